import { ellipse, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

/** A bent pipe with flanges. */
const pipe: PropPainter = (pen) => {
  strokePath(
    pen,
    0.2,
    'metal',
    (p) => (p.moveTo(-0.42, -0.22), p.lineTo(0.06, -0.22), p.quadraticCurveTo(0.28, -0.22, 0.28, -0.44), p.lineTo(0.28, -0.88)),
  )
  for (const [x, y, w, h] of [
    [-0.5, -0.36, 0.08, 0.28],
    [-0.1, -0.35, 0.07, 0.26],
    [0.14, -0.96, 0.28, 0.08],
    [0.15, -0.56, 0.26, 0.07],
  ] as const)
    rect(pen, x, y, w, h, 'metal', { round: 0.02, lighten: -0.2 })
}

/** A shop with an awning and loaves in its window. */
const bakery: PropPainter = (pen) => {
  rect(pen, -0.48, -0.72, 0.96, 0.72, 'wallWarm')
  rect(pen, -0.5, -0.9, 1, 0.2, 'wood', { round: 0.02 })
  shape(pen, 'wheat', [-0.2, -0.98, 0.4, 0.24], (p) => {
    p.moveTo(-0.2, -0.8)
    p.bezierCurveTo(-0.24, -0.98, 0.24, -0.98, 0.2, -0.8)
    p.quadraticCurveTo(0, -0.74, -0.2, -0.8)
    p.closePath()
  })
  for (const x of [-0.1, 0, 0.1]) strokePath(pen, 0.02, 'wood', (p) => (p.moveTo(x - 0.02, -0.8), p.lineTo(x + 0.03, -0.9)))
  for (let i = 0; i < 8; i++)
    polygon(
      pen,
      [
        [-0.48 + i * 0.12, -0.7],
        [-0.36 + i * 0.12, -0.7],
        [-0.35 + i * 0.1225, -0.56],
        [-0.4725 + i * 0.1225, -0.56],
      ],
      i % 2 ? 'cream' : 'red',
      { noInk: true },
    )
  rect(pen, -0.42, -0.5, 0.5, 0.34, 'window', { round: 0.01 })
  rect(pen, -0.42, -0.32, 0.5, 0.025, 'wood', { noInk: true })
  for (const [x, y] of [
    [-0.34, -0.37],
    [-0.2, -0.37],
    [-0.05, -0.37],
  ] as const)
    ellipse(pen, x, y, 0.06, 0.042, 'woodLight')
  for (const x of [-0.35, -0.27, -0.19]) rect(pen, x, -0.285, 0.04, 0.125, 'wood', { round: 0.02, lighten: 0.12 })
  ellipse(pen, -0.02, -0.2, 0.08, 0.045, 'wheat')
  rect(pen, 0.16, -0.5, 0.24, 0.5, 'teal', { round: 0.01 })
  rect(pen, 0.2, -0.46, 0.16, 0.2, 'glass', { round: 0.01 })
  ellipse(pen, 0.2, -0.2, 0.016, 0.016, 'gold')
}

/** Mostly under water. */
const iceberg: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.46, -0.56],
      [0.46, -0.56],
      [0.36, -0.26],
      [0.14, -0.02],
      [-0.08, 0],
      [-0.34, -0.22],
    ],
    'waterLight',
    { lighten: -0.08 },
  )
  polygon(
    pen,
    [
      [-0.1, -0.56],
      [0.16, -0.56],
      [0.06, -0.2],
      [-0.08, 0],
      [-0.16, -0.3],
    ],
    'waterLight',
    { lighten: 0.12, noInk: true },
  )
  polygon(
    pen,
    [
      [-0.34, -0.56],
      [-0.2, -0.78],
      [-0.08, -0.74],
      [0.06, -1],
      [0.2, -0.8],
      [0.34, -0.56],
    ],
    'snow',
  )
  polygon(
    pen,
    [
      [0.06, -1],
      [0.2, -0.8],
      [0.34, -0.56],
      [0.1, -0.56],
      [0.12, -0.74],
    ],
    'snow',
    { lighten: -0.14, noInk: true },
  )
  strokePath(pen, 0.03, 'water', (p) => (p.moveTo(-0.5, -0.56), p.bezierCurveTo(-0.2, -0.6, 0.2, -0.52, 0.5, -0.56)))
}

const goldBar: PropPainter = (pen) => {
  for (const [x, y] of [
    [-0.25, 0],
    [0.25, 0],
    [0, -0.24],
  ] as const) {
    polygon(
      pen,
      [
        [x - 0.24, y],
        [x + 0.24, y],
        [x + 0.18, y - 0.2],
        [x - 0.18, y - 0.2],
      ],
      'gold',
    )
    polygon(
      pen,
      [
        [x - 0.18, y - 0.2],
        [x + 0.18, y - 0.2],
        [x + 0.14, y - 0.25],
        [x - 0.14, y - 0.25],
      ],
      'yellow',
      { lighten: 0.2 },
    )
  }
}

const refrigerator: PropPainter = (pen) => {
  rect(pen, -0.27, -1, 0.54, 0.97, 'white', { round: 0.05, lighten: -0.04 })
  rect(pen, -0.27, -0.68, 0.54, 0.018, 'metal', { noInk: true, lighten: -0.2 })
  rect(pen, -0.21, -0.9, 0.035, 0.16, 'metal', { round: 0.016 })
  rect(pen, -0.21, -0.6, 0.035, 0.26, 'metal', { round: 0.016 })
  for (const x of [-0.22, 0.14]) rect(pen, x, -0.03, 0.08, 0.03, 'dark')
  rect(pen, 0.04, -0.56, 0.12, 0.13, 'yellow', { lighten: 0.15 })
  ellipse(pen, 0.1, -0.57, 0.022, 0.022, 'red')
}

const submarine: PropPainter = (pen) => {
  rect(pen, 0.02, -0.78, 0.03, 0.2, 'metal')
  rect(pen, 0.02, -0.79, 0.1, 0.035, 'metal', { round: 0.01 })
  polygon(
    pen,
    [
      [-0.12, -0.6],
      [0.1, -0.6],
      [0.14, -0.38],
      [-0.16, -0.38],
    ],
    '#4f5b68',
    { lighten: -0.1 },
  )
  for (const dy of [-0.14, 0.14]) ellipse(pen, -0.48, -0.22 + dy * 0.8, 0.03, 0.1, 'metal')
  shape(pen, '#4f5b68', [-0.48, -0.44, 0.98, 0.42], (p) => {
    p.moveTo(-0.48, -0.22)
    p.bezierCurveTo(-0.34, -0.44, -0.2, -0.44, 0.1, -0.44)
    p.bezierCurveTo(0.4, -0.44, 0.5, -0.32, 0.5, -0.23)
    p.bezierCurveTo(0.5, -0.12, 0.4, -0.02, 0.1, -0.02)
    p.bezierCurveTo(-0.2, -0.02, -0.34, -0.02, -0.48, -0.22)
    p.closePath()
  })
  for (const x of [-0.16, 0.06, 0.28]) {
    ellipse(pen, x, -0.25, 0.075, 0.075, 'metal', { lighten: -0.1 })
    ellipse(pen, x, -0.25, 0.052, 0.052, 'glass', { plain: true })
  }
}

const tap: PropPainter = (pen) => {
  // It stands on what is below it: on a wall it would hang in the air.
  rect(pen, 0.22, -0.64, 0.15, 0.62, 'metal', { lighten: -0.08, round: 0.05 })
  rect(pen, 0.12, -0.07, 0.35, 0.07, 'metal', { lighten: -0.15, round: 0.02 })
  strokePath(pen, 0.15, 'metal', (p) => (p.moveTo(0.3, -0.6), p.lineTo(-0.1, -0.6), p.quadraticCurveTo(-0.26, -0.6, -0.26, -0.42)))
  rect(pen, -0.35, -0.46, 0.18, 0.07, 'metal', { round: 0.02, lighten: -0.15 })
  rect(pen, 0.0, -0.8, 0.07, 0.14, 'metal')
  rect(pen, -0.14, -0.88, 0.35, 0.08, 'red', { round: 0.04 })
  shape(pen, 'water', [-0.33, -0.32, 0.14, 0.24], (p) => {
    p.moveTo(-0.26, -0.34)
    p.bezierCurveTo(-0.2, -0.24, -0.18, -0.2, -0.18, -0.16)
    p.bezierCurveTo(-0.18, -0.05, -0.34, -0.05, -0.34, -0.16)
    p.bezierCurveTo(-0.34, -0.2, -0.32, -0.24, -0.26, -0.34)
    p.closePath()
  })
}

/** Things of every day and of weather that no icon draws. */
export const EVERYDAY: Readonly<Record<string, PropPainter>> = {
  pipe,
  bakery,
  iceberg,
  'gold-bar': goldBar,
  refrigerator,
  submarine,
  tap,
}
