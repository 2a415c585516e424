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

/** A thin pancake folded to a quarter, its rims lying in waves, under chocolate. */
const crepes: PropPainter = (pen) => {
  plate(pen, '#bcd6e8')
  outline(pen, '#e8b860', 'M-30 -66 C -8 -60 26 -50 44 -22 C34 -12 18 -14 6 -12 C -10 -10 -26 -14 -40 -18 Z')
  outline(pen, '#f6d488', 'M-34 -72 C -8 -68 22 -58 42 -32 C36 -22 26 -28 16 -22 C6 -18 -4 -26 -14 -20 C -24 -16 -32 -24 -42 -24 Z')
  mark(pen, 1.8, '#c8903e', 'M40 -32 C32 -26 24 -32 14 -26 C4 -22 -4 -30 -14 -25 C -24 -21 -32 -28 -40 -28')
  for (const [x, y] of [
    [-26, -56],
    [-14, -44],
    [2, -52],
    [14, -40],
    [-28, -36],
    [26, -38],
    [-2, -34],
  ] as const)
    oval(pen, '#d89a46', x, y, 3.6, 2.2, FLAT_SHAPE)
  mark(pen, 3.4, '#4e2a18', 'M-38 -52 L-20 -66 L-32 -38 L-2 -62 L-18 -30 L16 -54 L2 -30 L30 -42')
  outline(pen, 'red', 'M-40 -20 C -50 -26 -48 -38 -40 -36 C -32 -40 -28 -26 -38 -18 Z')
  leaves(pen, [[-40, -37]])
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

/** Flat loaves with charred blisters, the upper one folded. */
const flatbread: PropPainter = (pen) => {
  for (const y of [-14, -24])
    outline(
      pen,
      '#e4c48e',
      `M-50 ${y} C -46 ${y - 16} -10 ${y - 20} 10 ${y - 18} C36 ${y - 18} 52 ${y - 8} 49 ${y + 2} C44 ${y + 14} -44 ${y + 16} -50 ${y} Z`,
    )
  outline(pen, '#f2dcae', 'M-46 -36 C -44 -60 -14 -72 14 -66 C40 -64 50 -44 42 -34 C30 -22 -40 -20 -46 -36 Z')
  for (const [x, y, r] of [
    [-28, -44, 6],
    [-8, -56, 5],
    [14, -48, 7],
    [-10, -36, 5],
    [30, -42, 4],
    [16, -60, 3],
    [-24, -58, 3],
    [6, -34, 3],
  ] as const) {
    oval(pen, '#c8945a', x, y, r, r * 0.6, FLAT_SHAPE)
    oval(pen, '#6b4022', x + 1, y, r * 0.5, r * 0.3, FLAT_SHAPE)
  }
  outline(pen, '#fbecc8', 'M2 -68 C26 -74 48 -56 44 -40 C32 -42 12 -52 2 -68 Z')
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
