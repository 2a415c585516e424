const HIRAGANA_FIRST = /^\p{Script=Hiragana}/u
const JAPANESE_LAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u
/** Letters of a Japanese word with its particles and endings, at most. */
const MAX_LETTERS = 8

/** Whether a segment of Japanese text is a particle or an ending of the word before it: no line breaks between them. */
export const isJapaneseEnding = (before: string, segment: string): boolean =>
  HIRAGANA_FIRST.test(segment) && JAPANESE_LAST.test(before) && before.length + segment.length <= MAX_LETTERS
