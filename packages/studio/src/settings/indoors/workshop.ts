import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { pendant } from '../../parts/indoors/lamps.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { deskTable, drawerStack } from '../../parts/indoors/tables.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, flicker, interior, topAt } from './interior.ts'

const WALLS: readonly Role[] = ['#b9a68c', '#9db0b4', '#b08a74']
const TINS: readonly Role[] = ['red', 'blue', 'yellow', 'teal', 'metal', 'coral', 'white']
/** Garages have a rolling door and tyres, joiners' workshops planks and shavings. */
const isGarage = ({ place }: InteriorContext): boolean => place.seed % 2 === 0

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt } = room
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % 3]!, floor: isGarage(context) ? '#8c8c8e' : 'woodLight', ceiling: 'wood', trim: 'wood' },
    isGarage(context) ? 'bricks' : 'panels',
    isGarage(context) ? 'tiles' : 'boards',
  )
  if (!narrow && isGarage(context)) rollingDoor(brush, context)
  else if (!narrow) {
    roomWindow(brush, room, xAt(0.05), yAt(2.3), 1.7 * m, 1.2 * m, place, { view: 'garden', frame: 'wood' })
    planks(brush, xAt(0.27), room.floorY, m)
  }
  pegboard(brush, xAt(narrow ? 0.1 : 0.4), yAt(2.45), (narrow ? 3.4 : 3) * m, 1.2 * m, m)
  if (!narrow) tinShelf(brush, context, xAt(0.79), 1.55 * m)
  bench(brush, context)
}

function rollingDoor(brush: Brush, { room }: InteriorContext): void {
  const { m, xAt, yAt } = room
  const [x, w] = [xAt(0.03), 2.5 * m]
  box(brush, x - 0.1 * m, yAt(2.5), w + 0.2 * m, 2.5 * m, 'metal', { lighten: -0.35 })
  for (let i = 0; i < 9; i++) box(brush, x, yAt(2.4 - i * 0.26), w, 0.25 * m, 'metal', { lighten: i % 2 ? 0.14 : 0.22, cel: 0 })
  for (let i = 0; i < 3; i++) box(brush, x + (0.25 + i * 0.76) * m, yAt(1.86), 0.5 * m, 0.22 * m, 'glass', { noInk: true, round: 0.03 * m })
}

function planks(brush: Brush, x: number, y: number, m: number): void {
  for (let i = 0; i < 5; i++)
    facet(brush, i % 2 ? 'woodLight' : 'wood', [
      x + i * 0.15 * m,
      y,
      x + (i * 0.15 + 0.13) * m,
      y,
      x + (i * 0.12 + 0.3) * m,
      y - (2.1 + (i % 3) * 0.2) * m,
      x + (i * 0.12 + 0.18) * m,
      y - (2.1 + (i % 3) * 0.2) * m,
    ])
}

/** Tools on a wall. (x, y): its top left. */
function pegboard(brush: Brush, x: number, y: number, w: number, h: number, m: number): void {
  const { g } = brush
  box(brush, x, y, w, h, '#d8b98a')
  g.fillStyle = css(tint(brush, 'wood'), 0.4)
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 18; i++) g.fillRect(x + (w * (i + 0.5)) / 18, y + (h * (row + 0.5)) / 7, 0.02 * m, 0.02 * m)
  const at = (part: number): number => x + w * part
  hammer(brush, at(0.08), y + h * 0.16, 0.66 * m)
  saw(brush, at(0.2), y + h * 0.3, 0.7 * m)
  wrench(brush, at(0.52), y + h * 0.14, 0.62 * m)
  wrench(brush, at(0.6), y + h * 0.14, 0.5 * m)
  for (let i = 0; i < 3; i++)
    screwdriver(brush, at(0.69 + i * 0.07), y + h * 0.16, (0.5 - i * 0.06) * m, (['red', 'yellow', 'blue'] as const)[i]!)
  ellipse(brush, at(0.93), y + h * 0.4, 0.15 * m, 0.22 * m, 'red', { plain: true })
  ellipse(brush, at(0.93), y + h * 0.4, 0.08 * m, 0.14 * m, '#d8b98a', { noInk: true, plain: true })
}

function hammer(brush: Brush, x: number, y: number, s: number): void {
  box(brush, x - s * 0.05, y, s * 0.1, s, 'woodLight', { round: s * 0.03 })
  box(brush, x - s * 0.22, y - s * 0.02, s * 0.44, s * 0.18, 'metal', { lighten: -0.2, round: s * 0.03 })
}

function saw(brush: Brush, x: number, y: number, s: number): void {
  facet(brush, 'metal', [x, y - s * 0.1, x + s * 1.1, y + s * 0.04, x + s * 1.1, y + s * 0.14, x, y + s * 0.26], { lighten: 0.2 })
  box(brush, x - s * 0.26, y - s * 0.14, s * 0.3, s * 0.42, 'wood', { round: s * 0.1 })
}

function wrench(brush: Brush, x: number, y: number, s: number): void {
  box(brush, x - s * 0.06, y + s * 0.1, s * 0.12, s * 0.86, 'metal', { lighten: -0.1 })
  ellipse(brush, x, y + s * 0.1, s * 0.16, s * 0.16, 'metal', { lighten: -0.1 })
  box(brush, x - s * 0.05, y - s * 0.08, s * 0.1, s * 0.18, '#d8b98a', { noInk: true })
}

function screwdriver(brush: Brush, x: number, y: number, s: number, role: Role): void {
  box(brush, x - s * 0.1, y, s * 0.2, s * 0.46, role, { round: s * 0.07, plain: false })
  box(brush, x - s * 0.03, y + s * 0.46, s * 0.06, s * 0.5, 'metal')
}

/** Shelves with tins and boxes. */
function tinShelf(brush: Brush, { room, random }: InteriorContext, x: number, w: number): void {
  const { m, yAt } = room
  const generator = random(12)
  for (const metres of [1.2, 1.75, 2.3]) {
    for (let at = x + 0.05 * m; at < x + w - 0.2 * m;) {
      const [tw, th] = [(0.16 + generator() * 0.16) * m, (0.2 + generator() * 0.18) * m]
      box(brush, at, yAt(metres) - th, tw, th, pick(TINS, generator), { round: 0.02 * m, plain: false })
      at += tw + 0.04 * m
    }
    box(brush, x - 0.04 * m, yAt(metres), w + 0.08 * m, 0.06 * m, 'wood')
  }
}

/** The workbench with a vice. */
function bench(brush: Brush, context: InteriorContext): void {
  const { room, view, narrow } = context
  const y = room.floorY + 0.26 * room.m
  const m = view.pixelsPerMetre(y)
  const x = room.xAt(narrow ? 0.5 : 0.58)
  deskTable(brush, view, x, y, [narrow ? 2.6 : 3.4, 0.9, 0.7], 'wood', true)
  const top = y - 0.93 * m
  box(brush, x - 1 * m, top - 0.24 * m, 0.3 * m, 0.24 * m, 'blue', { round: 0.03 * m })
  box(brush, x - 1.2 * m, top - 0.3 * m, 0.26 * m, 0.16 * m, 'blue', { round: 0.03 * m })
  box(brush, x - 1.36 * m, top - 0.19 * m, 0.5 * m, 0.05 * m, 'metal')
  box(brush, x + 0.1 * m, top - 0.08 * m, 0.8 * m, 0.08 * m, 'woodLight')
  for (let i = 0; i < 6; i++) ellipse(brush, x + (0.2 + i * 0.14) * m, top - 0.1 * m, 0.06 * m, 0.035 * m, 'wheat', { noInk: i % 2 > 0 })
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, frameX, floorAt, narrow, room, place } = context
  for (const part of narrow ? [0.5] : [0.34, 0.72])
    if (room.ceilingY > -place.frame.bleed) pendant(brush, room.xAt(part), room.ceilingY, 0.3, room.m * 1.2, place.time, 'leaf')
  const y = floorAt(0.66)
  const m = view.pixelsPerMetre(y)
  drawerStack(brush, view, frameX(narrow ? 0.93 : 0.9), y, [0.8, 0.95, 0.5], 'red', 4, 1, 'metal')
  if (isGarage(context)) for (let i = 0; i < 3; i++) tyre(brush, frameX(narrow ? 0.08 : 0.12), y - i * 0.24 * m, 0.42 * m)
  else sawhorse(brush, context, frameX(narrow ? 0.1 : 0.13), y)
}

function tyre(brush: Brush, x: number, y: number, r: number): void {
  groundShadow(brush, x, y, r * 1.1, r * 0.2)
  box(brush, x - r, y - r * 0.58, r * 2, r * 0.58, 'black', { round: r * 0.2, lighten: 0.12, plain: false })
  ellipse(brush, x, y - r * 0.52, r * 0.94, r * 0.2, 'black', { lighten: 0.2 })
  ellipse(brush, x, y - r * 0.52, r * 0.5, r * 0.1, 'black', { noInk: true })
}

/** A plank on a trestle. */
function sawhorse(brush: Brush, { view }: InteriorContext, x: number, y: number): void {
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.7 * m, 0.12 * m)
  for (const dx of [-0.46, 0.46])
    for (const out of [-0.14, 0.14])
      facet(brush, 'wood', [
        x + (dx + out) * m,
        y,
        x + (dx + out + 0.08) * m,
        y,
        x + (dx + 0.05) * m,
        y - 0.64 * m,
        x + (dx - 0.03) * m,
        y - 0.64 * m,
      ])
  cuboid(brush, view, x, y, [1.1, 0.1, 0.12], 'wood', { lift: 0.6 })
  cuboid(brush, view, x + 0.1 * m, y, [1.7, 0.06, 0.3], 'woodLight', { lift: 0.7 })
}

export const workshop: Setting = {
  indoors: true,
  shows: ['workshop', 'tool', 'workbench', 'shelf', 'hammer', 'saw', 'lamp'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 2.9 },
      back,
      front,
      foreground: null,
      tableTops: (context) => [
        { from: 0.58, to: 0.7, y: topAt(context, context.room.floorY + 0.2 * context.room.m, 0.9), count: 2 },
        { from: context.narrow ? 0.92 : 0.9, to: context.narrow ? 0.92 : 0.9, y: topAt(context, context.floorAt(0.64), 0.95), count: 1 },
      ],
      wallSlot: [0.34, 2],
      animate: (brush, seconds, { room }) =>
        glow(brush.g, room.xAt(0.72), room.yAt(2.5), 0.8 * room.m, brush.look.lamp ?? '#ffd890', 0.14 * flicker(seconds)),
    }),
}
