import { type Brush, type Point, tint } from '../../paint/brush.ts'
import type { Ctx } from '../../paint/canvas.ts'
import { css, shade } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'

/** Tiles seen from above a corner: half a tile's width and height in pixels, and where the far corner is. */
export type Grid = { readonly w: number; readonly h: number; readonly x: number; readonly y: number }

/** Where (i, j) is in the picture; i runs to the lower right, j to the lower left, z up, all in tiles. */
export const spot = (grid: Grid, i: number, j: number, z = 0): Point => [grid.x + (i - j) * grid.w, grid.y + (i + j) * grid.h - z * grid.w]

/** Near corner last: from (i, j) at the far corner, `a` along i, `b` along j, between heights. */
export type Block = {
  readonly i: number
  readonly j: number
  readonly a: number
  readonly b: number
  readonly z?: number
  readonly h: number
}

export function face(g: Ctx, points: readonly Point[], colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  for (const [x, y] of points) g.lineTo(x, y)
  g.closePath()
  g.fill()
}

/** A box with its lit top, its left side in half light and its right side in shade. */
export function block(brush: Brush, grid: Grid, { i, j, a, b, z = 0, h }: Block, role: Role, top: Role = role): void {
  const { g } = brush
  const colour = tint(brush, role)
  const at = (di: number, dj: number, dz: number): Point => spot(grid, i + di * a, j + dj * b, z + dz * h)
  face(g, [at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0)], css(shade(colour, -0.1)))
  face(g, [at(1, 1, 1), at(1, 0, 1), at(1, 0, 0), at(1, 1, 0)], css(shade(colour, -0.34)))
  face(g, [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], css(shade(tint(brush, top), 0.12)))
  g.strokeStyle = css(shade(tint(brush, top), 0.45), 0.55)
  g.lineWidth = Math.max(0.8, grid.w * 0.022)
  g.beginPath()
  g.moveTo(...at(0, 1, 1))
  g.lineTo(...at(1, 1, 1))
  g.lineTo(...at(1, 0, 1))
  g.stroke()
}

/** A flat piece on the ground or on a top. */
export function tile(brush: Brush, grid: Grid, { i, j, a, b, z = 0 }: Omit<Block, 'h'>, role: Role, lighten = 0): void {
  face(
    brush.g,
    [spot(grid, i, j, z), spot(grid, i + a, j, z), spot(grid, i + a, j + b, z), spot(grid, i, j + b, z)],
    css(tint(brush, role, 0, lighten)),
  )
}

/** Shade on the ground, to the lower right of what stands there. */
export function cast({ g }: Brush, grid: Grid, { i, j, a, b, z = 0 }: Omit<Block, 'h'>, reach = 0.5): void {
  const far = reach * 0.5
  face(
    g,
    [
      spot(grid, i + a, j, z),
      spot(grid, i + a + far, j + far * 0.2, z),
      spot(grid, i + a + far, j + b + far * 0.2, z),
      spot(grid, i + a * 0.4, j + b + far * 0.2, z),
      spot(grid, i, j + b, z),
      spot(grid, i + a, j + b, z),
    ],
    'rgba(30,16,60,.22)',
  )
}

/** Which of a box's two visible sides. */
export type Side = 'left' | 'right'

/** Draws on an upright side in its own measure: x in tiles along it from its left end, y in tiles upwards from its foot (negative up). */
export function onSide(g: Ctx, grid: Grid, { i, j, a, b, z = 0 }: Block, side: Side, draw: (length: number) => void): void {
  const from = side === 'left' ? spot(grid, i, j + b, z) : spot(grid, i + a, j + b, z)
  g.save()
  g.transform(grid.w, side === 'left' ? grid.h : -grid.h, 0, grid.w, from[0], from[1])
  draw(side === 'left' ? a : b)
  g.restore()
}
