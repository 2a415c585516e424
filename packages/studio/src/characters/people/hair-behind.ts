import type { Brush } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { type Path2D, path } from '../../paint/canvas.ts'
import type { HairStyle, PersonLook } from './person-look.ts'

type DrawHair = (brush: Brush, role: string, r: number, w: number, sway: number) => void

/** Hair behind the neck; a narrow cel shade keeps it in the colour of the front hair. */
const BEHIND_NECK = { lighten: -0.2, plain: true, cel: 0.06 } as const
/** Hair beside the head. */
const BESIDE_HEAD = { lighten: -0.07, plain: true, cel: 0.04 } as const

const paintHair = (
  brush: Brush,
  role: string,
  r: number,
  build: (p: Path2D) => void,
  options: typeof BEHIND_NECK | typeof BESIDE_HEAD = BEHIND_NECK,
): void => paintShape(brush, path(build), role, [-r * 1.4, -r, r * 2.8, r * 2.6], options)

const long: DrawHair = (brush, role, r, w, sway) =>
  paintHair(brush, role, r, (p) => {
    p.moveTo(-w * 0.98, -r * 0.4)
    p.bezierCurveTo(-w * 1.42, r * 0.4, -w * 1.3 - sway, r * 1.1, -w * 1.08 - sway * 1.6, r * 1.72)
    p.quadraticCurveTo(-w * 0.72 - sway * 1.3, r * 1.6, -w * 0.5 - sway * 1.3, r * 1.82)
    p.quadraticCurveTo(-w * 0.1 - sway, r * 1.55, w * 0.26 - sway, r * 1.66)
    p.quadraticCurveTo(w * 0.52 - sway * 0.6, r * 1.4, w * 0.84 - sway * 0.5, r * 1.42)
    p.bezierCurveTo(w * 1.05, r * 0.8, w * 1.1, r * 0.2, w * 0.9, -r * 0.4)
    p.closePath()
  })

const wavy: DrawHair = (brush, role, r, w, sway) =>
  paintHair(brush, role, r, (p) => {
    p.moveTo(-w * 0.95, -r * 0.6)
    p.bezierCurveTo(-w * 1.55, -r * 0.1, -w * 1.15, r * 0.2, -w * 1.38 - sway * 0.5, r * 0.55)
    p.bezierCurveTo(-w * 1.62 - sway, r * 0.9, -w * 1.2 - sway, r * 1.1, -w * 1.32 - sway * 1.4, r * 1.45)
    p.bezierCurveTo(-w * 0.9 - sway, r * 1.72, -w * 0.6 - sway, r * 1.4, -w * 0.25 - sway, r * 1.6)
    p.bezierCurveTo(w * 0.1 - sway, r * 1.35, w * 0.5, r * 1.68, w * 0.86 - sway * 0.6, r * 1.38)
    p.bezierCurveTo(w * 1.3 - sway * 0.5, r * 1.15, w * 0.98, r * 0.85, w * 1.18, r * 0.5)
    p.bezierCurveTo(w * 1.3, r * 0.2, w * 1.0, 0, w * 0.95, -r * 0.6)
    p.closePath()
  })

const bob: DrawHair = (brush, role, r, w, sway) =>
  paintHair(brush, role, r, (p) => {
    p.moveTo(-w * 1.0, -r * 0.4)
    p.bezierCurveTo(-w * 1.38, r * 0.2, -w * 1.34 - sway * 0.5, r * 0.7, -w * 1.14 - sway, r * 0.98)
    p.bezierCurveTo(-w * 0.7 - sway * 0.6, r * 1.12, w * 0.3 - sway * 0.3, r * 1.06, w * 0.84 - sway * 0.4, r * 0.96)
    p.bezierCurveTo(w * 1.16, r * 0.6, w * 1.12, 0, w * 0.94, -r * 0.4)
    p.closePath()
  })

const tail =
  (x: number, y: number, side: number, length: number): DrawHair =>
  (brush, role, r, w, sway) => {
    const lag = sway * 1.6
    const at = (dx: number, dy: number): [number, number] => [x * w + side * dx * r - lag * dy, y * r + dy * r * length]
    const build = (p: Path2D): void => {
      p.moveTo(...at(-0.12, -0.1))
      p.bezierCurveTo(...at(0.5, -0.28), ...at(0.86, 0.3), ...at(0.62, 0.98))
      p.quadraticCurveTo(...at(0.5, 0.86), ...at(0.4, 1.12))
      p.bezierCurveTo(...at(0.22, 0.8), ...at(0.12, 0.5), ...at(-0.14, 0.2))
      p.closePath()
    }
    paintHair(brush, role, r, build, BESIDE_HEAD)
  }

const pigtails: DrawHair = (brush, role, r, w, sway) => {
  tail(-0.95, -0.2, -1, 1.15)(brush, role, r, w, sway)
  tail(0.9, -0.2, 1, 1.15)(brush, role, r, w, sway)
  for (const x of [-0.98, 0.94]) ellipse(brush, x * w, -r * 0.18, r * 0.13, r * 0.15, 'red', { plain: true })
}

const braids: DrawHair = (brush, role, r, w, sway) => {
  for (const side of [-1, 1]) {
    for (let i = 5; i >= 0; i--) {
      const size = r * (0.2 - i * 0.016)
      ellipse(brush, side * w * (0.98 + 0.03 * i) - sway * 0.24 * i, r * (0.22 + i * 0.25), size, size * 0.9, role, {
        plain: true,
        lighten: i % 2 ? -0.2 : -0.06,
      })
    }
    ellipse(brush, side * w * 1.15 - sway * 1.5, r * 1.62, r * 0.08, r * 0.13, 'gold', { plain: true })
  }
}

const afro: DrawHair = (brush, role, r) => {
  ellipse(brush, r * 0.02, -r * 0.42, r * 1.36, r * 1.18, role, { cel: 0.08 })
}

const curly: DrawHair = (brush, role, r, w, sway) => {
  for (const [x, y, s] of [
    [-1.0, 0.34, 0.32],
    [-1.06, -0.05, 0.34],
    [0.98, 0.24, 0.27],
    [1.02, -0.12, 0.28],
  ] as const)
    ellipse(brush, x * w - sway * 0.2, y * r, s * r, s * r, role, BEHIND_NECK)
}

const bun: DrawHair = (brush, role, r, w) => {
  ellipse(brush, -w * 0.42, -r * 1.2, r * 0.46, r * 0.43, role, { lighten: -0.06 })
  ellipse(brush, -w * 0.62, r * 0.05, r * 0.44, r * 0.5, role, BEHIND_NECK)
}

const DRAW_BACK_HAIR: Partial<Record<HairStyle, DrawHair>> = {
  long,
  wavy,
  bob,
  ponytail: tail(-0.62, -0.78, -1, 1.75),
  pigtails,
  braids,
  afro,
  curly,
  bun,
}

/** Hair behind the face, around the origin. `r`: half the head's height in pixels; `swing`: -1 to 1. */
export const hairBehind = (brush: Brush, look: PersonLook, r: number, swing: number): void =>
  DRAW_BACK_HAIR[look.hairStyle]?.(brush, look.hair, r, r * 0.95, swing * r * 0.22)
