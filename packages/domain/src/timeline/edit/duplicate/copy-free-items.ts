import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { firstFreeSlot } from '../free-slot.ts'
import { sortedByStart, withItems } from '../tracks.ts'
import { copyOf, type Copies } from './copy-of.ts'

type CopyFreeItems = { readonly itemIds: ReadonlySet<string>; readonly nextId: () => string }
type CopiedItems = { readonly timeline: Timeline; readonly copies: Copies }

/**
 *     | X | Y |  | Z |   ->   | X | Y |  | Z | X'| Y'|      each in the first free place after it that is long enough
 *
 * Repeats items of free tracks on their tracks. The copies belong to no shot.
 */
export function withCopiedFreeItems(timeline: Timeline, { itemIds, nextId }: CopyFreeItems): CopiedItems {
  const copies = new Map<string, TimelineItem>()
  const edited = withItems(timeline, (track) => {
    const originals = track.isPrimary ? [] : sortedByStart(track.items).filter(({ id }) => itemIds.has(id))
    const items = [...track.items]
    for (const item of originals) {
      const startTimeInFrames = firstFreeSlot(sortedByStart(items), item.durationInFrames, endFrame(item))
      const copy = copyOf(item, { id: nextId(), startTimeInFrames })
      copies.set(copy.id, item)
      items.push(copy)
    }
    return items
  })
  return { timeline: edited, copies }
}
