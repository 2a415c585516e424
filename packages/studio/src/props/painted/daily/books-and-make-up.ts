import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A wide cartridge of three blades on a ribbed curved handle. */
const safetyRazor: PropPainter = (pen) => {
  outline(pen, '#3f78c8', 'M-6 -66 L8 -62 C6 -40 14 -22 24 -8 C26 -2 18 2 12 -2 C -2 -18 -8 -40 -6 -66 Z')
  for (const [x, y] of [
    [1, -44],
    [3, -36],
    [6, -28],
    [10, -20],
  ] as const)
    line(pen, 2, '#c4dcf8', `M${x - 4} ${y + 1} L${x + 5} ${y - 2}`)
  outline(pen, '#5c6674', 'M-10 -76 L14 -70 L10 -60 L-6 -62 Z')
  outline(
    pen,
    '#2b3444',
    'M-42 -98 L44 -84 C48 -82 48 -78 47 -74 L45 -64 C44 -62 42 -62 40 -62 L-44 -76 C -47 -77 -48 -80 -47 -84 L-45 -96 Z',
  )
  for (const d of [0, 5.4, 10.8]) mark(pen, 2.6, '#eef4fa', `M${-38 - d * 0.14} ${-89 + d} L${40 - d * 0.14} ${-76 + d}`)
  mark(pen, 3, '#5cd0a8', 'M-38 -95 L42 -82')
  for (const [x, y, r] of [
    [-36, -64, 8],
    [-46, -56, 6],
    [-28, -56, 6],
    [-36, -50, 5],
  ] as const)
    oval(pen, '#fdfeff', x, y, r, r * 0.9)
}

/** An open account book: ruled columns of figures, a pen across it. */
const ledger: PropPainter = (pen) => {
  outline(pen, '#6b2e22', 'M-50 -68 C -34 -76 -16 -76 0 -66 C16 -76 34 -76 50 -68 L50 -8 C34 -14 16 -14 0 -4 C -16 -14 -34 -14 -50 -8 Z')
  for (const s of [-1, 1]) {
    outline(pen, '#fbf2d8', `M0 -64 C${s * 14} -74 ${s * 30} -74 ${s * 45} -68 L${s * 45} -14 C${s * 30} -20 ${s * 14} -20 0 -10 Z`)
    for (const y of [-58, -50, -42, -34, -26]) {
      mark(pen, 1, '#7aa0d0', `M${s * 3} ${y + 5} C${s * 16} ${y - 4} ${s * 30} ${y - 4} ${s * 42} ${y}`)
      mark(pen, 2, '#3a3444', `M${s * 9} ${y - 0.4} L${s * 19} ${y - 3.6}`)
      mark(pen, 2, y === -34 ? '#c8302a' : '#3a3444', `M${s * 33} ${y - 4} L${s * 40} ${y - 3}`)
    }
    for (const x of [24, 31]) mark(pen, 1.4, '#d8545a', `M${s * x} -70 L${s * x} -18`)
    outline(pen, '#d8a83a', `M${s * 50} -68 L${s * 38} -71 L${s * 50} -56 Z`, FLAT_SHAPE)
    outline(pen, '#d8a83a', `M${s * 50} -8 L${s * 38} -11 L${s * 50} -20 Z`, FLAT_SHAPE)
  }
  line(pen, 4, '#2a3a6a', 'M40 -92 L16 -46')
  outline(pen, '#e8bc4a', 'M14 -50 L20 -46 L12 -36 Z')
}

/** A closed hard cover with a flask on it, a pen beside. */
const labNotebook: PropPainter = (pen) => {
  outline(pen, '#fbfbfa', 'M34 -92 L40 -88 L40 -2 L34 -6 Z')
  box(pen, '#2a5a9a', -38, -98, 72, 96, { round: 4 })
  box(pen, '#1c3f70', -38, -98, 12, 96, FLAT_SHAPE)
  box(pen, '#fbfbf4', -18, -90, 44, 18, { ...FLAT_SHAPE, round: 2 })
  mark(pen, 2.6, '#2a5a9a', 'M-12 -84 L20 -84 M-12 -78 L10 -78')
  outline(pen, '#e8f6fa', 'M-4 -62 L12 -62 L12 -48 L26 -18 C28 -14 24 -12 20 -12 L-12 -12 C -16 -12 -20 -14 -18 -18 L-4 -48 Z')
  outline(pen, '#5cd08a', 'M-10 -34 L18 -34 L26 -18 C28 -14 24 -13 20 -13 L-12 -13 C -16 -13 -19 -14 -18 -18 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [0, -22, 3],
    [10, -27, 2],
    [6, -44, 2],
  ] as const)
    oval(pen, '#eafff2', x, y, r, r, FLAT_SHAPE)
  line(pen, 5, '#e8a82e', 'M46 -78 L46 -18')
  outline(pen, '#4a4250', 'M43.5 -18 L48.5 -18 L46 -8 Z')
}

/** A thick book with a golden ornament that belongs to no one faith. */
const ornateBook: PropPainter = (pen) => {
  outline(pen, '#f4e6c0', 'M-32 -12 L40 -12 L40 -2 L-32 -2 Z')
  outline(
    pen,
    '#6b1e2e',
    'M-38 -98 L40 -98 L40 -10 L-30 -10 C -36 -10 -36 -2 -30 -2 L42 -2 L42 0 L-32 0 C -42 0 -44 -6 -44 -12 L-44 -90 C -44 -96 -42 -98 -38 -98 Z',
  )
  mark(pen, 2.4, '#e8bc4a', 'M-32 -90 L32 -90 L32 -18 L-32 -18 Z')
  for (const [x, y] of [
    [-32, -90],
    [32, -90],
    [-32, -18],
    [32, -18],
  ] as const)
    oval(pen, '#e8bc4a', x, y, 4.4, 4.4, PLAIN_SHAPE)
  for (let i = 0; i < 8; i++)
    outline(
      pen,
      i % 2 ? '#f4d88a' : '#e8bc4a',
      `M0 -54 Q${polar(0, -54, i * 0.785 - 0.4, 14)} ${polar(0, -54, i * 0.785, 25)} Q${polar(0, -54, i * 0.785 + 0.4, 14)} 0 -54 Z`,
      FLAT_SHAPE,
    )
  oval(pen, '#3f9ab8', 0, -54, 6, 6)
  outline(pen, '#c8302a', 'M18 -4 L26 -4 L26 14 L22 9 L18 14 Z')
}

/** An open book seated in its crossed stand. */
const openQuran: PropPainter = (pen) => {
  outline(pen, '#8a5a2e', 'M-50 -46 L-42 -50 L34 0 L22 0 Z')
  outline(pen, '#b5793f', 'M50 -46 L42 -50 L-34 0 L-22 0 Z')
  oval(pen, '#e8bc4a', 0, -20, 5, 5)
  outline(pen, '#1f6a4a', 'M-50 -78 C -32 -78 -14 -66 0 -44 C14 -66 32 -78 50 -78 L50 -52 C32 -52 14 -44 0 -26 C -14 -44 -32 -52 -50 -52 Z')
  for (const s of [-1, 1]) {
    outline(pen, '#fbf2d8', `M${s * 47} -84 C${s * 30} -84 ${s * 12} -72 0 -52 L0 -32 C${s * 14} -48 ${s * 30} -56 ${s * 47} -58 Z`)
    mark(
      pen,
      2,
      '#d8a83a',
      `M${s * 43} -79 C${s * 30} -79 ${s * 15} -68 ${s * 5} -52 L${s * 5} -44 C${s * 16} -54 ${s * 30} -60 ${s * 43} -62 Z`,
    )
    for (const d of [0, 6, 12])
      mark(
        pen,
        1.8,
        '#2a2430',
        `M${s * 39} ${-74 + d * 0.9} Q${s * 34} ${-78 + d} ${s * 30} ${-72 + d * 0.9} Q${s * 25} ${-74 + d} ${s * 21} ${-67 + d * 0.9} Q${s * 16} ${-67 + d} ${s * 12} ${-58 + d * 0.8}`,
      )
  }
  outline(pen, '#c8302a', 'M-3 -44 L3 -44 L3 -8 L0 -13 L-3 -8 Z')
}

/** Short thick sticks with flat ends, one worn, over a line drawn on a board. */
const chalk: PropPainter = (pen) => {
  box(pen, '#2a5a4a', -50, -98, 100, 60, { round: 3, cel: 0 })
  mark(pen, 4, '#f4f4ee', 'M-40 -60 C -32 -86 -20 -86 -22 -66 C -24 -52 -10 -54 -4 -72 C2 -88 14 -84 12 -70')
  outline(pen, '#fbfbf6', 'M10 -70 L32 -88 L42 -76 L18 -62 Z')
  oval(pen, '#e4e2da', 37, -82, 5.4, 8)
  for (const [x, y, role, end] of [
    [-40, -22, '#f8d0d8', '#e8a8b4'],
    [-10, -10, '#bfe0f4', '#8fc0e0'],
  ] as const) {
    outline(
      pen,
      role,
      `M${x} ${y - 8} L${x + 44} ${y - 8} L${x + 44} ${y + 8} L${x} ${y + 8} C${x - 7} ${y + 6} ${x - 7} ${y - 6} ${x} ${y - 8} Z`,
    )
    oval(pen, end, x + 44, y, 5.4, 8)
  }
  for (const [x, y] of [
    [-44, -6],
    [-34, -3],
    [42, -24],
    [24, -26],
  ] as const)
    oval(pen, '#f4f4ee', x, y, 2, 1.6, PLAIN_SHAPE)
}

/** A slip with notched edges, LOTTO, numbered balls and a barcode. */
const lotteryTicket: PropPainter = (pen) => {
  let rim = 'M-46 -90 L46 -90 '
  for (let y = -86; y < -10; y += 8) rim += `L46 ${y} Q41 ${y + 4} 46 ${y + 8} `
  rim += 'L46 -4 L-46 -4 '
  for (let y = -10; y > -84; y -= 8) rim += `L-46 ${y} Q-41 ${y - 4} -46 ${y - 8} `
  outline(pen, '#fff2c0', `${rim}Z`)
  box(pen, '#2f6ac8', -38, -84, 76, 22, { ...FLAT_SHAPE, round: 3 })
  mark(pen, 4, 'white', 'M-31 -80 L-31 -67 L-23 -67 M-8 -80 L4 -80 M-2 -80 L-2 -67 M10 -80 L22 -80 M16 -80 L16 -67')
  mark(pen, 4, 'white', 'M-15 -80 C -21 -80 -21 -67 -15 -67 C -9 -67 -9 -80 -15 -80 M30 -80 C24 -80 24 -67 30 -67 C36 -67 36 -80 30 -80')
  for (const [x, role, d] of [
    [-27, '#e8433f', 'M-30 -50 L-24 -50 L-28 -39'],
    [0, '#f0a82e', 'M-5 -50 L-5 -39 M0 -49 L5 -49 L0 -39 L5 -39'],
    [27, '#4cae4a', 'M22 -49 L27 -49 L22 -39 L27 -39 M29 -49 L33 -49 L30 -44 L33 -44 L33 -39 L29 -39'],
  ] as const) {
    oval(pen, role, x, -44, 12, 12)
    mark(pen, 2.4, 'white', d)
  }
  for (let i = 0; i < 16; i++) mark(pen, i % 3 ? 1.4 : 2.8, '#2a2430', `M${-36 + i * 3.6} -24 L${-36 + i * 3.6} -10`)
  for (const turn of [0, 1.57, 3.14, 4.71])
    oval(pen, '#3f9a3f', 32 + Math.cos(turn) * 4.4, -17 + Math.sin(turn) * 4.4, 4.4, 4.4, FLAT_SHAPE)
}

/** A bottle of red polish, its brush with a drop, a painted nail. */
const nailPolish: PropPainter = (pen) => {
  outline(
    pen,
    '#e02a5a',
    'M-44 -44 C -44 -50 -40 -54 -34 -54 L-10 -54 C -4 -54 0 -50 0 -44 L0 -6 C0 -2 -2 0 -6 0 L-38 0 C -42 0 -44 -2 -44 -6 Z',
  )
  mark(pen, 3, '#ff9ab4', 'M-37 -44 L-37 -12')
  box(pen, '#e8e4ec', -30, -62, 16, 9)
  outline(pen, '#1c1a26', 'M26 -99 L38 -95 L20 -54 L10 -58 Z')
  line(pen, 3, '#c8c4d0', 'M15 -56 L9 -40')
  outline(pen, '#e02a5a', 'M6 -42 L13 -39 L8 -24 L3 -26 Z')
  outline(pen, 'skin', 'M50 -40 C36 -40 20 -34 18 -20 C16 -6 28 0 38 0 L50 0 Z')
  outline(pen, '#e02a5a', 'M30 -34 C20 -32 14 -24 15 -16 C20 -14 30 -18 34 -24 Z')
  mark(pen, 2, '#ff9ab4', 'M20 -22 C22 -27 25 -29 28 -30')
}

/** A tube and its spiral wand. */
const mascara: PropPainter = (pen) => {
  outline(pen, '#2a2038', 'M-40 -62 L-14 -62 L-14 -6 C -14 0 -40 0 -40 -6 Z')
  box(pen, '#e8bc4a', -41, -66, 28, 7)
  mark(pen, 3, '#7a6a94', 'M-34 -52 L-34 -12')
  mark(pen, 2.6, '#e8bc4a', 'M-27 -46 L-27 -16')
  outline(pen, '#2a2038', 'M28 -99 L46 -92 L30 -52 L12 -58 Z')
  line(pen, 3, '#8a8494', 'M20 -56 L14 -40')
  for (let i = 0; i < 9; i++) line(pen, 2.4, '#1a1424', `M${14 - i * 2 - 7} ${-41 + i * 4.6} L${14 - i * 2 + 7} ${-38 + i * 4.6}`)
  line(pen, 3, '#1a1424', 'M14 -42 L-3 -2')
}

/** A bottle of skin-coloured cream with its pump and a smear. */
const foundationCream: PropPainter = (pen) => {
  outline(
    pen,
    '#e8bf9a',
    'M-34 -58 C -34 -62 -30 -64 -26 -64 L6 -64 C10 -64 14 -62 14 -58 L14 -6 C14 -2 12 0 8 0 L-28 0 C -32 0 -34 -2 -34 -6 Z',
  )
  box(pen, '#2a2430', -22, -78, 24, 15, { round: 2 })
  outline(pen, '#2a2430', 'M-14 -78 L-14 -92 L18 -92 L18 -86 L-6 -86 L-6 -78 Z')
  box(pen, '#fbf4ea', -28, -44, 36, 22, FLAT_SHAPE)
  mark(pen, 2.4, '#8a6a54', 'M-22 -36 L2 -36 M-20 -29 L-2 -29')
  for (const [y, role] of [
    [-44, '#f4d6b8'],
    [-27, '#d8a478'],
    [-10, '#a06c48'],
  ] as const)
    line(pen, 9, role, `M26 ${y} C32 ${y - 4} 38 ${y + 4} 45 ${y - 1}`)
}

/** A small memory card with a cut corner, contacts and a lock. */
const sdCard: PropPainter = (pen) => {
  outline(
    pen,
    '#2a3a6a',
    'M-34 -98 L18 -98 L36 -80 L36 -3 C36 -1 35 0 33 0 L-33 0 C -35 0 -36 -1 -36 -3 L-36 -95 C -36 -97 -35 -98 -34 -98 Z',
  )
  for (let i = 0; i < 6; i++) box(pen, '#e8bc4a', -29 + i * 8.4, -94, 5.4, 20, FLAT_SHAPE)
  box(pen, '#fbfbfa', -29, -64, 58, 50, { ...FLAT_SHAPE, round: 3 })
  mark(pen, 4.4, '#2a3a6a', 'M-10 -56 C -20 -54 -22 -36 -14 -34 C -6 -34 -6 -46 -14 -46 M14 -34 L14 -56 L4 -42 L18 -42')
  mark(pen, 3.4, '#c8302a', 'M-18 -24 L18 -24')
  box(pen, '#c4ccd6', 34, -66, 5, 12)
}

/** An easel with a canvas on which nothing is painted yet. */
const blankCanvas: PropPainter = (pen) => {
  line(pen, 5, '#8a5a2e', 'M0 -96 L14 -2')
  for (const s of [-1, 1]) line(pen, 5, '#b5793f', `M${s * 6} -99 L${s * 34} 0`)
  box(pen, '#fdfcf6', -40, -88, 80, 60, { cel: 0.05 })
  outline(pen, '#e2ddd0', 'M-40 -28 L40 -28 L40 -32 L-36 -32 L-36 -88 L-40 -88 Z', FLAT_SHAPE)
  box(pen, '#b5793f', -46, -28, 92, 6, { round: 1 })
  line(pen, 3, '#c8935a', 'M28 -30 L42 -52')
  outline(pen, '#3a2a20', 'M40 -50 L44 -49 L48 -60 Z')
}

/** A letter with a warning caught on a hook that hangs on its line. */
const phishing: PropPainter = (pen) => {
  outline(pen, '#fbf6e8', 'M-48 -58 L36 -66 L42 -10 L-42 -2 Z')
  outline(pen, '#f2e4c4', 'M-48 -58 L0 -26 L36 -66 Z')
  mark(pen, 2, '#b8a47a', 'M-42 -2 L-14 -34 M42 -10 L10 -36')
  line(pen, 2, '#5c6674', 'M10 -100 L10 -84')
  oval(pen, '#c4ccd6', 10, -82, 4, 4)
  line(pen, 5, '#aab4c0', 'M10 -78 L10 -36 C10 -14 -22 -14 -22 -36 L-22 -40')
  outline(pen, '#aab4c0', 'M-30 -40 L-22 -56 L-18 -38 L-22 -40 Z')
  oval(pen, '#e8342e', 36, -66, 13, 13)
  mark(pen, 4, 'white', 'M36 -73 L36 -66')
  oval(pen, 'white', 36, -59.5, 2.2, 2.2, FLAT_SHAPE)
}

export const BOOKS_AND_MAKE_UP = {
  ledger,
  'lab-notebook': labNotebook,
  'ornate-book': ornateBook,
  'open-quran': openQuran,
  chalk,
  'lottery-ticket': lotteryTicket,
  'nail-polish': nailPolish,
  mascara,
  'foundation-cream': foundationCream,
  'sd-card': sdCard,
  'safety-razor': safetyRazor,
  phishing,
  'blank-canvas': blankCanvas,
} satisfies Record<string, PropPainter>
