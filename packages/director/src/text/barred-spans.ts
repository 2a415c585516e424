import type { Token } from './token.ts'

/** Why a word names nothing that is there, and is not drawn; empty for words that do. */
export type ExclusionReason = '' | 'negated' | 'compared' | 'idiom' | 'relative' | 'supposed' | 'quoted'

/** Tokens that name nothing that is there, `to` exclusive, and why. */
export type Span = readonly [from: number, to: number, bar: ExclusionReason]

/** Token index of a character of the sentence. */
function tokenAt(tokens: readonly Token[], sentence: string, index: number): number {
  const word = sentence.slice(0, index).split(/\s+/u).length - 1
  return tokens.findIndex((token) => token.word >= word)
}

/** Spans of all matches of a pattern in a sentence. */
export function spansOfMatches(tokens: readonly Token[], sentence: string, pattern: RegExp, bar: ExclusionReason): Span[] {
  return [...sentence.matchAll(pattern)].map(({ index, 0: text }) => {
    const from = tokenAt(tokens, sentence, index)
    const last = tokenAt(tokens, sentence, index + text.length - 1)
    const end = tokens.findIndex((token) => token.word > (tokens[last]?.word ?? 0))
    return [from, end < 0 ? tokens.length : end, bar]
  })
}
