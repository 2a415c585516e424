import { z } from 'zod'
import { ok } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import { lookOf } from '../looks/look-of.ts'
import { insertedFrames, newItem, type AssetItem } from '../new-item.ts'
import type { EditResult } from '../refusal.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { prune } from '../prune.ts'
import { findAsset, findItem, sortedByStart } from '../tracks.ts'
import { freeItemsWithoutShots } from '../free-items-without-shots.ts'
import { idValue } from '../values/edit-values.ts'

/** `newId`: id of the new item. `keepsLength`: also with an asset that is shorter. Default false. */
export const replaceItemFields = z.strictObject({
  itemId: idValue,
  mediaAssetId: idValue,
  newId: idValue,
  keepsLength: z.boolean().optional(),
})
export type ReplaceItem = z.infer<typeof replaceItemFields>

/**
 *     | A |   B   | C |     N on the middle of B     | A | N | C |
 *
 * Replaces an item by an asset: same start, volume, look and motion, the same duration or the asset's if that is shorter, speed 1, from the start of the
 * source. With `keepsLength` the last frame of a shorter asset is held, and a shorter sound is followed by silence. On the primary track the old shot and its items are removed (see `reconcileShots`), unless the asset is a take of the
 * same shot: then the shot, its voice-over and its captions stay.
 * Refuses `asset_not_found`, `asset_not_ready`, `incompatible_track`.
 */
export function replaceItem(timeline: Timeline, { itemId, mediaAssetId, newId, keepsLength = false }: ReplaceItem): EditResult {
  const [found, asset] = [findItem(timeline, itemId), findAsset(timeline, mediaAssetId)]
  if (!found.ok) return found
  if (!asset.ok) return asset
  const { item: replaced, track } = found.value
  const placement = { id: newId, startTimeInFrames: replaced.startTimeInFrames, trackType: track.type }
  const newItemAtPlace = newItem(asset.value, placement, timeline.globalConfig.fps)
  if (!newItemAtPlace.ok) return newItemAtPlace
  const isOwnTake = asset.value.shotId !== null && asset.value.shotId === replaced.shotId
  const removedShotIds = replaced.shotId === undefined || isOwnTake || !track.isPrimary ? [] : [replaced.shotId]
  const bonds = isOwnTake ? { shotId: replaced.shotId, ...(replaced.groupId !== undefined && { groupId: replaced.groupId }) } : {}
  const length = keepsLength ? Number.POSITIVE_INFINITY : insertedFrames(asset.value, timeline.globalConfig.fps)
  const item = { ...withPlacementOf(replaced, newItemAtPlace.value, length), ...bonds }
  const items = sortedByStart(track.items).map((other) => (other === replaced ? item : other))
  const lists = freeItemsWithoutShots(timeline, new Set(removedShotIds))
  return ok(prune(timeline, resolveLayout(timeline, new Map([...lists, [track.id, items]]))))
}

/** `length`: longest duration, in frames. That of an image does not count. */
function withPlacementOf(replaced: TimelineItem, replacement: AssetItem, length: number): AssetItem {
  const isImage = replacement.type === 'image'
  const durationInFrames = isImage ? replaced.durationInFrames : Math.min(replaced.durationInFrames, length)
  const sourceTrimEndFrames = isImage ? durationInFrames : Math.min(durationInFrames, replacement.sourceTrimEndFrames)
  const settings =
    'mediaAssetId' in replaced
      ? { ...(replaced.volume !== undefined && { volume: replaced.volume }), ...(replaced.effects && { effects: replaced.effects }) }
      : {}
  return fitToDuration({ ...replacement, ...lookOf(replaced), ...settings, durationInFrames, sourceTrimEndFrames })
}
