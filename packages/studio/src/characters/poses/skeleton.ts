import type { Point } from '../../paint/brush.ts'
import { clamp } from '../../paint/colour.ts'
import { ANKLE, type Build } from '../build.ts'
import type { Foot } from './gait.ts'
import type { LimbJoints } from '../limb.ts'
import type { ArmAngles, Pose } from './body-pose.ts'

/** Joint positions in pixels; the origin is the ground between the feet. */
export type Joints = {
  readonly hip: Point
  /** Middle between the shoulders. */
  readonly chest: Point
  readonly neck: Point
  readonly head: Point
  /** Rotation of the shoulders and of the head, in radians. */
  readonly tilt: number
  readonly headTilt: number
  readonly nearArm: LimbJoints
  readonly farArm: LimbJoints
  readonly nearLeg: LimbJoints
  readonly farLeg: LimbJoints
}

const offset = ([x, y]: Point, angle: number, dx: number, dy: number): Point => [
  x + dx * Math.cos(angle) - dy * Math.sin(angle),
  y + dx * Math.sin(angle) + dy * Math.cos(angle),
]

const pointAtAngle = ([x, y]: Point, angle: number, length: number): Point => [x + Math.sin(angle) * length, y + Math.cos(angle) * length]

function armFromAngles(shoulder: Point, [upper, bend]: ArmAngles, [a, b]: Build['arm'], h: number): LimbJoints {
  const elbow = pointAtAngle(shoulder, upper, a * h)
  return [shoulder, elbow, pointAtAngle(elbow, upper + bend, b * h)]
}

/** How far beside its shoulder and how high above it a raised hand is at the head, in arm lengths. */
const AT_HEAD = 0.35
const LEVEL_OF_EARS = 0.32

/**
 * Two-bone inverse kinematics of an arm, elbow down; the hand is clamped to its reach. `outward`: the side away from the
 * trunk, 1 or -1, to which the elbow goes where the hand is at the head: an arm across the face would hide it.
 */
function armToHand(shoulder: Point, hand: Point, [a, b]: Build['arm'], h: number, outward: 1 | -1): LimbJoints {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  const d = clamp(Math.hypot(dx, dy), h * 0.06, (a + b) * h * 0.998)
  const along = Math.atan2(dx, dy)
  const bend = Math.acos(clamp((a * a * h * h + d * d - b * b * h * h) / (2 * a * h * d), -1, 1))
  const sides = [pointAtAngle(shoulder, along - bend, a * h), pointAtAngle(shoulder, along + bend, a * h)] as const
  const isAtHead = dy < (a + b) * h * -LEVEL_OF_EARS && Math.abs(dx) < (a + b) * h * AT_HEAD
  const side = isAtHead ? outward * 0.8 : 0
  return [
    shoulder,
    sides[0][1] + sides[0][0] * side > sides[1][1] + sides[1][0] * side ? sides[0] : sides[1],
    pointAtAngle(shoulder, along, d),
  ]
}

/** Two-bone inverse kinematics of a leg, knee forward. */
function legToFoot(hip: Point, ankle: Point, length: number): LimbJoints {
  const [a, b] = [length * 0.504, length * 0.498]
  const [dx, dy] = [ankle[0] - hip[0], ankle[1] - hip[1]]
  const d = clamp(Math.hypot(dx, dy), length * 0.2, (a + b) * 0.9995)
  const along = Math.atan2(dx, dy)
  const knee = pointAtAngle(hip, along + Math.acos(clamp((a * a + d * d - b * b) / (2 * a * d), -1, 1)), a)
  return [hip, knee, pointAtAngle(hip, along, d)]
}

/** How far the joints of the arms are below the line of the shoulders, in body heights: their rounded ends stay under its slope. */
const SHOULDER_DROP = 0.03

/** Forward kinematics of a pose. `h`: body height in pixels. */
export function jointsOf(pose: Pose, build: Build, h: number): Joints {
  const leg = (build.hip - ANKLE) * h
  const hip: Point = [pose.hip[0] * leg, -build.hip * h + -pose.hip[1] * leg]
  const chest = offset(hip, pose.lean, 0, -(build.shoulder - build.hip) * h)
  const tilt = pose.lean + pose.curve
  const up = pose.shrug * h
  const neck = offset(chest, tilt, h * 0.006, -h * 0.03)
  const headTilt = tilt * 0.45 + pose.head
  const across = build.shoulders * h
  const ankle = (foot: Foot, side: number): Point => [foot.x * leg + side * build.hips * h * 0.42, -ANKLE * h - foot.y * leg]
  const nearHip: Point = [hip[0] - build.hips * h * 0.42, hip[1]]
  const farHip: Point = [hip[0] + build.hips * h * 0.36, hip[1]]
  const head = offset(neck, headTilt, h * 0.01, -(build.face - build.shoulder - 0.03) * h)
  const farShoulder = offset(chest, tilt, across * 0.76, h * SHOULDER_DROP - up)
  const { touch } = pose
  const palm = build.hand * h * 0.9
  const grip: Point | undefined = pose.grip && [pose.grip[0] * h, -pose.grip[1] * h]
  const nearShoulder = offset(chest, tilt, -across * 0.86, h * SHOULDER_DROP - up)
  const reached = (to: Point | undefined): Point | undefined => {
    const arm = (build.arm[0] + build.arm[1]) * h
    return to && [chest[0] + to[0] * arm, chest[1] - to[1] * arm]
  }
  const farTarget =
    grip ??
    (touch && offset(head, headTilt, touch[0] * build.headRadius * h - palm * 0.3, touch[1] * build.headRadius * h + palm)) ??
    reached(pose.reach?.far)
  const nearTarget = grip ?? reached(pose.reach?.near)
  return {
    hip,
    chest,
    neck,
    head,
    tilt,
    headTilt,
    nearArm: nearTarget ? armToHand(nearShoulder, nearTarget, build.arm, h, -1) : armFromAngles(nearShoulder, pose.near, build.arm, h),
    farArm: farTarget ? armToHand(farShoulder, farTarget, build.arm, h, 1) : armFromAngles(farShoulder, pose.far, build.arm, h),
    nearLeg: legToFoot(nearHip, ankle(pose.nearFoot, -1), leg),
    farLeg: legToFoot(farHip, ankle(pose.farFoot, 1), leg),
  }
}
