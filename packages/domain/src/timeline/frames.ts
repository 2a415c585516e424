import type { MediaAsset, TimelineItem } from './model.ts'

/** Length of a clip of which nothing is known, in seconds. */
export const DEFAULT_CLIP_SECONDS = 3
/** How long a picture stands, in seconds. */
export const DEFAULT_IMAGE_SECONDS = 2

/** The first frame after an item. */
export const endFrame = (item: Pick<TimelineItem, 'startTimeInFrames' | 'durationInFrames'>): number =>
  item.startTimeInFrames + item.durationInFrames

/** Seconds as whole frames, at least 1. */
export const toFrames = (seconds: number, fps: number): number => Math.max(1, Math.round(seconds * fps))

/** Length of a file in frames of the project; pictures and files of unknown length get a default. */
export function assetFrames(asset: MediaAsset, fps: number): number {
  if (asset.resourceType === 'image') return toFrames(DEFAULT_IMAGE_SECONDS, fps)
  const { frames, fps: ownFps, duration } = asset.metadata ?? {}
  if (frames !== undefined && ownFps !== undefined && ownFps > 0) return toFrames(frames / ownFps, fps)
  return toFrames(duration ?? DEFAULT_CLIP_SECONDS, fps)
}
