import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { glow, linear } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { treeLine } from '../../parts/nature/ground.ts'
import { cloud, isOvercast, overcast, sky, sun } from '../../parts/nature/sky.ts'
import { ridge } from '../../parts/nature/terrain.ts'
import { facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior, topAt } from '../indoors/interior.ts'

const WOODS: readonly Role[] = ['#7a4e34', '#94633e', '#5a3a30']
const WALLS: readonly Role[] = ['#e6d9ba', '#c9d6c4', '#cdd6e0', '#e2c9a8']
const woodOf = ({ place }: InteriorContext): Role => WOODS[place.seed % WOODS.length]!
const PLUSH: readonly Role[] = ['#35604e', '#8a3038', '#2f4f80', '#7a5a2a']
const plushOf = ({ place }: InteriorContext): Role => PLUSH[place.seed % PLUSH.length]!
const [SILL, LINTEL] = [0.92, 1.9]
/** Width of a compartment and of its window in metres. */
const [BAY, WINDOW] = [2.7, 1.9]
const BETWEEN_CURTAINS = 1.36

/** x of the middle of one compartment in pixels. */
const middleOf = ({ room, place }: InteriorContext): number => room.frame.width * (0.47 + (place.seed % 3) * 0.03)

/** x of the middles of the compartments in pixels. */
function baysOf(context: InteriorContext): number[] {
  const { room } = context
  const middle = middleOf(context)
  const count = Math.ceil(room.frame.width / 2 / (BAY * room.m)) + 1
  return Array.from({ length: count * 2 + 1 }, (_, i) => middle + (i - count) * BAY * room.m)
}

/** `width`: metres of each window that are open to view. */
function clipToWindows({ g }: Brush, context: InteriorContext, width: number): void {
  const { m, yAt } = context.room
  g.beginPath()
  for (const x of baysOf(context)) g.roundRect(x - (width / 2) * m, yAt(LINTEL), width * m, (LINTEL - SILL) * m, 0.08 * m)
  g.clip()
}

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const { m, yAt, frame } = room
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % WALLS.length]!, floor: '#6a5448', ceiling: '#efe6d0', trim: woodOf(context) },
    'plain',
    'carpet',
  )
  const [left, width] = [-frame.bleed, frame.width + frame.bleed * 2]
  box(brush, left, yAt(SILL - 0.02), width, (SILL - 0.02) * m, woodOf(context), { noInk: true, cel: 0 })
  box(brush, left, yAt(LINTEL + 0.14), width, 0.1 * m, woodOf(context), { noInk: true, cel: 0 })
  brush.g.save()
  clipToWindows(brush, context, WINDOW)
  landscape(brush, context)
  brush.g.restore()
  for (const x of baysOf(context)) {
    windowFrame(brush, context, x)
    rack(brush, context, x)
    wallLamp(brush, x + (BAY / 2) * m, yAt(1.62), m, place.time !== 'day')
  }
}

/** What passes outside: hills, a row of trees, fields. */
function landscape(brush: Brush, { room, place }: InteriorContext): void {
  const { g } = brush
  const { m, yAt } = room
  const { time, weather, seed } = place
  const frame = { ...room.frame, horizon: yAt(1.18) }
  sky(brush, frame, time, seed)
  if (isOvercast(weather)) overcast(brush, frame, time)
  else sun(brush, frame.width * (0.34 + (seed % 3) * 0.14), yAt(1.62), 0.14 * m, time)
  for (let i = 0; i < 3; i++) cloud(brush, frame.width * (0.12 + i * 0.36), yAt(1.62), 1.7 * m, time, seed + i)
  ridge(brush, frame, { base: yAt(1.3), rise: 0.3 * m, seed: seed + 3, role: 'far', depth: 0.6 })
  ridge(brush, frame, { base: yAt(1.16), rise: 0.12 * m, seed: seed + 7, role: weather === 'snow' ? 'snow' : 'grassDark', depth: 0.4 })
  treeLine(brush, frame, () => yAt(1.1), 16, 0.3 * m, 0.34, seed, ['round', 'pine', 'round'])
  g.fillStyle = linear(g, 0, yAt(1.12), 0, yAt(SILL), [
    tint(brush, weather === 'snow' ? 'snow' : 'grass', 0.24),
    tint(brush, weather === 'snow' ? 'snow' : 'wheat', 0.05),
  ])
  g.fillRect(-frame.bleed, yAt(1.1), frame.width + frame.bleed * 2, 0.3 * m)
  if (time === 'night') {
    g.fillStyle = css('#101a44', 0.5)
    g.fillRect(-frame.bleed, yAt(1.5), frame.width + frame.bleed * 2, m)
  }
}

/** Telegraph poles and bushes that pass outside. */
function passing(brush: Brush, context: InteriorContext, seconds: number): void {
  const { g } = brush
  const { room, place } = context
  const { m, yAt, frame } = room
  const span = frame.width + 6 * m
  const random = seeded(place.seed + 6)
  g.save()
  clipToWindows(brush, context, BETWEEN_CURTAINS)
  for (let i = 0; i < 7; i++) {
    const isPole = i < 3
    const start = isPole ? i / 3 : random()
    const x = span - ((((start + (seconds * (isPole ? 1.5 : 1.2) * m) / span) % 1) + 1) % 1) * span - 3 * m
    if (isPole) {
      box(brush, x, yAt(1.8), 0.035 * m, 0.8 * m, 'trunk', { noInk: true, depth: 0.2 })
    } else
      ellipse(brush, x, yAt(0.96), (0.24 + random() * 0.2) * m, (0.12 + random() * 0.1) * m, 'leaf', {
        noInk: true,
        plain: true,
        lighten: -0.16,
      })
  }
  g.restore()
}

function windowFrame(brush: Brush, context: InteriorContext, x: number): void {
  const { m, yAt } = context.room
  const { g } = brush
  const [left, w, h] = [x - (WINDOW / 2) * m, WINDOW * m, (LINTEL - SILL) * m]
  g.save()
  g.fillStyle = css('#ffffff', 0.12)
  for (const [from, to] of [
    [0.1, 0.26],
    [0.34, 0.4],
  ] as const) {
    g.beginPath()
    g.moveTo(left + w * from + 0.3 * m, yAt(LINTEL))
    g.lineTo(left + w * to + 0.3 * m, yAt(LINTEL))
    g.lineTo(left + w * to, yAt(SILL))
    g.lineTo(left + w * from, yAt(SILL))
    g.fill()
  }
  g.strokeStyle = css(tint(brush, woodOf(context), 0, -0.16))
  g.lineWidth = 0.09 * m
  g.beginPath()
  g.roundRect(left, yAt(LINTEL), w, h, 0.08 * m)
  g.stroke()
  g.strokeStyle = css(tint(brush, 'gold', 0, -0.1))
  g.lineWidth = 0.025 * m
  g.beginPath()
  g.roundRect(left + 0.05 * m, yAt(LINTEL) + 0.05 * m, w - 0.1 * m, h - 0.1 * m, 0.06 * m)
  g.stroke()
  g.restore()
  box(brush, left, yAt(1.62), w, 0.03 * m, woodOf(context), { noInk: true })
  const curtain = plushOf(context)
  for (const side of [-1, 1])
    facet(
      brush,
      curtain,
      [
        x + side * 0.98 * m,
        yAt(LINTEL + 0.02),
        x + side * 0.72 * m,
        yAt(LINTEL + 0.02),
        x + side * 0.84 * m,
        yAt(1.3),
        x + side * 0.76 * m,
        yAt(SILL),
        x + side * 0.98 * m,
        yAt(SILL),
      ],
      { lighten: 0.08 },
    )
  box(brush, left - 0.08 * m, yAt(SILL), w + 0.16 * m, 0.07 * m, woodOf(context), { lighten: 0.1 })
}

/** A luggage rack with suitcases. */
function rack(brush: Brush, { room, random }: InteriorContext, x: number): void {
  const { m, yAt } = room
  const generator = random(Math.round(Math.abs(x / m) * 3) + 5)
  for (const [dx, w, h] of [
    [-0.8, 0.6, 0.3],
    [0.05, 0.5, 0.22],
    [0.62, 0.3, 0.26],
  ] as const) {
    if (generator() < 0.3) continue
    const role = (['#8a5a34', '#5a6a5a', '#7a3a34', '#b08a54'] as const)[Math.floor(generator() * 4)]!
    box(brush, x + dx * m, yAt(2.14) - h * m, w * m, h * m, role, { round: 0.04 * m })
    for (const k of [0.2, 0.74]) box(brush, x + (dx + w * k) * m, yAt(2.14) - h * m, 0.04 * m, h * m, 'trunk', { noInk: true })
  }
  box(brush, x - 1.05 * m, yAt(2.15), 2.1 * m, 0.045 * m, 'gold', { noInk: true, lighten: -0.16 })
  for (let i = 0; i <= 12; i++)
    box(brush, x + (-1.04 + i * 0.172) * m, yAt(2.28), 0.015 * m, 0.13 * m, 'gold', { noInk: true, lighten: -0.2 })
}

function wallLamp(brush: Brush, x: number, y: number, m: number, isLit: boolean): void {
  box(brush, x - 0.02 * m, y, 0.04 * m, 0.2 * m, 'gold', { noInk: true })
  facet(brush, isLit ? 'window' : 'cream', [x - 0.08 * m, y - 0.2 * m, x + 0.08 * m, y - 0.2 * m, x + 0.14 * m, y, x - 0.14 * m, y], {
    emissive: isLit,
  })
  if (isLit) glow(brush.g, x, y - 0.06 * m, 1.3 * m, brush.look.lamp ?? '#ffce86', 0.6)
}

/** Seats that face each other, back to back with the next compartment's, and a small table below the window. */
function front(brush: Brush, context: InteriorContext): void {
  const { room, view, floorAt, place } = context
  const y = floorAt(0.3)
  const m = view.pixelsPerMetre(y)
  const middle = middleOf(context)
  for (const bay of baysOf(context)) {
    const x = middle + ((bay - middle) / room.m) * m * 0.94
    if (!place.isOpenFloor) tableAt(brush, context, x, y, m)
    for (const side of [-1, 1] as const) seat(brush, context, x + side * 1.27 * m, y, m, side)
  }
}

function tableAt(brush: Brush, context: InteriorContext, x: number, y: number, m: number): void {
  box(brush, x - 0.03 * m, y - 0.72 * m, 0.06 * m, 0.72 * m, 'gold', { noInk: true, lighten: -0.2 })
  box(brush, x - 0.38 * m, y - 0.76 * m, 0.76 * m, 0.07 * m, woodOf(context), { lighten: 0.16, round: 0.02 * m })
}

/** A seat from the side. x: of its back; `side`: where its back is. */
function seat(brush: Brush, context: InteriorContext, x: number, y: number, m: number, side: -1 | 1): void {
  const role = plushOf(context)
  const at = (metres: number): number => x - side * metres * m
  const across = (from: number, to: number): readonly [number, number] => [Math.min(at(from), at(to)), Math.abs(to - from) * m]
  const part = (from: number, to: number, low: number, top: number, colour: Role, lighten = 0, round = 0): void => {
    const [left, w] = across(from, to)
    box(brush, left, y - top * m, w, (top - low) * m, colour, { lighten, round: round * m })
  }
  part(0.06, 0.56, 0, 0.3, woodOf(context), -0.16)
  facet(brush, role, [at(0), y - 0.3 * m, at(0.2), y - 0.3 * m, at(0.13), y - 1.24 * m, at(-0.05), y - 1.24 * m], { lighten: -0.06 })
  part(0.02, 0.62, 0.3, 0.5, role, 0.06, 0.06)
  part(-0.04, 0.16, 1.08, 1.34, role, 0.16, 0.06)
  part(-0.02, 0.14, 1.12, 1.3, 'cream', -0.04, 0.04)
  part(0.14, 0.5, 0.62, 0.68, woodOf(context), 0.1, 0.03)
  part(0.44, 0.49, 0.46, 0.64, woodOf(context), 0)
}

/** A carriage with facing seats and windows on passing country. */
export const train: Setting = {
  indoors: true,
  shows: ['train', 'seat', 'window', 'table', 'luggage', 'curtain', 'lamp', 'hill', 'tree'],
  compose: (place) =>
    interior(place, {
      shape: { corners: [-0.12, 1.12], vanishingX: 0.5, backWallDepth: 0.7, ceilingMetres: 2.62 },
      back,
      front,
      foreground: null,
      tableTops: (context) => [{ from: 0.47, to: 0.53, y: topAt(context, context.floorAt(0.3), 0.76), count: context.narrow ? 1 : 2 }],
      wallSlot: [0.5, 2.42],
      animate: (brush, seconds, context) => passing(brush, context, seconds),
    }),
}
