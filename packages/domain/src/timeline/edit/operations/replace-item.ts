import { ok } from '../../../result.ts'
import type { MediaAsset, Timeline, TimelineItem } from '../../model.ts'
import { clampFades } from '../fades.ts'
import { insertedFrames, newItem, type AssetItem } from '../new-item.ts'
import type { Edit } from '../refusal.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { prune } from '../prune.ts'
import { findAsset, findItem, sortedByStart } from '../tracks.ts'
import { freeItemsWithoutShots } from '../free-items-without-shots.ts'

/** `newId`: id of the new item. */
export type ReplaceItem = { readonly itemId: string; readonly mediaAssetId: string; readonly newId: string }

/**
 *     | A |   B   | C |     N on the middle of B     | A | N | C |
 *
 * Replaces an item by an asset: same start and volume, the same duration or the asset's if that is shorter, speed 1, from the start of the
 * source. On the primary track the old shot and its items are removed (see `reconcileShots`), unless the asset is a take of the
 * same shot: then the shot, its voice-over and its captions stay.
 * Refuses `asset_not_found`, `asset_not_ready`, `incompatible_track`.
 */
export function replaceItem(timeline: Timeline, { itemId, mediaAssetId, newId }: ReplaceItem): Edit {
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
  const item = { ...withPlacementOf(replaced, newItemAtPlace.value, asset.value, timeline.globalConfig.fps), ...bonds }
  const items = sortedByStart(track.items).map((other) => (other === replaced ? item : other))
  const lists = freeItemsWithoutShots(timeline, new Set(removedShotIds))
  return ok(prune(timeline, resolveLayout(timeline, new Map([...lists, [track.id, items]]))))
}

function withPlacementOf(replaced: TimelineItem, replacement: AssetItem, asset: MediaAsset, fps: number): AssetItem {
  const durationInFrames =
    asset.resourceType === 'image' ? replaced.durationInFrames : Math.min(replaced.durationInFrames, insertedFrames(asset, fps))
  const settings =
    'mediaAssetId' in replaced
      ? { ...(replaced.volume !== undefined && { volume: replaced.volume }), ...(replaced.effects && { effects: replaced.effects }) }
      : {}
  return clampFades({ ...replacement, ...settings, durationInFrames, sourceTrimEndFrames: durationInFrames })
}
