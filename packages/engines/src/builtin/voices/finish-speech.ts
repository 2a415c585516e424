import { levelTo } from '../sound/limiter.ts'
import { encodeWav } from '../sound/wav.ts'
import type { Viseme } from '../../ports/options.ts'
import type { Speech, TimedWord } from './speech.ts'
import { visemesOf } from './visemes.ts'

export const SPEECH_RATE = 48_000
/** Silence before the first and after the last sound. */
const EDGE_SECONDS = 0.09
const LOUDNESS_LUFS = -18
/** -50 dB below full scale after levelling is silence. */
const SILENCE = 0.0032
const SHORTEST_WORD_SECONDS = 0.02

type FinishedSpeech = {
  readonly wav: Uint8Array
  readonly durationSeconds: number
  readonly words: readonly TimedWord[]
  readonly visemes: readonly Viseme[]
}

/** Evens out loudness, gives both ends the same short silence and puts the word times in order. */
export function finishSpeech(speech: Speech): FinishedSpeech {
  const level = levelTo({ sampleRate: SPEECH_RATE, channels: [speech.samples] }, LOUDNESS_LUFS).channels[0]!
  const first = level.findIndex((sample) => Math.abs(sample) > SILENCE)
  const last = level.findLastIndex((sample) => Math.abs(sample) > SILENCE)
  const edge = Math.round(EDGE_SECONDS * SPEECH_RATE)
  const samples = new Float32Array(last + 1 - first + 2 * edge)
  samples.set(level.subarray(first, last + 1), edge)
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

/** Times that never run back, never overlap and stay inside the sound; every word lasts a moment. */
export function orderTimes(words: readonly TimedWord[], shiftSeconds: number, durationSeconds: number): TimedWord[] {
  const latest = (index: number) => durationSeconds - (words.length - index) * SHORTEST_WORD_SECONDS
  let from = 0
  return words.map((word, i) => {
    const startSeconds = toMilliseconds(Math.max(from, Math.min(word.startSeconds + shiftSeconds, latest(i))))
    const soonest = startSeconds + SHORTEST_WORD_SECONDS
    const next = words[i + 1]
    const limit = next === undefined ? durationSeconds : Math.max(soonest, Math.min(next.startSeconds + shiftSeconds, latest(i + 1)))
    const endSeconds = toMilliseconds(Math.max(soonest, Math.min(limit, word.endSeconds + shiftSeconds)))
    from = endSeconds
    return { text: word.text, startSeconds, endSeconds }
  })
}

const toMilliseconds = (seconds: number) => Math.floor(seconds * 1000 + 1e-6) / 1000
