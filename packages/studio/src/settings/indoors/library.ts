import type { Brush } from '../../paint/brush.ts'
import { box } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { globe } from '../../parts/indoors/small-objects.ts'
import { lampLight, pendant, tableLamp } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { chair, sofa } from '../../parts/indoors/seats.ts'
import { cuboid } from '../../parts/solid.ts'
import { bookcase, books } from '../../parts/indoors/storage.ts'
import { deskTable, rug } from '../../parts/indoors/tables.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { flicker, type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const WALLS: readonly Role[] = ['#6f4a3a', '#3f5a52', '#5a3f52', '#7a5a3a']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  roomShell(brush, room, { wall: WALLS[place.seed % WALLS.length]!, floor: 'wood', ceiling: 'wallWarm', trim: 'wood' }, 'panels', 'boards')
  const windowAt = narrow ? 0.34 : place.seed % 2 ? 0.44 : 0.62
  const w = 1.3 * m
  roomWindow(brush, room, xAt(windowAt), yAt(3.1), w, 2.2 * m, place, { view: 'garden', frame: 'woodLight', arched: true, panes: [2, 4] })
  cuboid(brush, view, xAt(windowAt) + w / 2, floorY + 3, [1.5, 0.5, 0.4], 'wood', { top: 'red' })
  const each = 1.12
  for (let x = room.left + 0.58 * m, i = 0; x < room.right - 0.4 * m; x += each * m, i++) {
    if (Math.abs(x - xAt(windowAt) - w / 2) < 1.25 * m) continue
    bookcase(brush, view, x, floorY + 2, [each - 0.02, 3, 0.4], i % 2 ? 'wood' : 'trunk', place.seed + i)
    box(brush, x - 0.6 * m, yAt(3.14), 1.2 * m, 0.14 * m, 'wood', { lighten: 0.12 })
  }
  if (!narrow) ladder(brush, context)
}

/** A ladder leaning against the shelves. */
function ladder(brush: Brush, { room, place }: InteriorContext): void {
  const { g } = brush
  const { m, xAt, yAt } = room
  const x = xAt(place.seed % 2 ? 0.88 : 0.3)
  g.save()
  g.translate(x, yAt(-0.12))
  g.transform(1, 0, -0.12, 1, 0, 0)
  for (const dx of [-0.2, 0.2]) box(brush, (dx - 0.025) * m, -2.7 * m, 0.05 * m, 2.7 * m, 'woodLight')
  for (let i = 1; i < 9; i++) box(brush, -0.18 * m, -i * 0.3 * m, 0.36 * m, 0.045 * m, 'woodLight', { noInk: true })
  g.restore()
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, place, room } = context
  const near = floorAt(0.72)
  const m = view.pixelsPerMetre(near)
  rug(brush, view, frameX(0.6), floorAt(0.96), narrow ? 2 : 3.6, 1.6, 'red', 'gold')
  for (const part of narrow ? [0.7] : [0.22, 0.78])
    if (room.ceilingY > -place.frame.bleed) pendant(brush, room.xAt(part), room.ceilingY, 0.5, room.m, place.time, 'gold')
  if (!narrow) sofa(brush, view, frameX(0.06), floorAt(0.6), 1, place.seed % 2 ? 'leaf' : 'red', 'gold')
  const x = frameX(narrow ? 0.82 : 0.77)
  for (const dx of narrow ? [0] : [-0.5, 0.5]) chair(brush, view, x + dx * m, floorAt(0.42), 'wood')
  deskTable(brush, view, x, near, [narrow ? 1.3 : 2.1, 0.76, 0.8], 'wood')
  const top = topAt(context, near, 0.79)
  tableLamp(brush, frameX(narrow ? 0.9 : 0.895), top, m, place.time, 'leaf')
  if (!narrow) {
    books(brush, frameX(0.62), top, 0.3 * m, 0.3 * m, context.random(3))
    globe(brush, frameX(0.945), floorAt(0.2), view.pixelsPerMetre(floorAt(0.2)) * 1.05)
    pottedPlant(brush, frameX(0.55), floorAt(0.15), view.pixelsPerMetre(floorAt(0.15)) * 1.1, place.seed)
  }
  lampLight(brush, frameX(0.5), floorAt(0), m * 1.4, place.time === 'night' ? 'dusk' : 'day')
}

export const library: Setting = {
  indoors: true,
  shows: ['library', 'bookshelf', 'book', 'window', 'table', 'chair', 'lamp', 'rug'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 3.7 },
      back,
      front,
      tableTops: (context) => [
        {
          from: context.narrow ? 0.7 : 0.69,
          to: context.narrow ? 0.82 : 0.84,
          y: topAt(context, context.floorAt(0.72), 0.77),
          count: context.narrow ? 2 : 3,
        },
      ],
      wallSlot: [0.5, 1.9],
      animate: (brush, seconds, { room, narrow, place }) => {
        for (const part of narrow ? [0.7] : [0.22, 0.78])
          glow(
            brush.g,
            room.xAt(part),
            room.ceilingY + 0.55 * room.m,
            room.m * 0.5,
            brush.look.lamp ?? [255, 206, 128],
            (place.time === 'day' ? 0.1 : 0.25) * flicker(seconds * 0.4, part * 9),
          )
      },
    }),
}
