import { type Brush } from '../../paint/brush.ts'
import { glow, path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { ceilingBeams } from '../../parts/indoors/ceiling-beams.ts'
import { masonry } from '../../parts/indoors/masonry.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { flames, torch } from '../../parts/nature/fire.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import { flicker, type InteriorContext, interior } from '../indoors/interior.ts'
import type { Setting } from '../setting.ts'

const STONES: readonly Role[] = ['#a39a90', '#8f94a0', '#b0a288']
const BANNERS: readonly Role[] = ['red', 'blue', 'purple']
const TIMBER: Role = '#5a3e2c'
const bannerOf = ({ place }: InteriorContext): Role => BANNERS[place.seed % 3]!

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const stone = STONES[place.seed % 3]!
  roomShell(brush, room, { wall: stone, floor: '#8c8078', ceiling: '#3c2c24', trim: stone }, 'plain', 'tiles')
  masonry(brush, room, stone, context.random(3))
  const { m } = room
  for (const part of narrow ? [0.12, 0.7] : [0.13, 0.79])
    roomWindow(brush, room, room.xAt(part), room.yAt(3.3), 0.8 * m, 1.7 * m, place, { frame: 'stone', arched: true, panes: [2, 4] })
  for (const part of narrow ? [0.02, 0.9] : [0.05, 0.3, 0.66, 0.94]) banner(brush, context, room.xAt(part))
  ceilingBeams(brush, room, TIMBER)
  carpet(brush, context)
  throne(brush, context)
  for (const [x, y, h] of torchesOf(context)) torch(brush, x, y, h)
}

/** A long banner with a swallow tail and a lozenge. `x`: its middle. */
function banner(brush: Brush, context: InteriorContext, x: number): void {
  const { m, yAt } = context.room
  const [top, w, h] = [yAt(3.7), 0.56 * m, 2 * m]
  box(brush, x - w * 0.62, top - 0.06 * m, w * 1.24, 0.08 * m, 'gold', { noInk: true })
  facet(brush, bannerOf(context), [x - w / 2, top, x + w / 2, top, x + w / 2, top + h, x, top + h * 0.84, x - w / 2, top + h])
  facet(brush, 'gold', [x, top + h * 0.24, x + w * 0.28, top + h * 0.4, x, top + h * 0.56, x - w * 0.28, top + h * 0.4], { noInk: true })
}

const torchesOf = ({ room, narrow }: InteriorContext): readonly (readonly [number, number, number])[] =>
  (narrow ? [0.3, 0.66] : [0.4, 0.6]).map((part) => [room.xAt(part), room.yAt(2.3), 0.6 * room.m] as const)

/** The carpet from the throne to the viewer. */
function carpet(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const { view, floorY, m } = room
  const [x, bottom] = [room.xAt(0.5), place.frame.height + place.frame.bleed]
  const near = (half: number): number => (half * view.pixelsPerMetre(bottom)) / m
  const nearX = view.vanishingX + ((x - view.vanishingX) * view.pixelsPerMetre(bottom)) / m
  for (const [half, role] of [
    [0.86, 'gold'],
    [0.74, bannerOf(context)],
  ] as const)
    facet(brush, role, [x - half * m, floorY, x + half * m, floorY, nearX + near(half * m), bottom, nearX - near(half * m), bottom], {
      noInk: true,
      cel: 0,
      lighten: -0.08,
    })
}

/** A throne on three steps under a canopy. */
function throne(brush: Brush, context: InteriorContext): void {
  const { room } = context
  const { m, floorY } = room
  const x = room.xAt(0.5)
  for (const [i, w] of [3, 2.4, 1.8].entries())
    box(brush, x - (w / 2) * m, floorY - (0.14 * i + 0.06) * m, w * m, 0.2 * m, 'stone', { lighten: 0.06 * i })
  const y = floorY - 0.36 * m
  box(brush, x - 0.56 * m, y - 1.9 * m, 1.12 * m, 1.9 * m, 'gold', { round: [0.5 * m, 0.5 * m, 0, 0] })
  box(brush, x - 0.44 * m, y - 1.76 * m, 0.88 * m, 1.7 * m, bannerOf(context), { round: [0.4 * m, 0.4 * m, 0, 0], lighten: -0.1 })
  for (const dx of [-0.56, 0.56]) ellipse(brush, x + dx * m, y - 1.5 * m, 0.12 * m, 0.12 * m, 'gold')
  box(brush, x - 0.56 * m, y - 0.62 * m, 1.12 * m, 0.2 * m, bannerOf(context), { lighten: 0.12, round: 0.05 * m })
  for (const dx of [-0.62, 0.48]) box(brush, x + dx * m, y - 0.86 * m, 0.16 * m, 0.86 * m, 'gold', { lighten: -0.1 })
}

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, narrow } = context
  if (!narrow) for (const x of [0.08, 0.92]) longTable(brush, context, frameX(x), floorAt(0.42))
  for (const x of narrow ? [-0.02, 1.02] : [-0.01, 1.01]) pillar(brush, context, frameX(x), floorAt(0.62))
}

/** A table with benches, a jug and bowls. (x, y): bottom centre. */
function longTable(brush: Brush, { view }: InteriorContext, x: number, y: number): void {
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 1.2 * m, 0.18 * m)
  for (const dx of [-0.8, 0.8]) cuboid(brush, view, x + dx * m, y, [0.16, 0.7, 0.5], TIMBER)
  cuboid(brush, view, x, y, [2.1, 0.1, 0.8], TIMBER, { lift: 0.7, lighten: 0.14 })
  for (const [dx, role] of [
    [-0.5, 'gold'],
    [0.2, 'metal'],
  ] as const)
    box(brush, x + dx * m, y - 1.06 * m, 0.16 * m, 0.26 * m, role, { round: 0.04 * m })
  ellipse(brush, x - 0.12 * m, y - 0.84 * m, 0.2 * m, 0.08 * m, '#c08a4a')
}

function pillar(brush: Brush, { view, place }: InteriorContext, x: number, y: number): void {
  const m = view.pixelsPerMetre(y)
  const top = -place.frame.bleed
  const stone = STONES[place.seed % 3]!
  const shaft = path((p) => p.rect(x - 0.34 * m, top, 0.68 * m, y - top))
  paintShape(brush, shaft, stone, [x - 0.34 * m, top, 0.68 * m, y - top], { lighten: -0.1 })
  box(brush, x - 0.46 * m, y - 0.3 * m, 0.92 * m, 0.3 * m, stone, { lighten: 0.02 })
}

/** The hall of a castle: a throne, banners, torches, a red carpet. */
export const greatHall: Setting = {
  indoors: true,
  shows: ['throne', 'banner', 'torch', 'carpet', 'table', 'pillar', 'window', 'castle'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 4.4, corners: [0.1, 0.9], backWallDepth: 0.5, vanishingX: 0.5 },
      back,
      front,
      foreground: null,
      wallSlot: [0.5, 2.9],
      animate: (brush, seconds, context) => {
        for (const [i, [x, y, h]] of torchesOf(context).entries()) {
          flames(brush, x, y - h * 0.38, h * 0.5, seconds + i)
          glow(brush.g, x, y - h * 0.6, h * 1.8, brush.look.lamp ?? [255, 160, 70], 0.3 * flicker(seconds, i))
        }
      },
    }),
}
