import type { Brush, Point } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { seam } from '../people/garment.ts'
import { limb } from '../limb.ts'
import type { Implement } from './body-pose.ts'
import { basin, meal, paper, stove } from './implement-furniture.ts'
import type { Joints } from './skeleton.ts'

type Draw = (brush: Brush, joints: Joints, h: number) => void

/** What is drawn before the figure's near arm; the rest is behind the figure. */
const IN_FRONT: ReadonlySet<Implement> = new Set<Implement>([
  'basin',
  'broom',
  'crate',
  'load',
  'meal',
  'paper',
  'rope',
  'spade',
  'stove',
  'water',
])

/** Draws what belongs to an action, in the figure's space. `h`: body height in pixels. */
export function drawImplement(brush: Brush, implement: Implement, joints: Joints, h: number, isInFront: boolean): void {
  if (IN_FRONT.has(implement) === isInFront) DRAW_IMPLEMENT[implement](brush, joints, h)
}

/** Whether the far hand is drawn again, over the implement. */
export const isGripped = (implement: Implement): boolean =>
  implement === 'spade' || implement === 'broom' || implement === 'rope' || implement === 'load'

/** Where a shaft through both hands begins, meets the ground, and its angle from the vertical. */
function shaftOf({ nearArm, farArm }: Joints, h: number): { readonly top: Point; readonly tip: Point; readonly angle: number } {
  const [[ax, ay], [bx, by]] = [nearArm[2], farArm[2]]
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [dx, dy] = [(bx - ax) / length, Math.max(0.35, (by - ay) / length)]
  const rest = Math.max(0, -by / dy)
  return { top: [ax - dx * h * 0.07, ay - dy * h * 0.07], tip: [bx + dx * rest, 0], angle: Math.atan2(dx, dy) }
}

function shaft(brush: Brush, [x, y]: Point, [tipX, tipY]: Point, h: number): void {
  const chain = [
    [x, y],
    [(x + tipX) / 2, (y + tipY) / 2],
    [tipX, tipY],
  ] as const
  limb(brush, chain, [h * 0.024, h * 0.024, h * 0.024], 'woodLight', {})
}

const spade: Draw = (brush, joints, h) => {
  const { top, tip, angle } = shaftOf(joints, h)
  const { g } = brush
  ellipse(brush, tip[0] + h * 0.16, h * 0.01, h * 0.15, h * 0.07, 'earth', { lighten: -0.05 })
  ellipse(brush, tip[0] + h * 0.02, h * 0.02, h * 0.14, h * 0.025, 'earth', { lighten: -0.45, plain: true, noInk: true })
  shaft(brush, top, tip, h)
  g.save()
  g.translate(tip[0], tip[1])
  g.rotate(-angle)
  const blade = path((p) => {
    p.moveTo(-h * 0.052, -h * 0.15)
    p.lineTo(h * 0.052, -h * 0.15)
    p.bezierCurveTo(h * 0.06, -h * 0.06, h * 0.04, -h * 0.01, 0, h * 0.03)
    p.bezierCurveTo(-h * 0.04, -h * 0.01, -h * 0.06, -h * 0.06, -h * 0.052, -h * 0.15)
    p.closePath()
  })
  paintShape(brush, blade, 'metal', [-h * 0.06, -h * 0.15, h * 0.12, h * 0.18])
  g.restore()
  g.save()
  g.translate(top[0], top[1])
  g.rotate(-angle)
  box(brush, -h * 0.035, -h * 0.012, h * 0.07, h * 0.026, 'wood', { round: h * 0.012 })
  g.restore()
}

const broom: Draw = (brush, joints, h) => {
  const { top, tip, angle } = shaftOf(joints, h)
  const { g } = brush
  for (const [x, size] of [
    [0.1, 0.03],
    [0.17, 0.042],
    [0.25, 0.028],
  ] as const)
    ellipse(brush, tip[0] + h * x, -h * size * 0.6, h * size, h * size * 0.7, 'stone', { plain: true, noInk: true, lighten: 0.15 })
  shaft(brush, top, [tip[0] - Math.sin(angle) * h * 0.1, -Math.cos(angle) * h * 0.1], h)
  g.save()
  g.translate(tip[0], tip[1])
  g.rotate(-angle)
  polygon(
    brush,
    [
      [-h * 0.022, -h * 0.15],
      [h * 0.022, -h * 0.15],
      [h * 0.085, h * 0.012],
      [-h * 0.085, h * 0.012],
    ],
    'wheat',
  )
  box(brush, -h * 0.03, -h * 0.155, h * 0.06, h * 0.026, 'red', { round: h * 0.01 })
  seam(brush, 'wheat', h * 0.006, 0.6, (s) => {
    for (const x of [-0.04, 0, 0.04]) {
      s.moveTo(h * x * 0.4, -h * 0.12)
      s.lineTo(h * x, h * 0.004)
    }
  })
  g.restore()
}

function crateAt(brush: Brush, left: number, size: number): void {
  const plank = size * 0.02
  box(brush, left, -size, size, size, 'wood', { round: plank })
  for (const at of [0, 0.88]) box(brush, left, -size + size * at, size, size * 0.12, 'woodLight', { round: plank })
  for (const at of [0, 0.88]) box(brush, left + size * at, -size * 0.88, size * 0.12, size * 0.76, 'woodLight', { round: plank })
  polygon(
    brush,
    [
      [left + size * 0.12, -size * 0.2],
      [left + size * 0.8, -size * 0.88],
      [left + size * 0.88, -size * 0.8],
      [left + size * 0.2, -size * 0.12],
    ],
    'woodLight',
    { lighten: -0.06 },
  )
}

const crate: Draw = (brush, { nearArm, farArm }, h) => crateAt(brush, Math.max(nearArm[2][0], farArm[2][0]) + h * 0.055, h * 0.56)

/** From both hands ahead, to what is pulled. */
const rope: Draw = (brush, { nearArm, farArm }, h) => {
  const [[ax, ay], [bx, by]] = [nearArm[2], farArm[2]]
  const chain = [
    [ax - h * 0.08, ay + h * 0.02],
    [bx, by],
    [bx + h * 0.76, Math.min(-h * 0.24, by + h * 0.1)],
  ] as const
  limb(brush, chain, [h * 0.03, h * 0.03, h * 0.03], 'wood', { lighten: 0.12 })
}

/** A crate at the end of a rope. */
const load: Draw = (brush, joints, h) => {
  crateAt(brush, joints.farArm[2][0] + h * 0.72, h * 0.46)
  rope(brush, joints, h)
}

const door: Draw = (brush, { farArm }, h) => {
  const left = farArm[2][0] + h * 0.06
  const [wide, tall] = [h * 0.46, h * 1.2]
  box(brush, left - h * 0.045, -tall - h * 0.045, wide + h * 0.09, tall + h * 0.045, 'woodLight', { round: h * 0.012 })
  box(brush, left, -tall, wide, tall, 'roof', { lighten: -0.1, round: h * 0.008 })
  for (const y of [0.9, 0.46])
    for (const x of [0.12, 0.56])
      box(brush, left + wide * x, -tall * y, wide * 0.32, tall * 0.34, 'roof', { lighten: -0.24, round: h * 0.012 })
  ellipse(brush, left + wide * 0.09, -tall * 0.47, h * 0.022, h * 0.022, 'gold')
}

const ladder: Draw = (brush, { nearArm, farArm }, h) => {
  const x = (nearArm[2][0] + farArm[2][0]) / 2
  const tall = h * 1.62
  for (let y = 0.1; y < 1.6; y += 0.15) box(brush, x - h * 0.13, -h * y, h * 0.26, h * 0.028, 'woodLight', { lighten: -0.1 })
  for (const side of [-1, 1]) box(brush, x + side * h * 0.14 - h * 0.02, -tall, h * 0.04, tall, 'wood', { round: h * 0.01 })
}

const CLIFF = [
  [0.02, 0],
  [-0.03, -0.2],
  [0.05, -0.42],
  [0, -0.66],
  [0.07, -0.9],
  [0.02, -1.16],
  [0.1, -1.42],
  [0.2, -1.56],
  [0.62, -1.6],
  [0.66, 0],
] as const

const cliff: Draw = (brush, { farArm, farLeg }, h) => {
  const x = Math.max(farArm[2][0], farLeg[2][0] + h * 0.07) - h * 0.02
  const at = ([dx, y]: readonly [number, number]): Point => [x + dx * h, y * h]
  polygon(brush, CLIFF.map(at), 'rock')
  polygon(
    brush,
    (
      [
        [0.3, -1.58],
        [0.62, -1.6],
        [0.66, 0],
        [0.2, 0],
        [0.34, -0.4],
        [0.24, -0.8],
        [0.36, -1.2],
      ] as const
    ).map(at),
    'rock',
    {
      lighten: -0.16,
      noInk: true,
    },
  )
  seam(brush, 'rock', h * 0.01, 0.5, (s) => {
    for (const [fromX, fromY, toX, toY] of [
      [0.02, -0.2, 0.2, -0.28],
      [0.05, -0.42, 0.24, -0.4],
      [0, -0.66, 0.2, -0.72],
      [0.07, -0.9, 0.24, -0.96],
      [0.02, -1.16, 0.22, -1.2],
    ] as const) {
      s.moveTo(...at([fromX, fromY]))
      s.lineTo(...at([toX, toY]))
    }
  })
}

/** A filled sack on the back, held by its neck over the shoulder. */
const sack: Draw = (brush, { nearArm, hip, chest }, h) => {
  const [x, y] = nearArm[2]
  const low = hip[1] - h * 0.02
  const back = Math.min(chest[0], hip[0]) - h * 0.3
  const shape = path((p) => {
    p.moveTo(x + h * 0.03, y - h * 0.02)
    p.bezierCurveTo(x - h * 0.1, y - h * 0.1, back, y - h * 0.04, back - h * 0.03, (y + low) / 2 + h * 0.02)
    p.bezierCurveTo(back - h * 0.03, low + h * 0.05, hip[0] - h * 0.02, low + h * 0.06, hip[0] + h * 0.02, low - h * 0.06)
    p.bezierCurveTo(chest[0], (y + low) / 2, x - h * 0.02, y + h * 0.06, x + h * 0.03, y - h * 0.02)
    p.closePath()
  })
  paintShape(brush, shape, 'sand', [back - h * 0.04, y - h * 0.1, h * 0.4, low - y + h * 0.16], { lighten: -0.1 })
  seam(brush, 'sand', h * 0.009, 0.5, (s) => {
    s.moveTo(x - h * 0.06, y - h * 0.02)
    s.quadraticCurveTo(back + h * 0.1, y + h * 0.06, back + h * 0.06, (y + low) / 2)
  })
}

/** The surface around a swimming person, whose body ends there. */
const water: Draw = (brush, { chest, hip }, h) => {
  const level = waterLevel(chest)
  ellipse(brush, hip[0] + h * 0.06, level + h * 0.045, h * 0.6, h * 0.055, 'water', { plain: true, noInk: true, lighten: 0.1 })
  for (const [x, wide, lighten] of [
    [hip[0] + h * 0.06, 0.6, 0.05],
    [chest[0] + h * 0.05, 0.26, 0.4],
    [hip[0] - h * 0.2, 0.2, 0.4],
  ] as const)
    ellipse(brush, x, level + h * 0.012, h * wide, h * 0.022, 'waterLight', { plain: true, noInk: true, lighten })
  for (const [x, y, r] of [
    [-0.36, -0.12, 0.02],
    [-0.42, -0.05, 0.034],
    [-0.3, -0.03, 0.03],
    [-0.48, -0.09, 0.016],
  ] as const)
    ellipse(brush, hip[0] + h * x, level + h * y, h * r, h * r, 'white', { plain: true, noInk: true })
}

/** y of the water around a swimming person with this chest. */
export const waterLevel = ([, y]: Point): number => y

const DRAW_IMPLEMENT: Record<Implement, Draw> = {
  basin,
  broom,
  cliff,
  crate,
  door,
  ladder,
  load,
  meal,
  paper,
  rope,
  sack,
  spade,
  stove,
  water,
}
