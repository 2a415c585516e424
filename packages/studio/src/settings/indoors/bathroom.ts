import type { Brush } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import type { Role } from '../../paint/palette.ts'
import { lampLight } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { roundRug } from '../../parts/indoors/tables.ts'
import { mirror } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { cuboid } from '../../parts/solid.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const WALLS: readonly Role[] = ['#bfe0e6', '#dfe8b8', '#e8cdb8', '#c3c9ec']
const TOWELS: readonly Role[] = ['coral', 'teal', 'gold', 'blue']
const towelOf = ({ place }: InteriorContext): Role => TOWELS[place.seed % TOWELS.length]!

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt, floorY } = room
  roomShell(brush, room, { wall: WALLS[place.seed % WALLS.length]!, floor: 'wallCool' }, 'tiles', 'tiles')
  if (!narrow) roomWindow(brush, room, xAt(0.08), yAt(2.5), 1.1 * m, 0.8 * m, place, { view: 'hills', frame: 'white' })
  washbasin(brush, context, narrow ? 0.3 : 0.42)
  toilet(brush, context, narrow ? 0.74 : 0.66)
  towelRail(brush, context, narrow ? 0.52 : 0.55)
  if (!narrow) pottedPlant(brush, xAt(0.97), floorY + 2, 0.8 * m, place.seed + 1)
}

/** A basin on a cupboard, with a tap and a mirror over it. `at`: part of the back wall. */
function washbasin(brush: Brush, { room, view, place }: InteriorContext, at: number): void {
  const { m, xAt, yAt, floorY } = room
  const x = xAt(at)
  mirror(brush, x - 0.4 * m, yAt(2.15), 0.8 * m, m)
  lampLight(brush, x, yAt(2.3), m, place.time)
  cuboid(brush, view, x, floorY + 2, [1, 0.8, 0.42], 'woodLight')
  for (const side of [-1, 1])
    cuboid(brush, view, x + side * 0.24 * m, floorY + 2, [0.44, 0.66, 0], 'wood', { lift: 0.07, round: 0.03, lighten: 0.1 })
  box(brush, x - 0.56 * m, yAt(0.92), 1.12 * m, 0.13 * m, 'white', { round: 0.05 * m })
  ellipse(brush, x, yAt(0.9), 0.34 * m, 0.05 * m, 'wallCool', { lighten: -0.1 })
  box(brush, x - 0.025 * m, yAt(1.16), 0.05 * m, 0.24 * m, 'metal', { round: 0.02 * m })
  box(brush, x - 0.025 * m, yAt(1.16), 0.18 * m, 0.05 * m, 'metal', { round: 0.02 * m })
}

/** A toilet with its tank. */
function toilet(brush: Brush, { room, view }: InteriorContext, at: number): void {
  const { m, xAt, floorY } = room
  const x = xAt(at)
  cuboid(brush, view, x, floorY + 2, [0.52, 0.4, 0.2], 'white', { lift: 0.44 })
  box(brush, x - 0.29 * m, floorY - 0.9 * m, 0.58 * m, 0.07 * m, 'white', { round: 0.02 * m, lighten: 0.08 })
  ellipse(brush, x, floorY - 0.88 * m, 0.05 * m, 0.025 * m, 'metal')
  const y = floorY + 0.14 * m
  box(brush, x - 0.15 * m, y - 0.34 * m, 0.3 * m, 0.34 * m, 'white', { round: [0.02 * m, 0.02 * m, 0.1 * m, 0.1 * m] })
  ellipse(brush, x, y - 0.36 * m, 0.28 * m, 0.11 * m, 'white', { lighten: 0.06 })
  ellipse(brush, x, y - 0.375 * m, 0.19 * m, 0.065 * m, 'wallCool', { lighten: -0.16 })
}

function towelRail(brush: Brush, context: InteriorContext, at: number): void {
  const { room } = context
  const { m, xAt, yAt } = room
  const x = xAt(at)
  box(brush, x - 0.3 * m, yAt(1.56), 0.6 * m, 0.03 * m, 'metal')
  box(brush, x - 0.22 * m, yAt(1.57), 0.44 * m, 0.7 * m, towelOf(context), { round: 0.03 * m })
  box(brush, x - 0.22 * m, yAt(1.05), 0.44 * m, 0.06 * m, 'white', { noInk: true })
}

/** A bathtub at the side and a mat before it. */
function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow } = context
  roundRug(brush, view, frameX(narrow ? 0.42 : 0.46), floorAt(0.9), 1.4, towelOf(context), 'cream')
  const y = floorAt(0.62)
  const m = view.pixelsPerMetre(y)
  const x = frameX(narrow ? 0.9 : 0.86)
  cuboid(brush, view, x, y, [narrow ? 1 : 1.7, 0.5, 0.7], 'white', { lift: 0.06 })
  const top = topAt(context, y, 0.56)
  box(brush, x - (narrow ? 0.55 : 0.92) * m, top - 0.04 * m, (narrow ? 1.1 : 1.84) * m, 0.12 * m, 'white', {
    round: 0.05 * m,
    lighten: 0.08,
  })
  box(brush, x - (narrow ? 0.38 : 0.72) * m, top - 0.36 * m, 0.05 * m, 0.34 * m, 'metal', { round: 0.02 * m })
  box(brush, x - (narrow ? 0.38 : 0.72) * m, top - 0.36 * m, 0.2 * m, 0.05 * m, 'metal', { round: 0.02 * m })
}

export const bathroom: Setting = {
  indoors: true,
  shows: ['bathroom', 'bathtub', 'toilet', 'sink', 'mirror', 'towel', 'window'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      tableTops: (context) => [
        {
          from: context.narrow ? 0.78 : 0.74,
          to: context.narrow ? 0.96 : 0.97,
          y: topAt(context, context.floorAt(0.62), 0.6),
          count: context.narrow ? 1 : 3,
        },
      ],
      wallSlot: [0.24, 1.9],
    }),
}
