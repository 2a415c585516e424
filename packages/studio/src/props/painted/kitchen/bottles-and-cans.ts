import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

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

export const BOTTLES_AND_CANS = {
  vinegar,
  'balsamic-vinegar': balsamicVinegar,
  'cooking-oil': cookingOil,
  'beer-bottle': beerBottle,
  'beer-can': beerCan,
  'energy-drink': energyDrink,
  mojito,
  'coconut-drink': coconutDrink,
  lemonade,
  mustard,
  'clear-spirit': clearSpirit,
  'protein-shake': proteinShake,
} satisfies Record<string, PropPainter>
