import { assetFrames, toFrames, DEFAULT_CLIP_SECONDS } from '../frames.ts'
import type {
  AudioItem,
  CaptionWord,
  CaptionItem,
  ImageItem,
  LogoItem,
  MediaAsset,
  OverlayItem,
  TimelineItem,
  VideoItem,
} from '../model.ts'
import { isDrawn } from '../visual-items.ts'
import { cutKeyframes } from './animation/keyframe-lists.ts'
import { MAX_STORED_FRAMES } from './free-slot.ts'
import { fitToDuration } from './fit-to-duration.ts'
import { isMeasured } from './new-item.ts'

export type Edge = 'left' | 'right'
export type Trimmable = Exclude<TimelineItem, OverlayItem | LogoItem>

/** Longest duration of an image, or of audio and video without a known source, in frames. */
export const MAX_FRAMES = 3600
/** Shortest duration of an item. */
const MIN_FRAMES = 1

/** Failed-shot overlays and logos have a fixed duration. */
export const isTrimmable = (item: TimelineItem): item is Trimmable => item.type !== 'overlay' && item.type !== 'logo'

/** Duration of a source in project frames. */
export function sourceFrames(asset: MediaAsset | undefined, fps: number): number {
  if (!asset) return MAX_FRAMES
  return isMeasured(asset) ? assetFrames(asset, fps) : toFrames(DEFAULT_CLIP_SECONDS, fps)
}

/**
 * Range in which an edge can move, in frames: `min` to the left (negative or 0), `max` to the right. A clip longer than its source (its last
 * frame is frozen) can't grow, but keeps its duration.
 */
export function edgeRange(item: Trimmable, edge: Edge, sourceLength: number): { readonly min: number; readonly max: number } {
  const { durationInFrames: duration } = item
  if (item.type === 'caption') {
    return edge === 'left'
      ? { min: -item.startTimeInFrames, max: duration - MIN_FRAMES }
      : { min: MIN_FRAMES - duration, max: MAX_STORED_FRAMES - duration }
  }
  const growth = isDrawn(item) ? MAX_STORED_FRAMES - duration : Math.max(0, longestWith(item, edge, sourceLength) - duration)
  return edge === 'left' ? { min: -growth, max: duration - MIN_FRAMES } : { min: MIN_FRAMES - duration, max: growth }
}

/** A picture that does not move, such as a frozen frame. */
const isStill = (item: VideoItem | ImageItem | AudioItem): boolean =>
  item.type === 'image' || (item.type === 'video' && item.isFrozen === true)

/** Ends are rounded to whole frames, so that half a source frame is not refused. */
function longestWith(item: VideoItem | ImageItem | AudioItem, edge: Edge, sourceLength: number): number {
  if (isStill(item)) return MAX_FRAMES
  const speed = item.speed ?? 1
  if (sourceEdge(item, edge) === 'right' && edge === 'left')
    return item.durationInFrames + Math.floor((sourceLength - item.sourceTrimEndFrames) / speed)
  if (sourceEdge(item, edge) === 'left' && edge === 'right') return Math.floor(item.sourceTrimEndFrames / speed)
  if (edge === 'left') return item.durationInFrames + Math.floor(item.sourceTrimStartFrames / speed)
  return Math.floor((sourceLength - item.sourceTrimStartFrames) / speed)
}

/**
 *     left    |   item   |  ->     | item   |      start, in point and duration change, the end stays
 *     right   |   item   |  ->  | item  |          duration and out point change, the start stays
 *
 * Moves an edge by whole frames within `edgeRange`. Source frames scale with speed. Keyframes stay where they are in the film.
 */
export function withEdgeMoved(item: Trimmable, edge: Edge, frames: number): Trimmable {
  const isLeft = edge === 'left'
  const startTimeInFrames = item.startTimeInFrames + (isLeft ? frames : 0)
  const durationInFrames = item.durationInFrames + (isLeft ? -frames : frames)
  if (item.type === 'caption') return withWordsInPlace({ ...item, startTimeInFrames, durationInFrames }, isLeft ? frames : 0)
  const trims = isDrawn(item) ? {} : trimsOf(item, edge, frames)
  const moved = { ...item, startTimeInFrames, durationInFrames, ...trims }
  return fitToDuration(isLeft ? cutKeyframes(moved, frames, item.durationInFrames) : moved)
}

/** The end of the source at an edge of an item: backward, a clip starts with the end of its source. */
function sourceEdge(item: VideoItem | ImageItem | AudioItem, edge: Edge): Edge {
  if (item.type === 'image' || !item.isReversed) return edge
  return edge === 'left' ? 'right' : 'left'
}

type Trims = { readonly sourceTrimStartFrames: number; readonly sourceTrimEndFrames: number }

function trimsOf(item: VideoItem | ImageItem | AudioItem, edge: Edge, frames: number): Trims {
  const { sourceTrimStartFrames: start, sourceTrimEndFrames: end, speed = 1 } = item
  if (item.type === 'image')
    return { sourceTrimStartFrames: start, sourceTrimEndFrames: start + item.durationInFrames + (edge === 'left' ? -frames : frames) }
  if (isStill(item)) return { sourceTrimStartFrames: start, sourceTrimEndFrames: end }
  const removed = (edge === 'left' ? frames : -frames) * speed
  if (sourceEdge(item, edge) !== edge) {
    return edge === 'left'
      ? { sourceTrimStartFrames: start, sourceTrimEndFrames: Math.max(start + 1, Math.round(end - removed)) }
      : { sourceTrimStartFrames: Math.min(end - 1, Math.max(0, Math.round(start + removed))), sourceTrimEndFrames: end }
  }
  if (edge === 'left')
    return { sourceTrimStartFrames: Math.min(end - 1, Math.max(0, Math.round(start + frames * speed))), sourceTrimEndFrames: end }
  const sourceFrame = Math.round(start + (item.durationInFrames + frames) * speed)
  return { sourceTrimStartFrames: start, sourceTrimEndFrames: Math.max(start + 1, frames < 0 ? Math.min(end, sourceFrame) : sourceFrame) }
}

/** Keeps the film times of words when the start of their caption moves. */
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
