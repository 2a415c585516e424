import { audioLevelAt } from './sound/audio-level.ts'
import { gainAt } from './sound/ducking.ts'
import { fadeLevelAt } from './fades.ts'
import type { CaptionSpan, Visual, VisualSpan, RenderPlan, AudioSpan } from './model.ts'
import { type Pose, poseAt } from './pose.ts'

/**
 * A visual at one frame: `opacity` 0 to 1 from its fades and its pose; `sourceFrame` at the project's fps (may be fractional), null unless video.
 * `transition`: the two visuals that it leads over, with its progress, which is 0 before its first frame and 1 after its last.
 */
export type VisualAt = {
  readonly span: VisualSpan
  /** Frames since the start of the span. */
  readonly framesIn: number
  readonly opacity: number
  readonly pose: Pose
  readonly sourceFrame: number | null
  readonly transition?: { readonly progress: number; readonly from: VisualAt; readonly to: VisualAt }
}
export type AudioAt = { readonly span: AudioSpan; readonly gain: number; readonly sourceFrame: number }

const covers = (span: { readonly startFrame: number; readonly endFrame: number }, frame: number): boolean =>
  span.startFrame <= frame && frame < span.endFrame

function sourceFrameOf(video: Extract<Visual, { readonly kind: 'video' }>, framesIn: number): number {
  if (video.isFrozen) return video.sourceStartFrame
  const played = video.reversedFrames === undefined ? framesIn : video.reversedFrames - 1 - framesIn
  // The last frame is held once the source runs out (ED-49).
  return Math.max(video.sourceStartFrame, Math.min(video.sourceEndFrame - 1, video.sourceStartFrame + played * video.speed))
}

export function visualAt(span: VisualSpan, frame: number): VisualAt {
  const { picture } = span
  const framesIn = frame - span.startFrame
  const pose = poseAt(span, framesIn)
  return {
    span,
    framesIn,
    opacity: fadeLevelAt(span, frame) * pose.opacity,
    pose,
    sourceFrame: picture.kind === 'video' ? sourceFrameOf(picture, framesIn) : null,
    ...(picture.kind === 'transition' && {
      transition: {
        progress: (framesIn + 0.5) / (span.endFrame - span.startFrame),
        from: visualAt(picture.from, frame),
        to: visualAt(picture.to, frame),
      },
    }),
  }
}

/** All visuals at a frame in drawing order; the first is the primary track's visual or black. */
export function visualsAt(plan: RenderPlan, frame: number): VisualAt[] {
  return [...plan.segments, ...plan.layers].filter((span) => covers(span, frame)).map((span) => visualAt(span, frame))
}

export const captionsAt = (plan: RenderPlan, frame: number): CaptionSpan[] => plan.captions.filter((caption) => covers(caption, frame))

/** All audio spans at a frame; `gain` (linear) is the product of volume, fades and ducking, and 0 past the end of the source. */
export function audioAt(plan: RenderPlan, frame: number): AudioAt[] {
  return plan.sounds
    .filter((span) => covers(span, frame))
    .map((span) => {
      const ducking = span.kind === 'music' ? gainAt(plan.musicGain, frame) : 1
      const played = (frame - span.startFrame) * span.speed
      const sourceFrame = span.isReversed ? span.sourceEndFrame - played : span.sourceStartFrame + played
      const inSource = span.isReversed ? sourceFrame > span.sourceStartFrame : sourceFrame < span.sourceEndFrame
      return { span, gain: inSource ? audioLevelAt(span, frame) * ducking : 0, sourceFrame }
    })
}
