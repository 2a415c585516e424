/** Seconds to say one character, by script, measured with our narrator; with WORD_SECONDS English comes to about 2.6 words a second. */
const CHARACTER_SECONDS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 0.17],
  [/\p{Script=Han}/u, 0.28],
  [/\p{Script=Hangul}/u, 0.16],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, 0.14],
  [/\p{Script=Arabic}/u, 0.1],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u, 0.08],
  [/\p{N}/u, 0.3],
  [/\p{L}/u, 0.053],
]
/** Longer words are addresses or random letters, which are spelled out. */
const SPELLED_FROM_LETTERS = 20
const SPELLED_LETTER_SECONDS = 0.13
const WORD_SECONDS = 0.12
const CLAUSE_REST_SECONDS = 0.15
const SENTENCE_REST_SECONDS = 0.3

/** A run of letters in a writing system with spaces between words. */
const LETTER_RUN =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}])+/gu

export const ENDS_SENTENCE = /[.!?…。！？।؟]["'”’»)\]』」）]*$/u
export const ENDS_CLAUSE = /[,;:—–、，；：،؛]["'”’»)\]』」）]*$/u

/** Estimated length of the narrated text in seconds, pauses included. */
export function estimateSpeechSeconds(text: string): number {
  return text.split(/\s+/).reduce((sum, word) => sum + wordSeconds(word), 0)
}

function wordSeconds(word: string): number {
  const characters = [...word].reduce((sum, character) => sum + characterSeconds(character), 0)
  const runs = word.match(LETTER_RUN) ?? []
  const spelled = runs.reduce((sum, run) => sum + Math.max(0, run.length - SPELLED_FROM_LETTERS) * SPELLED_LETTER_SECONDS, 0)
  return characters + (runs.length > 0 ? WORD_SECONDS : 0) + spelled + restSeconds(word)
}

function characterSeconds(character: string): number {
  return CHARACTER_SECONDS.find(([script]) => script.test(character))?.[1] ?? 0
}

function restSeconds(word: string): number {
  if (ENDS_SENTENCE.test(word)) return SENTENCE_REST_SECONDS
  return ENDS_CLAUSE.test(word) ? CLAUSE_REST_SECONDS : 0
}
