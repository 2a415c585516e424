import type { Role } from '../../paint/palette.ts'
import { ellipse, lathe, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'
import { line, outline } from './outline.ts'
import { mark } from './world/details.ts'

/** A tire with its tread, on a rim with thin spokes. */
const tire: PropPainter = (pen) => {
  ellipse(pen, 0, -0.5, 0.5, 0.5, 'dark')
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    strokePath(pen, 0.012, 'black', (p) => (p.moveTo(x * 0.43, -0.5 + y * 0.43), p.lineTo(x * 0.49, -0.5 + y * 0.49)))
  }
  ellipse(pen, 0, -0.5, 0.35, 0.35, 'metal')
  ellipse(pen, 0, -0.5, 0.3, 0.3, 'wallCool', { plain: true })
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    strokePath(pen, 0.014, 'metal', (p) => (p.moveTo(0, -0.5), p.lineTo(Math.cos(angle) * 0.3, -0.5 + Math.sin(angle) * 0.3)))
  }
  ellipse(pen, 0, -0.5, 0.07, 0.07, 'metal')
  ellipse(pen, 0, -0.5, 0.025, 0.025, 'dark', { plain: true, noInk: true })
}

const wheelbarrow: PropPainter = (pen) => {
  strokePath(pen, 0.045, 'wood', (p) => (p.moveTo(0.5, -0.42), p.lineTo(-0.34, -0.12)))
  strokePath(pen, 0.04, 'metal', (p) => (p.moveTo(0.16, -0.3), p.lineTo(0.2, -0.02), p.lineTo(0.3, -0.02)))
  polygon(
    pen,
    [
      [-0.46, -0.62],
      [0.34, -0.62],
      [0.18, -0.28],
      [-0.24, -0.2],
    ],
    'red',
  )
  polygon(
    pen,
    [
      [-0.46, -0.62],
      [0.34, -0.62],
      [0.31, -0.56],
      [-0.43, -0.56],
    ],
    'red',
    { plain: true, lighten: -0.25 },
  )
  ellipse(pen, -0.34, -0.15, 0.15, 0.15, 'dark')
  ellipse(pen, -0.34, -0.15, 0.06, 0.06, 'metal', { plain: true })
}

const wardrobe: PropPainter = (pen) => {
  rect(pen, -0.36, -0.96, 0.72, 0.92, 'wood', { round: 0.02 })
  rect(pen, -0.4, -1, 0.8, 0.07, 'woodLight', { round: 0.02 })
  for (const x of [-0.32, 0.02]) {
    rect(pen, x, -0.89, 0.3, 0.78, 'woodLight', { round: 0.02 })
    rect(pen, x + 0.05, -0.83, 0.2, 0.28, 'wood', { plain: true, round: 0.01 })
    rect(pen, x + 0.05, -0.47, 0.2, 0.28, 'wood', { plain: true, round: 0.01 })
  }
  for (const x of [-0.05, 0.05]) ellipse(pen, x, -0.5, 0.018, 0.018, 'gold', { plain: true })
  for (const x of [-0.34, 0.24]) rect(pen, x, -0.05, 0.1, 0.05, 'dark', { plain: true })
}

const throne: PropPainter = (pen) => {
  shape(pen, 'gold', [-0.3, -1, 0.6, 0.7], (p) => {
    p.moveTo(-0.28, -0.3)
    p.lineTo(-0.3, -0.84)
    p.lineTo(-0.16, -0.78)
    p.lineTo(0, -1)
    p.lineTo(0.16, -0.78)
    p.lineTo(0.3, -0.84)
    p.lineTo(0.28, -0.3)
    p.closePath()
  })
  rect(pen, -0.2, -0.74, 0.4, 0.44, 'red', { round: 0.05 })
  rect(pen, -0.34, -0.36, 0.68, 0.1, 'red', { round: 0.04 })
  rect(pen, -0.34, -0.27, 0.68, 0.08, 'gold')
  for (const x of [-0.38, 0.28]) {
    rect(pen, x, -0.52, 0.1, 0.52, 'gold', { round: 0.02 })
    ellipse(pen, x + 0.05, -0.54, 0.06, 0.06, 'gold')
  }
}

const sink: PropPainter = (pen) => {
  rect(pen, -0.12, -0.34, 0.24, 0.34, 'white', { round: 0.03, lighten: -0.08 })
  shape(pen, 'white', [-0.46, -0.62, 0.92, 0.32], (p) => {
    p.moveTo(-0.46, -0.62)
    p.lineTo(0.46, -0.62)
    p.bezierCurveTo(0.44, -0.36, 0.26, -0.3, 0, -0.3)
    p.bezierCurveTo(-0.26, -0.3, -0.44, -0.36, -0.46, -0.62)
  })
  rect(pen, -0.48, -0.66, 0.96, 0.07, 'white', { round: 0.03 })
  strokePath(pen, 0.06, 'metal', (p) => (p.moveTo(0.16, -0.64), p.lineTo(0.16, -0.86), p.quadraticCurveTo(0.08, -0.98, -0.02, -0.84)))
  for (const x of [-0.22, 0.32]) ellipse(pen, x, -0.7, 0.05, 0.04, 'metal')
}

/** A pump for tires with its hose. */
const handPump: PropPainter = (pen) => {
  rect(pen, -0.2, -0.06, 0.4, 0.06, 'dark', { round: 0.02 })
  rect(pen, -0.07, -0.66, 0.14, 0.6, 'blue', { round: 0.02 })
  rect(pen, -0.02, -0.88, 0.04, 0.24, 'metal', { plain: true })
  rect(pen, -0.24, -0.94, 0.48, 0.08, 'dark', { round: 0.04 })
  strokePath(pen, 0.035, 'black', (p) => (p.moveTo(0.07, -0.1), p.bezierCurveTo(0.46, -0.04, 0.44, -0.5, 0.3, -0.52)))
  rect(pen, 0.22, -0.56, 0.1, 0.07, 'metal', { plain: true })
}

const rake: PropPainter = (pen) => {
  strokePath(pen, 0.04, 'wood', (p) => (p.moveTo(0.3, -1), p.lineTo(-0.14, -0.16)))
  strokePath(pen, 0.045, 'metal', (p) => (p.moveTo(-0.36, -0.24), p.lineTo(0.1, -0.06)))
  for (let i = 0; i < 6; i++) {
    const [x, y] = [-0.34 + i * 0.086, -0.23 + i * 0.034]
    strokePath(pen, 0.02, 'metal', (p) => (p.moveTo(x, y), p.lineTo(x - 0.05, y + 0.13)))
  }
}

const cauldron: PropPainter = (pen) => {
  for (const x of [-0.24, 0.18]) rect(pen, x, -0.1, 0.06, 0.1, 'black', { plain: true })
  lathe(
    pen,
    [
      [0.2, -0.06],
      [0.44, -0.24],
      [0.42, -0.46],
      [0.32, -0.58],
    ],
    'dark',
  )
  ellipse(pen, 0, -0.58, 0.38, 0.07, 'dark')
  ellipse(pen, 0, -0.59, 0.31, 0.045, 'leafLight', { plain: true })
  for (const [x, y, r] of [
    [-0.1, -0.66, 0.05],
    [0.06, -0.72, 0.07],
    [0.16, -0.64, 0.04],
  ] as const)
    ellipse(pen, x, y, r, r, 'leafLight', { lighten: 0.2 })
}

/** A loose heap. */
const heap =
  (role: Role, grain: Role): PropPainter =>
  (pen) => {
    shape(pen, role, [-0.5, -0.52, 1, 0.52], (p) => {
      p.moveTo(-0.5, 0)
      p.bezierCurveTo(-0.34, -0.06, -0.22, -0.5, 0, -0.52)
      p.bezierCurveTo(0.2, -0.52, 0.34, -0.08, 0.5, 0)
      p.closePath()
    })
    for (const [x, y] of [
      [-0.24, -0.1],
      [-0.08, -0.24],
      [0.1, -0.14],
      [0.2, -0.26],
      [0.02, -0.4],
      [0.3, -0.06],
    ] as const)
      ellipse(pen, x, y, 0.035, 0.022, grain, { plain: true, noInk: true })
  }

const chain: PropPainter = (pen) => {
  for (let i = 0; i < 5; i++) {
    const y = -0.9 + i * 0.2
    const isFlat = i % 2 === 0
    strokePath(pen, 0.055, 'metal', (p) => p.ellipse(0, y, isFlat ? 0.11 : 0.03, 0.13, 0, 0, Math.PI * 2), isFlat ? 0.1 : -0.1)
  }
}

const raft: PropPainter = (pen) => {
  for (let i = 0; i < 6; i++) rect(pen, -0.5 + i * 0.166, -0.18, 0.16, 0.16, 'wood', { round: 0.07 })
  for (const x of [-0.42, 0.34]) strokePath(pen, 0.03, 'woodLight', (p) => (p.moveTo(x, -0.2), p.lineTo(x + 0.06, 0)))
  rect(pen, -0.02, -0.86, 0.04, 0.7, 'wood')
  polygon(
    pen,
    [
      [0.03, -0.84],
      [0.4, -0.3],
      [0.03, -0.3],
    ],
    'cream',
  )
}

const cage: PropPainter = (pen) => {
  strokePath(pen, 0.03, 'gold', (p) => p.arc(0, -0.92, 0.06, 0, Math.PI * 2))
  strokePath(
    pen,
    0.03,
    'gold',
    (p) => (p.moveTo(-0.32, -0.1), p.lineTo(-0.32, -0.5), p.bezierCurveTo(-0.32, -0.98, 0.32, -0.98, 0.32, -0.5), p.lineTo(0.32, -0.1)),
  )
  for (const x of [-0.19, -0.065, 0.065, 0.19])
    strokePath(pen, 0.018, 'gold', (p) => (p.moveTo(x, -0.1), p.lineTo(x, -0.5), p.quadraticCurveTo(x, -0.76, x * 0.2, -0.86)))
  strokePath(pen, 0.025, 'wood', (p) => (p.moveTo(-0.19, -0.36), p.lineTo(0.19, -0.36)))
  rect(pen, -0.37, -0.12, 0.74, 0.1, 'gold', { round: 0.02 })
}

const golfBall: PropPainter = (pen) => {
  ellipse(pen, 0, -0.5, 0.5, 0.5, 'white')
  for (let row = -3; row <= 3; row++) {
    const half = Math.sqrt(0.42 ** 2 - (row * 0.12) ** 2)
    const count = Math.max(1, Math.round(half / 0.07))
    for (let i = 0; i < count; i++) {
      const x = count === 1 ? 0 : -half + (2 * half * i) / (count - 1)
      ellipse(pen, x, -0.5 + row * 0.12, 0.028, 0.024, 'wallCool', { plain: true, noInk: true })
    }
  }
}

/** Tools, vessels and materials of house, garden and workshop. */
/** A hoop with a bag of meshes on a long handle. */
const handNet: PropPainter = (pen) => {
  line(pen, 5.4, 'wood', 'M-2 -42 L-46 -2')
  outline(pen, '#e6efe6', 'M-8 -64 C4 -40 30 -8 44 -8 C54 -20 50 -60 40 -88 Z', { lighten: -0.1 })
  for (const d of [
    'M2 -52 C18 -56 34 -68 46 -72',
    'M10 -40 C24 -44 38 -52 49 -56',
    'M20 -28 C30 -30 42 -38 51 -40',
    'M30 -17 C36 -18 44 -22 50 -26',
    'M4 -68 C14 -46 30 -20 42 -8',
    'M18 -78 C26 -54 38 -26 46 -10',
    'M30 -84 C38 -60 46 -36 49 -18',
  ])
    mark(pen, 1.7, '#5f7a68', d)
  line(pen, 4.6, '#c8503a', 'M-8 -60 C -14 -80 14 -104 32 -98 C52 -92 42 -68 22 -58 C10 -52 -4 -50 -8 -60 Z')
}

export const IMPLEMENTS: Readonly<Record<string, PropPainter>> = {
  tire,
  wheelbarrow,
  wardrobe,
  throne,
  sink,
  'hand-pump': handPump,
  rake,
  cauldron,
  'heap-of-sand': heap('sand', 'woodLight'),
  chain,
  raft,
  cage,
  'golf-ball': golfBall,
  'hand-net': handNet,
}
