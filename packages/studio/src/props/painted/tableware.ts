import { shape, ellipse, type PropPainter, strokePath, rect, lathe } from './pen.ts'

const teapot: PropPainter = (pen) => {
  strokePath(pen, 0.06, 'teal', (p) => (p.moveTo(0.26, -0.5), p.bezierCurveTo(0.52, -0.56, 0.52, -0.16, 0.24, -0.18)), -0.12)
  shape(
    pen,
    'teal',
    [-0.5, -0.6, 0.3, 0.42],
    (p) => {
      p.moveTo(-0.2, -0.16)
      p.bezierCurveTo(-0.36, -0.2, -0.34, -0.5, -0.5, -0.56)
      p.lineTo(-0.42, -0.62)
      p.bezierCurveTo(-0.28, -0.58, -0.28, -0.44, -0.18, -0.4)
    },
    { lighten: -0.06 },
  )
  lathe(
    pen,
    [
      [0.17, 0],
      [0.2, -0.02],
      [0.31, -0.14],
      [0.33, -0.34],
      [0.26, -0.52],
      [0.17, -0.58],
    ],
    'teal',
  )
  ellipse(pen, 0, -0.57, 0.17, 0.035, 'teal', { lighten: 0.14, plain: true })
  lathe(
    pen,
    [
      [0.16, -0.58],
      [0.13, -0.65],
      [0.05, -0.68],
    ],
    'teal',
    { lighten: 0.06 },
  )
  ellipse(pen, 0, -0.71, 0.045, 0.045, 'gold')
}

const steam = (pen: Parameters<PropPainter>[0], y: number): void => {
  const { g } = pen.brush
  g.save()
  g.globalAlpha = 0.4
  for (const x of [-0.1, 0.04, 0.16])
    strokePath({ ...pen, brush: { ...pen.brush, look: { ...pen.brush.look, ink: 0 } } }, 0.03, 'white', (p) => {
      p.moveTo(x, y)
      p.bezierCurveTo(x - 0.08, y - 0.09, x + 0.08, y - 0.15, x, y - 0.25)
    })
  g.restore()
}

const cup: PropPainter = (pen) => {
  ellipse(pen, 0, -0.035, 0.48, 0.05, 'cream', { lighten: -0.06 })
  strokePath(pen, 0.07, 'cream', (p) => (p.moveTo(0.28, -0.5), p.bezierCurveTo(0.56, -0.52, 0.5, -0.18, 0.2, -0.2)), -0.1)
  lathe(
    pen,
    [
      [0.17, -0.04],
      [0.22, -0.08],
      [0.31, -0.28],
      [0.34, -0.56],
    ],
    'cream',
  )
  shape(
    pen,
    'red',
    [-0.34, -0.42, 0.68, 0.1],
    (p) => {
      p.moveTo(-0.33, -0.44)
      p.lineTo(0.33, -0.44)
      p.lineTo(0.32, -0.35)
      p.lineTo(-0.32, -0.35)
      p.closePath()
    },
    { plain: true, noInk: true },
  )
  ellipse(pen, 0, -0.56, 0.34, 0.07, 'cream', { lighten: 0.1, plain: true })
  ellipse(pen, 0, -0.555, 0.28, 0.05, '#6b3d22', { plain: true, noInk: true })
  steam(pen, -0.66)
}

const bottle: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.17, 0],
      [0.18, -0.02],
      [0.18, -0.5],
      [0.16, -0.6],
      [0.07, -0.68],
      [0.06, -0.9],
    ],
    '#3f8a5c',
  )
  rect(pen, -0.14, -0.46, 0.28, 0.26, 'cream', { plain: true, noInk: true, round: 0.02 })
  rect(pen, -0.055, -0.99, 0.11, 0.12, 'woodLight', { round: 0.02 })
}

const glass: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.22, 0],
      [0.23, -0.03],
      [0.28, -0.6],
      [0.3, -0.95],
    ],
    'glass',
  )
  lathe(
    pen,
    [
      [0.2, -0.06],
      [0.21, -0.08],
      [0.25, -0.5],
      [0.26, -0.62],
    ],
    'waterLight',
    { plain: true, noInk: true },
  )
  ellipse(pen, 0, -0.95, 0.3, 0.05, 'white', { plain: true })
}

const vase: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.16, 0],
      [0.17, -0.02],
      [0.3, -0.24],
      [0.28, -0.46],
      [0.12, -0.66],
      [0.12, -0.78],
      [0.18, -0.86],
    ],
    'blue',
  )
  lathe(
    pen,
    [
      [0.29, -0.26],
      [0.3, -0.3],
      [0.285, -0.36],
    ],
    'cream',
    { plain: true, noInk: true },
  )
  ellipse(pen, 0, -0.86, 0.18, 0.04, 'dark', { plain: true })
}

const jar: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.28, 0],
      [0.32, -0.04],
      [0.34, -0.4],
      [0.32, -0.66],
      [0.24, -0.76],
    ],
    'glass',
  )
  lathe(
    pen,
    [
      [0.26, -0.04],
      [0.3, -0.08],
      [0.31, -0.4],
      [0.31, -0.5],
    ],
    'coral',
    { plain: true, noInk: true },
  )
  rect(pen, -0.27, -0.92, 0.54, 0.18, 'red', { round: 0.04 })
}

const bucket: PropPainter = (pen) => {
  strokePath(pen, 0.03, 'dark', (p) => (p.moveTo(-0.36, -0.66), p.bezierCurveTo(-0.36, -1.08, 0.36, -1.08, 0.36, -0.66)))
  lathe(
    pen,
    [
      [0.27, 0],
      [0.28, -0.02],
      [0.36, -0.6],
      [0.38, -0.68],
    ],
    'metal',
  )
  for (const y of [-0.16, -0.5])
    rect(pen, -0.3 - (y === -0.5 ? 0.05 : 0), y, 0.6 + (y === -0.5 ? 0.1 : 0), 0.04, 'metal', { lighten: -0.25, plain: true, noInk: true })
  ellipse(pen, 0, -0.68, 0.38, 0.07, 'water', { plain: true })
}

const kettle: PropPainter = (pen) => {
  strokePath(pen, 0.05, 'dark', (p) => (p.moveTo(-0.24, -0.5), p.bezierCurveTo(-0.28, -0.98, 0.28, -0.98, 0.24, -0.5)))
  shape(
    pen,
    'red',
    [-0.5, -0.6, 0.3, 0.4],
    (p) => {
      p.moveTo(-0.26, -0.2)
      p.lineTo(-0.48, -0.56)
      p.lineTo(-0.4, -0.62)
      p.lineTo(-0.2, -0.42)
    },
    { plain: true },
  )
  lathe(
    pen,
    [
      [0.33, 0],
      [0.36, -0.03],
      [0.36, -0.2],
      [0.3, -0.46],
      [0.16, -0.56],
    ],
    'red',
  )
  ellipse(pen, 0, -0.56, 0.16, 0.035, 'red', { lighten: 0.14, plain: true })
  ellipse(pen, 0, -0.62, 0.045, 0.05, 'dark')
}

const wateringCan: PropPainter = (pen) => {
  strokePath(pen, 0.05, 'teal', (p) => (p.moveTo(0.1, -0.6), p.bezierCurveTo(0.52, -0.8, 0.56, -0.2, 0.28, -0.12)), -0.1)
  // By this one it is carried.
  strokePath(pen, 0.045, 'teal', (p) => (p.moveTo(-0.14, -0.56), p.bezierCurveTo(-0.16, -1.05, 0.26, -1.05, 0.24, -0.56)), -0.1)
  strokePath(pen, 0.09, 'teal', (p) => (p.moveTo(-0.16, -0.14), p.lineTo(-0.42, -0.56)), -0.06)
  shape(
    pen,
    'teal',
    [-0.52, -0.7, 0.2, 0.2],
    (p) => {
      p.moveTo(-0.5, -0.5)
      p.lineTo(-0.34, -0.62)
      p.lineTo(-0.38, -0.72)
      p.lineTo(-0.58, -0.56)
      p.closePath()
    },
    { plain: true },
  )
  lathe(
    pen,
    [
      [0.26, 0],
      [0.27, -0.02],
      [0.24, -0.54],
    ],
    'teal',
    { x: 0.04 },
  )
  ellipse(pen, 0.04, -0.54, 0.24, 0.05, 'dark', { plain: true })
}

export const TABLEWARE = { teapot, cup, bottle, glass, vase, jar, bucket, kettle, 'watering-can': wateringCan } satisfies Record<
  string,
  PropPainter
>
