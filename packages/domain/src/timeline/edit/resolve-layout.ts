import type { Timeline, TimelineItem, Track } from '../model.ts'
import { pushApart } from '../pack.ts'
import { linkedPrimaryItems } from './linked-items.ts'
import { sortedByStart, reuseIfEqual, withStart, withItems } from './tracks.ts'

/** Items by track id that an edit put there; the starts of primary items are where they were before packing. */
export type PlacedItems = ReadonlyMap<string, readonly TimelineItem[]>

/**
 *     picture     |  A  |     |  B  |   C   |  ->  |  A  |  B  |   C   |      no gaps, in the order given
 *     voice-over  |~a~|       |~b~|                |~a~| |~b~|                who goes with a picture goes as far as it does
 *     music       |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|            |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|      and nobody else
 *
 * The end of every edit of the primary track: it is packed, followers keep their distance, and on free tracks who is run into is pushed on.
 * `departed` is how far followers go whose picture left the primary track.
 */
export function resolveLayout(before: Timeline, placed: PlacedItems, departed: ReadonlyMap<string, number> = new Map()): Timeline {
  const primary = before.tracks.find((track) => track.isPrimary)
  const given = primary && (placed.get(primary.id) ?? sortedByStart(primary.items))
  const packed = given ? packInOrder(given) : { items: [], shifts: new Map<string, number>() }
  const shifts = new Map([...departed, ...packed.shifts])
  const leaders = shifts.size > 0 ? linkedPrimaryItems(before) : new Map<string, string>()
  return withItems(before, (track) => {
    if (track.isPrimary) return packed.items
    return layOutTrack(track, placed.get(track.id) ?? track.items, (item) => shifts.get(leaders.get(item.id) ?? '') ?? 0)
  })
}

function layOutTrack(track: Track, items: readonly TimelineItem[], shiftOf: (item: TimelineItem) => number): readonly TimelineItem[] {
  const shifted = items.map((item) => withStart(item, Math.max(0, item.startTimeInFrames + shiftOf(item))))
  if (reuseIfEqual(track.items, shifted) === track.items || track.type === 'file') return shifted
  const given = new Map(items.map((item) => [item.id, item]))
  return pushApart(shifted).map((item) => keepIfUnmoved(item, given.get(item.id) ?? item))
}

/** What was moved and pushed back to where it came from is the very item that it was. */
const keepIfUnmoved = (item: TimelineItem, given: TimelineItem): TimelineItem =>
  item.startTimeInFrames === given.startTimeInFrames ? given : item

/** As `pack`, but in the order given. Also how far each item went. */
function packInOrder(items: readonly TimelineItem[]): { items: readonly TimelineItem[]; shifts: ReadonlyMap<string, number> } {
  const shifts = new Map<string, number>()
  let cursor = 0
  const packed = items.map((item) => {
    const start = cursor
    cursor += item.durationInFrames
    if (start !== item.startTimeInFrames) shifts.set(item.id, start - item.startTimeInFrames)
    return withStart(item, start)
  })
  return { items: packed, shifts }
}
