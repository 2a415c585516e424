import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A square sail filled by the wind, from (x, top) down to `bottom`. */
function squareSail(pen: Pen, x: number, top: number, bottom: number, half: number, role = '#f2e6c8'): void {
  outline(
    pen,
    role,
    `M${x - half} ${top} L${x + half} ${top} C${x + half + 7} ${(top + bottom) / 2} ${x + half + 5} ${bottom - 6} ${x + half} ${bottom} C${x + half / 2} ${bottom - 6} ${x - half / 2} ${bottom - 6} ${x - half} ${bottom} C${x - half + 5} ${bottom - 8} ${x - half + 7} ${(top + bottom) / 2} ${x - half} ${top} Z`,
  )
  line(pen, 2.4, '#6b4420', `M${x - half - 2} ${top} L${x + half + 2} ${top}`)
}

const pennant = (pen: Pen, x: number, y: number, role: string): void =>
  outline(pen, role, `M${x} ${y} L${x + 14} ${y + 3} L${x} ${y + 6} Z`)

/** A round-bellied trader with one square sail and castles at both ends. */
const cog: PropPainter = (pen) => {
  line(pen, 4, '#6b4420', 'M0 -24 L0 -98')
  pennant(pen, 0, -99, '#d8303a')
  squareSail(pen, 0, -86, -38, 27)
  outline(pen, '#c0392f', 'M-6 -84 L6 -84 L8 -42 L-5 -42 Z', FLAT_SHAPE)
  mark(pen, 1.2, '#4a3222', 'M0 -94 L-40 -34 M0 -94 L40 -34')
  outline(pen, '#8a5a2e', 'M-48 -30 L-30 -30 C -18 -24 18 -24 30 -30 L48 -30 C46 -12 36 0 22 0 L-22 0 C -36 0 -46 -12 -48 -30 Z')
  for (const d of ['M-44 -20 C -20 -14 20 -14 44 -20', 'M-38 -10 C -20 -6 20 -6 38 -10']) mark(pen, 1.8, '#5c3a1c', d)
  for (const x of [-49, 29]) {
    box(pen, '#a8743e', x, -44, 20, 15)
    for (const k of [0, 7, 14]) box(pen, '#a8743e', x + k, -49, 6, 6)
  }
}

/** A small ocean ship with two square sails, a slanting one behind, and red crosses. */
const caravel: PropPainter = (pen) => {
  for (const [x, top] of [
    [-8, -98],
    [20, -86],
    [-32, -78],
  ] as const)
    line(pen, 3, '#6b4420', `M${x} -20 L${x} ${top}`)
  line(pen, 2.6, '#6b4420', 'M38 -28 L50 -44')
  squareSail(pen, -8, -88, -44, 17)
  squareSail(pen, 22, -76, -42, 13)
  outline(pen, '#f2e6c8', 'M-46 -36 C -34 -46 -30 -64 -28 -82 C -22 -62 -24 -46 -26 -36 Z')
  for (const [x, y, s] of [
    [-6, -68, 1],
    [24, -60, 0.8],
  ] as const) {
    box(pen, '#c8252e', x - 2 * s, y - 10 * s, 4 * s, 20 * s, FLAT_SHAPE)
    box(pen, '#c8252e', x - 10 * s, y - 2 * s, 20 * s, 4 * s, FLAT_SHAPE)
  }
  pennant(pen, -8, -99, '#d8303a')
  outline(pen, '#7d4f27', 'M-48 -40 L-26 -38 L-24 -26 C-8 -22 16 -22 30 -28 L46 -32 C44 -14 38 0 26 0 L-30 0 C -42 -4 -46 -18 -48 -40 Z')
  mark(pen, 2, '#c89a50', 'M-46 -30 L-25 -27 C-8 -20 18 -18 44 -26')
  for (const x of [-18, -4, 10]) box(pen, '#2e2018', x, -14, 6, 5, FLAT_SHAPE)
}

/** A long low ship with a bank of oars and one slanting sail. */
const galley: PropPainter = (pen) => {
  line(pen, 3.4, '#6b4420', 'M2 -20 L2 -92')
  line(pen, 3, '#6b4420', 'M-32 -44 L24 -98')
  outline(pen, '#f2e6c8', 'M-32 -44 L24 -98 C32 -74 28 -52 16 -34 C2 -36 -16 -38 -32 -44 Z')
  for (const d of ['M-8 -66 C2 -54 6 -46 6 -36', 'M10 -84 C20 -66 20 -52 13 -36']) mark(pen, 2.6, '#c0392f', d)
  outline(pen, '#9a2f2a', 'M-50 -48 C -42 -54 -34 -48 -34 -28 L-46 -28 C -50 -34 -52 -42 -50 -48 Z')
  outline(pen, '#8a5a2e', 'M-48 -32 C -30 -24 20 -24 36 -28 L50 -34 L50 -28 C42 -16 36 -10 26 -10 L-34 -10 C -42 -14 -46 -22 -48 -32 Z')
  mark(pen, 2.2, '#d8a848', 'M-44 -26 C -24 -19 22 -19 42 -25')
  for (let x = -32; x <= 28; x += 8.5) {
    line(pen, 1.8, '#d9b47a', `M${x} -16 L${x - 9} -1`)
    oval(pen, '#3a2416', x, -16, 1.6, 1.6, FLAT_SHAPE)
  }
}

/** A three-master under full sail. */
const tallShip: PropPainter = (pen) => {
  for (const [x, top] of [
    [-26, -86],
    [2, -98],
    [28, -86],
  ] as const) {
    line(pen, 3, '#6b4420', `M${x} -18 L${x} ${top}`)
    const height = -20 - top
    squareSail(pen, x, top + 6, top + height * 0.34, 8)
    squareSail(pen, x, top + height * 0.38, top + height * 0.66, 11)
    squareSail(pen, x, top + height * 0.7, top + height * 0.98, 13)
  }
  line(pen, 2.6, '#6b4420', 'M38 -18 L50 -32')
  outline(pen, '#f2e6c8', 'M36 -22 L49 -32 L30 -76 Z')
  outline(pen, '#4a3222', 'M-48 -28 L-36 -26 L-34 -20 L34 -20 L48 -24 C44 -10 38 0 28 0 L-34 0 C -44 -6 -46 -16 -48 -28 Z')
  mark(pen, 3, '#e8d8a8', 'M-44 -14 L40 -14')
  for (let x = -36; x <= 32; x += 10) box(pen, '#241812', x, -16, 5, 4, FLAT_SHAPE)
}

export const OLD_SHIPS = { cog, caravel, galley, 'tall-ship': tallShip } satisfies Record<string, PropPainter>
