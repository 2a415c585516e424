import type { Brush } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { lightString, pendant } from '../../parts/indoors/lamps.ts'
import { steam } from '../../parts/animated.ts'
import { hangingPlant, pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { chair, stool } from '../../parts/indoors/seats.ts'
import { counter, wallShelf } from '../../parts/indoors/storage.ts'
import { roundTable } from '../../parts/indoors/tables.ts'
import { gallery } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const COLOURS: readonly (readonly [Role, Role])[] = [
  ['#b9745c', 'teal'],
  ['#3f6a62', 'wood'],
  ['wallWarm', 'roofDark'],
  ['#c98a6a', 'leaf'],
]
const barX = ({ room, narrow, place }: InteriorContext): number => room.xAt(narrow ? 0.7 : place.seed % 2 ? 0.2 : 0.72)

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  const [wall, bar] = COLOURS[place.seed % COLOURS.length]!
  roomShell(
    brush,
    room,
    { wall, floor: 'woodLight', trim: 'wood' },
    place.seed % 2 ? 'bricks' : 'panels',
    place.seed % 3 ? 'boards' : 'tiles',
  )
  const x = barX(context)
  const flip = place.seed % 2 === 1 && !narrow
  roomWindow(brush, room, narrow ? xAt(0.02) : xAt(flip ? 0.56 : 0.06), yAt(2.5), (narrow ? 1.1 : 2.9) * m, 1.85 * m, place, {
    view: 'city',
    frame: 'dark',
    panes: narrow ? [1, 2] : [3, 1],
  })
  for (const metres of [1.35, 1.8]) wallShelf(brush, x - 0.95 * m, yAt(metres), 1.9 * m, m, place.seed + metres * 10, 'crockery')
  menu(brush, x - 0.75 * m, yAt(2.75), 1.5 * m, 0.6 * m)
  counter(brush, view, x, floorY + 0.5 * m, narrow ? 1.8 : 2.8, bar, 'woodLight', 0.6)
  machine(brush, context, x - (narrow ? 0.3 : 0.7) * m)
  cakes(brush, x + 0.55 * m, floorY - 0.5 * m, m)
  if (!narrow) gallery(brush, flip ? xAt(0.4) : xAt(0.47), yAt(2.4), 0.95 * m, 0.9 * m, place.seed)
  if (!narrow) hangingPlant(brush, xAt(flip ? 0.94 : 0.42), room.ceilingY, 1.1 * m, place.seed)
}

/** A menu board with illegible lines. (x, y): top left; pixels. */
function menu(brush: Brush, x: number, y: number, w: number, h: number): void {
  const { g, unit } = brush
  box(brush, x, y, w, h, 'wood')
  box(brush, x + w * 0.03, y + h * 0.07, w * 0.94, h * 0.86, 'black', { mode: 'flat' })
  g.fillStyle = css('#ffffff', 0.7)
  for (let i = 0; i < 8; i++)
    g.fillRect(x + w * (0.1 + (i % 2) * 0.45), y + h * (0.2 + (i >> 1) * 0.18), w * (0.2 + ((i * 5) % 4) * 0.04), 3 * unit)
}

const machineTop = ({ room, view }: InteriorContext): number =>
  room.floorY + 0.5 * room.m - 0.94 * view.pixelsPerMetre(room.floorY + 0.5 * room.m)

function machine(brush: Brush, context: InteriorContext, x: number): void {
  const y = machineTop(context)
  const { m } = context.room
  box(brush, x - 0.36 * m, y - 0.46 * m, 0.72 * m, 0.46 * m, 'metal', { round: 0.05 * m, plain: false })
  box(brush, x - 0.3 * m, y - 0.3 * m, 0.6 * m, 0.2 * m, 'dark', { round: 0.03 * m })
  box(brush, x - 0.4 * m, y - 0.5 * m, 0.8 * m, 0.08 * m, 'red', { round: 0.03 * m })
  for (const dx of [-0.15, 0.15]) {
    box(brush, x + (dx - 0.04) * m, y - 0.28 * m, 0.08 * m, 0.1 * m, 'gold')
    box(brush, x + (dx - 0.05) * m, y - 0.1 * m, 0.1 * m, 0.09 * m, 'white', { round: 0.02 * m })
  }
}

function cakes(brush: Brush, x: number, y: number, m: number): void {
  for (let i = 0; i < 3; i++) {
    const cx = x + (i - 1) * 0.27 * m
    box(brush, cx - 0.09 * m, y - 0.1 * m, 0.18 * m, 0.1 * m, (['pink', 'wallWarm', 'trunk'] as const)[i]!, { round: 0.02 * m })
    ellipse(brush, cx, y - 0.12 * m, 0.1 * m, 0.045 * m, 'cream')
    ellipse(brush, cx, y - 0.17 * m, 0.028 * m, 0.028 * m, 'red', { noInk: true })
  }
  brush.g.fillStyle = css('#ffffff', 0.2)
  brush.g.fillRect(x - 0.46 * m, y - 0.32 * m, 0.92 * m, 0.32 * m)
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, place, room } = context
  const { m: wallM } = room
  for (const dx of narrow ? [-0.35] : [-0.8, -0.1, 0.6]) stool(brush, view, barX(context) + dx * wallM, floorAt(0.4), 'red')
  lightString(brush, room.left - 0.4 * wallM, room.yAt(3), room.right + 0.4 * wallM, room.yAt(3), 0.2 * wallM, narrow ? 9 : 20, place.time)
  const seatings = narrow
    ? ([[0.82, 0.74]] as const)
    : ([
        [0.76, 0.74],
        [0.055, 0.62],
      ] as const)
  for (const [x, part] of seatings) {
    const near = floorAt(part)
    const m = view.pixelsPerMetre(near)
    chair(brush, view, frameX(x) + (narrow ? -0.55 : -0.75) * m, floorAt(part - 0.16), 'wood')
    if (!narrow) chair(brush, view, frameX(x) + 0.75 * m, floorAt(part - 0.16), 'wood')
    roundTable(brush, view, frameX(x), near, 1.05, 'woodLight', place.seed % 2 ? 'white' : 'coral')
    if (room.ceilingY > -place.frame.bleed * 2)
      pendant(brush, frameX(x), -place.frame.bleed, (place.frame.bleed + place.frame.height * 0.14) / m, m, place.time, 'gold')
  }
  if (!narrow) pottedPlant(brush, frameX(0.965), floorAt(0.35), view.pixelsPerMetre(floorAt(0.35)) * 1.3, place.seed)
}

export const cafe: Setting = {
  indoors: true,
  shows: ['cafe', 'table', 'chair', 'counter', 'coffee machine', 'cup', 'cake', 'window', 'lamp'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      tableTops: (context) => [
        {
          from: context.narrow ? 0.74 : 0.71,
          to: context.narrow ? 0.9 : 0.81,
          y: topAt(context, context.floorAt(0.74), 0.73),
          count: context.narrow ? 2 : 3,
        },
      ],
      wallSlot: [0.5, 1.4],
      animate: (brush, seconds, context) =>
        steam(
          brush,
          barX(context) - (context.narrow ? 0.3 : 0.7) * context.room.m,
          machineTop(context) - 0.45 * context.room.m,
          0.6 * context.room.m,
          seconds,
        ),
    }),
}
