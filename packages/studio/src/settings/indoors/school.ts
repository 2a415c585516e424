import type { Brush } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { flag, globe } from '../../parts/indoors/small-objects.ts'
import { pendant } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { chair } from '../../parts/indoors/seats.ts'
import { bookcase } from '../../parts/indoors/storage.ts'
import { deskTable } from '../../parts/indoors/tables.ts'
import { clock, pinboard } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const WALLS: readonly Role[] = ['wallWarm', 'wall', '#bcd3c2', '#c8d4e6']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  roomShell(brush, room, { wall: WALLS[place.seed % WALLS.length]!, floor: 'woodLight' }, 'panels', 'boards')
  const flip = place.seed % 2 === 1
  const x = narrow ? xAt(0.3) : xAt(flip ? 0.36 : 0.4)
  board(brush, x, yAt(2.35), (narrow ? 2.4 : 3.1) * m, 1.3 * m, place.seed)
  if (narrow) roomWindow(brush, room, xAt(0.02), yAt(2.3), 0.85 * m, 1.3 * m, place, { view: 'garden' })
  else {
    roomWindow(brush, room, xAt(0.8), yAt(2.5), 1.4 * m, 1.6 * m, place, { view: 'garden' })
    if (flip) pinboard(brush, xAt(0.035), yAt(2.3), 1.3 * m, m, place.seed)
    else roomWindow(brush, room, xAt(0.04), yAt(2.5), 1.2 * m, 1.6 * m, place, { view: 'garden' })
    bookcase(brush, view, xAt(0.09), floorY + 2, [1.3, 1.0, 0.4], 'woodLight', place.seed + 1)
    globe(brush, xAt(0.12), yAt(1), 0.46 * m)
  }
  letters(brush, context)
  clock(brush, x + (narrow ? 0.3 : 1.55) * m, yAt(2.72), 0.17 * m, place.seed)
  teachersDesk(brush, context)
}

function teachersDesk(brush: Brush, { view, room, narrow }: InteriorContext): void {
  if (narrow) return
  const baseY = room.floorY + 0.24 * room.m
  const m = view.pixelsPerMetre(baseY)
  const x = room.xAt(0.66)
  deskTable(brush, view, x, baseY, [1.5, 0.78, 0.6], 'wood', true)
  ellipse(brush, x - 0.5 * m, baseY - 0.84 * m, 0.07 * m, 0.07 * m, 'red')
  for (let i = 0; i < 3; i++)
    box(brush, x + 0.1 * m, baseY - (0.85 + i * 0.05) * m, 0.34 * m, 0.05 * m, (['blue', 'gold', 'teal'] as const)[i]!)
}

function board(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const { unit } = brush
  box(brush, x - 0.03 * h, y - 0.05 * h, w + 0.06 * h, h * 1.1, 'wood')
  box(brush, x + 0.03 * h, y + 0.02 * h, w - 0.06 * h, h * 0.96, seed % 3 === 2 ? '#33405a' : '#2c5a4a', { mode: 'flat' })
  chalk(brush, x, y, w, h, seed)
  box(brush, x + w * 0.2, y + h * 1.04, w * 0.6, 5 * unit, 'woodLight')
}

/** Chalk drawings on the board. */
function chalk({ g, unit }: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  g.save()
  g.strokeStyle = css('#ffffff', 0.75)
  g.lineWidth = 2.6 * unit
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x + w * 0.1, y + h * 0.78)
  g.lineTo(x + w * 0.1, y + h * 0.3)
  g.lineTo(x + w * 0.3, y + h * 0.78)
  g.closePath()
  g.moveTo(x + w * 0.9, y + h * 0.42)
  g.arc(x + w * 0.8, y + h * 0.42, w * 0.1, 0, Math.PI * 2)
  g.moveTo(x + w * 0.8, y + h * 0.42)
  g.lineTo(x + w * 0.9, y + h * 0.42)
  const waves = 2 + (seed % 4)
  for (let i = 0; i <= 40; i++) {
    const [px, py] = [x + w * (0.38 + i * 0.007), y + h * 0.4 + Math.sin((i / 40) * waves * 3.14) * h * 0.14]
    if (i === 0) g.moveTo(px, py)
    else g.lineTo(px, py)
  }
  for (let i = 0; i < 3; i++) {
    g.moveTo(x + w * 0.4, y + h * (0.68 + i * 0.09))
    g.lineTo(x + w * (0.6 + ((seed + i * 3) % 5) * 0.05), y + h * (0.68 + i * 0.09))
  }
  g.stroke()
  g.restore()
}

/** Pennants below the ceiling. */
function letters(brush: Brush, { room, place }: InteriorContext): void {
  const roles: readonly Role[] = ['coral', 'yellow', 'teal', 'purple', 'leafLight', 'pink']
  const { m } = room
  for (let x = room.left + 0.2 * m, i = place.seed; x < room.right - 0.3 * m; x += 0.42 * m, i++)
    flag(brush, x, room.ceilingY + 0.14 * m, 0.26 * m, roles[i % roles.length]!)
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, place, room } = context
  for (const part of narrow ? [0.6] : [0.25, 0.72])
    if (room.ceilingY > -place.frame.bleed) pendant(brush, room.xAt(part), room.ceilingY, 0.4, room.m, place.time, 'white')
  for (const [x, part] of narrow
    ? ([[0.86, 0.68]] as const)
    : ([
        [0.56, 0.3],
        [0.05, 0.35],
        [0.73, 0.7],
        [0.93, 0.72],
      ] as const)) {
    const near = floorAt(part)
    chair(brush, view, frameX(x), floorAt(Math.max(0.05, part - 0.4)), 'coral')
    deskTable(brush, view, frameX(x), near, [narrow ? 1.1 : 0.95, 0.72, 0.55], 'woodLight')
    const m = view.pixelsPerMetre(near)
    if (x < 0.6) box(brush, frameX(x) - 0.2 * m, topAt(context, near, 0.77), 0.3 * m, 0.04 * m, 'blue')
  }
  pottedPlant(brush, frameX(narrow ? 0.06 : 0.985), floorAt(0.25), view.pixelsPerMetre(floorAt(0.25)) * 1.1, place.seed)
}

export const school: Setting = {
  indoors: true,
  shows: ['classroom', 'blackboard', 'desk', 'chair', 'window', 'clock', 'plant'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      tableTops: (context) =>
        context.narrow
          ? [{ from: 0.76, to: 0.9, y: topAt(context, context.floorAt(0.68), 0.73), count: 2 }]
          : [
              { from: 0.7, to: 0.77, y: topAt(context, context.floorAt(0.7), 0.73), count: 2 },
              { from: 0.9, to: 0.9, y: topAt(context, context.floorAt(0.72), 0.73), count: 1 },
            ],
      wallSlot: [0.55, 1.85],
    }),
}
