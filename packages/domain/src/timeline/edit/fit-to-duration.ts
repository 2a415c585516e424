import type { TimelineItem } from '../model.ts'
import type { Title, TitleAnimation } from '../titles.ts'
import { keyframesInside } from './animation/keyframe-lists.ts'
import { clampFades, maxFadeFrames } from './fades.ts'

/** Fits what is bound to the duration of an item: fades and animations of titles are at most half of it, keyframes lie inside. */
export const fitToDuration = <T extends TimelineItem>(item: T): T => fitted(item) as T

function fitted(item: TimelineItem): TimelineItem {
  if ('mediaAssetId' in item) return keyframesInside(clampFades(item))
  if (item.type === 'shape' || item.type === 'sticker') return keyframesInside(item)
  if (item.type !== 'title') return item
  const titleConfig = withShortAnimations(item.titleConfig, maxFadeFrames(item.durationInFrames))
  return keyframesInside(titleConfig === item.titleConfig ? item : { ...item, titleConfig })
}

function withShortAnimations(title: Title, max: number): Title {
  const { animateIn, animateOut, ...rest } = title
  if ((animateIn?.durationInFrames ?? 0) <= max && (animateOut?.durationInFrames ?? 0) <= max) return title
  const [shortIn, shortOut] = [shortened(animateIn, max), shortened(animateOut, max)]
  return { ...rest, ...(shortIn && { animateIn: shortIn }), ...(shortOut && { animateOut: shortOut }) }
}

const shortened = (animation: TitleAnimation | undefined, max: number): TitleAnimation | undefined =>
  animation && max > 0 ? { ...animation, durationInFrames: Math.min(max, animation.durationInFrames) } : undefined
