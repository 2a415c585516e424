import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

const magicMirror: PropPainter = (pen) => {
  outline(
    pen,
    '#6d4aa0',
    'M0 -99 C32 -99 40 -74 36 -48 C34 -28 22 -16 8 -14 L14 0 L-14 0 L-8 -14 C -22 -16 -34 -28 -36 -48 C -40 -74 -32 -99 0 -99 Z',
  )
  outline(
    pen,
    '#a8e0f0',
    'M0 -90 C24 -90 30 -70 27 -50 C25 -34 14 -24 0 -24 C -14 -24 -25 -34 -27 -50 C -30 -70 -24 -90 0 -90 Z',
    FLAT_SHAPE,
  )
  for (const x of [-9, 9]) oval(pen, '#3f5f8a', x, -62, 3.6, 5, FLAT_SHAPE)
  oval(pen, '#3f5f8a', 0, -43, 6, 4, FLAT_SHAPE)
  for (const [x, y] of [
    [-42, -84],
    [42, -78],
    [40, -30],
    [-44, -36],
  ] as const)
    outline(
      pen,
      '#ffe48a',
      `M${x} ${y - 7} L${x + 2} ${y - 2} L${x + 7} ${y} L${x + 2} ${y + 2} L${x} ${y + 7} L${x - 2} ${y + 2} L${x - 7} ${y} L${x - 2} ${y - 2} Z`,
      GLOWING,
    )
  oval(pen, '#e0463c', 0, -95, 5, 4)
}

const genieLamp: PropPainter = (pen) => {
  outline(pen, '#8fb4f0', 'M42 -52 C50 -70 24 -74 32 -98 C14 -86 12 -66 36 -52 Z', { noInk: true, lighten: 0.2 })
  line(pen, 5, 'gold', 'M-32 -44 C -56 -52 -54 -18 -26 -26')
  outline(
    pen,
    'gold',
    'M-36 -40 C -20 -48 16 -48 24 -44 C34 -42 40 -48 46 -54 L48 -46 C42 -30 28 -16 10 -14 L-14 -14 C -28 -18 -36 -28 -36 -40 Z',
  )
  outline(pen, 'gold', 'M-18 -46 C -14 -60 10 -60 14 -46 Z', { lighten: 0.12 })
  oval(pen, 'gold', -2, -60, 4.4, 4.4)
  outline(pen, 'gold', 'M-12 -14 L10 -14 L20 -2 L-22 -2 Z', { lighten: -0.1 })
  oval(pen, '#e0463c', -2, -32, 6, 5)
}

const flyingCarpet: PropPainter = (pen) => {
  outline(pen, '#b3303f', 'M-46 -56 C -24 -72 -4 -40 18 -60 C30 -70 40 -66 46 -62 L36 -30 C26 -36 14 -28 2 -20 C -16 -10 -30 -34 -50 -26 Z')
  outline(
    pen,
    'gold',
    'M-38 -52 C -22 -60 -4 -38 18 -50 C26 -56 34 -57 38 -56 L32 -38 C24 -40 12 -34 2 -28 C -14 -20 -28 -38 -42 -34 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#2e5fa3', 'M-6 -44 L8 -40 L2 -32 L-12 -36 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [46, -62],
    [43, -52],
    [40, -42],
    [36, -31],
    [-46, -56],
    [-48, -46],
    [-50, -36],
    [-50, -26],
  ] as const)
    mark(pen, 1.6, '#f0c86a', `M${x} ${y} L${x + (x > 0 ? 6 : -5)} ${y + 3}`)
  for (const [x, y, w] of [
    [-30, -8, 16],
    [6, -4, 20],
  ] as const)
    mark(pen, 2, '#a8c4e0', `M${x} ${y} L${x + w} ${y}`)
}

const beanstalk: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [-26, -90, 12],
    [-8, -94, 13],
    [12, -92, 14],
    [30, -88, 10],
  ] as const)
    oval(pen, 'white', x, y, r * 1.2, r * 0.7, { noInk: true })
  line(pen, 8, 'leaf', 'M-4 0 C -24 -16 22 -30 2 -46 C -20 -58 20 -70 2 -90')
  line(pen, 4, 'leafLight', 'M6 0 C24 -18 -18 -30 2 -46 C22 -60 -14 -70 4 -88')
  for (const [x, y, s] of [
    [-5, -14, -1],
    [8, -24, 1],
    [-7, -58, -1],
    [8, -66, 1],
    [2, -42, 1],
    [-2, -36, -1],
  ] as const) {
    line(pen, 2.4, 'leaf', `M${x} ${y} L${x + s * 9} ${y - 3}`)
    outline(
      pen,
      'leafLight',
      `M${x + s * 7} ${y - 2} C${x + s * 12} ${y - 16} ${x + s * 28} ${y - 14} ${x + s * 31} ${y - 6} C${x + s * 22} ${y + 3} ${x + s * 12} ${y + 3} ${x + s * 7} ${y - 2} Z`,
    )
  }
}

const glassSlipper: PropPainter = (pen) => {
  outline(
    pen,
    '#a8def2',
    'M-44 -14 C -34 -28 -12 -30 2 -46 C14 -60 26 -74 34 -76 C44 -72 46 -50 44 -34 L40 -6 L34 -6 L32 -28 C24 -22 10 -8 -8 -6 L-38 -6 C -46 -6 -48 -10 -44 -14 Z',
    { lighten: 0.15 },
  )
  outline(pen, '#e6f8ff', 'M-36 -14 C -26 -24 -6 -28 6 -42 C2 -28 -12 -18 -24 -12 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [-38, -44, 6],
    [14, -84, 7],
    [-10, -62, 4],
  ] as const)
    outline(
      pen,
      '#fff4c0',
      `M${x} ${y - r} L${x + 1.6} ${y - 1.6} L${x + r} ${y} L${x + 1.6} ${y + 1.6} L${x} ${y + r} L${x - 1.6} ${y + 1.6} L${x - r} ${y} L${x - 1.6} ${y - 1.6} Z`,
      GLOWING,
    )
}

const gingerbreadHouse: PropPainter = (pen) => {
  outline(pen, '#b3703a', 'M-36 -50 L36 -50 L36 -2 L-36 -2 Z')
  outline(pen, '#8f5228', 'M-48 -46 L0 -96 L48 -46 L38 -44 L0 -82 L-38 -44 Z')
  outline(pen, '#b3703a', 'M-34 -48 L0 -82 L34 -48 Z', { noInk: true, cel: 0 })
  outline(
    pen,
    'white',
    'M-48 -46 L0 -96 L48 -46 C44 -38 40 -42 38 -46 C34 -50 30 -46 28 -54 C22 -56 20 -62 16 -66 C10 -68 8 -78 0 -82 C-8 -78 -10 -68 -16 -66 C -20 -62 -22 -56 -28 -54 C -30 -46 -34 -50 -38 -46 C -40 -42 -44 -38 -48 -46 Z',
    { cel: 0.05 },
  )
  outline(pen, '#6b3a1e', 'M-9 -2 L-9 -26 C-9 -34 9 -34 9 -26 L9 -2 Z')
  for (const [x, y, role] of [
    [-24, -30, '#e0463c'],
    [24, -30, '#3fa65a'],
    [0, -58, '#f0b93a'],
    [-24, -14, '#3f8fe8'],
    [24, -14, '#f59ab5'],
    [-14, -52, '#3fa65a'],
    [14, -52, '#e0463c'],
  ] as const)
    oval(pen, role, x, y, 4.6, 4.6)
}

const candyCane: PropPainter = (pen) => {
  line(pen, 12, 'white', 'M-10 -6 L-10 -66 C -10 -100 34 -100 32 -68')
  for (const d of [
    'M-15 -14 L-5 -20',
    'M-15 -30 L-5 -36',
    'M-15 -46 L-5 -52',
    'M-15 -62 L-4 -66',
    'M-10 -80 L0 -78',
    'M4 -93 L9 -85',
    'M26 -90 L20 -82',
    'M36 -76 L27 -74',
  ])
    mark(pen, 5, '#d8303a', d)
}

const snowGlobe: PropPainter = (pen) => {
  oval(pen, '#cfe9f7', 0, -58, 40, 40, { lighten: 0.1 })
  outline(pen, 'white', 'M-34 -38 C -16 -46 14 -46 34 -38 C26 -22 -26 -22 -34 -38 Z', FLAT_SHAPE)
  outline(pen, 'pine', 'M-20 -76 L-10 -56 L-14 -56 L-6 -42 L-34 -42 L-26 -56 L-30 -56 Z')
  box(pen, 'wall', 4, -56, 20, 16)
  outline(pen, 'roof', 'M0 -56 L14 -70 L28 -56 Z')
  for (const [x, y] of [
    [-24, -84],
    [-4, -88],
    [14, -82],
    [26, -70],
    [-2, -72],
    [-32, -62],
    [4, -62],
  ] as const)
    oval(pen, 'white', x, y, 2, 2, FLAT_SHAPE)
  outline(pen, 'wood', 'M-34 -24 L34 -24 L40 -2 L-40 -2 Z')
}

const rockingHorse: PropPainter = (pen) => {
  line(pen, 5, 'red', 'M-48 -20 C -30 -2 30 -2 48 -20')
  for (const d of ['M-22 -36 L-30 -8', 'M18 -36 L28 -8']) line(pen, 7, 'woodLight', d)
  outline(
    pen,
    'woodLight',
    'M-30 -56 C -16 -60 6 -58 14 -62 L24 -86 L34 -94 L36 -84 L48 -72 C48 -64 40 -64 34 -68 C30 -54 28 -44 20 -34 L-22 -34 C -32 -38 -34 -48 -30 -56 Z',
  )
  outline(pen, '#6b3a22', 'M14 -62 L24 -88 L30 -92 C24 -80 24 -70 20 -56 Z')
  line(pen, 5, '#6b3a22', 'M-30 -54 C -42 -52 -44 -40 -42 -32')
  outline(pen, 'red', 'M-14 -59 L8 -60 L6 -46 L-10 -46 Z')
  oval(pen, 'dark', 36, -76, 1.8, 1.8, FLAT_SHAPE)
}

const spinningTop: PropPainter = (pen) => {
  outline(pen, '#e0463c', 'M-40 -64 C -30 -78 30 -78 40 -64 C44 -50 14 -26 0 -4 C -14 -26 -44 -50 -40 -64 Z')
  outline(
    pen,
    'yellow',
    'M-39 -58 C -20 -50 20 -50 39 -58 C34 -46 28 -40 24 -36 C10 -32 -10 -32 -24 -36 C -28 -40 -34 -46 -39 -58 Z',
    FLAT_SHAPE,
  )
  line(pen, 5, 'wood', 'M0 -74 L0 -92')
  oval(pen, 'wood', 0, -94, 5, 4)
  for (const side of [-1, 1]) mark(pen, 2, '#8d98a8', `M${side * 46} -76 C${side * 52} -66 ${side * 52} -58 ${side * 48} -50`)
}

const paperBoat: PropPainter = (pen) => {
  outline(pen, 'white', 'M-16 -34 L0 -84 L16 -34 Z')
  outline(pen, 'white', 'M0 -84 L16 -34 L0 -34 Z', { ...FLAT_SHAPE, lighten: -0.12 })
  outline(pen, 'white', 'M-48 -48 L0 -30 L48 -48 L26 -8 L-26 -8 Z')
  outline(pen, 'white', 'M0 -30 L48 -48 L26 -8 L0 -8 Z', { ...FLAT_SHAPE, lighten: -0.1 })
  mark(pen, 3, '#5fb4e0', 'M-46 -4 C -36 -9 -28 1 -18 -4 C-8 -9 0 1 10 -4 C20 -9 28 1 40 -4')
}

const paperPlane: PropPainter = (pen) => {
  outline(pen, 'white', 'M-48 -46 L48 -92 L6 -16 L-8 -38 Z')
  outline(pen, 'white', 'M48 -92 L-8 -38 L-14 -10 L0 -26 Z', { lighten: -0.18 })
  mark(pen, 2, '#8fb4d8', 'M-50 -16 C -40 -6 -32 -6 -24 -10 M-46 -4 C -38 2 -32 0 -28 -2')
}

const potOfGold: PropPainter = (pen) => {
  for (const [r, role] of [
    [46, '#e0463c'],
    [41, '#f0a63a'],
    [36, '#f7e05a'],
    [31, '#4fae5a'],
    [26, '#3f8fe8'],
  ] as const)
    mark(pen, 5, role, `M${-r + 30} -40 C${-r + 30} ${-52 - r} ${r * 0.6 + 10} ${-60 - r * 0.6} 50 -96`)
  for (const [x, y] of [
    [-30, -52],
    [-16, -58],
    [-2, -60],
    [12, -56],
    [-8, -50],
    [-22, -48],
    [6, -49],
  ] as const)
    oval(pen, 'gold', x - 6, y, 8, 5)
  outline(
    pen,
    '#3a3d4e',
    'M-46 -48 L30 -48 C34 -44 30 -42 28 -40 C36 -22 22 -4 8 -2 L-24 -2 C -38 -4 -52 -22 -44 -40 C -46 -42 -50 -44 -46 -48 Z',
  )
}

export const TALE_THINGS = {
  'magic-mirror': magicMirror,
  'genie-lamp': genieLamp,
  'flying-carpet': flyingCarpet,
  beanstalk,
  'glass-slipper': glassSlipper,
  'gingerbread-house': gingerbreadHouse,
  'candy-cane': candyCane,
  'snow-globe': snowGlobe,
  'rocking-horse': rockingHorse,
  'spinning-top': spinningTop,
  'paper-boat': paperBoat,
  'paper-plane': paperPlane,
  'pot-of-gold': potOfGold,
} satisfies Record<string, PropPainter>
