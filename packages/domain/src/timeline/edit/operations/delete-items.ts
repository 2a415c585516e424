import { ok, refuse } from '../../../result.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import type { Edit } from '../refusal.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { prune } from '../prune.ts'
import { sortedByStart, primaryTrack } from '../tracks.ts'

/**
 *     | V1 |  V2  | V3 |     V2     | V1 | V3 |
 *     |~O1~| |~O2~|          ->     |~O1~|           items of the deleted item's shot are deleted too
 *     |♪♪♪♪| gap |♪♪♪♪|             unchanged        gaps of free tracks stay
 *
 * Deletes items on any track. The primary track closes up; emptied tracks are removed; groups with a single item are dissolved.
 * Unknown ids are ignored; refuses `item_not_found` when all are unknown.
 */
export function deleteItems(timeline: Timeline, { itemIds }: { readonly itemIds: readonly string[] }): Edit {
  const ids = new Set(itemIds)
  const shots = shotsOnlyOf(primaryTrack(timeline)?.items ?? [], ids)
  const isKept = ({ isPrimary }: Track, { id, shotId }: TimelineItem): boolean =>
    !ids.has(id) && (isPrimary || shotId === undefined || !shots.has(shotId))
  const lists = timeline.tracks.map((track) => [track.id, sortedByStart(track.items).filter((item) => isKept(track, item))] as const)
  const isUnchanged = timeline.tracks.every(({ items }, index) => items.length === lists[index]?.[1].length)
  if (isUnchanged) return refuse({ code: 'item_not_found', itemId: itemIds[0] ?? '' })
  return ok(prune(timeline, resolveLayout(timeline, new Map(lists))))
}

/** Shots without any remaining item. */
function shotsOnlyOf(items: readonly TimelineItem[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const staying = new Set(items.filter(({ id }) => !ids.has(id)).map(({ shotId }) => shotId))
  return new Set(items.flatMap(({ id, shotId }) => (ids.has(id) && shotId !== undefined && !staying.has(shotId) ? [shotId] : [])))
}
