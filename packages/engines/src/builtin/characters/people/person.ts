import type { Brush } from '../../paint/brush.ts'
import { ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { type Build, buildOf } from '../build.ts'
import { carrying, type Held, isBehind, placeOf } from '../poses/carry.ts'
import { clothes } from './clothes.ts'
import { hasBareLegs, legRole, sleeveEnd, sleeveRole } from './wearing.ts'
import type { Expression } from '../expression.ts'
import type { Foot } from '../poses/gait.ts'
import { small, type Wearer } from './garment.ts'
import { hand } from './hand.ts'
import { head, headBehind } from './head.ts'
import { type Chain, limb } from '../limb.ts'
import type { PersonLook } from './person-look.ts'
import type { HandShape, Pose } from '../poses/body-pose.ts'
import { bedding, blanket, lieOn, type Rest, seat } from '../poses/rest.ts'
import { shoe } from './shoe.ts'
import { type Joints, jointsOf } from '../poses/skeleton.ts'

export type PersonMoment = {
  readonly pose: Pose
  readonly expression: Expression
  /** Hair and hem, -1 to 1. */
  readonly swing: number
  readonly facingLeft?: boolean
  readonly held?: Held
  /** What they ride, drawn between their legs; the origin is the ground below them, `h` their own height. */
  readonly mount?: (brush: Brush, h: number) => void
  /** Default: stool. */
  readonly rest?: Rest
}

/** (x, y): between the feet; `h`: height of a standing adult in pixels. Stature is applied here. */
export function person(brush: Brush, x: number, y: number, height: number, look: PersonLook, moment: PersonMoment): void {
  const { g } = brush
  const h = height * look.stature
  const build = buildOf(look)
  const pose = poseOf(look, moment)
  const joints = jointsOf(pose, build, h)
  g.save()
  g.translate(x, y)
  if (moment.facingLeft) g.scale(-1, 1)
  if (pose.lying) lie(brush, h, build, bareheaded(look), joints, moment)
  else {
    const feet = (joints.nearLeg[2][0] + joints.farLeg[2][0]) / 2
    groundShadow(brush, (joints.hip[0] + feet) / 2 + h * 0.015, 0, h * 0.2, h * 0.03)
    if (pose.seated) seat(brush, moment.rest ?? 'stool', joints.hip, h)
    figure(brush, h, build, look, pose, joints, moment)
  }
  g.restore()
}

function poseOf(look: PersonLook, { pose, held }: PersonMoment): Pose {
  const own = look.old ? { ...pose, curve: pose.curve + 0.1, nod: pose.nod + 0.08 } : pose
  return held ? carrying(own, held.carry) : own
}

const bareheaded = (look: PersonLook): PersonLook => ({ ...look, glasses: false, hat: look.hat === 'headscarf' ? look.hat : 'none' })

/** Feet to the right, on a mat, under a blanket. */
function lie(brush: Brush, h: number, build: Build, look: PersonLook, joints: Joints, moment: PersonMoment): void {
  const { g } = brush
  const rest = moment.rest ?? 'stool'
  groundShadow(brush, 0, 0, h * 0.6, h * 0.04)
  bedding(brush, h, rest)
  g.translate(0, -lieOn(rest) * h)
  g.save()
  g.translate(h * 0.5, -h * 0.13)
  g.rotate(-Math.PI / 2)
  figure(brush, h, build, look, moment.pose, joints, moment)
  g.restore()
  blanket(brush, h, look, moment.pose.lean * 2)
}

function figure(brush: Brush, h: number, build: Build, look: PersonLook, pose: Pose, joints: Joints, moment: PersonMoment): void {
  const wearer: Wearer = { brush, look, build, joints, h, swing: moment.swing, seated: pose.seated ?? false }
  const r = build.r * h
  const onHead = (draw: () => void): void => {
    brush.g.save()
    brush.g.translate(joints.head[0], joints.head[1])
    brush.g.rotate(joints.headTilt)
    draw()
    brush.g.restore()
  }
  const { held } = moment
  if (held && isBehind(held)) holdUp(brush, held, joints, h)
  onHead(() => headBehind(brush, look, r, moment.swing))
  arm(wearer, joints.farArm, pose.farHand, -0.13)
  leg(wearer, joints.farLeg, pose.farFoot, -0.13)
  moment.mount?.(brush, h)
  leg(wearer, joints.nearLeg, pose.nearFoot, 0)
  neck(wearer)
  clothes(wearer)
  if (look.scarf && look.outfit !== 'suit') scarf(wearer, look.scarf)
  // A hand at the chin or over the brow comes before the face.
  onHead(() => head(brush, look, r, moment.expression, pose, moment.swing))
  if (pose.touch) arm(wearer, joints.farArm, pose.farHand, 0, 0.5)
  if (held && !isBehind(held)) {
    holdUp(brush, held, joints, h)
    if (held.carry !== 'both') hand(brush, joints.farArm, build.hand * 1.12 * h, look.skin, 'grip')
  }
  // Without a line around it, an arm is seen before the body only where it is a little lighter.
  arm(wearer, joints.nearArm, pose.nearHand, brush.look.ink ? 0 : 0.07)
}

function holdUp({ g }: Brush, held: Held, joints: Joints, h: number): void {
  const { at, lean } = placeOf(held, joints, h)
  g.save()
  g.translate(at[0], at[1])
  g.rotate(lean)
  held.paint(g)
  g.restore()
}

/** `from`: where along the arm it begins to show. */
function arm({ brush, look, build, h }: Wearer, chain: Chain, shape: HandShape, lighten: number, from = 0): void {
  const thick = build.girth * h
  const end = sleeveEnd(look)
  const wide = look.outfit === 'robe' ? 1.7 : 1
  if (end < 0.9) limb(brush, chain, [thick * 0.052, thick * 0.046, thick * 0.036], look.skin, { lighten, part: [from, 1] })
  hand(brush, chain, build.hand * 1.12 * h, look.skin, shape, { lighten })
  if (end <= from) return
  limb(brush, chain, [thick * 0.07, thick * (end < 0.9 ? 0.075 : 0.06), thick * 0.05 * wide], sleeveRole(look), {
    lighten,
    part: [from, end],
    open: true,
  })
  if (end > 0.9)
    limb(brush, chain, [thick * 0.07, thick * 0.06, thick * 0.054 * wide], sleeveRole(look), {
      ...small(brush),
      lighten: lighten - 0.14,
      part: [0.9, end + 0.01],
      open: true,
      noInk: true,
    })
}

function leg({ brush, look, build, h }: Wearer, chain: Chain, foot: Foot, lighten: number): void {
  const thick = build.girth * h
  const bare = hasBareLegs(look)
  shoe(brush, chain, foot, h, look, lighten)
  limb(brush, chain, bare ? [thick * 0.074, thick * 0.052, thick * 0.038] : [thick * 0.088, thick * 0.068, thick * 0.06], legRole(look), {
    lighten,
  })
  if (bare)
    limb(brush, chain, [thick * 0.07, thick * 0.056, thick * 0.046], 'white', {
      ...small(brush),
      lighten,
      part: [look.stature < 0.88 ? 0.76 : 0.9, 1],
      open: true,
    })
}

function neck({ brush, look, joints, h, build }: Wearer): void {
  const { chest, neck: top, head: middle } = joints
  const end: [number, number] = [(top[0] + middle[0]) / 2, (top[1] + middle[1]) / 2]
  const w = h * 0.052 * build.girth
  limb(brush, [[chest[0], chest[1] + h * 0.02], top, end], [w * 1.25, w, w], look.skin, { lighten: -0.16, noInk: true })
}

function scarf({ brush, joints, h, swing }: Wearer, role: string): void {
  const { g } = brush
  g.save()
  g.translate(joints.chest[0], joints.chest[1] - h * 0.012)
  g.rotate(joints.tilt)
  const sway = swing * h * 0.07
  const end = path((p) => {
    p.moveTo(-h * 0.05, 0)
    p.bezierCurveTo(-h * 0.09, h * 0.03, -h * 0.1 - sway * 0.6, h * 0.07, -h * 0.105 - sway, h * 0.15)
    p.lineTo(-h * 0.05 - sway, h * 0.16)
    p.bezierCurveTo(-h * 0.05 - sway * 0.5, h * 0.08, -h * 0.03, h * 0.05, 0, h * 0.02)
    p.closePath()
  })
  paintShape(brush, end, role, [-h * 0.12, 0, h * 0.12, h * 0.16], { plain: true, lighten: -0.1 })
  ellipse(brush, h * 0.004, 0, h * 0.07, h * 0.03, role, { plain: true })
  g.restore()
}
