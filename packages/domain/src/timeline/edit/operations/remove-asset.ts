import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { EditResult } from '../refusal.ts'

/** Removes an asset from the story's media. Refuses `asset_not_found`, and `asset_in_use` while an item uses it. */
export function removeAsset(timeline: Timeline, { mediaAssetId }: { readonly mediaAssetId: string }): EditResult {
  if (timeline.mediaAssets.every(({ id }) => id !== mediaAssetId)) return refuse({ code: 'asset_not_found', mediaAssetId })
  if (usedAssetIds(timeline).has(mediaAssetId)) return refuse({ code: 'asset_in_use', mediaAssetId })
  return ok({ ...timeline, mediaAssets: timeline.mediaAssets.filter(({ id }) => id !== mediaAssetId) })
}

/** Ids of all assets used by items. */
export const usedAssetIds = ({ tracks }: Timeline): ReadonlySet<string> =>
  new Set(tracks.flatMap(({ items }) => items.flatMap((item) => ('mediaAssetId' in item ? [item.mediaAssetId] : []))))
