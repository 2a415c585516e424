import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { blinker } from '../../parts/animated.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { clock } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { cuboid } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior } from '../indoors/interior.ts'

const WALLS: readonly Role[] = ['#c9ccd0', '#e0c9a4', '#9fb4c4']
const ACCENTS: readonly Role[] = ['red', 'blue', 'gold', 'teal']
const accentOf = ({ place }: InteriorContext): Role => ACCENTS[place.seed % ACCENTS.length]!

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt, left, right } = room
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % 3]!, floor: place.seed % 3 === 1 ? 'woodLight' : '#4c5058', ceiling: '#6a6e78', trim: 'dark' },
    'plain',
    place.seed % 3 === 1 ? 'boards' : 'tiles',
  )
  box(brush, left, yAt(2.5), right - left, 0.24 * m, accentOf(context), { noInk: true, cel: 0 })
  mirror(brush, context)
  if (!narrow) roomWindow(brush, room, xAt(0.78), yAt(2.2), 1.5 * m, 1.1 * m, place, { view: 'city', panes: [3, 1] })
  wallBars(brush, context)
  clock(brush, xAt(narrow ? 0.3 : 0.72), yAt(2.75), 0.18 * m, place.seed)
  rack(brush, context)
}

function mirror(brush: Brush, { room, narrow }: InteriorContext): void {
  const { m, xAt, yAt } = room
  const { g } = brush
  const [x, y, w, h] = [xAt(narrow ? 0.42 : 0.3), yAt(2.2), (narrow ? 0.5 : 0.36) * (room.right - room.left), 1.9 * m]
  box(brush, x - 0.05 * m, y - 0.05 * m, w + 0.1 * m, h + 0.1 * m, 'metal', { lighten: -0.2 })
  box(brush, x, y, w, h, '#bcd8e4', { noInk: true, cel: 0 })
  for (const k of [0.33, 0.66]) box(brush, x + w * k, y, 0.02 * m, h, 'metal', { noInk: true })
  g.save()
  g.fillStyle = css('#ffffff', 0.35)
  for (const k of [0.08, 0.42, 0.76]) {
    g.beginPath()
    g.moveTo(x + w * k, y + h)
    g.lineTo(x + w * (k + 0.06), y + h)
    g.lineTo(x + w * (k + 0.18), y)
    g.lineTo(x + w * (k + 0.12), y)
    g.fill()
  }
  g.restore()
}

/** A ladder of rungs on the wall. */
function wallBars(brush: Brush, { room, narrow }: InteriorContext): void {
  const { m, xAt, yAt } = room
  const x = xAt(narrow ? 0.04 : 0.05)
  const w = (narrow ? 1 : 1.5) * m
  for (let metres = 0.3; metres < 2.4; metres += 0.24) box(brush, x, yAt(metres), w, 0.07 * m, 'woodLight', { plain: false, lighten: 0.08 })
  for (const k of narrow ? [0, 1] : [0, 0.5, 1]) box(brush, x + w * k - 0.05 * m, yAt(2.45), 0.1 * m, 2.35 * m, 'wood')
}

/** Dumbbells on two shelves. */
function rack(brush: Brush, context: InteriorContext): void {
  const { room, view, narrow } = context
  const y = room.floorY + 0.2 * room.m
  const m = view.pixelsPerMetre(y)
  const x = room.xAt(narrow ? 0.66 : 0.48)
  const w = narrow ? 1.6 : 2.7
  groundShadow(brush, x, y, w * 0.55 * m, 0.12 * m)
  for (const side of [-1, 1]) cuboid(brush, view, x + side * (w / 2 - 0.06) * m, y, [0.09, 0.95, 0.4], 'dark')
  for (const lift of [0.34, 0.8]) {
    cuboid(brush, view, x, y, [w, 0.07, 0.36], 'metal', { lift })
    const count = Math.round(w / 0.44)
    for (let i = 0; i < count; i++)
      dumbbell(brush, x + (i - (count - 1) / 2) * 0.43 * m, y - (lift + 0.16) * m, 0.17 * m, i % 2 ? 'dark' : accentOf(context))
  }
}

function dumbbell(brush: Brush, x: number, y: number, s: number, role: Role): void {
  box(brush, x - s * 0.7, y - s * 0.14, s * 1.4, s * 0.28, 'metal', { noInk: true })
  for (const side of [-1, 1])
    box(brush, x + side * s * 0.72 - s * 0.26, y - s * 0.55, s * 0.52, s * 1.1, role, { round: s * 0.14, plain: false })
}

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, narrow } = context
  treadmill(brush, context, frameX(narrow ? 0.9 : 0.84), floorAt(0.66))
  if (!narrow) benchPress(brush, context, frameX(0.13), floorAt(0.6))
  punchBag(brush, context, frameX(narrow ? 0.1 : 0.965), floorAt(0.34))
  ball(brush, context, frameX(narrow ? 0.14 : 0.72), floorAt(0.34))
}

function treadmill(brush: Brush, context: InteriorContext, x: number, y: number): void {
  const { view } = context
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.9 * m, 0.14 * m)
  cuboid(brush, view, x, y, [1.6, 0.16, 0.6], 'dark', { round: 0.05 })
  box(brush, x - 0.76 * m, y - 0.2 * m, 1.5 * m, 0.05 * m, 'metal', { noInk: true, lighten: -0.3 })
  cuboid(brush, view, x + 0.62 * m, y, [0.1, 1.3, 0.5], 'metal')
  box(brush, x + 0.1 * m, y - 0.98 * m, 0.6 * m, 0.08 * m, 'dark', { round: 0.04 * m })
  box(brush, x + 0.46 * m, y - 1.52 * m, 0.36 * m, 0.36 * m, accentOf(context), { round: 0.06 * m })
  box(brush, x + 0.5 * m, y - 1.47 * m, 0.24 * m, 0.18 * m, '#5affb0', { emissive: true, noInk: true })
}

/** A bench with a loaded barbell. */
function benchPress(brush: Brush, context: InteriorContext, x: number, y: number): void {
  const { view } = context
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.9 * m, 0.14 * m)
  for (const side of [-1, 1]) cuboid(brush, view, x + side * 0.5 * m, y - 0.06 * m, [0.09, 1.2, 0.1], 'metal', { lighten: -0.2 })
  box(brush, x - 1 * m, y - 1.25 * m, 2 * m, 0.06 * m, 'metal', { plain: false })
  for (const side of [-1, 1])
    for (const [dx, r] of [
      [0.66, 0.3],
      [0.77, 0.24],
      [0.86, 0.17],
    ] as const)
      box(brush, x + side * dx * m - 0.05 * m, y - 1.22 * m - r * m, 0.1 * m, r * 2 * m, r === 0.24 ? accentOf(context) : 'black', {
        round: 0.03 * m,
        plain: false,
      })
  cuboid(brush, view, x, y, [0.42, 0.36, 0.2], 'dark')
  cuboid(brush, view, x, y, [0.5, 0.14, 0.9], accentOf(context), { lift: 0.36, round: 0.05 })
}

function punchBag(brush: Brush, context: InteriorContext, x: number, y: number): void {
  const { view, place } = context
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.3 * m, 0.07 * m)
  box(brush, x - 0.02 * m, -place.frame.bleed, 0.04 * m, y - 1.7 * m + place.frame.bleed, 'metal', { noInk: true })
  box(brush, x - 0.23 * m, y - 1.72 * m, 0.46 * m, 1.3 * m, 'red', { round: 0.12 * m, plain: false, lighten: -0.1 })
  for (const h of [1.56, 0.62]) box(brush, x - 0.235 * m, y - h * m, 0.47 * m, 0.06 * m, 'black', { noInk: true })
}

function ball(brush: Brush, context: InteriorContext, x: number, y: number): void {
  const m = context.view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.34 * m, 0.07 * m)
  ellipse(brush, x, y - 0.32 * m, 0.33 * m, 0.32 * m, accentOf(context), { lighten: 0.14 })
}

export const gym: Setting = {
  indoors: true,
  shows: ['gym', 'mirror', 'dumbbell', 'barbell', 'treadmill', 'punching bag', 'ball'],
  compose: (place) =>
    interior(place, {
      shape: { backWallDepth: 0.54 },
      back,
      front,
      foreground: null,
      wallSlot: [0.5, 2.75],
      animate: (brush, seconds, context) => {
        const y = context.floorAt(0.66)
        const m = context.view.pixelsPerMetre(y)
        blinker(brush, context.frameX(context.narrow ? 0.9 : 0.84) + 0.62 * m, y - 1.38 * m, 0.24 * m, '#8affd0', seconds)
        glow(brush.g, context.room.xAt(0.5), context.room.yAt(1.6), 0.6 * m, '#ffffff', 0.06 + 0.05 * Math.sin(seconds * 1.7))
      },
    }),
}
