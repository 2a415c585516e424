import { shape, polygon, ellipse, type PropPainter, strokePath, rect, lathe } from './pen.ts'

const chair: PropPainter = (pen) => {
  for (const x of [-0.2, 0.2]) rect(pen, x - 0.03, -0.5, 0.06, 0.46, 'wood', { lighten: -0.25, plain: true })
  rect(pen, -0.26, -1, 0.06, 0.56, 'wood', { round: 0.02 })
  rect(pen, 0.2, -1, 0.06, 0.56, 'wood', { round: 0.02 })
  for (const y of [-0.94, -0.76]) rect(pen, -0.22, y, 0.44, 0.1, 'woodLight', { round: 0.03, plain: true })
  polygon(
    pen,
    [
      [-0.26, -0.54],
      [0.26, -0.54],
      [0.34, -0.42],
      [-0.34, -0.42],
    ],
    'woodLight',
  )
  rect(pen, -0.34, -0.43, 0.68, 0.06, 'wood', { plain: true })
  for (const x of [-0.3, 0.3]) rect(pen, x - 0.035, -0.38, 0.07, 0.38, 'wood', { plain: true })
}

const table: PropPainter = (pen) => {
  for (const x of [-0.36, 0.36]) rect(pen, x - 0.025, -0.5, 0.05, 0.44, 'wood', { lighten: -0.25, plain: true })
  polygon(
    pen,
    [
      [-0.4, -0.62],
      [0.4, -0.62],
      [0.5, -0.52],
      [-0.5, -0.52],
    ],
    'woodLight',
  )
  rect(pen, -0.5, -0.53, 1, 0.06, 'wood', { round: 0.01, plain: true })
  for (const x of [-0.45, 0.45]) rect(pen, x - 0.035, -0.48, 0.07, 0.48, 'wood', { plain: true })
}

const bench: PropPainter = (pen) => {
  for (const x of [-0.4, 0.4]) {
    rect(pen, x - 0.025, -0.44, 0.05, 0.44, 'dark', { plain: true })
    rect(pen, x - 0.06, -0.04, 0.12, 0.04, 'dark', { plain: true })
  }
  for (const y of [-0.46, -0.36]) rect(pen, -0.5, y, 1, 0.075, 'woodLight', { round: 0.02, plain: true })
  polygon(
    pen,
    [
      [-0.46, -0.26],
      [0.46, -0.26],
      [0.5, -0.19],
      [-0.5, -0.19],
    ],
    'woodLight',
  )
  rect(pen, -0.5, -0.19, 1, 0.04, 'wood', { plain: true })
}

const sofa: PropPainter = (pen) => {
  rect(pen, -0.42, -0.5, 0.84, 0.36, 'red', { round: 0.1 })
  for (const x of [-0.37, 0.01]) rect(pen, x, -0.28, 0.36, 0.15, 'red', { round: 0.05, lighten: 0.12 })
  for (const x of [-0.5, 0.38]) rect(pen, x, -0.34, 0.12, 0.28, 'red', { round: 0.06, lighten: -0.08 })
  rect(pen, -0.4, -0.14, 0.8, 0.09, 'red', { lighten: -0.14, plain: true })
  for (const x of [-0.42, 0.38]) rect(pen, x, -0.06, 0.05, 0.06, 'wood', { plain: true })
  rect(pen, -0.3, -0.4, 0.2, 0.18, 'gold', { round: 0.04 })
}

const bed: PropPainter = (pen) => {
  rect(pen, -0.5, -0.52, 0.06, 0.52, 'wood', { round: 0.02 })
  rect(pen, 0.45, -0.34, 0.05, 0.34, 'wood', { round: 0.02 })
  rect(pen, -0.46, -0.22, 0.92, 0.12, 'wood', { plain: true })
  rect(pen, -0.45, -0.32, 0.91, 0.13, 'white', { round: 0.04 })
  rect(pen, -0.43, -0.42, 0.24, 0.13, 'cream', { round: 0.06 })
  shape(pen, 'blue', [-0.14, -0.38, 0.6, 0.26], (p) => {
    p.moveTo(-0.14, -0.14)
    p.quadraticCurveTo(-0.18, -0.36, -0.06, -0.37)
    p.lineTo(0.4, -0.35)
    p.quadraticCurveTo(0.47, -0.34, 0.46, -0.12)
    p.closePath()
  })
}

const door: PropPainter = (pen) => {
  rect(pen, -0.3, -1, 0.6, 1, 'wood', { lighten: -0.25, round: 0.02 })
  rect(pen, -0.25, -0.95, 0.5, 0.95, 'teal', { round: 0.01 })
  for (const [x, y, h] of [
    [-0.2, -0.89, 0.36],
    [0.02, -0.89, 0.36],
    [-0.2, -0.44, 0.36],
    [0.02, -0.44, 0.36],
  ] as const)
    rect(pen, x, y, 0.18, h, 'teal', { lighten: -0.16, plain: true, round: 0.01 })
  ellipse(pen, 0.2, -0.47, 0.03, 0.03, 'gold')
}

const window: PropPainter = (pen) => {
  rect(pen, -0.42, -1, 0.84, 0.94, 'white', { round: 0.02 })
  rect(pen, -0.36, -0.94, 0.72, 0.82, 'waterLight', { plain: true, emissive: true })
  polygon(
    pen,
    [
      [-0.36, -0.5],
      [-0.1, -0.94],
      [0.08, -0.94],
      [-0.36, -0.2],
    ],
    'white',
    { plain: true, noInk: true, emissive: true },
  )
  rect(pen, -0.03, -0.94, 0.06, 0.84, 'white', { plain: true })
  rect(pen, -0.36, -0.56, 0.72, 0.05, 'white', { plain: true })
  rect(pen, -0.48, -0.1, 0.96, 0.08, 'wood', { round: 0.02, plain: true })
}

const BOOKS = ['red', 'blue', 'teal', 'gold', 'purple', 'coral'] as const

const shelf: PropPainter = (pen) => {
  rect(pen, -0.36, -1, 0.72, 1, 'wood', { lighten: -0.2, round: 0.01 })
  for (const [row, y] of [-0.72, -0.43, -0.14].entries()) {
    rect(pen, -0.31, y - 0.24, 0.62, 0.24, 'dark', { plain: true, noInk: true })
    for (let i = 0; i < 7; i++) {
      const h = 0.16 + 0.05 * ((i * 7 + row * 3) % 3) * 0.7
      rect(pen, -0.3 + i * 0.085, y - h, 0.072, h, BOOKS[(i * 5 + row * 2) % 6]!, { plain: true })
    }
    rect(pen, -0.34, y, 0.68, 0.035, 'woodLight', { plain: true })
  }
}

const fireplace: PropPainter = (pen) => {
  rect(pen, -0.46, -0.9, 0.92, 0.9, 'stone')
  rect(pen, -0.5, -1, 1, 0.11, 'wood', { round: 0.01 })
  shape(
    pen,
    'dark',
    [-0.28, -0.62, 0.56, 0.62],
    (p) => {
      p.moveTo(-0.28, 0)
      p.lineTo(-0.28, -0.4)
      p.quadraticCurveTo(0, -0.7, 0.28, -0.4)
      p.lineTo(0.28, 0)
      p.closePath()
    },
    { plain: true },
  )
  for (const [k, role] of [
    [1, '#f2642e'],
    [0.6, '#ffc24a'],
  ] as const)
    shape(
      pen,
      role,
      [-0.18 * k, -0.4 * k, 0.36 * k, 0.4 * k],
      (p) => {
        p.moveTo(-0.18 * k, -0.04)
        p.quadraticCurveTo(-0.16 * k, -0.26 * k, -0.04, -0.4 * k)
        p.quadraticCurveTo(0.02, -0.26 * k, 0.08 * k, -0.34 * k)
        p.quadraticCurveTo(0.2 * k, -0.18 * k, 0.18 * k, -0.04)
        p.closePath()
      },
      { emissive: true, noInk: true, plain: true },
    )
}

const clock: PropPainter = (pen) => {
  ellipse(pen, 0, -0.5, 0.48, 0.48, 'wood')
  ellipse(pen, 0, -0.5, 0.4, 0.4, 'cream', { plain: true })
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    ellipse(pen, Math.sin(a) * 0.33, -0.5 - Math.cos(a) * 0.33, 0.022, 0.022, 'dark', { plain: true, noInk: true })
  }
  strokePath(pen, 0.045, 'dark', (p) => (p.moveTo(0, -0.5), p.lineTo(-0.13, -0.64)))
  strokePath(pen, 0.03, 'dark', (p) => (p.moveTo(0, -0.5), p.lineTo(0.16, -0.74)))
  ellipse(pen, 0, -0.5, 0.035, 0.035, 'red', { plain: true, noInk: true })
}

const mirror: PropPainter = (pen) => {
  ellipse(pen, 0, -0.5, 0.34, 0.5, 'gold')
  ellipse(pen, 0, -0.5, 0.28, 0.43, 'glass', { plain: true })
  polygon(
    pen,
    [
      [-0.2, -0.5],
      [0, -0.86],
      [0.1, -0.84],
      [-0.16, -0.34],
    ],
    'white',
    { plain: true, noInk: true },
  )
}

const potted: PropPainter = (pen) => {
  for (const [angle, length] of [
    [-1.1, 0.4],
    [-0.55, 0.56],
    [0, 0.62],
    [0.5, 0.58],
    [1.05, 0.42],
  ] as const) {
    const [x, y] = [Math.sin(angle) * length, -0.36 - Math.cos(angle) * length]
    const side = [Math.cos(angle) * 0.1, Math.sin(angle) * 0.1] as const
    shape(pen, Math.abs(angle) > 0.8 ? 'leaf' : 'leafLight', [Math.min(0, x) - 0.05, y, Math.abs(x) + 0.1, length], (p) => {
      p.moveTo(0, -0.34)
      p.quadraticCurveTo(x * 0.5 - side[0], (y - 0.36) * 0.5 - side[1], x, y)
      p.quadraticCurveTo(x * 0.6 + side[0], (y - 0.36) * 0.5 + side[1], 0, -0.34)
    })
  }
  lathe(
    pen,
    [
      [0.17, 0],
      [0.18, -0.02],
      [0.24, -0.3],
    ],
    'wallWarm',
    { lighten: -0.15 },
  )
  rect(pen, -0.27, -0.38, 0.54, 0.1, 'wallWarm', { round: 0.02 })
}

const ladder: PropPainter = (pen) => {
  for (const x of [-0.17, 0.17])
    polygon(
      pen,
      [
        [x - 0.025 - x * 0.1, -1],
        [x + 0.025 - x * 0.1, -1],
        [x + 0.03, 0],
        [x - 0.03, 0],
      ],
      'woodLight',
      { plain: true },
    )
  for (let i = 0; i < 7; i++) rect(pen, -0.165, -0.92 + i * 0.135, 0.33, 0.035, 'wood', { plain: true })
}

const piano: PropPainter = (pen) => {
  rect(pen, -0.46, -0.92, 0.92, 0.56, 'dark', { round: 0.02 })
  rect(pen, -0.5, -0.98, 1, 0.07, 'dark', { round: 0.02, lighten: 0.1 })
  rect(pen, -0.22, -0.84, 0.44, 0.24, 'cream', { plain: true, round: 0.01 })
  for (const x of [-0.46, 0.38]) rect(pen, x, -0.38, 0.08, 0.38, 'dark', { plain: true, lighten: 0.08 })
  rect(pen, -0.38, -0.3, 0.76, 0.26, 'dark', { plain: true, lighten: -0.2 })
  polygon(
    pen,
    [
      [-0.46, -0.48],
      [0.46, -0.48],
      [0.5, -0.4],
      [-0.5, -0.4],
    ],
    'white',
    { plain: true },
  )
  for (let i = 0; i < 12; i++) rect(pen, -0.42 + i * 0.072, -0.48, 0.03, 0.05, 'black', { plain: true, noInk: true })
  rect(pen, -0.5, -0.41, 1, 0.06, 'dark', { round: 0.02, lighten: 0.12 })
}

export const FURNITURE = {
  chair,
  table,
  bench,
  sofa,
  bed,
  door,
  window,
  shelf,
  fireplace,
  clock,
  mirror,
  'potted-plant': potted,
  ladder,
  piano,
} satisfies Record<string, PropPainter>
