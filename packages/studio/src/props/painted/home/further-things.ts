import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const seatBelt: PropPainter = (pen) => {
  line(pen, 13, 'dark', 'M-40 -96 C -30 -60 -20 -44 -8 -34', 0.16)
  line(pen, 13, 'dark', 'M22 -14 C34 -8 42 -6 49 -6', 0.16)
  outline(pen, 'metal', 'M-14 -42 L2 -26 L-4 -18 L-22 -34 Z', { lighten: 0.2 })
  outline(pen, 'metal', 'M-2 -30 L10 -20 L4 -12 L-8 -22 Z', { lighten: 0.32 })
  outline(pen, 'red', 'M8 -34 L28 -18 L18 -4 L-4 -20 Z')
  outline(pen, 'dark', 'M12 -28 L22 -20 L18 -14 L8 -22 Z', FLAT_SHAPE)
}

const parkingMeter: PropPainter = (pen) => {
  line(pen, 6, 'metal', 'M0 -2 L0 -46', -0.05)
  rect(pen, -0.16, -0.04, 0.32, 0.04, 'metal')
  outline(pen, 'blue', 'M-20 -46 L-24 -78 C -24 -102 24 -102 24 -78 L20 -46 Z', { lighten: 0.05 })
  outline(pen, 'white', 'M-16 -74 C -16 -92 16 -92 16 -74 Z', { cel: 0.06 })
  mark(pen, 2.6, 'red', 'M0 -74 L8 -84')
  for (const x of [-11, -4, 4, 11]) mark(pen, 1.6, 'dark', `M${x * 0.9} ${-84 + Math.abs(x) * 0.2} L${x} ${-87 + Math.abs(x) * 0.3}`)
  rect(pen, -0.02, -0.66, 0.04, 0.1, 'dark', FLAT_SHAPE)
  ellipse(pen, 0, -0.51, 0.05, 0.03, 'metal', { lighten: 0.2 })
}

const toyBox: PropPainter = (pen) => {
  ellipse(pen, -0.24, -0.66, 0.15, 0.15, '#b5763c')
  for (const x of [-35, -13]) ellipse(pen, x / 100, -0.8, 0.06, 0.06, '#b5763c')
  ellipse(pen, -0.24, -0.62, 0.07, 0.055, '#e0b184', FLAT_SHAPE)
  for (const x of [-29, -19]) ellipse(pen, x / 100, -0.7, 0.018, 0.02, 'dark', FLAT_SHAPE)
  ellipse(pen, 0.08, -0.6, 0.15, 0.15, 'red')
  mark(pen, 4, 'white', 'M-6 -62 C2 -56 14 -56 22 -62')
  outline(pen, 'yellow', 'M26 -44 L24 -70 L42 -72 L44 -46 Z')
  outline(pen, 'blue', 'M-46 -48 L46 -48 L42 -4 C42 -2 -42 -2 -42 -4 Z', { lighten: 0.2 })
  rect(pen, -0.48, -0.53, 0.96, 0.09, 'blue', { round: 0.03, lighten: 0.35 })
  outline(pen, 'yellow', 'M0 -38 L4 -28 L14 -28 L6 -21 L9 -11 L0 -17 L-9 -11 L-6 -21 L-14 -28 L-4 -28 Z', FLAT_SHAPE)
}

const dustPile: PropPainter = (pen) => {
  outline(pen, '#a39a90', 'M-44 -4 C -40 -14 -26 -14 -22 -22 C -12 -34 10 -34 18 -22 C26 -16 40 -16 45 -4 C30 1 -30 1 -44 -4 Z')
  for (const d of ['M-24 -8 C -12 -18 2 -6 14 -16', 'M-10 -20 C0 -26 8 -18 16 -24', 'M4 -6 C14 -12 24 -4 32 -9']) mark(pen, 2, '#7d756c', d)
  for (const [x, y, r] of [
    [-32, -34, 3],
    [-16, -46, 2.4],
    [4, -44, 3],
    [22, -38, 2.6],
    [36, -28, 2.2],
    [-40, -22, 2],
    [-4, -60, 2],
    [16, -56, 2.4],
    [-24, -60, 1.8],
    [30, -52, 1.8],
  ] as const)
    ellipse(pen, x / 100, y / 100, r / 100, r / 100, '#b9b0a5', { noInk: true })
}

const mozzarella: PropPainter = (pen) => {
  ellipse(pen, 0, -0.08, 0.49, 0.08, 'teal', { lighten: 0.2 })
  ellipse(pen, -0.14, -0.34, 0.3, 0.27, 'white')
  mark(pen, 2, '#cfd3dd', 'M-34 -46 C -30 -54 -22 -57 -16 -57')
  for (const [x, y] of [
    [22, -18],
    [34, -13],
  ] as const) {
    ellipse(pen, x / 100, y / 100, 0.15, 0.1, 'white', { lighten: -0.06 })
    ellipse(pen, x / 100, y / 100 - 0.02, 0.14, 0.085, 'white')
  }
  outline(pen, 'leaf', 'M2 -54 C4 -70 20 -76 30 -70 C28 -58 16 -50 2 -54 Z')
  mark(pen, 1.4, 'leafLight', 'M4 -55 L24 -67')
}

const avocadoToast: PropPainter = (pen) => {
  outline(
    pen,
    '#a8682f',
    'M-44 -8 L-40 -40 C -50 -48 -40 -62 -26 -60 C -12 -68 18 -68 30 -60 C44 -62 52 -48 42 -40 L46 -8 C30 -2 -30 -2 -44 -8 Z',
  )
  outline(
    pen,
    '#e6ab5c',
    'M-38 -12 L-35 -42 C -42 -48 -34 -56 -24 -54 C -10 -61 16 -61 28 -54 C38 -56 44 -48 37 -42 L40 -12 C26 -8 -26 -8 -38 -12 Z',
    { noInk: true, cel: 0.06 },
  )
  outline(pen, '#a9cf5a', 'M-32 -16 C -36 -30 -30 -48 -18 -50 C0 -56 20 -54 28 -48 C34 -38 36 -24 32 -16 C20 -12 -20 -12 -32 -16 Z', {
    noInk: true,
    cel: 0.08,
  })
  for (const x of [-20, -6, 8]) mark(pen, 3, '#7fa83a', `M${x} -18 C${x - 2} -30 ${x + 4} -42 ${x + 12} -48`)
  ellipse(pen, 0.06, -0.33, 0.15, 0.11, 'white', { noInk: true, cel: 0.08 })
  ellipse(pen, 0.06, -0.34, 0.065, 0.05, '#f5ae2e', { noInk: true })
  for (const [x, y] of [
    [-18, -26],
    [24, -24],
    [-10, -44],
    [22, -42],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.018, 0.014, 'red', FLAT_SHAPE)
}

const tunaCan: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-40 -34 L40 -34 L40 -8 C40 2 -40 2 -40 -8 Z', { lighten: 0.15 })
  outline(pen, 'blue', 'M-40 -28 C -20 -20 20 -20 40 -28 L40 -10 C20 -2 -20 -2 -40 -10 Z', { lighten: 0.1, noInk: true })
  outline(pen, 'white', 'M-16 -16 C -8 -24 8 -24 14 -16 L22 -21 L22 -9 L14 -14 C8 -8 -8 -8 -16 -16 Z', FLAT_SHAPE)
  ellipse(pen, 0, -0.34, 0.4, 0.12, 'metal', { lighten: 0.3 })
  ellipse(pen, 0, -0.34, 0.34, 0.09, '#e8b9a0', { cel: 0.06 })
  for (const d of ['M-20 -36 C -12 -40 -4 -34 4 -38', 'M-8 -30 C0 -34 10 -29 18 -33', 'M6 -37 C12 -40 18 -36 24 -37'])
    mark(pen, 2.4, '#c98a6c', d)
  outline(pen, 'metal', 'M-36 -40 C -46 -66 -10 -84 20 -74 C30 -70 34 -60 30 -56 C10 -64 -16 -56 -30 -38 Z', { lighten: 0.25 })
}

const snackBar: PropPainter = (pen) => {
  outline(pen, '#8a4f22', 'M-8 -50 L30 -72 L44 -50 L6 -26 Z')
  for (const [x, y] of [
    [10, -50],
    [22, -58],
    [30, -52],
    [18, -42],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.036, 0.028, '#e2b36a', { noInk: true })
  outline(pen, 'teal', 'M-46 -28 L-8 -52 L-4 -46 L0 -42 L2 -36 L8 -30 L-30 -4 Z')
  outline(pen, 'teal', 'M-46 -28 L-30 -4 L-38 -1 L-42 -6 L-46 -8 L-47 -14 L-51 -18 Z', { lighten: 0.2 })
  mark(pen, 4, 'white', 'M-30 -26 L-12 -38')
}

const forSaleSign: PropPainter = (pen) => {
  line(pen, 6, 'wood', 'M-30 -2 L-30 -96')
  line(pen, 5, 'wood', 'M-36 -88 L44 -88')
  for (const x of [-14, 34]) mark(pen, 2, 'dark', `M${x} -86 L${x} -78`)
  rect(pen, -0.22, -0.79, 0.66, 0.5, 'red', { round: 0.02, cel: 0.06 })
  outline(pen, 'white', 'M10 -72 L30 -56 L26 -56 L26 -38 L-4 -38 L-4 -56 L-8 -56 Z', FLAT_SHAPE)
  rect(pen, 0.06, -0.51, 0.09, 0.13, 'red', FLAT_SHAPE)
  outline(pen, 'leaf', 'M-44 0 L-40 -9 L-36 -2 L-32 -10 L-27 -2 L-22 -9 L-18 0 Z')
}

const giftCard: PropPainter = (pen) => {
  rect(pen, -0.48, -0.66, 0.96, 0.6, 'coral', { round: 0.05, cel: 0.06 })
  rect(pen, -0.28, -0.66, 0.1, 0.6, 'gold', { ...FLAT_SHAPE })
  rect(pen, -0.48, -0.42, 0.96, 0.1, 'gold', { ...FLAT_SHAPE })
  for (const side of [-1, 1])
    outline(
      pen,
      'gold',
      `M-23 -37 C${-23 + side * 8} -54 ${-23 + side * 24} -54 ${-23 + side * 21} -42 C${-23 + side * 20} -34 ${-23 + side * 8} -34 -23 -37 Z`,
      { lighten: 0.15 },
    )
  mark(pen, 3, 'white', 'M6 -20 L34 -20')
}

const waterCooler: PropPainter = (pen) => {
  outline(pen, 'waterLight', 'M-20 -56 L-22 -84 C -22 -98 22 -98 22 -84 L20 -56 Z', { lighten: 0.1 })
  for (const y of [-82, -70]) mark(pen, 2, 'white', `M-20 ${y} L20 ${y}`)
  outline(pen, 'white', 'M-24 -56 L24 -56 L26 -2 L-26 -2 Z', { lighten: -0.04 })
  rect(pen, -0.16, -0.46, 0.32, 0.18, 'dark', { cel: 0, lighten: 0.25 })
  rect(pen, -0.1, -0.46, 0.06, 0.07, 'blue', FLAT_SHAPE)
  rect(pen, 0.05, -0.46, 0.06, 0.07, 'red', FLAT_SHAPE)
  outline(pen, 'white', 'M-11 -37 L-3 -37 L-4 -28 L-10 -28 Z', { cel: 0 })
}

const candleholder: PropPainter = (pen) => {
  ellipse(pen, 0, -0.06, 0.4, 0.07, 'gold')
  line(pen, 4, 'gold', 'M30 -8 C52 -12 50 -34 32 -30', -0.08)
  rect(pen, -0.13, -0.22, 0.26, 0.14, 'gold', { round: 0.02, lighten: 0.1 })
  rect(pen, -0.085, -0.72, 0.17, 0.51, 'cream')
  outline(pen, 'cream', 'M-8 -72 L8 -72 L8 -60 C6 -54 3 -54 2 -60 C0 -66 -3 -56 -5 -56 C -8 -56 -8 -62 -8 -66 Z', {
    noInk: true,
    lighten: 0.1,
  })
  mark(pen, 1.6, 'dark', 'M0 -72 L0 -77')
  outline(pen, '#ff9a2e', 'M0 -76 C -8 -80 -4 -90 1 -98 C5 -90 9 -80 0 -76 Z', { emissive: true })
}

const bib: PropPainter = (pen) => {
  outline(
    pen,
    'waterLight',
    'M-18 -86 C -34 -92 -40 -76 -36 -62 C -46 -36 -30 -4 0 -4 C30 -4 46 -36 36 -62 C40 -76 34 -92 18 -86 C22 -66 -22 -66 -18 -86 Z',
  )
  mark(pen, 2.6, 'white', 'M-31 -60 C -40 -36 -26 -10 0 -10 C26 -10 40 -36 31 -60')
  ellipse(pen, 0, -0.36, 0.13, 0.12, 'yellow', { noInk: true })
  for (const x of [-5, 5]) ellipse(pen, x / 100, -0.38, 0.016, 0.02, 'dark', FLAT_SHAPE)
  outline(pen, '#ee7a2a', 'M-4 -34 L4 -34 L0 -29 Z', FLAT_SHAPE)
}

export const FURTHER_THINGS = {
  'seat-belt': seatBelt,
  'parking-meter': parkingMeter,
  'toy-box': toyBox,
  'pile-of-dust': dustPile,
  mozzarella,
  'avocado-toast': avocadoToast,
  'tuna-can': tunaCan,
  'snack-bar': snackBar,
  'for-sale-sign': forSaleSign,
  'gift-card': giftCard,
  'water-cooler': waterCooler,
  candleholder,
  bib,
} satisfies Record<string, PropPainter>
