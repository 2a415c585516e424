import { MONTH, SMALL, TENS } from '../../languages/en/number-words.ts'
import { MEASURED } from '../../languages/en/verbs.ts'
import { isNoun } from '../../senses/lexicon.ts'
import { readNumber } from './read-number.ts'
import { numberValue } from './number-value.ts'
import { makeQuantity, type ParsedQuantity, type Word } from '../quantity.ts'

/** `cut the number of parts in half`: what is measured is halved, nothing is broken. */
const isHalved = (words: readonly Word[], i: number): boolean => {
  const verb = words.findLastIndex(({ low }, n) => n < i && /^(?:cut|cuts|cutting|slash(?:es|ed|ing)?|split)$/u.test(low))
  return words[i]!.low === 'half' && verb >= 0 && words.slice(verb + 1, i).some(({ low }) => MEASURED.test(low))
}

/** `snapped in two`: broken, not counted. `Voyager 1`: a name. */
export const isInTwo = (words: readonly Word[], i: number, sentence: string): boolean =>
  (words[i - 1]?.low === 'in' &&
    /^(?:two|half|three)$/u.test(words[i]!.low) &&
    !isHalved(words, i) &&
    (words[i]!.isLast || i === words.length - 1 || /^(?:and|by|on|at|when|as|during|with|under)$/u.test(words[i + 1]?.low ?? '')) &&
    /\b(?:br[eo]ak\w*|broke\w*|snap\w*|split\w*|cut\w*|t[eo]re?|torn|fold\w*|crack\w*|slic\w*|rip\w*|saw\w*|bent)\b/iu.test(sentence)) ||
  (/^\d{1,3}$/u.test(words[i]!.text) &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(words[i - 1]?.text ?? '') &&
    !words[i - 1]!.isLast &&
    isNumbered(words, i))

const NUMBERED_VERB = /^(?:took|was|is|flew|landed|had|has|left|went|reached|launched|carried|crossed|passed|and|in|to|on|at|from)$/u
/** `Apollo 11 landed`: a number behind a name that no noun follows. */
const isNumbered = (words: readonly Word[], i: number): boolean =>
  !/^(?:about|almost|nearly|over|only|than|until|till|from|with|after|before|around|just|like|some|when|these|those|they|their|every|then|between|within|that|what|both)$/u.test(
    words[i - 1]!.low,
  ) &&
  !MONTH.test(words[i - 1]!.text) &&
  (words[i]!.isLast || NUMBERED_VERB.test(words[i + 1]?.low ?? ''))

/** `the Luma Two`: a capital inside a sentence behind another one belongs to a name. */
export const isOfName = (words: readonly Word[], i: number): boolean =>
  i > 1 &&
  /^\p{Lu}\p{Ll}+$/u.test(words[i]!.text) &&
  !words[i - 1]!.isLast &&
  /^\p{Lu}\p{L}+$/u.test(words[i - 1]!.text) &&
  (SMALL.includes(words[i]!.low) || TENS.includes(words[i]!.low))

const WITH_NUMBER =
  /^(?:seat|row|room|flight|apartment|locker|section|lane|line|route|highway|gate|platform|terminal|level|phase|stage|zone|version|chapter|article|season|episode|step|page|figure|track|release|magnitude|category)$/u

/** Parts of a way or a time that are numbered where a preposition stands before them: `at mile twenty`, `by day thirty`. */
const NUMBERED_AFTER_PREPOSITION =
  /^(?:mile|kilometer|kilometre|day|week|month|year|hour|minute|round|lap|step|floor|page|level|chapter|stage)$/u
const PREPOSITION = /^(?:at|by|on|from|after|around|until|before|to|in)$/u

/** `version 3.2 of the app`, `at mile twenty`: a number behind what it is the number of. */
export function numberedAt(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const [before, word] = [words[i - 1], words[i]!]
  // `tram number 28`.
  const named = words[i - 2]
  if (before?.low === 'number' && named && !named.isLast && isNoun(named.low) && numberValue(word.low) !== undefined)
    return { quantity: makeQuantity('date', `${named.low} ${numberValue(word.low)!}`, Number.NaN, named.at), next: i + 1 }
  const read = readNumber(words, i)
  if (
    before &&
    !before.isLast &&
    read !== undefined &&
    NUMBERED_AFTER_PREPOSITION.test(before.low) &&
    PREPOSITION.test(words[i - 2]?.low ?? '') &&
    !words[i - 2]!.isLast
  )
    return { quantity: makeQuantity('date', `${before.low} ${read.value}`, Number.NaN, before.at), next: i + read.length }
  const isNumber = /^\d+(?:\.\d+)*\p{Lu}?$/u.test(word.text)
  return before && isNumber && !before.isLast && WITH_NUMBER.test(before.low)
    ? { quantity: makeQuantity('date', `${before.low} ${word.text}`, Number.NaN, before.at), next: i + 1 }
    : undefined
}
