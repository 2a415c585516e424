import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'
import { leaves, plate } from './servings.ts'

/** A lattice pie in its tin, one slice out. */
const pie: PropPainter = (pen) => {
  outline(pen, '#9aa4b2', 'M-50 -40 L50 -40 L36 -4 C20 0 -20 0 -36 -4 Z')
  mark(pen, 1.8, '#6c7684', 'M-30 -30 L-24 -6 M-10 -26 L-8 -4 M10 -26 L8 -4 M30 -30 L24 -6')
  oval(pen, '#d8923e', 0, -44, 50, 22)
  for (let i = 0; i < 22; i++) oval(pen, '#e8ac58', Math.cos(i * 0.2856) * 45, -44 + Math.sin(i * 0.2856) * 19, 5.4, 3.6, { cel: 0.1 })
  oval(pen, '#b5301e', 0, -45, 38, 14, FLAT_SHAPE)
  for (const x of [-24, -8, 8, 24]) {
    line(pen, 3.6, '#f2c478', `M${x - 8} ${-36 + Math.abs(x) * 0.06} L${x + 8} ${-54 - (24 - Math.abs(x)) * 0.12}`)
    line(pen, 3.6, '#f2c478', `M${x + 8} ${-36 + Math.abs(x) * 0.06} L${x - 8} ${-54 - (24 - Math.abs(x)) * 0.12}`)
  }
  for (const x of [-14, 2, 18]) line(pen, 2.4, '#dfe6ee', `M${x} -68 C${x - 8} -76 ${x + 8} -82 ${x} -94`)
}

/** Folded leaves of cabbage under red paste, in a small dish. */
const kimchi: PropPainter = (pen) => {
  outline(pen, '#5a4a42', 'M-48 -34 L48 -34 C44 -8 28 0 16 0 L-16 0 C -28 0 -44 -8 -48 -34 Z')
  oval(pen, '#7a685e', 0, -34, 48, 12)
  for (const [x, y, s] of [
    [-22, -46, 1],
    [20, -48, -1],
    [0, -36, 1],
  ] as const) {
    outline(
      pen,
      '#f0dfa0',
      `M${x - 22} ${y + 10} C${x - 24} ${y - 12} ${x - 12} ${y - 30} ${x} ${y - 28} C${x + 14} ${y - 30} ${x + 24} ${y - 10} ${x + 22} ${y + 10} C${x + 10} ${y + 16} ${x - 10} ${y + 16} ${x - 22} ${y + 10} Z`,
    )
    outline(
      pen,
      '#8fbf4a',
      `M${x - 22} ${y - 4} L${x - 17} ${y - 14} L${x - 16} ${y - 22} L${x - 7} ${y - 25} L${x} ${y - 31} L${x + 8} ${y - 25} L${x + 17} ${y - 22} L${x + 18} ${y - 13} L${x + 23} ${y - 4} L${x + 12} ${y - 10} L${x} ${y - 16} L${x - 12} ${y - 10} Z`,
    )
    outline(pen, '#fffaf0', `M${x - 6} ${y + 12} L${x - 3 * s} ${y - 16} L${x + 6} ${y + 12} Z`, FLAT_SHAPE)
    outline(
      pen,
      '#d8341e',
      `M${x - 20} ${y + 8} C${x - 16} ${y - 6} ${x - 10} ${y - 2} ${x - 8} ${y + 4} C${x - 2} ${y - 2} ${x + 4} ${y - 4} ${x + 8} ${y + 3} C${x + 12} ${y - 6} ${x + 18} ${y - 4} ${x + 20} ${y + 8} C${x + 8} ${y + 15} ${x - 8} ${y + 15} ${x - 20} ${y + 8} Z`,
      FLAT_SHAPE,
    )
    for (const d of [-12, -2, 9]) oval(pen, '#8a1a10', x + d, y + 6, 1.4, 1.4, FLAT_SHAPE)
  }
}

/** Golden balls of crumbs, one bitten green, in a flat bread. */
const falafel: PropPainter = (pen) => {
  outline(pen, '#ecd09a', 'M-48 -30 C -50 -72 50 -72 48 -30 C40 -20 -40 -20 -48 -30 Z')
  leaves(
    pen,
    [
      [-32, -52],
      [-8, -60],
      [16, -58],
      [34, -48],
    ],
    '#6cb83f',
  )
  for (const [x, y] of [
    [-22, -42],
    [22, -42],
    [0, -50],
  ] as const) {
    oval(pen, '#b5762e', x, y, 15, 14)
    for (let i = 0; i < 6; i++)
      oval(pen, i % 2 ? '#7a4a1c' : '#d89a4a', x + Math.cos(i * 1.1) * 9, y + Math.sin(i * 1.7) * 8, 1.8, 1.4, FLAT_SHAPE)
  }
  outline(pen, '#f4dcae', 'M-50 -34 C -20 -24 20 -24 50 -34 C46 -8 22 0 0 0 C -22 0 -46 -8 -50 -34 Z')
  for (const [x, y] of [
    [-22, -16],
    [-4, -20],
    [14, -12],
    [26, -20],
  ] as const)
    oval(pen, '#d0a056', x, y, 4, 2.4, FLAT_SHAPE)
  oval(pen, '#b5762e', 34, -12, 14, 12)
  oval(pen, '#8fae4a', 33, -13, 9.6, 8, FLAT_SHAPE)
  for (const [x, y] of [
    [30, -14],
    [36, -16],
    [34, -9],
  ] as const)
    oval(pen, '#5c7a2a', x, y, 1.6, 1.4, FLAT_SHAPE)
}

/** Straight prawns in golden batter with red tails, and a dip. */
const tempura: PropPainter = (pen) => {
  plate(pen, '#e8e2d4')
  for (const [x, y] of [
    [-14, -60],
    [-4, -46],
    [-16, -30],
  ] as const) {
    outline(pen, '#e8583a', `M${x + 32} ${y - 4} L${x + 46} ${y - 16} L${x + 44} ${y - 5} L${x + 50} ${y + 3} L${x + 34} ${y + 4} Z`)
    outline(
      pen,
      '#f2b84a',
      `M${x - 34} ${y + 2} L${x - 30} ${y - 6} L${x - 24} ${y - 7} L${x - 20} ${y - 12} L${x - 11} ${y - 9} L${x - 4} ${y - 13} L${x + 5} ${y - 9} L${x + 14} ${y - 11} L${x + 20} ${y - 7} L${x + 33} ${y - 6} L${x + 34} ${y + 4} L${x + 26} ${y + 7} L${x + 18} ${y + 6} L${x + 10} ${y + 10} L${x} ${y + 7} L${x - 8} ${y + 11} L${x - 16} ${y + 7} L${x - 26} ${y + 10} Z`,
    )
    for (const d of [-22, -10, 2, 14]) oval(pen, '#fbdc90', x + d, y - 3, 3.4, 2.2, FLAT_SHAPE)
  }
  outline(pen, '#3a3c4a', 'M16 -22 L46 -22 C45 -8 38 -4 31 -4 C24 -4 17 -8 16 -22 Z')
  oval(pen, '#5a3018', 31, -22, 15, 5)
}

/** Prawns hung over the rim of a glass of red sauce. */
const shrimpCocktail: PropPainter = (pen) => {
  oval(pen, '#b8c8d4', 0, -4, 24, 5)
  line(pen, 5, '#c4dce8', 'M0 -6 L0 -34')
  outline(pen, '#d4ecf6', 'M-40 -72 L40 -72 C36 -46 18 -34 0 -34 C -18 -34 -36 -46 -40 -72 Z')
  outline(pen, '#c8301e', 'M-36 -66 L36 -66 C30 -48 16 -40 0 -40 C -16 -40 -30 -48 -36 -66 Z', FLAT_SHAPE)
  oval(pen, '#e04a30', 0, -71, 39, 8)
  outline(pen, '#f4cf2e', 'M-12 -74 C -12 -98 20 -98 18 -74 Z')
  outline(pen, '#fff4b0', 'M-8 -76 C -7 -92 14 -92 14 -76 Z', FLAT_SHAPE)
  for (const [x, s] of [
    [-38, -1],
    [-20, -1],
    [22, 1],
    [39, 1],
  ] as const) {
    line(pen, 8, '#f4967a', `M${x - 8 * s} -72 C${x - 8 * s} -90 ${x + 10 * s} -90 ${x + 9 * s} -68 L${x + 8 * s} -54`)
    for (const y of [-76, -68, -60]) mark(pen, 1.4, '#fde0d0', `M${x + 5 * s} ${y} L${x + 13 * s} ${y + 1}`)
    outline(pen, '#e0543a', `M${x + 6 * s} -54 L${x + 1 * s} -42 L${x + 8 * s} -46 L${x + 14 * s} -42 L${x + 11 * s} -54 Z`)
  }
}

/** An egg cracked over a bowl, the clear white running out. */
const eggWhite: PropPainter = (pen) => {
  for (const s of [-1, 1])
    outline(
      pen,
      '#f2dcc0',
      `M${s * 6} -84 L${s * 12} -78 L${s * 16} -88 L${s * 22} -82 L${s * 28} -92 C${s * 44} -78 ${s * 40} -60 ${s * 24} -58 C${s * 14} -58 ${s * 6} -68 ${s * 6} -84 Z`,
    )
  outline(pen, '#f6fafa', 'M-16 -66 C -8 -60 8 -60 16 -66 C14 -56 6 -50 6 -28 L-6 -28 C -6 -50 -14 -56 -16 -66 Z')
  outline(pen, '#4a86b8', 'M-42 -32 L42 -32 C38 -8 22 0 14 0 L-14 0 C -22 0 -38 -8 -42 -32 Z')
  oval(pen, '#8ab8dc', 0, -32, 42, 10)
  oval(pen, '#f2f6f4', 0, -31, 34, 7, FLAT_SHAPE)
  mark(pen, 2, 'white', 'M-20 -32 L-8 -34')
  oval(pen, '#d8e4e8', 14, -30, 7, 2, FLAT_SHAPE)
}

/** A tray with its rolled rim, biscuits on baking paper. */
const bakingTray: PropPainter = (pen) => {
  outline(pen, '#7c8694', 'M-36 -58 L36 -58 L50 -8 C50 -2 -50 -2 -50 -8 Z')
  outline(pen, '#aab4c0', 'M-32 -54 L32 -54 L43 -12 L-43 -12 Z', FLAT_SHAPE)
  outline(pen, '#f4ead2', 'M-30 -52 L28 -52 L40 -14 L-42 -14 Z', { cel: 0 })
  for (const [y, gap, r] of [
    [-46, 18, 7],
    [-33, 21, 8],
    [-19, 25, 9],
  ] as const)
    for (const i of [-1, 0, 1]) {
      oval(pen, '#c8843e', i * gap, y, r, r * 0.66)
      for (const [dx, dy] of [
        [-2.4, -1.4],
        [2.6, -0.6],
        [0, 2],
      ] as const)
        oval(pen, '#4e2c18', i * gap + dx, y + dy, 1.4, 1.1, FLAT_SHAPE)
    }
}

/** One slice with its crust, flat. */
const sliceOfBread: PropPainter = (pen) => {
  outline(
    pen,
    '#b5702e',
    'M-34 -2 C -40 -2 -40 -8 -40 -14 L-40 -52 C -52 -64 -46 -88 -22 -90 L22 -90 C46 -88 52 -64 40 -52 L40 -14 C40 -8 40 -2 34 -2 Z',
  )
  outline(
    pen,
    '#f8e2b4',
    'M-30 -8 C -34 -8 -34 -12 -34 -16 L-34 -54 C -45 -66 -38 -83 -20 -84 L20 -84 C38 -83 45 -66 34 -54 L34 -16 C34 -12 34 -8 30 -8 Z',
    { noInk: true },
  )
  for (let i = 0; i < 18; i++) oval(pen, '#e2c084', Math.sin(i * 2.4) * 27, -44 + Math.cos(i * 3.1) * 31, 2 + (i % 2), 1.6, FLAT_SHAPE)
}

/** A pale dense wedge on a crumb base under berries. */
const cheesecake: PropPainter = (pen) => {
  plate(pen, '#9ab8d8')
  outline(pen, '#fff4cc', 'M-40 -62 L14 -76 L42 -60 L42 -56 L-40 -58 Z')
  outline(pen, '#fbe8b4', 'M-40 -60 L42 -58 L42 -32 L-40 -28 Z')
  outline(pen, '#a8642a', 'M-40 -28 L42 -32 L42 -20 L-40 -16 Z')
  for (const x of [-30, -16, -2, 12, 28]) oval(pen, '#7a4218', x, -24, 2, 1.4, FLAT_SHAPE)
  outline(
    pen,
    '#d8344a',
    'M-14 -66 C -4 -74 28 -72 36 -62 C38 -48 30 -50 28 -58 C22 -52 18 -40 14 -54 C8 -50 4 -54 2 -58 C -4 -54 -12 -58 -14 -66 Z',
  )
  outline(pen, '#e8344a', 'M6 -72 C2 -90 24 -92 24 -78 C22 -70 14 -66 6 -72 Z')
  leaves(pen, [[16, -88]], 'leaf')
}

/** A wing on a plate: thick drumette, flat middle and pointed tip. */
const chickenWing: PropPainter = (pen) => {
  oval(pen, '#e8eef4', 0, -16, 50, 16)
  oval(pen, '#cfd8e2', 0, -18, 40, 11, FLAT_SHAPE)
  outline(
    pen,
    '#c8742a',
    'M-40 -34 C -44 -52 -26 -64 -10 -56 C0 -50 4 -40 10 -34 C14 -44 20 -56 22 -66 C26 -72 34 -72 35 -64 C40 -70 46 -66 45 -60 C50 -62 52 -56 47 -50 C40 -40 36 -24 22 -18 C10 -12 -6 -16 -16 -18 C -28 -16 -38 -22 -40 -34 Z',
  )
  outline(
    pen,
    '#eaa24a',
    'M-34 -38 C -34 -52 -20 -56 -10 -50 C -2 -44 2 -34 10 -28 C18 -32 22 -46 28 -60 C32 -54 30 -38 22 -28 C10 -20 -6 -24 -16 -28 C -26 -26 -34 -30 -34 -38 Z',
    FLAT_SHAPE,
  )
  mark(pen, 2.4, '#8a4a16', 'M6 -36 C10 -30 12 -26 11 -20 M24 -52 C29 -52 34 -52 38 -54')
  for (const [x, y] of [
    [-24, -40],
    [-14, -34],
    [-8, -44],
    [18, -30],
  ] as const)
    oval(pen, '#8a4a16', x, y, 1.8, 1.5, FLAT_SHAPE)
  leaves(
    pen,
    [
      [-40, -16],
      [34, -12],
    ],
    'leaf',
  )
  for (const x of [-20, 0]) line(pen, 2.4, '#dfe6ee', `M${x} -66 C${x - 7} -74 ${x + 7} -80 ${x} -92`)
}

/** Pale ribbed shells, one open. */
const clam: PropPainter = (pen) => {
  const shell = (x: number, y: number, s: number): void => {
    outline(
      pen,
      '#e8d8c0',
      `M${x} ${y} C${x - 14 * s} ${y - 2 * s} ${x - 34 * s} ${y - 16 * s} ${x - 30 * s} ${y - 34 * s} C${x - 20 * s} ${y - 54 * s} ${x + 20 * s} ${y - 54 * s} ${x + 30 * s} ${y - 34 * s} C${x + 34 * s} ${y - 16 * s} ${x + 14 * s} ${y - 2 * s} ${x} ${y} Z`,
    )
    for (const r of [14, 24, 34])
      mark(
        pen,
        1.8,
        '#a88e70',
        `M${x - r * 0.86 * s} ${y - r * 0.62 * s} C${x - r * 0.6 * s} ${y - r * 1.34 * s} ${x + r * 0.6 * s} ${y - r * 1.34 * s} ${x + r * 0.86 * s} ${y - r * 0.62 * s}`,
      )
  }
  shell(-22, -46, 0.86)
  shell(26, -50, 0.7)
  outline(pen, '#cbb494', 'M-34 -22 C -38 -46 38 -46 40 -22 Z')
  outline(pen, '#f8e6d8', 'M-30 -22 C -28 -38 30 -38 34 -22 Z', FLAT_SHAPE)
  oval(pen, '#f0b088', 2, -24, 20, 7)
  outline(pen, '#e8d8c0', 'M-36 -22 L42 -22 C40 -6 22 0 2 0 C -18 0 -34 -6 -36 -22 Z')
  for (const y of [-16, -10])
    mark(pen, 1.8, '#a88e70', `M${-32 - (y + 16) * -1} ${y} C -14 ${y + 5} 18 ${y + 5} ${38 + (y + 16) * -1} ${y}`)
}

export const BAKES_AND_BITES = {
  pie,
  kimchi,
  falafel,
  tempura,
  'shrimp-cocktail': shrimpCocktail,
  'egg-white': eggWhite,
  'baking-tray': bakingTray,
  'slice-of-bread': sliceOfBread,
  cheesecake,
  'chicken-wing': chickenWing,
  clam,
} satisfies Record<string, PropPainter>
