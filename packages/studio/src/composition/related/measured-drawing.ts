import type { DrawingShape } from './drawing-shape.ts'

/** A drawing at a place: its origin, and its size, in one unit. */
export type Spot = { readonly x: number; readonly y: number; readonly size: number }

/** What is drawn, and how large it is in life. `centimetres`: its longest side; 0 for scenery. `stands`: it rests on the ground, unless it hangs in the air. */
export type MeasuredDrawing = {
  /** Name of a painter; absent for figures. */
  readonly icon?: string
  readonly shape: DrawingShape
  readonly centimetres: number
  readonly stands: boolean
  /** An animal that neither flies nor climbs: it is not up in a tree. */
  readonly staysOnGround?: true
}

/** Edges of the opaque part of a drawing in the frame, in the unit of its place; `foot`: the lower one. */
export type Bounds = { readonly left: number; readonly right: number; readonly top: number; readonly foot: number }

/** Bounds of the opaque part of a body at a place. */
export const boundsOf = ({ shape }: Pick<MeasuredDrawing, 'shape'>, { x, y, size }: Spot): Bounds => ({
  left: x + shape.left * size,
  right: x + shape.right * size,
  top: y + shape.top * size,
  foot: y + shape.foot * size,
})

export const widthOf = ({ left, right }: Bounds): number => right - left
export const heightOf = ({ top, foot }: Bounds): number => foot - top
export const longestOf = (bounds: Bounds): number => Math.max(widthOf(bounds), heightOf(bounds))

/** The place at which the opaque part of a body of a size has its middle at `x` and its foot at `foot`. */
export const spotOnFoot = ({ shape }: Pick<MeasuredDrawing, 'shape'>, x: number, foot: number, size: number): Spot => ({
  x: x - ((shape.left + shape.right) / 2) * size,
  y: foot - shape.foot * size,
  size,
})

/** The smallest bounds around all. */
export const unionOf = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
  top: Math.min(...all.map(({ top }) => top)),
  foot: Math.max(...all.map(({ foot }) => foot)),
})
