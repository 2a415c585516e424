import { filterAudio } from '../sound/ffmpeg.ts'
import { orderTimes, SPEECH_RATE } from '../voices/finish-speech.ts'
import type { Phone, Speech, TimedWord } from '../voices/speech.ts'
import { FEATURE_RATE, melCepstra } from './features.ts'
import { detectSpeech, type SpeechSegment } from './detect-speech.ts'
import { dynamicTimeWarp } from './warp.ts'

const HOP_SECONDS = 0.01
/** Longer sounds are looked at more coarsely: work and memory grow with the square of the frames. */
const FULL_RESOLUTION_SECONDS = 90
const SNAP_SECONDS = 0.12
const SHORT_PAUSE_SECONDS = 0.14

type Aligned = Pick<Speech, 'words' | 'phones'>

/**
 * When the words of a text, and their sounds, are heard in `samples` (16 kHz mono). `references` are the same text spoken by us: each is
 * laid over the sound by how it sounds, the one that fits best counts, and words that begin or end beside a pause are moved to it.
 * Nothing to hear: no words.
 */
export async function alignSpeech(samples: Float32Array, references: readonly Speech[]): Promise<Aligned> {
  const slots = detectSpeech(samples, FEATURE_RATE, SHORT_PAUSE_SECONDS)
  const spoken = references.filter((reference) => reference.words.length > 0)
  if (slots.length === 0 || spoken.length === 0) return { words: [], phones: [] }
  const from = slots[0]!.startSeconds
  const heard = samples.subarray(Math.round(from * FEATURE_RATE), Math.round(slots.at(-1)!.endSeconds * FEATURE_RATE))
  let best: WarpedAlignment | undefined
  for (const reference of spoken) {
    const laid = await warpOnto(heard, reference)
    if (best === undefined || laid.cost < best.cost) best = laid
  }
  const later = <Timed extends Phone | TimedWord>(timed: Timed) => moveTimes(timed, (seconds) => from + seconds)
  const words = orderTimes(snapToPauses(best!.words.map(later), slots), 0, samples.length / FEATURE_RATE)
  return { words, phones: best!.phones.map(later) }
}

type WarpedAlignment = Aligned & { readonly cost: number }

const moveTimes = <Timed extends Phone | TimedWord>(timed: Timed, move: (seconds: number) => number): Timed => ({
  ...timed,
  startSeconds: move(timed.startSeconds),
  endSeconds: move(timed.endSeconds),
})

async function warpOnto(heard: Float32Array, reference: Speech): Promise<WarpedAlignment> {
  const spoken = await trimToSpeech(reference)
  const hopSeconds = HOP_SECONDS * Math.ceil(Math.max(heard.length, spoken.samples.length) / FEATURE_RATE / FULL_RESOLUTION_SECONDS)
  const hop = Math.round(hopSeconds * FEATURE_RATE)
  const { map, cost } = dynamicTimeWarp(melCepstra(spoken.samples, hop), melCepstra(heard, hop))
  const timeOf = (seconds: number) => map[Math.max(0, Math.min(map.length - 1, Math.round(seconds / hopSeconds)))]! * hopSeconds
  const laid = <Timed extends Phone | TimedWord>(timed: Timed) => moveTimes(timed, timeOf)
  return { words: spoken.words.map(laid), phones: spoken.phones.map(laid), cost }
}

async function trimToSpeech({ samples, words, phones }: Speech): Promise<Speech> {
  const [start, end] = [words[0]!.startSeconds, words.at(-1)!.endSeconds]
  const cut = samples.slice(Math.round(start * SPEECH_RATE), Math.round(end * SPEECH_RATE))
  const sooner = <Timed extends Phone | TimedWord>(timed: Timed) => moveTimes(timed, (seconds) => seconds - start)
  return { samples: await filterAudio(cut, SPEECH_RATE, `aresample=${FEATURE_RATE}`), words: words.map(sooner), phones: phones.map(sooner) }
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
