import type { FilmRange, GainPoint, VisualSpan, RenderPlan } from './model.ts'
import { shiftSpan } from './span-range.ts'

/** The value of `watermark.type` that puts an intro and an outro around an exported film (ED-80). */
export const BRANDED_TEMPLATE = 'branded_template'
/** Shown under the logo, to the letter of E-365. */
export const TAGLINE = 'Make Wonders'
/** Length of the intro and of the outro, in seconds. */
const BOOKEND_SECONDS = 2
/** Durations in seconds, from the start of a bookend: the logo fades in, the tagline slides in (E-366). */
export const LOGO_FADE_SECONDS = 0.1
export const TAGLINE_SLIDE_SECONDS = 0.3

/** Progress of the two animations of a bookend at a frame counted from its start; each 0 to 1. */
export function bookendAt(frame: number, fps: number): { readonly logo: number; readonly tagline: number } {
  const seconds = frame / fps
  return { logo: Math.min(1, seconds / LOGO_FADE_SECONDS), tagline: Math.min(1, seconds / TAGLINE_SLIDE_SECONDS) }
}

const bookend = (startFrame: number, endFrame: number): VisualSpan => ({
  startFrame,
  endFrame,
  picture: { kind: 'bookend', tagline: TAGLINE },
  fadeInFrames: 0,
  fadeOutFrames: 0,
})

/** For exports only: adds a 2 s intro and outro when the watermark is `branded_template` and shifts the story by 2 s; otherwise returns the plan unchanged. */
export function withBookends(plan: RenderPlan): RenderPlan {
  if (plan.watermark?.type !== BRANDED_TEMPLATE) return plan
  const bookendFrames = Math.round(BOOKEND_SECONDS * plan.output.fps)
  const shifted = <T extends { readonly startFrame: number; readonly endFrame: number }>(span: T): T => ({
    ...span,
    startFrame: span.startFrame + bookendFrames,
    endFrame: span.endFrame + bookendFrames,
  })
  const shiftedPoint = (point: GainPoint): GainPoint => ({ ...point, frame: point.frame + bookendFrames })
  const end = plan.totalFrames + bookendFrames
  return {
    ...plan,
    totalFrames: end + bookendFrames,
    segments: [
      bookend(0, bookendFrames),
      ...plan.segments.map((span) => shiftSpan(span, bookendFrames)),
      bookend(end, end + bookendFrames),
    ],
    layers: plan.layers.map((span) => shiftSpan(span, bookendFrames)),
    captions: plan.captions.map(shifted),
    sounds: plan.sounds.map((sound) => ({
      ...shifted(sound),
      ...(sound.volumeCurve && { volumeCurve: sound.volumeCurve.map(shiftedPoint) }),
    })),
    musicGain: plan.musicGain.map(shiftedPoint),
  }
}

export const isBookend = ({ picture }: VisualSpan): boolean => picture.kind === 'bookend'

/** A range of a film as it is in the plan, where an intro comes first; it ends with the film. */
export function rangeInPlan({ segments, totalFrames }: RenderPlan, range: FilmRange): FilmRange & { readonly introFrames: number } {
  const [first, last] = [segments[0], segments.at(-1)]
  const introFrames = first && isBookend(first) ? first.endFrame : 0
  const end = last && isBookend(last) ? last.startFrame : totalFrames
  return { startFrame: range.startFrame + introFrames, endFrame: Math.min(range.endFrame + introFrames, end), introFrames }
}

/** The frames of a plan that an export of a range has, in order: those of the range between intro and outro. Without a range all. */
export function exportedFrames(plan: RenderPlan, range?: FilmRange): FilmRange[] {
  if (!range) return [{ startFrame: 0, endFrame: plan.totalFrames }]
  const { introFrames, startFrame, endFrame } = rangeInPlan(plan, range)
  const parts = [
    { startFrame: 0, endFrame: introFrames },
    { startFrame, endFrame },
    { startFrame: plan.totalFrames - introFrames, endFrame: plan.totalFrames },
  ]
  return parts.filter((part) => part.endFrame > part.startFrame)
}
