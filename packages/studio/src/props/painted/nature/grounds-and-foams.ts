import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** Lumps of ice that fall from a dark cloud and bounce on the ground. */
const hailstone: PropPainter = (pen) => {
  outline(pen, '#5f6a80', 'M-44 -60 C -56 -66 -52 -82 -38 -82 C -36 -98 -12 -104 0 -92 C14 -102 36 -96 38 -80 C52 -80 54 -64 44 -60 Z')
  for (const [x, y, r] of [
    [-32, -44, 8],
    [-6, -38, 10],
    [24, -46, 7],
    [38, -30, 6],
    [12, -22, 7],
    [-24, -18, 7],
  ] as const) {
    mark(
      pen,
      1.6,
      '#a8c4d8',
      `M${x - r * 0.6} ${y - r * 1.5} L${x - r * 0.6} ${y - r * 2.2} M${x + r * 0.5} ${y - r * 1.5} L${x + r * 0.5} ${y - r * 2}`,
    )
    oval(pen, '#d4eaf6', x, y, r, r)
    oval(pen, 'white', x - r * 0.25, y - r * 0.3, r * 0.42, r * 0.36, PLAIN_SHAPE)
  }
  outline(pen, '#7a8a6a', 'M-50 0 C -36 -8 36 -8 50 0 Z')
  for (const [x, r] of [
    [-40, 5],
    [-28, 4],
    [-12, 6],
    [2, 4],
    [22, 6],
    [36, 5],
    [46, 3.4],
  ] as const)
    oval(pen, '#d4eaf6', x, -r, r, r)
}

/** A bare shore at low tide: wet ripples, winding channels, a wader looking for worms. */
const mudflat: PropPainter = (pen) => {
  box(pen, '#f4d4a0', -50, -98, 100, 40, { round: 3, cel: 0 })
  oval(pen, '#fff0c0', 18, -66, 11, 11, { ...FLAT_SHAPE, emissive: true })
  box(pen, '#8fb0bc', -50, -66, 100, 8, FLAT_SHAPE)
  box(pen, '#8a6e56', -50, -60, 100, 60, { cel: 0 })
  outline(
    pen,
    '#c4d4d4',
    'M14 -60 C22 -50 -20 -46 -14 -38 C -6 -28 40 -32 34 -20 C30 -10 -6 -14 -22 0 L-2 0 C12 -8 50 -8 50 -22 C50 -38 10 -34 8 -42 C8 -48 34 -50 26 -60 Z',
    FLAT_SHAPE,
  )
  for (const [x, y] of [
    [-46, -48],
    [-40, -36],
    [-48, -26],
    [-40, -14],
    [34, -46],
    [14, -22],
    [32, -6],
    [-8, -22],
  ] as const)
    mark(pen, 2, '#5c4636', `M${x} ${y} C${x + 4} ${y - 4} ${x + 8} ${y - 4} ${x + 12} ${y}`)
  for (const [x, y] of [
    [-20, -10],
    [40, -38],
    [-34, -6],
  ] as const) {
    oval(pen, '#6b5240', x, y, 4, 2.4, FLAT_SHAPE)
    oval(pen, '#6b5240', x + 2, y - 2.4, 2.6, 1.8, FLAT_SHAPE)
  }
  mark(pen, 2, '#c8503a', 'M-32 -34 L-32 -22 M-25 -34 L-24 -22')
  outline(pen, '#f2f0ea', 'M-44 -46 C -36 -54 -20 -52 -18 -42 C -20 -34 -34 -32 -40 -38 Z')
  outline(pen, '#3a3844', 'M-46 -46 C -38 -52 -30 -50 -26 -44 C -32 -40 -38 -40 -41 -40 Z')
  oval(pen, '#3a3844', -16, -50, 5, 5)
  line(pen, 2.2, '#e0682e', 'M-12 -49 L-1 -42')
}

/** A hand and a hat in a sucking pool of sand. */
const quicksand: PropPainter = (pen) => {
  outline(pen, '#d8b06a', 'M-52 -12 C -50 -34 -24 -42 0 -42 C26 -42 52 -34 52 -14 C50 2 -50 2 -52 -12 Z')
  oval(pen, '#b5873e', 0, -20, 40, 15, PLAIN_SHAPE)
  oval(pen, '#9a6e2e', 0, -19, 30, 10.4, FLAT_SHAPE)
  oval(pen, '#b5873e', 0, -19, 23, 7.4, FLAT_SHAPE)
  oval(pen, '#8a5f26', 0, -18, 14, 4.6, FLAT_SHAPE)
  outline(pen, '#3a6fa8', 'M-9 -18 L-9 -40 L9 -40 L9 -18 C4 -15 -4 -15 -9 -18 Z')
  for (const d of ['M-8 -62 L-18 -82', 'M-3 -64 L-7 -92', 'M3 -64 L5 -94', 'M8 -62 L15 -86', 'M8 -54 L22 -66']) line(pen, 6, 'skin', d)
  outline(pen, 'skin', 'M-7 -40 C -16 -54 -12 -66 0 -66 C12 -66 14 -54 7 -40 Z', { noInk: true })
  oval(pen, '#c8a064', 30, -24, 17, 5)
  outline(pen, '#d8b47a', 'M20 -26 C20 -42 40 -42 40 -26 C34 -22 26 -22 20 -26 Z')
  mark(pen, 3, '#8a3a2a', 'M20 -28 C26 -25 34 -25 40 -28')
}

/** A tub that brims over with suds. */
const foam: PropPainter = (pen) => {
  outline(pen, '#3a86c8', 'M-44 -36 L44 -36 L36 0 L-36 0 Z')
  for (const [x, y, r] of [
    [-30, -48, 15],
    [30, -48, 15],
    [-16, -66, 17],
    [16, -66, 17],
    [0, -80, 15],
    [0, -52, 20],
    [-44, -36, 9],
    [-38, -24, 8],
    [42, -36, 9],
    [12, -34, 11],
    [-14, -36, 12],
  ] as const)
    oval(pen, '#f2f8fc', x, y, r, r, { cel: 0.12 })
  outline(pen, '#f2f8fc', 'M-34 -50 C -30 -70 -10 -84 0 -84 C10 -84 30 -70 34 -50 C20 -36 -20 -36 -34 -50 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [-18, -60, 6],
    [4, -70, 7],
    [20, -56, 6],
    [-4, -48, 5],
    [-30, -46, 4],
    [34, -44, 4],
    [12, -42, 4],
  ] as const) {
    mark(
      pen,
      1.4,
      '#8fb8d8',
      `M${x - r} ${y} C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y} C${x + r} ${y + r * 1.3} ${x - r} ${y + r * 1.3} ${x - r} ${y}`,
    )
    mark(
      pen,
      1.6,
      '#f4b8d0',
      `M${x - r * 0.5} ${y - r * 0.3} C${x - r * 0.4} ${y - r * 0.6} ${x} ${y - r * 0.7} ${x + r * 0.2} ${y - r * 0.6}`,
    )
  }
  for (const [x, y, r] of [
    [-40, -76, 6],
    [40, -82, 7],
    [28, -96, 4],
    [-28, -92, 4],
  ] as const) {
    oval(pen, '#cfeaf8', x, y, r, r)
    oval(pen, 'white', x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.3, PLAIN_SHAPE)
  }
}

/** Green and glossy, dripping from a ledge into a puddle. */
const slime: PropPainter = (pen) => {
  outline(
    pen,
    '#6fd02e',
    'M-50 -96 L50 -96 L50 -76 C50 -60 40 -60 40 -72 C40 -80 32 -80 32 -70 L32 -42 C32 -30 20 -30 20 -42 L20 -66 C20 -76 10 -76 10 -66 L10 -26 C10 -12 -6 -12 -6 -26 L-6 -64 C -6 -74 -16 -74 -16 -64 L-16 -54 C -16 -42 -28 -42 -28 -54 L-28 -68 C -28 -78 -38 -78 -38 -68 C -38 -58 -50 -58 -50 -72 Z',
  )
  outline(pen, '#6fd02e', 'M-44 -4 C -46 -16 -26 -16 -18 -14 C -10 -22 14 -22 20 -14 C32 -16 48 -12 44 -4 C36 2 -36 2 -44 -4 Z')
  mark(pen, 3.4, '#dcffb0', 'M-42 -88 L-14 -88 M-4 -88 L4 -88 M-30 -9 L-16 -10')
  mark(pen, 2.6, '#dcffb0', 'M-1 -60 L-1 -34 M26 -62 L26 -48 M-22 -68 L-22 -60')
  for (const [x, y, r] of [
    [2, -78, 4],
    [38, -88, 3],
    [-34, -80, 3],
    [18, -84, 2.4],
    [24, -7, 3],
    [2, -9, 3.4],
  ] as const)
    oval(pen, '#a8ec5a', x, y, r, r * 0.9, PLAIN_SHAPE)
}

/** A solid with three square faces in view. */
const cube: PropPainter = (pen) => {
  outline(pen, '#8fc0ee', 'M0 -98 L44 -76 L0 -54 L-44 -76 Z', { cel: 0 })
  outline(pen, '#4a86c8', 'M-44 -76 L0 -54 L0 -2 L-44 -24 Z', { cel: 0 })
  outline(pen, '#2c5c9a', 'M44 -76 L0 -54 L0 -2 L44 -24 Z', { cel: 0 })
}

export const GROUNDS_AND_FOAMS = { hailstones: hailstone, mudflat, quicksand, foam, slime, cube } satisfies Record<string, PropPainter>
