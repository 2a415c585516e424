import type { Onsets } from './onsets.ts'
import { chordChange } from './harmony.ts'
import { FRAME_RATE, type Spectra } from './spectra.ts'
import type { TempoPath } from './tempo.ts'

/** Weight of regular intervals against onset strength. */
const TIGHTNESS = 400
/** Search range for the onset of a beat. */
const SEARCH_FRAMES = 4
/** Number of beats before and after in the local regression. */
const NEIGHBOURS = 3
const MAX_SHIFT_SECONDS = 0.06
/** Weight of `loud` onsets against `all`, which include off-beat cymbals. */
const LOUD_WEIGHT = 0.6
/** Minimum loudness of the off-beats relative to the beats for a phase correction. */
const MIN_OFFBEAT_RATIO = 0.5
const CHORD_WEIGHT = 40

/** Beat times in seconds by dynamic programming, after D. Ellis, Beat Tracking by Dynamic Programming (2007). */
export function trackBeats(spectra: Spectra, onsets: Onsets, path: TempoPath): number[] {
  const { all, loud } = onsets
  const strength = smooth(all.map((rise, i) => rise * (1 - LOUD_WEIGHT) + LOUD_WEIGHT * loud[i]!))
  const frames = correctPhase(spectra, loud, optimalFrames(strength, periodsOf(path, all.length)))
  return smoothBeats(frames.map((frame) => peakNear(all, frame))).map((frame) => frame / FRAME_RATE)
}

/** Moves the beats by half a period if chord changes and loud onsets lie on the off-beats. */
function correctPhase(spectra: Spectra, loud: Float32Array, frames: readonly number[]): readonly number[] {
  const offBeatFrames = frames.slice(1).map((frame, i) => Math.round((frame + frames[i]!) / 2))
  const [current, offBeats] = [evidenceOf(spectra, loud, frames), evidenceOf(spectra, loud, offBeatFrames)]
  const isAudible = offBeats.loud > MIN_OFFBEAT_RATIO * current.loud
  return isAudible && offBeats.loud + CHORD_WEIGHT * offBeats.chords > current.loud + CHORD_WEIGHT * current.chords ? offBeatFrames : frames
}

/** Mean loudness rise and chord change on the given frames. */
function evidenceOf(spectra: Spectra, loud: Float32Array, frames: readonly number[]): { loud: number; chords: number } {
  const count = Math.max(1, frames.length)
  const chords = frames.map((frame, i) => {
    const halfInterval = ((frames[i + 1] ?? frame) - frame) / 2
    return chordChange(spectra, frame / FRAME_RATE, halfInterval / FRAME_RATE)
  })
  return {
    loud: frames.reduce((sum, frame) => sum + maxAround(loud, frame), 0) / count,
    chords: chords.reduce((sum, change) => sum + change, 0) / count,
  }
}

const maxAround = (loud: Float32Array, frame: number): number => Math.max(loud[frame - 1] ?? 0, loud[frame] ?? 0, loud[frame + 1] ?? 0)

/** Beat period in frames, at each frame. */
function periodsOf({ bpm, hopSeconds }: TempoPath, frames: number): Float32Array {
  return Float32Array.from({ length: frames }, (_, i) => {
    const position = i / FRAME_RATE / hopSeconds
    const before = Math.min(bpm.length - 1, Math.floor(position))
    const after = Math.min(bpm.length - 1, before + 1)
    const fraction = Math.min(1, position - before)
    return (60 * FRAME_RATE) / (bpm[before]! * (1 - fraction) + bpm[after]! * fraction)
  })
}

/** Smooths onsets, to tolerate timing deviations. */
function smooth(onsets: Float32Array): Float32Array {
  const weights = [0.06, 0.24, 0.4, 0.24, 0.06]
  return onsets.map((_, i) => weights.reduce((sum, weight, k) => sum + weight * (onsets[i + k - 2] ?? 0), 0))
}

/** The sequence of frames with maximum onset strength and minimum tempo deviation. */
function optimalFrames(strength: Float32Array, periods: Float32Array): number[] {
  const sums = new Float64Array(strength.length)
  const previous = new Int32Array(strength.length).fill(-1)
  for (let i = 0; i < strength.length; i++) {
    const period = periods[i]!
    let max = 0
    for (let j = Math.max(0, Math.round(i - 1.6 * period)); j <= i - 0.6 * period; j++) {
      const sum = sums[j]! - TIGHTNESS * Math.log((i - j) / period) ** 2
      if (sum <= max) continue
      max = sum
      previous[i] = j
    }
    sums[i] = strength[i]! + max
  }
  return backtrack(sums, previous, periods)
}

function backtrack(sums: Float64Array, previous: Int32Array, periods: Float32Array): number[] {
  let last = sums.length - 1
  for (let i = last; i >= Math.max(0, sums.length - periods[sums.length - 1]!); i--) if (sums[i]! > sums[last]!) last = i
  const frames: number[] = []
  for (let i = last; i >= 0; i = previous[i]!) frames.push(i)
  return frames.reverse()
}

type OnsetPeak = { readonly frame: number; readonly weight: number }

/** The onset peak near a frame, with parabolic interpolation, and its strength. */
function peakNear(onsets: Float32Array, frame: number): OnsetPeak {
  let top = frame
  for (let i = Math.max(1, frame - SEARCH_FRAMES); i <= Math.min(onsets.length - 2, frame + SEARCH_FRAMES); i++)
    if (onsets[i]! > onsets[top]!) top = i
  const [before, current, after] = [onsets[top - 1] ?? 0, onsets[top]!, onsets[top + 1] ?? 0]
  const curvature = before - 2 * current + after
  const shift = curvature < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curvature))) : 0
  return { frame: top + shift, weight: current + 0.05 }
}

/** Local linear regression of the beat times: removes single deviations and preserves tempo changes. */
function smoothBeats(peaks: readonly OnsetPeak[]): number[] {
  return peaks.map(({ frame }, i) => {
    const [first, last] = [Math.max(0, i - NEIGHBOURS), Math.min(peaks.length - 1, i + NEIGHBOURS)]
    const expected = regressionAt(peaks.slice(first, last + 1), i - first)
    const maxShift = MAX_SHIFT_SECONDS * FRAME_RATE
    return Math.max(0, Math.max(frame - maxShift, Math.min(frame + maxShift, expected)))
  })
}

/** Weighted linear regression, evaluated at an index. */
function regressionAt(peaks: readonly OnsetPeak[], at: number): number {
  let [w, x, y, xx, xy] = [0, 0, 0, 0, 0]
  peaks.forEach(({ frame, weight }, i) => {
    w += weight
    x += weight * i
    y += weight * frame
    xx += weight * i * i
    xy += weight * i * frame
  })
  const spread = w * xx - x * x
  if (spread < 1e-9) return peaks[at]!.frame
  const slope = (w * xy - x * y) / spread
  return (y - slope * x) / w + slope * at
}
