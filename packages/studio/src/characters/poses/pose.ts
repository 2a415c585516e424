import { cry, drink, eat, laugh, read, study, type, write } from './everyday-poses.ts'
import { bow, climb, crawl, fall, jump, kneel, lie, pray, sitOnGround, swim } from './floor-poses.ts'
import { footAt, type Gait, RUN, WALK } from './gait.ts'
import { dance, sing } from './music-poses.ts'
import { easedSine, flat, stand } from './stand.ts'
import { drive, drum, fiddle, fish, paint, phone, piano, strum } from './playing-poses.ts'
import { blow, craft, give, lean, take } from './hand-over-poses.ts'
import { carry, cheer, cook, dig, hug, knock, pull, push, rake, sweep, throwing, wash } from './working-poses.ts'
import { box, kick, shoot, swing } from './sport-poses.ts'
import type { ArmAngles, Pose, PoseFunction } from './body-pose.ts'

export const ACTIONS = [
  'stand',
  'walk',
  'run',
  'wave',
  'hold',
  'point',
  'think',
  'dance',
  'sing',
  'sit',
  'sit-on-ground',
  'ride',
  'talk',
  'look',
  'work',
  'sleep',
  'kneel',
  'pray',
  'bow',
  'crawl',
  'climb',
  'swim',
  'jump',
  'fall',
  'lie',
  'hug',
  'carry',
  'push',
  'pull',
  'throw',
  'dig',
  'sweep',
  'wash',
  'knock',
  'cook',
  'write',
  'eat',
  'drink',
  'cry',
  'laugh',
  'cheer',
  'read',
  'water',
  'strum',
  'fiddle',
  'drum',
  'piano',
  'phone',
  'fish',
  'paint',
  'paint-portrait',
  'drive',
  'kick',
  'swing',
  'box',
  'shoot',
  'type',
  'study',
  'rake',
  'give',
  'take',
  'lean',
  'craft',
  'blow',
] as const
export type Action = (typeof ACTIONS)[number]

const { sin, cos, max } = Math

/** Walking or running pose. `cycle`: gait cycles; arms and head lag behind the legs. */
function stepPose(gait: Gait, cycle: number, speed: 'walk' | 'run'): Pose {
  const angle = cycle * Math.PI * 2
  const isRunning = speed === 'run'
  const arm = (side: 1 | -1): ArmAngles => {
    const s = side * cos(angle - 0.3)
    const late = side * cos(angle - 0.8)
    return isRunning ? [0.9 * s - 0.1, 1.3 + 0.3 * late] : [0.52 * s * (gait.stride + 0.15), 0.28 + 0.2 * max(0, late)]
  }
  // The hips drop so that straight legs reach the ground at full stride.
  const drop = 1 - Math.sqrt(1 - (gait.stride / 2) ** 2)
  const bob = isRunning ? 0.055 * cos(angle * 2 - 0.5) - 0.1 : -drop * (0.5 + 0.45 * cos(angle * 2 - 0.25)) + 0.002
  return {
    lean: isRunning ? 0.2 : 0.055,
    curve: 0.02 * sin(angle * 2),
    head: (isRunning ? -0.12 : -0.03) + 0.025 * sin(angle * 2 - 1.2),
    nod: 0.06 * sin(angle * 2 - 1.6),
    turn: 0.25,
    hip: [0, bob],
    shrug: 0.06 * bob + 0.004,
    near: arm(1),
    far: arm(-1),
    nearHand: isRunning ? 'fist' : 'relaxed',
    farHand: isRunning ? 'fist' : 'relaxed',
    nearFoot: footAt(gait, cycle + gait.ground / 2 + 0.25),
    farFoot: footAt(gait, cycle + gait.ground / 2 + 0.75),
  }
}

export const walkPose = (cycle: number, gait: Gait = WALK): Pose => stepPose(gait, cycle, 'walk')
export const runPose = (cycle: number, gait: Gait = RUN): Pose => stepPose(gait, cycle, 'run')

const sit: PoseFunction = (t) => ({
  ...stand(t),
  lean: -0.05 + 0.008 * sin(t * 2.1),
  hip: [-0.2, -0.46],
  near: [0.04 + 0.02 * sin(t * 2.1 - 0.6), 0.66],
  far: [0.3 + 0.02 * sin(t * 2.1), 0.46],
  nearFoot: flat(0.28, 0.03 * max(0, sin(t * 1.7)), -0.25 * max(0, sin(t * 1.7))),
  farFoot: flat(0.42),
  seated: true,
})

/** Sleeping; drawn rotated by 90 degrees. */
const sleep: PoseFunction = (t) => ({
  ...stand(0),
  lean: 0.06 + 0.008 * sin(t * 1.5),
  curve: 0.1,
  head: 0.1 + 0.012 * sin(t * 1.5 - 0.5),
  nod: 0.28,
  turn: 0.1,
  hip: [-0.02, 0],
  near: [0.1, 0.2],
  far: [-0.05, 0],
  nearFoot: flat(-0.1, 0.02, 0.5),
  farFoot: flat(-0.06, 0, 0.5),
  lying: 'bed',
})

const POSE_FUNCTIONS: Record<Action, PoseFunction> = {
  stand,
  walk: (t) => walkPose(t * 0.8),
  run: (t) => runPose(t * 1.35),
  dance,
  sing,
  sit,
  'sit-on-ground': sitOnGround,
  ride: (t) => ({ ...stand(t), lean: 0.2, turn: 0.3 }),
  sleep,
  look: (t) => ({
    ...stand(t),
    lean: 0.05,
    head: -0.07 + 0.03 * sin(t * 0.9),
    nod: -0.3 + 0.08 * sin(t * 0.8),
    turn: 0.45 + 0.2 * easedSine(t * 0.8),
    far: [2.08, 1.34],
    touch: [1.42, -0.8 + 0.03 * sin(t * 1.3)],
    farHand: 'open',
    near: [-0.24, 0.42 + 0.03 * sin(t * 2)],
  }),
  talk: (t) => {
    const big = 0.5 + 0.5 * sin(t * 0.9)
    return {
      ...stand(t),
      lean: 0.03 + 0.03 * sin(t * 1.4),
      head: 0.05 * sin(t * 2.1 - 0.3),
      nod: 0.14 * sin(t * 2.9),
      turn: 0.2 + 0.15 * sin(t * 1.1),
      far: [0.55 + 0.18 * sin(t * 2.3), 1.25 + 0.35 * sin(t * 2.9 - 0.5)],
      near: [-0.05 + 0.3 * big * sin(t * 1.7 - 0.3), 0.7 + 0.55 * big + 0.2 * sin(t * 2.7 - 1)],
      farHand: 'open',
      nearHand: 'open',
    }
  },
  wave: (t) => ({
    ...stand(t),
    lean: -0.03,
    curve: -0.05,
    head: 0.08 + 0.035 * sin(t * 4 - 0.6),
    nod: -0.08,
    far: [1.86 + 0.1 * sin(t * 8), 0.62 + 0.42 * sin(t * 8 - 0.7)],
    farHand: 'open',
    shrug: 0.008,
  }),
  hold: (t) => ({
    ...stand(t),
    nod: 0.12,
    far: [0.62 + 0.03 * sin(t * 2.1), 1.0],
    near: [0.3 + 0.03 * sin(t * 2.1 - 0.3), 1.22],
    farHand: 'grip',
    nearHand: 'grip',
  }),
  point: (t) => ({
    ...stand(t),
    lean: 0.06,
    nod: -0.06,
    turn: 0.45,
    hip: [-0.06, -0.02],
    far: [1.62 + 0.04 * sin(t * 2.6), 0.1 + 0.03 * sin(t * 2.6 - 0.6)],
    farHand: 'point',
    near: [-0.42 + 0.02 * sin(t * 2.1), 1.05],
    nearHand: 'fist',
  }),
  think: (t) => ({
    ...stand(t),
    head: 0.1 + 0.03 * sin(t * 1.1),
    nod: -0.16 + 0.08 * sin(t * 0.7),
    turn: 0.3,
    far: [0.1, 2.98],
    touch: [0.34, 0.98 + 0.03 * sin(t * 1.6)],
    farHand: 'fist',
    near: [0.38, 1.28],
    nearHand: 'relaxed',
  }),
  work: (t) => ({
    ...stand(t),
    lean: 0.1,
    curve: 0.06,
    head: 0.06 + 0.015 * sin(t * 5),
    nod: 0.4 + 0.05 * sin(t * 2.5),
    turn: 0.4,
    near: [0.34 + 0.06 * sin(t * 5), 0.86 + 0.14 * sin(t * 5 - 0.5)],
    far: [0.58 + 0.06 * sin(t * 5 + 2), 0.7 + 0.14 * sin(t * 5 + 1.5)],
    nearHand: 'fist',
    farHand: 'fist',
  }),
  kneel,
  pray,
  bow,
  crawl,
  climb,
  swim,
  jump,
  fall,
  lie,
  hug,
  carry,
  push,
  pull,
  throw: throwing,
  dig,
  sweep,
  wash,
  knock,
  cook,
  write,
  eat,
  drink,
  cry,
  laugh,
  cheer,
  read,
  strum,
  fiddle,
  drum,
  piano,
  phone,
  fish,
  paint,
  'paint-portrait': (t) => ({ ...paint(t), implement: 'easel-with-portrait' }),
  drive,
  kick,
  swing,
  box,
  shoot,
  type,
  study,
  rake,
  give,
  take,
  lean,
  craft,
  blow,
  water: (t) => ({ ...stand(t), lean: 0.14, curve: 0.06, nod: 0.3, turn: 0.4 }),
}

/** Pose of an action at a time in seconds. */
export const poseAt = (action: Action, seconds: number): Pose => POSE_FUNCTIONS[action](seconds)
