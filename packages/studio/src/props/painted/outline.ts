import type { ShapeOptions } from '../../paint/brush.ts'
import { Path2D } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { type Pen, shape, strokePath } from './pen.ts'

const PERCENT = { a: 0.01, b: 0, c: 0, d: 0.01, e: 0, f: 0 } as const

/** Coordinates of a path with absolute commands only (M, L, C, Q, Z). */
const coordinatesOf = (d: string): number[] => [...d.matchAll(/-?\d+(?:\.\d+)?/gu)].map(Number)

/** A filled outline. `d`: path data with absolute M, L, C, Q and Z in hundredths of the prop's size; y is negative above its foot. */
export function outline(pen: Pen, role: Role, d: string, options?: ShapeOptions): void {
  const all = coordinatesOf(d)
  const xs = all.filter((_, i) => i % 2 === 0)
  const ys = all.filter((_, i) => i % 2 === 1)
  const [left, top] = [Math.min(...xs) / 100, Math.min(...ys) / 100]
  const bounds = [left, top, Math.max(...xs) / 100 - left, Math.max(...ys) / 100 - top] as const
  shape(pen, role, bounds, (p) => p.addPath(new Path2D(d), PERCENT), options)
}

/** Coordinates, for path data, of the point `far` hundredths from (x, y) at an angle in radians; 0 is to the right. */
export const polar = (x: number, y: number, turn: number, far: number): string =>
  `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`

/** A stroke along path data; see `outline`. `width`: in hundredths. */
export const line = (pen: Pen, width: number, role: Role, d: string, lighten = 0): void =>
  strokePath(pen, width / 100, role, (p) => p.addPath(new Path2D(d), PERCENT), lighten)

/** A stroke without an outline, for fine marks on a shape; see `line`. */
export function mark(pen: Pen, width: number, role: Role, d: string): void {
  const { brush, size } = pen
  line({ brush: { ...brush, look: { ...brush.look, ink: 0 } }, size }, width, role, d)
}

/** A part without an outline of its own, on another shape. */
export const PLAIN_SHAPE: ShapeOptions = { plain: true, noInk: true }

/** A patch of another colour on a shape, without shadow. */
export const FLAT_SHAPE: ShapeOptions = { ...PLAIN_SHAPE, cel: 0 }
