import type { TrackPosition, Zone } from '@fablecut/domain/timeline/edit/track-position'
import { sortedByStart } from '@fablecut/domain/timeline/edit/tracks'
import { endFrame } from '@fablecut/domain/timeline/frames'
import type { TimelineItem, Track } from '@fablecut/domain/timeline/model'

/** Dragged object: an asset or file, or an item of the timeline. */
export type Dragged = 'asset' | 'item'

/** The zones of an item, as fractions of its width: insert before, replace, insert after (E-351). */
const BORDERS = { before: 0.25, after: 0.75 }
/** Narrower items have no `replace` zone, in px. */
const NARROW_WIDTH = 24
/** Half of the insertion zone between two items, in px. */
const HALF_SEAM = 3

/**
 *     asset   |before|    replace    |after|      the borders belong to the middle
 *             0     25%             75%   100%
 *     item    |    before    |    after    |      halves, so that no clip is lost; also for items narrower than 24 px
 *
 * `x`, `left` and `width` in px.
 */
export function dropZone(x: number, { left, width }: { readonly left: number; readonly width: number }, dragged: Dragged): Zone {
  const ratio = (x - left) / width
  if (dragged === 'item' || width < NARROW_WIDTH) return ratio < 0.5 ? 'before' : 'after'
  if (ratio < BORDERS.before) return 'before'
  return ratio > BORDERS.after ? 'after' : 'replace'
}

/** `x`: pointer position in px from frame 0. `grip`: distance of the pointer from the dragged object's left edge, in px. */
export type Pointer = { readonly x: number; readonly grip: number; readonly pixelsPerFrame: number }

/**
 *     |  A  ][  B  |      six pixels around a boundary of the primary track count as a gap
 *     |  X  |  |  Y  |    and so does the space between items of a free track
 *
 * Drop position on a track: a zone of an item, or a gap.
 */
export function dropPositionOn(track: Track, { x, grip, pixelsPerFrame }: Pointer, dragged: Dragged): TrackPosition {
  const atFrame = Math.max(0, Math.floor(x / pixelsPerFrame))
  const startFrame = Math.max(0, Math.round((x - grip) / pixelsPerFrame))
  const place = { trackId: track.id, startFrame, atFrame }
  const item = itemAt(sortedByStart(track.items), atFrame)
  if (!item) return { kind: 'gap', ...place }
  const left = item.startTimeInFrames * pixelsPerFrame
  const width = item.durationInFrames * pixelsPerFrame
  const isSeam = track.isPrimary && width >= NARROW_WIDTH && (x - left <= HALF_SEAM || left + width - x <= HALF_SEAM)
  return isSeam ? { kind: 'gap', ...place } : { kind: 'item', zone: dropZone(x, { left, width }, dragged), itemId: item.id, ...place }
}

/** The item that covers a frame; of overlapping captions the topmost. `items` are sorted by start. */
function itemAt(items: readonly TimelineItem[], frame: number): TimelineItem | undefined {
  return items.findLast((item) => item.startTimeInFrames <= frame && frame < endFrame(item))
}
