import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** Rows of windows from (x, y). `role`: of the glass. */
function windows(pen: Pen, x: number, y: number, columns: number, rows: number, step: readonly [number, number], role: string): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + column * step[0], y + row * step[1]]
      box(pen, '#5a6472', left - 0.8, top - 0.8, step[0] * 0.58 + 1.6, step[1] * 0.58 + 1.6, FLAT_SHAPE)
      box(pen, (column + row * 2) % 5 ? role : '#ffe2a0', left, top, step[0] * 0.58, step[1] * 0.58, FLAT_SHAPE)
    }
}

/** A hospital: a red cross over its entrance, wings on both sides. */
const hospital: PropPainter = (pen) => {
  box(pen, '#dfe6ea', -50, -62, 100, 62, { cel: 0.04 })
  box(pen, '#f1f4f5', -21, -94, 42, 94, { cel: 0.06 })
  windows(pen, -46, -55, 3, 4, [8.4, 12.6], '#a9cfe4')
  windows(pen, 25, -55, 3, 4, [8.4, 12.6], '#a9cfe4')
  windows(pen, -16, -58, 4, 2, [9, 11], '#a9cfe4')
  for (const [x, y, w, h] of [
    [-3.4, -89, 6.8, 22],
    [-11, -81.4, 22, 6.8],
  ] as const)
    box(pen, '#d2333a', x, y, w, h, FLAT_SHAPE)
  outline(pen, '#c23a3f', 'M-24 -28 L24 -28 L28 -21 L-28 -21 Z')
  box(pen, '#8fc0da', -14, -21, 28, 21)
  mark(pen, 1.2, '#5a6472', 'M0 -21 L0 0')
  for (const x of [-24, 24]) line(pen, 2, 'metal', `M${x} -20 L${x} 0`)
}

/** A hotel: many lit windows, an awning over its revolving door, stars on its roof. */
const hotel: PropPainter = (pen) => {
  box(pen, '#b5795a', -34, -88, 68, 88, { cel: 0.08 })
  box(pen, '#8f5a42', -37, -92, 74, 6)
  windows(pen, -29, -82, 5, 5, [12.2, 11.4], '#7a9cb4')
  for (let i = 0; i < 5; i++) {
    const x = -20 + i * 10
    const points = Array.from({ length: 10 }, (_, k) => {
      const turn = (k * Math.PI) / 5 - Math.PI / 2
      const r = k % 2 ? 1.8 : 4.2
      return `${x + Math.cos(turn) * r} ${-96 + Math.sin(turn) * r}`
    })
    outline(pen, '#ffcf5a', `M${points.join(' L')} Z`, GLOWING)
  }
  box(pen, '#f3d9a8', -16, -20, 32, 20)
  box(pen, '#5a3a2a', -9, -16, 18, 16)
  mark(pen, 1.4, 'gold', 'M0 -16 L0 0')
  outline(pen, '#8f2a36', 'M-22 -28 L22 -28 L27 -19 L-27 -19 Z')
  for (const x of [-14, -4, 6, 16]) outline(pen, '#f3e6cc', `M${x - 2} -28 L${x + 3} -28 L${x + 3.6} -19 L${x - 2.4} -19 Z`, FLAT_SHAPE)
  for (const x of [-26, 26]) {
    box(pen, '#8a5a3a', x - 4, -6, 8, 6)
    oval(pen, 'leaf', x, -11, 6, 7)
  }
}

/** A cinema: lamps around its marquee, posters beside its doors. */
const cinema: PropPainter = (pen) => {
  box(pen, '#6a3f5a', -46, -78, 92, 78, { cel: 0.06 })
  outline(pen, '#8a5474', 'M-12 -100 L12 -100 L16 -56 L-16 -56 Z')
  for (let i = 0; i < 4; i++) for (const x of [-6, 6]) oval(pen, '#ffd66a', x, -94 + i * 8, 2, 2, GLOWING)
  box(pen, '#f6efdc', -50, -60, 100, 20)
  for (const y of [-54, -47]) mark(pen, 3, '#3a3040', `M${y === -54 ? -30 : -22} ${y} L${y === -54 ? 30 : 22} ${y}`)
  for (let i = 0; i <= 12; i++) for (const y of [-61, -39]) oval(pen, '#ffd66a', -48 + i * 8, y, 1.9, 1.9, GLOWING)
  for (const x of [-40, 24]) {
    box(pen, '#e3b95a', x, -33, 16, 24)
    box(pen, x < 0 ? '#2f5a7a' : '#a83a3a', x + 1.6, -31, 12.8, 20, FLAT_SHAPE)
    oval(pen, '#f3d9a8', x + 8, -24, 3.4, 4, FLAT_SHAPE)
    outline(pen, '#f3d9a8', `M${x + 3} -11 C${x + 3} -19 ${x + 13} -19 ${x + 13} -11 Z`, FLAT_SHAPE)
  }
  for (const x of [-18, 1]) {
    box(pen, '#ffdf9a', x, -34, 17, 34)
    mark(pen, 1.2, '#7a4a2a', `M${x + 8.5} -34 L${x + 8.5} 0`)
    oval(pen, 'gold', x + (x < 0 ? 14 : 3), -15, 1.2, 2.4, FLAT_SHAPE)
  }
}

/** A railway station: an arched hall with a clock over the platform, and a train in it. */
const station: PropPainter = (pen) => {
  outline(pen, '#a8b4c0', 'M-50 -22 L-50 -46 C -50 -86 -30 -98 0 -98 C30 -98 50 -86 50 -46 L50 -22 Z', { cel: 0 })
  outline(pen, '#3c4654', 'M-42 -20 L-42 -46 C -42 -76 -26 -88 0 -88 C26 -88 42 -76 42 -46 L42 -20 Z', FLAT_SHAPE)
  for (const x of [-28, -14, 0, 14, 28]) mark(pen, 1.4, '#7f8c9a', `M${x} -50 L${x * 0.82} ${-88 + Math.abs(x) * 0.34}`)
  mark(pen, 1.4, '#7f8c9a', 'M-42 -50 L42 -50')
  oval(pen, '#f6efdc', 0, -68, 10, 10)
  mark(pen, 1.6, '#2b2a3c', 'M0 -68 L0 -75 M0 -68 L5 -66')
  outline(pen, '#2f6a5a', 'M-20 -10 L-20 -36 C -20 -44 20 -44 20 -36 L20 -10 Z')
  outline(pen, '#a9d3e4', 'M-15 -25 L-15 -35 C -14 -39 14 -39 15 -35 L15 -25 Z', FLAT_SHAPE)
  mark(pen, 1.2, '#2f6a5a', 'M0 -39 L0 -25')
  for (const x of [-13, 13]) oval(pen, '#fff0b0', x, -17, 2.8, 2.8, GLOWING)
  for (const [from, to] of [
    [-50, -26],
    [26, 50],
  ] as const)
    box(pen, '#b8a894', from, -16, to - from, 10)
  for (const x of [-12, 12]) mark(pen, 1.8, '#5a5f6a', `M${x} -10 L${x * 2} 0`)
  for (const y of [-7, -2]) mark(pen, 2.4, '#6b4a30', `M${-16 - (y + 7) * 1.4} ${y} L${16 + (y + 7) * 1.4} ${y}`)
}

/** A train from the side on its rail. `nose`: path of its leading car; `stripe`: colour of its band. */
const sideOfTrain =
  (body: string, stripe: string, nose: string, cab: string): PropPainter =>
  (pen) => {
    mark(pen, 1.6, '#5a5f6a', 'M-50 0 L50 0')
    for (const x of [-44, -30, -18, -4, 12, 26]) {
      oval(pen, '#34343f', x, -3.6, 3.6, 3.6)
      oval(pen, 'metal', x, -3.6, 1.4, 1.4, FLAT_SHAPE)
    }
    box(pen, body, -50, -31, 37, 25, { round: 1.6, cel: 0.04 })
    outline(pen, body, nose, { cel: 0.04 })
    for (const [x, w] of [
      [-50, 37],
      [-10.4, 32],
    ] as const)
      box(pen, stripe, x + 0.6, -13, w - 1.2, 4, FLAT_SHAPE)
    for (const x of [-46, -38, -28, -20, -6, 2, 10]) box(pen, '#3d5a70', x, -27, 6, 8, { ...FLAT_SHAPE, round: 1 })
    for (const x of [-32.5]) mark(pen, 1, '#6a7480', `M${x} -30 L${x} -7`)
    outline(pen, '#3d5a70', cab, FLAT_SHAPE)
    mark(pen, 1.6, '#5a5f6a', 'M-13 -9 L-10 -9')
    oval(pen, '#fff0b0', 42, -9, 1.6, 1.4, GLOWING)
  }

export const PUBLIC_BUILDINGS: Readonly<Record<string, PropPainter>> = {
  hospital,
  hotel,
  cinema,
  station,
  train: sideOfTrain(
    '#c9d0d4',
    '#b23a3f',
    'M-10.6 -6 L-10.6 -31 L30 -31 C38 -31 45 -20 46 -6 Z',
    'M28 -27 L33 -27 C37 -25 40 -20 41 -17 L28 -17 Z',
  ),
  'bullet-train': sideOfTrain(
    '#eef2f5',
    '#2f62b0',
    'M-10.6 -6 L-10.6 -31 L18 -31 C32 -30 46 -17 50 -8 L48 -6 Z',
    'M22 -27 C27 -26 31 -23 34 -20 L24 -20 Z',
  ),
}
