import type { Brush } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import type { Role } from '../../paint/palette.ts'
import { lampLight, pendant } from '../../parts/indoors/lamps.ts'
import { steam } from '../../parts/animated.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { stool } from '../../parts/indoors/seats.ts'
import { cuboid } from '../../parts/solid.ts'
import { counter, fridge, stove, wallShelf } from '../../parts/indoors/storage.ts'
import { crockery, roundRug } from '../../parts/indoors/tables.ts'
import { clock } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const DOORS: readonly Role[] = ['teal', 'blue', 'coral', 'leaf', 'white', 'gold']
const doorsOf = ({ place }: InteriorContext): Role => DOORS[place.seed % DOORS.length]!
const WALLS: readonly Role[] = ['wall', 'wallCool', '#dfe8cf', '#f3d9c0']
const STOVE = { wide: 0.17, narrow: 0.16 }
const stoveX = ({ room, narrow }: InteriorContext): number => room.xAt(narrow ? STOVE.narrow : STOVE.wide)

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  const wall = WALLS[(place.seed >> 1) % WALLS.length]!
  roomShell(brush, room, { wall, floor: 'wallWarm' }, 'tiles', 'tiles')
  const window = narrow ? xAt(0.36) : xAt(0.4)
  roomWindow(brush, room, window, yAt(2.2), (narrow ? 1.3 : 1.7) * m, 1.05 * m, place, { view: 'garden', frame: 'white' })
  const line = floorY + 3
  if (!narrow) fridge(brush, view, xAt(0.045), line, place.seed % 2 ? 'white' : 'coral')
  counter(brush, view, xAt(narrow ? 0.62 : 0.59), line, narrow ? 2.2 : 5, doorsOf(context))
  stove(brush, view, stoveX(context), line, 'metal', 'red')
  hood(brush, context)
  crockery(brush, xAt(0.68), yAt(0.93), 1.5 * m, m, place.seed + 3)
  pottedPlant(brush, window + 0.25 * m, yAt(1.15), 0.34 * m, place.seed + 1)
  pottedPlant(brush, window + (narrow ? 0.95 : 1.35) * m, yAt(1.15), 0.3 * m, place.seed + 2)
  if (narrow) return wallShelf(brush, xAt(0.74), yAt(1.75), 0.9 * m, m, place.seed, 'crockery')
  if (place.seed % 2) cupboards(brush, context)
  else for (const metres of [1.5, 1.95]) wallShelf(brush, xAt(0.66), yAt(metres), 2 * m, m, place.seed + metres * 10, 'crockery')
  clock(brush, xAt(0.3), yAt(2.15), 0.19 * m, place.seed)
}

function hood(brush: Brush, context: InteriorContext): void {
  const { room } = context
  const { m, yAt, ceilingY } = room
  const x = stoveX(context)
  box(brush, x - 0.16 * m, ceilingY, 0.32 * m, yAt(2) - ceilingY, 'metal', { lighten: 0.2 })
  box(brush, x - 0.4 * m, yAt(2), 0.8 * m, 0.22 * m, 'metal', { round: [0.16 * m, 0.16 * m, 0, 0], lighten: 0.1 })
  for (let i = 0; i < 3; i++) ellipse(brush, x + (i - 1) * 0.2 * m, yAt(1.62), 0.075 * m, 0.09 * m, 'gold')
  box(brush, x - 0.34 * m, yAt(1.74), 0.68 * m, 0.025 * m, 'dark')
}

function cupboards(brush: Brush, context: InteriorContext): void {
  const { room, view, place } = context
  const { xAt, floorY } = room
  for (let i = 0; i < 3; i++) {
    const x = xAt(0.7) + i * 0.72 * room.m
    cuboid(brush, view, x, floorY, [0.7, 0.72, 0.3], doorsOf(context), { lift: 1.55, lighten: -0.05 })
    cuboid(brush, view, x, floorY, [0.58, 0.6, 0], doorsOf(context), { lift: 1.61, round: 0.03, lighten: 0.14 })
    ellipse(brush, x + 0.2 * room.m, room.yAt(1.68), 0.03 * room.m, 0.03 * room.m, 'gold', { noInk: true })
  }
  lampLight(brush, xAt(0.8), room.yAt(1.5), room.m, place.time)
}

/** Kitchen island with stools and pendant lamps. */
function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, place, room } = context
  const near = floorAt(0.68)
  const m = view.pixelsPerMetre(near)
  roundRug(brush, view, frameX(0.4), floorAt(0.9), 1.7, doorsOf(context), 'cream')
  const x = frameX(narrow ? 0.86 : 0.8)
  counter(brush, view, x, near, narrow ? 1.5 : 2.3, place.seed % 2 ? 'wood' : 'white', 'woodLight', 0.8)
  crockery(brush, x + (narrow ? 0.25 : 0.55) * m, topAt(context, near, 0.96), 0.5 * m, m, place.seed + 9)
  if (!narrow) for (const dx of [-0.75, 0.1]) stool(brush, view, x + dx * m, floorAt(0.86), 'coral')
  for (const dx of narrow ? [0] : [-0.55, 0.55])
    if (room.ceilingY > -place.frame.bleed * 2)
      pendant(brush, x + dx * m, room.ceilingY - 0.5 * m, narrow ? 0.9 : 0.86, m, place.time, doorsOf(context))
}

export const kitchen: Setting = {
  indoors: true,
  shows: ['kitchen', 'stove', 'pot', 'cupboard', 'window', 'lamp', 'plant', 'cup', 'counter'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      tableTops: (context) => [
        {
          from: context.narrow ? 0.72 : 0.69,
          to: context.narrow ? 0.86 : 0.86,
          y: topAt(context, context.floorAt(0.68), 0.95),
          count: context.narrow ? 2 : 4,
        },
      ],
      wallSlot: [0.34, 1.9],
      animate: (brush, seconds, context) =>
        steam(brush, stoveX(context) + 0.12 * context.room.m, context.room.yAt(1.2), 0.6 * context.room.m, seconds),
    }),
}
