import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** Coins lying on each other; (x, y): middle of the lowest edge. */
function coins(pen: Pen, x: number, count: number, r = 9): void {
  for (let i = 0; i < count; i++) oval(pen, 'gold', x, -6 - i * 5.4, r, 4.4, { lighten: i % 2 ? 0.12 : 0 })
}

/** Stacks of coins that double, under a curve that steepens; a sprout on the last. */
const compoundInterest: PropPainter = (pen) => {
  for (const [x, count] of [
    [-40, 1],
    [-20, 2],
    [0, 4],
    [20, 8],
    [40, 14],
  ] as const)
    coins(pen, x, count)
  line(pen, 3, '#3d9a5a', 'M-46 -22 C -10 -26 14 -44 30 -88')
  outline(pen, '#3d9a5a', 'M34 -99 L24 -86 L38 -82 Z')
}

/** A house key with a tag that has a dollar sign. */
const rent: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-14 -78 C -14 -98 14 -98 14 -78', 0.1)
  outline(
    pen,
    'gold',
    'M-30 -66 C -30 -84 2 -84 2 -66 C2 -56 -4 -52 -9 -50 L-9 -4 L-19 -4 L-19 -10 L-27 -10 L-27 -18 L-19 -18 L-19 -24 L-25 -24 L-25 -31 L-19 -31 L-19 -50 C -24 -52 -30 -56 -30 -66 Z',
  )
  oval(pen, 'dark', -14, -71, 4.4, 4.4, FLAT_SHAPE)
  outline(pen, '#f4ecd8', 'M10 -60 L24 -76 L38 -60 L38 -20 L10 -20 Z')
  oval(pen, 'dark', 24, -66, 2.6, 2.6, FLAT_SHAPE)
  mark(pen, 3, '#3d8a4a', 'M30 -50 C26 -56 17 -54 18 -48 C19 -42 30 -43 30 -36 C30 -29 20 -28 17 -34 M24 -57 L24 -26')
}

const mortgage: PropPainter = (pen) => {
  outline(pen, 'roof', 'M-44 -58 L-8 -92 L28 -58 Z')
  box(pen, 'wall', -36, -58, 56, 46)
  box(pen, 'wood', -16, -38, 16, 26)
  for (const x of [-31, 4]) box(pen, 'window', x, -48, 11, 11)
  outline(pen, 'white', 'M6 -56 L46 -52 L42 -4 L2 -8 Z')
  for (const y of [-44, -37, -30]) mark(pen, 1.8, '#8d98a8', `M12 ${y} L37 ${y + 2}`)
  mark(pen, 2, '#2e5fa3', 'M12 -16 C16 -22 18 -12 22 -17 C25 -20 27 -14 32 -16')
  oval(pen, 'red', 36, -14, 5, 5)
}

/** Hands of debt: a card with a ball and chain. */
const debt: PropPainter = (pen) => {
  outline(pen, '#3f6fc0', 'M-46 -86 L14 -96 L22 -60 L-38 -50 Z')
  outline(pen, '#1b2540', 'M-44 -76 L16 -86 L18 -79 L-42 -69 Z', FLAT_SHAPE)
  outline(pen, 'gold', 'M-34 -64 L-22 -66 L-20 -58 L-32 -56 Z', FLAT_SHAPE)
  for (const [i, [x, y]] of (
    [
      [6, -54],
      [13, -48],
      [17, -41],
      [16, -35],
    ] as const
  ).entries())
    oval(pen, i % 2 ? '#5c6474' : '#8d98a8', x, y, 4.4, 3.4)
  oval(pen, '#2b2a3c', 14, -17, 19, 17, { lighten: 0.1 })
  oval(pen, 'white', 8, -24, 4, 3, FLAT_SHAPE)
}

/** A basket of goods that costs ever more. */
const inflation: PropPainter = (pen) => {
  outline(pen, '#e0813a', 'M-48 -36 L10 -36 L2 -2 L-40 -2 Z')
  for (const x of [-36, -24, -12, 0]) mark(pen, 2, '#a85a1e', `M${x} -34 L${x * 0.9 - 2} -4`)
  outline(pen, '#d8a45a', 'M-40 -38 C -44 -54 -28 -58 -26 -40 Z')
  box(pen, 'white', -22, -58, 14, 22, { round: 1 })
  oval(pen, 'red', -2, -42, 7, 7)
  line(pen, 6, 'red', 'M12 -32 L24 -52 L30 -44 L42 -76')
  outline(pen, 'red', 'M46 -94 L32 -78 L50 -72 Z')
}

const bankStatement: PropPainter = (pen) => {
  outline(pen, 'white', 'M-34 -98 L34 -98 L34 -2 L-34 -2 Z')
  outline(pen, '#2e5fa3', 'M-28 -80 L-18 -90 L-8 -80 Z', FLAT_SHAPE)
  for (const x of [-25, -18, -11]) mark(pen, 2.4, '#2e5fa3', `M${x} -78 L${x} -71`)
  mark(pen, 2.4, '#2e5fa3', 'M-28 -69 L-8 -69')
  for (const [y, isPlus] of [
    [-58, 1],
    [-48, 0],
    [-38, 0],
    [-28, 1],
    [-18, 0],
  ] as const) {
    mark(pen, 1.8, '#a3abba', `M-28 ${y} L4 ${y}`)
    mark(pen, 2.6, isPlus ? '#3d9a5a' : '#d8473f', `M14 ${y} L28 ${y}`)
  }
}

const retirement: PropPainter = (pen) => {
  outline(pen, '#bfe3f2', 'M-28 -74 L28 -74 C34 -70 36 -62 36 -54 L36 -8 C36 0 -36 0 -36 -8 L-36 -54 C -36 -62 -34 -70 -28 -74 Z', {
    lighten: 0.15,
  })
  outline(pen, 'gold', 'M-32 -34 C -10 -42 10 -38 32 -34 L32 -10 C32 -4 -32 -4 -32 -10 Z', PLAIN_SHAPE)
  for (const [x, y] of [
    [-20, -20],
    [-2, -28],
    [16, -18],
    [4, -12],
    [-14, -10],
  ] as const)
    oval(pen, '#d89a1e', x, y, 7, 5, FLAT_SHAPE)
  box(pen, 'wood', -32, -86, 64, 13, { round: 3 })
  line(pen, 3, 'leaf', 'M0 -40 L0 -58')
  for (const side of [-1, 1])
    outline(pen, 'leafLight', `M0 -54 C${side * 4} -66 ${side * 16} -68 ${side * 20} -64 C${side * 16} -56 ${side * 8} -52 0 -54 Z`)
}

const coupon: PropPainter = (pen) => {
  outline(pen, '#f7cf46', 'M-48 -70 L48 -70 L48 -56 C40 -56 40 -44 48 -44 L48 -30 L-48 -30 L-48 -44 C -40 -44 -40 -56 -48 -56 Z')
  for (const y of [-66, -56, -46, -36]) mark(pen, 2, '#a8781a', `M-20 ${y} L-20 ${y + 4}`)
  mark(pen, 4, '#d8473f', 'M0 -38 L24 -62')
  for (const [x, y] of [
    [2, -58],
    [22, -42],
  ] as const)
    oval(pen, '#d8473f', x, y, 5.4, 5.4, FLAT_SHAPE)
  mark(pen, 2, '#a8781a', 'M-42 -50 L-28 -50')
}

const jewelryBox: PropPainter = (pen) => {
  outline(pen, '#7a2f3f', 'M-42 -48 L-34 -88 L34 -88 L42 -48 Z')
  outline(pen, '#e8b8c4', 'M-34 -52 L-28 -82 L28 -82 L34 -52 Z', FLAT_SHAPE)
  box(pen, '#7a2f3f', -44, -48, 88, 46, { round: 3 })
  box(pen, 'gold', -6, -42, 12, 14, { round: 2 })
  mark(pen, 2.6, '#fbf8f0', 'M-30 -48 C -28 -32 -12 -30 -8 -46')
  for (const [x, y] of [
    [-30, -46],
    [-28, -38],
    [-22, -33],
    [-15, -34],
    [-10, -40],
  ] as const)
    oval(pen, 'white', x, y, 3.4, 3.4)
  outline(pen, '#58c8e8', 'M16 -60 L28 -60 L32 -54 L22 -44 L12 -54 Z')
}

function gem(pen: Pen, role: string, light: string): void {
  outline(pen, role, 'M-44 -62 L-24 -88 L24 -88 L44 -62 L0 -8 Z')
  outline(pen, light, 'M-24 -88 L24 -88 L14 -62 L-14 -62 Z', FLAT_SHAPE)
  mark(pen, 1.8, light, 'M-44 -62 L44 -62 M-14 -62 L0 -10 L14 -62')
  outline(pen, 'white', 'M-32 -66 L-22 -80 L-18 -80 L-26 -66 Z', FLAT_SHAPE)
}
const ruby: PropPainter = (pen) => gem(pen, '#c8203a', '#f07a8a')
const emerald: PropPainter = (pen) => gem(pen, '#1f9a5a', '#7fe0a8')

const pearlOyster: PropPainter = (pen) => {
  outline(pen, '#8f8aa0', 'M-44 -36 C -50 -70 -22 -98 0 -98 C22 -98 50 -70 44 -36 Z')
  outline(pen, '#e9dbe6', 'M-38 -38 C -42 -66 -18 -90 0 -90 C18 -90 42 -66 38 -38 Z', FLAT_SHAPE)
  for (const x of [-26, -13, 0, 13, 26]) mark(pen, 1.6, '#cdb8ca', `M${x * 0.5} -42 L${x} -78`)
  outline(pen, '#8f8aa0', 'M-48 -36 C -44 4 44 4 48 -36 Z')
  oval(pen, '#e3d3dc', 0, -36, 46, 9)
  oval(pen, '#fbf4ec', 0, -46, 15, 15)
  oval(pen, 'white', -5, -51, 4, 4, FLAT_SHAPE)
}

const policeBadge: PropPainter = (pen) => {
  outline(
    pen,
    'gold',
    'M0 -98 L14 -88 L34 -90 L36 -66 L44 -48 L34 -28 L18 -14 L0 -2 L-18 -14 L-34 -28 L-44 -48 L-36 -66 L-34 -90 L-14 -88 Z',
  )
  oval(pen, '#2e5fa3', 0, -50, 23, 24)
  const star = Array.from({ length: 10 }, (_, i) => polar(0, -50, -1.571 + i * 0.6283, i % 2 ? 7.4 : 18)).join(' L')
  outline(pen, 'gold', `M${star} Z`, { noInk: true, lighten: 0.2 })
}

const chalkOutline: PropPainter = (pen) => {
  outline(pen, '#4a4b5c', 'M-50 -92 L50 -92 L50 -6 L-50 -6 Z', { cel: 0 })
  mark(
    pen,
    2.6,
    'white',
    'M-8 -80 C-8 -92 10 -92 10 -80 C10 -74 8 -70 12 -68 L34 -80 L38 -72 L16 -56 L16 -42 L30 -24 L38 -14 L30 -8 L20 -20 L4 -36 L-8 -22 L-14 -8 L-24 -10 L-16 -28 L-8 -44 L-10 -58 L-32 -48 L-36 -56 L-12 -68 C-8 -70 -8 -74 -8 -80 Z',
  )
  outline(pen, 'yellow', 'M30 -30 L46 -30 L44 -44 L32 -44 Z')
  mark(pen, 2.4, '#2b2a3c', 'M36 -40 L39 -42 L39 -33')
}

const wantedPoster: PropPainter = (pen) => {
  outline(pen, '#e3c48a', 'M-36 -98 L34 -96 L38 -4 L-34 -2 Z')
  for (const [x, d] of [
    [-27, 'M0 -6 L2 6 L4 -2 L6 6 L8 -6'],
    [-16, 'M0 6 L3 -6 L6 6'],
    [-7, 'M0 6 L0 -6 L6 6 L6 -6'],
    [2, 'M0 -6 L6 -6 M3 -6 L3 6'],
    [11, 'M6 -6 L0 -6 L0 6 L6 6 M0 0 L4 0'],
    [20, 'M0 -6 L0 6 L5 2 L5 -2 L0 -6'],
  ] as const)
    mark(
      pen,
      2,
      '#4a2e14',
      d.replace(/(-?\d+) (-?\d+)/g, (_, a: string, b: string) => `${Number(a) + x} ${Number(b) - 84}`),
    )
  box(pen, '#cfa868', -20, -72, 40, 44, FLAT_SHAPE)
  outline(pen, '#4a2e14', 'M-16 -28 C -16 -42 16 -42 16 -28 Z', FLAT_SHAPE)
  oval(pen, '#8a5a34', 0, -48, 9, 11, FLAT_SHAPE)
  outline(pen, '#4a2e14', 'M-18 -54 L18 -54 L9 -58 L8 -67 L-8 -67 L-9 -58 Z', FLAT_SHAPE)
  for (const y of [-20, -12]) mark(pen, 2.4, '#4a2e14', `M-18 ${y} L18 ${y}`)
}

const policeSiren: PropPainter = (pen) => {
  for (const side of [-1, 1])
    for (const [x, y] of [
      [44, -86],
      [50, -66],
      [44, -46],
    ] as const)
      mark(pen, 3, side < 0 ? '#ff5a4a' : '#4f9aff', `M${side * (x - 12)} ${-66 + (y + 66) * 0.6} L${side * x} ${y}`)
  outline(pen, '#e0463c', 'M0 -34 L-26 -34 L-26 -60 C -26 -74 -14 -80 0 -80 Z', { emissive: true })
  outline(pen, '#3f78e8', 'M0 -34 L26 -34 L26 -60 C26 -74 14 -80 0 -80 Z', { emissive: true })
  for (const side of [-1, 1]) oval(pen, 'white', side * 12, -60, 4, 7, GLOWING)
  box(pen, 'dark', -34, -34, 68, 13, { round: 4, lighten: 0.1 })
}

const lockPick: PropPainter = (pen) => {
  box(pen, 'gold', -34, -72, 46, 54, { round: 6 })
  line(pen, 7, 'metal', 'M-24 -72 L-24 -84 C -24 -102 2 -102 2 -84 L2 -72', 0.1)
  oval(pen, '#3a2a10', -11, -50, 5, 5, FLAT_SHAPE)
  line(pen, 2.6, 'metal', 'M-11 -50 L40 -30')
  line(pen, 2.6, 'metal', 'M-10 -44 L34 -8 L40 -10')
  line(pen, 6, 'dark', 'M30 -34 L48 -27')
}

const statueOfJustice: PropPainter = (pen) => {
  box(pen, 'stone', -22, -8, 44, 8)
  outline(pen, 'stone', 'M-12 -74 L12 -74 L18 -44 L22 -8 L-22 -8 L-16 -44 Z', { lighten: 0.2 })
  for (const x of [-8, 0, 8]) mark(pen, 1.6, '#8a8278', `M${x} -48 L${x * 1.6} -10`)
  line(pen, 6, 'stone', 'M10 -70 L28 -86', 0.2)
  line(pen, 6, 'stone', 'M-10 -70 L-26 -54', 0.2)
  oval(pen, 'stone', 0, -85, 9, 10, { lighten: 0.2 })
  box(pen, '#4a4b5c', -9.6, -89, 19, 5, FLAT_SHAPE)
  line(pen, 2, 'metal', 'M28 -98 L28 -84 M10 -90 L46 -90')
  for (const x of [14, 42]) {
    mark(pen, 1, '#5c6474', `M${x} -90 L${x - 5} -76 M${x} -90 L${x + 5} -76`)
    outline(pen, 'gold', `M${x - 7} -76 L${x + 7} -76 C${x + 5} -70 ${x - 5} -70 ${x - 7} -76 Z`)
  }
  line(pen, 4, 'metal', 'M-28 -60 L-26 -10', 0.2)
  line(pen, 3, 'gold', 'M-35 -48 L-20 -49')
}

const gallows: PropPainter = (pen) => {
  box(pen, 'wood', -46, -12, 92, 12)
  line(pen, 7, 'wood', 'M-28 -12 L-28 -94')
  line(pen, 7, 'wood', 'M-32 -92 L30 -92')
  line(pen, 5, 'wood', 'M-28 -72 L-8 -92')
  line(pen, 3, '#d9c29a', 'M22 -92 L22 -64')
  line(pen, 3, '#d9c29a', 'M22 -64 C10 -58 12 -42 22 -42 C32 -42 34 -58 22 -64')
}

const lieDetector: PropPainter = (pen) => {
  box(pen, '#3f5a7a', -48, -44, 96, 40, { round: 4 })
  outline(pen, 'white', 'M-38 -88 L38 -88 L42 -40 L-42 -40 Z')
  for (const [y, d] of [
    [-78, '3'],
    [-62, '6'],
    [-48, '2'],
  ] as const) {
    const h = Number(d)
    mark(
      pen,
      1.8,
      '#d8473f',
      `M-34 ${y} L-24 ${y} L-20 ${y - h} L-16 ${y + h} L-12 ${y} L-2 ${y} L2 ${y - h * 1.6} L6 ${y + h * 1.6} L10 ${y} L20 ${y} L23 ${y - h} L26 ${y + h} L34 ${y}`,
    )
  }
  for (const [x, role] of [
    [-32, 'red'],
    [-16, 'yellow'],
    [0, 'teal'],
  ] as const)
    oval(pen, role, x, -20, 5, 5)
  mark(pen, 3, '#8d98a8', 'M18 -26 L38 -26 M18 -17 L38 -17')
}

export const WORK_AND_LAW = {
  'compound-interest': compoundInterest,
  rent,
  mortgage,
  debt,
  inflation,
  'bank-statement': bankStatement,
  'retirement-savings': retirement,
  coupon,
  'jewelry-box': jewelryBox,
  ruby,
  emerald,
  'pearl-oyster': pearlOyster,
  'police-badge': policeBadge,
  'chalk-outline': chalkOutline,
  'wanted-poster': wantedPoster,
  'police-siren': policeSiren,
  'lock-pick': lockPick,
  'statue-of-justice': statueOfJustice,
  gallows,
  'lie-detector': lieDetector,
} satisfies Record<string, PropPainter>
