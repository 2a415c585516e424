import { entriesOf, type LanguageRules } from '../language-rules.ts'
import type { LexicalWord } from '../words.ts'

/** What a year has behind it, in Chinese, Japanese, Korean and Slavic languages. */
export const YEAR_MARK = /^\s?(?:年|년|год|году|року|рік|roku|рік|yılı|yil)/u

const endsWithOne = (text: string, list: string): boolean =>
  entriesOf(list).some((entry) => text.endsWith(entry) && !/[\p{L}\p{M}]/u.test(text.at(-entry.length - 1) ?? ' '))

/**
 * Whether a bare number of four digits is a year rather than an amount such as `2000 people`, by what stands around it. `start`, `end`: its offsets in the
 * sentence.
 */
export function isYearThere(
  sentence: string,
  words: readonly LexicalWord[],
  [start, end]: readonly [number, number],
  rules: LanguageRules,
  isEmpty: (low: string) => boolean,
): boolean {
  if (YEAR_MARK.test(sentence.slice(end))) return true
  if (rules.beforeYear === undefined) return !rules.isUnspaced
  const before = sentence.slice(0, start).trimEnd().toLowerCase()
  if (endsWithOne(before, rules.about ?? '')) return false
  if (endsWithOne(before, rules.beforeYear)) return true
  const next = words.find((word) => word.start >= end)
  if (!next || isEmpty(next.low) || /[^\s]/u.test(sentence.slice(end, next.start))) return true
  if (rules.hasCapitalNouns) return !/^\p{Lu}/u.test(next.text)
  return before === '' && Number(sentence.slice(start, end)) % 100 !== 0
}
