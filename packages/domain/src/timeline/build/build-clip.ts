import { ok, refuse, type Result } from '../../result.ts'
import type { BuildShot } from './build-request.ts'
import { fitClip, maxClipFrames } from './fit-clip.ts'
import { assetFrames, toFrames } from '../frames.ts'
import type { ImageItem, MediaAsset, OverlayItem, TimelineItem, VideoItem } from '../model.ts'

/** Duration of a failed shot without speech, in seconds. */
const FAILED_SHOT_SECONDS = 3
/** Message of a failure without a reason (E-156). */
const UNKNOWN_FAILURE = 'Generation Error'

export type ClipRefusal =
  | { readonly code: 'missing_asset'; readonly kind: 'Video' | 'Image'; readonly mediaAssetId: string }
  | { readonly code: 'clip_too_short'; readonly missingFrames: number }

type Place = Pick<TimelineItem, 'id' | 'startTimeInFrames' | 'shotId' | 'title'>
type Sources = { readonly assets: ReadonlyMap<string, MediaAsset>; readonly fps: number }

/** Duration of a shot. With `speech`, a clip that is too short is refused; with `cut`, the shot becomes shorter instead. */
export type ShotLength = { readonly frames: number; readonly by: 'speech' | 'cut' }

/**
 * The primary-track item of a shot: its video, its image when there is no video, or an overlay with the failure message.
 * Without `length` a video plays in full.
 */
export function buildClip(
  shot: BuildShot,
  place: Place,
  length: ShotLength | undefined,
  sources: Sources,
): Result<VideoItem | ImageItem | OverlayItem, ClipRefusal> {
  if (shot.activeVideoId !== null) return videoItem(shot.activeVideoId, place, length, sources)
  if (shot.failure === undefined || shot.failure === null) {
    if (shot.activeImageId !== null) return imageItem(shot.activeImageId, place, length, sources)
  }
  return ok(failureItem(shot.failure, place, length, sources.fps))
}

function videoItem(
  mediaAssetId: string,
  place: Place,
  length: ShotLength | undefined,
  { assets, fps }: Sources,
): Result<VideoItem, ClipRefusal> {
  const asset = assets.get(mediaAssetId)
  if (!asset) return refuse({ code: 'missing_asset', kind: 'Video', mediaAssetId })
  const clipFrames = assetFrames(asset, fps)
  const durationInFrames = clipLength(clipFrames, length, fps)
  const fit = fitClip(clipFrames, durationInFrames, fps)
  if (!fit.ok) return refuse({ code: 'clip_too_short', ...fit.refusal })
  const { speed, ...trim } = fit.value
  return ok({ ...place, type: 'video', durationInFrames, mediaAssetId, ...trim, ...(speed !== 1 && { speed }) })
}

function clipLength(clipFrames: number, length: ShotLength | undefined, fps: number): number {
  if (length?.by !== 'cut' || fitClip(clipFrames, length.frames, fps).ok) return length?.frames ?? clipFrames
  return maxClipFrames(clipFrames)
}

function imageItem(
  mediaAssetId: string,
  place: Place,
  length: ShotLength | undefined,
  { assets, fps }: Sources,
): Result<ImageItem, ClipRefusal> {
  const asset = assets.get(mediaAssetId)
  if (!asset) return refuse({ code: 'missing_asset', kind: 'Image', mediaAssetId })
  const durationInFrames = length?.frames ?? assetFrames(asset, fps)
  return ok({ ...place, type: 'image', durationInFrames, mediaAssetId, sourceTrimStartFrames: 0, sourceTrimEndFrames: durationInFrames })
}

/** A failed shot keeps its place on the timeline, so that speech and music stay in sync. */
function failureItem(failure: string | null | undefined, place: Place, length: ShotLength | undefined, fps: number): OverlayItem {
  const message = failure?.trim() || UNKNOWN_FAILURE
  const leastFrames = length?.by === 'cut' ? 1 : toFrames(FAILED_SHOT_SECONDS, fps)
  return {
    ...place,
    type: 'overlay',
    durationInFrames: Math.max(leastFrames, length?.frames ?? 0),
    status: 'failed',
    statusMessage: message,
    overlayConfig: { type: 'error', message },
  }
}
