import { joinWords } from '../../captions/text-width.ts'
import type { FilmSentence } from './film-sentences.ts'

/** A text in which `start`–`end` (UTF-16, exclusive) are chosen words. */
export type ChosenText = { readonly text: string; readonly start: number; readonly end: number }

/**
 * Where words of a narrated sentence stand in its text; `from`–`to`: indices of words, inclusive. The text as it was written where it has as many words as are
 * spoken, else the spoken words.
 */
export function chosenText(written: string, { words }: FilmSentence, from: number, to: number): ChosenText {
  const spoken = words.map(({ text }) => text)
  const places = [...written.matchAll(/\S+/gu)]
  if (places.length === spoken.length) {
    const [first, last] = [places[from]!, places[to]!]
    return { text: written, start: first.index, end: last.index + last[0].length }
  }
  const text = joinWords(spoken)
  const end = joinWords(spoken.slice(0, to + 1)).length
  return { text, start: end - joinWords(spoken.slice(from, to + 1)).length, end }
}
