import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'
import { leaves } from './servings.ts'

/** A printed carton of cereal. */
const cerealBox: PropPainter = (pen) => {
  outline(pen, '#c8801e', 'M26 -96 L38 -90 L38 -4 L26 0 Z')
  box(pen, '#f5b02e', -34, -96, 60, 96)
  outline(pen, '#e8433f', 'M-34 -96 L26 -96 L26 -72 C8 -62 -16 -62 -34 -72 Z', FLAT_SHAPE)
  for (const [x, w] of [
    [-26, 10],
    [-13, 8],
    [-2, 10],
    [11, 8],
  ] as const)
    box(pen, 'white', x, -88, w, 10, { ...FLAT_SHAPE, round: 3 })
  outline(pen, '#3f78c8', 'M-26 -38 L18 -38 C16 -16 6 -10 -4 -10 C -14 -10 -24 -16 -26 -38 Z')
  oval(pen, 'white', -4, -38, 22, 7)
  for (const [x, y] of [
    [-16, -40],
    [-6, -43],
    [4, -39],
    [11, -42],
    [-10, -37],
    [-20, -43],
  ] as const) {
    oval(pen, '#d8902e', x, y, 4.4, 3.6, FLAT_SHAPE)
    oval(pen, '#fff0d0', x, y, 1.6, 1.2, FLAT_SHAPE)
  }
}

/** Golden flakes of uneven shape in milk. */
const cornFlakes: PropPainter = (pen) => {
  outline(pen, '#4a86c8', 'M-48 -48 L48 -48 C46 -16 26 -4 18 0 L-18 0 C -26 -4 -46 -16 -48 -48 Z')
  oval(pen, '#7aaee0', 0, -48, 48, 14)
  oval(pen, 'white', 0, -48, 43, 11, FLAT_SHAPE)
  for (let i = 0; i < 19; i++) {
    const [x, y, r] = [-33 + ((i * 25) % 67), -48 - ((i * 7) % 13) - (i > 11 ? 6 : 0), 8 + (i % 3)]
    const rim = [0, 1, 2, 3, 4, 5].map((k) => polar(x, y, k * 1.05 + i, r * [1, 0.8, 0.95, 0.7, 1, 0.75][k]!))
    outline(pen, ['#f2b030', '#e0942a', '#f8c858'][i % 3]!, `M${rim[0]} Q${rim[1]} ${rim[2]} L${rim[3]} Q${rim[4]} ${rim[5]} Z`, {
      cel: 0.15,
    })
  }
}

/** A small box with a muffin on it and a measuring spoon of white powder. */
const bakingSoda: PropPainter = (pen) => {
  outline(pen, '#b85a1e', 'M10 -88 L24 -82 L24 -4 L10 0 Z')
  box(pen, '#ef8a2e', -42, -88, 52, 88)
  box(pen, '#fff4dc', -36, -80, 40, 14, { ...FLAT_SHAPE, round: 2 })
  mark(pen, 3, '#b85a1e', 'M-30 -73 L-2 -73')
  oval(pen, '#fff4dc', -16, -34, 20, 22, FLAT_SHAPE)
  outline(pen, '#c8403a', 'M-26 -34 L-6 -34 L-9 -18 L-23 -18 Z')
  outline(pen, '#a8642e', 'M-30 -34 C -32 -50 0 -50 -2 -34 Z')
  line(pen, 4, '#9aa4b2', 'M50 -40 L34 -20')
  outline(pen, '#b8c2ce', 'M4 -18 L36 -18 C36 -4 28 0 20 0 C12 0 4 -4 4 -18 Z')
  outline(pen, '#ffffff', 'M4 -18 C8 -32 32 -32 36 -18 Z', { cel: 0.1 })
}

/** A crescent pinched in its middle, a slip of paper out of it. */
const fortuneCookie: PropPainter = (pen) => {
  outline(pen, '#fffdf4', 'M0 -40 L44 -86 L52 -78 L10 -32 Z')
  mark(pen, 1.8, '#d8473f', 'M22 -58 L42 -79 M27 -55 L46 -75')
  outline(
    pen,
    '#e0a048',
    'M-48 -28 C -50 -62 -14 -78 6 -64 C32 -66 48 -44 44 -14 C40 -4 28 -6 24 -14 C20 -24 14 -32 2 -34 C -10 -32 -14 -24 -16 -14 C -20 -4 -32 -6 -40 -14 C -44 -18 -47 -22 -48 -28 Z',
  )
  outline(
    pen,
    '#f4c878',
    'M-44 -32 C -42 -58 -14 -70 2 -60 C -8 -54 -10 -44 -4 -36 C -18 -32 -18 -20 -24 -14 C -34 -12 -44 -20 -44 -32 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#8a5a22', 'M2 -34 C -6 -42 -4 -56 6 -63 C2 -52 4 -42 12 -32 Z', FLAT_SHAPE)
}

/** A slim squeeze bottle with a flip cap, and bubbles. */
const dishSoap: PropPainter = (pen) => {
  outline(
    pen,
    '#4cc06a',
    'M-16 -78 L16 -78 C22 -66 24 -60 20 -44 C18 -34 22 -28 22 -16 L22 -6 C22 -2 20 0 16 0 L-16 0 C -20 0 -22 -2 -22 -6 L-22 -16 C -22 -28 -18 -34 -20 -44 C -24 -60 -22 -66 -16 -78 Z',
  )
  outline(pen, 'white', 'M-9 -78 L-6 -92 L6 -92 L9 -78 Z')
  box(pen, 'white', -5, -99, 10, 8, { round: 2 })
  oval(pen, 'white', 0, -32, 15, 17, { cel: 0 })
  oval(pen, '#bcd8ea', 0, -32, 10, 11, FLAT_SHAPE)
  mark(pen, 2, 'white', 'M-4 -38 L5 -28')
  for (const [x, y, r] of [
    [32, -60, 8],
    [40, -78, 5],
    [-34, -70, 6],
    [34, -38, 4],
  ] as const) {
    oval(pen, '#cdeaf6', x, y, r, r)
    oval(pen, 'white', x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.25, PLAIN_SHAPE)
  }
}

/** A paper cup with its lid peeled open, noodles on a fork. */
const cupNoodles: PropPainter = (pen) => {
  line(pen, 3.4, '#c4ccd6', 'M44 -98 L14 -72')
  outline(pen, '#f2f4f6', 'M-36 -64 L30 -64 L22 0 L-28 0 Z')
  outline(pen, '#e8433f', 'M-34 -48 L28 -48 L24 -16 L-30 -16 Z', FLAT_SHAPE)
  oval(pen, '#f4d27a', -3, -32, 14, 9, FLAT_SHAPE)
  mark(pen, 1.6, '#c8923a', 'M-14 -32 C -10 -38 -6 -26 -2 -32 C2 -38 6 -26 9 -32')
  oval(pen, '#e4e8ee', -3, -64, 34, 9)
  oval(pen, '#c8722e', -3, -64, 28, 6, FLAT_SHAPE)
  for (let i = 0; i < 6; i++)
    line(
      pen,
      2.6,
      '#f6d67e',
      `M${-24 + i * 7} -62 C${-20 + i * 7} -${72 + (i % 3) * 3} ${-14 + i * 7} -${70 + (i % 2) * 6} ${-14 + i * 7} -62`,
    )
  for (const x of [10, 15, 20]) line(pen, 2.4, '#f6d67e', `M${x} -76 C${x - 2} -70 ${x + 2} -68 ${x - 1} -60`)
  outline(pen, '#d0d6de', 'M-38 -66 C -50 -78 -46 -96 -28 -98 C -16 -94 -14 -82 -20 -72 C -26 -74 -34 -72 -38 -66 Z')
  mark(pen, 1.6, '#9aa4b2', 'M-40 -82 L-24 -90')
}

/** A heap of noodles on a flat plate, fork in hand's reach. */
const plateOfNoodles: PropPainter = (pen) => {
  oval(pen, '#3f78c8', 0, -18, 50, 18)
  oval(pen, '#e8eef4', 0, -20, 40, 13, FLAT_SHAPE)
  outline(pen, '#ecb958', 'M-36 -20 C -40 -44 -16 -58 2 -56 C24 -56 42 -40 36 -20 C20 -10 -20 -10 -36 -20 Z')
  for (let i = 0; i < 8; i++)
    mark(
      pen,
      1.6,
      '#a8722a',
      `M${-32 + i * 7} -18 C${-38 + i * 8} -44 ${-16 + i * 6} -52 ${-14 + i * 6} -34 C${-12 + i * 6} -24 ${-22 + i * 7} -26 ${-20 + i * 6} -38`,
    )
  leaves(
    pen,
    [
      [-12, -48],
      [14, -50],
      [0, -38],
    ],
    '#4f9a3f',
  )
  for (const [x, y] of [
    [-20, -36],
    [20, -36],
    [4, -54],
  ] as const)
    line(pen, 3.4, '#ef8a2e', `M${x - 6} ${y + 2} L${x + 6} ${y - 3}`)
  line(pen, 3, '#a8562a', 'M50 -72 L-2 -52')
  line(pen, 3, '#a8562a', 'M50 -84 L2 -58')
}

/** An orange tube standing on its cap, with a sun on it. */
const sunscreen: PropPainter = (pen) => {
  outline(pen, '#f8a02e', 'M-30 -98 L30 -98 L22 -22 L-22 -22 Z')
  box(pen, '#d87a16', -31, -99, 62, 8, { round: 2 })
  box(pen, 'white', -20, -22, 40, 22, { round: 4 })
  for (let i = 0; i < 8; i++) mark(pen, 3.4, '#fff2b0', `M${polar(0, -64, i * 0.785, 15)} L${polar(0, -64, i * 0.785, 22)}`)
  oval(pen, '#ffe14a', 0, -64, 12, 12)
  box(pen, 'white', -17, -42, 34, 12, { ...FLAT_SHAPE, round: 3 })
  mark(pen, 2.6, '#d87a16', 'M-11 -36 L11 -36')
}

/** A small glass bottle with its dropper drawn out. */
const serumBottle: PropPainter = (pen) => {
  outline(pen, '#a8642a', 'M-30 -46 L-14 -54 L14 -54 L30 -46 L30 -6 C30 -2 28 0 24 0 L-24 0 C -28 0 -30 -2 -30 -6 Z')
  box(pen, '#fbf4e6', -24, -38, 48, 26, { cel: 0 })
  outline(pen, '#e8a83a', 'M0 -35 C -8 -26 -7 -16 0 -16 C7 -16 8 -26 0 -35 Z', FLAT_SHAPE)
  box(pen, '#2b2f3c', -14, -60, 28, 9, { round: 2 })
  outline(pen, '#d8eef6', 'M5 -84 L13 -80 L2 -58 L-2 -60 Z')
  outline(pen, '#2b2f3c', 'M2 -86 L18 -78 L20 -84 L6 -92 Z')
  outline(pen, '#e08a9a', 'M6 -92 C4 -104 22 -104 22 -94 L18 -84 Z')
}

export const BOXES_AND_BOWLS = {
  'cereal-box': cerealBox,
  'corn-flakes': cornFlakes,
  'baking-soda': bakingSoda,
  'fortune-cookie': fortuneCookie,
  'dish-soap': dishSoap,
  'cup-noodles': cupNoodles,
  'plate-of-noodles': plateOfNoodles,
  sunscreen,
  'serum-bottle': serumBottle,
} satisfies Record<string, PropPainter>
