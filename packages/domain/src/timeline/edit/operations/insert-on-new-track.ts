import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { MediaAsset, Timeline, Track } from '../../model.ts'
import { trackTypeFor } from '../track-compatibility.ts'
import { clampFrame } from '../free-slot.ts'
import { newItem } from '../new-item.ts'
import { withNewTrack } from '../new-track.ts'
import type { EditResult } from '../refusal.ts'
import { findAsset } from '../tracks.ts'
import { frameValue, idValue } from '../values/edit-values.ts'

/** `newId`: id of the new item, and suffix of the new track's id. `index`: number of tracks above the new one. */
export const insertOnNewTrackFields = z.strictObject({
  mediaAssetId: idValue,
  index: z.int(),
  startFrame: frameValue,
  newId: idValue,
})
export type InsertOnNewTrack = z.infer<typeof insertOnNewTrackFields>

/**
 *     ---------------           | video      |  N  |        a new track, here above the primary one
 *     | primary ...     ->      | primary ...
 *
 * Inserts an asset on a new track. The first video track becomes the primary one, so that its item starts at 0.
 * Refuses `asset_not_found`, `asset_not_ready`, and `wrong_kind` for assets other than image, video and audio.
 */
export function insertOnNewTrack(timeline: Timeline, op: InsertOnNewTrack): EditResult {
  const asset = findAsset(timeline, op.mediaAssetId)
  if (!asset.ok) return asset
  const type = trackTypeFor(asset.value.resourceType)
  if (type === 'file') return refuse({ code: 'wrong_kind', itemId: op.mediaAssetId })
  const placement = { id: op.newId, startTimeInFrames: clampFrame(op.startFrame), trackType: type }
  const item = newItem(asset.value, placement, timeline.globalConfig.fps)
  if (!item.ok) return item
  return ok(withNewTrack(timeline, { type, subtype: soundSubtype(asset.value), index: op.index, newId: op.newId, items: [item.value] }))
}

const soundSubtype = ({ resourceType, subtype }: MediaAsset): Track['subtype'] =>
  resourceType === 'audio' ? (subtype === 'voiceover' ? 'voiceover' : 'music') : undefined
