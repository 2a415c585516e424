import { SPEECH_RATE } from './finish-speech.ts'
import type { Phone, Speech, TimedWord } from './speech.ts'

/** A part of a script at 48 kHz, and the silence after it in seconds. */
export type SpeechPart = Speech & { readonly pauseSeconds: number }

/** Concatenates parts of a script with their pauses; times are shifted. */
export function joinSpeech(parts: readonly SpeechPart[]): Speech {
  const lengths = parts.map((part) => part.samples.length + Math.round(part.pauseSeconds * SPEECH_RATE))
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0))
  const words: TimedWord[] = []
  const phones: Phone[] = []
  let offset = 0
  parts.forEach((part, i) => {
    samples.set(part.samples, offset)
    for (const word of part.words) words.push(delayed(word, offset / SPEECH_RATE))
    for (const phone of part.phones) phones.push(delayed(phone, offset / SPEECH_RATE))
    offset += lengths[i]!
  })
  return { samples, words, phones }
}

const delayed = <Timed extends Phone | TimedWord>(timed: Timed, seconds: number): Timed => ({
  ...timed,
  startSeconds: timed.startSeconds + seconds,
  endSeconds: timed.endSeconds + seconds,
})
