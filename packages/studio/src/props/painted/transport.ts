import type { Role } from '../../paint/palette.ts'
import { polygon, shape, ellipse, type Pen, type PropPainter, strokePath, rect } from './pen.ts'

function wheel(pen: Pen, x: number, r: number, hub: Role = 'metal'): void {
  ellipse(pen, x, -r, r, r, 'dark')
  ellipse(pen, x, -r, r * 0.55, r * 0.55, hub, { plain: true })
  ellipse(pen, x, -r, r * 0.16, r * 0.16, 'dark', { plain: true, noInk: true })
}

const panes = (pen: Pen, from: number, to: number, y: number, h: number, count: number): void => {
  const step = (to - from) / count
  for (let i = 0; i < count; i++) rect(pen, from + i * step + step * 0.08, y, step * 0.84, h, 'glass', { plain: true, round: 0.012 })
}

const locomotive: PropPainter = (pen) => {
  rect(pen, 0.1, -0.62, 0.34, 0.5, 'red', { round: 0.02 })
  rect(pen, 0.06, -0.68, 0.42, 0.08, 'dark', { round: 0.03 })
  rect(pen, 0.16, -0.55, 0.22, 0.2, 'window', { plain: true, emissive: true, round: 0.02 })
  rect(pen, -0.4, -0.46, 0.52, 0.3, 'teal', { round: 0.12 })
  for (const x of [-0.26, -0.06]) rect(pen, x, -0.46, 0.03, 0.3, 'gold', { plain: true, noInk: true })
  polygon(
    pen,
    [
      [-0.36, -0.44],
      [-0.38, -0.68],
      [-0.42, -0.74],
      [-0.22, -0.74],
      [-0.26, -0.68],
      [-0.28, -0.44],
    ],
    'dark',
  )
  rect(pen, -0.13, -0.54, 0.1, 0.1, 'gold', { round: 0.04 })
  ellipse(pen, -0.42, -0.31, 0.045, 0.1, 'dark')
  ellipse(pen, -0.455, -0.37, 0.03, 0.035, 'window', { emissive: true, plain: true })
  rect(pen, -0.42, -0.19, 0.88, 0.07, 'red', { lighten: -0.2, plain: true })
  polygon(
    pen,
    [
      [-0.5, 0],
      [-0.4, -0.16],
      [-0.32, -0.16],
      [-0.34, 0],
    ],
    'dark',
    { plain: true },
  )
  wheel(pen, 0.26, 0.13, 'red')
  for (const x of [-0.22, -0.02]) wheel(pen, x, 0.1, 'red')
  strokePath(pen, 0.025, 'metal', (p) => (p.moveTo(-0.22, -0.1), p.lineTo(0.26, -0.13)))
}

const longCar =
  (role: Role, stripe: Role): PropPainter =>
  (pen) => {
    rect(pen, -0.5, -0.48, 1, 0.4, role, { round: 0.06 })
    panes(pen, -0.46, 0.3, -0.42, 0.14, 5)
    rect(pen, 0.33, -0.42, 0.13, 0.3, 'glass', { plain: true, round: 0.02 })
    rect(pen, -0.5, -0.22, 0.82, 0.045, stripe, { plain: true, noInk: true })
    rect(pen, -0.5, -0.11, 1, 0.04, 'dark', { plain: true })
    ellipse(pen, 0.475, -0.16, 0.02, 0.025, 'window', { emissive: true, plain: true })
    wheel(pen, -0.3, 0.085)
    wheel(pen, 0.26, 0.085)
  }

/** A tram of the old kind on its rails: high windows, a roof with a lantern, small wheels under a skirt, a pole to the wire. */
const tram: PropPainter = (pen) => {
  strokePath(pen, 0.014, 'dark', (p) => (p.moveTo(-0.06, -0.66), p.lineTo(0.1, -0.78), p.lineTo(-0.1, -0.9)))
  rect(pen, -0.3, -0.915, 0.4, 0.02, 'dark', { plain: true })
  rect(pen, -0.34, -0.68, 0.68, 0.06, 'cream', { round: 0.02 })
  rect(pen, -0.48, -0.64, 0.96, 0.07, 'stone', { round: 0.03, lighten: 0.1 })
  rect(pen, -0.46, -0.58, 0.92, 0.26, 'cream')
  panes(pen, -0.27, 0.27, -0.545, 0.19, 4)
  for (const x of [-0.44, 0.31]) rect(pen, x, -0.545, 0.13, 0.44, 'glass', { plain: true, round: 0.015 })
  rect(pen, -0.29, -0.33, 0.58, 0.2, 'red')
  rect(pen, -0.47, -0.33, 0.03, 0.2, 'red')
  rect(pen, 0.44, -0.33, 0.03, 0.2, 'red')
  rect(pen, -0.29, -0.25, 0.58, 0.03, 'gold', { plain: true, noInk: true })
  for (const x of [-0.2, -0.09, 0.09, 0.2]) {
    ellipse(pen, x, -0.075, 0.045, 0.045, 'metal', { lighten: -0.3 })
    ellipse(pen, x, -0.075, 0.016, 0.016, 'dark', { plain: true, noInk: true })
  }
  rect(pen, -0.48, -0.14, 0.96, 0.06, 'dark', { round: 0.02, lighten: 0.08 })
  ellipse(pen, 0.465, -0.2, 0.022, 0.028, 'window', { emissive: true, plain: true })
  rect(pen, -0.5, -0.03, 1, 0.022, 'metal', { plain: true, lighten: -0.1 })
}

const truck =
  (load: Role, cab: Role, sign: 'cross' | 'ladder' | 'none'): PropPainter =>
  (pen) => {
    rect(pen, -0.5, -0.5, 0.66, 0.42, load, { round: 0.02 })
    shape(pen, cab, [0.18, -0.4, 0.32, 0.32], (p) => {
      p.moveTo(0.18, -0.08)
      p.lineTo(0.18, -0.4)
      p.lineTo(0.34, -0.4)
      p.quadraticCurveTo(0.4, -0.38, 0.43, -0.26)
      p.quadraticCurveTo(0.5, -0.24, 0.5, -0.16)
      p.lineTo(0.5, -0.08)
      p.closePath()
    })
    polygon(
      pen,
      [
        [0.23, -0.35],
        [0.33, -0.35],
        [0.38, -0.24],
        [0.23, -0.24],
      ],
      'glass',
      { plain: true },
    )
    if (sign === 'cross')
      for (const [w, h] of [
        [0.2, 0.07],
        [0.07, 0.2],
      ] as const)
        rect(pen, -0.17 - w / 2, -0.3 - h / 2, w, h, 'red', { plain: true, noInk: true })
    if (sign !== 'none') rect(pen, 0.22, -0.45, 0.1, 0.05, 'blue', { emissive: true, round: 0.02 })
    if (sign === 'ladder')
      strokePath(pen, 0.02, 'metal', (p) => {
        p.moveTo(-0.5, -0.54)
        p.lineTo(0.16, -0.54)
        p.moveTo(-0.5, -0.6)
        p.lineTo(0.16, -0.6)
        for (let i = 0; i < 6; i++) {
          p.moveTo(-0.44 + i * 0.11, -0.54)
          p.lineTo(-0.44 + i * 0.11, -0.6)
        }
      })
    rect(pen, -0.5, -0.1, 1, 0.04, 'dark', { plain: true })
    wheel(pen, -0.3, 0.09)
    wheel(pen, 0.32, 0.09)
  }

const tractor: PropPainter = (pen) => {
  rect(pen, -0.02, -0.44, 0.46, 0.26, 'leaf', { round: 0.04 })
  strokePath(pen, 0.035, 'dark', (p) => (p.moveTo(0.26, -0.42), p.lineTo(0.26, -0.66)))
  rect(pen, -0.34, -0.52, 0.36, 0.34, 'leaf', { lighten: -0.08 })
  rect(pen, -0.32, -0.76, 0.32, 0.26, 'glass', { plain: true })
  for (const x of [-0.34, -0.04]) rect(pen, x, -0.78, 0.045, 0.3, 'dark', { plain: true })
  rect(pen, -0.38, -0.82, 0.44, 0.06, 'leaf', { round: 0.02 })
  wheel(pen, -0.24, 0.24, 'gold')
  wheel(pen, 0.32, 0.14, 'gold')
}

const ship: PropPainter = (pen) => {
  for (const [x, role] of [
    [-0.16, 'red'],
    [0.06, 'red'],
  ] as const) {
    rect(pen, x, -0.66, 0.12, 0.24, role, { round: 0.01 })
    rect(pen, x, -0.66, 0.12, 0.06, 'dark', { plain: true })
  }
  rect(pen, -0.28, -0.46, 0.56, 0.12, 'white', { round: 0.02 })
  panes(pen, -0.26, 0.26, -0.43, 0.05, 7)
  rect(pen, -0.36, -0.35, 0.74, 0.12, 'white', { round: 0.02 })
  panes(pen, -0.34, 0.36, -0.31, 0.05, 9)
  shape(pen, 'blue', [-0.5, -0.26, 1, 0.26], (p) => {
    p.moveTo(-0.46, -0.24)
    p.lineTo(0.5, -0.27)
    p.quadraticCurveTo(0.46, -0.08, 0.36, 0)
    p.lineTo(-0.36, 0)
    p.quadraticCurveTo(-0.45, -0.04, -0.46, -0.24)
  })
  shape(
    pen,
    'red',
    [-0.4, -0.06, 0.8, 0.06],
    (p) => (p.moveTo(-0.43, -0.07), p.lineTo(0.43, -0.07), p.lineTo(0.36, 0), p.lineTo(-0.36, 0), p.closePath()),
    { plain: true, noInk: true },
  )
}

const rocket: PropPainter = (pen) => {
  for (const side of [-1, 1])
    shape(pen, 'red', [side < 0 ? -0.3 : 0.1, -0.44, 0.2, 0.36], (p) => {
      p.moveTo(side * 0.14, -0.46)
      p.quadraticCurveTo(side * 0.3, -0.34, side * 0.3, -0.1)
      p.lineTo(side * 0.13, -0.2)
      p.closePath()
    })
  for (const [k, role] of [
    [1, '#f2642e'],
    [0.55, '#ffd46a'],
  ] as const)
    shape(
      pen,
      role,
      [-0.1 * k, -0.18, 0.2 * k, 0.18 * k],
      (p) => (
        p.moveTo(-0.1 * k, -0.18),
        p.quadraticCurveTo(-0.06 * k, -0.06, 0, -0.18 + 0.18 * k),
        p.quadraticCurveTo(0.06 * k, -0.06, 0.1 * k, -0.18),
        p.closePath()
      ),
      { emissive: true, noInk: true, plain: true },
    )
  shape(pen, 'white', [-0.18, -1, 0.36, 0.84], (p) => {
    p.moveTo(-0.12, -0.16)
    p.bezierCurveTo(-0.24, -0.5, -0.18, -0.8, 0, -1)
    p.bezierCurveTo(0.18, -0.8, 0.24, -0.5, 0.12, -0.16)
    p.closePath()
  })
  shape(pen, 'red', [-0.12, -1, 0.24, 0.24], (p) => {
    p.moveTo(-0.125, -0.78)
    p.quadraticCurveTo(-0.08, -0.91, 0, -1)
    p.quadraticCurveTo(0.08, -0.91, 0.125, -0.78)
    p.quadraticCurveTo(0, -0.74, -0.125, -0.78)
  })
  ellipse(pen, 0, -0.6, 0.085, 0.085, 'metal')
  ellipse(pen, 0, -0.6, 0.06, 0.06, 'waterLight', { plain: true })
}

const airplane: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.3, -0.5],
      [-0.5, -0.78],
      [-0.38, -0.78],
      [-0.18, -0.52],
    ],
    'red',
  )
  polygon(
    pen,
    [
      [0.02, -0.52],
      [-0.1, -0.76],
      [0, -0.76],
      [0.18, -0.52],
    ],
    'stone',
    { lighten: 0.2 },
  )
  shape(pen, 'white', [-0.46, -0.6, 0.96, 0.22], (p) => {
    p.moveTo(-0.46, -0.54)
    p.bezierCurveTo(-0.2, -0.62, 0.24, -0.62, 0.38, -0.58)
    p.quadraticCurveTo(0.5, -0.54, 0.5, -0.47)
    p.quadraticCurveTo(0.46, -0.4, 0.3, -0.39)
    p.lineTo(-0.14, -0.4)
    p.quadraticCurveTo(-0.36, -0.44, -0.46, -0.54)
  })
  for (let i = 0; i < 6; i++) ellipse(pen, -0.14 + i * 0.075, -0.52, 0.02, 0.024, 'blue', { plain: true, noInk: true })
  polygon(
    pen,
    [
      [0.34, -0.56],
      [0.42, -0.54],
      [0.46, -0.49],
      [0.34, -0.5],
    ],
    'glass',
    { plain: true },
  )
  polygon(
    pen,
    [
      [0.14, -0.46],
      [-0.04, -0.46],
      [-0.22, -0.16],
      [-0.1, -0.16],
    ],
    'stone',
    { lighten: 0.3 },
  )
}

export const TRANSPORT = {
  locomotive,
  bus: longCar('gold', 'red'),
  tram,
  'delivery-truck': truck('cream', 'teal', 'none'),
  ambulance: truck('white', 'white', 'cross'),
  'fire-engine': truck('red', 'red', 'ladder'),
  tractor,
  ship,
  rocket,
  airplane,
} satisfies Record<string, PropPainter>
