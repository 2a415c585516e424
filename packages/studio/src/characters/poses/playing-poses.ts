import type { PoseFunction } from './body-pose.ts'
import { flat, stand } from './stand.ts'

const { sin, abs } = Math

/** The near hand over the strings, the other one on the neck. */
export const strum: PoseFunction = (t) => ({
  ...stand(t),
  lean: -0.04 + 0.02 * sin(t * 2.4),
  head: 0.08 + 0.03 * sin(t * 2.4),
  nod: 0.24 + 0.06 * sin(t * 4.8),
  turn: 0.2,
  reach: { near: [0.12, -0.66 + 0.07 * sin(t * 9.6)], far: [0.74, -0.36 + 0.02 * sin(t * 2.4)] },
  nearHand: 'relaxed',
  farHand: 'grip',
  implement: 'guitar',
})

/** A violin under the chin, the bow in the near hand. */
export const fiddle: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.02 + 0.03 * sin(t * 1.6),
  head: 0.16 + 0.02 * sin(t * 1.6),
  nod: 0.22,
  turn: 0.45,
  reach: { far: [0.84, 0.02 + 0.02 * sin(t * 3.2)], near: [0.4 + 0.14 * sin(t * 3.2), -0.22 - 0.06 * sin(t * 3.2)] },
  nearHand: 'grip',
  farHand: 'grip',
  implement: 'violin',
})

/** Seated behind drums, the sticks in turn. */
export const drum: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.08 + 0.02 * sin(t * 4.8),
  head: 0.05 * sin(t * 4.8),
  nod: 0.1 + 0.08 * abs(sin(t * 4.8)),
  turn: 0.25,
  hip: [-0.2, -0.34],
  reach: { near: [0.5, -0.42 + 0.16 * sin(t * 9.6)], far: [0.72, -0.3 - 0.16 * sin(t * 9.6)] },
  nearHand: 'grip',
  farHand: 'grip',
  nearFoot: flat(0.16),
  farFoot: flat(0.34),
  seated: true,
  implement: 'drums',
})

/** At the keys of an upright piano. */
export const piano: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.06 + 0.03 * sin(t * 1.7),
  head: 0.06 + 0.03 * sin(t * 1.7),
  nod: 0.28,
  turn: 0.5,
  hip: [-0.2, -0.46],
  reach: { near: [0.76, -0.5 + 0.05 * sin(t * 6)], far: [0.84, -0.5 - 0.05 * sin(t * 6)] },
  nearHand: 'open',
  farHand: 'open',
  nearFoot: flat(0.3),
  farFoot: flat(0.46),
  seated: true,
  implement: 'piano',
})

export const phone: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.02 + 0.015 * sin(t * 1.2),
  head: -0.08 + 0.03 * sin(t * 1.4),
  nod: 0.04 + 0.08 * sin(t * 2.6),
  turn: 0.3,
  reach: { near: [-0.26, 0.36] },
  nearHand: 'grip',
  far: [0.5 + 0.14 * sin(t * 2), 1.1 + 0.3 * sin(t * 2.5 - 0.5)],
  farHand: 'open',
  implement: 'phone',
})

export const fish: PoseFunction = (t) => ({
  ...stand(t),
  lean: -0.06 + 0.02 * sin(t * 1.1),
  head: 0.04,
  nod: 0.12,
  turn: 0.5,
  reach: { near: [0.42, -0.56 + 0.02 * sin(t * 1.6)], far: [0.72, -0.42 + 0.02 * sin(t * 1.6)] },
  nearHand: 'grip',
  farHand: 'grip',
  nearFoot: flat(-0.22),
  farFoot: flat(0.3),
  implement: 'rod',
})

/** Before an easel, a palette in the near hand. */
export const paint: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.06 + 0.01 * sin(t * 1.4),
  head: 0.04 * sin(t * 0.9),
  nod: 0.06,
  turn: 0.5,
  reach: { near: [0.4, -0.5], far: [0.82 + 0.05 * sin(t * 3), 0.06 + 0.12 * sin(t * 2.1)] },
  nearHand: 'grip',
  farHand: 'grip',
  implement: 'easel',
})

/** At the wheel of an open car. */
export const drive: PoseFunction = (t) => ({
  ...stand(t),
  lean: -0.1 + 0.008 * sin(t * 9),
  head: 0.06 + 0.01 * sin(t * 9),
  turn: 0.5,
  hip: [-0.24, -0.48 + 0.012 * sin(t * 9)],
  reach: { near: [0.74, -0.34 + 0.02 * sin(t * 1.3)], far: [0.82, -0.26 + 0.02 * sin(t * 1.3)] },
  nearHand: 'grip',
  farHand: 'grip',
  nearFoot: flat(0.5, 0.4),
  farFoot: flat(0.66, 0.4),
  implement: 'car',
})
