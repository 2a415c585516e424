import { smoothstep } from '../../paint/colour.ts'
import { blendPoses } from './blend-poses.ts'
import type { PoseFunction, Pose } from './body-pose.ts'

/** Seconds of music time (`musicTime`) between two beats. */
export const BEAT_SECONDS = Math.PI / 6
/** Beats for which a dance move is repeated. */
const MOVE_BEATS = 8

const { sin, cos, max } = Math
/** 1 on a beat, 0 halfway between beats. */
const beatPulse = (t: number): number => (0.5 + 0.5 * cos(t * 12)) ** 1.4
/** Oscillation with a period of two beats. */
const sideSway = (t: number, lag = 0): number => sin(t * 6 + Math.PI / 2 - lag)
const slowSway = (t: number, lag = 0): number => sin(t * 3 - lag)

const footOf = (x: number, lift: number): Pose['nearFoot'] => ({ x, y: 0.13 * max(0, lift), pitch: 0.55 * max(0, lift) })

/** Lower body and head of all dance moves. */
function groove(t: number): Omit<Pose, 'near' | 'far'> {
  const sway = sideSway(t)
  return {
    lean: 0.09 * sway,
    curve: -0.15 * sideSway(t, 0.5),
    head: 0.15 * sideSway(t, 0.9),
    nod: -0.14 + 0.26 * beatPulse(t),
    turn: 0.25 * slowSway(t),
    hip: [0.14 * sway, -0.03 - 0.12 * beatPulse(t)],
    shrug: 0.018 * beatPulse(t),
    nearHand: 'open',
    farHand: 'open',
    nearFoot: footOf(-0.25, sway),
    farFoot: footOf(0.28, -sway),
  }
}

/** Arms swing up alternately. */
const swing: PoseFunction = (t) => ({
  ...groove(t),
  near: [-1.3 - 0.9 * slowSway(t), 0.4 - 0.8 * slowSway(t, 0.5)],
  far: [1.7 + 0.8 * slowSway(t, -0.4), 0.7 + 0.5 * sideSway(t, 0.6)],
})

/** Both hands above the head, raised on the beat. */
const handsUp: PoseFunction = (t) => {
  const up = beatPulse(t)
  const own = groove(t)
  return {
    ...own,
    nod: -0.3 + 0.16 * up,
    hip: [own.hip[0] * 0.6, -0.12 + 0.15 * up],
    near: [-2.55 - 0.2 * up + 0.12 * sideSway(t), -0.75 + 0.6 * up],
    far: [2.6 + 0.2 * up + 0.12 * sideSway(t), 0.75 - 0.6 * up],
  }
}

/** Elbows at the sides, fists pump. */
const pump: PoseFunction = (t) => {
  const s = sideSway(t)
  return {
    ...groove(t),
    lean: 0.05 * s + 0.05,
    near: [-0.35 + 0.45 * s, 1.65 + 0.35 * beatPulse(t)],
    far: [0.35 + 0.45 * s, 1.65 - 0.5 * beatPulse(t)],
    nearHand: 'fist',
    farHand: 'fist',
  }
}

/** One arm points up and down across, the other hand stays at the hip. */
const point: PoseFunction = (t) => {
  const s = slowSway(t)
  const strong = Math.sign(s) * Math.abs(s) ** 0.5
  return { ...groove(t), near: [-0.75, 1.7], far: [1.75 + 1.0 * strong, 0.12], farHand: 'point', nearHand: 'fist' }
}

const DANCE_MOVES = [swing, handsUp, pump, point] as const

/** Dance moves in turn, eight beats each, blended over the last beat. */
export const dance: PoseFunction = (t) => {
  const movesDone = max(0, t) / (BEAT_SECONDS * MOVE_BEATS)
  const at = Math.floor(movesDone)
  const [now, next] = [DANCE_MOVES[at % DANCE_MOVES.length]!(t), DANCE_MOVES[(at + 1) % DANCE_MOVES.length]!(t)]
  const transition = smoothstep((movesDone - at - 1) * MOVE_BEATS + 1)
  return transition > 0 ? blendPoses(now, next, transition) : now
}

/** Sways, nods on the beat and gestures with the near hand. */
export const sing: PoseFunction = (t) => {
  const big = 0.5 + 0.5 * sin(t * 1.5)
  return {
    lean: 0.05 * slowSway(t),
    curve: -0.06 * slowSway(t, 0.5),
    head: 0.1 * slowSway(t, 0.8),
    nod: -0.16 + 0.16 * beatPulse(t),
    turn: 0.08 + 0.16 * sin(t * 1.5),
    hip: [0.07 * slowSway(t), -0.015 - 0.045 * beatPulse(t)],
    shrug: 0.01 * beatPulse(t),
    near: [-0.3 - 0.75 * big, 0.85 - 0.45 * big + 0.12 * sideSway(t)],
    far: [0.5 + 0.14 * slowSway(t, 0.6), 1.5 + 0.16 * sideSway(t, 0.5)],
    nearHand: 'open',
    farHand: 'open',
    nearFoot: { x: -0.14, y: 0, pitch: 0.22 * max(0, slowSway(t)) },
    farFoot: { x: 0.16, y: 0, pitch: 0.22 * max(0, -slowSway(t)) },
  }
}
