import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'
import { leaves, plate } from './servings.ts'

/** A block of pasta sheets, meat sauce and white sauce under a browned crust. */
const lasagna: PropPainter = (pen) => {
  plate(pen)
  oval(pen, '#c83a22', 6, -18, 38, 9, FLAT_SHAPE)
  outline(pen, '#e8a83a', 'M-36 -66 L-8 -80 L38 -70 L12 -54 Z')
  for (const [x, y, r] of [
    [-14, -68, 5],
    [4, -72, 4],
    [14, -64, 5],
    [-2, -62, 3],
    [26, -69, 3],
  ] as const)
    oval(pen, '#b5601e', x, y, r, r * 0.55, FLAT_SHAPE)
  outline(pen, '#c8402a', 'M-36 -66 L12 -54 L12 -8 L-36 -22 Z')
  outline(pen, '#a8321e', 'M12 -54 L38 -70 L38 -26 L12 -8 Z')
  for (const y of [0, 13, 26]) {
    outline(
      pen,
      '#fbe3a4',
      `M-37 ${-62 + y} C -30 ${-64 + y} -28 ${-54 + y} -20 ${-57 + y} C -12 ${-60 + y} -12 ${-50 + y} -4 ${-53 + y} C4 ${-56 + y} 4 ${-46 + y} 12 ${-49 + y} L12 ${-44 + y} C4 ${-41 + y} 4 ${-51 + y} -4 ${-48 + y} C -12 ${-45 + y} -12 ${-55 + y} -20 ${-52 + y} C -28 ${-49 + y} -30 ${-59 + y} -37 ${-57 + y} Z`,
      FLAT_SHAPE,
    )
    outline(pen, '#ecc884', `M12 ${-49 + y} L38 ${-65 + y} L38 ${-60 + y} L12 ${-44 + y} Z`, FLAT_SHAPE)
  }
  for (const [x, w] of [
    [-24, 5],
    [-4, 6],
  ] as const)
    outline(pen, '#fff6dc', `M${x} -63 L${x + w} -60 L${x + w} -46 C${x + w} -42 ${x} -42 ${x} -46 Z`, FLAT_SHAPE)
  leaves(pen, [[0, -70]], 'leaf')
}

/** A thin pancake folded to a fan, seen from above, under chocolate, sugar and strawberries. */
const crepes: PropPainter = (pen) => {
  oval(pen, '#9ac4e0', 0, -46, 49, 46)
  oval(pen, '#dcecf6', 0, -46, 41, 38, FLAT_SHAPE)
  for (const [d, role] of [
    ['M-2 -84 C18 -84 36 -66 40 -40 C34 -32 30 -38 24 -30 C18 -24 12 -30 6 -24 C -2 -20 -10 -28 -16 -24 Z', '#e2ae58'],
    ['M-6 -84 C12 -82 28 -62 30 -38 C24 -30 18 -36 12 -28 C6 -22 -2 -28 -8 -22 C -16 -18 -22 -26 -30 -24 Z', '#f0c878'],
    ['M-8 -84 C4 -78 14 -60 16 -38 C10 -30 4 -34 -2 -26 C -10 -20 -16 -26 -24 -20 C -32 -18 -36 -26 -40 -30 Z', '#f8dc9a'],
  ] as const)
    outline(pen, role, d)
  for (const [x, y] of [
    [-6, -66],
    [-14, -50],
    [2, -50],
    [-24, -34],
    [-6, -38],
  ] as const)
    oval(pen, '#d8a04a', x, y, 3, 2.4, FLAT_SHAPE)
  mark(pen, 3.4, '#4e2a18', 'M-14 -76 L6 -68 L-22 -60 L12 -52 L-30 -44 L14 -38 L-34 -30')
  for (const [x, y] of [
    [28, -70],
    [-36, -62],
  ] as const) {
    outline(
      pen,
      '#e8343e',
      `M${x} ${y + 9} C${x - 10} ${y + 2} ${x - 8} ${y - 8} ${x} ${y - 6} C${x + 8} ${y - 8} ${x + 10} ${y + 2} ${x} ${y + 9} Z`,
    )
    leaves(pen, [[x, y - 6]], 'leaf')
  }
}

/** One three-cornered chip. */
const chip = (pen: Pen, x: number, y: number, turn: number, r: number, role = '#f2b84a'): void => {
  outline(
    pen,
    role,
    `M${polar(x, y, turn, r)} Q${polar(x, y, turn + 0.9, r * 0.56)} ${polar(x, y, turn + 2.09, r)} Q${polar(x, y, turn + 3.1, r * 0.56)} ${polar(x, y, turn + 4.19, r)} Q${polar(x, y, turn + 5.2, r * 0.56)} ${polar(x, y, turn, r)} Z`,
  )
  for (const k of [0.4, 2.4, 4.4]) oval(pen, '#d08a2a', x + Math.cos(k) * r * 0.3, y + Math.sin(k) * r * 0.3, 1.4, 1.2, FLAT_SHAPE)
}

/** Chips with cheese running over them, green rings, a bowl of guacamole. */
const nachos: PropPainter = (pen) => {
  plate(pen, '#4a7ab5')
  for (const [x, y, turn] of [
    [-34, -36, 0.2],
    [-2, -58, 1],
    [34, -40, 0.6],
    [-22, -52, -0.5],
    [18, -54, 0.1],
    [-14, -34, 0.9],
    [20, -30, -0.4],
  ] as const)
    chip(pen, x, y, turn, 21)
  chip(pen, -6, -76, -1.4, 20)
  outline(
    pen,
    '#ffd23a',
    'M-26 -52 C -16 -66 14 -66 24 -50 C30 -44 24 -36 20 -42 C14 -46 14 -30 8 -32 C2 -34 4 -44 -4 -42 C -10 -40 -8 -24 -15 -26 C -21 -28 -16 -42 -24 -42 C -30 -42 -32 -48 -26 -52 Z',
    { cel: 0.1 },
  )
  for (const [x, y] of [
    [-12, -52],
    [12, -50],
    [0, -60],
  ] as const) {
    oval(pen, '#4f9a3f', x, y, 6, 4.4)
    oval(pen, '#d8ecb0', x, y, 3.4, 2.2, FLAT_SHAPE)
  }
  outline(pen, '#5a3a28', 'M18 -24 L48 -24 C46 -8 40 -4 33 -4 C26 -4 20 -8 18 -24 Z')
  oval(pen, '#8fbf4a', 33, -24, 15, 5)
}

/** A heap of noodles around (0, -30), as wide as a plate. */
function noodles(pen: Pen, role: string, dark: string): void {
  outline(pen, role, 'M-38 -22 C -44 -40 -24 -52 0 -54 C24 -52 44 -40 38 -22 C24 -10 -24 -10 -38 -22 Z')
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-28 + i * 7, -22 - ((i * 5) % 11)]
    mark(
      pen,
      1.5,
      dark,
      `M${x - 10} ${y + 5} C${x - 8} ${y - 14} ${x + 12} ${y - 14} ${x + 9} ${y + 4} C${x + 4} ${y + 10} ${x - 4} ${y + 2} ${x + 1} ${y - 5}`,
    )
  }
  for (const x of [-34, 30]) line(pen, 2.4, role, `M${x} -20 C${x - 4} -12 ${x + 8} -12 ${x + 4} -8`)
}

/** Noodles with tomato sauce and meatballs. */
const spaghetti: PropPainter = (pen) => {
  plate(pen)
  noodles(pen, '#f6d27a', '#c8963a')
  outline(
    pen,
    '#d03a22',
    'M-28 -40 C -20 -58 20 -60 28 -40 C32 -32 22 -28 18 -34 C10 -30 4 -26 -2 -34 C -10 -26 -16 -30 -18 -36 C -26 -30 -32 -34 -28 -40 Z',
    { cel: 0 },
  )
  for (const [x, y] of [
    [-16, -48],
    [14, -50],
    [0, -42],
    [-1, -62],
  ] as const) {
    oval(pen, '#7a4022', x, y, 12, 11)
    oval(pen, '#a8643a', x - 3, y - 4, 4, 3, PLAIN_SHAPE)
  }
  leaves(pen, [[8, -72]], 'leaf')
}

/** Noodles under slices of mushroom. */
const mushroomPasta: PropPainter = (pen) => {
  plate(pen, '#7a94b5')
  noodles(pen, '#f8e2a8', '#c8a45a')
  for (const [x, y] of [
    [-22, -34],
    [2, -50],
    [24, -36],
    [0, -28],
  ] as const) {
    outline(
      pen,
      '#a8744a',
      `M${x - 13} ${y} C${x - 14} ${y - 18} ${x + 14} ${y - 18} ${x + 13} ${y} C${x + 10} ${y + 4} ${x + 6} ${y + 1} ${x + 5} ${y + 1} L${x + 5} ${y + 12} L${x - 5} ${y + 12} L${x - 5} ${y + 1} C${x - 6} ${y + 1} ${x - 10} ${y + 4} ${x - 13} ${y} Z`,
    )
    outline(
      pen,
      '#f4e4cc',
      `M${x - 9} ${y - 2} C${x - 9} ${y - 12} ${x + 9} ${y - 12} ${x + 9} ${y - 2} L${x + 3} ${y - 2} L${x + 3} ${y + 9} L${x - 3} ${y + 9} L${x - 3} ${y - 2} Z`,
      FLAT_SHAPE,
    )
  }
  leaves(pen, [[-6, -64]], 'leaf')
}

/** Square cushions of pasta with pinked rims in tomato sauce. */
const ravioli: PropPainter = (pen) => {
  plate(pen)
  oval(pen, '#d03a22', 0, -22, 38, 12, FLAT_SHAPE)
  for (const [x, y] of [
    [-20, -46],
    [18, -48],
    [0, -24],
  ] as const) {
    let rim = ''
    for (let i = 0; i < 40; i++) {
      const [side, at] = [Math.floor(i / 10), (i % 10) * 4 - 20]
      const far = i % 2 ? 17 : 20
      const [dx, dy] = side === 0 ? [at, -far] : side === 1 ? [far, at] : side === 2 ? [-at, far] : [-far, -at]
      rim += `${i ? 'L' : 'M'}${x + dx} ${(y + dy * 0.72).toFixed(1)} `
    }
    outline(pen, '#f8dc94', `${rim}Z`)
    oval(pen, '#fdeab8', x, y - 1, 11, 8, { noInk: true })
    mark(pen, 1.2, '#d8b060', `M${x - 11} ${y} C${x - 9} ${y + 9} ${x + 9} ${y + 9} ${x + 11} ${y}`)
  }
  outline(pen, '#d03a22', 'M-14 -58 C -2 -66 14 -58 14 -44 C6 -38 -4 -42 -14 -58 Z', FLAT_SHAPE)
  leaves(pen, [[0, -54]], 'leaf')
}

/** Folded rings of pasta. */
const tortellini: PropPainter = (pen) => {
  plate(pen, '#c8643e')
  for (const [x, y] of [
    [-24, -48],
    [20, -52],
    [-2, -66],
    [-2, -30],
    [30, -28],
    [-32, -24],
  ] as const) {
    outline(
      pen,
      '#f6d488',
      `M${x} ${y - 20} C${x + 8} ${y - 14} ${x + 20} ${y - 8} ${x + 17} ${y + 5} C${x + 12} ${y + 15} ${x - 12} ${y + 15} ${x - 17} ${y + 5} C${x - 20} ${y - 8} ${x - 8} ${y - 14} ${x} ${y - 20} Z`,
    )
    oval(pen, '#a8743a', x, y + 2, 6, 3.6, FLAT_SHAPE)
    mark(pen, 1.6, '#c8963a', `M${x - 12} ${y + 4} C${x - 8} ${y - 8} ${x + 8} ${y - 8} ${x + 12} ${y + 4}`)
  }
  leaves(
    pen,
    [
      [12, -38],
      [-18, -34],
    ],
    'leaf',
  )
}

/** Irregular flat rounds with charred blisters, seen from above, one folded in two. */
const flatbread: PropPainter = (pen) => {
  const blisters = (points: readonly (readonly [number, number, number])[]): void => {
    for (const [x, y, r] of points) {
      oval(pen, '#c08a4e', x, y, r, r * 0.8, FLAT_SHAPE)
      oval(pen, '#6b3f1e', x + 0.6, y + 0.4, r * 0.5, r * 0.4, FLAT_SHAPE)
    }
  }
  outline(pen, '#f0d6a0', 'M-46 -58 C -48 -84 -18 -102 8 -96 C38 -96 50 -74 44 -54 C42 -30 14 -20 -10 -24 C -34 -26 -46 -40 -46 -58 Z')
  outline(
    pen,
    '#f8e8c4',
    'M-39 -58 C -40 -80 -14 -94 8 -89 C32 -88 42 -72 37 -55 C34 -36 12 -28 -9 -31 C -30 -33 -39 -44 -39 -58 Z',
    FLAT_SHAPE,
  )
  blisters([
    [-22, -72, 5],
    [-4, -82, 4],
    [16, -76, 6],
    [28, -62, 4],
    [-30, -56, 3.4],
    [4, -64, 5],
    [-12, -58, 3],
    [22, -46, 4],
  ])
  outline(pen, '#e8c88c', 'M-38 -2 C -46 -10 -38 -26 -22 -34 C2 -44 36 -38 48 -22 C52 -12 48 -4 42 -2 C20 2 -20 2 -38 -2 Z')
  outline(pen, '#f8e8c4', 'M-38 -2 C -38 -14 -28 -24 -14 -28 C8 -34 34 -28 42 -2 C20 2 -20 2 -38 -2 Z')
  blisters([
    [-16, -14, 5],
    [4, -20, 5],
    [22, -12, 4],
    [2, -7, 3.4],
    [-26, -6, 3],
  ])
}

export const PASTA_AND_PANCAKES = {
  lasagna,
  crepes,
  nachos,
  spaghetti,
  'mushroom-pasta': mushroomPasta,
  ravioli,
  tortellini,
  flatbread,
} satisfies Record<string, PropPainter>
