import { ellipse, lathe, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

const fryingPan: PropPainter = (pen) => {
  strokePath(pen, 0.075, 'dark', (p) => (p.moveTo(0.2, -0.3), p.lineTo(0.5, -0.42)), 0.1)
  ellipse(pen, 0.47, -0.41, 0.018, 0.016, 'metal', { plain: true, noInk: true })
  shape(pen, 'dark', [-0.5, -0.34, 0.78, 0.34], (p) => {
    p.moveTo(-0.5, -0.28)
    p.bezierCurveTo(-0.48, 0.06, 0.26, 0.06, 0.28, -0.28)
    p.closePath()
  })
  ellipse(pen, -0.11, -0.29, 0.39, 0.13, 'dark', { lighten: 0.16 })
  ellipse(pen, -0.11, -0.28, 0.34, 0.1, 'black', { noInk: true, plain: true, lighten: 0.1 })
  // Fat that shines.
  ellipse(pen, -0.16, -0.3, 0.16, 0.03, 'metal', { noInk: true, plain: true, lighten: -0.2 })
}

const blender: PropPainter = (pen) => {
  shape(pen, 'glass', [-0.25, -0.92, 0.5, 0.6], (p) => {
    p.moveTo(-0.25, -0.92)
    p.lineTo(0.25, -0.92)
    p.lineTo(0.17, -0.32)
    p.lineTo(-0.17, -0.32)
    p.closePath()
  })
  shape(
    pen,
    'coral',
    [-0.22, -0.7, 0.44, 0.36],
    (p) => {
      p.moveTo(-0.215, -0.68)
      p.quadraticCurveTo(-0.1, -0.74, 0, -0.68)
      p.quadraticCurveTo(0.1, -0.62, 0.215, -0.68)
      p.lineTo(0.165, -0.34)
      p.lineTo(-0.165, -0.34)
      p.closePath()
    },
    { plain: true, noInk: true },
  )
  for (const side of [-1, 1])
    polygon(
      pen,
      [
        [0, -0.38],
        [side * 0.11, -0.44],
        [side * 0.08, -0.38],
      ],
      'metal',
      { plain: true },
    )
  strokePath(pen, 0.045, 'dark', (p) => (p.moveTo(0.24, -0.84), p.bezierCurveTo(0.4, -0.84, 0.36, -0.5, 0.2, -0.5)))
  rect(pen, -0.27, -0.97, 0.54, 0.07, 'dark', { round: 0.02 })
  rect(pen, -0.08, -1, 0.16, 0.05, 'dark', { round: 0.02 })
  shape(pen, 'red', [-0.26, -0.33, 0.52, 0.33], (p) => {
    p.moveTo(-0.18, -0.33)
    p.lineTo(0.18, -0.33)
    p.lineTo(0.26, 0)
    p.lineTo(-0.26, 0)
    p.closePath()
  })
  ellipse(pen, 0, -0.15, 0.075, 0.075, 'cream')
  rect(pen, -0.01, -0.21, 0.02, 0.07, 'dark', { plain: true, noInk: true })
}

const whisk: PropPainter = (pen) => {
  rect(pen, -0.045, -0.4, 0.09, 0.4, 'red', { round: 0.04 })
  rect(pen, -0.04, -0.46, 0.08, 0.08, 'metal', { plain: true })
  for (const w of [0.2, 0.11, 0.03])
    strokePath(pen, 0.02, 'metal', (p) => {
      p.moveTo(-0.02, -0.46)
      p.bezierCurveTo(-w * 1.6, -0.7, -w * 1.3, -1, 0, -0.99)
      p.bezierCurveTo(w * 1.3, -1, w * 1.6, -0.7, 0.02, -0.46)
    })
}

const microwave: PropPainter = (pen) => {
  for (const x of [-0.42, 0.32]) rect(pen, x, -0.04, 0.1, 0.04, 'dark', { plain: true })
  rect(pen, -0.5, -0.6, 1, 0.57, 'wallCool', { round: 0.03, lighten: 0.2 })
  rect(pen, -0.45, -0.55, 0.66, 0.47, 'dark', { round: 0.03 })
  rect(pen, -0.4, -0.5, 0.56, 0.37, '#5a4030', { plain: true, noInk: true, round: 0.02 })
  ellipse(pen, -0.12, -0.17, 0.2, 0.03, 'glass', { plain: true, noInk: true })
  ellipse(pen, -0.12, -0.23, 0.1, 0.07, 'gold', { plain: true })
  strokePath(pen, 0.03, 'metal', (p) => (p.moveTo(0.25, -0.52), p.lineTo(0.25, -0.12)))
  rect(pen, 0.3, -0.54, 0.15, 0.08, 'black', { plain: true })
  rect(pen, 0.32, -0.52, 0.11, 0.035, 'leafLight', { plain: true, noInk: true, emissive: true })
  for (let i = 0; i < 9; i++)
    ellipse(pen, 0.325 + (i % 3) * 0.05, -0.4 + Math.floor(i / 3) * 0.06, 0.017, 0.017, 'cream', { plain: true, noInk: true })
  rect(pen, 0.31, -0.19, 0.13, 0.08, 'teal', { round: 0.02, plain: true })
}

const toaster: PropPainter = (pen) => {
  for (const x of [-0.2, 0.1]) {
    shape(pen, 'wallWarm', [x - 0.12, -0.82, 0.3, 0.34], (p) => p.roundRect(x - 0.12, -0.8, 0.3, 0.4, [0.12, 0.12, 0, 0]))
    rect(pen, x - 0.08, -0.75, 0.22, 0.3, 'cream', { plain: true, noInk: true, round: 0.06 })
  }
  rect(pen, -0.46, -0.56, 0.92, 0.53, 'red', { round: 0.14 })
  rect(pen, -0.36, -0.57, 0.72, 0.05, 'dark', { plain: true, round: 0.02 })
  rect(pen, -0.4, -0.06, 0.8, 0.06, 'dark', { round: 0.02, plain: true })
  rect(pen, -0.32, -0.4, 0.64, 0.05, 'white', { plain: true, noInk: true })
  rect(pen, 0.42, -0.4, 0.09, 0.08, 'dark', { round: 0.02 })
  ellipse(pen, 0.28, -0.2, 0.05, 0.05, 'metal')
}

/** A pot of clay without a plant. */
const plantPot: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.26, 0],
      [0.27, -0.02],
      [0.36, -0.62],
      [0.37, -0.66],
    ],
    '#c4683f',
  )
  ellipse(pen, 0, -0.78, 0.43, 0.09, '#c4683f', { lighten: 0.1 })
  ellipse(pen, 0, -0.78, 0.36, 0.06, 'earth', { plain: true, noInk: true, lighten: -0.3 })
  shape(pen, '#c4683f', [-0.43, -0.78, 0.86, 0.2], (p) => {
    p.moveTo(-0.43, -0.78)
    p.quadraticCurveTo(0, -0.64, 0.43, -0.78)
    p.lineTo(0.41, -0.62)
    p.quadraticCurveTo(0, -0.5, -0.41, -0.62)
    p.closePath()
  })
}

const carton: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.28, 0],
      [0.14, 0],
      [0.14, -0.68],
      [-0.28, -0.68],
    ],
    'white',
  )
  polygon(
    pen,
    [
      [0.14, 0],
      [0.32, -0.06],
      [0.32, -0.72],
      [0.14, -0.68],
    ],
    'white',
    { lighten: -0.16 },
  )
  polygon(
    pen,
    [
      [-0.28, -0.68],
      [0.14, -0.68],
      [0.2, -0.9],
      [-0.2, -0.9],
    ],
    'blue',
  )
  polygon(
    pen,
    [
      [0.14, -0.68],
      [0.32, -0.72],
      [0.2, -0.9],
    ],
    'blue',
    { lighten: -0.2 },
  )
  rect(pen, -0.2, -1, 0.4, 0.11, 'blue', { lighten: 0.1 })
  rect(pen, -0.28, -0.24, 0.42, 0.24, 'blue', { plain: true })
  ellipse(pen, -0.07, -0.46, 0.12, 0.14, 'waterLight', { plain: true })
}

export const COOKING = {
  'frying-pan': fryingPan,
  blender,
  whisk,
  microwave,
  toaster,
  'plant-pot': plantPot,
  carton,
} satisfies Record<string, PropPainter>
