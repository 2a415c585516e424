import { gainAt } from './ducking.ts'
import { fadeLevelAt } from './fades.ts'
import type { CaptionSpan, VisualSpan, RenderPlan, AudioSpan } from './model.ts'

/** A picture at one frame: `opacity` by its fades, `sourceFrame` (at the project's fps, may be fractional) for video. */
export type VisualAt = { readonly span: VisualSpan; readonly opacity: number; readonly sourceFrame: number | null }
export type AudioAt = { readonly span: AudioSpan; readonly gain: number; readonly sourceFrame: number }

const covers = (span: { readonly startFrame: number; readonly endFrame: number }, frame: number): boolean =>
  span.startFrame <= frame && frame < span.endFrame

function sourceFrameOf(
  source: { readonly sourceStartFrame: number; readonly sourceEndFrame: number; readonly speed: number },
  framesIn: number,
): number {
  // The last frame is held once the source runs out (ED-49).
  return Math.max(source.sourceStartFrame, Math.min(source.sourceEndFrame - 1, source.sourceStartFrame + framesIn * source.speed))
}

function visualAt(span: VisualSpan, frame: number): VisualAt {
  const { picture } = span
  const sourceFrame = picture.kind === 'video' ? sourceFrameOf(picture, frame - span.startFrame) : null
  return { span, opacity: fadeLevelAt(span, frame), sourceFrame }
}

/** Every picture at a frame in drawing order; the first one is the primary track's or black. */
export function visualsAt(plan: RenderPlan, frame: number): VisualAt[] {
  return [...plan.segments, ...plan.layers].filter((span) => covers(span, frame)).map((span) => visualAt(span, frame))
}

export const captionsAt = (plan: RenderPlan, frame: number): CaptionSpan[] => plan.captions.filter((caption) => covers(caption, frame))

/** Every sound at a frame with its volume, fades and ducking multiplied; a sound whose source has run out is silent. */
export function audioAt(plan: RenderPlan, frame: number): AudioAt[] {
  return plan.sounds
    .filter((span) => covers(span, frame))
    .map((span) => {
      const ducking = span.kind === 'music' ? gainAt(plan.musicGain, frame) : 1
      const sourceFrame = span.sourceStartFrame + (frame - span.startFrame) * span.speed
      const inSource = sourceFrame < span.sourceEndFrame ? 1 : 0
      return { span, gain: span.volume * fadeLevelAt(span, frame) * ducking * inSource, sourceFrame }
    })
}
