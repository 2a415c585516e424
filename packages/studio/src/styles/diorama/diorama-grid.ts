import { type Brush, type Point, tint } from '../../paint/brush.ts'
import type { Ctx } from '../../paint/canvas.ts'
import { css, shade } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'

/** Isometric projection: half a tile's width and height, and the position of the far corner, in pixels. */
export type Grid = { readonly w: number; readonly h: number; readonly x: number; readonly y: number }

/** Projects tile coordinates to pixels: i to the lower right, j to the lower left, z up. */
export const project = (grid: Grid, i: number, j: number, z = 0): Point => [
  grid.x + (i - j) * grid.w,
  grid.y + (i + j) * grid.h - z * grid.w,
]

/** A box in tiles: far corner (i, j), size `a` along i and `b` along j, from height `z` (default 0) upwards by `h`. */
export type Block = {
  readonly i: number
  readonly j: number
  readonly a: number
  readonly b: number
  readonly z?: number
  readonly h: number
}

export function fillPolygon(g: Ctx, points: readonly Point[], colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  for (const [x, y] of points) g.lineTo(x, y)
  g.closePath()
  g.fill()
}

/** A box with three shades: light top, medium left side, dark right side. */
export function drawBlock(brush: Brush, grid: Grid, { i, j, a, b, z = 0, h }: Block, role: Role, top: Role = role): void {
  const { g } = brush
  const colour = tint(brush, role)
  const at = (di: number, dj: number, dz: number): Point => project(grid, i + di * a, j + dj * b, z + dz * h)
  fillPolygon(g, [at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0)], css(shade(colour, -0.1)))
  fillPolygon(g, [at(1, 1, 1), at(1, 0, 1), at(1, 0, 0), at(1, 1, 0)], css(shade(colour, -0.34)))
  fillPolygon(g, [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], css(shade(tint(brush, top), 0.12)))
  g.strokeStyle = css(shade(tint(brush, top), 0.45), 0.55)
  g.lineWidth = Math.max(0.8, grid.w * 0.022)
  g.beginPath()
  g.moveTo(...at(0, 1, 1))
  g.lineTo(...at(1, 1, 1))
  g.lineTo(...at(1, 0, 1))
  g.stroke()
}

/** A flat rectangle at height `z`. */
export function drawTile(brush: Brush, grid: Grid, { i, j, a, b, z = 0 }: Omit<Block, 'h'>, role: Role, lighten = 0): void {
  fillPolygon(
    brush.g,
    [project(grid, i, j, z), project(grid, i + a, j, z), project(grid, i + a, j + b, z), project(grid, i, j + b, z)],
    css(tint(brush, role, 0, lighten)),
  )
}

/** Shadow of a box on the ground, to the lower right. `reach`: its length in tiles. */
export function drawShadow({ g }: Brush, grid: Grid, { i, j, a, b, z = 0 }: Omit<Block, 'h'>, reach = 0.5): void {
  const far = reach * 0.5
  fillPolygon(
    g,
    [
      project(grid, i + a, j, z),
      project(grid, i + a + far, j + far * 0.2, z),
      project(grid, i + a + far, j + b + far * 0.2, z),
      project(grid, i + a * 0.4, j + b + far * 0.2, z),
      project(grid, i, j + b, z),
      project(grid, i + a, j + b, z),
    ],
    'rgba(30,16,60,.22)',
  )
}

/** Visible side of a box. */
export type Side = 'left' | 'right'

/** Runs `draw` in the plane of a side, in tiles: x from its left end, y from its bottom edge, negative up. */
export function withSideTransform(g: Ctx, grid: Grid, { i, j, a, b, z = 0 }: Block, side: Side, draw: (length: number) => void): void {
  const from = side === 'left' ? project(grid, i, j + b, z) : project(grid, i + a, j + b, z)
  g.save()
  g.transform(grid.w, side === 'left' ? grid.h : -grid.h, 0, grid.w, from[0], from[1])
  draw(side === 'left' ? a : b)
  g.restore()
}
