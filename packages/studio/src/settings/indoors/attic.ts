import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { type Colour, css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { crate } from '../../parts/indoors/small-objects.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { books } from '../../parts/indoors/storage.ts'
import { xAlongDepthLine } from '../../parts/ground-perspective.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Place, Setting } from '../setting.ts'
import { type InteriorContext, flicker, interior, topAt } from './interior.ts'

const WALLS: readonly Role[] = ['#a98560', '#8f7a68', '#b39a7c']
const DAYLIGHT: Record<Place['time'], Colour> = { dawn: '#ffd8b0', day: '#fff0c4', dusk: '#ffb48a', night: '#a8c0ff' }

/** x of the middle, height of the ridge and of the eaves. */
const gable = ({ room }: InteriorContext): readonly [number, number, number] => [room.xAt(0.5), room.yAt(3.3), room.yAt(0.95)]

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % 3]!, floor: place.seed % 2 ? 'woodLight' : 'wood', ceiling: 'wood', trim: 'wood' },
    'plain',
    'boards',
  )
  boards(brush, context)
  roundWindow(brush, context)
  roof(brush, context)
  lightShaft(brush, context)
}

/** Boards of the gable wall. */
function boards(brush: Brush, { room }: InteriorContext): void {
  const { g } = brush
  g.fillStyle = css(tint(brush, 'wood', 0, -0.5), 0.3)
  for (let x = room.left; x < room.right; x += 0.42 * room.m)
    g.fillRect(x, room.ceilingY - room.m * 2, 0.03 * room.m, room.floorY - room.ceilingY + room.m * 2)
}

/** The two slopes of the roof with rafters, from the gable wall to the viewer. */
function roof(brush: Brush, context: InteriorContext): void {
  const { room } = context
  const { view, frame, m, left, right, floorY } = room
  const [x, ridgeY, eavesY] = gable(context)
  const near = frame.height + frame.bleed * 2
  const scale = view.pixelsPerMetre(near) / m
  const out = (px: number, py: number, k = scale): readonly [number, number] => [
    view.vanishingX + (px - view.vanishingX) * k,
    view.horizonY + (py - view.horizonY) * k,
  ]
  for (const [side, edge] of [
    [-1, left],
    [1, right],
  ] as const) {
    facet(brush, 'wood', [x, ridgeY, edge, eavesY, ...out(edge, eavesY, 9), ...out(edge, ridgeY - 4 * m, 9), ...out(x, ridgeY, 9)], {
      noInk: true,
      cel: 0,
      lighten: side < 0 ? -0.3 : -0.2,
    })
    facet(brush, 'wood', [edge, eavesY, edge, floorY, ...out(edge, floorY, 9), ...out(edge, eavesY, 9)], {
      noInk: true,
      cel: 0,
      lighten: -0.38,
    })
    for (const k of [1, 1.36, 1.9, 2.8]) rafter(brush, out(x, ridgeY, k), out(edge, eavesY, k), 0.11 * m * k, k)
    for (const [k, part] of [
      [1.36, 0.55],
      [1.9, 0.55],
    ] as const) {
      const [ax, ay] = out(x, ridgeY, k)
      const [bx, by] = out(edge, eavesY, k)
      if (side > 0) box(brush, ax - (bx - ax) * part, ay + (by - ay) * part, (bx - ax) * part * 2, 0.12 * m * k, 'wood', { lighten: -0.16 })
    }
  }
  const ridgeEnd = out(x, ridgeY, 9)
  facet(
    brush,
    'wood',
    [x - 0.08 * m, ridgeY, x + 0.08 * m, ridgeY, ridgeEnd[0] + 0.7 * m, ridgeEnd[1], ridgeEnd[0] - 0.7 * m, ridgeEnd[1]],
    { lighten: -0.4 },
  )
}

function rafter(brush: Brush, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], w: number, k: number): void {
  facet(brush, 'woodLight', [ax, ay, bx, by, bx, by + w, ax, ay + w], { lighten: -0.24 + Math.min(0.1, k * 0.03), cel: 0 })
}

const windowAt = (context: InteriorContext): readonly [number, number, number] => {
  const { room } = context
  return [room.xAt(0.5), room.yAt(2.15), 0.55 * room.m]
}

function roundWindow(brush: Brush, context: InteriorContext): void {
  const { place } = context
  const [x, y, r] = windowAt(context)
  ellipse(brush, x, y, r * 1.16, r * 1.16, 'woodLight')
  ellipse(brush, x, y, r, r, place.time === 'night' ? '#33477c' : place.time === 'day' ? '#bfe4f6' : '#ffc890', {
    emissive: true,
    plain: true,
  })
  box(brush, x - r, y - r * 0.06, r * 2, r * 0.12, 'woodLight', { noInk: true })
  box(brush, x - r * 0.06, y - r, r * 0.12, r * 2, 'woodLight', { noInk: true })
}

function lightShaft(brush: Brush, context: InteriorContext): void {
  const { g } = brush
  const { place } = context
  const [x, y, r] = windowAt(context)
  const light = DAYLIGHT[place.time]
  if (place.isGloomy) return
  const drift = (place.seed % 2 ? -1 : 1) * r * 2.2
  glow(g, x, y, r * 3, light, 0.5)
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, x, y, x + drift, place.frame.ground, [stop(0, light, 0.4), stop(1, light, 0.03)])
  g.beginPath()
  g.moveTo(x - r, y)
  g.lineTo(x + r, y)
  g.lineTo(x + drift + r * 2.6, place.frame.ground)
  g.lineTo(x + drift - r * 1.8, place.frame.ground)
  g.fill()
  g.restore()
}

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, narrow, view, place } = context
  const y = floorAt(0.4)
  const m = view.pixelsPerMetre(y)
  if (!narrow) {
    crate(brush, frameX(0.66), floorAt(0.1), 0.7 * m, 0.5 * m)
    box(brush, frameX(0.665), floorAt(0.1) - 0.86 * m, 0.56 * m, 0.36 * m, '#c9a878')
    covered(brush, frameX(0.2), floorAt(0.08), m)
  }
  trunk(brush, context, frameX(narrow ? 0.86 : 0.85), floorAt(0.56), place.seed)
  box(brush, frameX(0.07) - 0.4 * m, y - 0.5 * m, 0.8 * m, 0.5 * m, '#c9a070')
  box(brush, frameX(0.07) - 0.06 * m, y - 0.5 * m, 0.12 * m, 0.5 * m, 'cream', { noInk: true, lighten: -0.1 })
  books(brush, frameX(0.07) - 0.34 * m, y - 0.5 * m, 0.7 * m, 0.3 * m, context.random(4))
  cobweb(brush, context)
}

/** An old trunk with fittings. */
function trunk(brush: Brush, { view }: InteriorContext, x: number, y: number, seed: number): void {
  const m = view.pixelsPerMetre(y)
  const role = (['red', 'leaf', 'blue'] as const)[seed % 3]!
  groundShadow(brush, x, y, 0.7 * m, 0.14 * m)
  cuboid(brush, view, x, y, [1.2, 0.5, 0.6], role, { lighten: -0.2 })
  box(brush, x - 0.62 * m, y - 0.74 * m, 1.24 * m, 0.26 * m, role, { round: [0.16 * m, 0.16 * m, 0, 0], lighten: -0.1 })
  for (const dx of [-0.5, 0, 0.5]) box(brush, x + dx * m - 0.05 * m, y - 0.74 * m, 0.1 * m, 0.74 * m, 'wood', { noInk: true })
  box(brush, x - 0.08 * m, y - 0.56 * m, 0.16 * m, 0.18 * m, 'gold', { round: 0.03 * m })
}

/** Furniture under a sheet. */
function covered(brush: Brush, x: number, y: number, m: number): void {
  groundShadow(brush, x, y, 0.7 * m, 0.12 * m)
  const sheet = path((p) => {
    p.moveTo(x - 0.62 * m, y)
    p.quadraticCurveTo(x - 0.6 * m, y - 0.6 * m, x - 0.48 * m, y - 0.72 * m)
    p.lineTo(x - 0.44 * m, y - 1.2 * m)
    p.quadraticCurveTo(x, y - 1.36 * m, x + 0.4 * m, y - 1.18 * m)
    p.quadraticCurveTo(x + 0.52 * m, y - 0.8 * m, x + 0.64 * m, y)
    for (let i = 0; i < 5; i++) p.quadraticCurveTo(x + (0.5 - i * 0.25) * m, y - 0.1 * m, x + (0.38 - i * 0.25) * m, y)
    p.closePath()
  })
  paintShape(brush, sheet, 'cream', [x - 0.62 * m, y - 1.3 * m, 1.26 * m, 1.3 * m], { lighten: -0.06 })
}

function cobweb({ g, unit }: Brush, { room, place }: InteriorContext): void {
  const { frame } = place
  const x = xAlongDepthLine(room.view, room.left, room.floorY, frame.ground) + frame.width * 0.02
  const [cx, cy, r] = [Math.max(x, frame.width * 0.02), frame.height * 0.2, frame.height * 0.16]
  g.save()
  g.strokeStyle = css('#ffffff', 0.35)
  g.lineWidth = 1.5 * unit
  g.beginPath()
  for (let i = 0; i <= 4; i++) {
    const a = (i / 4) * 1.5
    g.moveTo(cx, cy)
    g.lineTo(cx + Math.cos(a) * r, cy + Math.sin(a) * r)
  }
  for (const k of [0.35, 0.6, 0.85])
    for (let i = 0; i < 4; i++) {
      const [a, b] = [(i / 4) * 1.5, ((i + 1) / 4) * 1.5]
      g.moveTo(cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * k)
      g.quadraticCurveTo(
        cx + Math.cos((a + b) / 2) * r * k * 0.86,
        cy + Math.sin((a + b) / 2) * r * k * 0.86,
        cx + Math.cos(b) * r * k,
        cy + Math.sin(b) * r * k,
      )
    }
  g.stroke()
  g.restore()
}

export const attic: Setting = {
  indoors: true,
  shows: ['attic', 'roof', 'window', 'trunk', 'box', 'book', 'cobweb'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 4.4, corners: [0.16, 0.84], backWallDepth: 0.46 },
      back,
      front,
      foreground: null,
      tableTops: (context) => [{ from: 0.85, to: 0.85, y: topAt(context, context.floorAt(0.52), 0.72), count: 1 }],
      wallSlot: [0.36, 1.5],
      animate: (brush, seconds, context) => {
        const [x, y, r] = windowAt(context)
        glow(brush.g, x, y + r, r * 2, DAYLIGHT[place.time], 0.12 * flicker(seconds * 0.4))
      },
    }),
}
