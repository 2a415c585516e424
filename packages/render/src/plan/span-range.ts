import type { VisualKeyframes, VisualSpan } from './model.ts'

/** The span, and the spans of a transition, moved by a number of frames. */
export function shiftSpan(span: VisualSpan, by: number): VisualSpan {
  const { picture } = span
  return {
    ...span,
    startFrame: span.startFrame + by,
    endFrame: span.endFrame + by,
    ...(picture.kind === 'transition' && { picture: { ...picture, from: shiftSpan(picture.from, by), to: shiftSpan(picture.to, by) } }),
  }
}

/**
 * The part of a span over `[startFrame, endFrame)`, which can also reach beyond the span: the source then plays on, as far as its in and out points
 * allow. A fade stays where the span keeps its end.
 */
export function spanWithin(span: VisualSpan, startFrame: number, endFrame: number): VisualSpan {
  const [cut, cutEnd] = [startFrame - span.startFrame, span.endFrame - endFrame]
  if (cut === 0 && cutEnd === 0) return span
  return {
    ...span,
    startFrame,
    endFrame,
    picture: pictureWithin(span.picture, cut, cutEnd),
    fadeInFrames: cut === 0 ? span.fadeInFrames : 0,
    fadeOutFrames: cutEnd === 0 ? span.fadeOutFrames : 0,
    ...(span.keyframes && { keyframes: shiftKeyframes(span.keyframes, -cut) }),
  }
}

function pictureWithin(picture: VisualSpan['picture'], cut: number, cutEnd: number): VisualSpan['picture'] {
  if (picture.kind !== 'video' || picture.isFrozen) return picture
  const { reversedFrames, sourceStartFrame, sourceEndFrame, speed } = picture
  // Backwards, the end of a span shows the beginning of its source.
  const [before, after] = reversedFrames === undefined ? [cut, cutEnd] : [cutEnd, cut]
  return {
    ...picture,
    sourceStartFrame: sourceStartFrame + before * speed,
    sourceEndFrame: sourceEndFrame + Math.max(0, -after) * speed,
    ...(reversedFrames !== undefined && { reversedFrames: reversedFrames - cut - cutEnd }),
  }
}

function shiftKeyframes(keyframes: VisualKeyframes, by: number): VisualKeyframes {
  const shifted = Object.entries(keyframes).map(([name, frames]) => [name, frames.map((each) => ({ ...each, frame: each.frame + by }))])
  return Object.fromEntries(shifted) as VisualKeyframes
}
