/** Splits a line into words: at spaces, and by segmentation in scripts without spaces. Punctuation is attached to a neighbour. */
export function splitLineIntoWords(line: string): string[] {
  return attachPunctuation(line.trim().split(/\s+/u).filter(Boolean).flatMap(splitUnspaced))
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

function splitUnspaced(word: string): string[] {
  return UNSPACED.test(word) ? [...segmenter.segment(word)].map(({ segment }) => segment) : [word]
}

const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

function attachPunctuation(parts: readonly string[]): string[] {
  const words: string[] = []
  let opening = ''
  for (const part of parts) {
    if (hasLetter(part)) {
      words.push(opening + part)
      opening = ''
    } else if (words.length > 0) words[words.length - 1] += part
    else opening += part
  }
  return words
}

/** Estimated number of syllables of a word, at least 1: vowel groups in alphabets, characters in syllabic scripts. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const characterCount = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  if (characterCount > 0)
    return word.normalize('NFC').match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)!.length
  const vowels = plain.replace(/(?<=[^aeiouyl])e$/u, '').match(/[aeiouyаеиоуыэюяαεηιουωёі]+/gu)?.length ?? 0
  if (vowels > 0) return vowels
  return Math.max(1, Math.round((plain.match(/[\p{L}\p{N}]/gu)?.length ?? 1) / 3))
}
