import { endFrame } from '@fablecut/domain/timeline/frames'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { byStart } from '@fablecut/domain/timeline/pack'

/** The items of a track as lanes without overlaps, each in order of time: captions may overlap, tracks of other programs never do. */
export function lanesOf(items: readonly TimelineItem[]): readonly (readonly TimelineItem[])[] {
  const lanes: TimelineItem[][] = []
  for (const item of items.toSorted(byStart)) {
    const free = lanes.find((lane) => endFrame(lane.at(-1)!) <= item.startTimeInFrames)
    if (free) free.push(item)
    else lanes.push([item])
  }
  return lanes.length === 0 ? [[]] : lanes
}
