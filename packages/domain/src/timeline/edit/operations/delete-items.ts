import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { prune } from '../prune.ts'
import { withGapsClosed } from './close-gaps.ts'
import { sortedByStart, primaryTrack } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'

/** `closeGaps`: on free tracks too. Default false. */
export const deleteItemsFields = z.strictObject({ itemIds: idsValue, closeGaps: z.boolean().optional() })
export type DeleteItems = z.infer<typeof deleteItemsFields>

/**
 *     | V1 |  V2  | V3 |     V2     | V1 | V3 |
 *     |~O1~| |~O2~|          ->     |~O1~|           items of the deleted item's shot are deleted too
 *     |♪♪♪♪| gap |♪♪♪♪|             unchanged        gaps of free tracks stay, unless `closeGaps`
 *
 * Deletes items on any track. The primary track closes up; emptied tracks are removed; groups with a single item are dissolved.
 * Unknown ids are ignored; refuses `item_not_found` when all are unknown.
 */
export function deleteItems(timeline: Timeline, { itemIds, closeGaps = false }: DeleteItems): EditResult {
  const ids = new Set(itemIds)
  const shots = shotsOnlyOf(primaryTrack(timeline)?.items ?? [], ids)
  const isKept = ({ isPrimary }: Track, { id, shotId }: TimelineItem): boolean =>
    !ids.has(id) && (isPrimary || shotId === undefined || !shots.has(shotId))
  const lists = new Map(timeline.tracks.map((track) => [track.id, sortedByStart(track.items).filter((item) => isKept(track, item))]))
  const isUnchanged = timeline.tracks.every(({ id, items }) => items.length === lists.get(id)?.length)
  if (isUnchanged) return refuse({ code: 'item_not_found', itemId: itemIds[0] ?? '' })
  return ok(prune(timeline, resolveLayout(timeline, closeGaps ? withGapsClosed(timeline, lists) : lists)))
}

/** Shots without any remaining item. */
function shotsOnlyOf(items: readonly TimelineItem[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const staying = new Set(items.filter(({ id }) => !ids.has(id)).map(({ shotId }) => shotId))
  return new Set(items.flatMap(({ id, shotId }) => (ids.has(id) && shotId !== undefined && !staying.has(shotId) ? [shotId] : [])))
}
