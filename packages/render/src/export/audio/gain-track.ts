import { writeFile } from 'node:fs/promises'
import type { GainPoint } from '../../plan/model.ts'

/** Sample rate of a gain envelope in Hz. */
export const GAIN_RATE = 1000

/** Linear gain envelope as interleaved stereo samples at `GAIN_RATE`, 1 s longer than the film. `points` must be sorted by frame. */
export function gainSamples(points: readonly GainPoint[], film: { readonly totalFrames: number; readonly fps: number }): Float32Array {
  const count = Math.ceil((film.totalFrames / film.fps + 1) * GAIN_RATE)
  const samples = new Float32Array(count * 2)
  let next = 0
  for (let index = 0; index < count; index++) {
    const frame = (index * film.fps) / GAIN_RATE
    while (next < points.length && (points[next] as GainPoint).frame <= frame) next++
    const [before, after] = [points[next - 1], points[next]]
    const fraction = before && after ? (frame - before.frame) / (after.frame - before.frame) : 0
    const gain = before ? before.gain + ((after?.gain ?? before.gain) - before.gain) * fraction : (after?.gain ?? 1)
    samples[index * 2] = gain
    samples[index * 2 + 1] = gain
  }
  return samples
}

/** Writes the envelope as raw audio for `amultiply`: as an expression it would exceed the limits of ffmpeg's parser. */
export const writeGainTrack = (path: string, points: readonly GainPoint[], film: { readonly totalFrames: number; readonly fps: number }) =>
  writeFile(path, gainSamples(points, film))
