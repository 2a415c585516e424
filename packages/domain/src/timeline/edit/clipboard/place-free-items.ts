import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { firstFreeSlot } from '../free-slot.ts'
import { sortedByStart, withItems } from '../tracks.ts'
import type { Pasting } from './pasting.ts'

/** Places items of free tracks, moved by `shift` frames, in the first place there that is long enough. Captions may overlap. */
export function placeFreeItems(
  timeline: Timeline,
  sources: readonly Track[],
  { pasting, shift }: { pasting: Pasting; shift: number },
): Timeline {
  const added = new Map<string, TimelineItem[]>()
  for (const source of sources) {
    const copies = sortedByStart(source.items).map((item) => pasting.copy(item, item.startTimeInFrames + shift))
    const target = pasting.targetOf(source)
    added.set(target, [...(added.get(target) ?? []), ...copies])
  }
  return withItems(timeline, (track) => withAdded(track, added.get(track.id) ?? []))
}

function withAdded({ type, items }: Track, added: readonly TimelineItem[]): readonly TimelineItem[] {
  if (type === 'file') return [...items, ...added]
  const list = [...items]
  for (const item of added) {
    list.push({ ...item, startTimeInFrames: firstFreeSlot(sortedByStart(list), item.durationInFrames, item.startTimeInFrames) })
  }
  return list
}
