import { ok, refuse, type Result } from '../../result.ts'
import { assetFrames } from '../frames.ts'
import type { AudioItem, ImageItem, MediaAsset, TrackType, VideoItem } from '../model.ts'
import { acceptedBy, trackTypeFor } from './track-compatibility.ts'
import type { EditRefusal } from './refusal.ts'

/** Length of a file that nobody could measure, in frames. */
const UNKNOWN_LENGTH_FRAMES = 30

export type AssetItem = VideoItem | ImageItem | AudioItem

/** How long an asset is when it is put on a track, in frames. */
export function insertedFrames(asset: MediaAsset, fps: number): number {
  return asset.resourceType === 'image' || isMeasured(asset) ? assetFrames(asset, fps) : UNKNOWN_LENGTH_FRAMES
}

/** Whether the length of a sound or clip is known. */
export const isMeasured = ({ metadata }: MediaAsset): boolean =>
  metadata?.duration !== undefined || (metadata?.frames !== undefined && (metadata.fps ?? 0) > 0)

/** A whole asset as an item at a frame, for a track of that type. Refuses what such a track does not hold. */
export function newItem(
  asset: MediaAsset,
  place: { readonly id: string; readonly startTimeInFrames: number; readonly trackType: TrackType },
  fps: number,
): Result<AssetItem, EditRefusal> {
  const { resourceType: type } = asset
  if (type === 'file' || trackTypeFor(type) !== place.trackType) {
    return refuse({ code: 'incompatible_track', accepts: acceptedBy(place.trackType) })
  }
  const durationInFrames = insertedFrames(asset, fps)
  return ok({
    id: place.id,
    type,
    ...(asset.title && { title: asset.title }),
    startTimeInFrames: place.startTimeInFrames,
    durationInFrames,
    mediaAssetId: asset.id,
    sourceTrimStartFrames: 0,
    sourceTrimEndFrames: durationInFrames,
  })
}
