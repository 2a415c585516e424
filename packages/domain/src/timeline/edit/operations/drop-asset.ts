import type { Timeline } from '../../model.ts'
import type { DropPosition } from '../drop-position.ts'
import type { Edit } from '../refusal.ts'
import { insertAt } from './insert-at.ts'
import { insertBeside } from './insert-beside.ts'
import { insertOnNewTrack } from './insert-on-new-track.ts'
import { replaceItem } from './replace-item.ts'

/** `newId`: id of the new item, and suffix of a new track's id. */
export type DropAsset = { readonly mediaAssetId: string; readonly position: DropPosition; readonly newId: string }

/** Drops an asset between tracks, beside or in place of an item, or in a gap. Refusals as of those edits. */
export function dropAsset(timeline: Timeline, { mediaAssetId, position, newId }: DropAsset): Edit {
  const asset = { mediaAssetId, newId }
  if (position.kind === 'strip') return insertOnNewTrack(timeline, { ...asset, ...position })
  if (position.kind === 'gap') return insertAt(timeline, { ...asset, ...position })
  const { itemId, zone } = position
  return zone === 'replace' ? replaceItem(timeline, { ...asset, itemId }) : insertBeside(timeline, { ...asset, itemId, side: zone })
}
