import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../../describe-plan.ts'
import { isNoun, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { seenWords } from '../whole/pictured.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import type { Beside } from './point-begins.ts'

const isPlural = (low: string): boolean => singularOf(low) !== low && isNoun(singularOf(low))

/** Whom or what pronouns mean among what is drawn. */
export function besideOf({ cast, things }: ShotPlan, { tokens }: Analysis, shown: readonly ShownItem[]): Beside {
  const genders = new Set(cast.map(({ traits }) => traits?.gender))
  const made = things.reduce((sum, { count }) => sum + count, cast.filter(({ what }) => isAnimalName(what)).length)
  const drawn = [...cast.map(() => 1), ...things.map(({ count }) => count)].reduce((sum, count) => sum + count, 0)
  const isShownAt = (i: number): boolean => {
    const { low } = tokens[i]!
    if (/^(?:i|me|my|you|your|we|our|us)$/u.test(low)) return true
    if (/^(?:he|him|his)$/u.test(low)) return cast.length > 0 && !(genders.size === 1 && genders.has('woman'))
    if (/^(?:she|her|hers)$/u.test(low)) return cast.length > 0 && !(genders.size === 1 && genders.has('man'))
    // `the people would be rude, and he should love them`: said in the same breath.
    const isToldBefore = tokens.slice(0, i).some((token) => (token.pos !== 'VERB' || token.i === 0) && isPlural(token.low))
    if (/^(?:they|them|their)$/u.test(low)) return drawn > 1 || isToldBefore
    return /^(?:it|its)$/u.test(low) && drawn === 1 && made === 1
  }
  return { isShownAt, seen: seenWords(shown) }
}

/** On a card without a word each noun, and who `he` or `she` is, is known to whoever hears the film. */
export const allHeard = ({ tokens }: Analysis): Beside => ({
  isShownAt: (i) => !/^(?:it|them|this|that|these|those)$/u.test(tokens[i]!.low),
  seen: new Set(tokens.map(({ low }) => singularOf(low))),
})
