import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { pendant } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { chair } from '../../parts/indoors/seats.ts'
import { roundTable } from '../../parts/indoors/tables.ts'
import { gallery } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { cuboid } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, flicker, interior, topAt } from './interior.ts'

const WALLS: readonly Role[] = ['#8c3f3a', '#3f6258', '#c79a68', '#4a4f74']
const CLOTHS: readonly Role[] = ['white', 'cream', 'red']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt } = room
  const flip = place.seed % 2 === 1
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % 4]!, floor: place.seed % 3 ? 'wood' : '#6a5a58', ceiling: 'cream', trim: 'wood' },
    'panels',
    place.seed % 3 ? 'boards' : 'tiles',
  )
  roomWindow(brush, room, xAt(narrow ? 0.06 : flip ? 0.66 : 0.05), yAt(2.5), (narrow ? 1.3 : 2.2) * m, 1.5 * m, place, {
    view: 'city',
    curtains: 'gold',
    frame: 'wood',
    panes: [3, 2],
  })
  if (!narrow) gallery(brush, xAt(0.4), yAt(2.45), 1.8 * m, 1.1 * m, place.seed)
  wineRack(brush, context, xAt(narrow ? 0.6 : flip ? 0.03 : 0.72), (narrow ? 1.6 : 2.1) * m)
}

/** Bottles and glasses behind a sideboard. */
function wineRack(brush: Brush, { room, view, random }: InteriorContext, x: number, w: number): void {
  const { m, yAt, floorY } = room
  const generator = random(9)
  box(brush, x, yAt(2.5), w, 1.5 * m, 'wood', { lighten: -0.4 })
  for (const metres of [1.12, 1.56, 2.0]) {
    for (let at = x + 0.12 * m; at < x + w - 0.1 * m; at += 0.19 * m)
      if (generator() < 0.62)
        bottle(brush, at, yAt(metres), 0.34 * m, pick(['leaf', 'red', 'pine', 'gold', 'roofDark'] as const, generator))
      else wineGlass(brush, at, yAt(metres), 0.22 * m)
    box(brush, x - 0.03 * m, yAt(metres), w + 0.06 * m, 0.05 * m, 'woodLight', { noInk: true })
  }
  cuboid(brush, view, x + w / 2, floorY + 0.14 * m, [w / m + 0.2, 0.95, 0.4], 'wood')
}

function bottle(brush: Brush, x: number, y: number, h: number, role: Role): void {
  const shape = path((p) => {
    p.roundRect(x - h * 0.14, y - h * 0.62, h * 0.28, h * 0.62, [h * 0.12, h * 0.12, h * 0.03, h * 0.03])
    p.rect(x - h * 0.05, y - h, h * 0.1, h * 0.46)
  })
  paintShape(brush, shape, role, [x - h * 0.14, y - h, h * 0.28, h])
  box(brush, x - h * 0.13, y - h * 0.42, h * 0.26, h * 0.2, 'cream', { noInk: true })
}

function wineGlass(brush: Brush, x: number, y: number, h: number): void {
  box(brush, x - h * 0.03, y - h * 0.5, h * 0.06, h * 0.5, 'glass', { noInk: true })
  ellipse(brush, x, y - h * 0.02, h * 0.2, h * 0.04, 'glass', { noInk: true })
  ellipse(brush, x, y - h * 0.72, h * 0.24, h * 0.3, 'glass', { plain: true })
  ellipse(brush, x, y - h * 0.62, h * 0.18, h * 0.16, 'red', { noInk: true, plain: true, lighten: -0.2 })
}

/** A laid table for two with a candle. */
function table(brush: Brush, context: InteriorContext, x: number, y: number, cloth: Role): void {
  const { view } = context
  const m = view.pixelsPerMetre(y)
  for (const side of [-1, 1]) chair(brush, view, x + side * 0.68 * m, y - 0.1 * m, 'wood')
  roundTable(brush, view, x, y, 1.05, 'wood', cloth)
  const top = topAt(context, y, 0.76)
  for (const side of [-1, 1]) {
    ellipse(brush, x + side * 0.28 * m, top + 0.02 * m, 0.14 * m, 0.04 * m, 'white', { lighten: -0.04 })
    wineGlass(brush, x + side * 0.14 * m, top - 0.02 * m, 0.22 * m)
  }
  box(brush, x - 0.03 * m, top - 0.2 * m, 0.06 * m, 0.2 * m, 'white')
  ellipse(brush, x, top - 0.24 * m, 0.022 * m, 0.05 * m, 'window', { emissive: true, noInk: true })
  glow(brush.g, x, top - 0.24 * m, 0.5 * m, brush.look.lamp ?? '#ffce80', 0.55)
}

const tablesAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly (readonly [number, number])[] =>
  narrow
    ? [[frameX(0.88), floorAt(0.5)]]
    : [
        [frameX(0.47), floorAt(0.12)],
        [frameX(0.1), floorAt(0.55)],
        [frameX(0.85), floorAt(0.62)],
      ]

function front(brush: Brush, context: InteriorContext): void {
  const { room, place, frameX, floorAt, view, narrow } = context
  for (const part of narrow ? [0.3, 0.75] : [0.2, 0.5, 0.8])
    if (room.ceilingY > -place.frame.bleed) pendant(brush, room.xAt(part), room.ceilingY, 0.5, room.m * 1.1, place.time, 'gold')
  const cloth = CLOTHS[place.seed % CLOTHS.length]!
  for (const [x, y] of tablesAt(context)) table(brush, context, x, y, cloth)
  if (!narrow) pottedPlant(brush, frameX(0.985), floorAt(0.2), view.pixelsPerMetre(floorAt(0.2)) * 1.4, place.seed)
}

export const restaurant: Setting = {
  indoors: true,
  shows: ['restaurant', 'table', 'chair', 'wine', 'candle', 'lamp', 'window'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      foreground: null,
      tableTops: (context) =>
        context.narrow
          ? [{ from: 0.8, to: 0.96, y: topAt(context, context.floorAt(0.5), 0.74), count: 2 }]
          : [
              { from: 0.81, to: 0.89, y: topAt(context, context.floorAt(0.62), 0.74), count: 2 },
              { from: 0.1, to: 0.1, y: topAt(context, context.floorAt(0.55), 0.74), count: 1 },
            ],
      wallSlot: [0.5, 2.7],
      animate: (brush, seconds, context) => {
        for (const [i, [x, y]] of tablesAt(context).entries()) {
          const m = context.view.pixelsPerMetre(y)
          glow(brush.g, x, topAt(context, y, 1), 0.3 * m, brush.look.lamp ?? '#ffce80', 0.4 * flicker(seconds, i * 2))
        }
      },
    }),
}
