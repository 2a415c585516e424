import { filterAudio } from '../sound/ffmpeg.ts'
import { orderTimes, SPEECH_RATE } from '../voices/finish-speech.ts'
import type { Phone, Speech, TimedWord } from '../voices/speech.ts'
import { FEATURE_RATE, melCepstra } from './features.ts'
import { detectSpeech, type SpeechSegment } from './detect-speech.ts'
import { dynamicTimeWarp } from './warp.ts'

const HOP_SECONDS = 0.01
/** Longer audio is analysed with a longer hop: time and memory grow with the square of the frame count. */
const FULL_RESOLUTION_SECONDS = 90
const SNAP_SECONDS = 0.12
const SHORT_PAUSE_SECONDS = 0.14

type Aligned = Pick<Speech, 'words' | 'phones'>

/**
 * Forced alignment: times of words and phones in `samples` (16 kHz mono). `references` are synthesized versions of the same text with
 * known times; the one with the lowest warping cost is used, and word boundaries next to a pause snap to it.
 * Empty where no speech is detected.
 */
export async function alignSpeech(samples: Float32Array, references: readonly Speech[]): Promise<Aligned> {
  const slots = detectSpeech(samples, FEATURE_RATE, SHORT_PAUSE_SECONDS)
  const spoken = references.filter((reference) => reference.words.length > 0)
  if (slots.length === 0 || spoken.length === 0) return { words: [], phones: [] }
  const from = slots[0]!.startSeconds
  const target = samples.subarray(Math.round(from * FEATURE_RATE), Math.round(slots.at(-1)!.endSeconds * FEATURE_RATE))
  let best: WarpedAlignment | undefined
  for (const reference of spoken) {
    const aligned = await warpOnto(target, reference)
    if (best === undefined || aligned.cost < best.cost) best = aligned
  }
  const offset = <Timed extends Phone | TimedWord>(timed: Timed) => mapTimes(timed, (seconds) => from + seconds)
  const words = orderTimes(snapToPauses(best!.words.map(offset), slots), 0, samples.length / FEATURE_RATE)
  return { words, phones: best!.phones.map(offset) }
}

type WarpedAlignment = Aligned & { readonly cost: number }

const mapTimes = <Timed extends Phone | TimedWord>(timed: Timed, move: (seconds: number) => number): Timed => ({
  ...timed,
  startSeconds: move(timed.startSeconds),
  endSeconds: move(timed.endSeconds),
})

async function warpOnto(target: Float32Array, reference: Speech): Promise<WarpedAlignment> {
  const spoken = await trimToSpeech(reference)
  const hopSeconds = HOP_SECONDS * Math.ceil(Math.max(target.length, spoken.samples.length) / FEATURE_RATE / FULL_RESOLUTION_SECONDS)
  const hop = Math.round(hopSeconds * FEATURE_RATE)
  const { map, cost } = dynamicTimeWarp(melCepstra(spoken.samples, hop), melCepstra(target, hop))
  const timeOf = (seconds: number) => map[Math.max(0, Math.min(map.length - 1, Math.round(seconds / hopSeconds)))]! * hopSeconds
  const aligned = <Timed extends Phone | TimedWord>(timed: Timed) => mapTimes(timed, timeOf)
  return { words: spoken.words.map(aligned), phones: spoken.phones.map(aligned), cost }
}

async function trimToSpeech({ samples, words, phones }: Speech): Promise<Speech> {
  const [start, end] = [words[0]!.startSeconds, words.at(-1)!.endSeconds]
  const cut = samples.slice(Math.round(start * SPEECH_RATE), Math.round(end * SPEECH_RATE))
  const relative = <Timed extends Phone | TimedWord>(timed: Timed) => mapTimes(timed, (seconds) => seconds - start)
  return {
    samples: await filterAudio(cut, SPEECH_RATE, `aresample=${FEATURE_RATE}`),
    words: words.map(relative),
    phones: phones.map(relative),
  }
}

function snapToPauses(words: readonly TimedWord[], slots: readonly SpeechSegment[]): TimedWord[] {
  return words.map((word) => ({
    text: word.text,
    startSeconds: nearest(
      word.startSeconds,
      slots.map((slot) => slot.startSeconds),
    ),
    endSeconds: nearest(
      word.endSeconds,
      slots.map((slot) => slot.endSeconds),
    ),
  }))
}

function nearest(seconds: number, borders: readonly number[]): number {
  return borders.find((border) => Math.abs(border - seconds) <= SNAP_SECONDS) ?? seconds
}
