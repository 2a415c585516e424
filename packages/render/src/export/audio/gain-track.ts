import { writeFile } from 'node:fs/promises'
import type { GainPoint } from '../../plan/model.ts'

/** Points of an envelope a second; in between it runs straight. */
export const GAIN_RATE = 1000

/** The gain at each thousandth of a second, a second longer than the film. `points` in order of time. */
export function gainSamples(points: readonly GainPoint[], film: { readonly totalFrames: number; readonly fps: number }): Float32Array {
  const count = Math.ceil((film.totalFrames / film.fps + 1) * GAIN_RATE)
  const samples = new Float32Array(count * 2)
  let next = 0
  for (let index = 0; index < count; index++) {
    const frame = (index * film.fps) / GAIN_RATE
    while (next < points.length && (points[next] as GainPoint).frame <= frame) next++
    const [before, after] = [points[next - 1], points[next]]
    const part = before && after ? (frame - before.frame) / (after.frame - before.frame) : 0
    const gain = before ? before.gain + ((after?.gain ?? before.gain) - before.gain) * part : (after?.gain ?? 1)
    samples[index * 2] = gain
    samples[index * 2 + 1] = gain
  }
  return samples
}

/** An envelope as a sound to multiply with: an expression of that many lines of speech is more than ffmpeg's parser takes. */
export const writeGainTrack = (path: string, points: readonly GainPoint[], film: { readonly totalFrames: number; readonly fps: number }) =>
  writeFile(path, gainSamples(points, film))
