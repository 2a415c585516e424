import type { Pose, PoseFunction } from './body-pose.ts'
import { flat, stand } from './stand.ts'

const { sin, max } = Math

/** At a table. */
const atTable = (t: number): Pose => ({
  ...stand(t),
  lean: 0.08,
  curve: 0.08,
  head: 0.1,
  nod: 0.4,
  turn: 0.4,
  hip: [-0.2, -0.46],
  nearFoot: flat(0.28),
  farFoot: flat(0.42),
  seated: true,
})

export const write: PoseFunction = (t) => ({
  ...atTable(t),
  reach: { near: [0.56, -0.6], far: [0.86 + 0.04 * sin(t * 2.3), -0.52 + 0.012 * sin(t * 11)] },
  nearHand: 'relaxed',
  farHand: 'grip',
  implement: 'paper',
})

/** Both hands on the keys of a laptop. */
export const type: PoseFunction = (t) => ({
  ...atTable(t),
  nod: 0.2,
  reach: { near: [0.62, -0.55 + 0.02 * sin(t * 13)], far: [0.74, -0.54 + 0.02 * sin(t * 13 + 2)] },
  nearHand: 'open',
  farHand: 'open',
  implement: 'laptop',
})

/** An open book on a desk. */
export const study: PoseFunction = (t) => ({
  ...atTable(t),
  lean: 0.12,
  nod: 0.5,
  turn: 0.4 + 0.1 * sin(t * 0.9),
  reach: { near: [0.56, -0.58], far: [0.94, -0.52] },
  nearHand: 'relaxed',
  farHand: 'open',
  implement: 'open-book',
})

export const eat: PoseFunction = (t) => {
  const up = 0.5 + 0.5 * sin(t * 2 + 1.4)
  return {
    ...atTable(t),
    nod: 0.25,
    reach: { near: [0.56, -0.6], far: [0.84 - 0.26 * up, -0.42 + 0.5 * up] },
    nearHand: 'relaxed',
    farHand: 'grip',
    implement: 'meal',
  }
}

/** Bent over what is read. */
export const read: PoseFunction = (t) => ({
  ...stand(t),
  curve: 0.06,
  head: 0.1 + 0.02 * sin(t * 0.9),
  nod: 0.42,
  turn: 0.3 + 0.12 * sin(t * 0.9),
})

/** A vessel at the mouth, head back. */
export const drink: PoseFunction = (t) => ({
  ...stand(t),
  lean: -0.06,
  head: -0.16 + 0.02 * sin(t * 1.5),
  nod: -0.3,
  turn: 0.35,
  reach: { far: [0.56, 0.1] },
  far: [0.42, 1.9],
  farHand: 'grip',
})

/** Bowed, both hands at the face. */
export const cry: PoseFunction = (t) => {
  const sob = max(0, sin(t * 5)) * 0.03
  return {
    ...stand(t),
    lean: 0.1,
    curve: 0.24 + sob,
    head: 0.2,
    nod: 0.45,
    turn: 0.1,
    shrug: 0.02 + sob * 0.3,
    reach: { near: [0.3, 0.02 + sob], far: [0.44, 0.06 + sob] },
    farHand: 'fist',
    nearHand: 'fist',
  }
}

/** Head thrown back, a hand on the belly. */
export const laugh: PoseFunction = (t) => {
  const shake = 0.02 * sin(t * 11)
  return {
    ...stand(t),
    lean: -0.16 + shake,
    curve: -0.06,
    head: -0.2 + shake,
    nod: -0.4,
    shrug: 0.01 + shake * 0.3,
    reach: { near: [0.16, -0.74] },
    nearHand: 'open',
    far: [0.5, 1.1 + shake * 3],
    farHand: 'open',
    hip: [0.06, -0.03],
    nearFoot: flat(-0.16),
    farFoot: flat(0.18),
  }
}
