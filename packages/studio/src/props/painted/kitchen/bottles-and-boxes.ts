import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'
import { leaves } from './servings.ts'

/** A clear bottle with a spout for pouring, for vinegar. */
const vinegar: PropPainter = (pen) => {
  line(pen, 4, '#b8c2ce', 'M0 -84 L0 -94 L14 -99')
  outline(
    pen,
    'glass',
    'M-8 -84 L8 -84 L9 -62 C24 -54 26 -46 26 -36 L26 -6 C26 -2 24 0 20 0 L-20 0 C -24 0 -26 -2 -26 -6 L-26 -36 C -26 -46 -24 -54 -9 -62 Z',
    { lighten: 0.25 },
  )
  outline(pen, '#efe8c4', 'M-22 -40 L22 -40 L22 -6 L20 -4 L-20 -4 L-22 -6 Z', FLAT_SHAPE)
  box(pen, '#5f8a4a', -9, -86, 18, 8, { round: 2 })
  box(pen, 'white', -20, -34, 40, 24, { round: 3, cel: 0 })
  outline(pen, '#9ab84a', 'M-8 -22 C -8 -32 8 -32 8 -22 C8 -12 -8 -12 -8 -22 Z', FLAT_SHAPE)
  mark(pen, 2, '#5f8a4a', 'M0 -30 C1 -34 5 -34 7 -33')
  mark(pen, 3, 'white', 'M-20 -42 C -20 -50 -14 -54 -10 -56')
}

/** A slim dark bottle, drops on a spoon beside it. */
const balsamicVinegar: PropPainter = (pen) => {
  outline(
    pen,
    '#2a1612',
    'M-22 -92 L-6 -92 L-6 -66 C4 -58 6 -50 6 -40 L6 -4 C6 -1 4 0 2 0 L-30 0 C -32 0 -34 -1 -34 -4 L-34 -40 C -34 -50 -32 -58 -22 -66 Z',
  )
  box(pen, '#8a1e2a', -23, -99, 18, 12, { round: 2 })
  box(pen, '#f2e4c0', -34, -40, 40, 26, { cel: 0 })
  for (const [x, y] of [
    [-20, -32],
    [-14, -32],
    [-8, -32],
    [-17, -26],
    [-11, -26],
    [-14, -20],
  ] as const)
    oval(pen, '#6b2a6a', x, y, 3.4, 3.2, FLAT_SHAPE)
  mark(pen, 2.6, '#7a4a3a', 'M-28 -48 L-28 -56')
  line(pen, 4, '#b8c2ce', 'M50 -44 L30 -16')
  oval(pen, '#c8d0da', 26, -8, 15, 8)
  oval(pen, '#3a1a14', 26, -8, 10, 5, FLAT_SHAPE)
  outline(pen, '#3a1a14', 'M20 -48 C12 -34 14 -28 20 -28 C26 -28 28 -34 20 -48 Z')
}

/** A plain tall bottle of yellow oil. */
const cookingOil: PropPainter = (pen) => {
  outline(
    pen,
    '#f4c63a',
    'M-10 -86 L10 -86 L11 -72 C26 -64 28 -54 26 -46 C22 -36 22 -30 26 -22 L26 -6 C26 -2 24 0 20 0 L-20 0 C -24 0 -26 -2 -26 -6 L-26 -22 C -22 -30 -22 -36 -26 -46 C -28 -54 -26 -64 -11 -72 Z',
  )
  box(pen, '#d8473f', -12, -99, 24, 15, { round: 3 })
  outline(pen, '#fff4c8', 'M-24 -44 L24 -44 C20 -36 20 -30 24 -24 L-24 -24 C -20 -30 -20 -36 -24 -44 Z', FLAT_SHAPE)
  outline(pen, '#f0a82e', 'M0 -43 C -7 -35 -7 -27 0 -27 C7 -27 7 -35 0 -43 Z', FLAT_SHAPE)
  mark(pen, 3, '#fff0b0', 'M-18 -54 C -18 -60 -12 -64 -8 -66')
}

/** A brown bottle with a crown cap, beaded with cold. */
const beerBottle: PropPainter = (pen) => {
  outline(
    pen,
    '#7a4018',
    'M-8 -90 L8 -90 L9 -70 C10 -60 23 -58 23 -44 L23 -5 C23 -1 21 0 18 0 L-18 0 C -21 0 -23 -1 -23 -5 L-23 -44 C -23 -58 -10 -60 -9 -70 Z',
  )
  outline(pen, '#e8c23a', 'M-10 -98 L10 -98 L12 -88 L8 -90 L4 -87 L0 -90 L-4 -87 L-8 -90 L-12 -88 Z')
  box(pen, '#f4e8c4', -23, -42, 46, 32, { cel: 0 })
  box(pen, '#b8342a', -23, -42, 46, 5, FLAT_SHAPE)
  box(pen, '#b8342a', -23, -15, 46, 5, FLAT_SHAPE)
  for (const [x, y] of [
    [0, -34],
    [-5, -30],
    [5, -30],
    [-4, -25],
    [4, -25],
    [0, -21],
  ] as const)
    oval(pen, '#5c9a3a', x, y, 4.6, 4, { ...FLAT_SHAPE, lighten: y === -30 ? 0.15 : 0 })
  box(pen, '#f4e8c4', -9, -76, 18, 8, { cel: 0 })
  for (const [x, y] of [
    [-16, -50],
    [14, -52],
    [-4, -60],
    [6, -82],
    [16, -46],
  ] as const)
    oval(pen, '#e8f4fa', x, y, 1.6, 2.2, FLAT_SHAPE)
}

/** A tin can for drinks with its rims. */
function can(pen: Pen, half: number, role: string): void {
  outline(
    pen,
    '#c4ccd6',
    `M${-half + 5} -98 L${half - 5} -98 L${half} -88 L${half} -8 L${half - 5} 0 L${-half + 5} 0 L${-half} -8 L${-half} -88 Z`,
  )
  box(pen, role, -half, -86, half * 2, 76, { noInk: true })
  oval(pen, '#dfe4ea', 0, -97, half - 5, 3.6)
  mark(pen, 1.8, '#7c8694', `M-6 -97 L6 -97`)
}
const beerCan: PropPainter = (pen) => {
  can(pen, 25, '#e0a82e')
  oval(pen, '#fbf4e0', 0, -50, 20, 24, { cel: 0 })
  outline(pen, '#f0b030', 'M-9 -58 L7 -58 L6 -34 L-8 -34 Z')
  line(pen, 2.4, '#f0b030', 'M8 -54 C14 -54 14 -42 7 -42')
  for (const x of [-9, -3, 3, 8]) oval(pen, 'white', x, -60, 4.4, 4)
}
const energyDrink: PropPainter = (pen) => {
  can(pen, 19, '#2a6ac8')
  outline(pen, '#c8d2de', 'M-19 -86 L19 -86 L-19 -46 Z', FLAT_SHAPE)
  outline(pen, '#c8d2de', 'M19 -50 L19 -10 L-19 -10 Z', FLAT_SHAPE)
  outline(pen, '#ffd92e', 'M5 -80 L-14 -46 L-2 -46 L-7 -16 L14 -54 L2 -54 L10 -80 Z')
}

/** A tall clear glass with mint, lime and ice. */
const mojito: PropPainter = (pen) => {
  line(pen, 3, '#4f9a3f', 'M14 -70 L28 -99')
  outline(pen, 'glass', 'M-26 -78 L26 -78 L21 0 L-21 0 Z', { lighten: 0.25 })
  outline(pen, '#d8f0c0', 'M-24 -66 L24 -66 L20 -4 L-20 -4 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-14, -58],
    [3, -50],
    [-12, -34],
  ] as const)
    box(pen, '#f4fbff', x, y, 13, 12, { ...FLAT_SHAPE, round: 2 })
  for (const [x, y] of [
    [-8, -20],
    [10, -28],
    [12, -58],
  ] as const) {
    oval(pen, '#5cae3a', x, y, 9, 8, FLAT_SHAPE)
    oval(pen, '#d4ee9a', x, y, 6.6, 5.8, FLAT_SHAPE)
    for (const turn of [0.3, 1.35, 2.4]) mark(pen, 1.2, '#5cae3a', `M${polar(x, y, turn, 6)} L${polar(x, y, turn + Math.PI, 6)}`)
  }
  for (const [d, role] of [
    ['M-12 -76 C -34 -82 -34 -96 -24 -98 C -14 -96 -10 -86 -12 -76 Z', '#3f9a3f'],
    ['M-10 -78 C -14 -92 -6 -100 2 -98 C8 -92 2 -82 -8 -76 Z', '#5cb84c'],
    ['M-10 -76 C4 -86 14 -86 16 -80 C12 -74 0 -72 -10 -76 Z', '#3f9a3f'],
  ] as const)
    outline(pen, role, d)
  mark(pen, 3, 'white', 'M-19 -60 L-16 -10')
}

/** A drink in half a coconut, with a straw and a paper umbrella. */
const coconutDrink: PropPainter = (pen) => {
  line(pen, 4, '#e8433f', 'M-10 -50 L-26 -94 L-38 -98')
  line(pen, 2.4, '#b5793f', 'M14 -48 L26 -96')
  outline(pen, '#f5639a', 'M2 -80 C10 -98 32 -100 48 -72 C34 -78 16 -80 2 -80 Z')
  outline(pen, '#ffd23a', 'M14 -81 C18 -94 26 -97 28 -96 C32 -92 34 -84 32 -78 C26 -80 20 -81 14 -81 Z', FLAT_SHAPE)
  outline(pen, '#6b4226', 'M-46 -48 L46 -48 C44 -16 26 0 0 0 C -26 0 -44 -16 -46 -48 Z')
  for (const x of [-28, -12, 4, 20]) mark(pen, 1.6, '#4a2c16', `M${x} -34 C${x + 4} -24 ${x} -16 ${x + 6} -6`)
  oval(pen, '#fffaf0', 0, -48, 46, 13)
  oval(pen, '#f0e6d2', 0, -47, 35, 8, FLAT_SHAPE)
}

/** A printed carton of cereal. */
const cerealBox: PropPainter = (pen) => {
  outline(pen, '#c8801e', 'M26 -96 L38 -90 L38 -4 L26 0 Z')
  box(pen, '#f5b02e', -34, -96, 60, 96)
  outline(pen, '#e8433f', 'M-34 -96 L26 -96 L26 -72 C8 -62 -16 -62 -34 -72 Z', FLAT_SHAPE)
  for (const [x, w] of [
    [-26, 10],
    [-13, 8],
    [-2, 10],
    [11, 8],
  ] as const)
    box(pen, 'white', x, -88, w, 10, { ...FLAT_SHAPE, round: 3 })
  outline(pen, '#3f78c8', 'M-26 -38 L18 -38 C16 -16 6 -10 -4 -10 C -14 -10 -24 -16 -26 -38 Z')
  oval(pen, 'white', -4, -38, 22, 7)
  for (const [x, y] of [
    [-16, -40],
    [-6, -43],
    [4, -39],
    [11, -42],
    [-10, -37],
    [-20, -43],
  ] as const) {
    oval(pen, '#d8902e', x, y, 4.4, 3.6, FLAT_SHAPE)
    oval(pen, '#fff0d0', x, y, 1.6, 1.2, FLAT_SHAPE)
  }
}

/** Golden flakes of uneven shape in milk. */
const cornFlakes: PropPainter = (pen) => {
  outline(pen, '#4a86c8', 'M-48 -48 L48 -48 C46 -16 26 -4 18 0 L-18 0 C -26 -4 -46 -16 -48 -48 Z')
  oval(pen, '#7aaee0', 0, -48, 48, 14)
  oval(pen, 'white', 0, -48, 43, 11, FLAT_SHAPE)
  for (let i = 0; i < 19; i++) {
    const [x, y, r] = [-33 + ((i * 25) % 67), -48 - ((i * 7) % 13) - (i > 11 ? 6 : 0), 8 + (i % 3)]
    const rim = [0, 1, 2, 3, 4, 5].map((k) => polar(x, y, k * 1.05 + i, r * [1, 0.8, 0.95, 0.7, 1, 0.75][k]!))
    outline(pen, ['#f2b030', '#e0942a', '#f8c858'][i % 3]!, `M${rim[0]} Q${rim[1]} ${rim[2]} L${rim[3]} Q${rim[4]} ${rim[5]} Z`, {
      cel: 0.15,
    })
  }
}

/** A glass of lemonade with a wedge on its rim and ice. */
const lemonade: PropPainter = (pen) => {
  line(pen, 4, '#e8433f', 'M-6 -60 L-20 -99')
  outline(pen, 'glass', 'M-32 -82 L26 -82 L20 0 L-26 0 Z', { lighten: 0.25 })
  outline(pen, '#fbe76a', 'M-30 -66 L24 -66 L18 -4 L-24 -4 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-22, -62],
    [-4, -56],
    [-20, -40],
  ] as const)
    box(pen, '#fffbe0', x, y, 14, 13, { ...FLAT_SHAPE, round: 2 })
  outline(pen, '#f0c826', 'M4 -88 C14 -104 44 -98 46 -78 C46 -68 36 -60 24 -62 Z')
  outline(pen, '#fffbe0', 'M9 -87 C18 -98 40 -94 41 -78 C41 -71 34 -66 26 -67 Z', FLAT_SHAPE)
  for (const [d] of [['M14 -86 L25 -93 L25 -76 Z'], ['M28 -93 L37 -86 L27 -76 Z'], ['M38 -82 L37 -72 L28 -73 Z']] as const)
    outline(pen, '#fbd83a', d, FLAT_SHAPE)
  mark(pen, 3, 'white', 'M-25 -54 L-21 -12')
}

/** A squeeze bottle that lays a wave of mustard on a sausage. */
const mustard: PropPainter = (pen) => {
  outline(pen, '#f2c21e', 'M-26 -70 L6 -70 C12 -64 12 -58 12 -52 L12 -26 L-32 -26 L-32 -52 C -32 -58 -32 -64 -26 -70 Z')
  outline(pen, '#d8a010', 'M-14 -98 L-6 -98 L-3 -82 L4 -76 L4 -70 L-24 -70 L-24 -76 L-17 -82 Z')
  box(pen, 'white', -32, -58, 44, 24, { cel: 0 })
  oval(pen, '#b5622a', -10, -46, 15, 6, { cel: 0.1 })
  mark(pen, 2.4, '#f2c21e', 'M-21 -46 Q-18 -50 -15 -46 Q-12 -42 -9 -46 Q-6 -50 -3 -46 Q0 -42 2 -46')
  outline(pen, '#e8b068', 'M-42 -14 C -44 -26 44 -26 46 -14 C46 0 -42 0 -42 -14 Z')
  outline(pen, '#b04a2a', 'M-48 -16 C -48 -26 50 -26 50 -16 C50 -8 -48 -8 -48 -16 Z')
  line(pen, 3.4, '#ffd92e', 'M-38 -17 Q-32 -24 -26 -17 Q-20 -10 -14 -17 Q-8 -24 -2 -17 Q4 -10 10 -17 Q16 -24 22 -17 Q28 -10 36 -17')
}

/** A small box with a muffin on it and a measuring spoon of white powder. */
const bakingSoda: PropPainter = (pen) => {
  outline(pen, '#b85a1e', 'M10 -88 L24 -82 L24 -4 L10 0 Z')
  box(pen, '#ef8a2e', -42, -88, 52, 88)
  box(pen, '#fff4dc', -36, -80, 40, 14, { ...FLAT_SHAPE, round: 2 })
  mark(pen, 3, '#b85a1e', 'M-30 -73 L-2 -73')
  oval(pen, '#fff4dc', -16, -34, 20, 22, FLAT_SHAPE)
  outline(pen, '#c8403a', 'M-26 -34 L-6 -34 L-9 -18 L-23 -18 Z')
  outline(pen, '#a8642e', 'M-30 -34 C -32 -50 0 -50 -2 -34 Z')
  line(pen, 4, '#9aa4b2', 'M50 -40 L34 -20')
  outline(pen, '#b8c2ce', 'M4 -18 L36 -18 C36 -4 28 0 20 0 C12 0 4 -4 4 -18 Z')
  outline(pen, '#ffffff', 'M4 -18 C8 -32 32 -32 36 -18 Z', { cel: 0.1 })
}

/** A crescent pinched in its middle, a slip of paper out of it. */
const fortuneCookie: PropPainter = (pen) => {
  outline(pen, '#fffdf4', 'M0 -40 L44 -86 L52 -78 L10 -32 Z')
  mark(pen, 1.8, '#d8473f', 'M22 -58 L42 -79 M27 -55 L46 -75')
  outline(
    pen,
    '#e0a048',
    'M-48 -28 C -50 -62 -14 -78 6 -64 C32 -66 48 -44 44 -14 C40 -4 28 -6 24 -14 C20 -24 14 -32 2 -34 C -10 -32 -14 -24 -16 -14 C -20 -4 -32 -6 -40 -14 C -44 -18 -47 -22 -48 -28 Z',
  )
  outline(
    pen,
    '#f4c878',
    'M-44 -32 C -42 -58 -14 -70 2 -60 C -8 -54 -10 -44 -4 -36 C -18 -32 -18 -20 -24 -14 C -34 -12 -44 -20 -44 -32 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#8a5a22', 'M2 -34 C -6 -42 -4 -56 6 -63 C2 -52 4 -42 12 -32 Z', FLAT_SHAPE)
}

/** A shaker with a scale and its lid. */
const proteinShake: PropPainter = (pen) => {
  outline(pen, '#d8dee6', 'M-26 -72 L26 -72 L21 0 L-21 0 Z')
  outline(pen, '#c89a6e', 'M-24 -50 L24 -50 L20 -4 L-20 -4 Z', FLAT_SHAPE)
  box(pen, '#2b2f3c', -29, -82, 58, 14, { round: 3 })
  outline(pen, '#2b2f3c', 'M-18 -82 L-12 -94 L6 -94 L12 -82 Z')
  box(pen, '#e8433f', 4, -99, 16, 10, { round: 3 })
  line(pen, 4, '#2b2f3c', 'M-26 -80 C -40 -84 -38 -98 -24 -96')
  for (const y of [-44, -32, -20]) mark(pen, 2, 'white', `M8 ${y} L18 ${y}`)
  line(pen, 3.4, 'white', 'M-13 -28 L3 -28')
  for (const x of [-14, -10, 0, 4]) line(pen, 3, 'white', `M${x} -34 L${x} -22`)
}

/** A slim squeeze bottle with a flip cap, and bubbles. */
const dishSoap: PropPainter = (pen) => {
  outline(
    pen,
    '#4cc06a',
    'M-16 -78 L16 -78 C22 -66 24 -60 20 -44 C18 -34 22 -28 22 -16 L22 -6 C22 -2 20 0 16 0 L-16 0 C -20 0 -22 -2 -22 -6 L-22 -16 C -22 -28 -18 -34 -20 -44 C -24 -60 -22 -66 -16 -78 Z',
  )
  outline(pen, 'white', 'M-9 -78 L-6 -92 L6 -92 L9 -78 Z')
  box(pen, 'white', -5, -99, 10, 8, { round: 2 })
  oval(pen, 'white', 0, -32, 15, 17, { cel: 0 })
  oval(pen, '#bcd8ea', 0, -32, 10, 11, FLAT_SHAPE)
  mark(pen, 2, 'white', 'M-4 -38 L5 -28')
  for (const [x, y, r] of [
    [32, -60, 8],
    [40, -78, 5],
    [-34, -70, 6],
    [34, -38, 4],
  ] as const) {
    oval(pen, '#cdeaf6', x, y, r, r)
    oval(pen, 'white', x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.25, PLAIN_SHAPE)
  }
}

/** A square-shouldered bottle of clear spirit beside a small glass. */
const clearSpirit: PropPainter = (pen) => {
  outline(
    pen,
    '#d4ecf6',
    'M-24 -86 L-8 -86 L-8 -68 C6 -66 8 -60 8 -52 L8 -4 C8 -1 6 0 4 0 L-36 0 C -38 0 -40 -1 -40 -4 L-40 -52 C -40 -60 -38 -66 -24 -68 Z',
  )
  box(pen, '#c8323a', -25, -98, 18, 14, { round: 2 })
  box(pen, '#f8fbff', -36, -48, 40, 32, { cel: 0 })
  box(pen, '#c8323a', -36, -36, 40, 9, FLAT_SHAPE)
  mark(pen, 2.6, 'white', 'M-34 -54 C -34 -60 -30 -62 -24 -63')
  outline(pen, '#e2f2f8', 'M18 -34 L46 -34 L42 0 L22 0 Z')
  outline(pen, '#bfdfee', 'M20 -22 L44 -22 L41 -4 L23 -4 Z', FLAT_SHAPE)
}

/** A paper cup with its lid peeled open, noodles on a fork. */
const cupNoodles: PropPainter = (pen) => {
  line(pen, 3.4, '#c4ccd6', 'M44 -98 L14 -72')
  outline(pen, '#f2f4f6', 'M-36 -64 L30 -64 L22 0 L-28 0 Z')
  outline(pen, '#e8433f', 'M-34 -48 L28 -48 L24 -16 L-30 -16 Z', FLAT_SHAPE)
  oval(pen, '#f4d27a', -3, -32, 14, 9, FLAT_SHAPE)
  mark(pen, 1.6, '#c8923a', 'M-14 -32 C -10 -38 -6 -26 -2 -32 C2 -38 6 -26 9 -32')
  oval(pen, '#e4e8ee', -3, -64, 34, 9)
  oval(pen, '#c8722e', -3, -64, 28, 6, FLAT_SHAPE)
  for (let i = 0; i < 6; i++)
    line(
      pen,
      2.6,
      '#f6d67e',
      `M${-24 + i * 7} -62 C${-20 + i * 7} -${72 + (i % 3) * 3} ${-14 + i * 7} -${70 + (i % 2) * 6} ${-14 + i * 7} -62`,
    )
  for (const x of [10, 15, 20]) line(pen, 2.4, '#f6d67e', `M${x} -76 C${x - 2} -70 ${x + 2} -68 ${x - 1} -60`)
  outline(pen, '#d0d6de', 'M-38 -66 C -50 -78 -46 -96 -28 -98 C -16 -94 -14 -82 -20 -72 C -26 -74 -34 -72 -38 -66 Z')
  mark(pen, 1.6, '#9aa4b2', 'M-40 -82 L-24 -90')
}

/** A heap of noodles on a flat plate, fork in hand's reach. */
const plateOfNoodles: PropPainter = (pen) => {
  oval(pen, '#3f78c8', 0, -18, 50, 18)
  oval(pen, '#e8eef4', 0, -20, 40, 13, FLAT_SHAPE)
  outline(pen, '#ecb958', 'M-36 -20 C -40 -44 -16 -58 2 -56 C24 -56 42 -40 36 -20 C20 -10 -20 -10 -36 -20 Z')
  for (let i = 0; i < 8; i++)
    mark(
      pen,
      1.6,
      '#a8722a',
      `M${-32 + i * 7} -18 C${-38 + i * 8} -44 ${-16 + i * 6} -52 ${-14 + i * 6} -34 C${-12 + i * 6} -24 ${-22 + i * 7} -26 ${-20 + i * 6} -38`,
    )
  leaves(
    pen,
    [
      [-12, -48],
      [14, -50],
      [0, -38],
    ],
    '#4f9a3f',
  )
  for (const [x, y] of [
    [-20, -36],
    [20, -36],
    [4, -54],
  ] as const)
    line(pen, 3.4, '#ef8a2e', `M${x - 6} ${y + 2} L${x + 6} ${y - 3}`)
  line(pen, 3, '#a8562a', 'M50 -72 L-2 -52')
  line(pen, 3, '#a8562a', 'M50 -84 L2 -58')
}

/** An orange tube standing on its cap, with a sun on it. */
const sunscreen: PropPainter = (pen) => {
  outline(pen, '#f8a02e', 'M-30 -98 L30 -98 L22 -22 L-22 -22 Z')
  box(pen, '#d87a16', -31, -99, 62, 8, { round: 2 })
  box(pen, 'white', -20, -22, 40, 22, { round: 4 })
  for (let i = 0; i < 8; i++) mark(pen, 3.4, '#fff2b0', `M${polar(0, -64, i * 0.785, 15)} L${polar(0, -64, i * 0.785, 22)}`)
  oval(pen, '#ffe14a', 0, -64, 12, 12)
  box(pen, 'white', -17, -42, 34, 12, { ...FLAT_SHAPE, round: 3 })
  mark(pen, 2.6, '#d87a16', 'M-11 -36 L11 -36')
}

/** A small glass bottle with its dropper drawn out. */
const serumBottle: PropPainter = (pen) => {
  outline(pen, '#a8642a', 'M-30 -46 L-14 -54 L14 -54 L30 -46 L30 -6 C30 -2 28 0 24 0 L-24 0 C -28 0 -30 -2 -30 -6 Z')
  box(pen, '#fbf4e6', -24, -38, 48, 26, { cel: 0 })
  outline(pen, '#e8a83a', 'M0 -35 C -8 -26 -7 -16 0 -16 C7 -16 8 -26 0 -35 Z', FLAT_SHAPE)
  box(pen, '#2b2f3c', -14, -60, 28, 9, { round: 2 })
  outline(pen, '#d8eef6', 'M5 -84 L13 -80 L2 -58 L-2 -60 Z')
  outline(pen, '#2b2f3c', 'M2 -86 L18 -78 L20 -84 L6 -92 Z')
  outline(pen, '#e08a9a', 'M6 -92 C4 -104 22 -104 22 -94 L18 -84 Z')
}

export const BOTTLES_AND_BOXES = {
  vinegar,
  'balsamic-vinegar': balsamicVinegar,
  'cooking-oil': cookingOil,
  'beer-bottle': beerBottle,
  'beer-can': beerCan,
  'energy-drink': energyDrink,
  mojito,
  'coconut-drink': coconutDrink,
  'cereal-box': cerealBox,
  'corn-flakes': cornFlakes,
  lemonade,
  mustard,
  'baking-soda': bakingSoda,
  'fortune-cookie': fortuneCookie,
  'protein-shake': proteinShake,
  'dish-soap': dishSoap,
  'clear-spirit': clearSpirit,
  'cup-noodles': cupNoodles,
  'plate-of-noodles': plateOfNoodles,
  sunscreen,
  'serum-bottle': serumBottle,
} satisfies Record<string, PropPainter>
