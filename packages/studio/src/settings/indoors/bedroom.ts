import type { Brush } from '../../paint/brush.ts'
import { ellipse } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { lightString, pendant, tableLamp } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell, type Wall } from '../../parts/indoors/room-shell.ts'
import { bed } from '../../parts/indoors/seats.ts'
import { cuboid } from '../../parts/solid.ts'
import { books, bookcase, dresser, wallShelf } from '../../parts/indoors/storage.ts'
import { deskTable, drawerStack, roundRug } from '../../parts/indoors/tables.ts'
import { mirror, picture } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { flicker, type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const WALLS: readonly Wall[] = ['dots', 'stripes', 'plain', 'panels']
const bedX = ({ frameX, narrow }: InteriorContext): number => frameX(narrow ? 0.76 : 0.73)

function back(brush: Brush, context: InteriorContext): void {
  const { room, scheme, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  roomShell(brush, room, { wall: scheme.wall, floor: scheme.floor }, WALLS[place.seed % WALLS.length]!, 'boards')
  roomWindow(brush, room, narrow ? xAt(0.04) : xAt(0.4), yAt(2.4), (narrow ? 1.2 : 1.6) * m, 1.5 * m, place, {
    view: 'hills',
    curtains: scheme.second,
  })
  if (narrow) {
    picture(brush, xAt(0.62), yAt(2.3), 0.9 * m, 0.65 * m, place.seed)
    return
  }
  wardrobe(brush, context)
  if (place.seed % 2) {
    dresser(brush, view, xAt(0.24), floorY + 2, [1.1, 0.85, 0.4], scheme.wood)
    mirror(brush, xAt(0.24) - 0.3 * m, yAt(2.1), 0.6 * m, m)
  } else bookcase(brush, view, xAt(0.24), floorY + 2, [1.1, 1.6, 0.35], scheme.wood, place.seed)
  picture(brush, xAt(0.73), yAt(2.45), 1.1 * m, 0.75 * m, place.seed + 3)
  wallShelf(brush, xAt(0.88), yAt(1.75), 0.9 * m, m, place.seed + 2)
  lightString(brush, xAt(0.58), yAt(2.75), xAt(0.99), yAt(2.7), 0.16 * m, 14, place.time)
}

function wardrobe(brush: Brush, { room, view, scheme }: InteriorContext): void {
  const { m, xAt, floorY } = room
  const x = xAt(0.06)
  cuboid(brush, view, x, floorY + 2, [1.15, 2.2, 0.5], scheme.wood)
  for (const side of [-1, 1]) {
    cuboid(brush, view, x + side * 0.28 * m, floorY + 2, [0.5, 2, 0], scheme.wood, { lift: 0.1, lighten: 0.12, round: 0.03 })
    ellipse(brush, x + side * 0.07 * m, floorY - 1.05 * m, 0.03 * m, 0.05 * m, 'gold')
  }
}

function front(brush: Brush, context: InteriorContext): void {
  // In a narrow frame the bed is all of the floor: a door would stand on it.
  if (context.narrow && context.place.isOpenFloor) return
  const { place, view, scheme, narrow, floorAt, frameX, room } = context
  const near = floorAt(0.8)
  roundRug(brush, view, frameX(narrow ? 0.42 : 0.44), floorAt(0.9), narrow ? 1.5 : 2, scheme.fabric, scheme.second)
  for (const side of narrow ? [-1] : [-1, 1]) {
    const part = 0.14
    const x = bedX(context) + side * (narrow ? 0.95 : 1.1) * view.pixelsPerMetre(floorAt(part))
    const m = view.pixelsPerMetre(floorAt(part))
    drawerStack(brush, view, x, floorAt(part), [0.48, 0.55, 0.4], scheme.wood, 2)
    tableLamp(brush, x, floorAt(part) - 0.56 * m, m, place.time, scheme.accent)
  }
  bed(brush, view, bedX(context), near, narrow ? 1.2 : 1.7, scheme.fabric, scheme.wood)
  if (!narrow) {
    deskTable(brush, view, frameX(0.95), floorAt(0.9), [0.8, 0.5, 0.5], scheme.wood)
    books(
      brush,
      frameX(0.955),
      topAt(context, floorAt(0.9), 0.51),
      0.3 * view.pixelsPerMetre(floorAt(0.9)),
      0.2 * view.pixelsPerMetre(floorAt(0.9)),
      context.random(5),
    )
    pottedPlant(brush, frameX(0.035), floorAt(0.6), view.pixelsPerMetre(floorAt(0.6)) * 1.1, place.seed + 4)
  }
  slippers(brush, context)
  if (room.ceilingY > -place.frame.bleed) pendant(brush, room.xAt(0.5), room.ceilingY, 0.45, room.m, place.time, scheme.second)
}

function slippers(brush: Brush, { view, floorAt, frameX, scheme, narrow }: InteriorContext): void {
  const y = floorAt(0.86)
  const m = view.pixelsPerMetre(y)
  for (const dx of [0, 0.13]) ellipse(brush, frameX(narrow ? 0.46 : 0.5) + dx * m, y, 0.055 * m, 0.045 * m, scheme.accent)
}

export const bedroom: Setting = {
  indoors: true,
  shows: ['bedroom', 'bed', 'pillow', 'window', 'lamp', 'rug', 'picture'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      tableTops: (context) => [
        { from: context.narrow ? 0.68 : 0.67, to: context.narrow ? 0.86 : 0.79, y: topAt(context, context.floorAt(0.74), 0.62), count: 2 },
      ],
      wallSlot: [0.49, 2.75],
      animate: (brush, seconds, context) => {
        if (context.place.time === 'day') return
        const { room } = context
        for (let i = 0; i < (context.narrow ? 1 : 4); i++)
          glow(
            brush.g,
            room.xAt(0.62 + i * 0.1),
            room.yAt(2.6),
            room.m * 0.22,
            brush.look.lamp ?? [255, 206, 128],
            0.3 * flicker(seconds * 0.5, i * 2),
          )
      },
    }),
}
