import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

type CitrusColours = { readonly peel: string; readonly flesh: string; readonly rind?: string }

/** The cut side of a citrus fruit around (x, y) with its segments. */
function cutCitrus(pen: Pen, x: number, y: number, r: number, { peel, flesh, rind = '#fff4d8' }: CitrusColours): void {
  oval(pen, peel, x, y, r, r)
  oval(pen, rind, x, y, r * 0.89, r * 0.89, FLAT_SHAPE)
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2 + 0.2
    outline(
      pen,
      flesh,
      `M${polar(x, y, turn, r * 0.12)} L${polar(x, y, turn - 0.31, r * 0.74)} Q${polar(x, y, turn, r * 0.86)} ${polar(x, y, turn + 0.31, r * 0.74)} Z`,
      FLAT_SHAPE,
    )
    mark(pen, r * 0.03, rind, `M${polar(x, y, turn - 0.1, r * 0.45)} L${polar(x, y, turn - 0.08, r * 0.6)}`)
  }
}

/** A whole citrus fruit with a half of it in front. */
function citrusWithHalf(pen: Pen, colours: CitrusColours): void {
  oval(pen, colours.peel, -14, -48, 34, 33)
  outline(pen, 'leaf', 'M-16 -80 C -10 -98 10 -100 20 -94 C12 -84 0 -78 -16 -80 Z')
  oval(pen, 'trunk', -16, -80, 3, 2, PLAIN_SHAPE)
  cutCitrus(pen, 20, -30, 29, colours)
}

const grapefruit: PropPainter = (pen) => citrusWithHalf(pen, { peel: '#f6b84c', flesh: '#f0766e' })
const bloodOrange: PropPainter = (pen) => citrusWithHalf(pen, { peel: '#e8792e', flesh: '#a01e34', rind: '#fbe0c0' })
const orangeSlice: PropPainter = (pen) => cutCitrus(pen, 0, -48, 47, { peel: '#f08a24', flesh: '#fba63a' })

/** A quarter of a lemon with its curved peel below. */
const lemonWedge: PropPainter = (pen) => {
  outline(pen, '#f4cf2e', 'M-48 -58 L48 -58 C54 -58 54 -52 50 -46 C36 -6 -36 -6 -50 -46 C -54 -52 -54 -58 -48 -58 Z')
  outline(pen, '#fffbe0', 'M-45 -58 L45 -58 C34 -14 -34 -14 -45 -58 Z', FLAT_SHAPE)
  for (const [from, to] of [
    [-40, -20],
    [-17, 0],
    [3, 20],
    [22, 40],
  ] as const) {
    const deep = -24 - Math.abs(from + to) * 0.36
    outline(
      pen,
      '#fbe25e',
      `M${from} -57 L${to} -57 Q${to * 0.96} ${deep} ${(from + to) * 0.46} ${deep + 2} Q${from * 0.9} ${deep} ${from} -57 Z`,
      FLAT_SHAPE,
    )
  }
  oval(pen, '#fffbe0', 10, -44, 3, 4.6, PLAIN_SHAPE)
  oval(pen, '#fffbe0', -12, -46, 3, 4.6, PLAIN_SHAPE)
}

/** A glass of cloudy juice beside a squeezed half. */
const lemonJuice: PropPainter = (pen) => {
  outline(pen, 'glass', 'M-40 -92 L16 -92 L10 0 L-34 0 Z', { lighten: 0.3 })
  outline(pen, '#f8e05a', 'M-37 -70 L13 -70 L8 -4 L-32 -4 Z', FLAT_SHAPE)
  oval(pen, '#fdf0a0', -12, -70, 25, 5, FLAT_SHAPE)
  mark(pen, 3, 'white', 'M-28 -60 L-26 -14')
  cutCitrus(pen, 25, -24, 24, { peel: '#f0c826', flesh: '#fbe25e' })
  outline(pen, '#f8e05a', 'M28 -86 C20 -72 20 -66 28 -66 C36 -66 36 -72 28 -86 Z')
}

/** A kidney-shaped pale nut. */
function cashewNut(pen: Pen, x: number, y: number, s: number, sign = 1): void {
  const at = (dx: number, dy: number): string => `${x + dx * s * sign} ${y + dy * s}`
  outline(
    pen,
    '#ecd3a2',
    `M${at(-30, 4)} C${at(-38, -26)} ${at(-8, -44)} ${at(18, -34)} C${at(38, -26)} ${at(42, 0)} ${at(28, 8)} C${at(16, 12)} ${at(16, -6)} ${at(4, -8)} C${at(-8, -10)} ${at(-8, 4)} ${at(-12, 12)} C${at(-18, 20)} ${at(-28, 16)} ${at(-30, 4)} Z`,
  )
  mark(pen, 2.4 * s, '#fbeccb', `M${at(-22, -6)} C${at(-18, -26)} ${at(4, -32)} ${at(20, -24)}`)
}
const cashew: PropPainter = (pen) => {
  cashewNut(pen, -16, -62, 0.86)
  cashewNut(pen, 20, -44, 0.8, -1)
  cashewNut(pen, -12, -16, 0.92)
}

/** A split shell with the green kernel between its halves. */
function pistachioNut(pen: Pen, x: number, y: number, s: number): void {
  const at = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`
  outline(pen, '#8fb04a', `M${at(-20, -6)} C${at(-10, -30)} ${at(10, -30)} ${at(20, -6)} L${at(10, 14)} L${at(-10, 14)} Z`)
  mark(pen, 3 * s, '#8a5a78', `M${at(-8, -16)} C${at(-2, -20)} ${at(4, -20)} ${at(8, -16)}`)
  outline(pen, '#ead9b0', `M${at(-6, -26)} C${at(-40, -22)} ${at(-36, 24)} ${at(0, 26)} C${at(-16, 8)} ${at(-16, -10)} ${at(-6, -26)} Z`)
  outline(pen, '#dcc694', `M${at(6, -26)} C${at(40, -22)} ${at(36, 24)} ${at(0, 26)} C${at(16, 8)} ${at(16, -10)} ${at(6, -26)} Z`)
}
const pistachio: PropPainter = (pen) => {
  pistachioNut(pen, -6, -70, 0.9)
  pistachioNut(pen, -24, -26, 0.95)
  pistachioNut(pen, 24, -28, 1)
}

/** Small ivory drops, and the cone that they come from. */
const pineNut: PropPainter = (pen) => {
  oval(pen, '#7a4e2c', -14, -66, 26, 32)
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 4; i++) {
      const [x, y] = [-30 + i * 12 - (row % 2) * 5, -90 + row * 12]
      if (Math.hypot((x + 14) / 26, (y + 66) / 32) < 0.95)
        outline(pen, '#a06c3c', `M${x - 6} ${y} Q${x} ${y - 8} ${x + 6} ${y} Q${x} ${y + 8} ${x - 6} ${y} Z`, { cel: 0 })
    }
  for (const [x, y, turn] of [
    [-34, -14, 0.3],
    [-12, -8, -0.4],
    [12, -14, 0.5],
    [32, -8, -0.2],
    [24, -34, 1],
    [42, -26, 0.1],
  ] as const)
    outline(
      pen,
      '#f2e0b4',
      `M${polar(x, y, turn, -14)} Q${polar(x, y, turn - 1.3, 12)} ${polar(x, y, turn, 12)} Q${polar(x, y, turn + 1.3, 12)} ${polar(x, y, turn, -14)} Z`,
    )
}

/** Three-sided brown nuts, one opened. */
const brazilNut: PropPainter = (pen) => {
  for (const [x, y] of [
    [-22, -52],
    [22, -60],
  ] as const) {
    outline(
      pen,
      '#6e4a30',
      `M${x - 26} ${y + 18} C${x - 24} ${y - 16} ${x} ${y - 32} ${x + 22} ${y - 30} C${x + 30} ${y - 8} ${x + 14} ${y + 18} ${x - 26} ${y + 18} Z`,
    )
    outline(
      pen,
      '#8e6644',
      `M${x - 26} ${y + 18} C${x - 10} ${y - 4} ${x + 4} ${y - 20} ${x + 22} ${y - 30} C${x + 2} ${y - 30} ${x - 24} ${y - 14} ${x - 26} ${y + 18} Z`,
      FLAT_SHAPE,
    )
    for (const d of [-6, 2, 10]) mark(pen, 1.2, '#4c3020', `M${x - 14 + d} ${y + 10 - d} L${x - 8 + d} ${y - d}`)
  }
  outline(pen, '#6e4a30', 'M-30 -10 C -20 -34 16 -38 34 -20 C30 0 -14 6 -30 -10 Z')
  outline(pen, '#f4e6c4', 'M-24 -12 C -14 -30 14 -32 28 -20 C22 -6 -10 0 -24 -12 Z')
}

/** Round brown shells, one cracked open around its white kernel. */
const macadamiaNut: PropPainter = (pen) => {
  for (const [x, y] of [
    [-24, -62],
    [22, -66],
  ] as const) {
    oval(pen, '#8a5630', x, y, 24, 24)
    oval(pen, '#b88452', x - 7, y - 9, 7, 5, PLAIN_SHAPE)
  }
  oval(pen, '#8a5630', 0, -24, 27, 24)
  oval(pen, '#4e2e1a', 0, -26, 21, 17, FLAT_SHAPE)
  oval(pen, '#fbf0d2', 0, -25, 17, 14)
  oval(pen, '#e8d6a8', 30, -10, 11, 10)
}

/** A brown oval seed and a half with its veins. */
const nutmeg: PropPainter = (pen) => {
  oval(pen, '#8a5a34', -18, -58, 29, 34)
  for (const x of [-36, -27, -18, -9, 0]) mark(pen, 1.6, '#63401f', `M${x} -80 C${x + 4} -66 ${x - 4} -52 ${x} -38`)
  oval(pen, '#6b4224', 22, -28, 27, 27)
  oval(pen, '#e8c894', 22, -28, 23, 23, FLAT_SHAPE)
  for (let i = 0; i < 9; i++) {
    const turn = (i / 9) * Math.PI * 2
    mark(pen, 2.4, '#8a5a34', `M${polar(22, -28, turn, 22)} Q${polar(22, -28, turn + 0.5, 14)} ${polar(22, -28, turn + 0.1, 6)}`)
  }
}

/** A dried bud: a thin stem, four prongs and a ball between them. */
function cloveBud(pen: Pen, x: number, y: number, turn: number, s: number): void {
  const at = (far: number, aside: number): string =>
    `${(x + Math.cos(turn) * far * s - Math.sin(turn) * aside * s).toFixed(1)} ${(y + Math.sin(turn) * far * s + Math.cos(turn) * aside * s).toFixed(1)}`
  outline(pen, '#6e3e22', `M${at(-40, -3)} L${at(10, -9)} L${at(10, 9)} L${at(-40, 3)} Z`)
  for (const aside of [-12, 12]) outline(pen, '#5a301a', `M${at(8, aside * 0.4)} L${at(26, aside * 1.5)} L${at(18, aside * 0.3)} Z`)
  const [cx, cy] = at(20, 0).split(' ').map(Number) as [number, number]
  oval(pen, '#9a6238', cx, cy, 9 * s, 9 * s)
}
const clove: PropPainter = (pen) => {
  cloveBud(pen, -14, -60, -1.2, 0.95)
  cloveBud(pen, 22, -52, -0.5, 0.95)
  cloveBud(pen, 0, -16, 0.15, 1)
}

/** Crimson threads in a dish, and the flower that they come from. */
const saffron: PropPainter = (pen) => {
  for (const turn of [-2.7, -2.1, -1.57, -1.04, -0.45])
    outline(pen, '#9a6ad0', `M0 -58 Q${polar(0, -58, turn - 0.4, 30)} ${polar(0, -58, turn, 42)} Q${polar(0, -58, turn + 0.4, 30)} 0 -58 Z`)
  for (const turn of [-2, -1.57, -1.1]) line(pen, 3, '#d8341e', `M0 -58 L${polar(0, -58, turn, 26)}`)
  oval(pen, '#f4efe4', 0, -24, 46, 20)
  oval(pen, '#d8cdb8', 0, -28, 38, 13, FLAT_SHAPE)
  for (let i = 0; i < 22; i++) {
    const [x, y] = [Math.sin(i * 2.4) * 28, -32 + Math.cos(i * 3.7) * 8]
    mark(
      pen,
      2.2,
      i % 3 ? '#c01e1a' : '#e8641e',
      `M${(x - 8).toFixed(1)} ${(y + Math.sin(i) * 5).toFixed(1)} Q${x.toFixed(1)} ${(y - 6).toFixed(1)} ${(x + 8).toFixed(1)} ${(y - Math.sin(i) * 5).toFixed(1)}`,
    )
  }
}

/** A split cacao pod full of white pulp, dried brown beans before it. */
const cocoaBeans: PropPainter = (pen) => {
  outline(pen, '#b5622a', 'M-48 -52 C -40 -90 20 -104 46 -78 C36 -44 -20 -26 -48 -52 Z')
  outline(pen, '#f6e4c0', 'M-40 -54 C -30 -80 16 -94 38 -78 C28 -54 -18 -40 -40 -54 Z', FLAT_SHAPE)
  for (let i = 0; i < 6; i++) oval(pen, '#fff8ea', -27 + i * 11, -60 - i * 3.4 + (i % 2) * 6, 6.4, 5.4, { cel: 0.1 })
  for (const [x, y, turn] of [
    [-30, -22, 0.4],
    [-4, -26, -0.3],
    [24, -24, 0.5],
    [-16, -8, -0.2],
    [12, -8, 0.3],
    [38, -8, -0.5],
  ] as const) {
    outline(
      pen,
      '#6b3a20',
      `M${polar(x, y, turn, -14)} Q${polar(x, y, turn - 1.5, 13)} ${polar(x, y, turn, 14)} Q${polar(x, y, turn + 1.5, 13)} ${polar(x, y, turn, -14)} Z`,
    )
    mark(pen, 1.6, '#a0683e', `M${polar(x, y, turn, -8)} Q${polar(x, y, turn - 1.5, 4)} ${polar(x, y, turn, 8)}`)
  }
}

/** A heap of dark powder with a scoop in it. */
const coffeeGrounds: PropPainter = (pen) => {
  outline(pen, '#3e2618', 'M-50 0 C -36 -14 -26 -44 -4 -52 C14 -54 30 -16 50 0 Z')
  for (let i = 0; i < 40; i++) {
    const [x, y] = [Math.sin(i * 2.1) * 36, -4 - ((i * 7) % 40)]
    if (Math.abs(x) < 46 + y) oval(pen, i % 2 ? '#6b452c' : '#22140c', x, y, 1.8, 1.4, FLAT_SHAPE)
  }
  line(pen, 6, '#b8c0ca', 'M14 -46 L42 -88')
  outline(pen, '#d4dae2', 'M-16 -62 L20 -46 C20 -30 4 -22 -8 -28 C -18 -34 -20 -48 -16 -62 Z')
  outline(pen, '#4e3220', 'M-14 -58 C -6 -70 14 -60 18 -46 Z')
}

/** Half a coconut, white flesh in a fibrous shell, before the whole nut. */
const coconut: PropPainter = (pen) => {
  oval(pen, '#7a4e2c', -14, -58, 35, 36)
  for (let i = 0; i < 7; i++) mark(pen, 1.6, '#553218', `M${-42 + i * 9} -74 C${-38 + i * 9} -62 ${-44 + i * 9} -50 ${-40 + i * 9} -40`)
  for (const [x, y] of [
    [-26, -82],
    [-14, -86],
    [-18, -76],
  ] as const)
    oval(pen, '#2e1a0e', x, y, 3, 3, PLAIN_SHAPE)
  oval(pen, '#6b4226', 16, -30, 34, 30)
  oval(pen, '#fffdf6', 16, -32, 30, 26, { cel: 0 })
  oval(pen, '#e6e2d8', 16, -31, 21, 17, FLAT_SHAPE)
  outline(pen, '#f8f5ee', 'M-3 -26 C4 -14 28 -14 36 -26 C34 -10 -2 -10 -3 -26 Z', FLAT_SHAPE)
}

/** A carton glass of white milk before half a coconut. */
const coconutMilk: PropPainter = (pen) => {
  oval(pen, '#6b4226', 22, -42, 27, 26)
  oval(pen, '#fffdf6', 22, -43, 23, 21, { cel: 0 })
  oval(pen, '#e2ded2', 22, -42, 15, 13, FLAT_SHAPE)
  outline(pen, 'glass', 'M-46 -84 L6 -84 L1 0 L-41 0 Z', { lighten: 0.3 })
  outline(pen, '#fffdf6', 'M-43 -68 L3 -68 L-1 -4 L-39 -4 Z', FLAT_SHAPE)
  oval(pen, '#f0ece2', -20, -68, 23, 4.6, FLAT_SHAPE)
  oval(pen, '#6b4226', -20, -30, 12, 11, FLAT_SHAPE)
  oval(pen, 'white', -20, -31, 9, 8, FLAT_SHAPE)
}

/** A jar of white fat and half a nut. */
const coconutOil: PropPainter = (pen) => {
  box(pen, 'glass', -46, -74, 62, 74, { round: 10, lighten: 0.3 })
  box(pen, '#fdfbf2', -41, -60, 52, 55, { ...FLAT_SHAPE, round: 8 })
  box(pen, '#4f9a3f', -50, -88, 70, 16, { round: 4 })
  box(pen, '#e8dcc0', -36, -48, 42, 30, { ...FLAT_SHAPE, round: 3 })
  oval(pen, '#6b4226', -15, -33, 13, 11, FLAT_SHAPE)
  oval(pen, 'white', -15, -34, 10, 8, FLAT_SHAPE)
  oval(pen, '#6b4226', 26, -24, 25, 24)
  oval(pen, '#fffdf6', 26, -25, 21, 19, { cel: 0 })
  oval(pen, '#e2ded2', 26, -24, 13, 11, FLAT_SHAPE)
}

export const FRUIT_AND_NUTS = {
  grapefruit,
  'blood-orange': bloodOrange,
  'orange-slice': orangeSlice,
  'lemon-wedge': lemonWedge,
  'lemon-juice': lemonJuice,
  cashew,
  pistachio,
  'pine-nut': pineNut,
  'brazil-nut': brazilNut,
  'macadamia-nut': macadamiaNut,
  nutmeg,
  clove,
  saffron,
  'cocoa-beans': cocoaBeans,
  'coffee-grounds': coffeeGrounds,
  coconut,
  'coconut-milk': coconutMilk,
  'coconut-oil': coconutOil,
} satisfies Record<string, PropPainter>
