import { endFrame } from '../frames.ts'
import { ok, refuse, type Result } from '../../result.ts'
import type { Timeline, TimelineItem } from '../model.ts'
import type { EditRefusal } from './refusal.ts'
import type { DropPlace } from './drop-place.ts'
import { sortedByStart, primaryTrack } from './tracks.ts'

/**
 *     | A |  B  |
 *     0   1     2      how many items lie before the seam
 *
 * The seam of a packed track that is nearest to a frame; behind the last item it is the end. `items` in order.
 */
export const insertionIndexAt = (items: readonly TimelineItem[], frame: number): number =>
  items.filter((item) => item.startTimeInFrames + item.durationInFrames / 2 <= frame).length

/** The frame between two items of a packed track that a drop on it means. */
export function insertionFrame(items: readonly TimelineItem[], place: Exclude<DropPlace, { readonly kind: 'strip' }>): number {
  const ordered = sortedByStart(items)
  if (place.kind === 'gap') return startOf(ordered, insertionIndexAt(ordered, place.pointerFrame))
  const index = ordered.findIndex(({ id }) => id === place.itemId)
  return startOf(ordered, place.zone === 'after' ? index + 1 : Math.max(0, index))
}

function startOf(items: readonly TimelineItem[], index: number): number {
  const [item, last] = [items[index], items.at(-1)]
  return item?.startTimeInFrames ?? (last ? endFrame(last) : 0)
}

/** The same for a drop anywhere: refused with `no_boundary` off the primary track. */
export function primaryInsertionFrame(timeline: Timeline, place: DropPlace): Result<number, EditRefusal> {
  const primary = primaryTrack(timeline)
  if (place.kind === 'strip' || place.trackId !== primary?.id) return refuse({ code: 'no_boundary' })
  return ok(insertionFrame(primary.items, place))
}
