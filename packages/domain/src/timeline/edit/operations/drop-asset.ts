import type { Timeline } from '../../model.ts'
import type { DropPlace } from '../drop-place.ts'
import type { Edit } from '../refusal.ts'
import { insertAt } from './insert-at.ts'
import { insertBeside } from './insert-beside.ts'
import { insertOnNewTrack } from './insert-on-new-track.ts'
import { replaceItem } from './replace-item.ts'

/** `newId`: id of the new item, and suffix of a new track's id. */
export type DropAsset = { readonly mediaAssetId: string; readonly place: DropPlace; readonly newId: string }

/** Drops an asset between tracks, beside or in place of an item, or in a gap. Refusals as of those edits. */
export function dropAsset(timeline: Timeline, { mediaAssetId, place, newId }: DropAsset): Edit {
  const asset = { mediaAssetId, newId }
  if (place.kind === 'strip') return insertOnNewTrack(timeline, { ...asset, ...place })
  if (place.kind === 'gap') return insertAt(timeline, { ...asset, ...place })
  const { itemId, zone } = place
  return zone === 'replace' ? replaceItem(timeline, { ...asset, itemId }) : insertBeside(timeline, { ...asset, itemId, side: zone })
}
