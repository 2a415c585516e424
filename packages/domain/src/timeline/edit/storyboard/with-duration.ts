import { fitClip, maxClipFrames } from '../../build/fit-clip.ts'
import type { ImageItem, MediaAsset, TimelineItem, VideoItem } from '../../model.ts'
import { stretchKeyframes } from '../animation/keyframe-lists.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import { keepIfEqual } from '../resolve-layout.ts'
import { sourceFrames } from '../trim.ts'

/**
 * Changes the duration of a shot's item: images freely, videos by changing the source range, else by slowing them down and freezing the last frame
 * (see `fitClip`). Keyframes are stretched. A clip that is as long as it can be already stays the same. `durationFrames` at least 1.
 */
export function withDuration(item: TimelineItem, durationFrames: number, asset: MediaAsset | undefined, fps: number): TimelineItem {
  if (durationFrames === item.durationInFrames) return item
  if (item.type === 'image') {
    const { sourceTrimStartFrames: start } = item
    return stretched({ ...item, durationInFrames: durationFrames, sourceTrimEndFrames: start + durationFrames }, item)
  }
  return item.type === 'video'
    ? keepIfEqual(stretched(clipWithDuration(item, durationFrames, sourceFrames(asset, fps), fps), item), item)
    : { ...item, durationInFrames: durationFrames }
}

const stretched = <T extends VideoItem | ImageItem>(item: T, { durationInFrames }: TimelineItem): T =>
  fitToDuration(stretchKeyframes(item, durationInFrames))

function clipWithDuration(item: VideoItem, durationFrames: number, source: number, fps: number): VideoItem {
  const span = Math.max(1, Math.round(durationFrames * (item.speed ?? 1)))
  if (span <= source) {
    const start = Math.max(0, Math.min(item.sourceTrimStartFrames, source - span))
    return { ...item, durationInFrames: durationFrames, sourceTrimStartFrames: start, sourceTrimEndFrames: start + span }
  }
  const fit = fitClip(source, durationFrames, fps)
  if (fit.ok) return { ...item, durationInFrames: durationFrames, ...fit.value }
  return { ...item, durationInFrames: maxClipFrames(source), sourceTrimStartFrames: 0, sourceTrimEndFrames: source, speed: SLOWEST }
}

/** Speed at which `maxClipFrames` is reached. */
const SLOWEST = 0.5
