import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { stoneLantern } from '../../parts/japan.ts'
import { bush, rock, tree } from '../../parts/nature/plants.ts'
import { isOvercast, overcast, sky, sun } from '../../parts/nature/sky.ts'
import { ridge } from '../../parts/nature/terrain.ts'
import { xAlongDepthLine } from '../../parts/ground-perspective.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { sideWallPanel, sideWallReach } from '../../parts/indoors/side-walls.ts'
import { facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { flicker, type InteriorContext, interior, topAt } from './interior.ts'

const WOODS: readonly Role[] = ['#6e4a34', '#8a5a3a', '#54382c', '#a07850']
const woodOf = ({ place }: Pick<InteriorContext, 'place'>): Role => WOODS[place.seed % WOODS.length]!
/** Colours of two kinds of mats. */
const MATS: readonly (readonly [Role, Role])[] = [
  ['#c3bc84', '#b4ad76'],
  ['#d6c894', '#c9b982'],
  ['#aeb480', '#9fa672'],
]
const PAPER: Role = '#f4ead2'
const LINTEL = 2.1
const CUSHIONS: readonly Role[] = ['#7a3a4a', '#3a4f7a', '#4a6a4a', '#8a6a3a']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  roomShell(
    brush,
    room,
    {
      wall: (['#d8c7a0', '#c9b890', '#dccfb8'] as const)[place.seed % 3]!,
      floor: '#b9b27a',
      ceiling: woodOf(context),
      trim: woodOf(context),
    },
    'plain',
    'carpet',
  )
  garden(brush, context)
  screens(brush, context)
  for (const side of [-1, 1] as const) slidingDoors(brush, context, side)
  mats(brush, context)
  light(brush, context)
}

/** Parts of the back wall's width between which it is open. */
const OPENING = [0.27, 0.73] as const

/** A garden with a pond, a pine, a maple and a stone lantern, beyond a veranda. */
function garden(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const { g } = brush
  const { m, floorY, xAt, yAt } = room
  const [x, w] = [xAt(OPENING[0]), xAt(OPENING[1]) - xAt(OPENING[0])]
  const [top, h] = [yAt(LINTEL), LINTEL * m]
  const { time, weather, seed } = place
  const frame = { ...room.frame, bleed: 0, horizon: top + h * 0.52 }
  g.save()
  g.beginPath()
  g.rect(x, top, w, h)
  g.clip()
  g.translate(x, 0)
  const inner = { ...frame, width: w, horizon: top + h * 0.52 }
  sky(brush, inner, time, seed)
  if (isOvercast(weather)) overcast(brush, inner, time)
  else sun(brush, w * 0.7, top + h * 0.2, h * 0.05, time)
  ridge(brush, inner, { base: top + h * 0.46, rise: h * 0.12, seed: seed + 3, role: 'far', depth: 0.5 })
  ridge(brush, inner, { base: top + h * 0.54, rise: h * 0.05, seed: seed + 4, role: 'pine', depth: 0.4 })
  g.fillStyle = linear(g, 0, top + h * 0.52, 0, floorY, [
    tint(brush, weather === 'snow' ? 'snow' : 'grassDark', 0.24),
    tint(brush, weather === 'snow' ? 'snow' : 'grass', 0.06),
  ])
  g.fillRect(0, top + h * 0.55, w, h)
  for (let i = 0; i < 6; i++) bush(brush, (w * (i + 0.3)) / 6, top + h * 0.62, h * 0.2, 0.26)
  tree(brush, w * 0.16, top + h * 0.72, h * 0.62, 'round', 0.18, seed % 2 ? '#d8573a' : '#f2b8c8')
  tree(brush, w * 0.9, top + h * 0.7, h * 0.5, 'pine', 0.2)
  ellipse(brush, w * 0.52, top + h * 0.78, w * 0.26, h * 0.07, 'waterLight', { depth: 0.1 })
  for (const [dx, s] of [
    [0.27, 0.1],
    [0.36, 0.07],
    [0.76, 0.11],
    [0.68, 0.06],
  ] as const)
    rock(brush, w * dx, top + h * 0.83, w * s, 0.12)
  stoneLantern(brush, w * 0.8, top + h * 0.82, h * 0.36, time !== 'day', 0.12)
  if (time === 'night') {
    g.fillStyle = css('#141a4a', 0.5)
    g.fillRect(0, top + h * 0.36, w, h)
  }
  g.restore()
  // The veranda.
  facet(brush, woodOf(context), [x, yAt(0.16), x + w, yAt(0.16), x + w, floorY, x, floorY], { lighten: 0.18, cel: 0 })
  for (let i = 1; i < 6; i++) box(brush, x + (w * i) / 6, yAt(0.16), 0.02 * m, 0.16 * m, woodOf(context), { noInk: true })
}

/** Paper screens at both sides of the opening, and the lattice above. */
function screens(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const { m, xAt, yAt, left, right, floorY } = room
  const isNight = place.time === 'night'
  for (const [from, to] of [
    [0, OPENING[0]],
    [OPENING[1], 1],
  ] as const) {
    const count = 2
    for (let i = 0; i < count; i++) {
      const a = xAt(from + ((to - from) * i) / count)
      const w = (xAt(to) - xAt(from)) / count
      box(brush, a, yAt(LINTEL), w, LINTEL * m, woodOf(context), { cel: 0 })
      box(brush, a + 0.05 * m, yAt(LINTEL - 0.06), w - 0.1 * m, 1.62 * m, PAPER, { noInk: true, cel: 0, emissive: !isNight })
      for (let k = 1; k < 3; k++)
        box(brush, a + (w * k) / 3 - 0.012 * m, yAt(LINTEL - 0.06), 0.024 * m, 1.62 * m, woodOf(context), { noInk: true })
      for (let k = 1; k < 6; k++)
        box(brush, a + 0.05 * m, yAt(LINTEL - 0.06) + (1.62 * m * k) / 6, w - 0.1 * m, 0.02 * m, woodOf(context), { noInk: true })
      box(brush, a + 0.05 * m, yAt(0.38), w - 0.1 * m, 0.32 * m, woodOf(context), { noInk: true, lighten: 0.16 })
    }
  }
  box(brush, left, yAt(LINTEL + 0.12), right - left, 0.14 * m, woodOf(context), { cel: 0 })
  box(brush, left, yAt(LINTEL + 0.52), right - left, 0.07 * m, woodOf(context), { cel: 0, noInk: true })
  for (let x = left + 0.1 * m; x < right; x += 0.14 * m)
    box(brush, x, yAt(LINTEL + 0.5), 0.025 * m, 0.4 * m, woodOf(context), { noInk: true, lighten: 0.05 })
  for (const part of [...OPENING, 0, 1])
    box(brush, xAt(part) - 0.06 * m, room.ceilingY, 0.12 * m, floorY - room.ceilingY, woodOf(context), { cel: 0, lighten: 0.06 })
}

/** Papered doors along a side wall, with painted hills or an alcove's scroll. */
function slidingDoors(brush: Brush, context: InteriorContext, side: -1 | 1): void {
  const { room, random } = context
  const reach = Math.max(0.9, sideWallReach(room)) + 0.8
  const generator = random(side + 40)
  const role = pick(['#e4d3a6', '#cdd3b6', '#d9c3b0'] as const, generator)
  sideWallPanel(brush, room, side, [0.1, reach], [0, LINTEL], role, { cel: 0, noInk: true })
  sideWallPanel(brush, room, side, [0.1, reach], [0.5, 0.9], '#a8b08a', { cel: 0, noInk: true, lighten: -0.05 })
  sideWallPanel(brush, room, side, [0.1, reach], [0.34, 0.62], '#8a9a86', { cel: 0, noInk: true })
  sideWallPanel(brush, room, side, [0, reach], [LINTEL, LINTEL + 0.12], woodOf(context), { cel: 0, noInk: true })
  sideWallPanel(brush, room, side, [0, reach], [0, 0.06], woodOf(context), { cel: 0, noInk: true })
  for (let at = 0.05; at < reach; at += 0.9) {
    sideWallPanel(brush, room, side, [at, at + 0.06], [0, LINTEL], woodOf(context), { cel: 0, noInk: true })
    sideWallPanel(brush, room, side, [at + 0.16, at + 0.24], [0.92, 1.06], 'dark', { cel: 0, noInk: true })
  }
}

/** Straw mats with dark borders. */
function mats(brush: Brush, { room, place }: InteriorContext): void {
  const [light, dark] = MATS[place.seed % MATS.length]!
  const { view, floorY, frame, m } = room
  const x = (metres: number, y: number): number => xAlongDepthLine(view, view.vanishingX + metres * m, floorY, y)
  const quad = (x0: number, x1: number, d0: number, d1: number, role: Role, lighten = 0): void => {
    const [y0, y1] = [view.yBehind(floorY, -d0), view.yBehind(floorY, -d1)]
    if (!(y1 > view.horizonY) || y0 > frame.height + frame.bleed * 2) return
    facet(brush, role, [x(x0, y0), y0, x(x1, y0), y0, x(x1, y1), y1, x(x0, y1), y1], { cel: 0, noInk: true, lighten })
  }
  for (let row = 0; row < 5; row++)
    for (let i = -5; i < 5; i++) {
      const [a, d] = [i * 1.9 + (row % 2) * 0.95, row * 0.95]
      quad(a, a + 1.9, d, d + 0.95, (i + row) % 2 ? light : dark)
      quad(a, a + 1.9, d, d + 0.06, '#6a6a52')
      quad(a, a + 1.9, d + 0.89, d + 0.95, '#6a6a52')
    }
}

/** Daylight from the garden on the mats. */
function light({ g }: Brush, { room, place }: InteriorContext): void {
  if (place.time === 'night' || isOvercast(place.weather)) return
  const { xAt, floorY, m, frame } = room
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, 0, floorY, 0, frame.ground, [stop(0, place.time === 'day' ? '#fff0c8' : '#ffbe84', 0.34), stop(1, '#fff0c8', 0)])
  g.beginPath()
  g.moveTo(xAt(OPENING[0]), floorY)
  g.lineTo(xAt(OPENING[1]), floorY)
  g.lineTo(xAt(OPENING[1]) + 0.7 * m, frame.ground)
  g.lineTo(xAt(OPENING[0]) - 1.2 * m, frame.ground)
  g.fill()
  g.restore()
}

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, narrow, place, random } = context
  if (!place.isOpenFloor || !narrow) table(brush, context, ...tableAt(context))
  const [x, y] = [frameX(narrow ? 0.08 : 0.1), floorAt(0.5)]
  floorLantern(brush, context, x, y)
  const vase = frameX(narrow ? 0.94 : 0.93)
  ikebana(brush, context, vase, floorAt(0.42), pick(['#d8473f', 'pink', 'gold'] as const, random(3)))
}

const tableAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly [number, number] => [frameX(narrow ? 0.74 : 0.74), floorAt(0.5)]

/** A low table with cushions and a tea set. (x, y): bottom centre. */
function table(brush: Brush, context: InteriorContext, x: number, y: number): void {
  const { view, place } = context
  const m = view.pixelsPerMetre(y)
  const cushion = CUSHIONS[place.seed % CUSHIONS.length]!
  groundShadow(brush, x, y, 0.9 * m, 0.16 * m)
  const far = view.yBehind(y, 0.75)
  const k = view.pixelsPerMetre(far) / m
  const fx = view.vanishingX + (x - view.vanishingX) * k
  for (const dx of [-0.32, 0.36]) ellipse(brush, fx + dx * m * k, far + 0.02 * m, 0.28 * m * k, 0.07 * m * k, cushion)
  for (const dx of [-0.56, 0.48]) box(brush, x + dx * m, y - 0.34 * m, 0.09 * m, 0.34 * m, woodOf(context), { lighten: -0.1 })
  facet(
    brush,
    woodOf(context),
    [x - 0.66 * m, y - 0.32 * m, x + 0.66 * m, y - 0.32 * m, fx + 0.66 * m * k, far - 0.32 * m * k, fx - 0.66 * m * k, far - 0.32 * m * k],
    { lighten: 0.2 },
  )
  box(brush, x - 0.66 * m, y - 0.33 * m, 1.32 * m, 0.07 * m, woodOf(context), { lighten: 0.06 })
  for (const side of [-1, 1]) ellipse(brush, x + side * 0.98 * m, y + 0.04 * m, 0.28 * m, 0.08 * m, cushion)
  const [tx, ty] = [x - 0.3 * m, y - 0.36 * m]
  ellipse(brush, tx, ty - 0.07 * m, 0.11 * m, 0.09 * m, '#4a5a4e')
  box(brush, tx - 0.02 * m, ty - 0.19 * m, 0.04 * m, 0.05 * m, 'dark', { noInk: true })
  facet(
    brush,
    '#4a5a4e',
    [tx - 0.09 * m, ty - 0.08 * m, tx - 0.19 * m, ty - 0.14 * m, tx - 0.17 * m, ty - 0.16 * m, tx - 0.07 * m, ty - 0.12 * m],
    { noInk: true },
  )
  for (const dx of [0.1, 0.32]) box(brush, x + dx * m, ty - 0.08 * m, 0.1 * m, 0.09 * m, '#e8e2d0', { round: [0, 0, 0.03 * m, 0.03 * m] })
}

/** A lantern of paper on the floor. (x, y): bottom centre. */
function floorLantern(brush: Brush, context: InteriorContext, x: number, y: number): void {
  const { view, place } = context
  const m = view.pixelsPerMetre(y)
  const isLit = place.time !== 'day'
  groundShadow(brush, x, y, 0.26 * m, 0.06 * m)
  for (const dx of [-0.2, 0.16]) box(brush, x + dx * m, y - 0.9 * m, 0.04 * m, 0.9 * m, woodOf(context), { noInk: true })
  box(brush, x - 0.17 * m, y - 0.84 * m, 0.34 * m, 0.62 * m, isLit ? 'window' : PAPER, { emissive: true, cel: 0 })
  for (const k of [0.4, 0.62]) box(brush, x - 0.17 * m, y - k * m, 0.34 * m, 0.02 * m, woodOf(context), { noInk: true })
  box(brush, x - 0.22 * m, y - 0.92 * m, 0.44 * m, 0.06 * m, woodOf(context), { noInk: true })
  if (isLit) glow(brush.g, x, y - 0.55 * m, 1.6 * m, brush.look.lamp ?? '#ffce80', 0.6)
}

/** Twigs with blossoms in a vase. (x, y): bottom centre. */
function ikebana(brush: Brush, context: InteriorContext, x: number, y: number, role: Role): void {
  const { view, random } = context
  const m = view.pixelsPerMetre(y)
  const { g } = brush
  const generator = random(17)
  groundShadow(brush, x, y, 0.26 * m, 0.06 * m)
  box(brush, x - 0.3 * m, y - 0.3 * m, 0.6 * m, 0.3 * m, woodOf(context), { lighten: -0.1 })
  g.save()
  g.strokeStyle = css(tint(brush, 'trunk'))
  g.lineWidth = 0.025 * m
  g.beginPath()
  const tips = [-0.34, -0.06, 0.26].map((dx, i) => [x + dx * m, y - (1.06 + i * 0.16) * m] as const)
  for (const [tx, ty] of tips) {
    g.moveTo(x, y - 0.55 * m)
    g.quadraticCurveTo(x, ty + 0.2 * m, tx, ty)
  }
  g.stroke()
  g.restore()
  for (const [tx, ty] of tips)
    for (let i = 0; i < 4; i++)
      ellipse(brush, tx + (generator() - 0.5) * 0.14 * m, ty + generator() * 0.3 * m, 0.045 * m, 0.045 * m, role, {
        plain: true,
        noInk: true,
      })
  const vase = path((p) => {
    p.moveTo(x - 0.07 * m, y - 0.62 * m)
    p.bezierCurveTo(x - 0.24 * m, y - 0.5 * m, x - 0.16 * m, y - 0.34 * m, x - 0.1 * m, y - 0.3 * m)
    p.lineTo(x + 0.1 * m, y - 0.3 * m)
    p.bezierCurveTo(x + 0.16 * m, y - 0.34 * m, x + 0.24 * m, y - 0.5 * m, x + 0.07 * m, y - 0.62 * m)
    p.closePath()
  })
  paintShape(brush, vase, '#3f5a78', [x - 0.2 * m, y - 0.62 * m, 0.4 * m, 0.32 * m])
}

/** A room with straw mats and paper screens, open to a garden. */
export const japanRoom: Setting = {
  indoors: true,
  shows: ['room', 'mat', 'screen', 'garden', 'table', 'cushion', 'lantern', 'teapot', 'vase'],
  compose: (place) =>
    interior(place, {
      shape: {
        ceilingMetres: 2.9,
        backWallDepth: 0.56,
        vanishingX: 0.45 + (place.seed % 3) * 0.05,
        corners: [0.05 + (place.seed % 2) * 0.05, 0.9 + (place.seed % 2) * 0.05],
      },
      back,
      front,
      foreground: null,
      tableTops: (context) => {
        const [, y] = tableAt(context)
        return [
          {
            from: context.narrow ? 0.74 : 0.76,
            to: context.narrow ? 0.74 : 0.8,
            y: topAt(context, y, 0.36),
            count: context.narrow ? 1 : 2,
          },
        ]
      },
      wallSlot: [0.14, 1.6],
      animate: (brush, seconds, { frameX, floorAt, narrow, view }) => {
        if (place.time === 'day') return
        const y = floorAt(0.5)
        const m = view.pixelsPerMetre(y)
        glow(brush.g, frameX(narrow ? 0.08 : 0.1), y - 0.55 * m, 0.7 * m, '#ffce80', 0.2 * flicker(seconds))
      },
    }),
}
