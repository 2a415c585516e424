import { clamp, lerp } from '../../paint/colour.ts'
import type { Foot } from './gait.ts'
import type { Bend, Pose } from './body-pose.ts'

const bends = (a: Bend, b: Bend, t: number): Bend => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
const feet = (a: Foot, b: Foot, t: number): Foot => ({ x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t), pitch: lerp(a.pitch, b.pitch, t) })

/** A body on its way from one pose, at 0, to another, at 1. */
export function mixPoses(a: Pose, b: Pose, amount: number): Pose {
  const t = clamp(amount)
  const max = t > 0.5 ? b : a
  return {
    ...max,
    lean: lerp(a.lean, b.lean, t),
    curve: lerp(a.curve, b.curve, t),
    head: lerp(a.head, b.head, t),
    nod: lerp(a.nod, b.nod, t),
    turn: lerp(a.turn, b.turn, t),
    hip: bends(a.hip, b.hip, t),
    shrug: lerp(a.shrug, b.shrug, t),
    near: bends(a.near, b.near, t),
    far: bends(a.far, b.far, t),
    nearFoot: feet(a.nearFoot, b.nearFoot, t),
    farFoot: feet(a.farFoot, b.farFoot, t),
  }
}
