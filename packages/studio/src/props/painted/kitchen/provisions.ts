import { line, mark, outline, FLAT_SHAPE, polar } from '../outline.ts'
import { ellipse, lathe, type Pen, type PropPainter, rect } from '../pen.ts'

const garlic: PropPainter = (pen) => {
  outline(
    pen,
    '#f4ead8',
    'M-22 -12 C -50 -18 -52 -52 -24 -62 C -14 -68 -12 -78 -12 -94 L-2 -96 C -3 -80 2 -68 10 -62 C34 -50 30 -16 6 -12 C -4 -8 -14 -8 -22 -12 Z',
  )
  for (const d of ['M-10 -70 C -26 -50 -28 -30 -18 -12', 'M-6 -72 C -4 -50 -4 -30 -6 -11', 'M-3 -70 C12 -50 14 -30 6 -13'])
    mark(pen, 1.8, '#cbb7a6', d)
  mark(pen, 2.2, '#d9b9cc', 'M-36 -44 C -38 -34 -34 -26 -30 -20')
  for (const [x, k] of [
    [12, 1],
    [34, 0.9],
  ] as const) {
    outline(
      pen,
      '#f8f0e0',
      `M${x - 8} -2 C${x - 14} -${16 * k} ${x - 2} -${30 * k} ${x + 6} -${36 * k} C${x + 14} -${24 * k} ${x + 14} -8 ${x + 8} 0 C${x + 4} 2 ${x - 4} 2 ${x - 8} -2 Z`,
    )
    mark(pen, 1.6, '#d7bfae', `M${x + 5} -${30 * k} C${x} -${20 * k} ${x} -10 ${x + 2} -3`)
  }
}

const oliveOil: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.19, 0],
      [0.21, -0.03],
      [0.21, -0.5],
      [0.15, -0.62],
      [0.075, -0.7],
      [0.07, -0.88],
    ],
    '#8d9a26',
    { x: -0.12 },
  )
  rect(pen, -0.2, -0.98, 0.16, 0.13, '#3b3a20', { round: 0.03 })
  rect(pen, -0.3, -0.46, 0.36, 0.26, 'cream', { ...FLAT_SHAPE, round: 0.02 })
  ellipse(pen, -0.15, -0.32, 0.06, 0.075, '#5d7a26', FLAT_SHAPE)
  ellipse(pen, -0.07, -0.35, 0.05, 0.065, '#4a6420', FLAT_SHAPE)
  mark(pen, 2, '#c9d36a', 'M-28 -8 L-28 -48')
  for (const [x, y] of [
    [20, -8],
    [38, -8],
    [30, -20],
  ] as const) {
    ellipse(pen, x / 100, y / 100, 0.1, 0.085, '#6f8a2c')
    ellipse(pen, x / 100 + 0.03, y / 100 - 0.01, 0.022, 0.022, 'red', FLAT_SHAPE)
  }
}

const lemonHalf: PropPainter = (pen) => {
  outline(pen, 'yellow', 'M-46 -46 C -46 -76 -20 -90 2 -90 C30 -90 48 -70 46 -44 C44 -14 22 -2 0 -2 C -28 -2 -46 -18 -46 -46 Z', {
    lighten: -0.06,
  })
  ellipse(pen, 0, -0.46, 0.4, 0.39, '#fff7cf', { noInk: true, plain: true })
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2
    outline(
      pen,
      '#f8dc3c',
      `M${polar(0, -46, turn, 5)} C${polar(0, -46, turn - 0.3, 20)} ${polar(0, -46, turn - 0.34, 36)} ${polar(0, -46, turn - 0.12, 36)} C${polar(0, -46, turn, 38)} ${polar(0, -46, turn + 0.06, 38)} ${polar(0, -46, turn + 0.12, 36)} C${polar(0, -46, turn + 0.34, 36)} ${polar(0, -46, turn + 0.3, 20)} ${polar(0, -46, turn, 5)} Z`,
      FLAT_SHAPE,
    )
  }
  for (const [x, y] of [
    [-6, -62],
    [14, -34],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.022, 0.032, '#e8d9a0', FLAT_SHAPE)
}

const parmesan: PropPainter = (pen) => {
  outline(pen, '#f3d98c', 'M-46 -30 L16 -72 L30 -40 L-38 -6 Z')
  outline(pen, '#f9e9b4', 'M-46 -30 L16 -72 C26 -70 36 -64 40 -56 L-34 -26 Z')
  outline(pen, '#c98d34', 'M16 -72 C26 -70 36 -64 40 -56 L42 -30 C36 -36 30 -40 24 -42 Z')
  outline(pen, '#f3d98c', 'M-46 -30 L-34 -26 L40 -56 L42 -30 L-34 -4 L-44 -10 Z')
  outline(pen, '#c98d34', 'M36 -54 L40 -56 L42 -30 L37 -28 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-18, -24],
    [2, -32],
    [-4, -18],
    [18, -32],
    [-30, -14],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.022, 0.012, '#dfb961', FLAT_SHAPE)
  for (const [x, y, tilt] of [
    [10, -4, 3],
    [20, -8, -2],
    [28, -3, 2],
    [36, -9, 3],
    [44, -3, -2],
    [24, -14, 2],
    [33, -15, -3],
  ] as const)
    line(pen, 3, '#f9e9b4', `M${x - 5} ${y + tilt} L${x + 5} ${y - tilt}`)
}

const spices: PropPainter = (pen) => {
  for (const [x, y, heap] of [
    [-22, -36, '#e09a1c'],
    [24, -36, '#5d7a35'],
    [1, -4, '#c03a22'],
  ] as const) {
    outline(
      pen,
      heap,
      `M${x - 20} ${y - 16} C${x - 14} ${y - 34} ${x - 4} ${y - 42} ${x} ${y - 42} C${x + 6} ${y - 42} ${x + 14} ${y - 34} ${x + 20} ${y - 16} Z`,
    )
    outline(
      pen,
      'woodLight',
      `M${x - 25} ${y - 18} C${x - 10} ${y - 12} ${x + 10} ${y - 12} ${x + 25} ${y - 18} C${x + 24} ${y} ${x + 12} ${y + 4} ${x} ${y + 4} C${x - 12} ${y + 4} ${x - 24} ${y} ${x - 25} ${y - 18} Z`,
    )
    line(pen, 2, 'woodLight', `M${x - 16} ${y - 8} C${x - 12} ${y - 2} ${x - 6} ${y} ${x} ${y}`, 0.25)
  }
}

const coffeeBeans: PropPainter = (pen) => {
  const bean = (x: number, y: number, turn: number, role: string): void => {
    outline(
      pen,
      role,
      `M${x - 15} ${y + turn * 5} C${x - 18} ${y - 12} ${x + 8} ${y - 18} ${x + 15} ${y - turn * 5} C${x + 18} ${y + 12} ${x - 8} ${y + 18} ${x - 15} ${y + turn * 5} Z`,
    )
    mark(pen, 2.2, '#2e160b', `M${x - 13} ${y + turn * 4} C${x - 4} ${y - 5} ${x + 4} ${y + 5} ${x + 13} ${y - turn * 4}`)
  }
  for (const [x, y, turn, role] of [
    [-30, -14, 1, '#5a3018'],
    [30, -14, -1, '#6d3c1e'],
    [0, -12, -1, '#7a4523'],
    [-16, -36, -1, '#6d3c1e'],
    [16, -36, 1, '#5a3018'],
    [0, -58, 1, '#7a4523'],
  ] as const)
    bean(x, y, turn, role)
}

const teaBag: PropPainter = (pen) => {
  line(pen, 2.7, '#8a8078', 'M-12 -56 C -14 -92 14 -98 26 -78')
  outline(pen, '#f3e4c4', 'M-36 -2 L-36 -44 L-22 -58 L-2 -58 L12 -44 L12 -2 Z')
  outline(pen, '#8a5a2c', 'M-31 -6 L-31 -32 C -20 -26 -4 -36 7 -30 L7 -6 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-22, -20],
    [-10, -14],
    [0, -22],
    [-24, -10],
    [-4, -28],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.028, 0.016, '#5f3a18', FLAT_SHAPE)
  mark(pen, 1.8, '#c4b08a', 'M-36 -44 L12 -44')
  outline(pen, 'leaf', 'M18 -80 L38 -80 L38 -54 L18 -54 Z')
  outline(pen, 'cream', 'M28 -60 C21 -64 22 -72 28 -76 C34 -72 35 -64 28 -60 Z', FLAT_SHAPE)
}

const peanutButter: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.28, 0],
      [0.31, -0.04],
      [0.32, -0.4],
      [0.31, -0.64],
      [0.26, -0.72],
    ],
    '#c98a44',
  )
  rect(pen, -0.28, -0.88, 0.56, 0.17, 'red', { round: 0.04 })
  rect(pen, -0.3, -0.54, 0.6, 0.36, 'cream', { ...FLAT_SHAPE, round: 0.02 })
  outline(pen, '#dca65c', 'M-14 -36 C -16 -50 0 -50 2 -42 C6 -48 20 -46 18 -34 C18 -22 6 -22 2 -28 C -2 -20 -14 -24 -14 -36 Z')
  for (const x of [-20, -7, 7, 20]) line(pen, 1.8, 'red', `M${x} -86 L${x} -74`, -0.25)
}

const condimentOf = (pen: Pen, body: string, x: number): void => {
  lathe(
    pen,
    [
      [0.15, 0],
      [0.17, -0.03],
      [0.18, -0.36],
      [0.14, -0.58],
      [0.1, -0.66],
    ],
    body,
    { x },
  )
  rect(pen, x - 0.11, -0.74, 0.22, 0.1, body, { round: 0.03, lighten: -0.12 })
  outline(pen, body, `M${x * 100 - 6} -73 L${x * 100 + 6} -73 L${x * 100 + 2} -94 L${x * 100 - 2} -94 Z`)
  rect(pen, x - 0.13, -0.42, 0.26, 0.22, 'cream', { ...FLAT_SHAPE, round: 0.02 })
}

const ketchup: PropPainter = (pen) => {
  condimentOf(pen, '#c8281e', 0)
  ellipse(pen, 0, -0.3, 0.07, 0.065, 'red', FLAT_SHAPE)
  outline(pen, 'leaf', 'M-6 -35 L0 -40 L6 -35 L0 -34 Z', FLAT_SHAPE)
}

const soySauce: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.22, 0],
      [0.25, -0.04],
      [0.26, -0.24],
      [0.2, -0.42],
      [0.1, -0.56],
      [0.11, -0.66],
    ],
    '#3a1d14',
    { x: -0.12 },
  )
  rect(pen, -0.24, -0.78, 0.24, 0.13, 'red', { round: 0.03 })
  outline(pen, 'red', 'M-22 -76 L-34 -84 L-24 -68 Z')
  mark(pen, 2.6, '#8a5a3c', 'M-30 -10 C -32 -22 -28 -30 -24 -36')
  ellipse(pen, 0.3, -0.06, 0.18, 0.07, 'white')
  ellipse(pen, 0.3, -0.075, 0.13, 0.04, '#3a1d14', FLAT_SHAPE)
}

const powderedBowl: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.2, 0],
      [0.23, -0.04],
      [0.38, -0.2],
      [0.46, -0.44],
      [0.47, -0.48],
    ],
    'metal',
    { lighten: 0.16 },
  )
  ellipse(pen, 0, -0.48, 0.47, 0.13, 'metal', { lighten: 0.36 })
  ellipse(pen, 0, -0.475, 0.41, 0.1, '#f6e3a8')
  mark(pen, 2.4, '#fff6d6', 'M-26 -48 C -14 -54 6 -52 12 -46 C4 -42 -10 -42 -16 -46')
  line(pen, 4.6, 'woodLight', 'M24 -72 L40 -98')
  for (const bend of [-12, -4, 4, 12]) line(pen, 1.7, 'metal', `M24 -72 C${10 + bend} -66 ${2 + bend} -52 ${8 + bend * 0.3} -46`, 0.05)
}

export const PROVISIONS = {
  garlic,
  'olive-oil': oliveOil,
  'lemon-half': lemonHalf,
  parmesan,
  spices,
  'coffee-beans': coffeeBeans,
  'tea-bag': teaBag,
  'peanut-butter': peanutButter,
  ketchup,
  'soy-sauce': soySauce,
  'mixing-bowl': powderedBowl,
} satisfies Record<string, PropPainter>
