import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { linkedFreeItems, linkedPrimaryItems } from '../linked-items.ts'
import type { PlacedItems } from '../resolve-layout.ts'
import { sortedByStart, withStart } from '../tracks.ts'

/**
 *     music         | X |  | M |   ->   |  | M |        X was deleted: M moves left by its duration
 *     voice-over    | X | |~O1~|        unchanged       O1 is linked to a clip: it stays, and so do the items after it
 *
 * Closes the gaps that deleted items leave on free tracks; other gaps stay. Items linked to a moved one move with it. Captions stay with what is
 * spoken. `remaining`: the items of each track without the deleted ones.
 */
export function withGapsClosed(timeline: Timeline, remaining: PlacedItems): PlacedItems {
  const leaders = linkedPrimaryItems(timeline)
  const shifts = new Map<string, number>()
  for (const track of timeline.tracks) {
    if (track.isPrimary || track.type === 'file') continue
    const staying = new Set(remaining.get(track.id)?.map(({ id }) => id))
    for (const [id, shift] of shiftsOf(track, { staying, leaders })) shifts.set(id, shift)
  }
  const all = new Map([...partnerShifts(timeline, shifts), ...shifts])
  const moved = (item: TimelineItem): TimelineItem => withStart(item, Math.max(0, item.startTimeInFrames - (all.get(item.id) ?? 0)))
  return new Map([...remaining].map(([trackId, items]) => [trackId, items.map(moved)]))
}

type Staying = { readonly staying: ReadonlySet<string>; readonly leaders: ReadonlyMap<string, string> }

/** Distance by which each item moves left: the duration of the deleted items since the last linked one. */
function shiftsOf(track: Track, { staying, leaders }: Staying): readonly (readonly [string, number])[] {
  let shift = 0
  return sortedByStart(track.items).flatMap((item) => {
    if (!staying.has(item.id)) shift += item.durationInFrames
    else if (leaders.has(item.id)) shift = 0
    else if (shift > 0) return [[item.id, shift] as const]
    return []
  })
}

function partnerShifts(timeline: Timeline, shifts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  const moving = timeline.tracks.flatMap(({ items }) => items.filter(({ id }) => shifts.has(id)))
  return moving.flatMap((item) => [...linkedFreeItems(timeline, item)].map((id) => [id, shifts.get(item.id) ?? 0] as const))
}
