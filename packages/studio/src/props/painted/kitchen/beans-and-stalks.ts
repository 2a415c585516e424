import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'
import { bowl, leaves } from './servings.ts'

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

export const BEANS_AND_STALKS = {
  celery,
  pineapple,
  oat,
  'lima-beans': limaBeans,
  'black-beans': blackBeans,
  'runner-beans': runnerBeans,
  jalapeno,
  'baked-potato': bakedPotato,
  couscous,
} satisfies Record<string, PropPainter>
