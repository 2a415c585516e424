import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const stool: PropPainter = (pen) => {
  for (const d of ['M-18 -60 L-30 -2', 'M18 -60 L30 -2', 'M0 -60 L0 -6']) line(pen, 5, 'wood', d, d.startsWith('M0') ? -0.15 : 0)
  line(pen, 3.4, 'wood', 'M-25 -24 L25 -24', -0.1)
  ellipse(pen, 0, -0.62, 0.32, 0.09, 'woodLight')
  ellipse(pen, 0, -0.65, 0.32, 0.09, 'woodLight', { lighten: 0.12 })
}

const nightstand: PropPainter = (pen) => {
  for (const x of [-28, 28]) line(pen, 4.4, 'wood', `M${x} -8 L${x} -2`)
  rect(pen, -0.34, -0.46, 0.68, 0.4, 'wood')
  for (const y of [-42, -24]) {
    rect(pen, -0.29, y / 100, 0.58, 0.15, 'woodLight', { round: 0.015, cel: 0.05 })
    ellipse(pen, 0, y / 100 + 0.075, 0.03, 0.025, 'gold')
  }
  rect(pen, -0.38, -0.5, 0.76, 0.06, 'woodLight')
  line(pen, 4, 'gold', 'M-10 -52 L-10 -70')
  ellipse(pen, -0.1, -0.52, 0.11, 0.03, 'gold')
  outline(pen, 'window', 'M-20 -96 L0 -96 L10 -70 L-30 -70 Z', { emissive: true })
  rect(pen, 0.1, -0.56, 0.22, 0.05, 'red', { round: 0.01 })
}

const bunkBed: PropPainter = (pen) => {
  for (const y of [-58, -16]) {
    outline(pen, 'white', `M-42 ${y - 8} L42 ${y - 8} L42 ${y} L-42 ${y} Z`)
    ellipse(pen, -0.3, y / 100 - 0.1, 0.1, 0.05, 'white')
    outline(pen, y === -16 ? 'teal' : 'coral', `M-16 ${y - 12} L42 ${y - 10} L42 ${y} L-16 ${y} Z`)
    rect(pen, -0.44, y / 100, 0.88, 0.07, 'woodLight')
  }
  rect(pen, -0.44, -0.8, 0.3, 0.06, 'woodLight')
  for (const x of [-44, 44]) line(pen, 6, 'woodLight', `M${x} -94 L${x} -2`)
  for (const x of [14, 30]) line(pen, 3.4, 'wood', `M${x} -82 L${x} -4`)
  for (const y of [-70, -48, -32]) line(pen, 3, 'wood', `M14 ${y} L30 ${y}`)
}

const coffeeTable: PropPainter = (pen) => {
  for (const d of ['M-36 -26 L-42 -2', 'M36 -26 L42 -2']) line(pen, 5, 'wood', d)
  outline(pen, 'woodLight', 'M-48 -32 L48 -32 L48 -24 L-48 -24 Z')
  rect(pen, -0.34, -0.41, 0.3, 0.045, 'red', { round: 0.01 })
  rect(pen, -0.32, -0.37, 0.3, 0.05, 'blue', { round: 0.01, lighten: 0.15 })
  outline(pen, 'white', 'M12 -46 L26 -46 C26 -38 24 -33 22 -33 L16 -33 C14 -33 12 -38 12 -46 Z')
  line(pen, 2.4, 'white', 'M26 -44 C32 -44 32 -37 25 -37')
}

const foldingChair: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M-26 -94 L22 -2', 0.1)
  line(pen, 4, 'metal', 'M26 -46 L-22 -2')
  line(pen, 4, 'metal', 'M14 -94 L34 -56', -0.1)
  outline(pen, 'blue', 'M-32 -96 L14 -96 L20 -74 L-20 -74 Z')
  outline(pen, 'blue', 'M-12 -48 L32 -48 L40 -40 L-6 -40 Z', { lighten: 0.16 })
}

const blinds: PropPainter = (pen) => {
  rect(pen, -0.44, -0.94, 0.88, 0.86, 'glass', { cel: 0 })
  for (let y = -86; y < -26; y += 8) outline(pen, 'white', `M-44 ${y} L44 ${y} L42 ${y + 6} L-42 ${y + 6} Z`, { cel: 0.03 })
  rect(pen, -0.47, -0.97, 0.94, 0.09, 'white', { round: 0.02, lighten: -0.06 })
  for (const x of [-26, 26]) mark(pen, 1.6, '#9aa3b5', `M${x} -90 L${x} -22`)
  line(pen, 2, 'white', 'M38 -88 L38 -14', -0.1)
  ellipse(pen, 0.38, -0.12, 0.03, 0.04, 'woodLight')
}

const humidifier: PropPainter = (pen) => {
  outline(pen, 'white', 'M-32 -2 C -40 -30 -26 -58 0 -58 C26 -58 40 -30 32 -2 Z', { lighten: -0.02 })
  outline(pen, 'waterLight', 'M-33 -18 C -20 -24 -8 -14 4 -18 C16 -22 24 -16 34 -20 L32 -2 L-32 -2 Z', { noInk: true, cel: 0.05 })
  ellipse(pen, 0, -0.58, 0.08, 0.03, 'dark', { lighten: 0.2 })
  for (const [x, y, r] of [
    [0, -68, 7],
    [8, -78, 9],
    [-8, -82, 8],
    [4, -92, 10],
    [20, -90, 7],
    [-18, -93, 6],
  ] as const)
    ellipse(pen, x / 100, y / 100, r / 100, r / 120, 'snow', { noInk: true, cel: 0.12 })
  ellipse(pen, 0, -0.34, 0.045, 0.045, 'teal')
}

const waterHeater: PropPainter = (pen) => {
  for (const [x, role] of [
    [-12, 'red'],
    [12, 'blue'],
  ] as const)
    line(pen, 4, role, `M${x} -84 L${x} -98`)
  outline(pen, 'white', 'M-26 -80 C -26 -90 26 -90 26 -80 L26 -10 C26 -4 -26 -4 -26 -10 Z', { lighten: -0.04 })
  for (const y of [-70, -18]) mark(pen, 2, '#b9c3d0', `M-25 ${y} C -12 ${y + 4} 12 ${y + 4} 25 ${y}`)
  ellipse(pen, 0, -0.46, 0.09, 0.09, 'metal', { lighten: 0.2 })
  mark(pen, 2, 'red', 'M0 -46 L5 -51')
  outline(pen, '#ff9a2e', 'M-6 -22 C -10 -28 -2 -32 -1 -38 C6 -32 10 -26 6 -22 C3 -19 -3 -19 -6 -22 Z', FLAT_SHAPE)
  for (const x of [-18, 18]) line(pen, 4, 'metal', `M${x} -6 L${x} -1`)
}

const dogBowl: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [-26, -40, 10],
    [-10, -44, 11],
    [8, -44, 11],
    [25, -40, 10],
    [0, -50, 10],
    [-18, -49, 8],
    [17, -50, 8],
  ] as const)
    ellipse(pen, x / 100, y / 100, r / 100, r / 115, '#9a5f30')
  outline(pen, 'red', 'M-40 -40 C -16 -34 16 -34 40 -40 L49 -4 C30 1 -30 1 -49 -4 Z')
  outline(
    pen,
    'white',
    'M-16 -20 C -22 -28 -12 -32 -9 -25 L9 -25 C12 -32 22 -28 16 -20 C22 -12 12 -8 9 -15 L-9 -15 C -12 -8 -22 -12 -16 -20 Z',
    FLAT_SHAPE,
  )
}

const litterBox: PropPainter = (pen) => {
  outline(pen, '#d9cdb8', 'M-42 -32 C -24 -46 -6 -34 8 -40 C24 -46 36 -38 42 -32 Z')
  for (const [x, y] of [
    [-22, -36],
    [-4, -36],
    [14, -37],
    [28, -36],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.02, 0.014, '#a3957d', FLAT_SHAPE)
  line(pen, 4, 'blue', 'M26 -40 L44 -74', 0.1)
  outline(pen, 'purple', 'M-49 -34 L49 -34 L44 -4 C44 -2 -44 -2 -44 -4 Z', { lighten: 0.15 })
  outline(pen, 'white', 'M-10 -14 C -14 -20 -4 -26 0 -24 C4 -26 14 -20 10 -14 C6 -10 -6 -10 -10 -14 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-12, -24],
    [-5, -29],
    [5, -29],
    [12, -24],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.026, 0.03, 'white', FLAT_SHAPE)
}

const dogHouse: PropPainter = (pen) => {
  outline(pen, 'woodLight', 'M-36 -50 L36 -50 L36 -2 L-36 -2 Z')
  for (const y of [-40, -28, -16]) mark(pen, 1.6, '#9a6a42', `M-36 ${y} L36 ${y}`)
  outline(pen, 'red', 'M-49 -46 L0 -88 L49 -46 L42 -40 L0 -74 L-42 -40 Z')
  outline(pen, 'woodLight', 'M-36 -48 L0 -76 L36 -48 Z', { noInk: true })
  outline(pen, 'dark', 'M-16 -2 L-16 -28 C -16 -44 16 -44 16 -28 L16 -2 Z', { cel: 0 })
  outline(
    pen,
    'white',
    'M-8 -56 C -12 -60 -6 -64 -4 -60 L4 -60 C6 -64 12 -60 8 -56 C12 -52 6 -48 4 -53 L-4 -53 C -6 -48 -12 -52 -8 -56 Z',
    FLAT_SHAPE,
  )
}

const deckOfCards: PropPainter = (pen) => {
  for (const [d, lighten] of [
    ['M-48 -62 L-22 -82 L4 -22 L-26 -6 Z', -0.1],
    ['M-30 -84 L4 -92 L18 -24 L-16 -16 Z', -0.05],
    ['M4 -88 L40 -82 L28 -12 L-8 -20 Z', 0],
  ] as const)
    outline(pen, 'white', d, { lighten, cel: 0.05 })
  outline(pen, 'red', 'M16 -36 C2 -48 8 -62 18 -54 C28 -60 34 -46 16 -36 Z', { noInk: true })
  outline(pen, 'red', 'M11 -80 C8 -82 10 -85 12 -83 C15 -85 16 -82 11 -78 Z', FLAT_SHAPE)
  outline(pen, 'dark', 'M-22 -74 L-16 -82 L-12 -72 Z', FLAT_SHAPE)
  outline(pen, 'dark', 'M-40 -60 L-35 -66 L-32 -58 Z', FLAT_SHAPE)
}

const boardGame: PropPainter = (pen) => {
  outline(pen, 'leaf', 'M-49 -16 L-4 -40 L49 -20 L2 -1 Z', { lighten: 0.12 })
  for (const d of ['M-40 -16 L-4 -35 L40 -20', 'M-28 -22 L14 -6', 'M-16 -28 L26 -11']) mark(pen, 2, 'cream', d)
  for (const [x, y, role] of [
    [-18, -22, 'red'],
    [6, -18, 'blue'],
    [-2, -34, 'yellow'],
  ] as const) {
    outline(
      pen,
      role,
      `M${x - 7} ${y} L${x - 3} ${y - 14} L${x + 3} ${y - 14} L${x + 7} ${y} C${x + 3} ${y + 3} ${x - 3} ${y + 3} ${x - 7} ${y} Z`,
    )
    ellipse(pen, x / 100, (y - 18) / 100, 0.055, 0.055, role)
  }
  outline(pen, 'white', 'M20 -46 L32 -50 L40 -42 L40 -28 L28 -24 L20 -32 Z')
  for (const [x, y] of [
    [25, -36],
    [35, -32],
    [30, -45],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.018, 0.018, 'dark', FLAT_SHAPE)
}

const ringLight: PropPainter = (pen) => {
  for (const d of ['M0 -34 L0 -12', 'M0 -14 L-24 -2', 'M0 -14 L24 -2']) line(pen, 3.4, 'dark', d, 0.1)
  ellipse(pen, 0, -0.66, 0.34, 0.33, 'dark', { lighten: 0.15 })
  ellipse(pen, 0, -0.66, 0.31, 0.3, 'window', { noInk: true, emissive: true, lighten: 0.4 })
  ellipse(pen, 0, -0.66, 0.2, 0.19, 'dark', { lighten: 0.4, cel: 0.05 })
  rect(pen, -0.08, -0.8, 0.16, 0.28, 'dark', { round: 0.02 })
  rect(pen, -0.06, -0.78, 0.12, 0.24, 'waterLight', FLAT_SHAPE)
}

const tripod: PropPainter = (pen) => {
  for (const d of ['M-4 -62 L-28 -2', 'M4 -62 L28 -2', 'M0 -62 L0 -6']) line(pen, 4.4, 'dark', d, 0.12)
  mark(pen, 2, 'metal', 'M-14 -36 L14 -36')
  rect(pen, -0.09, -0.68, 0.18, 0.08, 'dark', { round: 0.02 })
  rect(pen, -0.24, -0.94, 0.48, 0.27, 'dark', { round: 0.04, lighten: 0.2 })
  ellipse(pen, 0, -0.8, 0.11, 0.11, 'metal')
  ellipse(pen, 0, -0.8, 0.07, 0.07, 'blue', FLAT_SHAPE)
  rect(pen, -0.2, -0.99, 0.14, 0.06, 'dark', { round: 0.02 })
}

const binoculars: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    outline(
      pen,
      'dark',
      `M${side * 8} -86 L${side * 24} -86 L${side * 30} -60 L${side * 44} -18 C${side * 40} -2 ${side * 14} -2 ${side * 10} -18 L${side * 6} -60 Z`,
      { lighten: 0.12 },
    )
    ellipse(pen, side * 0.27, -0.16, 0.17, 0.13, 'dark', { lighten: 0.26 })
    ellipse(pen, side * 0.27, -0.16, 0.12, 0.09, 'blue', { ...FLAT_SHAPE, lighten: 0.1 })
    rect(pen, side * 0.16 - 0.1, -0.93, 0.2, 0.1, 'dark', { round: 0.03 })
  }
  rect(pen, -0.08, -0.64, 0.16, 0.26, 'metal', { round: 0.03 })
}

const belt: PropPainter = (pen) => {
  line(pen, 9, '#7a4526', 'M-30 -46 C -54 -72 40 -96 44 -52 C46 -18 -10 -10 -46 -22')
  mark(pen, 1.6, '#d8a972', 'M-28 -48 C -46 -70 38 -90 41 -52 C42 -22 -10 -14 -44 -24')
  rect(pen, -0.4, -0.54, 0.2, 0.22, 'gold', { round: 0.03 })
  rect(pen, -0.35, -0.49, 0.1, 0.12, '#7a4526', FLAT_SHAPE)
}

const necktie: PropPainter = (pen) => {
  outline(pen, 'red', 'M-12 -98 L12 -98 L8 -82 L-8 -82 Z')
  outline(pen, 'red', 'M-8 -82 L8 -82 L18 -20 L0 -2 L-18 -20 Z', { lighten: 0.04 })
  for (const y of [-66, -48, -30]) mark(pen, 4, '#f3c6a0', `M-${12 + (y + 82) * 0.06} ${y + 8} L${9 + (y + 82) * 0.12} ${y - 6}`)
}

const slippers: PropPainter = (pen) => {
  for (const x of [-24, 24]) {
    outline(
      pen,
      'coral',
      `M${x - 20} -46 C${x - 22} -14 ${x - 16} -2 ${x} -2 C${x + 16} -2 ${x + 22} -14 ${x + 20} -46 C${x + 18} -74 ${x - 18} -74 ${x - 20} -46 Z`,
      { lighten: 0.3 },
    )
    outline(pen, 'coral', `M${x - 21} -50 C${x - 20} -86 ${x + 20} -86 ${x + 21} -50 C${x + 10} -40 ${x - 10} -40 ${x - 21} -50 Z`)
    ellipse(pen, x / 100, -0.66, 0.07, 0.06, 'white')
  }
}

const makeup: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-46 -34 L10 -34 L10 -4 L-46 -4 Z', { lighten: 0.1 })
  outline(pen, 'dark', 'M-46 -34 L-40 -76 L16 -76 L10 -34 Z', { lighten: 0.2 })
  outline(pen, 'glass', 'M-39 -40 L-35 -70 L9 -70 L5 -40 Z', { cel: 0.1, lighten: 0.2 })
  for (const [x, role] of [
    [-40, 'coral'],
    [-26, 'pink'],
    [-12, 'purple'],
    [0, '#c9935c'],
  ] as const)
    rect(pen, x / 100, -0.28, x === 0 ? 0.07 : 0.12, 0.18, role, { noInk: true, round: 0.01, cel: 0.15 })
  line(pen, 5, 'gold', 'M24 -4 L34 -52')
  outline(pen, 'pink', 'M28 -52 L40 -50 C48 -66 46 -84 42 -94 C32 -84 26 -68 28 -52 Z')
}

const earrings: PropPainter = (pen) => {
  for (const x of [-22, 22]) {
    line(pen, 3, 'gold', `M${x} -80 C${x - 14} -96 ${x + 14} -100 ${x + 6} -84`)
    ellipse(pen, x / 100, -0.74, 0.07, 0.07, 'gold')
    outline(
      pen,
      'teal',
      `M${x} -68 C${x + 16} -44 ${x + 20} -30 ${x + 16} -20 C${x + 10} -6 ${x - 10} -6 ${x - 16} -20 C${x - 20} -30 ${x - 16} -44 ${x} -68 Z`,
      { lighten: 0.1 },
    )
    mark(pen, 2.4, 'white', `M${x - 8} -26 C${x - 8} -34 ${x - 4} -42 ${x - 1} -48`)
  }
}

export const ROOMS_AND_PETS = {
  stool,
  nightstand,
  'bunk-bed': bunkBed,
  'coffee-table': coffeeTable,
  'folding-chair': foldingChair,
  blinds,
  humidifier,
  'water-heater': waterHeater,
  'dog-bowl': dogBowl,
  'litter-box': litterBox,
  'dog-house': dogHouse,
  'deck-of-cards': deckOfCards,
  'board-game': boardGame,
  'ring-light': ringLight,
  tripod,
  binoculars,
  belt,
  'long-tie': necktie,
  slippers,
  makeup,
  earrings,
} satisfies Record<string, PropPainter>
