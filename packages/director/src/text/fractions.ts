import { pluralOf } from '@fablecut/domain/story/shot-plan/plan-prompts'
import { DURATION, FRACTION_UNIT, MEASURE, PARTS } from '../languages/en/number-words.ts'
import { formatNumber } from './format-number.ts'
import { numberValue } from './numbers/number-value.ts'
import { readNumber } from './numbers/read-number.ts'
import { makeQuantity, type ParsedQuantity, type Word } from './quantity.ts'

const isFractionUnit = (word: string): boolean => DURATION.test(word) || MEASURE.test(word) || FRACTION_UNIT.test(word)

/** Of how many a share is said. */
const SHARED_TOTAL = /^(?:[3-9]|10|12|20|50|100|1000)$/u
/** What is no share of all of its kind: `two goals in three`. */
const DENOMINATED = /^(?:times|goals|points|steps|games|wins|matches|places|rounds|parts|hundred|thousand|million|billion|percent)$/u

/** `one adult in three`: a share of all. */
function readOneIn(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const [one, noun, joint] = words.slice(i, i + 3)
  const total = words[i + 3] && readNumber(words, i + 3)
  const all = total?.value
  const behind = words[i + 3 + (total?.length ?? 0)]
  const isShare = /^(?:one|1)$/u.test(one!.low) && noun && !noun.isLast && joint && /^in$/u.test(joint.low) && all !== undefined && all > 1
  // `one second in three hundred thousand years`.
  const isTime = noun && (DURATION.test(noun.low) || (behind !== undefined && DURATION.test(behind.low)))
  return isShare && !isTime && /^\p{Ll}{3,}$/u.test(noun.text)
    ? {
        quantity: makeQuantity('share', `1 ${noun.text} in ${formatNumber(all)}`, 1 / all, one!.at, { total: all, noun: noun.low }),
        next: i + 3 + total!.length,
      }
    : undefined
}

/** `is`, `has`: verbs that end like plurals. */
const VERB_FORM = /^(?:is|was|has|does|always|sometimes|perhaps|less)$/u

/** `seven people in ten`, `2 doctors out of 3`: a share of all, with whom it is of. */
function readSomeIn(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const count = readNumber(words, i)
  const noun = count && words[i + count.length]
  if (!count || !noun || count.value < 2 || words[i + count.length - 1]!.isLast || noun.isLast || !/^\p{Ll}{3,}$/u.test(noun.text))
    return undefined
  const joint =
    words[i + count.length + 1]?.low === 'in'
      ? 1
      : words
            .slice(i + count.length + 1, i + count.length + 3)
            .map(({ low }) => low)
            .join(' ') === 'out of'
        ? 2
        : 0
  const start = i + count.length + 1 + joint
  const total = joint > 0 && words[start] ? readNumber(words, start) : undefined
  if (!total || !SHARED_TOTAL.test(String(total.value)) || total.value <= count.value || total.isYear) return undefined
  const end = start + total.length
  const behind = words[end - 1]!.isLast ? undefined : words[end]
  // `three men in ten boats`, `two days in seven`.
  const isOfOther = behind !== undefined && behind.low.endsWith('s') && !VERB_FORM.test(behind.low)
  const isTime = DURATION.test(noun.low) || DURATION.test(behind?.low ?? '') || MEASURE.test(noun.low) || MEASURE.test(behind?.low ?? '')
  if (isOfOther || isTime || DENOMINATED.test(noun.low)) return undefined
  return {
    quantity: makeQuantity(
      'share',
      `${formatNumber(count.value)} ${joint === 1 ? 'in' : 'out of'} ${formatNumber(total.value)} ${noun.text}`,
      count.value / total.value,
      words[i]!.at,
      {
        total: total.value,
        noun: noun.low,
      },
    ),
    next: end,
  }
}

/** Parts of a unit: how they are said, their sign and their value. */
const UNIT_PARTS: readonly { readonly said: RegExp; readonly count: number; readonly sign: string; readonly value: number }[] = [
  { said: /^half$/u, count: 1, sign: '½', value: 0.5 },
  { said: /^quarter$/u, count: 1, sign: '¼', value: 0.25 },
  { said: /^quarters$/u, count: 3, sign: '¾', value: 0.75 },
]

/** `an hour and three quarters`, `a mile and a half`: one unit and a part of it. */
export function unitAndPartAt(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const [one, unit, and, article, part] = words.slice(i, i + 5)
  if (!/^(?:an?|one)$/u.test(one!.low) || !unit || unit.isLast || and?.low !== 'and' || !part) return undefined
  const kind = DURATION.test(unit.low) ? 'duration' : MEASURE.test(unit.low) ? 'measure' : undefined
  const count = /^an?$/u.test(article!.low) ? 1 : numberValue(article!.low)
  const found = UNIT_PARTS.find((one) => one.said.test(part.low) && one.count === count)
  if (!kind || !found) return undefined
  return {
    quantity: makeQuantity(kind, `1${found.sign} ${pluralOf(unit.low)}`, 1 + found.value, one!.at, { unit: unit.low }),
    next: i + 5,
  }
}

/** `the second half of the night`: which one, rather than how much. */
const OF_ORDER =
  /^(?:and|other|first|second|last|latter|former|upper|lower|top|bottom|back|front|left|right|better|northern|southern|eastern|western)$/u

/** The half, third or multiple that starts at a word: `half of`, `two thirds`, `twice`. */
export function readFraction(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const word = words[i]!
  const next = words[i + 1]?.low ?? ''
  // `twice a minute`: how often, rather than how much more.
  const isOften = /^(?:an?|per|each|every)$/u.test(next) && DURATION.test(words[i + 2]?.low ?? '')
  if (/^(?:twice|thrice)$/u.test(word.low) && isOften) return undefined
  if (/^(?:twice|thrice)$/u.test(word.low))
    return { quantity: makeQuantity('times', word.low === 'twice' ? '2×' : '3×', word.low === 'twice' ? 2 : 3, word.at), next: i + 1 }
  const oneIn = readOneIn(words, i) ?? readSomeIn(words, i)
  if (oneIn) return oneIn
  const isHalf =
    word.low === 'half' &&
    (/^(?:as|of|the|a|an|its|their|his|her|your)$/u.test(next) ||
      word.isLast ||
      i === words.length - 1 ||
      /^(?:in|by|about|only|roughly|almost|nearly)$/u.test(words[i - 1]?.low ?? ''))
  // `half an hour`: a time, no share.
  const unit = words[i + 2]?.low ?? ''
  if (isHalf && !word.isLast && /^an?$/u.test(next) && isFractionUnit(unit))
    return { quantity: makeQuantity('duration', `½ ${unit}`, 0.5, word.at, { unit }), next: i + 3 }
  // `the flesh of one half`: one of two pieces.
  const isPiece = /^(?:one|each|either|this|that|another)$/u.test(words[i - 1]?.low ?? '') && !/^(?:of|as)$/u.test(next)
  const isAdded = words[i - 1]?.low === 'a' && words[i - 2]?.low === 'and'
  if (isHalf && !isAdded && !isPiece && !OF_ORDER.test(words[i - 1]?.low ?? ''))
    return { quantity: makeQuantity('share', '½', 0.5, word.at), next: i + 1 }
  const count = /^(?:a|one)$/u.test(word.low) ? 1 : numberValue(word.low)
  const part = PARTS.indexOf(next.replace(/s$/u, ''))
  const isPart =
    part >= 1 && count !== undefined && (next.endsWith('s') ? count > 1 : count === 1 && /^(?:of|as)$/u.test(words[i + 2]?.low ?? ''))
  // `a tenth of a second`: a time.
  const ofUnit = words[i + 4]?.low ?? ''
  if (isPart && words[i + 2]?.low === 'of' && /^(?:an?|one)$/u.test(words[i + 3]?.low ?? '') && isFractionUnit(ofUnit))
    return {
      quantity: makeQuantity('duration', `${count}/${part + 2} ${ofUnit}`, count / (part + 2), word.at, { unit: ofUnit }),
      next: i + 5,
    }
  return isPart ? { quantity: makeQuantity('share', `${count}/${part + 2}`, count / (part + 2), word.at), next: i + 2 } : undefined
}
