import type { Point } from '../../paint/brush.ts'
import { box, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { buttons, onTrunk, patch, detailOptions, type ClothedBody } from './garment.ts'
import { pelvis, pocket, shirt } from './tops.ts'

/** Both front panels of an open coat, from the shoulders to `hem` below the hips; `gap` between them. Both in body heights. */
export function openCoat(wearer: ClothedBody, role: Role, hem: number, gap: number): void {
  const { brush, build, h, swing, joints, seated } = wearer
  const low = seated ? Math.min(hem, 0.05) : hem
  const stride = Math.abs(joints.nearLeg[1][0] - joints.farLeg[1][0]) * 0.35
  onTrunk(wearer, (up) => {
    const [across, waist] = [build.shoulders * h * 1.14, (build.waist + 0.012) * h]
    const skirtWide = (build.hips + 0.02 + low * 0.16) * h + stride * (low > 0.08 ? 1 : 0)
    const sway = swing * low * h * 0.16
    const flap = (side: 1 | -1): void => {
      const k = side < 0 ? 1 : 0.9
      const shape = path((p) => {
        p.moveTo(side * h * 0.036, -up - h * 0.032)
        p.bezierCurveTo(side * h * 0.046, -up - h * 0.016, side * across * 0.6, -up - h * 0.014, side * across * 0.8 * k, -up - h * 0.006)
        p.bezierCurveTo(side * across * 0.98 * k, -up + h * 0.004, side * across * k, -up + h * 0.022, side * across * k, -up + h * 0.05)
        p.bezierCurveTo(side * across * k * 0.95, -up * 0.68, side * waist * k, -up * 0.58, side * waist * k, -up * 0.4)
        p.bezierCurveTo(side * waist * k, -up * 0.2, side * skirtWide * k, low * h * 0.4, side * skirtWide * k - sway, low * h)
        p.lineTo(h * 0.016 + side * gap * h * 1.6 - sway, low * h + h * 0.008)
        p.bezierCurveTo(h * 0.016 + side * gap * h, -up * 0.2, h * 0.016 + side * gap * h, -up * 0.5, h * 0.012, -up * 0.62)
        p.closePath()
      })
      paintShape(brush, shape, role, [side < 0 ? -across : 0, -up, across, up + low * h], { cel: 0.1, lighten: side > 0 ? -0.05 : 0 })
    }
    flap(1)
    flap(-1)
    lapels(wearer, up, role)
  })
}

function lapels({ brush, h }: ClothedBody, up: number, role: Role): void {
  for (const side of [1, -1]) {
    const points: Point[] = [
      [side * h * 0.036, -up - h * 0.032],
      [side * h * 0.062, -up + h * 0.02],
      [side * h * 0.046, -up + h * 0.034],
      [h * 0.014, -up * 0.6],
      [side * h * 0.012, -up - h * 0.002],
    ]
    patch(brush, role, points, 0.12, true)
  }
}

export function coat(wearer: ClothedBody): void {
  const { look, h, brush, build } = wearer
  pelvis(wearer)
  shirt(wearer, look.top, 0.03)
  openCoat(wearer, look.coat, 0.13, 0.022)
  onTrunk(wearer, (up) => {
    pocket(wearer, -build.hips * h * 0.62, 0, look.coat)
    buttons(
      brush,
      look.coat,
      h * 0.0075,
      [0.5, 0.32, 0.14].map((k): Point => [-h * 0.024, -up * k]),
      -0.4,
    )
  })
}

export function suit(wearer: ClothedBody): void {
  const { look, h, brush } = wearer
  pelvis(wearer)
  shirt(wearer, look.top, 0.02)
  onTrunk(wearer, (up) => {
    const tie: Point[] = [
      [h * 0.002, -up - h * 0.004],
      [h * 0.026, -up - h * 0.004],
      [h * 0.02, -up + h * 0.016],
      [h * 0.032, -up * 0.5],
      [h * 0.014, -up * 0.42],
      [-h * 0.004, -up * 0.5],
      [h * 0.008, -up + h * 0.016],
    ]
    patch(brush, look.scarf ?? 'red', tie)
  })
  openCoat(wearer, look.coat, 0.055, 0.004)
  onTrunk(wearer, (up) => {
    buttons(brush, look.coat, h * 0.0075, [[-h * 0.006, -up * 0.42] as Point, [-h * 0.004, -up * 0.24] as Point], 0.3)
    patch(brush, 'white', [
      [h * 0.05, -up * 0.66],
      [h * 0.066, -up * 0.7],
      [h * 0.07, -up * 0.64],
      [h * 0.052, -up * 0.61],
    ])
  })
}

export function uniform(wearer: ClothedBody): void {
  const { look, h, brush, build } = wearer
  pelvis(wearer)
  shirt(wearer, look.coat, 0.04)
  onTrunk(wearer, (up) => {
    box(brush, -build.waist * h * 1.1, -h * 0.06, build.waist * h * 2.04, h * 0.03, 'dark', { ...detailOptions(brush), noInk: true })
    box(brush, -h * 0.004, -h * 0.064, h * 0.036, h * 0.038, 'gold', { ...detailOptions(brush), noInk: true, round: h * 0.006 })
    const rows = [0.84, 0.64, 0.44].flatMap((k): Point[] => [
      [-h * 0.016, -up * k],
      [h * 0.042, -up * k],
    ])
    buttons(brush, 'gold', h * 0.008, rows)
    for (const side of [-1, 0.86])
      box(brush, side * build.shoulders * h * 0.92 - h * 0.026, -up - h * 0.02, h * 0.052, h * 0.02, 'gold', {
        round: h * 0.01,
        noInk: true,
      })
  })
}

/** A long coat of oilskin, closed to the neck. */
export function raincoat(wearer: ClothedBody): void {
  const { look, h, brush } = wearer
  pelvis(wearer)
  shirt(wearer, look.coat, 0.04)
  openCoat(wearer, look.coat, 0.15, 0.001)
  onTrunk(wearer, (up) => {
    box(brush, 0, -up - h * 0.01, h * 0.022, up + h * 0.13, look.coat, { ...detailOptions(brush), lighten: -0.12, noInk: true })
    buttons(
      brush,
      'dark',
      h * 0.008,
      [0.82, 0.58, 0.34, 0.1].map((k): Point => [h * 0.011, -up * k]),
    )
    pocket(wearer, -h * 0.06, -h * 0.01, look.coat)
  })
}
