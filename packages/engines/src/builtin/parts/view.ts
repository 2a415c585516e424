import type { Frame } from '../stage/frame.ts'

/**
 * The floor as somebody of the figures' height sees it, so that furniture, doors and trees have human scale wherever they stand.
 * `eye`: height of the eyes in the picture; `x`: where lines into the depth meet.
 */
export type GroundView = {
  readonly eye: number
  readonly x: number
  /** Pixels of one metre on something whose foot is at `y`. */
  readonly metre: (y: number) => number
  /** Foot of a point so many metres behind one whose foot is at `y`. */
  readonly behind: (y: number, metres: number) => number
}

const EYE_METRES = 1.5
const ADULT_METRES = 1.7
/** From the viewer to where the figures stand. */
const AWAY_METRES = 4.6

export function groundView(frame: Frame, vanish = 0.5): GroundView {
  const eye = frame.ground - (frame.figure / ADULT_METRES) * EYE_METRES
  const reach = frame.ground - eye
  return {
    eye,
    x: frame.width * vanish,
    metre: (y) => (y - eye) / EYE_METRES,
    behind: (y, metres) => eye + (y - eye) / (1 + (metres * (y - eye)) / (AWAY_METRES * reach)),
  }
}

/** Where a line that runs into the depth through (x, y) is at another height. */
export const along = (view: GroundView, x: number, y: number, to: number): number =>
  view.x + ((x - view.x) * (to - view.eye)) / (y - view.eye)
