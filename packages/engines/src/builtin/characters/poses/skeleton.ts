import type { Point } from '../../paint/brush.ts'
import { clamp } from '../../paint/colour.ts'
import { ANKLE, type Build } from '../build.ts'
import type { Foot } from './gait.ts'
import type { Chain } from '../limb.ts'
import type { Bend, Pose } from './body-pose.ts'

/** Where the parts of a body are in pixels: the ground between the feet is the origin. */
export type Joints = {
  readonly hip: Point
  /** Middle between the shoulders. */
  readonly chest: Point
  readonly neck: Point
  readonly head: Point
  /** Turn of the shoulders, and of the head. */
  readonly tilt: number
  readonly headTilt: number
  readonly nearArm: Chain
  readonly farArm: Chain
  readonly nearLeg: Chain
  readonly farLeg: Chain
}

const off = ([x, y]: Point, angle: number, dx: number, dy: number): Point => [
  x + dx * Math.cos(angle) - dy * Math.sin(angle),
  y + dx * Math.sin(angle) + dy * Math.cos(angle),
]

const reach = ([x, y]: Point, angle: number, length: number): Point => [x + Math.sin(angle) * length, y + Math.cos(angle) * length]

function armOf(shoulder: Point, [upper, bend]: Bend, [a, b]: Build['arm'], h: number): Chain {
  const elbow = reach(shoulder, upper, a * h)
  return [shoulder, elbow, reach(elbow, upper + bend, b * h)]
}

/** An arm whose hand is given, as far as it reaches: the elbow hangs below. */
function armTo(shoulder: Point, hand: Point, [a, b]: Build['arm'], h: number): Chain {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  const d = clamp(Math.hypot(dx, dy), h * 0.06, (a + b) * h * 0.998)
  const along = Math.atan2(dx, dy)
  const bend = Math.acos(clamp((a * a * h * h + d * d - b * b * h * h) / (2 * a * h * d), -1, 1))
  const sides = [reach(shoulder, along - bend, a * h), reach(shoulder, along + bend, a * h)] as const
  return [shoulder, sides[0][1] > sides[1][1] ? sides[0] : sides[1], reach(shoulder, along, d)]
}

/** The knee of a leg whose foot is given: it always bends forward. */
function legTo(hip: Point, ankle: Point, length: number): Chain {
  const [a, b] = [length * 0.504, length * 0.498]
  const [dx, dy] = [ankle[0] - hip[0], ankle[1] - hip[1]]
  const d = clamp(Math.hypot(dx, dy), length * 0.2, (a + b) * 0.9995)
  const along = Math.atan2(dx, dy)
  const knee = reach(hip, along + Math.acos(clamp((a * a + d * d - b * b) / (2 * a * d), -1, 1)), a)
  return [hip, knee, reach(hip, along, d)]
}

export function jointsOf(pose: Pose, build: Build, h: number): Joints {
  const leg = (build.hip - ANKLE) * h
  const hip: Point = [pose.hip[0] * leg, -build.hip * h + -pose.hip[1] * leg]
  const chest = off(hip, pose.lean, 0, -(build.shoulder - build.hip) * h)
  const tilt = pose.lean + pose.curve
  const up = pose.shrug * h
  const neck = off(chest, tilt, h * 0.006, -h * 0.03)
  const headTilt = tilt * 0.45 + pose.head
  const across = build.across * h
  const ankle = (foot: Foot, side: number): Point => [foot.x * leg + side * build.hips * h * 0.42, -ANKLE * h - foot.y * leg]
  const nearHip: Point = [hip[0] - build.hips * h * 0.42, hip[1]]
  const farHip: Point = [hip[0] + build.hips * h * 0.36, hip[1]]
  const head = off(neck, headTilt, h * 0.01, -(build.face - build.shoulder - 0.03) * h)
  const farShoulder = off(chest, tilt, across * 0.74, h * 0.016 - up)
  const { touch } = pose
  const palm = build.hand * h * 0.9
  const grip: Point | undefined = pose.grip && [pose.grip[0] * h, -pose.grip[1] * h]
  const nearShoulder = off(chest, tilt, -across * 0.86, h * 0.016 - up)
  const wrist = grip ?? (touch && off(head, headTilt, touch[0] * build.r * h - palm * 0.3, touch[1] * build.r * h + palm))
  return {
    hip,
    chest,
    neck,
    head,
    tilt,
    headTilt,
    nearArm: grip ? armTo(nearShoulder, grip, build.arm, h) : armOf(nearShoulder, pose.near, build.arm, h),
    farArm: wrist ? armTo(farShoulder, wrist, build.arm, h) : armOf(farShoulder, pose.far, build.arm, h),
    nearLeg: legTo(nearHip, ankle(pose.nearFoot, -1), leg),
    farLeg: legTo(farHip, ankle(pose.farFoot, 1), leg),
  }
}
