import type { Brush } from '../../paint/brush.ts'
import { glow } from '../../paint/canvas.ts'
import { fireplace, flames } from '../../parts/nature/fire.ts'
import { floorLamp, lampLight, pendant, tableLamp } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell, type Wall } from '../../parts/indoors/room-shell.ts'
import { sofa } from '../../parts/indoors/seats.ts'
import { bookcase, dresser } from '../../parts/indoors/storage.ts'
import { crockery, deskTable, rug } from '../../parts/indoors/tables.ts'
import { gallery, mirror, picture } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { flicker, type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const WALLS: readonly Wall[] = ['stripes', 'panels', 'dots', 'plain']
/** True for rooms with a fireplace instead of pictures. */
const hasFire = ({ place }: InteriorContext): boolean => place.seed % 3 === 0
const SOFA = { wide: 0.72, narrow: 0.66 }

function back(brush: Brush, context: InteriorContext): void {
  const { room, scheme, place, narrow, view } = context
  const { m, xAt, yAt } = room
  roomShell(brush, room, { wall: scheme.wall, floor: scheme.floor }, WALLS[place.seed % WALLS.length]!, 'boards')
  const [x, w] = narrow ? [xAt(0.06), 1.5 * m] : [xAt(place.seed % 2 ? 0.4 : 0.36), 1.9 * m]
  roomWindow(brush, room, x, yAt(2.35), w, 1.45 * m, place, { view: 'garden', curtains: scheme.fabric })
  const focus = xAt(narrow ? 0.7 : 0.74)
  if (hasFire(context)) {
    fireplace(brush, view, focus, room.floorY, 'stone')
    picture(brush, focus - 0.5 * m, yAt(2.4), m, 0.75 * m, place.seed)
  } else gallery(brush, focus - m, yAt(2.5), 2 * m, 1.05 * m, place.seed)
  if (!narrow) {
    bookcase(brush, view, xAt(0.07), room.floorY + 2, [1.1, 2.1, 0.35], scheme.wood, place.seed + 1)
    if (place.seed % 2) bookcase(brush, view, xAt(0.94), room.floorY + 2, [0.8, 2.1, 0.35], scheme.wood, place.seed + 5)
    else {
      dresser(brush, view, xAt(0.94), room.floorY + 2, [1, 0.85, 0.4], scheme.wood)
      mirror(brush, xAt(0.94) - 0.28 * m, yAt(2.1), 0.56 * m, 0.95 * m)
    }
  }
  if (room.ceilingY > -place.frame.bleed) pendant(brush, xAt(0.5), room.ceilingY, 0.55, m, place.time, scheme.accent)
}

function front(brush: Brush, context: InteriorContext): void {
  const { place, view, scheme, narrow, floorAt, frameX, room } = context
  const x = frameX(narrow ? SOFA.narrow : SOFA.wide)
  rug(brush, view, frameX(narrow ? 0.55 : 0.6), floorAt(0.98), narrow ? 2 : 3.4, 1.5, scheme.fabric, scheme.second)
  if (hasFire(context)) {
    sofa(brush, view, frameX(narrow ? 0.9 : 0.9), floorAt(0.5), 1, scheme.fabric, scheme.accent)
    glow(brush.g, room.xAt(0.74), room.floorY, room.m * 2, '#ff9a4a', 0.25)
  } else sofa(brush, view, x, floorAt(0.3), narrow ? 1.7 : 2.3, scheme.fabric, scheme.accent)
  if (!narrow) {
    floorLamp(brush, frameX(0.895), floorAt(hasFire(context) ? 0.1 : 0.25), view.pixelsPerMetre(floorAt(0.25)), place.time)
    pottedPlant(brush, frameX(0.045), floorAt(0.75), view.pixelsPerMetre(floorAt(0.75)) * 1.2, place.seed + 4)
    pottedPlant(brush, frameX(0.545), floorAt(0.12), view.pixelsPerMetre(floorAt(0.1)) * 0.9, place.seed + 8)
  } else pottedPlant(brush, frameX(0.05), floorAt(0.4), view.pixelsPerMetre(floorAt(0.4)) * 1.2, place.seed + 4)
  if (place.isOpenFloor) return
  const near = floorAt(0.72)
  const m = view.pixelsPerMetre(near)
  deskTable(brush, view, frameX(narrow ? 0.76 : 0.73), near, [narrow ? 1.1 : 1.5, 0.44, 0.6], scheme.wood)
  const top = topAt(context, near, 0.46)
  if (!narrow) tableLamp(brush, frameX(0.645), top, m, place.time, scheme.accent)
  crockery(brush, frameX(narrow ? 0.64 : 0.8), top, 0.3 * m, m * 0.8, place.seed)
  lampLight(brush, frameX(0.5), floorAt(0.2), m, place.time === 'night' ? 'dusk' : 'day')
}

export const livingRoom: Setting = {
  indoors: true,
  shows: ['room', 'window', 'sofa', 'table', 'plant', 'rug', 'picture'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      tableTops: (context) => [
        {
          from: context.narrow ? 0.68 : 0.69,
          to: context.narrow ? 0.88 : 0.79,
          y: topAt(context, context.floorAt(0.72), 0.46),
          count: context.narrow ? 2 : 3,
        },
      ],
      animate: (brush, seconds, context) => {
        if (!hasFire(context)) return
        const { room, narrow } = context
        flames(brush, room.xAt(narrow ? 0.7 : 0.74), room.floorY - 0.06 * room.m, 0.42 * room.m, seconds)
        glow(brush.g, room.xAt(narrow ? 0.7 : 0.74), room.floorY - 0.2 * room.m, room.m, '#ff9a4a', 0.3 * flicker(seconds))
      },
    }),
}
