import type { Brush, Point } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { box, ellipse, groundShadow, paintShape, polygon } from '../../paint/shapes.ts'
import { drumKit } from '../../parts/indoors/stage-sets.ts'
import { limb } from '../limb.ts'
import { seam } from '../people/garment.ts'
import type { Joints } from './skeleton.ts'

/** Draws with the x axis along a line from one point to another; `length`: of the line in pixels. */
function along({ g }: Brush, [ax, ay]: Point, [bx, by]: Point, draw: (length: number) => void): void {
  g.save()
  g.translate(ax, ay)
  g.rotate(Math.atan2(by - ay, bx - ax))
  draw(Math.hypot(bx - ax, by - ay))
  g.restore()
}

export function guitar(brush: Brush, { farArm, hip }: Joints, h: number): void {
  const from: Point = [hip[0] + h * 0.03, hip[1] - h * 0.07]
  along(brush, from, farArm[2], (length) => {
    const end = length + h * 0.1
    box(brush, 0, -h * 0.017, end, h * 0.034, 'trunk', { lighten: -0.1 })
    box(brush, end - h * 0.01, -h * 0.028, h * 0.1, h * 0.056, 'trunk', { round: h * 0.015 })
    for (let i = 0; i < 3; i++)
      for (const side of [-1, 1])
        ellipse(brush, end + h * (0.015 + i * 0.028), side * h * 0.034, h * 0.01, h * 0.01, 'gold', { noInk: true })
    const body = path((p) => {
      p.moveTo(h * 0.13, -h * 0.075)
      p.bezierCurveTo(h * 0.06, -h * 0.11, h * 0.03, -h * 0.06, -h * 0.02, -h * 0.09)
      p.bezierCurveTo(-h * 0.11, -h * 0.15, -h * 0.22, -h * 0.08, -h * 0.2, 0)
      p.bezierCurveTo(-h * 0.22, h * 0.08, -h * 0.11, h * 0.15, -h * 0.02, h * 0.09)
      p.bezierCurveTo(h * 0.03, h * 0.06, h * 0.06, h * 0.11, h * 0.13, h * 0.075)
      p.quadraticCurveTo(h * 0.16, 0, h * 0.13, -h * 0.075)
      p.closePath()
    })
    paintShape(brush, body, '#c9803a', [-h * 0.2, -h * 0.13, h * 0.35, h * 0.26])
    ellipse(brush, h * 0.05, 0, h * 0.038, h * 0.038, 'black', { plain: true })
    box(brush, -h * 0.12, -h * 0.03, h * 0.022, h * 0.06, 'trunk', { noInk: true })
    seam(brush, 'cream', h * 0.004, 0.9, (s) => {
      for (const y of [-0.009, 0, 0.009]) {
        s.moveTo(-h * 0.11, y * h)
        s.lineTo(end, y * h)
      }
    })
  })
}

export function violin(brush: Brush, { neck, farArm, nearArm }: Joints, h: number): void {
  const chin: Point = [neck[0] + h * 0.06, neck[1] + h * 0.025]
  along(brush, chin, farArm[2], (length) => {
    const end = Math.max(length, h * 0.26)
    box(brush, h * 0.1, -h * 0.011, end - h * 0.06, h * 0.022, 'black', { lighten: 0.12 })
    ellipse(brush, end + h * 0.05, 0, h * 0.022, h * 0.018, 'trunk')
    const body = path((p) => {
      p.moveTo(0, -h * 0.05)
      p.bezierCurveTo(h * 0.06, -h * 0.075, h * 0.08, -h * 0.02, h * 0.1, -h * 0.045)
      p.bezierCurveTo(h * 0.17, -h * 0.06, h * 0.18, h * 0.06, h * 0.1, h * 0.045)
      p.bezierCurveTo(h * 0.08, h * 0.02, h * 0.06, h * 0.075, 0, h * 0.05)
      p.quadraticCurveTo(-h * 0.03, 0, 0, -h * 0.05)
      p.closePath()
    })
    paintShape(brush, body, '#b5622c', [-h * 0.02, -h * 0.06, h * 0.19, h * 0.12])
    box(brush, -h * 0.01, -h * 0.014, h * 0.05, h * 0.028, 'black', { noInk: true })
    box(brush, h * 0.07, -h * 0.022, h * 0.008, h * 0.044, 'cream', { noInk: true })
  })
  const [hx, hy] = nearArm[2]
  const tip: Point = [hx + h * 0.16, hy - h * 0.34]
  limb(
    brush,
    [[hx - h * 0.01, hy + h * 0.03], [(hx + tip[0]) / 2 + h * 0.012, (hy + tip[1]) / 2], tip],
    [h * 0.014, h * 0.012, h * 0.01],
    'trunk',
    {},
  )
}

/** A kit before the knees; the sticks are in both hands. */
export function drums(brush: Brush, { nearArm, farArm }: Joints, h: number): void {
  const x = Math.max(nearArm[2][0], farArm[2][0]) + h * 0.16
  drumKit(brush, x, h * 0.02, h * 0.44, 'red')
  for (const [dx, dy, hand] of [
    [0.13, 0.05, nearArm[2]],
    [0.14, 0.04, farArm[2]],
  ] as const)
    limb(
      brush,
      [hand, [hand[0] + (h * dx) / 2, hand[1] + (h * dy) / 2], [hand[0] + h * dx, hand[1] + h * dy]],
      [h * 0.016, h * 0.014, h * 0.012],
      'woodLight',
      {},
    )
}

/** An upright piano from its side; the keys are below both hands. */
export function piano(brush: Brush, { farArm, nearArm }: Joints, h: number): void {
  const left = Math.min(nearArm[2][0], farArm[2][0]) - h * 0.03
  const keys = Math.max(nearArm[2][1], farArm[2][1]) + h * 0.02
  groundShadow(brush, left + h * 0.34, 0, h * 0.4, h * 0.04)
  box(brush, left + h * 0.2, -h * 0.74, h * 0.42, h * 0.74, 'black', { lighten: 0.16, round: h * 0.012 })
  box(brush, left + h * 0.17, -h * 0.77, h * 0.48, h * 0.045, 'black', { lighten: 0.26 })
  box(brush, left + h * 0.25, -h * 0.66, h * 0.32, h * 0.22, 'black', { lighten: 0.24, round: h * 0.012, noInk: true })
  polygon(
    brush,
    [
      [left + h * 0.22, keys - h * 0.05],
      [left + h * 0.12, keys - h * 0.26],
      [left + h * 0.27, keys - h * 0.3],
      [left + h * 0.34, keys - h * 0.07],
    ],
    'white',
  )
  box(brush, left, keys, h * 0.3, h * 0.07, 'black', { lighten: 0.2, round: h * 0.01 })
  box(brush, left + h * 0.012, keys - h * 0.022, h * 0.25, h * 0.026, 'white')
  for (let i = 0; i < 6; i++) box(brush, left + h * (0.03 + i * 0.038), keys - h * 0.024, h * 0.016, h * 0.015, 'black', { noInk: true })
  box(brush, left + h * 0.02, keys + h * 0.07, h * 0.04, -keys - h * 0.07, 'black', { lighten: 0.2 })
}

/** At the near ear. */
export function phone(brush: Brush, { nearArm }: Joints, h: number): void {
  const { g } = brush
  const [x, y] = nearArm[2]
  g.save()
  g.translate(x, y)
  g.rotate(0.2)
  box(brush, -h * 0.026, -h * 0.085, h * 0.052, h * 0.13, 'black', { lighten: 0.14, round: h * 0.012 })
  box(brush, -h * 0.02, -h * 0.076, h * 0.04, h * 0.1, 'teal', { noInk: true, round: h * 0.006 })
  g.restore()
}

/** A rod in both hands, its line with a float in the water. */
export function rod(brush: Brush, { nearArm, farArm }: Joints, h: number): void {
  const { g } = brush
  const [[ax, ay], [bx, by]] = [nearArm[2], farArm[2]]
  const tip: Point = [bx + h * 0.78, by - h * 0.56]
  limb(brush, [[ax - h * 0.06, ay + h * 0.04], [bx + h * 0.3, by - h * 0.24], tip], [h * 0.026, h * 0.018, h * 0.008], 'wood', {})
  ellipse(brush, (ax + bx) / 2, (ay + by) / 2 + h * 0.025, h * 0.03, h * 0.032, 'metal')
  const float: Point = [tip[0] + h * 0.06, -h * 0.02]
  g.save()
  g.globalAlpha = 0.85
  seam(brush, 'cream', h * 0.006, 0.6, (s) => {
    s.moveTo(...tip)
    s.quadraticCurveTo(tip[0] + h * 0.02, tip[1] * 0.4, ...float)
  })
  g.restore()
  for (const r of [0.09, 0.05])
    ellipse(brush, float[0], float[1] + h * 0.012, h * r, h * r * 0.24, 'waterLight', { plain: true, noInk: true, lighten: 0.2 })
  ellipse(brush, float[0], float[1], h * 0.022, h * 0.026, 'white')
  ellipse(brush, float[0], float[1] - h * 0.012, h * 0.021, h * 0.016, 'red', { noInk: true })
}

/** A canvas on an easel under the far hand, which has a brush, and a palette in the near one. */
export const easel = (brush: Brush, joints: Joints, h: number): void => drawEasel(brush, joints, h, drawLandscape)

/** The same with somebody's head and shoulders on the canvas. */
export const easelWithPortrait = (brush: Brush, joints: Joints, h: number): void => drawEasel(brush, joints, h, drawBust)

/** Draws on a canvas. `left`, `top`: its corner; `w`: its width; all in pixels. */
type Motif = (brush: Brush, left: number, top: number, w: number, h: number) => void

const drawLandscape: Motif = (brush, left, top, w, h) => {
  box(brush, left + w * 0.06, top + h * 0.03, w * 0.88, h * 0.44, 'glass', { noInk: true, cel: 0 })
  ellipse(brush, left + w * 0.72, top + h * 0.13, h * 0.045, h * 0.045, 'yellow', { noInk: true })
  polygon(
    brush,
    [
      [left + w * 0.06, top + h * 0.4],
      [left + w * 0.34, top + h * 0.2],
      [left + w * 0.6, top + h * 0.4],
    ],
    'mountain',
    { noInk: true },
  )
  box(brush, left + w * 0.06, top + h * 0.36, w * 0.88, h * 0.11, 'leafLight', { noInk: true, cel: 0 })
}

const drawBust: Motif = (brush, left, top, w, h) => {
  const x = left + w / 2
  box(brush, left + w * 0.06, top + h * 0.03, w * 0.88, h * 0.44, '#8a705a', { noInk: true, cel: 0 })
  ellipse(brush, x, top + h * 0.19, h * 0.1, h * 0.12, '#3a2b22', { noInk: true })
  polygon(
    brush,
    [
      [x - w * 0.34, top + h * 0.47],
      [x - w * 0.2, top + h * 0.34],
      [x + w * 0.2, top + h * 0.34],
      [x + w * 0.34, top + h * 0.47],
    ],
    '#3d4a63',
    { noInk: true },
  )
  box(brush, x - h * 0.03, top + h * 0.27, h * 0.06, h * 0.08, '#d8a878', { noInk: true, cel: 0 })
  ellipse(brush, x, top + h * 0.22, h * 0.072, h * 0.09, '#e4b888', { noInk: true })
  for (const side of [-1, 1]) ellipse(brush, x + side * h * 0.028, top + h * 0.215, h * 0.009, h * 0.011, '#2a1c14', { noInk: true })
}

function drawEasel(brush: Brush, { nearArm, farArm }: Joints, h: number, motif: Motif): void {
  const [fx, fy] = farArm[2]
  const left = fx + h * 0.09
  const [w, top] = [h * 0.4, -h * 0.98]
  for (const [x0, x1] of [
    [0.2, 0.02],
    [0.2, 0.38],
    [0.22, 0.24],
  ] as const)
    limb(
      brush,
      [
        [left + h * x0, top - h * 0.08],
        [left + (h * (x0 + x1)) / 2, top / 2],
        [left + h * x1, 0],
      ],
      [h * 0.022, h * 0.022, h * 0.022],
      'wood',
      {},
    )
  box(brush, left, top, w, h * 0.5, 'cream')
  motif(brush, left, top, w, h)
  box(brush, left - h * 0.02, top + h * 0.5, w + h * 0.04, h * 0.03, 'wood')
  limb(
    brush,
    [
      [fx - h * 0.05, fy + h * 0.03],
      [fx + h * 0.02, fy - h * 0.01],
      [fx + h * 0.1, fy - h * 0.05],
    ],
    [h * 0.014, h * 0.014, h * 0.02],
    'trunk',
    {},
  )
  ellipse(brush, fx + h * 0.105, fy - h * 0.052, h * 0.018, h * 0.014, 'red', { noInk: true })
  const [nx, ny] = nearArm[2]
  ellipse(brush, nx + h * 0.05, ny - h * 0.01, h * 0.11, h * 0.055, 'woodLight')
  for (const [i, role] of (['red', 'yellow', 'blue', 'leaf', 'white'] as const).entries())
    ellipse(brush, nx + h * (-0.02 + i * 0.036), ny - h * (0.024 + (i % 2) * 0.014), h * 0.017, h * 0.012, role, {
      noInk: true,
      plain: true,
    })
}
