import type { Brush } from '../../paint/brush.ts'
import { box } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import type { Colour } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { flask, microscope, panel, serverRack, screen, tubes } from '../../parts/machines.ts'
import { blinker } from '../../parts/animated.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { stool } from '../../parts/indoors/seats.ts'
import { counter, wallShelf } from '../../parts/indoors/storage.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'
import type { Setting } from '../setting.ts'

const WALLS: readonly Role[] = ['#a8d0cf', '#b9c8e0', '#cfd9d0', 'wallCool']
const LIQUIDS: readonly Colour[] = ['#4fe0a0', '#ff7ab0', '#6ab8ff', '#ffcf4a', '#b48aff']
const liquid = (context: InteriorContext, i: number): Colour => LIQUIDS[(context.place.seed + i) % LIQUIDS.length]!

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  roomShell(brush, room, { wall: WALLS[place.seed % WALLS.length]!, floor: 'wallCool', ceiling: 'white' }, 'panels', 'tiles')
  const line = floorY + 3
  counter(brush, view, xAt(narrow ? 0.6 : 0.62), line, narrow ? 2.6 : 4.6, 'white', 'metal')
  const flip = place.seed % 2 === 1
  if (narrow) {
    panel(brush, xAt(0.4), yAt(2.2), 1.5 * m, 0.9 * m, place.seed)
    serverRack(brush, view, xAt(0.08), line, place.seed)
    return tubes(brush, xAt(0.55), yAt(0.94), 0.5 * m, LIQUIDS)
  }
  panel(brush, xAt(flip ? 0.4 : 0.62), yAt(2.35), 1.9 * m, 1.05 * m, place.seed)
  roomWindow(brush, room, xAt(flip ? 0.72 : 0.38), yAt(2.4), 1.5 * m, 1.15 * m, place, { view: 'city', panes: [2, 1] })
  for (const i of [0, 1]) serverRack(brush, view, xAt(0.05 + i * 0.115), line, place.seed + i)
  wallShelf(brush, xAt(0.265), yAt(1.55), 0.85 * m, m, place.seed + 2, 'crockery')
  wallShelf(brush, xAt(0.265), yAt(2.05), 0.85 * m, m, place.seed + 3)
  microscope(brush, xAt(0.42), yAt(0.92), 0.5 * m)
  tubes(brush, xAt(0.52), yAt(0.94), 0.5 * m, LIQUIDS)
  screen(brush, xAt(0.85), yAt(0.94), 0.66 * m, 0.4 * m, place.seed + 5)
  for (let i = 0; i < 3; i++) flask(brush, xAt(0.62 + i * 0.055), yAt(0.92), (0.26 + (i % 2) * 0.12) * m, liquid(context, i))
  tank(brush, context)
}

/** An illuminated tank. */
function tank(brush: Brush, context: InteriorContext): void {
  const { room } = context
  const { m, xAt, yAt, floorY } = room
  const x = xAt(0.965)
  box(brush, x - 0.3 * m, floorY - 0.3 * m, 0.6 * m, 0.34 * m, 'metal')
  box(brush, x - 0.24 * m, yAt(2.1), 0.48 * m, 1.8 * m, liquid(context, 3) as string, {
    emissive: true,
    mode: 'flat',
    round: 0.08 * m,
    lighten: -0.1,
  })
  box(brush, x - 0.3 * m, yAt(2.3), 0.6 * m, 0.24 * m, 'metal')
  glow(brush.g, x, yAt(1.2), 1.3 * m, liquid(context, 3), 0.45)
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, room, place } = context
  const near = floorAt(0.7)
  const m = view.pixelsPerMetre(near)
  const { g } = brush
  for (const part of narrow ? [0.5] : [0.3, 0.72]) {
    box(brush, room.xAt(part) - 0.7 * room.m, room.ceilingY - 0.12 * room.m, 1.4 * room.m, 0.1 * room.m, 'window', { emissive: true })
    glow(g, room.xAt(part), room.ceilingY, 1.7 * room.m, '#e6fbff', place.time === 'night' ? 0.5 : 0.3)
  }
  stool(brush, view, frameX(narrow ? 0.7 : 0.62), floorAt(0.6), 'teal')
  const x = frameX(narrow ? 0.86 : 0.82)
  counter(brush, view, x, near, narrow ? 1.5 : 2.1, 'white', 'white', 0.8)
  const top = topAt(context, near, 0.95)
  if (!narrow) flask(brush, frameX(0.945), top, 0.44 * m, liquid(context, 0))
  flask(brush, frameX(narrow ? 0.97 : 0.975), top + 0.02 * m, 0.32 * m, liquid(context, 1))
}

function lights(brush: Brush, seconds: number, { room, narrow }: InteriorContext): void {
  for (let i = 0; i < 6; i++)
    blinker(
      brush,
      room.xAt((narrow ? 0.05 : 0.035) + (i % 3) * 0.03),
      room.yAt(0.4 + i * 0.26),
      room.m * 0.13,
      (['#4affc0', '#ff6a6a', '#6ac8ff'] as const)[i % 3]!,
      seconds * (0.5 + (i % 4) * 0.3),
      i / 6,
    )
  if (narrow) return
  const { g } = brush
  g.fillStyle = 'rgba(255,255,255,.55)'
  for (let i = 0; i < 7; i++) {
    const u = (seconds * (0.18 + (i % 3) * 0.07) + i / 7) % 1
    g.beginPath()
    g.arc(room.xAt(0.965) + Math.sin(u * 9 + i) * 0.12 * room.m, room.yAt(0.4 + u * 1.6), 0.035 * room.m * (0.6 + (i % 3) * 0.3), 0, 7)
    g.fill()
  }
}

export const lab: Setting = {
  indoors: true,
  shows: ['laboratory', 'flask', 'screen', 'test tube', 'machine', 'window'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      foreground: null,
      animate: lights,
      tableTops: (context) => [
        {
          from: context.narrow ? 0.72 : 0.72,
          to: context.narrow ? 0.88 : 0.89,
          y: topAt(context, context.floorAt(0.7), 0.95),
          count: context.narrow ? 2 : 4,
        },
      ],
      wallSlot: [0.36, 2.1],
    }),
}
