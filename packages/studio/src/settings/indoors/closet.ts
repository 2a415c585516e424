import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, radial, stop } from '../../paint/canvas.ts'
import { type Colour, css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, type Random } from '../../paint/random.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import type { Place, Setting } from '../setting.ts'
import { flicker, type InteriorContext, interior, topAt } from './interior.ts'

const WOODS: readonly Role[] = ['#6e5240', '#8f8a84', '#4f5a66', '#9a6a48']
const woodOf = ({ place }: InteriorContext): Role => WOODS[place.seed % WOODS.length]!
const CLOTHES: readonly Role[] = ['#5a4a6e', '#3f5a6e', '#7a4a44', '#4a5a44', '#8a7a5a', '#6a3a4a', '#40405a']
const LIGHT: Record<Place['time'], Colour> = { dawn: '#ffd8b0', day: '#fff2cc', dusk: '#ffb47a', night: '#aec4ff' }
/** Slats of a door. */
const SLATS = 15

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  roomShell(
    brush,
    room,
    {
      wall: (['#4f4038', '#6a6a72', '#5a4a5a'] as const)[place.seed % 3]!,
      floor: (['#4a382e', '#5a5048', '#3f3a40'] as const)[place.seed % 3]!,
      ceiling: '#3a2e28',
      trim: woodOf(context),
    },
    'plain',
    'boards',
  )
  const { xAt, floorY, m, yAt } = room
  const w = Math.min((room.right - room.left) * 0.4, 1.15 * m)
  box(brush, xAt(0.5) - w - 0.14 * m, yAt(2.3), w * 2 + 0.28 * m, 2.3 * m, woodOf(context), { cel: 0, lighten: -0.2 })
  for (const side of [-1, 1]) slattedDoor(brush, context, xAt(0.5) + (side < 0 ? -w - 0.02 * m : 0.02 * m), floorY, w, 2.2 * m)
  glow(brush.g, xAt(0.5), yAt(1.2), 2.1 * m, LIGHT[place.time], place.time === 'night' ? 0.4 : 0.55)
}

/** A door of slats with light between them. (x, y): bottom left. */
function slattedDoor(brush: Brush, context: InteriorContext, x: number, y: number, w: number, h: number): void {
  const { g } = brush
  const { m } = context.room
  const light = LIGHT[context.place.time]
  box(brush, x, y - h, w, h, woodOf(context), { cel: 0 })
  const [left, top, inner, tall] = [x + 0.1 * m, y - h + 0.12 * m, w - 0.2 * m, h - 0.28 * m]
  g.fillStyle = css(light)
  g.fillRect(left, top, inner, tall)
  for (let i = 0; i < SLATS; i++) {
    const sy = top + (tall * i) / SLATS
    box(brush, left, sy, inner, (tall / SLATS) * 0.68, woodOf(context), { noInk: true, cel: 0, lighten: -0.24 })
    box(brush, left, sy + (tall / SLATS) * 0.5, inner, (tall / SLATS) * 0.18, woodOf(context), { noInk: true, cel: 0, lighten: 0.26 })
  }
  ellipse(brush, x + w - 0.05 * m, y - h * 0.48, 0.03 * m, 0.03 * m, 'gold', { noInk: true })
}

/** Clothes on a rail at a side, boxes on the shelf above them, shoes below. */
function rail(brush: Brush, context: InteriorContext, side: -1 | 1): void {
  const { view, floorAt, frameX, narrow, random } = context
  const y = floorAt(0.42)
  const m = view.pixelsPerMetre(y)
  const generator = random(side + 60)
  const edge = side < 0 ? frameX(0) : frameX(1)
  const reach = narrow ? 0.62 : 1.75
  const at = (metres: number): number => edge - side * metres * m
  const from = Math.min(at(reach), at(-0.6))
  box(brush, from, y - 2.2 * m, (reach + 0.6) * m, 0.08 * m, woodOf(context), { lighten: 0.04 })
  for (let metres = -0.3; metres < reach - 0.2; metres += 0.5) {
    const [w, h] = [0.3 + generator() * 0.14, 0.16 + generator() * 0.18]
    box(
      brush,
      Math.min(at(metres), at(metres + w)),
      y - (2.2 + h) * m,
      w * m,
      h * m,
      pick(['#a8845c', '#6a6a7a', '#8a5a4a'] as const, generator),
      { round: 0.02 * m },
    )
  }
  box(brush, from, y - 1.96 * m, (reach + 0.6) * m, 0.04 * m, 'metal', { noInk: true, lighten: -0.2 })
  for (let metres = -0.25; metres < reach - 0.1; metres += 0.24) garment(brush, at(metres), y - 1.9 * m, m, generator)
  for (let i = 0; i < (narrow ? 2 : 3); i++) {
    const sx = at(0.2 + i * 0.42)
    for (const dx of [-0.09, 0.09])
      ellipse(brush, sx + dx * m, y - 0.06 * m, 0.08 * m, 0.07 * m, pick(['#3a2a24', '#6a3a2a', '#2a2a3a'] as const, generator))
  }
}

/** A dress, shirt or coat on a hanger. (x, y): the hanger's middle. */
function garment(brush: Brush, x: number, y: number, m: number, random: Random): void {
  const [length, half] = [0.8 + random() * 0.6, 0.15 + random() * 0.06]
  const shape = path((p) => {
    p.moveTo(x - 0.05 * m, y + 0.02 * m)
    p.lineTo(x - half * m, y + 0.16 * m)
    p.lineTo(x - half * 0.9 * m, y + length * m)
    p.quadraticCurveTo(x, y + (length + 0.05) * m, x + half * 0.9 * m, y + length * m)
    p.lineTo(x + half * m, y + 0.16 * m)
    p.lineTo(x + 0.05 * m, y + 0.02 * m)
    p.closePath()
  })
  paintShape(brush, shape, pick(CLOTHES, random), [x - half * m, y, half * 2 * m, length * m])
  brush.g.fillStyle = css(tint(brush, 'black'), 0.16)
  for (const k of [-0.4, 0.2]) brush.g.fillRect(x + k * half * m, y + 0.3 * m, 0.025 * m, (length - 0.34) * m)
  box(brush, x - 0.012 * m, y - 0.06 * m, 0.024 * m, 0.1 * m, 'metal', { noInk: true })
}

const trunkAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly [number, number] => [frameX(narrow ? 0.84 : 0.8), floorAt(0.62)]

function front(brush: Brush, context: InteriorContext): void {
  const { room, place, view } = context
  const { g } = brush
  for (const side of [-1, 1] as const) rail(brush, context, side)
  const [x, y] = trunkAt(context)
  const m = view.pixelsPerMetre(y)
  if (!place.isOpenFloor) {
    box(brush, x - 0.42 * m, y - 0.36 * m, 0.84 * m, 0.36 * m, '#8a6a48')
    box(brush, x - 0.45 * m, y - 0.42 * m, 0.9 * m, 0.1 * m, '#8a6a48', { lighten: 0.1 })
  }
  // Stripes of light on the floor.
  const light = LIGHT[place.time]
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < 9; i++) {
    const [y0, y1] = [view.yBehind(room.floorY, -0.14 - i * 0.24), view.yBehind(room.floorY, -0.26 - i * 0.24)]
    if (!(y1 > y0) || y0 > place.frame.height * 1.1) break
    const half = (at: number): number => 1.15 * view.pixelsPerMetre(at) * (1 + i * 0.02)
    g.fillStyle = css(light, (place.time === 'night' ? 0.2 : 0.3) * (1 - i / 11))
    g.beginPath()
    g.moveTo(room.xAt(0.5) - half(y0), y0)
    g.lineTo(room.xAt(0.5) + half(y0), y0)
    g.lineTo(room.xAt(0.5) + half(y1), y1)
    g.lineTo(room.xAt(0.5) - half(y1), y1)
    g.fill()
  }
  g.fillStyle = linear(g, 0, room.yAt(1.8), 0, place.frame.ground, [stop(0, light, 0.16), stop(1, light, 0)])
  g.beginPath()
  g.moveTo(room.xAt(0.5) - 1.1 * room.m, room.yAt(2))
  g.lineTo(room.xAt(0.5) + 1.1 * room.m, room.yAt(2))
  g.lineTo(room.xAt(0.5) + 2.2 * room.m, place.frame.ground)
  g.lineTo(room.xAt(0.5) - 2.2 * room.m, place.frame.ground)
  g.fill()
  g.restore()
  darkness(brush, context)
}

/** It is dark but for what comes through the slats. */
function darkness({ g, look }: Brush, { room, place }: InteriorContext): void {
  const { frame } = place
  const reach = Math.max(frame.width, frame.height)
  const dark = look.shadow ?? '#140e20'
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = radial(g, room.xAt(0.5), frame.height * 0.52, reach * 0.16, reach * 0.62, [
    stop(0, dark, 0.06),
    stop(0.5, dark, 0.5),
    stop(1, dark, 0.8),
  ])
  g.fillRect(-frame.bleed, -frame.bleed, frame.width + frame.bleed * 2, frame.height + frame.bleed * 2)
  g.restore()
}

/** The inside of a closet: slatted doors with light behind them, clothes, boxes, shoes. */
export const closet: Setting = {
  indoors: true,
  shows: ['closet', 'door', 'clothes', 'hanger', 'box', 'shoe', 'shelf'],
  compose: (place) =>
    interior(place, {
      shape: {
        ceilingMetres: 2.6,
        corners: [0.22 + (place.seed % 3) * 0.02, 0.74 + (place.seed % 3) * 0.02],
        vanishingX: 0.46 + (place.seed % 3) * 0.04,
        backWallDepth: 0.6,
      },
      back,
      front,
      foreground: null,
      tableTops: (context) => {
        const [, y] = trunkAt(context)
        return [{ from: context.narrow ? 0.84 : 0.78, to: 0.82, y: topAt(context, y, 0.42), count: 1 }]
      },
      wallSlot: [0.5, 2.36],
      animate: (brush, seconds, { room }) =>
        glow(brush.g, room.xAt(0.5), room.yAt(1.2), 0.9 * room.m, LIGHT[place.time], 0.1 * flicker(seconds * 0.5)),
    }),
}
