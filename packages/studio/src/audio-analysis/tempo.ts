import type { Onsets } from './onsets.ts'
import { FRAME_RATE } from './spectra.ts'

/** Tempo candidates in BPM, in geometric steps. */
const MIN_BPM = 48
const STEP = 0.015
const TEMPOS = Float64Array.from({ length: 103 }, (_, i) => MIN_BPM * (1 + STEP) ** i)
/** Centre and width (in octaves) of the log-normal tempo prior. */
const PREFERRED_BPM = 107
const PREFERRED_OCTAVES = 0.9
const WINDOW_SECONDS = 10
const HOP_SECONDS = 1
/** Transition cost per step of TEMPOS between two windows. */
const CHANGE_COST = 0.12
/** Weight of the bass autocorrelation, which separates beats from their subdivisions. */
const BASS_WEIGHT = 0.4
/** Penalty for onsets on thirds of a beat, which indicate a shorter beat. */
const THIRDS_PENALTY = 0.25

/** A tempo in BPM per `hopSeconds`, and the mean periodicity at that tempo, 0 to 1. */
export type TempoPath = { readonly bpm: Float64Array; readonly hopSeconds: number; readonly periodicity: number }

/** The most probable tempo curve of a song (Viterbi). */
export function trackTempo(onsets: Onsets): TempoPath {
  const windows = windowsOf(onsets)
  const states = bestPath(windows.map(({ scores }) => scores))
  const bpm = Float64Array.from(states, (state) => TEMPOS[state]!)
  const weight = windows.reduce((sum, window) => sum + window.strength, 0)
  const periodicity =
    windows.reduce((sum, window, i) => sum + window.strength * window.periodicity[states[i]!]!, 0) / Math.max(1e-9, weight)
  return { bpm, hopSeconds: HOP_SECONDS, periodicity }
}

type TempoWindow = { readonly scores: Float64Array; readonly periodicity: Float64Array; readonly strength: number }

function windowsOf({ all, bass }: Onsets): TempoWindow[] {
  const hop = Math.round(HOP_SECONDS * FRAME_RATE)
  const half = Math.round((WINDOW_SECONDS / 2) * FRAME_RATE)
  return Array.from({ length: Math.max(1, Math.ceil(all.length / hop)) }, (_, i) => {
    const middle = Math.min(Math.max(i * hop, Math.min(half, all.length / 2)), Math.max(all.length - half, all.length / 2))
    const cut = (onsets: Float32Array) => onsets.subarray(Math.max(0, Math.floor(middle - half)), Math.floor(middle + half))
    return analyzeWindow(cut(all), cut(bass))
  })
}

/** Scores each tempo for a window by the autocorrelation at lags of one beat up to a bar of three or four beats. */
function analyzeWindow(window: Float32Array, bass: Float32Array): TempoWindow {
  const longest = Math.ceil((4.1 * 60 * FRAME_RATE) / MIN_BPM)
  const lags = Math.min(longest, window.length - 1)
  const [allSimilarity, bassSimilarity] = [autocorrelation(window, lags), autocorrelation(bass, lags)]
  const similarityAt = (lag: number): number => allSimilarity[lag]! * (1 - BASS_WEIGHT) + bassSimilarity[lag]! * BASS_WEIGHT
  /** Maximum within half a tempo step, because lags of candidates are further apart at several beats. */
  const maxSimilarityNear = (lag: number): number => {
    let max = 0
    for (let near = Math.round(lag * (1 - STEP / 2)); near <= Math.round(lag * (1 + STEP / 2)); near++)
      if (near <= lags) max = Math.max(max, similarityAt(near))
    return max
  }
  const periodicity = TEMPOS.map((bpm) => {
    const beat = (60 * FRAME_RATE) / bpm
    const similarityAtBeats = (beats: number): number => maxSimilarityNear(beats * beat)
    const thirds = Math.max(0, similarityAtBeats(1 / 3) + similarityAtBeats(2 / 3) - similarityAtBeats(1))
    return Math.max(0, Math.max(meterScore(3, similarityAtBeats), meterScore(4, similarityAtBeats)) - THIRDS_PENALTY * thirds)
  })
  const scores = periodicity.map((value, i) => value * Math.exp(-0.5 * (Math.log2(TEMPOS[i]! / PREFERRED_BPM) / PREFERRED_OCTAVES) ** 2))
  const top = scores.reduce((max, value) => Math.max(max, value), 1e-6)
  return { scores: scores.map((value) => value / top), periodicity, strength: window.reduce((sum, value) => sum + value, 0) }
}

/** Mean similarity at each beat of a bar, averaged with the similarity at a bar. */
function meterScore(beats: number, similarityAtBeats: (beats: number) => number): number {
  let sum = 0
  for (let beat = 1; beat <= beats; beat++) sum += similarityAtBeats(beat)
  return (sum / beats + similarityAtBeats(beats)) / 2
}

/** Normalized, unbiased autocorrelation without the mean; 1 at lag 0. */
function autocorrelation(window: Float32Array, longest: number): Float64Array {
  const mean = window.reduce((sum, value) => sum + value, 0) / Math.max(1, window.length)
  const centred = smoothed(window).map((value) => value - mean)
  const own = centred.reduce((sum, value) => sum + value * value, 1e-9)
  return Float64Array.from({ length: longest + 1 }, (_, lag) => {
    let sum = 0
    for (let i = lag; i < centred.length; i++) sum += centred[i]! * centred[i - lag]!
    return (sum / own) * (centred.length / Math.max(1, centred.length - lag))
  })
}

/** Smooths onsets, to tolerate timing deviations. */
function smoothed(values: Float32Array): Float32Array {
  return values.map((value, i) => value * 0.5 + ((values[i - 1] ?? 0) + (values[i + 1] ?? 0)) * 0.25)
}

/** Viterbi path with the maximum sum of scores minus transition costs. */
function bestPath(windows: readonly Float64Array[]): Int32Array {
  const count = TEMPOS.length
  const from: Int32Array[] = []
  let sums = windows[0]!.slice()
  for (const scores of windows.slice(1)) {
    const next = new Float64Array(count)
    const predecessors = new Int32Array(count)
    for (let state = 0; state < count; state++) {
      let max = -Infinity
      for (let before = 0; before < count; before++) {
        const sum = sums[before]! - CHANGE_COST * Math.abs(state - before)
        if (sum <= max) continue
        max = sum
        predecessors[state] = before
      }
      next[state] = max + scores[state]!
    }
    from.push(predecessors)
    sums = next
  }
  let state = sums.indexOf(sums.reduce((max, value) => Math.max(max, value), -Infinity))
  const path = new Int32Array(windows.length)
  for (let i = windows.length - 1; i >= 0; i--) {
    path[i] = state
    if (i > 0) state = from[i - 1]![state]!
  }
  return path
}
