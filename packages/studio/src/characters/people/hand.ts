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
const KNUCKLES = 1.62

/** Fingers from the side of the thumb to the little one. */
const FINGERS: Readonly<Record<'open' | 'relaxed', readonly Finger[]>> = {
  open: [
    [-0.68, 3.1, -1.34, 0.25],
    [-0.24, 3.42, -0.48, 0.26],
    [0.22, 3.28, 0.42, 0.25],
    [0.64, 2.72, 1.12, 0.21],
  ],
  relaxed: [
    [-0.64, 3.02, -0.46, 0.25],
    [-0.2, 3.2, 0.02, 0.25],
    [0.22, 3.04, 0.42, 0.24],
    [0.6, 2.64, 0.76, 0.2],
  ],
}

/** Outline of a palm with its fingers, along +x from the wrist. `s`: half the palm's width in pixels. */
function fingersPath(p: Path2D, s: number, fingers: readonly Finger[]): void {
  p.moveTo(-s * 0.3, -s * 0.56)
  p.bezierCurveTo(s * 0.5, -s * 0.7, s * 0.9, -s * 1.0, s * KNUCKLES, s * (fingers[0]![0] - fingers[0]![3]))
  for (const [rootY, tipX, tipY, half] of fingers) {
    const angle = Math.atan2(tipY - rootY, tipX - KNUCKLES)
    const [nx, ny] = [-Math.sin(angle) * half * 0.84, Math.cos(angle) * half * 0.84]
    const round = half * 1.25
    p.lineTo(s * (tipX - nx), s * (tipY - ny))
    p.bezierCurveTo(
      s * (tipX - nx + Math.cos(angle) * round),
      s * (tipY - ny + Math.sin(angle) * round),
      s * (tipX + nx + Math.cos(angle) * round),
      s * (tipY + ny + Math.sin(angle) * round),
      s * (tipX + nx),
      s * (tipY + ny),
    )
    p.lineTo(s * KNUCKLES * 1.1, s * (rootY + half * 0.86))
  }
  p.bezierCurveTo(s * 1.1, s * 1.0, s * 0.5, s * 0.72, -s * 0.3, s * 0.56)
  p.closePath()
}

/** Outline of a closed hand with four knuckles. */
function fistPath(p: Path2D, s: number): void {
  p.moveTo(-s * 0.3, -s * 0.56)
  p.bezierCurveTo(s * 0.4, -s * 0.8, s * 1.0, -s * 1.12, s * 1.72, -s * 0.92)
  for (const y of [-0.46, -0.02, 0.4, 0.76])
    p.quadraticCurveTo(s * (2.3 - Math.abs(y) * 0.16), s * (y - 0.22), s * (2.02 - Math.max(0, y) * 0.2), s * y)
  p.bezierCurveTo(s * 1.3, s * 1.1, s * 0.5, s * 0.86, -s * 0.3, s * 0.56)
  p.closePath()
}

/** The forefinger stretched out over three curled ones. */
function pointPath(p: Path2D, s: number): void {
  p.moveTo(-s * 0.3, -s * 0.56)
  p.bezierCurveTo(s * 0.5, -s * 0.8, s * 1.0, -s * 1.0, s * 1.6, -s * 0.9)
  p.lineTo(s * 3.3, -s * 0.76)
  p.bezierCurveTo(s * 3.66, -s * 0.7, s * 3.66, -s * 0.3, s * 3.3, -s * 0.28)
  p.lineTo(s * 1.96, -s * 0.28)
  for (const y of [0.12, 0.48, 0.8]) p.quadraticCurveTo(s * (2.24 - y * 0.2), s * (y - 0.22), s * (1.94 - y * 0.24), s * y)
  p.bezierCurveTo(s * 1.2, s * 1.06, s * 0.5, s * 0.86, -s * 0.3, s * 0.56)
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
    [1.5, -0.44, 1.94, -0.44],
    [1.5, -0.02, 1.98, 0],
    [1.5, 0.4, 1.9, 0.4],
  ],
  point: [
    [1.3, -0.26, 1.96, -0.28],
    [1.4, 0.14, 1.92, 0.13],
    [1.4, 0.48, 1.82, 0.48],
  ],
}
/** Half a palm's width in pixels from which creases are drawn. */
const DETAIL_FROM = 5

/** Where the thumb ends along the hand and beside it, in `s`; that of a closed hand lies over the fingers. */
const THUMBS: Record<HandShape, readonly [along: number, aside: number]> = {
  relaxed: [1.86, 0.98],
  open: [1.62, 1.72],
  fist: [1.5, 0.3],
  grip: [1.5, 0.3],
  point: [1.55, 0.3],
}
const CLOSED: ReadonlySet<HandShape> = new Set<HandShape>(['fist', 'grip', 'point'])

/** A thumb from the heel of the hand to its tip, on the side of -y. */
function thumb(p: Path2D, s: number, [x, y]: readonly [number, number]): void {
  const half = 0.27
  p.moveTo(s * 0.1, -s * 0.46)
  p.bezierCurveTo(s * 0.3, -s * (0.62 + y * 0.3), s * (x - 0.8), -s * (y + 0.24), s * (x - 0.16), -s * (y + half))
  p.bezierCurveTo(s * (x + 0.3), -s * (y + half), s * (x + 0.34), -s * (y - half * 0.9), s * x, -s * (y - half))
  p.bezierCurveTo(s * (x - 0.5), -s * (y - half * 1.1), s * 1.0, -s * (y * 0.4 + 0.1), s * 0.9, -s * 0.2)
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
  const palm = s * (CLOSED.has(shape) ? 0.66 : 0.6)
  g.save()
  g.translate(wrist[0], wrist[1])
  g.rotate(angle)
  // The forefinger is on the side of the thumb.
  if (side > 0) g.scale(1, -1)
  const box = [-s * 0.3, -s, s * 2.4, s * 2] as const
  const fingers = path((p) => HAND_PATHS[shape](p, palm))
  const ownThumb = path((p) => thumb(p, palm, THUMBS[shape]))
  if (!CLOSED.has(shape)) paintShape(brush, ownThumb, role, box, { plain: true, ...options })
  paintShape(brush, fingers, role, box, { plain: true, ...options })
  creases(brush, palm, role, shape)
  if (CLOSED.has(shape)) paintShape(brush, ownThumb, role, box, { plain: true, ...options })
  g.restore()
}
