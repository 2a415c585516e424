import type { Ctx } from './canvas.ts'
import { colourOf, type Look, type PaintMode } from './look.ts'
import type { Role } from './palette.ts'
import type { Rgb } from './colour.ts'

/** A look held over a canvas. `lively`: what it draws is drawn again in every frame, so costly surfaces are left out. */
export type Brush = { readonly g: Ctx; readonly look: Look; readonly unit: number; readonly animated?: boolean }
/** Left, top, width, height. */
export type Box = readonly [number, number, number, number]
export type Point = readonly [number, number]

export type ShapeOptions = {
  /** 0 at the subject, 1 at the horizon. Default 0. */
  readonly depth?: number
  readonly lighten?: number
  /** No volume shading: for thin or large shapes. */
  readonly plain?: boolean
  readonly noInk?: boolean
  /** Lights itself: not darkened by neon or silhouette looks. */
  readonly lit?: boolean
  readonly mode?: PaintMode
  /** Width of the drawn shadow of a cel shape, as a part of its box. Default 0.2. */
  readonly cel?: number
}

export const tint = (brush: Brush, role: Role, depth = 0, lighten = 0): Rgb => colourOf(brush.look, role, depth, lighten, brush.animated)

export function boundsOf(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return [x0, y0, x1 - x0, y1 - y0]
}
