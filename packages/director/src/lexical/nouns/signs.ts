import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Language } from '../language.ts'
import type { LexicalWord } from '../words.ts'
import { findNouns, type NounMatch } from './nouns.ts'

/** Times and measures stand last: other signs say more of a sentence. */
const BROAD = /^(?:calendar|clock|hourglass|stopwatch|earth|ruler|bar chart|gear|map|scale|book)$/u

/** Whether a sign says little of a sentence. */
export const isBroadSign = (name: string): boolean => BROAD.test(name)

/** Names of the signs of a sentence, each once, the more telling first. `nouns`: what is drawn itself; `isBarred`: denied, quoted or only compared. */
export function signsIn(
  words: readonly LexicalWord[],
  nouns: readonly NounMatch[],
  { rules, signs }: Language,
  isBarred: (match: NounMatch) => boolean,
): readonly string[] {
  const found = findNouns(words, rules, signs)
    .filter(({ from, to }) => nouns.every((noun) => noun.to < from || noun.from > to))
    .filter((match) => !isBarred(match))
    .filter(({ name }) => !drawableNamed(name)!.art!.startsWith('place/'))
  return [...new Set(found.map(({ name }) => name))].toSorted((a, b) => Number(BROAD.test(a)) - Number(BROAD.test(b)))
}
