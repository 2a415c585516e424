import type { PoseFunction } from './body-pose.ts'
import { flat, stand } from './stand.ts'

const { sin, cos, max } = Math

/** Both arms around somebody who stands before the figure. */
export const hug: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.07 + 0.012 * sin(t * 1.6),
  curve: 0.05,
  head: 0.08 + 0.02 * sin(t * 1.6),
  turn: 0.3,
  reach: { near: [0.78, -0.2 + 0.02 * sin(t * 1.6)], far: [0.74, -0.42] },
  nearHand: 'open',
  farHand: 'open',
})

/** A load on the back, or in both arms where something is held. */
export const carry: PoseFunction = (t) => {
  const step = sin(t * 3)
  return {
    ...stand(t),
    lean: 0.3 + 0.015 * step,
    curve: 0.06,
    head: -0.14,
    hip: [-0.04, -0.05 - 0.012 * step],
    reach: { near: [0.16, 0.02] },
    nearHand: 'fist',
    far: [0.34, 0.5],
    nearFoot: flat(-0.34, 0.04 * max(0, step), 0.3 * max(0, step)),
    farFoot: flat(0.3, 0.04 * max(0, -step), -0.2 * max(0, -step)),
    implement: 'sack',
  }
}

/** Leaning against something heavy. */
export const push: PoseFunction = (t) => {
  const step = sin(t * 2.4)
  return {
    ...stand(t),
    lean: 0.56 + 0.03 * step,
    curve: 0.02,
    head: -0.2,
    nod: 0.1,
    turn: 0.45,
    hip: [-0.26, -0.14],
    reach: { near: [0.92, -0.06], far: [0.96, 0.08] },
    nearHand: 'open',
    farHand: 'open',
    nearFoot: flat(-1.02, 0.12, 0.75),
    farFoot: flat(-0.04 + 0.03 * step),
    implement: 'crate',
  }
}

/** Leaning back on a rope, heels against the ground. */
export const pull: PoseFunction = (t) => {
  const heave = sin(t * 2.4)
  return {
    ...stand(t),
    lean: -0.5 - 0.05 * heave,
    curve: 0.06,
    head: 0.2,
    nod: 0.1,
    turn: 0.45,
    hip: [-0.2, -0.26],
    reach: { near: [0.74, -0.28], far: [0.94, -0.24] },
    nearHand: 'grip',
    farHand: 'grip',
    nearFoot: flat(0.16, 0, -0.1),
    farFoot: flat(0.62, 0.02, -0.3),
    implement: 'load',
  }
}

/** The arm drawn back over the head, the other one pointing ahead. */
export const throwing: PoseFunction = (t) => {
  const wind = 0.5 + 0.5 * cos(t * 2.2)
  return {
    ...stand(t),
    lean: 0.12 - 0.4 * wind,
    curve: -0.04,
    head: 0.12,
    nod: -0.1,
    turn: 0.5,
    hip: [-0.1, -0.06],
    near: [1.5, 0.06],
    nearHand: 'open',
    reach: { far: [0.75 - 1.75 * wind, 0.45 + 0.05 * wind] },
    farHand: 'grip',
    nearFoot: flat(-0.42, 0.02, 0.2),
    farFoot: flat(0.5, 0.14 * wind, -0.35 * wind),
  }
}

/** Bent over a spade. */
export const dig: PoseFunction = (t) => {
  const stab = 0.09 * sin(t * 3.2)
  return {
    ...stand(t),
    lean: 0.5 + stab * 0.6,
    curve: 0.14,
    head: 0.1,
    nod: 0.4,
    turn: 0.5,
    hip: [-0.2, -0.1],
    reach: { near: [0.34, -0.22 - stab], far: [0.62, -0.74 - stab] },
    nearHand: 'grip',
    farHand: 'grip',
    nearFoot: flat(-0.5, 0.03, 0.25),
    farFoot: flat(0.16),
    implement: 'spade',
  }
}

export const sweep: PoseFunction = (t) => {
  const swing = 0.1 * sin(t * 3)
  return {
    ...stand(t),
    lean: 0.24,
    curve: 0.08,
    head: 0.1,
    nod: 0.35,
    turn: 0.45,
    hip: [-0.08, -0.03],
    reach: { near: [0.3 + swing, -0.12], far: [0.58 + swing, -0.66] },
    nearHand: 'grip',
    farHand: 'grip',
    nearFoot: flat(-0.3, 0.02, 0.15),
    farFoot: flat(0.22),
    implement: 'broom',
  }
}

export const rake: PoseFunction = (t) => ({ ...sweep(t), implement: 'rake' })

/** Scrubbing in a tub. */
export const wash: PoseFunction = (t) => {
  const rub = 0.07 * sin(t * 6)
  return {
    ...stand(t),
    lean: 0.34,
    curve: 0.12,
    head: 0.08,
    nod: 0.4,
    turn: 0.45,
    hip: [-0.14, -0.04],
    reach: { near: [0.5 + rub, -0.68], far: [0.74 - rub, -0.66] },
    nearHand: 'fist',
    farHand: 'fist',
    nearFoot: flat(-0.3, 0.02, 0.15),
    farFoot: flat(0.06),
    implement: 'basin',
  }
}

/** A raised fist at a door. */
export const knock: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.08,
  nod: 0.02,
  turn: 0.55,
  reach: { far: [0.84 + 0.06 * sin(t * 9), 0.2] },
  farHand: 'fist',
  near: [-0.14, 0.3],
  nearFoot: flat(-0.18),
  farFoot: flat(0.14),
  implement: 'door',
})

/** Stirring at a stove. */
export const cook: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.12,
  curve: 0.08,
  head: 0.1,
  nod: 0.35,
  turn: 0.45,
  reach: { far: [0.78 + 0.05 * cos(t * 4), -0.4 + 0.03 * sin(t * 4)], near: [0.4, -0.56] },
  farHand: 'grip',
  nearHand: 'grip',
  implement: 'stove',
})

/** Both fists thrown up. */
export const cheer: PoseFunction = (t) => {
  const beat = max(0, sin(t * 6))
  return {
    ...stand(t),
    lean: -0.04,
    head: -0.06,
    nod: -0.35,
    hip: [0, 0.1 * beat],
    near: [-2.5 - 0.15 * beat, -0.35],
    far: [2.55 + 0.15 * beat, 0.3],
    nearHand: 'fist',
    farHand: 'fist',
    nearFoot: flat(-0.16, 0.1 * beat, 0.4 * beat),
    farFoot: flat(0.2, 0.1 * beat, 0.4 * beat),
  }
}
