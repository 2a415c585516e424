import { type Brush, tint } from '../../paint/brush.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { Random } from '../../paint/random.ts'
import { drawBlock, drawShadow, fillPolygon, type Grid, withSideTransform, project } from './diorama-grid.ts'

/** Position of a feature: (i, j, z) is the centre of the tile's top, in tiles; `lit`: with lamps on. */
export type TileContext = { readonly i: number; readonly j: number; readonly z: number; readonly lit: boolean; readonly random: Random }
export type Draw = (brush: Brush, grid: Grid, at: TileContext) => void

/** A square box centred on the tile. */
export const drawBox = (
  brush: Brush,
  grid: Grid,
  { i, j, z }: TileContext,
  side: number,
  from: number,
  h: number,
  role: Role,
  top?: Role,
): void => drawBlock(brush, grid, { i: i - side / 2, j: j - side / 2, a: side, b: side, z: z + from, h }, role, top)

export const drawTileShadow = (brush: Brush, grid: Grid, { i, j, z }: TileContext, side: number): void =>
  drawShadow(brush, grid, { i: i - side / 2, j: j - side / 2, a: side, b: side, z })

/** A pyramid centred on the tile. */
export function pyramidRoof(
  { g, ...rest }: Brush,
  grid: Grid,
  { i, j, z }: TileContext,
  side: number,
  from: number,
  h: number,
  role: Role,
): void {
  const s = side / 2
  const top = project(grid, i, j, z + from + h)
  const [l, f, r] = [project(grid, i - s, j + s, z + from), project(grid, i + s, j + s, z + from), project(grid, i + s, j - s, z + from)]
  const brush = { g, ...rest }
  fillPolygon(g, [l, f, top], css(tint(brush, role, 0, 0.1)))
  fillPolygon(g, [r, f, top], css(tint(brush, role, 0, -0.26)))
}

export function drawWindows(
  { g, ...rest }: Brush,
  grid: Grid,
  { i, j, z, lit, random }: TileContext,
  side: number,
  h: number,
  dense: number,
): void {
  const box = { i: i - side / 2, j: j - side / 2, a: side, b: side, z, h }
  const colour = css(tint({ g, ...rest }, lit ? 'window' : 'glass'))
  for (const which of ['left', 'right'] as const)
    withSideTransform(g, grid, box, which, (length) => {
      g.fillStyle = colour
      for (let y = 0.22; y < h - 0.2; y += dense)
        for (let x = 0.14; x < length - 0.16; x += dense) if (random() < 0.76) g.fillRect(x, -y - dense * 0.55, dense * 0.5, dense * 0.55)
    })
}
