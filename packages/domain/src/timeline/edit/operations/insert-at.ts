import { z } from 'zod'
import { ok, type Result } from '../../../result.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { clampFrame, firstFreeSlot, gapAt, startInGap } from '../free-slot.ts'
import { newItem } from '../new-item.ts'
import type { EditResult, EditRefusal } from '../refusal.ts'
import { insertionIndexAt } from '../insertion-point.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { findAsset, findTrack, sortedByStart } from '../tracks.ts'
import { frameValue, idValue } from '../values/edit-values.ts'

/** `newId`: id of the new item. `atFrame`: a frame in the gap that is meant; without it the item is placed after overlapping ones. */
export const insertAtFields = z.strictObject({
  mediaAssetId: idValue,
  trackId: idValue,
  startFrame: frameValue,
  atFrame: frameValue.optional(),
  newId: idValue,
})
export type InsertAt = z.infer<typeof insertAtFields>

/**
 *     primary   | A |  B  |          at the nearest insertion point
 *     free      | X |..N..| X |      moved inside the gap at `atFrame`; refused when longer than it
 *     no gap    | X | X |  N  |      in the first free range from `startFrame` on
 *
 * Inserts an asset on a track at a frame. Refuses `track_not_found`, `asset_not_found`, `asset_not_ready`, `incompatible_track`, `no_room`.
 *
 */
export function insertAt(timeline: Timeline, op: InsertAt): EditResult {
  const [track, asset] = [findTrack(timeline, op.trackId), findAsset(timeline, op.mediaAssetId)]
  if (!track.ok) return track
  if (!asset.ok) return asset
  const placement = { id: op.newId, startTimeInFrames: clampFrame(op.startFrame), trackType: track.value.type }
  const item = newItem(asset.value, placement, timeline.globalConfig.fps)
  if (!item.ok) return item
  const items = itemsWith(track.value, item.value, op)
  return items.ok ? ok(resolveLayout(timeline, new Map([[track.value.id, items.value]]))) : items
}

function itemsWith(track: Track, item: TimelineItem, op: InsertAt): Result<readonly TimelineItem[], EditRefusal> {
  const items = sortedByStart(track.items)
  if (track.isPrimary) return ok(items.toSpliced(insertionIndexAt(items, op.atFrame ?? op.startFrame), 0, item))
  const gap = op.atFrame === undefined ? undefined : gapAt(items, clampFrame(op.atFrame))
  if (!gap) return ok([...items, { ...item, startTimeInFrames: firstFreeSlot(items, item.durationInFrames, item.startTimeInFrames) }])
  const start = startInGap(gap, item.durationInFrames, item.startTimeInFrames)
  return start.ok ? ok([...items, { ...item, startTimeInFrames: start.value }]) : start
}
