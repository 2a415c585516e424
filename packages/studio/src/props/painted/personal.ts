import { ellipse, emitLight, lathe, polygon, type PropPainter, rect, shape, strokePath } from './pen.ts'

const passport: PropPainter = (pen) => {
  rect(pen, -0.3, -0.95, 0.66, 0.92, 'cream', { round: 0.04 })
  rect(pen, -0.36, -0.98, 0.66, 0.95, '#7c2434', { round: 0.05 })
  ellipse(pen, -0.03, -0.58, 0.19, 0.19, 'gold', { plain: true })
  ellipse(pen, -0.03, -0.58, 0.155, 0.155, '#7c2434', { plain: true, noInk: true })
  for (const rx of [0.06, 0.15]) strokePath(pen, 0.016, 'gold', (p) => p.ellipse(-0.03, -0.58, rx, 0.15, 0, 0, Math.PI * 2))
  strokePath(pen, 0.016, 'gold', (p) => (p.moveTo(-0.18, -0.58), p.lineTo(0.12, -0.58)))
  for (const [y, w] of [
    [-0.87, 0.4],
    [-0.3, 0.36],
    [-0.2, 0.24],
  ] as const)
    rect(pen, -0.03 - w / 2, y, w, 0.04, 'gold', { plain: true, noInk: true })
}

/** Open a little, with notes and a card. */
const wallet: PropPainter = (pen) => {
  rect(pen, -0.34, -0.78, 0.6, 0.4, 'leafLight', { round: 0.02 })
  ellipse(pen, -0.04, -0.66, 0.08, 0.06, 'leaf', { plain: true, noInk: true })
  rect(pen, -0.24, -0.7, 0.6, 0.3, 'teal', { round: 0.03, lighten: 0.1 })
  rect(pen, -0.1, -0.74, 0.5, 0.3, 'gold', { round: 0.03 })
  rect(pen, -0.5, -0.6, 1, 0.58, '#7a4a2c', { round: 0.08 })
  strokePath(pen, 0.014, 'woodLight', (p) => p.roundRect(-0.46, -0.56, 0.92, 0.5, 0.06), 0.1)
  rect(pen, 0.24, -0.4, 0.28, 0.18, '#5e3620', { round: 0.07 })
  ellipse(pen, 0.34, -0.31, 0.04, 0.04, 'gold', { plain: true })
}

/** A lead with a collar. */
const leash: PropPainter = (pen) => {
  strokePath(pen, 0.06, 'red', (p) => {
    p.moveTo(-0.34, -0.72)
    p.bezierCurveTo(-0.1, -0.3, -0.44, -0.06, -0.06, -0.12)
    p.bezierCurveTo(0.26, -0.16, 0, -0.52, 0.22, -0.56)
  })
  strokePath(pen, 0.075, 'red', (p) => p.ellipse(-0.34, -0.84, 0.11, 0.13, 0.4, 0, Math.PI * 2))
  strokePath(pen, 0.085, 'blue', (p) => p.ellipse(0.3, -0.68, 0.18, 0.13, -0.3, 0, Math.PI * 2))
  rect(pen, 0.18, -0.6, 0.1, 0.08, 'metal', { round: 0.02 })
  ellipse(pen, 0.36, -0.5, 0.05, 0.06, 'gold')
}

const pillBottle: PropPainter = (pen) => {
  rect(pen, -0.3, -0.8, 0.5, 0.78, '#e0842c', { round: 0.06 })
  for (const [x, y] of [
    [-0.18, -0.14],
    [0, -0.12],
    [0.1, -0.2],
    [-0.1, -0.22],
  ] as const)
    ellipse(pen, x, y, 0.07, 0.05, 'white', { plain: true })
  rect(pen, -0.34, -1, 0.58, 0.22, 'white', { round: 0.04 })
  for (let i = 0; i < 7; i++) rect(pen, -0.3 + i * 0.078, -0.97, 0.018, 0.16, 'wallCool', { plain: true, noInk: true })
  rect(pen, -0.3, -0.66, 0.5, 0.34, 'cream', { plain: true })
  rect(pen, -0.23, -0.6, 0.1, 0.1, 'red', { plain: true, noInk: true })
  for (const y of [-0.57, -0.47, -0.41])
    rect(pen, y === -0.57 ? -0.1 : -0.23, y, y === -0.57 ? 0.24 : 0.36, 0.025, 'dark', { plain: true, noInk: true })
  shape(pen, 'red', [0.24, -0.14, 0.26, 0.12], (p) => p.roundRect(0.24, -0.13, 0.13, 0.12, [0.06, 0, 0, 0.06]))
  shape(pen, 'white', [0.37, -0.14, 0.13, 0.12], (p) => p.roundRect(0.37, -0.13, 0.13, 0.12, [0, 0.06, 0.06, 0]))
}

const router: PropPainter = (pen) => {
  for (const [x, lean] of [
    [-0.34, -0.08],
    [0, 0],
    [0.34, 0.08],
  ] as const)
    polygon(
      pen,
      [
        [x - 0.03, -0.26],
        [x + 0.03, -0.26],
        [x + lean + 0.022, -0.76],
        [x + lean - 0.022, -0.76],
      ],
      'dark',
    )
  shape(pen, 'white', [-0.5, -0.28, 1, 0.26], (p) => {
    p.moveTo(-0.42, -0.28)
    p.lineTo(0.42, -0.28)
    p.lineTo(0.5, -0.08)
    p.lineTo(0.5, -0.02)
    p.lineTo(-0.5, -0.02)
    p.lineTo(-0.5, -0.08)
    p.closePath()
  })
  rect(pen, -0.5, -0.1, 1, 0.08, 'wallCool', { plain: true, noInk: true })
  for (let i = 0; i < 5; i++)
    ellipse(pen, -0.3 + i * 0.11, -0.06, 0.02, 0.02, i === 3 ? 'gold' : '#4ae07a', { plain: true, emissive: true, noInk: true })
  for (const [r, y] of [
    [0.1, -0.84],
    [0.18, -0.86],
    [0.26, -0.88],
  ] as const)
    strokePath(pen, 0.03, 'teal', (p) => p.ellipse(0, y + r * 0.55, r, r, 0, Math.PI * 1.25, Math.PI * 1.75))
  emitLight(pen, -0.1, -0.06, 0.14, 0.4)
}

/** A strongbox, closed. */
const strongbox: PropPainter = (pen) => {
  for (const x of [-0.36, 0.24]) rect(pen, x, -0.07, 0.12, 0.07, 'dark', { plain: true })
  rect(pen, -0.46, -0.92, 0.92, 0.87, '#5a6472', { round: 0.05 })
  rect(pen, -0.36, -0.82, 0.72, 0.67, '#7c8794', { round: 0.04 })
  for (const y of [-0.7, -0.34]) rect(pen, -0.42, y, 0.07, 0.12, 'metal', { round: 0.02 })
  ellipse(pen, 0.06, -0.52, 0.17, 0.17, 'metal')
  ellipse(pen, 0.06, -0.52, 0.11, 0.11, 'dark', { noInk: true })
  for (let i = 0; i < 12; i++)
    ellipse(pen, 0.06 + Math.cos(i * 0.524) * 0.14, -0.52 + Math.sin(i * 0.524) * 0.14, 0.012, 0.012, 'dark', { plain: true, noInk: true })
  rect(pen, 0.05, -0.61, 0.02, 0.09, 'gold', { plain: true, noInk: true })
  for (let i = 0; i < 3; i++) {
    const a = 0.5 + i * 2.094
    strokePath(pen, 0.03, 'gold', (p) => (p.moveTo(-0.2, -0.36), p.lineTo(-0.2 + Math.cos(a) * 0.09, -0.36 + Math.sin(a) * 0.09)))
  }
  ellipse(pen, -0.2, -0.36, 0.03, 0.03, 'gold')
}

/** Bass drum, snare, toms and cymbals. */
const drumSet: PropPainter = (pen) => {
  for (const [x, y, tilt] of [
    [-0.4, -0.84, 0.16],
    [0.4, -0.88, -0.16],
  ] as const) {
    strokePath(pen, 0.018, 'metal', (p) => (p.moveTo(x, -0.01), p.lineTo(x, y)))
    strokePath(pen, 0.018, 'metal', (p) => (p.moveTo(x - 0.09, 0), p.lineTo(x, -0.16), p.lineTo(x + 0.09, 0)))
    shape(pen, 'gold', [x - 0.18, y - 0.05, 0.36, 0.1], (p) => p.ellipse(x, y, 0.18, 0.035, tilt, 0, Math.PI * 2))
  }
  for (const x of [-0.16, 0.16]) {
    lathe(
      pen,
      [
        [0.13, -0.52],
        [0.13, -0.7],
      ],
      'red',
      { x },
    )
    ellipse(pen, x, -0.71, 0.135, 0.045, 'white')
  }
  for (const [x, w] of [
    [-0.36, 0.14],
    [0.37, 0.15],
  ] as const) {
    for (const dx of [-0.09, 0.09]) strokePath(pen, 0.018, 'metal', (p) => (p.moveTo(x + dx, -0.32), p.lineTo(x + dx * 1.3, 0)))
    rect(pen, x - w, -0.46, w * 2, 0.18, 'red', { round: 0.02 })
    rect(pen, x - w, -0.47, w * 2, 0.025, 'metal', { plain: true })
    ellipse(pen, x, -0.47, w, 0.04, 'white')
  }
  for (const dx of [-0.2, 0.2]) strokePath(pen, 0.025, 'metal', (p) => (p.moveTo(dx, -0.2), p.lineTo(dx * 1.5, 0)))
  ellipse(pen, 0, -0.28, 0.27, 0.27, 'red')
  ellipse(pen, 0, -0.28, 0.23, 0.23, 'white', { plain: true })
  ellipse(pen, 0, -0.28, 0.09, 0.09, 'red', { plain: true, noInk: true })
}

export const PERSONAL = {
  passport,
  wallet,
  leash,
  'pill-bottle': pillBottle,
  router,
  strongbox,
  'drum-set': drumSet,
} satisfies Record<string, PropPainter>
