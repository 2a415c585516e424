const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/
/** Elided articles in French and Italian: une nuit d’orage. */
const ELISION = /(?<!\p{L})(?:l|d|j|n|s|m|t|c|qu|un|dell|all|nell|sull)['’](?=\p{L}{3})/gu
const CACHE_SIZE = 8
const cache = new Map<string, string>()

/** The words of a text in lower case, separated by single spaces. */
const wordsIn = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(ELISION, '')
      .match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  ).join(' ')

/** The normalised words with a space at both ends; caches the last texts. */
function padWords(text: string): string {
  const cached = cache.get(text)
  if (cached !== undefined) return cached
  const result = ` ${wordsIn(text)} `
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value!)
  cache.set(text, result)
  return result
}

/** Whether `text` contains a word or phrase as whole words; in scripts without spaces, as a substring. */
export function includesWord(text: string, word: string): boolean {
  if (UNSPACED.test(word)) return text.includes(word)
  if (!PUNCTUATION.test(word)) return padWords(text).includes(` ${word.toLowerCase()} `)
  const normalized = wordsIn(word)
  return normalized === '' ? word.trim() !== '' && text.includes(word.trim()) : padWords(text).includes(` ${normalized} `)
}

/** Characters that occur in names, such as Dr. Moon and d’Arcy, but not in words. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N} -]/u
