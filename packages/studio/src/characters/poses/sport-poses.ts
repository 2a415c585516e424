import type { PoseFunction } from './body-pose.ts'
import { flat, stand } from './stand.ts'

const { sin, cos, max } = Math

/** The far leg swings through a ball on the ground. */
export const kick: PoseFunction = (t) => {
  const swing = 0.5 - 0.5 * cos(t * 2.6)
  return {
    ...stand(t),
    lean: -0.16 - 0.1 * swing,
    head: 0.12,
    nod: 0.3,
    turn: 0.45,
    hip: [-0.16, -0.08],
    near: [0.9 - 0.3 * swing, 0.3],
    far: [-0.9 + 0.2 * swing, 0.5],
    nearHand: 'relaxed',
    farHand: 'relaxed',
    nearFoot: flat(-0.2, 0.02, 0.1),
    farFoot: flat(0.42 + 0.32 * swing, 0.16 + 0.16 * swing, -0.5),
    implement: 'soccer-ball',
  }
}

/** A racket drawn back and swung at a ball. */
export const swing: PoseFunction = (t) => {
  const stroke = 0.5 + 0.5 * sin(t * 2.4)
  return {
    ...stand(t),
    lean: 0.14 + 0.08 * stroke,
    head: -0.06,
    turn: 0.5,
    hip: [-0.12, -0.12],
    near: [-0.7, 0.7],
    nearHand: 'open',
    reach: { far: [0.62 + 0.24 * stroke, 0.5 - 0.4 * stroke] },
    farHand: 'grip',
    nearFoot: flat(-0.46, 0.05, 0.3),
    farFoot: flat(0.44),
    implement: 'racket',
  }
}

/** Both gloves up, the far one punches. */
export const box: PoseFunction = (t) => {
  const punch = max(0, sin(t * 3))
  return {
    ...stand(t),
    lean: 0.14 + 0.08 * punch,
    curve: 0.06,
    head: 0.06,
    nod: 0.2,
    turn: 0.45,
    hip: [-0.06, -0.1 - 0.02 * sin(t * 6)],
    reach: { near: [0.42, 0.06], far: [0.6 + 0.4 * punch, 0.2] },
    nearHand: 'fist',
    farHand: 'fist',
    nearFoot: flat(-0.4, 0.04, 0.25),
    farFoot: flat(0.34),
    implement: 'boxing-gloves',
  }
}

/** A basketball over the head, in a jump. */
export const shoot: PoseFunction = (t) => {
  const spring = 0.5 + 0.5 * sin(t * 2.6)
  return {
    ...stand(t),
    lean: -0.04,
    head: -0.16,
    nod: -0.35,
    turn: 0.5,
    hip: [0, 0.06 + 0.16 * spring],
    reach: { near: [0.3, 0.86], far: [0.42, 0.92] },
    nearHand: 'open',
    farHand: 'open',
    nearFoot: flat(-0.18, 0.14 + 0.16 * spring, 0.7),
    farFoot: flat(0.14, 0.1 + 0.16 * spring, 0.5),
    implement: 'basketball',
  }
}
