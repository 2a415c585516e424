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

export const CANALS_AND_TURBINES = { canal, 'jet-engine': jetEngine } satisfies Record<string, PropPainter>
