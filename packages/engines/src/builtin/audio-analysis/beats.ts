import type { Onsets } from './onsets.ts'
import { chordChange } from './harmony.ts'
import { FRAME_RATE, type Spectra } from './spectra.ts'
import type { TempoPath } from './tempo.ts'

/** How dearly a beat pays for being early or late, against how much sounds on it. */
const TIGHTNESS = 400
/** A beat's own stroke is looked for so far from where the grid has it. */
const REACH_FRAMES = 4
/** Beats before and after that say together where one lies. */
const NEIGHBOURS = 3
const FARTHEST_SECONDS = 0.06
/** Feet follow what is loud rather than the cymbals between. */
const LOUD_PART = 0.6
/** Halfway between the beats has to be so loud against them for chords to matter. */
const HEARD_PART = 0.5
const CHORD_PART = 40

/** The times of all beats, in seconds: onsets at intervals as regular as possible, after D. Ellis, Beat Tracking by Dynamic Programming (2007). */
export function trackBeats(spectra: Spectra, onsets: Onsets, path: TempoPath): number[] {
  const { all, loud } = onsets
  const strength = soften(all.map((rise, i) => rise * (1 - LOUD_PART) + LOUD_PART * loud[i]!))
  const frames = onBeat(spectra, loud, trackFrames(strength, periodsOf(path, all.length)))
  return evened(frames.map((frame) => strokeNear(all, frame))).map((frame) => frame / FRAME_RATE)
}

/** Where chords change and the sound gets loud halfway between the found beats, those are the beats. */
function onBeat(spectra: Spectra, loud: Float32Array, frames: readonly number[]): readonly number[] {
  const between = frames.slice(1).map((frame, i) => Math.round((frame + frames[i]!) / 2))
  const [own, other] = [evidenceFor(spectra, loud, frames), evidenceFor(spectra, loud, between)]
  const isHeard = other.loud > HEARD_PART * own.loud
  return isHeard && other.loud + CHORD_PART * other.chords > own.loud + CHORD_PART * own.chords ? between : frames
}

/** How loud it gets on such beats, and how far chords change there. */
function evidenceFor(spectra: Spectra, loud: Float32Array, frames: readonly number[]): { loud: number; chords: number } {
  const count = Math.max(1, frames.length)
  const chords = frames.map((frame, i) => {
    const reach = ((frames[i + 1] ?? frame) - frame) / 2
    return chordChange(spectra, frame / FRAME_RATE, reach / FRAME_RATE)
  })
  return {
    loud: frames.reduce((sum, frame) => sum + loudAround(loud, frame), 0) / count,
    chords: chords.reduce((sum, change) => sum + change, 0) / count,
  }
}

const loudAround = (loud: Float32Array, frame: number): number => Math.max(loud[frame - 1] ?? 0, loud[frame] ?? 0, loud[frame + 1] ?? 0)

/** Frames between two beats at each frame. */
function periodsOf({ bpm, hopSeconds }: TempoPath, frames: number): Float32Array {
  return Float32Array.from({ length: frames }, (_, i) => {
    const place = i / FRAME_RATE / hopSeconds
    const before = Math.min(bpm.length - 1, Math.floor(place))
    const after = Math.min(bpm.length - 1, before + 1)
    const part = Math.min(1, place - before)
    return (60 * FRAME_RATE) / (bpm[before]! * (1 - part) + bpm[after]! * part)
  })
}

/** Strokes spread over their neighbours, so that players may be a little early or late. */
function soften(onsets: Float32Array): Float32Array {
  const weights = [0.06, 0.24, 0.4, 0.24, 0.06]
  return onsets.map((_, i) => weights.reduce((sum, weight, k) => sum + weight * (onsets[i + k - 2] ?? 0), 0))
}

/** The row of frames with the most sound on it and the least unevenness in it. */
function trackFrames(strength: Float32Array, periods: Float32Array): number[] {
  const sums = new Float64Array(strength.length)
  const from = new Int32Array(strength.length).fill(-1)
  for (let i = 0; i < strength.length; i++) {
    const period = periods[i]!
    let max = 0
    for (let j = Math.max(0, Math.round(i - 1.6 * period)); j <= i - 0.6 * period; j++) {
      const sum = sums[j]! - TIGHTNESS * Math.log((i - j) / period) ** 2
      if (sum <= max) continue
      max = sum
      from[i] = j
    }
    sums[i] = strength[i]! + max
  }
  return walkBack(sums, from, periods)
}

function walkBack(sums: Float64Array, from: Int32Array, periods: Float32Array): number[] {
  let last = sums.length - 1
  for (let i = last; i >= Math.max(0, sums.length - periods[sums.length - 1]!); i--) if (sums[i]! > sums[last]!) last = i
  const frames: number[] = []
  for (let i = last; i >= 0; i = from[i]!) frames.push(i)
  return frames.reverse()
}

type Stroke = { readonly frame: number; readonly weight: number }

/** Where the sound really rises near a frame, between frames too, and how strongly. */
function strokeNear(onsets: Float32Array, frame: number): Stroke {
  let top = frame
  for (let i = Math.max(1, frame - REACH_FRAMES); i <= Math.min(onsets.length - 2, frame + REACH_FRAMES); i++)
    if (onsets[i]! > onsets[top]!) top = i
  const [before, own, after] = [onsets[top - 1] ?? 0, onsets[top]!, onsets[top + 1] ?? 0]
  const bend = before - 2 * own + after
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0
  return { frame: top + shift, weight: own + 0.05 }
}

/** Each beat where the line through its neighbours has it: one late stroke does not bend the grid, a slow change of tempo does. */
function evened(strokes: readonly Stroke[]): number[] {
  return strokes.map(({ frame }, i) => {
    const [first, last] = [Math.max(0, i - NEIGHBOURS), Math.min(strokes.length - 1, i + NEIGHBOURS)]
    const expected = lineAt(strokes.slice(first, last + 1), i - first)
    const farthest = FARTHEST_SECONDS * FRAME_RATE
    return Math.max(0, Math.max(frame - farthest, Math.min(frame + farthest, expected)))
  })
}

/** A straight line through weighted strokes, read at one of them. */
function lineAt(strokes: readonly Stroke[], at: number): number {
  let [w, x, y, xx, xy] = [0, 0, 0, 0, 0]
  strokes.forEach(({ frame, weight }, i) => {
    w += weight
    x += weight * i
    y += weight * frame
    xx += weight * i * i
    xy += weight * i * frame
  })
  const spread = w * xx - x * x
  if (spread < 1e-9) return strokes[at]!.frame
  const slope = (w * xy - x * y) / spread
  return (y - slope * x) / w + slope * at
}
