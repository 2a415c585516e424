import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type Pen, type PropPainter, rect } from '../pen.ts'

const carrotOf = (pen: Pen, x: number, y: number): void => {
  for (const dx of [-5, 0, 5]) line(pen, 3, 'leaf', `M${x} ${y} L${x + dx * 1.6} ${y - 16}`)
  outline(
    pen,
    '#ee7f2d',
    `M${x - 8} ${y - 2} C${x - 4} ${y - 7} ${x + 4} ${y - 7} ${x + 8} ${y - 2} C${x + 7} ${y + 12} ${x + 3} ${y + 26} ${x} ${y + 34} C${x - 3} ${y + 26} ${x - 7} ${y + 12} ${x - 8} ${y - 2} Z`,
  )
  mark(pen, 1.4, '#b95a16', `M${x - 5} ${y + 6} L${x} ${y + 6}`)
}

const broccoliOf = (pen: Pen, x: number, y: number): void => {
  outline(pen, 'leafLight', `M${x - 6} ${y - 4} L${x + 6} ${y - 4} L${x + 5} ${y + 20} L${x - 5} ${y + 20} Z`)
  outline(
    pen,
    'leaf',
    `M${x - 18} ${y - 2} C${x - 26} ${y - 10} ${x - 20} ${y - 20} ${x - 12} ${y - 20} C${x - 8} ${y - 30} ${x + 8} ${y - 30} ${x + 12} ${y - 20} C${x + 22} ${y - 20} ${x + 26} ${y - 8} ${x + 18} ${y - 2} C${x + 8} ${y + 4} ${x - 8} ${y + 4} ${x - 18} ${y - 2} Z`,
  )
  for (const [dx, dy] of [
    [-8, -12],
    [4, -18],
    [10, -8],
  ] as const)
    ellipse(pen, (x + dx) / 100, (y + dy) / 100, 0.03, 0.024, 'leafLight', FLAT_SHAPE)
}

const tomatoOf = (pen: Pen, x: number, y: number, r: number): void => {
  ellipse(pen, x / 100, y / 100, r / 100, (r * 0.9) / 100, 'red')
  outline(
    pen,
    'leaf',
    `M${x - 7} ${y - r * 0.8} L${x - 2} ${y - r * 0.95} L${x} ${y - r * 1.25} L${x + 2} ${y - r * 0.95} L${x + 7} ${y - r * 0.8} L${x + 1} ${y - r * 0.62} Z`,
  )
}

const vegetables: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-44 -50 L44 -50 L44 -40 L-44 -40 Z', { lighten: -0.25 })
  broccoliOf(pen, -20, -60)
  carrotOf(pen, 4, -64)
  carrotOf(pen, 18, -62)
  outline(pen, '#7b3f8c', 'M24 -42 C20 -62 30 -76 38 -70 C46 -64 46 -46 42 -40 Z')
  line(pen, 4, 'leaf', 'M36 -70 L40 -80')
  tomatoOf(pen, -34, -46, 12)
  tomatoOf(pen, -10, -44, 12)
  ellipse(pen, 0.22, -0.42, 0.12, 0.09, '#d8a45c')
  for (const y of [-36, -18]) {
    outline(pen, 'woodLight', `M-48 ${y - 2} L48 ${y - 2} L47 ${y + 14} L-47 ${y + 14} Z`, { cel: 0.08 })
    for (const x of [-42, 42]) ellipse(pen, x / 100, (y + 6) / 100, 0.014, 0.014, 'dark', FLAT_SHAPE)
  }
}

const fruitBowl: PropPainter = (pen) => {
  outline(pen, 'yellow', 'M-36 -44 C -44 -70 -24 -92 -2 -96 L2 -92 C -14 -80 -18 -60 -10 -46 Z')
  ellipse(pen, 0.14, -0.62, 0.19, 0.18, 'red')
  line(pen, 2.8, 'wood', 'M15 -78 L19 -88')
  ellipse(pen, -0.12, -0.54, 0.17, 0.16, '#f08a24')
  for (const [x, y] of [
    [32, -60],
    [40, -54],
    [36, -48],
    [28, -50],
    [42, -64],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.065, 0.065, 'purple')
  outline(pen, 'teal', 'M-47 -44 C -24 -38 24 -38 47 -44 C46 -22 28 -12 14 -10 L18 -1 L-18 -1 L-14 -10 C -28 -12 -46 -22 -47 -44 Z')
  mark(pen, 2.4, 'white', 'M-38 -34 C -34 -26 -28 -21 -20 -18')
}

const groceries: PropPainter = (pen) => {
  outline(pen, '#d9a35a', 'M-20 -56 L-30 -96 C -26 -102 -16 -102 -13 -97 L-2 -58 Z')
  for (const y of [-90, -80, -70]) mark(pen, 1.8, '#9c6524', `M${-26 + (y + 90) * 0.26} ${y + 2} L${-17 + (y + 90) * 0.26} ${y - 4}`)
  rect(pen, -0.02, -0.86, 0.2, 0.34, 'white', { lighten: -0.04 })
  outline(pen, 'blue', 'M-2 -86 L4 -94 L14 -94 L18 -86 Z', { lighten: 0.2 })
  rect(pen, -0.02, -0.76, 0.2, 0.1, 'blue', { ...FLAT_SHAPE, lighten: 0.2 })
  for (const [x, y] of [
    [24, -78],
    [32, -72],
    [29, -84],
  ] as const)
    outline(pen, 'leaf', `M${x - 6} -54 C${x - 12} ${y} ${x - 4} ${y - 8} ${x} ${y - 6} C${x + 10} ${y - 4} ${x + 6} -66 ${x + 2} -54 Z`)
  outline(pen, '#c79a64', 'M-36 -60 L-28 -56 L-20 -61 L-12 -56 L-4 -61 L4 -56 L12 -61 L20 -56 L28 -61 L36 -57 L33 0 L-33 0 Z')
  outline(pen, '#c79a64', 'M18 -56 L28 -61 L36 -57 L33 0 L20 0 Z', { lighten: -0.1, noInk: true })
  tomatoOf(pen, -38, -11, 10.5)
  mark(pen, 1.8, '#8f6a3a', 'M-20 -20 L8 -20')
}

const leafyHead: PropPainter = (pen) => {
  outline(pen, 'leafLight', 'M-4 -2 C -42 -4 -56 -40 -40 -62 C -30 -86 24 -90 38 -62 C56 -40 44 -4 4 -2 Z')
  outline(pen, 'leaf', 'M-40 -62 C -56 -40 -42 -6 -8 -2 C -30 -20 -34 -40 -24 -60 C -30 -68 -36 -68 -40 -62 Z')
  outline(pen, 'leaf', 'M40 -60 C56 -40 44 -6 8 -2 C32 -20 34 -40 26 -58 C32 -66 38 -66 40 -60 Z')
  line(pen, 3.2, '#e8f2c8', 'M0 -6 C -2 -28 -2 -50 2 -70')
  for (const d of [
    'M-1 -26 C -10 -36 -14 -44 -16 -54',
    'M0 -34 C10 -42 14 -50 15 -58',
    'M-1 -50 C -5 -58 -6 -62 -8 -68',
    'M-14 -8 C -32 -22 -38 -38 -36 -52',
    'M14 -8 C34 -22 40 -38 36 -50',
  ])
    mark(pen, 1.8, '#e8f2c8', d)
}

const spinach: PropPainter = (pen) => {
  for (const [x, y, turn] of [
    [-26, -58, -1],
    [26, -58, 1],
    [0, -76, 0],
    [-12, -46, -0.4],
    [14, -44, 0.5],
  ] as const) {
    line(pen, 4, 'leafLight', `M${turn * 4} -2 C${turn * 6} -20 ${x * 0.6} ${y + 26} ${x} ${y + 10}`)
    outline(
      pen,
      'leaf',
      `M${x} ${y + 14} C${x - 16} ${y + 12} ${x - 18} ${y - 4} ${x - 10} ${y - 14} C${x - 6} ${y - 20} ${x + turn * 4} ${y - 22} ${x + turn * 6} ${y - 20} C${x + 12} ${y - 18} ${x + 20} ${y + 2} ${x} ${y + 14} Z`,
      { lighten: turn === 0 ? 0.04 : -0.08 },
    )
    mark(pen, 1.6, 'leafLight', `M${x} ${y + 12} L${x + turn * 3} ${y - 14}`)
  }
  line(pen, 5, 'coral', 'M-7 -12 L8 -12')
}

const cauliflower: PropPainter = (pen) => {
  for (const side of [-1, 1])
    outline(pen, 'leafLight', `M0 -2 C${side * 34} 0 ${side * 56} -30 ${side * 44} -60 C${side * 30} -50 ${side * 14} -30 0 -2 Z`)
  outline(
    pen,
    '#fbf3df',
    'M-34 -34 C -44 -44 -38 -60 -28 -60 C -28 -76 -10 -82 -2 -74 C8 -84 26 -78 26 -62 C40 -60 44 -44 34 -34 C22 -18 -22 -18 -34 -34 Z',
  )
  for (const [x, y] of [
    [-22, -46],
    [-8, -60],
    [10, -58],
    [22, -46],
    [0, -42],
  ] as const)
    mark(pen, 2, '#d9c9a4', `M${x - 7} ${y} C${x - 4} ${y - 7} ${x + 4} ${y - 7} ${x + 7} ${y}`)
  for (const side of [-1, 1])
    outline(pen, 'leaf', `M0 -1 C${side * 10} -2 ${side * 36} -6 ${side * 40} -34 C${side * 26} -30 ${side * 10} -22 0 -1 Z`)
}

const zucchini: PropPainter = (pen) => {
  outline(pen, '#3f7a34', 'M-46 -20 C -50 -34 -36 -40 -26 -34 C0 -22 20 -34 38 -56 C44 -60 52 -52 48 -44 C36 -14 -20 8 -46 -20 Z')
  mark(pen, 2.2, '#7fb25a', 'M-38 -24 C -10 -10 22 -18 42 -46')
  outline(pen, '#c9b36a', 'M36 -54 L44 -66 L52 -62 L48 -44 Z')
  for (const [x, y] of [
    [-30, -6],
    [-14, -4],
  ] as const) {
    ellipse(pen, x / 100 + 0.05, y / 100 - 0.08, 0.13, 0.13, '#3f7a34')
    ellipse(pen, x / 100 + 0.05, y / 100 - 0.08, 0.1, 0.1, '#e9efb4', FLAT_SHAPE)
    for (const [dx, dy] of [
      [2, -11],
      [8, -10],
      [5, -5],
    ] as const)
      ellipse(pen, (x + dx) / 100, (y + dy) / 100, 0.012, 0.018, '#b9c47a', FLAT_SHAPE)
  }
}

const sweetPotato: PropPainter = (pen) => {
  outline(pen, '#b5533c', 'M-48 -40 C -44 -62 -14 -72 10 -62 C26 -56 40 -50 48 -36 C34 -22 14 -20 -6 -18 C -30 -14 -46 -22 -48 -40 Z')
  for (const d of ['M-34 -46 L-26 -48', 'M-10 -56 L0 -56', 'M-14 -30 L-4 -32', 'M18 -46 L28 -44']) mark(pen, 2, '#7e3222', d)
  for (const [x, y] of [
    [-6, -14],
    [26, -15],
  ] as const) {
    ellipse(pen, x / 100, y / 100, 0.19, 0.13, '#b5533c')
    ellipse(pen, x / 100, y / 100 - 0.005, 0.155, 0.1, '#f08f3c', { cel: 0.1, noInk: true })
  }
}

const beet: PropPainter = (pen) => {
  for (const [x, y] of [
    [-22, -90],
    [2, -98],
    [24, -88],
  ] as const) {
    line(pen, 3, '#b02a5c', `M0 -46 C${x * 0.2} -56 ${x * 0.7} -62 ${x} -70`)
    outline(pen, 'leaf', `M${x * 0.8} -60 C${x - 16} -72 ${x - 10} ${y} ${x} ${y} C${x + 12} ${y} ${x + 16} -72 ${x * 0.8} -60 Z`)
    mark(pen, 1.6, '#b02a5c', `M${x * 0.85} -64 L${x} ${y + 10}`)
  }
  outline(pen, '#8e1f4c', 'M-30 -34 C -28 -52 28 -52 30 -34 C30 -16 14 -10 6 -6 L2 2 L-2 2 L-5 -6 C -14 -10 -30 -16 -30 -34 Z')
  mark(pen, 2, '#c45a86', 'M-20 -34 C -19 -42 -12 -44 -6 -45')
}

const nuts: PropPainter = (pen) => {
  outline(pen, '#b9773a', 'M-46 -10 C -48 -32 -28 -42 -14 -34 C0 -24 -4 -2 -20 0 C -32 2 -44 0 -46 -10 Z')
  for (const d of ['M-40 -12 C -38 -26 -28 -32 -18 -30', 'M-34 -6 C -30 -18 -24 -22 -10 -22', 'M-26 -3 C -22 -10 -16 -14 -8 -14'])
    mark(pen, 1.8, '#8a5222', d)
  outline(pen, '#d8ab72', 'M4 -28 C -2 -46 18 -56 32 -46 C46 -38 46 -18 34 -8 C22 -2 8 -10 4 -28 Z')
  for (const d of [
    'M18 -48 C20 -34 20 -22 22 -6',
    'M10 -38 C16 -34 12 -28 16 -22 C12 -18 16 -14 16 -12',
    'M32 -42 C26 -38 32 -32 28 -26 C32 -22 28 -16 30 -12',
  ])
    mark(pen, 2.2, '#9c6d38', d)
  outline(pen, '#b9773a', 'M-24 -44 C -30 -60 -14 -80 2 -80 C10 -66 4 -46 -8 -42 C -14 -40 -20 -40 -24 -44 Z')
  for (const d of ['M-18 -46 C -18 -60 -10 -70 0 -76', 'M-10 -46 C -8 -56 -4 -64 1 -70']) mark(pen, 1.6, '#8a5222', d)
}

const berriesOf = (pen: Pen, role: string, light: string, spots: readonly (readonly [number, number])[]): void => {
  for (const [x, y] of spots) {
    for (const [dx, dy] of [
      [-9, -10],
      [9, -10],
      [0, -14],
      [-8, 0],
      [8, 0],
      [0, -4],
      [-4, 8],
      [4, 8],
    ] as const)
      ellipse(pen, (x + dx) / 100, (y + dy) / 100, 0.075, 0.075, role)
    for (const [dx, dy] of [
      [-10, -12],
      [7, -12],
      [-2, -6],
      [-6, 6],
    ] as const)
      ellipse(pen, (x + dx) / 100, (y + dy) / 100, 0.018, 0.018, light, FLAT_SHAPE)
    outline(pen, 'leaf', `M${x - 12} ${y - 18} L${x} ${y - 26} L${x + 12} ${y - 18} L${x} ${y - 15} Z`)
  }
}

const raspberry: PropPainter = (pen) =>
  berriesOf(pen, '#d43a5e', '#f7a8b8', [
    [-22, -18],
    [22, -18],
    [0, -50],
  ])

const plum: PropPainter = (pen) => {
  line(pen, 3.4, 'wood', 'M-4 -72 C -2 -84 4 -90 10 -94')
  outline(pen, 'leaf', 'M4 -82 C12 -98 34 -98 42 -86 C32 -74 14 -74 4 -82 Z')
  ellipse(pen, -0.02, -0.38, 0.38, 0.36, '#6a3a86')
  mark(pen, 2.4, '#4a2462', 'M-4 -72 C -18 -56 -18 -24 -6 -4')
  mark(pen, 3, '#b48ac8', 'M14 -62 C24 -56 28 -46 28 -38')
}

/** A green bud of thick overlapping scales on its stalk. */
const artichoke: PropPainter = (pen) => {
  line(pen, 10, '#7a9a4a', 'M0 0 L0 -18')
  outline(pen, '#7fa04e', 'M0 -100 C26 -92 42 -66 40 -42 C38 -22 22 -12 0 -12 C -22 -12 -38 -22 -40 -42 C -42 -66 -26 -92 0 -100 Z')
  for (const [y, xs, s] of [
    [-66, [0], 1],
    [-58, [-15, 15], 1],
    [-46, [-27, 0, 27], 1],
    [-34, [-16, 16], 1],
    [-22, [-26, 0, 26], 0.9],
  ] as const)
    for (const x of xs)
      outline(
        pen,
        x === 0 ? '#9cba62' : '#8aaa54',
        `M${x} ${y - 24 * s} C${x + 14 * s} ${y - 14 * s} ${x + 15 * s} ${y} ${x + 9 * s} ${y + 8 * s} L${x - 9 * s} ${y + 8 * s} C${x - 15 * s} ${y} ${x - 14 * s} ${y - 14 * s} ${x} ${y - 24 * s} Z`,
      )
  for (const [x, y] of [
    [0, -87],
    [-15, -79],
    [15, -79],
    [0, -67],
    [-26, -67],
    [26, -67],
  ] as const)
    mark(pen, 2.4, '#8a5a8a', `M${x - 2} ${y} L${x} ${y - 3} L${x + 2} ${y}`)
}

export const VEGETABLES = {
  vegetables,
  'fruit-bowl': fruitBowl,
  groceries,
  cabbage: leafyHead,
  spinach,
  cauliflower,
  zucchini,
  'sweet-potato': sweetPotato,
  beet,
  nuts,
  raspberry,
  plum,
  artichoke,
} satisfies Record<string, PropPainter>
