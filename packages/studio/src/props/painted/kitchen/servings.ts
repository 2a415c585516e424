import { FLAT_SHAPE, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { oval } from '../world/details.ts'

/** A deep bowl whose filling is an ellipse around (0, -52) of 43 by 13. */
export function bowl(pen: Pen, role: string, filling: string): void {
  outline(pen, role, 'M-48 -52 L48 -52 C46 -18 26 -4 18 -3 L-18 -3 C -26 -4 -46 -18 -48 -52 Z')
  oval(pen, role, 0, -52, 48, 15, { lighten: 0.2 })
  oval(pen, filling, 0, -51, 43, 12, PLAIN_SHAPE)
}

/** A flat plate around (0, -20). */
export function plate(pen: Pen, role = 'white'): void {
  oval(pen, role, 0, -20, 49, 18)
  oval(pen, role, 0, -22, 37, 12, { ...FLAT_SHAPE, lighten: role === 'white' ? -0.06 : 0.15 })
}

export function leaves(pen: Pen, points: readonly (readonly [number, number])[], role = 'leafLight'): void {
  for (const [x, y] of points)
    outline(
      pen,
      role,
      `M${x - 5} ${y} C${x - 3} ${y - 6} ${x + 4} ${y - 6} ${x + 6} ${y - 1} C${x + 3} ${y + 4} ${x - 3} ${y + 4} ${x - 5} ${y} Z`,
      { noInk: true },
    )
}
