import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { luggage } from '../../parts/railway.ts'
import { skyColours } from '../../parts/nature/sky.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior } from './interior.ts'

const LIVERIES: readonly Role[] = ['red', 'blue', 'teal', 'coral']
const liveryOf = ({ place }: InteriorContext, i = 0): Role => LIVERIES[(place.seed + i) % LIVERIES.length]!
const isFlipped = ({ place }: InteriorContext): boolean => place.seed % 2 === 1
const FLOORS: readonly Role[] = ['#d9dde0', '#c9b99a', '#b9c6cc']

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  roomShell(
    brush,
    room,
    { wall: '#e8ecee', floor: FLOORS[place.seed % 3]!, ceiling: 'white', trim: 'metal' },
    'plain',
    place.seed % 3 === 1 ? 'carpet' : 'tiles',
  )
  apron(brush, context)
  glazing(brush, context)
  board(brush, context)
}

const windowOf = ({ room }: InteriorContext): readonly [number, number, number, number] => [
  room.left + 0.1 * room.m,
  room.yAt(3.5),
  room.right - room.left - 0.2 * room.m,
  3.2 * room.m,
]

/** What is seen through the window wall: sky, tower, aeroplanes at their stands. */
function apron(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { g } = brush
  const { m } = room
  const [x, y, w, h] = windowOf(context)
  g.save()
  g.beginPath()
  g.rect(x, y, w, h)
  g.clip()
  g.fillStyle = linear(g, 0, y, 0, y + h, skyColours(brush.look, place.time))
  g.fillRect(x, y, w, h)
  box(brush, x, room.yAt(1), w, m, 'road', { depth: 0.3, noInk: true, cel: 0 })
  box(brush, x, room.yAt(1.12), w, 0.16 * m, 'grass', { depth: 0.4, noInk: true, cel: 0 })
  for (let at = x; at < x + w; at += 0.9 * m) box(brush, at, room.yAt(0.52), 0.5 * m, 0.05 * m, 'white', { depth: 0.2, noInk: true })
  tower(brush, room.xAt(isFlipped(context) ? 0.14 : 0.86), room.yAt(1.05), m)
  airliner(
    brush,
    room.xAt(narrow ? 0.5 : isFlipped(context) ? 0.64 : 0.36),
    room.yAt(0.62),
    narrow ? 3.6 * m : 5 * m,
    liveryOf(context),
    isFlipped(context),
  )
  g.restore()
}

function tower(brush: Brush, x: number, y: number, m: number): void {
  facet(brush, 'wallCool', [x - 0.14 * m, y, x + 0.14 * m, y, x + 0.1 * m, y - 1.3 * m, x - 0.1 * m, y - 1.3 * m], { depth: 0.2 })
  facet(brush, 'glass', [x - 0.26 * m, y - 1.3 * m, x + 0.26 * m, y - 1.3 * m, x + 0.36 * m, y - 1.62 * m, x - 0.36 * m, y - 1.62 * m], {
    depth: 0.15,
  })
  box(brush, x - 0.36 * m, y - 1.72 * m, 0.72 * m, 0.12 * m, 'white', { depth: 0.15 })
  box(brush, x - 0.015 * m, y - 2.1 * m, 0.03 * m, 0.4 * m, 'red', { depth: 0.15 })
}

/** An aeroplane from the side. (x, y): middle below the wheels; `w`: length. */
function airliner(brush: Brush, x: number, y: number, w: number, role: Role, flipped: boolean): void {
  const { g } = brush
  g.save()
  g.translate(x, y)
  if (flipped) g.scale(-1, 1)
  const r = w * 0.062
  const mid = -r * 2.1
  const tail = path((p) => {
    p.moveTo(w * 0.34, mid - r * 0.5)
    p.lineTo(w * 0.46, mid - r * 3.4)
    p.lineTo(w * 0.53, mid - r * 3.4)
    p.lineTo(w * 0.49, mid - r * 0.2)
    p.closePath()
  })
  paintShape(brush, tail, role, [w * 0.34, mid - r * 3.4, w * 0.19, r * 3.4], { depth: 0.1 })
  for (const dx of [-0.36, 0.02, 0.07]) ellipse(brush, w * dx, -r * 0.34, r * 0.34, r * 0.34, 'dark', { depth: 0.1 })
  const body = path((p) => {
    p.moveTo(-w * 0.5, mid + r * 0.3)
    p.quadraticCurveTo(-w * 0.48, mid - r, -w * 0.38, mid - r)
    p.lineTo(w * 0.4, mid - r)
    p.quadraticCurveTo(w * 0.5, mid - r, w * 0.53, mid - r * 0.4)
    p.quadraticCurveTo(w * 0.44, mid + r * 0.9, w * 0.26, mid + r)
    p.lineTo(-w * 0.36, mid + r)
    p.quadraticCurveTo(-w * 0.47, mid + r, -w * 0.5, mid + r * 0.3)
    p.closePath()
  })
  paintShape(brush, body, 'white', [-w * 0.5, mid - r, w * 1.03, r * 2], { depth: 0.06 })
  box(brush, -w * 0.46, mid + r * 0.16, w * 0.86, r * 0.22, role, { depth: 0.06, noInk: true })
  for (let i = 0; i < 15; i++)
    ellipse(brush, w * (-0.34 + i * 0.045), mid - r * 0.3, r * 0.15, r * 0.19, 'blue', { noInk: true, depth: 0.1 })
  facet(brush, 'glass', [-w * 0.475, mid - r * 0.2, -w * 0.43, mid - r * 0.72, -w * 0.4, mid - r * 0.72, -w * 0.4, mid - r * 0.2])
  facet(brush, 'wallCool', [-w * 0.1, mid + r * 0.5, w * 0.08, mid + r * 0.5, w * 0.3, mid + r * 1.5, w * 0.22, mid + r * 1.6], {
    depth: 0.05,
  })
  box(brush, -w * 0.06, mid + r * 0.9, w * 0.12, r * 0.8, role, { round: r * 0.36, plain: false })
  g.restore()
}

function glazing(brush: Brush, context: InteriorContext): void {
  const { room, narrow } = context
  const { m } = room
  const { g } = brush
  const [x, y, w, h] = windowOf(context)
  const count = narrow ? 3 : 6
  for (let i = 0; i <= count; i++) box(brush, x + (w * i) / count - 0.05 * m, y, 0.1 * m, h, 'metal', { lighten: 0.2 })
  for (const dy of [0, h * 0.26, h]) box(brush, x - 0.05 * m, y + dy - 0.04 * m, w + 0.1 * m, 0.08 * m, 'metal', { lighten: 0.2, cel: 0 })
  g.save()
  g.fillStyle = css('#ffffff', 0.12)
  for (let i = 0; i < count; i += 2) {
    g.beginPath()
    g.moveTo(x + (w * (i + 0.2)) / count, y + h)
    g.lineTo(x + (w * (i + 0.5)) / count, y + h)
    g.lineTo(x + (w * (i + 0.95)) / count, y)
    g.lineTo(x + (w * (i + 0.65)) / count, y)
    g.fill()
  }
  g.restore()
}

/** The board of departures. */
function board(brush: Brush, context: InteriorContext): void {
  const { room, narrow, place } = context
  const { m } = room
  const { g } = brush
  const w = (narrow ? 2.2 : 2.9) * m
  const [x, y] = [room.xAt(narrow ? 0.5 : isFlipped(context) ? 0.3 : 0.7) - w / 2, room.yAt(3.75)]
  for (const k of [0.12, 0.88]) box(brush, x + w * k, room.ceilingY - m, 0.05 * m, y - room.ceilingY + m, 'metal')
  box(brush, x, y, w, 1.1 * m, 'dark', { round: 0.06 * m })
  box(brush, x, y, w, 0.2 * m, 'yellow', { noInk: true, round: [0.06 * m, 0.06 * m, 0, 0] })
  airplaneSign(brush, x + 0.2 * m, y + 0.1 * m, 0.12 * m)
  for (let row = 0; row < 5; row++) {
    const lineY = y + (0.29 + row * 0.16) * m
    g.fillStyle = css(row % 2 ? '#ffe9a0' : '#ffffff', 0.9)
    g.fillRect(x + 0.1 * m, lineY, 0.3 * m, 0.07 * m)
    g.fillRect(x + 0.52 * m, lineY, w * (0.2 + ((place.seed + row * 3) % 4) * 0.05), 0.07 * m)
    g.fillStyle = css(row === place.seed % 5 ? '#ff6a5a' : '#7fe0a0', 0.9)
    g.fillRect(x + w * 0.8, lineY, w * 0.13, 0.07 * m)
  }
}

function airplaneSign({ g, ...brush }: Brush, x: number, y: number, s: number): void {
  g.save()
  g.fillStyle = css(tint({ g, ...brush }, 'black'))
  g.translate(x, y)
  g.rotate(-0.5)
  g.beginPath()
  g.ellipse(0, 0, s, s * 0.17, 0, 0, 7)
  g.moveTo(s * 0.1, 0)
  g.lineTo(-s * 0.4, -s * 0.8)
  g.lineTo(-s * 0.1, -s * 0.8)
  g.lineTo(s * 0.5, 0)
  g.lineTo(-s * 0.1, s * 0.8)
  g.lineTo(-s * 0.4, s * 0.8)
  g.fill()
  g.restore()
}

/** A row of linked seats. (x, y): middle of its front. */
function seats(brush: Brush, { view }: InteriorContext, x: number, y: number, count: number, role: Role): void {
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, count * 0.34 * m, 0.12 * m)
  cuboid(brush, view, x, y, [count * 0.6, 0.06, 0.1], 'metal', { lift: 0.34, lighten: -0.2 })
  for (const side of [-1, 1]) cuboid(brush, view, x + side * count * 0.26 * m, y, [0.07, 0.34, 0.4], 'metal', { lighten: -0.3 })
  for (let i = 0; i < count; i++) {
    const at = x + (i - (count - 1) / 2) * 0.6 * m
    cuboid(brush, view, at, y - 0.03 * m, [0.5, 0.56, 0.05], role, { lift: 0.46, round: 0.07, lighten: -0.1 })
    cuboid(brush, view, at, y, [0.52, 0.1, 0.4], role, { lift: 0.4, round: 0.04, lighten: 0.08 })
  }
}

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, narrow, view, place } = context
  const y = floorAt(0.3)
  seats(brush, context, frameX(narrow ? 0.5 : 0.17), y, narrow ? 3 : 4, liveryOf(context, 1))
  if (!narrow) seats(brush, context, frameX(0.8), y, 4, liveryOf(context, 1))
  const near = floorAt(0.8)
  const m = view.pixelsPerMetre(near)
  luggage(brush, frameX(narrow ? 0.1 : 0.86), near, m * 0.8, place.seed)
  pottedPlant(brush, frameX(narrow ? 0.95 : 0.045), floorAt(0.7), m * 1.1, place.seed)
}

export const airport: Setting = {
  indoors: true,
  shows: ['airport', 'airplane', 'window', 'seat', 'suitcase', 'sign', 'plant'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 4, backWallDepth: 0.46 },
      back,
      front,
      foreground: null,
      wallSlot: [0.5, 2.2],
      animate: (brush, seconds, { room }) => {
        const u = (seconds * 0.06 + 0.2) % 1
        const [x, y] = [room.xAt(0.08 + u * 0.84), room.yAt(2.3 + u * 0.7)]
        brush.g.save()
        brush.g.translate(x, y)
        brush.g.rotate(-0.16)
        airliner(brush, 0, 0, 0.8 * room.m, 'blue', true)
        brush.g.restore()
        glow(brush.g, x, y, 0.1 * room.m, '#ff5a5a', 0.5 + 0.5 * Math.sin(seconds * 6))
      },
    }),
}
