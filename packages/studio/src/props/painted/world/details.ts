import { type ShapeOptions, tint } from '../../../paint/brush.ts'
import { Path2D } from '../../../paint/canvas.ts'
import { css } from '../../../paint/colour.ts'
import type { Role } from '../../../paint/palette.ts'
import { PLAIN_SHAPE } from '../outline.ts'
import { ellipse, type Pen, rect } from '../pen.ts'

/** An ellipse around (x, y), in hundredths of the prop's size. */
export const oval = (pen: Pen, role: Role, x: number, y: number, rx: number, ry: number, options?: ShapeOptions): void =>
  ellipse(pen, x / 100, y / 100, rx / 100, ry / 100, role, options)

/** A rectangle with its top left corner at (x, y), in hundredths of the prop's size. `round`: radius of its corners, default 0. */
export const box = (
  pen: Pen,
  role: Role,
  x: number,
  y: number,
  w: number,
  h: number,
  options?: ShapeOptions & { readonly round?: number },
): void => rect(pen, x / 100, y / 100, w / 100, h / 100, role, { ...options, ...(options?.round && { round: options.round / 100 }) })

/** Light of its own, without outline or shadow. */
export const GLOWING: ShapeOptions = { plain: true, noInk: true, mode: 'flat', emissive: true }

/** A thin stroke on another shape, never outlined. `width`: in hundredths; see `line`. */
export function mark({ brush, size }: Pen, width: number, role: Role, d: string, lighten = 0): void {
  const { g, look, unit } = brush
  const scaled = new Path2D()
  scaled.addPath(new Path2D(d), { a: size / 100, b: 0, c: 0, d: size / 100, e: 0, f: 0 })
  g.save()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.strokeStyle = css(look.paint === 'neon' ? (look.neon?.(role, 0) ?? tint(brush, role)) : tint(brush, role, 0, lighten))
  g.lineWidth = Math.max((width * size) / 100, unit * 0.7)
  g.stroke(scaled)
  g.restore()
}

/** The dark eye of an animal with its gleam. `r`: radius in hundredths. */
export function eye(pen: Pen, x: number, y: number, r = 2.6): void {
  oval(pen, 'black', x, y, r, r * 1.1, PLAIN_SHAPE)
  oval(pen, 'white', x - r * 0.3, y - r * 0.4, r * 0.34, r * 0.34, PLAIN_SHAPE)
}
