import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { eye, mark, oval } from '../world/details.ts'

/** A coiled snake with its head raised and its tongue out. */
const snake: PropPainter = (pen) => {
  const coils = [
    'M40 -6 C50 -16 30 -24 0 -24 C -34 -24 -46 -14 -34 -8 C -20 0 24 2 34 -14',
    'M30 -24 C36 -34 20 -40 0 -40 C -26 -40 -34 -30 -24 -25',
    'M-20 -38 C -30 -52 -4 -54 2 -66 C6 -76 0 -82 8 -88',
  ]
  for (const d of coils) {
    line(pen, 11, '#5a7a34', d)
    mark(pen, 3, '#8fae52', d)
  }
  for (const [x, y] of [
    [-38, -16],
    [-20, -24],
    [0, -25],
    [20, -23],
    [-10, -3],
    [10, -3],
    [28, -8],
    [-14, -38],
    [6, -40],
    [22, -35],
    [-16, -50],
    [0, -62],
  ] as const)
    outline(pen, '#34481f', `M${x - 3.4} ${y} L${x} ${y - 3} L${x + 3.4} ${y} L${x} ${y + 3} Z`, FLAT_SHAPE)
  mark(pen, 1.5, '#c9303a', 'M30 -87 L39 -85 M39 -85 L45 -89 M39 -85 L44 -80')
  outline(pen, '#5a7a34', 'M2 -90 C2 -99 18 -101 28 -94 C34 -90 34 -85 28 -83 C18 -79 4 -80 2 -90 Z')
  eye(pen, 19, -92, 2.4)
}

/** A black ant from the side. */
const ant: PropPainter = (pen) => {
  for (const d of ['M-6 -34 L-20 -50 L-32 -8', 'M2 -34 L0 -52 L-6 -6', 'M10 -34 L22 -50 L26 -6']) line(pen, 2.2, '#2a2226', d)
  outline(pen, '#3a2e30', 'M-12 -38 C -20 -56 -46 -56 -49 -38 C -50 -22 -22 -20 -12 -34 Z', { cel: 0.14 })
  for (const d of ['M-24 -50 C -19 -42 -19 -32 -25 -26', 'M-35 -51 C -31 -42 -31 -32 -36 -26']) mark(pen, 1.4, '#5f5054', d)
  oval(pen, '#3a2e30', -8, -36, 4, 4)
  oval(pen, '#3a2e30', 6, -38, 11, 8)
  oval(pen, '#3a2e30', 28, -42, 13, 11.6)
  oval(pen, '#f4f0e8', 33, -46, 2.8, 3.2, FLAT_SHAPE)
  oval(pen, '#16121a', 33.8, -46, 1.6, 2, FLAT_SHAPE)
  line(pen, 1.6, '#2a2226', 'M30 -52 L36 -66 L48 -70 M24 -52 L26 -68 L36 -76')
  line(pen, 1.8, '#2a2226', 'M39 -36 C46 -36 46 -30 40 -29 M37 -34 C42 -32 41 -28 36 -27')
}

/** A wooden plough with an iron share in its furrow. */
const plough: PropPainter = (pen) => {
  outline(pen, '#7a5636', 'M-50 0 C -40 -7 -20 -5 -8 -6 C8 -8 30 -4 50 0 Z', { cel: 0 })
  line(pen, 5.6, '#8a5f38', 'M-50 -34 C -34 -38 -14 -38 10 -32')
  line(pen, 5, '#8a5f38', 'M-4 -34 C10 -40 20 -56 40 -64')
  line(pen, 4.4, '#7a5230', 'M4 -28 C20 -32 30 -46 48 -52')
  line(pen, 4.4, '#8a5f38', 'M-8 -36 L-4 -12')
  outline(pen, '#9aa4b2', 'M-30 -4 L-8 -16 C2 -22 14 -24 20 -30 C22 -18 10 -6 -6 -3 Z', { cel: 0.1 })
  mark(pen, 1.2, '#dbe1e8', 'M-24 -6 C -8 -10 8 -16 17 -26')
  oval(pen, '#8a5f38', -38, -13, 12, 12)
  oval(pen, '#c79a5c', -38, -13, 8.4, 8.4, FLAT_SHAPE)
  mark(pen, 1.8, '#6b4630', 'M-46 -13 L-30 -13 M-38 -21 L-38 -5 M-43.6 -18.6 L-32.4 -7.4 M-43.6 -7.4 L-32.4 -18.6')
  line(pen, 2.2, '#6b4630', 'M-38 -13 L-38 -34')
  line(pen, 1.6, '#5c6470', 'M-50 -34 L-54 -38')
}

/** A drop of water over the rings it makes. */
const drop: PropPainter = (pen) => {
  for (const [rx, tone] of [
    [42, '#5f9fc4'],
    [28, '#86bedb'],
    [13, '#b9dced'],
  ] as const)
    oval(pen, tone, 0, -9, rx, rx * 0.2, FLAT_SHAPE)
  outline(pen, '#3f93cc', 'M0 -99 C6 -80 27 -62 27 -44 C27 -28 15 -18 0 -18 C -15 -18 -27 -28 -27 -44 C -27 -62 -6 -80 0 -99 Z', {
    cel: 0.14,
  })
  outline(
    pen,
    '#8fcaea',
    'M-18 -46 C -18 -60 -6 -70 -2 -80 C -2 -68 -10 -60 -11 -46 C -11 -36 -6 -30 0 -27 C -10 -26 -18 -34 -18 -46 Z',
    FLAT_SHAPE,
  )
  oval(pen, '#f2fafe', 10, -40, 4, 7, FLAT_SHAPE)
}

export const FIELD_AND_STREAM: Readonly<Record<string, PropPainter>> = { snake, ant, plough, droplet: drop }
