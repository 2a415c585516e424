import type { Role } from '../../paint/palette.ts'
import { polygon, shape, ellipse, type Pen, type PropPainter, strokePath, rect } from './pen.ts'

function wheel(pen: Pen, x: number, r: number): void {
  ellipse(pen, x, -r, r, r, 'dark')
  ellipse(pen, x, -r, r * 0.55, r * 0.55, 'metal', { plain: true })
  ellipse(pen, x, -r, r * 0.18, r * 0.18, 'dark', { plain: true, noInk: true })
}

const car =
  (paint: Role): PropPainter =>
  (pen) => {
    shape(pen, paint, [-0.5, -0.44, 1, 0.36], (p) => {
      p.moveTo(-0.5, -0.1)
      p.quadraticCurveTo(-0.51, -0.24, -0.38, -0.26)
      p.quadraticCurveTo(-0.27, -0.44, -0.12, -0.45)
      p.lineTo(0.12, -0.45)
      p.quadraticCurveTo(0.24, -0.43, 0.33, -0.27)
      p.quadraticCurveTo(0.5, -0.25, 0.5, -0.1)
      p.closePath()
    })
    for (const points of [
      [
        [-0.31, -0.27],
        [-0.19, -0.4],
        [-0.02, -0.4],
        [-0.02, -0.27],
      ],
      [
        [0.02, -0.27],
        [0.02, -0.4],
        [0.12, -0.4],
        [0.25, -0.27],
      ],
    ] as const)
      polygon(pen, points, 'glass', { plain: true })
    rect(pen, -0.5, -0.14, 1, 0.05, paint, { lighten: -0.25, plain: true, noInk: true })
    ellipse(pen, 0.45, -0.2, 0.035, 0.04, 'window', { emissive: true, plain: true })
    wheel(pen, -0.29, 0.105)
    wheel(pen, 0.29, 0.105)
  }

/** A bicycle. `turn`: rotation of its wheels in radians, default 0. */
export const bicycle = (pen: Pen, turn = 0): void => {
  const hoop = (x: number): void => {
    strokePath(pen, 0.032, 'dark', (p) => p.arc(x, -0.22, 0.205, 0, Math.PI * 2))
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI + turn
      strokePath({ ...pen, brush: { ...pen.brush, look: { ...pen.brush.look, ink: 0 } } }, 0.006, 'metal', (p) => {
        p.moveTo(x - Math.cos(a) * 0.19, -0.22 - Math.sin(a) * 0.19)
        p.lineTo(x + Math.cos(a) * 0.19, -0.22 + Math.sin(a) * 0.19)
      })
    }
  }
  hoop(-0.28)
  hoop(0.28)
  strokePath(pen, 0.032, 'teal', (p) => {
    p.moveTo(-0.28, -0.22)
    p.lineTo(-0.12, -0.5)
    p.lineTo(0.18, -0.52)
    p.lineTo(-0.03, -0.22)
    p.lineTo(-0.28, -0.22)
    p.moveTo(-0.03, -0.22)
    p.lineTo(-0.14, -0.56)
    p.moveTo(0.28, -0.22)
    p.lineTo(0.16, -0.62)
  })
  strokePath(pen, 0.03, 'dark', (p) => (p.moveTo(0.06, -0.64), p.lineTo(0.16, -0.62), p.quadraticCurveTo(0.24, -0.66, 0.2, -0.56)))
  rect(pen, -0.22, -0.6, 0.15, 0.045, 'wood', { round: 0.02 })
  ellipse(pen, -0.03, -0.22, 0.045, 0.045, 'metal')
}

const boat: PropPainter = (pen) => {
  shape(pen, 'wood', [-0.5, -0.3, 1, 0.1], (p) => p.ellipse(0, -0.27, 0.47, 0.055, 0, 0, Math.PI * 2), { lighten: -0.3, plain: true })
  rect(pen, -0.24, -0.29, 0.09, 0.035, 'woodLight', { plain: true })
  rect(pen, 0.12, -0.29, 0.09, 0.035, 'woodLight', { plain: true })
  strokePath(pen, 0.022, 'woodLight', (p) => (p.moveTo(0.04, -0.44), p.lineTo(-0.18, -0.04)))
  shape(pen, 'wood', [-0.5, -0.3, 1, 0.3], (p) => {
    p.moveTo(-0.5, -0.33)
    p.quadraticCurveTo(0, -0.2, 0.5, -0.33)
    p.quadraticCurveTo(0.42, -0.06, 0.28, 0)
    p.lineTo(-0.3, 0)
    p.quadraticCurveTo(-0.43, -0.06, -0.5, -0.33)
  })
  shape(
    pen,
    'cream',
    [-0.5, -0.34, 1, 0.1],
    (p) => {
      p.moveTo(-0.5, -0.34)
      p.quadraticCurveTo(0, -0.21, 0.5, -0.34)
      p.lineTo(0.485, -0.28)
      p.quadraticCurveTo(0, -0.15, -0.485, -0.28)
      p.closePath()
    },
    { plain: true },
  )
}

const sailboat: PropPainter = (pen) => {
  strokePath(pen, 0.022, 'wood', (p) => (p.moveTo(0, -0.98), p.lineTo(0, -0.16)))
  shape(
    pen,
    'white',
    [0.02, -0.94, 0.4, 0.72],
    (p) => (p.moveTo(0.025, -0.94), p.quadraticCurveTo(0.34, -0.6, 0.42, -0.24), p.lineTo(0.025, -0.22), p.closePath()),
  )
  shape(
    pen,
    'coral',
    [-0.36, -0.84, 0.34, 0.6],
    (p) => (p.moveTo(-0.025, -0.84), p.quadraticCurveTo(-0.28, -0.5, -0.36, -0.24), p.lineTo(-0.025, -0.22), p.closePath()),
  )
  shape(pen, 'wood', [-0.46, -0.18, 0.94, 0.18], (p) => {
    p.moveTo(-0.46, -0.18)
    p.lineTo(0.48, -0.18)
    p.quadraticCurveTo(0.4, 0, 0.26, 0)
    p.lineTo(-0.26, 0)
    p.quadraticCurveTo(-0.4, -0.02, -0.46, -0.18)
  })
}

const wagon: PropPainter = (pen) => {
  strokePath(pen, 0.035, 'wood', (p) => (p.moveTo(0.3, -0.26), p.lineTo(0.5, -0.14)))
  polygon(
    pen,
    [
      [-0.46, -0.54],
      [0.36, -0.54],
      [0.3, -0.24],
      [-0.4, -0.24],
    ],
    'woodLight',
  )
  for (const y of [-0.46, -0.36]) rect(pen, -0.43, y, 0.76, 0.02, 'wood', { plain: true, noInk: true })
  for (const x of [-0.24, 0.16]) {
    strokePath(pen, 0.04, 'wood', (p) => p.arc(x, -0.17, 0.14, 0, Math.PI * 2))
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * Math.PI
      strokePath(
        pen,
        0.02,
        'wood',
        (p) => (p.moveTo(x - Math.cos(a) * 0.13, -0.17 - Math.sin(a) * 0.13), p.lineTo(x + Math.cos(a) * 0.13, -0.17 + Math.sin(a) * 0.13)),
      )
    }
  }
}

const hotAirBalloon: PropPainter = (pen) => {
  for (const x of [-0.1, 0.1]) strokePath(pen, 0.012, 'dark', (p) => (p.moveTo(x * 1.6, -0.34), p.lineTo(x, -0.14)))
  rect(pen, -0.11, -0.15, 0.22, 0.15, 'woodLight', { round: 0.02 })
  const gore = (k: number, role: string): void =>
    shape(
      pen,
      role,
      [-0.4 * k, -1, 0.8 * k, 0.72],
      (p) => {
        p.moveTo(0.12 * k, -0.28)
        p.bezierCurveTo(0.28 * k, -0.42, 0.4 * k, -0.5, 0.4 * k, -0.66)
        p.bezierCurveTo(0.4 * k, -1.11, -0.4 * k, -1.11, -0.4 * k, -0.66)
        p.bezierCurveTo(-0.4 * k, -0.5, -0.28 * k, -0.42, -0.12 * k, -0.28)
        p.closePath()
      },
      { noInk: k < 1 },
    )
  gore(1, 'red')
  gore(0.66, 'cream')
  gore(0.3, 'gold')
}

const taxi: PropPainter = (pen) => {
  rect(pen, -0.08, -0.51, 0.16, 0.07, 'window', { emissive: true, round: 0.015 })
  car('yellow')(pen)
  for (let i = 0; i < 10; i++) rect(pen, -0.4 + i * 0.08, i % 2 ? -0.2 : -0.235, 0.04, 0.035, 'dark', { plain: true, noInk: true })
}

export const VEHICLES = {
  taxi,
  car: car('red'),
  bicycle: (pen) => bicycle(pen),
  boat,
  sailboat,
  wagon,
  'hot-air-balloon': hotAirBalloon,
} satisfies Record<string, PropPainter>
