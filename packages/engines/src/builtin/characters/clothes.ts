import { type Brush, paintShape, type Point, polygon, ellipse } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import type { Joints } from './person.ts'
import type { PersonLook } from './person-look.ts'

export const sleeveRole = (look: PersonLook): string => (look.outfit === 'coat' || look.outfit === 'suit' ? look.coat : look.top)
export const legRole = (look: PersonLook): string => (look.outfit === 'dress' || look.outfit === 'skirt' ? look.skin : look.bottom)

/** `swing`: how far a hem is blown back, -1 to 1. */
export function clothes(brush: Brush, joints: Joints, h: number, look: PersonLook, swing: number, seated: boolean): void {
  if (look.outfit === 'dress' || look.outfit === 'skirt') {
    gown(brush, joints, h, look.outfit === 'dress' ? look.top : look.bottom, swing, seated)
    if (look.outfit === 'skirt') shirt(brush, joints, h, look.top, -0.02)
    return
  }
  shirt(brush, joints, h, look.top, 0.035)
  if (look.outfit === 'coat') coat(brush, joints, h, look.coat)
  if (look.outfit === 'suit') jacket(brush, joints, h, look)
}

/** `below`: how far under the hip it reaches, as a part of the height. */
function shirt(brush: Brush, { hip, chest: [x, y] }: Joints, h: number, role: string, below: number): void {
  const shape = path((p) => {
    p.moveTo(x - h * 0.09, y + h * 0.005)
    p.quadraticCurveTo(x, y - h * 0.03, x + h * 0.09, y + h * 0.005)
    p.quadraticCurveTo(x + h * 0.1, hip[1] - h * 0.1, hip[0] + h * 0.085, hip[1] + h * below)
    p.quadraticCurveTo(hip[0], hip[1] + h * (below + 0.015), hip[0] - h * 0.085, hip[1] + h * below)
    p.quadraticCurveTo(x - h * 0.1, hip[1] - h * 0.1, x - h * 0.09, y + h * 0.005)
    p.closePath()
  })
  paintShape(brush, shape, role, [x - h * 0.1, y, h * 0.2, h * 0.3])
}

function gown(
  brush: Brush,
  { hip, chest: [x, y], legBack, legFront }: Joints,
  h: number,
  role: string,
  swing: number,
  seated: boolean,
): void {
  const bottom = hip[1] + h * (seated ? 0.06 : 0.19)
  const shift = (legBack[1][0] + legFront[1][0]) * 0.3
  const stride = Math.min(h * 0.12, Math.abs(legBack[1][0] - legFront[1][0]) * 0.45)
  const sway = swing * h * 0.03
  const knee = legFront[1]
  const shape = path((p) => {
    p.moveTo(x - h * 0.085, y)
    p.quadraticCurveTo(x, y - h * 0.025, x + h * 0.085, y)
    p.bezierCurveTo(x + h * 0.1, y + h * 0.08, hip[0] + h * 0.06, hip[1] - h * 0.06, hip[0] + h * 0.085, hip[1] - h * 0.02)
    if (seated) {
      p.quadraticCurveTo(knee[0] * 0.8, hip[1] - h * 0.06, knee[0] + h * 0.05, knee[1] - h * 0.045)
      p.lineTo(knee[0] + h * 0.045, knee[1] + h * 0.06)
    }
    p.lineTo(hip[0] + h * 0.15 + shift + stride - sway, bottom)
    p.quadraticCurveTo(hip[0] + shift - sway, bottom + h * 0.03, hip[0] - h * 0.15 + shift - stride - sway * 1.4, bottom)
    p.bezierCurveTo(hip[0] - h * 0.1, hip[1], x - h * 0.07, y + h * 0.12, x - h * 0.085, y)
    p.closePath()
  })
  paintShape(brush, shape, role, [x - h * 0.17, y, h * 0.34, bottom - y], { cel: 0.16 })
}

function coat(brush: Brush, { hip, chest: [x, y] }: Joints, h: number, role: string): void {
  const left = path((p) => {
    p.moveTo(x - h * 0.095, y)
    p.lineTo(x - h * 0.02, y - h * 0.012)
    p.quadraticCurveTo(x + h * 0.01, hip[1] - h * 0.1, hip[0] + h * 0.01, hip[1] + h * 0.14)
    p.lineTo(hip[0] - h * 0.12, hip[1] + h * 0.14)
    p.quadraticCurveTo(x - h * 0.11, hip[1] - h * 0.1, x - h * 0.095, y)
    p.closePath()
  })
  paintShape(brush, left, role, [x - h * 0.12, y, h * 0.14, h * 0.4])
  const right = path((p) => {
    p.moveTo(x + h * 0.095, y)
    p.lineTo(x + h * 0.05, y - h * 0.012)
    p.quadraticCurveTo(x + h * 0.05, hip[1] - h * 0.1, hip[0] + h * 0.07, hip[1] + h * 0.14)
    p.lineTo(hip[0] + h * 0.12, hip[1] + h * 0.14)
    p.quadraticCurveTo(x + h * 0.11, hip[1] - h * 0.1, x + h * 0.095, y)
    p.closePath()
  })
  paintShape(brush, right, role, [x + h * 0.03, y, h * 0.09, h * 0.4])
}

function jacket(brush: Brush, joints: Joints, h: number, look: PersonLook): void {
  const {
    hip,
    chest: [x, y],
  } = joints
  shirt(brush, joints, h, look.coat, 0.05)
  const front: Point[] = [
    [x - h * 0.02, y - h * 0.008],
    [x + h * 0.065, y - h * 0.008],
    [x + h * 0.032, y + h * 0.12],
  ]
  polygon(brush, front, look.top, { noInk: true })
  const tie: Point[] = [
    [x + h * 0.02, y],
    [x + h * 0.036, y],
    [x + h * 0.042, y + h * 0.09],
    [x + h * 0.03, y + h * 0.11],
    [x + h * 0.018, y + h * 0.09],
  ]
  polygon(brush, tie, 'red', { noInk: true })
  ellipse(brush, (x + hip[0]) / 2 + h * 0.03, (y + hip[1]) / 2 + h * 0.06, h * 0.007, h * 0.007, 'dark', { noInk: true, plain: true })
}
