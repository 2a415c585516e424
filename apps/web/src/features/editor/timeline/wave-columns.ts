import type { Extent } from './visible-items.ts'

/** Content of `/media/{id}/peaks.json`: peaks in 0..1. */
export type Peaks = { readonly peaksPerSecond: number; readonly peaks: readonly number[] }

export type WaveClip = {
  readonly width: number
  readonly trimStart: number
  readonly speed: number
  readonly pxPerFrame: number
  readonly fps: number
}

/** Width of a bar with its gap, in px. */
export const WAVE_PITCH = 3

/** Waveform bars of a clip in a range of px from its left edge; `level`: peak of the bar, 0..1. */
export function waveColumns({ peaks, peaksPerSecond }: Peaks, clip: WaveClip, stretch: Extent): readonly { x: number; level: number }[] {
  const perPixel = ((clip.speed / clip.pxPerFrame) * peaksPerSecond) / clip.fps
  const start = (clip.trimStart / clip.fps) * peaksPerSecond
  const first = Math.max(0, Math.floor(stretch.from / WAVE_PITCH))
  const end = Math.floor(Math.min(clip.width, stretch.to) / WAVE_PITCH)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => {
    const x = (first + index) * WAVE_PITCH
    return { x, level: loudest(peaks, ...inOrder(start + x * perPixel, start + (x + WAVE_PITCH) * perPixel)) }
  })
}

/** Backward, a bar ends before it starts. */
const inOrder = (from: number, to: number): [number, number] => (from <= to ? [from, to] : [to, from])

function loudest(peaks: readonly number[], from: number, to: number): number {
  let level = 0
  for (let place = Math.max(0, Math.floor(from)); place < Math.max(to, Math.floor(from) + 1) && place < peaks.length; place += 1)
    level = Math.max(level, peaks[place] ?? 0)
  return level
}
