import { polygon, shape, ellipse, type PropPainter, strokePath, rect, lathe } from './pen.ts'

const book: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.5, -0.06],
      [-0.44, -0.5],
      [0, -0.42],
      [0.44, -0.5],
      [0.5, -0.06],
      [0, 0],
    ],
    'red',
  )
  for (const side of [-1, 1])
    shape(
      pen,
      'cream',
      [side < 0 ? -0.46 : 0, -0.52, 0.46, 0.46],
      (p) => {
        p.moveTo(0, -0.06)
        p.quadraticCurveTo(side * 0.2, -0.16, side * 0.45, -0.1)
        p.lineTo(side * 0.41, -0.52)
        p.quadraticCurveTo(side * 0.18, -0.56, 0, -0.44)
        p.closePath()
      },
      { plain: true },
    )
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      strokePath(
        { ...pen, brush: { ...pen.brush, look: { ...pen.brush.look, ink: 0 } } },
        0.012,
        'stone',
        (p) => (p.moveTo(side * 0.08, -0.38 + i * 0.08), p.lineTo(side * 0.36, -0.44 + i * 0.085)),
      )
}

const letter: PropPainter = (pen) => {
  rect(pen, -0.5, -0.68, 1, 0.66, 'cream', { round: 0.02 })
  polygon(
    pen,
    [
      [-0.5, -0.68],
      [0.5, -0.68],
      [0, -0.3],
    ],
    'cream',
    { lighten: -0.1 },
  )
  ellipse(pen, 0, -0.33, 0.09, 0.09, 'red')
}

const bag: PropPainter = (pen) => {
  strokePath(pen, 0.05, 'wood', (p) => (p.moveTo(-0.2, -0.62), p.bezierCurveTo(-0.2, -1.02, 0.2, -1.02, 0.2, -0.62)))
  lathe(
    pen,
    [
      [0.4, 0],
      [0.45, -0.05],
      [0.42, -0.4],
      [0.34, -0.66],
    ],
    'woodLight',
  )
  shape(pen, 'wood', [-0.36, -0.68, 0.72, 0.34], (p) => {
    p.moveTo(-0.36, -0.67)
    p.lineTo(0.36, -0.67)
    p.quadraticCurveTo(0.38, -0.4, 0.1, -0.36)
    p.lineTo(-0.1, -0.36)
    p.quadraticCurveTo(-0.38, -0.4, -0.36, -0.67)
  })
  rect(pen, -0.05, -0.4, 0.1, 0.1, 'gold', { round: 0.02 })
}

const suitcase: PropPainter = (pen) => {
  strokePath(pen, 0.05, 'dark', (p) => (p.moveTo(-0.14, -0.68), p.lineTo(-0.14, -0.8), p.lineTo(0.14, -0.8), p.lineTo(0.14, -0.68)))
  rect(pen, -0.5, -0.7, 1, 0.7, 'woodLight', { round: 0.06 })
  for (const x of [-0.34, 0.26]) rect(pen, x, -0.7, 0.08, 0.7, 'wood', { plain: true, noInk: true })
  for (const x of [-0.34, 0.26]) rect(pen, x + 0.01, -0.42, 0.06, 0.09, 'gold', { plain: true })
}

const ball: PropPainter = (pen) => {
  ellipse(pen, 0, -0.5, 0.5, 0.5, 'red')
  for (const [width, role] of [
    [0.5, 'cream'],
    [0.24, 'blue'],
  ] as const)
    shape(
      pen,
      role,
      [-width / 2, -1, width, 1],
      (p) => {
        p.moveTo(0, -1)
        p.quadraticCurveTo(-width, -0.5, 0, 0)
        p.quadraticCurveTo(width, -0.5, 0, -1)
      },
      { noInk: true },
    )
}

const umbrella: PropPainter = (pen) => {
  strokePath(pen, 0.035, 'wood', (p) => (p.moveTo(0, -0.94), p.lineTo(0, -0.1), p.arc(0.07, -0.1, 0.07, Math.PI, 0, true)))
  shape(pen, 'red', [-0.5, -0.98, 1, 0.5], (p) => {
    p.moveTo(-0.5, -0.5)
    p.bezierCurveTo(-0.46, -1.12, 0.46, -1.12, 0.5, -0.5)
    for (const x of [0.5, 0.17, -0.17]) p.quadraticCurveTo(x - 0.165, -0.6, x - 0.333, -0.5)
    p.closePath()
  })
  shape(
    pen,
    'red',
    [-0.17, -0.96, 0.34, 0.46],
    (p) => {
      p.moveTo(-0.17, -0.5)
      p.quadraticCurveTo(-0.14, -0.86, 0, -0.96)
      p.quadraticCurveTo(0.14, -0.86, 0.17, -0.5)
      p.quadraticCurveTo(0, -0.6, -0.17, -0.5)
    },
    { lighten: 0.16, noInk: true },
  )
}

const basket: PropPainter = (pen) => {
  strokePath(pen, 0.06, 'wood', (p) => (p.moveTo(-0.4, -0.46), p.bezierCurveTo(-0.36, -1.08, 0.36, -1.08, 0.4, -0.46)))
  ellipse(pen, 0, -0.46, 0.47, 0.1, 'wood', { lighten: -0.3, plain: true })
  lathe(
    pen,
    [
      [0.34, 0],
      [0.36, -0.02],
      [0.44, -0.3],
      [0.48, -0.46],
    ],
    'woodLight',
  )
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7; i++)
      ellipse(pen, -0.36 + i * 0.12 + (row % 2) * 0.05, -0.1 - row * 0.13, 0.055, 0.025, 'wood', { plain: true, noInk: true })
  strokePath(pen, 0.06, 'wood', (p) => (p.moveTo(-0.47, -0.46), p.quadraticCurveTo(0, -0.32, 0.47, -0.46)))
}

const chest: PropPainter = (pen) => {
  rect(pen, -0.5, -0.4, 1, 0.4, 'wood')
  shape(
    pen,
    'wood',
    [-0.5, -0.76, 1, 0.36],
    (p) => {
      p.moveTo(-0.5, -0.4)
      p.bezierCurveTo(-0.5, -0.86, 0.5, -0.86, 0.5, -0.4)
      p.closePath()
    },
    { lighten: 0.08 },
  )
  for (const x of [-0.4, 0.3]) rect(pen, x, -0.68, 0.1, 0.68, 'gold', { plain: true })
  rect(pen, -0.5, -0.44, 1, 0.06, 'gold', { plain: true })
  rect(pen, -0.09, -0.48, 0.18, 0.2, 'gold', { round: 0.03 })
  ellipse(pen, 0, -0.38, 0.03, 0.035, 'dark', { plain: true, noInk: true })
}

const crate: PropPainter = (pen) => {
  rect(pen, -0.46, -0.84, 0.92, 0.84, 'woodLight')
  for (const y of [-0.84, -0.14]) rect(pen, -0.48, y, 0.96, 0.14, 'wood', { plain: true })
  polygon(
    pen,
    [
      [-0.42, -0.14],
      [-0.28, -0.14],
      [0.42, -0.7],
      [0.28, -0.7],
    ],
    'wood',
    { plain: true },
  )
}

const spade: PropPainter = (pen) => {
  strokePath(pen, 0.045, 'woodLight', (p) => (p.moveTo(0, -0.94), p.lineTo(0, -0.3)))
  strokePath(pen, 0.045, 'wood', (p) => (p.moveTo(-0.09, -0.97), p.lineTo(0.09, -0.97)))
  shape(pen, 'metal', [-0.14, -0.34, 0.28, 0.34], (p) => {
    p.moveTo(-0.14, -0.34)
    p.lineTo(0.14, -0.34)
    p.quadraticCurveTo(0.15, -0.1, 0, 0)
    p.quadraticCurveTo(-0.15, -0.1, -0.14, -0.34)
  })
}

const doll: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.08, -0.62],
      [0.08, -0.62],
      [0.27, -0.12],
      [-0.27, -0.12],
    ],
    'pink',
  )
  for (const x of [-0.1, 0.1]) rect(pen, x - 0.04, -0.14, 0.08, 0.14, 'cream', { round: 0.03, plain: true })
  strokePath(pen, 0.07, 'skin', (p) => (p.moveTo(-0.09, -0.56), p.lineTo(-0.26, -0.36)))
  strokePath(pen, 0.07, 'skin', (p) => (p.moveTo(0.09, -0.56), p.lineTo(0.26, -0.36)))
  ellipse(pen, 0, -0.8, 0.22, 0.2, 'trunk')
  ellipse(pen, 0, -0.77, 0.16, 0.15, 'skin', { plain: true })
  for (const x of [-0.06, 0.06]) ellipse(pen, x, -0.77, 0.02, 0.025, 'dark', { plain: true, noInk: true })
}

const kite: PropPainter = (pen) => {
  strokePath(pen, 0.02, 'dark', (p) => (p.moveTo(0.06, -0.34), p.bezierCurveTo(0.26, -0.22, -0.02, -0.12, 0.14, 0)))
  for (const [points, role] of [
    [
      [
        [0, -1],
        [0.3, -0.74],
        [0.06, -0.74],
      ],
      'red',
    ],
    [
      [
        [0, -1],
        [-0.24, -0.74],
        [0.06, -0.74],
      ],
      'gold',
    ],
    [
      [
        [-0.24, -0.74],
        [0.06, -0.34],
        [0.06, -0.74],
      ],
      'blue',
    ],
    [
      [
        [0.3, -0.74],
        [0.06, -0.34],
        [0.06, -0.74],
      ],
      'teal',
    ],
  ] as const)
    polygon(pen, points, role)
}

const balloon: PropPainter = (pen) => {
  strokePath(pen, 0.016, 'dark', (p) => (p.moveTo(0, -0.42), p.bezierCurveTo(0.08, -0.3, -0.08, -0.16, 0.02, 0)))
  shape(pen, 'red', [-0.28, -1, 0.56, 0.6], (p) => {
    p.moveTo(0, -0.42)
    p.bezierCurveTo(-0.2, -0.5, -0.3, -0.64, -0.28, -0.76)
    p.bezierCurveTo(-0.26, -1.08, 0.26, -1.08, 0.28, -0.76)
    p.bezierCurveTo(0.3, -0.64, 0.2, -0.5, 0, -0.42)
  })
  polygon(
    pen,
    [
      [0, -0.44],
      [0.05, -0.38],
      [-0.05, -0.38],
    ],
    'red',
    { lighten: -0.1, plain: true },
  )
  ellipse(pen, -0.12, -0.84, 0.05, 0.08, 'white', { plain: true, noInk: true, emissive: true })
}

export const CARRIED_PROPS = {
  book,
  letter,
  bag,
  suitcase,
  ball,
  umbrella,
  basket,
  chest,
  box: crate,
  spade,
  doll,
  kite,
  balloon,
} satisfies Record<string, PropPainter>
