import { endFrame } from './frames.ts'
import type { TimelineItem } from './model.ts'

export const byStart = (a: TimelineItem, b: TimelineItem): number => a.startTimeInFrames - b.startTimeInFrames

const withStart = (item: TimelineItem, start: number): TimelineItem =>
  item.startTimeInFrames === start ? item : { ...item, startTimeInFrames: start }

/**
 *     |   A   |    |  B  |   ->   |   A   |  B  |
 *
 * The primary track has no gaps: in order of start, each item at its predecessor's end, the first at 0.
 * Items that stay keep their identity.
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
 * On free tracks nothing overlaps; what would is pushed right, gaps stay.
 */
export function pushApart(items: readonly TimelineItem[]): readonly TimelineItem[] {
  let cursor = 0
  return items.toSorted(byStart).map((item) => {
    const start = Math.max(cursor, item.startTimeInFrames)
    const placed = withStart(item, start)
    cursor = endFrame(placed)
    return placed
  })
}
