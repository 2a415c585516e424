import { type Brush, tint } from '../../paint/brush.ts'
import { box } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pendant, tableLamp } from '../../parts/indoors/lamps.ts'
import { screen } from '../../parts/machines.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { chair } from '../../parts/indoors/seats.ts'
import { bookcase } from '../../parts/indoors/storage.ts'
import { crockery, deskTable } from '../../parts/indoors/tables.ts'
import { chart, clock, door, pinboard } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const WALLS: readonly Role[] = ['wallCool', 'wall', '#a9bccb', '#c6cbb8']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  const brick = place.seed % 3 === 1
  roomShell(
    brush,
    room,
    { wall: brick ? '#b9745c' : WALLS[place.seed % WALLS.length]!, floor: brick ? 'wood' : 'metal' },
    brick ? 'bricks' : 'plain',
    brick ? 'boards' : 'carpet',
  )
  roomWindow(brush, room, xAt(narrow ? 0.34 : 0.42), yAt(2.6), (narrow ? 2 : 3) * m, 1.75 * m, place, {
    view: 'city',
    frame: 'dark',
    panes: [4, 1],
  })
  if (narrow) {
    chart(brush, xAt(0.04), yAt(2.3), 0.8 * m, 0.6 * m, place.seed)
    return
  }
  if (place.seed % 2) door(brush, xAt(0.09), floorY, m, 'woodLight')
  else pinboard(brush, xAt(0.03), yAt(2.25), 1.2 * m, 0.9 * m, place.seed)
  chart(brush, xAt(0.21), yAt(2.35), 1.1 * m, 0.8 * m, place.seed)
  clock(brush, xAt(0.38), yAt(2.55), 0.17 * m, place.seed)
  bookcase(brush, view, xAt(0.91), floorY + 2, [1.1, 2.1, 0.35], 'dark', place.seed + 2)
  workplace(brush, context, xAt(0.56), floorY + 0.25 * m)
}

/** A desk with a monitor. */
function workplace(brush: Brush, { view, place }: InteriorContext, x: number, y: number): void {
  const m = view.pixelsPerMetre(y)
  deskTable(brush, view, x, y, [1.5, 0.74, 0.7], 'woodLight', true)
  screen(brush, x - 0.1 * m, y - 0.76 * m, 0.6 * m, 0.38 * m, place.seed)
  crockery(brush, x + 0.35 * m, y - 0.76 * m, 0.3 * m, m, place.seed + 4)
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, place, room, scheme } = context
  const near = floorAt(0.7)
  const m = view.pixelsPerMetre(near)
  const x = frameX(narrow ? 0.82 : 0.76)
  pottedPlant(brush, frameX(0.045), floorAt(0.55), view.pixelsPerMetre(floorAt(0.55)) * 1.35, place.seed + 4)
  if (!narrow) pottedPlant(brush, frameX(0.965), floorAt(0.2), view.pixelsPerMetre(floorAt(0.2)) * 1.3, place.seed + 6)
  for (const part of narrow ? [0.5] : [0.3, 0.7])
    if (room.ceilingY > -place.frame.bleed) pendant(brush, room.xAt(part), room.ceilingY, 0.4, room.m, place.time, 'white')
  chair(brush, view, frameX(narrow ? 0.7 : 0.66), floorAt(0.45), scheme.fabric === 'cream' ? 'teal' : scheme.fabric)
  deskTable(brush, view, x, near, [narrow ? 1.2 : 2, 0.75, 0.8], place.seed % 2 ? 'woodLight' : 'white', true)
  const top = topAt(context, near, 0.77)
  if (!narrow) tableLamp(brush, frameX(0.9), top, m, place.time, 'dark')
  papers(brush, frameX(narrow ? 0.78 : 0.83), top - 0.01 * m, m)
}

function papers(brush: Brush, x: number, y: number, m: number): void {
  for (let i = 0; i < 5; i++)
    box(brush, x - 0.14 * m + (i % 2) * 0.02 * m, y - (i + 1) * 0.02 * m, 0.28 * m, 0.02 * m, i % 3 ? 'white' : 'cream', {
      noInk: true,
      lighten: -0.03 * i,
    })
}

function blinkingScreens(brush: Brush, seconds: number, { room, place }: InteriorContext): void {
  if (place.time === 'day') return
  for (let i = 0; i < 3; i++) {
    const on = Math.sin(seconds * (0.5 + i * 0.3) + i * 2 + place.seed) > 0
    if (on) glow(brush.g, room.xAt(0.5 + i * 0.09), room.yAt(1.5), room.m * 0.16, tint(brush, 'window'), 0.7)
  }
}

export const office: Setting = {
  indoors: true,
  shows: ['office', 'desk', 'window', 'chart', 'plant', 'chair', 'lamp', 'paper'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      animate: blinkingScreens,
      tableTops: (context) => [
        {
          from: context.narrow ? 0.7 : 0.66,
          to: context.narrow ? 0.9 : 0.79,
          y: topAt(context, context.floorAt(0.7), 0.77),
          count: context.narrow ? 2 : 3,
        },
      ],
      wallSlot: [0.5, 2.7],
    }),
}
