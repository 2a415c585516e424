import { endFrame } from './frames.ts'
import type { TimelineItem } from './model.ts'

export const byStart = (a: TimelineItem, b: TimelineItem): number => a.startTimeInFrames - b.startTimeInFrames

const withStart = (item: TimelineItem, start: number): TimelineItem =>
  item.startTimeInFrames === start ? item : { ...item, startTimeInFrames: start }

/**
 *     |   A   |    |  B  |   ->   |   A   |  B  |
 *
 * Removes gaps from the primary track: items in order of start, each at its predecessor's end, the first at 0.
 * Unchanged items keep their identity.
 */
export function pack(items: readonly TimelineItem[]): readonly TimelineItem[] {
  let cursor = 0
  return items.toSorted(byStart).map((item) => {
    const start = cursor
    cursor += item.durationInFrames
    return withStart(item, start)
  })
}

/**
 *     |   A   |          |   A   |
 *          |  B  |   ->          |  B  |
 *
 * Resolves overlaps on a free track by moving items to the right; gaps stay.
 */
export function resolveOverlaps(items: readonly TimelineItem[]): readonly TimelineItem[] {
  let cursor = 0
  return items.toSorted(byStart).map((item) => {
    const start = Math.max(cursor, item.startTimeInFrames)
    const placed = withStart(item, start)
    cursor = endFrame(placed)
    return placed
  })
}
