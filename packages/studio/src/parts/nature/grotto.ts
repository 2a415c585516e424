import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { linear, type Path2D, path, radial, stop } from '../../paint/canvas.ts'
import { type Colour, css, mix } from '../../paint/colour.ts'
import { simplexNoise, seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'

/** Point of a noisy ellipse at an angle in radians. */
export function raggedAt(x: number, y: number, rx: number, ry: number, seed: number, angle: number): Point {
  const noise = simplexNoise(seed)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const k = 1 + 0.17 * noise(c * 1.5, s * 1.5) + 0.07 * noise(c * 5, s * 5) + 0.03 * noise(c * 14, s * 14)
  return [x + c * rx * k, y + s * ry * k]
}

/** Adds a noisy ellipse to a path. `direction`: winding direction; -1 cuts a hole. */
function ragged(p: Path2D, x: number, y: number, rx: number, ry: number, seed: number, direction: 1 | -1): void {
  for (let i = 0; i < 72; i++) {
    const point = raggedAt(x, y, rx, ry, seed, direction * (i / 72) * Math.PI * 2)
    if (i === 0) p.moveTo(...point)
    else p.lineTo(...point)
  }
  p.closePath()
}

/** Path of a boulder around (x, y). */
export const boulderShape = (x: number, y: number, rx: number, ry: number, seed: number): Path2D =>
  path((p) => ragged(p, x, y, rx, ry, seed, 1))

/** A rock wall with a noisy elliptic opening: (x, y) its centre, `rx`, `ry` its radii in pixels. */
export type RockWall = {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly seed: number
  readonly depth: number
  /** Light on its inner edge. */
  readonly light: Colour
  /** Strength of that light, 0 to 1. */
  readonly shine: number
  readonly lighten: number
}

/** A rock wall over the whole frame with an opening at (x, y), lit along the edge of the opening. */
export function rockWall(brush: Brush, frame: Frame, { x, y, rx, ry, seed, depth, light, shine, lighten }: RockWall): void {
  const { g } = brush
  const [left, top, width, height] = [leftOf(frame) - 4, -frame.bleed - 4, spanOf(frame) + 8, frame.height + frame.bleed * 2 + 8]
  const wall = path((p) => {
    p.rect(left, top, width, height)
    ragged(p, x, y, rx, ry, seed, -1)
  })
  paintShape(brush, wall, 'rock', [left, top, width, height], { depth, lighten, plain: true, noInk: true })
  g.save()
  g.clip(wall)
  strata(brush, frame, seed, lighten)
  g.translate(x, y)
  g.scale(rx, ry)
  const reach = Math.max(width / rx, height / ry) * 1.2
  const lit = mix(tint(brush, 'rock', depth, 0.1), light, 0.55)
  g.fillStyle = radial(g, 0, 0, 0.8, 1.5, [stop(0, lit, 0.75 * shine), stop(0.4, lit, 0.3 * shine), stop(1, lit, 0)])
  g.fillRect(-reach, -reach, reach * 2, reach * 2)
  g.fillStyle = radial(g, 0, 0, 1.05, 2.3, [stop(0, GLOOM, 0), stop(0.5, GLOOM, 0.42), stop(1, GLOOM, 0.66)])
  g.fillRect(-reach, -reach, reach * 2, reach * 2)
  g.restore()
}

const GLOOM: Colour = [20, 12, 38]

/** Random cracks and layers. */
function strata(brush: Brush, frame: Frame, seed: number, lighten: number): void {
  const { g, unit } = brush
  const random = seeded(seed + 3)
  g.lineCap = 'round'
  for (let i = 0; i < 46; i++) {
    const [x, y, w] = [leftOf(frame) + random() * spanOf(frame), -frame.bleed + random() * frame.height, (14 + random() * 70) * unit]
    g.strokeStyle = css(tint(brush, 'rock', 0.1, lighten + (i % 3 ? -0.22 : 0.2)), 0.34)
    g.lineWidth = (1.2 + random() * 2.4) * unit
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(x + w * 0.5, y + (random() - 0.5) * w * 0.4, x + w, y + (random() - 0.4) * w * 0.5)
    g.stroke()
  }
}

/** A stalactite at (x, y), or a stalagmite with `direction` -1; `h`: length in pixels. */
export function dripstone(brush: Brush, x: number, y: number, h: number, direction: 1 | -1, depth: number, lighten: number): void {
  const w = h * 0.2
  const cone = path((p) => {
    p.moveTo(x - w, y - direction * h * 0.12)
    p.bezierCurveTo(x - w * 0.5, y + direction * h * 0.16, x - w * 0.26, y + direction * h * 0.5, x - w * 0.05, y + direction * h)
    p.lineTo(x + w * 0.05, y + direction * h)
    p.bezierCurveTo(x + w * 0.3, y + direction * h * 0.46, x + w * 0.5, y + direction * h * 0.16, x + w, y - direction * h * 0.12)
    p.closePath()
  })
  const low = Math.min(y, y + direction * h)
  paintShape(brush, cone, 'rock', [x - w, low, w * 2, h], { depth, lighten, cel: 0.34 })
  brush.g.strokeStyle = css(tint(brush, 'rock', depth, lighten - 0.2), 0.5)
  brush.g.lineWidth = Math.max(1, h * 0.012)
  for (const k of [0.14, 0.3, 0.46]) {
    const half = w * (0.55 - k * 0.7)
    brush.g.beginPath()
    brush.g.ellipse(x, y + direction * h * k, half, half * 0.3, 0, 0, Math.PI)
    brush.g.stroke()
  }
}

/** A falling drop from (x, y) to `baseY` with its ripple, at a time in seconds. `phase`: 0 to 1. */
export function drops({ g, unit }: Brush, x: number, y: number, baseY: number, seconds: number, phase: number): void {
  const u = (seconds * 0.55 + phase) % 1
  const fall = Math.min(1, u / 0.45)
  g.save()
  g.fillStyle = css('#e8fbff', 0.85)
  if (fall < 1) {
    g.beginPath()
    g.ellipse(x, y + (baseY - y) * fall * fall, 2 * unit, 4.5 * unit, 0, 0, 7)
    g.fill()
  } else {
    const out = (u - 0.45) / 0.55
    g.strokeStyle = css('#e8fbff', 0.7 * (1 - out))
    g.lineWidth = 2 * unit
    g.beginPath()
    g.ellipse(x, baseY, (6 + out * 40) * unit, (1.4 + out * 8) * unit, 0, 0, 7)
    g.stroke()
  }
  g.restore()
}

/** A light shaft from an opening above. (x, y): centre of the opening; `top`, `wide`: half widths at `y` and `baseY`. */
export function lightWell(
  { g }: Brush,
  x: number,
  y: number,
  baseY: number,
  top: number,
  wide: number,
  colour: Colour,
  alpha: number,
): void {
  g.save()
  g.globalCompositeOperation = 'screen'
  for (const k of [1, 0.7, 0.42]) {
    g.fillStyle = linear(g, 0, y, 0, baseY, [stop(0, colour, alpha * 0.55), stop(0.7, colour, alpha * 0.22), stop(1, colour, 0)])
    g.beginPath()
    g.moveTo(x - top * k, y)
    g.lineTo(x + top * k, y)
    g.lineTo(x + wide * k, baseY)
    g.lineTo(x - wide * k, baseY)
    g.fill()
  }
  g.restore()
}
