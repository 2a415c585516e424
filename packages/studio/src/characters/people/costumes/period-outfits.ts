import type { Point } from '../../../paint/brush.ts'
import { path } from '../../../paint/canvas.ts'
import { box, ellipse, paintShape } from '../../../paint/shapes.ts'
import { openCoat } from '../coats.ts'
import { buttons, type ClothedBody, detailOptions, onTrunk, paintTrunk, patch, seam } from '../garment.ts'
import { skirt } from '../skirt.ts'
import { pelvis, shirt } from '../tops.ts'

const isChild = ({ look }: ClothedBody): boolean => look.stature < 0.88

/** A long garment of antiquity with a cloth over one shoulder; `coat`: colour of its edges. */
export function toga(wearer: ClothedBody): void {
  const { look, brush, build, h, seated } = wearer
  shirt(wearer, look.top, 0)
  skirt(wearer, look.top, isChild(wearer) ? 0.2 : 0.34, 0.12, look.coat)
  onTrunk(wearer, (up) => {
    const [across, waist, hips] = [build.shoulders * h, build.waist * h, build.hips * h]
    const low = seated ? 0.02 : 0.13
    const cloth = path((p) => {
      p.moveTo(across * 0.3, -up - h * 0.034)
      p.bezierCurveTo(across * 0.7, -up - h * 0.03, across * 1.02, -up - h * 0.01, across * 1.02, -up + h * 0.04)
      p.bezierCurveTo(waist * 1.2, -up * 0.6, hips * 1.1, -up * 0.2, hips * 1.16, low * h * 0.4)
      p.bezierCurveTo(hips * 0.5, low * h * 1.1, -hips * 0.5, low * h * 1.3, -hips * 1.3, low * h)
      p.bezierCurveTo(-hips * 1.3, 0, -waist * 1.25, -up * 0.2, -waist * 1.12, -up * 0.36)
      p.bezierCurveTo(-waist * 0.2, -up * 0.36, across * 0.1, -up * 0.66, across * 0.3, -up - h * 0.034)
      p.closePath()
    })
    paintShape(brush, cloth, look.top, [-hips * 1.3, -up, hips * 2.6, up + low * h], { cel: 0.12, lighten: 0.05 })
    seam(brush, look.coat, h * 0.017, 0.9, (g) => {
      g.moveTo(across * 0.36, -up - h * 0.026)
      g.bezierCurveTo(across * 0.16, -up * 0.66, -waist * 0.2, -up * 0.33, -waist * 1.1, -up * 0.33)
    })
    seam(brush, look.top, h * 0.006, 0.4, (g) => {
      for (const k of [0.3, 0.58, 0.84]) {
        g.moveTo(across * (0.36 + k * 0.5), -up + h * 0.02)
        g.bezierCurveTo(across * k, -up * 0.5, waist * (k - 0.6), -up * 0.1 + k * h * 0.03, -hips * 1.16, -up * 0.24 + k * h * 0.12)
      }
    })
    // The neck of what is worn below.
    seam(brush, look.coat, h * 0.01, 0.8, (g) => {
      g.moveTo(-h * 0.05, -up - h * 0.02)
      g.quadraticCurveTo(0, -up + h * 0.03, across * 0.3, -up - h * 0.02)
    })
  })
}

/** A belted garment to the knees. */
export function tunic(wearer: ClothedBody): void {
  const { look, brush, build, h } = wearer
  const isBare = look.footwear === 'sandals'
  pelvis(wearer)
  shirt(wearer, look.top, 0)
  skirt(wearer, look.top, isChild(wearer) ? 0.12 : 0.16, 0.108, isBare ? undefined : look.coat)
  if (look.accessory === 'cuirass') return
  onTrunk(wearer, (up) => {
    const w = build.waist * h * 1.08
    box(brush, -w, -h * 0.096, w * 1.94, h * 0.026, look.shoe, { ...detailOptions(brush), round: h * 0.006 })
    box(brush, h * 0.002, -h * 0.1, h * 0.03, h * 0.034, 'gold', { ...detailOptions(brush), noInk: true, round: h * 0.006 })
    patch(brush, look.skin, [
      [-h * 0.024, -up - h * 0.02],
      [h * 0.036, -up - h * 0.02],
      [h * 0.01, -up + h * 0.05],
    ])
    seam(brush, look.coat, h * 0.011, 0.85, (g) => {
      g.moveTo(-h * 0.04, -up - h * 0.02)
      g.lineTo(h * 0.01, -up + h * 0.054)
      g.lineTo(h * 0.05, -up - h * 0.02)
    })
  })
}

/** A long gown with a laced bodice over a white kirtle. */
export function gown(wearer: ClothedBody): void {
  const { look, brush, build, h } = wearer
  shirt(wearer, look.top, -0.02)
  skirt(wearer, look.top, isChild(wearer) ? 0.3 : 0.38, 0.19)
  onTrunk(wearer, (up) => {
    const [w, a] = [build.waist * h, build.shoulders * h]
    const neckline: Point[] = [
      [-a * 0.62, -up + h * 0.004],
      [a * 0.6, -up + h * 0.004],
      [a * 0.5, -up + h * 0.062],
      [-a * 0.5, -up + h * 0.062],
    ]
    patch(brush, look.skin, [
      [-a * 0.44, -up - h * 0.024],
      [a * 0.46, -up - h * 0.024],
      [a * 0.5, -up + h * 0.02],
      [-a * 0.5, -up + h * 0.02],
    ])
    patch(brush, '#efe8d8', neckline)
    patch(
      brush,
      look.bottom,
      [
        [-w * 0.62, -up + h * 0.058],
        [w * 0.66, -up + h * 0.058],
        [w * 0.34, -h * 0.07],
        [h * 0.006, -h * 0.03],
        [-w * 0.3, -h * 0.07],
      ],
      0.02,
      true,
    )
    seam(brush, '#efe8d8', h * 0.007, -0.9, (g) => {
      for (const k of [0.3, 0.45, 0.6]) {
        g.moveTo(-w * 0.3, -up * k)
        g.lineTo(w * 0.34, -up * (k + 0.1))
        g.moveTo(w * 0.34, -up * k)
        g.lineTo(-w * 0.3, -up * (k + 0.1))
      }
    })
  })
  if (look.accessory === 'apron') whiteApron(wearer)
}

function whiteApron({ brush, build, h, joints, seated }: ClothedBody): void {
  if (seated) return
  const [x, y] = joints.hip
  const w = build.waist * h * 0.86
  const shape = path((p) => {
    p.moveTo(x - w, y - h * 0.085)
    p.lineTo(x + w, y - h * 0.085)
    p.bezierCurveTo(x + w * 1.3, y + h * 0.1, x + w * 1.6, y + h * 0.2, x + w * 1.5, y + h * 0.29)
    p.quadraticCurveTo(x, y + h * 0.32, x - w * 1.5, y + h * 0.29)
    p.bezierCurveTo(x - w * 1.6, y + h * 0.2, x - w * 1.3, y + h * 0.1, x - w, y - h * 0.085)
    p.closePath()
  })
  paintShape(brush, shape, '#efe8d8', [x - w * 1.5, y - h * 0.085, w * 3, h * 0.4], { cel: 0.1 })
}

/** A long dark dress, closed to the chin. */
export function highneck(wearer: ClothedBody): void {
  const { look, brush, build, h } = wearer
  shirt(wearer, look.top, -0.02)
  skirt(wearer, look.top, isChild(wearer) ? 0.2 : 0.385, 0.17)
  onTrunk(wearer, (up) => {
    box(brush, -h * 0.045, -up - h * 0.048, h * 0.092, h * 0.044, look.top, { ...detailOptions(brush), round: h * 0.014, lighten: -0.1 })
    seam(brush, '#efe8d8', h * 0.011, -1, (g) => {
      g.moveTo(-h * 0.044, -up - h * 0.046)
      g.quadraticCurveTo(0, -up - h * 0.034, h * 0.046, -up - h * 0.046)
    })
    seam(brush, look.top, h * 0.006, 0.5, (g) => {
      g.moveTo(-build.shoulders * h * 0.7, -up)
      g.quadraticCurveTo(-build.waist * h * 0.5, -up * 0.5, -build.waist * h * 0.3, -up * 0.28)
      g.moveTo(build.shoulders * h * 0.66, -up)
      g.quadraticCurveTo(build.waist * h * 0.56, -up * 0.5, build.waist * h * 0.4, -up * 0.28)
    })
    buttons(
      brush,
      look.top,
      h * 0.0075,
      [0.86, 0.72, 0.58, 0.44, 0.3].map((k): Point => [h * 0.006, -up * k]),
      0.35,
    )
    ellipse(brush, h * 0.004, -up - h * 0.002, h * 0.014, h * 0.014, 'gold', detailOptions(brush))
    box(brush, -build.waist * h * 1.06, -h * 0.092, build.waist * h * 2, h * 0.024, look.top, {
      ...detailOptions(brush),
      lighten: -0.2,
      noInk: true,
    })
  })
  if (look.accessory === 'apron') whiteApron(wearer)
}

/** A light gown whose waist is right under the bust. */
export function empire(wearer: ClothedBody): void {
  const { look, brush, build, h } = wearer
  skirt(wearer, look.top, isChild(wearer) ? 0.3 : 0.385, 0.13, look.bottom)
  shirt(wearer, look.top, 0.02)
  onTrunk(wearer, (up) => {
    const a = build.shoulders * h
    patch(brush, look.skin, [
      [-a * 0.66, -up - h * 0.016],
      [a * 0.64, -up - h * 0.016],
      [a * 0.5, -up + h * 0.052],
      [h * 0.006, -up + h * 0.07],
      [-a * 0.52, -up + h * 0.052],
    ])
    box(brush, -build.waist * h * 1.16, -up * 0.56, build.waist * h * 2.2, h * 0.026, look.bottom, { ...detailOptions(brush), noInk: true })
  })
}

/** A doublet with breeches and a wide white collar or a ruff. */
export function doublet(wearer: ClothedBody): void {
  const { look, brush, build, h } = wearer
  pelvis({ ...wearer, look: { ...look, outfit: 'trousers' } })
  onTrunk(wearer, (up) => {
    paintTrunk(wearer, up, look.coat, wearer.seated ? 0.01 : 0.04, 0.008)
    const w = build.waist * h
    seam(brush, look.coat, h * 0.006, 0.55, (g) => {
      for (const k of [-0.62, 0.66]) {
        g.moveTo(build.shoulders * h * k, -up + h * 0.02)
        g.quadraticCurveTo(w * k * 0.9, -up * 0.5, w * k * 0.6, -h * 0.07)
      }
      g.moveTo(h * 0.008, -up)
      g.lineTo(h * 0.008, h * 0.03)
    })
    buttons(
      brush,
      'gold',
      h * 0.0075,
      [0.8, 0.66, 0.52, 0.38, 0.24].map((k): Point => [h * 0.008, -up * k]),
    )
    box(brush, -w * 1.1, -h * 0.086, w * 2.02, h * 0.022, look.shoe, { ...detailOptions(brush), noInk: true })
    if (look.accessory === 'ruff') return
    for (const side of [-1, 1])
      patch(
        brush,
        '#f1ece0',
        [
          [side * h * 0.004, -up - h * 0.01],
          [side * h * 0.05, -up - h * 0.034],
          [side * h * 0.1, -up + h * 0.008],
          [side * h * 0.066, -up + h * 0.05],
          [side * h * 0.01 + h * 0.006, -up + h * 0.022],
        ],
        0,
        true,
      )
  })
}

/** A waistcoat with what is worn at the neck, under an open coat that ends `hem` below the hips. */
function vested(wearer: ClothedBody, hem: number, gap: number, isCravat: boolean): void {
  const { look, brush, build, h, seated } = wearer
  onTrunk(wearer, (up) => {
    paintTrunk(wearer, up, look.top, seated ? 0 : 0.03, 0.004)
    const chest: Point[] = [
      [-h * 0.06, -up - h * 0.024],
      [h * 0.062, -up - h * 0.024],
      [h * 0.01, -up * 0.6],
    ]
    patch(brush, '#f1ece0', chest)
    if (isCravat) {
      ellipse(brush, h * 0.006, -up - h * 0.012, h * 0.044, h * 0.022, '#f1ece0', detailOptions(brush))
      patch(
        brush,
        '#f1ece0',
        [
          [-h * 0.012, -up],
          [h * 0.026, -up],
          [h * 0.04, -up + h * 0.08],
          [h * 0.008, -up + h * 0.066],
          [-h * 0.022, -up + h * 0.08],
        ],
        0,
        true,
      )
    } else {
      const tie = look.scarf ?? '#3a2a30'
      patch(brush, tie, [
        [-h * 0.03, -up - h * 0.006],
        [h * 0.006, -up + h * 0.008],
        [h * 0.042, -up - h * 0.006],
        [h * 0.042, -up + h * 0.03],
        [h * 0.006, -up + h * 0.016],
        [-h * 0.03, -up + h * 0.03],
      ])
    }
    buttons(
      brush,
      isCravat ? 'gold' : look.top,
      h * 0.0075,
      [0.54, 0.4, 0.26, 0.12].map((k): Point => [h * 0.012, -up * k]),
      isCravat ? 0 : 0.35,
    )
    seam(brush, look.top, h * 0.006, 0.5, (g) => {
      g.moveTo(h * 0.012, -up * 0.6)
      g.lineTo(h * 0.012, h * 0.02)
    })
  })
  openCoat(wearer, look.coat, hem, gap)
  if (!isCravat)
    onTrunk(wearer, (up) => {
      seam(brush, 'gold', h * 0.006, -0.2, (g) => {
        g.moveTo(h * 0.012, -up * 0.3)
        g.quadraticCurveTo(build.waist * h * 0.3, -up * 0.12, build.waist * h * 0.5, -up * 0.28)
      })
    })
}

/** A long coat over a waistcoat and breeches, with a cravat. */
export function frock(wearer: ClothedBody): void {
  pelvis({ ...wearer, look: { ...wearer.look, outfit: 'trousers' } })
  vested(wearer, 0.17, 0.034, true)
}

/** A dark suit with a waistcoat and a watch chain. */
export function waistcoat(wearer: ClothedBody): void {
  pelvis(wearer)
  vested(wearer, 0.1, 0.026, false)
}
