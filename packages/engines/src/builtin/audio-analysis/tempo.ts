import type { Onsets } from './onsets.ts'
import { FRAME_RATE } from './spectra.ts'

/** Tempos looked for, each so much over the one before. */
const SLOWEST_BPM = 48
const STEP = 0.015
const TEMPOS = Float64Array.from({ length: 103 }, (_, i) => SLOWEST_BPM * (1 + STEP) ** i)
/** What feet tap to: most music lies within an octave of it. */
const USUAL_BPM = 107
const USUAL_OCTAVES = 0.9
const WINDOW_SECONDS = 10
const HOP_SECONDS = 1
/** What a change of tempo from one look to the next costs for each step of TEMPOS. */
const CHANGE_COST = 0.12
/** Where bass and bass drum come back tells beats from their halves and thirds. */
const BASS_PART = 0.4
/** Strokes on thirds that are as strong as those on the beat are rather halves of a shorter beat. */
const THIRDS_PART = 0.25

/** A tempo every `HOP_SECONDS`, and how clearly the sound is periodic with it, 0 to 1. */
export type TempoPath = { readonly bpm: Float64Array; readonly hopSeconds: number; readonly plain: number }

/** The most plausible tempo curve of the whole sound: it may drift and jumps only where the sound demands it. */
export function trackTempo(onsets: Onsets): TempoPath {
  const looks = windowsOf(onsets)
  const states = best(looks.map(({ scores }) => scores))
  const bpm = Float64Array.from(states, (state) => TEMPOS[state]!)
  const weight = looks.reduce((sum, look) => sum + look.strength, 0)
  const plain = looks.reduce((sum, look, i) => sum + look.strength * look.repeats[states[i]!]!, 0) / Math.max(1e-9, weight)
  return { bpm, hopSeconds: HOP_SECONDS, plain }
}

type Look = { readonly scores: Float64Array; readonly repeats: Float64Array; readonly strength: number }

function windowsOf({ all, bass }: Onsets): Look[] {
  const hop = Math.round(HOP_SECONDS * FRAME_RATE)
  const half = Math.round((WINDOW_SECONDS / 2) * FRAME_RATE)
  return Array.from({ length: Math.max(1, Math.ceil(all.length / hop)) }, (_, i) => {
    const middle = Math.min(Math.max(i * hop, Math.min(half, all.length / 2)), Math.max(all.length - half, all.length / 2))
    const cut = (onsets: Float32Array) => onsets.subarray(Math.max(0, Math.floor(middle - half)), Math.floor(middle + half))
    return lookAt(cut(all), cut(bass))
  })
}

/** How well each tempo explains a stretch: the sound is like itself one beat, two beats and a bar of three or four later. */
function lookAt(window: Float32Array, bass: Float32Array): Look {
  const longest = Math.ceil((4.1 * 60 * FRAME_RATE) / SLOWEST_BPM)
  const lags = Math.min(longest, window.length - 1)
  const [alike, low] = [autocorrelation(window, lags), autocorrelation(bass, lags)]
  const alikeAt = (lag: number): number => alike[lag]! * (1 - BASS_PART) + low[lag]! * BASS_PART
  /** The next tempo is half a step away: a late repetition lies between two. */
  const at = (lag: number): number => {
    let max = 0
    for (let near = Math.round(lag * (1 - STEP / 2)); near <= Math.round(lag * (1 + STEP / 2)); near++)
      if (near <= lags) max = Math.max(max, alikeAt(near))
    return max
  }
  const repeats = TEMPOS.map((bpm) => {
    const beat = (60 * FRAME_RATE) / bpm
    const likeAt = (beats: number): number => at(beats * beat)
    const thirds = Math.max(0, likeAt(1 / 3) + likeAt(2 / 3) - likeAt(1))
    return Math.max(0, Math.max(inBarsOf(3, likeAt), inBarsOf(4, likeAt)) - THIRDS_PART * thirds)
  })
  const scores = repeats.map((value, i) => value * Math.exp(-0.5 * (Math.log2(TEMPOS[i]! / USUAL_BPM) / USUAL_OCTAVES) ** 2))
  const top = scores.reduce((max, value) => Math.max(max, value), 1e-6)
  return { scores: scores.map((value) => value / top), repeats, strength: window.reduce((sum, value) => sum + value, 0) }
}

/** How like itself the sound is on each of the next beats of a bar, and most of all a bar later. */
function inBarsOf(beats: number, likeAt: (beats: number) => number): number {
  let sum = 0
  for (let beat = 1; beat <= beats; beat++) sum += likeAt(beat)
  return (sum / beats + likeAt(beats)) / 2
}

/** Likeness of a sound with itself later, 1 at no lag, freed of its mean; a window's far end counts for what it is. */
function autocorrelation(window: Float32Array, longest: number): Float64Array {
  const mean = window.reduce((sum, value) => sum + value, 0) / Math.max(1, window.length)
  const centred = softened(window).map((value) => value - mean)
  const own = centred.reduce((sum, value) => sum + value * value, 1e-9)
  return Float64Array.from({ length: longest + 1 }, (_, lag) => {
    let sum = 0
    for (let i = lag; i < centred.length; i++) sum += centred[i]! * centred[i - lag]!
    return (sum / own) * (centred.length / Math.max(1, centred.length - lag))
  })
}

/** Players are not machines: a stroke counts a little for the frames beside it. */
function softened(values: Float32Array): Float32Array {
  return values.map((value, i) => value * 0.5 + ((values[i - 1] ?? 0) + (values[i + 1] ?? 0)) * 0.25)
}

/** The path through all looks with the highest sum of scores less the cost of its changes. */
function best(looks: readonly Float64Array[]): Int32Array {
  const count = TEMPOS.length
  const from: Int32Array[] = []
  let sums = looks[0]!.slice()
  for (const scores of looks.slice(1)) {
    const next = new Float64Array(count)
    const came = new Int32Array(count)
    for (let state = 0; state < count; state++) {
      let max = -Infinity
      for (let before = 0; before < count; before++) {
        const sum = sums[before]! - CHANGE_COST * Math.abs(state - before)
        if (sum <= max) continue
        max = sum
        came[state] = before
      }
      next[state] = max + scores[state]!
    }
    from.push(came)
    sums = next
  }
  let state = sums.indexOf(sums.reduce((max, value) => Math.max(max, value), -Infinity))
  const path = new Int32Array(looks.length)
  for (let i = looks.length - 1; i >= 0; i--) {
    path[i] = state
    if (i > 0) state = from[i - 1]![state]!
  }
  return path
}
