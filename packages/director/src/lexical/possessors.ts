import type { Language } from './language.ts'
import type { NounMatch } from './nouns.ts'
import { entriesOf } from './language-rules.ts'
import { foldWord, type LexicalWord } from './words.ts'

/** Whether a noun says to whom something belongs: `the ring of the queen`. Who owns something need not be there. */
export function isPossessor(
  { from, to }: NounMatch,
  words: readonly LexicalWord[],
  text: string,
  { find, rules, code, nouns }: Language,
): boolean {
  if (find.of(words, text).some((mark) => mark.to === from - 1)) return true
  if (code === 'ko' && words[to]!.low.endsWith('의')) return true
  // `soldatens datter`
  if (/^(?:sv|da|nb)$/u.test(code) && /[^s]s$/u.test(words[to]!.low) && !nouns.forms.has(words[to]!.low)) return true
  const behind = entriesOf(rules.ofBehind ?? '').map((entry) => foldWord(entry, code))
  if (behind.length === 0) return false
  if (rules.isUnspaced) return behind.some((entry) => text.startsWith(entry, words[to]!.end))
  const next = words[to + 1]
  return next !== undefined && next.clause === words[to]!.clause && behind.includes(next.low)
}
