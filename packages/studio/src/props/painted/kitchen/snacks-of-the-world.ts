import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'
import { bowl, plate, leaves } from './servings.ts'

const macarons: PropPainter = (pen) => {
  for (const [x, y, role] of [
    [-24, -4, '#f59ab5'],
    [24, -4, '#a8d88a'],
    [0, -38, '#e8c86a'],
    [0, -70, '#b39ad6'],
  ] as const) {
    outline(pen, role, `M${x - 21} ${y - 17} C${x - 20} ${y - 33} ${x + 20} ${y - 33} ${x + 21} ${y - 17} Z`)
    box(pen, '#fff0dc', x - 20, y - 18, 40, 6, { round: 2 })
    outline(pen, role, `M${x - 21} ${y - 12} L${x + 21} ${y - 12} C${x + 20} ${y + 2} ${x - 20} ${y + 2} ${x - 21} ${y - 12} Z`)
  }
}

const cannoli: PropPainter = (pen) => {
  for (const [x, y] of [
    [4, -46],
    [-6, -12],
  ] as const) {
    outline(
      pen,
      '#c8863a',
      `M${x - 30} ${y - 12} C${x - 10} ${y - 20} ${x + 18} ${y - 20} ${x + 32} ${y - 12} L${x + 32} ${y + 10} C${x + 12} ${y + 14} ${x - 14} ${y + 14} ${x - 30} ${y + 10} Z`,
    )
    for (const dx of [-14, 2, 16]) oval(pen, '#e8b06a', x + dx, y - 4, 3, 2, FLAT_SHAPE)
    for (const side of [-1, 1]) oval(pen, '#fff6e6', x + 1 + side * 33, y - 1, 8, 12)
    for (const [dx, dy] of [
      [-35, -4],
      [-33, 4],
      [34, -5],
      [36, 3],
    ] as const)
      oval(pen, '#4a2a18', x + dx, y + dy, 1.8, 1.8, FLAT_SHAPE)
  }
}

const bruschetta: PropPainter = (pen) => {
  for (const [x, y] of [
    [-8, -44],
    [8, -10],
  ] as const) {
    outline(
      pen,
      '#c8863a',
      `M${x - 38} ${y} C${x - 40} ${y - 22} ${x + 36} ${y - 26} ${x + 40} ${y - 4} C${x + 38} ${y + 10} ${x - 32} ${y + 12} ${x - 38} ${y} Z`,
    )
    outline(
      pen,
      '#f2dca8',
      `M${x - 32} ${y - 3} C${x - 32} ${y - 18} ${x + 30} ${y - 22} ${x + 34} ${y - 6} C${x + 30} ${y + 3} ${x - 28} ${y + 5} ${x - 32} ${y - 3} Z`,
      FLAT_SHAPE,
    )
    for (const [dx, dy] of [
      [-20, -10],
      [-6, -14],
      [8, -10],
      [20, -12],
      [-12, -4],
      [2, -5],
      [16, -4],
    ] as const)
      box(pen, '#d8372f', x + dx - 4, y + dy - 4, 8, 7, { round: 2, cel: 0.1 })
    leaves(
      pen,
      [
        [x - 2, y - 14],
        [x + 14, y - 10],
      ],
      'leaf',
    )
  }
}

const fishAndChips: PropPainter = (pen) => {
  for (const x of [14, 22, 30, 38]) line(pen, 6, '#f0c04a', `M${x} -30 L${x + (x - 26) * 0.5} -72`)
  outline(pen, '#d8963a', 'M-46 -40 C -44 -64 -10 -82 16 -68 C22 -54 10 -38 -4 -32 L-40 -28 Z')
  for (const [x, y] of [
    [-30, -46],
    [-16, -56],
    [0, -60],
    [-14, -42],
  ] as const)
    mark(pen, 2, '#a8662a', `M${x} ${y} C${x + 4} ${y - 4} ${x + 7} ${y - 2} ${x + 9} ${y}`)
  outline(pen, '#f4efe0', 'M-49 -40 L49 -36 L30 -2 L-34 -2 Z')
  for (const y of [-28, -20, -12]) mark(pen, 1.2, '#a8a28c', `M${-40 + (y + 28) * -0.3} ${y} L${38 + (y + 28) * -0.4} ${y + 1}`)
  outline(pen, '#f7e05a', 'M-6 -42 C-6 -58 16 -58 18 -42 Z')
}

const grilledFish: PropPainter = (pen) => {
  plate(pen)
  for (const [y, l] of [
    [-58, 0],
    [-42, 0.08],
    [-26, 0],
  ] as const) {
    outline(
      pen,
      '#8fa2b4',
      `M-44 ${y} C -30 ${y - 12} 10 ${y - 12} 28 ${y - 2} L44 ${y - 10} L40 ${y} L44 ${y + 9} L28 ${y + 2} C8 ${y + 11} -32 ${y + 10} -44 ${y} Z`,
      { lighten: l },
    )
    for (const x of [-22, -10, 2, 14]) mark(pen, 2.6, '#4a3a30', `M${x} ${y - 6} L${x - 5} ${y + 5}`)
    oval(pen, 'dark', -36, y - 2, 1.7, 1.7, FLAT_SHAPE)
  }
  outline(pen, '#f7e05a', 'M16 -14 C18 -28 38 -26 40 -14 Z')
}

const mussels: PropPainter = (pen) => {
  bowl(pen, '#f2efe6', '#e8d8a8')
  for (const [x, y, t] of [
    [-26, -60, -0.4],
    [0, -66, 0.1],
    [26, -60, 0.5],
    [-12, -54, 0.3],
    [14, -53, -0.2],
  ] as const) {
    outline(
      pen,
      '#2a2a48',
      `M${x - 12} ${y + 6} C${x - 14} ${y - 12} ${x + 2 + t * 8} ${y - 20} ${x + 12} ${y - 8} C${x + 12} ${y + 4} ${x} ${y + 10} ${x - 12} ${y + 6} Z`,
    )
    oval(pen, '#e8964a', x - 1, y, 7, 4.4, FLAT_SHAPE)
  }
  leaves(
    pen,
    [
      [-4, -46],
      [-32, -50],
      [30, -48],
    ],
    'leaf',
  )
}

const springRolls: PropPainter = (pen) => {
  plate(pen)
  for (const [x, y] of [
    [-12, -28],
    [14, -28],
    [1, -44],
  ] as const) {
    box(pen, '#d89a44', x - 26, y - 9, 46, 18, { round: 8 })
    oval(pen, '#f2dca8', x + 19, y, 6, 8)
    for (const [dy, role] of [
      [-3, '#e8813a'],
      [2, '#4f9a3f'],
    ] as const)
      oval(pen, role, x + 19, y + dy, 2.4, 2, FLAT_SHAPE)
  }
}

const chocolateCake: PropPainter = (pen) => {
  plate(pen)
  outline(pen, '#4a2616', 'M-34 -54 L30 -70 L38 -52 L38 -22 L-34 -22 Z')
  for (const y of [-46, -33]) mark(pen, 3.4, '#8a5a3a', `M-32 ${y} L37 ${y}`)
  outline(
    pen,
    '#6b3a22',
    'M-36 -56 C -10 -72 14 -80 32 -74 C40 -68 42 -56 38 -50 C34 -44 30 -54 24 -50 C18 -42 12 -54 4 -50 C-4 -44 -8 -54 -16 -50 C -24 -44 -32 -50 -36 -56 Z',
  )
  outline(pen, 'red', 'M2 -70 C-6 -78 0 -86 6 -84 C12 -88 20 -80 10 -70 Z')
}

const hummus: PropPainter = (pen) => {
  bowl(pen, '#c8652e', '#ecd6a0')
  mark(pen, 3, '#cfae6a', 'M-26 -50 C -20 -60 22 -62 26 -52 C26 -44 -12 -42 -12 -50 C-8 -56 10 -56 10 -51')
  for (const [x, y] of [
    [-4, -52],
    [4, -50],
    [-2, -47],
  ] as const)
    oval(pen, '#dba85a', x, y, 4, 3.2)
  leaves(pen, [[20, -46]], 'leaf')
  outline(pen, '#e3b870', 'M26 -58 L44 -86 C52 -78 52 -66 44 -54 Z')
}

export const SNACKS_OF_THE_WORLD = {
  macarons,
  cannoli,
  bruschetta,
  'fish-and-chips': fishAndChips,
  'grilled-fish': grilledFish,
  mussels,
  'spring-rolls': springRolls,
  'chocolate-cake': chocolateCake,
  hummus,
} satisfies Record<string, PropPainter>
