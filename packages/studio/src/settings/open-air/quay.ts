import { type Brush, tint } from '../../paint/brush.ts'
import { linear } from '../../paint/canvas.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { barrel, crate } from '../../parts/indoors/small-objects.ts'
import { paving } from '../../parts/nature/ground.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import type { Place } from '../setting.ts'

/** Whether a harbour is mirrored. */
export const isFlipped = ({ seed }: Place): boolean => seed % 2 === 1
/** x at a fraction of the frame width, mirrored where its harbour is. */
export const across = (place: Place, part: number): number => place.frame.width * (isFlipped(place) ? 1 - part : part)

const viewOf = ({ frame }: Place): GroundPerspective => groundPerspective(frame, 0.5)
/** y of the edge of the quay, where the water begins. */
export const quayEdge = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 2.2)

/** The quay in front of the water: bollards, crates, a cask, a coil of rope. */
export function quay(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const y = quayEdge(place)
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, y, 0, bottom, [tint(brush, 'stone', 0.06), tint(brush, 'stone', 0, -0.16)])
  g.fillRect(leftOf(frame), y, spanOf(frame), bottom - y)
  paving(brush, frame, y + 12 * unit, bottom, 'stone', seed + 6)
  box(brush, leftOf(frame), y, spanOf(frame), 14 * unit, 'stone', { lighten: 0.16, cel: 0 })
  box(brush, leftOf(frame), y + 14 * unit, spanOf(frame), 4 * unit, 'dark', { noInk: true, cel: 0, lighten: 0.1 })
  const m = viewOf(place).pixelsPerMetre(y)
  for (const part of frame.tall ? [0.2, 0.86] : [0.1, 0.46, 0.7, 0.96]) bollard(brush, frame.width * part, y + 16 * unit, m * 0.56)
  const near = viewOf(place).yBehind(frame.ground, 0.8)
  const nm = viewOf(place).pixelsPerMetre(near)
  crate(brush, across(place, 0.94) - 0.4 * nm, near, 0.8 * nm, 0.56 * nm)
  crate(brush, across(place, 0.95) - 0.3 * nm, near - 0.56 * nm, 0.6 * nm, 0.42 * nm)
  barrel(brush, across(place, 0.05), near, 0.8 * nm)
  coil(brush, across(place, frame.tall ? 0.16 : 0.13), near + 0.12 * nm, 0.3 * nm)
}

function bollard(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 0.5, h * 0.12)
  box(brush, x - h * 0.2, y - h * 0.7, h * 0.4, h * 0.7, 'dark', { lighten: 0.14, plain: false })
  box(brush, x - h * 0.32, y - h * 0.84, h * 0.64, h * 0.24, 'dark', { lighten: 0.2, round: h * 0.1 })
}

/** A coil of rope. */
function coil(brush: Brush, x: number, y: number, r: number): void {
  groundShadow(brush, x, y, r * 1.1, r * 0.24)
  for (let i = 0; i < 3; i++) ellipse(brush, x, y - r * (0.12 + i * 0.16), r * (1 - i * 0.06), r * 0.26, i % 2 ? 'sand' : 'wheat')
  ellipse(brush, x, y - r * 0.5, r * 0.5, r * 0.12, 'wood', { noInk: true, lighten: -0.3 })
}
