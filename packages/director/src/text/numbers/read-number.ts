import { SCALES } from '../../languages/en/number-words.ts'
import { numberValue } from './number-value.ts'
import type { Word } from '../quantity.ts'

/** `length`: words that say the number. */
export type Read = { readonly value: number; readonly length: number; readonly isYear: boolean }

/** `a thousand | and | one`, but `between a thousand and two thousand`. */
function joinsNumber(words: readonly Word[], i: number, start: number): boolean {
  const isHundred = words[i - 1]!.low === 'hundred'
  const follows = numberValue(words[i + 1]?.low ?? '') !== undefined
  const isOther = (words[i + 2]?.low ?? '') in SCALES || /^(?:between|from)$/u.test(words[start - 1]?.low ?? '')
  return follows && (isHundred || (words[i - 1]!.low in SCALES && !isOther && !words[i - 1]!.isLast))
}

/** The number that starts at a word. */
export function readNumber(words: readonly Word[], at: number): Read | undefined {
  let total = 0
  let current = 0
  let year = 0
  let i = at
  for (; i < words.length; i++) {
    const { low } = words[i]!
    const value = numberValue(low)
    const before = i > at ? numberValue(words[i - 1]!.low) : undefined
    if (value !== undefined) {
      const isDigits = /^\d/u.test(low)
      if (before !== undefined && isDigits) break
      if (before !== undefined && before >= 10 && before <= 20 && value >= 10 && value < 100 && i === at + 1) year = before * 100 + value
      else if (year > 0 && before !== undefined && before >= 20 && value < 10) year += value
      else if (before !== undefined && !(before >= 20 && before < 100 && value < 10)) break
      else current += value
    } else if (low in SCALES && i > at) {
      if (low === 'hundred') current = (current || 1) * 100
      else {
        total += (current || 1) * SCALES[low]!
        current = 0
      }
    } else if (low === 'and' && words[i + 1]?.low === 'a' && words[i + 2]?.low === 'half' && i > at) {
      current += 0.5
      i += 2
    } else if (low in SCALES && i === at && /^(?:first|last|next|another|every|per)$/u.test(words[at - 1]?.low ?? ''))
      current = SCALES[low]!
    else if (/^an?$/u.test(low) && i === at && (words[at + 1]?.low ?? '') in SCALES) current = 1
    else if (!(low === 'and' && i > at && joinsNumber(words, i, at))) break
    if (words[i]!.isLast) {
      i++
      break
    }
  }
  return i === at ? undefined : { value: year || total + current, length: i - at, isYear: year > 0 }
}
