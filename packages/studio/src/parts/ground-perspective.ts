import type { Frame } from '../stage/frame.ts'

/**
 * One-point perspective of the ground plane at the eye height of the figures, so that objects have human scale at any depth.
 */
export type GroundPerspective = {
  /** y of the horizon (eye level) in pixels. */
  readonly horizonY: number
  /** x of the vanishing point in pixels. */
  readonly vanishingX: number
  /** Pixels per metre for an object whose base is at `y`. */
  readonly pixelsPerMetre: (y: number) => number
  /** y of a ground point the given metres behind the one at `y`. */
  readonly yBehind: (y: number, metres: number) => number
}

const EYE_METRES = 1.5
/** Height of a standing adult. */
export const ADULT_METRES = 1.7
/** Distance from the camera to the figures. */
const FIGURE_DISTANCE_METRES = 4.6

/** `vanish`: the vanishing point as a fraction of the frame width, default 0.5. */
export function groundPerspective(frame: Frame, vanish = 0.5): GroundPerspective {
  const eyeMetres = frame.eyeMetres ?? EYE_METRES
  const horizonY = frame.ground - (frame.figure / ADULT_METRES) * eyeMetres
  const eyeHeight = frame.ground - horizonY
  return {
    horizonY,
    vanishingX: frame.width * vanish,
    pixelsPerMetre: (y) => (y - horizonY) / eyeMetres,
    yBehind: (y, metres) => horizonY + (y - horizonY) / (1 + (metres * (y - horizonY)) / (FIGURE_DISTANCE_METRES * eyeHeight)),
  }
}

/** x at the height `to` of the line through (x, y) and the vanishing point. */
export const xAlongDepthLine = (view: GroundPerspective, x: number, y: number, to: number): number =>
  view.vanishingX + ((x - view.vanishingX) * (to - view.horizonY)) / (y - view.horizonY)
