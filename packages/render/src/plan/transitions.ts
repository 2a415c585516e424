import type { MediaAsset, TimelineItem, Transition } from '@fablecut/domain/timeline/model'
import type { VisualSpan } from './model.ts'
import { spanWithin } from './span-range.ts'

type TransitionSources = {
  /** Items of the primary track by id. */
  readonly items: ReadonlyMap<string, TimelineItem>
  readonly assets: ReadonlyMap<string, MediaAsset>
  readonly fps: number
}

/**
 * Puts the transitions of clips between the shortened clips, as spans of their own, so that an edit of a transition leaves the clips' segments as they
 * are. A transition is centred on its cut; it is shortened to what both clips and their sources have.
 */
export function withTransitions(segments: readonly VisualSpan[], sources: TransitionSources): VisualSpan[] {
  const halves = segments.map((span, index) => halfLength(segments[index - 1], span, sources))
  return segments.flatMap((span, index) => {
    const [before, after] = [halves[index] ?? 0, halves[index + 1] ?? 0]
    const kept = before + after === 0 ? span : spanWithin(span, span.startFrame + before, span.endFrame - after)
    const previous = segments[index - 1]
    const type = transitionOf(span, sources)?.type
    const between = before > 0 && previous && type ? spansBetween(type, previous, span, before) : []
    return kept.endFrame > kept.startFrame ? [...between, kept] : between
  })
}

const transitionOf = ({ itemId }: VisualSpan, { items }: TransitionSources): Transition | undefined => {
  const item = items.get(itemId ?? '')
  return item?.type === 'video' || item?.type === 'image' ? item.transition : undefined
}

/** Film frames on each side of the cut; 0: a cut. */
function halfLength(from: VisualSpan | undefined, to: VisualSpan, sources: TransitionSources): number {
  const transition = transitionOf(to, sources)
  if (!transition || !from || from.picture.kind === 'empty' || to.picture.kind === 'empty') return 0
  const wanted = Math.round(transition.durationInFrames / 2)
  const longest = [from, to].map((span) => Math.floor((span.endFrame - span.startFrame) / 2))
  const material = transition.type === 'dip' ? [] : [materialAfter(from, sources), materialBefore(to, sources)]
  return Math.max(0, Math.floor(Math.min(wanted, ...longest, ...material)))
}

const materialAfter = (span: VisualSpan, sources: TransitionSources): number => materialBeyond(span, sources, isReversed(span))
const materialBefore = (span: VisualSpan, sources: TransitionSources): number => materialBeyond(span, sources, !isReversed(span))

const isReversed = ({ picture }: VisualSpan): boolean => picture.kind === 'video' && picture.reversedFrames !== undefined

/** Film frames that the source has before or after what a span shows; stills have any number, a source of unknown length too. */
function materialBeyond({ picture, startFrame, endFrame }: VisualSpan, { assets, fps }: TransitionSources, isBefore: boolean): number {
  if (picture.kind !== 'video' || picture.isFrozen) return Number.POSITIVE_INFINITY
  const { sourceStartFrame, sourceEndFrame, speed, assetId } = picture
  if (isBefore) return sourceStartFrame / speed
  const seconds = assets.get(assetId)?.metadata?.duration
  if (seconds === undefined) return Number.POSITIVE_INFINITY
  const shownEnd = Math.min(sourceEndFrame, sourceStartFrame + (endFrame - startFrame) * speed)
  return (seconds * fps - shownEnd) / speed
}

function spansBetween(type: Transition['type'], previous: VisualSpan, next: VisualSpan, half: number): VisualSpan[] {
  const cut = next.startFrame
  const [startFrame, endFrame] = [cut - half, cut + half]
  if (type === 'dip') {
    return [
      { ...spanWithin(previous, startFrame, cut), fadeOutFrames: half },
      { ...spanWithin(next, cut, endFrame), fadeInFrames: half },
    ]
  }
  const from = { ...spanWithin(previous, startFrame, endFrame), fadeInFrames: 0, fadeOutFrames: 0 }
  const to = { ...spanWithin(next, startFrame, endFrame), fadeInFrames: 0, fadeOutFrames: 0 }
  return [{ startFrame, endFrame, picture: { kind: 'transition', type, from, to }, fadeInFrames: 0, fadeOutFrames: 0 }]
}
