import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { PLACE_COORDINATES } from '../../languages/en/cities.ts'
import { countryCodeOf, isPlaceName } from '../../languages/en/names.ts'
import type { Analysis } from '../../story/analysis.ts'

/** Words behind which a place of the same clause is not where the scene is: left, only thought of, or somebody else's. */
const ELSEWHERE =
  /\b(?:cancel\w*|leav(?:e|es|ing)|left|far from|away from|dream\w* (?:of|about)|instead of|rather than|never (?:been|gone|went|saw|seen|visited|set)|job (?:in|at)|post in|offer\w*|(?:call|called|letter|postcard|message|news|flight|flights|text) from|(?:trips?|tickets?|flights?|calls?|letters?) to|(?:heard|hears?|thought|thinks?|talk\w*|spoke|told|read|wrote|joked?|stories) (?:of|about)|wants? to|wanted to|hop(?:e|es|ed) to|plan(?:s|ned)? to|missed?|unlike|not (?:in|to|from)|outside of|moved (?:away )?from|fled|escaped? from)\b[^,;:—–.!?]*$/iu

const isPlace = (words: string): boolean => isPlaceName(words) || PLACE_COORDINATES.has(words) || countryCodeOf(words) !== undefined

/** Is a place that a sentence names at a word where its scene is? */
export function isThere(at: number, { text, tokens, bars }: Analysis): boolean {
  const before = text.split(/\s+/u).slice(0, at).join(' ')
  const isBarred = tokens.some(({ word, i }) => word === at && /^(?:negated|compared|supposed)$/u.test(bars[i]!))
  return !isBarred && !ELSEWHERE.test(before)
}

/** Labels without the places where the scene is not. */
export const withoutPlacesElsewhere = (texts: readonly PlanText[], analysis: Analysis): readonly PlanText[] =>
  texts.filter(({ words, role, at }) => role !== 'label' || !isPlace(words) || isThere(at, analysis))
