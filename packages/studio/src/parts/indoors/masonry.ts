import { type Brush, tint } from '../../paint/brush.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { Random } from '../../paint/random.ts'
import type { Room } from './room-shell.ts'

/** Stones of the back wall of a room, some lighter, some darker. */
export function masonry(brush: Brush, { left, right, floorY, ceilingY, m }: Room, role: Role, random: Random): void {
  const { g } = brush
  for (let y = floorY, row = 0; y > ceilingY - m; y -= 0.3 * m, row++)
    for (let x = left - (row % 2) * 0.3 * m; x < right;) {
      const w = (0.36 + random() * 0.34) * m
      g.fillStyle = css(tint(brush, role, 0.04, (random() - 0.5) * 0.34), 0.75)
      g.beginPath()
      const from = Math.max(left, x + 0.02 * m)
      g.roundRect(from, y - 0.28 * m, Math.max(0, Math.min(right, x + w) - from), 0.26 * m, 0.06 * m)
      g.fill()
      x += w
    }
}
