import { ellipse, emitLight, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

const lava: PropPainter = (pen) => {
  shape(pen, 'dark', [-0.5, -0.5, 1, 0.5], (p) => {
    p.moveTo(-0.5, 0)
    p.lineTo(-0.44, -0.24)
    p.lineTo(-0.2, -0.42)
    p.lineTo(0.06, -0.5)
    p.lineTo(0.3, -0.38)
    p.lineTo(0.46, -0.2)
    p.lineTo(0.5, 0)
    p.closePath()
  })
  shape(
    pen,
    '#ff7a1c',
    [-0.32, -0.5, 0.66, 0.5],
    (p) => {
      p.moveTo(-0.06, -0.47)
      p.bezierCurveTo(-0.2, -0.34, 0.02, -0.28, -0.14, -0.16)
      p.bezierCurveTo(-0.26, -0.08, -0.3, -0.04, -0.32, 0)
      p.lineTo(0.34, 0)
      p.bezierCurveTo(0.3, -0.12, 0.1, -0.14, 0.16, -0.26)
      p.bezierCurveTo(0.2, -0.36, 0.06, -0.4, 0.14, -0.47)
      p.closePath()
    },
    { emissive: true, noInk: true },
  )
  shape(
    pen,
    'yellow',
    [-0.16, -0.44, 0.34, 0.42],
    (p) => {
      p.moveTo(0.02, -0.45)
      p.bezierCurveTo(-0.08, -0.32, 0.08, -0.28, 0, -0.16)
      p.bezierCurveTo(-0.06, -0.1, -0.14, -0.04, -0.15, 0)
      p.lineTo(0.16, 0)
      p.bezierCurveTo(0.1, -0.1, 0.04, -0.12, 0.08, -0.24)
      p.bezierCurveTo(0.12, -0.34, 0.04, -0.38, 0.06, -0.45)
      p.closePath()
    },
    { emissive: true, noInk: true, plain: true },
  )
  emitLight(pen, 0, -0.24, 0.5, 0.5)
  for (const [x, y, r] of [
    [-0.3, -0.6, 0.035],
    [0.24, -0.64, 0.03],
    [0.02, -0.7, 0.04],
  ] as const)
    ellipse(pen, x, y, r, r, '#ff7a1c', { emissive: true, noInk: true })
}

const stoneTower: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.17, -0.74],
      [0.17, -0.74],
      [0.21, 0],
      [-0.21, 0],
    ],
    'stone',
  )
  for (const [x, y] of [
    [-0.12, -0.2],
    [0.06, -0.12],
    [-0.04, -0.34],
    [0.1, -0.46],
    [-0.13, -0.54],
    [0.02, -0.64],
  ] as const)
    rect(pen, x, y, 0.08, 0.045, 'stone', { plain: true, lighten: -0.12, round: 0.008, noInk: true })
  rect(pen, -0.22, -0.84, 0.44, 0.12, 'stone', { lighten: 0.05 })
  for (const x of [-0.22, -0.08, 0.06]) rect(pen, x + 0.005, -0.92, 0.1, 0.09, 'stone', { lighten: 0.05 })
  shape(
    pen,
    'dark',
    [-0.045, -0.62, 0.09, 0.14],
    (p) => (
      p.moveTo(-0.045, -0.48),
      p.lineTo(-0.045, -0.56),
      p.quadraticCurveTo(0, -0.64, 0.045, -0.56),
      p.lineTo(0.045, -0.48),
      p.closePath()
    ),
    { plain: true },
  )
  shape(
    pen,
    'wood',
    [-0.07, -0.2, 0.14, 0.2],
    (p) => (p.moveTo(-0.07, 0), p.lineTo(-0.07, -0.13), p.quadraticCurveTo(0, -0.24, 0.07, -0.13), p.lineTo(0.07, 0), p.closePath()),
  )
  strokePath(pen, 0.015, 'wood', (p) => (p.moveTo(0.15, -0.92), p.lineTo(0.15, -1)))
}

const seed: PropPainter = (pen) => {
  shape(
    pen,
    'trunk',
    [-0.3, -0.9, 0.6, 0.9],
    (p) => (p.moveTo(0, -0.92), p.bezierCurveTo(0.42, -0.6, 0.38, -0.04, 0, 0), p.bezierCurveTo(-0.38, -0.04, -0.42, -0.6, 0, -0.92)),
  )
  for (const x of [-0.13, 0, 0.13])
    strokePath(pen, 0.022, 'cream', (p) => (p.moveTo(x * 0.5, -0.8), p.quadraticCurveTo(x * 1.7, -0.45, x, -0.1)), -0.2)
}

const root: PropPainter = (pen) => {
  rect(pen, -0.5, -0.72, 1, 0.1, 'grass', { round: 0.03 })
  rect(pen, -0.5, -0.66, 1, 0.66, 'earth', { round: 0.02 })
  rect(pen, -0.06, -1, 0.12, 0.36, 'trunk')
  for (const [x, y, w] of [
    [-0.4, -0.22, 0.035],
    [-0.22, -0.1, 0.045],
    [0.02, -0.06, 0.05],
    [0.24, -0.14, 0.045],
    [0.42, -0.3, 0.035],
  ] as const)
    strokePath(pen, w, 'woodLight', (p) => (p.moveTo(x * 0.12, -0.66), p.bezierCurveTo(x * 0.3, -0.44, x * 0.9, -0.44, x, y)))
}

/** Stone, soil and what grows or flows in it. */
export const GROUND_AND_STONE: Readonly<Record<string, PropPainter>> = { lava, 'stone-tower': stoneTower, seed, root }
