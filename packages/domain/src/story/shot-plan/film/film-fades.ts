import type { PlanTransition } from '../shot-plan.ts'

/** Halves of a dissolve through black, and the end of a film. At 30 fps. */
const DISSOLVE_FRAMES = 7
const CLOSING_FRAMES = 12

/** Fades of a shot's picture in frames, by the transitions into the shots of its film. A film ends with a fade. */
export function fadesOfShot(transitions: readonly (PlanTransition | undefined)[], index: number): { inFrames: number; outFrames: number } {
  const next = transitions[index + 1]
  const isLast = index === transitions.length - 1
  return {
    inFrames: index > 0 && transitions[index] === 'dissolve' ? DISSOLVE_FRAMES : 0,
    outFrames: isLast ? CLOSING_FRAMES : next === 'dissolve' ? DISSOLVE_FRAMES : 0,
  }
}
