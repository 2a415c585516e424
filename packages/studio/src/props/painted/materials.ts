import { ellipse, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

const soil: PropPainter = (pen) => {
  shape(
    pen,
    'earth',
    [-0.5, -0.46, 1, 0.46],
    (p) => (
      p.moveTo(-0.5, 0),
      p.bezierCurveTo(-0.36, -0.28, -0.2, -0.46, 0.02, -0.46),
      p.bezierCurveTo(0.24, -0.44, 0.38, -0.24, 0.5, 0),
      p.closePath()
    ),
  )
  for (const [x, y, r] of [
    [-0.24, -0.14, 0.035],
    [-0.04, -0.3, 0.03],
    [0.16, -0.18, 0.04],
    [0.3, -0.07, 0.025],
    [-0.08, -0.08, 0.03],
  ] as const)
    ellipse(pen, x, y, r, r * 0.75, 'trunk', { plain: true, noInk: true, lighten: -0.1 })
}

const flour: PropPainter = (pen) => {
  shape(
    pen,
    'cream',
    [-0.34, -0.96, 0.68, 0.94],
    (p) => (
      p.moveTo(-0.28, -0.92),
      p.lineTo(0.28, -0.92),
      p.quadraticCurveTo(0.38, -0.46, 0.32, -0.02),
      p.lineTo(-0.32, -0.02),
      p.quadraticCurveTo(-0.38, -0.46, -0.28, -0.92)
    ),
  )
  rect(pen, -0.3, -0.98, 0.6, 0.12, 'wheat', { round: 0.02 })
  strokePath(pen, 0.024, 'wheat', (p) => (p.moveTo(0, -0.16), p.lineTo(0, -0.62)))
  for (const [y, side] of [
    [-0.32, -1],
    [-0.32, 1],
    [-0.44, -1],
    [-0.44, 1],
    [-0.56, -1],
    [-0.56, 1],
  ] as const)
    ellipse(pen, side * 0.065, y, 0.05, 0.032, 'wheat', { noInk: true })
  ellipse(pen, 0, -0.66, 0.032, 0.055, 'wheat', { noInk: true })
  ellipse(pen, 0.36, -0.03, 0.13, 0.045, 'white', { noInk: true })
}

const sugar: PropPainter = (pen) => {
  const cube = (x: number, y: number): void => {
    rect(pen, x - 0.17, y - 0.26, 0.3, 0.26, 'white')
    polygon(
      pen,
      [
        [x - 0.17, y - 0.26],
        [x - 0.08, y - 0.36],
        [x + 0.22, y - 0.36],
        [x + 0.13, y - 0.26],
      ],
      'white',
      { lighten: 0.1 },
    )
    polygon(
      pen,
      [
        [x + 0.13, y - 0.26],
        [x + 0.22, y - 0.36],
        [x + 0.22, y - 0.1],
        [x + 0.13, y],
      ],
      'wallCool',
      { lighten: 0.15 },
    )
  }
  cube(-0.28, 0)
  cube(0.24, 0)
  cube(-0.02, -0.3)
}

const towel: PropPainter = (pen) => {
  strokePath(pen, 0.035, 'metal', (p) => (p.moveTo(-0.46, -0.94), p.lineTo(0.46, -0.94)))
  for (const side of [-1, 1]) ellipse(pen, side * 0.47, -0.94, 0.035, 0.05, 'metal')
  rect(pen, -0.32, -0.97, 0.64, 0.62, 'teal', { lighten: -0.12, round: 0.02 })
  rect(pen, -0.32, -0.97, 0.64, 0.92, 'teal', { round: 0.03 })
  for (const y of [-0.3, -0.22]) rect(pen, -0.32, y, 0.64, 0.035, 'white', { plain: true, noInk: true })
  for (let i = 0; i < 9; i++)
    strokePath(pen, 0.014, 'teal', (p) => (p.moveTo(-0.29 + i * 0.0725, -0.06), p.lineTo(-0.29 + i * 0.0725, -0.01)))
}

const button: PropPainter = (pen) => {
  ellipse(pen, 0, -0.5, 0.46, 0.46, 'blue')
  ellipse(pen, 0, -0.5, 0.35, 0.35, 'blue', { lighten: 0.14 })
  for (const [x, y] of [
    [-0.11, -0.61],
    [0.11, -0.61],
    [-0.11, -0.39],
    [0.11, -0.39],
  ] as const)
    ellipse(pen, x, y, 0.05, 0.05, 'dark', { plain: true, noInk: true })
}

const glue: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.05, -1],
      [0.05, -1],
      [0.1, -0.8],
      [-0.1, -0.8],
    ],
    'red',
  )
  rect(pen, -0.13, -0.82, 0.26, 0.09, 'red', { round: 0.02 })
  shape(
    pen,
    'white',
    [-0.25, -0.75, 0.5, 0.75],
    (p) => (
      p.moveTo(-0.13, -0.74),
      p.lineTo(0.13, -0.74),
      p.quadraticCurveTo(0.26, -0.66, 0.25, -0.5),
      p.lineTo(0.25, -0.02),
      p.lineTo(-0.25, -0.02),
      p.lineTo(-0.25, -0.5),
      p.quadraticCurveTo(-0.26, -0.66, -0.13, -0.74)
    ),
  )
  rect(pen, -0.25, -0.46, 0.5, 0.28, 'yellow', { plain: true })
  shape(
    pen,
    'white',
    [-0.06, -0.4, 0.12, 0.16],
    (p) => (p.moveTo(0, -0.42), p.bezierCurveTo(0.1, -0.3, 0.06, -0.22, 0, -0.22), p.bezierCurveTo(-0.06, -0.22, -0.1, -0.3, 0, -0.42)),
    { noInk: true },
  )
}

/** Soil and materials of the kitchen and the workshop. */
export const MATERIALS: Readonly<Record<string, PropPainter>> = {
  soil,
  flour,
  sugar,
  towel,
  'shirt-button': button,
  glue,
}
