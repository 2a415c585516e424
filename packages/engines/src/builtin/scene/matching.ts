const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/
const patterns = new Map<string, RegExp>()

/** True where `word` stands as a whole word in `text`; in scripts without spaces, anywhere. */
export function includesWord(text: string, word: string): boolean {
  if (UNSPACED.test(word)) return text.includes(word)
  let pattern = patterns.get(word)
  if (!pattern) {
    pattern = new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu')
    patterns.set(word, pattern)
  }
  return pattern.test(text)
}
