import { joinWords } from '../../../captions/text-width.ts'
import { endFrame } from '../../frames.ts'
import type { AudioItem, CaptionItem, CaptionWord, Effect, ImageItem, TimelineItem, VideoItem } from '../../model.ts'
import { isDrawn, type DrawnItem } from '../../visual-items.ts'
import { cutKeyframes } from '../animation/keyframe-lists.ts'
import { withEffects } from '../fades.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import { withoutTransition } from '../transitions/valid-transitions.ts'

/** Both parts of a split item. `right` has the id of the whole item. null: a caption without words there. */
export type Halves = { readonly left: TimelineItem | null; readonly right: TimelineItem | null }

/** Whether a frame lies inside an item, so that both parts have at least one frame. */
export const isInside = (item: TimelineItem, frame: number): boolean => item.startTimeInFrames < frame && frame < endFrame(item)

/**
 *     |/   item   \|  ->  |/  left |  right \|      the source and the keyframes go on where they were cut; fades, the
 *                                                   transition and the animations of a title stay at the outer ends
 *
 * Splits an item at a frame inside of it. Failed shots and logos are cut without a source.
 */
export function splitItem(item: TimelineItem, frame: number): Halves {
  if (item.type === 'caption') return captionHalves(item, frame)
  const { left, right } = ranges(item, frame)
  if (isDrawn(item)) return drawnHalves(item, frame)
  if (!('mediaAssetId' in item)) return { left: { ...item, ...left }, right: { ...item, ...right } }
  const source = sourceRanges(item, left.durationInFrames)
  return {
    left: fitToDuration(withOnlyFade({ ...item, ...left, ...source.left }, 'fade-in')),
    right: fitToDuration(withOnlyFade({ ...rightPart(item, left.durationInFrames), ...right, ...source.right }, 'fade-out')),
  }
}

const rightPart = <T extends Sourced | DrawnItem>(item: T, leftFrames: number): T =>
  withoutTransition(cutKeyframes(item, leftFrames, item.durationInFrames))

function drawnHalves(item: DrawnItem, frame: number): Halves {
  const { left, right } = ranges(item, frame)
  const [first, second] = [
    { ...item, ...left },
    { ...rightPart(item, left.durationInFrames), ...right },
  ]
  if (first.type !== 'title' || second.type !== 'title') return { left: fitToDuration(first), right: fitToDuration(second) }
  const { animateOut: _out, ...titleBefore } = first.titleConfig
  const { animateIn: _in, ...titleAfter } = second.titleConfig
  return { left: fitToDuration({ ...first, titleConfig: titleBefore }), right: fitToDuration({ ...second, titleConfig: titleAfter }) }
}

const ranges = (item: TimelineItem, frame: number) => ({
  left: { durationInFrames: frame - item.startTimeInFrames },
  right: { startTimeInFrames: frame, durationInFrames: endFrame(item) - frame },
})

type Sourced = VideoItem | ImageItem | AudioItem

/** Source frames scale with speed; a part that only shows the frozen last frame keeps that frame. */
function sourceRanges(item: Sourced, leftFrames: number) {
  const { sourceTrimStartFrames: start, sourceTrimEndFrames: end, speed = 1 } = item
  if (item.type === 'image') {
    return {
      left: { sourceTrimEndFrames: start + leftFrames },
      right: { sourceTrimEndFrames: start + item.durationInFrames - leftFrames },
    }
  }
  if (item.type === 'video' && item.isFrozen) return { left: {}, right: {} }
  if (item.isReversed) {
    const cut = Math.round(end - leftFrames * speed)
    return {
      left: { sourceTrimStartFrames: Math.min(end - 1, Math.max(start, cut)) },
      right: { sourceTrimEndFrames: Math.max(start + 1, Math.min(end, cut)) },
    }
  }
  const cut = Math.round(start + leftFrames * speed)
  return {
    left: { sourceTrimEndFrames: Math.max(start + 1, Math.min(end, cut)) },
    right: { sourceTrimStartFrames: Math.min(cut, end - 1) },
  }
}

function withOnlyFade<T extends Sourced>(item: T, type: Effect['type']): T {
  return item.effects
    ? withEffects(
        item,
        item.effects.filter((effect) => effect.type === type),
      )
    : item
}

/**
 *     | one two three |  ->  | one two | three |      each word goes where its middle is
 *
 * Without word timing both parts have the whole text.
 */
function captionHalves(item: CaptionItem, frame: number): Halves {
  const { left, right } = ranges(item, frame)
  const { words } = item.caption.data
  if (!words || words.length === 0) return { left: { ...item, ...left }, right: { ...item, ...right } }
  const cut = left.durationInFrames
  const isLeft = ({ startTimeInFrames, durationInFrames }: CaptionWord): boolean => startTimeInFrames + durationInFrames / 2 < cut
  const [before, after] = [words.filter(isLeft), words.filter((word) => !isLeft(word))]
  return {
    left:
      before.length > 0
        ? withWords(
            { ...item, ...left },
            words,
            before.map((word) => endingBy(word, cut)),
          )
        : null,
    right:
      after.length > 0
        ? withWords(
            { ...item, ...right },
            words,
            after.map((word) => startingFrom(word, cut)),
          )
        : null,
  }
}

function withWords(item: CaptionItem, all: readonly CaptionWord[], words: readonly CaptionWord[]): CaptionItem {
  const text = words.length === all.length ? item.caption.data.text : joinWords(words.map((word) => word.text.trim()))
  return { ...item, caption: { ...item.caption, data: { text, words } } }
}

const endingBy = (word: CaptionWord, cut: number): CaptionWord =>
  endFrame(word) <= cut ? word : { ...word, durationInFrames: Math.max(1, cut - word.startTimeInFrames) }

function startingFrom(word: CaptionWord, cut: number): CaptionWord {
  const startTimeInFrames = Math.max(0, word.startTimeInFrames - cut)
  return { ...word, startTimeInFrames, durationInFrames: Math.max(1, endFrame(word) - cut - startTimeInFrames) }
}
