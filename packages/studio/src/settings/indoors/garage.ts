import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { linear, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { blinker } from '../../parts/animated.ts'
import { house } from '../../parts/buildings.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { xAlongDepthLine } from '../../parts/ground-perspective.ts'
import { tree } from '../../parts/nature/plants.ts'
import { cloud, isOvercast, overcast, sky } from '../../parts/nature/sky.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import { bicycle } from '../../parts/street-life.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'

const CANS: readonly Role[] = ['red', 'blue', 'gold', 'white', 'teal', '#8a8f98']
const WALLS: readonly Role[] = ['#cfc9bc', '#a9b8c2', '#c9b08e', '#b3bfae']
const FLOORS: readonly Role[] = ['#8f8d8a', '#7a7c82', '#a39c92']
/** Height of the doorway and its edges as parts of the back wall. */
const DOOR = 2.25
const doorOf = ({ narrow }: InteriorContext): readonly [number, number] => (narrow ? [0.1, 0.62] : [0.24, 0.62])

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % WALLS.length]!, floor: FLOORS[place.seed % FLOORS.length]!, ceiling: '#d8d4ca', trim: '#a8a49a' },
    'plain',
    'carpet',
  )
  driveway(brush, context)
  rolledDoor(brush, context)
  pegboard(brush, context)
  shelves(brush, context)
  floorMarks(brush, context)
}

/** The drive, a lawn and the houses across the street. */
function driveway(brush: Brush, context: InteriorContext): void {
  const { g } = brush
  const { room, place } = context
  const { m, floorY, xAt, yAt } = room
  const [from, to] = doorOf(context)
  const [x, w] = [xAt(from), xAt(to) - xAt(from)]
  const [top, h] = [yAt(DOOR), DOOR * m]
  const { time, weather, seed } = place
  g.save()
  g.beginPath()
  g.rect(x, top, w, h)
  g.clip()
  g.translate(x, 0)
  const inner = { ...room.frame, width: w, bleed: 0, horizon: top + h * 0.6 }
  sky(brush, inner, time, seed)
  if (isOvercast(weather)) overcast(brush, inner, time)
  cloud(brush, w * 0.3, top + h * 0.26, w * 0.5, time, seed)
  const lawn: Role = weather === 'snow' ? 'snow' : 'grass'
  g.fillStyle = linear(g, 0, top + h * 0.6, 0, floorY, [tint(brush, lawn, 0.24), tint(brush, lawn, 0.06)])
  g.fillRect(0, top + h * 0.6, w, h)
  for (const part of [0.12, 0.84]) tree(brush, w * part, top + h * 0.68, h * 0.44, 'round', 0.24)
  house(brush, w * 0.5, top + h * 0.68, w * 0.3, h * 0.32, { depth: 0.22, lit: time !== 'day' })
  facet(brush, 'road', [0, top + h * 0.7, w, top + h * 0.7, w, top + h * 0.78, 0, top + h * 0.78], { depth: 0.2, noInk: true, cel: 0 })
  facet(brush, '#b8b4ac', [w * 0.3, top + h * 0.78, w * 0.7, top + h * 0.78, w, floorY, 0, floorY], { depth: 0.06, noInk: true, cel: 0 })
  if (time === 'night') {
    g.fillStyle = css('#0e1640', 0.45)
    g.fillRect(0, top + h * 0.4, w, h)
  }
  g.restore()
  if (time === 'night') return
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, 0, floorY, 0, room.frame.ground, [stop(0, time === 'day' ? '#fff2d0' : '#ffbe84', 0.36), stop(1, '#fff2d0', 0)])
  g.beginPath()
  g.moveTo(x, floorY)
  g.lineTo(x + w, floorY)
  g.lineTo(x + w + 0.3 * m, room.frame.ground)
  g.lineTo(x - 0.9 * m, room.frame.ground)
  g.fill()
  g.restore()
}

/** The frame of the doorway, the door rolled up above it with its rails. */
function rolledDoor(brush: Brush, context: InteriorContext): void {
  const { room } = context
  const { m, floorY, xAt, yAt, view, frame } = room
  const [from, to] = doorOf(context)
  const [x0, x1] = [xAt(from), xAt(to)]
  for (const x of [x0 - 0.1 * m, x1]) box(brush, x, yAt(DOOR + 0.1), 0.1 * m, floorY - yAt(DOOR + 0.1), 'white', { cel: 0 })
  box(brush, x0 - 0.1 * m, yAt(DOOR + 0.12), x1 - x0 + 0.2 * m, 0.14 * m, 'white', { cel: 0 })
  // Panels below the ceiling, towards the viewer.
  const y0 = yAt(DOOR + 0.2)
  const y1 = y0 - (view.horizonY - y0) * -0.001 - Math.min(0.75 * m, y0 + frame.bleed)
  const near = (x: number): number => xAlongDepthLine(view, x, y0, y1)
  facet(brush, '#e4e2dc', [x0, y0, x1, y0, near(x1), y1, near(x0), y1], { lighten: -0.08, cel: 0 })
  for (let i = 1; i < 4; i++) {
    const y = y0 + ((y1 - y0) * i) / 4
    facet(
      brush,
      '#e4e2dc',
      [
        xAlongDepthLine(view, x0, y0, y),
        y,
        xAlongDepthLine(view, x1, y0, y),
        y,
        xAlongDepthLine(view, x1, y0, y - 3),
        y - 3,
        xAlongDepthLine(view, x0, y0, y - 3),
        y - 3,
      ],
      { noInk: true, cel: 0, lighten: -0.24 },
    )
  }
}

/** Tools on a board over a bench. */
function pegboard(brush: Brush, context: InteriorContext): void {
  const { room, narrow } = context
  const { m, floorY, xAt, yAt } = room
  const x = xAt(narrow ? 0.68 : 0.66)
  const w = Math.min(room.right - x - 0.1 * m, 2.5 * m)
  box(brush, x, yAt(2.2), w, 1.05 * m, '#b58a5a', { cel: 0 })
  const { g } = brush
  g.fillStyle = css(tint(brush, 'dark'), 0.3)
  for (let dx = 0.1; dx < w / m; dx += 0.14)
    for (let dy = 0.1; dy < 1; dy += 0.14) g.fillRect(x + dx * m, yAt(2.2) + dy * m, 0.02 * m, 0.02 * m)
  const slots = Math.max(3, Math.floor(w / (0.42 * m)))
  for (let i = 0; i < slots; i++) TOOLS[i % TOOLS.length]!(brush, x + (0.24 + i * 0.42) * m, yAt(2.06), m)
  box(brush, x - 0.06 * m, yAt(0.92), w + 0.12 * m, 0.09 * m, 'woodLight', { cel: 0 })
  for (const dx of [0.02, w / m - 0.12]) box(brush, x + dx * m, yAt(0.84), 0.1 * m, 0.84 * m, 'wood', {})
  box(brush, x, yAt(0.3), w, 0.06 * m, 'wood', { noInk: true })
  box(brush, x + 0.14 * m, yAt(1.12), 0.5 * m, 0.2 * m, 'red', { round: 0.03 * m })
  box(brush, x + 0.3 * m, yAt(1.18), 0.18 * m, 0.06 * m, 'dark', { noInk: true })
  for (const dx of [0.3, 0.7, 1.1])
    if (dx < w / m - 0.4) box(brush, x + dx * m, floorY - 0.68 * m, 0.32 * m, 0.34 * m, '#a88a5a', { round: 0.03 * m })
}

/** Tools that hang: hammer, saw, wrench, screwdriver, pliers. (x, y): top centre. */
const TOOLS: readonly ((brush: Brush, x: number, y: number, m: number) => void)[] = [
  (brush, x, y, m) => {
    box(brush, x - 0.03 * m, y, 0.06 * m, 0.5 * m, 'woodLight', {})
    box(brush, x - 0.15 * m, y - 0.02 * m, 0.28 * m, 0.1 * m, 'metal', { round: 0.02 * m, lighten: -0.2 })
  },
  (brush, x, y, m) => {
    facet(brush, 'metal', [x - 0.05 * m, y + 0.2 * m, x + 0.08 * m, y + 0.2 * m, x + 0.03 * m, y + 0.84 * m, x - 0.02 * m, y + 0.84 * m], {
      lighten: 0.2,
    })
    box(brush, x - 0.1 * m, y, 0.2 * m, 0.22 * m, 'wood', { round: 0.05 * m })
  },
  (brush, x, y, m) => {
    box(brush, x - 0.03 * m, y + 0.08 * m, 0.06 * m, 0.5 * m, 'metal', {})
    for (const dy of [0.06, 0.6]) ellipse(brush, x, y + dy * m, 0.08 * m, 0.08 * m, 'metal', { lighten: -0.06 })
    for (const dy of [0.06, 0.6]) ellipse(brush, x, y + dy * m, 0.035 * m, 0.035 * m, '#b58a5a', { noInk: true, plain: true })
  },
  (brush, x, y, m) => {
    box(brush, x - 0.045 * m, y, 0.09 * m, 0.24 * m, 'red', { round: 0.04 * m })
    box(brush, x - 0.014 * m, y + 0.24 * m, 0.028 * m, 0.3 * m, 'metal', { noInk: true })
  },
  (brush, x, y, m) => {
    for (const side of [-1, 1])
      facet(
        brush,
        'blue',
        [x, y + 0.22 * m, x + side * 0.1 * m, y + 0.56 * m, x + side * 0.15 * m, y + 0.54 * m, x + side * 0.05 * m, y + 0.2 * m],
        { noInk: true },
      )
    facet(brush, 'metal', [x - 0.06 * m, y + 0.22 * m, x + 0.06 * m, y + 0.22 * m, x + 0.02 * m, y, x - 0.02 * m, y])
  },
]

/** Shelves with cans and boxes at the left. */
function shelves(brush: Brush, context: InteriorContext): void {
  const { room, narrow, random } = context
  if (narrow) return
  const { m, floorY, xAt } = room
  const [x, w] = [xAt(0.03), xAt(0.21) - xAt(0.03)]
  const generator = random(9)
  for (const dx of [0, w - 0.07 * m]) box(brush, x + dx, floorY - 2.1 * m, 0.07 * m, 2.1 * m, 'metal', { noInk: true, lighten: -0.2 })
  for (const level of [0.14, 0.78, 1.42, 2.04]) {
    box(brush, x, floorY - level * m, w, 0.06 * m, 'metal', { lighten: -0.1 })
    for (let at = 0.08; at < w / m - 0.26; at += 0.3) {
      if (generator() < 0.2) continue
      const isCan = generator() < 0.5
      const h = isCan ? 0.26 : 0.2 + generator() * 0.24
      box(brush, x + at * m, floorY - (level + h) * m, 0.24 * m, h * m, isCan ? pick(CANS, generator) : '#b8925e', { round: 0.02 * m })
      if (isCan) box(brush, x + at * m, floorY - (level + h) * m, 0.24 * m, 0.05 * m, 'metal', { noInk: true })
    }
  }
}

/** Oil spots and joints of the concrete. */
function floorMarks(brush: Brush, { room }: InteriorContext): void {
  const { frame, view, floorY, m } = room
  const { g, unit } = brush
  g.save()
  g.strokeStyle = css(tint(brush, 'dark'), 0.18)
  g.lineWidth = 2 * unit
  g.beginPath()
  for (const metres of [-2.4, 0, 2.4]) {
    g.moveTo(view.vanishingX + metres * m, floorY)
    g.lineTo(xAlongDepthLine(view, view.vanishingX + metres * m, floorY, frame.height + frame.bleed), frame.height + frame.bleed)
  }
  const y = view.yBehind(floorY, -1.6)
  g.moveTo(-frame.bleed, y)
  g.lineTo(frame.width + frame.bleed, y)
  g.stroke()
  g.restore()
  ellipse(brush, frame.width * 0.44, view.yBehind(floorY, -1), 0.5 * m, 0.05 * m, 'dark', { noInk: true, plain: true, lighten: 0.3 })
}

const boxAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly [number, number] => [frameX(narrow ? 0.86 : 0.88), floorAt(0.5)]

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, view, narrow, place } = context
  const [tx, ty] = [frameX(narrow ? 0.08 : 0.1), floorAt(0.52)]
  tyres(brush, tx, ty, view.pixelsPerMetre(ty))
  if (!narrow)
    bicycle(brush, frameX(0.25), floorAt(0.2), view.pixelsPerMetre(floorAt(0.2)), (['red', 'teal', 'blue'] as const)[place.seed % 3]!)
  const [x, y] = boxAt(context)
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.6 * m, 0.1 * m)
  cuboid(brush, view, x, y, [0.9, 0.86, 0.5], 'red', { lighten: -0.06 })
  for (let i = 0; i < 4; i++) {
    box(brush, x - 0.4 * m, y - (0.26 + i * 0.19) * m, 0.8 * m, 0.16 * m, 'red', { lighten: 0.06 })
    box(brush, x - 0.14 * m, y - (0.19 + i * 0.19) * m, 0.28 * m, 0.03 * m, 'metal', { noInk: true })
  }
  box(brush, x - 0.48 * m, y - 0.9 * m, 0.96 * m, 0.06 * m, 'dark', { noInk: true, lighten: 0.1 })
}

/** A stack of tyres. (x, y): bottom centre. */
function tyres(brush: Brush, x: number, y: number, m: number): void {
  groundShadow(brush, x, y, 0.42 * m, 0.08 * m)
  for (let i = 0; i < 3; i++)
    box(brush, x - 0.34 * m, y - (i + 1) * 0.22 * m, 0.68 * m, 0.21 * m, 'black', { round: 0.09 * m, lighten: 0.12 })
  ellipse(brush, x, y - 0.64 * m, 0.3 * m, 0.06 * m, 'black', { lighten: 0.2, plain: true, noInk: true })
  ellipse(brush, x, y - 0.64 * m, 0.16 * m, 0.03 * m, 'metal', { plain: true, noInk: true })
}

/** The garage of a house with its door open: tools, shelves, tyres, a bicycle. */
export const garage: Setting = {
  indoors: true,
  shows: ['garage', 'door', 'tool', 'hammer', 'saw', 'wrench', 'bench', 'shelf', 'tire', 'bicycle'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 2.9, backWallDepth: 0.56, vanishingX: 0.46 + (place.seed % 3) * 0.04 },
      back,
      front,
      foreground: null,
      tableTops: (context) => {
        const [, y] = boxAt(context)
        return [{ from: context.narrow ? 0.82 : 0.86, to: 0.9, y: topAt(context, y, 0.92), count: 1 }]
      },
      wallSlot: [0.14, 2.4],
      animate: (brush, seconds, { room }) =>
        blinker(brush, room.xAt(0.43), room.yAt(DOOR + 0.32), 0.12 * room.m, '#8affa0', seconds, (place.seed % 5) / 5),
    }),
}
