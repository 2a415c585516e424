import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'
import { bowl, leaves, plate } from './servings.ts'

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

/** Ribbed stalks joined at their foot, with feathery leaves. */
const celery: PropPainter = (pen) => {
  for (const [x, top] of [
    [-26, -72],
    [26, -72],
    [-12, -80],
    [12, -80],
  ] as const) {
    for (const [dx, dy] of [
      [-9, -6],
      [9, -6],
      [-5, -15],
      [5, -15],
      [0, -19],
    ] as const) {
      const [cx, cy] = [x * 1.16 + dx, top + dy]
      outline(
        pen,
        '#4f9a3f',
        `M${cx} ${cy + 8} L${cx - 8} ${cy + 1} L${cx - 4} ${cy} L${cx - 6} ${cy - 6} L${cx} ${cy - 4} L${cx + 1} ${cy - 9} L${cx + 4} ${cy - 3} L${cx + 8} ${cy - 4} L${cx + 6} ${cy + 2} Z`,
        { cel: 0.1 },
      )
    }
  }
  for (const [x, role] of [
    [-26, '#8fc45a'],
    [26, '#8fc45a'],
    [-12, '#a8d670'],
    [12, '#a8d670'],
    [0, '#bfe488'],
  ] as const) {
    const top = x === 0 ? -70 : -76
    outline(
      pen,
      role,
      `M${x * 1.2 - 7} ${top} C${x - 8} -50 ${x * 0.6 - 8} -24 ${x * 0.5 - 8} -4 C${x * 0.4} 0 ${x * 0.4 + 4} 0 ${x * 0.5 + 8} -4 C${x * 0.6 + 8} -24 ${x + 8} -50 ${x * 1.2 + 7} ${top} Z`,
    )
    for (const d of [-2.6, 2.6])
      mark(pen, 1.2, '#6fa03f', `M${x * 1.16 + d} ${top + 6} C${x * 0.9 + d} -50 ${x * 0.6 + d} -26 ${x * 0.5 + d} -8`)
  }
}

/** A crown of nine long pointed leaves over a rind of lozenges. */
const pineapple: PropPainter = (pen) => {
  for (const [turn, far] of [
    [-2.7, 26],
    [-0.44, 26],
    [-2.35, 34],
    [-0.8, 34],
    [-2.05, 40],
    [-1.1, 40],
    [-1.8, 46],
    [-1.34, 46],
    [-1.57, 50],
  ] as const)
    outline(
      pen,
      far > 39 ? '#5cae3a' : '#3f8a3a',
      `M${polar(0, -52, turn - 0.9, 9)} Q${polar(0, -52, turn - 0.16, far * 0.7)} ${polar(0, -52, turn, far)} Q${polar(0, -52, turn + 0.16, far * 0.7)} ${polar(0, -52, turn + 0.9, 9)} Z`,
    )
  outline(pen, '#f0a82e', 'M0 -60 C22 -60 30 -44 28 -26 C26 -8 14 0 0 0 C -14 0 -26 -8 -28 -26 C -30 -44 -22 -60 0 -60 Z')
  for (const slope of [-0.6, 0.6])
    for (const offset of [-33, -20, -7, 6, 19, 32]) {
      // Where the line crosses the ellipse of the rind.
      const [a, b, c] = [1 / 729 + (slope * slope) / 784, (2 * slope * offset) / 784, (offset * offset) / 784 - 1]
      const root = Math.sqrt(b * b - 4 * a * c)
      const [from, to] = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
      if (root)
        mark(
          pen,
          1.7,
          '#a8661a',
          `M${from.toFixed(1)} ${(slope * from + offset - 30).toFixed(1)} L${to.toFixed(1)} ${(slope * to + offset - 30).toFixed(1)}`,
        )
    }
  for (const [x, y] of [
    [0, -50],
    [-11, -43],
    [11, -43],
    [0, -37],
    [0, -24],
    [-11, -30],
    [11, -30],
    [-11, -17],
    [11, -17],
    [0, -11],
  ] as const)
    oval(pen, '#fbd05e', x, y, 2.2, 2.2, FLAT_SHAPE)
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

/** Loose flakes in a scoop, an ear beside it. */
const oat: PropPainter = (pen) => {
  line(pen, 2.4, '#b89440', 'M-34 0 C -30 -40 -24 -70 -6 -94')
  for (const [x, y, s] of [
    [-34, -40, -1],
    [-30, -56, 1],
    [-32, -70, -1],
    [-16, -72, 1],
    [-22, -86, -1],
    [-4, -84, 1],
    [-16, -44, 1],
    [-2, -97, 1],
  ] as const)
    outline(
      pen,
      '#e8c468',
      `M${x} ${y - 6} C${x + s * 6} ${y - 2} ${x + s * 10} ${y + 8} ${x + s * 6} ${y + 16} C${x - s * 2} ${y + 14} ${x - s * 4} ${y + 4} ${x} ${y - 6} Z`,
    )
  for (const [x, y] of [
    [2, -6],
    [18, -5],
    [34, -6],
    [44, -4],
    [10, -15],
    [26, -15],
    [40, -14],
    [18, -24],
    [32, -24],
    [25, -33],
  ] as const) {
    oval(pen, '#ecd6a4', x, y, 9, 5.6, { cel: 0.1 })
    mark(pen, 1.4, '#b8945a', `M${x - 5} ${y} L${x + 5} ${y}`)
  }
}

/** A split potato with butter and chives, in foil. */
const bakedPotato: PropPainter = (pen) => {
  outline(pen, '#c4ccd6', 'M-50 -30 L-38 -24 L-26 -32 L0 -22 L26 -32 L38 -24 L50 -30 C48 -6 24 0 0 0 C -24 0 -48 -6 -50 -30 Z')
  outline(pen, '#a0683a', 'M-44 -34 C -44 -64 44 -64 44 -34 C34 -18 -34 -18 -44 -34 Z')
  outline(pen, '#fff2c4', 'M-34 -40 C -26 -58 -10 -62 0 -56 C10 -64 28 -56 34 -40 C22 -28 -22 -28 -34 -40 Z')
  for (const [x, y] of [
    [-20, -44],
    [18, -44],
    [-6, -38],
    [8, -36],
  ] as const)
    oval(pen, '#fffbe6', x, y, 7, 4, FLAT_SHAPE)
  outline(pen, '#ffd94a', 'M-12 -60 L8 -66 L16 -56 L-4 -49 Z')
  for (const [x, y] of [
    [-22, -48],
    [20, -50],
    [-10, -38],
    [14, -38],
    [0, -44],
  ] as const)
    mark(pen, 2.4, '#3f9a3f', `M${x - 3} ${y} L${x + 3} ${y - 3}`)
  for (const x of [-16, 18]) line(pen, 2.4, '#dfe6ee', `M${x} -68 C${x - 8} -76 ${x + 8} -82 ${x} -94`)
}

/** A heap of one kind of bean in a bowl. */
function beansIn(pen: Pen, dish: string, bean: string, shine: string): void {
  bowl(pen, dish, bean)
  for (let i = 0; i < 22; i++) {
    const [x, y] = [-34 + ((i * 31) % 69), -46 - ((i * 5) % 14) - (Math.abs(((i * 31) % 69) - 34) < 20 ? 7 : 0)]
    const turn = i * 1.3
    outline(
      pen,
      bean,
      `M${polar(x, y, turn, 9)} Q${polar(x, y, turn + 0.9, 10)} ${polar(x, y, turn + 1.57, 6)} Q${polar(x, y, turn + 2.2, 10)} ${polar(x, y, turn + Math.PI, 9)} Q${polar(x, y, turn + 4.3, 7)} ${polar(x, y, turn + 4.7, 2)} Q${polar(x, y, turn + 5.2, 7)} ${polar(x, y, turn, 9)} Z`,
    )
    oval(pen, shine, x, y, 1.8, 1.4, PLAIN_SHAPE)
  }
}
const limaBeans: PropPainter = (pen) => beansIn(pen, '#4a86b8', '#f2e8c4', '#fffdf0')
const blackBeans: PropPainter = (pen) => beansIn(pen, '#e8a83a', '#2c2430', '#8a8496')

/** Long green pods, one opened on its mottled beans. */
const runnerBeans: PropPainter = (pen) => {
  for (const [y, role] of [
    [-72, '#4f9a3f'],
    [-52, '#6cb83f'],
  ] as const)
    outline(pen, role, `M-50 ${y + 12} C -30 ${y - 8} 20 ${y - 16} 50 ${y - 6} C24 ${y} -20 ${y + 20} -50 ${y + 12} Z`)
  outline(pen, '#4f9a3f', 'M-50 -16 C -30 -40 20 -46 50 -30 C30 -6 -20 4 -50 -16 Z')
  outline(pen, '#c8e69a', 'M-42 -17 C -24 -34 18 -39 42 -29 C24 -12 -18 -6 -42 -17 Z', FLAT_SHAPE)
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-27 + i * 14, -19 - i * 2.6]
    oval(pen, '#b57ab0', x, y, 6.4, 5)
    oval(pen, '#3e2440', x - 1, y, 2, 1.6, FLAT_SHAPE)
  }
}

/** Yellow grains heaped with vegetables. */
const couscous: PropPainter = (pen) => {
  bowl(pen, '#2f7ab0', '#f4d67a')
  outline(pen, '#f4d67a', 'M-42 -52 C -30 -80 -10 -88 2 -86 C18 -86 34 -72 42 -52 C24 -42 -24 -42 -42 -52 Z')
  for (let i = 0; i < 46; i++) {
    const [x, y] = [Math.sin(i * 2.4) * 36, -50 - ((i * 7) % 32)]
    if (Math.abs(x) < 40 + (y + 50) * 1.05) oval(pen, i % 2 ? '#c8982e' : '#fff0b8', x, y, 1.7, 1.5, FLAT_SHAPE)
  }
  for (const [x, y, role] of [
    [-18, -66, '#ef8a2e'],
    [16, -66, '#5cae3a'],
    [-2, -78, '#d8473f'],
    [2, -58, '#ef8a2e'],
    [28, -56, '#d8473f'],
    [-30, -54, '#5cae3a'],
  ] as const)
    box(pen, role, x - 5, y - 4, 10, 8, { round: 2 })
  leaves(pen, [[4, -88]], 'leaf')
}

/** A bent wing in its two joints with the pointed tip. */
const chickenWing: PropPainter = (pen) => {
  outline(
    pen,
    '#c8762a',
    'M-46 -22 C -52 -44 -34 -58 -18 -56 C -8 -56 -2 -46 6 -44 C14 -60 26 -82 40 -92 C48 -96 52 -88 48 -80 C46 -56 40 -30 22 -18 C10 -8 -4 -14 -14 -8 C -28 -2 -42 -8 -46 -22 Z',
  )
  outline(
    pen,
    '#e8a04a',
    'M-38 -28 C -40 -42 -28 -50 -18 -48 C -8 -46 0 -36 10 -36 C20 -44 28 -62 38 -76 C36 -56 32 -38 18 -26 C4 -18 -8 -22 -18 -18 C -28 -14 -36 -18 -38 -28 Z',
    FLAT_SHAPE,
  )
  mark(pen, 2, '#8a4a16', 'M4 -42 C10 -34 10 -26 6 -20')
  for (const [x, y] of [
    [-26, -34],
    [-16, -28],
    [-12, -40],
    [22, -42],
    [28, -54],
    [18, -30],
  ] as const)
    oval(pen, '#8a4a16', x, y, 1.6, 1.4, FLAT_SHAPE)
  leaves(
    pen,
    [
      [34, -12],
      [26, -6],
    ],
    'leaf',
  )
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

/** Short plump green peppers, one cut. */
const jalapeno: PropPainter = (pen) => {
  for (const [x, y, role] of [
    [-4, -58, '#4f9a3f'],
    [4, -26, '#3f8a3a'],
  ] as const) {
    outline(
      pen,
      role,
      `M${x - 34} ${y + 6} C${x - 36} ${y - 14} ${x - 16} ${y - 20} ${x + 4} ${y - 16} C${x + 24} ${y - 12} ${x + 40} ${y + 2} ${x + 46} ${y + 14} C${x + 28} ${y + 20} ${x - 30} ${y + 26} ${x - 34} ${y + 6} Z`,
    )
    mark(pen, 3, '#a8d67a', `M${x - 20} ${y - 6} C${x - 6} ${y - 12} ${x + 10} ${y - 8} ${x + 22} ${y - 2}`)
    line(pen, 5, '#7aa83a', `M${x - 33} ${y + 2} C${x - 42} ${y} ${x - 44} ${y - 6} ${x - 43} ${y - 13}`)
  }
  for (const [x, y] of [
    [-30, -8],
    [34, -76],
  ] as const) {
    oval(pen, '#3f8a3a', x, y, 12, 10)
    oval(pen, '#d8ecb0', x, y, 8.6, 7, FLAT_SHAPE)
    for (const turn of [0.5, 2.6, 4.7]) oval(pen, '#fffbe0', x + Math.cos(turn) * 4, y + Math.sin(turn) * 3.4, 1.6, 1.4, FLAT_SHAPE)
  }
}

export const BAKES_AND_BITES = {
  pie,
  kimchi,
  falafel,
  tempura,
  'shrimp-cocktail': shrimpCocktail,
  'egg-white': eggWhite,
  celery,
  pineapple,
  'baking-tray': bakingTray,
  'slice-of-bread': sliceOfBread,
  cheesecake,
  oat,
  'baked-potato': bakedPotato,
  'lima-beans': limaBeans,
  'black-beans': blackBeans,
  'runner-beans': runnerBeans,
  couscous,
  'chicken-wing': chickenWing,
  clam,
  jalapeno,
} satisfies Record<string, PropPainter>
