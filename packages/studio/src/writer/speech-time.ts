/** Seconds per spoken character by script, measured with the built-in narrator; with WORD_SECONDS English has about 2.6 words per second. */
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
/** Longer words are URLs or random letters, which are spelled out. */
const MAX_SPOKEN_WORD_LETTERS = 20
const SPELLED_LETTER_SECONDS = 0.13
const WORD_SECONDS = 0.12
const CLAUSE_PAUSE_SECONDS = 0.15
const SENTENCE_PAUSE_SECONDS = 0.3

/** A run of letters in a writing system with spaces between words. */
const LETTER_RUN =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}])+/gu

export const ENDS_SENTENCE = /[.!?…。！？।؟]["'”’»)\]』」）]*$/u
export const ENDS_CLAUSE = /[,;:—–、，；：،؛]["'”’»)\]』」）]*$/u

/** Estimated duration of the narration in seconds, including pauses. */
export function estimateSpeechSeconds(text: string): number {
  return text.split(/\s+/).reduce((sum, word) => sum + wordSeconds(word), 0)
}

function wordSeconds(word: string): number {
  const characters = [...word].reduce((sum, character) => sum + characterSeconds(character), 0)
  const runs = word.match(LETTER_RUN) ?? []
  const spelled = runs.reduce((sum, run) => sum + Math.max(0, run.length - MAX_SPOKEN_WORD_LETTERS) * SPELLED_LETTER_SECONDS, 0)
  return characters + (runs.length > 0 ? WORD_SECONDS : 0) + spelled + pauseSeconds(word)
}

function characterSeconds(character: string): number {
  return CHARACTER_SECONDS.find(([script]) => script.test(character))?.[1] ?? 0
}

function pauseSeconds(word: string): number {
  if (ENDS_SENTENCE.test(word)) return SENTENCE_PAUSE_SECONDS
  return ENDS_CLAUSE.test(word) ? CLAUSE_PAUSE_SECONDS : 0
}
