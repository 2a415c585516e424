import { cleanScript } from '@fablecut/domain/story/inputs/script'

/** Seconds a narrator needs for a character of a script that writes syllables or words with one sign. */
const WIDE_SECONDS = 0.22
/** Seconds for any other character, blanks not counted, rests included. */
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
