import { box, type Brush, ellipse, paintShape, type Point } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { seam } from './garment.ts'
import type { PersonLook } from './person-look.ts'

/** A stool under somebody who sits. `h`: the person's height in pixels. */
export function seat(brush: Brush, [x, y]: Point, h: number): void {
  const top = y + h * 0.045
  const [left, wide] = [x - h * 0.13, h * 0.25]
  for (const [at, lighten] of [
    [0.72, -0.22],
    [0.08, -0.12],
  ] as const)
    box(brush, left + wide * at, top + h * 0.02, h * 0.035, -top - h * 0.02, 'wood', { lighten, round: h * 0.008 })
  box(brush, left, top, wide, h * 0.045, 'wood', { round: h * 0.02 })
  ellipse(brush, x, top, wide * 0.48, h * 0.022, 'red', { plain: true, lighten: -0.1 })
}

/** A mat and a pillow; the head comes to lie on the left. */
export function bedding(brush: Brush, h: number): void {
  box(brush, -h * 0.58, -h * 0.05, h * 1.2, h * 0.05, 'wallCool', { round: h * 0.024, lighten: -0.08 })
  ellipse(brush, -h * 0.4, -h * 0.075, h * 0.18, h * 0.07, 'cream')
}

/** From the shoulders to over the feet. `breath`: a small number that lifts it. */
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
