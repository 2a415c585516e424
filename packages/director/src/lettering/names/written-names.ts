import { isNoun, isVerb, singularOf } from '../../senses/lexicon.ts'
import type { Token } from '../../text/token.ts'

/** Ends of what a name is joined to: `Berlin-based`. */
const DESCRIBING = /(?:ed|ing|born|like|style|wide|speaking|sized|free|era)$/iu
const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '')

/** Does the part behind a hyphen belong to a name: `Manpo-kei`, `Saint-Denis`, but not `Berlin-based`? */
const belongsToName = (part: string): boolean =>
  /^\p{Lu}/u.test(part) || !(DESCRIBING.test(part) || isNoun(singularOf(part.toLowerCase())) || isVerb(part.toLowerCase()))

/** A word of a name as the sentence writes it, where the tokens tear it apart: `Kadıköy`, `Manpo-kei`; without the `’s` of an owner. */
export function writtenName({ text, word }: Token, words: readonly string[]): string {
  const written = bare(words[word] ?? '')
  const isOneWord = /^\p{L}+$/u.test(written) && written !== text && written.includes(text)
  const parts = written.split('-')
  const isJoined = parts.length === 2 && parts[0] === text && parts.every((part) => /^\p{L}+$/u.test(part)) && belongsToName(parts[1]!)
  return isOneWord || isJoined ? written : text.replace(/['’]s$/u, '')
}
