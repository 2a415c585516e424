import type { Brush } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { seam } from '../people/garment.ts'
import { limb } from '../limb.ts'
import { benchTop } from './carry.ts'
import type { Joints } from './skeleton.ts'

/** A tub on a stool, full of suds. */
export function basin(brush: Brush, { nearArm, farArm }: Joints, h: number): void {
  const x = (nearArm[2][0] + farArm[2][0]) / 2 + h * 0.02
  const top = Math.max(nearArm[2][1], farArm[2][1]) + h * 0.01
  const [wide, deep] = [h * 0.22, h * 0.17]
  for (const side of [-0.7, 0.56]) box(brush, x + wide * side, top + deep, h * 0.035, -top - deep, 'wood', { lighten: -0.2 })
  box(brush, x - wide * 0.86, top + deep - h * 0.01, wide * 1.72, h * 0.035, 'wood', { round: h * 0.01 })
  polygon(
    brush,
    [
      [x - wide, top],
      [x + wide, top],
      [x + wide * 0.74, top + deep],
      [x - wide * 0.74, top + deep],
    ],
    'metal',
    { lighten: 0.1 },
  )
  ellipse(brush, x, top, wide, h * 0.034, 'waterLight', { plain: true })
  for (const [dx, dy, r] of [
    [-0.15, -0.02, 0.045],
    [-0.07, -0.035, 0.036],
    [0.12, -0.02, 0.045],
    [0.18, -0.005, 0.034],
    [0.05, -0.045, 0.03],
    [0.2, -0.12, 0.018],
    [-0.12, -0.14, 0.014],
  ] as const)
    ellipse(brush, x + h * dx, top + h * dy, h * r, h * r * 0.92, 'white', { plain: true })
}

/** A stove with a steaming pot under the far hand. */
export function stove(brush: Brush, { farArm }: Joints, h: number): void {
  const [handX, handY] = farArm[2]
  const x = handX + h * 0.05
  const top = Math.min(-h * 0.42, handY + h * 0.17)
  const wide = h * 0.46
  box(brush, x - wide * 0.46, top, wide, -top, 'white', { lighten: -0.06, round: h * 0.015 })
  box(brush, x - wide * 0.5, top - h * 0.012, wide * 1.08, h * 0.04, 'dark', { round: h * 0.01 })
  box(brush, x - wide * 0.34, top * 0.7, wide * 0.76, -top * 0.5, 'dark', { round: h * 0.02 })
  box(brush, x - wide * 0.26, top * 0.62, wide * 0.6, -top * 0.34, 'window', { round: h * 0.014, lighten: -0.05 })
  for (const at of [-0.3, -0.06, 0.18, 0.4]) ellipse(brush, x + wide * at, top + h * 0.062, h * 0.017, h * 0.017, 'red')
  limb(
    brush,
    [
      [handX, handY],
      [x - h * 0.01, (handY + top) / 2],
      [x + h * 0.03, top - h * 0.05],
    ],
    [h * 0.016, h * 0.016, h * 0.02],
    'woodLight',
  )
  box(brush, x - h * 0.12, top - h * 0.1, h * 0.3, h * 0.1, 'metal', { round: [h * 0.01, h * 0.01, h * 0.04, h * 0.04] })
  ellipse(brush, x + h * 0.03, top - h * 0.1, h * 0.15, h * 0.022, 'coral', { plain: true })
  box(brush, x + h * 0.17, top - h * 0.085, h * 0.06, h * 0.02, 'dark', { round: h * 0.01 })
  seam(brush, 'white', h * 0.014, -0.75, (g) => {
    for (const at of [0.05, 0.12]) {
      g.moveTo(x + h * at, top - h * 0.16)
      g.bezierCurveTo(x + h * (at + 0.04), top - h * 0.2, x + h * (at - 0.04), top - h * 0.24, x + h * (at + 0.01), top - h * 0.3)
    }
  })
}

/** A bench before somebody who stands at work. */
export function bench(brush: Brush, { nearArm, farArm }: Joints, h: number): void {
  const top = benchTop(nearArm[2], farArm[2], h)
  const left = nearArm[2][0] - h * 0.1
  for (const at of [0.04, 0.46]) box(brush, left + h * at, top, h * 0.05, -top, 'wood', { lighten: -0.2 })
  box(brush, left + h * 0.06, top * 0.42, h * 0.42, h * 0.03, 'wood', { lighten: -0.12 })
  box(brush, left, top, h * 0.56, h * 0.045, 'woodLight', { round: h * 0.01 })
}

/** A table under the hands of a seated person; returns the height of its top. */
function table(brush: Brush, { nearArm, farArm, hip }: Joints, h: number): number {
  const top = Math.min(Math.max(nearArm[2][1], hip[1] - h * 0.17), hip[1] - h * 0.1) + h * 0.02
  const left = Math.min(nearArm[2][0], farArm[2][0]) - h * 0.08
  for (const at of [0.06, 0.54]) box(brush, left + h * at, top, h * 0.035, -top, 'wood', { lighten: -0.2 })
  box(brush, left, top, h * 0.64, h * 0.04, 'woodLight', { round: h * 0.012 })
  return top
}

export function paper(brush: Brush, joints: Joints, h: number): void {
  const top = table(brush, joints, h)
  const [x, y] = joints.farArm[2]
  polygon(
    brush,
    [
      [x - h * 0.06, top],
      [x + h * 0.19, top],
      [x + h * 0.15, top - h * 0.035],
      [x - h * 0.03, top - h * 0.035],
    ],
    'white',
  )
  limb(
    brush,
    [
      [x - h * 0.01, y - h * 0.07],
      [x + h * 0.03, (y + top) / 2 - h * 0.01],
      [x + h * 0.055, top - h * 0.015],
    ],
    [h * 0.018, h * 0.018, h * 0.008],
    'blue',
  )
}

/** A bowl on a table, and a spoon in the far hand. */
export function meal(brush: Brush, joints: Joints, h: number): void {
  const top = table(brush, joints, h)
  const [x, y] = joints.farArm[2]
  const middle = joints.nearArm[2][0] + h * 0.2
  const bowl = path((p) => {
    p.moveTo(middle - h * 0.11, top - h * 0.08)
    p.bezierCurveTo(middle - h * 0.1, top - h * 0.01, middle - h * 0.05, top, middle, top)
    p.bezierCurveTo(middle + h * 0.05, top, middle + h * 0.1, top - h * 0.01, middle + h * 0.11, top - h * 0.08)
    p.closePath()
  })
  paintShape(brush, bowl, 'red', [middle - h * 0.11, top - h * 0.08, h * 0.22, h * 0.08])
  ellipse(brush, middle, top - h * 0.08, h * 0.11, h * 0.02, 'yellow', { plain: true })
  limb(
    brush,
    [
      [x + h * 0.03, y + h * 0.01],
      [x - h * 0.01, y - h * 0.03],
      [x - h * 0.05, y - h * 0.06],
    ],
    [h * 0.014, h * 0.014, h * 0.014],
    'metal',
  )
  ellipse(brush, x - h * 0.062, y - h * 0.066, h * 0.026, h * 0.018, 'metal', { lighten: 0.2 })
}

/** A laptop on a table, its screen turned to who types. */
export function laptop(brush: Brush, joints: Joints, h: number): void {
  const top = table(brush, joints, h)
  const x = joints.farArm[2][0] - h * 0.09
  box(brush, x, top - h * 0.018, h * 0.25, h * 0.022, 'metal', { lighten: 0.1, round: h * 0.008 })
  polygon(
    brush,
    [
      [x + h * 0.225, top - h * 0.01],
      [x + h * 0.25, top - h * 0.01],
      [x + h * 0.33, top - h * 0.2],
      [x + h * 0.305, top - h * 0.21],
    ],
    'metal',
    { lighten: -0.1 },
  )
  polygon(
    brush,
    [
      [x + h * 0.215, top - h * 0.025],
      [x + h * 0.232, top - h * 0.018],
      [x + h * 0.308, top - h * 0.2],
      [x + h * 0.292, top - h * 0.2],
    ],
    'window',
    { emissive: true, noInk: true },
  )
}

/** An open book on a table, and a pile of others. */
export function openBook(brush: Brush, joints: Joints, h: number): void {
  const top = table(brush, joints, h)
  const x = joints.farArm[2][0]
  polygon(
    brush,
    [
      [x - h * 0.16, top],
      [x + h * 0.12, top],
      [x + h * 0.09, top - h * 0.03],
      [x - h * 0.13, top - h * 0.03],
    ],
    'red',
  )
  for (const side of [-1, 1])
    polygon(
      brush,
      [
        [x - h * 0.02, top - h * 0.02],
        [x - h * 0.02 + side * h * 0.12, top - h * 0.03],
        [x - h * 0.02 + side * h * 0.1, top - h * 0.075],
        [x - h * 0.02, top - h * 0.055],
      ],
      'white',
    )
  for (const [i, colour] of (['blue', 'coral', 'wheat'] as const).entries())
    box(brush, x + h * (0.15 + 0.006 * (i % 2)), top - h * 0.04 * (i + 1), h * 0.15, h * 0.038, colour, { round: h * 0.006 })
}
