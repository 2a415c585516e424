import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

const VERMILION = '#d9412b'

/** One gate of a shrine. (x, foot): middle between its feet; `s`: its size, 1 fills the square. */
function gate(pen: Pen, x: number, foot: number, s: number, lighten = 0): void {
  for (const side of [-1, 1]) {
    outline(
      pen,
      VERMILION,
      `M${x + side * 36 * s} ${foot} L${x + side * 30 * s} ${foot - 84 * s} L${x + side * 23 * s} ${foot - 84 * s} L${x + side * 28 * s} ${foot} Z`,
      { lighten },
    )
    box(pen, '#2a2430', x + side * 32 * s - 5.5 * s, foot - 7 * s, 11 * s, 7 * s, { lighten })
  }
  box(pen, VERMILION, x - 42 * s, foot - 66 * s, 84 * s, 7 * s, { lighten })
  box(pen, VERMILION, x - 4 * s, foot - 82 * s, 8 * s, 18 * s, { lighten })
  outline(
    pen,
    VERMILION,
    `M${x - 46 * s} ${foot - 90 * s} C${x - 20 * s} ${foot - 84 * s} ${x + 20 * s} ${foot - 84 * s} ${x + 46 * s} ${foot - 90 * s} L${x + 44 * s} ${foot - 80 * s} L${x - 44 * s} ${foot - 80 * s} Z`,
    { lighten },
  )
  outline(
    pen,
    '#2a2430',
    `M${x - 50 * s} ${foot - 99 * s} C${x - 20 * s} ${foot - 91 * s} ${x + 20 * s} ${foot - 91 * s} ${x + 50 * s} ${foot - 99 * s} L${x + 47 * s} ${foot - 90 * s} C${x + 20 * s} ${foot - 84 * s} ${x - 20 * s} ${foot - 84 * s} ${x - 47 * s} ${foot - 90 * s} Z`,
    { lighten },
  )
}

const toriiGate: PropPainter = (pen) => gate(pen, 0, 0, 1)

/** A path that climbs through row after row of gates. */
const toriiPath: PropPainter = (pen) => {
  outline(pen, '#9a948c', 'M-30 0 L30 0 L6 -64 L-2 -64 Z', { cel: 0 })
  for (let i = 7; i >= 0; i--) {
    const s = 0.3 * 1.19 ** (7 - i)
    gate(pen, Math.sin(i * 0.5) * i * 1.1, -i * 6.2, s, i * 0.018)
  }
}

/** A great bell of bronze in its wooden frame, with the beam that strikes it. */
const templeBell: PropPainter = (pen) => {
  for (const x of [-44, 36]) box(pen, 'wood', x, -86, 8, 86)
  outline(pen, '#4a4a58', 'M-50 -84 L50 -84 L36 -98 L-36 -98 Z')
  box(pen, 'wood', -46, -84, 92, 7)
  line(pen, 3, '#3a3a44', 'M0 -77 L0 -70')
  outline(pen, '#6f8a6a', 'M-16 -68 C -14 -74 14 -74 16 -68 L20 -22 L23 -14 L-23 -14 L-20 -22 Z', { lighten: 0.02 })
  for (const y of [-56, -40, -24]) mark(pen, 1.8, '#465c44', `M${-17 - (68 + y) * 0.07} ${y} L${17 + (68 + y) * 0.07} ${y}`)
  for (const x of [-9, -3, 3, 9]) for (const y of [-63, -50]) oval(pen, '#465c44', x, y, 1.5, 1.5, FLAT_SHAPE)
  oval(pen, '#a8bd8a', 0, -32, 4.4, 4.4, FLAT_SHAPE)
  mark(pen, 1.4, '#8a6a3a', 'M26 -77 L26 -34 M46 -77 L46 -34')
  box(pen, '#a8743e', 19, -36, 31, 7, { round: 3 })
}

/** A tub of cedar full of steaming water in a room of wood with a view of snow. */
const woodenBath: PropPainter = (pen) => {
  box(pen, '#a87444', -50, -100, 100, 100, { round: 3, cel: 0 })
  for (let x = -40; x < 50; x += 10) mark(pen, 1.2, '#7d5230', `M${x} -100 L${x} -34`)
  box(pen, '#5c3c22', -30, -90, 60, 38)
  box(pen, '#bcd8ea', -27, -87, 54, 32, FLAT_SHAPE)
  outline(pen, '#f4f8fb', 'M-27 -64 L-12 -78 L0 -68 L14 -82 L27 -66 L27 -55 L-27 -55 Z', FLAT_SHAPE)
  mark(pen, 2, '#5c3c22', 'M0 -87 L0 -55')
  outline(pen, '#c8945a', 'M-46 -36 L46 -36 L42 0 L-42 0 Z')
  oval(pen, '#8fc8d8', 0, -36, 45, 9)
  oval(pen, '#c4e6ee', -10, -37, 22, 3, FLAT_SHAPE)
  for (let x = -32; x <= 32; x += 11) mark(pen, 1.4, '#8a5a2e', `M${x} -25 L${x * 0.93} -1`)
  for (const y of [-18, -6]) mark(pen, 2.4, '#5c3c22', `M${-44 + (y + 36) * 0.06} ${y} L${44 - (y + 36) * 0.06} ${y}`)
  for (const x of [-24, 0, 24]) mark(pen, 3, '#f2f8fa', `M${x} -44 C${x - 8} -54 ${x + 8} -60 ${x} -72`)
}

/** Benches of pale wood, a stove with glowing stones and steam, a bucket with its ladle. */
const sauna: PropPainter = (pen) => {
  box(pen, '#c8935a', -50, -100, 100, 100, { round: 3, cel: 0 })
  for (let y = -90; y < -20; y += 10) mark(pen, 1.2, '#9a6a3a', `M-50 ${y} L50 ${y}`)
  box(pen, '#8a5a30', -50, -16, 100, 16, FLAT_SHAPE)
  outline(pen, '#e8bd84', 'M-50 -56 L2 -56 L8 -48 L-50 -48 Z')
  box(pen, '#b57c44', -50, -48, 58, 5)
  outline(pen, '#e8bd84', 'M-50 -34 L14 -34 L20 -26 L-50 -26 Z')
  box(pen, '#b57c44', -50, -26, 70, 5)
  for (const x of [-44, 2]) box(pen, '#9a6a3a', x, -43, 6, 9)
  for (const x of [-44, 10]) box(pen, '#9a6a3a', x, -21, 6, 21)
  box(pen, '#3c3e4c', 22, -44, 26, 42, { round: 2 })
  box(pen, '#ff8a3a', 27, -28, 16, 12, GLOWING)
  mark(pen, 1.8, '#2c2a36', 'M31 -28 L31 -16 M35 -28 L35 -16 M39 -28 L39 -16')
  for (const [x, y, role] of [
    [26, -47, '#6e6a72'],
    [35, -48, '#8a8690'],
    [44, -47, '#6e6a72'],
    [30, -54, '#8a8690'],
    [40, -54, '#6e6a72'],
  ] as const)
    oval(pen, role, x, y, 5.6, 4.6)
  for (const [x, y] of [
    [28, -62],
    [37, -66],
    [45, -60],
  ] as const)
    line(pen, 4, '#f4f6f8', `M${x} ${y} C${x - 8} ${y - 10} ${x + 8} ${y - 16} ${x} ${y - 28}`)
  outline(pen, '#d8a060', 'M-34 -76 L-14 -76 L-17 -58 L-31 -58 Z')
  mark(pen, 2, '#7a4b2a', 'M-33 -70 L-15 -70 M-32 -63 L-16 -63')
  mark(pen, 2.4, '#7a4b2a', 'M-34 -76 C -32 -90 -16 -90 -14 -76')
  line(pen, 2.6, '#e8bd84', 'M-20 -76 L-4 -90')
}

export const SHRINES_AND_BATHS = {
  'torii-gate': toriiGate,
  'torii-path': toriiPath,
  'temple-bell': templeBell,
  'wooden-bath': woodenBath,
  sauna,
} satisfies Record<string, PropPainter>
