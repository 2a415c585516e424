import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, lathe, type PropPainter, rect } from '../pen.ts'

const toGoCup: PropPainter = (pen) => {
  outline(pen, 'white', 'M-30 -76 L30 -76 L22 -4 C21 -1 19 0 16 0 L-16 0 C -19 0 -21 -1 -22 -4 Z')
  outline(pen, '#b98a5a', 'M-28.500 -62 L28.500 -62 L24.500 -24 L-24.500 -24 Z', { cel: 0.14 })
  outline(pen, 'dark', 'M-34 -76 L34 -76 L31 -86 L-31 -86 Z', { lighten: 0.1 })
  outline(pen, 'dark', 'M-28 -86 L28 -86 L25 -93 L-25 -93 Z', { lighten: 0.2 })
  ellipse(pen, 0, -0.43, 0.1, 0.11, '#7a4a24', FLAT_SHAPE)
  mark(pen, 2, '#e8d3b4', 'M2 -53 C -4 -46 4 -40 -2 -33')
}

const icedCoffee: PropPainter = (pen) => {
  line(pen, 4, 'leaf', 'M6 -60 L16 -98')
  outline(pen, 'glass', 'M-28 -78 L28 -78 L21 -3 C20 0 -20 0 -21 -3 Z', { lighten: 0.25 })
  outline(pen, '#9a5f30', 'M-26.500 -64 L26.500 -64 L20.500 -5 C19 -3 -19 -3 -20.500 -5 Z', { noInk: true })
  outline(pen, '#d3a878', 'M-26.500 -64 L26.500 -64 L25 -50 C12 -38 -4 -56 -24.500 -44 Z', FLAT_SHAPE)
  for (const [x, y, tilt] of [
    [-14, -58, 3],
    [8, -54, -3],
    [-2, -42, 2],
    [14, -36, -2],
  ] as const)
    outline(pen, '#dff2fb', `M${x - 7} ${y - 6 + tilt} L${x + 6} ${y - 7 - tilt} L${x + 7} ${y + 6 - tilt} L${x - 6} ${y + 7 + tilt} Z`, {
      noInk: true,
      cel: 0.15,
    })
  rect(pen, -0.31, -0.82, 0.62, 0.07, 'white', { round: 0.02 })
}

const milkshake: PropPainter = (pen) => {
  line(pen, 4.4, 'red', 'M10 -74 L20 -98')
  outline(pen, 'white', 'M-26 -66 C -30 -78 -14 -80 -10 -84 C -4 -94 12 -92 12 -82 C24 -80 30 -74 26 -66 Z')
  lathe(
    pen,
    [
      [0.2, 0],
      [0.2, -0.03],
      [0.06, -0.08],
      [0.08, -0.14],
      [0.2, -0.3],
      [0.28, -0.66],
    ],
    '#f3b6cc',
  )
  ellipse(pen, -0.03, -0.9, 0.06, 0.06, 'red')
  mark(pen, 3, 'white', 'M-16 -34 L-21 -58')
  for (const [x, y, role] of [
    [-14, -74, 'teal'],
    [2, -80, 'yellow'],
    [16, -74, 'coral'],
  ] as const)
    mark(pen, 2, role, `M${x} ${y} L${x + 4} ${y + 2}`)
}

const boiledEggs: PropPainter = (pen) => {
  for (const [x, k] of [
    [-22, 1],
    [24, 0.94],
  ] as const) {
    outline(
      pen,
      'white',
      `M${x} ${-58 * k} C${x + 20 * k} ${-58 * k} ${x + 26 * k} -4 ${x} -2 C${x - 26 * k} -4 ${x - 20 * k} ${-58 * k} ${x} ${-58 * k} Z`,
    )
    ellipse(pen, x / 100, -0.23, 0.13 * k, 0.13 * k, '#f5ae2e', { noInk: true, cel: 0.14 })
    ellipse(pen, x / 100 - 0.04, -0.27, 0.03, 0.025, '#fbd98a', FLAT_SHAPE)
  }
}

const scrambledEggs: PropPainter = (pen) => {
  ellipse(pen, 0, -0.13, 0.49, 0.13, 'white', { lighten: -0.06 })
  outline(
    pen,
    '#f7cf4a',
    'M-38 -16 C -46 -28 -32 -36 -26 -34 C -26 -48 -8 -50 -2 -42 C6 -52 24 -46 24 -36 C36 -38 44 -24 36 -16 C20 -8 -22 -8 -38 -16 Z',
  )
  for (const [x, y] of [
    [-22, -24],
    [-4, -32],
    [14, -26],
    [26, -22],
    [0, -18],
  ] as const)
    mark(pen, 3, '#d99e1e', `M${x - 7} ${y} C${x - 4} ${y - 6} ${x + 4} ${y - 6} ${x + 7} ${y}`)
  for (const [x, y] of [
    [-12, -36],
    [8, -38],
    [20, -32],
    [-26, -28],
  ] as const)
    mark(pen, 2, 'leaf', `M${x} ${y} L${x + 4} ${y - 2}`)
}

const eggCarton: PropPainter = (pen) => {
  outline(pen, '#a9a39a', 'M-44 -44 L-36 -82 L36 -82 L44 -44 Z', { lighten: 0.06 })
  for (const x of [-28, 0, 28])
    outline(pen, x === 0 ? '#f6e7d2' : '#e0b088', `M${x} -64 C${x + 13} -64 ${x + 15} -36 ${x} -36 C${x - 15} -36 ${x - 13} -64 ${x} -64 Z`)
  outline(pen, '#a9a39a', 'M-46 -44 C -38 -36 -20 -36 -14 -44 C -8 -36 8 -36 14 -44 C20 -36 38 -36 46 -44 L40 -10 C38 -4 -38 -4 -40 -10 Z')
  for (const x of [-14, 14]) mark(pen, 2.4, '#77716a', `M${x} -38 L${x * 0.95} -10`)
}

const multiCooker: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-38 -58 L38 -58 L35 -8 C34 -3 30 -2 26 -2 L-26 -2 C -30 -2 -34 -3 -35 -8 Z', { lighten: 0.14 })
  outline(pen, 'dark', 'M-40 -58 C -40 -76 -20 -82 0 -82 C20 -82 40 -76 40 -58 Z', { lighten: 0.16 })
  rect(pen, -0.1, -0.9, 0.2, 0.09, 'dark', { round: 0.03 })
  rect(pen, -0.18, -0.46, 0.36, 0.34, 'dark', { round: 0.03, cel: 0.05 })
  rect(pen, -0.13, -0.42, 0.26, 0.11, '#8ff0b0', FLAT_SHAPE)
  for (const x of [-9, 0, 9])
    for (const y of [-25, -18]) ellipse(pen, x / 100, y / 100, 0.026, 0.022, x === 9 && y === -18 ? 'red' : 'metal', FLAT_SHAPE)
  for (const side of [-1, 1]) line(pen, 5, 'dark', `M${side * 38} -46 L${side * 47} -44`)
  line(pen, 2.6, 'white', 'M24 -84 C18 -90 30 -94 24 -99')
}

const mortar: PropPainter = (pen) => {
  line(pen, 9, 'stone', 'M8 -52 L34 -92', 0.1)
  lathe(
    pen,
    [
      [0.24, 0],
      [0.26, -0.04],
      [0.2, -0.1],
      [0.34, -0.24],
      [0.42, -0.5],
    ],
    'stone',
    { lighten: -0.06 },
  )
  ellipse(pen, 0, -0.5, 0.42, 0.1, 'stone', { lighten: 0.16 })
  ellipse(pen, 0, -0.5, 0.35, 0.07, 'stone', { ...FLAT_SHAPE, lighten: -0.3 })
  for (const x of [-20, -8])
    outline(pen, 'leaf', `M${x} -48 C${x - 8} -60 ${x + 8} -66 ${x + 10} -58 C${x + 10} -52 ${x + 6} -48 ${x} -48 Z`)
}

const pizzaCutter: PropPainter = (pen) => {
  line(pen, 10, 'red', 'M14 -54 L44 -94')
  outline(pen, 'metal', 'M0 -44 L12 -58 L20 -50 L-2 -24 Z', { lighten: 0.1 })
  ellipse(pen, -0.16, -0.28, 0.28, 0.28, 'metal', { lighten: 0.25 })
  ellipse(pen, -0.16, -0.28, 0.22, 0.22, 'metal', { ...FLAT_SHAPE, lighten: 0.12 })
  ellipse(pen, -0.16, -0.28, 0.05, 0.05, 'dark')
}

const wok: PropPainter = (pen) => {
  line(pen, 7, 'wood', 'M30 -46 L49 -66')
  outline(pen, 'dark', 'M-48 -46 C -44 -14 -18 -8 -6 -8 L6 -8 C18 -8 36 -14 38 -46 Z', { lighten: 0.1 })
  ellipse(pen, -0.05, -0.46, 0.43, 0.1, 'dark', { lighten: 0.26 })
  for (const [x, y, role] of [
    [-30, -48, 'leaf'],
    [-16, -50, 'red'],
    [-4, -48, '#f2cf7a'],
    [10, -50, 'leaf'],
    [22, -48, '#ee7f2d'],
    [-22, -44, '#f2cf7a'],
    [2, -43, '#ee7f2d'],
    [14, -44, 'red'],
    [-10, -43, 'leaf'],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.07, 0.035, role, { noInk: true, cel: 0.1 })
  for (const x of [-20, 6]) line(pen, 2.6, 'white', `M${x} -62 C${x - 8} -70 ${x + 8} -76 ${x} -86`)
}

const thermos: PropPainter = (pen) => {
  outline(pen, 'teal', 'M-18 -70 L18 -70 L20 -4 C20 -1 18 0 16 0 L-16 0 C -18 0 -20 -1 -20 -4 Z')
  rect(pen, -0.16, -0.78, 0.32, 0.09, 'metal', { lighten: 0.2 })
  outline(pen, 'metal', 'M-17 -78 L-15 -98 L15 -98 L17 -78 Z', { lighten: 0.1 })
  for (const y of [-58, -12]) rect(pen, -0.195, y / 100, 0.39, 0.05, 'metal', { ...FLAT_SHAPE, lighten: 0.2 })
  line(pen, 4, 'dark', 'M18 -54 C34 -54 34 -22 19 -22', 0.1)
}

const scallions: PropPainter = (pen) => {
  for (const [x, tilt] of [
    [-16, -12],
    [0, 0],
    [16, 12],
  ] as const) {
    for (const d of [-5, 5])
      line(pen, 5, 'leaf', `M${x} -50 C${x + tilt * 0.4} -70 ${x + tilt + d} -84 ${x + tilt + d * 2} -97`, d > 0 ? 0.05 : -0.1)
    line(pen, 9, '#e8f2c8', `M${x * 0.7} -12 L${x} -48`)
    ellipse(pen, (x * 0.68) / 100, -0.1, 0.065, 0.07, 'white')
    for (const r of [-3, 0, 3]) mark(pen, 1.2, '#b9a98a', `M${x * 0.68 + r} -4 L${x * 0.68 + r * 1.8} 2`)
  }
  line(pen, 4, 'red', 'M-20 -36 C -8 -32 8 -32 20 -36')
}

const asparagus: PropPainter = (pen) => {
  for (const [x, top] of [
    [-20, -82],
    [20, -80],
    [-10, -94],
    [11, -92],
    [0, -86],
  ] as const) {
    outline(
      pen,
      '#6d9a3c',
      `M${x * 0.8 - 5} 0 L${x - 5} ${top + 16} C${x - 8} ${top + 10} ${x - 3} ${top} ${x} ${top - 4} C${x + 3} ${top} ${x + 8} ${top + 10} ${x + 5} ${top + 16} L${x * 0.8 + 5} 0 Z`,
    )
    for (const y of [top + 6, top + 14, top + 34, top + 52])
      outline(pen, '#8a6fa0', `M${x - 3} ${y} L${x} ${y - 6} L${x + 3} ${y} Z`, FLAT_SHAPE)
  }
  rect(pen, -0.26, -0.34, 0.52, 0.09, 'coral', { round: 0.03 })
}

const pomegranate: PropPainter = (pen) => {
  outline(pen, '#b3263c', 'M-8 -84 L-14 -98 L-4 -92 L0 -99 L5 -92 L14 -97 L9 -84 Z')
  ellipse(pen, 0, -0.44, 0.43, 0.42, '#c22f45')
  outline(pen, '#f6e0b8', 'M-2 -70 C24 -72 36 -52 30 -34 C24 -16 2 -12 -10 -24 C -22 -38 -20 -64 -2 -70 Z', { cel: 0.06 })
  for (const [x, y] of [
    [-6, -56],
    [6, -60],
    [17, -54],
    [-10, -44],
    [2, -48],
    [14, -43],
    [23, -42],
    [-5, -33],
    [7, -35],
    [18, -31],
    [5, -24],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.048, 0.05, '#a3102e', FLAT_SHAPE)
}

const macaroni: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.2, 0],
      [0.22, -0.03],
      [0.36, -0.14],
      [0.46, -0.36],
      [0.47, -0.42],
    ],
    'blue',
    { lighten: 0.1 },
  )
  ellipse(pen, 0, -0.42, 0.47, 0.1, '#f6b93a')
  for (const [x, y, turn] of [
    [-28, -46, 1],
    [-12, -50, -1],
    [4, -48, 1],
    [20, -50, -1],
    [30, -44, 1],
    [-20, -40, -1],
    [-2, -41, 1],
    [14, -41, -1],
    [-6, -58, 1],
    [10, -58, -1],
  ] as const)
    line(pen, 4.4, '#f8cf5c', `M${x - 6} ${y + 2 * turn} C${x - 3} ${y - 6 * turn} ${x + 3} ${y - 6 * turn} ${x + 6} ${y + 2 * turn}`)
  line(pen, 4, 'metal', 'M26 -48 L46 -84', 0.1)
}

const guacamole: PropPainter = (pen) => {
  for (const [x, y, tilt] of [
    [-34, -50, -8],
    [34, -52, 8],
    [14, -58, 3],
  ] as const)
    outline(pen, '#f0b94a', `M${x - 10} ${y + 10} L${x + tilt} ${y - 22} L${x + 13} ${y + 12} Z`)
  lathe(
    pen,
    [
      [0.22, 0],
      [0.24, -0.03],
      [0.4, -0.2],
      [0.44, -0.4],
    ],
    'stone',
    { lighten: -0.2 },
  )
  outline(pen, '#8fb84a', 'M-43 -40 C -40 -54 -16 -58 0 -56 C18 -58 40 -54 43 -40 C24 -32 -24 -32 -43 -40 Z')
  for (const [x, y, role] of [
    [-20, -46, 'red'],
    [-4, -50, '#d7e7a0'],
    [12, -46, 'red'],
    [24, -44, '#d7e7a0'],
    [-30, -42, '#d7e7a0'],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.035, 0.024, role, FLAT_SHAPE)
}

export const SNACKS_AND_TOOLS = {
  'to-go-cup': toGoCup,
  'iced-coffee': icedCoffee,
  milkshake,
  'boiled-eggs': boiledEggs,
  'scrambled-eggs': scrambledEggs,
  'egg-carton': eggCarton,
  'multi-cooker': multiCooker,
  'mortar-and-pestle': mortar,
  'pizza-cutter': pizzaCutter,
  wok,
  thermos,
  scallions,
  asparagus,
  pomegranate,
  macaroni,
  guacamole,
} satisfies Record<string, PropPainter>
