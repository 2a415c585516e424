import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { glow, linear } from '../../paint/canvas.ts'
import { css, rgb } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { skyColours } from '../../parts/nature/sky.ts'
import { blinker } from '../../parts/animated.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { seatRows } from '../../parts/indoors/seat-rows.ts'
import { type Side, sideWallBoard, sideWallPanel, sideWallPoint, sideWallReach } from '../../parts/indoors/side-walls.ts'
import { facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior } from './interior.ts'

const SEATS: readonly Role[] = ['blue', 'red', 'teal', 'purple']
const seatOf = ({ place }: InteriorContext): Role => SEATS[place.seed % SEATS.length]!
const CEILING = 2.25
const SILL = 0.95
const LINTEL = 1.85

function back(brush: Brush, context: InteriorContext): void {
  const { room } = context
  roomShell(brush, room, { wall: '#d8dcd6', floor: '#5c6068', ceiling: 'white', trim: 'metal' }, 'plain', 'carpet')
  windscreen(brush, context)
  for (const side of [-1, 1] as const) {
    windows(brush, context, side)
    lights(brush, context, side)
  }
  aisle(brush, context)
  for (const side of [-1, 1] as const) seats(brush, context, side)
  rails(brush, context)
}

/** The street before the driver. */
function windscreen(brush: Brush, { room, place, random }: InteriorContext): void {
  const { g } = brush
  const { m, yAt, left, right } = room
  const w = right - left
  const [x, y, h] = [left + w * 0.06, yAt(2), 1.1 * m]
  g.save()
  g.beginPath()
  g.roundRect(x, y, w * 0.88, h, 0.1 * m)
  g.clip()
  g.fillStyle = linear(g, 0, y, 0, y + h, skyColours(brush.look, place.time))
  g.fillRect(x, y, w, h)
  const generator = random(6)
  for (let i = 0; i < 8; i++) {
    const bh = (0.3 + generator() * 0.5) * m
    if (i > 2 && i < 5) continue
    box(brush, x + (i * w * 0.88) / 8, y + h - bh, w * 0.12, bh, pick(['roof', 'wallWarm', 'roofDark', 'wallCool'] as const, generator), {
      depth: 0.4,
      noInk: true,
    })
  }
  facet(brush, 'road', [x + w * 0.1, y + h, x + w * 0.78, y + h, x + w * 0.48, y + h * 0.62, x + w * 0.42, y + h * 0.62], {
    depth: 0.3,
    noInk: true,
  })
  g.restore()
  box(brush, x - 0.03 * m, y - 0.05 * m, w * 0.88 + 0.06 * m, 0.06 * m, 'dark', { noInk: true })
  box(brush, left + w * 0.48, y, w * 0.03, h, 'dark', { noInk: true })
  box(brush, left, yAt(0.92), w, 0.92 * m, '#4a4e58', { noInk: true, cel: 0 })
  ellipse(brush, left + w * 0.26, yAt(0.98), 0.24 * m, 0.1 * m, 'black', { plain: true })
  ellipse(brush, left + w * 0.26, yAt(0.98), 0.17 * m, 0.06 * m, '#4a4e58', { plain: true, noInk: true })
  box(brush, left + w * 0.14, yAt(1.3), w * 0.22, 0.9 * m, seatFabric, { round: 0.08 * m })
  box(brush, left + w * 0.2, yAt(2.2), w * 0.6, 0.17 * m, 'black', { round: 0.03 * m })
  g.fillStyle = css('#ffb02a')
  for (let i = 0; i < 7; i++) g.fillRect(left + w * (0.25 + i * 0.07), yAt(2.15), w * (0.03 + (i % 3) * 0.01), 0.07 * m)
}

const seatFabric: Role = '#3c4250'

/** A band of windows on a side with the street passing. */
function windows(brush: Brush, context: InteriorContext, side: Side): void {
  const { room, place, random } = context
  const reach = sideWallReach(room) + 1.5
  const outside = skyColours(brush.look, place.time)
  sideWallPanel(brush, room, side, [0, reach], [0, SILL], '#c2c8c6', { noInk: true, cel: 0, lighten: -0.08 })
  sideWallPanel(brush, room, side, [0.1, reach], [SILL, LINTEL], rgb(outside[2] ?? '#a8d8ea'), { noInk: true, cel: 0, emissive: true })
  const generator = random(side + 31)
  for (let at = 0.1; at < reach; at += 0.5)
    sideWallPanel(
      brush,
      room,
      side,
      [at, at + 0.44],
      [SILL, SILL + 0.2 + generator() * 0.5],
      pick(['roof', 'leaf', 'wallWarm', 'wallCool', 'roofDark'] as const, generator),
      { depth: 0.34, noInk: true, cel: 0 },
    )
  for (let at = 0; at < reach; at += 1.15) sideWallPanel(brush, room, side, [at, at + 0.1], [SILL, LINTEL], 'dark', { cel: 0 })
  for (const height of [SILL, LINTEL])
    sideWallPanel(brush, room, side, [0, reach], [height - 0.04, height + 0.04], 'dark', { noInk: true, cel: 0 })
  for (let at = 0.3; at < reach; at += 1.4)
    sideWallPanel(
      brush,
      room,
      side,
      [at, at + 0.9],
      [LINTEL + 0.1, CEILING - 0.08],
      pick(['yellow', 'coral', 'teal', 'white'] as const, generator),
      { cel: 0 },
    )
}

function lights(brush: Brush, { room }: InteriorContext, side: Side): void {
  for (let at = 0.2; at < 6; at += 1.2)
    sideWallBoard(brush, room, side, [at, at + 0.8], CEILING, [room.metres * 0.3, room.metres * 0.3 + 0.14], 'window', {
      emissive: true,
      noInk: true,
      cel: 0,
    })
}

function aisle(brush: Brush, { room }: InteriorContext): void {
  const reach = sideWallReach(room) + 2
  const half = room.metres / 2
  sideWallBoard(brush, room, -1, [0, reach], 0.004, [half - 0.4, half + 0.4], '#8a8d92', { noInk: true, cel: 0 })
}

/** Pairs of seats on both sides of the aisle. */
function seats(brush: Brush, context: InteriorContext, side: Side): void {
  const { room } = context
  seatRows(brush, room, side, {
    seats: 2,
    width: Math.min(0.96, room.metres * 0.34) / 2,
    apart: 0.95,
    role: seatOf(context),
    drawAisleSide: (at, out) => grip(brush, context, side, at, out),
  })
}

/** A handle on the aisle side of a seat. */
function grip(brush: Brush, { room }: InteriorContext, side: Side, at: number, out: number): void {
  const [x, y] = sideWallPoint(room, side, at, 1.14, out)
  const m = room.view.pixelsPerMetre(room.view.yBehind(room.floorY, -at))
  box(brush, x - 0.04 * m, y, 0.08 * m, 0.2 * m, 'yellow', { round: 0.04 * m })
}

/** Poles and hanging grips. */
function rails(brush: Brush, { room }: InteriorContext): void {
  const { g, unit } = brush
  const half = room.metres / 2
  for (const side of [-1, 1] as const)
    for (const at of [0.9, 2.4]) {
      const [x, low] = sideWallPoint(room, side, at, 0, half - 0.5)
      const [, high] = sideWallPoint(room, side, at, CEILING, half - 0.5)
      const w = Math.max(4 * unit, room.view.pixelsPerMetre(low) * 0.045)
      box(brush, x - w / 2, high, w, low - high, 'yellow', { plain: false, noInk: true })
    }
  g.save()
  g.lineWidth = 3 * unit
  for (const side of [-1, 1] as const)
    for (let at = 0.6; at < 3.4; at += 0.5) {
      const [x, y] = sideWallPoint(room, side, at, CEILING - 0.1, half - 0.62)
      const r = room.view.pixelsPerMetre(room.view.yBehind(room.floorY, -at)) * 0.09
      g.strokeStyle = css(tint(brush, 'dark'))
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x, y + r * 1.4)
      g.stroke()
      g.strokeStyle = css(tint(brush, 'yellow'))
      g.beginPath()
      g.ellipse(x, y + r * 2.2, r * 0.8, r, 0, 0, 7)
      g.stroke()
    }
  g.restore()
}

export const bus: Setting = {
  indoors: true,
  shows: ['bus', 'seat', 'window', 'pole', 'grip', 'steering wheel'],
  compose: (place) => {
    const narrow = place.frame.width / place.frame.height < 1.2
    return interior(place, {
      shape: {
        corners: narrow ? [0.14, 0.86] : [0.32, 0.68],
        vanishingX: 0.46 + (place.seed % 3) * 0.04,
        backWallDepth: 0.4,
        ceilingMetres: CEILING,
      },
      back,
      front: (brush, { room, frameX, floorAt }) => glow(brush.g, frameX(0.5), floorAt(0.9), room.m * 2.4, '#ffffff', 0.14),
      foreground: null,
      wallSlot: [0.5, 1.9],
      animate: (brush, seconds, { room, place: { seed } }) => {
        for (const [i, at] of [0.36, 0.6].entries())
          blinker(brush, room.xAt(at), room.yAt(1.24), 0.16 * room.m, '#ff6a4a', seconds, (seed % 3) * 0.2 + i * 0.5)
      },
    })
  },
}
