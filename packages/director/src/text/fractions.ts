import { DURATION, FRACTION_UNIT, MEASURE, PARTS, SCALES } from '../languages/en/number-words.ts'
import { numberValue } from './numbers/number-value.ts'
import { makeQuantity, type ParsedQuantity, type Word } from './quantity.ts'

const isFractionUnit = (word: string): boolean => DURATION.test(word) || MEASURE.test(word) || FRACTION_UNIT.test(word)

/** `one adult in three`: a share of all. */
function readOneIn(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const [one, noun, joint, total] = words.slice(i, i + 4)
  const all = total && numberValue(total.low)
  const isShare = /^(?:one|1)$/u.test(one!.low) && noun && !noun.isLast && joint && /^in$/u.test(joint.low) && all !== undefined && all > 1
  // `one second in three hundred thousand years`.
  const isTime = noun && (DURATION.test(noun.low) || DURATION.test(words[i + 4]?.low ?? '') || (words[i + 4]?.low ?? '') in SCALES)
  return isShare && !isTime && /^\p{Ll}{3,}$/u.test(noun.text)
    ? { quantity: makeQuantity('share', `1 ${noun.text} in ${all}`, 1 / all, one!.at, { total: all, noun: noun.low }), next: i + 4 }
    : undefined
}

/** The half, third or multiple that starts at a word: `half of`, `two thirds`, `twice`. */
export function readFraction(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const word = words[i]!
  const next = words[i + 1]?.low ?? ''
  // `twice a minute`: how often, rather than how much more.
  const isOften = /^(?:an?|per|each|every)$/u.test(next) && DURATION.test(words[i + 2]?.low ?? '')
  if (/^(?:twice|thrice)$/u.test(word.low) && isOften) return undefined
  if (/^(?:twice|thrice)$/u.test(word.low))
    return { quantity: makeQuantity('times', word.low === 'twice' ? '2×' : '3×', word.low === 'twice' ? 2 : 3, word.at), next: i + 1 }
  const oneIn = readOneIn(words, i)
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
  const isAdded = words[i - 1]?.low === 'a' && words[i - 2]?.low === 'and'
  if (isHalf && !isAdded && !/^(?:and|other)$/u.test(words[i - 1]?.low ?? ''))
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
