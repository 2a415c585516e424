import { assetFrames, toFrames, DEFAULT_CLIP_SECONDS } from '../frames.ts'
import type { AudioItem, CaptionItem, CaptionWord, ImageItem, MediaAsset, TimelineItem, VideoItem } from '../model.ts'
import { MAX_STORED_FRAMES } from './free-slot.ts'
import { clampFades } from './fades.ts'
import { isMeasured } from './new-item.ts'

export type Edge = 'left' | 'right'
export type Trimmable = VideoItem | ImageItem | AudioItem | CaptionItem

/** How long a picture may be drawn out, and a sound or clip of which nothing is known, in frames. */
export const MAX_FRAMES = 3600
/** No item is shorter. */
const MIN_FRAMES = 1

/** What stands in for a failed shot, and logos, keep their length. */
export const isTrimmable = (item: TimelineItem): item is Trimmable => item.type !== 'overlay' && item.type !== 'logo'

/** Length of a source in frames of the project. */
export function sourceFrames(asset: MediaAsset | undefined, fps: number): number {
  if (!asset) return MAX_FRAMES
  return isMeasured(asset) ? assetFrames(asset, fps) : toFrames(DEFAULT_CLIP_SECONDS, fps)
}

/**
 * How far an edge may go, in frames: `least` to the left (negative or 0), `most` to the right. A clip that lasts longer than its source (its last
 * frame is held) can't grow, but stays as long as it is.
 */
export function edgeRange(item: Trimmable, edge: Edge, sourceLength: number): { readonly min: number; readonly max: number } {
  const { durationInFrames: duration } = item
  if (item.type === 'caption') {
    return edge === 'left'
      ? { min: -item.startTimeInFrames, max: duration - MIN_FRAMES }
      : { min: MIN_FRAMES - duration, max: MAX_STORED_FRAMES - duration }
  }
  const growth = Math.max(0, longestWith(item, edge, sourceLength) - duration)
  return edge === 'left' ? { min: -growth, max: duration - MIN_FRAMES } : { min: MIN_FRAMES - duration, max: growth }
}

/** Half a frame of source is not worth a refusal: ends are rounded to whole frames. */
function longestWith(item: VideoItem | ImageItem | AudioItem, edge: Edge, sourceLength: number): number {
  if (item.type === 'image') return MAX_FRAMES
  const speed = item.speed ?? 1
  if (edge === 'left') return item.durationInFrames + Math.floor(item.sourceTrimStartFrames / speed)
  return Math.floor((sourceLength - item.sourceTrimStartFrames) / speed)
}

/**
 *     left    |   item   |  ->     | item   |      start, in point and length change, the end stays
 *     right   |   item   |  ->  | item  |          length and out point change, the start stays
 *
 * An item with an edge moved by whole frames that `edgeRange` allows. Source frames scale with speed.
 */
export function withEdgeMoved(item: Trimmable, edge: Edge, frames: number): Trimmable {
  const isLeft = edge === 'left'
  const startTimeInFrames = item.startTimeInFrames + (isLeft ? frames : 0)
  const durationInFrames = item.durationInFrames + (isLeft ? -frames : frames)
  if (item.type === 'caption') return withWordsInPlace({ ...item, startTimeInFrames, durationInFrames }, isLeft ? frames : 0)
  return clampFades({ ...item, startTimeInFrames, durationInFrames, ...trimsOf(item, edge, frames) })
}

type Trims = { readonly sourceTrimStartFrames: number; readonly sourceTrimEndFrames: number }

function trimsOf(item: VideoItem | ImageItem | AudioItem, edge: Edge, frames: number): Trims {
  const { sourceTrimStartFrames: start, sourceTrimEndFrames: end, speed = 1 } = item
  if (item.type === 'image')
    return { sourceTrimStartFrames: start, sourceTrimEndFrames: start + item.durationInFrames + (edge === 'left' ? -frames : frames) }
  if (edge === 'left')
    return { sourceTrimStartFrames: Math.min(end - 1, Math.max(0, Math.round(start + frames * speed))), sourceTrimEndFrames: end }
  const wanted = Math.round(start + (item.durationInFrames + frames) * speed)
  return { sourceTrimStartFrames: start, sourceTrimEndFrames: Math.max(start + 1, frames < 0 ? Math.min(end, wanted) : wanted) }
}

/** Spoken words stay where they are heard when the start of their line moves. */
function withWordsInPlace(item: CaptionItem, shift: number): CaptionItem {
  const { words } = item.caption.data
  if (!words || shift === 0) return item
  const moved = words.map((word): CaptionWord => {
    const start = Math.max(0, word.startTimeInFrames - shift)
    return {
      ...word,
      startTimeInFrames: start,
      durationInFrames: Math.max(1, word.startTimeInFrames - shift + word.durationInFrames - start),
    }
  })
  return { ...item, caption: { ...item.caption, data: { ...item.caption.data, words: moved } } }
}
