import { ellipse, emitLight, type Pen, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

function tuft(pen: Pen, x: number): void {
  for (const lean of [-0.05, 0, 0.05])
    polygon(
      pen,
      [
        [x - 0.02, 0],
        [x + 0.02, 0],
        [x + lean, -0.11],
      ],
      'grass',
      { plain: true, noInk: true },
    )
}

function blossom(pen: Pen, x: number, y: number, role: 'white' | 'pink' | 'yellow'): void {
  strokePath(pen, 0.014, 'leaf', (p) => (p.moveTo(x, y), p.lineTo(x + 0.04, -0.01)))
  for (let i = 0; i < 5; i++)
    ellipse(pen, x + Math.cos(i * 1.257) * 0.035, y + Math.sin(i * 1.257) * 0.03, 0.026, 0.024, role, { plain: true, noInk: true })
  ellipse(pen, x, y, 0.018, 0.018, 'gold', { plain: true, noInk: true })
}

/** A rounded stone with flowers before it. */
const gravestone: PropPainter = (pen) => {
  ellipse(pen, 0, -0.02, 0.46, 0.05, 'grassDark', { plain: true, noInk: true })
  shape(pen, 'stone', [-0.3, -0.98, 0.6, 0.94], (p) => {
    p.moveTo(-0.3, -0.04)
    p.lineTo(-0.3, -0.7)
    p.bezierCurveTo(-0.3, -1.07, 0.3, -1.07, 0.3, -0.7)
    p.lineTo(0.3, -0.04)
    p.closePath()
  })
  rect(pen, -0.38, -0.12, 0.76, 0.1, 'stone', { round: 0.02, lighten: -0.16 })
  rect(pen, -0.025, -0.84, 0.05, 0.26, 'stone', { plain: true, noInk: true, lighten: -0.36 })
  rect(pen, -0.1, -0.77, 0.2, 0.05, 'stone', { plain: true, noInk: true, lighten: -0.36 })
  for (const [y, w] of [
    [-0.48, 0.34],
    [-0.4, 0.24],
    [-0.32, 0.3],
  ] as const)
    rect(pen, -w / 2, y, w, 0.03, 'stone', { plain: true, noInk: true, lighten: -0.3 })
  for (const x of [-0.4, -0.24, 0.3, 0.4]) tuft(pen, x)
  blossom(pen, -0.14, -0.15, 'white')
  blossom(pen, -0.03, -0.18, 'pink')
  blossom(pen, 0.08, -0.14, 'white')
}

/** Closed, with a wreath on its lid. */
const coffin: PropPainter = (pen) => {
  for (const x of [-0.36, 0.3]) {
    strokePath(pen, 0.035, 'dark', (p) => (p.moveTo(x, 0), p.lineTo(x + 0.07, -0.16)))
    strokePath(pen, 0.035, 'dark', (p) => (p.moveTo(x + 0.07, 0), p.lineTo(x, -0.16)))
  }
  shape(pen, 'wood', [-0.5, -0.4, 1, 0.26], (p) => {
    p.moveTo(-0.5, -0.4)
    p.lineTo(0.5, -0.4)
    p.lineTo(0.44, -0.14)
    p.lineTo(-0.44, -0.14)
    p.closePath()
  })
  shape(
    pen,
    'wood',
    [-0.5, -0.56, 1, 0.18],
    (p) => {
      p.moveTo(-0.5, -0.4)
      p.lineTo(-0.36, -0.55)
      p.lineTo(0.4, -0.55)
      p.lineTo(0.5, -0.4)
      p.closePath()
    },
    { lighten: 0.14 },
  )
  rect(pen, -0.51, -0.42, 1.02, 0.045, 'wood', { lighten: -0.14, round: 0.02 })
  for (const x of [-0.3, 0, 0.26])
    strokePath(pen, 0.022, 'gold', (p) => (p.moveTo(x - 0.05, -0.28), p.quadraticCurveTo(x, -0.2, x + 0.05, -0.28)))
  for (let i = 0; i < 9; i++)
    ellipse(pen, -0.18 + i * 0.045, -0.57 + Math.abs(i - 4) * 0.008, 0.035, 0.04, i % 2 ? 'leaf' : 'pine', { plain: true })
  for (let i = 0; i < 5; i++)
    ellipse(pen, -0.12 + i * 0.06, -0.6 + Math.abs(i - 2) * 0.012, 0.032, 0.03, i % 2 ? 'pink' : 'white', { plain: true })
}

const cross: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.2, 0],
      [0.2, 0],
      [0.13, -0.1],
      [-0.13, -0.1],
    ],
    'stone',
  )
  rect(pen, -0.075, -1, 0.15, 0.92, 'woodLight', { round: 0.015 })
  rect(pen, -0.31, -0.79, 0.62, 0.15, 'woodLight', { round: 0.015 })
  rect(pen, -0.074, -0.79, 0.148, 0.15, 'woodLight', { plain: true, noInk: true, lighten: 0.08 })
  for (const x of [-0.17, 0.17]) tuft(pen, x)
}

const urn: PropPainter = (pen) => {
  rect(pen, -0.18, -0.08, 0.36, 0.08, 'gold', { round: 0.02 })
  shape(pen, 'blue', [-0.3, -0.82, 0.6, 0.76], (p) => {
    p.moveTo(-0.12, -0.07)
    p.bezierCurveTo(-0.4, -0.3, -0.36, -0.66, -0.14, -0.8)
    p.lineTo(0.14, -0.8)
    p.bezierCurveTo(0.36, -0.66, 0.4, -0.3, 0.12, -0.07)
    p.closePath()
  })
  rect(pen, -0.3, -0.52, 0.6, 0.07, 'gold', { plain: true })
  shape(
    pen,
    'blue',
    [-0.19, -0.93, 0.38, 0.12],
    (p) => {
      p.moveTo(-0.19, -0.8)
      p.quadraticCurveTo(0, -0.98, 0.19, -0.8)
      p.closePath()
    },
    { lighten: 0.1 },
  )
  ellipse(pen, 0, -0.93, 0.05, 0.05, 'gold')
}

/** A rocking cradle with a blanket. */
const cradle: PropPainter = (pen) => {
  strokePath(pen, 0.05, 'wood', (p) => (p.moveTo(-0.46, -0.1), p.quadraticCurveTo(0, 0.08, 0.46, -0.1)), -0.2)
  shape(
    pen,
    'woodLight',
    [-0.48, -0.98, 0.4, 0.9],
    (p) => {
      p.moveTo(-0.38, -0.1)
      p.lineTo(-0.46, -0.62)
      p.bezierCurveTo(-0.5, -1, -0.2, -1.02, -0.1, -0.84)
      p.lineTo(-0.14, -0.5)
      p.lineTo(-0.1, -0.1)
      p.closePath()
    },
    { lighten: -0.06 },
  )
  shape(pen, 'cream', [-0.36, -0.66, 0.3, 0.2], (p) => p.ellipse(-0.22, -0.54, 0.15, 0.1, -0.2, 0, Math.PI * 2))
  shape(pen, 'skin', [-0.3, -0.64, 0.18, 0.16], (p) => p.ellipse(-0.18, -0.58, 0.085, 0.08, 0, 0, Math.PI * 2))
  strokePath(pen, 0.012, 'dark', (p) => (p.moveTo(-0.21, -0.57), p.quadraticCurveTo(-0.195, -0.56, -0.18, -0.57)))
  strokePath(pen, 0.012, 'dark', (p) => (p.moveTo(-0.155, -0.57), p.quadraticCurveTo(-0.14, -0.56, -0.125, -0.57)))
  shape(pen, 'teal', [-0.18, -0.58, 0.62, 0.24], (p) => {
    p.moveTo(-0.16, -0.44)
    p.bezierCurveTo(-0.1, -0.64, 0.3, -0.6, 0.42, -0.46)
    p.lineTo(0.42, -0.34)
    p.lineTo(-0.16, -0.34)
    p.closePath()
  })
  shape(pen, 'woodLight', [-0.44, -0.46, 0.9, 0.38], (p) => {
    p.moveTo(-0.44, -0.46)
    p.quadraticCurveTo(0, -0.36, 0.46, -0.46)
    p.lineTo(0.38, -0.09)
    p.lineTo(-0.38, -0.09)
    p.closePath()
  })
  for (const x of [-0.26, -0.09, 0.08, 0.25]) strokePath(pen, 0.012, 'wood', (p) => (p.moveTo(x, -0.4), p.lineTo(x * 0.9, -0.11)), -0.2)
  ellipse(pen, 0, -0.25, 0.05, 0.045, 'coral', { plain: true })
}

/** A gate of two wooden wings between posts of stone. */
const gate: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    rect(pen, side * 0.42 - 0.08, -0.86, 0.16, 0.86, 'stone')
    for (const y of [-0.66, -0.44, -0.22])
      rect(pen, side * 0.42 - 0.08, y, 0.16, 0.012, 'stone', { plain: true, noInk: true, lighten: -0.3 })
    rect(pen, side * 0.42 - 0.1, -0.92, 0.2, 0.07, 'stone', { lighten: -0.14 })
    ellipse(pen, side * 0.42, -0.96, 0.055, 0.05, 'stone', { lighten: 0.1 })
    shape(pen, 'dark', [side < 0 ? -0.34 : 0, -0.86, 0.34, 0.84], (p) => {
      const outer = side * 0.34
      p.rect(Math.min(outer, outer - side * 0.03), -0.72, 0.03, 0.7)
      p.rect(Math.min(0, side * 0.03), -0.8, 0.03, 0.78)
      for (const y of [-0.12, -0.42]) p.rect(Math.min(0, outer), y, 0.34, 0.035)
    })
    for (let i = 0; i < 5; i++) {
      const x = side * (0.06 + i * 0.058)
      const top = -0.86 + i * 0.03
      strokePath(pen, 0.022, 'dark', (p) => (p.moveTo(x, -0.03), p.lineTo(x, top)), 0.12)
      polygon(
        pen,
        [
          [x - 0.025, top + 0.02],
          [x + 0.025, top + 0.02],
          [x, top - 0.06],
        ],
        'gold',
        { plain: true },
      )
    }
    strokePath(pen, 0.02, 'dark', (p) => p.ellipse(side * 0.17, -0.55, 0.06, 0.06, 0, 0, Math.PI * 2), 0.12)
  }
  rect(pen, -0.05, -0.48, 0.1, 0.1, 'gold', { round: 0.02 })
}

/** A globe on a stand. */
const deskGlobe: PropPainter = (pen) => {
  ellipse(pen, 0, -0.04, 0.26, 0.06, 'wood')
  rect(pen, -0.035, -0.2, 0.07, 0.16, 'gold', { round: 0.02 })
  ellipse(pen, 0, -0.57, 0.34, 0.34, 'water')
  for (const [x, y, rx, ry] of [
    [-0.13, -0.68, 0.13, 0.1],
    [-0.05, -0.45, 0.07, 0.11],
    [0.17, -0.6, 0.1, 0.14],
    [0.12, -0.36, 0.06, 0.05],
  ] as const)
    ellipse(pen, x, y, rx, ry, 'leaf', { plain: true, noInk: true })
  ellipse(pen, -0.14, -0.72, 0.06, 0.05, 'white', { plain: true, noInk: true, lighten: 0.2 })
  strokePath(pen, 0.035, 'gold', (p) => p.ellipse(0, -0.57, 0.39, 0.39, 0, -0.95, 2.2))
  for (const [x, y] of [
    [0.225, -0.885],
    [-0.23, -0.255],
  ] as const)
    ellipse(pen, x, y, 0.03, 0.03, 'gold')
}

const beehive: PropPainter = (pen) => {
  for (let i = 0; i < 5; i++) {
    const w = [0.34, 0.42, 0.42, 0.36, 0.22][i]!
    rect(pen, -w, -0.2 - i * 0.165, w * 2, 0.17, 'wheat', { round: 0.08, lighten: i % 2 ? 0 : -0.08 })
  }
  rect(pen, -0.4, -0.06, 0.8, 0.06, 'wood', { round: 0.02 })
  ellipse(pen, 0, -0.2, 0.1, 0.09, 'black', { lighten: 0.1 })
  for (const [x, y] of [
    [0.3, -0.66],
    [-0.36, -0.5],
    [0.16, -0.32],
  ] as const) {
    ellipse(pen, x - 0.01, y - 0.035, 0.03, 0.02, 'glass', { plain: true })
    ellipse(pen, x, y, 0.045, 0.03, 'gold', { plain: true })
    rect(pen, x - 0.01, y - 0.028, 0.018, 0.056, 'dark', { plain: true, noInk: true })
  }
}

/** A torch that burns. */
const torch: PropPainter = (pen) => {
  emitLight(pen, 0, -0.82, 0.36, 0.6)
  polygon(
    pen,
    [
      [-0.05, 0],
      [0.05, 0],
      [0.085, -0.6],
      [-0.085, -0.6],
    ],
    'wood',
  )
  rect(pen, -0.11, -0.68, 0.22, 0.1, 'dark', { round: 0.02 })
  shape(
    pen,
    '#f27a2a',
    [-0.16, -1.02, 0.32, 0.38],
    (p) => {
      p.moveTo(-0.1, -0.66)
      p.bezierCurveTo(-0.24, -0.82, -0.08, -0.88, -0.04, -1.02)
      p.bezierCurveTo(0.04, -0.9, 0.22, -0.84, 0.1, -0.66)
      p.closePath()
    },
    { emissive: true },
  )
  shape(
    pen,
    '#ffd76a',
    [-0.08, -0.88, 0.16, 0.22],
    (p) => {
      p.moveTo(-0.05, -0.67)
      p.bezierCurveTo(-0.12, -0.78, -0.02, -0.82, 0, -0.9)
      p.bezierCurveTo(0.04, -0.8, 0.12, -0.76, 0.05, -0.67)
      p.closePath()
    },
    { emissive: true, noInk: true },
  )
}

export const MEMORIALS = { gravestone, 'wooden-coffin': coffin, cross, urn } satisfies Record<string, PropPainter>
export const HOMESTEAD = { cradle, gate, 'desk-globe': deskGlobe, beehive, 'burning-torch': torch } satisfies Record<string, PropPainter>
