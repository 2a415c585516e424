import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan } from '../describe-plan.ts'
import { singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { mostWords } from './point/point-of.ts'
import { nounWords } from './noun-words.ts'
import { seenWords } from './whole/pictured.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Words up to which a sentence is heard and seen at once. */
const SHORT_SENTENCE = 5

/** Plans without a word on screen have the nouns that tell most of their sentence and are not drawn. */
export function withUndrawnNouns<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    if (!analysis || plan.text.length > 0 || plan.graphic || analysis.text.split(/\s+/u).length <= SHORT_SENTENCE) return one
    const seen = seenWords(describePlan(plan, undefined, placeName))
    const isSeen = (words: string): boolean => seen.has(singularOf(words.split(' ').at(-1)!.toLowerCase()))
    const key = nounWords(analysis, isSeen)
    return key?.words.includes(' ') && key.words.split(' ').length <= mostWords(analysis) ? { ...one, plan: { ...plan, text: [key] } } : one
  })
}
