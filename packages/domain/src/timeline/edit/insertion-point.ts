import { endFrame } from '../frames.ts'
import { ok, refuse, type Result } from '../../result.ts'
import type { Timeline, TimelineItem } from '../model.ts'
import type { EditRefusal } from './refusal.ts'
import type { TrackPosition } from './track-position.ts'
import { sortedByStart, primaryTrack } from './tracks.ts'

/**
 *     | A |  B  |
 *     0   1     2      insertion index
 *
 * The insertion index on a packed track nearest to a frame. `items` are sorted by start.
 */
export const insertionIndexAt = (items: readonly TimelineItem[], frame: number): number =>
  items.filter((item) => item.startTimeInFrames + item.durationInFrames / 2 <= frame).length

/** The frame between two items of a packed track at which a position inserts. */
export function insertionFrame(items: readonly TimelineItem[], position: Exclude<TrackPosition, { readonly kind: 'new-track' }>): number {
  const ordered = sortedByStart(items)
  if (position.kind === 'gap') return startOf(ordered, insertionIndexAt(ordered, position.atFrame))
  const index = ordered.findIndex(({ id }) => id === position.itemId)
  return startOf(ordered, position.zone === 'after' ? index + 1 : Math.max(0, index))
}

function startOf(items: readonly TimelineItem[], index: number): number {
  const [item, last] = [items[index], items.at(-1)]
  return item?.startTimeInFrames ?? (last ? endFrame(last) : 0)
}

/** The insertion frame of a position on the primary track. Refuses `no_boundary` elsewhere. */
export function primaryInsertionFrame(timeline: Timeline, position: TrackPosition): Result<number, EditRefusal> {
  const primary = primaryTrack(timeline)
  if (position.kind === 'new-track' || position.trackId !== primary?.id) return refuse({ code: 'no_boundary' })
  return ok(insertionFrame(primary.items, position))
}
