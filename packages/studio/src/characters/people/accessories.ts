import { box, ellipse, polygon } from '../../paint/shapes.ts'
import { type ClothedBody, detailOptions, isWithoutDetails, onTrunk, seam } from './garment.ts'

/** Draws what an occupation wears over its clothes: a stethoscope, a badge, or reflecting stripes; a mask is part of the face. */
export function drawAccessory(wearer: ClothedBody): void {
  const { look, brush } = wearer
  if (look.accessory === undefined || isWithoutDetails(brush)) return
  if (look.accessory === 'stethoscope') stethoscope(wearer)
  else if (look.accessory === 'badge') badge(wearer)
  else if (look.accessory === 'stripes') stripes(wearer)
}

function stethoscope(wearer: ClothedBody): void {
  const { brush, h } = wearer
  onTrunk(wearer, (up) => {
    seam(brush, 'black', h * 0.011, 0.9, (g) => {
      g.moveTo(-h * 0.05, -up - h * 0.03)
      g.bezierCurveTo(-h * 0.06, -up * 0.86, -h * 0.04, -up * 0.68, h * 0.004, -up * 0.62)
      g.bezierCurveTo(h * 0.046, -up * 0.68, h * 0.066, -up * 0.86, h * 0.056, -up - h * 0.03)
      g.moveTo(h * 0.004, -up * 0.62)
      g.quadraticCurveTo(0, -up * 0.5, h * 0.026, -up * 0.46)
    })
    ellipse(brush, h * 0.03, -up * 0.44, h * 0.017, h * 0.017, 'metal', { ...detailOptions(brush) })
  })
}

function badge(wearer: ClothedBody): void {
  const { brush, h, build } = wearer
  onTrunk(wearer, (up) => {
    const [x, y, s] = [build.shoulders * h * 0.52, -up * 0.74, h * 0.021]
    polygon(
      brush,
      [
        [x - s, y - s * 0.9],
        [x, y - s * 1.3],
        [x + s, y - s * 0.9],
        [x + s * 0.8, y + s * 0.6],
        [x, y + s * 1.3],
        [x - s * 0.8, y + s * 0.6],
      ],
      'gold',
      detailOptions(brush),
    )
  })
}

function stripes(wearer: ClothedBody): void {
  const { brush, h, build } = wearer
  onTrunk(wearer, (up) => {
    for (const k of [0.2, 0.5]) {
      const w = build.waist * h * (k > 0.4 ? 1.06 : 1.0)
      box(brush, -w, -up * k, w * 1.92, h * 0.026, '#dfe6a8', { ...detailOptions(brush), noInk: true })
    }
  })
}
