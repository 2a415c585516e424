import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, lathe, type Pen, type PropPainter, rect } from '../pen.ts'

const uTrap: PropPainter = (pen) => {
  line(pen, 15, 'metal', 'M-28 -94 L-28 -40 C -28 0 18 0 18 -40 L18 -56 C18 -66 24 -70 32 -70 L49 -70', 0.18)
  mark(pen, 3, 'white', 'M-32 -88 L-32 -42 C -32 -22 -24 -10 -12 -6')
  for (const [x, y] of [
    [-28, -88],
    [-28, -46],
    [18, -46],
  ] as const)
    rect(pen, x / 100 - 0.12, y / 100 - 0.05, 0.24, 0.1, 'metal', { round: 0.03, lighten: -0.08 })
  rect(pen, 0.4, -0.82, 0.09, 0.24, 'metal', { round: 0.03, lighten: -0.08 })
  rect(pen, -0.13, -0.09, 0.16, 0.09, 'metal', { round: 0.03, lighten: -0.15 })
}

const detergent: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-30 -2 C -36 -2 -36 -60 -26 -70 L-12 -80 L14 -80 L26 -72 C38 -66 38 -2 30 -2 Z', { lighten: 0.12 })
  outline(pen, 'dark', 'M14 -66 C10 -66 10 -44 14 -44 L22 -44 C26 -44 26 -66 22 -66 Z', { cel: 0, lighten: 0.1 })
  rect(pen, -0.16, -0.96, 0.26, 0.17, 'coral', { round: 0.03 })
  for (const x of [-10, -3, 4]) mark(pen, 1.6, '#b8493c', `M${x} -93 L${x} -82`)
  outline(pen, 'white', 'M-28 -44 C -10 -52 4 -50 8 -40 L26 -38 L25 -12 L-28 -12 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [-14, -30, 7],
    [0, -24, 9],
    [-6, -40, 4],
    [14, -28, 5],
  ] as const) {
    ellipse(pen, x / 100, y / 100, r / 100, r / 100, 'waterLight', FLAT_SHAPE)
    ellipse(pen, (x - 2) / 100, (y - 2) / 100, r / 360, r / 360, 'white', FLAT_SHAPE)
  }
}

const sprayBottle: PropPainter = (pen) => {
  outline(pen, 'teal', 'M-26 -2 C -30 -2 -30 -30 -26 -44 C -22 -54 -10 -58 -10 -66 L12 -66 C12 -58 24 -54 28 -44 C32 -30 32 -2 28 -2 Z', {
    lighten: 0.14,
  })
  rect(pen, -0.12, -0.74, 0.26, 0.1, 'white', { round: 0.02 })
  outline(pen, 'red', 'M-30 -92 L20 -96 C26 -96 28 -86 26 -76 L6 -76 C2 -74 -6 -64 -12 -62 L-16 -66 C -12 -70 -8 -76 -10 -80 L-30 -82 Z')
  rect(pen, -0.22, -0.4, 0.46, 0.24, 'white', { ...FLAT_SHAPE, round: 0.03 })
  outline(pen, 'teal', 'M1 -38 L4 -30 L12 -28 L4 -26 L1 -18 L-2 -26 L-10 -28 L-2 -30 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-38, -92],
    [-46, -86],
    [-38, -80],
    [-46, -96],
    [-47, -76],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.022, 0.018, 'waterLight', { noInk: true })
}

const ironingBoard: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M-30 -2 L22 -52')
  line(pen, 4, 'metal', 'M28 -2 L-24 -52', -0.1)
  outline(pen, 'blue', 'M-48 -56 C -44 -64 -30 -66 -10 -66 L42 -66 C48 -66 48 -54 42 -54 L-10 -54 C -30 -54 -46 -52 -48 -56 Z', {
    lighten: 0.28,
  })
  for (const x of [-24, -4, 16, 34]) mark(pen, 2, 'white', `M${x} -64 L${x - 3} -56`)
  outline(pen, 'red', 'M6 -68 C8 -84 20 -88 38 -88 L40 -80 L26 -80 L42 -68 Z')
  outline(pen, 'metal', 'M4 -70 L44 -70 L44 -66 L2 -66 Z', { lighten: 0.2 })
}

const drill: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-46 -72 L-26 -72')
  outline(pen, 'dark', 'M-28 -80 L-16 -84 L-16 -60 L-28 -64 Z', { lighten: 0.15 })
  outline(pen, 'yellow', 'M-16 -88 L30 -88 C40 -88 44 -80 44 -72 C44 -62 38 -56 30 -56 L28 -54 L32 -22 L8 -22 L10 -54 L-16 -56 Z')
  outline(pen, 'dark', 'M12 -52 L28 -52 L31 -24 L10 -24 Z', { lighten: 0.12, noInk: true })
  outline(pen, 'red', 'M10 -52 L2 -50 C0 -46 2 -40 8 -38 L11 -40 Z')
  outline(pen, 'dark', 'M-2 -22 L40 -22 L42 -4 C42 -2 40 -1 38 -1 L0 -1 C -2 -1 -4 -2 -4 -4 Z', { lighten: 0.08 })
  for (const x of [20, 26, 32]) mark(pen, 2.2, 'dark', `M${x} -80 L${x} -66`)
}

const pliers: PropPainter = (pen) => {
  line(pen, 9, 'red', 'M-6 -56 C -30 -46 -30 -24 -24 -4')
  line(pen, 9, 'red', 'M6 -56 C30 -46 30 -24 24 -4', -0.06)
  outline(pen, 'metal', 'M-9 -52 C -16 -66 -16 -84 -5 -98 L-1 -98 L-1 -66 L8 -52 Z', { lighten: 0.08 })
  outline(pen, 'metal', 'M9 -52 C16 -66 16 -84 5 -98 L1 -98 L1 -66 L-8 -52 Z', { lighten: -0.06 })
  for (const y of [-92, -87, -82, -77]) mark(pen, 1.4, 'dark', `M-4 ${y} L4 ${y}`)
  ellipse(pen, 0, -0.56, 0.075, 0.075, 'metal', { lighten: 0.2 })
  ellipse(pen, 0, -0.56, 0.025, 0.025, 'dark', FLAT_SHAPE)
}

const paintRoller: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M34 -84 L44 -84 L44 -60 L2 -56 L2 -40')
  rect(pen, -0.04, -0.42, 0.12, 0.4, 'red', { round: 0.05 })
  rect(pen, -0.42, -0.98, 0.76, 0.28, 'blue', { round: 0.06, lighten: 0.2 })
  for (const [x, y] of [
    [-30, -92],
    [-12, -80],
    [6, -90],
    [20, -78],
    [-24, -76],
  ] as const)
    mark(pen, 2, 'white', `M${x} ${y} L${x + 8} ${y}`)
  outline(pen, 'blue', 'M-40 -72 L-24 -72 L-25 -62 C -28 -56 -32 -60 -32 -66 C -33 -58 -38 -58 -38 -66 Z', { lighten: 0.2, noInk: true })
}

const paintCan: PropPainter = (pen) => {
  line(pen, 2.7, 'metal', 'M-30 -62 C -34 -104 34 -104 30 -62')
  outline(pen, 'metal', 'M-32 -62 L32 -62 L32 -6 C32 2 -32 2 -32 -6 Z', { lighten: 0.2 })
  rect(pen, -0.32, -0.46, 0.64, 0.32, 'white', { ...FLAT_SHAPE })
  ellipse(pen, 0, -0.62, 0.32, 0.085, 'metal', { lighten: 0.35 })
  ellipse(pen, 0, -0.615, 0.26, 0.06, 'coral', FLAT_SHAPE)
  outline(
    pen,
    'coral',
    'M-26 -62 C -26 -56 26 -56 26 -62 L28 -40 C27 -34 22 -34 21 -42 C20 -48 15 -48 14 -40 L13 -24 C12 -18 6 -18 5 -26 L4 -42 C2 -48 -3 -46 -4 -38 C -6 -30 -12 -32 -12 -40 C -14 -50 -20 -50 -22 -44 C -24 -40 -28 -42 -28 -48 Z',
  )
}

const tapeMeasure: PropPainter = (pen) => {
  outline(pen, 'yellow', 'M10 -14 L49 -14 L49 -2 L10 -2 Z', { lighten: 0.3 })
  for (const [i, x] of [16, 22, 28, 34, 40].entries()) mark(pen, 1.5, 'dark', `M${x} -13 L${x} ${i % 2 ? -9 : -7}`)
  outline(pen, 'metal', 'M46 -16 L49 -16 L49 1 L46 1 Z')
  outline(pen, 'yellow', 'M-46 -2 L-46 -50 C -46 -78 18 -82 22 -44 L22 -2 Z')
  outline(pen, 'dark', 'M-46 -2 L-46 -14 L22 -14 L22 -2 Z', { lighten: 0.1, noInk: true })
  ellipse(pen, -0.13, -0.42, 0.19, 0.19, 'dark', { lighten: 0.1 })
  ellipse(pen, -0.13, -0.42, 0.12, 0.12, 'yellow', FLAT_SHAPE)
}

const fuseBox: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-36 -96 L24 -96 L24 -4 L-36 -4 Z', { lighten: 0.1 })
  outline(pen, 'metal', 'M24 -96 L46 -88 L46 -8 L24 -4 Z', { lighten: -0.15 })
  outline(pen, 'dark', 'M-28 -86 L16 -86 L16 -14 L-28 -14 Z', { lighten: 0.12, cel: 0.03 })
  for (const [row, y] of [-82, -66, -50, -34].entries())
    for (const [col, x] of [-24, -4].entries()) {
      rect(pen, x / 100, y / 100, 0.16, 0.12, 'white', { round: 0.015, cel: 0.06 })
      const isOff = row === 1 && col === 1
      rect(pen, (x + (isOff ? 1.5 : 8)) / 100, y / 100 + 0.03, 0.065, 0.06, isOff ? 'red' : 'dark', FLAT_SHAPE)
    }
  outline(pen, 'yellow', 'M32 -64 L40 -62 L37 -52 L41 -51 L33 -36 L35 -48 L31 -48 Z', { noInk: true })
}

const outlet: PropPainter = (pen) => {
  rect(pen, -0.34, -0.96, 0.68, 0.94, 'white', { round: 0.09, lighten: -0.03 })
  for (const y of [-72, -27]) {
    rect(pen, -0.22, y / 100 - 0.17, 0.44, 0.34, 'white', { round: 0.1, lighten: -0.08, cel: 0.08 })
    for (const x of [-9, 9]) rect(pen, x / 100 - 0.022, y / 100 - 0.1, 0.044, 0.11, 'dark', FLAT_SHAPE)
    ellipse(pen, 0, y / 100 + 0.09, 0.035, 0.035, 'dark', FLAT_SHAPE)
  }
  ellipse(pen, 0, -0.495, 0.025, 0.025, 'metal')
}

const powerStrip: PropPainter = (pen) => {
  line(pen, 5, 'dark', 'M-40 -30 C -56 -60 -20 -80 -2 -66 C14 -56 30 -66 40 -80', 0.1)
  outline(pen, 'dark', 'M34 -92 L48 -84 L42 -72 L30 -80 Z')
  outline(pen, 'white', 'M-46 -34 L46 -34 L49 -6 C49 -3 47 -2 45 -2 L-45 -2 C -47 -2 -49 -3 -49 -6 Z', { lighten: -0.04 })
  for (const x of [-28, -6, 16]) {
    ellipse(pen, x / 100, -0.19, 0.09, 0.09, 'white', { lighten: -0.12, cel: 0.1 })
    for (const dx of [-3, 3]) ellipse(pen, (x + dx) / 100, -0.19, 0.016, 0.022, 'dark', FLAT_SHAPE)
  }
  rect(pen, 0.31, -0.27, 0.1, 0.16, 'red', { round: 0.02 })
}

const hinge: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    outline(pen, 'gold', `M${side * 5} -92 L${side * 44} -92 L${side * 44} -8 L${side * 5} -8 Z`, { lighten: side < 0 ? 0.06 : -0.08 })
    for (const y of [-78, -50, -22]) {
      ellipse(pen, (side * 27) / 100, y / 100, 0.06, 0.06, 'gold', { lighten: -0.15 })
      mark(pen, 1.8, 'dark', `M${side * 27 - 3.6} ${y - 2} L${side * 27 + 3.6} ${y + 2}`)
    }
  }
  for (const y of [-94, -76, -58, -40, -22]) rect(pen, -0.075, y / 100, 0.15, 0.165, 'gold', { round: 0.03, lighten: 0.1 })
}

const doorknob: PropPainter = (pen) => {
  outline(pen, 'gold', 'M-22 -96 C -22 -100 22 -100 22 -96 L22 -4 C22 0 -22 0 -22 -4 Z', { lighten: -0.12 })
  ellipse(pen, 0, -0.62, 0.26, 0.26, 'gold', { lighten: 0.1 })
  ellipse(pen, -0.06, -0.68, 0.1, 0.08, 'gold', { ...FLAT_SHAPE, lighten: 0.5 })
  ellipse(pen, 0, -0.24, 0.055, 0.055, 'dark', FLAT_SHAPE)
  outline(pen, 'dark', 'M-3 -22 L3 -22 L5 -10 L-5 -10 Z', FLAT_SHAPE)
}

const lawnMower: PropPainter = (pen) => {
  line(pen, 4, 'dark', 'M14 -30 L46 -94', 0.1)
  line(pen, 6, 'dark', 'M38 -90 L49 -97')
  outline(pen, 'red', 'M-46 -16 C -48 -34 -30 -40 -20 -40 L20 -36 C32 -34 34 -24 34 -14 L-46 -14 Z')
  outline(pen, 'dark', 'M-24 -40 L-22 -56 L8 -56 L12 -37 Z', { lighten: 0.15 })
  rect(pen, -0.2, -0.61, 0.14, 0.06, 'red', { round: 0.02 })
  outline(pen, 'leaf', 'M-49 0 L-46 -10 L-42 -2 L-38 -9 L-34 0 Z', { noInk: true })
  for (const [x, r] of [
    [-32, 12],
    [22, 15],
  ] as const) {
    ellipse(pen, x / 100, (-r - 0) / 100, r / 100, r / 100, 'dark')
    ellipse(pen, x / 100, (-r - 0) / 100, r / 200, r / 200, 'metal', { lighten: 0.3 })
  }
}

const gasCan: PropPainter = (pen: Pen) => {
  line(pen, 7, 'yellow', 'M-22 -74 L-46 -94')
  outline(
    pen,
    'red',
    'M-30 -2 C -34 -2 -36 -4 -36 -8 L-36 -58 C -36 -70 -28 -76 -18 -76 L26 -76 C36 -76 40 -70 40 -60 L40 -8 C40 -4 38 -2 34 -2 Z',
  )
  outline(pen, '#f3ecec', 'M-2 -68 L26 -68 C30 -68 31 -66 30 -62 L28 -58 L-2 -58 C -6 -58 -6 -68 -2 -68 Z', { cel: 0.06 })
  outline(pen, 'yellow', 'M2 -44 C10 -34 14 -28 14 -22 C14 -8 -10 -8 -10 -22 C -10 -28 -6 -34 2 -44 Z', { noInk: true })
  lathe(
    pen,
    [
      [0.07, -0.74],
      [0.07, -0.82],
    ],
    'dark',
    { x: -0.2 },
  )
}

export const REPAIR = {
  'u-trap': uTrap,
  detergent,
  'spray-bottle': sprayBottle,
  'ironing-board': ironingBoard,
  drill,
  pliers,
  'paint-roller': paintRoller,
  'paint-can': paintCan,
  'tape-measure': tapeMeasure,
  'fuse-box': fuseBox,
  outlet,
  'power-strip': powerStrip,
  'door-hinge': hinge,
  doorknob,
  'lawn-mower': lawnMower,
  'gas-can': gasCan,
} satisfies Record<string, PropPainter>
