import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A box of green trimmed to edges. */
const hedge: PropPainter = (pen) => {
  outline(pen, '#5cae3a', 'M-44 -64 L36 -64 L50 -54 L-32 -54 Z')
  outline(pen, '#3f8a3a', 'M-50 -56 C -50 -62 -46 -64 -42 -62 L44 -62 C48 -62 50 -58 50 -54 L50 -4 L-50 -4 Z')
  outline(pen, '#6cc04a', 'M-50 -56 C -50 -62 -46 -64 -42 -62 L44 -62 C48 -62 50 -58 50 -54 L50 -50 L-50 -50 Z', FLAT_SHAPE)
  for (let i = 0; i < 54; i++) {
    const [x, y] = [-45 + ((i * 29) % 91), -46 + ((i * 17) % 40)]
    mark(pen, 2.4, i % 3 ? '#2c6a2e' : '#6cc04a', `M${x - 3} ${y} Q${x} ${y - 4} ${x + 3} ${y}`)
  }
  outline(pen, '#8a6242', 'M-50 -4 L50 -4 L48 0 L-48 0 Z')
  for (const x of [-40, -22, 2, 24, 42])
    outline(pen, '#6cc04a', `M${x - 5} 0 L${x - 4} -8 L${x - 1} -2 L${x + 1} -10 L${x + 3} -2 L${x + 5} -7 L${x + 6} 0 Z`, PLAIN_SHAPE)
}

/** One round cloud of leaves down to the grass. */
const bush: PropPainter = (pen) => {
  outline(
    pen,
    'leaf',
    'M-44 -2 C -54 -14 -52 -38 -40 -42 C -40 -60 -20 -70 -8 -64 C2 -76 26 -72 28 -56 C44 -56 54 -36 48 -22 C52 -14 50 -6 46 -2 C34 2 -34 2 -44 -2 Z',
  )
  outline(
    pen,
    'leafLight',
    'M-34 -38 C -34 -54 -18 -62 -8 -56 C2 -68 22 -62 22 -50 C10 -54 4 -44 -4 -46 C -14 -48 -18 -32 -34 -38 Z',
    FLAT_SHAPE,
  )
  for (let i = 0; i < 20; i++) {
    const [x, y] = [-38 + ((i * 27) % 79), -8 - ((i * 19) % 44)]
    mark(pen, 2.2, i % 2 ? '#2f6b2e' : '#a8d66a', `M${x - 3} ${y} Q${x} ${y - 5} ${x + 3} ${y}`)
  }
  for (const x of [-46, -30, -8, 14, 34, 48])
    outline(pen, 'grass', `M${x - 5} 0 L${x - 4} -9 L${x - 1} -2 L${x + 1} -12 L${x + 3} -2 L${x + 5} -8 L${x + 6} 0 Z`, PLAIN_SHAPE)
}

/** A framed window at night, a candle shining on its sill. */
const candleInWindow: PropPainter = (pen) => {
  box(pen, '#f4ead8', -46, -99, 92, 88, { round: 2 })
  box(pen, '#1c2450', -38, -91, 76, 76, { cel: 0 })
  for (const [x, y] of [
    [-28, -80],
    [26, -84],
    [-18, -62],
    [30, -60],
    [-30, -42],
  ] as const)
    oval(pen, '#fff4c8', x, y, 1.4, 1.4, FLAT_SHAPE)
  oval(pen, '#c8803a', 0, -50, 24, 24, { ...GLOWING, lighten: -0.2 })
  oval(pen, '#f0b04a', 0, -50, 15, 16, GLOWING)
  box(pen, '#f4ead8', -3, -91, 6, 20)
  box(pen, '#f4ead8', -38, -74, 76, 6)
  box(pen, '#fffaf0', -7, -40, 14, 26, { round: 2 })
  outline(pen, '#ffdf5a', 'M0 -62 C -8 -50 -6 -42 0 -42 C6 -42 8 -50 0 -62 Z', { emissive: true })
  box(pen, '#d8c8ac', -50, -14, 100, 11, { round: 2 })
  oval(pen, '#b8862a', 0, -14, 13, 3.4)
}

/** The corner of a roof with a gutter on its edge and the pipe down the wall. */
const roofGutter: PropPainter = (pen) => {
  box(pen, '#f2e3c6', -50, -50, 86, 50, { cel: 0 })
  for (const y of [-34, -18]) mark(pen, 1.4, '#d0b88c', `M-50 ${y} L34 ${y}`)
  box(pen, '#8ac4e0', -36, -38, 24, 26)
  mark(pen, 2.4, 'white', 'M-24 -37 L-24 -13 M-35 -25 L-13 -25')
  outline(pen, '#c5523f', 'M-50 -99 L10 -99 L46 -62 L-50 -62 Z')
  for (const [y, x] of [
    [-90, 18],
    [-80, 28],
    [-70, 38],
  ] as const) {
    mark(pen, 1.8, '#8a2e24', `M-50 ${y} L${x} ${y}`)
    for (let at = -46 + (y % 20 ? 6 : 0); at < x - 4; at += 13) mark(pen, 1.6, '#8a2e24', `M${at} ${y} L${at} ${y + 9}`)
  }
  outline(pen, '#9aa4b2', 'M-50 -63 L48 -63 C48 -52 44 -48 40 -48 L-50 -48 Z')
  mark(pen, 2.4, '#e0e6ec', 'M-50 -60 L47 -60')
  for (const x of [-38, -12, 14]) mark(pen, 2, '#5c6674', `M${x} -62 L${x} -49`)
  line(pen, 7, '#8d98a8', 'M36 -50 L32 -40 L32 -8 L42 -3')
  for (const y of [-34, -14]) box(pen, '#5c6674', 27, y, 10, 4)
}

/** A detector on a ceiling, smoke curling up to it, its red light on. */
const smokeDetector: PropPainter = (pen) => {
  box(pen, '#d8dce4', -50, -99, 100, 10)
  outline(pen, '#fbfbfa', 'M-40 -89 L40 -89 L32 -68 C24 -62 -24 -62 -32 -68 Z')
  for (const x of [-22, -14, -6, 2, 10]) mark(pen, 2.4, '#6c7684', `M${x} -84 L${x * 0.9} -72`)
  oval(pen, '#f0282a', 22, -76, 4, 4, { emissive: true })
  for (const s of [-1, 1])
    for (const r of [10, 18])
      mark(
        pen,
        3,
        '#f0282a',
        `M${s * (34 + r * 0.4)} ${-72 + r * 0.2} Q${s * (42 + r * 0.4)} ${-62 + r * 0.3} ${s * (36 + r * 0.3)} ${-52 + r * 0.6}`,
      )
  for (const [x, w] of [
    [-20, 6],
    [0, 7],
    [20, 6],
  ] as const)
    mark(pen, w, '#9aa2ae', `M${x} 0 C${x - 16} -10 ${x + 14} -20 ${x} -32 C${x - 10} -42 ${x + 6} -46 ${x} -56`)
}

/** A tall stool with a padded seat and a ring for the feet. */
const barStool: PropPainter = (pen) => {
  for (const x of [-13, 13]) line(pen, 4.4, '#8d98a8', `M${x} -84 L${x * 2} -1`)
  line(pen, 4.4, '#7c8694', 'M0 -84 L0 -4')
  line(pen, 3.6, '#c4ccd6', 'M-21 -30 C -10 -22 10 -22 21 -30 C10 -37 -10 -37 -21 -30')
  outline(pen, '#b8342e', 'M-28 -94 C -28 -100 28 -100 28 -94 L28 -88 C28 -82 -28 -82 -28 -88 Z')
  box(pen, '#c4ccd6', -27, -88, 54, 4, { round: 2 })
  mark(pen, 2.4, '#f08a7a', 'M-18 -95 C -8 -97 4 -97 12 -96')
}

/** Blocks of wood in herringbone. */
const parquet: PropPainter = (pen) => {
  box(pen, '#8a5a2e', -50, -98, 100, 98, { cel: 0 })
  const tones = ['#d8a86a', '#c08a4a', '#e4bc82', '#b07a3c']
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [-50 + column * 33.3, -98 + row * 19.6]
      outline(pen, tones[(row + column) % 4]!, `M${x} ${y} L${x + 16.6} ${y + 11} L${x + 16.6} ${y + 19.6} L${x} ${y + 9} Z`, PLAIN_SHAPE)
      outline(
        pen,
        tones[(row + column + 2) % 4]!,
        `M${x + 33.3} ${y} L${x + 16.6} ${y + 11} L${x + 16.6} ${y + 19.6} L${x + 33.3} ${y + 9} Z`,
        PLAIN_SHAPE,
      )
      outline(pen, tones[(row + column + 1) % 4]!, `M${x} ${y + 9} L${x + 16.6} ${y + 19.6} L${x} ${Math.min(0, y + 19.6)} Z`, PLAIN_SHAPE)
      outline(
        pen,
        tones[(row + column + 3) % 4]!,
        `M${x + 33.3} ${y + 9} L${x + 16.6} ${y + 19.6} L${x + 33.3} ${Math.min(0, y + 19.6)} Z`,
        PLAIN_SHAPE,
      )
    }
}

/** Floorboards, one lifted over a dark gap. */
const looseFloorboard: PropPainter = (pen) => {
  outline(pen, '#b5793f', 'M-34 -64 L34 -64 L50 0 L-50 0 Z')
  for (const k of [-0.6, -0.2, 0.2, 0.6]) mark(pen, 2, '#6b3f1e', `M${34 * k} -63 L${50 * k} -1`)
  outline(pen, '#1c120c', 'M-6.8 -62 L6.8 -62 L10 0 L-10 0 Z', FLAT_SHAPE)
  outline(pen, '#d8a060', 'M-7 -62 L7 -62 L17 -26 L18 -22 L-13 -34 L-14 -38 Z', { cel: 0 })
  outline(pen, '#e0b070', 'M-9 -60 L8 -66 L30 -30 L8 -20 Z')
  outline(pen, '#8a5a2e', 'M8 -20 L30 -30 L30 -25 L8 -15 Z')
  for (const [x, y] of [
    [-1, -58],
    [5, -60],
    [20, -30],
    [12, -26],
  ] as const)
    oval(pen, '#5c3a1e', x, y, 1.4, 1.4, FLAT_SHAPE)
}

export const FLOORS_AND_HEDGES = {
  hedge,
  bush,
  'candle-in-window': candleInWindow,
  'roof-gutter': roofGutter,
  'smoke-detector': smokeDetector,
  'bar-stool': barStool,
  parquet,
  'loose-floorboard': looseFloorboard,
} satisfies Record<string, PropPainter>
