import { SPEECH_RATE } from './finish-speech.ts'
import type { Phone, Speech, TimedWord } from './speech.ts'

/** A part of a script at 48 kHz, and the silence behind it. */
export type Part = Speech & { readonly restSeconds: number }

/** Puts parts of one script behind one another. */
export function joinParts(parts: readonly Part[]): Speech {
  const lengths = parts.map((part) => part.samples.length + Math.round(part.restSeconds * SPEECH_RATE))
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0))
  const words: TimedWord[] = []
  const phones: Phone[] = []
  let at = 0
  parts.forEach((part, i) => {
    samples.set(part.samples, at)
    for (const word of part.words) words.push(later(word, at / SPEECH_RATE))
    for (const phone of part.phones) phones.push(later(phone, at / SPEECH_RATE))
    at += lengths[i]!
  })
  return { samples, words, phones }
}

const later = <Timed extends Phone | TimedWord>(timed: Timed, seconds: number): Timed => ({
  ...timed,
  startSeconds: timed.startSeconds + seconds,
  endSeconds: timed.endSeconds + seconds,
})
