import { ok, refuse, type Result } from '../result.ts'
import type { BuildShot } from './build-request.ts'
import { fitClip } from './fit-clip.ts'
import { assetFrames, toFrames } from './frames.ts'
import type { ImageItem, MediaAsset, OverlayItem, TimelineItem, VideoItem } from './model.ts'

/** Length of a failed shot without speech, in seconds. Source: ED-25. */
const FAILED_SHOT_SECONDS = 3
/** Source: E-156. */
const UNKNOWN_FAILURE = 'Generation Error'

export type PictureRefusal =
  | { readonly code: 'missing_asset'; readonly kind: 'Video' | 'Image'; readonly mediaAssetId: string }
  | { readonly code: 'clip_too_short'; readonly missingFrames: number }

type Place = Pick<TimelineItem, 'id' | 'startTimeInFrames' | 'shotId' | 'title'>
type Sources = { readonly assets: ReadonlyMap<string, MediaAsset>; readonly fps: number }

/**
 * What is seen of a shot: its clip, the failure that stands in its place, or its picture where no clip was asked for.
 * `spokenFrames` is how long a narrated shot lasts; without it a clip plays whole.
 */
export function shotPicture(
  shot: BuildShot,
  place: Place,
  spokenFrames: number | undefined,
  sources: Sources,
): Result<VideoItem | ImageItem | OverlayItem, PictureRefusal> {
  if (shot.active_video_id !== null) return clip(shot.active_video_id, place, spokenFrames, sources)
  if (shot.failure === undefined || shot.failure === null) {
    if (shot.active_image_id !== null) return still(shot.active_image_id, place, spokenFrames, sources)
  }
  return ok(failedShot(shot.failure, place, spokenFrames, sources.fps))
}

function clip(
  mediaAssetId: string,
  place: Place,
  spokenFrames: number | undefined,
  { assets, fps }: Sources,
): Result<VideoItem, PictureRefusal> {
  const asset = assets.get(mediaAssetId)
  if (!asset) return refuse({ code: 'missing_asset', kind: 'Video', mediaAssetId })
  const clipFrames = assetFrames(asset, fps)
  const durationInFrames = spokenFrames ?? clipFrames
  const fit = fitClip(clipFrames, durationInFrames, fps)
  if (!fit.ok) return refuse({ code: 'clip_too_short', ...fit.refusal })
  const { speed, ...trim } = fit.value
  return ok({ ...place, type: 'video', durationInFrames, mediaAssetId, ...trim, ...(speed !== 1 && { speed }) })
}

function still(
  mediaAssetId: string,
  place: Place,
  spokenFrames: number | undefined,
  { assets, fps }: Sources,
): Result<ImageItem, PictureRefusal> {
  const asset = assets.get(mediaAssetId)
  if (!asset) return refuse({ code: 'missing_asset', kind: 'Image', mediaAssetId })
  const durationInFrames = spokenFrames ?? assetFrames(asset, fps)
  return ok({ ...place, type: 'image', durationInFrames, mediaAssetId, sourceTrimStartFrames: 0, sourceTrimEndFrames: durationInFrames })
}

/** A failed shot keeps its place, and its speech goes on. Source: ED-25, E-109, E-156. */
function failedShot(failure: string | null | undefined, place: Place, spokenFrames: number | undefined, fps: number): OverlayItem {
  const message = failure?.trim() || UNKNOWN_FAILURE
  return {
    ...place,
    type: 'overlay',
    durationInFrames: Math.max(toFrames(FAILED_SHOT_SECONDS, fps), spokenFrames ?? 0),
    status: 'failed',
    statusMessage: message,
    overlayConfig: { type: 'error', message },
  }
}
