import type { Timeline, TimelineItem, Track } from '../model.ts'
import { resolveOverlaps } from '../pack.ts'
import { linkedPrimaryItems } from './linked-items.ts'
import { sortedByStart, reuseIfEqual, withStart, withItems } from './tracks.ts'
import { sourcesOf } from './transitions/sources.ts'
import { withValidTransitions } from './transitions/valid-transitions.ts'

/** Edited items by track id, before packing and resolving overlaps. */
export type PlacedItems = ReadonlyMap<string, readonly TimelineItem[]>

/**
 *     primary     |  A  |     |  B  |   C   |  ->  |  A  |  B  |   C   |      no gaps, in the given order
 *     voice-over  |~a~|       |~b~|                |~a~| |~b~|                linked items move by the same distance
 *     music       |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|            |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|      others stay
 *
 * Last step of every edit: packs the primary track, limits its transitions, moves linked items with their primary items, and resolves overlaps on
 * free tracks.
 * `departed`: offset of linked items whose primary item left the track, by the primary item's id.
 */
export function resolveLayout(before: Timeline, placed: PlacedItems, departed: ReadonlyMap<string, number> = new Map()): Timeline {
  const primary = before.tracks.find((track) => track.isPrimary)
  const placedPrimary = primary && (placed.get(primary.id) ?? sortedByStart(primary.items))
  const packed = placedPrimary ? packInOrder(placedPrimary) : { items: [], shifts: new Map<string, number>() }
  const shifts = new Map([...departed, ...packed.shifts])
  const leaders = shifts.size > 0 ? linkedPrimaryItems(before) : new Map<string, string>()
  return withItems(before, (track) => {
    if (track.isPrimary) return withValidTransitions(packed.items, sourcesOf(before))
    return layOutTrack(track, placed.get(track.id) ?? track.items, (item) => shifts.get(leaders.get(item.id) ?? '') ?? 0)
  })
}

function layOutTrack(track: Track, items: readonly TimelineItem[], shiftOf: (item: TimelineItem) => number): readonly TimelineItem[] {
  const shifted = items.map((item) => withStart(item, Math.max(0, item.startTimeInFrames + shiftOf(item))))
  if (reuseIfEqual(track.items, shifted) === track.items || track.type === 'file') return shifted
  const originals = new Map([...items, ...track.items].map((item) => [item.id, item]))
  return resolveOverlaps(shifted).map((item) => keepIfEqual(item, originals.get(item.id) ?? item))
}

/** Keeps the identity of items that end up as they were, such as one that was moved and then pushed back by an overlap. */
export function keepIfEqual(item: TimelineItem, original: TimelineItem): TimelineItem {
  if (item === original) return original
  const fields = new Set([...Object.keys(item), ...Object.keys(original)]) as Set<keyof TimelineItem>
  return [...fields].every((field) => item[field] === original[field]) ? original : item
}

/** As `pack`, but in the given order. `shifts`: how far each item moved. */
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
