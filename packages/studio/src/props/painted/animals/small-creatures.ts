import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { eye, mark, oval } from '../world/details.ts'

/** From above: a flat round body without a waist, the dark shield behind its head, eight legs. */
const tick: PropPainter = (pen) => {
  for (const side of [-1, 1])
    for (const [y, far, foot] of [
      [-70, -92, -84],
      [-60, -76, -64],
      [-48, -54, -38],
      [-38, -34, -14],
    ] as const)
      line(pen, 3.6, '#5c2414', `M${side * 16} ${y} L${side * 36} ${far} L${side * 46} ${foot}`)
  line(pen, 2.6, '#3a1a10', 'M-4 -82 L-5 -96 M4 -82 L5 -96 M0 -82 L0 -93')
  oval(pen, '#5c2414', 0, -81, 9, 8)
  outline(pen, '#a34a2a', 'M0 -82 C22 -82 34 -60 34 -38 C34 -14 20 -2 0 -2 C -20 -2 -34 -14 -34 -38 C -34 -60 -22 -82 0 -82 Z')
  outline(
    pen,
    '#3a1a10',
    'M0 -80 C14 -80 22 -70 20 -58 C16 -48 8 -44 0 -44 C -8 -44 -16 -48 -20 -58 C -22 -70 -14 -80 0 -80 Z',
    PLAIN_SHAPE,
  )
  mark(pen, 2, '#6e2a16', 'M-24 -36 C -20 -14 -12 -8 0 -8 C12 -8 20 -14 24 -36')
  for (const x of [-12, 0, 12]) mark(pen, 1.8, '#6e2a16', `M${x} -34 L${x * 0.9} -20`)
}

/** Pale and long, clinging to a hair that has a nit. */
const louse: PropPainter = (pen) => {
  for (const d of ['M-30 0 C -36 -40 -30 -70 -36 -100', 'M34 0 C30 -36 38 -66 32 -100']) line(pen, 3, '#5a3a24', d)
  line(pen, 3, '#5a3a24', 'M2 0 C -4 -40 4 -70 -2 -100')
  oval(pen, '#f4ecd6', -33, -86, 4, 7)
  for (const side of [-1, 1])
    for (const d of [-74, -64, -54]) {
      const far = d - 6 + (d + 64) * 0.6
      line(pen, 4, '#b08a5a', `M${side * 8} ${d} L${side * 26} ${far} L${side * 32} ${far + 10}`)
    }
  for (const side of [-1, 1]) line(pen, 2.4, '#8a6238', `M${side * 5} -90 L${side * 16} -99`)
  outline(pen, '#d8b884', 'M-15 -50 C -26 -38 -24 -14 -8 -4 L8 -4 C24 -14 26 -38 15 -50 Z')
  outline(pen, '#7a3a2e', 'M-6 -44 C -10 -30 -8 -18 0 -14 C8 -18 10 -30 6 -44 Z', PLAIN_SHAPE)
  for (const y of [-42, -32, -22, -13]) mark(pen, 1.6, '#a07a48', `M-18 ${y} C -8 ${y + 4} 8 ${y + 4} 18 ${y}`)
  outline(pen, '#c9a46c', 'M-13 -76 L13 -76 L16 -50 L-16 -50 Z')
  oval(pen, '#d8b884', 0, -82, 10, 11)
  for (const x of [-7, 7]) oval(pen, 'black', x, -84, 2, 2.2, PLAIN_SHAPE)
}

/** Dark and ringed, arched on a forearm from which it draws blood. */
const leech: PropPainter = (pen) => {
  outline(
    pen,
    'skin',
    'M-52 -40 C -24 -44 -2 -42 12 -38 C20 -44 28 -50 34 -54 C40 -54 42 -48 36 -42 L32 -36 L48 -34 C53 -32 53 -27 48 -26 C54 -24 54 -18 48 -17 C52 -14 51 -9 45 -9 C47 -5 44 -1 38 -2 L20 -4 C0 -2 -24 0 -52 -4 Z',
  )
  mark(pen, 1.8, '#c98a66', 'M48 -26 L34 -26 M48 -17 L34 -18 M45 -9 L34 -10')
  outline(pen, '#d8303a', 'M6 -26 C10 -16 12 -10 7 -8 C1 -8 0 -16 3 -26 Z', PLAIN_SHAPE)
  outline(
    pen,
    '#2e3420',
    'M-44 -30 C -44 -38 -40 -42 -36 -44 C -34 -62 -18 -78 -4 -76 C12 -72 14 -52 12 -38 C16 -34 12 -24 4 -24 C -4 -24 -6 -30 -4 -36 C -4 -48 -8 -54 -12 -52 C -20 -48 -24 -40 -26 -32 C -26 -24 -42 -22 -44 -30 Z',
  )
  mark(pen, 2.4, '#a8742a', 'M-36 -36 C -32 -54 -18 -66 -6 -64 C2 -60 4 -50 4 -38')
  for (const d of ['M-34 -52 L-25 -46', 'M-27 -63 L-19 -54', 'M-15 -73 L-12 -60', 'M0 -74 L-4 -58', 'M10 -62 L-1 -52', 'M13 -48 L1 -44'])
    mark(pen, 1.4, '#14180c', d)
}

/** On a trunk, from above: a broad green head with eyes far apart, and clear wings folded like a roof beyond its body. */
const cicada: PropPainter = (pen) => {
  outline(pen, 'trunk', 'M-34 0 C -30 -40 -36 -70 -30 -100 L30 -100 C36 -66 30 -34 36 0 Z')
  mark(pen, 1.8, '#47301f', 'M-22 -96 L-24 -70 M-26 -54 L-24 -10 M24 -98 L25 -66 M27 -44 L25 -8')
  for (const side of [-1, 1]) {
    line(pen, 2.4, '#2c3a1c', `M${side * 12} -76 L${side * 26} -88`)
    line(pen, 2.4, '#2c3a1c', `M${side * 14} -66 L${side * 30} -70`)
  }
  outline(pen, '#5f7a3a', 'M-18 -62 L18 -62 L12 -28 L0 -16 L-12 -28 Z')
  for (const y of [-52, -44, -36, -28]) mark(pen, 2.2, '#2c3a1c', `M-14 ${y} L14 ${y}`)
  for (const side of [-1, 1]) {
    outline(
      pen,
      '#d6e8e0',
      `M${side * 14} -72 C${side * 28} -62 ${side * 32} -34 ${side * 16} -2 C${side * 10} 0 ${side * 5} -8 ${side * 3} -22 C${side * 2} -40 ${side * 6} -60 ${side * 14} -72 Z`,
    )
    mark(
      pen,
      1.4,
      '#4a6a34',
      `M${side * 14} -68 C${side * 22} -44 ${side * 20} -22 ${side * 14} -6 M${side * 12} -62 C${side * 8} -44 ${side * 8} -28 ${side * 12} -8 M${side * 10} -50 L${side * 20} -44 M${side * 8} -34 L${side * 20} -28`,
    )
  }
  outline(pen, '#5f7a3a', 'M-22 -84 C -24 -70 -16 -58 0 -56 C16 -58 24 -70 22 -84 Z')
  mark(pen, 2.4, '#2c3a1c', 'M-10 -80 C -6 -70 -8 -64 -4 -60 M10 -80 C6 -70 8 -64 4 -60')
  outline(pen, '#4a6230', 'M-24 -90 C -14 -99 14 -99 24 -90 L22 -80 L-22 -80 Z')
  for (const x of [-24, 24]) oval(pen, '#b8402a', x, -88, 5, 5.6)
  for (const x of [-4, 0, 4]) oval(pen, '#d8503a', x, -90, 1.2, 1.2, PLAIN_SHAPE)
}

/** Fat and white on a leaf of mulberry that it has eaten into. */
const silkworm: PropPainter = (pen) => {
  outline(
    pen,
    'leaf',
    'M-50 -22 C -40 -46 -10 -52 14 -46 C34 -44 44 -32 50 -18 C40 -20 36 -16 36 -10 C28 -12 24 -6 26 0 C6 2 -34 0 -50 -22 Z',
  )
  mark(pen, 2, '#2f6a2a', 'M-50 -22 C -20 -20 10 -22 40 -28 M-24 -21 L-12 -6 M0 -22 L12 -6')
  for (const x of [-30, -18, -6, 6]) oval(pen, '#d8cdb4', x, -23, 4, 5)
  for (const [x, y, r] of [
    [-36, -36, 12],
    [-24, -40, 14],
    [-11, -42, 15],
    [3, -43, 15],
    [15, -50, 14],
    [24, -61, 13],
  ] as const)
    oval(pen, '#f4eee0', x, y, r, r)
  for (const [x, y] of [
    [-26, -44],
    [-12, -47],
    [3, -48],
    [17, -56],
  ] as const)
    mark(pen, 2, '#b8a888', `M${x - 3} ${y} C${x - 1} ${y - 3} ${x + 1} ${y - 3} ${x + 3} ${y}`)
  oval(pen, '#e2d4b8', 33, -68, 10, 9)
  for (const [x, y] of [
    [35, -58],
    [28, -50],
    [21, -42],
  ] as const)
    line(pen, 2.4, '#b8a888', `M${x} ${y} L${x + 6} ${y + 5}`)
  eye(pen, 37, -69, 2)
  line(pen, 4, '#f4eee0', 'M-44 -44 L-50 -54')
}

export const SMALL_CREATURES = {
  tick,
  louse,
  leech,
  cicada,
  silkworm,
} satisfies Record<string, PropPainter>
