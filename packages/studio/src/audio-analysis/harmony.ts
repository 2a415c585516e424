import { CHROMA_FRAMES, FRAME_RATE, type Spectra } from './spectra.ts'

/** Mean chroma vector between two times, normalised to length 1. */
export function meanChroma({ chroma }: Spectra, fromSeconds: number, toSeconds: number): Float64Array {
  const count = chroma.length / 12
  const from = Math.max(0, Math.min(count - 1, Math.round((fromSeconds * FRAME_RATE) / CHROMA_FRAMES)))
  const to = Math.min(count, Math.max(from + 1, Math.round((toSeconds * FRAME_RATE) / CHROMA_FRAMES)))
  const chord = new Float64Array(12)
  for (let index = from; index < to; index++) for (let pitch = 0; pitch < 12; pitch++) chord[pitch]! += chroma[index * 12 + pitch]!
  const length = Math.sqrt(chord.reduce((sum, value) => sum + value * value, 1e-12))
  return chord.map((value) => value / length)
}

/** Cosine distance of two chroma vectors: 0 for the same chord, 1 without a shared pitch class. */
export const chordDistance = (a: Float64Array, b: Float64Array): number => 1 - a.reduce((sum, value, pitch) => sum + value * b[pitch]!, 0)

/** Chroma distance between the intervals of `windowSeconds` before and after a time. */
export const chordChange = (spectra: Spectra, seconds: number, windowSeconds: number): number =>
  chordDistance(meanChroma(spectra, seconds - windowSeconds, seconds), meanChroma(spectra, seconds, seconds + windowSeconds))
