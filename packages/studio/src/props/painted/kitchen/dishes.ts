import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, lathe, type Pen, type PropPainter } from '../pen.ts'

const plateOf = (pen: Pen, role = 'white'): void => {
  ellipse(pen, 0, -0.13, 0.49, 0.13, role, { lighten: -0.06 })
  ellipse(pen, 0, -0.15, 0.38, 0.085, role, { plain: true, noInk: true, lighten: 0.1 })
}

const leaf = (pen: Pen, x: number, y: number, turn: number): void => {
  outline(
    pen,
    'leaf',
    `M${x} ${y} C${x + turn * 2} ${y - 11} ${x + turn * 13} ${y - 13} ${x + turn * 18} ${y - 8} C${x + turn * 14} ${y + 3} ${x + turn * 5} ${y + 3} ${x} ${y} Z`,
  )
  mark(pen, 1.2, 'leafLight', `M${x} ${y} L${x + turn * 14} ${y - 7}`)
}

const nestOf = (pen: Pen): void => {
  outline(pen, '#eec560', 'M-37 -16 C -44 -28 -36 -40 -24 -44 C -20 -56 20 -58 25 -44 C36 -40 44 -28 37 -16 C26 -8 -26 -8 -37 -16 Z')
  for (const [d, lighten] of [
    ['M-36 -22 C -24 -12 4 -14 22 -20', -0.16],
    ['M-34 -30 C -14 -16 20 -20 36 -26', 0.22],
    ['M-28 -40 C -30 -24 -2 -24 14 -28', -0.16],
    ['M-16 -48 C -30 -36 -8 -30 6 -38', 0.22],
    ['M30 -38 C34 -28 22 -22 4 -22', -0.16],
    ['M-10 -44 C6 -34 26 -36 26 -44', 0.22],
    ['M16 -50 C24 -44 16 -38 2 -42 C -8 -46 -2 -52 10 -50', -0.16],
    ['M32 -18 C20 -12 -8 -10 -22 -14', 0.22],
  ] as const)
    line(pen, 2.6, '#eec560', d, lighten)
}

const pasta: PropPainter = (pen) => {
  plateOf(pen)
  nestOf(pen)
  leaf(pen, -1, -51, 1)
  leaf(pen, -1, -51, -1)
  for (const [x, y] of [
    [-20, -32],
    [18, -30],
    [-6, -24],
    [26, -22],
    [4, -36],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.012, 0.009, '#4a3a22', FLAT_SHAPE)
}

const cookedShrimp = (pen: Pen, x: number, y: number, turn: number, k = 1): void => {
  const at = (dx: number, dy: number): string => `${x + turn * dx * k} ${y + dy * k}`
  outline(
    pen,
    '#f28a63',
    `M${at(-12, 2)} C${at(-16, -16)} ${at(8, -22)} ${at(14, -8)} C${at(17, 0)} ${at(12, 8)} ${at(6, 9)} L${at(5, 1)} C${at(9, -4)} ${at(2, -9)} ${at(-3, -5)} C${at(-6, -2)} ${at(-6, 2)} ${at(-5, 5)} Z`,
    { cel: 0.1 },
  )
  for (const [a, b] of [
    ['M' + at(-12, -5), at(-5, -3)],
    ['M' + at(-6, -13), at(-2, -6)],
    ['M' + at(4, -15), at(2, -6)],
    ['M' + at(12, -9), at(6, -3)],
  ] as const)
    mark(pen, 2 * k, '#fbd3b4', `${a} L${b}`)
  outline(pen, '#e2603f', `M${at(6, 9)} L${at(-3, 15)} L${at(1, 9)} L${at(-4, 6)} L${at(5, 3)} Z`, { cel: 0.1 })
}

const shrimpPasta: PropPainter = (pen) => {
  plateOf(pen)
  nestOf(pen)
  cookedShrimp(pen, -20, -34, 1, 1.05)
  cookedShrimp(pen, 18, -32, -1, 1.05)
  cookedShrimp(pen, -1, -52, 1, 1.1)
  leaf(pen, 2, -18, 1)
}

const friedShrimp: PropPainter = (pen) => {
  plateOf(pen, 'teal')
  cookedShrimp(pen, -24, -24, 1, 1.5)
  cookedShrimp(pen, 24, -24, -1, 1.5)
  cookedShrimp(pen, 0, -44, 1, 1.6)
  outline(pen, 'yellow', 'M8 -10 C12 -24 32 -24 36 -12 Z')
  mark(pen, 2, '#fff3a8', 'M14 -13 C18 -19 27 -19 31 -14')
}

const soupOf = (pen: Pen, bowl: string, soup: string): void => {
  lathe(
    pen,
    [
      [0.17, 0],
      [0.19, -0.03],
      [0.34, -0.14],
      [0.46, -0.36],
      [0.48, -0.42],
    ],
    bowl,
  )
  ellipse(pen, 0, -0.42, 0.48, 0.13, bowl, { lighten: 0.25 })
  ellipse(pen, 0, -0.415, 0.41, 0.1, soup, { plain: true })
  for (const x of [-14, 4, 20]) line(pen, 2.7, 'white', `M${x} -62 C${x - 9} -70 ${x + 9} -76 ${x} -86`, 0.1)
}

const soupBowl: PropPainter = (pen) => {
  soupOf(pen, 'blue', '#e3a544')
  for (const [x, y, role] of [
    [-22, -42, '#e5762d'],
    [-4, -38, 'leaf'],
    [14, -44, '#e5762d'],
    [26, -39, '#f4e3b2'],
    [-12, -47, '#f4e3b2'],
    [4, -46, 'leaf'],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.05, 0.028, role, { noInk: true })
}

const tomatoSoup: PropPainter = (pen) => {
  soupOf(pen, 'cream', '#d2402c')
  line(pen, 3, 'cream', 'M-24 -41 C -14 -50 4 -46 0 -40 C -4 -35 16 -34 22 -42', 0.2)
  leaf(pen, 2, -42, 1)
  leaf(pen, 2, -42, -1)
}

const omelette: PropPainter = (pen) => {
  plateOf(pen)
  outline(pen, '#f5c542', 'M-38 -14 C -44 -38 -16 -48 8 -46 C32 -44 44 -28 37 -15 C24 -6 -26 -6 -38 -14 Z')
  outline(pen, '#f9dc77', 'M-38 -14 C -30 -26 14 -28 37 -15 C24 -6 -26 -6 -38 -14 Z', { noInk: true, plain: true })
  mark(pen, 1.6, '#c98f22', 'M-38 -14 C -30 -26 14 -28 37 -15')
  for (const [x, y] of [
    [-14, -36],
    [8, -38],
    [24, -28],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.06, 0.03, '#dd9a2e', FLAT_SHAPE)
  for (const [x, y, role] of [
    [-24, -15, 'red'],
    [-8, -18, 'leaf'],
    [8, -15, 'red'],
    [22, -16, 'leaf'],
    [-1, -12, 'leaf'],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.035, 0.022, role, FLAT_SHAPE)
}

const toast: PropPainter = (pen) => {
  outline(pen, '#a8682f', 'M-34 -2 L-34 -52 C -46 -58 -46 -80 -26 -82 C -14 -90 16 -90 28 -82 C46 -80 46 -58 36 -52 L36 -2 Z')
  outline(pen, '#e6ab5c', 'M-30 -6 L-30 -54 C -40 -60 -38 -76 -24 -77 C -12 -84 14 -84 26 -77 C40 -75 40 -60 31 -54 L31 -6 Z', {
    noInk: true,
  })
  for (const [x, y] of [
    [-18, -20],
    [14, -14],
    [22, -36],
    [-22, -44],
    [-8, -12],
    [24, -66],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.022, 0.018, '#c07f34', FLAT_SHAPE)
  outline(
    pen,
    '#fbe08a',
    'M-20 -34 C -24 -50 -20 -66 -2 -66 C18 -68 24 -54 20 -44 C18 -30 12 -34 8 -24 C4 -18 -2 -24 -6 -30 C -12 -36 -16 -24 -20 -34 Z',
    FLAT_SHAPE,
  )
  outline(pen, 'yellow', 'M-12 -52 L4 -58 L14 -50 L-2 -43 Z')
  outline(pen, 'yellow', 'M-12 -52 L-2 -43 L-2 -37 L-12 -46 Z', { lighten: -0.12 })
  outline(pen, 'yellow', 'M14 -50 L-2 -43 L-2 -37 L14 -44 Z', { lighten: -0.2 })
}

const smoothie: PropPainter = (pen) => {
  line(pen, 4.4, 'red', 'M6 -62 L22 -98', 0.1)
  lathe(
    pen,
    [
      [0.18, 0],
      [0.2, -0.03],
      [0.26, -0.5],
      [0.29, -0.76],
    ],
    'glass',
  )
  lathe(
    pen,
    [
      [0.16, -0.03],
      [0.18, -0.06],
      [0.23, -0.5],
      [0.26, -0.7],
    ],
    '#e0609a',
    { noInk: true },
  )
  ellipse(pen, 0, -0.7, 0.26, 0.06, '#f3a3c6')
  for (const [x, y] of [
    [-12, -74],
    [-2, -76],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.06, 0.06, '#3d4f9e')
  outline(pen, 'red', 'M14 -66 C10 -80 30 -86 34 -76 C36 -66 26 -58 22 -54 C18 -58 14 -62 14 -66 Z')
  outline(pen, 'leaf', 'M16 -78 L24 -86 L32 -80 L26 -76 Z')
  mark(pen, 2.6, 'white', 'M-15 -16 L-19 -56')
}

const roastChicken: PropPainter = (pen) => {
  plateOf(pen)
  for (const x of [-38, -28, 32, 40]) ellipse(pen, x / 100, -0.17, 0.07, 0.05, 'leafLight')
  for (const side of [-1, 1]) line(pen, 6, '#f6e7cb', `M${side * 26} -34 L${side * 44} -48`)
  outline(pen, '#c9772c', 'M-34 -16 C -44 -44 -20 -66 0 -66 C20 -66 44 -44 34 -16 C20 -8 -20 -8 -34 -16 Z')
  outline(pen, '#b5641f', 'M14 -14 C8 -32 22 -44 34 -40 C40 -34 36 -20 30 -14 Z')
  outline(pen, '#b5641f', 'M-14 -14 C -8 -32 -22 -44 -34 -40 C -40 -34 -36 -20 -30 -14 Z')
  line(pen, 3, '#f0b061', 'M-14 -56 C -6 -61 4 -61 10 -58')
  mark(pen, 1.8, '#8f4a14', 'M0 -64 C3 -52 3 -34 0 -14')
  for (const x of [-45, 45]) for (const dy of [-2, 3]) ellipse(pen, x / 100, (-49 + dy) / 100, 0.035, 0.035, '#f6e7cb')
}

const muffin: PropPainter = (pen) => {
  outline(pen, '#7b4a9a', 'M-34 -44 L34 -44 L26 -2 C10 2 -10 2 -26 -2 Z')
  for (const x of [-22, -11, 0, 11, 22]) mark(pen, 1.8, '#a87cc4', `M${x * 1.2} -42 L${x * 0.95} -3`)
  outline(pen, '#d79a4f', 'M-44 -46 C -50 -62 -36 -72 -28 -72 C -24 -88 24 -90 28 -72 C40 -72 50 -60 44 -46 C28 -36 -28 -36 -44 -46 Z')
  for (const [x, y] of [
    [-22, -60],
    [-4, -72],
    [16, -64],
    [30, -54],
    [2, -54],
    [-34, -52],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.05, 0.042, '#3c3f78', { noInk: true })
}

const pudding: PropPainter = (pen) => {
  plateOf(pen)
  outline(pen, '#f3cf72', 'M-34 -18 L-24 -60 C -14 -66 14 -66 24 -60 L34 -18 C18 -8 -18 -8 -34 -18 Z')
  outline(
    pen,
    '#8a4519',
    'M-27 -48 L-24 -60 C -14 -66 14 -66 24 -60 L28 -46 C24 -34 20 -46 14 -44 C10 -30 4 -42 -2 -44 C -8 -38 -10 -28 -14 -42 C -18 -48 -24 -36 -27 -48 Z',
  )
  ellipse(pen, 0, -0.6, 0.22, 0.045, '#a85c28', FLAT_SHAPE)
  ellipse(pen, 0, -0.68, 0.06, 0.06, 'red')
  mark(pen, 1.6, 'leaf', 'M1 -73 C4 -82 10 -84 14 -84')
}

export const DISHES = {
  pasta,
  'shrimp-pasta': shrimpPasta,
  'cooked-shrimp': friedShrimp,
  'soup-bowl': soupBowl,
  'tomato-soup': tomatoSoup,
  omelette,
  toast,
  smoothie,
  'roast-chicken': roastChicken,
  muffin,
  pudding,
} satisfies Record<string, PropPainter>
