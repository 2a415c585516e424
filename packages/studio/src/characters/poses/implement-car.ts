import type { Brush } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { box, ellipse, groundShadow, paintShape, polygon } from '../../paint/shapes.ts'
import type { Joints } from './skeleton.ts'

const WHEELS = [-0.58, 0.74] as const

/** The far side of an open car, behind its driver: seat and windscreen. */
export function carBehind(brush: Brush, { farArm, hip }: Joints, h: number): void {
  groundShadow(brush, h * 0.08, 0, h * 1.1, h * 0.06)
  const seat = hip[0] - h * 0.2
  box(brush, seat, hip[1] - h * 0.3, h * 0.13, h * 0.36, 'cream', { round: h * 0.05, lighten: -0.1 })
  const [x, y] = farArm[2]
  polygon(
    brush,
    [
      [x + h * 0.16, y + h * 0.1],
      [x + h * 0.08, y - h * 0.27],
      [x + h * 0.13, y - h * 0.27],
      [x + h * 0.28, y + h * 0.1],
    ],
    'glass',
    { plain: true },
  )
  ellipse(brush, x + h * 0.02, y + h * 0.01, h * 0.04, h * 0.13, 'black', { plain: true, lighten: 0.12 })
}

/** The near side, which hides what is below the arms of the driver. */
export function car(brush: Brush, { hip }: Joints, h: number): void {
  const sill = Math.min(-h * 0.36, hip[1] - h * 0.1)
  const body = path((p) => {
    p.moveTo(-h * 0.96, -h * 0.14)
    p.quadraticCurveTo(-h * 1.0, sill, -h * 0.72, sill - h * 0.03)
    p.lineTo(-h * 0.32, sill)
    p.quadraticCurveTo(h * 0.04, sill + h * 0.05, h * 0.38, sill)
    p.lineTo(h * 0.92, sill + h * 0.04)
    p.quadraticCurveTo(h * 1.12, sill + h * 0.08, h * 1.12, -h * 0.16)
    p.lineTo(h * 1.06, -h * 0.1)
    p.lineTo(-h * 0.9, -h * 0.1)
    p.closePath()
  })
  paintShape(brush, body, 'red', [-h * 0.98, sill - h * 0.03, h * 2.1, -sill])
  box(brush, -h * 0.34, sill + h * 0.05, h * 0.62, h * 0.006, 'red', { lighten: -0.4, noInk: true })
  for (const x of [-0.34, 0.28]) box(brush, h * x, sill + h * 0.05, h * 0.007, h * 0.22, 'red', { lighten: -0.4, noInk: true })
  box(brush, -h * 0.28, sill + h * 0.08, h * 0.1, h * 0.022, 'metal', { round: h * 0.01 })
  box(brush, -h * 0.94, -h * 0.17, h * 2.04, h * 0.035, 'metal', { lighten: 0.2, noInk: true })
  ellipse(brush, h * 1.06, sill + h * 0.13, h * 0.04, h * 0.05, 'window', { emissive: true })
  box(brush, -h * 0.98, sill + h * 0.08, h * 0.04, h * 0.08, 'roof', { round: h * 0.01 })
  for (const x of WHEELS) {
    ellipse(brush, h * x, -h * 0.15, h * 0.185, h * 0.17, 'red', { lighten: -0.45, plain: true, noInk: true })
    ellipse(brush, h * x, -h * 0.14, h * 0.15, h * 0.15, 'black', { lighten: 0.12 })
    ellipse(brush, h * x, -h * 0.14, h * 0.08, h * 0.08, 'metal', { lighten: 0.25 })
    ellipse(brush, h * x, -h * 0.14, h * 0.025, h * 0.025, 'dark', { noInk: true })
  }
}
