import type { Viseme } from '@fablecut/generation/ports/options'
import { normalizeLoudness } from '../sound/limiter.ts'
import { encodeWav } from '../sound/wav.ts'
import type { Speech, TimedWord } from './speech.ts'
import { visemesOf } from './visemes.ts'

/** Sample rate of synthesized speech in Hz. */
export const SPEECH_RATE = 48_000
/** Silence at the start and the end. */
const EDGE_SECONDS = 0.09
const LOUDNESS_LUFS = -18
/** Amplitude of -50 dBFS; below it is silence. */
const SILENCE_THRESHOLD = 0.0032
const MIN_WORD_SECONDS = 0.02

type FinishedSpeech = {
  readonly wav: Uint8Array
  readonly durationSeconds: number
  readonly words: readonly TimedWord[]
  readonly visemes: readonly Viseme[]
}

/** Normalizes loudness to -18 LUFS, pads both ends with 90 ms of silence, corrects the word times and derives visemes. */
export function finishSpeech(speech: Speech): FinishedSpeech {
  const leveled = normalizeLoudness({ sampleRate: SPEECH_RATE, channels: [speech.samples] }, LOUDNESS_LUFS).channels[0]!
  const first = leveled.findIndex((sample) => Math.abs(sample) > SILENCE_THRESHOLD)
  const last = leveled.findLastIndex((sample) => Math.abs(sample) > SILENCE_THRESHOLD)
  const edge = Math.round(EDGE_SECONDS * SPEECH_RATE)
  const samples = new Float32Array(last + 1 - first + 2 * edge)
  samples.set(leveled.subarray(first, last + 1), edge)
  const durationSeconds = samples.length / SPEECH_RATE
  const shift = EDGE_SECONDS - first / SPEECH_RATE
  const words = orderTimes(speech.words, shift, durationSeconds)
  const phones = speech.phones.map((phone) => ({
    ...phone,
    startSeconds: phone.startSeconds + shift,
    endSeconds: phone.endSeconds + shift,
  }))
  return {
    wav: encodeWav({ sampleRate: SPEECH_RATE, channels: [samples] }),
    durationSeconds,
    words,
    visemes: visemesOf(words, phones),
  }
}

/** Shifts word times and clamps them: ascending, without overlap, inside `durationSeconds`, each at least 20 ms. */
export function orderTimes(words: readonly TimedWord[], shiftSeconds: number, durationSeconds: number): TimedWord[] {
  const latest = (index: number) => durationSeconds - (words.length - index) * MIN_WORD_SECONDS
  let from = 0
  return words.map((word, i) => {
    const startSeconds = toMilliseconds(Math.max(from, Math.min(word.startSeconds + shiftSeconds, latest(i))))
    const earliestEnd = startSeconds + MIN_WORD_SECONDS
    const next = words[i + 1]
    const limit = next === undefined ? durationSeconds : Math.max(earliestEnd, Math.min(next.startSeconds + shiftSeconds, latest(i + 1)))
    const endSeconds = toMilliseconds(Math.max(earliestEnd, Math.min(limit, word.endSeconds + shiftSeconds)))
    from = endSeconds
    return { text: word.text, startSeconds, endSeconds }
  })
}

const toMilliseconds = (seconds: number) => Math.floor(seconds * 1000 + 1e-6) / 1000
