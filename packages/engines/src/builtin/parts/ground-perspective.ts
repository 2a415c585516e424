import type { Frame } from '../stage/frame.ts'

/**
 * The floor as somebody of the figures' height sees it, so that furniture, doors and trees have human scale wherever they stand.
 * `eye`: height of the eyes in the picture; `x`: where lines into the depth meet.
 */
export type GroundPerspective = {
  readonly horizonY: number
  readonly vanishingX: number
  /** Pixels of one metre on something whose foot is at `y`. */
  readonly pixelsPerMetre: (y: number) => number
  /** Foot of a point so many metres behind one whose foot is at `y`. */
  readonly yBehind: (y: number, metres: number) => number
}

const EYE_METRES = 1.5
const ADULT_METRES = 1.7
/** From the viewer to where the figures stand. */
const FIGURE_DISTANCE_METRES = 4.6

export function groundPerspective(frame: Frame, vanish = 0.5): GroundPerspective {
  const horizonY = frame.ground - (frame.figure / ADULT_METRES) * EYE_METRES
  const reach = frame.ground - horizonY
  return {
    horizonY,
    vanishingX: frame.width * vanish,
    pixelsPerMetre: (y) => (y - horizonY) / EYE_METRES,
    yBehind: (y, metres) => horizonY + (y - horizonY) / (1 + (metres * (y - horizonY)) / (FIGURE_DISTANCE_METRES * reach)),
  }
}

/** Where a line that runs into the depth through (x, y) is at another height. */
export const xAlongDepthLine = (view: GroundPerspective, x: number, y: number, to: number): number =>
  view.vanishingX + ((x - view.vanishingX) * (to - view.horizonY)) / (y - view.horizonY)
