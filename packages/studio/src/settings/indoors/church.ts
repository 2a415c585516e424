import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { type Side, sideWallBoard, sideWallPanel, sideWallPoint, sideWallReach } from '../../parts/indoors/side-walls.ts'
import { facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { flicker, type InteriorContext, interior } from './interior.ts'

const STONES: readonly Role[] = ['#cfc4ae', '#a9a6a4', '#dcb98e', '#e6e2da']
const CARPETS: readonly Role[] = ['#9a2f38', '#2f4a7a', '#3a6a4a']
const stoneOf = ({ place }: InteriorContext): Role => STONES[place.seed % STONES.length]!
const WOOD: Role = '#6a4630'
const GLASS: readonly Role[] = ['#c8403a', '#2f6ab8', '#e0a83a', '#3f8f5a', '#7a4aa8', '#4fb0c8']
/** Distance of the pillars from the side walls, and between them, in metres. */
const [PILLAR_OUT, BAY] = [0.5, 2.4]
const SPRING = 3.5

function back(brush: Brush, context: InteriorContext): void {
  const { room } = context
  const stone = stoneOf(context)
  roomShell(brush, room, { wall: stone, floor: '#a89c8c', ceiling: stone, trim: stone }, 'bricks', 'tiles')
  apse(brush, context)
  const reach = sideWallReach(room) + 2
  for (const side of [-1, 1] as const) for (let at = 0.5; at < reach; at += BAY) sideWindow(brush, context, side, at + 0.5)
  aisle(brush, context, reach)
  for (const side of [-1, 1] as const) pews(brush, context, side, reach)
  for (let at = 0.4; at < Math.min(reach - 1, 5); at += BAY) {
    rib(brush, context, at)
    for (const side of [-1, 1] as const) pillar(brush, context, side, at)
  }
  sunlight(brush, context)
}

/** Outline with a pointed arch. */
const pointed = (x: number, y: number, w: number, h: number) =>
  path((p) => {
    p.moveTo(x, y)
    p.lineTo(x, y - h * 0.6)
    p.quadraticCurveTo(x, y - h * 0.86, x + w / 2, y - h)
    p.quadraticCurveTo(x + w, y - h * 0.86, x + w, y - h * 0.6)
    p.lineTo(x + w, y)
    p.closePath()
  })

/** The choir: stained glass, the altar with candles. */
function apse(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const { m, xAt, yAt, floorY } = room
  const { g } = brush
  const w = Math.min(room.right - room.left, 4.6 * m)
  const x = xAt(0.5) - w / 2
  const niche = pointed(x, floorY, w, 5.6 * m)
  paintShape(brush, niche, stoneOf(context), [x, floorY - 5.6 * m, w, 5.6 * m], { lighten: -0.24, plain: true, cel: 0 })
  for (const [part, tall] of [
    [0.2, 2.4],
    [0.5, 3.1],
    [0.8, 2.4],
  ] as const)
    stainedGlass(brush, x + w * part - w * 0.1, yAt(1.5), w * 0.2, tall * m, place.seed + Math.round(part * 10), place.time !== 'night')
  for (const [i, k] of [2.6, 2, 1.5].entries())
    box(brush, xAt(0.5) - (k / 2) * m, floorY - 0.14 * (i + 1) * m, k * m, 0.15 * m, stoneOf(context), { cel: 0, lighten: 0.04 * i })
  const top = floorY - 0.42 * m
  box(brush, xAt(0.5) - 0.62 * m, top - 0.78 * m, 1.24 * m, 0.78 * m, 'white')
  box(brush, xAt(0.5) - 0.18 * m, top - 0.78 * m, 0.36 * m, 0.62 * m, '#a8323a', { noInk: true })
  box(brush, xAt(0.5) - 0.7 * m, top - 0.86 * m, 1.4 * m, 0.09 * m, 'gold')
  box(brush, xAt(0.5) - 0.03 * m, top - 1.5 * m, 0.06 * m, 0.64 * m, 'gold', { noInk: true })
  box(brush, xAt(0.5) - 0.17 * m, top - 1.34 * m, 0.34 * m, 0.06 * m, 'gold', { noInk: true })
  for (const dx of candles) {
    box(brush, xAt(0.5) + dx * m - 0.025 * m, top - 1.2 * m, 0.05 * m, 0.34 * m, 'cream', { noInk: true })
    ellipse(brush, xAt(0.5) + dx * m, top - 1.25 * m, 0.03 * m, 0.06 * m, 'window', {
      emissive: true,
      plain: true,
      noInk: true,
      mode: 'flat',
    })
    glow(g, xAt(0.5) + dx * m, top - 1.25 * m, 0.6 * m, brush.look.lamp ?? '#ffce80', place.time === 'day' ? 0.3 : 0.75)
  }
}
const candles = [-0.52, -0.36, 0.36, 0.52] as const

/** A pointed window of coloured panes. (x, y): bottom left. */
function stainedGlass(brush: Brush, x: number, y: number, w: number, h: number, seed: number, isBright: boolean): void {
  const { g } = brush
  const random = seeded(seed)
  const shape = pointed(x, y, w, h)
  paintShape(brush, pointed(x - w * 0.14, y + w * 0.1, w * 1.28, h + w * 0.3), '#8f8676', [x - w * 0.14, y - h, w * 1.28, h], {
    plain: true,
  })
  g.save()
  g.clip(shape)
  const rows = Math.max(5, Math.round(h / (w * 0.4)))
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < 3; i++)
      box(brush, x + (w * i) / 3, y - (h * (row + 1)) / rows, w / 3 + 1, h / rows + 1, GLASS[Math.floor(random() * GLASS.length)]!, {
        noInk: true,
        emissive: true,
        lighten: isBright ? 0.14 + random() * 0.16 : -0.4,
      })
  ellipse(brush, x + w / 2, y - h * 0.66, w * 0.3, w * 0.3, '#f2d890', {
    noInk: true,
    emissive: true,
    plain: true,
    lighten: isBright ? 0.1 : -0.4,
  })
  g.strokeStyle = css(tint(brush, 'dark'), 0.8)
  g.lineWidth = Math.max(1, w * 0.05)
  g.beginPath()
  for (const k of [1, 2]) {
    g.moveTo(x + (w * k) / 3, y)
    g.lineTo(x + (w * k) / 3, y - h)
  }
  for (let row = 1; row < rows; row++) {
    g.moveTo(x, y - (h * row) / rows)
    g.lineTo(x + w, y - (h * row) / rows)
  }
  g.stroke()
  g.restore()
  if (isBright) glow(g, x + w / 2, y - h / 2, h * 0.8, '#ffe6c0', 0.3)
}

/** A window of a side wall, between two pillars. */
function sideWindow(brush: Brush, { room, place }: InteriorContext, side: Side, at: number): void {
  const put = (metres: number, height: number): Point => sideWallPoint(room, side, metres, height)
  const outline = (inset: number): number[] =>
    [
      put(at + inset, 1.7 + inset),
      put(at + inset, 3.6),
      put(at + 0.3, 4.2),
      put(at + 0.6, 4.6 - inset),
      put(at + 0.9, 4.2),
      put(at + 1.2 - inset, 3.6),
      put(at + 1.2 - inset, 1.7 + inset),
    ].flat()
  facet(brush, '#8f8676', outline(-0.1), { noInk: true, cel: 0 })
  const bright = place.time === 'night' ? '#2a3a6a' : place.time === 'day' ? '#cfe8f2' : '#ffc890'
  facet(brush, bright, outline(0.02), { noInk: true, cel: 0, emissive: true })
  for (const [i, height] of [1.9, 2.5, 3.1].entries())
    sideWallPanel(
      brush,
      room,
      side,
      [at + 0.16, at + 1.04],
      [height, height + 0.42],
      GLASS[(i + place.seed + Math.round(at)) % GLASS.length]!,
      {
        noInk: true,
        cel: 0,
        lighten: place.time === 'night' ? -0.4 : 0.16,
        emissive: true,
      },
    )
  sideWallPanel(brush, room, side, [at + 0.57, at + 0.63], [1.7, 4.5], '#6f675a', { noInk: true, cel: 0 })
}

function aisle(brush: Brush, { room, place }: InteriorContext, reach: number): void {
  const half = room.metres / 2
  sideWallBoard(brush, room, -1, [-0.1, reach], 0.004, [half - 0.62, half + 0.62], CARPETS[place.seed % CARPETS.length]!, {
    noInk: true,
    cel: 0,
  })
  for (const out of [half - 0.56, half + 0.5])
    sideWallBoard(brush, room, -1, [-0.1, reach], 0.006, [out, out + 0.06], 'gold', { noInk: true, cel: 0 })
}

/** Benches seen from behind, the nearest last. */
function pews(brush: Brush, { room, place }: InteriorContext, side: Side, reach: number): void {
  const [near, far] = [PILLAR_OUT + 0.3, room.metres / 2 - 0.8]
  const last = place.isOpenFloor ? Math.min(reach, 3) : reach
  for (let at = 1.6, row = 0; at < last; at += 0.95, row++) {
    const part = (low: number, high: number, from: number, to: number, lighten: number): void =>
      facet(
        brush,
        WOOD,
        [
          sideWallPoint(room, side, at, low, from),
          sideWallPoint(room, side, at, low, to),
          sideWallPoint(room, side, at, high, to),
          sideWallPoint(room, side, at, high, from),
        ].flat(),
        { lighten, cel: 0 },
      )
    sideWallBoard(brush, room, side, [at - 0.42, at], 0.44, [near, far], WOOD, { lighten: 0.2, cel: 0, noInk: true })
    part(0.1, 0.92, near, far, row % 2 ? 0.02 : 0.08)
    part(0.84, 0.94, near - 0.04, far + 0.04, 0.2)
    part(0, 1.02, far - 0.02, far + 0.1, -0.06)
  }
}

function pillar(brush: Brush, context: InteriorContext, side: Side, at: number): void {
  const { room } = context
  const [x, y] = sideWallPoint(room, side, at, 0, PILLAR_OUT)
  const m = room.view.pixelsPerMetre(y)
  const stone = stoneOf(context)
  box(brush, x - 0.2 * m, y - SPRING * m, 0.4 * m, SPRING * m, stone, { plain: false, lighten: 0.06 })
  for (const dx of [-0.1, 0.08]) box(brush, x + dx * m, y - SPRING * m, 0.03 * m, SPRING * m, stone, { noInk: true, lighten: -0.16 })
  box(brush, x - 0.28 * m, y - 0.3 * m, 0.56 * m, 0.3 * m, stone, { lighten: -0.06 })
  box(brush, x - 0.28 * m, y - (SPRING + 0.06) * m, 0.56 * m, 0.24 * m, stone, { lighten: 0.1 })
}

/** An arch from pillar to pillar. */
function rib(brush: Brush, context: InteriorContext, at: number): void {
  const { room } = context
  const { g } = brush
  const [x0, y0] = sideWallPoint(room, -1, at, SPRING, PILLAR_OUT)
  const [x1] = sideWallPoint(room, 1, at, SPRING, PILLAR_OUT)
  const m = room.view.pixelsPerMetre(room.view.yBehind(room.floorY, -at))
  const middle = (x0 + x1) / 2
  const rise = Math.min((x1 - x0) * 0.62, 3.4 * m)
  for (const [width, lighten] of [
    [0.34, -0.1],
    [0.2, 0.12],
  ] as const) {
    g.strokeStyle = css(tint(brush, stoneOf(context), 0, lighten))
    g.lineWidth = width * m
    g.beginPath()
    g.moveTo(x0, y0)
    g.quadraticCurveTo(x0, y0 - rise * 0.72, middle, y0 - rise)
    g.quadraticCurveTo(x1, y0 - rise * 0.72, x1, y0)
    g.stroke()
  }
}

/** Daylight in shafts from one side. */
function sunlight({ g }: Brush, { room, place }: InteriorContext): void {
  if (place.time === 'night' || place.isGloomy) return
  const { frame } = room
  const colour = place.time === 'day' ? '#fff2cc' : '#ffc48a'
  g.save()
  g.globalCompositeOperation = 'screen'
  for (const part of [0.1, 0.3, 0.5]) {
    const x = frame.width * part
    g.fillStyle = linear(g, x, 0, x + frame.width * 0.3, frame.ground, [stop(0, colour, 0.26), stop(1, colour, 0)])
    g.beginPath()
    g.moveTo(x, -frame.bleed)
    g.lineTo(x + frame.width * 0.07, -frame.bleed)
    g.lineTo(x + frame.width * 0.42, frame.ground)
    g.lineTo(x + frame.width * 0.24, frame.ground)
    g.fill()
  }
  g.restore()
}

/** The nave of a church: pillars, benches, stained glass, the altar. */
export const church: Setting = {
  indoors: true,
  shows: ['church', 'altar', 'window', 'candle', 'bench', 'pillar', 'cross', 'carpet'],
  compose: (place) => {
    const narrow = place.frame.width / place.frame.height < 1.2
    return interior(place, {
      shape: {
        corners: narrow ? [0.16, 0.84] : [0.33, 0.67],
        vanishingX: 0.48 + (place.seed % 3) * 0.02,
        backWallDepth: 0.34,
        ceilingMetres: 6.2,
      },
      back,
      front: (brush, { room, frameX, floorAt }) => glow(brush.g, frameX(0.5), floorAt(0.9), room.m * 3, '#ffe8c0', 0.16),
      foreground: null,
      wallSlot: [0.5, 4],
      animate: (brush, seconds, { room }) => {
        for (const [i, dx] of candles.entries())
          glow(brush.g, room.xAt(0.5) + dx * room.m, room.floorY - 1.67 * room.m, 0.4 * room.m, '#ffce80', 0.3 * flicker(seconds, i))
      },
    })
  },
}
