import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A wooden cutting board with a hole in its handle, cut marks and a sliced tomato. */
const cuttingBoard: PropPainter = (pen) => {
  outline(
    pen,
    '#c79358',
    'M-44 -56 L20 -56 C26 -56 28 -52 30 -46 L46 -42 C50 -40 50 -28 46 -26 L32 -22 C32 -12 28 -6 20 -6 L-44 -6 C -48 -6 -50 -10 -50 -16 L-50 -46 C -50 -52 -48 -56 -44 -56 Z',
    {
      cel: 0.06,
    },
  )
  oval(pen, '#7a5228', 41, -34, 3.4, 3, FLAT_SHAPE)
  for (const [y, from, to] of [
    [-46, -44, 18],
    [-36, -46, 26],
    [-24, -46, 28],
    [-14, -44, 20],
  ] as const)
    mark(pen, 1, '#a8743c', `M${from} ${y} C${from + 20} ${y - 3} ${to - 20} ${y + 3} ${to} ${y}`)
  for (const d of ['M-30 -50 L-18 -40', 'M-22 -51 L-12 -43', 'M4 -50 L14 -42']) mark(pen, 0.9, '#8a5c2c', d)
  for (const [x, y] of [
    [-34, -20],
    [-22, -24],
    [-10, -20],
  ] as const) {
    oval(pen, '#c9362c', x, y, 9, 7.4)
    oval(pen, '#f0715a', x, y, 6.6, 5.2, FLAT_SHAPE)
    for (const dx of [-2.6, 2.6]) oval(pen, '#f8d08a', x + dx, y, 1.4, 1.8, FLAT_SHAPE)
  }
  oval(pen, '#c9362c', 10, -24, 11, 10)
  outline(pen, '#3f8a3c', 'M4 -33 L9 -31 L11 -37 L13 -31 L18 -32 L13 -28 L8 -28 Z', FLAT_SHAPE)
}

/** A bathroom scale seen from above at an angle, with its dial and the place for both feet. */
const bathroomScale: PropPainter = (pen) => {
  outline(
    pen,
    '#8d98a8',
    'M-36 -58 L36 -58 C40 -58 41 -56 42 -52 L50 -10 C50 -2 48 0 44 0 L-44 0 C -48 0 -50 -2 -50 -10 L-42 -52 C -41 -56 -40 -58 -36 -58 Z',
  )
  outline(
    pen,
    '#e8ecf0',
    'M-34 -57 L34 -57 C37 -57 38 -55 39 -52 L47 -13 C47 -8 46 -7 43 -7 L-43 -7 C -46 -7 -47 -8 -47 -13 L-39 -52 C -38 -55 -37 -57 -34 -57 Z',
    { cel: 0.05 },
  )
  outline(pen, '#f8f6ee', 'M-17 -40 C -16 -55 16 -55 17 -40 Z')
  for (let i = 0; i <= 8; i++) {
    const turn = Math.PI + (i / 8) * Math.PI
    mark(pen, 0.9, '#3c4454', `M${Math.cos(turn) * 14} ${-41 + Math.sin(turn) * 9} L${Math.cos(turn) * 11.4} ${-41 + Math.sin(turn) * 7.2}`)
  }
  mark(pen, 1.6, '#d2333a', 'M0 -41 L7 -48')
  for (const side of [-1, 1]) {
    outline(
      pen,
      '#aab4c0',
      `M${side * 10} -34 C${side * 22} -38 ${side * 34} -34 ${side * 34} -26 C${side * 36} -18 ${side * 34} -12 ${side * 24} -11 C${side * 14} -11 ${side * 10} -18 ${side * 10} -34 Z`,
      FLAT_SHAPE,
    )
    for (const y of [-29, -24, -19, -14]) mark(pen, 0.9, '#8792a0', `M${side * 13} ${y} L${side * 31} ${y}`)
  }
}

/** A mirror in its frame, shattered from one point; shards lie below. */
const brokenMirror: PropPainter = (pen) => {
  outline(pen, '#a8802f', 'M0 -100 C30 -100 38 -78 38 -56 C38 -32 26 -12 0 -12 C -26 -12 -38 -32 -38 -56 C -38 -78 -30 -100 0 -100 Z')
  outline(pen, '#b9d4e0', 'M0 -94 C25 -94 32 -76 32 -56 C32 -35 22 -18 0 -18 C -22 -18 -32 -35 -32 -56 C -32 -76 -25 -94 0 -94 Z', {
    cel: 0.05,
  })
  outline(pen, '#241f2c', 'M6 -62 L16 -72 L18 -56 L30 -48 L18 -42 L12 -28 L4 -44 Z', FLAT_SHAPE)
  mark(
    pen,
    1.2,
    '#4c5c6c',
    'M8 -56 L-6 -92 M8 -56 L-28 -74 M8 -56 L-32 -50 M8 -56 L-22 -28 M4 -44 L-2 -19 M16 -72 L20 -88 M18 -56 L31 -66 M12 -28 L18 -22 M-12 -72 L-16 -58 L-10 -46 M-2 -80 L10 -78',
  )
  for (const [d, tone] of [
    ['M-2 -90 L-10 -74 L-22 -72 L-16 -86 Z', '#e3f1f7'],
    ['M-30 -48 L-14 -50 L-20 -34 Z', '#d3e6ef'],
  ] as const)
    outline(pen, tone, d, FLAT_SHAPE)
  for (const d of ['M-30 0 L-20 -8 L-10 -2 Z', 'M4 0 L10 -9 L22 -3 L14 1 Z', 'M30 -1 L38 -7 L42 0 Z']) outline(pen, '#c9e0ea', d)
}

/** A washbasin of enamel with a jug, on its stand. */
const washbasin: PropPainter = (pen) => {
  for (const x of [-26, 26]) line(pen, 3.4, '#6b4630', `M${x} -34 L${x * 1.25} 0`)
  line(pen, 3, '#6b4630', 'M-30 -14 L30 -14')
  outline(pen, '#f1f3f4', 'M-44 -52 C -42 -30 -24 -26 0 -26 C24 -26 42 -30 44 -52 Z', { cel: 0.12 })
  oval(pen, '#f1f3f4', 0, -52, 45, 10)
  oval(pen, '#7fb8d4', 0, -51, 38, 7, FLAT_SHAPE)
  mark(pen, 1.2, '#d6ecf6', 'M-24 -51 C -12 -54 0 -54 10 -52 M-4 -48 L18 -48')
  mark(pen, 1.8, '#2f62b0', 'M-45 -52 C -42 -38 42 -38 45 -52')
  outline(pen, '#f1f3f4', 'M16 -60 C12 -72 14 -80 20 -86 L17 -96 L38 -96 L34 -86 C40 -80 42 -72 38 -60 Z', { cel: 0.14 })
  line(pen, 2.6, '#f1f3f4', 'M37 -92 C48 -90 48 -72 39 -68')
  mark(pen, 1.4, '#2f62b0', 'M16 -72 L39 -72')
}

/** A ball of dough on a floured board. */
const dough: PropPainter = (pen) => {
  outline(pen, '#b98a56', 'M-44 -20 L44 -20 L50 0 L-50 0 Z', { cel: 0.03 })
  for (const [x, y, rx] of [
    [-22, -10, 16],
    [24, -8, 14],
    [4, -15, 20],
  ] as const)
    oval(pen, '#f6efe2', x, y, rx, 2.6, FLAT_SHAPE)
  outline(pen, '#eed9ae', 'M-36 -12 C -44 -34 -26 -54 -6 -54 C16 -56 32 -38 28 -14 C18 -8 -24 -7 -36 -12 Z', { cel: 0.16 })
  mark(pen, 1.3, '#cdb27e', 'M-22 -40 C -16 -46 -8 -48 0 -47 M-12 -26 C -2 -30 8 -28 14 -24')
}

/** A notebook with a band around it and a pencil beside. */
const notebook: PropPainter = (pen) => {
  outline(pen, '#f6efdc', 'M-33 -96 L33 -96 L37 -3 L-29 -3 Z')
  outline(pen, '#2f5a6b', 'M-38 -98 L30 -98 C33 -98 34 -97 34 -94 L34 -6 C34 -3 33 -2 30 -2 L-38 -2 Z', { cel: 0.06 })
  box(pen, '#244654', -38, -98, 9, 96, FLAT_SHAPE)
  box(pen, '#f6efdc', -18, -80, 40, 22, { ...FLAT_SHAPE, round: 2 })
  for (const y of [-73, -66]) mark(pen, 1.4, '#8a8fa0', `M-12 ${y} L${y === -73 ? 16 : 6} ${y}`)
  box(pen, '#c23a3f', 23, -98, 4, 96, FLAT_SHAPE)
  line(pen, 4.4, '#e0a83a', 'M44 -74 L44 -18')
  outline(pen, '#f1d9b0', 'M41.8 -18 L46.2 -18 L44 -8 Z')
  box(pen, '#d98a96', 41.8, -82, 4.4, 7, FLAT_SHAPE)
}

export const BASINS_AND_BOARDS: Readonly<Record<string, PropPainter>> = {
  'cutting-board': cuttingBoard,
  'bathroom-scale': bathroomScale,
  'broken-mirror': brokenMirror,
  washbasin,
  dough,
  notebook,
}
