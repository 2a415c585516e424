import { z } from 'zod'
import type { Timeline } from '../../model.ts'
import { trackPosition } from '../track-position.ts'
import type { EditResult } from '../refusal.ts'
import { insertAt } from './insert-at.ts'
import { insertBeside } from './insert-beside.ts'
import { insertOnNewTrack } from './insert-on-new-track.ts'
import { replaceItem } from './replace-item.ts'
import { idValue } from '../values/edit-values.ts'

/** `newId`: id of the new item, and suffix of a new track's id. */
export const insertAssetFields = z.strictObject({ mediaAssetId: idValue, position: trackPosition, newId: idValue })
export type InsertAsset = z.infer<typeof insertAssetFields>

/**
 *     | A |  B  |   N after A   ->   | A | N |  B  |
 *
 * Inserts an asset beside or in place of an item, in a gap, or on a new track. Refusals as of those edits.
 */
export function insertAsset(timeline: Timeline, { mediaAssetId, position, newId }: InsertAsset): EditResult {
  const asset = { mediaAssetId, newId }
  if (position.kind === 'new-track') return insertOnNewTrack(timeline, { ...asset, ...position })
  if (position.kind === 'gap') return insertAt(timeline, { ...asset, ...position })
  const { itemId, zone } = position
  return zone === 'replace' ? replaceItem(timeline, { ...asset, itemId }) : insertBeside(timeline, { ...asset, itemId, side: zone })
}
