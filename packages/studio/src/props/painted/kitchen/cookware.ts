import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, lathe, type Pen, type PropPainter, rect } from '../pen.ts'

const potOf = (pen: Pen, role: string, top: number): void => {
  outline(pen, role, `M-34 ${top} L34 ${top} L32 -6 C32 -1 28 0 24 0 L-24 0 C -28 0 -32 -1 -32 -6 Z`)
  ellipse(pen, 0, top / 100, 0.34, 0.09, role, { lighten: 0.2 })
  ellipse(pen, 0, top / 100 + 0.01, 0.28, 0.06, 'dark', FLAT_SHAPE)
  mark(pen, 2.6, 'white', `M-24 -8 L-25 ${top + 16}`)
}

const saucepan: PropPainter = (pen) => {
  line(pen, 7, 'dark', 'M14 -38 L49 -50')
  potOf({ ...pen, size: pen.size * 0.96 }, 'metal', -42)
}

const pot: PropPainter = (pen) => {
  for (const side of [-1, 1]) line(pen, 6, 'dark', `M${side * 32} -46 C${side * 50} -50 ${side * 50} -30 ${side * 33} -34`)
  potOf(pen, 'red', -58)
}

const colander: PropPainter = (pen) => {
  for (const side of [-1, 1]) line(pen, 5, 'metal', `M${side * 42} -52 C${side * 54} -54 ${side * 52} -38 ${side * 40} -38`)
  lathe(
    pen,
    [
      [0.2, 0],
      [0.2, -0.06],
      [0.34, -0.2],
      [0.44, -0.48],
      [0.45, -0.54],
    ],
    'metal',
    { lighten: 0.14 },
  )
  ellipse(pen, 0, -0.54, 0.45, 0.11, 'metal', { lighten: 0.36 })
  for (const [row, [y, wide]] of (
    [
      [-34, 32],
      [-24, 27],
      [-15, 20],
    ] as const
  ).entries())
    for (let i = -3; i <= 3; i++)
      ellipse(pen, ((i + (row % 2) * 0.4) * wide) / 350, (y + Math.abs(i) * -1) / 100, 0.022, 0.022, 'dark', FLAT_SHAPE)
}

const peeler: PropPainter = (pen) => {
  outline(pen, 'red', 'M-8 -2 C -14 -2 -14 -46 -8 -52 L8 -52 C14 -46 14 -2 8 -2 Z')
  ellipse(pen, 0, -0.09, 0.04, 0.04, 'dark', FLAT_SHAPE)
  line(pen, 4, 'metal', 'M-3 -52 C -28 -60 -22 -84 -20 -94')
  line(pen, 4, 'metal', 'M3 -52 C28 -60 22 -84 20 -94')
  rect(pen, -0.24, -0.94, 0.48, 0.1, 'metal', { round: 0.03, lighten: 0.2 })
  rect(pen, -0.15, -0.905, 0.3, 0.03, 'dark', FLAT_SHAPE)
}

const ovenMitt: PropPainter = (pen) => {
  outline(
    pen,
    'red',
    'M-24 -14 L-28 -62 C -30 -88 -12 -98 4 -96 C20 -94 28 -82 26 -62 L28 -56 C34 -66 46 -68 48 -58 C50 -44 36 -34 26 -26 L24 -14 Z',
  )
  rect(pen, -0.28, -0.18, 0.56, 0.17, 'cream', { round: 0.04 })
  for (const d of [
    'M-22 -38 L14 -86',
    'M-20 -24 L26 -82',
    'M-26 -58 L-2 -92',
    'M-4 -22 L24 -56',
    'M-24 -66 L6 -22',
    'M-22 -86 L24 -28',
    'M-2 -94 L28 -52',
  ])
    mark(pen, 1.6, '#f2a097', d)
}

const plate: PropPainter = (pen) => {
  ellipse(pen, 0, -0.46, 0.46, 0.44, 'white', { lighten: -0.04 })
  ellipse(pen, 0, -0.46, 0.39, 0.37, 'blue', { ...FLAT_SHAPE, lighten: 0.2 })
  ellipse(pen, 0, -0.46, 0.37, 0.35, 'white', FLAT_SHAPE)
  ellipse(pen, 0, -0.46, 0.28, 0.265, 'white', { lighten: -0.09, noInk: true, cel: 0.12 })
}

const fork: PropPainter = (pen) => {
  outline(
    pen,
    'metal',
    'M-5 -2 C -7 -22 -4 -42 -3 -50 C -16 -54 -18 -62 -17 -72 L-15 -96 L-10 -96 L-9 -74 L-6 -74 L-5 -96 L0 -96 L1 -74 L4 -74 L5 -96 L10 -96 L11 -74 L13 -74 L13 -96 L17 -95 L18 -72 C18 -62 14 -54 5 -50 C6 -42 8 -22 6 -2 C3 1 -3 1 -5 -2 Z',
    { lighten: 0.12 },
  )
}

const woodenSpoon: PropPainter = (pen) => {
  line(pen, 7, 'woodLight', 'M-8 -52 L38 -6')
  outline(pen, 'woodLight', 'M-6 -48 C -22 -40 -44 -58 -42 -80 C -40 -94 -22 -98 -8 -90 C8 -82 12 -62 -6 -48 Z')
  outline(pen, 'wood', 'M-10 -56 C -22 -52 -36 -66 -35 -79 C -33 -88 -20 -90 -10 -84 C0 -78 4 -64 -10 -56 Z', { noInk: true })
}

const mug: PropPainter = (pen) => {
  line(pen, 8, 'teal', 'M24 -56 C52 -58 50 -18 24 -20')
  outline(pen, 'teal', 'M-34 -68 L28 -68 L26 -6 C26 -1 22 0 18 0 L-24 0 C -28 0 -32 -1 -32 -6 Z')
  ellipse(pen, -0.03, -0.68, 0.31, 0.075, 'teal', { lighten: 0.25 })
  ellipse(pen, -0.03, -0.67, 0.26, 0.05, '#5f3218', FLAT_SHAPE)
  rect(pen, -0.33, -0.42, 0.6, 0.12, 'cream', FLAT_SHAPE)
  for (const x of [-12, 4]) line(pen, 2.6, 'white', `M${x} -78 C${x - 8} -84 ${x + 8} -90 ${x} -97`)
}

const measuringCup: PropPainter = (pen) => {
  line(pen, 7, 'glass', 'M28 -66 C52 -68 50 -22 26 -26')
  outline(pen, 'glass', 'M-44 -80 L-34 -76 L34 -76 L29 -6 C28 -1 24 0 20 0 L-22 0 C -26 0 -30 -1 -31 -6 L-35 -66 Z')
  outline(pen, 'waterLight', 'M-33 -44 L31 -44 L28 -6 C27 -3 24 -2 20 -2 L-22 -2 C -26 -2 -28 -3 -29 -6 Z', { noInk: true })
  ellipse(pen, -0.01, -0.44, 0.315, 0.05, 'waterLight', { ...FLAT_SHAPE, lighten: 0.35 })
  for (const [n, y] of [-14, -24, -34, -44, -54, -64].entries()) mark(pen, 2.2, 'red', `M-16 ${y} L${n % 2 ? 2 : -6} ${y}`)
}

const coffeeMachine: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-38 -92 L38 -92 C41 -92 42 -90 42 -87 L42 -60 L-42 -60 L-42 -87 C -42 -90 -41 -92 -38 -92 Z', { lighten: 0.12 })
  outline(pen, 'metal', 'M-34 -60 L34 -60 L34 -12 L-34 -12 Z', { lighten: -0.2 })
  outline(pen, 'metal', 'M-44 -12 L44 -12 L44 -2 L-44 -2 Z', { lighten: 0.05 })
  for (const x of [-34, -24, -14, -4, 6, 16, 26]) mark(pen, 2, 'dark', `M${x} -8 L${x + 5} -8`)
  ellipse(pen, -0.24, -0.77, 0.085, 0.085, 'white')
  mark(pen, 2, 'red', 'M-24 -77 L-20 -82')
  for (const [x, role] of [
    [2, 'red'],
    [14, 'teal'],
    [26, 'gold'],
  ] as const)
    ellipse(pen, x / 100, -0.77, 0.04, 0.04, role)
  rect(pen, -0.14, -0.61, 0.26, 0.09, 'dark', { round: 0.02 })
  line(pen, 5, 'dark', 'M10 -56 L38 -50')
  for (const x of [-5, 3]) mark(pen, 2, '#5f3218', `M${x} -51 L${x} -30`)
  line(pen, 3, 'white', 'M10 -28 C19 -28 18 -16 9 -18')
  outline(pen, 'white', 'M-14 -32 L12 -32 C12 -20 8 -13 4 -12 L-6 -12 C -10 -13 -14 -20 -14 -32 Z')
  line(pen, 2.6, 'metal', 'M30 -60 L27 -34', 0.2)
}

const airFryer: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-34 -4 C -40 -30 -40 -70 -24 -90 C -10 -98 10 -98 24 -90 C40 -70 40 -30 34 -4 C20 1 -20 1 -34 -4 Z', {
    lighten: 0.1,
  })
  outline(pen, 'dark', 'M-31 -46 L31 -46 L29 -10 L-29 -10 Z', { lighten: 0.22, cel: 0.06 })
  outline(pen, '#ffb14a', 'M-20 -40 L20 -40 L19 -28 L-19 -28 Z', { cel: 0, emissive: true })
  for (const [x, tilt] of [
    [-14, 2],
    [-6, -2],
    [3, 2],
    [12, -1],
  ] as const)
    mark(pen, 3, '#f6dc7a', `M${x} ${-30 - tilt} L${x + 5} ${-36 + tilt}`)
  rect(pen, -0.09, -0.24, 0.18, 0.08, 'metal', { round: 0.03 })
  rect(pen, -0.19, -0.8, 0.38, 0.22, 'black', { round: 0.05, cel: 0.04 })
  for (const x of [-11, 0, 11]) ellipse(pen, x / 100, -0.69, 0.03, 0.03, 'waterLight', FLAT_SHAPE)
}

const dishwasher: PropPainter = (pen) => {
  outline(pen, 'white', 'M-40 -92 L40 -92 L40 -2 L-40 -2 Z', { lighten: -0.06 })
  outline(pen, 'dark', 'M-33 -80 L33 -80 L33 -22 L-33 -22 Z', { lighten: 0.2, cel: 0.04 })
  for (const x of [-24, -12, 0, 12, 24]) {
    ellipse(pen, x / 100, -0.62, 0.055, 0.13, x % 24 ? 'waterLight' : 'white', { cel: 0.12 })
  }
  line(pen, 2, 'metal', 'M-31 -50 L31 -50', 0.3)
  for (const x of [-22, -4, 14]) outline(pen, 'coral', `M${x} -44 L${x + 11} -44 L${x + 9} -30 L${x + 2} -30 Z`)
  line(pen, 2, 'metal', 'M-31 -28 L31 -28', 0.3)
  outline(pen, 'white', 'M-40 -22 L40 -22 L48 -6 L-48 -6 Z', { lighten: 0.02 })
  for (const x of [-28, -20]) ellipse(pen, x / 100, -0.865, 0.018, 0.018, 'teal', FLAT_SHAPE)
  mark(pen, 2, 'metal', 'M10 -86 L32 -86')
}

const grill: PropPainter = (pen) => {
  for (const side of [-1, 1]) line(pen, 4.4, 'metal', `M${side * 14} -34 L${side * 30} -2`)
  line(pen, 3, 'metal', 'M-21 -18 L21 -18', -0.1)
  outline(pen, 'dark', 'M-40 -52 L40 -52 C38 -34 20 -28 0 -28 C -20 -28 -38 -34 -40 -52 Z', { lighten: 0.08 })
  ellipse(pen, 0, -0.52, 0.41, 0.085, 'dark', { lighten: 0.2 })
  ellipse(pen, 0, -0.515, 0.34, 0.05, '#e2571e', { ...FLAT_SHAPE, emissive: true })
  for (const x of [-24, -16, -8, 0, 8, 16, 24]) mark(pen, 1.2, 'black', `M${x} -56 L${x} -47`)
  for (const x of [-19, 14])
    outline(pen, '#8a4526', `M${x - 12} -56 C${x - 12} -63 ${x + 14} -63 ${x + 14} -56 C${x + 12} -52 ${x - 10} -52 ${x - 12} -56 Z`)
  line(pen, 6, '#b0563a', 'M-6 -50 L6 -49')
  for (const x of [-22, 0, 20]) line(pen, 2.6, 'white', `M${x} -70 C${x - 7} -76 ${x + 7} -84 ${x} -92`, -0.05)
}

export const COOKWARE = {
  saucepan,
  pot,
  colander,
  peeler,
  'oven-mitt': ovenMitt,
  plate,
  fork,
  'wooden-spoon': woodenSpoon,
  mug,
  'measuring-cup': measuringCup,
  'coffee-machine': coffeeMachine,
  'air-fryer': airFryer,
  dishwasher,
  grill,
} satisfies Record<string, PropPainter>
