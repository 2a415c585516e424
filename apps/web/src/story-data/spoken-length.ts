import { cleanScript } from '@fablecut/domain/story/inputs/script'

/** Speaking time in seconds of a character in scripts with one character per syllable or word. */
const WIDE_SECONDS = 0.22
/** Speaking time in seconds of any other character, without whitespace, including pauses. */
const LETTER_SECONDS = 0.089
/** Seconds of speech for one shot. */
const SHOT_SECONDS = 4.2

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Estimated seconds of narration and number of shots of a script. */
export function spokenLength(script: string): { readonly seconds: number; readonly shots: number } {
  const characters = [...cleanScript(script).replaceAll('\n', '')]
  if (characters.length === 0) return { seconds: 0, shots: 0 }
  const seconds = characters.reduce((sum, character) => sum + (WIDE.test(character) ? WIDE_SECONDS : LETTER_SECONDS), 0)
  return { seconds: Math.max(1, Math.round(seconds)), shots: Math.max(1, Math.round(seconds / SHOT_SECONDS)) }
}
