import type { Track } from '../../model.ts'
import { aspectRatioOf } from '../../output.ts'
import { totalFrames } from '../../queries.ts'

/** What a film is exported as. Sides in px. */
export type OutputSettings = {
  readonly aspectRatio: string
  readonly width: number
  readonly height: number
  readonly totalDurationInFrames: number
}

type Size = { readonly width: number; readonly height: number }

// E-255
const MIN_SIDE = 2
const evenSide = (side: number): number => Math.max(MIN_SIDE, Math.floor(side / 2) * 2)

/** Sides that a film can have: even, rounded down, at least two. */
export const evenSize = ({ width, height }: Size): Size => ({ width: evenSide(width), height: evenSide(height) })

/** Size and length of a story's film; it ends with its last item. */
export function outputSettings(size: Size, tracks: readonly Track[]): OutputSettings {
  const even = evenSize(size)
  return { aspectRatio: aspectRatioOf(even), ...even, totalDurationInFrames: totalFrames(tracks) }
}
