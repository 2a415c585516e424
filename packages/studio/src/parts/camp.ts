import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { glow, path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { lantern } from './nature/grotto.ts'
import { blob } from './nature/plants.ts'
import { facet } from './solid.ts'

/** A tree house with a ladder. (x, y): bottom centre of the trunk. */
export function treeHouse(brush: Brush, x: number, y: number, h: number, depth: number, lit: boolean): void {
  groundShadow(brush, x, y, h * 0.2, h * 0.03, depth)
  const trunk = path((p) => {
    p.moveTo(x - h * 0.13, y)
    p.quadraticCurveTo(x - h * 0.07, y - h * 0.1, x - h * 0.06, y - h * 0.72)
    p.lineTo(x + h * 0.06, y - h * 0.72)
    p.quadraticCurveTo(x + h * 0.07, y - h * 0.1, x + h * 0.14, y)
    p.closePath()
  })
  crown(brush, x, y - h * 0.82, h * 0.42, depth, 3)
  paintShape(brush, trunk, 'trunk', [x - h * 0.14, y - h * 0.72, h * 0.28, h * 0.72], { depth })
  for (const side of [-1, 1])
    facet(
      brush,
      'trunk',
      [
        x + side * h * 0.03,
        y - h * 0.3,
        x + side * h * 0.05,
        y - h * 0.24,
        x + side * h * 0.24,
        y - h * 0.42,
        x + side * h * 0.2,
        y - h * 0.43,
      ],
      { depth, lighten: -0.1 },
    )
  box(brush, x - h * 0.28, y - h * 0.45, h * 0.56, h * 0.035, 'wood', { depth })
  box(brush, x - h * 0.2, y - h * 0.68, h * 0.4, h * 0.235, 'woodLight', { depth })
  for (let i = 1; i < 7; i++) {
    brush.g.fillStyle = css(tint(brush, 'wood', depth, -0.2), 0.5)
    brush.g.fillRect(x - h * 0.2 + (i * h * 0.4) / 7, y - h * 0.68, h * 0.004, h * 0.23)
  }
  box(brush, x - h * 0.14, y - h * 0.62, h * 0.1, h * 0.09, lit ? 'window' : 'glass', { emissive: true })
  box(brush, x - h * 0.094, y - h * 0.62, h * 0.008, h * 0.09, 'wood', { depth, noInk: true })
  box(brush, x + h * 0.05, y - h * 0.6, h * 0.1, h * 0.155, 'teal', { depth, round: [h * 0.05, h * 0.05, 0, 0] })
  facet(brush, 'roof', [x - h * 0.26, y - h * 0.66, x - h * 0.03, y - h * 0.83, x + h * 0.26, y - h * 0.66], { depth })
  for (const k of [-0.26, -0.13, 0, 0.13, 0.26])
    box(brush, x + k * h - h * 0.006, y - h * 0.52, h * 0.012, h * 0.08, 'wood', { depth, noInk: true })
  box(brush, x - h * 0.28, y - h * 0.53, h * 0.56, h * 0.014, 'wood', { depth, noInk: true })
  ladder(brush, x + h * 0.1, y, h * 0.42, h * 0.07, depth)
  if (lit) lantern(brush, x - h * 0.24, y - h * 0.34, h * 0.08)
  if (lit) glow(brush.g, x - h * 0.09, y - h * 0.58, h * 0.3, brush.look.lamp ?? [255, 206, 128], 0.6)
  crown(brush, x + h * 0.26, y - h * 0.74, h * 0.16, depth, 8)
  crown(brush, x - h * 0.3, y - h * 0.8, h * 0.15, depth, 9)
}

function crown(brush: Brush, x: number, y: number, r: number, depth: number, seed: number): void {
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4 + seed
    const [bx, by, s] = [x + Math.cos(a) * r * 0.66, y + Math.sin(a) * r * 0.44, r * (0.42 + (i % 3) * 0.08)]
    paintShape(brush, blob(bx, by, s, s * 0.86, 11, 0.16, i + seed), i % 3 === 1 ? 'leafLight' : 'leaf', [bx - s, by - s, s * 2, s * 2], {
      depth,
      cel: 0.3,
      noInk: i % 2 > 0,
    })
  }
}

function ladder(brush: Brush, x: number, y: number, h: number, w: number, depth: number): void {
  for (const side of [-1, 1])
    facet(
      brush,
      'woodLight',
      [
        x + (side * w) / 2 - w * 0.08,
        y,
        x + (side * w) / 2 + w * 0.08,
        y,
        x + (side * w) / 2 - w * 0.02,
        y - h,
        x + (side * w) / 2 - w * 0.18,
        y - h,
      ],
      { depth, noInk: true },
    )
  for (let i = 1; i < 8; i++) box(brush, x - w / 2, y - (h * i) / 8, w, w * 0.12, 'woodLight', { depth, noInk: true, lighten: -0.1 })
}

/** A ridge tent with an open flap. (x, y): bottom centre of its front; `h`: height in pixels; `lit`: lit from inside. */
export function ridgeTent(brush: Brush, x: number, y: number, h: number, role: Role, lit: boolean): void {
  groundShadow(brush, x + h * 0.3, y, h * 1.1, h * 0.1)
  facet(brush, role, [x, y - h, x + h * 0.95, y - h * 0.9, x + h * 1.45, y - h * 0.08, x + h * 0.62, y], { lighten: -0.12 })
  facet(brush, role, [x - h * 0.62, y, x, y - h, x + h * 0.62, y])
  facet(brush, lit ? 'window' : 'dark', [x - h * 0.3, y, x, y - h * 0.82, x + h * 0.3, y], { emissive: lit, noInk: true })
  facet(brush, role, [x - h * 0.3, y, x, y - h * 0.82, x - h * 0.06, y - h * 0.3, x - h * 0.4, y - h * 0.02], { lighten: 0.18 })
  if (lit) glow(brush.g, x, y - h * 0.3, h, brush.look.lamp ?? [255, 206, 128], 0.6)
  const { g, unit } = brush
  g.strokeStyle = css(tint(brush, 'cream'), 0.7)
  g.lineWidth = 1.4 * unit
  g.beginPath()
  g.moveTo(x, y - h)
  g.lineTo(x - h * 0.9, y + h * 0.06)
  g.moveTo(x + h * 0.95, y - h * 0.9)
  g.lineTo(x + h * 1.7, y)
  g.stroke()
  for (const dx of [0.9, 1.05]) ellipse(brush, x - h * dx, y - h * 0.03, h * 0.1, h * 0.06, 'rock', { noInk: true })
}
