import { type Brush, tint } from '../../paint/brush.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { Random } from '../../paint/random.ts'
import { block, cast, face, type Grid, onSide, spot } from './diorama-grid.ts'

/** One thing on a tile of a model landscape. (i, j, z): middle of the tile's top, in tiles. */
export type At = { readonly i: number; readonly j: number; readonly z: number; readonly lit: boolean; readonly random: Random }
export type Draw = (brush: Brush, grid: Grid, at: At) => void

/** A box around the middle of the tile. */
export const solid = (brush: Brush, grid: Grid, { i, j, z }: At, side: number, from: number, h: number, role: Role, top?: Role): void =>
  block(brush, grid, { i: i - side / 2, j: j - side / 2, a: side, b: side, z: z + from, h }, role, top)

export const shadow = (brush: Brush, grid: Grid, { i, j, z }: At, side: number): void =>
  cast(brush, grid, { i: i - side / 2, j: j - side / 2, a: side, b: side, z })

/** Four slopes that meet over the middle. */
export function pyramidRoof({ g, ...rest }: Brush, grid: Grid, { i, j, z }: At, side: number, from: number, h: number, role: Role): void {
  const s = side / 2
  const top = spot(grid, i, j, z + from + h)
  const [l, f, r] = [spot(grid, i - s, j + s, z + from), spot(grid, i + s, j + s, z + from), spot(grid, i + s, j - s, z + from)]
  const brush = { g, ...rest }
  face(g, [l, f, top], css(tint(brush, role, 0, 0.1)))
  face(g, [r, f, top], css(tint(brush, role, 0, -0.26)))
}

export function lightsOn({ g, ...rest }: Brush, grid: Grid, { i, j, z, lit, random }: At, side: number, h: number, dense: number): void {
  const box = { i: i - side / 2, j: j - side / 2, a: side, b: side, z, h }
  const colour = css(tint({ g, ...rest }, lit ? 'window' : 'glass'))
  for (const which of ['left', 'right'] as const)
    onSide(g, grid, box, which, (length) => {
      g.fillStyle = colour
      for (let y = 0.22; y < h - 0.2; y += dense)
        for (let x = 0.14; x < length - 0.16; x += dense) if (random() < 0.76) g.fillRect(x, -y - dense * 0.55, dense * 0.5, dense * 0.55)
    })
}
