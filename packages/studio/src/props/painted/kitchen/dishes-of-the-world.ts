import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'
import { bowl, plate, leaves } from './servings.ts'

const pho: PropPainter = (pen) => {
  line(pen, 2.6, '#8a4a2e', 'M10 -56 L46 -96')
  line(pen, 2.6, '#8a4a2e', 'M16 -54 L49 -88')
  bowl(pen, '#f2efe6', '#c98a3f')
  for (const d of ['M-36 -52 C -26 -60 -16 -46 -6 -54', 'M-34 -48 C -22 -56 -14 -42 -2 -49', 'M-30 -44 C -20 -50 -8 -40 2 -45'])
    mark(pen, 2.4, '#f7efd8', d)
  for (const [x, y] of [
    [10, -56],
    [22, -52],
    [12, -48],
  ] as const)
    oval(pen, '#a85a44', x, y, 10, 4.6, { noInk: true })
  leaves(pen, [
    [-14, -58],
    [30, -47],
    [0, -59],
  ])
  oval(pen, '#e0463c', -22, -57, 3.6, 2, FLAT_SHAPE)
}

const bibimbap: PropPainter = (pen) => {
  bowl(pen, '#3a3430', '#f3ead6')
  for (const [x, y, role] of [
    [-28, -53, '#e8813a'],
    [-14, -58, '#4f9a3f'],
    [16, -58, '#8a5a34'],
    [30, -53, '#f0e0b0'],
    [-14, -45, '#c8452e'],
    [18, -45, '#6b4630'],
  ] as const)
    oval(pen, role, x, y, 12, 5, { noInk: true })
  oval(pen, 'white', 1, -53, 13, 7)
  oval(pen, '#f7b52e', 1, -55, 6, 4)
}

const paella: PropPainter = (pen) => {
  for (const x of [-48, 48]) line(pen, 4, '#2b2a3c', `M${x * 0.9} -44 C${x * 1.12} -52 ${x * 1.12} -36 ${x * 0.92} -36`)
  outline(pen, '#3a3a48', 'M-48 -42 L48 -42 L38 -18 L-38 -18 Z')
  oval(pen, '#3a3a48', 0, -43, 48, 21)
  oval(pen, '#f0b93a', 0, -44, 43, 18, PLAIN_SHAPE)
  for (const [x, y] of [
    [-24, -50],
    [18, -54],
    [6, -36],
  ] as const) {
    mark(pen, 5, '#ef7d5b', `M${x - 8} ${y + 2} C${x - 6} ${y - 8} ${x + 8} ${y - 8} ${x + 8} ${y}`)
    mark(pen, 1.4, '#fbd8c8', `M${x - 3} ${y - 6} L${x - 3} ${y - 2} M${x + 3} ${y - 6} L${x + 3} ${y - 2}`)
  }
  for (const [x, y] of [
    [-8, -54],
    [28, -42],
    [-28, -36],
  ] as const)
    oval(pen, '#2b2a3c', x, y, 7, 4, FLAT_SHAPE)
  for (const [x, y] of [
    [-12, -42],
    [-34, -44],
    [14, -44],
    [30, -52],
    [-4, -32],
  ] as const)
    oval(pen, '#4f9a3f', x, y, 2.4, 1.8, FLAT_SHAPE)
  outline(pen, '#f7e05a', 'M-2 -48 C0 -58 14 -56 14 -48 Z', { noInk: true })
}

const churros: PropPainter = (pen) => {
  for (const [d, l] of [
    ['M-26 -30 L-34 -92', 0],
    ['M-10 -28 L-10 -98', 0.1],
    ['M8 -30 L16 -94', 0],
  ] as const) {
    line(pen, 11, '#c88a3f', d, l)
    mark(pen, 2, '#8a5a20', d)
  }
  outline(pen, '#f2ead8', 'M-40 -46 L24 -46 L14 -2 L-32 -2 Z')
  for (const x of [-28, -14, 0]) mark(pen, 3, '#d8473f', `M${x} -44 L${x + 2} -4`)
  outline(pen, 'white', 'M20 -24 L48 -24 L44 -2 L24 -2 Z')
  oval(pen, '#4a2a18', 34, -24, 14, 4.6)
}

const empanadas: PropPainter = (pen) => {
  for (const [x, y, l] of [
    [-14, -46, 0],
    [14, -14, 0.1],
  ] as const) {
    outline(
      pen,
      '#dba04a',
      `M${x - 34} ${y} C${x - 32} ${y - 44} ${x + 32} ${y - 44} ${x + 34} ${y} C${x + 20} ${y + 10} ${x - 20} ${y + 10} ${x - 34} ${y} Z`,
      { lighten: l },
    )
    for (let i = 0; i < 9; i++)
      mark(pen, 2.2, '#a8702a', `M${x - 30 + i * 7.5} ${y + 4 - Math.abs(i - 4) * 0.6} L${x - 28 + i * 7.2} ${y - 5}`)
  }
}

const kebab: PropPainter = (pen) => {
  for (const [y, l] of [
    [-64, 0],
    [-26, 0.06],
  ] as const) {
    line(pen, 2, 'metal', `M-49 ${y + 6} L49 ${y - 6}`)
    for (const [i, x] of [-34, -18, -3, 12, 27].entries()) {
      const role = i % 2 ? (i === 1 ? '#4f9a3f' : '#e0463c') : '#8a4a2a'
      box(pen, role, x - (i % 2 ? 4 : 9), y - 13 - x * 0.12, i % 2 ? 9 : 18, 25, { round: 5, lighten: l })
      if (!(i % 2)) mark(pen, 2, '#5a2c16', `M${x - 5} ${y - 6 - x * 0.12} L${x + 5} ${y + 4 - x * 0.12}`)
    }
  }
}

const shawarma: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M0 -99 L0 -4')
  box(pen, 'metal', -24, -7, 48, 7, { round: 2 })
  outline(pen, '#8a4a2a', 'M-30 -82 C -34 -92 34 -92 30 -82 L18 -16 C14 -10 -14 -10 -18 -16 Z')
  for (const y of [-74, -62, -50, -38, -26])
    mark(pen, 3, '#b8703f', `M${-26 + (y + 74) * 0.22} ${y} C-8 ${y + 5} 8 ${y - 4} ${26 - (y + 74) * 0.22} ${y + 1}`)
  outline(pen, 'red', 'M-9 -90 C-8 -98 8 -98 9 -90 Z')
}

const tagine: PropPainter = (pen) => {
  outline(pen, '#c8652e', 'M-36 -32 C -32 -58 -8 -66 -6 -84 L6 -84 C8 -66 32 -58 36 -32 Z')
  oval(pen, '#c8652e', 0, -88, 7, 8)
  for (const y of [-46, -38])
    mark(pen, 2.4, '#3f78c8', `M${-30 + (y + 46) * -0.5} ${y} C -10 ${y + 4} 10 ${y + 4} ${30 + (y + 46) * 0.5} ${y}`)
  outline(pen, '#c8652e', 'M-48 -32 L48 -32 C46 -14 34 -6 28 -6 L-28 -6 C -34 -6 -46 -14 -48 -32 Z', { lighten: -0.1 })
}

const baklava: PropPainter = (pen) => {
  plate(pen)
  for (const [x, y] of [
    [-20, -30],
    [20, -30],
    [0, -50],
  ] as const) {
    outline(pen, '#dba04a', `M${x - 20} ${y} L${x} ${y - 12} L${x + 20} ${y} L${x} ${y + 12} Z`)
    outline(pen, '#a8682a', `M${x - 20} ${y} L${x} ${y + 12} L${x + 20} ${y} L${x + 20} ${y + 8} L${x} ${y + 20} L${x - 20} ${y + 8} Z`)
    oval(pen, '#7cbb4c', x, y, 6, 3, FLAT_SHAPE)
  }
}

const samosas: PropPainter = (pen) => {
  for (const [x, y, l] of [
    [-20, -6, 0],
    [22, -4, 0.08],
    [2, -38, 0.04],
  ] as const) {
    outline(
      pen,
      '#dba04a',
      `M${x - 24} ${y} C${x - 14} ${y - 14} ${x - 8} ${y - 36} ${x} ${y - 46} C${x + 8} ${y - 36} ${x + 14} ${y - 14} ${x + 24} ${y} C${x + 8} ${y + 5} ${x - 8} ${y + 5} ${x - 24} ${y} Z`,
      { lighten: l },
    )
    mark(pen, 2, '#a8702a', `M${x} ${y - 42} C${x + 4} ${y - 26} ${x + 8} ${y - 12} ${x + 12} ${y - 4}`)
  }
}

const schnitzel: PropPainter = (pen) => {
  plate(pen)
  outline(pen, '#d89a44', 'M-36 -26 C -40 -44 -14 -50 4 -46 C22 -50 38 -40 34 -24 C28 -12 -28 -10 -36 -26 Z')
  for (const [x, y] of [
    [-22, -34],
    [-6, -40],
    [10, -30],
    [20, -36],
    [-10, -22],
    [4, -20],
  ] as const)
    oval(pen, '#a8702a', x, y, 2.4, 1.4, FLAT_SHAPE)
  oval(pen, '#f7e05a', 6, -38, 11, 8)
  for (const t of [0, 1.05, 2.1]) mark(pen, 1.4, '#fdf4b8', `M${polar(6, -38, t, 8)} L${polar(6, -38, t + 3.14, 8)}`)
  leaves(
    pen,
    [
      [-30, -44],
      [-24, -48],
    ],
    'leaf',
  )
}

/** Noodles lifted by chopsticks out of a bowl with half an egg and greens. */
const bowlOfNoodles: PropPainter = (pen) => {
  outline(pen, '#d8402e', 'M-48 -44 L48 -44 C48 -22 32 -8 20 -6 L20 0 L-20 0 L-20 -6 C -32 -8 -48 -22 -48 -44 Z')
  mark(
    pen,
    2.4,
    '#fff0d8',
    'M-42 -28 L-36 -22 L-30 -28 L-24 -22 L-18 -28 L-12 -22 L-6 -28 L0 -22 L6 -28 L12 -22 L18 -28 L24 -22 L30 -28 L36 -22 L42 -28',
  )
  oval(pen, '#f4e8d4', 0, -45, 48, 14)
  oval(pen, '#b5702e', 0, -45, 43, 11, PLAIN_SHAPE)
  for (const d of [
    'M-38 -46 C -30 -54 -20 -38 -10 -46 C0 -54 8 -38 16 -44',
    'M-34 -42 C -24 -50 -14 -34 -2 -42 C6 -48 14 -36 20 -40',
    'M-36 -50 C -26 -56 -16 -44 -6 -50 C4 -56 12 -46 18 -50',
  ])
    line(pen, 3.4, '#f4cf6a', d)
  oval(pen, 'white', 28, -48, 11, 7)
  oval(pen, '#f7a82a', 28, -48, 6, 4, PLAIN_SHAPE)
  for (const [x, y] of [
    [8, -38],
    [16, -37],
    [-4, -37],
  ] as const) {
    oval(pen, '#4fae4a', x, y, 3.6, 2.4)
    oval(pen, '#c8ecb4', x, y, 1.6, 1, FLAT_SHAPE)
  }
  for (const x of [-28, -22, -16, -10]) line(pen, 3.4, '#f4cf6a', `M${x} -46 C${x - 4} -58 ${x + 4} -70 ${x} -84`)
  line(pen, 4, '#6b3a22', 'M-36 -80 L46 -98')
  line(pen, 4, '#6b3a22', 'M-36 -88 L44 -106')
}

export const DISHES_OF_THE_WORLD = {
  pho,
  bibimbap,
  paella,
  churros,
  empanadas,
  kebab,
  shawarma,
  tagine,
  baklava,
  samosas,
  schnitzel,
  'bowl-of-noodles': bowlOfNoodles,
} satisfies Record<string, PropPainter>
