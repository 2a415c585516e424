import { fitClip, maxClipFrames } from '../../fit-clip.ts'
import type { MediaAsset, TimelineItem, VideoItem } from '../../model.ts'
import { clampFades } from '../fades.ts'
import { sourceFrames } from '../trim.ts'

/**
 * Changes the duration of a shot's item: images freely, videos by changing the source range, else by slowing them down and
 * freezing the last frame (see `fitClip`). `wanted` in frames, at least 1.
 */
export function withDuration(item: TimelineItem, wanted: number, asset: MediaAsset | undefined, fps: number): TimelineItem {
  if (wanted === item.durationInFrames) return item
  if (item.type === 'image') {
    const { sourceTrimStartFrames: start } = item
    return clampFades({ ...item, durationInFrames: wanted, sourceTrimEndFrames: start + wanted })
  }
  return item.type === 'video'
    ? clampFades(clipWithDuration(item, wanted, sourceFrames(asset, fps), fps))
    : { ...item, durationInFrames: wanted }
}

function clipWithDuration(item: VideoItem, wanted: number, source: number, fps: number): VideoItem {
  const span = Math.max(1, Math.round(wanted * (item.speed ?? 1)))
  if (span <= source) {
    const start = Math.max(0, Math.min(item.sourceTrimStartFrames, source - span))
    return { ...item, durationInFrames: wanted, sourceTrimStartFrames: start, sourceTrimEndFrames: start + span }
  }
  const fit = fitClip(source, wanted, fps)
  if (fit.ok) return { ...item, durationInFrames: wanted, ...fit.value }
  return { ...item, durationInFrames: maxClipFrames(source), sourceTrimStartFrames: 0, sourceTrimEndFrames: source, speed: SLOWEST }
}

/** Speed at which `maxClipFrames` is reached. */
const SLOWEST = 0.5
