import type { Brush } from '../../paint/brush.ts'
import { box, groundShadow } from '../../paint/shapes.ts'
import type { Role } from '../../paint/palette.ts'

/** (x, y): left end of the top; `h` to the floor. */
export function table(brush: Brush, x: number, y: number, w: number, h: number, top: Role = 'woodLight'): void {
  const { unit } = brush
  groundShadow(brush, x + w / 2, y + h, w * 0.56, 16 * unit)
  box(brush, x + 16 * unit, y + 14 * unit, 22 * unit, h - 14 * unit, 'wood', { lighten: -0.15 })
  box(brush, x + w - 38 * unit, y + 14 * unit, 22 * unit, h - 14 * unit, 'wood', { lighten: -0.15 })
  box(brush, x, y, w, 20 * unit, top, { round: 5 * unit })
}
