import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { cleanScript } from '@fablecut/domain/story/script'

/** Seconds a narrator needs for a character of a script that writes syllables or words with one sign. */
const WIDE_SECONDS = 0.22
/** Seconds for any other character, blanks not counted, pauses included. */
const LETTER_SECONDS = 0.089

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** What the editor tells while a script is written: rough narration seconds, and shots of the chosen video model's clip length. */
export function spokenLength(script: string, videoModel: string): { readonly seconds: number; readonly shots: number } {
  const characters = [...cleanScript(script).replaceAll('\n', '')]
  const seconds = Math.round(characters.reduce((sum, character) => sum + (WIDE.test(character) ? WIDE_SECONDS : LETTER_SECONDS), 0))
  return { seconds, shots: characters.length === 0 ? 0 : Math.max(1, Math.ceil(seconds / clipSeconds(videoModel))) }
}
