import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { tableLamp } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { sideWallPanel } from '../../parts/indoors/side-walls.ts'
import { rug } from '../../parts/indoors/tables.ts'
import { door, mirror, picture } from '../../parts/indoors/wall-decor.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { flicker, type InteriorContext, interior, topAt } from './interior.ts'

const WALLS: readonly Role[] = ['#b9a98c', '#8fa39a', '#a88f9a', '#9a9fb0']
const WOOD: Role = '#7a5236'
const RISE = 0.19
const RUN = 0.25

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt, floorY } = room
  roomShell(brush, room, { wall: WALLS[place.seed % WALLS.length]!, floor: 'wood', ceiling: 'cream', trim: 'white' }, 'panels', 'boards')
  door(brush, xAt(narrow ? 0.84 : 0.66), floorY, m, WOOD)
  if (!narrow) {
    door(brush, xAt(0.9), floorY, m, WOOD)
    mirror(brush, xAt(0.77), yAt(2), 0.36 * m, 0.76 * m)
  }
  sideWallPanel(brush, room, 1, [0.5, 1.5], [0, 2.15], 'white', { cel: 0, noInk: true, lighten: -0.1 })
  sideWallPanel(brush, room, 1, [0.58, 1.42], [0, 2.06], WOOD, { cel: 0, lighten: -0.1 })
  staircase(brush, context)
}

/** x of the foot of the stairs in pixels. */
const footOf = ({ room, narrow }: InteriorContext): number => room.xAt(narrow ? 0.62 : 0.52)

/** Stairs along the back wall that rise to the left, with a banister. */
function staircase(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const { m, floorY, ceilingY } = room
  const foot = footOf(context)
  const steps = Math.ceil((floorY - ceilingY) / m / RISE)
  const at = (step: number): readonly [number, number] => [foot - step * RUN * m, floorY - step * RISE * m]
  for (const [i, part] of [0.3, 0.55, 0.8].entries()) {
    const [x, y] = at(steps * part)
    if (y - 1.7 * m > ceilingY) picture(brush, x + 0.1 * m, y - 1.85 * m, 0.42 * m, 0.52 * m, place.seed + i)
  }
  // The closed side of the stairs.
  const points: number[] = [...at(0)]
  for (let i = 0; i < steps; i++) {
    const [x, y] = at(i)
    points.push(x, y - RISE * m, x - RUN * m, y - RISE * m)
  }
  const [lastX] = at(steps)
  facet(brush, 'white', [...points, lastX, floorY], { lighten: -0.12, cel: 0 })
  for (let i = 0; i < steps; i++) {
    const [x, y] = at(i)
    box(brush, x - RUN * m - 0.03 * m, y - RISE * m, RUN * m + 0.06 * m, 0.05 * m, WOOD, { lighten: 0.06 })
    box(brush, x - RUN * 0.4 * m, y - RISE * m - 0.82 * m, 0.03 * m, 0.82 * m, 'white', { noInk: true, lighten: -0.06 })
    box(brush, x - RUN * 0.9 * m, y - RISE * m - 0.82 * m + RISE * 0.5 * m, 0.03 * m, 0.82 * m - RISE * 0.5 * m, 'white', {
      noInk: true,
      lighten: -0.06,
    })
  }
  cupboard(brush, at(steps * 0.5)[0], floorY, m)
  const [topX, topY] = at(steps)
  facet(
    brush,
    WOOD,
    [foot + 0.02 * m, floorY - 0.94 * m, topX, topY - 0.94 * m, topX, topY - 1.02 * m, foot + 0.02 * m, floorY - 1.04 * m],
    { lighten: -0.06 },
  )
  box(brush, foot - 0.02 * m, floorY - 1.12 * m, 0.13 * m, 1.12 * m, WOOD, { lighten: -0.02 })
  ellipse(brush, foot + 0.045 * m, floorY - 1.17 * m, 0.09 * m, 0.09 * m, WOOD, { lighten: 0.1 })
}

/** The small door below the stairs. */
function cupboard(brush: Brush, x: number, y: number, m: number): void {
  facet(brush, 'white', [x - 0.5 * m, y, x + 0.34 * m, y, x + 0.34 * m, y - 0.84 * m, x - 0.5 * m, y - 1.4 * m], { lighten: -0.24 })
  ellipse(brush, x + 0.24 * m, y - 0.5 * m, 0.03 * m, 0.03 * m, 'gold', { noInk: true })
}

/** Middle of the chest of drawers: x and y of its base. */
const chestAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly [number, number] => [frameX(narrow ? 0.9 : 0.86), floorAt(0.34)]

function front(brush: Brush, context: InteriorContext): void {
  const { view, frameX, floorAt, narrow, place } = context
  rug(brush, view, frameX(0.5), floorAt(1.05), narrow ? 1.5 : 2.6, 1.6, (['red', '#4a5a7a', '#5a6a4a'] as const)[place.seed % 3]!, 'gold')
  const [x, y] = chestAt(context)
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.7 * m, 0.12 * m)
  cuboid(brush, view, x, y, [1.2, 0.82, 0.4], WOOD)
  for (const k of [0.1, 0.46]) {
    box(brush, x - 0.54 * m, y - (k + 0.3) * m, 1.08 * m, 0.3 * m, WOOD, { lighten: 0.1 })
    for (const dx of [-0.28, 0.28]) ellipse(brush, x + dx * m, y - (k + 0.15) * m, 0.03 * m, 0.03 * m, 'gold', { noInk: true })
  }
  tableLamp(brush, x + 0.4 * m, y - 0.84 * m, m, place.time)
  coats(brush, context)
  pottedPlant(brush, frameX(narrow ? 0.05 : 0.06), floorAt(0.5), 0.9 * m, place.seed)
}

/** A stand with coats and an umbrella. */
function coats(brush: Brush, { view, frameX, floorAt, narrow }: InteriorContext): void {
  if (narrow) return
  const [x, y] = [frameX(0.16), floorAt(0.42)]
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.4 * m, 0.08 * m)
  box(brush, x - 0.03 * m, y - 1.8 * m, 0.06 * m, 1.8 * m, WOOD)
  for (const dx of [-0.3, 0.3])
    facet(brush, WOOD, [x, y - 0.16 * m, x + dx * m, y, x + dx * m + 0.05 * m, y, x + 0.05 * m, y - 0.2 * m], { noInk: true })
  const coat = (dx: number, role: Role, length: number): void =>
    facet(
      brush,
      role,
      [
        x + (dx - 0.12) * m,
        y - 1.62 * m,
        x + (dx + 0.12) * m,
        y - 1.62 * m,
        x + (dx + 0.26) * m,
        y - (1.62 - length) * m,
        x + (dx - 0.22) * m,
        y - (1.62 - length) * m,
      ],
      { lighten: -0.04 },
    )
  coat(-0.2, '#4a5a6e', 0.95)
  coat(0.2, '#8a4a3a', 0.8)
  box(brush, x - 0.26 * m, y - 1.68 * m, 0.52 * m, 0.05 * m, WOOD, { round: 0.02 * m })
  ellipse(brush, x, y - 1.84 * m, 0.05 * m, 0.06 * m, WOOD, { noInk: true })
}

/** The hall of a house: stairs, doors, a runner, a chest of drawers. */
export const hallway: Setting = {
  indoors: true,
  shows: ['hallway', 'stair', 'door', 'mirror', 'picture', 'lamp', 'rug', 'coat', 'drawer'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 3.2, backWallDepth: 0.58 },
      back,
      front,
      foreground: null,
      tableTops: (context) => {
        const [, y] = chestAt(context)
        return [{ from: context.narrow ? 0.84 : 0.82, to: 0.86, y: topAt(context, y, 0.86), count: 1 }]
      },
      wallSlot: [0.55, 2.3],
      animate: (brush, seconds, context) => {
        const [x, y] = chestAt(context)
        const m = context.view.pixelsPerMetre(y)
        glow(
          brush.g,
          x + 0.4 * m,
          y - 1.1 * m,
          0.5 * m,
          css(tint(brush, 'window')),
          (place.time === 'night' ? 0.24 : 0.08) * flicker(seconds * 0.6),
        )
      },
    }),
}
