/** Joint angles in radians from hanging down, forward positive. Each limb: upper part, then bend of the lower part. */
export type Pose = {
  readonly lean: number
  readonly head: number
  readonly armBack: readonly [number, number]
  readonly armFront: readonly [number, number]
  readonly legBack: readonly [number, number]
  readonly legFront: readonly [number, number]
  /** Lift of the hips as a part of the height; negative sinks. */
  readonly lift: number
  readonly seated?: boolean
}

export const ACTIONS = ['stand', 'walk', 'run', 'wave', 'hold', 'point', 'think', 'dance', 'sit', 'talk', 'look', 'work', 'sleep'] as const
export type Action = (typeof ACTIONS)[number]

/** A pose is a function of seconds, so a still is any moment of a clip. */
type Moving = (t: number) => Pose
const sin = Math.sin

const stand: Moving = (t) => ({
  lean: 0.02 * sin(t * 1.9),
  head: 0.04 * sin(t * 1.5),
  armBack: [-0.12 + 0.04 * sin(t * 1.9), 0.12],
  armFront: [0.14 + 0.04 * sin(t * 1.9 + 1), 0.22],
  legBack: [-0.05, 0],
  legFront: [0.06, 0],
  lift: 0.005 * sin(t * 2.4),
})

const walk: Moving = (t) => {
  const s = sin(t * 6.2)
  const c = Math.cos(t * 6.2)
  return {
    lean: 0.07,
    head: -0.03 + 0.03 * sin(t * 12.4),
    armBack: [0.6 * s, 0.28 + 0.2 * Math.max(0, s)],
    armFront: [-0.6 * s, 0.28 + 0.2 * Math.max(0, -s)],
    legBack: [-0.52 * s, -0.15 - 0.75 * Math.max(0, c)],
    legFront: [0.52 * s, -0.15 - 0.75 * Math.max(0, -c)],
    lift: 0.018 * Math.abs(c) - 0.01,
  }
}

const run: Moving = (t) => {
  const s = sin(t * 9)
  const c = Math.cos(t * 9)
  return {
    lean: 0.22,
    head: -0.1,
    armBack: [0.9 * s, 1.2],
    armFront: [-0.9 * s, 1.2],
    legBack: [-0.85 * s, -0.3 - 1.1 * Math.max(0, c)],
    legFront: [0.85 * s, -0.3 - 1.1 * Math.max(0, -c)],
    lift: 0.035 * Math.abs(c) - 0.01,
  }
}

const dance: Moving = (t) => {
  const s = sin(t * 6)
  const c = Math.cos(t * 6)
  return {
    lean: 0.15 * s,
    head: -0.14 * s,
    armBack: [-2.2 - 0.35 * s, -0.5 + 0.35 * c],
    armFront: [2.1 - 0.35 * s, 0.6 - 0.4 * c],
    legBack: [-0.3 - 0.16 * s, -0.1 - 0.25 * Math.max(0, s)],
    legFront: [0.32 - 0.16 * s, -0.1 - 0.5 * Math.max(0, -s)],
    lift: 0.03 * Math.abs(c) - 0.015,
  }
}

const MOVES: Record<Action, Moving> = {
  stand,
  walk,
  run,
  dance,
  look: (t) => ({ ...stand(t), head: -0.14 + 0.06 * sin(t * 1.2), armFront: [0.2, 0.35 + 0.05 * sin(t * 1.7)] }),
  talk: (t) => ({
    ...stand(t),
    head: 0.05 * sin(t * 2.7),
    armFront: [0.62 + 0.16 * sin(t * 2.3), 1.05 + 0.25 * sin(t * 3.1)],
    armBack: [0.1 + 0.1 * sin(t * 1.9), 0.55 + 0.18 * sin(t * 2.6 + 1)],
  }),
  wave: (t) => ({ ...stand(t), head: 0.09 + 0.04 * sin(t * 3), armFront: [1.8 + 0.08 * sin(t * 7), 0.75 + 0.45 * sin(t * 8)] }),
  hold: (t) => ({ ...stand(t), armFront: [1.02 + 0.04 * sin(t * 2), 0.52] }),
  point: (t) => ({ ...stand(t), lean: 0.03, armFront: [1.5 + 0.06 * sin(t * 2.6), 0.08] }),
  think: (t) => ({ ...stand(t), head: 0.12 + 0.04 * sin(t * 1.3), armBack: [0.25, 1.45], armFront: [0.62, 2.3] }),
  work: (t) => ({
    ...stand(t),
    lean: 0.1,
    head: 0.12,
    armBack: [0.62, 0.75 + 0.12 * sin(t * 5)],
    armFront: [0.72, 0.7 + 0.14 * sin(t * 5 + 2)],
  }),
  sit: (t) => ({
    lean: -0.03,
    head: 0.05 * sin(t * 1.3),
    armBack: [0.35, 0.65],
    armFront: [0.5, 0.6 + 0.05 * sin(t * 1.7)],
    legBack: [1.45, -1.42],
    legFront: [1.38, -1.3],
    lift: -0.19,
    seated: true,
  }),
  sleep: (t) => ({
    lean: -0.08,
    head: 0.34 + 0.02 * sin(t * 0.9),
    armBack: [0.3, 0.4],
    armFront: [0.38, 0.5 + 0.02 * sin(t * 0.9)],
    legBack: [1.45, -1.42],
    legFront: [1.38, -1.3],
    lift: -0.19,
    seated: true,
  }),
}

export const poseAt = (action: Action, seconds: number): Pose => MOVES[action](seconds)
