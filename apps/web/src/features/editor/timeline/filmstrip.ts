import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { Extent } from './visible-items.ts'

/** Number of frames in a filmstrip image, evenly spaced over the clip. */
export const STRIP_FRAMES = 12
const WIDE = 16 / 9

/** Tile of a clip with one filmstrip frame; `x` in px from the clip's left edge. */
export type Tile = { readonly x: number; readonly frame: number }

/** Width of a tile at a height, in px. */
export function tileWidth({ metadata }: Pick<MediaAsset, 'metadata'>, height: number): number {
  const ratio = metadata?.width && metadata.height ? metadata.width / metadata.height : WIDE
  return Math.max(12, Math.round(ratio * height))
}

export type StripClip = {
  readonly width: number
  /** In source frames at the project's fps. */
  readonly trimStart: number
  readonly speed: number
  /** Length of the source in frames of the project. */
  readonly sourceFrames: number
  readonly pxPerFrame: number
}

/**
 *     |  f3  |  f4  |  f4  |  f5 |      each tile shows the frame nearest to its middle
 *
 * Tiles of a clip in a range of px from its left edge, according to trim and speed.
 */
export function tilesOf(clip: StripClip, width: number, { from, to }: Extent): readonly Tile[] {
  const first = Math.max(0, Math.floor(from / width))
  const end = Math.min(Math.ceil(clip.width / width), Math.ceil(to / width))
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => {
    const x = (first + index) * width
    const middle = Math.min(x + width / 2, clip.width)
    const source = clip.trimStart + (middle / clip.pxPerFrame) * clip.speed
    return { x, frame: Math.min(STRIP_FRAMES - 1, Math.max(0, Math.floor((source / clip.sourceFrames) * STRIP_FRAMES))) }
  })
}
