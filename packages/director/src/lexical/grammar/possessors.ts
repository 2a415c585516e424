import type { GrammarRules } from './grammar-rules.ts'
import type { Language } from '../language.ts'
import type { NounMatch } from '../nouns/nouns.ts'
import { entriesOf } from '../language-rules.ts'
import { foldWord } from '../fold-word.ts'
import type { LexicalWord } from '../words.ts'

/** Whether a noun says to whom something belongs: `the ring of the queen`. Who owns something need not be there. */
export function isPossessor(
  { from, to }: NounMatch,
  words: readonly LexicalWord[],
  text: string,
  { find, rules, code, nouns }: Language,
): boolean {
  if (find.of(words, text).some((mark) => mark.to === from - 1)) return true
  // `la guardia dell'imperatore`
  if (rules.elidedOf?.test(words[from]!.text)) return true
  if (rules.genitiveEnding?.test(words[to]!.low) && !nouns.forms.has(words[to]!.low)) return true
  const isOwner = rules.isPossessor?.({ from, to }, words)
  if (isOwner !== undefined) return isOwner
  const behind = entriesOf(rules.ofBehind ?? '').map((entry) => foldWord(entry, code))
  if (behind.length === 0) return false
  if (rules.isUnspaced) return behind.some((entry) => text.startsWith(entry, words[to]!.end))
  const next = words[to + 1]
  return next !== undefined && next.clause === words[to]!.clause && behind.includes(next.low)
}

/** `女の顔`: whose face is told is seen. */
export const isOfBody = ({ to }: Pick<NounMatch, 'to'>, words: readonly LexicalWord[], { seenOfPerson }: GrammarRules): boolean =>
  words.slice(to + 1, to + 3).some(({ low, clause }) => clause === words[to]!.clause && seenOfPerson?.test(low))
