import type { AnimalAct } from './animal-act.ts'

/** A foot from where it stands: `x` ahead, in leg lengths. `below`: under its hip rather than on the ground, in leg lengths. */
type Paw = { readonly x: number; readonly below?: number }

/** How an animal with four legs holds its body. */
export type QuadrupedPosture = {
  /** Turn about its hips in radians, its front up. */
  readonly rise: number
  /** How much lower its hips are than when it stands, in leg lengths; negative in the air. */
  readonly drop: number
  readonly front: readonly [near: Paw, far: Paw]
  readonly hind: readonly [near: Paw, far: Paw]
  /** Its haunch rests on the ground. */
  readonly isSeated?: true
  /** How far its head is lowered, as a part of the way to the ground. */
  readonly stoop: number
  /** Turn of the head in radians, down positive. */
  readonly nod: number
  /** Opening of the mouth, 0 to 1. */
  readonly mouth?: number
}

const STANDING: readonly [Paw, Paw] = [{ x: 0 }, { x: 0 }]
const SEATED: QuadrupedPosture = {
  rise: 0.62,
  drop: 0.62,
  front: STANDING,
  hind: [{ x: 0.5 }, { x: 0.6 }],
  isSeated: true,
  stoop: 0,
  nod: 0,
}
const STOOPED: QuadrupedPosture = { rise: -0.14, drop: 0, front: [{ x: 0.2 }, { x: 0.1 }], hind: STANDING, stoop: 0.72, nod: 0.42 }

const POSTURES: Readonly<Record<AnimalAct, QuadrupedPosture>> = {
  sit: SEATED,
  gaze: { ...SEATED, nod: -0.5 },
  howl: { ...SEATED, nod: -0.72, mouth: 0.85 },
  crouch: { rise: -0.1, drop: 0.46, front: [{ x: 0.5 }, { x: 0.25 }], hind: [{ x: 0.2 }, { x: 0.05 }], stoop: 0.3, nod: 0.06 },
  hide: { rise: 0, drop: 0.3, front: STANDING, hind: STANDING, stoop: 0, nod: 0 },
  brood: { ...SEATED },
  hatch: { rise: 0, drop: 0.5, front: STANDING, hind: STANDING, stoop: 0, nod: -0.1 },
  leap: {
    rise: 0.3,
    drop: -1.1,
    front: [
      { x: 1, below: 0.1 },
      { x: 0.8, below: 0.36 },
    ],
    hind: [
      { x: -1.02, below: 0.34 },
      { x: -0.82, below: 0.56 },
    ],
    stoop: 0,
    nod: -0.08,
  },
  gallop: {
    rise: 0.04,
    drop: -0.12,
    front: [
      { x: 1.04, below: 0.5 },
      { x: 0.84, below: 0.66 },
    ],
    hind: [
      { x: -0.96, below: 0.6 },
      { x: -0.78, below: 0.76 },
    ],
    stoop: 0.12,
    nod: 0.04,
  },
  fly: {
    rise: 0.2,
    drop: -1.6,
    front: [
      { x: 0.6, below: 0.4 },
      { x: 0.5, below: 0.6 },
    ],
    hind: [
      { x: -0.7, below: 0.4 },
      { x: -0.6, below: 0.6 },
    ],
    stoop: 0,
    nod: 0,
  },
  dive: {
    rise: -0.5,
    drop: -1.2,
    front: [
      { x: 0.7, below: 0.5 },
      { x: 0.6, below: 0.7 },
    ],
    hind: [
      { x: -0.9, below: 0.1 },
      { x: -0.8, below: 0.3 },
    ],
    stoop: 0,
    nod: 0.1,
  },
  swim: {
    rise: 0.12,
    drop: 0.2,
    front: [
      { x: 0.5, below: 0.7 },
      { x: 0.1, below: 0.8 },
    ],
    hind: [
      { x: -0.5, below: 0.7 },
      { x: -0.2, below: 0.8 },
    ],
    stoop: 0,
    nod: -0.08,
  },
  glide: {
    rise: 0.06,
    drop: -1,
    front: [
      { x: 0.5, below: 0.7 },
      { x: 0.1, below: 0.8 },
    ],
    hind: [
      { x: -0.8, below: 0.3 },
      { x: -0.6, below: 0.5 },
    ],
    stoop: 0,
    nod: -0.08,
  },
  climb: {
    rise: 1.12,
    drop: -1.2,
    front: [
      { x: 0.7, below: -0.2 },
      { x: 0.7, below: -0.75 },
    ],
    hind: [
      { x: 1.0, below: 0.5 },
      { x: 1.0, below: 0.9 },
    ],
    stoop: 0,
    nod: -0.3,
  },
  hang: {
    rise: 0,
    drop: 0,
    front: STANDING,
    hind: STANDING,
    stoop: 0,
    nod: 0,
  },
  dig: { ...STOOPED, rise: -0.26, drop: -0.1, stoop: 0.6 },
  eat: STOOPED,
  rear: {
    rise: 0.82,
    drop: 0.06,
    front: [
      { x: 0.75, below: -0.3 },
      { x: 0.7, below: 0.25 },
    ],
    hind: [{ x: 0.15 }, { x: -0.1 }],
    stoop: 0,
    nod: 0.05,
    mouth: 0.8,
  },
}

const UPRIGHT: QuadrupedPosture = { rise: 0, drop: 0, front: STANDING, hind: STANDING, stoop: 0, nod: 0 }

/** Whether it is in the air, with no foot on the ground. */
export const isAloft = (act: AnimalAct | undefined): boolean => act === 'leap' || act === 'fly' || act === 'dive' || act === 'glide'

/** Its posture at a moment: who digs scratches, who swims paddles. */
export function quadrupedPosture(act: AnimalAct | undefined, seconds: number): QuadrupedPosture {
  if (act === undefined) return UPRIGHT
  const posture = POSTURES[act]
  if (act === 'dig') {
    const scratch = Math.sin(seconds * 11)
    return { ...posture, front: [{ x: 0.35 + 0.3 * scratch }, { x: 0.35 - 0.3 * scratch }] }
  }
  if (act === 'gallop') return galloping(posture, Math.sin(seconds * BOUNDS_A_SECOND * Math.PI * 2))
  if (act === 'swim' || act === 'glide') {
    const stroke = 0.3 * Math.sin(seconds * 5)
    const paddled = ([near, far]: readonly [Paw, Paw]): readonly [Paw, Paw] => [
      { ...near, x: near.x + stroke },
      { ...far, x: far.x - stroke },
    ]
    return { ...posture, front: paddled(posture.front), hind: paddled(posture.hind) }
  }
  return posture
}

const BOUNDS_A_SECOND = 1.6

/** Legs far apart at 1, gathered under the body at -1. */
function galloping(posture: QuadrupedPosture, spread: number): QuadrupedPosture {
  // Most of the time it is stretched out.
  const reach = 0.62 + 0.38 * spread
  const drawnIn = ([near, far]: readonly [Paw, Paw]): readonly [Paw, Paw] => [
    { ...near, x: near.x * reach },
    { ...far, x: far.x * reach - 0.12 * (1 - reach) },
  ]
  return { ...posture, rise: posture.rise * spread, front: drawnIn(posture.front), hind: drawnIn(posture.hind) }
}
