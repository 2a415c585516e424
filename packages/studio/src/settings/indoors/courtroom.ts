import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pendant } from '../../parts/indoors/lamps.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { chair } from '../../parts/indoors/seats.ts'
import { deskTable } from '../../parts/indoors/tables.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, flicker, interior, topAt } from './interior.ts'

const WALLS: readonly Role[] = ['#9a6a44', '#7d4f38', '#8c6f52']
const CLOTHS: readonly Role[] = ['red', 'blue', 'leaf']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt } = room
  const wall = WALLS[place.seed % WALLS.length]!
  roomShell(
    brush,
    room,
    { wall, floor: place.seed % 2 ? '#7c4a44' : 'woodLight', ceiling: 'cream', trim: 'wood' },
    'plain',
    place.seed % 2 ? 'carpet' : 'tiles',
  )
  const count = narrow ? 5 : 9
  const w = (room.right - room.left) / count
  for (let i = 0; i < count; i++)
    box(brush, room.left + (i + 0.1) * w, yAt(2.7), w * 0.8, 2.5 * m, wall, { lighten: i % 2 ? 0.1 : 0.04, cel: 0 })
  if (!narrow)
    for (const part of [0.03, 0.83])
      roomWindow(brush, room, xAt(part), yAt(2.75), 1.15 * m, 1.9 * m, place, { view: 'city', arched: true, frame: 'wood' })
  for (const part of narrow ? [0.08, 0.92] : [0.22, 0.78]) column(brush, xAt(part), room.floorY, room.floorY - room.ceilingY, 0.2 * m)
  emblem(brush, xAt(0.5), yAt(2.6), 0.4 * m)
  for (const side of [-1, 1])
    standingFlag(brush, xAt(0.5) + side * (narrow ? 1.5 : 2.1) * m, room.floorY, m, CLOTHS[(place.seed + side + 1) % 3]!)
  bench(brush, context)
}

function column(brush: Brush, x: number, y: number, h: number, r: number): void {
  box(brush, x - r, y - h, r * 2, h, 'cream', { lighten: -0.08, plain: false })
  for (const k of [-0.5, 0, 0.5]) box(brush, x + k * r - r * 0.06, y - h, r * 0.12, h, 'stone', { noInk: true, cel: 0 })
  for (const dy of [0, h - r * 0.8]) box(brush, x - r * 1.4, y - dy - r * 0.8, r * 2.8, r * 0.8, 'cream')
}

/** A round seal with a pair of scales. */
function emblem(brush: Brush, x: number, y: number, r: number): void {
  ellipse(brush, x, y, r, r, 'gold')
  ellipse(brush, x, y, r * 0.8, r * 0.8, 'blue', { lighten: -0.2 })
  box(brush, x - r * 0.04, y - r * 0.55, r * 0.08, r * 1.05, 'gold', { noInk: true })
  box(brush, x - r * 0.5, y - r * 0.42, r, r * 0.07, 'gold', { noInk: true })
  box(brush, x - r * 0.24, y + r * 0.44, r * 0.48, r * 0.08, 'gold', { noInk: true })
  for (const side of [-1, 1]) {
    facet(brush, 'gold', [x + side * r * 0.46, y - r * 0.4, x + side * r * 0.66, y + r * 0.08, x + side * r * 0.26, y + r * 0.08], {
      noInk: true,
    })
    ellipse(brush, x + side * r * 0.46, y + r * 0.1, r * 0.22, r * 0.08, 'gold', { noInk: true })
  }
}

function standingFlag(brush: Brush, x: number, y: number, m: number, role: Role): void {
  box(brush, x - 0.02 * m, y - 2.3 * m, 0.04 * m, 2.3 * m, 'gold')
  ellipse(brush, x, y - 2.34 * m, 0.05 * m, 0.06 * m, 'gold')
  facet(brush, role, [x, y - 2.22 * m, x + 0.5 * m, y - 1.9 * m, x + 0.3 * m, y - 0.7 * m, x + 0.02 * m, y - 0.6 * m], { plain: false })
  ellipse(brush, x, y - 0.02 * m, 0.18 * m, 0.05 * m, 'dark')
}

/** The raised desk of the judge, with a high chair, a gavel and a witness stand beside it. */
function bench(brush: Brush, context: InteriorContext): void {
  const { room, view, narrow } = context
  const y = room.floorY + 0.34 * room.m
  const m = view.pixelsPerMetre(y)
  const x = room.xAt(0.5)
  const w = narrow ? 2.5 : 3.4
  groundShadow(brush, x, y, w * 0.6 * m, 0.24 * m)
  box(brush, x - 0.42 * m, y - 2.35 * m, 0.84 * m, 1.1 * m, 'wood', { round: [0.3 * m, 0.3 * m, 0, 0], lighten: -0.3 })
  box(brush, x - 0.34 * m, y - 2.27 * m, 0.68 * m, m, 'red', { round: [0.24 * m, 0.24 * m, 0, 0], lighten: -0.15, plain: false })
  cuboid(brush, view, x, y, [w + 0.7, 0.22, 0.8], 'wood', { lighten: -0.34 })
  cuboid(brush, view, x, y, [w, 1.16, 0.5], 'wood', { lift: 0.22 })
  const panels = narrow ? 3 : 5
  for (let i = 0; i < panels; i++)
    cuboid(brush, view, x + (i - (panels - 1) / 2) * (w / panels) * m, y, [w / panels - 0.16, 0.8, 0], 'woodLight', {
      lift: 0.36,
      lighten: -0.08,
    })
  cuboid(brush, view, x, y, [w + 0.16, 0.1, 0.6], 'wood', { lift: 1.38, lighten: 0.16 })
  box(brush, x - 0.3 * m, y - 1.62 * m, 0.6 * m, 0.14 * m, 'gold', { round: 0.02 * m })
  gavel(brush, x + 0.75 * m, y - 1.48 * m, 0.3 * m)
  if (narrow) return
  const stand = x - 2.75 * m
  cuboid(brush, view, stand, y + 0.1 * m, [1, 0.92, 0.6], 'woodLight', { lighten: -0.1 })
  cuboid(brush, view, stand, y + 0.1 * m, [1.1, 0.08, 0.66], 'wood', { lift: 0.92 })
  box(brush, stand + 0.2 * m, y - 1.2 * m, 0.025 * m, 0.32 * m, 'dark')
  ellipse(brush, stand + 0.21 * m, y - 1.22 * m, 0.05 * m, 0.06 * m, 'dark')
}

function gavel(brush: Brush, x: number, y: number, s: number): void {
  ellipse(brush, x, y, s * 0.5, s * 0.16, 'wood', { lighten: -0.2 })
  facet(brush, 'woodLight', [x + s * 0.2, y - s * 0.44, x + s * 1.1, y - s * 0.16, x + s * 1.08, y - s * 0.06, x + s * 0.18, y - s * 0.34])
  box(brush, x - s * 0.16, y - s * 0.66, s * 0.4, s * 0.5, 'wood', { round: s * 0.08 })
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, room, place } = context
  for (const part of narrow ? [0.5] : [0.3, 0.7])
    if (room.ceilingY > -place.frame.bleed) pendant(brush, room.xAt(part), room.ceilingY, 0.32, room.m * 1.1, place.time, 'gold')
  for (const x of narrow ? [0.9] : [0.13, 0.86]) {
    const y = floorAt(0.62)
    chair(brush, view, frameX(x), floorAt(0.3), 'wood')
    deskTable(brush, view, frameX(x), y, [narrow ? 1 : 1.5, 0.76, 0.6], 'wood')
    const m = view.pixelsPerMetre(y)
    for (let i = 0; i < 3; i++)
      box(brush, frameX(x) + (i * 0.03 - 0.4) * m, y - (0.82 + i * 0.05) * m, 0.34 * m, 0.05 * m, i % 2 ? 'red' : 'cream', {
        round: 0.01 * m,
      })
  }
}

/** The rail before the public, at both sides. */
function rail(brush: Brush, { place }: InteriorContext): void {
  const { frame } = place
  const h = frame.figure * 0.36
  const baseY = frame.height + frame.bleed * 0.4
  for (const [from, to] of [
    [-frame.bleed, frame.width * 0.17],
    [frame.width * 0.83, frame.width + frame.bleed],
  ] as const) {
    for (let x = from; x < to - h * 0.1; x += h * 0.26)
      box(brush, x + h * 0.06, baseY - h, h * 0.1, h, 'wood', { lighten: -0.3, plain: false })
    box(brush, from, baseY - h * 1.1, to - from, h * 0.16, 'wood', { lighten: -0.12, round: h * 0.05 })
  }
}

export const courtroom: Setting = {
  indoors: true,
  shows: ['courtroom', 'desk', 'gavel', 'flag', 'column', 'chair', 'window'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 3.4, backWallDepth: 0.5 },
      back,
      front,
      foreground: rail,
      tableTops: (context) =>
        context.narrow
          ? [{ from: 0.86, to: 0.94, y: topAt(context, context.floorAt(0.6), 0.76), count: 1 }]
          : [
              { from: 0.8, to: 0.92, y: topAt(context, context.floorAt(0.6), 0.76), count: 2 },
              { from: 0.16, to: 0.16, y: topAt(context, context.floorAt(0.6), 0.76), count: 1 },
            ],
      wallSlot: [0.32, 2.2],
      animate: (brush, seconds, { room }) =>
        glow(brush.g, room.xAt(0.5), room.yAt(2.6), 0.7 * room.m, brush.look.lamp ?? '#ffe2a0', 0.12 * flicker(seconds * 0.5)),
    }),
}
