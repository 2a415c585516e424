import type { Brush } from '../../paint/brush.ts'
import { ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { type Build, buildOf } from '../build.ts'
import { withCarry, type Held, isDrawnBehind, heldTransform } from '../poses/carry.ts'
import { arm, filmingArm, shadeUnderArm } from './arms.ts'
import { clothes } from './clothes.ts'
import { breechesShape, hasBareLegs, legRole } from './sleeves-and-legs.ts'
import type { Expression } from '../expression.ts'
import type { Foot } from '../poses/gait.ts'
import { detailOptions, type ClothedBody } from './garment.ts'
import { hand } from './hand.ts'
import { head, headBehind } from './head.ts'
import { type LimbJoints, limb } from '../limb.ts'
import type { LimbBulge } from '../limb-outline.ts'
import type { PersonLook } from './person-look.ts'
import type { Pose } from '../poses/body-pose.ts'
import { drawImplement, isGripped, waterLevel } from '../poses/implements.ts'
import { bedding, blanket, bedHeight, type Seat, drawSeat } from '../poses/seats.ts'
import { heldTool } from './costumes/tools.ts'
import { shoe } from './shoe.ts'
import { type Joints, jointsOf } from '../poses/skeleton.ts'

export type PersonState = {
  readonly pose: Pose
  readonly expression: Expression
  /** Offset of hair and hems, -1 to 1. */
  readonly swing: number
  readonly facingLeft?: boolean
  readonly held?: Held
  /** Draws the vehicle between the legs; origin on the ground, `h`: the rider's height in pixels. */
  readonly mount?: (brush: Brush, h: number) => void
  /** Default: stool. */
  readonly rest?: Seat
  /** Swims under water, where the whole body is seen. Default: at its surface. */
  readonly isSubmerged?: boolean
  /** What a climbing person climbs. Default: a cliff. */
  readonly climbs?: 'brick-wall' | 'cliff' | 'ladder' | 'trunk'
  /** The far arm holds the camera. Default: false. */
  readonly isFilming?: boolean
}

/** Lean from which hems end at the hips, in radians: they would stand out behind a level trunk. */
const LEVEL_TRUNK = 1.1

/** Draws a person. (x, y): the ground between the feet; `height`: of a standing adult in pixels, scaled by `look.stature`. */
export function person(brush: Brush, x: number, y: number, height: number, look: PersonLook, given: PersonState): void {
  const { g } = brush
  const h = height * look.stature
  const state = given.held || given.isFilming ? given : { ...given, held: heldTool(brush, look.tool, given.pose, h) }
  const build = buildOf(look)
  const pose = poseOf(look, state)
  const joints = jointsOf(pose, build, h)
  g.save()
  g.translate(x, y)
  if (state.facingLeft) g.scale(-1, 1)
  if (pose.lying) drawLying(brush, h, build, withoutHeadwear(look), joints, state)
  else {
    const feet = (joints.nearLeg[2][0] + joints.farLeg[2][0]) / 2
    if (pose.implement !== 'water') groundShadow(brush, (joints.hip[0] + feet) / 2 + h * 0.015, 0, h * 0.2, h * 0.03)
    if (pose.seated) drawSeat(brush, state.rest ?? 'stool', joints.hip, h)
    if (pose.implement === 'water' && state.isSubmerged) drawFigure(brush, h, build, look, { ...pose, implement: undefined }, joints, state)
    else if (pose.implement === 'water') drawSwimming(brush, h, build, look, pose, joints, state)
    else drawFigure(brush, h, build, look, pose, joints, state)
  }
  g.restore()
}

function poseOf(look: PersonLook, { pose, held, climbs }: PersonState): Pose {
  const aged = look.old ? { ...pose, curve: pose.curve + 0.1, nod: pose.nod + 0.08 } : pose
  const own = climbs && aged.implement === 'cliff' ? { ...aged, implement: climbs } : aged
  return held ? withCarry(own, held.carry) : own
}

const withoutHeadwear = (look: PersonLook): PersonLook => ({ ...look, glasses: false, hat: look.hat === 'headscarf' ? look.hat : 'none' })

/** Lying, feet to the right: in a bed under a blanket, or on the ground. */
function drawLying(brush: Brush, h: number, build: Build, look: PersonLook, joints: Joints, state: PersonState): void {
  const { g } = brush
  const isInBed = state.pose.lying === 'bed'
  const rest = state.rest ?? 'stool'
  groundShadow(brush, 0, 0, h * 0.6, h * 0.04)
  if (isInBed) {
    bedding(brush, h, rest)
    g.translate(0, -bedHeight(rest) * h)
  }
  g.save()
  g.translate(h * 0.5, -h * 0.13)
  g.rotate(-Math.PI / 2)
  drawFigure(brush, h, build, look, state.pose, joints, state)
  g.restore()
  if (isInBed) blanket(brush, h, look, state.pose.lean * 2)
}

/** Only what is above the water. */
function drawSwimming(brush: Brush, h: number, build: Build, look: PersonLook, pose: Pose, joints: Joints, state: PersonState): void {
  const { g } = brush
  const level = waterLevel(joints.chest)
  g.save()
  g.beginPath()
  g.rect(-h * 2, level - h * 2, h * 4, h * 2)
  g.clip()
  drawFigure(brush, h, build, look, { ...pose, implement: undefined }, joints, state)
  g.restore()
  drawImplement(brush, 'water', joints, h, true)
}

function drawFigure(brush: Brush, h: number, build: Build, look: PersonLook, pose: Pose, joints: Joints, state: PersonState): void {
  const wearer: ClothedBody = {
    brush,
    look,
    build,
    joints,
    h,
    swing: state.swing,
    seated: pose.seated ?? pose.onGround ?? pose.lean > LEVEL_TRUNK,
  }
  const r = build.headRadius * h
  const inHeadSpace = (draw: () => void): void => {
    brush.g.save()
    brush.g.translate(joints.head[0], joints.head[1])
    brush.g.rotate(joints.headTilt)
    draw()
    brush.g.restore()
  }
  const { held } = state
  if (held && isDrawnBehind(held)) drawHeldProp(brush, held, joints, h)
  if (pose.implement) drawImplement(brush, pose.implement, joints, h, false)
  inHeadSpace(() => headBehind(brush, look, r, state.swing))
  if (!state.isFilming && !pose.touch) arm(wearer, joints.farArm, pose.farHand, -0.13)
  leg(wearer, joints.farLeg, pose.farFoot, -0.13)
  state.mount?.(brush, h)
  leg(wearer, joints.nearLeg, pose.nearFoot, 0)
  neck(wearer)
  clothes(wearer)
  if (look.scarf && look.outfit !== 'suit') scarf(wearer, look.scarf)
  // Of somebody on all fours the head is ahead of the arms.
  const isLevel = pose.lean > LEVEL_TRUNK
  if (isLevel) arm(wearer, joints.nearArm, pose.nearHand, 0, true)
  // A hand that touches the head is drawn over the face.
  inHeadSpace(() => head(brush, look, r, state.expression, pose, state.swing))
  if (pose.touch) arm(wearer, joints.farArm, pose.farHand, -0.05)
  if (pose.implement) {
    drawImplement(brush, pose.implement, joints, h, true)
    if (isGripped(pose.implement)) hand(brush, joints.farArm, build.hand * 1.12 * h, look.skin, 'grip')
  }
  if (held && !isDrawnBehind(held)) {
    drawHeldProp(brush, held, joints, h)
    if (held.carry !== 'both') hand(brush, joints.farArm, build.hand * 1.12 * h, look.skin, 'grip')
  }
  if (!isLevel) {
    shadeUnderArm(wearer, joints.nearArm)
    arm(wearer, joints.nearArm, pose.nearHand, 0, true)
  }
  if (state.isFilming) filmingArm(wearer, joints.farArm[0])
}

function drawHeldProp({ g }: Brush, held: Held, joints: Joints, h: number): void {
  const { at, lean } = heldTransform(held, joints, h)
  g.save()
  g.translate(at[0], at[1])
  g.rotate(lean)
  held.paint(g)
  g.restore()
}

const BARE_LEG: LimbBulge = [0.04, 0.2]
const TROUSER_LEG: LimbBulge = [0.05, 0.06]

function leg({ brush, look, build, h }: ClothedBody, chain: LimbJoints, foot: Foot, lighten: number): void {
  const thick = build.girth * h
  const bare = hasBareLegs(look)
  shoe(brush, chain, foot, h, look, lighten)
  limb(brush, chain, bare ? [thick * 0.08, thick * 0.052, thick * 0.036] : [thick * 0.092, thick * 0.07, thick * 0.06], legRole(look), {
    lighten,
    swell: bare ? BARE_LEG : TROUSER_LEG,
  })
  const breeches = breechesShape(look)
  if (breeches)
    limb(brush, chain, [thick * 0.088 * breeches.wide, thick * 0.078 * breeches.wide, thick * 0.07], look.bottom, {
      lighten,
      part: [0, breeches.end],
      open: true,
    })
  if (look.footwear === 'boots')
    limb(brush, chain, [thick * 0.088, thick * 0.072, thick * 0.06], look.shoe, { lighten, part: [0.66, 1], open: true })
  // Socks are of children.
  if (bare && look.footwear === undefined && look.stature < 0.88)
    limb(brush, chain, [thick * 0.07, thick * 0.056, thick * 0.046], 'white', {
      ...detailOptions(brush),
      lighten,
      part: [0.76, 1],
      open: true,
    })
}

function neck({ brush, look, joints, h, build }: ClothedBody): void {
  const { chest, neck: top, head: middle } = joints
  const end: [number, number] = [(top[0] + middle[0]) / 2, (top[1] + middle[1]) / 2]
  const w = h * 0.064 * build.girth
  limb(brush, [[chest[0], chest[1] + h * 0.02], top, end], [w * 1.5, w, w * (look.infant ? 0.8 : 0.94)], look.skin, {
    lighten: -0.16,
    noInk: true,
  })
}

function scarf({ brush, joints, h, swing }: ClothedBody, role: string): void {
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
