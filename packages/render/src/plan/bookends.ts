import type { VisualSpan, RenderPlan } from './model.ts'

/** The value of `watermark.type` that puts an intro and an outro around an exported film (ED-80). */
export const BRANDED_TEMPLATE = 'branded_template'
// E-365
export const TAGLINE = 'Make Wonders'
/** Each of the two parts. */
const BOOKEND_SECONDS = 2
/** From the start of a part: the logo fades in, the tagline slides in (E-366). */
export const LOGO_FADE_SECONDS = 0.1
export const TAGLINE_SLIDE_SECONDS = 0.3

/** How far the two animations of a part are at one of its frames, 0 to 1. */
export function bookendAt(frame: number, fps: number): { readonly logo: number; readonly tagline: number } {
  const seconds = frame / fps
  return { logo: Math.min(1, seconds / LOGO_FADE_SECONDS), tagline: Math.min(1, seconds / TAGLINE_SLIDE_SECONDS) }
}

const part = (startFrame: number, endFrame: number): VisualSpan => ({
  startFrame,
  endFrame,
  picture: { kind: 'bookend', tagline: TAGLINE },
  fadeInFrames: 0,
  fadeOutFrames: 0,
})

/** For exports only: 2 s before and 2 s after the story where the template is on, and all of the story 2 s later. Else the plan itself. */
export function withBookends(plan: RenderPlan): RenderPlan {
  if (plan.watermark?.type !== BRANDED_TEMPLATE) return plan
  const length = Math.round(BOOKEND_SECONDS * plan.output.fps)
  const later = <T extends { readonly startFrame: number; readonly endFrame: number }>(span: T): T => ({
    ...span,
    startFrame: span.startFrame + length,
    endFrame: span.endFrame + length,
  })
  const end = plan.totalFrames + length
  return {
    ...plan,
    totalFrames: end + length,
    segments: [part(0, length), ...plan.segments.map(later), part(end, end + length)],
    layers: plan.layers.map(later),
    captions: plan.captions.map(later),
    sounds: plan.sounds.map(later),
    musicGain: plan.musicGain.map((point) => ({ ...point, frame: point.frame + length })),
  }
}
