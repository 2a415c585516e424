import { type Brush, ellipse, groundShadow, paintShape, type Point } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { clothes, legRole, sleeveRole } from './clothes.ts'
import { type Expression } from './face.ts'
import { head } from './head.ts'
import { type Chain, limb } from './limb.ts'
import type { PersonLook } from './person-look.ts'
import type { Pose } from './pose.ts'

export type PersonMoment = {
  readonly pose: Pose
  readonly expression: Expression
  /** Hair and hem, -1 to 1. */
  readonly swing: number
  readonly facingLeft?: boolean
}

/** Where the parts of a body are, feet at the origin, in pixels. */
export type Joints = {
  readonly hip: Point
  readonly chest: Point
  readonly armBack: Chain
  readonly armFront: Chain
  readonly legBack: Chain
  readonly legFront: Chain
}

const reach = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(angle) * length,
  from[1] + Math.cos(angle) * length,
]
const chain = (from: Point, [a, b]: readonly [number, number], upper: number, lower: number): Chain => {
  const joint = reach(from, a, upper)
  return [from, joint, reach(joint, a + b, lower)]
}

export function jointsOf(pose: Pose, h: number): Joints {
  const hip: Point = [0, -h * (0.4 + pose.lift)]
  const chest: Point = [hip[0] + Math.sin(pose.lean) * h * 0.25, hip[1] - Math.cos(pose.lean) * h * 0.25]
  return {
    hip,
    chest,
    armBack: chain([chest[0] - h * 0.075, chest[1] + h * 0.018], pose.armBack, h * 0.135, h * 0.13),
    armFront: chain([chest[0] + h * 0.07, chest[1] + h * 0.018], pose.armFront, h * 0.135, h * 0.13),
    legBack: chain([hip[0] - h * 0.035, hip[1]], pose.legBack, h * 0.2, h * 0.18),
    legFront: chain([hip[0] + h * 0.04, hip[1]], pose.legFront, h * 0.2, h * 0.18),
  }
}

/** (x, y): between the feet; `h`: height of a standing adult in pixels. Stature is applied here. */
export function person(brush: Brush, x: number, y: number, height: number, look: PersonLook, moment: PersonMoment): void {
  const { g } = brush
  const h = height * look.stature
  const joints = jointsOf(moment.pose, h)
  g.save()
  g.translate(x, y)
  if (moment.facingLeft) g.scale(-1, 1)
  groundShadow(brush, h * 0.02, 0, h * 0.21, h * 0.032)
  limb(brush, joints.armBack, h * 0.062, h * 0.046, sleeveRole(look), { lighten: -0.14 })
  hand(brush, joints.armBack[2], h, look, -0.08)
  limb(brush, joints.legBack, h * 0.075, h * 0.046, legRole(look), { lighten: -0.14 })
  shoe(brush, joints.legBack, h, look, -0.12)
  limb(brush, joints.legFront, h * 0.078, h * 0.048, legRole(look))
  shoe(brush, joints.legFront, h, look, 0)
  neck(brush, joints, moment.pose, h, look)
  clothes(brush, joints, h, look, moment.swing, moment.pose.seated ?? false)
  putHead(brush, joints, h, look, moment)
  if (look.scarf) scarf(brush, joints.chest, h, look.scarf, moment.swing)
  limb(brush, joints.armFront, h * 0.066, h * 0.048, sleeveRole(look))
  hand(brush, joints.armFront[2], h, look, 0)
  g.restore()
}

function putHead(brush: Brush, { chest }: Joints, h: number, look: PersonLook, { pose, expression, swing }: PersonMoment): void {
  const { g } = brush
  const up = look.stature < 0.9 ? 1.16 : 1
  g.save()
  g.translate(chest[0] + Math.sin(pose.lean) * h * 0.05, chest[1] - Math.cos(pose.lean) * h * 0.05)
  g.rotate(pose.lean * 0.5 + pose.head)
  g.translate(h * 0.005, -h * 0.125 * up)
  head(brush, look, h * 0.148 * up, expression, swing)
  g.restore()
}

function neck(brush: Brush, { chest }: Joints, pose: Pose, h: number, look: PersonLook): void {
  const up = (k: number): Point => [chest[0] + Math.sin(pose.lean) * h * k, chest[1] - Math.cos(pose.lean) * h * k]
  limb(brush, [up(0), up(0.03), up(0.06)], h * 0.062, h * 0.062, look.skin, { lighten: -0.12, noInk: true })
}

function hand(brush: Brush, [x, y]: Point, h: number, look: PersonLook, lighten: number): void {
  ellipse(brush, x, y, h * 0.031, h * 0.033, look.skin, { lighten, plain: true })
}

function shoe(brush: Brush, [, knee, ankle]: Chain, h: number, look: PersonLook, lighten: number): void {
  const { g } = brush
  g.save()
  g.translate(ankle[0], ankle[1])
  g.rotate(-Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]) * 0.7)
  const shape = path((p) => {
    p.moveTo(-h * 0.035, -h * 0.03)
    p.lineTo(h * 0.025, -h * 0.035)
    p.quadraticCurveTo(h * 0.085, -h * 0.012, h * 0.085, h * 0.024)
    p.lineTo(-h * 0.035, h * 0.024)
    p.closePath()
  })
  paintShape(brush, shape, look.shoe, [-h * 0.035, -h * 0.03, h * 0.12, h * 0.05], { lighten, plain: true })
  g.restore()
}

function scarf(brush: Brush, [x, y]: Point, h: number, role: string, swing: number): void {
  ellipse(brush, x + h * 0.005, y - h * 0.01, h * 0.076, h * 0.034, role, { plain: true })
  const sway = swing * h * 0.08
  const end = path((p) => {
    p.moveTo(x - h * 0.055, y)
    p.quadraticCurveTo(x - h * 0.12 - sway, y + h * 0.03, x - h * 0.15 - sway, y + h * 0.12)
    p.lineTo(x - h * 0.1 - sway, y + h * 0.13)
    p.quadraticCurveTo(x - h * 0.07, y + h * 0.06, x - h * 0.02, y + h * 0.02)
    p.closePath()
  })
  paintShape(brush, end, role, [x - h * 0.16, y, h * 0.14, h * 0.13], { plain: true, lighten: -0.1 })
}
