import data from '../languages/en/word-vectors.json' with { type: 'json' }

/** Length of a vector of words. */
export const WORD_DIMENSIONS = data.dimensions
export type WordVector = readonly number[]

const ranks = new Map(data.words.split(' ').map((word, rank) => [word, rank]))
/** Values are characters from `#` on without the backslash, the middle one being 0. */
const FIRST_CODE = 35
const LEVELS = 45
const BACKSLASH = 92

function valueAt(index: number): number {
  const code = data.vectors.charCodeAt(index)
  return (code > BACKSLASH ? code - 1 : code) - FIRST_CODE - LEVELS
}

const known = new Map<string, WordVector>()
const NOTHING: WordVector = Array.from({ length: WORD_DIMENSIONS }, () => 0)

/** Rare words say more of what is spoken of than frequent ones. */
const weightOf = (rank: number): number => Math.log(1 + rank / 20)

function normalized(vector: readonly number[]): WordVector {
  const length = Math.hypot(...vector)
  return length === 0 ? NOTHING : vector.map((value) => value / length)
}

function vectorOfWord(word: string, rank: number): WordVector {
  const ready = known.get(word)
  if (ready) return ready
  const vector = normalized(NOTHING.map((_, d) => valueAt(rank * WORD_DIMENSIONS + d)))
  known.set(word, vector)
  return vector
}

/** What words mean together, as a vector of length 1; zeros where none of them is known. `words`: lower case, English. */
export function vectorOfWords(words: readonly string[]): WordVector {
  const sum = [...NOTHING]
  for (const word of words) {
    const rank = ranks.get(word)
    if (rank === undefined) continue
    const factor = weightOf(rank)
    vectorOfWord(word, rank).forEach((value, d) => (sum[d]! += value * factor))
  }
  return normalized(sum)
}

/** Cosine of two vectors: 1 of the same, about 0 of what has nothing to do with each other. */
export const relatednessOf = (one: WordVector, other: WordVector): number => one.reduce((sum, value, d) => sum + value * other[d]!, 0)
