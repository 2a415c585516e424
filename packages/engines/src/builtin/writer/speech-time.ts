/** Seconds to say one character, by script; Latin, Cyrillic, Arabic and Indic letters come to about 2.6 words a second with WORD. */
const CHARACTER_SECONDS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 0.14],
  [/\p{Script=Han}/u, 0.23],
  [/\p{Script=Hangul}/u, 0.18],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, 0.075],
  [/\p{N}/u, 0.3],
  [/\p{L}/u, 0.053],
]
const WORD_SECONDS = 0.12
const CLAUSE_REST_SECONDS = 0.15
const SENTENCE_REST_SECONDS = 0.3

const SPACED_LETTER =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\p{L}/u

export const ENDS_SENTENCE = /[.!?…。！？।؟]["'”’»)\]』」）]*$/u
export const ENDS_CLAUSE = /[,;:—–、，；：،؛]["'”’»)\]』」）]*$/u

/** How long a narrator needs for the text, rests included; an estimate. */
export function estimateSpeechSeconds(text: string): number {
  return text.split(/\s+/).reduce((sum, word) => sum + wordSeconds(word), 0)
}

function wordSeconds(word: string): number {
  const characters = [...word].reduce((sum, character) => sum + characterSeconds(character), 0)
  const start = SPACED_LETTER.test(word) ? WORD_SECONDS : 0
  return characters + start + restSeconds(word)
}

function characterSeconds(character: string): number {
  return CHARACTER_SECONDS.find(([script]) => script.test(character))?.[1] ?? 0
}

function restSeconds(word: string): number {
  if (ENDS_SENTENCE.test(word)) return SENTENCE_REST_SECONDS
  return ENDS_CLAUSE.test(word) ? CLAUSE_REST_SECONDS : 0
}
