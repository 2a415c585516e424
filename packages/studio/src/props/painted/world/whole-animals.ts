import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { eye, mark, oval } from './details.ts'

/** Long-legged and humped, with antlers like shovels. */
const moose: PropPainter = (pen) => {
  for (const x of [-26, 6]) outline(pen, '#4a3428', `M${x} -40 L${x + 8} -40 L${x + 6} -4 L${x + 8} 0 L${x} 0 Z`)
  outline(pen, '#6a4a36', 'M-42 -44 C -42 -62 -16 -66 -2 -70 C14 -74 24 -66 24 -54 C22 -40 8 -36 -10 -36 C -26 -34 -40 -36 -42 -44 Z')
  for (const x of [-38, 10]) outline(pen, '#5c4030', `M${x} -42 L${x + 9} -42 L${x + 7} -4 L${x + 9} 0 L${x} 0 Z`)
  outline(pen, '#6a4a36', 'M10 -66 L22 -78 L34 -70 L24 -52 Z')
  outline(pen, '#c9a878', 'M22 -80 C12 -84 0 -84 -8 -92 C -6 -96 -2 -96 0 -94 L-2 -100 L6 -96 L8 -102 L14 -96 L18 -100 L22 -92 Z')
  outline(pen, '#c9a878', 'M28 -82 C38 -82 44 -84 52 -94 L48 -95 L48 -101 L42 -97 L38 -103 L34 -96 L28 -98 Z')
  outline(pen, '#6a4a36', 'M18 -80 C24 -86 32 -84 36 -78 L48 -64 C52 -58 48 -52 42 -54 C34 -58 24 -62 20 -68 Z')
  outline(pen, '#8a664c', 'M40 -72 L48 -64 C52 -58 48 -52 42 -54 C38 -58 38 -66 40 -72 Z', PLAIN_SHAPE)
  outline(pen, '#5c4030', 'M16 -80 L6 -80 L17 -73 Z M24 -56 L28 -42 L30 -58 Z')
  oval(pen, 'dark', 47, -60, 1.6, 2, PLAIN_SHAPE)
  eye(pen, 30, -75, 1.9)
}

const polarBear: PropPainter = (pen) => {
  for (const x of [-30, 12]) outline(pen, '#d4dae4', `M${x} -26 L${x + 14} -26 L${x + 14} 0 L${x - 1} 0 Z`)
  outline(pen, 'white', 'M-48 -26 C -50 -52 -20 -62 4 -56 C20 -54 30 -46 30 -34 C24 -20 -6 -18 -24 -18 C -40 -16 -48 -18 -48 -26 Z')
  for (const x of [-46, 2])
    outline(pen, 'white', `M${x} -28 L${x + 16} -28 L${x + 15} -6 C${x + 20} -4 ${x + 20} 0 ${x + 16} 0 L${x} 0 Z`, { lighten: -0.02 })
  outline(pen, 'white', 'M12 -52 C20 -66 34 -68 40 -60 L52 -50 C54 -44 48 -40 42 -40 L24 -34 C14 -38 10 -46 12 -52 Z')
  oval(pen, 'white', 24, -66, 4.6, 5)
  outline(pen, '#22202a', 'M47 -54 L53 -49 L49 -46 Z', PLAIN_SHAPE)
  eye(pen, 36, -56, 1.9)
  mark(pen, 1.4, '#8f98aa', 'M50 -45 C46 -43 42 -43 39 -44 M-30 -5 L-30 -1 M18 -5 L18 -1')
}

/** Dark bristles on its back, with tusks. */
const boar: PropPainter = (pen) => {
  line(pen, 2.4, '#4a3428', 'M-42 -40 C -50 -38 -50 -28 -46 -24')
  for (const x of [-24, 8]) outline(pen, '#3f2c22', `M${x} -22 L${x + 8} -22 L${x + 6} 0 L${x} 0 Z`)
  outline(
    pen,
    '#6a4a36',
    'M-44 -30 C -42 -56 -8 -66 14 -60 C26 -58 38 -46 48 -30 C54 -26 52 -18 44 -18 C30 -14 4 -14 -12 -16 C -30 -16 -44 -20 -44 -30 Z',
  )
  outline(pen, '#3a2820', 'M-34 -50 L-26 -62 L-18 -56 L-10 -68 L-2 -60 L6 -70 L12 -61 L20 -66 L22 -56 C4 -60 -18 -58 -34 -50 Z')
  for (const x of [-34, 16]) outline(pen, '#553a2c', `M${x} -22 L${x + 9} -22 L${x + 7} 0 L${x} 0 Z`)
  outline(pen, '#553a2c', 'M18 -56 L14 -72 L28 -60 Z')
  outline(pen, '#c9908a', 'M46 -32 C54 -30 54 -20 46 -18 C44 -22 44 -28 46 -32 Z')
  outline(pen, 'cream', 'M36 -20 C38 -28 42 -32 46 -34 C44 -28 43 -22 41 -19 Z')
  oval(pen, 'dark', 49, -25, 1.2, 1.8, PLAIN_SHAPE)
  eye(pen, 28, -44, 1.9)
}

const hamster: PropPainter = (pen) => {
  for (const x of [-20, 16]) outline(pen, '#f0b8a8', `M${x - 8} 0 C${x - 6} -7 ${x + 6} -7 ${x + 8} 0 Z`)
  outline(pen, '#e0a860', 'M-42 -28 C -44 -60 -16 -72 4 -70 C18 -84 42 -74 44 -52 C48 -30 40 -6 14 -3 L-18 -3 C -34 -4 -42 -14 -42 -28 Z')
  outline(pen, 'cream', 'M-22 -8 C -22 -30 0 -42 18 -40 C36 -38 42 -22 34 -10 C24 -3 -10 -2 -22 -8 Z', { noInk: true })
  oval(pen, '#e0a860', 8, -76, 8, 8)
  oval(pen, '#f0b8a8', 8, -76, 4.6, 4.6, PLAIN_SHAPE)
  oval(pen, 'cream', 34, -46, 12, 10, PLAIN_SHAPE)
  oval(pen, '#e88a92', 45, -54, 2.8, 2.2, PLAIN_SHAPE)
  eye(pen, 27, -60, 3.6)
  mark(pen, 1, '#a87a4a', 'M38 -47 L54 -50 M38 -44 L54 -42 M45 -51 C44 -47 41 -45 38 -46')
  line(pen, 4, '#f0b8a8', 'M20 -30 C26 -28 30 -28 33 -30')
}

/** Grey and round, hugging a branch. */
const koala: PropPainter = (pen) => {
  line(pen, 9, 'trunk', 'M22 0 C24 -40 20 -70 26 -100')
  outline(pen, '#8f98a4', 'M-28 -10 C -34 -40 -22 -56 0 -56 C20 -54 26 -34 20 -10 C8 -2 -18 -2 -28 -10 Z')
  outline(pen, '#e4e6ea', 'M-8 -14 C -10 -34 -2 -46 8 -46 C18 -40 18 -22 12 -10 Z', PLAIN_SHAPE)
  line(pen, 9, '#7f8894', 'M-6 -46 C6 -40 18 -44 28 -48 M-8 -12 C6 -8 16 -12 30 -14')
  for (const x of [-30, 16]) {
    oval(pen, '#8f98a4', x, -86, 13, 13)
    oval(pen, '#f0c8d0', x, -85, 7, 8, PLAIN_SHAPE)
  }
  oval(pen, '#a0a9b4', -6, -72, 24, 21)
  oval(pen, '#2f3038', -4, -68, 6, 9, { plain: true })
  for (const x of [-16, 8]) eye(pen, x, -76, 2.6)
  mark(pen, 1.4, '#4a4f58', 'M-8 -56 C -5 -54 -2 -54 1 -56')
}

/** A mask across its eyes and a ringed tail. */
const raccoon: PropPainter = (pen) => {
  outline(pen, '#7f8490', 'M-30 -24 C -44 -26 -56 -38 -52 -54 C -42 -58 -34 -46 -22 -36 Z')
  for (const [x, y] of [
    [-50, -46],
    [-43, -37],
    [-34, -30],
  ] as const)
    mark(pen, 3.4, '#2f3038', `M${x - 3} ${y + 6} L${x + 8} ${y - 5}`)
  for (const x of [-22, 10]) outline(pen, '#3a3c46', `M${x} -16 L${x + 9} -16 L${x + 10} 0 L${x - 1} 0 Z`)
  outline(pen, '#8f95a2', 'M-36 -20 C -36 -46 -8 -54 12 -46 C24 -40 26 -22 18 -12 C0 -8 -30 -8 -36 -20 Z')
  outline(pen, '#8f95a2', 'M6 -44 L8 -70 L20 -62 L32 -66 L40 -54 C46 -46 52 -42 50 -36 C42 -28 20 -26 10 -34 Z')
  outline(pen, 'white', 'M14 -52 C20 -60 34 -60 38 -54 L50 -40 C48 -30 28 -28 18 -34 Z', PLAIN_SHAPE)
  outline(pen, '#2f3038', 'M12 -48 C20 -56 36 -54 42 -46 C36 -40 22 -40 12 -42 Z', PLAIN_SHAPE)
  outline(pen, '#2f3038', 'M10 -64 L15 -60 L11 -54 Z', PLAIN_SHAPE)
  oval(pen, 'white', 30, -47, 3.4, 3.4, PLAIN_SHAPE)
  eye(pen, 31, -47, 2.2)
  oval(pen, 'black', 49, -39, 2.6, 2.2, PLAIN_SHAPE)
}

/** Low and long from the side, jaws full of teeth. */
const crocodile: PropPainter = (pen) => {
  outline(pen, '#4f7a3a', 'M-14 -24 C -30 -22 -40 -8 -56 -10 C -52 -2 -34 2 -18 -6 Z')
  for (const x of [-14, 12]) outline(pen, '#436a30', `M${x - 3} -14 L${x + 6} -14 L${x + 10} 0 L${x - 8} 0 Z`)
  outline(pen, '#5a8a42', 'M-28 -14 C -26 -32 0 -36 20 -30 L52 -22 C54 -20 53 -17 50 -16 L24 -14 L8 -6 C -8 -4 -26 -4 -28 -14 Z')
  outline(pen, '#c8d49a', 'M-24 -10 C -8 -12 8 -10 22 -13 L48 -12 C44 -8 30 -6 20 -7 C4 -2 -16 -2 -24 -10 Z')
  for (const x of [-24, -16, -8, 0, 8])
    outline(pen, '#436a30', `M${x - 5} ${-25 - (x + 24) * 0.2} L${x} ${-34 - (x + 24) * 0.1} L${x + 4} ${-27 - (x + 24) * 0.16} Z`)
  for (const x of [28, 34, 40, 46]) outline(pen, 'white', `M${x} -17 L${x + 4} -17 L${x + 2} -11 Z`, PLAIN_SHAPE)
  oval(pen, '#5a8a42', 20, -32, 5, 5)
  oval(pen, '#f0d84a', 21, -33, 2.8, 2.8, PLAIN_SHAPE)
  oval(pen, 'black', 21, -33, 0.9, 2.4, PLAIN_SHAPE)
  oval(pen, '#2f4a20', 50, -22, 1.4, 1, PLAIN_SHAPE)
  mark(pen, 1.4, '#3a5c28', 'M-16 -22 L-12 -18 M-4 -24 L0 -20 M8 -24 L12 -20')
}

const donkey: PropPainter = (pen) => {
  line(pen, 2.4, '#7a7480', 'M-38 -46 C -46 -38 -44 -28 -46 -20')
  oval(pen, '#3a3640', -46, -18, 2.6, 4, PLAIN_SHAPE)
  for (const x of [-22, 12]) outline(pen, '#7a7480', `M${x} -34 L${x + 7} -34 L${x + 6} 0 L${x} 0 Z`)
  outline(pen, '#9a949e', 'M-38 -42 C -38 -56 -14 -56 2 -54 C16 -56 24 -50 22 -40 C16 -28 -10 -28 -26 -28 C -36 -30 -38 -34 -38 -42 Z')
  outline(pen, '#e8e2dc', 'M-26 -30 C -10 -34 6 -34 16 -36 C10 -26 -14 -26 -26 -30 Z', PLAIN_SHAPE)
  for (const x of [-34, 4]) outline(pen, '#8d8792', `M${x} -36 L${x + 8} -36 L${x + 7} -4 L${x + 8} 0 L${x + 1} 0 Z`)
  outline(pen, '#9a949e', 'M8 -52 L18 -74 L34 -70 L24 -44 Z')
  outline(pen, '#3a3640', 'M6 -54 L14 -76 L20 -80 L20 -72 L12 -52 Z')
  for (const x of [16, 25])
    outline(pen, '#9a949e', `M${x} -76 C${x - 6} -86 ${x - 4} -98 ${x + 1} -101 C${x + 7} -94 ${x + 8} -84 ${x + 7} -76 Z`)
  outline(pen, '#9a949e', 'M16 -76 C22 -82 34 -80 37 -74 L49 -60 C51 -54 46 -50 40 -52 C32 -56 20 -60 16 -66 Z')
  outline(pen, '#efe9e2', 'M41 -68 L49 -60 C51 -54 46 -50 40 -52 C37 -56 38 -63 41 -68 Z', PLAIN_SHAPE)
  oval(pen, '#3a3640', 46, -58, 1.3, 1.8, PLAIN_SHAPE)
  eye(pen, 30, -71, 2.1)
}

/** Of the west: four legs, wings like a bat's and a breath of fire. */
const dragon: PropPainter = (pen) => {
  outline(pen, '#2f8a4a', 'M-14 -22 C -34 -16 -44 -2 -54 -12 L-58 -4 L-46 -2 C -34 6 -20 0 -6 -8 Z')
  outline(
    pen,
    '#c8503a',
    'M-6 -48 C -24 -78 -36 -92 -48 -96 C -46 -84 -50 -76 -52 -66 C -44 -68 -38 -64 -36 -56 C -28 -60 -22 -56 -20 -46 Z',
  )
  mark(pen, 1.6, '#8a2f20', 'M-8 -48 L-44 -92 M-12 -48 L-48 -68 M-14 -46 L-34 -58')
  for (const x of [-18, 10]) outline(pen, '#277a40', `M${x} -18 L${x + 10} -18 L${x + 12} 0 L${x - 2} 0 Z`)
  outline(
    pen,
    '#3aa05a',
    'M-28 -20 C -26 -46 -2 -52 10 -46 C16 -56 12 -66 18 -78 C24 -88 40 -86 44 -78 L54 -70 C56 -64 50 -60 44 -62 L32 -60 C32 -48 32 -30 22 -16 C8 -8 -24 -8 -28 -20 Z',
  )
  outline(pen, '#f0d88a', 'M28 -60 C28 -46 28 -30 18 -16 C10 -12 4 -12 0 -13 C12 -24 16 -40 20 -58 Z', { noInk: true })
  for (const [x, y] of [
    [-20, -42],
    [-8, -52],
    [6, -54],
    [9, -68],
    [14, -82],
  ] as const)
    outline(pen, '#c8503a', `M${x - 4} ${y + 5} L${x - 2} ${y - 7} L${x + 5} ${y + 2} Z`)
  line(pen, 3, '#f0d88a', 'M24 -84 C20 -92 16 -94 10 -98 M31 -86 C30 -94 27 -98 24 -102')
  oval(pen, 'gold', 36, -77, 3.6, 3.4, PLAIN_SHAPE)
  oval(pen, 'black', 37, -77, 1.2, 3, PLAIN_SHAPE)
  oval(pen, '#1f5a30', 52, -69, 1.2, 1, PLAIN_SHAPE)
  outline(pen, 'white', 'M44 -62 L47 -56 L49 -62 Z', PLAIN_SHAPE)
  mark(pen, 1.4, '#c0a050', 'M24 -48 L30 -48 M23 -38 L30 -37 M20 -28 L27 -26')
}

/** In flight with spread wings, a white head and a hooked beak. */
const eagle: PropPainter = (pen) => {
  outline(pen, '#f4f0e8', 'M-12 -36 L-34 -22 L-30 -18 L-36 -12 L-28 -10 L-26 -4 L-6 -22 Z')
  outline(
    pen,
    '#5a4030',
    'M4 -50 C -4 -80 -26 -98 -50 -98 L-44 -90 L-50 -86 L-40 -80 L-46 -74 L-34 -70 L-38 -64 L-26 -60 L-26 -54 L-12 -46 Z',
  )
  outline(pen, '#6a4c38', 'M-14 -32 C -8 -52 10 -60 24 -56 C30 -48 26 -36 14 -28 C4 -22 -8 -22 -14 -32 Z')
  outline(pen, '#6a4c38', 'M8 -52 C8 -82 26 -100 50 -102 L46 -94 L52 -90 L44 -84 L48 -78 L40 -74 L42 -68 L34 -64 L32 -56 L22 -44 Z', {
    lighten: 0.06,
  })
  mark(pen, 1.4, '#3a281e', 'M-36 -88 L-12 -60 M-30 -74 L-10 -56 M40 -92 L20 -60 M38 -78 L24 -56')
  outline(pen, '#f4f0e8', 'M18 -56 C20 -68 38 -68 40 -56 C40 -46 30 -42 20 -46 Z')
  outline(pen, 'gold', 'M38 -60 C48 -60 52 -54 48 -46 C46 -52 42 -52 38 -51 Z')
  eye(pen, 33, -58, 2)
  line(pen, 2.2, 'gold', 'M4 -26 L10 -14 L4 -10 M10 -14 L14 -8 M12 -28 L20 -18 L16 -12 M20 -18 L25 -13')
}

/** Pale grey with dark rosettes and a long thick tail. */
const snowLeopard: PropPainter = (pen) => {
  line(pen, 7, '#b4bac4', 'M-34 -38 C -52 -32 -58 -50 -50 -62')
  for (const x of [-24, 6]) outline(pen, '#a8aeb8', `M${x} -24 L${x + 10} -24 L${x + 9} 0 L${x} 0 Z`)
  outline(pen, '#d4d8de', 'M-40 -34 C -38 -52 -12 -54 6 -56 C22 -56 26 -40 18 -26 C0 -20 -24 -20 -34 -22 C -40 -24 -41 -28 -40 -34 Z')
  for (const x of [-36, 8])
    outline(
      pen,
      '#d4d8de',
      `M${x} -32 C${x + 4} -36 ${x + 10} -36 ${x + 13} -30 L${x + 11} -5 C${x + 15} -4 ${x + 15} 0 ${x + 11} 0 L${x + 1} 0 Z`,
      { cel: 0.12 },
    )
  for (const x of [16, 37]) oval(pen, '#c0c5ce', x, -74, 5, 5.4)
  oval(pen, '#d4d8de', 26.5, -62, 17, 15)
  oval(pen, 'white', 29, -55, 10, 7, PLAIN_SHAPE)
  for (const [x, y] of [
    [-31, -42],
    [-22, -47],
    [-18, -36],
    [-9, -48],
    [-5, -38],
    [3, -50],
    [-28, -30],
    [-52, -52],
    [-50, -42],
    [-42, -37],
    [12, -44],
    [-30, -16],
    [15, -16],
  ] as const) {
    oval(pen, '#4a505c', x, y, 3.4, 2.8, PLAIN_SHAPE)
    oval(pen, '#a8aeb8', x, y, 1.7, 1.3, PLAIN_SHAPE)
  }
  for (const x of [20, 34]) eye(pen, x, -64, 2.6)
  outline(pen, '#c88a8a', 'M26 -58 L33 -58 L29.5 -53 Z', PLAIN_SHAPE)
  mark(
    pen,
    1.2,
    '#4a505c',
    'M29.5 -53 C28 -50 25 -50 24 -51 M29.5 -53 C31 -50 34 -50 35 -51 M23 -75 L24 -70 M30 -75 L30 -70 M17 -58 L12 -57',
  )
}

export const WHOLE_ANIMALS = {
  moose,
  'polar-bear': polarBear,
  boar,
  hamster,
  koala,
  raccoon,
  crocodile,
  donkey,
  dragon,
  eagle,
  'snow-leopard': snowLeopard,
} satisfies Record<string, PropPainter>
