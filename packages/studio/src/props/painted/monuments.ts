import { polygon, shape, ellipse, type Pen, type PropPainter, strokePath, emitLight, rect } from './pen.ts'

/** A round-arched opening. (x, y): bottom centre. */
function opening(pen: Pen, x: number, y: number, w: number, h: number): void {
  shape(
    pen,
    'stone',
    [x - w / 2, y - h, w, h],
    (p) => {
      p.moveTo(x - w / 2, y)
      p.lineTo(x - w / 2, y - h + w / 2)
      p.arc(x, y - h + w / 2, w / 2, Math.PI, 0)
      p.lineTo(x + w / 2, y)
      p.closePath()
    },
    { plain: true, noInk: true, lighten: -0.42 },
  )
}

/** An amphitheatre with three rows of arches, broken on one side. */
const colosseum: PropPainter = (pen) => {
  shape(pen, 'wallWarm', [-0.5, -0.58, 1, 0.58], (p) => {
    p.moveTo(-0.5, 0)
    p.lineTo(-0.48, -0.56)
    p.quadraticCurveTo(-0.2, -0.6, 0.06, -0.58)
    p.lineTo(0.14, -0.46)
    p.lineTo(0.24, -0.42)
    p.lineTo(0.3, -0.32)
    p.lineTo(0.49, -0.3)
    p.lineTo(0.5, 0)
    p.closePath()
  })
  const rows = [
    [0, 9, 0.5],
    [-0.19, 9, 0.46],
    [-0.38, 6, 0.02],
  ] as const
  for (const [y, count, right] of rows) {
    const step = (right + 0.44) / (count - 1)
    for (let i = 0; i < count; i++)
      opening(pen, -0.44 + i * step * (y === -0.38 ? 1 : 0.985), y - 0.015, Math.min(0.07, step * 0.66), 0.125)
    rect(pen, -0.495, y - 0.165, (y === -0.38 ? 0.56 : 0.985) * 1, 0.022, 'wallWarm', { plain: true, lighten: 0.12 })
  }
  polygon(
    pen,
    [
      [0.3, -0.32],
      [0.49, -0.3],
      [0.49, -0.36],
      [0.4, -0.37],
    ],
    'wallWarm',
    { plain: true, lighten: -0.18 },
  )
}

const aqueduct: PropPainter = (pen) => {
  rect(pen, -0.5, -0.44, 1, 0.44, 'wallWarm')
  for (let i = 0; i < 4; i++) opening(pen, -0.375 + i * 0.25, 0.001, 0.19, 0.26)
  for (let i = 0; i < 9; i++) opening(pen, -0.445 + i * 0.111, -0.29, 0.075, 0.1)
  rect(pen, -0.52, -0.47, 1.04, 0.035, 'wallWarm', { plain: true, lighten: 0.14 })
  rect(pen, -0.52, -0.29, 1.04, 0.02, 'wallWarm', { plain: true, lighten: 0.1 })
  rect(pen, -0.5, -0.478, 1, 0.014, 'waterLight', { plain: true, noInk: true })
}

/** A neoclassical building (bank, museum, parliament). */
const bank: PropPainter = (pen) => {
  for (const [i, w] of [1, 0.92, 0.84].entries()) rect(pen, -w / 2, -0.05 * (i + 1), w, 0.05, 'stone', { lighten: 0.1 + 0.05 * i })
  rect(pen, -0.38, -0.56, 0.76, 0.41, 'stone', { lighten: -0.3, plain: true })
  rect(pen, -0.08, -0.42, 0.16, 0.27, 'wood', { plain: true })
  for (const x of [-0.34, -0.17, 0.17, 0.34]) {
    rect(pen, x - 0.045, -0.55, 0.09, 0.4, 'cream')
    rect(pen, x - 0.06, -0.18, 0.12, 0.035, 'cream', { plain: true })
    rect(pen, x - 0.06, -0.57, 0.12, 0.035, 'cream', { plain: true })
  }
  rect(pen, -0.44, -0.64, 0.88, 0.08, 'cream')
  polygon(
    pen,
    [
      [-0.48, -0.63],
      [0, -0.9],
      [0.48, -0.63],
    ],
    'cream',
  )
  polygon(
    pen,
    [
      [-0.3, -0.66],
      [0, -0.83],
      [0.3, -0.66],
    ],
    'stone',
    { plain: true, noInk: true, lighten: 0.04 },
  )
}

const pyramid: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.5, 0],
      [0.04, -0.66],
      [0.5, 0],
    ],
    'sand',
  )
  polygon(
    pen,
    [
      [0.16, 0],
      [0.04, -0.66],
      [0.5, 0],
    ],
    'sand',
    { plain: true, noInk: true, lighten: -0.22 },
  )
  for (let i = 1; i < 7; i++) {
    const [u, y] = [i / 7, -0.66 * (1 - i / 7)]
    strokePath(pen, 0.004, 'earth', (p) => (p.moveTo(0.04 - 0.54 * u, y), p.lineTo(0.04 + 0.12 * u, y), p.lineTo(0.04 + 0.46 * u, y)))
  }
}

const volcano: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [0.02, -0.72, 0.1],
    [0.12, -0.82, 0.12],
    [0.0, -0.88, 0.09],
  ] as const)
    ellipse(pen, x, y, r, r * 0.8, 'stone', { plain: true, noInk: true, lighten: 0.1 })
  emitLight(pen, 0, -0.6, 0.26, 0.9)
  polygon(
    pen,
    [
      [-0.5, 0],
      [-0.34, -0.2],
      [-0.22, -0.42],
      [-0.12, -0.6],
      [0.12, -0.6],
      [0.2, -0.44],
      [0.32, -0.22],
      [0.5, 0],
    ],
    'mountain',
    { lighten: -0.18 },
  )
  polygon(
    pen,
    [
      [-0.12, -0.6],
      [0.12, -0.6],
      [0.14, -0.5],
      [0.08, -0.36],
      [0.05, -0.48],
      [0, -0.26],
      [-0.04, -0.46],
      [-0.09, -0.4],
      [-0.14, -0.52],
    ],
    'coral',
    { plain: true, emissive: true },
  )
}

export const MONUMENTS: Readonly<Record<string, PropPainter>> = { colosseum, aqueduct, bank, pyramid, volcano }
