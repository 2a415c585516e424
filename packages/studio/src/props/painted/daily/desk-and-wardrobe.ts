import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A helmet with its crest on the bowl, brow band, cheek and neck guards. */
const romanHelmet: PropPainter = (pen) => {
  outline(
    pen,
    '#c8282a',
    'M-38 -62 C -40 -96 -10 -102 4 -100 C24 -98 40 -84 40 -66 L30 -66 C28 -80 14 -88 0 -87 C -14 -86 -28 -78 -28 -60 Z',
  )
  for (let i = 0; i < 9; i++) mark(pen, 1.8, '#7a1414', `M${polar(0, -58, -3 + i * 0.34, 30)} L${polar(0, -58, -3 + i * 0.34, 40)}`)
  outline(pen, '#d8a83a', 'M-42 -22 C -48 -20 -52 -12 -50 -8 C -40 -6 -28 -14 -22 -22 Z')
  outline(pen, '#e8bc4a', 'M-34 -24 C -38 -62 -20 -84 2 -84 C26 -84 38 -66 36 -44 L-34 -24 Z')
  outline(pen, '#6b4a12', 'M6 -42 L30 -42 L28 -10 L14 -14 Z', FLAT_SHAPE)
  outline(pen, '#e8bc4a', 'M-18 -40 C -14 -20 -8 -6 8 0 C20 -2 26 -6 26 -10 C18 -14 14 -20 16 -28 C10 -32 8 -38 8 -44 Z')
  outline(pen, '#c8922a', 'M-36 -44 C -12 -50 16 -54 44 -52 L44 -42 C16 -44 -10 -40 -35 -34 Z')
  for (const x of [-24, -8, 8, 24]) oval(pen, '#fff0b0', x, -44 - (x + 24) * 0.06, 2.4, 2.4, FLAT_SHAPE)
  oval(pen, '#fff0b0', -4, -26, 2.4, 2.4, FLAT_SHAPE)
  mark(pen, 2.6, '#fff4c8', 'M-20 -56 C -18 -68 -8 -76 2 -77')
}

/** Places of the pips of a number on half a tile, across it and along it. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0]],
  [
    [0.28, 0.12],
    [0.72, -0.12],
  ],
  [
    [0.26, 0.13],
    [0.5, 0],
    [0.74, -0.13],
  ],
  [
    [0.28, 0.12],
    [0.72, 0.12],
    [0.28, -0.12],
    [0.72, -0.12],
  ],
]

/** Tiles with large pips falling one onto the other. */
const dominoes: PropPainter = (pen) => {
  for (const [x, tilt, a, b] of [
    [36, 0, 3, 2],
    [18, 6, 1, 4],
    [-4, 15, 2, 3],
    [-30, 28, 4, 1],
  ] as const) {
    const lean = tilt * 0.9
    const high = 64 - tilt * 0.6
    const at = (u: number, v: number): readonly [number, number] => [x - 11 + u * 22 + v * lean, -v * high - u * 5]
    const d = (points: readonly (readonly [number, number])[]): string =>
      `${points
        .map(
          ([u, v], i) =>
            `${i ? 'L' : 'M'}${at(u, v)
              .map((n) => n.toFixed(1))
              .join(' ')}`,
        )
        .join(' ')} Z`
    const [rx, ry] = at(1, 0)
    const [tx, ty] = at(1, 1)
    outline(pen, '#b8b0a0', `M${rx} ${ry} L${rx + 7} ${ry - 4} L${tx + 7} ${ty - 4} L${tx} ${ty} Z`)
    outline(
      pen,
      '#fbf8ee',
      d([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
    )
    const [mx, my] = at(0.14, 0.5)
    const [nx, ny] = at(0.86, 0.5)
    mark(pen, 1.8, '#4a4250', `M${mx} ${my} L${nx} ${ny}`)
    const pips = (count: number, v: number): void => {
      for (const [u, dv] of PIPS[count]!) {
        const [px, py] = at(u, v + dv)
        oval(pen, '#1c1a26', px, py, 2.6, 2.8, FLAT_SHAPE)
      }
    }
    pips(a, 0.76)
    pips(b, 0.25)
  }
}

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

/** A round brass plate with its ring, circles of stars and a turning rule. */
const astrolabe: PropPainter = (pen) => {
  oval(pen, '#c8922a', 0, -93, 6, 6)
  oval(pen, '#3a2a14', 0, -93, 2.6, 2.6, FLAT_SHAPE)
  outline(pen, '#c8922a', 'M-10 -80 L-5 -89 L5 -89 L10 -80 Z')
  oval(pen, '#d8a43a', 0, -42, 42, 42)
  oval(pen, '#b07e22', 0, -42, 35, 35, FLAT_SHAPE)
  for (let i = 0; i < 36; i++)
    mark(pen, i % 3 ? 0.9 : 1.8, '#5c3e10', `M${polar(0, -42, i * 0.1745, 36.5)} L${polar(0, -42, i * 0.1745, 40.5)}`)
  for (const [x, y, r] of [
    [0, -42, 30],
    [0, -32, 20],
    [0, -52, 15],
  ] as const)
    mark(
      pen,
      2.4,
      '#f4d88a',
      `M${x - r} ${y} C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y} C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}`,
    )
  for (const turn of [0.3, 1.5, 2.4, 3.6, 4.6, 5.6])
    outline(pen, '#f4d88a', `M${polar(0, -42, turn - 0.2, 22)} L${polar(0, -42, turn, 31)} L${polar(0, -42, turn + 0.2, 22)} Z`, FLAT_SHAPE)
  outline(pen, '#8a5e16', `M${polar(0, -42, -0.7, 39)} L${polar(0, -42, -2.4, 4)} L${polar(0, -42, 2.44, 39)} L${polar(0, -42, 0.74, 4)} Z`)
  oval(pen, '#f4d88a', 0, -42, 5, 5)
}

/** A hammer for war: a blunt square head with a spike behind. */
const warHammer: PropPainter = (pen) => {
  line(pen, 6, '#6b4226', 'M34 -2 L-14 -68')
  for (const k of [0.06, 0.14, 0.22]) line(pen, 7, '#3a2416', `M${34 - 48 * k} ${-2 - 66 * k} L${32 - 48 * k} ${-5 - 66 * k}`)
  outline(pen, '#9aa4b2', 'M-26 -70 L-6 -86 L2 -75 L-16 -60 Z')
  outline(pen, '#8d98a8', 'M-8 -84 L6 -95 L24 -72 L10 -60 Z')
  outline(pen, '#b8c2ce', 'M3 -99 L12 -99 L30 -76 L28 -68 L22 -66 L0 -94 Z')
  outline(pen, '#9aa4b2', 'M-18 -78 L-8 -66 L-30 -56 L-48 -40 C -44 -54 -34 -68 -18 -78 Z')
  outline(pen, '#c8d0da', 'M-20 -76 L-26 -90 L-10 -82 Z')
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

/** A tyre gone flat: its foot spread on the ground, a nail in it. */
const flatTire: PropPainter = (pen) => {
  outline(
    pen,
    '#2a2a34',
    'M-44 -52 C -44 -78 -24 -97 0 -97 C24 -97 44 -78 44 -52 C44 -38 40 -27 34 -18 C46 -16 52 -8 49 -3 C48 -1 46 0 42 0 L-42 0 C -46 0 -48 -1 -49 -3 C -52 -8 -46 -16 -34 -18 C -40 -27 -44 -38 -44 -52 Z',
  )
  for (let i = 0; i < 13; i++) mark(pen, 2, '#56566a', `M${polar(0, -52, -3.3 + i * 0.31, 38)} L${polar(0, -52, -3.3 + i * 0.31, 43)}`)
  oval(pen, '#c4ccd6', 0, -48, 27, 29)
  oval(pen, '#8d98a8', 0, -48, 21, 23, FLAT_SHAPE)
  for (let i = 0; i < 5; i++)
    outline(
      pen,
      '#dfe5ec',
      `M${polar(0, -48, -1.57 + i * 1.257 - 0.5, 7)} L${polar(0, -48, -1.57 + i * 1.257 - 0.16, 22)} L${polar(0, -48, -1.57 + i * 1.257 + 0.16, 22)} L${polar(0, -48, -1.57 + i * 1.257 + 0.5, 7)} Z`,
      FLAT_SHAPE,
    )
  oval(pen, '#5c6674', 0, -48, 6, 6)
  mark(pen, 2, '#4a4a5a', 'M-40 -6 C -20 -12 20 -12 40 -6')
  line(pen, 3, '#c8d0da', 'M36 -22 L50 -30')
  line(pen, 4, '#c8d0da', 'M47 -36 L52 -25')
  for (const d of ['M-48 -22 L-54 -26', 'M-48 -14 L-56 -14']) mark(pen, 2.6, '#8ac0dc', d)
}

/** A tall narrow lock through a wheel. */
const bikeLock: PropPainter = (pen) => {
  for (const r of [43, 36])
    line(
      pen,
      r === 43 ? 6 : 2,
      r === 43 ? '#2a2a34' : '#b8c2ce',
      `M${-4 - r} -48 C${-4 - r} ${-48 - r * 1.33} ${-4 + r} ${-48 - r * 1.33} ${-4 + r} -48 C${-4 + r} ${-48 + r * 1.33} ${-4 - r} ${-48 + r * 1.33} ${-4 - r} -48`,
    )
  for (let i = 0; i < 12; i++) mark(pen, 1.2, '#8d98a8', `M${polar(-4, -48, i * 0.5236, 4)} L${polar(-4, -48, i * 0.5236, 36)}`)
  oval(pen, '#8d98a8', -4, -48, 5, 5)
  line(pen, 7, '#e8a02e', 'M16 -34 L16 -78 C16 -98 46 -98 46 -78 L46 -34')
  box(pen, '#2a2c38', 8, -40, 46, 20, { round: 5 })
  oval(pen, '#d4dae2', 31, -30, 5, 5)
  mark(pen, 2.4, '#2a2c38', 'M31 -33 L31 -27')
}

/** A toothed sprocket with the links of a chain running over it. */
const bikeChain: PropPainter = (pen) => {
  let teeth = ''
  for (let i = 0; i < 40; i++) teeth += `${i ? 'L' : 'M'}${polar(-18, -42, i * 0.157, i % 4 < 2 ? 26 : 22)} `
  outline(pen, '#c4ccd6', `${teeth}Z`)
  for (let i = 0; i < 5; i++) oval(pen, '#5c6674', -18 + Math.cos(i * 1.257) * 12, -42 + Math.sin(i * 1.257) * 12, 4, 4)
  oval(pen, '#8d98a8', -18, -42, 4, 4)
  const points: (readonly [number, number])[] = []
  for (let i = 0; i <= 9; i++) points.push([-18 + Math.cos(1.4 + i * 0.349) * 30, -42 + Math.sin(1.4 + i * 0.349) * 30])
  for (const k of [0.25, 0.5, 0.75]) points.push([-18 + 60 * k, -72 + 12 * k])
  for (let i = 0; i <= 4; i++) points.push([38 + Math.cos(-1.5 + i * 0.7) * 12, -44 + Math.sin(-1.5 + i * 0.7) * 12])
  for (const k of [0.2, 0.45, 0.7]) points.push([38 - 52 * k, -31 + 18 * k])
  points.forEach(([x, y], i) => {
    const [tx, ty] = points[(i + 1) % points.length]!
    line(pen, i % 2 ? 5 : 3.4, i % 2 ? '#5c6674' : '#8d98a8', `M${x.toFixed(1)} ${y.toFixed(1)} L${tx.toFixed(1)} ${ty.toFixed(1)}`)
  })
  for (const [x, y] of points) oval(pen, '#eef2f6', x, y, 2.4, 2.4)
  oval(pen, '#c4ccd6', 38, -44, 7, 7)
}

/** A curved belt with rubber slats, cases with wheels and handles lying on it. */
const baggageCarousel: PropPainter = (pen) => {
  outline(pen, '#8d98a8', 'M-50 -30 C -50 -54 50 -54 50 -30 L50 -12 C46 4 -46 4 -50 -12 Z')
  oval(pen, '#2a2c38', 0, -32, 48, 19)
  for (let i = 0; i < 22; i++)
    mark(
      pen,
      1.6,
      '#565a6c',
      `M${(Math.cos(i * 0.2856) * 47).toFixed(1)} ${(-32 + Math.sin(i * 0.2856) * 18).toFixed(1)} L${(Math.cos(i * 0.2856 + 0.1) * 26).toFixed(1)} ${(-32 + Math.sin(i * 0.2856 + 0.1) * 8).toFixed(1)}`,
    )
  oval(pen, '#c4ccd6', 0, -33, 25, 8)
  box(pen, '#f4c21e', -14, -74, 28, 30)
  box(pen, '#2a2c38', -10, -70, 20, 9, FLAT_SHAPE)
  outline(pen, '#2a2c38', 'M-7 -56 L3 -56 L3 -60 L10 -53 L3 -46 L3 -50 L-7 -50 Z', FLAT_SHAPE)
  for (const [x, y, role, dark] of [
    [-32, -36, '#e8433f', '#a02a2a'],
    [30, -38, '#3f78c8', '#24508a'],
    [0, -14, '#4cae6a', '#2c7a48'],
  ] as const) {
    line(pen, 3, '#5c6674', `M${x - 7} ${y - 14} L${x - 7} ${y - 20} L${x + 7} ${y - 20} L${x + 7} ${y - 14}`)
    box(pen, role, x - 17, y - 15, 34, 24, { round: 4 })
    for (const d of [-8, 0, 8]) mark(pen, 1.8, dark, `M${x + d} ${y - 11} L${x + d} ${y + 5}`)
    for (const d of [-10, 10]) oval(pen, '#2a2c38', x + d, y + 10, 3, 3)
  }
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

/** A body with two reels, its lens throwing a cone of light. */
const filmProjector: PropPainter = (pen) => {
  outline(pen, '#fff3b8', 'M18 -30 L50 -58 L50 2 L18 -18 Z', GLOWING)
  for (const [x, y, r] of [
    [-28, -76, 21],
    [8, -72, 17],
  ] as const) {
    oval(pen, '#8d98a8', x, y, r, r)
    for (let i = 0; i < 5; i++)
      oval(pen, '#2a2c38', x + Math.cos(i * 1.257) * r * 0.58, y + Math.sin(i * 1.257) * r * 0.58, r * 0.24, r * 0.24, FLAT_SHAPE)
    oval(pen, '#e4e9ee', x, y, r * 0.16, r * 0.16)
  }
  line(pen, 6, '#2a2c38', 'M-28 -66 L-20 -46 M8 -66 L2 -46')
  box(pen, '#3a4a5a', -42, -48, 54, 38, { round: 4 })
  box(pen, '#d8a83a', -34, -40, 22, 16, { round: 2 })
  for (const y of [-37, -33, -29]) mark(pen, 1.8, '#6b4e12', `M-31 ${y} L-15 ${y}`)
  outline(pen, '#5c6674', 'M12 -36 L24 -40 L24 -14 L12 -18 Z')
  oval(pen, '#ffe27a', 24, -27, 3.4, 12, { emissive: true })
  box(pen, '#8a5a2e', -50, -10, 72, 6, { round: 2 })
  for (const x of [-44, 16]) line(pen, 4, '#6b4422', `M${x} -4 L${x} 0`)
}

/** A round spool with five holes, a strip running off it. */
const filmReel: PropPainter = (pen) => {
  outline(pen, '#2a2c38', 'M0 -14 C18 -12 30 -18 50 -14 L50 0 C30 -4 14 2 -6 -2 Z')
  for (let i = 0; i < 5; i++) {
    box(pen, '#f4f0e4', 8 + i * 8.6, -14 + (i % 2), 3, 2.6, FLAT_SHAPE)
    box(pen, '#f4f0e4', 8 + i * 8.6, -5 + (i % 2) * 0.4, 3, 2.6, FLAT_SHAPE)
  }
  oval(pen, '#3a3c4a', -4, -50, 46, 46)
  oval(pen, '#aab4c0', -4, -50, 42, 42, { cel: 0.1 })
  for (let i = 0; i < 5; i++) oval(pen, '#3a3c4a', -4 + Math.cos(i * 1.257 - 1.57) * 24, -50 + Math.sin(i * 1.257 - 1.57) * 24, 11, 11)
  oval(pen, '#e4e9ee', -4, -50, 8, 8)
  oval(pen, '#3a3c4a', -4, -50, 3, 3, FLAT_SHAPE)
}

/** A clay jar: egg-shaped, narrow neck, thick lip, two handles, a painted band. */
const storageJar: PropPainter = (pen) => {
  for (const s of [-1, 1]) line(pen, 5, '#a85c30', `M${s * 14} -86 C${s * 34} -88 ${s * 38} -72 ${s * 30} -64`)
  outline(
    pen,
    '#c87442',
    'M-12 -94 L12 -94 L14 -82 C36 -76 42 -54 36 -36 C30 -16 20 -4 14 0 L-14 0 C -20 -4 -30 -16 -36 -36 C -42 -54 -36 -76 -14 -82 Z',
  )
  outline(pen, '#8a4522', 'M-38 -52 C -14 -46 14 -46 38 -52 L37 -40 C14 -34 -14 -34 -37 -40 Z', FLAT_SHAPE)
  for (let i = 0; i < 6; i++) mark(pen, 2.4, '#f0c088', `M${-30 + i * 11} -42 L${-25 + i * 11} -47 L${-20 + i * 11} -41`)
  mark(pen, 2, '#8a4522', 'M-20 -74 C -8 -71 8 -71 20 -74')
  box(pen, '#d8885a', -18, -99, 36, 8, { round: 4 })
  mark(pen, 3, '#f0b080', 'M-26 -66 C -30 -60 -32 -50 -31 -44')
}

/** A long slim blade, evenly curved, with a round guard and wrapped grip. */
const katana: PropPainter = (pen) => {
  outline(pen, '#d8e0ea', 'M-22 -30 C2 -48 28 -74 48 -99 C40 -72 12 -42 -17 -25 Z')
  mark(pen, 1.4, '#7c8898', 'M-16 -31 C6 -48 28 -70 44 -90')
  line(pen, 6, '#2a2030', 'M-24 -24 L-46 -4')
  for (const k of [0.1, 0.35, 0.6, 0.85]) {
    const [x, y] = [-24 - 22 * k, -24 + 20 * k]
    outline(pen, '#e8dcc0', `M${x} ${y - 3} L${x + 2.6} ${y} L${x} ${y + 3} L${x - 2.6} ${y} Z`, FLAT_SHAPE)
  }
  outline(pen, '#c8922a', 'M-28 -36 C -22 -38 -10 -26 -13 -20 C -17 -17 -30 -28 -28 -36 Z')
  oval(pen, '#c8922a', -47, -3, 3.4, 3)
}

/** A glossy shell on its back with its narrow toothed slit, another from above behind it. */
const cowrieShell: PropPainter = (pen) => {
  outline(pen, '#c8854a', 'M26 -92 C44 -92 50 -72 48 -52 C46 -32 36 -20 26 -20 C14 -20 4 -34 4 -54 C4 -74 12 -92 26 -92 Z')
  for (let i = 0; i < 14; i++) oval(pen, i % 2 ? '#6b3a1a' : '#f0c898', 12 + ((i * 23) % 32), -34 - ((i * 17) % 48), 2.8, 3.2, FLAT_SHAPE)
  mark(pen, 3.4, '#fff2dc', 'M14 -76 C17 -84 22 -87 27 -87')
  outline(pen, '#f8eedc', 'M-16 -94 C8 -94 18 -68 16 -44 C14 -18 0 0 -16 0 C -34 0 -48 -18 -48 -44 C -48 -68 -38 -94 -16 -94 Z')
  outline(
    pen,
    '#6b4030',
    'M-18 -88 C -10 -72 -24 -52 -16 -32 C -12 -20 -16 -10 -20 -6 C -22 -18 -24 -24 -27 -34 C -32 -54 -16 -70 -18 -88 Z',
    FLAT_SHAPE,
  )
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-20 + Math.sin(i * 0.9 + 1) * 3, -80 + i * 8.4]
    mark(pen, 2.4, '#b08a6a', `M${x - 5} ${y} L${x - 13} ${y - 2} M${x + 6} ${y} L${x + 14} ${y + 2}`)
  }
}

export const DESK_AND_WARDROBE = {
  'roman-helmet': romanHelmet,
  dominoes,
  'safety-razor': safetyRazor,
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
  astrolabe,
  'war-hammer': warHammer,
  'blank-canvas': blankCanvas,
  'flat-tire': flatTire,
  'bike-lock': bikeLock,
  'bike-chain': bikeChain,
  'baggage-carousel': baggageCarousel,
  phishing,
  'film-projector': filmProjector,
  'film-reel': filmReel,
  'jar-dwelling': storageJar,
  katana,
  'cowrie-shell': cowrieShell,
} satisfies Record<string, PropPainter>
