import type { Brush } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { glow, path } from '../paint/canvas.ts'
import type { Role } from '../paint/palette.ts'
import { facet } from './solid.ts'

/** A car from the front. (x, y): bottom centre; `w`: width in pixels; `lit`: headlights on. */
export function car(brush: Brush, x: number, y: number, w: number, role: Role, lit: boolean): void {
  groundShadow(brush, x, y, w * 0.62, w * 0.1, 0, 0.6)
  for (const side of [-1, 1]) box(brush, x + side * w * 0.36 - w * 0.09, y - w * 0.2, w * 0.18, w * 0.2, 'black', { round: w * 0.04 })
  const cabin = path((p) => {
    p.moveTo(x - w * 0.42, y - w * 0.44)
    p.lineTo(x - w * 0.31, y - w * 0.76)
    p.quadraticCurveTo(x, y - w * 0.84, x + w * 0.31, y - w * 0.76)
    p.lineTo(x + w * 0.42, y - w * 0.44)
    p.closePath()
  })
  paintShape(brush, cabin, role, [x - w * 0.42, y - w * 0.8, w * 0.84, w * 0.4])
  facet(brush, 'glass', [x - w * 0.34, y - w * 0.46, x - w * 0.26, y - w * 0.7, x + w * 0.26, y - w * 0.7, x + w * 0.34, y - w * 0.46], {
    noInk: true,
  })
  box(brush, x - w * 0.48, y - w * 0.48, w * 0.96, w * 0.36, role, { round: w * 0.1, plain: false })
  box(brush, x - w * 0.2, y - w * 0.3, w * 0.4, w * 0.09, 'dark', { round: w * 0.03 })
  for (const side of [-1, 1]) {
    ellipse(brush, x + side * w * 0.36, y - w * 0.29, w * 0.075, w * 0.06, 'window', { emissive: true, plain: true })
    if (lit) glow(brush.g, x + side * w * 0.36, y - w * 0.29, w * 0.5, '#fff0c0', 0.7)
  }
}

/** A traffic light. (x, y): bottom centre of the post; `h`: height in pixels. The seed chooses the lit lamp. */
export function trafficLight(brush: Brush, x: number, y: number, h: number, seed: number): void {
  box(brush, x - h * 0.014, y - h, h * 0.028, h, 'dark')
  box(brush, x - h * 0.06, y - h, h * 0.12, h * 0.3, 'dark', { round: h * 0.02 })
  const colours = ['#ff4a4a', '#ffc23a', '#4ae07a'] as const
  colours.forEach((colour, i) => {
    const on = seed % 3 === i
    ellipse(brush, x, y - h * (0.95 - i * 0.095), h * 0.036, h * 0.036, on ? colour : 'black', { mode: 'flat', emissive: on })
    if (on) glow(brush.g, x, y - h * (0.95 - i * 0.095), h * 0.2, colour, 0.7)
  })
}
