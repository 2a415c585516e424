import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** An open card: fork and knife on its cover, dishes with their prices inside. */
const menu: PropPainter = (pen) => {
  outline(pen, '#a8323a', 'M-50 -92 L0 -86 L0 0 L-50 -8 Z')
  mark(pen, 1.6, '#f0c85a', 'M-45 -86 L-5 -81 L-5 -6 L-45 -12 Z')
  line(pen, 3, '#f0c85a', 'M-32 -42 L-32 -24')
  mark(pen, 2.4, '#f0c85a', 'M-37 -66 L-37 -52 C -37 -44 -27 -44 -27 -50 L-27 -65 M-32 -65 L-32 -46')
  line(pen, 3, '#f0c85a', 'M-16 -46 L-16 -22')
  outline(pen, '#f0c85a', 'M-17 -64 C -10 -62 -10 -48 -14 -44 L-17 -44 Z', FLAT_SHAPE)
  outline(pen, '#f8f0de', 'M0 -86 L50 -92 L50 -8 L0 0 Z')
  for (const [i, role] of ['#d8503a', '#e8a83a', '#4f9a3f'].entries()) {
    const y = -70 + i * 24
    oval(pen, role, 11, y, 6, 6, FLAT_SHAPE)
    oval(pen, '#fdf8ec', 11, y, 2.6, 2.6, FLAT_SHAPE)
    mark(pen, 2.4, '#4a4458', `M21 ${y - 4} L34 ${y - 5}`)
    mark(pen, 1.6, '#a8a094', `M21 ${y + 3} L31 ${y + 2}`)
    mark(pen, 2.4, '#a8323a', `M40 ${y - 5} L45 ${y - 6}`)
  }
}

const TELEGRAM =
  'M0 0 L5 0 M2.5 0 L2.5 9|M5 0 L0 0 L0 9 L5 9 M0 4.5 L4 4.5|M0 0 L0 9 L5 9|M5 0 L0 0 L0 9 L5 9 M0 4.5 L4 4.5|M5 1 L0 0 L0 9 L5 9 L5 5 L3 5|M0 9 L0 0 L5 0 L5 4.5 L0 4.5 L5 9|M0 9 L2.5 0 L5 9 M1 6 L4 6|M0 9 L0 0 L2.5 5 L5 0 L5 9'

/** Letters drawn from strokes of five by nine units, each moved to its place. */
function letters(pen: Pen, role: string, glyphs: string, x: number, y: number, width: number): void {
  for (const [i, glyph] of glyphs.split('|').entries())
    mark(
      pen,
      width,
      role,
      glyph.replaceAll(/([\d.]+) ([\d.]+)/gu, (_, px: string, py: string) => `${x + i * 8.4 + Number(px)} ${y + Number(py)}`),
    )
}

/** A yellow form with its heading and strips of typed words. */
const telegram: PropPainter = (pen) => {
  outline(pen, '#b88a4a', 'M-40 -84 L50 -92 L50 -30 L-40 -22 Z')
  outline(pen, '#f4e2a0', 'M-50 -90 L42 -90 L44 -4 L-48 -4 Z')
  box(pen, '#a8323a', -45, -86, 83, 20, FLAT_SHAPE)
  letters(pen, '#fff4d0', TELEGRAM, -36, -80.5, 1.8)
  for (const [y, marks] of [
    [-58, [8, 14, 6, 18]],
    [-44, [16, 6, 12, 8]],
    [-30, [10, 10, 16]],
  ] as const) {
    let x = -40
    box(pen, '#fffaf0', x - 3, y - 1, 76, 10, { cel: 0 })
    for (const w of marks) {
      mark(pen, 3, '#3a3440', `M${x + 2} ${y + 4} L${x + w} ${y + 4}`)
      x += w + 5
    }
  }
  mark(pen, 1.6, '#b89a4a', 'M-40 -13 L4 -13')
  oval(pen, '#5f6ab0', 28, -14, 8, 7, { cel: 0, lighten: 0.2 })
}

/** An old skin with curled, ragged edges, written by hand and sealed. */
const parchment: PropPainter = (pen) => {
  outline(
    pen,
    '#e0bf84',
    'M-40 -96 L-30 -93 L-20 -97 L0 -94 L20 -98 L34 -94 L43 -97 L40 -80 L43 -62 L39 -44 L43 -26 L40 -10 L44 -3 L30 -6 L12 -1 L-8 -5 L-24 -1 L-43 -4 L-39 -20 L-43 -38 L-39 -56 L-43 -74 Z',
  )
  outline(pen, '#b88f50', 'M44 -3 L30 -6 L22 -4 C26 -14 34 -20 42 -18 Z')
  outline(pen, '#b88f50', 'M-40 -96 L-30 -93 L-22 -96 C -26 -86 -34 -80 -41 -82 Z')
  for (const [x, y, r] of [
    [24, -80, 6],
    [-30, -30, 5],
  ] as const)
    oval(pen, '#c8a264', x, y, r, r * 0.7, FLAT_SHAPE)
  outline(pen, '#a8323a', 'M-28 -86 L-16 -86 L-16 -72 L-28 -72 Z', FLAT_SHAPE)
  mark(pen, 2, '#f0d8a0', 'M-25 -75 L-22 -83 L-19 -75')
  for (const y of [-82, -73, -63, -53, -43, -33])
    mark(
      pen,
      1.9,
      '#5a3c20',
      `M${y < -70 ? -11 : -28} ${y} C${-6} ${y - 2} ${-2} ${y + 2} ${6} ${y} C${14} ${y - 2} ${20} ${y + 2} ${y === -33 ? 10 : 28} ${y}`,
    )
  outline(pen, '#8a2430', 'M8 -18 L4 -2 L10 -5 L14 -1 L16 -18 Z')
  oval(pen, '#c02f3a', 11, -18, 9, 9)
  oval(pen, '#8a2430', 11, -18, 5, 5, PLAIN_SHAPE)
}

/** Wrapped in brown paper, tied crosswise with string, stamped. */
const parcel: PropPainter = (pen) => {
  outline(pen, '#d0a06a', 'M-46 -58 L-20 -80 L50 -80 L30 -58 Z')
  outline(pen, '#9a6e40', 'M30 -58 L50 -80 L50 -22 L30 0 Z')
  box(pen, '#b98850', -46, -58, 76, 58)
  mark(pen, 1.4, '#8a6238', 'M-46 -58 L-36 -46 M-46 0 L-36 -10')
  line(pen, 2.6, '#f4ecd6', 'M-14 0 L-14 -58 L10 -80')
  line(pen, 2.6, '#f4ecd6', 'M-46 -30 L30 -30 L50 -52')
  line(pen, 2.6, '#f4ecd6', 'M-34 -69 L40 -69')
  for (const side of [-1, 1])
    line(
      pen,
      3,
      '#f4ecd6',
      `M-2 -70 C${-2 + side * 8} -92 ${-2 + side * 26} -92 ${-2 + side * 22} -80 C${-2 + side * 18} -72 ${-2 + side * 8} -70 -2 -70 L${-2 + side * 14} -60`,
    )
  oval(pen, '#f4ecd6', -2, -70, 3.4, 3)
  box(pen, '#fbf6e8', -6, -22, 30, 16, { cel: 0 })
  mark(pen, 1.8, '#4a4458', 'M-2 -17 L16 -17 M-2 -11 L10 -11')
  for (const [x, role] of [
    [-42, '#d8404a'],
    [-30, '#3a7ab8'],
  ] as const) {
    box(pen, 'white', x, -54, 11, 14, { cel: 0 })
    box(pen, role, x + 2, -52, 7, 10, FLAT_SHAPE)
  }
}

/** A square of cloth with a blue border that a hand holds up by a corner. */
const handkerchief: PropPainter = (pen) => {
  outline(
    pen,
    '#f4f2ec',
    'M2 -82 C -8 -70 -22 -58 -44 -50 C -40 -42 -36 -36 -38 -28 C -30 -26 -26 -20 -22 -10 C -14 -10 -6 -6 0 2 C6 -6 14 -10 22 -10 C24 -20 30 -26 38 -28 C36 -36 40 -42 44 -50 C24 -58 14 -70 8 -82 Z',
  )
  mark(
    pen,
    4,
    '#3a7ab8',
    'M-37 -46 C -33 -40 -30 -34 -31 -31 C -25 -28 -21 -22 -18 -15 C -11 -14 -5 -11 0 -6 C5 -11 11 -14 18 -15 C21 -22 25 -28 31 -31 C30 -34 33 -40 37 -46',
  )
  mark(
    pen,
    1.6,
    '#3a7ab8',
    'M-29 -46 C -26 -40 -24 -37 -25 -34 C -20 -32 -16 -27 -14 -21 C -8 -20 -4 -18 0 -14 C4 -18 8 -20 14 -21 C16 -27 20 -32 25 -34 C24 -37 26 -40 29 -46',
  )
  mark(pen, 1.8, '#b4b0b8', 'M0 -74 C -6 -60 -14 -50 -18 -38 M4 -74 C4 -58 0 -46 0 -32 M8 -74 C14 -60 18 -50 18 -38')
  for (const [dx, dy] of [
    [-4, 0],
    [4, 0],
    [0, -4],
    [0, 4],
  ] as const)
    oval(pen, '#e8506a', dx, -22 + dy, 3, 3, FLAT_SHAPE)
  outline(pen, '#3f6fa8', 'M32 -102 L50 -94 L44 -74 L26 -86 Z')
  outline(pen, 'skin', 'M30 -98 C20 -102 8 -100 2 -94 C -4 -88 -4 -80 2 -78 C8 -76 12 -80 16 -82 L28 -82 Z')
  mark(pen, 1.8, '#c98a66', 'M4 -90 C10 -92 14 -90 18 -86 M2 -84 C6 -86 10 -86 14 -83')
}

/** Sticks in foil that slide out of their sleeve, and one unwrapped. */
const chewingGum: PropPainter = (pen) => {
  for (const [x, top] of [
    [-24, -86],
    [-8, -100],
    [8, -84],
  ] as const) {
    box(pen, '#f49ab5', x - 6, top, 12, 40, { round: 1 })
    mark(pen, 1.4, '#d8708e', `M${x - 3} ${top + 6} L${x + 3} ${top + 6} M${x - 3} ${top + 11} L${x + 3} ${top + 11}`)
    outline(
      pen,
      '#c8d0da',
      `M${x - 8} ${top + 18} L${x - 4} ${top + 14} L${x} ${top + 18} L${x + 4} ${top + 14} L${x + 8} ${top + 18} L${x + 8} -40 L${x - 8} -40 Z`,
    )
  }
  box(pen, '#2fa878', -34, -66, 52, 66, { round: 3 })
  outline(pen, 'white', 'M-34 -46 C -16 -56 2 -36 18 -46 L18 -26 C2 -16 -16 -36 -34 -26 Z', { noInk: true, cel: 0 })
  outline(pen, '#4fae4a', 'M-18 -36 C -18 -46 2 -48 6 -40 C2 -30 -14 -28 -18 -36 Z', FLAT_SHAPE)
  mark(pen, 1.4, '#d8f4e0', 'M-14 -37 L2 -40')
  outline(pen, '#c8d0da', 'M28 -2 L46 -6 L50 -34 L30 -30 Z')
  outline(pen, '#f49ab5', 'M26 -66 L42 -70 L47 -32 L32 -28 Z')
  mark(pen, 1.6, '#d8708e', 'M30 -60 L41 -63 M31 -52 L42 -55 M33 -44 L43 -47')
}

export const POCKET_AND_TABLE = {
  menu,

  telegram,
  parchment,
  'tied-parcel': parcel,
  handkerchief,
  'chewing-gum': chewingGum,
} satisfies Record<string, PropPainter>
