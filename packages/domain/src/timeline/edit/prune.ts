import type { Timeline, Track } from '../model.ts'
import { withItems, omitField, withTracks } from './tracks.ts'

/**
 * Cleans up after an edit that removed items from tracks: emptied tracks are removed, except the primary one; with the last
 * caption all empty caption tracks are removed; groups with a single item are dissolved.
 */
export function prune(before: Timeline, after: Timeline): Timeline {
  if (before.tracks === after.tracks) return after
  return withoutOrphans(before, withoutEmptyTracks(before, after))
}

function withoutEmptyTracks(before: Timeline, after: Timeline): Timeline {
  const wereFilled = new Set(before.tracks.filter(({ items }) => items.length > 0).map(({ id }) => id))
  const isEmptied = (track: Track): boolean => track.items.length === 0 && wereFilled.has(track.id)
  const lostCaptions = after.tracks.some((track) => track.type === 'file' && isEmptied(track))
  const isKept = (track: Track): boolean => track.isPrimary || !(isEmptied(track) || (lostCaptions && isEmptyCaptions(track)))
  return withTracks(after, after.tracks.filter(isKept))
}

const isEmptyCaptions = (track: Track): boolean => track.type === 'file' && track.items.length === 0

function withoutOrphans(before: Timeline, after: Timeline): Timeline {
  const [sizesBefore, sizes] = [groupSizes(before), groupSizes(after)]
  const isOrphaned = (groupId: string | undefined): boolean =>
    groupId !== undefined && sizes.get(groupId) === 1 && sizesBefore.get(groupId) !== 1
  return withItems(after, ({ items }) => items.map((item) => (isOrphaned(item.groupId) ? omitField(item, 'groupId') : item)))
}

function groupSizes({ tracks }: Timeline): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const { items } of tracks) {
    for (const { groupId } of items) if (groupId !== undefined) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1)
  }
  return sizes
}
