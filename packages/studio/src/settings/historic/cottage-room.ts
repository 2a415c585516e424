import { type Brush, tint } from '../../paint/brush.ts'
import { glow, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { ceilingBeams } from '../../parts/indoors/ceiling-beams.ts'
import { masonry } from '../../parts/indoors/masonry.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { barrel } from '../../parts/indoors/small-objects.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { flames } from '../../parts/nature/fire.ts'
import { cuboid } from '../../parts/solid.ts'
import { flicker, type InteriorContext, interior, topAt } from '../indoors/interior.ts'
import type { Setting } from '../setting.ts'

const PLASTER: readonly Role[] = ['#d8c29a', '#c9b28c', '#dccbb0']
const FLOORS: readonly Role[] = ['#8a6d50', '#7c7066', '#94765a']
const TIMBER: Role = '#5c3f2a'
const CLAY: readonly Role[] = ['#b0623c', '#8a6a4a', '#c9b48a', '#6f7a5a']
const HEARTH_STONE: Role = '#857b72'

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  roomShell(
    brush,
    room,
    { wall: PLASTER[place.seed % 3]!, floor: FLOORS[place.seed % 3]!, ceiling: '#4a3424', trim: TIMBER },
    'plain',
    'boards',
  )
  timbers(brush, context)
  const { m } = room
  const [x, w] = [room.xAt(narrow ? 0.06 : 0.66), 1.05 * m]
  roomWindow(brush, room, x, room.yAt(1.95), w, 0.8 * m, place, { frame: TIMBER, panes: [3, 3] })
  hearth(brush, context)
  if (!narrow) crockeryShelf(brush, context)
  ceilingBeams(brush, room, TIMBER)
  herbs(brush, context)
}

/** Posts and braces of the timber frame in the plaster. */
function timbers(brush: Brush, { room }: InteriorContext): void {
  const { left, right, floorY, ceilingY, m } = room
  for (const part of [0, 0.5, 1])
    box(brush, left + (right - left) * part - 0.1 * m, ceilingY, 0.2 * m, floorY - ceilingY, TIMBER, { cel: 0 })
  box(brush, left, room.yAt(1.02), right - left, 0.14 * m, TIMBER, { cel: 0, lighten: -0.06 })
}

const hearthAt = ({ room, narrow }: InteriorContext): readonly [number, number] => [room.xAt(narrow ? 0.66 : 0.3), room.floorY]

/** An open hearth under a hood, with a kettle over the fire. */
function hearth(brush: Brush, context: InteriorContext): void {
  const { room, random } = context
  const [x, y] = hearthAt(context)
  const { m } = room
  const hood = path((p) => {
    p.moveTo(x - 1.15 * m, y - 1.55 * m)
    p.lineTo(x - 0.55 * m, room.ceilingY)
    p.lineTo(x + 0.55 * m, room.ceilingY)
    p.lineTo(x + 1.15 * m, y - 1.55 * m)
    p.closePath()
  })
  paintShape(brush, hood, HEARTH_STONE, [x - 1.15 * m, room.ceilingY, 2.3 * m, y - 1.55 * m - room.ceilingY], { lighten: 0.08 })
  box(brush, x - 1.15 * m, y - 1.6 * m, 2.3 * m, 1.6 * m, HEARTH_STONE, { lighten: -0.05 })
  masonry(brush, { ...room, left: x - 1.15 * m, right: x + 1.15 * m, ceilingY: y - 0.5 * m }, HEARTH_STONE, random(5))
  box(brush, x - 0.78 * m, y - 1.18 * m, 1.56 * m, 1.18 * m, '#1c1412', { noInk: true, mode: 'flat', round: [0.3 * m, 0.3 * m, 0, 0] })
  box(brush, x - 1.3 * m, y - 1.7 * m, 2.6 * m, 0.16 * m, TIMBER, { lighten: 0.1 })
  for (const dx of [-0.26, 0.02, 0.28]) box(brush, x + dx * m - 0.2 * m, y - 0.14 * m, 0.42 * m, 0.12 * m, 'trunk', { round: 0.05 * m })
  flames(brush, x, y - 0.14 * m, 0.56 * m)
  box(brush, x - 0.02 * m, y - 1.18 * m, 0.04 * m, 0.34 * m, 'dark', { noInk: true })
  ellipse(brush, x, y - 0.72 * m, 0.24 * m, 0.2 * m, 'dark', { lighten: 0.1 })
  box(brush, x - 0.27 * m, y - 0.9 * m, 0.54 * m, 0.08 * m, 'dark', { lighten: 0.22 })
  glow(brush.g, x, y - 0.4 * m, 2.2 * m, brush.look.lamp ?? [255, 150, 60], 0.7)
}

/** Jugs and bowls on a board above the window. */
function crockeryShelf(brush: Brush, { room, random }: InteriorContext): void {
  const { m } = room
  const [x, y, w] = [room.xAt(0.44), room.yAt(1.72), 0.2 * (room.right - room.left)]
  const generator = random(7)
  box(brush, x, y, w, 0.08 * m, TIMBER, { lighten: 0.14 })
  for (let at = 0.06 * m; at < w - 0.2 * m;) {
    const [jw, jh] = [(0.14 + generator() * 0.08) * m, (0.16 + generator() * 0.16) * m]
    box(brush, x + at, y - jh, jw, jh, CLAY[Math.floor(generator() * 4)]!, { round: 0.05 * m, plain: false })
    at += jw + 0.09 * m
  }
}

/** Bundles of herbs and garlic that dry below the beam. */
function herbs(brush: Brush, { room, narrow }: InteriorContext): void {
  const { m, ceilingY } = room
  for (const [i, part] of (narrow ? [0.12, 0.9] : [0.06, 0.54, 0.6, 0.95]).entries()) {
    const x = room.xAt(part)
    box(brush, x - 0.012 * m, ceilingY + 0.2 * m, 0.024 * m, 0.16 * m, TIMBER, { noInk: true })
    ellipse(brush, x, ceilingY + 0.5 * m, 0.1 * m, 0.2 * m, i % 2 ? 'cream' : 'grassDark')
  }
}

const tableAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly [number, number] => [frameX(narrow ? 0.84 : 0.86), floorAt(0.52)]

function front(brush: Brush, context: InteriorContext): void {
  const { view, frameX, floorAt, narrow } = context
  const [x, y] = tableAt(context)
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.95 * m, 0.16 * m)
  for (const dx of [-0.7, 0.62]) cuboid(brush, view, x + dx * m, y, [0.14, 0.68, 0.14], TIMBER, { lighten: 0.02 })
  cuboid(brush, view, x, y, [1.8, 0.1, 0.7], TIMBER, { lift: 0.68, lighten: 0.16 })
  const top = y - 0.8 * m
  ellipse(brush, x - 0.5 * m, top - 0.08 * m, 0.26 * m, 0.13 * m, '#c08a4a')
  box(brush, x + 0.42 * m, top - 0.3 * m, 0.2 * m, 0.32 * m, CLAY[0]!, { round: 0.06 * m, plain: false })
  const [bx, by] = [frameX(narrow ? 0.06 : 0.07), floorAt(0.5)]
  const bm = view.pixelsPerMetre(by)
  barrel(brush, bx, by, 0.85 * bm)
  stool(brush, context, frameX(narrow ? 0.3 : 0.6), floorAt(0.14))
  candle(brush, context)
}

/** A three-legged stool. (x, y): bottom centre. */
function stool(brush: Brush, { view }: InteriorContext, x: number, y: number): void {
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.3 * m, 0.06 * m)
  for (const dx of [-0.18, 0, 0.18]) box(brush, x + dx * m - 0.03 * m, y - 0.42 * m, 0.06 * m, 0.42 * m, TIMBER)
  ellipse(brush, x, y - 0.43 * m, 0.28 * m, 0.08 * m, TIMBER, { lighten: 0.16 })
}

const candleAt = (context: InteriorContext): readonly [number, number, number] => {
  const [x, y] = tableAt(context)
  const m = context.view.pixelsPerMetre(y)
  return [x + 0.05 * m, y - 0.8 * m, m]
}

function candle(brush: Brush, context: InteriorContext): void {
  const [x, y, m] = candleAt(context)
  ellipse(brush, x, y - 0.02 * m, 0.14 * m, 0.04 * m, 'metal')
  box(brush, x - 0.035 * m, y - 0.28 * m, 0.07 * m, 0.26 * m, 'cream')
  brush.g.fillStyle = css(tint(brush, 'gold'))
  flames(brush, x, y - 0.28 * m, 0.1 * m)
  glow(brush.g, x, y - 0.32 * m, 0.9 * m, brush.look.lamp ?? [255, 190, 90], 0.5)
}

/** The only room of a house before 1900: a hearth, timber and plaster, a plain table with bread and a candle. */
export const cottageRoom: Setting = {
  indoors: true,
  shows: ['hearth', 'fire', 'kettle', 'table', 'bread', 'jug', 'candle', 'window', 'stool', 'barrel'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 2.7, corners: [0.06, 0.94], backWallDepth: 0.56 },
      back,
      front,
      foreground: null,
      tableTops: (context) => {
        const [, y] = tableAt(context)
        return [{ from: context.narrow ? 0.86 : 0.88, to: 0.95, y: topAt(context, y, 0.8), count: 1 }]
      },
      wallSlot: [0.5, 1.6],
      animate: (brush, seconds, context) => {
        const [x, y] = hearthAt(context)
        const { m } = context.room
        flames(brush, x, y - 0.14 * m, 0.56 * m, seconds)
        glow(brush.g, x, y - 0.4 * m, 1.6 * m, brush.look.lamp ?? [255, 150, 60], 0.3 * flicker(seconds))
      },
    }),
}
