import type { Brush } from '../../paint/brush.ts'
import type { Role } from '../../paint/palette.ts'
import { box } from '../../paint/shapes.ts'
import { xAlongDepthLine } from '../ground-perspective.ts'
import { facet } from '../solid.ts'
import type { Room } from './room-shell.ts'

/** Beams of a ceiling that run towards the viewer, and one across the back wall. */
export function ceilingBeams(brush: Brush, { view, left, right, ceilingY, frame, m }: Room, role: Role): void {
  const top = -frame.bleed
  for (let i = 0; i <= 5; i++) {
    const a = left + ((right - left) * i) / 5
    const b = a + 0.18 * m
    facet(
      brush,
      role,
      [
        a,
        ceilingY + 0.16 * m,
        b,
        ceilingY + 0.16 * m,
        xAlongDepthLine(view, b, ceilingY, top),
        top,
        xAlongDepthLine(view, a, ceilingY, top),
        top,
      ],
      { lighten: i % 2 ? -0.2 : -0.12, cel: 0 },
    )
  }
  box(brush, left, ceilingY, right - left, 0.2 * m, role, { lighten: -0.16, cel: 0 })
}
