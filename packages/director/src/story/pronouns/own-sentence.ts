import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture } from '../story-state.ts'

/** `Only her grandfather believed her, and together they left`: those whom the sentence itself named apart. */
export function isOfOwnSentence(
  { i, low }: Token,
  { tokens, phrases }: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
  found: readonly { readonly token: Token }[],
): boolean {
  if (low !== 'they' || tokens[i - 1]?.low !== 'together') return false
  const named = phrases.filter((phrase) => phrase.end < i && phrase.bar === '' && !phrase.isPlural && pictures.get(phrase)?.isPerson)
  return named.length > 0 && named.length + found.filter(({ token }) => token.i < i).length > 1
}
