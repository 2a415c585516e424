import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { Edit } from '../refusal.ts'

/** Takes an asset out of the story's media. Refuses `asset_in_use` while an item of any track is made of it, `asset_not_found`. */
export function removeAsset(timeline: Timeline, { mediaAssetId }: { readonly mediaAssetId: string }): Edit {
  if (timeline.mediaAssets.every(({ id }) => id !== mediaAssetId)) return refuse({ code: 'asset_not_found', mediaAssetId })
  if (usedAssetIds(timeline).has(mediaAssetId)) return refuse({ code: 'asset_in_use', mediaAssetId })
  return ok({ ...timeline, mediaAssets: timeline.mediaAssets.filter(({ id }) => id !== mediaAssetId) })
}

/** Ids of all assets that items are made of. */
export const usedAssetIds = ({ tracks }: Timeline): ReadonlySet<string> =>
  new Set(tracks.flatMap(({ items }) => items.flatMap((item) => ('mediaAssetId' in item ? [item.mediaAssetId] : []))))
