import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { facet } from '../solid.ts'

/** A globe on a stand. (x, y): bottom centre; `h`: height in pixels. */
export function globe(brush: Brush, x: number, y: number, h: number): void {
  const r = h * 0.36
  box(brush, x - h * 0.2, y - h * 0.06, h * 0.4, h * 0.06, 'wood', { round: h * 0.02 })
  box(brush, x - h * 0.03, y - h * 0.24, h * 0.06, h * 0.2, 'gold')
  ellipse(brush, x, y - h * 0.58, r, r, 'water')
  const land = path((p) => {
    p.ellipse(x - r * 0.3, y - h * 0.66, r * 0.4, r * 0.3, 0.5, 0, 7)
    p.ellipse(x + r * 0.36, y - h * 0.5, r * 0.34, r * 0.42, -0.3, 0, 7)
  })
  brush.g.fillStyle = css(tint(brush, 'leafLight'))
  brush.g.fill(land)
  brush.g.strokeStyle = css(tint(brush, 'gold'))
  brush.g.lineWidth = h * 0.035
  brush.g.beginPath()
  brush.g.arc(x, y - h * 0.58, r * 1.12, -0.6, 2.3)
  brush.g.stroke()
}

/** A triangular pennant. (x, y): top centre; `h`: height in pixels. */
export const flag = (brush: Brush, x: number, y: number, h: number, role: Role): void =>
  facet(brush, role, [x - h * 0.42, y, x + h * 0.42, y, x, y + h], { cel: 0.1 })

/** Bunting between two points. `sag`, `size`: pixels. */
export function bunting(
  brush: Brush,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  size: number,
  roles: readonly Role[],
): void {
  const { g, unit } = brush
  g.save()
  g.strokeStyle = css([60, 30, 40], 0.6)
  g.lineWidth = 2 * unit
  g.beginPath()
  g.moveTo(x0, y0)
  g.quadraticCurveTo((x0 + x1) / 2, (y0 + y1) / 2 + sag * 2, x1, y1)
  g.stroke()
  g.restore()
  const count = Math.max(3, Math.round(Math.abs(x1 - x0) / (size * 1.6)))
  for (let i = 1; i < count; i++) {
    const u = i / count
    flag(brush, x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + sag * 4 * u * (1 - u), size, roles[i % roles.length]!)
  }
}

/** A wooden crate, filled if `full` is given. (x, y): bottom left; pixels. */
export function crate(brush: Brush, x: number, y: number, w: number, h: number, full?: Role): void {
  if (full)
    for (let i = 0; i < 7; i++) ellipse(brush, x + w * (0.1 + i * 0.135), y - h * (1.02 + (i % 2) * 0.12), w * 0.095, w * 0.095, full)
  box(brush, x, y - h, w, h, 'woodLight')
  for (let i = 1; i < 3; i++) {
    brush.g.fillStyle = css(tint(brush, 'wood', 0, -0.4), 0.5)
    brush.g.fillRect(x, y - (h * i) / 3, w, h * 0.05)
  }
  for (const at of [0.02, 0.9]) box(brush, x + w * at, y - h, w * 0.08, h, 'wood', { noInk: true })
}

/** An upright barrel. (x, y): bottom centre. */
export function barrel(brush: Brush, x: number, y: number, h: number): void {
  const w = h * 0.72
  const body = path((p) => {
    p.moveTo(x - w * 0.4, y)
    p.quadraticCurveTo(x - w * 0.62, y - h * 0.5, x - w * 0.4, y - h)
    p.lineTo(x + w * 0.4, y - h)
    p.quadraticCurveTo(x + w * 0.62, y - h * 0.5, x + w * 0.4, y)
    p.closePath()
  })
  paintShape(brush, body, 'wood', [x - w * 0.55, y - h, w * 1.1, h])
  ellipse(brush, x, y - h, w * 0.4, h * 0.07, 'woodLight', { plain: true })
  for (const at of [0.2, 0.78]) box(brush, x - w * 0.5, y - h * at - h * 0.03, w, h * 0.06, 'dark', { noInk: true, round: h * 0.03 })
}

/** A signpost. (x, y): bottom centre of the post. `arrow`: 1 right, -1 left. */
export function signpost(brush: Brush, x: number, y: number, h: number, arrow: 1 | -1): void {
  box(brush, x - h * 0.03, y - h, h * 0.06, h, 'wood')
  const board = (at: number, side: number, role: Role): void =>
    facet(brush, role, [
      x - side * h * 0.22,
      y - h * at,
      x + side * h * 0.3,
      y - h * at,
      x + side * h * 0.4,
      y - h * (at - 0.08),
      x + side * h * 0.3,
      y - h * (at - 0.16),
      x - side * h * 0.22,
      y - h * (at - 0.16),
    ])
  board(0.96, arrow, 'woodLight')
  board(0.74, -arrow, 'wall')
}
