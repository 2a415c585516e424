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

/** Puffs of the plume of a volcano, the farthest first: x, y, radius and how light. */
const PLUME = [
  [-0.16, -0.9, 0.085, 0.02],
  [0.2, -0.9, 0.09, -0.02],
  [0.02, -0.92, 0.08, 0.1],
  [-0.07, -0.86, 0.095, 0.06],
  [0.11, -0.86, 0.1, 0.04],
  [-0.02, -0.78, 0.085, -0.06],
  [0.07, -0.76, 0.075, -0.12],
  [0.01, -0.68, 0.06, -0.2],
  [0.04, -0.6, 0.048, -0.28],
  [-0.02, -0.55, 0.04, -0.32],
] as const
/** Lava that runs down, from the rim to the foot of each stream. */
const STREAMS = [
  [-0.05, -0.18, -0.2],
  [0.03, 0.05, -0.12],
  [0.07, 0.24, -0.24],
] as const

/** A steep mountain with gullies, lava that runs down from its rim, and a plume that widens. */
const volcano: PropPainter = (pen) => {
  for (const [x, y, r, lighten] of PLUME) {
    ellipse(pen, x, y, r, r * 0.86, '#7d7670', { noInk: true, lighten })
    ellipse(pen, x - r * 0.3, y - r * 0.34, r * 0.5, r * 0.38, '#8f8882', { plain: true, noInk: true, lighten: lighten + 0.08 })
  }
  emitLight(pen, 0, -0.52, 0.24, 0.9)
  shape(pen, '#5d5550', [-0.5, -0.54, 1, 0.54], (p) => {
    p.moveTo(-0.5, 0)
    p.bezierCurveTo(-0.3, -0.12, -0.2, -0.3, -0.1, -0.52)
    p.quadraticCurveTo(0, -0.48, 0.1, -0.53)
    p.bezierCurveTo(0.2, -0.3, 0.3, -0.13, 0.5, 0)
    p.closePath()
  })
  for (const [top, foot, lighten] of [
    [-0.07, -0.34, -0.2],
    [-0.02, -0.12, 0.14],
    [0.04, 0.14, -0.22],
    [0.08, 0.36, 0.12],
  ] as const)
    strokePath(
      pen,
      0.014,
      '#5d5550',
      (p) => (p.moveTo(top, -0.46), p.bezierCurveTo(top * 1.4, -0.34, foot * 0.6, -0.2, foot, -0.03)),
      lighten,
    )
  for (const [top, foot, low] of STREAMS)
    shape(
      pen,
      'coral',
      [Math.min(top, foot) - 0.03, -0.52, Math.abs(foot - top) + 0.06, 0.52 + low],
      (p) => {
        p.moveTo(top - 0.026, -0.5)
        p.bezierCurveTo(top - 0.02, -0.38, foot - 0.03, -0.34, foot, low)
        p.bezierCurveTo(foot + 0.02, -0.36, top + 0.03, -0.4, top + 0.026, -0.505)
        p.closePath()
      },
      { plain: true, emissive: true, noInk: true },
    )
  ellipse(pen, 0, -0.51, 0.1, 0.022, 'gold', { plain: true, emissive: true, noInk: true })
}

export const MONUMENTS: Readonly<Record<string, PropPainter>> = { colosseum, bank, pyramid, volcano }
