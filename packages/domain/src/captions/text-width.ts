const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uff60]/u
/** Combining marks and vowel signs belong to the letter before them. */
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u

/** Width of a text on a line in columns: a Latin letter counts one, a Chinese, Japanese or Korean one two. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) if (!NO_WIDTH.test(letter)) width += WIDE.test(letter) ? 2 : 1
  return width
}

/** Whether a text is of a script that writes no spaces between words. */
export const isWrittenWithoutSpaces = (text: string): boolean => WITHOUT_SPACES.test(text)

/** Joins words, with spaces where the script has them. */
export function joinWords(words: readonly string[]): string {
  return words.reduce((text, word) => (text !== '' && hasSpaceBetween(text, word) ? `${text} ${word}` : text + word), '')
}

/** Whether there is a space between two words: not if both sides are of a script without spaces. */
export function hasSpaceBetween(before: string, after: string): boolean {
  return !(isWrittenWithoutSpaces([...before].at(-1) ?? '') && isWrittenWithoutSpaces([...after][0] ?? ''))
}
