import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { blinker, smoke } from '../../parts/animated.ts'
import { panel } from '../../parts/machines.ts'
import { pendant } from '../../parts/indoors/lamps.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { crate } from '../../parts/indoors/small-objects.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior } from './interior.ts'

const WALLS: readonly Role[] = ['#b7875f', '#9aa6ae', '#a8a48e']
const MACHINES: readonly Role[] = ['teal', 'gold', 'blue', 'leaf']
const machineOf = ({ place }: InteriorContext): Role => MACHINES[place.seed % MACHINES.length]!

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt } = room
  const isBrick = place.seed % 3 === 0
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % WALLS.length]!, floor: '#8d8b86', ceiling: '#5e6672', trim: 'metal' },
    isBrick ? 'bricks' : 'panels',
    'tiles',
  )
  for (const part of narrow ? [0.06, 0.56] : [0.04, 0.29, 0.54, 0.79])
    roomWindow(brush, room, xAt(part), yAt(4.1), (narrow ? 0.38 : 0.18) * (room.right - room.left), 1.3 * m, place, {
      view: 'city',
      panes: [5, 3],
      frame: 'dark',
    })
  truss(brush, context)
  pipes(brush, context)
  for (const [i, part] of (narrow ? [0.24, 0.78] : [0.13, 0.44, 0.84]).entries()) machine(brush, context, xAt(part), place.seed + i)
  conveyor(brush, context)
}

/** Girders below the roof. */
function truss(brush: Brush, { room }: InteriorContext): void {
  const { m, ceilingY, left, right } = room
  const { g } = brush
  const y = Math.max(ceilingY + 0.1 * m, room.yAt(4.7))
  g.save()
  g.strokeStyle = css(tint(brush, 'dark', 0.05))
  g.lineWidth = 0.06 * m
  g.beginPath()
  for (let x = left, up = true; x < right; x += 0.6 * m, up = !up) {
    g.moveTo(x, up ? y + 0.4 * m : y)
    g.lineTo(x + 0.6 * m, up ? y : y + 0.4 * m)
  }
  g.stroke()
  g.restore()
  for (const dy of [0, 0.4]) box(brush, left, y + dy * m, right - left, 0.09 * m, 'dark', { noInk: true, cel: 0 })
}

function pipes(brush: Brush, { room }: InteriorContext): void {
  const { m, left, right } = room
  for (const [metres, role] of [
    [2.66, 'metal'],
    [2.46, 'red'],
  ] as const)
    box(brush, left, room.yAt(metres), right - left, 0.13 * m, role, { plain: false })
  for (let x = left + 0.7 * m; x < right; x += 1.9 * m) box(brush, x, room.yAt(2.72), 0.14 * m, 0.46 * m, 'metal', { lighten: -0.2 })
}

/** A press or a boiler. x: its middle. */
function machine(brush: Brush, context: InteriorContext, x: number, seed: number): void {
  const { room, view } = context
  const y = room.floorY + 0.08 * room.m
  const m = view.pixelsPerMetre(y)
  const role = machineOf(context)
  groundShadow(brush, x, y, 0.9 * m, 0.14 * m)
  if (seed % 2) {
    cuboid(brush, view, x, y, [1.5, 0.5, 0.6], 'dark', { lighten: 0.1 })
    ellipse(brush, x, y - 1.2 * m, 0.72 * m, 0.74 * m, role)
    ellipse(brush, x, y - 1.2 * m, 0.34 * m, 0.35 * m, 'metal')
    ellipse(brush, x, y - 1.2 * m, 0.22 * m, 0.23 * m, '#ffb04a', { emissive: true, noInk: true })
    box(brush, x - 0.14 * m, y - 2.4 * m, 0.28 * m, 0.6 * m, 'metal', { plain: false })
    return
  }
  cuboid(brush, view, x, y, [1.7, 1.5, 0.6], role)
  cuboid(brush, view, x, y, [1.5, 0.1, 0], 'yellow', { lift: 1.3 })
  for (let i = 0; i < 7; i++) {
    const at = x + (i - 3.4) * 0.21 * m
    facet(brush, 'black', [at, y - 1.3 * m, at + 0.1 * m, y - 1.3 * m, at + 0.18 * m, y - 1.4 * m, at + 0.08 * m, y - 1.4 * m], {
      noInk: true,
    })
  }
  panel(brush, x - 0.6 * m, y - 1.12 * m, 0.66 * m, 0.42 * m, seed, '#5affb0')
  for (let i = 0; i < 3; i++)
    ellipse(brush, x + (0.24 + i * 0.18) * m, y - 0.92 * m, 0.06 * m, 0.06 * m, (['red', 'yellow', 'leafLight'] as const)[i]!, {
      emissive: true,
    })
  gear(brush, x + 0.5 * m, y - 1.78 * m, 0.36 * m)
  box(brush, x - 0.6 * m, y - 2.3 * m, 0.34 * m, 0.82 * m, 'metal', { plain: false })
}

function gear(brush: Brush, x: number, y: number, r: number): void {
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    ellipse(brush, x + Math.cos(a) * r * 0.86, y + Math.sin(a) * r * 0.86, r * 0.2, r * 0.2, 'metal', { lighten: -0.2 })
  }
  ellipse(brush, x, y, r * 0.84, r * 0.84, 'metal', { lighten: -0.06 })
  ellipse(brush, x, y, r * 0.3, r * 0.3, 'dark', { noInk: true })
}

const beltY = ({ floorAt }: InteriorContext): number => floorAt(0.34)

/** A conveyor belt across the hall; its boxes are animated. */
function conveyor(brush: Brush, context: InteriorContext): void {
  const { room, view } = context
  const y = beltY(context)
  const m = view.pixelsPerMetre(y)
  const [from, to] = [room.frame.width * -0.2, room.frame.width * 1.2]
  groundShadow(brush, (from + to) / 2, y, (to - from) / 2, 0.12 * m)
  for (let x = from; x < to; x += 1.3 * m) box(brush, x, y - 0.74 * m, 0.12 * m, 0.74 * m, 'metal', { lighten: -0.3 })
  box(brush, from, y - 0.94 * m, to - from, 0.2 * m, 'metal', { cel: 0 })
  box(brush, from, y - 1.0 * m, to - from, 0.1 * m, 'black', { noInk: true, cel: 0 })
  for (let x = from; x < to; x += 0.34 * m) ellipse(brush, x, y - 0.84 * m, 0.06 * m, 0.06 * m, 'dark', { noInk: true })
}

/** Goods on the belt at a time in seconds. */
function goods(brush: Brush, context: InteriorContext, seconds: number): void {
  const { view, place } = context
  const y = beltY(context)
  const m = view.pixelsPerMetre(y)
  const { frame } = place
  const step = 1.5 * m
  const shift = (seconds * 0.5 * m) % step
  for (let x = -step + shift; x < frame.width + step; x += step) {
    box(brush, x - 0.26 * m, y - 1.38 * m, 0.52 * m, 0.38 * m, 'woodLight')
    box(brush, x - 0.05 * m, y - 1.38 * m, 0.1 * m, 0.38 * m, 'cream', { noInk: true })
  }
}

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, narrow, room, place, view } = context
  for (const part of narrow ? [0.5] : [0.22, 0.5, 0.78])
    pendant(brush, room.xAt(part), Math.max(room.ceilingY, room.yAt(4.6)), 0.7, room.m * 1.4, place.time, 'dark')
  const y = floorAt(0.84)
  const m = view.pixelsPerMetre(y)
  if (!narrow) {
    crate(brush, frameX(0.02), y, 0.8 * m, 0.6 * m)
    crate(brush, frameX(0.045), y - 0.6 * m, 0.6 * m, 0.46 * m)
  }
  barrels(brush, frameX(narrow ? 0.94 : 0.91), y, m, place.seed)
}

function barrels(brush: Brush, x: number, y: number, m: number, seed: number): void {
  for (const [dx, dy] of [
    [-0.3, -0.06],
    [0.32, 0],
  ] as const) {
    const role = (['red', 'blue', 'teal'] as const)[(seed + (dx > 0 ? 1 : 0)) % 3]!
    groundShadow(brush, x + dx * m, y + dy * m, 0.34 * m, 0.08 * m)
    box(brush, x + (dx - 0.28) * m, y + (dy - 0.84) * m, 0.56 * m, 0.84 * m, role, { round: 0.06 * m, plain: false })
    for (const h of [0.28, 0.58]) box(brush, x + (dx - 0.29) * m, y + (dy - h) * m, 0.58 * m, 0.05 * m, 'dark', { noInk: true })
    ellipse(brush, x + dx * m, y + (dy - 0.84) * m, 0.27 * m, 0.07 * m, role, { lighten: 0.2 })
  }
}

export const factory: Setting = {
  indoors: true,
  shows: ['factory', 'machine', 'conveyor belt', 'pipe', 'box', 'barrel', 'window', 'lamp'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 5, backWallDepth: 0.46 },
      back,
      front,
      foreground: null,
      tableTops: (context) => [{ from: 0.44, to: 0.82, y: beltY(context) - context.view.pixelsPerMetre(beltY(context)), count: 3 }],
      wallSlot: [0.5, 2.2],
      animate: (brush, seconds, context) => {
        goods(brush, context, seconds)
        const { room, place } = context
        smoke(brush, room.xAt(place.seed % 2 ? 0.13 : 0.44), room.yAt(2.5), 1.3 * room.m, seconds)
        blinker(brush, room.xAt(0.84), room.yAt(2.3), 0.4 * room.m, '#ff6a4a', seconds)
      },
    }),
}
