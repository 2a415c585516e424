import { type Box, type Brush, ellipse, paintShape } from '../paint/brush.ts'
import { type Path2D, path } from '../paint/canvas.ts'
import type { PersonLook } from './person-look.ts'

/** Hair behind the face. `r`: half the height of the head; the head's middle is the origin. */
export function hairBehind(brush: Brush, look: PersonLook, r: number, swing: number): void {
  const w = r * 0.92
  const dark = { lighten: -0.16 }
  const sway = swing * r * 0.25
  if (look.hairStyle === 'long') {
    const fall = path((p) => {
      p.moveTo(-w * 0.95, -r * 0.3)
      p.bezierCurveTo(-w * 1.35, r * 0.5, -w * 1.25 - sway, r * 1.2, -w * 0.8 - sway * 1.5, r * 1.75)
      p.quadraticCurveTo(-w * 0.1 - sway, r * 1.55, w * 0.45 - sway * 0.5, r * 1.45)
      p.quadraticCurveTo(w * 0.9, r * 0.6, w * 0.8, -r * 0.3)
      p.closePath()
    })
    paintShape(brush, fall, look.hair, [-w * 1.3, -r * 0.3, w * 2.3, r * 2], dark)
  }
  if (look.hairStyle === 'bob') {
    const cut = path((p) => {
      p.moveTo(-w * 1.02, -r * 0.3)
      p.bezierCurveTo(-w * 1.3, r * 0.4, -w * 1.15, r * 0.9, -w * 0.6, r * 0.98)
      p.lineTo(w * 0.72, r * 0.9)
      p.quadraticCurveTo(w * 1.05, r * 0.5, w * 0.95, -r * 0.3)
      p.closePath()
    })
    paintShape(brush, cut, look.hair, [-w * 1.2, -r * 0.3, w * 2.2, r * 1.3], dark)
  }
  if (look.hairStyle === 'bun') ellipse(brush, -w * 0.35, -r * 1.22, r * 0.42, r * 0.4, look.hair, dark)
  if (look.hairStyle === 'ponytail') {
    const tail = path((p) => {
      p.moveTo(-w * 0.7, -r * 0.75)
      p.bezierCurveTo(-w * 1.6 - sway, -r * 0.9, -w * 1.75 - sway * 2, r * 0.4, -w * 1.35 - sway * 2, r * 0.95)
      p.bezierCurveTo(-w * 1.15 - sway, r * 0.5, -w * 1.05, r * 0.1, -w * 0.75, -r * 0.3)
      p.closePath()
    })
    paintShape(brush, tail, look.hair, [-w * 1.8, -r * 0.9, w * 1.1, r * 1.8], dark)
  }
}

/** Hair over the forehead. */
export function hairInFront(brush: Brush, look: PersonLook, r: number): void {
  const w = r * 0.92
  if (look.hairStyle === 'bald') return
  const bounds: Box = [-w * 1.2, -r * 1.28, w * 2.4, r * 1.7]
  if (look.hairStyle === 'curly') {
    curls(brush, look.hair, r, w)
    return
  }
  const shape = look.hairStyle === 'bob' ? fringe(r, w) : look.hairStyle === 'short' ? crop(r, w) : sweep(r, w)
  paintShape(brush, shape, look.hair, bounds, { cel: 0.14 })
}

/** Each curl is a shape of its own: as one path their overlaps would show in the light of the rim. */
function curls(brush: Brush, role: string, r: number, w: number): void {
  ellipse(brush, r * 0.02, -r * 0.74, w * 0.84, r * 0.44, role, { lighten: -0.08, noInk: true, plain: true })
  for (const [step, lift] of [
    [0, 1],
    [1, 0.72],
  ] as const)
    for (let i = step; i < 12; i++) {
      const a = Math.PI * (0.96 + (i / 11) * 1.08)
      const size = r * (0.27 + 0.05 * Math.sin(i * 5))
      if (lift < 1 && (i < 3 || i > 9)) continue
      ellipse(brush, Math.cos(a) * w * 0.88 * lift + r * 0.03, Math.sin(a) * r * 0.86 * lift - (1 - lift) * r * 0.4, size, size, role, {
        noInk: lift < 1,
        lighten: i % 2 ? 0.05 : -0.02,
        plain: brush.look.paint === 'cel',
        cel: 0.1,
      })
    }
}

const sweep = (r: number, w: number): Path2D =>
  path((p) => {
    p.moveTo(-w * 1, r * 0.42)
    p.bezierCurveTo(-w * 1.3, -r * 0.6, -w * 0.8, -r * 1.28, r * 0.1, -r * 1.24)
    p.bezierCurveTo(w * 0.95, -r * 1.2, w * 1.25, -r * 0.5, w * 1, r * 0.3)
    p.bezierCurveTo(w * 0.98, -r * 0.1, w * 0.8, -r * 0.4, w * 0.55, -r * 0.58)
    p.bezierCurveTo(w * 0.2, -r * 0.34, -w * 0.3, -r * 0.3, -w * 0.58, -r * 0.36)
    p.bezierCurveTo(-w * 0.62, -r * 0.05, -w * 0.75, r * 0.2, -w * 1, r * 0.42)
    p.closePath()
  })

const fringe = (r: number, w: number): Path2D =>
  path((p) => {
    p.moveTo(-w * 1.05, r * 0.5)
    p.bezierCurveTo(-w * 1.25, -r * 0.7, -w * 0.7, -r * 1.25, r * 0.08, -r * 1.22)
    p.bezierCurveTo(w * 0.9, -r * 1.2, w * 1.2, -r * 0.5, w * 1.02, r * 0.42)
    p.bezierCurveTo(w * 0.98, 0, w * 0.9, -r * 0.15, w * 0.84, -r * 0.3)
    p.quadraticCurveTo(w * 0.1, -r * 0.2, -w * 0.62, -r * 0.26)
    p.bezierCurveTo(-w * 0.68, r * 0.1, -w * 0.8, r * 0.3, -w * 1.05, r * 0.5)
    p.closePath()
  })

const crop = (r: number, w: number): Path2D =>
  path((p) => {
    p.moveTo(-w * 0.93, r * 0.12)
    p.bezierCurveTo(-w * 1.15, -r * 0.8, -w * 0.6, -r * 1.22, r * 0.1, -r * 1.2)
    p.bezierCurveTo(w * 0.8, -r * 1.22, w * 1.12, -r * 0.7, w * 0.98, -r * 0.12)
    p.bezierCurveTo(w * 0.9, -r * 0.45, w * 0.7, -r * 0.62, w * 0.35, -r * 0.6)
    p.bezierCurveTo(-w * 0.1, -r * 0.52, -w * 0.4, -r * 0.7, -w * 0.6, -r * 0.42)
    p.bezierCurveTo(-w * 0.7, -r * 0.2, -w * 0.72, 0, -w * 0.93, r * 0.12)
    p.closePath()
  })
