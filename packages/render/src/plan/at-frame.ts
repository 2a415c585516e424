import { gainAt } from './ducking.ts'
import { fadeLevelAt } from './fades.ts'
import type { CaptionSpan, VisualSpan, RenderPlan, AudioSpan } from './model.ts'

/** A visual at one frame: `opacity` 0 to 1 from its fades; `sourceFrame` at the project's fps (may be fractional), null unless video. */
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

/** All visuals at a frame in drawing order; the first is the primary track's visual or black. */
export function visualsAt(plan: RenderPlan, frame: number): VisualAt[] {
  return [...plan.segments, ...plan.layers].filter((span) => covers(span, frame)).map((span) => visualAt(span, frame))
}

export const captionsAt = (plan: RenderPlan, frame: number): CaptionSpan[] => plan.captions.filter((caption) => covers(caption, frame))

/** All audio spans at a frame; `gain` (linear, 0 to 1) is the product of volume, fades and ducking, and 0 past the end of the source. */
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
