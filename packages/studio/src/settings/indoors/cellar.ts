import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { ceilingBeams } from '../../parts/indoors/ceiling-beams.ts'
import { masonry } from '../../parts/indoors/masonry.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { barrel, crate } from '../../parts/indoors/small-objects.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { flicker, type InteriorContext, interior, topAt } from './interior.ts'

const STONES: readonly Role[] = ['#8a8078', '#a0735a', '#6c747c', '#b0a48c']
const FLOORS: readonly Role[] = ['#6f6862', '#86705c', '#5c6066']
const WOOD: Role = '#6a4c36'
const CEILING = 2.5
const JARS: readonly Role[] = ['#b8543a', '#c99a3a', '#6a8a4a', '#8a3a4a', '#c9c0a4', '#7a5a8a']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const stone = STONES[place.seed % STONES.length]!
  roomShell(
    brush,
    room,
    { wall: stone, floor: FLOORS[place.seed % FLOORS.length]!, ceiling: '#4a3a30', trim: '#5a5048' },
    'plain',
    'carpet',
  )
  masonry(brush, room, stone, context.random(12))
  stairs(brush, context)
  shelves(brush, context)
  ceilingBeams(brush, room, WOOD)
}

/** Steps that rise to a door with light behind it. */
function stairs(brush: Brush, context: InteriorContext): void {
  const { room, narrow } = context
  const { m, floorY } = room
  const foot = room.xAt(narrow ? 0.48 : 0.64)
  const at = (step: number): number => foot + step * 0.26 * m
  box(brush, at(7), floorY - 3.4 * m, 1.1 * m, 2.1 * m, '#241a16', { noInk: true })
  box(brush, at(7) + 0.14 * m, floorY - 3.3 * m, 0.86 * m, 1.9 * m, 'window', { noInk: true, emissive: true, mode: 'flat' })
  for (let i = 0; i < 8; i++) {
    box(brush, at(i), floorY - 0.2 * (i + 1) * m, room.right + 2 * m - at(i), 0.2 * m, WOOD, { cel: 0, lighten: -0.16 })
    box(brush, at(i) - 0.03 * m, floorY - 0.2 * (i + 1) * m, 0.3 * m, 0.06 * m, WOOD, { lighten: 0.14 })
  }
  facet(brush, WOOD, [at(0.3), floorY - 1.1 * m, at(7), floorY - 2.5 * m, at(7), floorY - 2.42 * m, at(0.3), floorY - m], { lighten: 0.04 })
  for (const k of [0.3, 3.5, 6.8]) box(brush, at(k), floorY - (1.06 + 0.2 * k) * m, 0.06 * m, 0.92 * m, WOOD, { noInk: true })
  glow(brush.g, at(8), floorY - 2.2 * m, 2.4 * m, brush.look.lamp ?? '#ffd890', 0.5)
}

/** Shelves with jars and bottles. */
function shelves(brush: Brush, { room, narrow, random }: InteriorContext): void {
  const { m, floorY } = room
  const [x, w] = [room.xAt(narrow ? 0.02 : 0.06), (narrow ? 1.5 : 2.6) * m]
  const generator = random(9)
  box(brush, x, floorY - 2.1 * m, w, 2.1 * m, '#3a2c24', { cel: 0 })
  for (const level of [0.1, 0.6, 1.1, 1.6]) {
    box(brush, x, floorY - level * m, w, 0.07 * m, WOOD, { lighten: 0.1 })
    for (let at = 0.08; at < w / m - 0.16;) {
      const [jw, jh] = [0.11 + generator() * 0.09, 0.18 + generator() * 0.16]
      const role = pick(JARS, generator)
      const [jx, jy] = [x + at * m, floorY - level * m]
      if (generator() < 0.84) {
        box(brush, jx, jy - jh * m, jw * m, jh * m, role, { round: 0.03 * m })
        box(brush, jx + jw * 0.14 * m, jy - (jh + 0.05) * m, jw * 0.72 * m, 0.06 * m, '#c9b48a', { noInk: true })
      }
      at += jw + 0.06
    }
  }
  for (const dx of [0, w - 0.08 * m]) box(brush, x + dx, floorY - 2.14 * m, 0.08 * m, 2.14 * m, WOOD, {})
}

const benchAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly [number, number] => [frameX(narrow ? 0.86 : 0.85), floorAt(0.5)]

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, view, narrow } = context
  const [x, y] = [frameX(narrow ? 0.08 : 0.1), floorAt(0.46)]
  const m = view.pixelsPerMetre(y)
  barrel(brush, x - 0.1 * m, floorAt(0.3), 0.95 * m)
  barrel(brush, x + 0.55 * m, floorAt(0.42), 0.9 * m)
  if (!narrow) crate(brush, frameX(0.3), floorAt(0.12), 0.7 * m, 0.5 * m)
  const [bx, by] = benchAt(context)
  const bm = view.pixelsPerMetre(by)
  groundShadow(brush, bx, by, 0.8 * bm, 0.14 * bm)
  cuboid(brush, view, bx, by, [1.3, 0.8, 0.55], WOOD, { lighten: -0.04 })
  box(brush, bx - 0.7 * bm, by - 0.86 * bm, 1.4 * bm, 0.09 * bm, WOOD, { lighten: 0.16 })
  for (const dx of [-0.5, 0.1]) box(brush, bx + dx * bm, by - 0.7 * bm, 0.42 * bm, 0.6 * bm, WOOD, { lighten: -0.2 })
  bulb(brush, context)
  cobweb(brush, context)
}

const bulbAt = ({ room, narrow, place }: InteriorContext): readonly [number, number] => [
  room.frame.width * (narrow ? 0.5 : 0.4 + (place.seed % 3) * 0.08),
  place.frame.height * (place.frame.tall ? 0.26 : 0.14),
]

/** A bare bulb on a cord. */
function bulb(brush: Brush, context: InteriorContext): void {
  const { g, unit } = brush
  const [x, y] = bulbAt(context)
  const m = context.view.pixelsPerMetre(context.floorAt(0.5))
  g.fillStyle = css(tint(brush, 'black'))
  g.fillRect(x - 1.5 * unit, -context.place.frame.bleed, 3 * unit, y + context.place.frame.bleed - 0.14 * m)
  box(brush, x - 0.045 * m, y - 0.18 * m, 0.09 * m, 0.12 * m, 'dark', { noInk: true })
  ellipse(brush, x, y, 0.085 * m, 0.11 * m, 'window', { emissive: true, plain: true, noInk: true, mode: 'flat' })
  glow(g, x, y, 2.6 * m, brush.look.lamp ?? '#ffd38a', 0.75)
  glow(g, x, y, 0.5 * m, '#fff2cc', 0.8)
}

function cobweb({ g, unit }: Brush, { place }: InteriorContext): void {
  const { frame } = place
  const [cx, cy, r] = [frame.width * 0.98, frame.height * 0.04, frame.height * 0.17]
  g.save()
  g.strokeStyle = css('#ffffff', 0.26)
  g.lineWidth = 1.3 * unit
  g.beginPath()
  for (let i = 0; i <= 4; i++) {
    const a = Math.PI / 2 + (i / 4) * 1.5
    g.moveTo(cx, cy)
    g.lineTo(cx + Math.cos(a) * r, cy + Math.sin(a) * r)
  }
  for (const k of [0.4, 0.65, 0.9])
    for (let i = 0; i < 4; i++) {
      const [a, b] = [Math.PI / 2 + (i / 4) * 1.5, Math.PI / 2 + ((i + 1) / 4) * 1.5]
      g.moveTo(cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * k)
      g.lineTo(cx + Math.cos(b) * r * k, cy + Math.sin(b) * r * k)
    }
  g.stroke()
  g.restore()
}

/** A cellar of stone: shelves with jars, barrels, steps to a lit door, a bare bulb. */
export const cellar: Setting = {
  indoors: true,
  shows: ['cellar', 'shelf', 'jar', 'barrel', 'stair', 'bulb', 'crate', 'cobweb'],
  compose: (place) =>
    interior(place, {
      shape: {
        ceilingMetres: CEILING,
        corners: [0.08 + (place.seed % 2) * 0.06, 0.88 + (place.seed % 2) * 0.05],
        backWallDepth: 0.5,
        vanishingX: 0.44 + (place.seed % 3) * 0.06,
      },
      back,
      front,
      foreground: null,
      tableTops: (context) => {
        const [, y] = benchAt(context)
        return [{ from: context.narrow ? 0.8 : 0.82, to: 0.88, y: topAt(context, y, 0.88), count: context.narrow ? 1 : 2 }]
      },
      wallSlot: [0.5, 1.6],
      animate: (brush, seconds, context) => {
        const [x, y] = bulbAt(context)
        glow(brush.g, x, y, context.room.m * 0.9, '#ffd38a', 0.3 * flicker(seconds * 1.4))
      },
    }),
}
