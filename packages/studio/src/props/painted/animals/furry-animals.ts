import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { eye, mark, oval } from '../world/details.ts'

/** Small, round and upright, with a smile. */
const quokka: PropPainter = (pen) => {
  line(pen, 6, '#7a5a40', 'M18 -8 C36 -4 46 -8 50 -16')
  outline(pen, '#8f6a4a', 'M-26 -8 C -34 -40 -20 -60 0 -60 C20 -60 34 -40 26 -8 C14 2 -14 2 -26 -8 Z')
  outline(pen, '#c8a67e', 'M-14 -8 C -18 -34 -10 -46 0 -46 C10 -46 18 -34 14 -8 Z', PLAIN_SHAPE)
  for (const side of [-1, 1]) {
    outline(pen, '#7a5a40', `M${side * 8} 0 C${side * 8} -10 ${side * 30} -12 ${side * 34} -2 L${side * 34} 0 Z`)
    line(pen, 7, '#7a5a40', `M${side * 18} -42 C${side * 18} -32 ${side * 12} -28 ${side * 6} -30`)
    oval(pen, '#8f6a4a', side * 20, -92, 9, 9)
    oval(pen, '#d8a890', side * 20, -91, 5, 5, PLAIN_SHAPE)
  }
  outline(pen, '#8f6a4a', 'M0 -98 C18 -98 28 -86 28 -74 C34 -60 18 -50 0 -50 C -18 -50 -34 -60 -28 -74 C -28 -86 -18 -98 0 -98 Z')
  oval(pen, '#d2b48e', 0, -63, 18, 11, PLAIN_SHAPE)
  outline(pen, '#2a2020', 'M-7 -74 C -5 -79 5 -79 7 -74 C6 -68 -6 -68 -7 -74 Z', PLAIN_SHAPE)
  for (const x of [-15, 15]) eye(pen, x, -79, 3.4)
  outline(pen, '#7a2c34', 'M-14 -64 C -6 -60 6 -60 14 -64 C10 -53 -10 -53 -14 -64 Z', PLAIN_SHAPE)
  outline(pen, '#e88a8a', 'M-7 -57 C -3 -60 3 -60 7 -57 C3 -54 -3 -54 -7 -57 Z', PLAIN_SHAPE)
}

/** A low barrel on short clawed legs, without neck or tail, with a broad bare nose. */
const wombat: PropPainter = (pen) => {
  outline(pen, '#8a6242', 'M-54 0 C -44 -8 30 -10 54 0 Z')
  for (const x of [-34, -6]) outline(pen, '#554338', `M${x} -22 L${x + 18} -22 L${x + 18} -3 L${x} -3 Z`)
  outline(pen, '#7a6658', 'M-50 -20 C -58 -52 -36 -72 -6 -72 C24 -72 40 -56 38 -30 C34 -10 6 -8 -20 -8 C -40 -8 -48 -10 -50 -20 Z')
  for (const x of [-36, 2]) {
    outline(pen, '#665245', `M${x} -24 L${x + 22} -24 L${x + 24} -2 L${x - 2} -2 Z`)
    mark(pen, 2, '#e0d4c8', `M${x + 3} -2 L${x + 4} -7 M${x + 10} -2 L${x + 10} -7 M${x + 17} -2 L${x + 17} -7`)
  }
  for (const [x, tip] of [
    [10, 6],
    [42, 46],
  ] as const)
    outline(pen, '#665245', `M${x - 6} -64 C${tip - 6} -82 ${tip + 6} -82 ${x + 6} -64 Z`)
  outline(pen, '#8a7464', 'M26 -72 C44 -72 54 -60 54 -44 C54 -28 42 -20 26 -20 C10 -20 -2 -28 -2 -44 C -2 -60 8 -72 26 -72 Z')
  outline(pen, '#2c2426', 'M10 -50 C10 -58 18 -58 26 -55 C34 -58 42 -58 42 -50 C42 -38 34 -34 26 -34 C18 -34 10 -38 10 -50 Z', PLAIN_SHAPE)
  oval(pen, '#6e6064', 20, -51, 4, 2.4, PLAIN_SHAPE)
  for (const x of [7, 45]) eye(pen, x, -58, 2.4)
  mark(pen, 1.8, '#4a3a36', 'M26 -34 L26 -29 M18 -27 C22 -24 25 -26 26 -29 C27 -26 30 -24 34 -27')
}

function ringedTail(pen: Pen, d: string, width: number, rings: readonly string[], role: string, ring: string): void {
  line(pen, width, role, d)
  for (const one of rings) mark(pen, 5, ring, one)
}

/** Ring-tailed: a striped tail held high, a white face with dark eye patches and orange eyes. */
const lemur: PropPainter = (pen) => {
  ringedTail(
    pen,
    'M-18 -8 C -50 -14 -50 -50 -34 -64 C -24 -74 -30 -86 -40 -92',
    12,
    [
      'M-34 -7 L-28 -19',
      'M-49 -21 L-38 -27',
      'M-51 -38 L-39 -38',
      'M-47 -54 L-35 -48',
      'M-36 -68 L-26 -59',
      'M-37 -79 L-25 -79',
      'M-43 -88 L-36 -96',
    ],
    '#aeaab6',
    '#22202a',
  )
  outline(pen, '#8f8c94', 'M-20 0 C -28 -30 -16 -56 6 -56 C28 -56 36 -28 30 0 Z')
  outline(pen, '#eceae4', 'M-4 0 C -8 -26 -2 -44 8 -44 C18 -44 22 -26 18 0 Z', PLAIN_SHAPE)
  for (const x of [-8, 22]) {
    line(pen, 8, '#8f8c94', `M${x + (x < 0 ? -2 : 2)} -44 C${x} -30 ${x} -20 ${x + 1} -8`)
    oval(pen, '#22202a', x + 1, -4, 7, 4.6)
  }
  for (const side of [-1, 1]) {
    outline(pen, '#f2efe8', `M${8 + side * 10} -84 C${8 + side * 16} -102 ${8 + side * 30} -98 ${8 + side * 24} -78 Z`)
    outline(pen, '#8f8c94', `M${8 + side * 15} -86 C${8 + side * 18} -95 ${8 + side * 25} -93 ${8 + side * 22} -82 Z`, PLAIN_SHAPE)
  }
  outline(pen, '#f2efe8', 'M8 -94 C24 -94 32 -82 30 -70 C28 -60 18 -48 8 -48 C -2 -48 -12 -60 -14 -70 C -16 -82 -8 -94 8 -94 Z')
  outline(pen, '#77747e', 'M8 -94 C20 -94 28 -88 29 -82 C18 -84 12 -82 8 -74 C4 -82 -2 -84 -13 -82 C -12 -88 -4 -94 8 -94 Z', PLAIN_SHAPE)
  for (const x of [-3, 19]) {
    oval(pen, '#22202a', x, -74, 8, 8.4, PLAIN_SHAPE)
    oval(pen, '#f08a1e', x, -74, 5.2, 5.4, PLAIN_SHAPE)
    oval(pen, 'black', x, -74, 2.4, 2.6, PLAIN_SHAPE)
  }
  outline(pen, '#22202a', 'M2 -60 C4 -66 12 -66 14 -60 C14 -52 2 -52 2 -60 Z', PLAIN_SHAPE)
}

/** Rust-red with a white mask, black legs and a thick ringed tail. */
const redPanda: PropPainter = (pen) => {
  ringedTail(
    pen,
    'M-14 -10 C -42 -6 -50 -30 -40 -58',
    19,
    ['M-34 -1 L-30 -18', 'M-50 -14 L-36 -24', 'M-53 -32 L-37 -32', 'M-51 -49 L-35 -45'],
    '#c4562a',
    '#e8a866',
  )
  outline(pen, '#c4562a', 'M-22 -6 C -30 -36 -14 -54 8 -54 C30 -54 38 -34 32 -6 C20 2 -10 2 -22 -6 Z')
  outline(pen, '#2a1c1e', 'M-8 -4 C -12 -28 -4 -42 8 -42 C20 -42 26 -28 22 -4 Z', PLAIN_SHAPE)
  for (const x of [-10, 26]) {
    line(pen, 10, '#2a1c1e', `M${x} -40 C${x - 2} -28 ${x} -18 ${x} -8`)
    oval(pen, '#2a1c1e', x, -4, 9, 5)
  }
  for (const side of [-1, 1]) {
    outline(pen, '#f6efe4', `M${8 + side * 10} -86 C${8 + side * 18} -104 ${8 + side * 34} -102 ${8 + side * 28} -76 Z`)
    outline(pen, '#7a2c1e', `M${8 + side * 16} -86 C${8 + side * 20} -96 ${8 + side * 28} -94 ${8 + side * 24} -80 Z`, PLAIN_SHAPE)
  }
  outline(pen, '#c4562a', 'M8 -94 C28 -94 38 -80 38 -68 C38 -54 24 -46 8 -46 C -8 -46 -22 -54 -22 -68 C -22 -80 -12 -94 8 -94 Z')
  for (const side of [-1, 1]) {
    outline(
      pen,
      '#f6efe4',
      `M${8 + side * 14} -50 C${8 + side * 30} -54 ${8 + side * 30} -66 ${8 + side * 24} -72 C${8 + side * 20} -64 ${8 + side * 16} -60 ${8 + side * 12} -58 Z`,
      PLAIN_SHAPE,
    )
    oval(pen, '#f6efe4', 8 + side * 12, -82, 5, 3.6, PLAIN_SHAPE)
    mark(pen, 3.4, '#8a3218', `M${8 + side * 12} -70 C${8 + side * 16} -62 ${8 + side * 16} -54 ${8 + side * 12} -50`)
    eye(pen, 8 + side * 12, -73, 3.2)
  }
  oval(pen, '#f6efe4', 8, -58, 11, 9, PLAIN_SHAPE)
  outline(pen, '#22181a', 'M2 -64 C4 -68 12 -68 14 -64 C13 -58 3 -58 2 -64 Z', PLAIN_SHAPE)
  mark(pen, 1.6, '#22181a', 'M8 -60 L8 -56 M3 -54 C5 -52 7 -53 8 -56 C9 -53 11 -52 13 -54')
}

/** Bands of armour over its back, long ears, a pointed nose and a ringed tail. */
const armadillo: PropPainter = (pen) => {
  outline(pen, '#8f7a6a', 'M-34 -28 C -44 -24 -50 -12 -52 -2 C -44 -4 -34 -10 -28 -18 Z')
  mark(pen, 1.6, '#5a483c', 'M-42 -22 L-37 -14 M-47 -13 L-42 -9')
  for (const x of [-24, 14]) outline(pen, '#c8a08a', `M${x - 6} -22 L${x + 8} -22 L${x + 8} 0 L${x - 5} 0 Z`)
  outline(pen, '#d8b29c', 'M22 -44 C36 -46 46 -30 54 -18 C54 -12 48 -12 42 -14 C32 -16 24 -18 18 -24 Z')
  for (const x of [22, 32])
    outline(pen, '#c8a08a', `M${x} -42 C${x - 6} -60 ${x + 2} -66 ${x + 6} -62 C${x + 10} -56 ${x + 8} -46 ${x + 6} -40 Z`)
  outline(pen, '#9c8676', 'M-38 -18 C -46 -50 -24 -74 -4 -74 C18 -74 34 -54 30 -24 C26 -14 -30 -12 -38 -18 Z')
  for (const x of [-16, -8, 0, 8]) mark(pen, 2.4, '#5a483c', `M${x} -73 C${x - 4} -52 ${x - 4} -34 ${x - 2} -14`)
  for (const [x, y] of [
    [-30, -44],
    [-24, -56],
    [-24, -38],
    [-32, -30],
    [-22, -24],
    [16, -56],
    [22, -44],
    [16, -40],
    [24, -30],
    [16, -24],
  ] as const)
    oval(pen, '#6e5a4c', x, y, 2.4, 2, PLAIN_SHAPE)
  eye(pen, 38, -32, 2.4)
  oval(pen, '#4a3030', 53, -16, 2.6, 2.2, PLAIN_SHAPE)
}

/** Grey and heavy, with a paddle for a tail, flippers and a bristly drooping snout. */
const manatee: PropPainter = (pen) => {
  outline(pen, '#7f8a90', 'M-26 -52 C -42 -52 -50 -66 -52 -78 C -40 -80 -28 -74 -18 -62 Z')
  outline(pen, '#8f9aa0', 'M-30 -54 C -18 -76 16 -80 34 -66 C46 -58 52 -40 46 -26 C38 -20 28 -24 26 -32 C8 -18 -20 -26 -30 -54 Z')
  outline(pen, '#aab4b8', 'M-20 -42 C -6 -30 10 -30 24 -36 C12 -22 -10 -22 -20 -42 Z', PLAIN_SHAPE)
  outline(pen, '#aab4b8', 'M30 -42 C38 -46 48 -42 47 -28 C40 -20 28 -24 27 -32 Z', PLAIN_SHAPE)
  for (const [x, y] of [
    [34, -32],
    [40, -34],
    [37, -27],
    [43, -28],
  ] as const)
    oval(pen, '#4a545a', x, y, 1.2, 1.2, PLAIN_SHAPE)
  mark(pen, 1.8, '#4a545a', 'M42 -40 L44 -38 M27 -33 C32 -28 38 -22 45 -26')
  mark(pen, 1.6, '#5f6a70', 'M22 -50 C20 -46 20 -42 22 -38 M16 -54 C13 -48 13 -42 15 -36')
  outline(pen, '#6e7a80', 'M8 -40 C16 -34 16 -14 6 -6 C -4 -8 -4 -24 -2 -36 Z')
  eye(pen, 32, -52, 2.4)
  for (const [x, y, r] of [
    [48, -60, 3],
    [42, -74, 2.2],
    [46, -86, 3.4],
  ] as const)
    oval(pen, 'waterLight', x, y, r, r)
}

export const FURRY_ANIMALS = { quokka, wombat, lemur, 'red-panda': redPanda, armadillo, manatee } satisfies Record<string, PropPainter>
