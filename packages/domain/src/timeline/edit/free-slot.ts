import { ok, refuse, type Result } from '../../result.ts'
import { endFrame } from '../frames.ts'
import type { TimelineItem } from '../model.ts'
import type { EditRefusal } from './refusal.ts'

/** The latest place and the longest item that can be stored (see `schema`), in frames. */
export const MAX_STORED_FRAMES = 100_000_000

/** A number of frames as a hand or a field gives it: whole, not before the beginning, and 0 where it is no number. */
export const clampFrame = (place: number): number => (Number.isNaN(place) ? 0 : Math.min(MAX_STORED_FRAMES, Math.max(0, Math.round(place))))

/** Empty room of a free track, `end` exclusive; it has no end after the last item. */
export type Gap = { readonly start: number; readonly end: number }

/**
 *     |  X  |     |  X  |            at: where |N| is asked for
 *        ^at      ->    |  N  |      past what overlaps, to the first room that is long enough
 *
 * `occupied` in order of time.
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

/** The empty room in which a frame lies; undefined when an item lies there. `occupied` in order of time. */
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
