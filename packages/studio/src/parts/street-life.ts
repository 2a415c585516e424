import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, type Random, seeded } from '../paint/random.ts'
import type { GroundPerspective } from './ground-perspective.ts'

const COATS: readonly Role[] = ['red', 'teal', 'blue', 'gold', 'purple', 'coral', 'wallWarm', 'leaf', 'dark']
const HAIRS: readonly Role[] = ['#3d2519', '#221d2c', '#a8622a', '#dba94a', '#6b3a22']

/** A straight path of pedestrians along a street. */
export type WalkingPath = {
  /** Metres from the centre line of the street. */
  readonly offsetMetres: number
  /** Start and end in metres behind the figures. */
  readonly from: number
  readonly to: number
}

/** Pedestrians in the distance at a time in seconds. `baseY`: y of the ground below the figures. */
export function pedestrians(
  brush: Brush,
  view: GroundPerspective,
  baseY: number,
  paths: readonly WalkingPath[],
  seed: number,
  seconds: number,
  umbrellas: boolean,
): void {
  const random = seeded(seed + 55)
  const walkers = paths.map((path, i) => {
    const [phase, pace, side] = [random(), 0.9 + random() * 0.5, random() < 0.5 ? 1 : -1]
    const span = path.to - path.from
    const walked = (phase * span + seconds * pace) % span
    return {
      metres: side > 0 ? path.from + walked : path.to - walked,
      off: path.offsetMetres,
      clothing: seeded(seed + i * 7),
      step: seconds * pace * 4.4 + i,
      size: 0.92 + random() * 0.14,
    }
  })
  for (const walker of walkers.sort((a, b) => b.metres - a.metres)) {
    const y = view.yBehind(baseY, walker.metres)
    const m = view.pixelsPerMetre(y)
    pedestrian(
      brush,
      view.vanishingX + walker.off * m,
      y,
      m * walker.size,
      walker.step,
      Math.min(0.5, walker.metres / 60),
      walker.clothing,
      umbrellas,
    )
  }
}

/** A simplified pedestrian. (x, y): bottom centre; `m`: pixels per metre; `step`: walk phase in radians. */
function pedestrian(brush: Brush, x: number, y: number, m: number, step: number, depth: number, random: Random, umbrella: boolean): void {
  const { g } = brush
  const [coat, hair, skirt] = [pick(COATS, random), pick(HAIRS, random), random() < 0.4]
  const bob = Math.abs(Math.sin(step)) * 0.03 * m
  const swing = Math.sin(step) * 0.17 * m
  const fill = (role: Role, lighten = 0): void => void (g.fillStyle = css(tint(brush, role, depth, lighten)))
  g.save()
  g.lineCap = 'round'
  g.strokeStyle = css(tint(brush, 'dark', depth))
  g.lineWidth = 0.15 * m
  g.beginPath()
  for (const side of [-1, 1]) {
    g.moveTo(x + side * 0.07 * m, y - 0.75 * m)
    g.lineTo(x + side * (0.07 * m + swing * 0.5), y - Math.max(0, side * swing * 0.3))
  }
  g.stroke()
  fill(coat)
  g.beginPath()
  g.moveTo(x - 0.17 * m, y - 1.36 * m - bob)
  g.quadraticCurveTo(x, y - 1.48 * m - bob, x + 0.17 * m, y - 1.36 * m - bob)
  g.lineTo(x + (skirt ? 0.3 : 0.21) * m, y - 0.62 * m - bob)
  g.lineTo(x - (skirt ? 0.3 : 0.21) * m, y - 0.62 * m - bob)
  g.fill()
  fill('skin')
  g.beginPath()
  g.arc(x, y - 1.57 * m - bob, 0.14 * m, 0, 7)
  g.fill()
  fill(hair)
  g.beginPath()
  g.arc(x, y - 1.61 * m - bob, 0.155 * m, Math.PI * 0.95, Math.PI * 2.05)
  g.fill()
  if (umbrella) {
    fill(pick(COATS, random), 0.1)
    g.beginPath()
    g.ellipse(x + 0.1 * m, y - 1.72 * m - bob, 0.56 * m, 0.34 * m, 0, Math.PI, 0)
    g.fill()
  }
  g.restore()
}

/** A parked bicycle. (x, y): bottom centre; `m`: pixels per metre. */
export function bicycle(brush: Brush, x: number, y: number, m: number, role: Role): void {
  const { g } = brush
  groundShadow(brush, x, y, 0.9 * m, 0.1 * m)
  g.save()
  g.lineCap = 'round'
  for (const dx of [-0.52, 0.52]) {
    g.strokeStyle = css(tint(brush, 'dark'))
    g.lineWidth = 0.05 * m
    g.beginPath()
    g.arc(x + dx * m, y - 0.34 * m, 0.32 * m, 0, 7)
    g.stroke()
    g.lineWidth = 0.008 * m
    g.beginPath()
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI
      g.moveTo(x + dx * m - Math.cos(a) * 0.3 * m, y - 0.34 * m - Math.sin(a) * 0.3 * m)
      g.lineTo(x + dx * m + Math.cos(a) * 0.3 * m, y - 0.34 * m + Math.sin(a) * 0.3 * m)
    }
    g.stroke()
  }
  g.strokeStyle = css(tint(brush, role))
  g.lineWidth = 0.055 * m
  g.lineJoin = 'round'
  g.beginPath()
  const line = (...points: readonly number[]): void => {
    for (let i = 0; i < points.length; i += 2) g[i ? 'lineTo' : 'moveTo'](x + points[i]! * m, y - points[i + 1]! * m)
  }
  line(-0.52, 0.34, -0.2, 0.82, 0.34, 0.82, 0.02, 0.36, -0.52, 0.34)
  line(-0.24, 0.94, -0.2, 0.82, 0.02, 0.36)
  line(0.52, 0.34, 0.34, 0.82, 0.3, 1.02)
  g.stroke()
  g.restore()
  box(brush, x - 0.36 * m, y - 0.99 * m, 0.24 * m, 0.06 * m, 'trunk', { round: 0.03 * m })
  box(brush, x + 0.2 * m, y - 1.06 * m, 0.22 * m, 0.05 * m, 'trunk', { round: 0.02 * m })
  box(brush, x + 0.36 * m, y - 1 * m, 0.3 * m, 0.2 * m, 'woodLight', { round: 0.03 * m })
  for (let i = 0; i < 5; i++)
    ellipse(
      brush,
      x + (0.4 + i * 0.055) * m,
      y - (1.02 + (i % 2) * 0.05) * m,
      0.05 * m,
      0.05 * m,
      pick(['pink', 'yellow', 'red', 'leafLight'] as const, seeded(i + 3)),
      { noInk: true, plain: true },
    )
}

/** A sitting cat without its tail, which `catTail` animates. (x, y): bottom centre; `h`: height in pixels. */
export function sittingCat(brush: Brush, x: number, y: number, h: number, role: Role): void {
  groundShadow(brush, x, y, h * 0.36, h * 0.07)
  const body = path((p) => {
    p.moveTo(x - h * 0.28, y)
    p.bezierCurveTo(x - h * 0.36, y - h * 0.4, x - h * 0.16, y - h * 0.62, x - h * 0.1, y - h * 0.68)
    p.lineTo(x + h * 0.1, y - h * 0.68)
    p.bezierCurveTo(x + h * 0.16, y - h * 0.5, x + h * 0.24, y - h * 0.3, x + h * 0.2, y)
    p.closePath()
  })
  paintShape(brush, body, role, [x - h * 0.3, y - h * 0.68, h * 0.54, h * 0.68])
  const head = path((p) => {
    p.ellipse(x, y - h * 0.76, h * 0.2, h * 0.17, 0, 0, 7)
    for (const side of [-1, 1]) {
      p.moveTo(x + side * h * 0.2, y - h * 0.78)
      p.lineTo(x + side * h * 0.18, y - h * 1.02)
      p.lineTo(x + side * h * 0.04, y - h * 0.9)
    }
  })
  paintShape(brush, head, role, [x - h * 0.2, y - h * 1.02, h * 0.4, h * 0.42])
  for (const side of [-1, 1]) ellipse(brush, x + side * h * 0.08, y - h * 0.78, h * 0.026, h * 0.036, 'black', { noInk: true, plain: true })
}

/** The swaying tail of `sittingCat` at a time in seconds. */
export function catTail(brush: Brush, x: number, y: number, h: number, role: Role, seconds: number): void {
  const { g } = brush
  const sway = Math.sin(seconds * 1.8) * 0.16
  g.save()
  g.strokeStyle = css(tint(brush, role, 0, -0.06))
  g.lineWidth = h * 0.09
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x - h * 0.22, y - h * 0.05)
  g.bezierCurveTo(x - h * 0.5, y - h * 0.02, x - h * (0.6 + sway), y - h * 0.3, x - h * (0.44 + sway * 1.6), y - h * (0.44 + sway * 0.4))
  g.stroke()
  g.restore()
}
