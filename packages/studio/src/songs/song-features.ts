import type { Song } from '@fablecut/generation/ports/composer'
import { extractAudioFeatures, type AudioFeatures } from '../sound/audio-features.ts'
import { decodeWav } from '../sound/wav.ts'

const BEAT_DIVISIONS = 12
const MAJOR_KEY_PROFILE = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88]
const MINOR_KEY_PROFILE = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17]

/** Genre features: tempo, mode, timbre, density, and distribution of onsets within a beat and a bar. */
export type SongFeatures = {
  readonly tempoBpm: number
  /** -1 major to 1 minor: difference of the key profile correlations. */
  readonly mode: number
  /** Timing of the off-beat: 0 straight, 1 triplet swing. */
  readonly swing: number
  /** Onsets in twelve divisions of a beat for the low, middle and high range; each sums to 1. */
  readonly beatPattern: readonly number[]
  /** Onsets in sixteen divisions of a bar for the low and the high range. */
  readonly barPattern: readonly number[]
  readonly audio: Omit<AudioFeatures, 'onsetStrengths'>
}

/** Features of a rendered song. `beatsPerBar`: of its meter. */
export function extractFeatures(song: Pick<Song, 'audio' | 'beatsSeconds' | 'tempoBpm'>, beatsPerBar: number): SongFeatures {
  const { onsetStrengths, ...audio } = extractAudioFeatures(decodeWav(song.audio))
  const beatSeconds = 60 / song.tempoBpm
  const perBeat = onsetStrengths.map((range) => foldedOnsets(range, audio.framesPerSecond, beatSeconds, BEAT_DIVISIONS))
  const perBar = [onsetStrengths[0]!, onsetStrengths[2]!].map((range) =>
    foldedOnsets(range, audio.framesPerSecond, beatSeconds * beatsPerBar, 16),
  )
  const late = perBeat.reduce((sum, parts) => sum + parts[7]! + parts[8]!, 0)
  const even = perBeat.reduce((sum, parts) => sum + parts[6]!, 0)
  return {
    tempoBpm: song.tempoBpm,
    mode: modeOf(audio.chroma),
    swing: late / (late + 2 * even + 1e-6),
    beatPattern: perBeat.flat(),
    barPattern: perBar.flat(),
    audio,
  }
}

/** Histogram of onset strength folded to a period, normalized to a sum of 1. `parts`: divisions of the period. */
function foldedOnsets(rises: Float32Array, framesPerSecond: number, periodSeconds: number, parts: number): number[] {
  const strength = Array.from({ length: parts }, () => 0)
  rises.forEach((rise, frame) => {
    if (rise < 0.25) return
    // Each analysis window is centred half its length ahead.
    const position = (((frame + 1) / framesPerSecond / periodSeconds) % 1) * parts
    strength[Math.round(position) % parts]! += rise
  })
  const all = strength.reduce((sum, value) => sum + value, 0) + 1e-6
  return strength.map((value) => value / all)
}

function modeOf(chroma: readonly number[]): number {
  const best = (profile: readonly number[]): number =>
    Math.max(
      ...chroma.map((_, root) =>
        correlation(
          profile,
          chroma.map((_, i) => chroma[(i + root) % 12]!),
        ),
      ),
    )
  return best(MINOR_KEY_PROFILE) - best(MAJOR_KEY_PROFILE)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function correlation(a: readonly number[], b: readonly number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)]
  let [both, ownA, ownB] = [0, 0, 0]
  a.forEach((value, i) => {
    const [x, y] = [value - middleA, b[i]! - middleB]
    both += x * y
    ownA += x * x
    ownB += y * y
  })
  return both / Math.sqrt(ownA * ownB + 1e-12)
}

/** Feature vector with weights that balance the groups. */
export function featureVector({ tempoBpm, mode, swing, beatPattern, barPattern, audio }: SongFeatures): number[] {
  return [
    Math.log2(tempoBpm) * 3,
    mode * 2,
    swing * 3,
    Math.log2(audio.centroidHertz + 50),
    Math.log2(1 + audio.onsetsPerSecond) * 1.5,
    audio.crestDb / 4,
    audio.stereoWidth * 3,
    ...audio.bandLevelsDb.map((level) => Math.max(-50, level) / 8),
    ...audio.bandDeviationDb.map((motion) => motion / 6),
    ...beatPattern.map((part) => part * 5),
    ...barPattern.map((part) => part * 5),
  ]
}

/** Name of the nearest example (Euclidean distance). */
export function classifyNearest(
  features: readonly number[],
  examples: ReadonlyArray<{ readonly name: string; readonly features: readonly number[] }>,
): string {
  const distance = (other: readonly number[]): number => other.reduce((sum, value, i) => sum + (value - features[i]!) ** 2, 0)
  return examples.reduce((best, next) => (distance(next.features) < distance(best.features) ? next : best)).name
}
