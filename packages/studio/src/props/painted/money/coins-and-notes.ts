import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'

/** A coin with a head in profile, seen from the front; no currency. */
const coin: PropPainter = (pen) => {
  oval(pen, '#d99a26', 0, -50, 47, 47)
  oval(pen, '#f2bf4a', 0, -50, 41, 41, FLAT_SHAPE)
  for (let i = 0; i < 36; i++) {
    const turn = (i / 36) * Math.PI * 2
    oval(pen, '#c98a1e', Math.cos(turn) * 37, -50 + Math.sin(turn) * 37, 1.2, 1.2, FLAT_SHAPE)
  }
  outline(
    pen,
    '#d99a26',
    'M-18 -22 C -14 -28 -12 -34 -14 -40 C -24 -50 -22 -74 -4 -78 C12 -80 20 -70 19 -58 L24 -49 L19 -47 L19 -40 C18 -36 12 -36 8 -37 C8 -30 12 -26 18 -22 Z',
    FLAT_SHAPE,
  )
  mark(pen, 2.2, '#f9d880', 'M-18 -62 C -12 -72 0 -74 8 -70 M-19 -54 C -14 -62 -4 -66 6 -62')
  mark(pen, 2.6, '#fff0b8', 'M-35 -66 C -30 -78 -20 -86 -8 -88')
}

/** One banknote: portrait, ornaments, no currency. (x, y): its left bottom corner; `tilt`: how much its right side is raised. */
function note(pen: Pen, x: number, y: number, tilt: number, role: string): void {
  const at = (dx: number, dy: number): string => `${x + dx} ${y - dy - (tilt * dx) / 80}`
  outline(pen, role, `M${at(0, 0)} L${at(80, 0)} L${at(80, 38)} L${at(0, 38)} Z`, { cel: 0.04 })
  mark(pen, 1.2, '#e6efd8', `M${at(4, 4)} L${at(76, 4)} L${at(76, 34)} L${at(4, 34)} Z`)
  const [cx, cy] = [x + 40, y - 19 - tilt / 2]
  oval(pen, '#e6efd8', cx, cy, 11, 14, FLAT_SHAPE)
  oval(pen, '#5f7f62', cx, cy - 3, 4.4, 5.2, FLAT_SHAPE)
  outline(pen, '#5f7f62', `M${cx - 8} ${cy + 11} C${cx - 7} ${cy + 3} ${cx + 7} ${cy + 3} ${cx + 8} ${cy + 11} Z`, FLAT_SHAPE)
  for (const dx of [11, 69]) for (const dy of [10, 28]) oval(pen, '#e6efd8', x + dx, y - dy - (tilt * dx) / 80, 3.4, 3.4, FLAT_SHAPE)
}

const banknotes: PropPainter = (pen) => {
  note(pen, -36, -30, 16, '#7a9db0')
  note(pen, -40, -18, 6, '#b58f86')
  note(pen, -44, -4, -2, '#7fa67c')
}

/** Stacked coins, seen a little from above. */
function stack(pen: Pen, x: number, foot: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const y = foot - i * 5
    outline(
      pen,
      '#d99a26',
      `M${x - 13} ${y - 6} L${x - 13} ${y} C${x - 12} ${y + 5} ${x + 12} ${y + 5} ${x + 13} ${y} L${x + 13} ${y - 6} Z`,
      {
        cel: 0.1,
      },
    )
    oval(pen, '#f2bf4a', x, y - 6, 13, 4.6)
  }
  oval(pen, '#d99a26', x, foot - (count - 1) * 5 - 6, 8.6, 2.8, FLAT_SHAPE)
}

/** Banknotes in a band before stacks of coins; no currency. */
const cashAndCoins: PropPainter = (pen) => {
  stack(pen, 32, -8, 9)
  stack(pen, 6, -14, 6)
  for (const y of [-2, -12, -22])
    outline(pen, '#6f9a6c', `M-49 ${y - 10} L-24 ${y - 22} L14 ${y - 12} L14 ${y - 4} L-10 ${y + 6} L-49 ${y - 3} Z`, {
      lighten: y === -22 ? 0.04 : -0.1,
    })
  outline(pen, '#8fba88', 'M-49 -33 L-24 -46 L14 -36 L-10 -24 Z')
  oval(pen, '#c3dcba', -17, -35, 9, 5, FLAT_SHAPE)
  outline(pen, 'cream', 'M-35 -30 L-9 -42 L-2 -40 L-27 -27 L-27 1 L-35 -1 Z', { cel: 0.04 })
}

/** A tied sack with coins before it; no currency. */
const moneyBag: PropPainter = (pen) => {
  outline(pen, '#c79a5c', 'M-12 -70 C -34 -60 -46 -34 -44 -16 C -42 0 42 0 44 -16 C46 -34 34 -60 12 -70 Z', { cel: 0.12 })
  outline(pen, '#c79a5c', 'M-12 -72 C -20 -82 -22 -90 -20 -97 C -12 -92 -8 -98 0 -94 C8 -98 12 -92 20 -97 C22 -90 20 -82 12 -72 Z', {
    lighten: 0.06,
  })
  line(pen, 4.4, '#8a4a2a', 'M-13 -71 C -6 -67 6 -67 13 -71')
  mark(pen, 1.6, '#96703c', 'M-8 -64 C -16 -54 -22 -42 -24 -30 M6 -64 C12 -56 16 -48 18 -40')
  for (const [x, y] of [
    [-38, -4],
    [-24, -2],
    [30, -3],
    [42, -5],
    [36, -10],
  ] as const) {
    oval(pen, '#d99a26', x, y, 9, 4.4)
    oval(pen, '#f2bf4a', x, y - 2, 8, 3.4, FLAT_SHAPE)
  }
}

export const COINS_AND_NOTES: Readonly<Record<string, PropPainter>> = {
  coin,
  banknotes,
  'cash-and-coins': cashAndCoins,
  'money-bag': moneyBag,
}
