import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type PropPainter, rect } from '../pen.ts'
import { mark, oval } from './details.ts'

const basketballHoop: PropPainter = (pen) => {
  line(pen, 4.4, 'metal', 'M0 -2 L0 -40', -0.15)
  outline(pen, 'white', 'M-42 -100 L42 -100 L42 -44 L-42 -44 Z')
  mark(pen, 2.6, 'red', 'M-15 -82 L15 -82 L15 -58 L-15 -58 Z')
  line(pen, 3.4, '#f0742a', 'M-20 -52 C -12 -47 12 -47 20 -52 C12 -57 -12 -57 -20 -52')
  mark(
    pen,
    1.4,
    'white',
    'M-19 -50 L-10 -26 M-10 -48 L10 -26 M0 -48 L-10 -26 M0 -48 L10 -26 M10 -48 L-10 -26 M19 -50 L10 -26 M-14 -38 L14 -38 M-11 -29 L11 -29',
  )
  outline(pen, 'dark', 'M-22 0 L-16 -6 L16 -6 L22 0 Z', { lighten: 0.15 })
}

const tennisRacket: PropPainter = (pen) => {
  line(pen, 6, '#2f3a52', 'M-44 -2 L-22 -26')
  line(pen, 4.4, 'red', 'M-22 -26 C -12 -32 -10 -40 -12 -50 M-22 -26 C -16 -36 -8 -38 2 -38')
  oval(pen, 'red', 14, -64, 32, 32)
  oval(pen, '#d8e4ec', 14, -64, 27, 27, PLAIN_SHAPE)
  mark(
    pen,
    1,
    '#8a98a8',
    'M-4 -84 L-4 -44 M4 -89 L4 -39 M12 -91 L12 -37 M20 -91 L20 -38 M28 -87 L28 -42 M35 -80 L35 -49 M-8 -80 L36 -80 M-12 -72 L40 -72 M-13 -64 L41 -64 M-12 -56 L40 -56 M-8 -48 L36 -48',
  )
  oval(pen, '#d8e84a', -36, -58, 10, 10)
  mark(pen, 1.4, 'white', 'M-44 -62 C -38 -60 -34 -56 -34 -49')
}

const snowboard: PropPainter = (pen) => {
  outline(pen, 'purple', 'M-46 -8 C -52 -20 -40 -30 -30 -22 L40 -84 C50 -92 54 -78 46 -68 L-24 -4 C -32 4 -42 2 -46 -8 Z')
  outline(pen, 'yellow', 'M-8 -42 L4 -52 L16 -40 L4 -30 Z', PLAIN_SHAPE)
  for (const [x, y] of [
    [-18, -26],
    [26, -64],
  ] as const) {
    outline(pen, 'dark', `M${x - 9} ${y - 2} L${x + 2} ${y - 12} L${x + 9} ${y - 4} L${x - 2} ${y + 6} Z`, { lighten: 0.15 })
    line(pen, 2, 'red', `M${x - 5} ${y - 6} L${x + 5} ${y + 2}`)
  }
}

/** Three steps for the winners. */
const winnersPodium: PropPainter = (pen) => {
  rect(pen, -0.5, -0.34, 0.34, 0.34, '#b8c0cc')
  rect(pen, 0.16, -0.26, 0.34, 0.26, '#c98a4a')
  rect(pen, -0.17, -0.52, 0.34, 0.52, 'gold')
  mark(
    pen,
    3.4,
    'white',
    'M-3 -34 L1 -38 L1 -18 M-38 -22 C -36 -27 -28 -27 -28 -21 C -28 -16 -38 -14 -38 -9 L-28 -9 M29 -19 C32 -22 38 -21 37 -17 C37 -14 34 -13 33 -13 C38 -13 39 -8 36 -6 C33 -4 29 -6 28 -8',
  )
  outline(
    pen,
    'gold',
    'M-14 -92 L14 -92 C14 -74 8 -68 3 -66 L3 -60 L10 -56 L10 -53 L-10 -53 L-10 -56 L-3 -60 L-3 -66 C -8 -68 -14 -74 -14 -92 Z',
  )
  line(pen, 2.4, 'gold', 'M-14 -88 C -24 -88 -22 -76 -10 -74 M14 -88 C24 -88 22 -76 10 -74', -0.1)
}

/** A chequered banner between two posts, with a ribbon. */
const finishLine: PropPainter = (pen) => {
  for (const x of [-44, 40]) rect(pen, x / 100, -0.9, 0.04, 0.9, 'metal')
  rect(pen, -0.48, -0.96, 0.96, 0.24, 'white')
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 3; j++) if ((i + j) % 2) rect(pen, (-48 + i * 8) / 100, (-96 + j * 8) / 100, 0.08, 0.08, 'black', PLAIN_SHAPE)
  line(pen, 4, 'red', 'M-42 -40 C -20 -34 20 -34 42 -40')
  outline(pen, 'road', 'M-50 0 L-44 -8 L44 -8 L50 0 Z', { plain: true })
}

/** Trunks with a rope at each corner: the ring of a fight. */
const boxingRing: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-50 -22 L-34 -44 L34 -44 L50 -22 Z', { lighten: 0.15 })
  outline(pen, '#7a2a30', 'M-50 -22 L50 -22 L50 0 L-50 0 Z')
  for (const x of [-34, 32]) rect(pen, x / 100, -0.78, 0.03, 0.34, 'metal')
  for (const [y, role] of [
    [-72, 'white'],
    [-62, 'red'],
    [-53, 'white'],
  ] as const)
    line(pen, 1.8, role, `M-33 ${y} L33 ${y} M-33 ${y} L-47 ${y + 18} M33 ${y} L47 ${y + 18}`)
  rect(pen, -0.5, -0.68, 0.05, 0.5, 'red')
  rect(pen, 0.45, -0.68, 0.05, 0.5, 'blue')
  for (const [y, role] of [
    [-54, 'white'],
    [-44, 'red'],
    [-34, 'white'],
  ] as const)
    line(pen, 2.2, role, `M-46 ${y} L46 ${y}`)
}

const chessKing: PropPainter = (pen) => {
  const role = '#e8d8b4'
  line(pen, 3.6, role, 'M0 -84 L0 -100 M-6 -93 L6 -93')
  outline(pen, role, 'M-16 -62 C -24 -80 -8 -88 0 -80 C8 -88 24 -80 16 -62 Z')
  outline(pen, role, 'M-12 -58 L12 -58 C12 -40 16 -26 22 -16 L-22 -16 C -16 -26 -12 -40 -12 -58 Z')
  outline(pen, role, 'M-18 -64 L18 -64 L16 -56 L-16 -56 Z', { lighten: 0.06 })
  outline(pen, role, 'M-26 -18 L26 -18 L28 -10 L-28 -10 Z', { lighten: 0.04 })
  outline(pen, role, 'M-32 -10 L32 -10 L34 0 L-34 0 Z', { lighten: -0.06 })
}

const boardHalf = (t: number): number => 28 + 18 * t
/** A point of the board in perspective. `k`: column, 0 to 6; `t`: 0 at the far edge, 1 at the near one. */
const boardX = (k: number, t: number): number => -boardHalf(t) + (k / 6) * boardHalf(t) * 2
const boardY = (t: number): number => -51 + 34 * t

/** A board in two colours with a few pieces. */
const chessBoard: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-50 -14 L-30 -54 L30 -54 L50 -14 L50 -6 L-50 -6 Z')
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++) {
      const [t0, t1] = [j / 6, (j + 1) / 6]
      outline(
        pen,
        (i + j) % 2 ? '#4a2f22' : '#f0dcb0',
        `M${boardX(i, t0)} ${boardY(t0)} L${boardX(i + 1, t0)} ${boardY(t0)} L${boardX(i + 1, t1)} ${boardY(t1)} L${boardX(i, t1)} ${boardY(t1)} Z`,
        PLAIN_SHAPE,
      )
    }
  for (const [x, y, k, role] of [
    [-18, -42, 0.8, '#2a2430'],
    [10, -46, 0.7, '#2a2430'],
    [24, -38, 0.8, '#2a2430'],
    [-26, -24, 1, '#f4ead0'],
    [4, -28, 1, '#f4ead0'],
    [28, -20, 1.1, '#f4ead0'],
  ] as const) {
    outline(pen, role, `M${x - 6 * k} ${y} L${x - 3 * k} ${y - 12 * k} L${x + 3 * k} ${y - 12 * k} L${x + 6 * k} ${y} Z`)
    oval(pen, role, x, y - 16 * k, 5 * k, 5 * k)
  }
}

const hurdle: PropPainter = (pen) => {
  line(pen, 3.4, 'metal', 'M-40 -64 L-40 -2 L-52 -2 M40 -64 L40 -2 L28 -2')
  rect(pen, -0.48, -0.78, 0.96, 0.16, 'white')
  for (const x of [-36, -4, 28]) outline(pen, 'red', `M${x} -78 L${x + 14} -78 L${x + 8} -62 L${x - 6} -62 Z`, PLAIN_SHAPE)
}

/** A vest of orange foam with straps. */
const lifeJacket: PropPainter = (pen) => {
  outline(pen, '#f0742a', 'M-26 -94 C -36 -86 -40 -66 -38 -50 L-40 0 L-3 0 L-3 -56 C -8 -64 -14 -76 -12 -94 Z')
  outline(pen, '#f0742a', 'M26 -94 C36 -86 40 -66 38 -50 L40 0 L3 0 L3 -56 C8 -64 14 -76 12 -94 Z', { lighten: -0.04 })
  outline(pen, '#f0742a', 'M-26 -94 C -12 -102 12 -102 26 -94 L12 -90 C6 -94 -6 -94 -12 -90 Z', { lighten: -0.12 })
  for (const y of [-40, -16]) {
    line(pen, 4, 'dark', `M-39 ${y} L39 ${y}`, 0.1)
    rect(pen, -0.06, (y - 4) / 100, 0.12, 0.08, 'metal')
  }
  mark(pen, 3.4, 'yellow', 'M-34 -66 L-16 -66 M34 -66 L16 -66')
}

/** A helmet of copper with round windows, of the old kind. */
const divingHelmet: PropPainter = (pen) => {
  outline(pen, '#b5702e', 'M-48 0 C -46 -20 -32 -28 -20 -28 L20 -28 C32 -28 46 -20 48 0 Z')
  outline(pen, '#c98440', 'M-26 -26 L26 -26 L24 -18 L-24 -18 Z')
  oval(pen, '#c98440', 0, -58, 36, 38)
  oval(pen, '#8a5220', 0, -56, 20, 20)
  oval(pen, '#2f5a7a', 0, -56, 15, 15, PLAIN_SHAPE)
  mark(pen, 2.4, '#a8dcf0', 'M-9 -60 C -7 -66 -3 -68 1 -68')
  mark(pen, 1.6, '#c98440', 'M-5 -70 L-5 -42 M5 -70 L5 -42')
  for (const x of [-33, 33]) {
    oval(pen, '#8a5220', x, -56, 7, 11)
    oval(pen, '#2f5a7a', x, -56, 4.4, 7.6, PLAIN_SHAPE)
  }
  for (const [x, y] of [
    [-34, -8],
    [-14, -10],
    [14, -10],
    [34, -8],
  ] as const)
    oval(pen, 'gold', x, y, 3, 3)
  line(pen, 4, 'dark', 'M0 -94 C6 -102 22 -100 30 -96', 0.15)
}

const boxingGlove: PropPainter = (pen) => {
  outline(pen, 'red', 'M-24 -24 C -40 -40 -42 -78 -22 -90 C0 -102 32 -98 40 -76 C46 -58 36 -42 30 -34 L26 -24 Z')
  outline(pen, 'red', 'M-30 -46 C -46 -50 -50 -72 -38 -76 C -26 -80 -16 -66 -10 -52 C -10 -44 -20 -40 -30 -46 Z', { lighten: -0.06 })
  outline(pen, 'white', 'M-24 -26 L27 -26 L28 0 L-25 0 Z')
  mark(pen, 2, 'red', 'M-24 -13 L27 -13')
  mark(pen, 3, '#ffb0a8', 'M-6 -86 C6 -92 22 -88 28 -78')
}

const baseballBat: PropPainter = (pen) => {
  outline(pen, 'woodLight', 'M-42 -6 L-8 -46 C4 -60 22 -84 34 -94 C44 -100 52 -90 44 -82 C36 -70 14 -48 2 -36 L-36 0 Z')
  line(pen, 5, 'dark', 'M-40 -4 L-22 -24', 0.1)
  oval(pen, 'woodLight', -41, -2, 5, 4, { lighten: -0.1 })
  oval(pen, 'white', 28, -22, 15, 15)
  mark(pen, 1.6, 'red', 'M18 -32 C24 -26 24 -18 18 -12 M38 -32 C32 -26 32 -18 38 -12')
}

const golfClub: PropPainter = (pen) => {
  line(pen, 2.6, 'metal', 'M30 -96 L-18 -14')
  line(pen, 5, 'dark', 'M32 -99 L20 -78', 0.1)
  outline(pen, 'metal', 'M-14 -18 L-22 -22 C -38 -20 -46 -12 -44 -2 L-20 -2 C -14 -6 -12 -12 -14 -18 Z', { lighten: -0.1 })
  oval(pen, 'white', 16, -11, 9, 9)
  line(pen, 2, 'red', 'M16 -2 L16 0')
  for (const [x, y] of [
    [13, -13],
    [18, -14],
    [16, -9],
    [20, -9],
  ] as const)
    oval(pen, '#c4c8d0', x, y, 1, 1, PLAIN_SHAPE)
  outline(pen, 'grass', 'M-50 2 C -30 -4 30 -4 50 2 Z', { noInk: true })
}

export const SPORT = {
  'baseball-bat': baseballBat,
  'golf-club': golfClub,
  'red-boxing-glove': boxingGlove,
  'basketball-hoop': basketballHoop,
  'tennis-racket': tennisRacket,
  snowboard,
  'winners-podium': winnersPodium,
  'finish-line': finishLine,
  'boxing-ring': boxingRing,
  'chess-king': chessKing,
  'chess-board': chessBoard,
  hurdle,
  'life-jacket': lifeJacket,
  'diving-helmet': divingHelmet,
} satisfies Record<string, PropPainter>
