import type { Brush, Point } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { seam } from '../people/garment.ts'
import { limb } from '../limb.ts'
import type { Implement } from './body-pose.ts'
import { car, carBehind } from './implement-car.ts'
import { drums, easel, easelWithPortrait, guitar, phone, piano, rod, violin } from './implement-instruments.ts'
import { basketball, boxingGloves, racket, soccerBall } from './implement-sports.ts'
import { basin, bench, laptop, meal, openBook, paper, stove } from './implement-furniture.ts'
import { brickWall } from './implement-wall.ts'
import type { Joints } from './skeleton.ts'

type Draw = (brush: Brush, joints: Joints, h: number) => void

/** What is drawn before the figure's near arm; the rest is behind the figure. */
const IN_FRONT: ReadonlySet<Implement> = new Set<Implement>([
  'basin',
  'basketball',
  'bench',
  'boxing-gloves',
  'broom',
  'car',
  'crate',
  'drums',
  'easel',
  'easel-with-portrait',
  'guitar',
  'phone',
  'piano',
  'racket',
  'rake',
  'rod',
  'soccer-ball',
  'violin',
  'laptop',
  'load',
  'meal',
  'open-book',
  'paper',
  'rope',
  'spade',
  'stove',
  'water',
])

/** Draws what belongs to an action, in the figure's space. `h`: body height in pixels. */
export function drawImplement(brush: Brush, implement: Implement, joints: Joints, h: number, isInFront: boolean): void {
  if (implement === 'car' && !isInFront) carBehind(brush, joints, h)
  if (IN_FRONT.has(implement) === isInFront) DRAW_IMPLEMENT[implement](brush, joints, h)
}

/** Whether the far hand is drawn again, over the implement. */
export const isGripped = (implement: Implement): boolean => GRIPPED.has(implement)
const GRIPPED: ReadonlySet<Implement> = new Set<Implement>([
  'spade',
  'rake',
  'broom',
  'rope',
  'load',
  'guitar',
  'violin',
  'drums',
  'rod',
  'easel',
  'easel-with-portrait',
  'racket',
])

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

/** A rake among the leaves that it gathers. */
const rake: Draw = (brush, joints, h) => {
  const { top, tip, angle } = shaftOf(joints, h)
  const { g } = brush
  for (const [x, y, size, colour] of RAKED_LEAVES) ellipse(brush, tip[0] + h * x, -h * y, h * size, h * size * 0.5, colour, { plain: true })
  shaft(brush, top, [tip[0] - Math.sin(angle) * h * 0.05, -Math.cos(angle) * h * 0.05], h)
  g.save()
  g.translate(tip[0], tip[1])
  g.rotate(-angle)
  box(brush, -h * 0.13, -h * 0.07, h * 0.26, h * 0.024, 'metal', { round: h * 0.01 })
  for (const x of [-0.125, -0.078, -0.03, 0.018, 0.066, 0.113]) box(brush, h * x, -h * 0.055, h * 0.012, h * 0.07, 'metal')
  g.restore()
}
const RAKED_LEAVES = [
  [0.1, 0.02, 0.05, 'wheat'],
  [0.2, 0.025, 0.055, 'red'],
  [0.3, 0.02, 0.05, 'wheat'],
  [0.15, 0.06, 0.05, 'coral'],
  [0.25, 0.065, 0.05, 'wheat'],
  [0.2, 0.1, 0.045, 'red'],
] as const

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

/** The trunk of a tree that goes on above, with boughs and the lowest leaves of its crown. */
const trunk: Draw = (brush, { farArm, farLeg }, h) => {
  const x = Math.max(farArm[2][0], farLeg[2][0] + h * 0.05) + h * 0.1
  const stem = path((p) => {
    p.moveTo(x - h * 0.2, h * 0.02)
    p.bezierCurveTo(x - h * 0.11, -h * 0.2, x - h * 0.13, -h * 0.8, x - h * 0.1, -h * 1.7)
    p.lineTo(x + h * 0.13, -h * 1.7)
    p.bezierCurveTo(x + h * 0.13, -h * 0.8, x + h * 0.12, -h * 0.2, x + h * 0.24, h * 0.02)
    p.closePath()
  })
  for (const [fromY, toX, toY] of [
    [1.04, 0.46, 1.34],
    [1.3, -0.42, 1.56],
  ] as const)
    limb(
      brush,
      [
        [x, -h * fromY],
        [x + toX * h * 0.6, -h * (fromY + 0.1)],
        [x + toX * h, -h * toY],
      ],
      [h * 0.1, h * 0.07, h * 0.04],
      'trunk',
    )
  paintShape(brush, stem, 'trunk', [x - h * 0.2, -h * 1.7, h * 0.44, h * 1.72], { plain: true })
  seam(brush, 'trunk', h * 0.009, 0.45, (g) => {
    for (const [dx, from, to] of [
      [-0.05, 0.16, 0.5],
      [0.05, 0.36, 0.72],
      [-0.03, 0.74, 1.1],
      [0.06, 0.98, 1.36],
    ] as const) {
      g.moveTo(x + h * dx, -h * from)
      g.quadraticCurveTo(x + h * (dx + 0.03), (-h * (from + to)) / 2, x + h * dx, -h * to)
    }
  })
  for (const [dx, y, r] of [
    [-0.46, 1.62, 0.24],
    [0.5, 1.46, 0.25],
    [-0.1, 1.74, 0.3],
    [0.28, 1.72, 0.28],
  ] as const)
    ellipse(brush, x + h * dx, -h * y, h * r, h * r * 0.8, dx > 0 ? 'leaf' : 'leafLight')
}

/** Left edge of a rock face from its foot to its top, as distances from the hands and heights. */
const CLIFF_EDGE = [
  [-0.05, 0.02],
  [-0.02, -0.3],
  [0.03, -0.6],
  [0.0, -0.9],
  [0.05, -1.2],
  [0.1, -1.5],
  [0.24, -1.64],
] as const
/** How far the rock goes on behind its edge and above what is climbed. */
const [CLIFF_WIDTH, CLIFF_TOP] = [1.5, -1.7]

const cliff: Draw = (brush, { farArm, farLeg }, h) => {
  const x = Math.max(farArm[2][0], farLeg[2][0] + h * 0.07) - h * 0.02
  const at = ([dx, y]: readonly [number, number]): Point => [x + dx * h, y * h]
  const edge = CLIFF_EDGE.map(at)
  const rock = (inward: number) =>
    path((p) => {
      const [first, ...others] = edge.map(([px, py]): Point => [px + inward * h, py])
      p.moveTo(...first!)
      others.forEach(([px, py], i) => {
        const [nextX, nextY] = others[i + 1] ?? [px, py]
        p.quadraticCurveTo(px, py, (px + nextX) / 2, (py + nextY) / 2)
      })
      p.quadraticCurveTo(...at([0.5 + inward, CLIFF_TOP]), ...at([CLIFF_WIDTH, CLIFF_TOP]))
      p.lineTo(...at([CLIFF_WIDTH, 0.02]))
      p.closePath()
    })
  const [left, top] = at([-0.05, CLIFF_TOP])
  paintShape(brush, rock(0), 'rock', [left, top, CLIFF_WIDTH * h, -top], { plain: true })
  paintShape(brush, rock(0.3), 'rock', [left, top, CLIFF_WIDTH * h, -top], { plain: true, noInk: true, lighten: -0.1 })
  paintShape(brush, rock(0.62), 'rock', [left, top, CLIFF_WIDTH * h, -top], { plain: true, noInk: true, lighten: -0.18 })
  seam(brush, 'rock', h * 0.012, 0.4, (s) => {
    for (const [fromX, fromY, toX, toY] of [
      [0.01, -0.28, 0.2, -0.33],
      [0.06, -0.56, 0.26, -0.53],
      [0.03, -0.86, 0.22, -0.93],
      [0.08, -1.14, 0.28, -1.18],
    ] as const) {
      const [a, b] = [at([fromX, fromY]), at([toX, toY])]
      s.moveTo(...a)
      s.quadraticCurveTo((a[0] + b[0]) / 2, a[1] - h * 0.03, ...b)
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
  basketball,
  bench,
  'boxing-gloves': boxingGloves,
  'brick-wall': brickWall,
  broom,
  car,
  cliff,
  crate,
  door,
  drums,
  easel,
  'easel-with-portrait': easelWithPortrait,
  guitar,
  ladder,
  laptop,
  load,
  meal,
  'open-book': openBook,
  paper,
  phone,
  piano,
  racket,
  rake,
  rod,
  rope,
  sack,
  'soccer-ball': soccerBall,
  spade,
  stove,
  trunk,
  violin,
  water,
}
