import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A chair alone in the light of a lamp, with its long shadow. */
const emptyChair: PropPainter = (pen) => {
  box(pen, '#3c4258', -50, -100, 100, 100, { round: 4, cel: 0 })
  box(pen, '#4f4640', -50, -24, 100, 24, FLAT_SHAPE)
  outline(pen, '#5f6684', 'M-6 -100 L10 -100 L46 -8 L-38 -8 Z', FLAT_SHAPE)
  oval(pen, '#d8c8a0', 4, -10, 41, 8, { ...FLAT_SHAPE, emissive: true })
  outline(pen, '#6b5a48', 'M-8 -10 L20 -10 L50 0 L18 0 Z', FLAT_SHAPE)
  line(pen, 4, '#7a4b2a', 'M18 -36 L20 -14')
  line(pen, 4, '#7a4b2a', 'M-10 -36 L-12 -12')
  outline(pen, '#b5773f', 'M-16 -42 L18 -42 L24 -34 L-20 -34 Z')
  for (const x of [-18, 21]) line(pen, 4.4, '#9a6234', `M${x} -33 L${x * 1.06} -5`)
  for (const x of [-14, 16]) line(pen, 4.4, '#9a6234', `M${x} -42 L${x} -84`)
  for (const y of [-80, -66, -52]) line(pen, 4, '#b5773f', `M-14 ${y} L16 ${y}`)
  outline(pen, '#2c2a36', 'M-10 -100 L14 -100 L18 -92 L-14 -92 Z', FLAT_SHAPE)
  oval(pen, '#ffe9a8', 2, -91, 9, 3, GLOWING)
}

/** Folded open, its pocket and slots for cards bare; a moth flies out. */
const emptyWallet: PropPainter = (pen) => {
  outline(pen, '#6b4022', 'M-44 -62 C -20 -56 20 -56 44 -62 L46 -44 L-46 -44 Z')
  outline(pen, '#2c1a10', 'M-38 -56 C -18 -51 18 -51 38 -56 L40 -44 L-40 -44 Z', FLAT_SHAPE)
  for (const side of [-1, 1]) {
    outline(
      pen,
      side < 0 ? '#a56a3c' : '#94592e',
      `M0 -46 L${side * 44} -52 C${side * 50} -52 ${side * 50} -48 ${side * 50} -44 L${side * 48} -8 C${side * 48} -2 ${side * 46} 0 ${side * 40} 0 L0 -2 Z`,
    )
    mark(pen, 1.4, '#e0b47c', `M${side * 4} -41 L${side * 45} -47 L${side * 43} -5 L${side * 4} -6`)
    for (const y of [-36, -26, -16]) mark(pen, 2.2, '#4a2c16', `M${side * 10} ${y} L${side * 38} ${y - 3}`)
  }
  mark(pen, 2.4, '#5c3418', 'M0 -46 L0 -2')
  outline(pen, '#c8bca8', 'M2 -80 C -8 -102 -28 -102 -26 -88 C -24 -78 -10 -76 2 -78 Z')
  outline(pen, '#c8bca8', 'M6 -80 C14 -102 36 -102 34 -88 C32 -78 18 -76 6 -78 Z')
  outline(pen, '#b0a28a', 'M2 -77 C -6 -76 -12 -68 -7 -65 C -2 -63 2 -68 4 -73 C6 -68 10 -63 15 -65 C20 -68 14 -76 6 -77 Z')
  for (const x of [-16, 24]) oval(pen, '#6e5f48', x, -89, 2.8, 2.8, PLAIN_SHAPE)
  line(pen, 4, '#6e5f48', 'M4 -86 L4 -70')
  mark(pen, 1.4, '#6e5f48', 'M3 -88 L-1 -96 M5 -88 L9 -96')
}

/** Shelves of a shop with price tags and nothing on them. */
const emptyShelf: PropPainter = (pen) => {
  box(pen, '#b8c0ca', -48, -98, 96, 98)
  box(pen, '#e8ecf0', -43, -94, 86, 88, FLAT_SHAPE)
  for (let x = -38; x < 42; x += 8) for (const y of [-88, -82, -60, -54, -32, -26]) oval(pen, '#b0b8c4', x, y, 1.2, 1.2, FLAT_SHAPE)
  for (const y of [-74, -45, -16]) {
    outline(pen, '#d4dae2', `M-42 ${y - 6} L42 ${y - 6} L47 ${y} L-47 ${y} Z`)
    box(pen, '#c8362e', -48, y, 96, 7)
    for (const x of [-38, -12, 14]) box(pen, 'white', x, y + 1, 18, 5, FLAT_SHAPE)
    for (const x of [-35, -9, 17]) mark(pen, 1.4, '#2c2a36', `M${x} ${y + 3.6} L${x + 8} ${y + 3.6}`)
  }
  outline(pen, '#c8923a', 'M22 -20 L32 -24 L38 -18 L28 -15 Z')
}

/** A carved house with a dial, its bird come out to call, chains with weights below. */
const cuckooClock: PropPainter = (pen) => {
  line(pen, 1.6, '#c8a03a', 'M-12 -28 L-12 -12 M12 -28 L12 -18')
  for (const [x, y] of [
    [-12, -8],
    [12, -14],
  ] as const)
    outline(
      pen,
      '#6b4420',
      `M${x} ${y - 6} C${x + 7} ${y - 2} ${x + 6} ${y + 6} ${x} ${y + 10} C${x - 6} ${y + 6} ${x - 7} ${y - 2} ${x} ${y - 6} Z`,
    )
  line(pen, 1.8, '#7a4b2a', 'M0 -30 L0 -12')
  outline(pen, '#4f8a4a', 'M0 -16 C10 -14 10 -4 0 -2 C -10 -4 -10 -14 0 -16 Z')
  outline(pen, '#8a5630', 'M-30 -66 L30 -66 L26 -28 L-26 -28 Z')
  outline(pen, '#6b3f20', 'M-46 -56 L0 -98 L46 -56 L38 -50 L0 -82 L-38 -50 Z')
  for (const x of [-34, 34]) {
    outline(pen, 'leaf', `M${x} -50 C${x - 12} -46 ${x - 10} -30 ${x} -26 C${x + 10} -30 ${x + 12} -46 ${x} -50 Z`)
    mark(pen, 1.4, '#2f6a2a', `M${x} -48 L${x} -28`)
  }
  outline(pen, '#3a2416', 'M-9 -62 L-9 -72 L0 -80 L9 -72 L9 -62 Z', PLAIN_SHAPE)
  oval(pen, '#f4ecd6', 0, -46, 15, 15)
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    mark(pen, 1.6, '#3a2416', `M${Math.cos(turn) * 12} ${-46 + Math.sin(turn) * 12} L${Math.cos(turn) * 10} ${-46 + Math.sin(turn) * 10}`)
  }
  mark(pen, 2, '#3a2416', 'M0 -46 L0 -56 M0 -46 L7 -42')
  oval(pen, '#4f9ac8', 1, -69, 7, 5.4)
  oval(pen, '#4f9ac8', 7, -74, 4.4, 4.2)
  outline(pen, '#f0a83a', 'M10 -77 L18 -78 L11 -74 Z')
  outline(pen, '#f0a83a', 'M10 -74 L16 -71 L10 -72 Z')
  oval(pen, 'black', 8, -75, 1.2, 1.2, PLAIN_SHAPE)
}

/** Benches of pale wood, a stove with glowing stones and steam, a bucket with its ladle. */
const sauna: PropPainter = (pen) => {
  box(pen, '#c8935a', -50, -100, 100, 100, { round: 3, cel: 0 })
  for (let y = -90; y < -20; y += 10) mark(pen, 1.2, '#9a6a3a', `M-50 ${y} L50 ${y}`)
  box(pen, '#8a5a30', -50, -16, 100, 16, FLAT_SHAPE)
  outline(pen, '#e8bd84', 'M-50 -56 L2 -56 L8 -48 L-50 -48 Z')
  box(pen, '#b57c44', -50, -48, 58, 5)
  outline(pen, '#e8bd84', 'M-50 -34 L14 -34 L20 -26 L-50 -26 Z')
  box(pen, '#b57c44', -50, -26, 70, 5)
  for (const x of [-44, 2]) box(pen, '#9a6a3a', x, -43, 6, 9)
  for (const x of [-44, 10]) box(pen, '#9a6a3a', x, -21, 6, 21)
  box(pen, '#3c3e4c', 22, -44, 26, 42, { round: 2 })
  box(pen, '#ff8a3a', 27, -28, 16, 12, GLOWING)
  mark(pen, 1.8, '#2c2a36', 'M31 -28 L31 -16 M35 -28 L35 -16 M39 -28 L39 -16')
  for (const [x, y, role] of [
    [26, -47, '#6e6a72'],
    [35, -48, '#8a8690'],
    [44, -47, '#6e6a72'],
    [30, -54, '#8a8690'],
    [40, -54, '#6e6a72'],
  ] as const)
    oval(pen, role, x, y, 5.6, 4.6)
  for (const [x, y] of [
    [28, -62],
    [37, -66],
    [45, -60],
  ] as const)
    line(pen, 4, '#f4f6f8', `M${x} ${y} C${x - 8} ${y - 10} ${x + 8} ${y - 16} ${x} ${y - 28}`)
  outline(pen, '#d8a060', 'M-34 -76 L-14 -76 L-17 -58 L-31 -58 Z')
  mark(pen, 2, '#7a4b2a', 'M-33 -70 L-15 -70 M-32 -63 L-16 -63')
  mark(pen, 2.4, '#7a4b2a', 'M-34 -76 C -32 -90 -16 -90 -14 -76')
  line(pen, 2.6, '#e8bd84', 'M-20 -76 L-4 -90')
}

/** A canopy of mesh from a ring over a bed; a mosquito stays outside. */
const mosquitoNet: PropPainter = (pen) => {
  line(pen, 2, '#6e5a48', 'M6 -86 L6 -102')
  outline(pen, '#eef4f6', 'M-6 -86 L18 -86 C22 -64 40 -40 50 -2 L-38 -2 C -28 -40 -10 -64 -6 -86 Z')
  box(pen, '#a8703f', -24, -42, 5, 40)
  box(pen, '#8a5a34', -24, -18, 62, 8)
  box(pen, '#5f9ac8', -20, -27, 58, 10, { round: 3 })
  box(pen, '#fdf6e8', -18, -34, 20, 9, { round: 4 })
  box(pen, '#8a5a34', 33, -14, 5, 12)
  for (const x of [-26, -15, -4, 6, 16, 27, 38])
    mark(pen, 1, '#8aa4b2', `M${6 + (x - 6) * 0.27} -84 C${6 + (x - 6) * 0.36} -62 ${6 + (x - 6) * 0.9} -36 ${x} -3`)
  for (let y = -76; y < -4; y += 8) {
    const half = 12 + ((y + 86) / 84) ** 1.15 * 31
    mark(pen, 1, '#8aa4b2', `M${6 - half} ${y} L${6 + half} ${y}`)
  }
  oval(pen, '#b5793f', 6, -86, 14, 3.6)
  for (const d of ['M-34 -70 L-44 -62 L-46 -52', 'M-32 -68 L-36 -56 L-34 -48', 'M-28 -68 L-28 -56 L-24 -50']) mark(pen, 1.5, '#2c2a36', d)
  outline(pen, '#cfdde6', 'M-34 -74 C -48 -90 -50 -98 -42 -96 C -36 -92 -32 -82 -30 -75 Z')
  outline(pen, '#cfdde6', 'M-32 -75 C -32 -92 -26 -98 -22 -94 C -22 -86 -26 -80 -29 -75 Z')
  line(pen, 4, '#4a4452', 'M-46 -68 C -40 -70 -36 -72 -30 -72')
  oval(pen, '#4a4452', -25, -71, 4.6, 4.2)
  line(pen, 1.6, '#2c2a36', 'M-21 -70 L-10 -64')
}

export const EMPTY_AND_QUIET = {
  'empty-chair': emptyChair,
  'empty-wallet': emptyWallet,
  'empty-shelf': emptyShelf,
  'cuckoo-clock': cuckooClock,
  sauna,
  'mosquito-net': mosquitoNet,
} satisfies Record<string, PropPainter>
