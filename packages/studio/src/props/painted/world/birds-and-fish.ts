import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { eye, mark, oval } from './details.ts'

const dragonfly: PropPainter = (pen) => {
  for (const [d, lighten] of [
    ['M4 -56 C -8 -84 -34 -100 -44 -92 C -44 -78 -18 -60 4 -52 Z', 0.25],
    ['M2 -52 C -20 -56 -48 -50 -48 -38 C -36 -30 -10 -40 4 -48 Z', 0.15],
    ['M12 -58 C16 -86 36 -104 46 -98 C48 -82 30 -64 14 -54 Z', 0.25],
    ['M14 -54 C34 -64 52 -60 52 -50 C44 -40 24 -42 12 -48 Z', 0.15],
  ] as const)
    outline(pen, 'glass', d, { lighten })
  line(pen, 4.6, 'teal', 'M4 -46 C -6 -32 -14 -18 -26 0')
  mark(pen, 1.6, 'dark', 'M-1 -37 L3 -34 M-8 -26 L-4 -23 M-15 -15 L-11 -12 M-21 -6 L-17 -3')
  oval(pen, 'teal', 8, -54, 8, 9, { lighten: -0.08 })
  oval(pen, 'teal', 16, -66, 6, 6)
  oval(pen, '#d8573f', 12, -69, 4.6, 4.6)
  oval(pen, '#d8573f', 21, -68, 4.6, 4.6)
}

const termite: PropPainter = (pen) => {
  for (const d of ['M-8 -34 L-18 -14 L-26 -10', 'M4 -36 L2 -12 L-6 -6', 'M14 -36 L20 -12 L28 -8']) line(pen, 2, '#a06a34', d)
  outline(pen, '#efd9a8', 'M-50 -36 C -46 -56 -18 -58 -4 -46 C -2 -38 -8 -30 -20 -28 C -34 -24 -48 -26 -50 -36 Z')
  for (const x of [-38, -27, -16]) mark(pen, 1.8, '#c8a868', `M${x} -50 C${x - 3} -42 ${x - 3} -34 ${x} -28`)
  oval(pen, '#e0b878', 6, -42, 11, 9)
  oval(pen, '#b8702e', 28, -44, 15, 12)
  line(pen, 2.6, '#5a3014', 'M40 -50 C50 -52 52 -46 48 -42 M40 -38 C50 -34 52 -40 48 -43')
  line(pen, 1.4, '#5a3014', 'M32 -54 C36 -64 42 -66 46 -64 M28 -55 C28 -66 34 -72 38 -72')
  eye(pen, 32, -47, 1.8)
}

/** Grey, on long legs in the shallows, with a folded neck. */
const heron: PropPainter = (pen) => {
  line(pen, 2.2, '#a08a4a', 'M-8 -36 L-8 -2 M2 -36 L6 -18 L2 -2')
  outline(pen, '#7f92a8', 'M-42 -34 C -30 -58 2 -62 12 -54 C14 -42 4 -34 -8 -32 C -20 -30 -32 -30 -42 -34 Z')
  outline(pen, '#4f5f76', 'M-44 -32 C -30 -46 -12 -50 0 -46 C -8 -36 -26 -30 -44 -32 Z')
  line(pen, 5.4, '#9fb0c4', 'M8 -54 C28 -62 -2 -72 16 -88')
  oval(pen, '#dfe6ec', 19, -90, 8, 6)
  outline(pen, '#2a3040', 'M16 -96 C6 -98 -4 -94 -10 -88 C0 -90 8 -90 16 -91 Z')
  outline(pen, 'gold', 'M26 -93 L54 -85 L26 -87 Z')
  eye(pen, 21, -91, 1.7)
  outline(pen, 'water', 'M-30 0 C -20 -6 20 -6 30 0 Z', { noInk: true })
}

/** On a trunk, red on its head. */
const woodpecker: PropPainter = (pen) => {
  outline(pen, 'trunk', 'M18 0 L22 -100 L48 -100 L50 0 Z')
  mark(pen, 1.6, 'trunk', 'M30 -90 L28 -60 M40 -80 L42 -44 M30 -40 L28 -8 M42 -30 L44 -6', -0.25)
  oval(pen, 'dark', 27, -74, 4, 5, PLAIN_SHAPE)
  outline(pen, '#22202a', 'M-14 -18 L-6 8 L4 6 L6 -18 Z')
  outline(pen, '#22202a', 'M-20 -24 C -26 -46 -16 -64 -2 -68 C12 -64 18 -40 8 -14 C -4 -8 -14 -12 -20 -24 Z')
  outline(pen, 'white', 'M-2 -60 C10 -56 16 -38 8 -18 C0 -28 -4 -44 -2 -60 Z', { noInk: true })
  for (const y of [-48, -38, -28]) mark(pen, 2.4, 'white', `M-19 ${y} L-8 ${y + 2}`)
  oval(pen, '#22202a', -2, -74, 11, 10)
  outline(pen, 'red', 'M-14 -76 C -16 -92 8 -94 8 -80 C0 -84 -8 -82 -14 -76 Z')
  oval(pen, 'white', 2, -70, 6, 4.4, PLAIN_SHAPE)
  outline(pen, 'metal', 'M8 -77 L24 -75 L8 -71 Z')
  eye(pen, 2, -76, 1.9)
}

const stingray: PropPainter = (pen) => {
  line(pen, 2.2, '#8a7656', 'M0 -34 C4 -20 -8 -12 -2 2')
  outline(pen, '#a89068', 'M0 -96 C16 -92 40 -76 48 -58 C40 -42 14 -32 0 -30 C -14 -32 -40 -42 -48 -58 C -40 -76 -16 -92 0 -96 Z')
  outline(pen, '#c4ae84', 'M0 -88 C8 -76 8 -50 0 -38 C -8 -50 -8 -76 0 -88 Z', PLAIN_SHAPE)
  for (const x of [-9, 9]) eye(pen, x, -80, 2.6)
  for (const [x, y] of [
    [-24, -66],
    [24, -66],
    [-18, -50],
    [18, -50],
    [-34, -58],
    [34, -58],
    [-14, -70],
    [14, -70],
  ] as const)
    oval(pen, '#6f8fc4', x, y, 2.4, 2, PLAIN_SHAPE)
}

const swordfish: PropPainter = (pen) => {
  outline(pen, '#2f4f86', 'M-34 -46 L-54 -70 L-46 -44 L-54 -20 Z')
  outline(pen, '#2f4f86', 'M-6 -60 C -6 -78 2 -88 12 -92 C10 -80 14 -68 20 -60 Z')
  outline(pen, '#3c64a4', 'M-40 -45 C -24 -62 4 -66 22 -58 L54 -60 L24 -48 C10 -36 -20 -34 -40 -45 Z')
  outline(pen, '#cfd8e4', 'M-34 -43 C -14 -42 8 -44 26 -50 C14 -38 -16 -34 -34 -43 Z', { noInk: true })
  outline(pen, '#2f4f86', 'M4 -42 C4 -32 -2 -26 -8 -24 C -8 -32 -6 -38 -4 -42 Z')
  eye(pen, 18, -54, 2.6)
}

const beluga: PropPainter = (pen) => {
  outline(pen, '#e4ecf2', 'M-36 -40 L-52 -58 L-46 -40 L-52 -24 Z')
  outline(pen, '#eef4f8', 'M-42 -40 C -26 -60 6 -64 22 -60 C28 -70 46 -66 46 -54 C52 -50 50 -42 42 -40 C22 -22 -20 -22 -42 -40 Z')
  outline(pen, '#dbe5ee', 'M6 -30 C8 -16 0 -8 -8 -6 C -8 -18 -4 -26 0 -31 Z')
  mark(pen, 1.6, '#7f93a8', 'M48 -46 C42 -42 36 -42 32 -45')
  eye(pen, 31, -52, 2.2)
}

const piranha: PropPainter = (pen) => {
  outline(pen, '#5a6470', 'M-32 -46 L-52 -66 L-46 -46 L-52 -26 Z')
  outline(pen, '#5a6470', 'M-14 -76 C -6 -94 10 -94 16 -80 Z')
  outline(pen, '#76828e', 'M-38 -46 C -28 -78 14 -86 34 -62 L46 -50 L28 -44 L44 -34 C28 -12 -24 -14 -38 -46 Z')
  outline(pen, '#d8473f', 'M-34 -38 C -14 -34 8 -34 30 -42 L44 -34 C28 -12 -18 -14 -34 -38 Z', { noInk: true })
  outline(pen, '#4a1a20', 'M46 -50 L28 -44 L44 -34 L40 -42 Z', PLAIN_SHAPE)
  for (const d of ['M31 -46 L35 -42 L37 -48 Z', 'M38 -48 L41 -44 L44 -50 Z', 'M31 -43 L34 -46 L37 -39 Z', 'M37 -40 L40 -44 L43 -36 Z'])
    outline(pen, 'white', d, PLAIN_SHAPE)
  oval(pen, 'gold', 20, -60, 6, 6, PLAIN_SHAPE)
  eye(pen, 21, -60, 3)
}

const pigeon: PropPainter = (pen) => {
  line(pen, 2.6, '#d8606a', 'M-4 -14 L-4 -1 L4 -1 M6 -14 L8 -1 L16 -1')
  outline(pen, '#6f7a8c', 'M-30 -26 L-54 -16 L-50 -8 L-22 -14 Z')
  outline(pen, '#8a95a8', 'M-36 -24 C -28 -46 0 -58 16 -60 C28 -52 28 -30 16 -18 C0 -8 -26 -10 -36 -24 Z')
  outline(pen, '#aab4c4', 'M-40 -20 C -28 -38 -6 -46 8 -42 C8 -28 -14 -16 -40 -20 Z')
  mark(pen, 3, '#3f4656', 'M-20 -34 C -14 -28 -14 -22 -18 -18 M-8 -39 C -2 -32 -3 -24 -7 -19')
  outline(pen, '#3f8f7a', 'M8 -58 C18 -52 26 -52 32 -60 C34 -48 28 -40 20 -38 C12 -42 6 -50 8 -58 Z', { noInk: true })
  oval(pen, '#6f7a8c', 22, -70, 12, 12)
  outline(pen, '#4a4450', 'M32 -72 L44 -68 L32 -64 Z')
  oval(pen, 'white', 33, -73, 2.6, 2, PLAIN_SHAPE)
  oval(pen, '#f0742a', 25, -72, 3.2, 3.2, PLAIN_SHAPE)
  oval(pen, 'black', 25, -72, 1.6, 1.6, PLAIN_SHAPE)
}

/** Many colours, clubs folded below its stalked eyes. */
const mantisShrimp: PropPainter = (pen) => {
  for (const x of [-20, -10, 0, 10]) line(pen, 2, '#e0522e', `M${x} -22 L${x - 4} -8 L${x + 1} -4`)
  outline(pen, '#d8403a', 'M-36 -28 L-54 -40 L-50 -28 L-56 -18 L-46 -14 L-34 -20 Z')
  for (const [x, role] of [
    [-34, '#2aa198'],
    [-24, '#3fae5a'],
    [-14, '#2aa198'],
    [-4, '#3fae5a'],
    [6, '#2aa198'],
  ] as const)
    outline(pen, role, `M${x - 7} -18 C${x - 8} -34 ${x - 2} -42 ${x + 4} -42 C${x + 10} -38 ${x + 9} -22 ${x + 5} -16 Z`)
  outline(pen, '#3f9a6a', 'M8 -16 C4 -40 16 -54 32 -50 C40 -44 38 -26 28 -16 Z')
  line(pen, 4.4, '#f0742a', 'M26 -24 L42 -12 L34 -2')
  oval(pen, '#f0a83a', 34, -3, 6, 5)
  outline(pen, '#2e5fa3', 'M26 -46 C34 -62 46 -58 50 -50 C44 -44 34 -40 28 -40 Z')
  line(pen, 2, '#d8403a', 'M28 -50 L30 -62 M38 -50 L44 -60 M40 -42 C48 -44 52 -52 54 -60')
  for (const [x, y] of [
    [29, -66],
    [45, -64],
  ] as const) {
    oval(pen, '#8a5ad0', x, y, 5.4, 5)
    mark(pen, 1.6, 'black', `M${x - 4} ${y} L${x + 4} ${y}`)
  }
}

/** A fish from the side. `colours`: body, belly and fins. */
const fishOf =
  (body: string, belly: string, fins: string, pattern?: PropPainter): PropPainter =>
  (pen) => {
    outline(pen, fins, 'M-28 -46 C -38 -58 -48 -66 -54 -66 C -48 -52 -48 -40 -54 -26 C -48 -26 -38 -34 -28 -44 Z')
    outline(pen, fins, 'M-14 -64 C -6 -80 10 -82 20 -72 L18 -62 Z')
    outline(pen, body, 'M-34 -45 C -22 -70 22 -76 50 -46 C22 -18 -22 -22 -34 -45 Z')
    outline(pen, belly, 'M-30 -42 C -8 -38 20 -38 49 -45 C22 -18 -20 -22 -30 -42 Z', { noInk: true })
    pattern?.(pen)
    outline(pen, fins, 'M4 -40 C4 -28 -6 -22 -12 -22 C -12 -32 -6 -40 0 -42 Z')
    mark(pen, 1.6, fins, 'M26 -58 C20 -50 20 -40 26 -33', -0.2)
    eye(pen, 36, -51, 3.2)
  }

const clownfish = fishOf('#f07a2a', '#f0902e', '#e8641e', (pen) => {
  for (const [x, top, bottom] of [
    [-18, -59, -30],
    [4, -66, -25],
    [24, -62, -29],
  ] as const) {
    outline(
      pen,
      'white',
      `M${x - 4} ${top} C${x - 1} -50 ${x - 1} -40 ${x - 4} ${bottom} L${x + 5} ${bottom - 1} C${x + 8} -42 ${x + 8} -52 ${x + 5} ${top} Z`,
    )
  }
})
const salmon = fishOf('#d8706a', '#f0c0b0', '#b8504e', (pen) => {
  for (const [x, y] of [
    [-16, -56],
    [-4, -62],
    [8, -62],
    [18, -58],
    [-10, -51],
    [4, -54],
  ] as const)
    oval(pen, '#7a3434', x, y, 1.8, 1.5, PLAIN_SHAPE)
})
const goldfish = fishOf('#f59a2e', '#f7c44a', '#f0742a', (pen) => {
  for (const [x, y] of [
    [-12, -54],
    [0, -60],
    [12, -58],
    [-4, -48],
    [8, -48],
  ] as const)
    mark(pen, 1.2, '#d8742a', `M${x} ${y - 4} C${x + 4} ${y - 3} ${x + 4} ${y + 3} ${x} ${y + 4}`)
})

/** Short arms before a striped body with a hem of fins. */
const cuttlefish: PropPainter = (pen) => {
  outline(pen, '#c8b4d8', 'M-52 -46 C -44 -72 -10 -78 16 -66 L16 -26 C -10 -14 -44 -20 -52 -46 Z')
  outline(pen, '#9a6a5a', 'M-44 -46 C -36 -66 -8 -70 16 -62 L16 -30 C -8 -22 -36 -26 -44 -46 Z')
  for (const x of [-28, -16, -4, 8]) mark(pen, 2.4, '#e4c4a0', `M${x} -62 C${x - 6} -54 ${x - 6} -40 ${x} -30`)
  outline(pen, '#9a6a5a', 'M12 -64 C24 -68 34 -60 36 -50 L36 -40 C32 -30 22 -26 12 -28 Z', { lighten: 0.06 })
  for (const [y, end] of [
    [-52, -60],
    [-47, -50],
    [-42, -40],
    [-37, -28],
  ] as const)
    line(pen, 4, '#9a6a5a', `M34 ${y} C42 ${y - 2} 46 ${end} 53 ${end + 4}`)
  oval(pen, 'gold', 24, -54, 6, 5.4)
  mark(pen, 2, 'black', 'M20 -55 C22 -51 26 -51 28 -55')
}

/** Blue above, orange below, with a dagger of a bill. */
const kingfisher: PropPainter = (pen) => {
  line(pen, 4, 'trunk', 'M-44 -4 L44 -10')
  outline(pen, '#1f6fb4', 'M-20 -22 L-30 2 L-18 2 L-8 -18 Z')
  outline(pen, '#f0803a', 'M-22 -24 C -26 -46 -14 -62 4 -64 C20 -60 22 -34 10 -18 C0 -8 -16 -10 -22 -24 Z')
  outline(pen, '#2a86cc', 'M-22 -24 C -28 -46 -18 -62 -4 -66 C0 -50 -6 -28 -16 -14 Z')
  oval(pen, '#2a86cc', 6, -74, 16, 14)
  outline(pen, '#f0803a', 'M4 -72 C10 -78 18 -76 20 -70 C16 -64 8 -64 4 -72 Z', PLAIN_SHAPE)
  outline(pen, '#2c3040', 'M19 -78 L54 -70 L20 -68 Z')
  oval(pen, 'white', -4, -66, 4, 3, PLAIN_SHAPE)
  eye(pen, 12, -76, 2.6)
  for (const [x, y] of [
    [-16, -48],
    [-12, -38],
    [-18, -34],
    [0, -82],
    [8, -84],
  ] as const)
    oval(pen, '#a8dcf4', x, y, 1.5, 1.5, PLAIN_SHAPE)
}

const sparrow: PropPainter = (pen) => {
  line(pen, 2.2, '#c08a6a', 'M-2 -14 L-4 -1 L4 -1 M8 -14 L8 -1 L16 -1')
  outline(pen, '#7a5638', 'M-28 -30 L-54 -36 L-52 -28 L-22 -20 Z')
  outline(pen, '#cdb496', 'M-34 -28 C -28 -48 0 -60 20 -56 C32 -48 30 -26 16 -16 C0 -8 -26 -12 -34 -28 Z')
  outline(pen, '#8a6240', 'M-38 -28 C -28 -46 -6 -52 8 -46 C6 -30 -16 -20 -38 -28 Z')
  mark(pen, 1.8, '#4f3522', 'M-26 -32 C -14 -34 -4 -38 4 -42 M-20 -27 C -8 -28 0 -32 6 -36')
  mark(pen, 1.8, 'white', 'M-14 -42 C -6 -40 0 -36 2 -32')
  oval(pen, '#cdb496', 22, -62, 17, 15)
  outline(pen, '#7a4a2c', 'M6 -66 C8 -82 34 -82 38 -68 C28 -72 16 -70 6 -66 Z')
  outline(pen, '#2c2420', 'M28 -54 C34 -54 38 -50 34 -46 C28 -44 24 -48 28 -54 Z', PLAIN_SHAPE)
  outline(pen, '#4a4450', 'M38 -66 L50 -61 L38 -58 Z')
  eye(pen, 29, -65, 2.6)
}

/** A large hairy spider. */
const tarantula: PropPainter = (pen) => {
  for (const side of [-1, 1])
    for (const [x0, y0, x1, y1, x2, y2] of [
      [8, -44, 28, -74, 40, -50],
      [12, -38, 38, -58, 52, -28],
      [12, -32, 36, -38, 50, -8],
      [8, -28, 22, -28, 34, 0],
    ] as const)
      line(pen, 5.4, '#5a3a2c', `M${side * x0} ${y0} L${side * x1} ${y1} L${side * x2} ${y2}`)
  oval(pen, '#6a4634', 0, -22, 19, 21)
  oval(pen, '#7f5840', 0, -48, 14, 13)
  for (const [x, y] of [
    [-10, -18],
    [0, -12],
    [10, -18],
    [-6, -28],
    [6, -28],
  ] as const)
    mark(pen, 1.4, '#3a2418', `M${x} ${y} L${x + 1} ${y + 6}`)
  mark(pen, 2, '#d8a060', 'M-38 -62 L-30 -66 M38 -62 L30 -66 M-44 -46 L-38 -52 M44 -46 L38 -52')
  for (const [x, y, r] of [
    [-5, -54, 2.4],
    [5, -54, 2.4],
    [-10, -50, 1.6],
    [10, -50, 1.6],
  ] as const)
    eye(pen, x, y, r)
  line(pen, 3, '#3a2418', 'M-4 -38 L-5 -30 M4 -38 L5 -30')
}

export const BIRDS_AND_FISH = {
  dragonfly,
  termite,
  heron,
  woodpecker,
  stingray,
  swordfish,
  beluga,
  piranha,
  pigeon,
  'mantis-shrimp': mantisShrimp,
  clownfish,
  salmon,
  goldfish,
  cuttlefish,
  kingfisher,
  sparrow,
  tarantula,
} satisfies Record<string, PropPainter>
