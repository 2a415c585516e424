/** Scripts without spaces between words, in which words are found as parts of the text. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/u

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

const isUnspaced = (word: string): boolean => UNSPACED.test(word)

/** Matches any of the words as a whole word, the longest first, in any case; never without words. */
function wordPattern(words: readonly string[]): RegExp {
  const [spaced, unspaced] = [words.filter((word) => !isUnspaced(word)), words.filter(isUnspaced)]
  const parts = [
    ...(spaced.length > 0 ? [String.raw`(?<![\p{L}\p{M}\p{N}])(?:${alternatives(spaced)})(?![\p{L}\p{M}\p{N}])`] : []),
    ...(unspaced.length > 0 ? [alternatives(unspaced)] : []),
  ]
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)', 'giu')
}

/** Whether a text contains a word or name. */
export const includesWord = (text: string, word: string): boolean => word.trim() !== '' && text.search(wordPattern([word.trim()])) >= 0

/** Words, separated by `|`, of each value. */
export type WordTable<T> = readonly (readonly [T, string])[]
export type WordFinder<T> = (text: string) => readonly T[]

/** Finds the values whose words a text contains, in the order of the text, without overlaps. A word belongs to the first value that has it. */
export function createWordFinder<T>(table: WordTable<T>): WordFinder<T> {
  const values = new Map<string, T>()
  for (const [value, words] of table) for (const word of words.split('|')) if (!values.has(word)) values.set(word, value)
  const pattern = wordPattern([...values.keys()])
  return (text) => [...text.matchAll(pattern)].map(([word]) => values.get(word.toLowerCase())!)
}
