import type { PoseFunction } from './body-pose.ts'
import { flat, stand } from './stand.ts'

const { sin } = Math

/** What is in the far hand held out to somebody. */
export const give: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.1 + 0.01 * sin(t * 1.8),
  head: 0.02,
  nod: 0.06,
  turn: 0.45,
  hip: [-0.03, -0.01],
  far: [1.26 + 0.03 * sin(t * 1.8), 0.14],
  farHand: 'grip',
  near: [-0.1, 0.3],
  nearFoot: flat(-0.16),
  farFoot: flat(0.16),
})

/** An open hand reaching for what somebody holds out. */
export const take: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.06 + 0.01 * sin(t * 1.8 + 1),
  nod: 0.1,
  turn: 0.45,
  far: [0.98 + 0.03 * sin(t * 1.8 + 1), 0.42],
  farHand: 'open',
  nearFoot: flat(-0.08),
  farFoot: flat(0.12),
})

/** Bent forward, both hands before the body, the face down to what is there. */
export const lean: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.74 + 0.015 * sin(t * 1.3),
  curve: 0.12,
  head: 0.2 + 0.03 * sin(t * 0.9),
  nod: 0.75,
  turn: 0.7,
  hip: [-0.22, -0.03],
  reach: { near: [0.36, -0.8], far: [0.52, -0.78] },
  nearHand: 'open',
  farHand: 'open',
  nearFoot: flat(-0.16),
  farFoot: flat(0.08),
})

/** The chin ahead, a hand at the mouth. */
export const blow: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.14 + 0.02 * sin(t * 1.6),
  head: 0.04,
  nod: -0.12,
  turn: 0.55,
  far: [0.5, 2.1],
  touch: [1.02, 0.62],
  farHand: 'open',
})

/** At a bench, both hands at what is being made. */
export const craft: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.2 + 0.01 * sin(t * 2.4),
  curve: 0.08,
  head: 0.06,
  nod: 0.4,
  turn: 0.45,
  hip: [-0.08, -0.02],
  reach: { near: [0.46 + 0.04 * sin(t * 4.8), -0.54 + 0.03 * sin(t * 4.8)], far: [0.82, -0.42 + 0.02 * sin(t * 2.4)] },
  nearHand: 'grip',
  farHand: 'grip',
  nearFoot: flat(-0.16),
  farFoot: flat(0.1),
  implement: 'bench',
})
