import { ok, refuse, type Result } from '../../result.ts'
import { assetFrames } from '../frames.ts'
import type { AudioItem, ImageItem, MediaAsset, TrackType, VideoItem } from '../model.ts'
import { acceptedBy, trackTypeFor } from './track-compatibility.ts'
import type { EditRefusal } from './refusal.ts'

/** Duration of an asset whose length could not be measured, in frames. */
const UNKNOWN_LENGTH_FRAMES = 30

export type AssetItem = VideoItem | ImageItem | AudioItem

/** Duration of an asset when it is placed on a track, in frames. */
export function insertedFrames(asset: MediaAsset, fps: number): number {
  return asset.resourceType === 'image' || isMeasured(asset) ? assetFrames(asset, fps) : UNKNOWN_LENGTH_FRAMES
}

/** Whether the duration of an audio or video asset is known. */
export const isMeasured = ({ metadata }: MediaAsset): boolean =>
  metadata?.duration !== undefined || (metadata?.frames !== undefined && (metadata.fps ?? 0) > 0)

/** Creates an item from a whole asset. Refuses `incompatible_track`. */
export function newItem(
  asset: MediaAsset,
  placement: { readonly id: string; readonly startTimeInFrames: number; readonly trackType: TrackType },
  fps: number,
): Result<AssetItem, EditRefusal> {
  const { resourceType: type } = asset
  if (type === 'file' || trackTypeFor(type) !== placement.trackType) {
    return refuse({ code: 'incompatible_track', accepts: acceptedBy(placement.trackType) })
  }
  const durationInFrames = insertedFrames(asset, fps)
  return ok({
    id: placement.id,
    type,
    ...(asset.title && { title: asset.title }),
    startTimeInFrames: placement.startTimeInFrames,
    durationInFrames,
    mediaAssetId: asset.id,
    sourceTrimStartFrames: 0,
    sourceTrimEndFrames: durationInFrames,
  })
}
