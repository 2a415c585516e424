import { buildOf, ANKLE } from '../build.ts'
import type { PersonLook } from '../people/person-look.ts'
import { poseAt } from './pose.ts'
import type { Pose } from './body-pose.ts'

/** Longest side of a bicycle as a part of its rider's own height: legs of drawn people are short. */
export const BICYCLE = 0.74
/** Of its size: saddle, bar, bottom bracket and cranks, from the middle of its foot; then half a wheel. */
const SADDLE = [-0.15, 0.63] as const
const BAR = [0.19, 0.62] as const
const BRACKET = [-0.03, 0.22] as const
const CRANK = 0.085
const WHEEL = 0.205
const at = (value: number): number => value * BICYCLE

/** A rider at a place of the way: `covered` in the rider's own heights, feet go round with the wheels. */
export function ridePose(look: PersonLook, covered: number, seconds: number): Pose {
  const { hip } = buildOf(look)
  const leg = hip - ANKLE
  const turn = wheelTurn(covered) * 0.55 + 0.6
  const foot = (angle: number): Pose['nearFoot'] => ({
    x: (at(BRACKET[0]) + at(CRANK) * Math.cos(angle)) / leg,
    y: (at(BRACKET[1]) + 0.012 - at(CRANK) * Math.sin(angle)) / leg,
    pitch: 0.15 + 0.15 * Math.sin(angle),
  })
  const still = poseAt('stand', seconds)
  return {
    ...still,
    lean: 0.24,
    curve: 0.05,
    head: -0.1 + 0.02 * Math.sin(turn),
    turn: 0.3,
    hip: [at(SADDLE[0]) / leg, (at(SADDLE[1]) + 0.02 - hip) / leg],
    nearHand: 'grip',
    farHand: 'grip',
    grip: [at(BAR[0]) - 0.01, at(BAR[1]) + 0.01],
    nearFoot: foot(turn),
    farFoot: foot(turn + Math.PI),
  }
}

/** How far wheels have turned, in radians. */
export const wheelTurn = (covered: number): number => covered / (BICYCLE * WHEEL)
