import type { MediaAsset, TimelineItem } from './model.ts'

/** Duration of a clip of unknown length, in seconds. */
export const DEFAULT_CLIP_SECONDS = 3
/** Duration of an image, in seconds. */
export const DEFAULT_IMAGE_SECONDS = 2

/** The first frame after an item. */
export const endFrame = (item: Pick<TimelineItem, 'startTimeInFrames' | 'durationInFrames'>): number =>
  item.startTimeInFrames + item.durationInFrames

/** Seconds as whole frames, at least 1. */
export const toFrames = (seconds: number, fps: number): number => Math.max(1, Math.round(seconds * fps))

/** Duration of an asset in project frames; images and assets of unknown length get a default. */
export function assetFrames(asset: MediaAsset, fps: number): number {
  if (asset.resourceType === 'image') return toFrames(DEFAULT_IMAGE_SECONDS, fps)
  const { frames, fps: ownFps, duration } = asset.metadata ?? {}
  if (frames !== undefined && ownFps !== undefined && ownFps > 0) return toFrames(frames / ownFps, fps)
  return toFrames(duration ?? DEFAULT_CLIP_SECONDS, fps)
}
