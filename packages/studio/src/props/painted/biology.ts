import { ellipse, type PropPainter, shape, strokePath } from './pen.ts'

/** The outline of a person, arms a little apart, with the heart in place. */
const humanBody: PropPainter = (pen) => {
  const skin = '#8fb8d8'
  shape(pen, skin, [-0.26, -0.84, 0.52, 0.84], (p) => {
    p.moveTo(0, -0.8)
    for (const side of [1, -1] as const) {
      const points: readonly (readonly [number, number])[] = [
        [0.045, -0.83],
        [0.05, -0.79],
        [0.15, -0.76],
        [0.185, -0.6],
        [0.245, -0.42],
        [0.21, -0.4],
        [0.14, -0.56],
        [0.115, -0.62],
        [0.1, -0.5],
        [0.125, -0.4],
        [0.115, -0.2],
        [0.11, -0.015],
        [0.03, -0.015],
        [0.03, -0.2],
        [0, -0.36],
      ]
      const ordered = side === 1 ? points : points.toReversed()
      for (const [x, y] of ordered) p.lineTo(side * x, y)
    }
    p.closePath()
  })
  ellipse(pen, 0, -0.905, 0.075, 0.095, skin)
  shape(
    pen,
    'red',
    [-0.01, -0.72, 0.08, 0.09],
    (p) => {
      p.moveTo(0.03, -0.63)
      p.bezierCurveTo(-0.03, -0.68, -0.01, -0.74, 0.03, -0.705)
      p.bezierCurveTo(0.07, -0.74, 0.09, -0.68, 0.03, -0.63)
      p.closePath()
    },
    { plain: true },
  )
}

/** A cell cut open: membrane, nucleus and organelles. */
const cell: PropPainter = (pen) => {
  ellipse(pen, 0, -0.46, 0.5, 0.45, 'teal', { lighten: 0.1 })
  ellipse(pen, 0, -0.46, 0.435, 0.385, 'waterLight', { plain: true, noInk: true, lighten: 0.15 })
  ellipse(pen, 0.05, -0.48, 0.18, 0.17, 'purple')
  ellipse(pen, 0.09, -0.5, 0.07, 0.065, 'purple', { lighten: -0.35, plain: true, noInk: true })
  for (const [x, y, angle] of [
    [-0.26, -0.62, 0.5],
    [-0.22, -0.26, -0.5],
    [0.28, -0.24, 0.3],
  ] as const) {
    ellipse(pen, x, y, 0.09, 0.05, 'coral')
    strokePath(pen, 0.014, 'red', (p) => {
      p.moveTo(x - 0.06, y + angle * 0.02)
      for (let i = 1; i <= 4; i++) p.lineTo(x - 0.06 + i * 0.03, y + (i % 2 ? -0.022 : 0.022))
    })
  }
  for (const [x, y] of [
    [-0.33, -0.44],
    [-0.06, -0.76],
    [0.26, -0.72],
    [0.33, -0.5],
    [0.05, -0.17],
  ] as const)
    ellipse(pen, x, y, 0.028, 0.028, 'yellow', { plain: true })
}

const whiteBloodCell: PropPainter = (pen) => {
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2
    ellipse(pen, 0.37 * Math.cos(angle), -0.48 + 0.37 * Math.sin(angle), 0.1, 0.1, 'white', { lighten: -0.06 })
  }
  ellipse(pen, 0, -0.48, 0.4, 0.4, 'white', { lighten: -0.02, noInk: true })
  for (const [x, y, r] of [
    [-0.12, -0.55, 0.15],
    [0.1, -0.56, 0.14],
    [0.02, -0.38, 0.15],
  ] as const)
    ellipse(pen, x, y, r, r * 0.9, 'purple', { plain: true, noInk: true })
}

/** A nerve cell: branches, body with nucleus, and a long axon in its sheath. */
const neuron: PropPainter = (pen) => {
  for (const [x, y, toX, toY] of [
    [-0.34, -0.74, -0.48, -0.94],
    [-0.2, -0.76, -0.16, -0.97],
    [-0.38, -0.6, -0.5, -0.62],
    [-0.34, -0.46, -0.48, -0.3],
    [-0.14, -0.7, 0.02, -0.86],
  ] as const) {
    strokePath(
      pen,
      0.05,
      'coral',
      (p) => (p.moveTo(-0.24, -0.6), p.quadraticCurveTo(x, y, (x + toX) / 2, (y + toY) / 2), p.lineTo(toX, toY)),
    )
    strokePath(pen, 0.03, 'coral', (p) => (p.moveTo((x + toX) / 2, (y + toY) / 2), p.lineTo(toX + 0.08, toY + 0.05)))
  }
  strokePath(pen, 0.045, 'coral', (p) => (p.moveTo(-0.2, -0.56), p.bezierCurveTo(0, -0.42, 0.1, -0.4, 0.36, -0.18)))
  for (const [toX, toY] of [
    [0.5, -0.22],
    [0.48, -0.08],
    [0.36, -0.03],
  ] as const) {
    strokePath(pen, 0.03, 'coral', (p) => (p.moveTo(0.34, -0.2), p.lineTo(toX, toY)))
    ellipse(pen, toX, toY, 0.03, 0.03, 'coral')
  }
  for (const [x, y] of [
    [-0.06, -0.465],
    [0.07, -0.4],
    [0.19, -0.315],
  ] as const)
    ellipse(pen, x, y, 0.062, 0.046, 'yellow')
  ellipse(pen, -0.25, -0.61, 0.15, 0.14, 'coral')
  ellipse(pen, -0.25, -0.61, 0.06, 0.06, 'purple', { plain: true })
}

const kidney: PropPainter = (pen) => {
  strokePath(pen, 0.06, 'yellow', (p) => (p.moveTo(0.1, -0.5), p.quadraticCurveTo(0.24, -0.4, 0.2, -0.02)))
  strokePath(pen, 0.05, 'red', (p) => (p.moveTo(0.06, -0.56), p.lineTo(0.36, -0.62)))
  strokePath(pen, 0.05, 'blue', (p) => (p.moveTo(0.06, -0.5), p.lineTo(0.36, -0.5)))
  shape(pen, '#a5423c', [-0.34, -0.98, 0.6, 0.92], (p) => {
    p.moveTo(0.02, -0.98)
    p.bezierCurveTo(-0.4, -1.02, -0.44, -0.08, -0.02, -0.08)
    p.bezierCurveTo(0.22, -0.08, 0.26, -0.36, 0.06, -0.44)
    p.bezierCurveTo(-0.02, -0.5, -0.02, -0.56, 0.06, -0.62)
    p.bezierCurveTo(0.26, -0.7, 0.24, -0.96, 0.02, -0.98)
    p.closePath()
  })
}

const liver: PropPainter = (pen) => {
  shape(pen, '#8d3b33', [-0.5, -0.72, 1, 0.66], (p) => {
    p.moveTo(-0.46, -0.5)
    p.bezierCurveTo(-0.4, -0.78, 0, -0.72, 0.2, -0.68)
    p.bezierCurveTo(0.4, -0.66, 0.52, -0.6, 0.48, -0.5)
    p.bezierCurveTo(0.38, -0.36, 0.1, -0.34, -0.04, -0.18)
    p.bezierCurveTo(-0.16, -0.04, -0.4, -0.02, -0.46, -0.16)
    p.bezierCurveTo(-0.5, -0.28, -0.48, -0.4, -0.46, -0.5)
    p.closePath()
  })
  strokePath(pen, 0.016, '#6a2a26', (p) => (p.moveTo(0.06, -0.69), p.quadraticCurveTo(0, -0.5, 0.04, -0.28)))
  ellipse(pen, 0.02, -0.2, 0.05, 0.085, 'leaf')
}

/** Cells, organs and the body, as in a textbook. */
export const BIOLOGY: Readonly<Record<string, PropPainter>> = {
  'human-body': humanBody,
  cell,
  'white-blood-cell': whiteBloodCell,
  neuron,
  kidney,
  liver,
}
