import { buildOf, ANKLE } from '../build.ts'
import type { PersonLook } from '../people/person-look.ts'
import { poseAt } from './pose.ts'
import type { Pose } from './body-pose.ts'

/** Longest side of a bicycle, in rider heights. */
export const BICYCLE_SIZE = 0.74
/** In parts of the bicycle's size, relative to its bottom centre: saddle, handlebar, bottom bracket; lengths of crank and wheel radius. */
const SADDLE = [-0.15, 0.63] as const
const BAR = [0.19, 0.62] as const
const BRACKET = [-0.03, 0.22] as const
const CRANK = 0.085
const WHEEL = 0.205
const toRiderHeights = (value: number): number => value * BICYCLE_SIZE

/** Riding pose. `distance` covered, in rider heights, drives the pedals. */
export function ridePose(look: PersonLook, distance: number, seconds: number): Pose {
  const { hip } = buildOf(look)
  const leg = hip - ANKLE
  const turn = wheelAngle(distance) * 0.55 + 0.6
  const foot = (angle: number): Pose['nearFoot'] => ({
    x: (toRiderHeights(BRACKET[0]) + toRiderHeights(CRANK) * Math.cos(angle)) / leg,
    y: (toRiderHeights(BRACKET[1]) + 0.012 - toRiderHeights(CRANK) * Math.sin(angle)) / leg,
    pitch: 0.15 + 0.15 * Math.sin(angle),
  })
  const standing = poseAt('stand', seconds)
  return {
    ...standing,
    lean: 0.24,
    curve: 0.05,
    head: -0.1 + 0.02 * Math.sin(turn),
    turn: 0.3,
    hip: [toRiderHeights(SADDLE[0]) / leg, (toRiderHeights(SADDLE[1]) + 0.02 - hip) / leg],
    nearHand: 'grip',
    farHand: 'grip',
    grip: [toRiderHeights(BAR[0]) - 0.01, toRiderHeights(BAR[1]) + 0.01],
    nearFoot: foot(turn),
    farFoot: foot(turn + Math.PI),
  }
}

/** Rotation of the wheels in radians, for a distance in rider heights. */
export const wheelAngle = (distance: number): number => distance / (BICYCLE_SIZE * WHEEL)
