import type { Brush, ShapeOptions } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { type Path2D, path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import type { Chain } from '../limb.ts'
import type { HandShape } from '../poses/body-pose.ts'

/** Hand outlines, fingers along +x from the wrist; `s`: half the palm's width. */
const HAND_PATHS: Record<HandShape, (p: Path2D, s: number) => void> = {
  relaxed: (p, s) => {
    p.moveTo(-s * 0.5, -s * 0.62)
    p.bezierCurveTo(s * 0.6, -s * 1.1, s * 1.9, -s * 0.85, s * 2.05, -s * 0.05)
    p.bezierCurveTo(s * 2.05, s * 0.75, s * 1.1, s * 0.95, -s * 0.5, s * 0.62)
    p.closePath()
  },
  open: (p, s) => {
    p.moveTo(-s * 0.5, -s * 0.6)
    p.bezierCurveTo(s * 0.3, -s * 1.0, s * 0.9, -s * 1.05, s * 1.5, -s * 1.02)
    p.bezierCurveTo(s * 2.0, -s * 1.05, s * 2.1, -s * 0.55, s * 1.75, -s * 0.42)
    p.bezierCurveTo(s * 2.6, -s * 0.5, s * 2.6, s * 0.2, s * 1.9, s * 0.12)
    p.bezierCurveTo(s * 2.45, s * 0.25, s * 2.2, s * 0.9, s * 1.5, s * 0.68)
    p.bezierCurveTo(s * 0.9, s * 0.95, s * 0.2, s * 0.8, -s * 0.5, s * 0.6)
    p.closePath()
  },
  fist: (p, s) => {
    p.moveTo(-s * 0.5, -s * 0.6)
    p.bezierCurveTo(s * 0.3, -s * 1.15, s * 1.6, -s * 1.1, s * 1.6, 0)
    p.bezierCurveTo(s * 1.6, s * 1.1, s * 0.3, s * 1.1, -s * 0.5, s * 0.6)
    p.closePath()
  },
  grip: (p, s) => {
    HAND_PATHS.fist(p, s)
  },
  point: (p, s) => {
    p.moveTo(-s * 0.5, -s * 0.6)
    p.bezierCurveTo(s * 0.2, -s * 1.0, s * 0.9, -s * 0.95, s * 1.3, -s * 0.78)
    p.lineTo(s * 2.9, -s * 0.62)
    p.bezierCurveTo(s * 3.3, -s * 0.55, s * 3.3, -s * 0.05, s * 2.9, -s * 0.05)
    p.lineTo(s * 1.5, -s * 0.08)
    p.bezierCurveTo(s * 1.75, s * 0.95, s * 0.4, s * 1.05, -s * 0.5, s * 0.6)
    p.closePath()
  },
}

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

/** A hand at the end of an arm, aligned with the forearm. `s`: half the palm's width in pixels. */
export function hand(brush: Brush, [, elbow, wrist]: Chain, s: number, role: Role, shape: HandShape, options?: ShapeOptions): void {
  const { g } = brush
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  g.save()
  g.translate(wrist[0], wrist[1])
  g.rotate(angle)
  const [at, out] = THUMB_OFFSETS[shape]
  const palm = s * 0.72
  const side = Math.cos(angle) > 0 ? -1 : 1
  paintShape(
    brush,
    path((p) => thumb(p, palm, side, at, out)),
    role,
    [0, side < 0 ? -s * 1.3 : 0, s, s * 1.3],
    { plain: true, ...options },
  )
  paintShape(
    brush,
    path((p) => HAND_PATHS[shape](p, palm)),
    role,
    [-s * 0.5, -s, s * 2.4, s * 2],
    { plain: true, ...options },
  )
  g.restore()
}
