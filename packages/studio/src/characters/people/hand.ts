import { type Brush, type ShapeOptions, tint } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { type Path2D, path } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { LimbJoints } from '../limb.ts'
import type { HandShape } from '../poses/body-pose.ts'
import { isWithoutDetails } from './garment.ts'

/** A finger from the knuckles: middle of its root across the palm, tip, and half its thickness; in halves of the palm's width. */
type Finger = readonly [rootY: number, tipX: number, tipY: number, half: number]

/** Where fingers begin along the hand. */
const KNUCKLES = 0.95

/** Fingers from the side of the thumb to the little one. */
const FINGERS: Readonly<Record<'open' | 'relaxed', readonly Finger[]>> = {
  open: [
    [-0.66, 2.35, -1.12, 0.27],
    [-0.22, 2.72, -0.42, 0.28],
    [0.24, 2.6, 0.3, 0.27],
    [0.66, 2.1, 0.92, 0.23],
  ],
  relaxed: [
    [-0.58, 2.16, -0.44, 0.27],
    [-0.16, 2.3, -0.02, 0.27],
    [0.24, 2.14, 0.34, 0.26],
    [0.6, 1.84, 0.62, 0.22],
  ],
}

/** Outline of a palm with its fingers, along +x from the wrist. `s`: half the palm's width in pixels. */
function fingersPath(p: Path2D, s: number, fingers: readonly Finger[]): void {
  p.moveTo(-s * 0.5, -s * 0.6)
  p.bezierCurveTo(s * 0.1, -s * 0.95, s * 0.5, -s * 0.98, s * KNUCKLES, s * (fingers[0]![0] - fingers[0]![3]))
  for (const [rootY, tipX, tipY, half] of fingers) {
    const angle = Math.atan2(tipY - rootY, tipX - KNUCKLES)
    const [nx, ny] = [-Math.sin(angle) * half, Math.cos(angle) * half]
    p.lineTo(s * (tipX - nx), s * (tipY - ny))
    p.bezierCurveTo(
      s * (tipX - nx + Math.cos(angle) * half * 1.3),
      s * (tipY - ny + Math.sin(angle) * half * 1.3),
      s * (tipX + nx + Math.cos(angle) * half * 1.3),
      s * (tipY + ny + Math.sin(angle) * half * 1.3),
      s * (tipX + nx),
      s * (tipY + ny),
    )
    p.lineTo(s * KNUCKLES * 1.06, s * (rootY + half * 0.92))
  }
  p.bezierCurveTo(s * 0.6, s * 0.98, s * 0.1, s * 0.9, -s * 0.5, s * 0.6)
  p.closePath()
}

/** Outline of a closed hand with four knuckles. */
function fistPath(p: Path2D, s: number): void {
  p.moveTo(-s * 0.5, -s * 0.6)
  p.bezierCurveTo(s * 0.1, -s * 1.05, s * 0.7, -s * 1.12, s * 1.2, -s * 0.94)
  for (const y of [-0.48, -0.02, 0.42, 0.8])
    p.quadraticCurveTo(s * (1.86 - Math.abs(y) * 0.18), s * (y - 0.24), s * (1.5 - Math.max(0, y) * 0.22), s * y)
  p.bezierCurveTo(s * 1.0, s * 1.12, s * 0.3, s * 1.02, -s * 0.5, s * 0.6)
  p.closePath()
}

/** The forefinger stretched out over three curled ones. */
function pointPath(p: Path2D, s: number): void {
  p.moveTo(-s * 0.5, -s * 0.6)
  p.bezierCurveTo(s * 0.2, -s * 1.0, s * 0.9, -s * 0.98, s * 1.3, -s * 0.88)
  p.lineTo(s * 2.9, -s * 0.74)
  p.bezierCurveTo(s * 3.3, -s * 0.68, s * 3.3, -s * 0.2, s * 2.9, -s * 0.2)
  p.lineTo(s * 1.56, -s * 0.22)
  for (const y of [0.2, 0.56, 0.86]) p.quadraticCurveTo(s * (1.86 - y * 0.2), s * (y - 0.22), s * (1.48 - y * 0.24), s * y)
  p.bezierCurveTo(s * 0.9, s * 1.1, s * 0.2, s * 1.0, -s * 0.5, s * 0.6)
  p.closePath()
}

const HAND_PATHS: Record<HandShape, (p: Path2D, s: number) => void> = {
  relaxed: (p, s) => fingersPath(p, s, FINGERS.relaxed),
  open: (p, s) => fingersPath(p, s, FINGERS.open),
  fist: fistPath,
  grip: fistPath,
  point: pointPath,
}

/** Lines between curled fingers, as rows of a hand that is large enough to show them. */
const CREASES: Readonly<Partial<Record<HandShape, readonly (readonly [x: number, y: number, toX: number, toY: number])[]>>> = {
  fist: [
    [0.78, -0.5, 1.42, -0.48],
    [0.78, -0.04, 1.46, -0.02],
    [0.78, 0.4, 1.38, 0.42],
  ],
  point: [
    [0.8, -0.2, 1.5, -0.22],
    [0.8, 0.2, 1.44, 0.2],
    [0.78, 0.56, 1.34, 0.56],
  ],
  relaxed: [
    [1.0, -0.36, 1.86, -0.24],
    [1.0, 0.06, 1.9, 0.16],
    [1.0, 0.44, 1.7, 0.5],
  ],
}
/** Half a palm's width in pixels from which creases are drawn. */
const DETAIL_FROM = 5

/** Position of the thumb along the hand and its spread, in `s`. */
const THUMB_OFFSETS: Record<HandShape, readonly [number, number]> = {
  relaxed: [0.9, 0.75],
  open: [0.85, 1.35],
  fist: [0.75, 0.5],
  grip: [0.75, 0.5],
  point: [0.6, 0.9],
}

/** `k`: side of the thumb, 1 or -1. */
function thumb(p: Path2D, s: number, k: number, x: number, out: number): void {
  p.moveTo(s * (x - 0.75), k * s * 0.4)
  p.bezierCurveTo(
    s * (x - 0.6),
    k * s * (0.9 + out * 0.4),
    s * (x + 0.1),
    k * s * (0.95 + out * 0.75),
    s * (x + 0.42),
    k * s * (0.7 + out * 0.42),
  )
  p.bezierCurveTo(s * (x + 0.6), k * s * (0.5 + out * 0.2), s * (x + 0.35), k * s * 0.6, s * (x + 0.3), k * s * 0.3)
  p.closePath()
}

function creases(brush: Brush, s: number, role: Role, shape: HandShape): void {
  const lines = CREASES[shape === 'grip' ? 'fist' : shape]
  if (!lines || s < DETAIL_FROM || isWithoutDetails(brush)) return
  const { g } = brush
  g.strokeStyle = css(mix(tint(brush, role), tint(brush, '#6e2832'), 0.5), 0.6)
  g.lineWidth = s * 0.09
  g.lineCap = 'round'
  g.beginPath()
  for (const [x, y, toX, toY] of lines) {
    g.moveTo(s * x, s * y)
    g.quadraticCurveTo(s * (x + toX) * 0.5, s * ((y + toY) * 0.5 + 0.05), s * toX, s * toY)
  }
  g.stroke()
}

/** A hand at the end of an arm, aligned with the forearm. `s`: half the palm's width in pixels. */
export function hand(brush: Brush, [, elbow, wrist]: LimbJoints, s: number, role: Role, shape: HandShape, options?: ShapeOptions): void {
  const { g } = brush
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  const side = Math.cos(angle) > 0 ? -1 : 1
  const palm = s * 0.72
  const [at, out] = THUMB_OFFSETS[shape]
  g.save()
  g.translate(wrist[0], wrist[1])
  g.rotate(angle)
  // The forefinger is on the side of the thumb.
  if (side > 0) g.scale(1, -1)
  paintShape(
    brush,
    path((p) => thumb(p, palm, -1, at, out)),
    role,
    [0, -s * 1.3, s, s * 1.3],
    { plain: true, ...options },
  )
  paintShape(
    brush,
    path((p) => HAND_PATHS[shape](p, palm)),
    role,
    [-s * 0.5, -s, s * 2.4, s * 2],
    { plain: true, ...options },
  )
  creases(brush, palm, role, shape)
  g.restore()
}
