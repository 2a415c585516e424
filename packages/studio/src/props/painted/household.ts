import { ellipse, emitLight, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

const oven: PropPainter = (pen) => {
  rect(pen, -0.44, -0.94, 0.88, 0.92, 'white', { round: 0.04 })
  rect(pen, -0.38, -0.06, 0.12, 0.06, 'dark', { plain: true })
  rect(pen, 0.26, -0.06, 0.12, 0.06, 'dark', { plain: true })
  rect(pen, -0.44, -1, 0.88, 0.07, 'dark', { round: 0.02 })
  for (const x of [-0.32, -0.16, 0.16, 0.32]) ellipse(pen, x, -0.83, 0.045, 0.045, 'metal')
  rect(pen, -0.08, -0.87, 0.16, 0.08, 'dark', { plain: true, round: 0.01 })
  rect(pen, -0.34, -0.6, 0.68, 0.46, 'dark', { round: 0.04 })
  rect(pen, -0.27, -0.53, 0.54, 0.32, '#e8752c', { plain: true, round: 0.03, emissive: true })
  emitLight(pen, 0, -0.36, 0.3, 0.55)
  for (const y of [-0.43, -0.31]) strokePath(pen, 0.012, 'metal', (p) => (p.moveTo(-0.25, y), p.lineTo(0.25, y)))
  strokePath(pen, 0.035, 'metal', (p) => (p.moveTo(-0.3, -0.68), p.lineTo(0.3, -0.68)))
}

const washingMachine: PropPainter = (pen) => {
  rect(pen, -0.4, -0.96, 0.8, 0.94, 'white', { round: 0.05 })
  rect(pen, -0.4, -0.96, 0.8, 0.18, 'wallCool', { round: 0.05 })
  rect(pen, -0.34, -0.91, 0.26, 0.09, 'cream', { round: 0.02 })
  ellipse(pen, 0.24, -0.87, 0.05, 0.05, 'metal')
  rect(pen, 0, -0.9, 0.13, 0.06, 'dark', { plain: true })
  ellipse(pen, 0, -0.41, 0.29, 0.29, 'metal')
  ellipse(pen, 0, -0.41, 0.22, 0.22, 'water', { noInk: true })
  shape(
    pen,
    'coral',
    [-0.19, -0.42, 0.38, 0.2],
    (p) => (
      p.moveTo(-0.19, -0.36),
      p.bezierCurveTo(-0.06, -0.5, 0.02, -0.28, 0.2, -0.42),
      p.bezierCurveTo(0.2, -0.26, 0.06, -0.19, -0.02, -0.2),
      p.closePath()
    ),
    { noInk: true },
  )
  for (const [x, y] of [
    [-0.08, -0.5],
    [0.06, -0.54],
    [0.12, -0.47],
  ] as const)
    ellipse(pen, x, y, 0.022, 0.022, 'white', { plain: true, noInk: true })
  rect(pen, -0.34, -0.03, 0.1, 0.03, 'dark', { plain: true })
  rect(pen, 0.24, -0.03, 0.1, 0.03, 'dark', { plain: true })
}

const sewingMachine: PropPainter = (pen) => {
  rect(pen, -0.5, -0.12, 1, 0.11, 'wood', { round: 0.03 })
  rect(pen, -0.42, -0.17, 0.84, 0.06, 'metal', { plain: true })
  shape(pen, 'dark', [-0.42, -0.68, 0.84, 0.55], (p) => {
    p.moveTo(0.4, -0.16)
    p.lineTo(0.4, -0.6)
    p.quadraticCurveTo(0.4, -0.68, 0.3, -0.68)
    p.lineTo(-0.34, -0.66)
    p.quadraticCurveTo(-0.42, -0.66, -0.42, -0.56)
    p.lineTo(-0.4, -0.36)
    p.lineTo(-0.26, -0.36)
    p.lineTo(-0.24, -0.5)
    p.lineTo(0.12, -0.5)
    p.quadraticCurveTo(0.2, -0.48, 0.2, -0.38)
    p.lineTo(0.16, -0.16)
    p.closePath()
  })
  strokePath(pen, 0.014, 'gold', (p) => (p.moveTo(-0.2, -0.58), p.quadraticCurveTo(0.04, -0.66, 0.26, -0.58)))
  strokePath(pen, 0.022, 'metal', (p) => (p.moveTo(-0.33, -0.36), p.lineTo(-0.33, -0.2)))
  ellipse(pen, 0.45, -0.52, 0.05, 0.12, 'metal')
  rect(pen, -0.02, -0.8, 0.1, 0.12, 'red', { round: 0.02 })
  rect(pen, -0.04, -0.82, 0.14, 0.03, 'woodLight', { plain: true })
  strokePath(pen, 0.008, 'red', (p) => (p.moveTo(0, -0.76), p.lineTo(-0.33, -0.62), p.lineTo(-0.33, -0.24)))
  polygon(
    pen,
    [
      [-0.5, -0.17],
      [-0.16, -0.17],
      [-0.1, -0.1],
      [-0.5, -0.1],
    ],
    'blue',
  )
}

const stairs: PropPainter = (pen) => {
  const steps = 6
  for (let i = steps - 1; i >= 0; i--) {
    const x = -0.5 + i / steps
    const height = 0.14 * (i + 1)
    rect(pen, x, -height, 1 / steps + (steps - 1 - i) / steps, height, 'stone', { plain: true, lighten: -0.04 * (i % 2) })
    rect(pen, x - 0.012, -height - 0.02, 1 / steps + 0.012, 0.035, 'cream', { plain: true })
  }
  strokePath(pen, 0.03, 'wood', (p) => (p.moveTo(-0.44, -0.36), p.lineTo(0.46, -1)))
  for (const i of [0, 2, 4])
    strokePath(pen, 0.018, 'metal', (p) => (p.moveTo(-0.42 + i / steps, -0.38 - i * 0.12), p.lineTo(-0.42 + i / steps, -0.14 * (i + 1))))
}

const nail: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.06, -0.88],
      [0.06, -0.88],
      [0.05, -0.16],
      [0, 0],
      [-0.05, -0.16],
    ],
    'metal',
  )
  for (const y of [-0.82, -0.77, -0.72]) strokePath(pen, 0.012, 'dark', (p) => (p.moveTo(-0.055, y), p.lineTo(0.055, y)))
  ellipse(pen, 0, -0.92, 0.22, 0.07, 'metal', { lighten: 0.12 })
}

const toyBrick: PropPainter = (pen) => {
  for (const x of [-0.32, -0.02, 0.28]) {
    rect(pen, x - 0.1, -0.62, 0.2, 0.12, 'red', { lighten: -0.06 })
    ellipse(pen, x, -0.62, 0.1, 0.035, 'red', { lighten: 0.14 })
  }
  rect(pen, -0.5, -0.52, 0.9, 0.5, 'red', { round: 0.015 })
  polygon(
    pen,
    [
      [0.4, -0.52],
      [0.5, -0.6],
      [0.5, -0.1],
      [0.4, -0.02],
    ],
    'red',
    { lighten: -0.22 },
  )
  polygon(
    pen,
    [
      [-0.5, -0.52],
      [-0.42, -0.58],
      [0.5, -0.6],
      [0.4, -0.52],
    ],
    'red',
    { lighten: 0.1, noInk: true },
  )
}

const plasticBag: PropPainter = (pen) => {
  strokePath(pen, 0.035, 'wallCool', (p) => (p.moveTo(-0.24, -0.62), p.bezierCurveTo(-0.26, -1, -0.06, -1, -0.06, -0.62)))
  strokePath(pen, 0.035, 'wallCool', (p) => (p.moveTo(0.06, -0.62), p.bezierCurveTo(0.06, -1, 0.26, -1, 0.24, -0.62)))
  shape(pen, 'white', [-0.38, -0.68, 0.76, 0.68], (p) => {
    p.moveTo(-0.28, -0.66)
    p.quadraticCurveTo(-0.14, -0.56, 0, -0.66)
    p.quadraticCurveTo(0.14, -0.56, 0.28, -0.66)
    p.bezierCurveTo(0.3, -0.4, 0.42, -0.24, 0.36, -0.02)
    p.quadraticCurveTo(0, 0.04, -0.36, -0.02)
    p.bezierCurveTo(-0.42, -0.24, -0.3, -0.4, -0.28, -0.66)
  })
  for (const [x, y] of [
    [-0.2, -0.5],
    [0.18, -0.46],
    [-0.06, -0.3],
  ] as const)
    strokePath(pen, 0.012, 'wallCool', (p) => (p.moveTo(x, y), p.quadraticCurveTo(x + 0.06, y + 0.14, x - 0.04, y + 0.26)))
}

const piggyBank: PropPainter = (pen) => {
  for (const x of [-0.26, 0.14]) rect(pen, x, -0.16, 0.13, 0.16, 'pink', { lighten: -0.08, round: 0.02 })
  strokePath(pen, 0.025, 'pink', (p) => (p.moveTo(-0.4, -0.4), p.bezierCurveTo(-0.5, -0.46, -0.46, -0.56, -0.42, -0.5)), -0.1)
  ellipse(pen, -0.02, -0.4, 0.4, 0.3, 'pink')
  ellipse(pen, 0.38, -0.38, 0.1, 0.12, 'pink', { lighten: -0.06 })
  for (const y of [-0.42, -0.34]) ellipse(pen, 0.4, y, 0.018, 0.022, 'dark', { plain: true, noInk: true })
  polygon(
    pen,
    [
      [0.1, -0.64],
      [0.26, -0.8],
      [0.28, -0.58],
    ],
    'pink',
    { lighten: -0.1 },
  )
  ellipse(pen, 0.24, -0.5, 0.026, 0.032, 'dark', { plain: true, noInk: true })
  rect(pen, -0.16, -0.69, 0.2, 0.03, 'dark', { plain: true, round: 0.015 })
  ellipse(pen, -0.06, -0.86, 0.12, 0.12, 'gold')
  ellipse(pen, -0.06, -0.86, 0.075, 0.075, 'gold', { lighten: 0.18, noInk: true })
}

const brickWall: PropPainter = (pen) => {
  rect(pen, -0.5, -0.8, 1, 0.8, 'cream', { plain: true })
  const [rows, high] = [6, 0.8 / 6]
  for (let row = 0; row < rows; row++)
    for (let i = -1; i < 4; i++) {
      const left = Math.max(-0.5, -0.5 + i * 0.27 + (row % 2) * 0.135)
      const right = Math.min(0.5, -0.5 + (i + 1) * 0.27 + (row % 2) * 0.135 - 0.02)
      if (right - left > 0.02)
        rect(pen, left, -high * (row + 1) + 0.01, right - left, high - 0.02, 'roof', { lighten: ((row * 3 + i) % 3) * 0.06 - 0.05 })
    }
}

const prison: PropPainter = (pen) => {
  rect(pen, -0.5, -0.96, 1, 0.96, 'stone', { round: 0.02 })
  rect(pen, -0.36, -0.82, 0.72, 0.68, 'dark', { plain: true })
  for (const x of [-0.27, -0.135, 0, 0.135, 0.27]) strokePath(pen, 0.045, 'metal', (p) => (p.moveTo(x, -0.82), p.lineTo(x, -0.14)))
  strokePath(pen, 0.045, 'metal', (p) => (p.moveTo(-0.36, -0.48), p.lineTo(0.36, -0.48)))
  rect(pen, 0.05, -0.55, 0.18, 0.14, 'gold', { round: 0.02 })
  ellipse(pen, 0.14, -0.49, 0.025, 0.025, 'dark', { plain: true, noInk: true })
}

/** Appliances, parts of houses and small household things. */
export const HOUSEHOLD: Readonly<Record<string, PropPainter>> = {
  oven,
  'washing-machine': washingMachine,
  'sewing-machine': sewingMachine,
  stairs,
  nail,
  'toy-brick': toyBrick,
  'plastic-bag': plasticBag,
  'piggy-bank': piggyBank,
  'brick-wall': brickWall,
  prison,
}
