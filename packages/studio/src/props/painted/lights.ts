import { shape, ellipse, type PropPainter, strokePath, emitLight, rect, lathe } from './pen.ts'

const lamp: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.2, 0],
      [0.19, -0.05],
      [0.05, -0.1],
      [0.09, -0.22],
      [0.11, -0.3],
      [0.04, -0.42],
      [0.03, -0.56],
    ],
    'teal',
  )
  rect(pen, -0.2, -0.045, 0.4, 0.045, 'wood', { round: 0.02, plain: true })
  ellipse(pen, 0, -0.55, 0.3, 0.035, 'window', { emissive: true, plain: true, noInk: true })
  shape(
    pen,
    'window',
    [-0.34, -1, 0.68, 0.45],
    (p) => {
      p.moveTo(-0.19, -0.98)
      p.quadraticCurveTo(0, -1.01, 0.19, -0.98)
      p.quadraticCurveTo(0.24, -0.74, 0.34, -0.56)
      p.quadraticCurveTo(0, -0.51, -0.34, -0.56)
      p.quadraticCurveTo(-0.24, -0.74, -0.19, -0.98)
    },
    { emissive: true },
  )
  emitLight(pen, 0, -0.72, 0.75, 0.55)
}

const lantern: PropPainter = (pen) => {
  strokePath(pen, 0.03, 'dark', (p) => p.arc(0, -0.8, 0.17, Math.PI * 1.02, Math.PI * 1.98))
  rect(pen, -0.2, -0.63, 0.4, 0.5, 'window', { emissive: true, round: 0.03 })
  shape(
    pen,
    '#fff2c0',
    [-0.06, -0.42, 0.12, 0.2],
    (p) => {
      p.moveTo(0, -0.46)
      p.quadraticCurveTo(0.1, -0.28, 0, -0.22)
      p.quadraticCurveTo(-0.1, -0.28, 0, -0.46)
    },
    { emissive: true, noInk: true, plain: true },
  )
  for (const x of [-0.22, -0.02, 0.18]) rect(pen, x, -0.64, 0.04, 0.52, 'dark', { plain: true, noInk: true })
  lathe(
    pen,
    [
      [0.29, -0.62],
      [0.27, -0.68],
      [0.14, -0.78],
      [0.09, -0.84],
    ],
    'dark',
  )
  rect(pen, -0.27, -0.14, 0.54, 0.06, 'dark', { round: 0.02, plain: true })
  rect(pen, -0.22, -0.08, 0.44, 0.08, 'dark', { round: 0.03, lighten: 0.08, plain: true })
  emitLight(pen, 0, -0.38, 0.8, 0.75)
}

const candle: PropPainter = (pen) => {
  ellipse(pen, 0, -0.06, 0.34, 0.06, 'gold')
  strokePath(pen, 0.045, 'gold', (p) => p.arc(0.37, -0.11, 0.08, 0, Math.PI * 2), -0.1)
  rect(pen, -0.12, -0.68, 0.24, 0.6, 'cream', { round: 0.04 })
  shape(
    pen,
    'white',
    [-0.12, -0.68, 0.12, 0.24],
    (p) => {
      p.moveTo(-0.12, -0.66)
      p.lineTo(0.02, -0.66)
      p.quadraticCurveTo(0, -0.5, -0.05, -0.48)
      p.quadraticCurveTo(-0.09, -0.5, -0.12, -0.56)
    },
    { plain: true, noInk: true },
  )
  strokePath(pen, 0.022, 'dark', (p) => (p.moveTo(0, -0.67), p.lineTo(0.01, -0.74)))
  const flame = (k: number, role: string): void =>
    shape(
      pen,
      role,
      [-0.08 * k, -0.7 - 0.28 * k, 0.16 * k, 0.28 * k],
      (p) => {
        p.moveTo(0.01, -0.7 - 0.3 * k)
        p.bezierCurveTo(0.11 * k, -0.7 - 0.14 * k, 0.09 * k, -0.7, 0, -0.7)
        p.bezierCurveTo(-0.09 * k, -0.7, -0.1 * k, -0.7 - 0.12 * k, 0.01, -0.7 - 0.3 * k)
      },
      { emissive: true, noInk: true, plain: true },
    )
  flame(1, '#ffb13d')
  flame(0.55, '#fff3c4')
  emitLight(pen, 0, -0.82, 0.65, 0.75)
}

const streetLamp: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.1, 0],
      [0.09, -0.05],
      [0.045, -0.1],
      [0.032, -0.2],
      [0.028, -0.62],
      [0.05, -0.66],
    ],
    'dark',
  )
  rect(pen, -0.15, -0.58, 0.3, 0.026, 'dark', { plain: true })
  lathe(
    pen,
    [
      [0.08, -0.66],
      [0.12, -0.72],
      [0.14, -0.86],
    ],
    'window',
    { emissive: true },
  )
  lathe(
    pen,
    [
      [0.17, -0.86],
      [0.15, -0.895],
      [0.05, -0.95],
      [0.016, -1],
    ],
    'dark',
  )
  emitLight(pen, 0, -0.78, 0.36, 0.85)
}

const campfire: PropPainter = (pen) => {
  strokePath(pen, 0.12, 'trunk', (p) => (p.moveTo(-0.4, -0.06), p.lineTo(0.32, -0.16)), -0.1)
  strokePath(pen, 0.12, 'wood', (p) => (p.moveTo(0.4, -0.06), p.lineTo(-0.32, -0.16)))
  const flame = (k: number, x: number, role: string): void =>
    shape(
      pen,
      role,
      [x - 0.28 * k, -0.1 - 0.85 * k, 0.56 * k, 0.85 * k],
      (p) => {
        p.moveTo(x, -0.1)
        p.bezierCurveTo(x - 0.4 * k, -0.1, x - 0.3 * k, -0.1 - 0.4 * k, x - 0.12 * k, -0.1 - 0.5 * k)
        p.quadraticCurveTo(x - 0.04 * k, -0.1 - 0.68 * k, x + 0.03 * k, -0.1 - 0.9 * k)
        p.bezierCurveTo(x + 0.1 * k, -0.1 - 0.62 * k, x + 0.4 * k, -0.1 - 0.4 * k, x, -0.1)
      },
      { emissive: true, noInk: true, plain: true },
    )
  flame(1, 0, '#f2642e')
  flame(0.7, 0.05, '#ffa23c')
  flame(0.42, 0, '#ffe28a')
  emitLight(pen, 0, -0.4, 0.95, 0.7)
}

export const LIGHTS = { lamp, lantern, candle, 'street-lamp': streetLamp, campfire } satisfies Record<string, PropPainter>
