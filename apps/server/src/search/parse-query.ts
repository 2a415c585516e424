import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { foldText } from '@fablecut/domain/text/fold-text'
import { characterPairs, isUnspaced, splitWords } from './words.ts'

/** In characters and words; the rest of a longer query is ignored. */
const MAX_QUERY = 200
const MAX_WORDS = 12

/** Shortest beginning of a word that is completed; words of scripts without spaces are short. */
const MIN_PREFIX = 2

export type QueryWord = {
  readonly word: string
  readonly folded: string
  /** Pairs of characters that stand for the word if it was cut in another way. */
  readonly pairs: readonly string[]
  /** Whether it is the last one, which may still be typed. */
  readonly isPrefix: boolean
}

export type Query = {
  readonly words: readonly QueryWord[]
  /** ISO 639-1 code: decides which words are stop words. */
  readonly language: string
}

/** Words of a query; punctuation and operators mean nothing. */
export function parseQuery(text: string): Query {
  const query = text.slice(0, MAX_QUERY)
  const isTyping = query.length === text.length && /[\p{L}\p{N}\p{M}]$/u.test(query)
  const all = new Map(splitWords(query).map((word) => [foldText(word), word]))
  all.delete('')
  const words = [...all].slice(0, MAX_WORDS).map(([folded, word], index) => ({
    word,
    folded,
    pairs: isUnspaced(folded) ? characterPairs(folded) : [],
    isPrefix: isTyping && index === all.size - 1 && (isUnspaced(folded) || Array.from(folded).length >= MIN_PREFIX),
  }))
  return { words, language: detectLanguage(query) }
}
