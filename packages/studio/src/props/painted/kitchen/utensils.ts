import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { ellipse, lathe, type PropPainter, rect } from '../pen.ts'

const rollingPin: PropPainter = (pen) => {
  line(pen, 7, 'wood', 'M-44 -16 L44 -84', -0.1)
  outline(pen, 'woodLight', 'M-34 -34 C -37 -28 -28 -16 -20 -17 L34 -66 C37 -72 28 -84 20 -83 Z')
  line(pen, 2, 'woodLight', 'M-26 -29 L26 -76', 0.3)
  for (const [x, y] of [
    [-44, -16],
    [44, -84],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.06, 0.06, 'wood')
}

const grater: PropPainter = (pen) => {
  line(pen, 6, 'dark', 'M-14 -80 C -14 -100 14 -100 14 -80')
  outline(pen, 'metal', 'M-18 -80 L18 -80 L34 0 L-34 0 Z')
  outline(pen, 'metal', 'M18 -80 L24 -78 L44 -6 L34 0 Z', { lighten: -0.25, plain: true })
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 4; i++) {
      const wide = 0.1 + row * 0.022
      ellipse(pen, (i - 1.5) * wide, -0.7 + row * 0.118, 0.026, 0.017, 'metal', { ...PLAIN_SHAPE, lighten: i % 2 ? -0.5 : -0.42 })
    }
  rect(pen, -0.19, -0.83, 0.38, 0.06, 'dark', { round: 0.02 })
}

const jug: PropPainter = (pen) => {
  line(pen, 7, 'blue', 'M24 -72 C56 -78 52 -22 26 -24', -0.1)
  lathe(
    pen,
    [
      [0.2, 0],
      [0.22, -0.02],
      [0.33, -0.22],
      [0.3, -0.5],
      [0.18, -0.72],
      [0.2, -0.86],
      [0.23, -0.92],
    ],
    'cream',
  )
  outline(pen, 'cream', 'M-14 -93 C -24 -92 -32 -96 -36 -100 C -32 -86 -26 -80 -18 -78 Z', { lighten: -0.05 })
  ellipse(pen, 0, -0.92, 0.2, 0.045, 'white', { lighten: -0.05, plain: true })
  for (const y of [-34, -42]) line(pen, 3, 'blue', `M-31 ${y} C -12 ${y + 5} 12 ${y + 5} 31 ${y}`)
}

const ladle: PropPainter = (pen) => {
  line(pen, 6, 'metal', 'M-14 -30 C0 -44 20 -72 40 -96', 0.05)
  line(pen, 5, 'metal', 'M40 -96 C46 -102 50 -94 44 -90')
  outline(pen, 'metal', 'M-48 -36 C -46 -6 -8 -6 -4 -34 Z', { lighten: -0.08 })
  ellipse(pen, -0.26, -0.35, 0.22, 0.06, 'metal', { lighten: 0.2, plain: true })
  ellipse(pen, -0.26, -0.34, 0.18, 0.04, '#c96f36', PLAIN_SHAPE)
}

const sieve: PropPainter = (pen) => {
  line(pen, 6, 'metal', 'M10 -48 L48 -76', -0.05)
  outline(pen, 'metal', 'M-46 -50 C -46 -6 18 -6 18 -50 Z', { lighten: 0.12 })
  for (const x of [-36, -26, -14, -2, 8]) line(pen, 0.9, 'metal', `M${x} -48 C${x} -34 ${x * 0.6 - 6} -22 ${x * 0.4 - 8} -18`, -0.35)
  for (const y of [-40, -31, -23])
    line(pen, 0.9, 'metal', `M${-44 + (y + 48) * 0.7} ${y} C -28 ${y + 5} 2 ${y + 5} ${16 - (y + 48) * 0.7} ${y}`, -0.35)
  ellipse(pen, -0.14, -0.5, 0.33, 0.08, 'metal', { lighten: -0.15 })
  ellipse(pen, -0.14, -0.5, 0.28, 0.055, 'metal', { lighten: 0.3, plain: true })
}

const tongs: PropPainter = (pen) => {
  line(pen, 5, 'metal', 'M44 -92 C20 -76 -14 -58 -36 -20', 0.04)
  line(pen, 5, 'metal', 'M44 -92 C28 -60 6 -32 -24 -6', -0.14)
  for (const [x, y] of [
    [-38, -17],
    [-26, -4],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.08, 0.05, 'metal', { lighten: -0.1 })
}

const peppermill: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.2, 0],
      [0.21, -0.03],
      [0.17, -0.16],
      [0.13, -0.34],
      [0.16, -0.48],
      [0.15, -0.56],
    ],
    '#4a2c22',
  )
  rect(pen, -0.15, -0.61, 0.3, 0.06, 'metal', { round: 0.01 })
  lathe(
    pen,
    [
      [0.14, -0.6],
      [0.17, -0.68],
      [0.13, -0.78],
      [0.05, -0.82],
    ],
    '#5a382a',
  )
  ellipse(pen, 0, -0.86, 0.05, 0.05, 'metal')
  for (const [x, y] of [
    [-0.36, -0.03],
    [-0.28, -0.05],
    [0.32, -0.03],
    [0.4, -0.05],
    [-0.44, -0.04],
    [0.27, -0.02],
    [-0.32, -0.09],
  ] as const)
    ellipse(pen, x, y, 0.03, 0.03, '#231a1c')
}

const cream: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.16, 0],
      [0.18, -0.03],
      [0.3, -0.12],
      [0.42, -0.34],
      [0.44, -0.4],
    ],
    'blue',
    { lighten: 0.1 },
  )
  ellipse(pen, 0, -0.4, 0.44, 0.09, 'blue', { lighten: 0.3 })
  outline(
    pen,
    'white',
    'M-40 -40 C -38 -58 -22 -62 -14 -70 C -6 -80 -10 -88 4 -94 C4 -84 16 -78 18 -68 C30 -62 40 -56 40 -40 C20 -32 -20 -32 -40 -40 Z',
  )
  line(pen, 2.4, 'cream', 'M-26 -50 C -8 -42 14 -46 28 -54', -0.1)
  line(pen, 2.4, 'cream', 'M-12 -66 C0 -60 10 -62 16 -68', -0.1)
}

const bowlOf = (pen: Parameters<PropPainter>[0], role: string): void => {
  lathe(
    pen,
    [
      [0.18, 0],
      [0.2, -0.03],
      [0.34, -0.14],
      [0.46, -0.38],
      [0.47, -0.44],
    ],
    role,
  )
  ellipse(pen, 0, -0.44, 0.47, 0.11, role, { lighten: 0.2 })
}

const cereal: PropPainter = (pen) => {
  bowlOf(pen, 'teal')
  ellipse(pen, 0, -0.44, 0.41, 0.085, 'white', PLAIN_SHAPE)
  for (let i = 0; i < 22; i++) {
    const [x, y] = [Math.sin(i * 2.4) * 0.34 * ((i % 7) / 7 + 0.2), -0.45 + Math.cos(i * 1.7) * 0.05 - (i % 3) * 0.012]
    ellipse(pen, x, y, 0.052, 0.034, i % 4 === 0 ? 'gold' : '#d99440', { noInk: true })
    ellipse(pen, x, y, 0.018, 0.012, '#8a5420', PLAIN_SHAPE)
  }
  line(pen, 4, 'metal', 'M22 -48 L48 -88', 0.1)
}

const porridge: PropPainter = (pen) => {
  bowlOf(pen, 'coral')
  ellipse(pen, 0, -0.45, 0.41, 0.09, '#e8d3a6')
  for (const [x, y] of [
    [-0.16, -0.46],
    [0.02, -0.48],
    [0.17, -0.45],
    [-0.02, -0.43],
  ] as const)
    ellipse(pen, x, y, 0.045, 0.03, '#4a5fa8', { noInk: true })
  line(pen, 4, 'woodLight', 'M20 -50 L46 -90')
}

const sausage: PropPainter = (pen) => {
  for (const [dy, role] of [
    [-24, '#9c4a32'],
    [0, '#b0563a'],
  ] as const) {
    outline(
      pen,
      role,
      `M-44 ${-16 + dy} C -50 ${-26 + dy} -40 ${-38 + dy} -30 ${-32 + dy} C -12 ${-22 + dy} 12 ${-22 + dy} 30 ${-34 + dy} C40 ${-40 + dy} 50 ${-28 + dy} 44 ${-18 + dy} C22 ${4 + dy} -22 ${4 + dy} -44 ${-16 + dy} Z`,
    )
    for (const x of [-18, 0, 18])
      line(pen, 2.4, '#6e2c20', `M${x - 4} ${-22 + dy + Math.abs(x) * -0.1} L${x + 4} ${-12 + dy + Math.abs(x) * -0.1}`)
  }
}

export const UTENSILS = {
  'rolling-pin': rollingPin,
  grater,
  jug,
  ladle,
  sieve,
  tongs,
  peppermill,
  cream,
  cereal,
  porridge,
  sausage,
} satisfies Record<string, PropPainter>
