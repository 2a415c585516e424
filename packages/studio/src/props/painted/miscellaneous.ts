import { polygon, shape, ellipse, type Pen, type PropPainter, strokePath, emitLight, rect } from './pen.ts'

const sail = (pen: Pen, x: number, y: number, w: number, h: number): void =>
  shape(pen, 'cream', [x - w / 2, y - h, w * 1.15, h], (p) => {
    p.moveTo(x - w / 2, y - h)
    p.lineTo(x + w / 2, y - h)
    p.quadraticCurveTo(x + w * 0.72, y - h * 0.45, x + w / 2, y)
    p.quadraticCurveTo(x, y - h * 0.14, x - w / 2, y)
    p.quadraticCurveTo(x - w * 0.3, y - h * 0.5, x - w / 2, y - h)
  })

const galleon: PropPainter = (pen) => {
  for (const [x, top] of [
    [-0.18, -0.86],
    [0.14, -0.96],
  ] as const)
    strokePath(pen, 0.022, 'wood', (p) => (p.moveTo(x, -0.24), p.lineTo(x, top)))
  strokePath(pen, 0.018, 'wood', (p) => (p.moveTo(0.36, -0.26), p.lineTo(0.52, -0.42)))
  sail(pen, -0.18, -0.34, 0.26, 0.22)
  sail(pen, -0.18, -0.58, 0.2, 0.18)
  sail(pen, 0.14, -0.34, 0.3, 0.26)
  sail(pen, 0.14, -0.63, 0.22, 0.2)
  polygon(
    pen,
    [
      [0.14, -0.96],
      [0.3, -0.92],
      [0.14, -0.87],
    ],
    'dark',
  )
  shape(pen, 'wood', [-0.5, -0.44, 1, 0.44], (p) => {
    p.moveTo(-0.48, -0.42)
    p.lineTo(-0.3, -0.42)
    p.lineTo(-0.28, -0.27)
    p.lineTo(0.24, -0.26)
    p.lineTo(0.3, -0.33)
    p.lineTo(0.47, -0.34)
    p.quadraticCurveTo(0.38, -0.04, 0.24, 0)
    p.lineTo(-0.3, 0)
    p.quadraticCurveTo(-0.46, -0.06, -0.48, -0.42)
  })
  rect(pen, -0.42, -0.2, 0.8, 0.03, 'gold', { plain: true, noInk: true })
  for (let i = 0; i < 5; i++) rect(pen, -0.3 + i * 0.13, -0.135, 0.055, 0.05, 'dark', { plain: true, round: 0.01 })
  rect(pen, -0.43, -0.37, 0.07, 0.06, 'window', { plain: true, emissive: true, round: 0.01 })
}

/** A delivery drone with a parcel. */
const drone: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    strokePath(pen, 0.035, 'dark', (p) => (p.moveTo(side * 0.1, -0.5), p.lineTo(side * 0.36, -0.58)))
    strokePath(pen, 0.02, 'metal', (p) => (p.moveTo(side * 0.36, -0.58), p.lineTo(side * 0.36, -0.66)))
    ellipse(pen, side * 0.36, -0.67, 0.17, 0.022, 'glass', { plain: true })
    strokePath(pen, 0.018, 'dark', (p) => (p.moveTo(side * 0.1, -0.44), p.lineTo(side * 0.16, -0.32)))
  }
  rect(pen, -0.18, -0.58, 0.36, 0.16, 'white', { round: 0.07 })
  ellipse(pen, 0.06, -0.47, 0.045, 0.045, 'dark', { plain: true })
  emitLight(pen, -0.1, -0.5, 0.06, 0.7)
  rect(pen, -0.12, -0.42, 0.24, 0.17, 'woodLight', { round: 0.015 })
  rect(pen, -0.02, -0.42, 0.04, 0.17, 'red', { plain: true, noInk: true })
}

const cherryTree: PropPainter = (pen) => {
  shape(pen, 'trunk', [-0.12, -0.5, 0.26, 0.5], (p) => {
    p.moveTo(-0.09, 0)
    p.quadraticCurveTo(-0.03, -0.24, -0.1, -0.46)
    p.lineTo(0.1, -0.5)
    p.quadraticCurveTo(0.03, -0.24, 0.1, 0)
    p.closePath()
  })
  for (const side of [-1, 1])
    strokePath(pen, 0.045, 'trunk', (p) => (p.moveTo(0, -0.3), p.quadraticCurveTo(side * 0.14, -0.42, side * 0.26, -0.52)))
  for (const [x, y, r, light] of [
    [-0.3, -0.54, 0.18, -0.1],
    [0.3, -0.56, 0.18, -0.1],
    [0, -0.5, 0.2, -0.08],
    [-0.2, -0.72, 0.19, 0.02],
    [0.2, -0.72, 0.2, 0.02],
    [0, -0.82, 0.18, 0.1],
    [-0.04, -0.64, 0.2, 0.08],
  ] as const)
    ellipse(pen, x, y, r, r * 0.84, 'pink', { lighten: light })
  for (let i = 0; i < 16; i++) {
    const [a, d] = [i * 2.4, 0.1 + (i % 5) * 0.06]
    ellipse(pen, Math.cos(a) * d * 1.25, -0.66 + Math.sin(a) * d * 0.85, 0.022, 0.018, 'cream', { plain: true, noInk: true })
  }
}

export const MISCELLANEOUS: Readonly<Record<string, PropPainter>> = {
  galleon,
  drone,
  'cherry-tree': cherryTree,
}
