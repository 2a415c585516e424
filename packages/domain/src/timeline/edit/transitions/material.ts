import type { ImageItem, MediaAsset, VideoItem } from '../../model.ts'
import type { Joinable } from '../../transitions.ts'
import { sourceFrames } from '../trim.ts'

type Source = { readonly asset: MediaAsset | undefined; readonly fps: number }

/** Frames of the film that a clip can still show before its start. Infinite for stills. */
export function materialBefore(item: Joinable, source: Source): number {
  if (isStill(item)) return Number.POSITIVE_INFINITY
  return item.isReversed ? tailFrames(item, source) : headFrames(item)
}

/** Frames of the film that a clip can still show after its end. Infinite for stills, and for a clip whose last frame already stands still. */
export function materialAfter(item: Joinable, source: Source): number {
  if (isStill(item) || isHeldAtEnd(item)) return Number.POSITIVE_INFINITY
  return item.isReversed ? headFrames(item) : tailFrames(item, source)
}

const isStill = (item: Joinable): item is ImageItem => item.type === 'image' || item.isFrozen === true

/** Whether a clip is longer than the range of its source, so that its last frame is held. */
const isHeldAtEnd = ({ durationInFrames, sourceTrimStartFrames: start, sourceTrimEndFrames: end, speed = 1 }: VideoItem): boolean =>
  Math.round((end - start) / speed) < durationInFrames

const headFrames = ({ sourceTrimStartFrames, speed = 1 }: VideoItem): number => Math.floor(sourceTrimStartFrames / speed)

const tailFrames = ({ sourceTrimEndFrames, speed = 1 }: VideoItem, { asset, fps }: Source): number =>
  Math.max(0, Math.floor((sourceFrames(asset, fps) - sourceTrimEndFrames) / speed))
