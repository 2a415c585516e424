import type { VisualSpan, RenderPlan, AudioSpan } from '../plan/model.ts'

/** How long before its first frame an item is opened. */
export const PREMOUNT_SECONDS = 3

type Span = { readonly startFrame: number; readonly endFrame: number }

/** Whether an item is mounted at a frame: from 3 s before its first frame until its end. */
export const isMounted = (span: Span, frame: number, fps: number): boolean =>
  span.startFrame - PREMOUNT_SECONDS * fps <= frame && frame < span.endFrame

/** Items shorter than a frame are never visible. */
const isDrawn = (span: Span): boolean => span.endFrame - span.startFrame >= 1

/** The spans of a transition instead of itself. */
const partsOf = (span: VisualSpan): VisualSpan[] => (span.picture.kind === 'transition' ? [span.picture.from, span.picture.to] : [span])

export const mountedVisuals = (plan: RenderPlan, frame: number): VisualSpan[] =>
  [...plan.segments.flatMap(partsOf), ...plan.layers].filter((span) => isDrawn(span) && isMounted(span, frame, plan.output.fps))

export const mountedAudio = (plan: RenderPlan, frame: number): AudioSpan[] =>
  plan.sounds.filter((span) => isDrawn(span) && isMounted(span, frame, plan.output.fps))
