import type { Brush, Point } from '../../paint/brush.ts'
import type { Role } from '../../paint/palette.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { seam } from '../people/garment.ts'
import type { PersonLook } from '../people/person-look.ts'

/** Seat of a sitting person. A sleeping person lies in a bed for `chair`, or else on a mat. */
export type Seat = 'stool' | 'chair' | 'bench' | 'log' | 'stone' | 'throne' | 'coach' | 'car-seat' | 'wheelchair' | 'swing'

/** Draws the seat of a person with the hips at (x, y), facing right. `h`: body height in pixels. */
export function drawSeat(brush: Brush, seat: Seat, [x, y]: Point, h: number): void {
  DRAW_SEAT[seat](brush, x, y + h * 0.045, h)
}

type DrawSeat = (brush: Brush, x: number, top: number, h: number) => void

function legs(brush: Brush, left: number, wide: number, top: number, h: number): void {
  for (const [at, lighten] of [
    [0.72, -0.22],
    [0.08, -0.12],
  ] as const)
    box(brush, left + wide * at, top + h * 0.02, h * 0.035, -top - h * 0.02, 'wood', { lighten, round: h * 0.008 })
}

const stool: DrawSeat = (brush, x, top, h) => {
  const [left, wide] = [x - h * 0.13, h * 0.25]
  legs(brush, left, wide, top, h)
  box(brush, left, top, wide, h * 0.045, 'wood', { round: h * 0.02 })
  ellipse(brush, x, top, wide * 0.48, h * 0.022, 'red', { plain: true, lighten: -0.1 })
}

const chair: DrawSeat = (brush, x, top, h) => {
  const [left, wide] = [x - h * 0.16, h * 0.29]
  legs(brush, left, wide, top, h)
  for (const [at, lighten] of [
    [0.06, -0.18],
    [0, 0],
  ] as const)
    polygon(
      brush,
      [
        [left + h * at, top + h * 0.03],
        [left + h * (at - 0.05), top - h * 0.3],
        [left + h * (at - 0.015), top - h * 0.3],
        [left + h * (at + 0.036), top + h * 0.03],
      ],
      'wood',
      { lighten },
    )
  box(brush, left - h * 0.055, top - h * 0.31, h * 0.115, h * 0.075, 'wood', { round: h * 0.025, lighten: 0.08 })
  box(brush, left - h * 0.03, top - h * 0.16, h * 0.1, h * 0.04, 'wood', { round: h * 0.015, lighten: 0.04 })
  box(brush, left, top, wide, h * 0.045, 'wood', { round: h * 0.018 })
  ellipse(brush, x - h * 0.01, top, wide * 0.46, h * 0.024, 'teal', { plain: true })
}

const bench: DrawSeat = (brush, x, top, h) => {
  const [left, wide] = [x - h * 0.46, h * 0.86]
  for (const at of [0.06, 0.86])
    box(brush, left + wide * at, top - h * 0.26, h * 0.04, -top + h * 0.26, 'metal', { lighten: -0.3, round: h * 0.01 })
  for (const up of [0.27, 0.16]) box(brush, left, top - h * up, wide, h * 0.07, 'wood', { lighten: -0.06, round: h * 0.016 })
  box(brush, left - h * 0.01, top, wide + h * 0.02, h * 0.05, 'wood', { lighten: 0.06, round: h * 0.016 })
}

const log: DrawSeat = (brush, x, top, h) => {
  const [left, wide, tall] = [x - h * 0.34, h * 0.62, -top + h * 0.012]
  box(brush, left, top, wide, tall, 'trunk', { round: tall * 0.34, plain: false })
  seam(brush, 'trunk', h * 0.008, 0.5, (g) => {
    for (const k of [0.3, 0.52, 0.76]) {
      g.moveTo(left + wide * 0.06, top + tall * k)
      g.quadraticCurveTo(left + wide * 0.4, top + tall * (k + 0.06), left + wide * 0.78, top + tall * k)
    }
  })
  ellipse(brush, left + wide * 0.96, top + tall * 0.5, tall * 0.2, tall * 0.49, 'woodLight', { plain: true })
  ellipse(brush, left + wide * 0.965, top + tall * 0.5, tall * 0.09, tall * 0.24, 'wood', { plain: true, noInk: true })
}

const stone: DrawSeat = (brush, x, top, h) => {
  const shape = path((p) => {
    p.moveTo(x - h * 0.27, h * 0.008)
    p.bezierCurveTo(x - h * 0.34, top * 0.6, x - h * 0.22, top - h * 0.02, x - h * 0.08, top)
    p.bezierCurveTo(x + h * 0.04, top + h * 0.012, x + h * 0.13, top - h * 0.006, x + h * 0.17, top * 0.7)
    p.bezierCurveTo(x + h * 0.21, top * 0.4, x + h * 0.2, top * 0.1, x + h * 0.21, h * 0.008)
    p.closePath()
  })
  paintShape(brush, shape, 'rock', [x - h * 0.3, top, h * 0.52, -top], { cel: 0.1 })
  seam(brush, 'rock', h * 0.008, 0.4, (g) => {
    g.moveTo(x - h * 0.14, top * 0.82)
    g.quadraticCurveTo(x - h * 0.1, top * 0.5, x - h * 0.17, top * 0.3)
    g.moveTo(x + h * 0.09, top * 0.7)
    g.lineTo(x + h * 0.06, top * 0.4)
  })
}

const throne: DrawSeat = (brush, x, top, h) => {
  const [left, wide] = [x - h * 0.24, h * 0.42]
  polygon(
    brush,
    [
      [left, 0],
      [left, top - h * 0.52],
      [left + wide * 0.2, top - h * 0.62],
      [left + wide * 0.4, top - h * 0.74],
      [left + wide * 0.6, top - h * 0.62],
      [left + wide * 0.8, top - h * 0.52],
      [left + wide * 0.8, 0],
    ],
    'gold',
    { lighten: -0.1 },
  )
  box(brush, left + wide * 0.12, top - h * 0.5, wide * 0.56, h * 0.52, 'red', { round: h * 0.03, plain: true })
  box(brush, left, top + h * 0.03, wide, -top - h * 0.03, 'gold', { lighten: -0.18 })
  box(brush, left + wide * 0.08, top - h * 0.01, wide * 0.94, h * 0.05, 'red', { round: h * 0.02 })
  for (const at of [0, 0.72]) ellipse(brush, left + wide * at + h * 0.02, top - h * 0.54, h * 0.035, h * 0.035, 'gold', { lighten: 0.1 })
}

/** An upholstered seat with a headrest, as in trains and cars. */
const upholstered =
  (cloth: Role): DrawSeat =>
  (brush, x, top, h) => {
    const [left, wide] = [x - h * 0.24, h * 0.42]
    box(brush, left + h * 0.03, top - h * 0.66, h * 0.15, h * 0.2, cloth, { round: h * 0.05, lighten: 0.12 })
    polygon(
      brush,
      [
        [left - h * 0.02, top - h * 0.5],
        [left + h * 0.2, top - h * 0.5],
        [left + h * 0.24, top + h * 0.06],
        [left + h * 0.02, top + h * 0.06],
      ],
      cloth,
    )
    box(brush, left + h * 0.02, top, wide, h * 0.11, cloth, { round: h * 0.04, lighten: -0.08 })
    box(brush, left + h * 0.06, top + h * 0.1, wide * 0.8, Math.max(h * 0.04, -top - h * 0.1), 'dark', { lighten: 0.1 })
  }

const wheelchair: DrawSeat = (brush, x, top, h) => {
  const [left, wide] = [x - h * 0.15, h * 0.3]
  box(brush, left - h * 0.02, top - h * 0.34, h * 0.035, h * 0.36, 'metal', { lighten: -0.2, round: h * 0.01 })
  box(brush, left - h * 0.1, top - h * 0.35, h * 0.1, h * 0.028, 'dark', { round: h * 0.014 })
  box(brush, left, top - h * 0.27, h * 0.04, h * 0.28, 'blue', { lighten: -0.1, round: h * 0.012 })
  box(brush, left, top, wide, h * 0.045, 'blue', { round: h * 0.014 })
  polygon(
    brush,
    [
      [left + wide - h * 0.03, top + h * 0.03],
      [left + wide, top + h * 0.03],
      [left + wide + h * 0.13, -h * 0.02],
      [left + wide + h * 0.1, -h * 0.02],
    ],
    'metal',
  )
  box(brush, left + wide + h * 0.06, -h * 0.03, h * 0.13, h * 0.024, 'dark', { round: h * 0.01 })
  for (const [at, r] of [
    [0.04, 0.165],
    [0.26, 0.055],
  ] as const) {
    const rim = path((p) => {
      p.arc(left + h * at, -h * r, h * r, 0, Math.PI * 2)
      p.arc(left + h * at, -h * r, h * (r - 0.024), 0, Math.PI * 2, true)
    })
    paintShape(brush, rim, 'dark', [left + h * (at - r), -h * r * 2, h * r * 2, h * r * 2], { plain: true })
    ellipse(brush, left + h * at, -h * r, h * 0.022, h * 0.022, 'metal', { plain: true })
  }
}

/** A swing in its frame. */
const swing: DrawSeat = (brush, x, top, h) => {
  const beam = -h * 1.42
  for (const side of [-1, 1])
    for (const spread of [0.2, 0.02])
      polygon(
        brush,
        [
          [x + side * h * 0.4, beam],
          [x + side * h * 0.44, beam],
          [x + side * h * (0.46 + spread), 0],
          [x + side * h * (0.42 + spread), 0],
        ],
        'wood',
        { lighten: spread > 0.1 ? 0 : -0.16 },
      )
  box(brush, x - h * 0.5, beam - h * 0.03, h, h * 0.06, 'wood', { lighten: 0.06, round: h * 0.02 })
  for (const side of [-1, 1]) box(brush, x + side * h * 0.14 - h * 0.008, beam, h * 0.016, top - beam, 'metal', { lighten: 0.1 })
  box(brush, x - h * 0.17, top, h * 0.34, h * 0.036, 'red', { round: h * 0.012 })
}

const DRAW_SEAT: Record<Seat, DrawSeat> = {
  stool,
  chair,
  bench,
  log,
  stone,
  throne,
  coach: upholstered('red'),
  'car-seat': upholstered('wood'),
  wheelchair,
  swing,
}

/** Height of a lying person above the ground, in body heights. */
export const bedHeight = (seat: Seat): number => (seat === 'chair' ? 0.13 : 0)

/** A bed or mat with a pillow on the left. `h`: body height in pixels. */
export function bedding(brush: Brush, h: number, seat: Seat): void {
  const up = bedHeight(seat) * h
  if (up > 0) {
    for (const x of [-0.6, 0.56]) box(brush, h * x, -up, h * 0.05, up, 'wood', { lighten: -0.25 })
    box(brush, -h * 0.67, -up - h * 0.36, h * 0.07, up + h * 0.36, 'wood', { lighten: -0.1, round: h * 0.03 })
    box(brush, -h * 0.62, -up - h * 0.01, h * 1.26, h * 0.075, 'wood', { round: h * 0.015 })
    box(brush, h * 0.63, -up - h * 0.17, h * 0.06, up + h * 0.17, 'wood', { lighten: 0.06, round: h * 0.025 })
  }
  box(brush, -h * 0.6, -up - h * 0.05, h * 1.24, h * 0.05, up > 0 ? 'cream' : 'wallCool', { round: h * 0.024, lighten: -0.08 })
  ellipse(brush, -h * 0.42, -up - h * 0.085, h * 0.18, h * 0.075, 'cream')
}

/** A blanket from shoulders to feet. `breath`: relative lift, about -0.2 to 0.2. */
export function blanket(brush: Brush, h: number, look: PersonLook, breath: number): void {
  const role = look.top
  const up = h * (0.27 + breath * 0.05)
  const shape = path((p) => {
    p.moveTo(-h * 0.2, -h * 0.012)
    p.bezierCurveTo(-h * 0.26, -h * 0.1, -h * 0.22, -up * 0.9, -h * 0.12, -up)
    p.bezierCurveTo(h * 0.02, -up * 1.08, h * 0.12, -up * 1.02, h * 0.22, -up * 0.86)
    p.bezierCurveTo(h * 0.36, -up * 0.78, h * 0.46, -up * 0.92, h * 0.56, -up * 0.84)
    p.bezierCurveTo(h * 0.62, -up * 0.78, h * 0.6, -h * 0.06, h * 0.6, -h * 0.012)
    p.quadraticCurveTo(h * 0.2, h * 0.02, -h * 0.2, -h * 0.012)
    p.closePath()
  })
  paintShape(brush, shape, role, [-h * 0.24, -up, h * 0.78, up], { cel: 0.08 })
  seam(brush, role, h * 0.022, -0.5, (g) => {
    g.moveTo(-h * 0.18, -h * 0.03)
    g.bezierCurveTo(-h * 0.22, -h * 0.12, -h * 0.18, -up * 0.84, -h * 0.1, -up * 0.95)
  })
  seam(brush, role, h * 0.008, 0.4, (g) => {
    g.moveTo(h * 0.06, -h * 0.02)
    g.quadraticCurveTo(h * 0.1, -up * 0.5, h * 0.22, -up * 0.7)
    g.moveTo(h * 0.3, -h * 0.02)
    g.quadraticCurveTo(h * 0.34, -up * 0.34, h * 0.42, -up * 0.5)
  })
}
