import type { Ctx, Path2D } from './canvas.ts'
import { colourOf, type Look, type PaintMode } from './look.ts'
import type { Role } from './palette.ts'
import type { Rgb } from './colour.ts'

/** Canvas context with the look to draw in. `unit`: pixels per pixel at 720p. `animated`: redrawn every frame (figures), so costly textures are left out. */
export type Brush = { readonly g: Ctx; readonly look: Look; readonly unit: number; readonly animated?: boolean }
/** Bounding box in pixels: left, top, width, height. */
export type Box = readonly [number, number, number, number]
/** x and y in pixels. */
export type Point = readonly [number, number]

/** How a shape is painted. */
export type ShapeOptions = {
  /** 0 at the subject, 1 at the horizon. Default 0. */
  readonly depth?: number
  /** Lightens (above 0) or darkens (below 0) the role's colour, -1 to 1. Default 0. */
  readonly lighten?: number
  /** No volume shading: for thin or large shapes. */
  readonly plain?: boolean
  /** No outline. */
  readonly noInk?: boolean
  /** What is outlined. Default: the whole shape. */
  readonly inkPath?: Path2D
  /** Light source: not darkened by neon or silhouette looks. Default false. */
  readonly emissive?: boolean
  /** Default: the look's own. */
  readonly mode?: PaintMode
  /** Width of the cel shadow as a fraction of the shape's width. Default 0.2. */
  readonly cel?: number
}

/** The colour of a role in the brush's look. `depth`: 0 at the subject, 1 at the horizon. `lighten`: -1 to 1. */
export const tint = (brush: Brush, role: Role, depth = 0, lighten = 0): Rgb => colourOf(brush.look, role, depth, lighten, brush.animated)

/** Axis-aligned bounding box of points. */
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
