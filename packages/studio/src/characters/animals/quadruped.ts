import { type Brush, type Point, type ShapeOptions, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css, lerp } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { Quadruped } from './animal-build.ts'
import { quadrupedHead } from './quadruped-head.ts'
import { footAt, type Gait } from '../poses/gait.ts'
import { quadrupedPosture, type QuadrupedPosture } from './quadruped-posture.ts'
import { restingTail, tail } from './quadruped-tail.ts'
import { isWithoutDetails, detailOptions } from '../people/garment.ts'
import { type LimbJoints, limb, type Widths } from '../limb.ts'
import type { AnimalState } from './animal-state.ts'

const TROT: Gait = { ground: 0.6, stride: 0.7, lift: 0.2 }
/** Distance of one gait cycle, in leg lengths. */
export const TROT_CYCLE_LENGTH = TROT.stride / TROT.ground

/** Feet at the origin, facing right. `u`: its unit in pixels. */
export function drawQuadruped(brush: Brush, build: Quadruped, u: number, state: AnimalState): void {
  if (state.asleep) drawSleeping(brush, build, u, state)
  else drawStanding(brush, build, u, state)
}

function drawStanding(brush: Brush, build: Quadruped, u: number, state: AnimalState): void {
  const { cycle, seconds, face } = state
  const posture = quadrupedPosture(cycle === null ? state.act : undefined, seconds)
  const angle = (cycle ?? 0) * Math.PI * 2
  const breath = Math.sin(seconds * 2.2)
  const bob = cycle === null ? breath * 0.006 : Math.cos(angle * 2) * 0.018
  const bellyY = -u * (build.legs * (1 - face.crouch) + bob)
  const half = build.half * u
  const hips: Point = [-half * 0.7, bellyY - build.thick * u * 0.3]
  // Short legs are no measure of how far a body comes down.
  const drop = posture.drop * (posture.drop < 0 ? Math.max(build.legs, build.thick) : build.legs) * u
  const turned = (point: Point): Point => lowered(turnedAbout(hips, point, -posture.rise), drop)
  const leg = (at: number, phase: number, lighten: number, hind: boolean): void => {
    const hip = turned([at, bellyY - build.thick * u * 0.24])
    const paw = (hind ? posture.hind : posture.front)[lighten < 0 ? 1 : 0]
    drawLeg(brush, build, u, hip, cycle === null ? null : cycle + phase, lighten, hind, paw)
  }
  const inBody = (draw: () => void): void => {
    brush.g.save()
    brush.g.translate(hips[0], hips[1] + drop)
    brush.g.rotate(-posture.rise)
    brush.g.translate(-hips[0], -hips[1])
    draw()
    brush.g.restore()
  }
  if (build.mark !== 'spines') inBody(() => tail(brush, build, u, [-half * 0.96, bellyY - build.thick * u * 0.72], seconds, cycle !== null))
  leg(-half * 0.6, 0.5, -0.2, true)
  leg(half * 0.78, 0.75, -0.2, false)
  inBody(() => trunk(brush, build, u, bellyY))
  leg(-half * 0.82, 0, 0, true)
  if (posture.isSeated) haunch(brush, build, u, turned([-half * 0.62, bellyY - build.thick * u * 0.2]))
  leg(half * 0.58, 0.25, 0, false)
  const nod = cycle === null ? Math.sin(seconds * 1.1) * 0.02 : Math.sin(angle * 2 - 0.6) * 0.02
  const level: Point = [half * 0.72, bellyY - build.thick * u * 0.62]
  const chest = turned(level)
  const reach: Point = [half * 0.06 + build.neck * u * 0.62 + u * 0.1, -u * (build.thick * 0.24 + build.neck + 0.1 + nod)]
  const held = turnedAbout([0, 0], reach, -posture.rise * HEAD_TURN)
  const stooped = lerp(chest[1] + held[1], -build.head * u * 0.9, posture.stoop)
  const skull: Point = [chest[0] + held[0] + posture.stoop * u * (0.12 + build.neck * 0.3), stooped]
  neck(brush, build, u, chest, skull)
  if (state.scarf) collar(brush, u, build, chest, skull, state.scarf)
  brush.g.save()
  brush.g.translate(skull[0], skull[1])
  brush.g.rotate(Math.sin(seconds * 0.9) * 0.04 + nod + face.nod + posture.nod)
  quadrupedHead(brush, build, u * build.head, { ...state, mouth: state.mouth ?? posture.mouth })
  brush.g.restore()
}

/** Part of the turn of its body that a head follows. */
const HEAD_TURN = 0.3

function turnedAbout([cx, cy]: Point, [x, y]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
}

const lowered = ([x, y]: Point, drop: number): Point => [x, y + drop]

/** The thigh of an animal that sits. */
function haunch(brush: Brush, build: Quadruped, u: number, [x, y]: Point): void {
  const role: Role = build.mark === 'mask' ? build.leg : build.body
  const plump = build.mark === 'spines' ? 0.6 : 1
  const [wide, tall] = [build.thick * u * 0.52 * plump, Math.max(build.thick * u * 0.4, -y * 0.62) * plump]
  ellipse(brush, x + u * 0.04, -tall * 0.94, wide, tall, role, { lighten: -0.04, plain: true, noInk: build.mark === 'wool' })
}

function drawLeg(
  brush: Brush,
  build: Quadruped,
  u: number,
  hip: Point,
  cycle: number | null,
  lighten: number,
  hind: boolean,
  paw: QuadrupedPosture['front'][0],
): void {
  const length = build.legs * u
  const foot = cycle === null ? { x: paw.x, y: 0, pitch: 0 } : footAt(TROT, cycle)
  const ground = paw.below === undefined || cycle !== null ? -u * 0.035 - foot.y * length : hip[1] + paw.below * length
  const end: Point = [hip[0] + foot.x * length + (hind ? -0.02 : 0.01) * u, ground]
  const middle: Point = [(hip[0] + end[0]) / 2 + (hind ? 0.055 : -0.02) * u + foot.y * u * 0.1, (hip[1] + end[1]) / 2]
  const chain: LimbJoints = [hip, middle, end]
  const w = build.legWidth * u
  const widths: Widths = hind ? [w * 1.9, w * 1.15, w * 0.8] : [w * 1.5, w * 1.05, w * 0.8]
  const options: ShapeOptions = { lighten }
  // The lower leg has the colour of the paw, the thigh that of the body.
  limb(brush, chain, widths, build.leg, options)
  if (build.leg !== build.body)
    limb(brush, chain, widths, build.mark === 'mask' ? build.leg : build.body, { ...options, part: [0, 0.55], open: true, noInk: true })
  ellipse(brush, end[0] + w * 0.26, end[1], w * 0.66, w * 0.4, build.leg, { lighten: lighten - 0.05, plain: true })
}

function trunk(brush: Brush, build: Quadruped, u: number, bellyY: number): void {
  const [half, thick] = [build.half * u, build.thick * u]
  const top = bellyY - thick
  if (build.mark === 'wool') {
    for (const [x, y, s] of WOOL)
      ellipse(brush, x * half, top + (y + 0.5) * thick, s * thick, s * thick, build.body, { ...detailOptions(brush), noInk: true })
    return
  }
  if (build.mark === 'spines') return spines(brush, build, half, thick, bellyY)
  const shape = path((p) => {
    p.moveTo(-half * 1.06, bellyY - thick * 0.5)
    p.bezierCurveTo(-half * 1.1, top - thick * 0.02, -half * 0.5, top - thick * 0.02, 0, top + thick * 0.06)
    p.bezierCurveTo(half * 0.4, top + thick * 0.04, half * 0.6, top - thick * 0.12, half * 0.86, top + thick * 0.04)
    p.bezierCurveTo(half * 1.12, top + thick * 0.3, half * 1.06, bellyY - thick * 0.04, half * 0.7, bellyY + thick * 0.06)
    p.bezierCurveTo(half * 0.3, bellyY + thick * 0.16, -half * 0.3, bellyY - thick * 0.1, -half * 0.66, bellyY + thick * 0.04)
    p.bezierCurveTo(-half * 0.98, bellyY + thick * 0.1, -half * 1.08, bellyY - thick * 0.2, -half * 1.06, bellyY - thick * 0.5)
    p.closePath()
  })
  paintShape(brush, shape, build.body, [-half, top, half * 2, thick], { cel: 0.06 })
  const { g } = brush
  g.save()
  g.clip(shape)
  ellipse(brush, half * 0.1, bellyY + thick * 0.08, half * 0.8, thick * 0.2, build.belly, { ...detailOptions(brush), noInk: true })
  ellipse(brush, half * 0.98, bellyY - thick * 0.28, half * 0.3, thick * 0.44, build.belly, { ...detailOptions(brush), noInk: true })
  marks(brush, build, half, thick, top)
  g.restore()
}

const WOOL = [
  [-0.8, -0.05, 0.4],
  [-0.4, -0.3, 0.38],
  [0.1, -0.34, 0.38],
  [0.55, -0.24, 0.38],
  [0.86, 0.04, 0.36],
  [0.5, 0.2, 0.4],
  [0, 0.24, 0.42],
  [-0.5, 0.22, 0.4],
  [0, -0.02, 0.46],
] as const

function marks(brush: Brush, build: Quadruped, half: number, thick: number, top: number): void {
  const role = build.accent ?? build.leg
  if (build.mark === 'stripes' && !isWithoutDetails(brush)) {
    const { g } = brush
    g.strokeStyle = css(tint(brush, role))
    g.lineWidth = thick * 0.085
    g.lineCap = 'round'
    g.beginPath()
    for (const x of [-0.75, -0.42, -0.08, 0.26, 0.56]) {
      g.moveTo(half * x, top - thick * 0.1)
      g.quadraticCurveTo(half * (x + 0.14), top + thick * 0.2, half * (x + 0.02), top + thick * 0.46)
    }
    g.stroke()
  }
  const big = build.half > 0.44
  if (build.mark === 'spots')
    for (const [x, y, s] of SPOTS) {
      const size = thick * s * (big ? 1 : 0.32)
      ellipse(brush, half * x, top + thick * y, size * 1.2, size, role, { ...detailOptions(brush), noInk: true })
    }
  if (build.mark === 'dots')
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 10; i++)
        ellipse(
          brush,
          half * (-0.98 + i * 0.22 + (row % 2) * 0.11),
          top + thick * (0.12 + row * 0.2 + 0.05 * Math.sin(i * 2.3 + row)),
          thick * 0.06,
          thick * 0.052,
          role,
          { ...detailOptions(brush), noInk: true },
        )
  if (build.mark === 'mask')
    ellipse(brush, half * 0.66, top + thick * 0.4, half * 0.3, thick * 0.9, role, { ...detailOptions(brush), noInk: true })
}

const SPOTS = [
  [-0.66, 0.26, 0.24],
  [-0.2, 0.14, 0.17],
  [0.1, 0.5, 0.26],
  [0.55, 0.22, 0.2],
  [-0.44, 0.62, 0.14],
] as const

function neck(brush: Brush, build: Quadruped, u: number, chest: Point, skull: Point): void {
  const middle: Point = [(chest[0] + skull[0]) / 2 - u * 0.02, (chest[1] + skull[1]) / 2]
  const [thin, thick] = [build.head * u * 0.95, Math.max(build.thick * 0.72, build.head) * u]
  if (build.mark === 'wool' || build.mark === 'spines') return
  if (build.mane && build.neck > 0.3)
    limb(
      brush,
      [
        [chest[0] - u * 0.1, chest[1] - u * 0.02],
        [middle[0] - u * 0.13, middle[1] - u * 0.04],
        [skull[0] - u * 0.1, skull[1] - u * 0.12],
      ],
      [u * 0.14, u * 0.16, u * 0.14],
      build.mane,
    )
  limb(brush, [chest, middle, skull], [thick, (thick + thin) / 2, thin], build.body, { noInk: build.neck < 0.2 })
  if (build.mane && build.neck < 0.3)
    ellipse(brush, skull[0] - u * 0.02, skull[1] + u * 0.04, build.head * u * 1.5, build.head * u * 1.55, build.mane)
}

function collar(brush: Brush, u: number, build: Quadruped, chest: Point, skull: Point, role: string): void {
  const at: Point = [chest[0] * 0.42 + skull[0] * 0.58, chest[1] * 0.42 + skull[1] * 0.58 + u * build.head * 0.34]
  ellipse(brush, at[0], at[1], build.head * u * 0.86, build.head * u * 0.42, role, { plain: true })
}

/** The back of a hedgehog, in rows of spines. */
function spines(brush: Brush, build: Quadruped, half: number, thick: number, bellyY: number): void {
  const belly = bellyY + thick * 0.06
  ellipse(brush, half * 0.2, belly - thick * 0.3, half * 0.94, thick * 0.36, build.belly, { plain: true })
  spinyDome(brush, build, [-half * 0.08, belly - thick * 0.12], half * 1.06, thick * 1.02)
}

const SPINES = 15

/** Spines around the upper part of a body. `wide`, `tall`: its half width and its height. */
function spinyDome(brush: Brush, build: Quadruped, [x, y]: Point, wide: number, tall: number): void {
  const dome = path((p) => {
    p.moveTo(x + wide * 0.8, y)
    p.lineTo(x - wide * 0.9, y + tall * 0.06)
    for (let i = 0; i <= SPINES; i++) {
      const a = Math.PI * (0.98 + (i / SPINES) * 0.94)
      p.lineTo(x + Math.cos(a) * wide * 0.88, y + Math.sin(a) * tall * 0.86)
      p.lineTo(x + Math.cos(a + 0.1) * wide * 1.08, y + Math.sin(a + 0.1) * tall * 1.06)
    }
    p.closePath()
  })
  paintShape(brush, dome, build.body, [x - wide, y - tall, wide * 2, tall], { cel: 0.06 })
  if (isWithoutDetails(brush)) return
  const { g } = brush
  g.strokeStyle = css(tint(brush, build.belly))
  g.lineWidth = tall * 0.035
  g.lineCap = 'round'
  g.beginPath()
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6 - row; i++) {
      const at = -0.66 + i * 0.25 + row * 0.12
      const [sx, sy] = [x + wide * at, y - tall * (0.14 + row * 0.24)]
      g.moveTo(sx, sy)
      g.lineTo(sx - wide * 0.05, sy - tall * 0.12)
    }
  g.stroke()
}

/** A ball of spines, its face half hidden. */
function spinyBall(brush: Brush, build: Quadruped, u: number, state: AnimalState): void {
  const breath = 1 + 0.02 * Math.sin(state.seconds * 1.5)
  const r = build.half * u * 1.06 * breath
  ellipse(brush, r * 0.2, -r * 0.5, r * 0.86, r * 0.5, build.belly, { plain: true })
  brush.g.save()
  brush.g.translate(r * 0.56, -r * 0.52)
  brush.g.rotate(0.5)
  quadrupedHead(brush, build, u * build.head * 0.92, { ...state, blink: 1 })
  brush.g.restore()
  brush.g.save()
  brush.g.translate(-r * 0.06, -r * 0.62)
  brush.g.rotate(0.16)
  spinyDome(brush, build, [0, r * 0.44], r * 1.02, r * 1.24)
  brush.g.restore()
  ellipse(brush, r * 0.5, -r * 0.1, r * 0.2, r * 0.09, build.leg, { plain: true })
}

/** Curled up, its tail around the body and its chin on its paws. */
function drawSleeping(brush: Brush, build: Quadruped, u: number, state: AnimalState): void {
  if (build.mark === 'spines') return spinyBall(brush, build, u, state)
  const breath = 1 + 0.02 * Math.sin(state.seconds * 1.5)
  const [half, thick] = [build.half * u, (build.thick + build.legs * 0.25) * u * breath]
  if (build.tail === 'hair' || build.tail === 'tuft') restingTail(brush, build, u, half)
  else if (build.tail !== 'thin' && build.tail !== 'up') tail(brush, build, u, [-half * 0.86, -thick * 0.36], 0, false)
  const loaf = path((p) => {
    p.moveTo(-half * 1.1, -u * 0.02)
    p.bezierCurveTo(-half * 1.35, -thick * 0.8, -half * 0.5, -thick * 1.06, 0, -thick * 0.98)
    p.bezierCurveTo(half * 0.6, -thick * 0.96, half * 1.15, -thick * 0.7, half * 1.08, -u * 0.02)
    p.quadraticCurveTo(0, u * 0.03, -half * 1.1, -u * 0.02)
    p.closePath()
  })
  paintShape(brush, loaf, build.body, [-half * 1.2, -thick, half * 2.4, thick], { cel: 0.06 })
  if (build.mark === 'wool')
    for (const [x, y, s] of WOOL)
      ellipse(brush, x * half, (y - 0.5) * thick, s * thick, s * thick, build.body, { ...detailOptions(brush), noInk: true })
  else {
    brush.g.save()
    brush.g.clip(loaf)
    marks(brush, build, half, thick * 1.1, -thick)
    brush.g.restore()
  }
  const haunch: Role = build.mark === 'mask' ? build.leg : build.body
  ellipse(brush, -half * 0.6, -thick * 0.3, half * 0.4, thick * 0.3, haunch, { lighten: -0.05, plain: true, noInk: build.mark === 'wool' })
  for (const x of [0.86, 1.16])
    ellipse(brush, half * x, -u * 0.03, build.legWidth * u * 0.9, build.legWidth * u * 0.42, build.leg, { plain: true })
  brush.g.save()
  brush.g.translate(half * 0.94, -u * build.head * 0.78)
  brush.g.rotate(0.1)
  if (build.mane && build.neck < 0.3) ellipse(brush, -u * 0.02, 0, build.head * u * 1.5, build.head * u * 1.3, build.mane)
  quadrupedHead(brush, build, u * build.head, { ...state, blink: 1 })
  brush.g.restore()
}
