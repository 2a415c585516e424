import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css, rgb } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { blinker } from '../../parts/animated.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { seatRows } from '../../parts/indoors/seat-rows.ts'
import { type Side, sideWallBoard, sideWallPanel, sideWallPoint, sideWallReach } from '../../parts/indoors/side-walls.ts'
import { skyColours } from '../../parts/nature/sky.ts'
import { facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior } from '../indoors/interior.ts'

const SEATS: readonly Role[] = ['#2f4a80', '#7a3040', '#3a6a6a', '#4a4f5e']
const WALLS: readonly Role[] = ['#e4e4e0', '#d6dee6', '#e8dfd0']
const CEILING = 2.25

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % WALLS.length]!, floor: '#4f5566', ceiling: '#f2f2ee', trim: '#c8c8c4' },
    'plain',
    'carpet',
  )
  bulkhead(brush, context)
  for (const side of [-1, 1] as const) {
    windows(brush, context, side)
    bins(brush, context, side)
  }
  const half = room.metres / 2
  sideWallBoard(brush, room, -1, [0, sideWallReach(room) + 2], 0.004, [half - 0.3, half + 0.3], '#666d80', { noInk: true, cel: 0 })
  for (const side of [-1, 1] as const)
    seatRows(brush, room, side, {
      seats: 3,
      width: (room.metres / 2 - 0.42) / 3,
      apart: 0.92,
      role: SEATS[place.seed % SEATS.length]!,
      cloth: 'white',
    })
}

/** The wall at the end of the cabin with a curtain and signs that are lit. */
function bulkhead(brush: Brush, { room, place }: InteriorContext): void {
  const { m, xAt, yAt, floorY } = room
  const curtain = SEATS[(place.seed + 1) % SEATS.length]!
  box(brush, xAt(0.5) - 0.42 * m, yAt(2), 0.84 * m, 2 * m, '#3a4050', { cel: 0 })
  for (let i = 0; i < 5; i++)
    box(brush, xAt(0.5) + (i * 0.15 - 0.4) * m, yAt(1.98), 0.15 * m, 1.96 * m, curtain, { noInk: true, lighten: i % 2 ? -0.12 : 0.06 })
  for (const side of [-1, 1]) {
    box(brush, xAt(0.5) + side * 1.05 * m - 0.3 * m, yAt(1.7), 0.6 * m, 0.42 * m, '#20242e', { round: 0.04 * m })
    box(brush, xAt(0.5) + side * 1.05 * m - 0.26 * m, yAt(1.66), 0.52 * m, 0.34 * m, '#5a9ad0', {
      noInk: true,
      emissive: true,
      round: 0.03 * m,
    })
  }
  box(brush, xAt(0.5) - 0.3 * m, yAt(2.18), 0.6 * m, 0.13 * m, '#20242e', { round: 0.03 * m })
  for (const dx of [-0.14, 0.14])
    ellipse(brush, xAt(0.5) + dx * m, yAt(2.115), 0.045 * m, 0.045 * m, '#ffb060', { emissive: true, noInk: true, plain: true })
  box(brush, room.left, floorY - 0.1 * m, room.right - room.left, 0.1 * m, '#8a8f98', { noInk: true, cel: 0 })
}

/** Coordinate on a circle, drawn out towards a square. */
const soften = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.6

/** Small round-cornered windows above the clouds, some with their blinds down. */
function windows(brush: Brush, { room, place, random }: InteriorContext, side: Side): void {
  const outside = skyColours(brush.look, place.time)
  const generator = random(side + 12)
  const reach = sideWallReach(room) + 1.5
  const outline = (at: number, low: number, top: number, half: number): Point[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => {
      const a = (i / 12) * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return sideWallPoint(room, side, at + soften(c) * half, (low + top) / 2 + (soften(s) * (top - low)) / 2)
    })
  for (let at = 0.5; at < reach; at += 0.62) {
    facet(brush, 'white', outline(at, 1.02, 1.56, 0.22).flat(), { lighten: -0.06, noInk: at < 1.2 })
    facet(brush, rgb(outside[1] ?? '#a8d8ea'), outline(at, 1.08, 1.5, 0.16).flat(), { noInk: true, cel: 0, emissive: true })
    facet(brush, 'white', outline(at, 1.08, 1.2, 0.15).flat(), { noInk: true, cel: 0, lighten: place.time === 'night' ? -0.5 : 0.1 })
    if (generator() < 0.3) facet(brush, 'white', outline(at, 1.24, 1.5, 0.16).flat(), { noInk: true, cel: 0, lighten: -0.12 })
  }
}

/** Bins for hand luggage, with lights below them. */
function bins(brush: Brush, { room, place }: InteriorContext, side: Side): void {
  const reach = sideWallReach(room) + 1.5
  sideWallBoard(brush, room, side, [0, reach], 1.74, [0, 0.62], '#d0d0cc', { noInk: true, cel: 0, lighten: -0.2 })
  sideWallPanel(brush, room, side, [0, reach], [1.74, 2.12], 'white', { out: 0.62, cel: 0, lighten: -0.05 })
  for (let at = 0.3; at < reach; at += 1) {
    sideWallPanel(brush, room, side, [at, at + 0.03], [1.74, 2.12], '#9a9a96', { out: 0.62, noInk: true, cel: 0 })
    sideWallPanel(brush, room, side, [at + 0.42, at + 0.62], [1.8, 1.85], '#9a9a96', { out: 0.62, noInk: true, cel: 0 })
    sideWallBoard(brush, room, side, [at + 0.3, at + 0.6], 1.735, [0.3, 0.36], 'window', { noInk: true, cel: 0, emissive: true })
  }
  const { g } = brush
  const [x, y] = sideWallPoint(room, side, 1.5, 2.15, 0.8)
  if (place.time !== 'day') glow(g, x, y, room.m * 1.4, css(tint(brush, '#a8c8ff')), 0.3)
}

/** The cabin of an aircraft: rows of seats, small windows, bins. */
export const plane: Setting = {
  indoors: true,
  shows: ['plane', 'seat', 'window', 'aisle', 'curtain', 'screen', 'sign'],
  compose: (place) => {
    const narrow = place.frame.width / place.frame.height < 1.2
    return interior(place, {
      shape: {
        corners: narrow ? [0.1, 0.9] : [0.31, 0.69],
        vanishingX: 0.47 + (place.seed % 3) * 0.03,
        backWallDepth: 0.36,
        ceilingMetres: CEILING,
      },
      back,
      front: (brush, { room, frameX, floorAt }) => glow(brush.g, frameX(0.5), floorAt(0.9), room.m * 2.4, '#ffffff', 0.14),
      foreground: null,
      wallSlot: [0.5, 1.9],
      animate: (brush, seconds, { room }) =>
        blinker(brush, room.xAt(0.5) + 0.14 * room.m, room.yAt(2.115), 0.14 * room.m, '#ffb060', seconds * 0.6, (place.seed % 4) / 4),
    })
  },
}
