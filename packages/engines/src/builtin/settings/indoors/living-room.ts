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
const SOFA = { wide: 0.72, slim: 0.66 }

function back(brush: Brush, inside: InteriorContext): void {
  const { room, scheme, place, narrow, view } = inside
  const { m, at, up } = room
  roomShell(brush, room, { wall: scheme.wall, floor: scheme.floor }, WALLS[place.seed % WALLS.length]!, 'boards')
  const [x, w] = narrow ? [at(0.06), 1.5 * m] : [at(place.seed % 2 ? 0.4 : 0.36), 1.9 * m]
  roomWindow(brush, room, x, up(2.35), w, 1.45 * m, place, { view: 'garden', curtains: scheme.fabric })
  const focus = at(narrow ? 0.7 : 0.74)
  if (hasFire(inside)) {
    fireplace(brush, view, focus, room.floorY, 'stone')
    picture(brush, focus - 0.5 * m, up(2.4), m, 0.75 * m, place.seed)
  } else gallery(brush, focus - m, up(2.5), 2 * m, 1.05 * m, place.seed)
  if (!narrow) {
    bookcase(brush, view, at(0.07), room.floorY + 2, [1.1, 2.1, 0.35], scheme.wood, place.seed + 1)
    if (place.seed % 2) bookcase(brush, view, at(0.94), room.floorY + 2, [0.8, 2.1, 0.35], scheme.wood, place.seed + 5)
    else {
      dresser(brush, view, at(0.94), room.floorY + 2, [1, 0.85, 0.4], scheme.wood)
      mirror(brush, at(0.94) - 0.28 * m, up(2.1), 0.56 * m, 0.95 * m)
    }
  }
  if (room.ceilingY > -place.frame.bleed) pendant(brush, at(0.5), room.ceilingY, 0.55, m, place.time, scheme.accent)
}

function front(brush: Brush, inside: InteriorContext): void {
  const { place, view, scheme, narrow, foot, across, room } = inside
  const x = across(narrow ? SOFA.slim : SOFA.wide)
  rug(brush, view, across(narrow ? 0.55 : 0.6), foot(0.98), narrow ? 2 : 3.4, 1.5, scheme.fabric, scheme.second)
  if (hasFire(inside)) {
    sofa(brush, view, across(narrow ? 0.9 : 0.9), foot(0.5), 1, scheme.fabric, scheme.accent)
    glow(brush.g, room.at(0.74), room.floorY, room.m * 2, '#ff9a4a', 0.25)
  } else sofa(brush, view, x, foot(0.3), narrow ? 1.7 : 2.3, scheme.fabric, scheme.accent)
  if (!narrow) {
    floorLamp(brush, across(0.895), foot(hasFire(inside) ? 0.1 : 0.25), view.pixelsPerMetre(foot(0.25)), place.time)
    pottedPlant(brush, across(0.045), foot(0.75), view.pixelsPerMetre(foot(0.75)) * 1.2, place.seed + 4)
    pottedPlant(brush, across(0.545), foot(0.12), view.pixelsPerMetre(foot(0.1)) * 0.9, place.seed + 8)
  } else pottedPlant(brush, across(0.05), foot(0.4), view.pixelsPerMetre(foot(0.4)) * 1.2, place.seed + 4)
  const near = foot(0.72)
  const m = view.pixelsPerMetre(near)
  deskTable(brush, view, across(narrow ? 0.76 : 0.73), near, [narrow ? 1.1 : 1.5, 0.44, 0.6], scheme.wood)
  const top = topAt(inside, near, 0.46)
  if (!narrow) tableLamp(brush, across(0.645), top, m, place.time, scheme.accent)
  crockery(brush, across(narrow ? 0.64 : 0.8), top, 0.3 * m, m * 0.8, place.seed)
  lampLight(brush, across(0.5), foot(0.2), m, place.time === 'night' ? 'dusk' : 'day')
}

export const livingRoom: Setting = {
  indoors: true,
  shows: ['room', 'window', 'sofa', 'table', 'plant', 'rug', 'picture'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      tableTops: (inside) => [
        {
          from: inside.narrow ? 0.68 : 0.69,
          to: inside.narrow ? 0.88 : 0.79,
          y: topAt(inside, inside.foot(0.72), 0.46),
          count: inside.narrow ? 2 : 3,
        },
      ],
      animate: (brush, seconds, inside) => {
        if (!hasFire(inside)) return
        const { room, narrow } = inside
        flames(brush, room.at(narrow ? 0.7 : 0.74), room.floorY - 0.06 * room.m, 0.42 * room.m, seconds)
        glow(brush.g, room.at(narrow ? 0.7 : 0.74), room.floorY - 0.2 * room.m, room.m, '#ff9a4a', 0.3 * flicker(seconds))
      },
    }),
}
