import type { Point } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { type ClothedBody, buttons, detailOptions, isWithoutDetails, onTrunk, patch, seam, trunkShape } from './garment.ts'
import type { Accessory } from './person-look.ts'

/** Draws what an occupation wears over its clothes; masks are part of the face. */
export function drawAccessory(wearer: ClothedBody): void {
  const { look, brush } = wearer
  if (look.accessory === undefined || isWithoutDetails(brush)) return
  DRAW_ACCESSORY[look.accessory]?.(wearer)
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

/** A cross on a cord. */
function cross({ brush, h, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, ...rest }, (up) => {
    seam(brush, 'gold', h * 0.007, -0.2, (g) => {
      g.moveTo(-h * 0.048, -up - h * 0.01)
      g.quadraticCurveTo(-h * 0.02, -up * 0.74, h * 0.006, -up * 0.64)
      g.quadraticCurveTo(h * 0.034, -up * 0.74, h * 0.054, -up - h * 0.01)
    })
    box(brush, -h * 0.003, -up * 0.66, h * 0.018, h * 0.07, 'gold', detailOptions(brush))
    box(brush, -h * 0.02, -up * 0.66 + h * 0.018, h * 0.052, h * 0.017, 'gold', { ...detailOptions(brush), noInk: true })
    patch(brush, '#f1ece0', [
      [-h * 0.014, -up - h * 0.034],
      [h * 0.03, -up - h * 0.034],
      [h * 0.03, -up - h * 0.006],
      [-h * 0.014, -up - h * 0.006],
    ])
  })
}

/** White bands under the chin. */
function jabot({ brush, h, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, ...rest }, (up) => {
    for (const side of [-1, 1])
      patch(
        brush,
        '#f1ece0',
        [
          [h * 0.006, -up - h * 0.024],
          [side * h * 0.034 + h * 0.006, -up - h * 0.024],
          [side * h * 0.046 + h * 0.006, -up + h * 0.082],
          [side * h * 0.008 + h * 0.006, -up + h * 0.088],
        ],
        0,
        true,
      )
  })
}

/** A collar of white fur with black tails. */
function ermine({ brush, h, build, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, build, ...rest }, (up) => {
    const a = build.shoulders * h * 1.16
    const fur = path((p) => {
      p.moveTo(-h * 0.04, -up - h * 0.036)
      p.bezierCurveTo(-a * 0.8, -up - h * 0.034, -a, -up - h * 0.014, -a, -up + h * 0.05)
      p.bezierCurveTo(-a * 0.6, -up + h * 0.1, -a * 0.2, -up + h * 0.11, h * 0.006, -up + h * 0.11)
      p.bezierCurveTo(a * 0.3, -up + h * 0.11, a * 0.7, -up + h * 0.1, a * 0.94, -up + h * 0.05)
      p.bezierCurveTo(a * 0.94, -up - h * 0.014, a * 0.7, -up - h * 0.034, h * 0.046, -up - h * 0.036)
      p.quadraticCurveTo(h * 0.004, -up + h * 0.02, -h * 0.04, -up - h * 0.036)
      p.closePath()
    })
    paintShape(brush, fur, '#f4f0e6', [-a, -up - h * 0.04, a * 2, h * 0.15], { plain: true })
    const tails = [-0.74, -0.4, 0.02, 0.4, 0.72].map((k, i): Point => [a * k, -up + h * (i % 2 ? 0.074 : 0.04)])
    buttons(brush, 'black', h * 0.008, tails)
  })
}

/** Plates over chest and belly, with strips below. */
function cuirass(wearer: ClothedBody): void {
  const { brush, h, build, look } = wearer
  onTrunk(wearer, (up) => {
    const w = build.waist * h
    paintShape(brush, trunkShape(wearer, up, -0.02, 0.008), '#b08d57', [-w * 1.6, -up, w * 3.2, up], { cel: 0.14 })
    seam(brush, '#b08d57', h * 0.008, 0.55, (g) => {
      g.moveTo(-w * 1.05, -up * 0.56)
      g.quadraticCurveTo(-w * 0.4, -up * 0.44, h * 0.006, -up * 0.56)
      g.quadraticCurveTo(w * 0.5, -up * 0.44, w * 1.0, -up * 0.56)
      g.moveTo(h * 0.006, -up * 0.86)
      g.lineTo(h * 0.006, -up * 0.2)
    })
    for (let i = 0; i < 6; i++)
      box(brush, -w * 1.12 + i * w * 0.36, -h * 0.036, w * 0.28, h * 0.088, '#7a4a2c', { ...detailOptions(brush), round: h * 0.006 })
    box(brush, -w * 1.16, -h * 0.06, w * 2.14, h * 0.028, look.shoe, detailOptions(brush))
  })
}

/** A chain of office. */
function chain({ brush, h, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, ...rest }, (up) => {
    seam(brush, 'gold', h * 0.014, -0.1, (g) => {
      g.moveTo(-h * 0.078, -up - h * 0.012)
      g.quadraticCurveTo(-h * 0.06, -up * 0.62, h * 0.006, -up * 0.56)
      g.quadraticCurveTo(h * 0.07, -up * 0.62, h * 0.084, -up - h * 0.012)
    })
    ellipse(brush, h * 0.006, -up * 0.52, h * 0.022, h * 0.022, 'gold', detailOptions(brush))
  })
}

/** A wide pleated collar. */
function ruff({ brush, h, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, ...rest }, (up) => {
    ellipse(brush, h * 0.006, -up - h * 0.018, h * 0.094, h * 0.036, '#f4f0e6', { plain: true })
    seam(brush, '#f4f0e6', h * 0.006, 0.4, (g) => {
      for (const k of [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]) {
        g.moveTo(h * 0.006 + k * h * 0.04, -up - h * 0.026)
        g.lineTo(h * 0.006 + k * h * 0.082, -up - h * 0.002 + (1 - Math.abs(k)) * h * 0.016)
      }
    })
  })
}

function bowtie({ brush, h, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, ...rest }, (up) => {
    for (const side of [-1, 1])
      patch(
        brush,
        'black',
        [
          [h * 0.006, -up + h * 0.002],
          [side * h * 0.04 + h * 0.006, -up - h * 0.018],
          [side * h * 0.04 + h * 0.006, -up + h * 0.024],
        ],
        0.1,
      )
  })
}

/** Patches and holes of worn-out clothes. */
function patches({ brush, h, build, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, build, ...rest }, (up) => {
    for (const [x, y, role] of [
      [-0.4, 0.62, '#8a7a5c'],
      [0.3, 0.3, '#6f6a58'],
      [-0.5, 0.1, '#94744c'],
    ] as const) {
      const [px, py] = [build.waist * h * x, -up * y]
      box(brush, px, py, h * 0.05, h * 0.046, role, detailOptions(brush))
      seam(brush, '#2e241c', h * 0.005, 0.8, (g) => {
        for (const k of [0.25, 0.75]) {
          g.moveTo(px + h * 0.05 * k, py - h * 0.008)
          g.lineTo(px + h * 0.05 * k, py + h * 0.01)
          g.moveTo(px - h * 0.008, py + h * 0.046 * k)
          g.lineTo(px + h * 0.01, py + h * 0.046 * k)
        }
      })
    }
  })
}

/** A tape measure around the neck. */
function tape({ brush, h, ...rest }: ClothedBody): void {
  onTrunk({ brush, h, ...rest }, (up) => {
    for (const [side, low] of [
      [-1, 0.3],
      [1, 0.42],
    ] as const) {
      const x = side * h * 0.054
      box(brush, x - h * 0.011, -up - h * 0.03, h * 0.024, up * (1 - low) + h * 0.03, '#f0c93a', detailOptions(brush))
      seam(brush, '#2e241c', h * 0.004, 0.9, (g) => {
        for (let y = -up; y < -up * low - h * 0.01; y += h * 0.018) {
          g.moveTo(x - h * 0.01, y)
          g.lineTo(x, y)
        }
      })
    }
  })
}

const DRAW_ACCESSORY: Readonly<Partial<Record<Accessory, (wearer: ClothedBody) => void>>> = {
  stethoscope,
  badge,
  stripes,
  cross,
  jabot,
  ermine,
  cuirass,
  chain,
  ruff,
  bowtie,
  patches,
  tape,
}
