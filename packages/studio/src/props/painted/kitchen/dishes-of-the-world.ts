import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A deep bowl whose filling is an ellipse around (0, -52) of 43 by 13. */
function bowl(pen: Pen, role: string, filling: string): void {
  outline(pen, role, 'M-48 -52 L48 -52 C46 -18 26 -4 18 -3 L-18 -3 C-26 -4 -46 -18 -48 -52 Z')
  oval(pen, role, 0, -52, 48, 15, { lighten: 0.2 })
  oval(pen, filling, 0, -51, 43, 12, PLAIN_SHAPE)
}

/** A flat plate around (0, -20). */
function plate(pen: Pen, role = 'white'): void {
  oval(pen, role, 0, -20, 49, 18)
  oval(pen, role, 0, -22, 37, 12, { ...FLAT_SHAPE, lighten: role === 'white' ? -0.06 : 0.15 })
}

function leaves(pen: Pen, points: readonly (readonly [number, number])[], role = 'leafLight'): void {
  for (const [x, y] of points)
    outline(
      pen,
      role,
      `M${x - 5} ${y} C${x - 3} ${y - 6} ${x + 4} ${y - 6} ${x + 6} ${y - 1} C${x + 3} ${y + 4} ${x - 3} ${y + 4} ${x - 5} ${y} Z`,
      { noInk: true },
    )
}

const pho: PropPainter = (pen) => {
  line(pen, 2.6, '#8a4a2e', 'M10 -56 L46 -96')
  line(pen, 2.6, '#8a4a2e', 'M16 -54 L49 -88')
  bowl(pen, '#f2efe6', '#c98a3f')
  for (const d of ['M-36 -52 C-26 -60 -16 -46 -6 -54', 'M-34 -48 C-22 -56 -14 -42 -2 -49', 'M-30 -44 C-20 -50 -8 -40 2 -45'])
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

const kimchi: PropPainter = (pen) => {
  bowl(pen, '#f2efe6', '#c8382a')
  for (const [x, y, l] of [
    [-24, -58, 0],
    [0, -63, 0.15],
    [22, -58, 0.05],
    [-8, -50, 0.2],
    [14, -50, 0],
  ] as const) {
    outline(
      pen,
      '#d8492e',
      `M${x - 14} ${y + 4} C${x - 12} ${y - 10} ${x + 12} ${y - 10} ${x + 14} ${y + 2} C${x + 6} ${y + 8} ${x - 8} ${y + 8} ${x - 14} ${y + 4} Z`,
      { lighten: l },
    )
    mark(pen, 1.8, '#f4d8b8', `M${x - 8} ${y} C${x - 2} ${y - 4} ${x + 4} ${y - 4} ${x + 9} ${y}`)
  }
  leaves(pen, [
    [-14, -66],
    [12, -68],
  ])
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

const nachos: PropPainter = (pen) => {
  plate(pen, '#3f78c8')
  for (const [x, y, t, l] of [
    [-26, -34, 0.2, 0],
    [24, -36, -0.3, 0.08],
    [-10, -44, -0.2, 0.12],
    [12, -48, 0.4, 0],
    [0, -34, 0, 0.06],
    [0, -60, 0.1, 0.1],
  ] as const) {
    const points = [0, 1, 2].map((i) => polar(x, y, -1.57 + t + i * 2.094, 19)).join(' L')
    outline(pen, '#f0b548', `M${points} Z`, { lighten: l })
  }
  outline(pen, '#f7cf3a', 'M-26 -40 C-18 -58 16 -64 24 -44 C22 -32 16 -44 10 -38 C6 -28 0 -42 -6 -36 C-12 -28 -16 -42 -26 -40 Z', {
    noInk: true,
  })
  for (const [x, y] of [
    [-14, -46],
    [6, -52],
    [14, -44],
  ] as const)
    oval(pen, '#d8473f', x, y, 4, 3, FLAT_SHAPE)
  for (const [x, y] of [
    [-4, -46],
    [-18, -40],
    [10, -46],
  ] as const)
    oval(pen, '#4f9a3f', x, y, 3.4, 2.6, FLAT_SHAPE)
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
  outline(pen, '#8a4a2a', 'M-30 -82 C-34 -92 34 -92 30 -82 L18 -16 C14 -10 -14 -10 -18 -16 Z')
  for (const y of [-74, -62, -50, -38, -26])
    mark(pen, 3, '#b8703f', `M${-26 + (y + 74) * 0.22} ${y} C-8 ${y + 5} 8 ${y - 4} ${26 - (y + 74) * 0.22} ${y + 1}`)
  outline(pen, 'red', 'M-9 -90 C-8 -98 8 -98 9 -90 Z')
}

const tagine: PropPainter = (pen) => {
  outline(pen, '#c8652e', 'M-36 -32 C-32 -58 -8 -66 -6 -84 L6 -84 C8 -66 32 -58 36 -32 Z')
  oval(pen, '#c8652e', 0, -88, 7, 8)
  for (const y of [-46, -38])
    mark(pen, 2.4, '#3f78c8', `M${-30 + (y + 46) * -0.5} ${y} C-10 ${y + 4} 10 ${y + 4} ${30 + (y + 46) * 0.5} ${y}`)
  outline(pen, '#c8652e', 'M-48 -32 L48 -32 C46 -14 34 -6 28 -6 L-28 -6 C-34 -6 -46 -14 -48 -32 Z', { lighten: -0.1 })
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
  outline(pen, '#d89a44', 'M-36 -26 C-40 -44 -14 -50 4 -46 C22 -50 38 -40 34 -24 C28 -12 -28 -10 -36 -26 Z')
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

const crepes: PropPainter = (pen) => {
  plate(pen)
  outline(pen, '#edc878', 'M-40 -22 C-34 -42 -10 -52 22 -56 L36 -24 C16 -14 -22 -12 -40 -22 Z')
  outline(pen, '#e0b45c', 'M22 -56 C30 -48 36 -36 36 -24 L0 -26 Z', { noInk: true })
  for (const d of ['M-32 -24 C-20 -36 -2 -40 20 -50', 'M-20 -20 C-8 -30 8 -32 26 -40']) mark(pen, 3, '#6b3a1e', d)
  for (const [x, y] of [
    [-4, -52],
    [8, -58],
  ] as const)
    outline(pen, 'red', `M${x} ${y + 8} C${x - 9} ${y} ${x - 6} ${y - 6} ${x} ${y - 4} C${x + 6} ${y - 6} ${x + 9} ${y} ${x} ${y + 8} Z`)
}

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

const ravioli: PropPainter = (pen) => {
  plate(pen)
  for (const [x, y] of [
    [-20, -28],
    [16, -24],
    [-2, -42],
  ] as const) {
    box(pen, '#f0d48a', x - 15, y - 11, 30, 22, { round: 3 })
    box(pen, '#f7e4b0', x - 9, y - 6, 18, 12, { ...FLAT_SHAPE, round: 4 })
    for (const d of [-12, -4, 4, 12])
      mark(pen, 1.4, '#c89a44', `M${x + d} ${y - 11} L${x + d} ${y - 8} M${x + d} ${y + 8} L${x + d} ${y + 11}`)
  }
  outline(pen, '#d8473f', 'M-18 -46 C-6 -56 16 -52 16 -42 C10 -34 4 -42 -2 -36 C-8 -34 -16 -38 -18 -46 Z', { noInk: true })
  leaves(pen, [[0, -48]], 'leaf')
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
  outline(pen, '#d8963a', 'M-46 -40 C-44 -64 -10 -82 16 -68 C22 -54 10 -38 -4 -32 L-40 -28 Z')
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

const ribs: PropPainter = (pen) => {
  for (const x of [-36, -18, 0, 18, 36]) line(pen, 7, '#f4ecd8', `M${x} -30 L${x - 3} -86`)
  outline(pen, '#8f3a22', 'M-48 -28 C-50 -62 -36 -68 0 -66 C36 -68 50 -62 46 -28 C36 -14 -36 -14 -48 -28 Z')
  for (const x of [-28, -9, 10, 28]) mark(pen, 2.4, '#5c1f12', `M${x} -60 L${x + 1} -22`)
  for (const [x, y] of [
    [-38, -54],
    [-16, -52],
    [2, -48],
    [20, -54],
  ] as const)
    oval(pen, '#d8744a', x, y, 5, 2.4, FLAT_SHAPE)
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
      `M-44 ${y} C-30 ${y - 12} 10 ${y - 12} 28 ${y - 2} L44 ${y - 10} L40 ${y} L44 ${y + 9} L28 ${y + 2} C8 ${y + 11} -32 ${y + 10} -44 ${y} Z`,
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
    'M-36 -56 C-10 -72 14 -80 32 -74 C40 -68 42 -56 38 -50 C34 -44 30 -54 24 -50 C18 -42 12 -54 4 -50 C-4 -44 -8 -54 -16 -50 C-24 -44 -32 -50 -36 -56 Z',
  )
  outline(pen, 'red', 'M2 -70 C-6 -78 0 -86 6 -84 C12 -88 20 -80 10 -70 Z')
}

const hummus: PropPainter = (pen) => {
  bowl(pen, '#c8652e', '#ecd6a0')
  mark(pen, 3, '#cfae6a', 'M-26 -50 C-20 -60 22 -62 26 -52 C26 -44 -12 -42 -12 -50 C-8 -56 10 -56 10 -51')
  for (const [x, y] of [
    [-4, -52],
    [4, -50],
    [-2, -47],
  ] as const)
    oval(pen, '#dba85a', x, y, 4, 3.2)
  leaves(pen, [[20, -46]], 'leaf')
  outline(pen, '#e3b870', 'M26 -58 L44 -86 C52 -78 52 -66 44 -54 Z')
}

export const DISHES_OF_THE_WORLD = {
  pho,
  bibimbap,
  kimchi,
  paella,
  nachos,
  churros,
  empanadas,
  kebab,
  shawarma,
  tagine,
  baklava,
  samosas,
  schnitzel,
  crepes,
  macarons,
  ravioli,
  cannoli,
  bruschetta,
  'fish-and-chips': fishAndChips,
  'barbecue-ribs': ribs,
  'grilled-fish': grilledFish,
  mussels,
  'spring-rolls': springRolls,
  'chocolate-cake': chocolateCake,
  hummus,
} satisfies Record<string, PropPainter>
