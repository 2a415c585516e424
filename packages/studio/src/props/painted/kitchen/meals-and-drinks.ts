import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, lathe, type PropPainter, rect } from '../pen.ts'

const meal: PropPainter = (pen) => {
  ellipse(pen, 0, -0.2, 0.49, 0.19, 'white', { lighten: -0.05 })
  ellipse(pen, 0, -0.22, 0.4, 0.135, 'white', { ...FLAT_SHAPE, lighten: 0.1 })
  for (const [x, y] of [
    [14, -38],
    [28, -36],
    [21, -44],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.1, 0.08, 'leaf')
  for (const [x, y] of [
    [-24, -34],
    [-12, -38],
    [-20, -42],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.1, 0.075, '#f0cf7a')
  outline(pen, '#9a522c', 'M-26 -20 C -30 -34 -6 -38 8 -32 C22 -28 24 -14 10 -11 C -4 -8 -22 -10 -26 -20 Z')
  for (const [a, b] of [
    [-16, -6],
    [-6, 4],
    [4, 14],
  ] as const)
    mark(pen, 2.6, '#5e2a14', `M${a} -14 L${b} -29`)
  for (const x of [24, 31, 28]) ellipse(pen, x / 100, (x % 2 ? -20 : -25) / 100, 0.04, 0.035, 'red')
  for (const x of [-8, 8]) line(pen, 2.4, 'white', `M${x} -58 C${x - 7} -64 ${x + 7} -70 ${x} -78`)
}

const breakfast: PropPainter = (pen) => {
  ellipse(pen, -0.06, -0.16, 0.43, 0.16, 'white', { lighten: -0.05 })
  ellipse(pen, -0.06, -0.18, 0.35, 0.11, 'white', { ...FLAT_SHAPE, lighten: 0.1 })
  outline(pen, '#dca45c', 'M-38 -22 L-38 -44 C -44 -50 -34 -56 -26 -54 C -16 -56 -10 -50 -14 -44 L-12 -24 Z')
  outline(pen, '#f1cf94', 'M-34 -24 L-34 -44 C -38 -49 -30 -51 -25 -50 C -18 -51 -15 -48 -18 -44 L-16 -26 Z', FLAT_SHAPE)
  for (const y of [-32, -25]) line(pen, 4.4, '#b8402f', `M6 ${y} C12 ${y - 5} 16 ${y + 4} 22 ${y} C26 ${y - 4} 28 ${y + 1} 31 ${y - 1}`)
  outline(pen, 'white', 'M-22 -14 C -26 -24 -12 -28 -4 -26 C6 -30 14 -20 8 -13 C0 -6 -18 -6 -22 -14 Z')
  ellipse(pen, -0.05, -0.19, 0.075, 0.055, '#f5ae2e')
  line(pen, 4, 'teal', 'M42 -62 C52 -62 52 -44 41 -46')
  outline(pen, 'teal', 'M18 -70 L42 -70 L40 -42 C38 -38 22 -38 20 -42 Z')
  ellipse(pen, 0.3, -0.7, 0.12, 0.035, '#5f3218')
  line(pen, 2.2, 'white', 'M30 -78 C25 -84 35 -90 30 -96')
}

const latte: PropPainter = (pen) => {
  line(pen, 6, 'white', 'M30 -46 C54 -48 50 -18 24 -18', -0.06)
  ellipse(pen, 0, -0.06, 0.46, 0.06, 'white', { lighten: -0.06 })
  lathe(
    pen,
    [
      [0.16, -0.06],
      [0.2, -0.09],
      [0.34, -0.26],
      [0.38, -0.56],
    ],
    'white',
  )
  ellipse(pen, 0, -0.56, 0.38, 0.13, 'white', { lighten: 0.05 })
  ellipse(pen, 0, -0.56, 0.33, 0.1, '#b5763c', { cel: 0.06, noInk: true })
  outline(pen, 'cream', 'M0 -48 C -16 -53 -20 -61 -10 -62 C -4 -63 0 -60 0 -59 C0 -60 4 -63 10 -62 C20 -61 16 -53 0 -48 Z', FLAT_SHAPE)
  for (const x of [-10, 8]) line(pen, 2.6, 'white', `M${x} -74 C${x - 8} -80 ${x + 8} -88 ${x} -96`)
}

const salmonFillet: PropPainter = (pen) => {
  outline(pen, 'woodLight', 'M-49 -8 L-42 -26 L42 -26 L49 -8 C48 -2 -48 -2 -49 -8 Z')
  outline(pen, '#8fa0ac', 'M-42 -14 C -40 -10 30 -8 44 -18 L44 -24 L-42 -22 Z')
  outline(pen, '#f58a5e', 'M-43 -20 C -46 -40 -28 -54 -4 -52 C20 -50 44 -40 45 -24 C40 -14 -30 -12 -43 -20 Z')
  for (const d of [
    'M-30 -18 C -34 -32 -26 -42 -16 -50',
    'M-14 -16 C -18 -30 -10 -42 0 -51',
    'M2 -16 C -2 -30 6 -40 16 -48',
    'M18 -17 C15 -28 22 -36 30 -42',
    'M32 -18 C30 -26 34 -30 39 -34',
  ])
    mark(pen, 2.2, '#fcc9ab', d)
  outline(pen, 'yellow', 'M24 -10 C24 -26 48 -26 48 -10 Z')
  mark(pen, 2.4, '#fff6c0', 'M29 -13 C30 -20 42 -20 43 -13')
  line(pen, 2.2, 'leaf', 'M-46 -6 C -34 -10 -24 -6 -16 -9')
}

const lunchBox: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-46 -42 L46 -42 L42 -4 C42 -1 40 0 38 0 L-38 0 C -40 0 -42 -1 -42 -4 Z', { lighten: 0.18 })
  outline(pen, 'dark', 'M-46 -42 L46 -42 L42 -50 L-42 -50 Z', { lighten: 0.2, cel: 0 })
  outline(pen, '#dca45c', 'M-38 -42 L-38 -66 L0 -74 L0 -42 Z')
  outline(pen, '#f4dcae', 'M-34 -42 L-34 -62 L-4 -69 L-4 -42 Z', FLAT_SHAPE)
  for (const [y, role] of [
    [-48, 'leaf'],
    [-54, 'red'],
    [-60, 'yellow'],
  ] as const)
    mark(pen, 3.4, role, `M-33 ${y} L-5 ${y - 5}`)
  ellipse(pen, 0.15, -0.54, 0.14, 0.14, 'red')
  line(pen, 2.4, 'wood', 'M15 -67 L18 -75')
  for (const x of [32, 38]) outline(pen, '#ee7f2d', `M${x - 3} -42 L${x - 2} -64 L${x + 3} -64 L${x + 3} -42 Z`)
  rect(pen, -0.46, -0.43, 0.92, 0.08, 'blue', { round: 0.03, lighten: 0.34 })
  rect(pen, -0.07, -0.28, 0.14, 0.12, 'yellow', { round: 0.02 })
}

const mushroomSlice = (x: number, y: number): string =>
  `M${x - 6} ${y} L${x - 6} ${y - 16} C${x - 22} ${y - 14} ${x - 24} ${y - 24} ${x - 18} ${y - 32} C${x - 8} ${y - 44} ${x + 8} ${y - 44} ${x + 18} ${y - 32} C${x + 24} ${y - 24} ${x + 22} ${y - 14} ${x + 6} ${y - 16} L${x + 6} ${y} C${x + 3} ${y + 2} ${x - 3} ${y + 2} ${x - 6} ${y} Z`

const slicedMushrooms: PropPainter = (pen) => {
  for (const [x, y] of [
    [0, -54],
    [-26, -6],
    [26, -6],
  ] as const) {
    outline(pen, '#f1e3cb', mushroomSlice(x, y))
    mark(pen, 3.4, '#b58a5e', `M${x - 19} ${y - 27} C${x - 10} ${y - 41} ${x + 10} ${y - 41} ${x + 19} ${y - 27}`)
    mark(pen, 2.2, '#9c7450', `M${x - 14} ${y - 20} C${x - 6} ${y - 24} ${x + 6} ${y - 24} ${x + 14} ${y - 20}`)
  }
}

const slicedOnion: PropPainter = (pen) => {
  ellipse(pen, -0.14, -0.5, 0.34, 0.4, '#b5478a')
  outline(pen, '#b5478a', 'M-20 -88 C -18 -96 -14 -98 -8 -99 C -10 -94 -8 -90 -6 -88 Z')
  for (const d of ['M-26 -86 C -44 -66 -44 -34 -28 -14', 'M-14 -90 C -20 -66 -20 -34 -14 -11']) mark(pen, 2, '#8a2f66', d)
  for (const [x, y] of [
    [16, -20],
    [32, -13],
  ] as const)
    for (const [r, role] of [
      [18, '#b5478a'],
      [15.5, '#f9e9f2'],
      [12, '#d79ac0'],
      [10.4, '#f9e9f2'],
      [6.4, '#d79ac0'],
      [5, '#f9e9f2'],
    ] as const)
      ellipse(pen, x / 100, y / 100, r / 100, r / 135, role, r === 18 ? undefined : FLAT_SHAPE)
}

const sodaCan: PropPainter = (pen) => {
  outline(pen, 'red', 'M-24 -84 L24 -84 L27 -76 L27 -10 L23 -2 L-23 -2 L-27 -10 L-27 -76 Z')
  ellipse(pen, 0, -0.84, 0.24, 0.06, 'metal', { lighten: 0.3 })
  ellipse(pen, 0.02, -0.845, 0.1, 0.02, 'metal', { ...FLAT_SHAPE, lighten: -0.1 })
  outline(pen, 'white', 'M-27 -36 C -10 -58 8 -24 27 -50 L27 -38 C10 -12 -10 -46 -27 -24 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-14, -64],
    [8, -68],
    [16, -20],
    [-10, -12],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.025, 0.025, '#f7a29a', FLAT_SHAPE)
}

const crisps: PropPainter = (pen) => {
  outline(pen, 'yellow', 'M-30 -94 L30 -94 C26 -70 28 -30 32 -12 L-32 -12 C -28 -30 -26 -70 -30 -94 Z')
  for (const y of [-94, -16]) outline(pen, 'red', `M-31 ${y} L31 ${y} L31 ${y + 8} L-31 ${y + 8} Z`, { cel: 0.06 })
  ellipse(pen, 0, -0.54, 0.2, 0.19, 'red', { noInk: true, cel: 0.1 })
  for (const [x, y] of [
    [-4, -58],
    [6, -48],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.09, 0.065, '#f6d678', { noInk: true })
  for (const [x, y] of [
    [-34, -5],
    [22, -3],
    [38, -6],
    [-20, -2],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.1, 0.05, '#f0c352')
}

const proteinPowder: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-32 -72 L22 -72 L22 -4 C22 -1 20 0 18 0 L-28 0 C -30 0 -32 -1 -32 -4 Z', { lighten: 0.08 })
  rect(pen, -0.35, -0.86, 0.6, 0.16, 'dark', { round: 0.03, lighten: 0.25 })
  rect(pen, -0.32, -0.56, 0.54, 0.38, 'coral', FLAT_SHAPE)
  line(pen, 4, 'white', 'M-16 -38 L6 -38')
  for (const x of [-17, 7]) rect(pen, x / 100 - 0.03, -0.45, 0.06, 0.14, 'white', FLAT_SHAPE)
  outline(pen, '#f0dcb8', 'M20 -2 C24 -14 34 -18 40 -12 C46 -10 49 -4 49 -1 Z')
  line(pen, 3, 'teal', 'M38 -14 L49 -30')
}

const brownie: PropPainter = (pen) => {
  outline(pen, '#6b3a1e', 'M-46 -46 L-8 -62 L46 -48 L8 -30 Z')
  outline(pen, '#4a2512', 'M-46 -46 L8 -30 L8 -2 L-46 -18 Z')
  outline(pen, '#4a2512', 'M46 -48 L8 -30 L8 -2 L46 -20 Z', { lighten: -0.15 })
  for (const [x, y] of [
    [-20, -48],
    [4, -52],
    [20, -46],
    [-4, -42],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.05, 0.026, '#d9a566', { noInk: true })
  for (const d of ['M-38 -30 L-28 -28', 'M-20 -18 L-8 -14', 'M16 -18 L28 -24']) mark(pen, 2, '#8a5430', d)
}

const aluminiumFoil: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-46 -36 L22 -60 C30 -62 38 -50 32 -44 L-34 -18 C -44 -16 -52 -30 -46 -36 Z', { lighten: 0.15 })
  ellipse(pen, -0.4, -0.27, 0.075, 0.105, 'cream')
  ellipse(pen, -0.4, -0.27, 0.035, 0.05, 'dark', FLAT_SHAPE)
  outline(pen, 'metal', 'M-32 -18 L34 -43 L48 -12 L40 -6 L30 -8 L20 -2 L8 -5 L-4 1 L-18 -2 Z', { lighten: 0.32 })
  for (const d of ['M-14 -14 L-4 -6', 'M6 -24 L14 -10', 'M24 -32 L32 -16']) mark(pen, 2, 'metal', d)
}

export const MEALS_AND_DRINKS = {
  meal,
  breakfast,
  latte,
  'salmon-fillet': salmonFillet,
  'lunch-box': lunchBox,
  'sliced-mushrooms': slicedMushrooms,
  'sliced-onion': slicedOnion,
  'soda-can': sodaCan,
  crisps,
  'protein-powder': proteinPowder,
  brownie,
  'aluminium-foil': aluminiumFoil,
} satisfies Record<string, PropPainter>
