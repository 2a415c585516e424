import {
  fadeLimits,
  IMAGE_SECONDS_LIMITS,
  SPEED_LIMITS,
  parseTypedValue,
  type FieldLimits,
} from '@fablecut/domain/timeline/edit/field-limits'
import type { AudioItem, ImageItem, TimelineItem, VideoItem } from '@fablecut/domain/timeline/model'

export type SourcedItem = VideoItem | ImageItem | AudioItem

export const isSourced = (item: TimelineItem): item is SourcedItem => 'mediaAssetId' in item
export const hasAudio = (item: TimelineItem): item is VideoItem | AudioItem => item.type === 'video' || item.type === 'audio'

/** Rounds a stored value to the field's step and limits for display. */
const shownAs = (limits: FieldLimits, value: number): number =>
  parseTypedValue(limits, Math.min(limits.max, Math.max(limits.min, value))) ?? value

export const speedOf = (item: SourcedItem): number => shownAs(SPEED_LIMITS, item.speed ?? 1)

/** Fade in seconds as entered, from its whole frames. */
export function fadeSecondsOf(item: SourcedItem, type: 'fade-in' | 'fade-out', fps: number): number {
  const frames = item.effects?.find((effect) => effect.type === type)?.durationInFrames ?? 0
  return shownAs(fadeLimits(item.durationInFrames, fps), frames / fps)
}

/** Duration of an image in seconds; `isLonger`: beyond the field's limit, which dragging its edge allows. */
export function imageSecondsOf(item: ImageItem, fps: number): { readonly seconds: number; readonly isLonger: boolean } {
  const seconds = item.durationInFrames / fps
  return { seconds: shownAs(IMAGE_SECONDS_LIMITS, seconds), isLonger: seconds > IMAGE_SECONDS_LIMITS.max }
}
