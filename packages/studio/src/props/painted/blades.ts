import { ellipse, type Pen, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'
import { FLAT_SHAPE, line, outline } from './outline.ts'
import { mark, oval } from './world/details.ts'

/** Draws upright in a square and turns it by `angle` about its middle. */
function turned({ brush, size }: Pen, angle: number, draw: (pen: Pen) => void): void {
  const { g } = brush
  g.save()
  g.translate(0, -0.5 * size)
  g.rotate(angle)
  g.translate(0, 0.5 * size)
  draw({ brush, size })
  g.restore()
}

const sword: PropPainter = (pen) =>
  turned(pen, 0.5, (upright) => {
    shape(
      upright,
      'metal',
      [-0.055, -1, 0.11, 0.72],
      (p) => {
        p.moveTo(-0.055, -0.28)
        p.lineTo(-0.05, -0.9)
        p.lineTo(0, -1)
        p.lineTo(0.05, -0.9)
        p.lineTo(0.055, -0.28)
        p.closePath()
      },
      { lighten: 0.3 },
    )
    rect(upright, -0.008, -0.9, 0.016, 0.6, 'metal', { plain: true, noInk: true, lighten: -0.2 })
    rect(upright, -0.2, -0.31, 0.4, 0.055, 'gold', { round: 0.025 })
    rect(upright, -0.035, -0.26, 0.07, 0.19, 'wood', { round: 0.02 })
    for (const y of [-0.22, -0.17, -0.12]) rect(upright, -0.037, y, 0.074, 0.012, 'gold', { plain: true, noInk: true })
    ellipse(upright, 0, -0.045, 0.05, 0.045, 'gold')
  })

const knife: PropPainter = (pen) =>
  turned(pen, 0.62, (upright) => {
    shape(
      upright,
      'metal',
      [-0.08, -1, 0.16, 0.68],
      (p) => {
        p.moveTo(-0.06, -0.34)
        p.lineTo(-0.06, -0.98)
        p.bezierCurveTo(0.06, -0.86, 0.11, -0.6, 0.1, -0.34)
        p.closePath()
      },
      { lighten: 0.34 },
    )
    strokePath(upright, 0.012, 'metal', (p) => (p.moveTo(0.05, -0.36), p.quadraticCurveTo(0.07, -0.6, 0, -0.84)), -0.1)
    rect(upright, -0.075, -0.36, 0.18, 0.04, 'metal', { plain: true })
    shape(upright, 'dark', [-0.07, -0.33, 0.17, 0.33], (p) => {
      p.moveTo(-0.06, -0.32)
      p.lineTo(0.09, -0.32)
      p.quadraticCurveTo(0.06, -0.16, 0.11, -0.03)
      p.quadraticCurveTo(0.02, 0.02, -0.06, -0.03)
      p.closePath()
    })
    for (const y of [-0.25, -0.14, -0.07]) ellipse(upright, 0.01, y, 0.016, 0.016, 'metal', { plain: true, noInk: true, lighten: 0.3 })
  })

const axe: PropPainter = (pen) =>
  turned(pen, 0.42, (upright) => {
    shape(upright, 'woodLight', [-0.05, -0.98, 0.1, 0.98], (p) => {
      p.moveTo(-0.035, -0.98)
      p.lineTo(0.035, -0.98)
      p.quadraticCurveTo(0.02, -0.4, 0.06, 0)
      p.lineTo(-0.03, 0)
      p.quadraticCurveTo(-0.05, -0.4, -0.035, -0.98)
      p.closePath()
    })
    shape(upright, 'metal', [-0.42, -1, 0.5, 0.4], (p) => {
      p.moveTo(0.08, -0.93)
      p.lineTo(0.08, -0.74)
      p.lineTo(-0.08, -0.74)
      p.quadraticCurveTo(-0.26, -0.68, -0.34, -0.58)
      p.quadraticCurveTo(-0.44, -0.8, -0.34, -1.02)
      p.quadraticCurveTo(-0.24, -0.94, -0.08, -0.93)
      p.closePath()
    })
    shape(
      upright,
      'metal',
      [-0.42, -1, 0.1, 0.4],
      (p) => {
        p.moveTo(-0.34, -0.58)
        p.quadraticCurveTo(-0.44, -0.8, -0.34, -1.02)
        p.quadraticCurveTo(-0.36, -0.8, -0.34, -0.58)
      },
      { lighten: 0.5, noInk: true, plain: true },
    )
  })

const spear: PropPainter = (pen) =>
  turned(pen, 0.3, (upright) => {
    strokePath(upright, 0.035, 'woodLight', (p) => (p.moveTo(0, 0), p.lineTo(0, -0.8)))
    polygon(
      upright,
      [
        [0, -1.02],
        [0.075, -0.86],
        [0.03, -0.76],
        [-0.03, -0.76],
        [-0.075, -0.86],
      ],
      'metal',
      { lighten: 0.2 },
    )
    rect(upright, -0.03, -0.79, 0.06, 0.05, 'red', { plain: true })
  })

/** Feathered at the lower end. */
const arrow: PropPainter = (pen) =>
  turned(pen, 0.78, (upright) => {
    strokePath(upright, 0.03, 'woodLight', (p) => (p.moveTo(0, -0.02), p.lineTo(0, -0.88)))
    polygon(
      upright,
      [
        [0, -1.04],
        [0.09, -0.84],
        [0, -0.88],
        [-0.09, -0.84],
      ],
      'metal',
    )
    for (const side of [-1, 1])
      polygon(
        upright,
        [
          [side * 0.015, -0.04],
          [side * 0.11, 0.03],
          [side * 0.11, -0.16],
          [side * 0.015, -0.24],
        ],
        side < 0 ? 'red' : 'coral',
        { plain: true },
      )
  })

/** A bow with an arrow on its string. */
const bow: PropPainter = (pen) => {
  strokePath(pen, 0.055, 'wood', (p) => {
    p.moveTo(-0.16, -0.98)
    p.bezierCurveTo(-0.06, -0.84, 0.36, -0.72, 0.34, -0.5)
    p.bezierCurveTo(0.36, -0.28, -0.06, -0.16, -0.16, -0.02)
  })
  strokePath(pen, 0.012, 'cream', (p) => (p.moveTo(-0.15, -0.96), p.lineTo(-0.32, -0.5), p.lineTo(-0.15, -0.04)))
  rect(pen, 0.3, -0.57, 0.08, 0.14, 'trunk', { round: 0.02 })
  strokePath(pen, 0.024, 'woodLight', (p) => (p.moveTo(-0.34, -0.5), p.lineTo(0.42, -0.5)))
  polygon(
    pen,
    [
      [0.54, -0.5],
      [0.4, -0.56],
      [0.43, -0.5],
      [0.4, -0.44],
    ],
    'metal',
  )
  for (const side of [-1, 1])
    polygon(
      pen,
      [
        [-0.34, -0.5],
        [-0.4, -0.5 + side * 0.06],
        [-0.27, -0.5 + side * 0.06],
        [-0.22, -0.5],
      ],
      'red',
      { plain: true, noInk: true },
    )
}

/** A block of two grits, wet, with a kitchen knife drawn over it. */
const whetstone: PropPainter = (pen) => {
  outline(pen, '#8f969e', 'M-50 -34 L-18 -52 L50 -38 L20 -18 Z')
  outline(pen, '#6e757e', 'M-50 -34 L20 -18 L20 -8 L-50 -24 Z')
  outline(pen, '#5c636c', 'M20 -18 L50 -38 L50 -28 L20 -8 Z')
  outline(pen, '#b5573a', 'M-50 -24 L20 -8 L20 2 L-50 -14 Z')
  outline(pen, '#94432c', 'M20 -8 L50 -28 L50 -18 L20 2 Z')
  outline(pen, '#b8dcea', 'M-30 -36 C -22 -44 -8 -42 -6 -38 C -2 -32 -16 -28 -24 -30 C -30 -31 -32 -34 -30 -36 Z', FLAT_SHAPE)
  outline(pen, '#d4dce4', 'M-48 -46 C -26 -50 -2 -58 12 -68 L22 -56 C2 -40 -26 -34 -48 -46 Z')
  mark(pen, 1.6, 'white', 'M-40 -46 C -20 -44 2 -48 17 -58')
  line(pen, 9, '#3a2a26', 'M20 -66 L44 -88')
  for (const [x, y] of [
    [26, -71],
    [34, -78.5],
  ] as const)
    oval(pen, '#c8ccd4', x, y, 1.7, 1.7, FLAT_SHAPE)
  for (const [x, y, s] of [
    [-36, -66, 1],
    [-20, -74, 0.8],
    [-46, -84, 0.8],
  ] as const)
    outline(
      pen,
      'waterLight',
      `M${x} ${y - 9 * s} C${x + 7 * s} ${y} ${x + 5 * s} ${y + 6 * s} ${x} ${y + 6 * s} C${x - 5 * s} ${y + 6 * s} ${x - 7 * s} ${y} ${x} ${y - 9 * s} Z`,
    )
}

export const BLADES = { sword, knife, 'felling-axe': axe, spear, arrow, bow, whetstone } satisfies Record<string, PropPainter>
