import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A line of handwriting from (x, y), `length` long. */
function handwriting(pen: Pen, x: number, y: number, length: number): void {
  let d = `M${x} ${y}`
  for (let at = 0; at + 4 <= length; at += 4) {
    const rise = [3.4, 1.6, 2.6, 1.2][(at / 4) % 4]!
    d += ` Q${x + at + 1} ${y - rise} ${x + at + 2} ${y - 0.3} Q${x + at + 3} ${y + 0.9} ${x + at + 4} ${y - 0.2}`
  }
  mark(pen, 0.9, '#2b3560', d)
}

/** A fountain pen with its nib at (x, y), pointing to the lower left. */
function fountainPen(pen: Pen, x: number, y: number): void {
  line(pen, 4.6, '#23283c', `M${x + 9} ${y - 11} L${x + 30} ${y - 38}`)
  mark(pen, 1.4, '#56608a', `M${x + 11} ${y - 15} L${x + 29} ${y - 38}`)
  mark(pen, 4.4, 'gold', `M${x + 17} ${y - 21.4} L${x + 18.4} ${y - 23.2}`)
  outline(pen, 'gold', `M${x} ${y} L${x + 5} ${y - 12} L${x + 10.5} ${y - 8} Z`)
  mark(pen, 0.7, '#7a5a1a', `M${x + 1} ${y - 1.4} L${x + 5} ${y - 6.6}`)
}

/** A sheet of paper with printed lines and a turned corner. */
const printedPage: PropPainter = (pen) => {
  outline(pen, '#fbf7ec', 'M-36 -99 L20 -99 L36 -83 L36 -1 L-36 -1 Z', { cel: 0.06 })
  outline(pen, '#d8d2c2', 'M20 -99 L36 -83 L20 -83 Z')
  mark(pen, 3.4, '#3c4154', 'M-27 -84 L8 -84')
  for (let i = 0; i < 8; i++) mark(pen, 1.5, '#8a8fa0', `M-27 ${-71 + i * 8} L${i === 3 || i === 7 ? 4 : 27} ${-71 + i * 8}`)
}

/** A page full of handwriting and the pen that wrote it. */
const handwrittenPage: PropPainter = (pen) => {
  outline(pen, '#fbf3dc', 'M-44 -88 L26 -96 L36 -6 L-34 0 Z', { cel: 0.05 })
  for (let i = 0; i < 8; i++) handwriting(pen, -36 + i * 1.1, -76 + i * 9, i === 6 ? 30 : 56 - (i % 3) * 5)
  fountainPen(pen, 12, -18)
}

/** An open diary with handwriting, a ribbon and a pen across it. */
const openDiary: PropPainter = (pen) => {
  outline(pen, '#5e3a26', 'M-50 -62 L0 -56 L50 -62 L50 -2 L0 4 L-50 -2 Z')
  for (const side of [-1, 1])
    outline(
      pen,
      '#fbf3dc',
      `M0 -58 C${side * 14} -68 ${side * 34} -68 ${side * 47} -64 L${side * 47} -7 C${side * 34} -11 ${side * 14} -10 0 -1 Z`,
      {
        cel: 0.05,
      },
    )
  mark(pen, 1.2, '#b8a884', 'M0 -57 L0 -2')
  for (let i = 0; i < 5; i++) {
    handwriting(pen, -41, -53 + i * 9, i === 4 ? 18 : 34)
    if (i < 3) handwriting(pen, 7, -53 + i * 9, 32 - i * 6)
  }
  mark(pen, 2.2, '#b23a3f', 'M3 -4 C6 4 3 6 5 10')
  fountainPen(pen, 14, -16)
}

/** A newspaper, folded once: title, headline, photograph and columns. */
const newspaper: PropPainter = (pen) => {
  outline(pen, '#d9d4c6', 'M-38 -92 L42 -98 L46 -4 L-34 0 Z', { cel: 0 })
  outline(pen, '#f3efe2', 'M-43 -96 L39 -96 L39 -3 L-43 -3 Z', { cel: 0.05 })
  for (const [x, w] of [
    [-37, 9],
    [-26, 7],
    [-17, 10],
    [-5, 8],
    [7, 9],
    [18, 6],
    [26, 8],
  ] as const)
    box(pen, '#2a2a33', x, -91, w, 9, FLAT_SHAPE)
  mark(pen, 0.8, '#2a2a33', 'M-38 -78 L34 -78')
  for (const [y, to] of [
    [-72, 33],
    [-65, 12],
  ] as const)
    mark(pen, 3.6, '#2a2a33', `M-36 ${y} L${to} ${y}`)
  box(pen, '#8f959c', -37, -57, 40, 29, FLAT_SHAPE)
  outline(pen, '#5a6068', 'M-37 -28 L-37 -36 L-24 -48 L-14 -38 L-6 -44 L3 -33 L3 -28 Z', FLAT_SHAPE)
  oval(pen, '#c8ccd0', -6, -50, 3.4, 3.4, FLAT_SHAPE)
  for (let i = 0; i < 11; i++) mark(pen, 1.1, '#83858c', `M8 ${-55 + i * 4.6} L34 ${-55 + i * 4.6}`)
  for (let i = 0; i < 5; i++) for (const x of [-37, -16]) mark(pen, 1.1, '#83858c', `M${x} ${-24 + i * 4.4} L${x + 18} ${-24 + i * 4.4}`)
}

/** A coil of twisted rope with its loose end. */
const rope: PropPainter = (pen) => {
  const strand = (d: string): void => {
    mark(pen, 10.6, '#7a5528', d)
    line(pen, 8.4, '#c79a5c', d)
    mark(pen, 2.4, '#e2bd84', d)
  }
  for (const y of [-12, -21, -30]) {
    const rx = 38 + (y + 30) * 0.16
    strand(`M${-rx} ${y} C${-rx} ${y - 17} ${rx} ${y - 17} ${rx} ${y} C${rx} ${y + 17} ${-rx} ${y + 17} ${-rx} ${y}`)
    for (let i = 0; i < 13; i++) {
      const turn = 0.12 + (i / 12) * 2.9
      const [x, at] = [Math.cos(turn) * rx, y + Math.sin(turn) * 12.6]
      mark(pen, 1.3, '#8a6234', `M${x - 2.6} ${at + 3.4} L${x + 2.6} ${at - 3.4}`)
    }
  }
  strand('M30 -38 C42 -46 40 -60 26 -62 C14 -64 8 -72 16 -80')
  for (const [x, y] of [
    [36, -46],
    [34, -57],
    [23, -63],
    [13, -71],
  ] as const)
    mark(pen, 1.3, '#8a6234', `M${x - 2.6} ${y + 3} L${x + 2.6} ${y - 3}`)
  for (const d of ['M16 -81 L13 -89', 'M16 -81 L18 -90', 'M16 -81 L23 -87']) mark(pen, 1.4, '#c79a5c', d)
}

export const PAGES_AND_PENS: Readonly<Record<string, PropPainter>> = {
  'page-facing-up': printedPage,
  'handwritten-page': handwrittenPage,
  'open-diary': openDiary,
  newspaper,
  rope,
}
