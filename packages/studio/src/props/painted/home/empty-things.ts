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

export const EMPTY_THINGS = {
  'empty-chair': emptyChair,
  'empty-wallet': emptyWallet,
  'empty-shelf': emptyShelf,
} satisfies Record<string, PropPainter>
