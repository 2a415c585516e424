import { type Brush, boundsOf, type Point, type ShapeOptions } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import type { Role } from '../paint/palette.ts'
import type { GroundPerspective } from './ground-perspective.ts'

/** A polygon from alternating x and y coordinates in pixels. */
export function facet(brush: Brush, role: Role, coordinates: readonly number[], options?: ShapeOptions): void {
  const points: Point[] = []
  for (let i = 0; i < coordinates.length; i += 2) points.push([coordinates[i]!, coordinates[i + 1]!])
  const shape = path((p) => {
    points.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y)))
    p.closePath()
  })
  paintShape(brush, shape, role, boundsOf(points), { plain: true, ...options })
}

export type CuboidOptions = ShapeOptions & {
  /** Height above the floor in metres. Default 0. */
  readonly lift?: number
  /** Role of the top face. Default: the role of the front. */
  readonly top?: Role
  /** Corner radius of the front in metres. Default 0. */
  readonly round?: number
}

/** A cuboid in one-point perspective. (x, y): bottom centre of the front; width, height and depth in metres. */
export function cuboid(
  brush: Brush,
  view: GroundPerspective,
  x: number,
  y: number,
  [w, h, d]: readonly [number, number, number],
  role: Role,
  options: CuboidOptions = {},
): void {
  const m = view.pixelsPerMetre(y)
  const { lift = 0, top = role, round = 0, lighten = 0 } = options
  const back = (view.yBehind(y, d) - view.horizonY) / (y - view.horizonY)
  const [left, right] = [x - (w * m) / 2, x + (w * m) / 2]
  const [bottomY, topY] = [y - lift * m, y - (lift + h) * m]
  const bx = (at: number): number => view.vanishingX + (at - view.vanishingX) * back
  const by = (at: number): number => view.horizonY + (at - view.horizonY) * back
  const side = { ...options, lighten: lighten - 0.22, noInk: round > 0 }
  if (right < view.vanishingX) facet(brush, role, [right, bottomY, right, topY, bx(right), by(topY), bx(right), by(bottomY)], side)
  if (left > view.vanishingX) facet(brush, role, [left, bottomY, left, topY, bx(left), by(topY), bx(left), by(bottomY)], side)
  if (topY > view.horizonY)
    facet(brush, top, [left, topY, right, topY, bx(right), by(topY), bx(left), by(topY)], { ...options, lighten: lighten + 0.14 })
  const front = path((p) => (round ? p.roundRect(left, topY, w * m, h * m, round * m) : p.rect(left, topY, w * m, h * m)))
  paintShape(brush, front, role, [left, topY, w * m, h * m], { plain: true, ...options })
}
