import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from './details.ts'

/** Columns side by side from `left` to `right` between two heights. */
function columns(pen: Pen, count: number, left: number, right: number, top: number, foot: number, role = '#fbfaf6'): void {
  for (let i = 0; i < count; i++) {
    const x = left + ((right - left) / (count - 1)) * i
    box(pen, role, x - 2.6, top, 5.2, foot - top)
  }
}

/** A flag on its pole at (x, y). */
function flag(pen: Pen, x: number, y: number, role = '#c8302a'): void {
  line(pen, 1.6, '#8d98a8', `M${x} ${y + 16} L${x} ${y}`)
  outline(
    pen,
    role,
    `M${x} ${y} C${x + 5} ${y - 2} ${x + 9} ${y + 2} ${x + 14} ${y} L${x + 14} ${y + 8} C${x + 9} ${y + 10} ${x + 5} ${y + 6} ${x} ${y + 8} Z`,
  )
}

/** A wide white house with a columned porch, a flag and a lawn. */
const whiteHouse: PropPainter = (pen) => {
  flag(pen, 0, -98)
  box(pen, '#f8f8f4', -48, -54, 96, 46)
  box(pen, '#e4e4de', -50, -58, 100, 6)
  for (const x of [-42, -31, 24, 35])
    for (const y of [-48, -28]) {
      box(pen, '#4a5a7c', x, y, 7, 12, FLAT_SHAPE)
      mark(pen, 1, '#d8dce4', `M${x} ${y + 6} L${x + 7} ${y + 6}`)
    }
  box(pen, '#e8e8e2', -21, -62, 42, 54, { cel: 0 })
  box(pen, '#5c4a3a', -5, -26, 10, 18, FLAT_SHAPE)
  columns(pen, 5, -17, 17, -60, -8)
  outline(pen, '#fbfbf8', 'M-25 -62 L0 -78 L25 -62 Z')
  mark(pen, 1.6, '#c8c8c0', 'M-16 -65 L0 -74 L16 -65')
  outline(pen, '#5cae3a', 'M-50 -8 L50 -8 L50 0 L-50 0 Z')
  outline(pen, '#e0d8c4', 'M-6 -8 L6 -8 L12 0 L-12 0 Z', FLAT_SHAPE)
  for (const x of [-38, 38]) oval(pen, '#3f8a3a', x, -8, 9, 7)
}

/** A seat of parliament: a great dome over a columned front with two wings. */
const capitol: PropPainter = (pen) => {
  flag(pen, 0, -100, '#2f6ac8')
  box(pen, '#f4f2ea', -50, -30, 100, 26)
  for (const x of [-44, -34, 28, 38]) box(pen, '#5c6a88', x, -24, 6, 14, FLAT_SHAPE)
  box(pen, '#e4e0d4', -22, -50, 44, 18)
  columns(pen, 7, -19, 19, -50, -32, '#fbfaf4')
  outline(pen, '#e8e6de', 'M-22 -52 C -22 -76 -8 -84 0 -84 C8 -84 22 -76 22 -52 Z')
  for (const x of [-11, 0, 11]) mark(pen, 1.6, '#b8b4a8', `M${x} -53 C${x * 0.9} -68 ${x * 0.5} -78 ${x * 0.2} -82`)
  box(pen, '#f4f2ea', -5, -90, 10, 8)
  outline(pen, '#fbfaf4', 'M-26 -28 L0 -40 L26 -28 Z')
  columns(pen, 6, -20, 20, -28, -6, '#fbfaf4')
  outline(pen, '#d8d4c8', 'M-50 -6 L50 -6 L50 0 L-50 0 Z')
  mark(pen, 1.6, '#a8a498', 'M-24 -3 L24 -3')
}

/** A court of law: scales in its gable, steps before its columns. */
const courthouse: PropPainter = (pen) => {
  box(pen, '#e8dcc4', -44, -56, 88, 44)
  box(pen, '#5c4632', -8, -40, 16, 28, FLAT_SHAPE)
  columns(pen, 6, -36, 36, -54, -12, '#fbf4e4')
  outline(pen, '#f4e8d0', 'M-50 -58 L0 -98 L50 -58 Z')
  box(pen, '#d8c8a8', -50, -59, 100, 6)
  line(pen, 2.4, '#8a5a1a', 'M0 -86 L0 -64 M-16 -80 L16 -80')
  for (const x of [-16, 16]) {
    mark(pen, 1.4, '#8a5a1a', `M${x} -80 L${x - 6} -70 M${x} -80 L${x + 6} -70`)
    outline(pen, '#e8b83a', `M${x - 8} -70 L${x + 8} -70 C${x + 6} -64 ${x - 6} -64 ${x - 8} -70 Z`)
  }
  for (const [y, half] of [
    [-12, 46],
    [-6, 50],
  ] as const)
    box(pen, '#d8c8a8', -half, y, half * 2, 6)
}

/** A university: brick halls about a clock tower, a mortarboard over the door. */
const university: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    outline(pen, '#7a4a3a', `M${s * 12} -58 L${s * 50} -58 L${s * 46} -66 L${s * 12} -66 Z`)
    box(pen, '#b5563e', s < 0 ? -50 : 12, -58, 38, 54)
    for (const x of [18, 30])
      for (const y of [-50, -28]) {
        outline(
          pen,
          '#f8e8c0',
          `M${s * x} ${y + 14} L${s * x} ${y + 3} Q${s * (x + 4)} ${y - 3} ${s * (x + 8)} ${y + 3} L${s * (x + 8)} ${y + 14} Z`,
        )
      }
  }
  box(pen, '#c8674a', -14, -80, 28, 76)
  outline(pen, '#5c6a88', 'M-17 -80 L0 -100 L17 -80 Z')
  oval(pen, '#fbfaf4', 0, -68, 9, 9)
  mark(pen, 2, '#2a2c38', 'M0 -74 L0 -68 L5 -66')
  outline(pen, '#2a2c44', 'M-16 -46 L0 -53 L16 -46 L0 -39 Z')
  outline(pen, '#2a2c44', 'M-8 -42 L0 -39 L8 -42 L8 -35 C4 -32 -4 -32 -8 -35 Z')
  line(pen, 1.8, '#f0c03a', 'M14 -46 L14 -34')
  outline(pen, '#5c3a22', 'M-7 -4 L-7 -22 Q0 -30 7 -22 L7 -4 Z')
  box(pen, '#5cae3a', -50, -4, 100, 4)
  for (const x of [-42, 42]) oval(pen, '#3f8a3a', x, -8, 8, 8)
}

/** A museum: banners with a vase and a bone between its columns. */
const museum: PropPainter = (pen) => {
  box(pen, '#d8d4ca', -46, -60, 92, 48)
  outline(pen, '#ece8de', 'M-50 -62 L0 -92 L50 -62 Z')
  oval(pen, '#c8a03a', 0, -72, 7, 7)
  box(pen, '#c4beb0', -50, -63, 100, 6)
  box(pen, '#4a4238', -8, -38, 16, 26, FLAT_SHAPE)
  columns(pen, 2, -41, 41, -57, -12, '#f8f5ec')
  columns(pen, 2, -13, 13, -57, -12, '#f8f5ec')
  for (const [x, role] of [
    [-36, '#c8302a'],
    [18, '#2f6ac8'],
  ] as const)
    outline(pen, role, `M${x} -56 L${x + 18} -56 L${x + 18} -16 L${x + 9} -22 L${x} -16 Z`)
  outline(
    pen,
    '#f8d87a',
    'M-31 -46 L-23 -46 C -24 -42 -20 -40 -20 -34 C -20 -28 -24 -26 -24 -25 L-30 -25 C -30 -26 -34 -28 -34 -34 C -34 -40 -30 -42 -31 -46 Z',
    FLAT_SHAPE,
  )
  line(pen, 3, '#fbfbf4', 'M23 -32 L31 -44')
  for (const [x, y] of [
    [21, -32],
    [24, -29],
    [30, -47],
    [33, -44],
  ] as const)
    oval(pen, '#fbfbf4', x, y, 2.6, 2.6, PLAIN_SHAPE)
  for (const [y, half] of [
    [-12, 47],
    [-6, 50],
  ] as const)
    box(pen, '#c4beb0', -half, y, half * 2, 6)
}

/** A palace: a wide pale front with gilt roofs, a balcony, a crown over its gate, gardens. */
const palace: PropPainter = (pen) => {
  for (const x of [-40, 40]) {
    outline(pen, '#e8b83a', `M${x - 11} -62 C${x - 13} -74 ${x - 4} -78 ${x} -88 C${x + 4} -78 ${x + 13} -74 ${x + 11} -62 Z`)
    box(pen, '#fbeed0', x - 9, -62, 18, 52)
    outline(pen, '#5c6a98', `M${x - 4} -34 L${x - 4} -46 Q${x} -52 ${x + 4} -46 L${x + 4} -34 Z`)
  }
  box(pen, '#fbeed0', -34, -50, 68, 40)
  outline(pen, '#e8b83a', 'M-20 -60 C -24 -78 -8 -84 0 -98 C8 -84 24 -78 20 -60 Z')
  box(pen, '#fbeed0', -18, -62, 36, 52)
  for (const x of [-29, -11, 4, 22]) {
    outline(pen, '#5c6a98', `M${x} -34 L${x} -43 Q${x + 3.5} -48 ${x + 7} -43 L${x + 7} -34 Z`)
    if (Math.abs(x) > 12) outline(pen, '#5c6a98', `M${x} -15 L${x} -24 Q${x + 3.5} -29 ${x + 7} -24 L${x + 7} -15 Z`)
  }
  box(pen, '#e8b83a', -20, -33, 40, 4)
  outline(pen, '#8a4a2a', 'M-8 -10 L-8 -20 Q0 -28 8 -20 L8 -10 Z')
  outline(pen, '#f4cf3a', 'M-10 -56 L-12 -68 L-5 -62 L0 -71 L5 -62 L12 -68 L10 -56 Z')
  mark(pen, 2, '#d8a82a', 'M-34 -50 L-18 -50 M18 -50 L34 -50')
  outline(pen, '#d8ccb0', 'M-14 -10 L14 -10 L20 0 L-20 0 Z')
  outline(pen, '#5cae3a', 'M-50 -10 L-14 -10 L-20 0 L-50 0 Z')
  outline(pen, '#5cae3a', 'M50 -10 L14 -10 L20 0 L50 0 Z')
  for (const x of [-42, -28, 28, 42]) outline(pen, '#2f7a3a', `M${x - 5} -4 L${x} -20 L${x + 5} -4 Z`)
}

/** A mosque: one low dome among half domes, slender minarets with crescents. */
const mosque: PropPainter = (pen) => {
  for (const x of [-45, 45]) {
    box(pen, '#f4ecdc', x - 4, -78, 8, 78)
    box(pen, '#d8c8a8', x - 6, -56, 12, 4)
    box(pen, '#d8c8a8', x - 6, -78, 12, 4)
    outline(pen, '#4a7a9a', `M${x - 5} -78 L${x} -98 L${x + 5} -78 Z`)
  }
  box(pen, '#f4ecdc', -38, -34, 76, 34)
  for (const x of [-26, 26]) outline(pen, '#5c90b0', `M${x - 13} -34 C${x - 13} -52 ${x + 13} -52 ${x + 13} -34 Z`)
  box(pen, '#e8dcc4', -25, -44, 50, 12)
  outline(pen, '#4a86aa', 'M-27 -44 C -27 -84 27 -84 27 -44 Z')
  mark(pen, 3, '#a8d0e4', 'M-18 -52 C -16 -64 -8 -70 -2 -71')
  for (const x of [-20, -10, 0, 10, 20]) box(pen, '#5c4a3a', x - 2, -42, 4, 7, { ...FLAT_SHAPE, round: 2 })
  line(pen, 1.8, '#e8b83a', 'M0 -73 L0 -82')
  outline(pen, '#e8b83a', 'M4 -96 C -6 -97 -8 -82 2 -82 C6 -82 8 -85 8 -86 C2 -85 0 -92 4 -96 Z')
  outline(pen, '#5c4a3a', 'M-9 0 L-9 -16 C -9 -22 0 -28 0 -28 C0 -28 9 -22 9 -16 L9 0 Z')
  for (const x of [-27, 27])
    outline(pen, '#5c6a88', `M${x - 5} -8 L${x - 5} -18 C${x - 5} -22 ${x} -25 ${x} -25 C${x} -25 ${x + 5} -22 ${x + 5} -18 L${x + 5} -8 Z`)
}

/** A stepped tower that tapers upwards in tiers, a wide gate, an orange flag. */
const hinduTemple: PropPainter = (pen) => {
  flag(pen, 0, -100, '#f28a1e')
  const tones = ['#d8935a', '#e8ac6a']
  for (let i = 0; i < 6; i++) {
    const [half, y] = [34 - i * 4.6, -30 - i * 10]
    outline(pen, tones[i % 2]!, `M${-half} ${y} L${-half + 3} ${y - 10} L${half - 3} ${y - 10} L${half} ${y} Z`)
    for (let k = -2; k <= 2; k++) {
      const x = k * (half / 2.7)
      outline(
        pen,
        ['#3f9ab8', '#c83a5a', '#4cae6a'][(i + k + 6) % 3]!,
        `M${x - 2.4} ${y - 1} L${x - 2.4} ${y - 5} Q${x} ${y - 9} ${x + 2.4} ${y - 5} L${x + 2.4} ${y - 1} Z`,
        FLAT_SHAPE,
      )
    }
    for (const s of [-1, 1]) oval(pen, '#f4cf6a', s * (half - 2), y - 10, 2.4, 3)
  }
  outline(pen, '#f4cf3a', 'M-12 -90 C -12 -98 12 -98 12 -90 Z')
  box(pen, '#c8834a', -40, -30, 80, 26)
  for (const x of [-33, -22, 16, 27]) box(pen, '#f0c890', x, -28, 6, 24)
  outline(pen, '#4a2a1a', 'M-9 -4 L-9 -20 Q0 -28 9 -20 L9 -4 Z')
  for (const [y, half] of [
    [-4, 46],
    [-1, 50],
  ] as const)
    box(pen, '#a8683a', -half, y, half * 2, 3, { noInk: y === -1 })
}

/** Two flat-topped towers, a rose window, three portals and a gallery between. */
const notreDame: PropPainter = (pen) => {
  outline(pen, '#7a8494', 'M-5 -60 L0 -100 L5 -60 Z')
  for (const x of [-42, 14]) {
    box(pen, '#e0d4bc', x, -92, 28, 92)
    for (const d of [4, 16]) outline(pen, '#4a4a58', `M${x + d} -62 L${x + d} -82 Q${x + d + 4} -88 ${x + d + 8} -82 L${x + d + 8} -62 Z`)
    for (const d of [0, 7, 14, 21]) box(pen, '#e0d4bc', x + d, -95, 5, 5)
  }
  box(pen, '#ece2cc', -15, -62, 30, 62)
  for (let i = 0; i < 14; i++) mark(pen, 1.8, '#8a7e68', `M${-39 + i * 6} -58 L${-39 + i * 6} -52`)
  box(pen, '#c8bca0', -44, -62, 88, 4)
  box(pen, '#c8bca0', -44, -30, 88, 4)
  oval(pen, '#c8bca0', 0, -42, 11, 11)
  oval(pen, '#4a5a98', 0, -42, 8.6, 8.6, FLAT_SHAPE)
  for (let i = 0; i < 8; i++) mark(pen, 1, '#f0d8a0', `M0 -42 L${polar(0, -42, i * 0.785, 8.4)}`)
  for (const x of [-28, 0, 28]) {
    outline(pen, '#c8bca0', `M${x - 11} 0 L${x - 11} -14 Q${x} -32 ${x + 11} -14 L${x + 11} 0 Z`)
    outline(pen, '#5c4632', `M${x - 6} 0 L${x - 6} -12 Q${x} -22 ${x + 6} -12 L${x + 6} 0 Z`, FLAT_SHAPE)
    if (x)
      for (const d of [-4, 4])
        outline(
          pen,
          '#4a4a58',
          `M${x + d - 2.4} -36 L${x + d - 2.4} -46 Q${x + d} -50 ${x + d + 2.4} -46 L${x + d + 2.4} -36 Z`,
          FLAT_SHAPE,
        )
  }
}

/** A tower of pale stone with wide setbacks, rows of windows and a mast. */
const empireState: PropPainter = (pen) => {
  line(pen, 2.4, '#9aa4b2', 'M0 -86 L0 -100')
  outline(pen, '#c4ccd6', 'M-5 -78 L-3 -90 L3 -90 L5 -78 Z')
  const tiers = [
    [34, 0, 14],
    [26, -14, 12],
    [19, -26, 42],
    [14, -68, 8],
    [9, -76, 5],
  ] as const
  for (const [half, foot, high] of tiers) {
    box(pen, '#d8c8a8', -half, foot - high, half * 2, high)
    for (let x = -half + 4; x < half - 1; x += 5) mark(pen, 1.6, '#7a7a88', `M${x} ${foot - high + 2.6} L${x} ${foot - 2}`)
  }
  for (let y = -60; y < -28; y += 7) mark(pen, 1, '#d8c8a8', `M-17 ${y} L17 ${y}`)
  box(pen, '#8a5a2e', -5, -8, 10, 8, FLAT_SHAPE)
}

export const HALLS_AND_TEMPLES = {
  'white-house': whiteHouse,
  capitol,
  courthouse,
  university,
  museum,
  palace,
  mosque,
  'hindu-temple': hinduTemple,
  'notre-dame': notreDame,
  'empire-state-building': empireState,
} satisfies Record<string, PropPainter>
