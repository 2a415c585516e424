import { ellipse, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

const BONE = '#efe6d2'

const limb = (pen: Parameters<PropPainter>[0], ...points: readonly (readonly [number, number])[]): void => {
  strokePath(pen, 0.036, BONE, (p) => points.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y))))
  for (const [x, y] of points) ellipse(pen, x, y, 0.026, 0.026, BONE, { noInk: true })
}

const skeleton: PropPainter = (pen) => {
  strokePath(pen, 0.05, BONE, (p) => (p.moveTo(0, -0.78), p.lineTo(0, -0.44)))
  for (const side of [-1, 1]) {
    limb(pen, [side * 0.05, -0.42], [side * 0.09, -0.22], [side * 0.08, -0.03])
    limb(pen, [side * 0.08, -0.03], [side * 0.14, -0.02])
    limb(pen, [side * 0.15, -0.73], [side * 0.22, -0.56], [side * 0.2, -0.4])
    limb(pen, [side * 0.01, -0.74], [side * 0.15, -0.73])
    for (const [n, y] of [-0.69, -0.63, -0.57].entries())
      strokePath(
        pen,
        0.024,
        BONE,
        (p) => (
          p.moveTo(0, y),
          p.bezierCurveTo(side * 0.1, y - 0.03, side * (0.14 - n * 0.015), y + 0.01, side * (0.1 - n * 0.02), y + 0.06)
        ),
      )
  }
  shape(
    pen,
    BONE,
    [-0.1, -0.46, 0.2, 0.1],
    (p) => (
      p.moveTo(-0.1, -0.46),
      p.quadraticCurveTo(0, -0.41, 0.1, -0.46),
      p.quadraticCurveTo(0.1, -0.38, 0.03, -0.37),
      p.lineTo(-0.03, -0.37),
      p.quadraticCurveTo(-0.1, -0.38, -0.1, -0.46)
    ),
  )
  ellipse(pen, 0, -0.9, 0.09, 0.09, BONE)
  rect(pen, -0.045, -0.84, 0.09, 0.045, BONE, { round: 0.015, noInk: true })
  for (const side of [-1, 1]) ellipse(pen, side * 0.036, -0.9, 0.022, 0.026, 'dark', { plain: true, noInk: true })
  polygon(
    pen,
    [
      [0, -0.88],
      [0.012, -0.855],
      [-0.012, -0.855],
    ],
    'dark',
    { plain: true, noInk: true },
  )
  for (const x of [-0.02, 0, 0.02]) strokePath(pen, 0.005, 'dark', (p) => (p.moveTo(x, -0.835), p.lineTo(x, -0.8)))
}

const stomach: PropPainter = (pen) => {
  shape(pen, 'coral', [-0.4, -0.96, 0.8, 0.94], (p) => {
    p.moveTo(0.04, -0.96)
    p.lineTo(0.16, -0.96)
    p.bezierCurveTo(0.14, -0.78, 0.2, -0.78, 0.28, -0.74)
    p.bezierCurveTo(0.5, -0.6, 0.42, -0.12, 0.06, -0.08)
    p.bezierCurveTo(-0.12, -0.06, -0.2, -0.14, -0.28, -0.02)
    p.lineTo(-0.4, -0.1)
    p.bezierCurveTo(-0.34, -0.32, -0.16, -0.3, -0.06, -0.34)
    p.bezierCurveTo(0.1, -0.42, -0.02, -0.64, 0.04, -0.96)
  })
  for (const d of [0, 0.08, 0.16])
    strokePath(
      pen,
      0.018,
      'red',
      (p) => (p.moveTo(0.16 + d * 0.6, -0.62 + d), p.quadraticCurveTo(0.24 + d * 0.3, -0.4, 0.04 + d * 0.5, -0.22)),
    )
}

/** Bones and organs that no icon shows. */
export const ANATOMY: Readonly<Record<string, PropPainter>> = { skeleton, stomach }
