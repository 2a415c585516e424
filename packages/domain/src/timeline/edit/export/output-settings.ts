import type { Track } from '../../model.ts'
import { aspectRatioOf } from '../../output.ts'
import { totalFrames } from '../../queries.ts'

/** Format of an export. Sizes in px. */
export type OutputSettings = {
  readonly aspectRatio: string
  readonly width: number
  readonly height: number
  readonly totalDurationInFrames: number
}

type Size = { readonly width: number; readonly height: number }

/** H.264 in 4:2:0 needs even sides (E-255). */
const MIN_SIDE = 2
const evenSide = (side: number): number => Math.max(MIN_SIDE, Math.floor(side / 2) * 2)

/** Rounds a frame size down to even sides of at least 2 px. */
export const evenSize = ({ width, height }: Size): Size => ({ width: evenSide(width), height: evenSide(height) })

/** Export settings of a film: size, and duration up to the last item. */
export function outputSettings(size: Size, tracks: readonly Track[]): OutputSettings {
  const even = evenSize(size)
  return { aspectRatio: aspectRatioOf(even), ...even, totalDurationInFrames: totalFrames(tracks) }
}
