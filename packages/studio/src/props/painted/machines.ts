import { polygon, shape, ellipse, type PropPainter, strokePath, emitLight, rect } from './pen.ts'

const robot: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    rect(pen, side * 0.12 - 0.05, -0.2, 0.1, 0.16, 'metal', { lighten: -0.15, plain: true })
    rect(pen, side * 0.13 - 0.09, -0.07, 0.18, 0.07, 'teal', { round: 0.03 })
  }
  strokePath(pen, 0.06, 'metal', (p) => (p.moveTo(-0.2, -0.46), p.quadraticCurveTo(-0.34, -0.42, -0.32, -0.28)))
  strokePath(pen, 0.06, 'metal', (p) => (p.moveTo(0.2, -0.46), p.quadraticCurveTo(0.36, -0.5, 0.34, -0.64)))
  ellipse(pen, -0.32, -0.25, 0.06, 0.06, 'teal')
  ellipse(pen, 0.34, -0.67, 0.06, 0.06, 'teal')
  rect(pen, -0.22, -0.54, 0.44, 0.36, 'white', { round: 0.08 })
  rect(pen, -0.12, -0.44, 0.24, 0.16, 'teal', { plain: true, round: 0.03 })
  ellipse(pen, -0.05, -0.36, 0.03, 0.03, 'gold', { plain: true, emissive: true })
  ellipse(pen, 0.05, -0.36, 0.03, 0.03, 'coral', { plain: true, emissive: true })
  rect(pen, -0.05, -0.58, 0.1, 0.06, 'metal', { plain: true })
  strokePath(pen, 0.02, 'metal', (p) => (p.moveTo(0, -0.86), p.lineTo(0, -0.94)))
  ellipse(pen, 0, -0.96, 0.035, 0.035, 'coral', { emissive: true })
  rect(pen, -0.27, -0.88, 0.54, 0.32, 'white', { round: 0.12 })
  rect(pen, -0.21, -0.82, 0.42, 0.2, 'dark', { plain: true, round: 0.08 })
  for (const side of [-1, 1]) {
    rect(pen, side * 0.29 - 0.03, -0.77, 0.06, 0.12, 'teal', { round: 0.02 })
    ellipse(pen, side * 0.09, -0.73, 0.035, 0.045, 'glass', { plain: true, emissive: true, noInk: true })
    emitLight(pen, side * 0.09, -0.73, 0.07, 0.4)
  }
  strokePath(pen, 0.016, 'glass', (p) => (p.moveTo(-0.05, -0.66), p.quadraticCurveTo(0, -0.635, 0.05, -0.66)))
}

const guitar: PropPainter = (pen) => {
  strokePath(pen, 0.055, 'wood', (p) => (p.moveTo(0.02, -0.42), p.lineTo(0.22, -0.9)), -0.1)
  polygon(
    pen,
    [
      [0.18, -0.86],
      [0.2, -0.98],
      [0.29, -0.96],
      [0.26, -0.84],
    ],
    'wood',
    { lighten: -0.2 },
  )
  shape(pen, 'woodLight', [-0.3, -0.62, 0.5, 0.62], (p) => {
    p.moveTo(0.08, -0.56)
    p.bezierCurveTo(0.24, -0.5, 0.2, -0.38, 0.14, -0.34)
    p.bezierCurveTo(0.26, -0.22, 0.2, 0, -0.06, 0)
    p.bezierCurveTo(-0.34, -0.02, -0.36, -0.26, -0.2, -0.36)
    p.bezierCurveTo(-0.22, -0.48, -0.1, -0.64, 0.08, -0.56)
  })
  ellipse(pen, -0.02, -0.34, 0.075, 0.075, 'dark', { plain: true, noInk: true })
  rect(pen, -0.17, -0.17, 0.17, 0.035, 'wood', { plain: true, lighten: -0.2 })
  for (const shift of [-0.015, 0.015])
    strokePath(pen, 0.006, 'cream', (p) => (p.moveTo(-0.08 + shift, -0.16), p.lineTo(0.225 + shift, -0.9)))
}

export const MACHINES: Readonly<Record<string, PropPainter>> = { robot, guitar }
