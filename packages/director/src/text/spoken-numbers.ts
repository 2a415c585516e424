import { DURATION, MEASURE, MONEY, NO_UNIT, SMALL, TENS } from '../languages/en/number-words.ts'
import { isNoun, singularOf } from '../senses/lexicon.ts'
import { makeQuantity, type ParsedQuantity, type Word } from './quantity.ts'

/** `2 p.m.`, `ten in the evening`: an hour of the day. `at`, `next`: indices of the number and behind it. */
export function hourAt(words: readonly Word[], at: number, next: number, value: number): ParsedQuantity | undefined {
  const clock = words[next]?.low ?? ''
  const isOfDay = Number.isInteger(value) && value >= 1 && value <= 12
  if (isOfDay && /^(?:[ap]\.?m|o['’]clock)$/u.test(clock)) {
    const name = /^[ap]/u.test(clock) ? clock.replace('.', '') : 'o’clock'
    return { quantity: makeQuantity('date', `${value} ${name}`, Number.NaN, words[at]!.at), next: next + 1 }
  }
  const said = words
    .slice(next, next + 3)
    .map(({ low }) => low)
    .join(' ')
  const half = said.startsWith('in the morning') ? 'am' : /^(?:in the (?:afternoon|evening)|at night)/u.test(said) ? 'pm' : undefined
  const isHour =
    half && isOfDay && /^(?:|at|until|till|by|before|after|around|about|to|from|is|was|it['’]s)$/u.test(words[at - 1]?.low ?? '')
  if (!isHour) return undefined
  return {
    quantity: makeQuantity('date', `${value} ${half}`, Number.NaN, words[at]!.at),
    next: next + (said.startsWith('at night') ? 2 : 3),
  }
}

/** What is told of a childhood, rather than of an evening: `At seven, Charlie was sent to a workhouse`. */
const OF_YOUTH = /^(?:sent|born|orphaned|could|learned|composed|entered)$/u
const REACH_OF_YOUTH = 6

/** `At fourteen she`, `when he was sixteen`, `died at sixty`, `at the age of nine`: an age. */
export function ageAt(words: readonly Word[], at: number, value: number, length: number): ParsedQuantity | undefined {
  const be = /^(?:about|only|just|barely|nearly|almost)$/u.test(words[at - 1]?.low ?? '') ? at - 2 : at - 1
  const isBehindBe =
    /^(?:was|is|turned|were)$/u.test(words[be]?.low ?? '') &&
    /^(?:he|she|i|\p{Lu}\p{Ll}+)$/u.test(
      be === 1 || /^\p{Lu}/u.test(words[be - 1]?.text ?? '')
        ? (words[be - 1]?.text ?? '').replace(/^(?:He|She|I)$/u, 'i')
        : (words[be - 1]?.low ?? ''),
    )
  const isAtStart = words[at - 1]?.low === 'at' && at === 1 && /^(?:he|she|i)$/u.test(words[at + length]?.low ?? '')
  const next = words[at + length]?.low ?? ''
  const endsThere = words[at + length - 1]!.isLast || at + length >= words.length || /^(?:when|and|years)$/u.test(next)
  const isBeforeClause = value > 12 && at === 1 && words[0]!.low === 'at' && words[at + length - 1]!.isLast
  const isBeforeNoun = value > 12 && words[at - 1]?.text === 'At' && /^(?:an?|the|his|her|their)$/u.test(words[at + length]?.low ?? '')
  const isAtDeath =
    words[at - 1]?.low === 'at' && endsThere && /^(?:die|dies|died|retired|married|debuted|graduated)$/u.test(words[at - 2]?.low ?? '')
  const isAtStartOfName =
    at === 1 &&
    words[0]!.low === 'at' &&
    /^\p{Lu}\p{Ll}/u.test(words[at + length]?.text ?? '') &&
    words.slice(at + length, at + length + REACH_OF_YOUTH).some(({ low }) => OF_YOUTH.test(low))
  const isCalledAge = words[at - 1]?.low === 'of' && words[at - 2]?.low === 'age'
  const isAge =
    value >= 3 &&
    value < 110 &&
    (isCalledAge || isAtStartOfName || (isBehindBe && endsThere) || isAtStart || isBeforeClause || isBeforeNoun || isAtDeath)
  return isAge ? { quantity: makeQuantity('date', `age ${value}`, Number.NaN, words[at]!.at), next: at + length } : undefined
}

/** `two | fifty pound bags`, `two | sixty watt bulbs`: the first number counts what the second is part of. */
function isOfUnit(words: readonly Word[], tens: number): boolean {
  const next = words[tens]!.isLast ? undefined : words[tens + 1]
  if (!next || NO_UNIT.test(next.low)) return false
  return next.low in MONEY || MEASURE.test(next.low) || DURATION.test(next.low) || isNoun(singularOf(next.low))
}

/** `That leaves two fifty`: an amount whose unit is not said, which stands in its words. */
export function spokenAmountAt(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const [units, tens] = [words[i]!, words[i + 1]]
  const isAmount =
    SMALL.indexOf(units.low) > 0 &&
    SMALL.indexOf(units.low) < 10 &&
    !units.isLast &&
    tens !== undefined &&
    tens.at > units.at &&
    TENS.includes(tens.low) &&
    !isOfUnit(words, i + 1)
  return isAmount ? { quantity: makeQuantity('amount', `${units.low} ${tens.low}`, Number.NaN, units.at), next: i + 2 } : undefined
}

/** `one two three four`: digits in a row. */
export function digitsAt(words: readonly Word[], i: number): ParsedQuantity | undefined {
  let end = i
  while (
    end < words.length &&
    SMALL.indexOf(words[end]!.low) >= 0 &&
    SMALL.indexOf(words[end]!.low) < 10 &&
    (end === i || !words[end - 1]!.isLast)
  )
    end++
  if (end - i < 3) return undefined
  const digits = words.slice(i, end).map(({ low }) => SMALL.indexOf(low))
  return { quantity: makeQuantity('date', digits.join(''), Number.NaN, words[i]!.at), next: end }
}
