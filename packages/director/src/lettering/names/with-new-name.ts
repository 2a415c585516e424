import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { isGivenName } from '../../languages/en/names.ts'
import { letteringOf } from '../lettering.ts'
import { isThere } from './places-there.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** A frame with more texts than these has no room for a name. */
const MAX_TEXTS = 2

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const isSaidIn = (name: string, texts: readonly string[]): boolean => {
  const said = new Set(texts.flatMap(wordsIn))
  return wordsIn(name).every((word) => said.has(word))
}

const labelsOf = ({ graphic }: ShotPlan): string[] => JSON.stringify(graphic ?? '').match(/(?<=")[^"]+(?=")/gu) ?? []

/** `Martha`: somebody of a tale is not known by a first name alone. */
const isFirstName = ({ words }: PlanText): boolean => !words.includes(' ') && isGivenName(words.toLowerCase())

/** Plans with the name that their sentence tells first in the script, where it is not on screen: of somebody, a place or a product; of several the longest. */
export function withNewName<P extends Planned>(planned: readonly P[]): P[] {
  const told: string[] = []
  return planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis) return one
    const names = letteringOf(analysis).filter((text) => text.role === 'label' && isThere(text.at, analysis) && !isFirstName(text))
    const fresh = names.filter(({ words }) => !isSaidIn(words, told))
    told.push(...names.map(({ words }) => words))
    const onScreen = [...plan.text.map(({ words }) => words), ...labelsOf(plan)]
    if (plan.text.length > MAX_TEXTS || names.some(({ words }) => isSaidIn(words, onScreen))) return one
    const [name] = fresh.toSorted((a, b) => wordsIn(b.words).length - wordsIn(a.words).length)
    return name ? { ...one, plan: { ...plan, text: [...plan.text, name] } } : one
  })
}
