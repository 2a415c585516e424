import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'
import { leaves, plate } from './servings.ts'

/** Steam rising from (x, y). */
const steam = (pen: Pen, x: number, y: number): void =>
  line(pen, 2.6, '#dfe6ee', `M${x} ${y} C${x - 8} ${y - 7} ${x + 8} ${y - 11} ${x} ${y - 19}`)

/** A cured leg with scored fat, slices cut from it before. */
const ham: PropPainter = (pen) => {
  oval(pen, '#a8743a', 0, -8, 50, 8)
  line(pen, 8, '#f4ead2', 'M30 -66 L42 -78')
  for (const [x, y] of [
    [46, -78],
    [42, -84],
  ] as const)
    oval(pen, '#f4ead2', x, y, 5, 5)
  outline(pen, '#c8643a', 'M34 -72 C18 -84 -18 -88 -36 -66 C -52 -44 -44 -14 -18 -12 C8 -12 28 -34 38 -60 Z')
  for (let i = 0; i < 5; i++) {
    mark(pen, 1.6, '#7a3418', `M${-30 + i * 13} ${-72 - i * 1.6 + (i > 2 ? i * 2 : 0)} L${-34 + i * 14} ${-22 - i * 3}`)
    mark(pen, 1.6, '#7a3418', `M${-38 + i * 2} ${-58 + i * 9} L${26 - i * 4} ${-74 + i * 13}`)
  }
  outline(pen, '#fff0dc', 'M-46 -44 C -50 -20 -34 -4 -16 -6 C0 -8 2 -32 -8 -46 C -20 -62 -42 -62 -46 -44 Z')
  outline(pen, '#ee8a8a', 'M-41 -42 C -44 -22 -32 -10 -18 -11 C -6 -13 -4 -32 -12 -43 C -22 -55 -38 -55 -41 -42 Z', FLAT_SHAPE)
  oval(pen, '#fff4e0', -25, -34, 5, 5, { cel: 0 })
  for (const x of [10, 24]) {
    outline(pen, '#fff0dc', `M${x - 14} -14 C${x - 12} -30 ${x + 16} -32 ${x + 20} -14 C${x + 16} -4 ${x - 10} -4 ${x - 14} -14 Z`)
    outline(
      pen,
      '#ee8a8a',
      `M${x - 10} -14 C${x - 8} -26 ${x + 12} -28 ${x + 16} -14 C${x + 12} -7 ${x - 8} -7 ${x - 10} -14 Z`,
      FLAT_SHAPE,
    )
  }
}

/** A slab with its T-shaped bone, a rim of fat and grill marks, seen from above. */
const steak: PropPainter = (pen) => {
  outline(pen, '#fbe6c8', 'M-46 -52 C -48 -82 -14 -94 12 -90 C42 -88 54 -60 44 -38 C34 -14 0 -2 -22 -10 C -40 -16 -46 -34 -46 -52 Z')
  outline(pen, '#8a3c28', 'M-40 -52 C -42 -76 -12 -87 12 -84 C36 -82 46 -60 38 -41 C28 -20 0 -9 -19 -16 C -34 -21 -40 -36 -40 -52 Z', {
    noInk: true,
  })
  for (const x of [-26, -8, 12, 28]) mark(pen, 3.6, '#4a1c14', `M${x - 10} ${-40 - Math.abs(x) * 0.2} L${x + 8} ${-64 - Math.abs(x) * 0.1}`)
  outline(pen, '#f8efdc', 'M-38 -66 L-12 -62 L30 -78 L34 -70 L-2 -56 L6 -22 L-2 -20 L-12 -54 L-39 -58 Z')
  leaves(
    pen,
    [
      [22, -30],
      [30, -36],
    ],
    'leaf',
  )
}

/** A flat fillet with crossed grill marks, sliced at one end, lemon and herbs. */
const chickenBreast: PropPainter = (pen) => {
  plate(pen, '#6a88a8')
  outline(pen, '#e8b468', 'M-44 -36 C -46 -60 -14 -70 10 -60 C30 -54 42 -40 40 -30 C24 -16 -38 -14 -44 -36 Z')
  for (const x of [-32, -20, -8]) {
    mark(pen, 2.6, '#7a4422', `M${x - 4} -24 L${x + 8} -58`)
    mark(pen, 2.6, '#7a4422', `M${x - 6} -50 L${x + 12} -30`)
  }
  for (const x of [6, 16, 26]) {
    outline(pen, '#e0a458', `M${x} ${-58 + (x - 6) * 0.5} C${x + 12} ${-54 + (x - 6) * 0.5} ${x + 12} -24 ${x} -22 Z`)
    outline(pen, '#fff2dc', `M${x} ${-55 + (x - 6) * 0.5} C${x + 7} ${-50 + (x - 6) * 0.5} ${x + 7} -27 ${x} -24 Z`, FLAT_SHAPE)
  }
  oval(pen, '#f4cf2e', 38, -22, 9, 8)
  oval(pen, '#fff6b8', 38, -22, 5.6, 4.8, FLAT_SHAPE)
  leaves(
    pen,
    [
      [-4, -66],
      [4, -68],
      [-34, -18],
    ],
    'leaf',
  )
}

/** A rack of glazed ribs, the ends of its bones out of one side. */
const barbecueRibs: PropPainter = (pen) => {
  oval(pen, '#b5793f', 0, -12, 50, 12)
  for (let i = 0; i < 6; i++) {
    const x = -33 + i * 13.4
    line(pen, 5.4, '#fbf2dc', `M${x} -60 L${x + 7} -84`)
    for (const d of [-2.6, 2.6]) oval(pen, '#fbf2dc', x + 7.6 + d, -86, 3.4, 3.4)
  }
  outline(pen, '#7a2a14', 'M-44 -22 L-34 -62 C -20 -72 30 -74 44 -62 L40 -20 C24 -10 -30 -10 -44 -22 Z')
  outline(pen, '#a84420', 'M-40 -26 L-31 -60 C -18 -68 28 -69 40 -60 L37 -28 C24 -22 -28 -20 -40 -26 Z', FLAT_SHAPE)
  for (let i = 0; i < 5; i++)
    mark(pen, 2.6, '#5c1c0e', `M${-24 + i * 13} -66 C${-28 + i * 13.4} -50 ${-28 + i * 13.4} -36 ${-27 + i * 13.4} -20`)
  for (const x of [-30, -14, 0, 14, 28]) mark(pen, 2.6, '#f0a068', `M${x} -56 L${x - 2} -42`)
  leaves(
    pen,
    [
      [-42, -12],
      [40, -10],
    ],
    'leaf',
  )
}

/** A full plate between fork and knife: meat, peas, potatoes. */
const dinner: PropPainter = (pen) => {
  oval(pen, 'white', 0, -46, 33, 33)
  oval(pen, '#e4e8ee', 0, -46, 26, 26, FLAT_SHAPE)
  outline(pen, '#9a5430', 'M-22 -54 C -22 -68 2 -72 12 -62 C16 -54 4 -44 -6 -46 C -16 -44 -22 -48 -22 -54 Z')
  for (const x of [-14, -5, 4]) mark(pen, 1.8, '#5a2c16', `M${x - 3} -50 L${x + 3} -62`)
  for (const [x, y] of [
    [-14, -36],
    [-4, -32],
    [-12, -28],
  ] as const)
    oval(pen, '#f2cf7a', x, y, 7, 5.6)
  for (let i = 0; i < 9; i++) oval(pen, '#5cb03c', 10 + (i % 3) * 5, -44 + Math.floor(i / 3) * 5, 3, 3, { cel: 0.1, noInk: i % 2 > 0 })
  line(pen, 4, '#b8c2ce', 'M-43 -6 L-43 -56')
  for (const x of [-47, -43, -39]) line(pen, 2, '#b8c2ce', `M${x} -64 L${x} -82`)
  outline(pen, '#b8c2ce', 'M-49 -66 L-37 -66 C -37 -56 -49 -56 -49 -66 Z')
  outline(pen, '#c8d0da', 'M40 -88 C50 -82 50 -56 46 -46 L40 -46 Z')
  line(pen, 4, '#8a93a2', 'M43 -42 L43 -6')
  for (const x of [-8, 8]) steam(pen, x, -78)
}

/** A pot from the side with chunks in brown gravy and a ladle. */
const stew: PropPainter = (pen) => {
  line(pen, 5, '#9aa4b2', 'M20 -50 L40 -92')
  outline(pen, '#3f5f86', 'M-40 -54 L40 -54 L37 -10 C36 -2 30 0 24 0 L-24 0 C -30 0 -36 -2 -37 -10 Z')
  for (const side of [-1, 1]) line(pen, 5, '#2c4464', `M${side * 41} -42 C${side * 52} -42 ${side * 52} -28 ${side * 40} -28`)
  oval(pen, '#56789f', 0, -54, 42, 14)
  oval(pen, '#9a5426', 0, -53, 36, 10, FLAT_SHAPE)
  for (const [x, y, role] of [
    [-20, -54, '#ef8a2e'],
    [-4, -58, '#7a3c22'],
    [10, -51, '#ecd08a'],
    [-9, -48, '#6fae3e'],
    [24, -56, '#7a3c22'],
    [-26, -50, '#7a3c22'],
  ] as const)
    oval(pen, role, x, y, 6, 4.4, { cel: 0.15 })
  for (const x of [-18, 2]) steam(pen, x, -68)
}

/** A deep pan over its handle with broccoli, peppers and noodles. */
const stirFry: PropPainter = (pen) => {
  line(pen, 7, '#7a4a2a', 'M30 -44 L50 -66')
  outline(pen, '#3a3c4a', 'M-50 -46 L38 -46 C34 -14 14 -2 -6 -2 C -26 -2 -46 -14 -50 -46 Z')
  oval(pen, '#565a6c', -6, -46, 44, 12)
  outline(pen, '#f2cf7a', 'M-42 -48 C -34 -64 22 -66 30 -48 C20 -38 -32 -38 -42 -48 Z', { cel: 0 })
  mark(pen, 1.8, '#c8943a', 'M-34 -46 C -24 -60 -12 -40 -2 -54 C8 -62 14 -42 24 -50')
  for (const [x, y] of [
    [-24, -58],
    [10, -62],
  ] as const) {
    line(pen, 5, '#a8d06a', `M${x} ${y + 10} L${x} ${y}`)
    for (const [dx, dy] of [
      [-7, -2],
      [7, -2],
      [0, -8],
    ] as const)
      oval(pen, '#3f8a3a', x + dx, y + dy, 8, 7)
  }
  for (const [role, d] of [
    ['red', 'M-12 -56 C -8 -66 -2 -66 0 -54'],
    ['#f2b82e', 'M18 -50 C20 -58 26 -58 28 -50'],
    ['red', 'M-36 -48 C -34 -54 -28 -54 -28 -46'],
  ] as const)
    line(pen, 4, role, d)
  for (const x of [-14, 22]) steam(pen, x, -76)
}

export const MEAT_AND_POTS = {
  'meat-on-bone': ham,
  steak,
  'chicken-breast': chickenBreast,
  'barbecue-ribs': barbecueRibs,
  'fork-and-knife-with-plate': dinner,
  'pot-of-food': stew,
  'shallow-pan-of-food': stirFry,
} satisfies Record<string, PropPainter>
