import type { PoseFunction } from './body-pose.ts'
import type { Foot } from './gait.ts'

const { sin } = Math

/** A sine eased at its extremes. */
export const easedSine = (t: number): number => sin(t + 0.35 * sin(2 * t))

/** A foot at `x` leg lengths ahead of the hip. */
export const flat = (x: number, y = 0, pitch = 0): Foot => ({ x, y, pitch })

/** Standing at ease. */
export const stand: PoseFunction = (t) => {
  const breath = sin(t * 2.1)
  const weight = easedSine(t * 0.62)
  return {
    lean: 0.012 * weight,
    curve: -0.02 * weight + 0.006 * breath,
    head: 0.035 * easedSine(t * 0.62 - 0.5) + 0.01,
    nod: 0.05 * sin(t * 0.9),
    turn: 0.12 * easedSine(t * 0.5),
    hip: [0.035 * weight, -0.001 - 0.003 * breath],
    shrug: 0.005 * breath,
    near: [-0.16 + 0.03 * sin(t * 2.1 - 0.6) - 0.02 * weight, 0.24 + 0.03 * sin(t * 2.1 - 1.1)],
    far: [0.17 + 0.03 * sin(t * 2.1 - 0.4), 0.12 + 0.03 * sin(t * 2.1 - 1)],
    nearHand: 'relaxed',
    farHand: 'relaxed',
    nearFoot: flat(-0.06),
    farFoot: flat(0.1),
  }
}
