import { clamp, lerp } from '../../paint/colour.ts'
import type { Foot } from './gait.ts'
import type { ArmAngles, Pose } from './body-pose.ts'

const blendAngles = (a: ArmAngles, b: ArmAngles, t: number): ArmAngles => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
const blendFeet = (a: Foot, b: Foot, t: number): Foot => ({ x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t), pitch: lerp(a.pitch, b.pitch, t) })

/** Interpolates linearly from pose `a` (`amount` 0) to `b` (1); non-numeric values are those of the nearer pose. */
export function blendPoses(a: Pose, b: Pose, amount: number): Pose {
  const t = clamp(amount)
  const dominant = t > 0.5 ? b : a
  return {
    ...dominant,
    lean: lerp(a.lean, b.lean, t),
    curve: lerp(a.curve, b.curve, t),
    head: lerp(a.head, b.head, t),
    nod: lerp(a.nod, b.nod, t),
    turn: lerp(a.turn, b.turn, t),
    hip: blendAngles(a.hip, b.hip, t),
    shrug: lerp(a.shrug, b.shrug, t),
    near: blendAngles(a.near, b.near, t),
    far: blendAngles(a.far, b.far, t),
    nearFoot: blendFeet(a.nearFoot, b.nearFoot, t),
    farFoot: blendFeet(a.farFoot, b.farFoot, t),
  }
}
