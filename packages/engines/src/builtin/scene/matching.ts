const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/
/** French and Italian articles that melt into a word: une nuit d’orage. */
const ELISION = /(?<!\p{L})(?:l|d|j|n|s|m|t|c|qu|un|dell|all|nell|sull)['’](?=\p{L}{3})/gu
const KEPT = 8
const padded = new Map<string, string>()

/** The words of a text in lower case between single spaces. */
const wordsIn = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(ELISION, '')
      .match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  ).join(' ')

/** The same with a space in front and behind. */
function spaced(text: string): string {
  const known = padded.get(text)
  if (known !== undefined) return known
  const result = ` ${wordsIn(text)} `
  if (padded.size >= KEPT) padded.delete(padded.keys().next().value!)
  padded.set(text, result)
  return result
}

/** Whether `text` contains a word or phrase as whole words; in scripts without spaces, as a substring. */
export function includesWord(text: string, word: string): boolean {
  if (UNSPACED.test(word)) return text.includes(word)
  if (!SIGNS.test(word)) return spaced(text).includes(` ${word.toLowerCase()} `)
  const bare = wordsIn(word)
  return bare === '' ? word.trim() !== '' && text.includes(word.trim()) : spaced(text).includes(` ${bare} `)
}

/** Names like Dr. Moon and d’Arcy hold what words do not. */
const SIGNS = /[^\p{L}\p{M}\p{N} -]/u
