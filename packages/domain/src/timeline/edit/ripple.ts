import { endFrame } from '../frames.ts'
import type { TimelineItem } from '../model.ts'
import { sortedByStart, withStart } from './tracks.ts'

/**
 *     |   A   |   |  B  |      A shorter      | A |   |  B  |
 *
 * Replaces resized items of a free track; items after their old end move by the difference, gaps stay.
 *
 */
export function rippleItems(items: readonly TimelineItem[], changed: ReadonlyMap<string, TimelineItem>): readonly TimelineItem[] {
  let shift = 0
  const waiting: { readonly from: number; readonly by: number }[] = []
  return sortedByStart(items).map((item) => {
    while (waiting[0] && waiting[0].from <= item.startTimeInFrames) shift += waiting.shift()?.by ?? 0
    const after = changed.get(item.id)
    if (after) waiting.push({ from: endFrame(item), by: after.durationInFrames - item.durationInFrames })
    const now = after ?? item
    return withStart(now, Math.max(0, now.startTimeInFrames + shift))
  })
}
