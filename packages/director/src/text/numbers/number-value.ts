import { SMALL, TENS } from '../../languages/en/number-words.ts'

/** The value of a number in digits, or of a word up to `ninety`; undefined for other words. */
export function numberValue(word: string): number | undefined {
  if (/^\d[\d,]*(?:\.\d+)?$/u.test(word)) return Number(word.replaceAll(',', ''))
  const small = SMALL.indexOf(word)
  if (small >= 0) return small
  const ten = TENS.indexOf(word)
  return ten >= 0 ? (ten + 2) * 10 : undefined
}
