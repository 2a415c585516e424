import { ok, refuse, type Result } from '../../result.ts'
import { endFrame } from '../frames.ts'
import type { TimelineItem } from '../model.ts'
import type { EditRefusal } from './refusal.ts'

/** Highest start frame and duration that can be stored (see `schema`). */
export const MAX_STORED_FRAMES = 100_000_000

/** Rounds user input to a valid frame: an integer from 0 to `MAX_STORED_FRAMES`; NaN becomes 0. */
export const clampFrame = (frame: number): number => (Number.isNaN(frame) ? 0 : Math.min(MAX_STORED_FRAMES, Math.max(0, Math.round(frame))))

/** Empty range of a free track. `end` is exclusive, and infinite after the last item. */
export type Gap = { readonly start: number; readonly end: number }

/**
 *     |  X  |     |  X  |            at: the requested start of |N|
 *        ^at      ->    |  N  |      the first free range that is long enough
 *
 * `occupied` is sorted by start.
 */
export function firstFreeSlot(occupied: readonly TimelineItem[], durationInFrames: number, at: number): number {
  let start = Math.max(0, at)
  for (const item of occupied) {
    if (endFrame(item) <= start) continue
    if (item.startTimeInFrames - start >= durationInFrames) return start
    start = endFrame(item)
  }
  return start
}

/** The gap that contains a frame; undefined when an item covers it. `occupied` is sorted by start. */
export function gapAt(occupied: readonly TimelineItem[], frame: number): Gap | undefined {
  let start = 0
  for (const item of occupied) {
    if (frame < item.startTimeInFrames) return { start, end: item.startTimeInFrames }
    if (frame < endFrame(item)) return undefined
    start = endFrame(item)
  }
  return { start, end: Number.POSITIVE_INFINITY }
}

/**
 *     | X |....gap....| X |
 *       |--N--|                ->  moved inside the gap; refused when longer than it
 *
 *
 */
export function startInGap({ start, end }: Gap, durationInFrames: number, at: number): Result<number, EditRefusal> {
  const availableFrames = end - start
  if (durationInFrames > availableFrames) return refuse({ code: 'no_room', requiredFrames: durationInFrames, availableFrames })
  return ok(Math.min(Math.max(at, start), end - durationInFrames))
}
