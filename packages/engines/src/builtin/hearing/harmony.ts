import { CHROMA_FRAMES, FRAME_RATE, type Spectra } from './spectra.ts'

/** Pitch classes heard between two moments, as one vector of length 1. */
export function chordBetween({ chroma }: Spectra, fromSeconds: number, toSeconds: number): Float64Array {
  const count = chroma.length / 12
  const from = Math.max(0, Math.min(count - 1, Math.round((fromSeconds * FRAME_RATE) / CHROMA_FRAMES)))
  const to = Math.min(count, Math.max(from + 1, Math.round((toSeconds * FRAME_RATE) / CHROMA_FRAMES)))
  const chord = new Float64Array(12)
  for (let look = from; look < to; look++) for (let pitch = 0; pitch < 12; pitch++) chord[pitch]! += chroma[look * 12 + pitch]!
  const length = Math.sqrt(chord.reduce((sum, value) => sum + value * value, 1e-12))
  return chord.map((value) => value / length)
}

/** 0 for the same chord, 1 for one that shares nothing with it. */
export const unlike = (a: Float64Array, b: Float64Array): number => 1 - a.reduce((sum, value, pitch) => sum + value * b[pitch]!, 0)

/** How far the chord changes at a moment, as heard `reachSeconds` before and after it. */
export const chordChange = (spectra: Spectra, seconds: number, reachSeconds: number): number =>
  unlike(chordBetween(spectra, seconds - reachSeconds, seconds), chordBetween(spectra, seconds, seconds + reachSeconds))
