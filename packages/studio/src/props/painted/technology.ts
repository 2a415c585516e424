import { ellipse, emitLight, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

const rack = (pen: Parameters<PropPainter>[0], x: number, width: number, shift: number): void => {
  rect(pen, x, -0.98, width, 0.96, 'dark', { round: 0.02 })
  for (let i = 0; i < 8; i++) {
    const y = -0.93 + i * 0.112
    rect(pen, x + width * 0.08, y, width * 0.84, 0.085, 'road', { plain: true, round: 0.01 })
    for (const [n, role] of (['teal', i % 3 === shift ? 'coral' : 'teal', 'gold'] as const).entries())
      ellipse(pen, x + width * (0.2 + n * 0.14), y + 0.042, 0.016, 0.016, role, { plain: true, emissive: true, noInk: true })
    rect(pen, x + width * 0.62, y + 0.025, width * 0.22, 0.03, 'metal', { plain: true })
  }
}

const server: PropPainter = (pen) => {
  rack(pen, -0.24, 0.48, 0)
  emitLight(pen, -0.1, -0.5, 0.3, 0.25)
}

const dataCenter: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.5, 0],
      [0.5, 0],
      [0.42, -0.06],
      [-0.42, -0.06],
    ],
    'wallCool',
    { plain: true },
  )
  for (const [i, x] of [-0.5, -0.165, 0.17].entries()) rack(pen, x, 0.32, i)
  emitLight(pen, 0, -0.5, 0.4, 0.25)
}

const chip: PropPainter = (pen) => {
  for (let i = 0; i < 6; i++) {
    const at = -0.25 + i * 0.1
    for (const side of [-1, 1]) {
      strokePath(pen, 0.035, 'gold', (p) => (p.moveTo(at, -0.5 + side * 0.34), p.lineTo(at, -0.5 + side * 0.47)))
      strokePath(pen, 0.035, 'gold', (p) => (p.moveTo(side * 0.34, -0.5 + at), p.lineTo(side * 0.47, -0.5 + at)))
    }
  }
  rect(pen, -0.36, -0.86, 0.72, 0.72, 'dark', { round: 0.05 })
  rect(pen, -0.2, -0.7, 0.4, 0.4, 'teal', { plain: true, round: 0.02, lighten: -0.2 })
  for (const t of [-0.1, 0, 0.1]) {
    strokePath(pen, 0.012, 'gold', (p) => (p.moveTo(t, -0.7), p.lineTo(t, -0.5 + t), p.lineTo(0.2, -0.5 + t)))
  }
  ellipse(pen, -0.27, -0.77, 0.03, 0.03, 'metal', { plain: true, noInk: true })
}

const cable: PropPainter = (pen) => {
  strokePath(pen, 0.055, 'dark', (p) => {
    p.moveTo(-0.46, -0.12)
    p.bezierCurveTo(0.1, 0.08, 0.5, -0.3, 0.1, -0.42)
    p.bezierCurveTo(-0.34, -0.54, -0.4, -0.8, 0.14, -0.78)
  })
  rect(pen, 0.12, -0.87, 0.2, 0.18, 'metal', { round: 0.03 })
  for (const y of [-0.82, -0.75]) rect(pen, 0.32, y, 0.12, 0.03, 'gold', { plain: true })
  rect(pen, -0.5, -0.2, 0.12, 0.16, 'metal', { round: 0.03 })
}

/** Point of the slanted panel; (0, 0) is its lower left, (1, 1) its upper right corner. */
const corner = (u: number, v: number): readonly [number, number] => [-0.46 + u * 0.78 + (1 - v) * 0.14, -0.27 - (1 - v) * 0.5]

const solarPanel: PropPainter = (pen) => {
  strokePath(pen, 0.035, 'metal', (p) => (p.moveTo(0, -0.3), p.lineTo(0, -0.02)))
  strokePath(pen, 0.035, 'metal', (p) => (p.moveTo(-0.2, -0.02), p.lineTo(0.2, -0.02)))
  polygon(
    pen,
    [
      [-0.5, -0.24],
      [-0.34, -0.8],
      [0.5, -0.8],
      [0.34, -0.24],
    ],
    'metal',
  )
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 3; j++) {
      const [u, v] = [i / 4 + 0.012, j / 3 + 0.015]
      const [w, h] = [0.225, 0.3]
      polygon(pen, [corner(u, v), corner(u + w, v), corner(u + w, v + h), corner(u, v + h)], 'blue', {
        noInk: true,
        lighten: ((i + j) % 2) * 0.08,
      })
    }
}

const windTurbine: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.03, -0.66],
      [0.03, -0.66],
      [0.055, 0],
      [-0.055, 0],
    ],
    'white',
  )
  for (const angle of [-Math.PI / 2, Math.PI / 6, (Math.PI * 5) / 6]) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number): readonly [number, number] => [c * along - s * across, -0.66 + s * along + c * across]
    polygon(pen, [at(0.02, -0.02), at(0.1, -0.045), at(0.34, 0), at(0.02, 0.02)], 'white')
  }
  ellipse(pen, 0, -0.66, 0.04, 0.04, 'metal')
}

const steamEngine: PropPainter = (pen) => {
  rect(pen, -0.48, -0.12, 0.96, 0.1, 'road')
  ellipse(pen, -0.26, -0.32, 0.22, 0.22, 'red')
  ellipse(pen, -0.26, -0.32, 0.16, 0.16, 'cream', { noInk: true })
  for (let i = 0; i < 3; i++) {
    const a = (i * Math.PI) / 3
    strokePath(
      pen,
      0.03,
      'red',
      (p) => (
        p.moveTo(-0.26 - Math.cos(a) * 0.18, -0.32 - Math.sin(a) * 0.18),
        p.lineTo(-0.26 + Math.cos(a) * 0.18, -0.32 + Math.sin(a) * 0.18)
      ),
    )
  }
  ellipse(pen, -0.26, -0.32, 0.04, 0.04, 'metal')
  rect(pen, 0.02, -0.5, 0.44, 0.38, 'metal', { round: 0.08 })
  for (const x of [0.12, 0.34]) strokePath(pen, 0.02, 'gold', (p) => (p.moveTo(x, -0.5), p.lineTo(x, -0.12)))
  rect(pen, 0.28, -0.78, 0.12, 0.3, 'dark')
  rect(pen, 0.25, -0.82, 0.18, 0.06, 'gold')
  strokePath(pen, 0.03, 'metal', (p) => (p.moveTo(-0.26, -0.24), p.lineTo(0.06, -0.34)))
  for (const [x, y, r] of [
    [0.34, -0.88, 0.06],
    [0.24, -0.94, 0.07],
    [0.12, -0.92, 0.05],
  ] as const)
    ellipse(pen, x, y, r, r * 0.8, 'white', { noInk: true })
}

const engine: PropPainter = (pen) => {
  rect(pen, -0.34, -0.56, 0.68, 0.5, 'metal', { round: 0.04 })
  for (const x of [-0.24, -0.08, 0.08, 0.24]) {
    rect(pen, x - 0.065, -0.78, 0.13, 0.24, 'stone', { round: 0.02 })
    rect(pen, x - 0.025, -0.86, 0.05, 0.09, 'red', { plain: true })
  }
  for (const y of [-0.46, -0.38, -0.3]) strokePath(pen, 0.016, 'road', (p) => (p.moveTo(-0.26, y), p.lineTo(0.1, y)))
  ellipse(pen, 0.3, -0.26, 0.16, 0.16, 'dark')
  ellipse(pen, 0.3, -0.26, 0.07, 0.07, 'metal', { lighten: 0.2 })
  shape(
    pen,
    'dark',
    [-0.5, -0.5, 0.2, 0.3],
    (p) => (
      p.moveTo(-0.34, -0.5),
      p.quadraticCurveTo(-0.52, -0.48, -0.5, -0.2),
      p.lineTo(-0.42, -0.2),
      p.quadraticCurveTo(-0.42, -0.38, -0.34, -0.38),
      p.closePath()
    ),
  )
  rect(pen, -0.28, -0.06, 0.12, 0.06, 'dark', { plain: true })
  rect(pen, 0.1, -0.06, 0.12, 0.06, 'dark', { plain: true })
}

/** Computers, power and engines. */
export const TECHNOLOGY: Readonly<Record<string, PropPainter>> = {
  server,
  'data-center': dataCenter,
  chip,
  cable,
  'solar-panel': solarPanel,
  'wind-turbine': windTurbine,
  'steam-engine': steamEngine,
  engine,
}
