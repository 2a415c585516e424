import { smoothstep } from '../../paint/colour.ts'
import { mixPoses } from './mix-poses.ts'
import type { Moving, Pose } from './body-pose.ts'

/** Seconds of a pose between two beats: musicians' time runs faster or slower, so that poses meet the beats of a song. */
export const BEAT = Math.PI / 6
/** Beats that one figure of a dance is repeated for. */
const FIGURE_BEATS = 8

const { sin, cos, max } = Math
/** 1 on a beat, 0 between two. */
const hit = (t: number): number => (0.5 + 0.5 * cos(t * 12)) ** 1.4
/** From side to side, there and back in two beats; in four. */
const side = (t: number, late = 0): number => sin(t * 6 + Math.PI / 2 - late)
const slowly = (t: number, late = 0): number => sin(t * 3 - late)

const stepOf = (x: number, lift: number): Pose['nearFoot'] => ({ x, y: 0.13 * max(0, lift), pitch: 0.55 * max(0, lift) })

/** What all figures share: knees give on every beat, weight goes from foot to foot, the head follows. */
function groove(t: number): Omit<Pose, 'near' | 'far'> {
  const s = side(t)
  return {
    lean: 0.09 * s,
    curve: -0.15 * side(t, 0.5),
    head: 0.15 * side(t, 0.9),
    nod: -0.14 + 0.26 * hit(t),
    turn: 0.25 * slowly(t),
    hip: [0.14 * s, -0.03 - 0.12 * hit(t)],
    shrug: 0.018 * hit(t),
    nearHand: 'open',
    farHand: 'open',
    nearFoot: stepOf(-0.25, s),
    farFoot: stepOf(0.28, -s),
  }
}

/** Arms swing up in turn. */
const swing: Moving = (t) => ({
  ...groove(t),
  near: [-1.3 - 0.9 * slowly(t), 0.4 - 0.8 * slowly(t, 0.5)],
  far: [1.7 + 0.8 * slowly(t, -0.4), 0.7 + 0.5 * side(t, 0.6)],
})

/** Both hands over the head, thrown up on the beat. */
const handsUp: Moving = (t) => {
  const up = hit(t)
  const own = groove(t)
  return {
    ...own,
    nod: -0.3 + 0.16 * up,
    hip: [own.hip[0] * 0.6, -0.12 + 0.15 * up],
    near: [-2.55 - 0.2 * up + 0.12 * side(t), -0.75 + 0.6 * up],
    far: [2.6 + 0.2 * up + 0.12 * side(t), 0.75 - 0.6 * up],
  }
}

/** Elbows at the sides, fists pump. */
const pump: Moving = (t) => {
  const s = side(t)
  return {
    ...groove(t),
    lean: 0.05 * s + 0.05,
    near: [-0.35 + 0.45 * s, 1.65 + 0.35 * hit(t)],
    far: [0.35 + 0.45 * s, 1.65 - 0.5 * hit(t)],
    nearHand: 'fist',
    farHand: 'fist',
  }
}

/** One arm points up and down across, the other hand stays at the hip. */
const point: Moving = (t) => {
  const s = slowly(t)
  const strong = Math.sign(s) * Math.abs(s) ** 0.5
  return { ...groove(t), near: [-0.75, 1.7], far: [1.75 + 1.0 * strong, 0.12], farHand: 'point', nearHand: 'fist' }
}

const FIGURES = [swing, handsUp, pump, point] as const

/** Figure after figure, each for eight beats, flowing into the next over the last one. */
export const dance: Moving = (t) => {
  const figures = max(0, t) / (BEAT * FIGURE_BEATS)
  const at = Math.floor(figures)
  const [now, next] = [FIGURES[at % FIGURES.length]!(t), FIGURES[(at + 1) % FIGURES.length]!(t)]
  const flow = smoothstep((figures - at - 1) * FIGURE_BEATS + 1)
  return flow > 0 ? mixPoses(now, next, flow) : now
}

/** Weight from side to side, a nod on the beat, the free hand tells along. */
export const sing: Moving = (t) => {
  const big = 0.5 + 0.5 * sin(t * 1.5)
  return {
    lean: 0.05 * slowly(t),
    curve: -0.06 * slowly(t, 0.5),
    head: 0.1 * slowly(t, 0.8),
    nod: -0.16 + 0.16 * hit(t),
    turn: 0.08 + 0.16 * sin(t * 1.5),
    hip: [0.07 * slowly(t), -0.015 - 0.045 * hit(t)],
    shrug: 0.01 * hit(t),
    near: [-0.3 - 0.75 * big, 0.85 - 0.45 * big + 0.12 * side(t)],
    far: [0.5 + 0.14 * slowly(t, 0.6), 1.5 + 0.16 * side(t, 0.5)],
    nearHand: 'open',
    farHand: 'open',
    nearFoot: { x: -0.14, y: 0, pitch: 0.22 * max(0, slowly(t)) },
    farFoot: { x: 0.16, y: 0, pitch: 0.22 * max(0, -slowly(t)) },
  }
}
