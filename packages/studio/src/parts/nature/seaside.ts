import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape, polygon } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { facet } from '../solid.ts'

/** A sailing boat. (x, y): centre of the hull at the waterline; `s`: half its length in pixels. */
export function sailboat(brush: Brush, x: number, y: number, s: number, role: Role, depth: number): void {
  const bow = path((p) => {
    p.moveTo(x - s, y - s * 0.3)
    p.lineTo(x + s * 1.1, y - s * 0.34)
    p.quadraticCurveTo(x + s * 0.8, y + s * 0.14, x + s * 0.5, y + s * 0.14)
    p.lineTo(x - s * 0.7, y + s * 0.14)
    p.closePath()
  })
  paintShape(brush, bow, 'wood', [x - s, y - s * 0.34, s * 2.1, s * 0.5], { depth, plain: true })
  facet(brush, 'white', [x - s * 0.04, y - s * 0.36, x - s * 0.04, y - s * 2, x + s * 0.9, y - s * 0.36], { depth })
  facet(brush, role, [x - s * 0.14, y - s * 0.36, x - s * 0.14, y - s * 1.7, x - s * 0.76, y - s * 0.36], { depth })
}

/** A parasol. (x, y): bottom of its pole; `h`: height in pixels. */
export function parasol(brush: Brush, x: number, y: number, h: number, role: Role): void {
  const { g } = brush
  groundShadow(brush, x + h * 0.12, y + h * 0.03, h * 0.5, h * 0.06)
  g.save()
  g.translate(x, y)
  g.rotate(-0.12)
  box(brush, -h * 0.012, -h * 0.9, h * 0.024, h * 0.9, 'white')
  const ribs = [-1, -0.62, -0.22, 0.22, 0.62, 1]
  for (let i = 0; i < 5; i++) {
    const [a, b] = [ribs[i]! * h * 0.5, ribs[i + 1]! * h * 0.5]
    const panel = path((p) => {
      p.moveTo(0, -h)
      p.quadraticCurveTo(a * 0.8, -h * 0.94, a, -h * 0.68)
      p.quadraticCurveTo((a + b) / 2, -h * 0.74, b, -h * 0.68)
      p.quadraticCurveTo(b * 0.8, -h * 0.94, 0, -h)
    })
    paintShape(brush, panel, i % 2 ? 'white' : role, [Math.min(a, b), -h, Math.abs(b - a), h * 0.32], { plain: true })
  }
  ellipse(brush, 0, -h, h * 0.02, h * 0.02, 'gold', { noInk: true })
  g.restore()
}

/** A striped towel. (x, y): centre; `w`: width in pixels. */
export function towel(brush: Brush, x: number, y: number, w: number, role: Role): void {
  const stripe = (from: number, to: number, colour: Role): void =>
    facet(
      brush,
      colour,
      [
        x - w / 2 + w * from + w * 0.12,
        y - w * 0.13,
        x - w / 2 + w * to + w * 0.12,
        y - w * 0.13,
        x - w / 2 + w * to,
        y + w * 0.05,
        x - w / 2 + w * from,
        y + w * 0.05,
      ],
      { noInk: true },
    )
  for (let i = 0; i < 5; i++) stripe(i / 5, (i + 1) / 5, i % 2 ? 'white' : role)
}

/** A sandcastle. (x, y): bottom centre; `h`: height in pixels. */
export function sandcastle(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 0.9, h * 0.12)
  const tower = (cx: number, w: number, top: number): void => {
    box(brush, cx - w / 2, y - top, w, top, 'sand', { lighten: -0.12 })
    for (let i = 0; i < 3; i++) box(brush, cx - w / 2 + i * w * 0.37, y - top - h * 0.09, w * 0.24, h * 0.1, 'sand', { lighten: -0.08 })
  }
  box(brush, x - h * 0.62, y - h * 0.4, h * 1.24, h * 0.4, 'sand', { lighten: -0.16 })
  tower(x - h * 0.6, h * 0.36, h * 0.68)
  tower(x + h * 0.6, h * 0.36, h * 0.68)
  tower(x, h * 0.42, h)
  facet(brush, 'red', [x, y - h * 1.44, x + h * 0.3, y - h * 1.34, x, y - h * 1.22], { noInk: true })
  box(brush, x - h * 0.02, y - h * 1.44, h * 0.03, h * 0.4, 'wood', { noInk: true })
  box(brush, x - h * 0.09, y - h * 0.28, h * 0.18, h * 0.28, 'earth', { round: [h * 0.09, h * 0.09, 0, 0], noInk: true })
}

/** A shell. (x, y): bottom centre; `s`: radius in pixels. */
export function shell(brush: Brush, x: number, y: number, s: number, role: Role): void {
  const fan = path((p) => {
    p.moveTo(x, y)
    for (let i = 0; i <= 6; i++)
      p.quadraticCurveTo(
        x + Math.cos(Math.PI + (i - 0.5) * 0.524) * s * 1.1,
        y + Math.sin(Math.PI + (i - 0.5) * 0.524) * s * 0.9,
        x + Math.cos(Math.PI + i * 0.524) * s,
        y + Math.sin(Math.PI + i * 0.524) * s * 0.8,
      )
    p.closePath()
  })
  paintShape(brush, fan, role, [x - s, y - s, s * 2, s], { plain: true })
}

/** A pier in perspective from (x0, y0) to (x1, y1). `near`, `far`: half widths in pixels. */
export function pier(brush: Brush, x0: number, y0: number, near: number, x1: number, y1: number, far: number): void {
  const count = 22
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i / count) ** 1.9, ((i + 0.86) / count) ** 1.9]
    const at = (u: number): [number, number, number] => [x1 + (x0 - x1) * u, y1 + (y0 - y1) * u, far + (near - far) * u]
    const [ax, ay, aw] = at(a)
    const [bx, by, bw] = at(b)
    if (i % 4 === 0)
      for (const side of [-1, 1])
        box(brush, bx + side * bw * 0.94 - bw * 0.07, by - bw * 0.3, bw * 0.14, bw * 0.8, 'trunk', { noInk: i < 8 })
    polygon(
      brush,
      [
        [ax - aw, ay],
        [ax + aw, ay],
        [bx + bw, by],
        [bx - bw, by],
      ],
      'woodLight',
      { lighten: i % 2 ? -0.1 : 0, noInk: i < 12, depth: (1 - b) * 0.2 },
    )
  }
}
