import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import type { FigureSlot, Place, Setting, Slot } from '../setting.ts'
import { at, outside, passing, quad, stretchOf } from './car-view.ts'

const FABRICS: readonly Role[] = ['#4a4f5e', '#8a6e58', '#6a3a3a', '#3f5a4c']
const LININGS: readonly Role[] = ['#cfc8ba', '#a9a6a8', '#d8d2c8']
const liningOf = ({ seed }: Place): Role => LININGS[seed % LININGS.length]!
const fabricOf = ({ seed }: Place): Role => FABRICS[seed % FABRICS.length]!
const TRIM: Role = '#2c2e38'

/** The body of the car seen from the front: roof, pillars, rear and side windows, back seat, front seats. */
function cabin(place: Place, brush: Brush): void {
  const { g, unit } = brush
  // Roof lining.
  quad(
    brush,
    place,
    [
      [-0.4, -1],
      [1.4, -1],
      [1.4, 0.06],
      [0.68, 0.17],
      [0.32, 0.17],
      [-0.4, 0.06],
    ],
    liningOf(place),
    -0.12,
  )
  quad(
    brush,
    place,
    [
      [0.4, 0.06],
      [0.6, 0.06],
      [0.57, 0.13],
      [0.43, 0.13],
    ],
    liningOf(place),
    0.06,
  )
  // Pillars at the rear, and doors below the windows.
  for (const side of [-1, 1]) {
    const x = (u: number): number => 0.5 + side * u
    quad(
      brush,
      place,
      [
        [x(0.15), 0.16],
        [x(0.27), 0.13],
        [x(0.3), 0.5],
        [x(0.21), 0.5],
      ],
      liningOf(place),
      -0.26,
    )
    quad(
      brush,
      place,
      [
        [x(0.21), 0.5],
        [x(0.9), 0.52],
        [x(0.9), 1.6],
        [x(0.21), 1.6],
      ],
      fabricOf(place),
      -0.2,
    )
    quad(
      brush,
      place,
      [
        [x(0.29), 0.5],
        [x(0.9), 0.49],
        [x(0.9), 0.56],
        [x(0.29), 0.55],
      ],
      TRIM,
      0.1,
    )
    quad(
      brush,
      place,
      [
        [x(0.43), 0.1],
        [x(0.47), 0.09],
        [x(0.49), 0.52],
        [x(0.45), 0.52],
      ],
      TRIM,
      0.06,
    )
    handle(place, brush, x(0.38), 0.13)
  }
  quad(
    brush,
    place,
    [
      [0.33, 0.16],
      [0.67, 0.16],
      [0.675, 0.2],
      [0.325, 0.2],
    ],
    TRIM,
    0.1,
    true,
  )
  quad(
    brush,
    place,
    [
      [0.28, 0.44],
      [0.72, 0.44],
      [0.74, 0.5],
      [0.26, 0.5],
    ],
    TRIM,
    0.16,
  )
  // The back seat.
  const [bx, by] = at(place, 0.22, 0.46)
  const ex = at(place, 0.78, 0)[0]
  const ey = place.frame.height + place.frame.bleed
  box(brush, bx, by, ex - bx, ey - by, fabricOf(place), { round: 26 * unit, lighten: -0.06 })
  for (const u of [0.34, 0.5, 0.66]) headrest(place, brush, u, 0.43, 0.055, 0.7)
  g.fillStyle = linear(g, 0, by, 0, ey, [stop(0, '#000010', 0), stop(1, '#000010', 0.45)])
  g.fillRect(bx, by, ex - bx, ey - by)
}

function handle(place: Place, brush: Brush, u: number, v: number): void {
  const [x, y] = at(place, u, v)
  const w = place.frame.width * 0.05
  box(brush, x - w / 2, y, w, w * 0.2, liningOf(place), { round: w * 0.1, lighten: -0.2 })
}

function headrest(place: Place, brush: Brush, u: number, v: number, half: number, scale: number): void {
  const [x, y] = at(place, u, v)
  const w = place.frame.width * half * stretchOf(place)
  for (const dx of [-0.4, 0.4]) box(brush, x + dx * w - 2 * brush.unit, y, 4 * brush.unit, w * 0.8, 'metal', { noInk: true })
  box(brush, x - w, y - w * 0.9 * scale, w * 2, w * 1.3 * scale, fabricOf(place), { round: w * 0.4, lighten: 0.02, plain: false })
}

/** Both front seats, which face the viewer. */
function seats(place: Place, brush: Brush): void {
  for (const u of [0.28, 0.72]) {
    const [x, y] = at(place, u, 0.44)
    const w = place.frame.width * 0.14 * stretchOf(place)
    const foot = place.frame.height + place.frame.bleed
    headrest(place, brush, u, 0.4, 0.066, 1)
    const shape = path((p) => {
      p.moveTo(x - w * 0.66, y + w * 0.18)
      p.quadraticCurveTo(x - w * 0.62, y, x - w * 0.3, y)
      p.lineTo(x + w * 0.3, y)
      p.quadraticCurveTo(x + w * 0.62, y, x + w * 0.66, y + w * 0.18)
      p.lineTo(x + w * 0.98, foot)
      p.lineTo(x - w * 0.98, foot)
      p.closePath()
    })
    paintShape(brush, shape, fabricOf(place), [x - w, y, w * 2, foot - y], { lighten: 0.1 })
    const inner = path((p) => {
      p.moveTo(x - w * 0.36, y + w * 0.16)
      p.lineTo(x + w * 0.36, y + w * 0.16)
      p.lineTo(x + w * 0.54, foot)
      p.lineTo(x - w * 0.54, foot)
      p.closePath()
    })
    paintShape(brush, inner, fabricOf(place), [x - w * 0.5, y, w, foot - y], { lighten: 0.22, noInk: true, plain: true })
  }
}

/** What is before those who sit in the car: dashboard, wheel, mirror, and the rain on the windscreen. */
function dashboard(place: Place, brush: Brush): void {
  const { g, unit } = brush
  const { frame, weather, seed, time } = place
  const foot = frame.height + frame.bleed
  const [mx, my] = at(place, 0.5, frame.tall ? -0.06 : 0.08)
  box(brush, mx - 3 * unit, -frame.bleed, 6 * unit, my + frame.bleed, TRIM, { noInk: true })
  const mw = frame.width * 0.09 * stretchOf(place)
  box(brush, mx - mw, my, mw * 2, mw * 0.52, TRIM, { round: mw * 0.2 })
  box(brush, mx - mw * 0.9, my + mw * 0.06, mw * 1.8, mw * 0.4, 'glass', {
    round: mw * 0.14,
    noInk: true,
    lighten: time === 'night' ? -0.5 : -0.1,
  })
  wheel(place, brush)
  const [, edge] = at(place, 0.5, 0.78)
  const [left, width] = [leftOf(frame), spanOf(frame)]
  const top = path((p) => {
    p.moveTo(left, edge + 22 * unit)
    p.quadraticCurveTo(left + width * 0.5, edge - 22 * unit, left + width, edge + 22 * unit)
    p.lineTo(left + width, foot)
    p.lineTo(left, foot)
    p.closePath()
  })
  paintShape(brush, top, TRIM, [left, edge, width, foot - edge], { plain: true, cel: 0, lighten: 0.1 })
  g.save()
  g.clip(top)
  g.fillStyle = linear(g, 0, edge, 0, foot, [stop(0, '#ffffff', 0.12), stop(0.3, '#ffffff', 0.02), stop(1, '#000008', 0.5)])
  g.fillRect(left, edge, width, foot - edge)
  g.restore()
  for (const u of [0.12, 0.46, 0.54, 0.9]) {
    const [x, y] = at(place, u, 0.82)
    const w = frame.width * 0.045
    for (let i = 0; i < 3; i++) box(brush, x - w, y + i * 8 * unit, w * 2, 4 * unit, 'black', { noInk: true, lighten: 0.04 })
  }
  if (weather === 'rain' || weather === 'storm') drops(place, brush)
  if (weather === 'snow') snow(place, brush, edge)
  g.fillStyle = css('#ffffff', 0.06)
  for (const [a, b] of [
    [0.08, 0.17],
    [0.2, 0.23],
  ] as const) {
    g.beginPath()
    for (const [u, v] of [
      [a + 0.16, 0],
      [b + 0.16, 0],
      [b - 0.04 + (seed % 2) * 0.02, 0.78],
      [a - 0.04, 0.78],
    ] as const)
      g.lineTo(...(at(place, u, v) as [number, number]))
    g.fill()
  }
}

/** The steering wheel, its lower half behind the dashboard. */
function wheel(place: Place, brush: Brush): void {
  const { g } = brush
  const [x, y] = at(place, 0.72, 0.83)
  const r = place.frame.width * 0.1 * stretchOf(place)
  g.save()
  for (const [width, role] of [
    [0.2, 'black'],
    [0.13, TRIM],
  ] as const) {
    g.strokeStyle = css(tint(brush, role, 0, role === TRIM ? 0.16 : 0))
    g.lineWidth = r * width
    g.beginPath()
    g.ellipse(x, y, r, r * 0.86, 0, Math.PI, Math.PI * 2)
    g.stroke()
  }
  g.restore()
}

function drops({ frame, seed }: Place, { g, unit }: Brush): void {
  const random = seeded(seed + 9)
  for (let i = 0; i < 120; i++) {
    const [x, y, r] = [random() * frame.width, random() * frame.height * 0.8, (1.4 + random() * 3) * unit]
    g.fillStyle = css('#eaf6ff', 0.34)
    g.beginPath()
    g.ellipse(x, y, r, r * 1.3, 0, 0, 7)
    g.fill()
  }
}

function snow({ frame, seed }: Place, brush: Brush, edge: number): void {
  const random = seeded(seed + 19)
  for (let i = 0; i < 14; i++)
    ellipse(
      brush,
      leftOf(frame) + (spanOf(frame) * (i + random())) / 14,
      edge + 6 * brush.unit,
      frame.width * 0.06,
      (8 + random() * 10) * brush.unit,
      'snow',
      { noInk: true, plain: true },
    )
}

/** Those who sit in the front seats and between them in the back. */
function occupants(place: Place): FigureSlot[] {
  const { frame } = place
  const height = frame.figure * (frame.tall ? 1.05 : 1.12)
  return [
    [0.72, 1.06, 1],
    [0.28, 1.06, 1],
    [0.5, 0.92, 0.74],
  ].map(([u, v, k], i) => {
    const [x, y] = at(place, u!, v!)
    return { x, y: Math.min(y, frame.height * 0.995), height: height * k!, facingLeft: i === 0 }
  })
}

function places(place: Place): Slot[] {
  const size = place.frame.figure * 0.26
  return [0.5, 0.42, 0.6, 0.12, 0.9].map((u, i): Slot => {
    const [x, y] = at(place, u, i < 3 ? 0.78 : 0.8)
    return { kind: i < 3 ? 'surface' : 'ground', x: Math.min(place.frame.width * 0.95, Math.max(place.frame.width * 0.05, x)), y, size }
  })
}

/** The inside of a car, seen through its windscreen. */
export const car: Setting = {
  indoors: true,
  shows: ['car', 'seat', 'steering wheel', 'dashboard', 'mirror', 'window', 'road'],
  compose: (place) => ({
    layers: [
      {
        name: 'outside',
        nearness: 0.2,
        draw: (brush) => outside(place, brush),
        animate: (brush, seconds) => passing(place, brush, seconds),
      },
      { name: 'cabin', nearness: 0.7, draw: (brush) => cabin(place, brush) },
      {
        name: 'seats',
        nearness: 0.95,
        draw: (brush) => {
          seats(place, brush)
          if (place.time === 'night')
            glow(brush.g, place.frame.width / 2, place.frame.height * 0.4, place.frame.height * 0.5, brush.look.lamp ?? '#ffd8a0', 0.3)
        },
      },
      { name: 'dashboard', nearness: 1.06, draw: (brush) => dashboard(place, brush) },
    ],
    slots: places(place),
    figureSlots: occupants(place),
  }),
}
