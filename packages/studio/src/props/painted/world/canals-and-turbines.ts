import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from './details.ts'

/** A straight waterway between towpaths, an arched bridge over it, a narrowboat coming. */
const canal: PropPainter = (pen) => {
  box(pen, '#bfe2f2', -50, -98, 100, 44, { round: 3, cel: 0 })
  box(pen, 'grass', -50, -60, 100, 60, { cel: 0 })
  for (const [x, r] of [
    [-40, 12],
    [-26, 8],
    [40, 12],
    [27, 8],
  ] as const) {
    line(pen, 3, 'trunk', `M${x} -56 L${x} ${-58 - r}`)
    oval(pen, 'leaf', x, -62 - r, r, r * 1.2)
  }
  outline(pen, '#d8c49a', 'M-9 -60 L-13 -60 L-50 -8 L-50 0 L-36 0 Z', FLAT_SHAPE)
  outline(pen, '#d8c49a', 'M9 -60 L13 -60 L50 -8 L50 0 L36 0 Z', FLAT_SHAPE)
  outline(pen, 'water', 'M-9 -60 L9 -60 L36 0 L-36 0 Z', { cel: 0 })
  mark(pen, 1.8, '#bfe2f2', 'M-22 -10 L-12 -10 M14 -6 L26 -6 M-16 -24 L-10 -24 M12 -28 L18 -28')
  outline(pen, '#b5704a', 'M-32 -52 C -20 -74 20 -74 32 -52 L24 -48 C16 -62 -16 -62 -24 -48 Z')
  mark(pen, 2.4, '#f2e6c8', 'M-32 -54 C -20 -76 20 -76 32 -54')
  outline(pen, '#2f6a4a', 'M-10 -38 L10 -38 L12 -16 C8 -8 -8 -8 -12 -16 Z')
  box(pen, '#c8403a', -9, -48, 18, 14, { round: 3 })
  for (const x of [-6, 1]) box(pen, '#ffe9a8', x, -45, 5, 6, FLAT_SHAPE)
  mark(pen, 2, '#f2cf6a', 'M-11 -28 L11 -28')
}

/** Rows of blades on a shaft, each wider than the last, in the lower half of their casing. */
const turbine: PropPainter = (pen) => {
  line(pen, 8, '#8d98a8', 'M-50 -52 L50 -52')
  for (const [x, half] of [
    [-36, 16],
    [-23, 22],
    [-9, 28],
    [6, 35],
    [23, 42],
  ] as const) {
    oval(pen, '#c4ccd6', x, -52, 7, half)
    for (let i = -4; i <= 4; i++) {
      const y = -52 + (i / 4.4) * half
      mark(pen, 1.6, '#5c6674', `M${x - 5} ${y - 1.6} L${x + 5} ${y + 1.6}`)
    }
    oval(pen, '#e8a83a', x, -52, 3.4, half * 0.28, PLAIN_SHAPE)
  }
  outline(pen, '#3a7ab8', 'M-46 -48 L-40 -48 C -36 -34 24 -8 34 -8 L34 -48 L42 -48 L42 -2 L-46 -2 Z')
  for (const x of [-38, -20, 0, 20, 36]) oval(pen, '#d4dae2', x, -7, 2, 2, FLAT_SHAPE)
}

/** The front of an engine of a plane: a ring around many fan blades and a spiral on the hub, below its wing. */
const jetEngine: PropPainter = (pen) => {
  outline(pen, '#dfe4ea', 'M-50 -100 L50 -100 L50 -92 L16 -88 L-16 -88 L-50 -92 Z')
  outline(pen, '#a4adb8', 'M-10 -92 L10 -92 L12 -80 L-12 -80 Z')
  oval(pen, '#c4ccd6', 0, -44, 44, 44)
  oval(pen, '#2c3440', 0, -44, 36, 36, PLAIN_SHAPE)
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2
    outline(
      pen,
      i % 2 ? '#8d98a8' : '#6e7a8a',
      `M${polar(0, -44, turn, 10)} L${polar(0, -44, turn + 0.1, 35)} L${polar(0, -44, turn + 0.42, 35)} L${polar(0, -44, turn + 0.4, 10)} Z`,
      PLAIN_SHAPE,
    )
  }
  oval(pen, '#3a4250', 0, -44, 12, 12)
  mark(pen, 2.4, 'white', 'M0 -44 C3 -48 8 -44 5 -39 C1 -34 -8 -37 -8 -44 C -8 -52 3 -54 8 -50')
}

/** The foot of a beast of prey with four curved claws. */
const claw: PropPainter = (pen) => {
  outline(
    pen,
    '#8a5a34',
    'M-24 -100 L24 -100 C28 -84 44 -72 46 -54 C46 -42 34 -38 26 -42 C22 -34 8 -32 2 -40 C -4 -32 -20 -34 -24 -42 C -34 -38 -46 -44 -46 -54 C -42 -72 -28 -84 -24 -100 Z',
  )
  mark(pen, 2.4, '#5c3618', 'M-24 -44 C -22 -54 -18 -60 -14 -64 M2 -42 C2 -54 2 -60 2 -66 M26 -44 C24 -54 20 -60 16 -64')
  mark(pen, 1.8, '#5c3618', 'M-14 -92 L-12 -82 M2 -92 L2 -80 M16 -92 L14 -82')
  for (const [x, y, tip] of [
    [-38, -46, -44],
    [-13, -40, -16],
    [13, -40, 12],
    [37, -46, 36],
  ] as const)
    outline(
      pen,
      '#f2e8d0',
      `M${x - 8} ${y - 4} C${x - 12} ${y + 14} ${tip - 6} ${y + 28} ${tip} ${y + 42} C${tip + 8} ${y + 28} ${x + 10} ${y + 14} ${x + 8} ${y - 4} C${x + 4} ${y - 10} ${x - 4} ${y - 10} ${x - 8} ${y - 4} Z`,
    )
}

/** A green bud of thick overlapping scales on its stalk. */
const artichoke: PropPainter = (pen) => {
  line(pen, 10, '#7a9a4a', 'M0 0 L0 -18')
  outline(pen, '#7fa04e', 'M0 -100 C26 -92 42 -66 40 -42 C38 -22 22 -12 0 -12 C -22 -12 -38 -22 -40 -42 C -42 -66 -26 -92 0 -100 Z')
  for (const [y, xs, s] of [
    [-66, [0], 1],
    [-58, [-15, 15], 1],
    [-46, [-27, 0, 27], 1],
    [-34, [-16, 16], 1],
    [-22, [-26, 0, 26], 0.9],
  ] as const)
    for (const x of xs)
      outline(
        pen,
        x === 0 ? '#9cba62' : '#8aaa54',
        `M${x} ${y - 24 * s} C${x + 14 * s} ${y - 14 * s} ${x + 15 * s} ${y} ${x + 9 * s} ${y + 8 * s} L${x - 9 * s} ${y + 8 * s} C${x - 15 * s} ${y} ${x - 14 * s} ${y - 14 * s} ${x} ${y - 24 * s} Z`,
      )
  for (const [x, y] of [
    [0, -87],
    [-15, -79],
    [15, -79],
    [0, -67],
    [-26, -67],
    [26, -67],
  ] as const)
    mark(pen, 2.4, '#8a5a8a', `M${x - 2} ${y} L${x} ${y - 3} L${x + 2} ${y}`)
}

/** A roof aerial: rods of falling length on a boom, on a mast beside a chimney. */
const antenna: PropPainter = (pen) => {
  outline(pen, 'roof', 'M-50 -8 L-8 -30 L50 -8 L50 0 L-50 0 Z')
  box(pen, '#b5704a', 24, -40, 14, 26)
  box(pen, '#8a5034', 22, -44, 18, 6)
  line(pen, 3.6, '#6e7482', 'M-6 -26 L-6 -96')
  line(pen, 3.6, '#6e7482', 'M-46 -70 L42 -90')
  for (const [t, half] of [
    [0, 20],
    [0.2, 17],
    [0.4, 15],
    [0.62, 13],
    [0.82, 11],
    [1, 9],
  ] as const) {
    const [x, y] = [-44 + t * 84, -70.5 - t * 19]
    line(pen, 2.8, '#4c5460', `M${x + half * 0.1} ${y - half} L${x - half * 0.1} ${y + half}`)
  }
}

export const CANALS_AND_TURBINES = { canal, turbine, 'jet-engine': jetEngine, claw, artichoke, 'roof-antenna': antenna } satisfies Record<
  string,
  PropPainter
>
