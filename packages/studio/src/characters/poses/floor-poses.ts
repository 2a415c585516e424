import type { PoseFunction } from './body-pose.ts'
import { flat, stand } from './stand.ts'

const { sin, cos, max } = Math

/** Height of the hips above those of a standing person while a thigh is upright on its knee, in leg lengths. */
const ON_KNEES = -0.5
/** A foot behind a knee that is on the ground. */
const behindKnee = (x: number): ReturnType<typeof flat> => flat(x, 0.04, 1.15)

/** On one knee. */
export const kneel: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.1 + 0.01 * sin(t * 2.1),
  head: 0.06,
  nod: 0.2,
  turn: 0.35,
  hip: [-0.06, ON_KNEES],
  near: [0.12, 0.5],
  far: [0.62, 0.5],
  nearFoot: behindKnee(-0.52),
  farFoot: flat(0.4),
})

/** On the ground, legs ahead, as babies sit. */
export const sitOnGround: PoseFunction = (t) => {
  const play = sin(t * 2.6)
  return {
    ...stand(t),
    lean: 0.04 + 0.02 * sin(t * 1.3),
    curve: 0.04,
    head: 0.03 * sin(t * 1.1),
    nod: 0.08 + 0.06 * sin(t * 0.9),
    turn: 0.2,
    hip: [-0.34, -0.76],
    near: [0.34 + 0.1 * play, 0.5],
    far: [0.7 - 0.1 * play, 0.62],
    nearHand: 'relaxed',
    farHand: 'open',
    nearFoot: flat(0.5, 0.06 + 0.05 * max(0, play), -1.1),
    farFoot: flat(0.66, 0.05 + 0.05 * max(0, -play), -1.0),
    onGround: true,
  }
}

/** On both knees, palms together, head bowed. */
export const pray: PoseFunction = (t) => ({
  ...stand(t),
  lean: 0.1 + 0.012 * sin(t * 1.4),
  curve: 0.12,
  head: 0.16 + 0.012 * sin(t * 1.4),
  nod: 0.9,
  turn: 0.5,
  hip: [-0.02, ON_KNEES],
  reach: { near: [0.36, -0.36], far: [0.4, -0.33] },
  nearHand: 'relaxed',
  farHand: 'relaxed',
  nearFoot: behindKnee(-0.5),
  farFoot: behindKnee(-0.44),
})

/** A deep bow, arms at the sides. */
export const bow: PoseFunction = (t) => {
  const depth = 0.95 + 0.06 * sin(t * 1.6)
  return {
    ...stand(t),
    lean: depth,
    curve: 0.16,
    head: 0.2,
    nod: 0.5,
    turn: 0.5,
    hip: [-0.2, -0.02],
    near: [0.1, 0.1],
    far: [0.16, 0.1],
    nearFoot: flat(-0.05),
    farFoot: flat(0.06),
  }
}

const lift = (up: number): number => 0.1 * max(0, up)

/** On hands and knees. */
export const crawl: PoseFunction = (t) => {
  const step = sin(t * 3.4)
  return {
    ...stand(t),
    lean: 1.32,
    curve: 0.05,
    head: -0.5,
    nod: -0.1,
    turn: 0.5,
    hip: [-0.3, ON_KNEES + 0.04],
    near: [0.2, 0.2],
    far: [0.3, 0.2],
    reach: { near: [0.14 + 0.22 * step, -0.86 + lift(cos(t * 3.4))], far: [0.2 - 0.22 * step, -0.86 + lift(-cos(t * 3.4))] },
    nearHand: 'open',
    farHand: 'open',
    nearFoot: behindKnee(-0.82 - 0.1 * step),
    farFoot: behindKnee(-0.76 + 0.1 * step),
  }
}

/** Hand over hand up a wall. */
export const climb: PoseFunction = (t) => {
  const pull = sin(t * 2.6)
  return {
    ...stand(t),
    lean: 0.1,
    curve: -0.06,
    head: -0.16,
    nod: -0.5,
    turn: 0.55,
    hip: [-0.12, 0.34 + 0.05 * sin(t * 5.2)],
    reach: { near: [0.62, 0.42 + 0.2 * pull], far: [0.72, 0.66 - 0.2 * pull] },
    nearHand: 'grip',
    farHand: 'grip',
    nearFoot: flat(0.22, 0.3 - 0.12 * pull, 0.2),
    farFoot: flat(0.42, 0.66 + 0.12 * pull, -0.1),
    implement: 'cliff',
  }
}

/** Crawl stroke at the surface. */
export const swim: PoseFunction = (t) => {
  const stroke = t * 2.6
  const arm = (phase: number): readonly [number, number] => [0.25 + 0.72 * cos(phase), 0.05 + 0.62 * sin(phase)]
  return {
    ...stand(t),
    lean: 1.2,
    curve: -0.12,
    head: -0.62,
    nod: -0.2,
    turn: 0.35,
    hip: [-0.4, -1.3 + 0.02 * sin(t * 2.6)],
    reach: { near: arm(0.9 - stroke), far: arm(0.9 - stroke + Math.PI) },
    nearHand: 'open',
    farHand: 'open',
    nearFoot: flat(-1.2, -0.3 + 0.05 * sin(t * 8), 1.2),
    farFoot: flat(-1.1, -0.3 - 0.05 * sin(t * 8), 1.2),
    implement: 'water',
  }
}

/** In the air, knees bent, arms up. */
export const jump: PoseFunction = (t) => {
  const up = 0.34 + 0.16 * cos(t * 4)
  return {
    ...stand(t),
    lean: 0.06,
    head: -0.08,
    nod: -0.25,
    hip: [0, up],
    near: [-2.35 + 0.1 * sin(t * 4), -0.3],
    far: [2.3 + 0.1 * sin(t * 4), 0.3],
    nearHand: 'open',
    farHand: 'open',
    nearFoot: flat(-0.46, up + 0.26, 0.75),
    farFoot: flat(0.3, up + 0.2, 0.15),
  }
}

/** Slipped: the feet fly up in front, the arms flail. */
export const fall: PoseFunction = (t) => {
  const flail = sin(t * 9)
  return {
    ...stand(t),
    lean: -0.82 - 0.05 * sin(t * 3),
    curve: 0.14,
    head: 0.16,
    nod: 0.1,
    turn: 0.2,
    hip: [-0.1, -0.42 + 0.04 * sin(t * 3)],
    near: [-2.2 + 0.25 * flail, -0.3],
    far: [2.2 + 0.25 * flail, 0.35],
    nearHand: 'open',
    farHand: 'open',
    nearFoot: flat(0.66, 0.42 + 0.05 * flail, -0.75),
    farFoot: flat(0.7, 0.8 - 0.05 * flail, -0.9),
  }
}

/** Flat on the ground; drawn rotated by 90 degrees. */
export const lie: PoseFunction = (t) => ({
  ...stand(0),
  lean: 0.008 * sin(t * 1.5),
  curve: 0.02,
  head: 0.02,
  nod: 0.05,
  turn: 0.1,
  hip: [0, 0],
  near: [-0.28, 0.1],
  far: [0.3, 0.1],
  nearHand: 'open',
  farHand: 'open',
  nearFoot: flat(-0.12, 0, 0.35),
  farFoot: flat(0.14, 0, 0.35),
  lying: 'ground',
})
