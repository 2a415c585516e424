import { DAYS, DURATION, MEASURE, MONEY, MONTH, NO_UNIT, ORDINALS } from '../../languages/en/number-words.ts'
import { isDemonym, isPlaceName } from '../../languages/en/names.ts'
import { isNoun, singularOf } from '../../senses/lexicon.ts'
import { makeQuantity, type ParsedQuantity, type Word } from '../quantity.ts'
import { numberValue } from './number-value.ts'
import type { Read } from './read-number.ts'

const dayOf = (one: Word | undefined): number => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(one?.low ?? '')
  return digits ? Number(digits[1]) : ORDINALS.indexOf(one?.low ?? '') + 1
}
const yearOf = (one: Word | undefined): string => (/^(?:1\d|20)\d\d$/u.test(one?.low ?? '') ? one!.low : '')

/** `August 24 | in the year 79`: the year of a date, and how many words it takes. */
function yearBehind(
  words: readonly Word[],
  at: number,
): { readonly words: string; readonly value: number; readonly length: number } | undefined {
  const [preposition, article, noun, year] = words.slice(at, at + 4)
  if (!/^(?:in|of)$/u.test(preposition?.low ?? '') || article?.low !== 'the' || noun?.low !== 'year') return undefined
  return /^\d{1,4}$/u.test(year?.text ?? '') ? { words: `in the year ${year!.text}`, value: Number(year!.text), length: 4 } : undefined
}

/** The date, weekday or century that starts at a word. */
export function readDate(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const word = words[i]!
  const next = words[i + 1]
  const after = words[i + 2]
  if (MONTH.test(word.text)) {
    const isMay = word.text === 'May' && !dayOf(next) && !yearOf(next)
    const day = dayOf(next)
    const year = day ? yearOf(after) : yearOf(next)
    const before = words[i - 1]?.low ?? ''
    if (isMay && !/^(?:in|since|until|by|of)$/u.test(before)) return undefined
    const display = [word.text, day ? `${day}${year ? ',' : ''}` : '', year].filter(Boolean).join(' ')
    const end = i + 1 + (day ? 1 : 0) + (year ? 1 : 0)
    const said = year ? undefined : yearBehind(words, end)
    if (said) return { quantity: makeQuantity('date', `${display} ${said.words}`, said.value, word.at), next: end + said.length }
    return { quantity: makeQuantity('date', display, year ? Number(year) : Number.NaN, word.at), next: end }
  }
  const offset = next?.low === 'of' ? 2 : 1
  const month = words[i + offset]
  const day = dayOf(word)
  if (day && month && MONTH.test(month.text) && day <= 31) {
    const year = yearOf(words[i + offset + 1])
    return {
      quantity: makeQuantity('date', [day, month.text, year].filter(Boolean).join(' '), year ? Number(year) : Number.NaN, word.at),
      next: i + offset + (year ? 2 : 1),
    }
  }
  if (DAYS.includes(word.text)) return { quantity: makeQuantity('date', word.text, Number.NaN, word.at), next: i + 1 }
  const century = /^(\d{1,2}(?:st|nd|rd|th))$/u.exec(word.low)?.[1] ?? (ORDINALS.includes(word.low) ? word.low : undefined)
  if (century && next?.low.startsWith('centur'))
    return { quantity: makeQuantity('date', `${century} century`, Number.NaN, word.at), next: i + 2 }
  if (/^(?:1\d|20)\d0s$/u.test(word.low))
    return { quantity: makeQuantity('date', word.low, Number(word.low.slice(0, 4)), word.at), next: i + 1 }
  return undefined
}

const YEAR_BEFORE =
  /^(?:in|since|by|until|till|from|before|after|around|about|year|to|and|of|between|late|early|summer|winter|spring|autumn|fall|through)$/u

const isOne = ({ low }: Word): boolean => singularOf(low) === low && !/[^siu]s$/u.test(low)

const isCapitalised = ({ text, low }: Word): boolean => /^\p{Lu}\p{Ll}/u.test(text) && !(low in MONEY) && !MEASURE.test(low)
/** `1200 Romans`, `1200 Chinese`: of a place by name the ending says nothing. */
const isPeople = ({ text }: Word, isBeforeNoun: boolean): boolean =>
  !isPlaceName(text) && (isDemonym(text.replace(/s$/u, '')) ? text.endsWith('s') || !isBeforeNoun : /[^siu]s$/u.test(text))

const DETERMINER = /^(?:the|this|that|his|her|its|their|our)$/u
/** What a year is said behind without a preposition. */
const TIME_BEFORE = /^(?:christmas|easter|eve|morning|afternoon|evening|night|day)$/u

/** `the 1967 Boston Marathon`, `a 1965 Ford`, not `1200 Romans`, `the 1200 Roman soldiers`. */
function isYearBeforeName(words: readonly Word[], i: number): boolean {
  const [before, first] = [words[i - 1]!, words[i + 1]!]
  if (TIME_BEFORE.test(before.low)) return true
  const behind = words.slice(i + 1).findIndex((word, n, all) => !isCapitalised(word) || (n > 0 && all[n - 1]!.isLast))
  const end = behind < 0 ? words.length : i + 1 + behind
  const [last, noun] = [words[end - 1]!, words[end]]
  const isCounted = noun !== undefined && !last.isLast && (COLLECTIVE.test(noun.low) || (isNoun(singularOf(noun.low)) && !isOne(noun)))
  if (DETERMINER.test(before.low) && isPlaceName(first.text)) return true
  if (isCounted || isPeople(last, noun !== undefined && !last.isLast && isNoun(noun.low))) return false
  return DETERMINER.test(before.low) || /^an?$/u.test(before.low)
}

/** `Christmas morning 1950 four students`, `the 1967 Boston Marathon`, `Christmas Eve of 1971 lightning struck`, `the 2008 crisis`: nothing of that number is counted. */
function isYearBeforeNoun(words: readonly Word[], i: number): boolean {
  const [before, next, after] = [words[i - 1], words[i + 1], words[i + 2]]
  if (!before || !next || words[i]!.isLast) return false
  if (numberValue(next.low) !== undefined) return true
  if (isCapitalised(next)) return isYearBeforeName(words, i)
  const isCounted = !isOne(next) || COLLECTIVE.test(next.low) || (after !== undefined && !next.isLast && !isOne(after))
  if (isCounted || !isNoun(next.low) || MEASURE.test(next.low) || DURATION.test(next.low)) return false
  const isOfTime = before.low === 'of' && /^\p{Lu}/u.test(words[i - 2]?.text ?? '')
  return isOfTime || DETERMINER.test(before.low)
}

/** Nouns that are counted without an ending. */
const COLLECTIVE = /^(?:people|men|women|children|sheep|fish|cattle|staff|police|troops|horsepower|calorie|aircraft|deer)$/u

/** The year that a number of a sentence is. */
export function readYear(words: readonly Word[], i: number, number: Read): ParsedQuantity | undefined {
  const word = words[i]!
  const next = words[i + number.length]
  const era = /^(?:BC|AD|BCE|CE)$/u.test(next?.text ?? '') ? next!.text : undefined
  if (era)
    return {
      quantity: makeQuantity('year', `${number.value} ${era}`, era.startsWith('B') ? -number.value : number.value, word.at),
      next: i + number.length + 1,
    }
  const isWritten = /^\d{3,4}$/u.test(word.low) && number.length === 1
  const isFour = isWritten && /^(?:1\d{3}|20\d\d)$/u.test(word.low)
  if (isFour && isYearBeforeNoun(words, i)) return { quantity: makeQuantity('year', word.low, number.value, word.at), next: i + 1 }
  const follows = YEAR_BEFORE.test(words[i - 1]?.low ?? '')
  const hasNoun =
    next &&
    !word.isLast &&
    (isNoun(singularOf(next.low)) ||
      (isCapitalised(next) && isPeople(next, false)) ||
      next.low in MONEY ||
      MEASURE.test(next.low) ||
      DURATION.test(next.low)) &&
    !NO_UNIT.test(next.low)
  const isYear =
    number.isYear ||
    (isFour && (!hasNoun || follows) && !(hasNoun && /^(?:about|around|of|to|and)$/u.test(words[i - 1]?.low ?? ''))) ||
    (isWritten && words[i - 1]?.low === 'year')
  return isYear ? { quantity: makeQuantity('year', String(number.value), number.value, word.at), next: i + number.length } : undefined
}
