import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { wordsOnScreen } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isGivenName } from '../../languages/en/names.ts'
import { letteringOf } from '../lettering.ts'
import { isThere } from './places-there.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** A frame with more texts than these has no room for a name. */
const MAX_TEXTS = 2

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const isSaidIn = (name: string, words: ReadonlySet<string>): boolean => wordsIn(name).every((word) => words.has(word))

/** `Martha`: somebody of a tale is not known by a first name alone. */
const isFirstName = ({ words }: PlanText): boolean => !words.includes(' ') && isGivenName(words.toLowerCase())

/** Plans with the name that their sentence tells first in the script, where it is not on screen: of somebody, a place or a product; of several the longest. */
export function withNewName<P extends Planned>(planned: readonly P[]): P[] {
  const introduced = new Set<string>()
  return planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis) return one
    const names = letteringOf(analysis).filter((text) => text.role === 'label' && isThere(text.at, analysis) && !isFirstName(text))
    const fresh = names.filter(({ words }) => !isSaidIn(words, introduced))
    for (const { words } of names) for (const word of wordsIn(words)) introduced.add(word)
    const onScreen = wordsOnScreen(plan)
    const said = new Set(onScreen.flatMap(wordsIn))
    // A map may label `New Delhi` as `Delhi`.
    const isLabelled = (name: string): boolean => onScreen.some((label) => isSaidIn(label, new Set(wordsIn(name))))
    if (plan.text.length > MAX_TEXTS || names.some(({ words }) => isSaidIn(words, said) || isLabelled(words))) return one
    const [name] = fresh.toSorted((a, b) => wordsIn(b.words).length - wordsIn(a.words).length)
    return name ? { ...one, plan: { ...plan, text: [...plan.text, name] } } : one
  })
}
