import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { ellipse, emitLight, lathe, type PropPainter, rect } from '../pen.ts'

/** Hull of wood with three masts under full sail. */
const sailingShip: PropPainter = (pen) => {
  for (const [x, top] of [
    [-26, -82],
    [2, -96],
    [28, -78],
  ] as const)
    line(pen, 2.6, 'trunk', `M${x} -22 L${x} ${top}`)
  line(pen, 2.2, 'trunk', 'M-38 -28 L-50 -44')
  const sail = (x: number, y: number, w: number, h: number): void =>
    outline(
      pen,
      'cream',
      `M${x - w} ${y} L${x + w} ${y} C${x + w + 7} ${y + h * 0.5} ${x + w + 5} ${y + h * 0.8} ${x + w + 1} ${y + h} C${x} ${y + h - 5} ${x - w + 6} ${y + h - 5} ${x - w + 1} ${y + h} C${x - w + 5} ${y + h * 0.7} ${x - w + 4} ${y + h * 0.4} ${x - w} ${y} Z`,
    )
  sail(-28, -78, 9, 18)
  sail(-28, -57, 11, 22)
  sail(0, -92, 11, 20)
  sail(0, -69, 13, 32)
  sail(26, -74, 9, 18)
  sail(26, -53, 11, 20)
  outline(pen, 'red', 'M2 -96 L16 -99 L10 -95 L16 -91 L2 -92 Z')
  outline(pen, 'wood', 'M-44 -30 L30 -26 L32 -38 L48 -38 C46 -20 42 -8 34 -3 L-26 -3 C -36 -8 -42 -18 -44 -30 Z')
  line(pen, 2.4, 'gold', 'M-42 -22 C -10 -16 20 -17 44 -25')
  for (const x of [-24, -10, 4, 18]) rect(pen, x / 100, -0.15, 0.05, 0.045, 'dark', PLAIN_SHAPE)
  outline(pen, 'waterLight', 'M-50 -2 C -40 -8 -30 -1 -20 -5 C -10 -8 0 -1 10 -5 C20 -8 32 -1 50 -5 L46 3 L-46 3 Z', { noInk: true })
}

const cart: PropPainter = (pen) => {
  line(pen, 5, 'wood', 'M26 -40 L50 -30')
  outline(pen, 'woodLight', 'M-46 -62 L34 -62 L28 -32 L-40 -32 Z')
  for (const y of [-52, -42]) line(pen, 1.6, 'wood', `M-43 ${y} L31 ${y}`)
  outline(pen, 'wheat', 'M-42 -62 C -36 -78 -20 -80 -8 -86 C8 -82 24 -78 30 -62 Z')
  for (const [from, to] of [
    [-30, -34],
    [-14, -10],
    [6, 12],
    [18, 20],
  ] as const)
    line(pen, 1.2, 'gold', `M${from} -64 L${to} -78`, -0.15)
  line(pen, 6, 'wood', 'M-6 -44 C22 -44 22 -2 -6 -2 C -34 -2 -34 -44 -6 -44', -0.1)
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 6
    line(
      pen,
      2.6,
      'wood',
      `M${(-6 + Math.cos(a) * 20).toFixed(1)} ${(-23 + Math.sin(a) * 20).toFixed(1)} L${(-6 - Math.cos(a) * 20).toFixed(1)} ${(-23 - Math.sin(a) * 20).toFixed(1)}`,
    )
  }
  ellipse(pen, -0.06, -0.23, 0.05, 0.05, 'metal')
}

/** A strong square tower with its stairs and banner. */
const castleKeep: PropPainter = (pen) => {
  line(pen, 1.6, 'trunk', 'M0 -84 L0 -100')
  outline(pen, 'red', 'M0 -100 L18 -96 L0 -91 Z')
  outline(pen, 'stone', 'M-34 0 L-30 -74 L30 -74 L34 0 Z')
  for (const x of [-36, -20, -4, 12, 26]) rect(pen, x / 100, -0.86, 0.1, 0.12, 'stone')
  rect(pen, -0.37, -0.77, 0.74, 0.08, 'stone', { lighten: -0.08 })
  for (const [x, y] of [
    [-18, -56],
    [10, -56],
    [-4, -38],
  ] as const)
    outline(pen, 'dark', `M${x} ${y} C${x} ${y - 10} ${x + 8} ${y - 10} ${x + 8} ${y} L${x + 8} ${y + 7} L${x} ${y + 7} Z`, PLAIN_SHAPE)
  outline(pen, 'wood', 'M-9 0 L-9 -16 C -9 -28 9 -28 9 -16 L9 0 Z', { plain: true })
  for (const [x, y] of [
    [-24, -30],
    [18, -22],
    [-22, -14],
    [20, -40],
    [-14, -66],
    [16, -66],
  ] as const)
    rect(pen, x / 100, y / 100, 0.08, 0.035, 'stone', { ...PLAIN_SHAPE, lighten: -0.16, round: 0.01 })
}

const plagueMask: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-26 -84 C -30 -102 30 -102 26 -84 L44 -80 C46 -74 -46 -74 -44 -80 Z')
  outline(pen, '#8a6a48', 'M-24 -76 C -32 -50 -28 -30 -14 -22 C0 -16 16 -24 22 -36 C32 -30 42 -16 48 0 C50 -30 38 -58 22 -66 L24 -76 Z', {
    lighten: 0.05,
  })
  line(pen, 1.6, '#4a3424', 'M18 -50 C32 -40 42 -22 47 -4')
  for (const x of [-11, 11]) {
    ellipse(pen, x / 100, -0.56, 0.1, 0.1, 'metal', { lighten: -0.2 })
    ellipse(pen, x / 100, -0.56, 0.07, 0.07, 'glass', { ...PLAIN_SHAPE, lighten: -0.35 })
    ellipse(pen, x / 100 - 0.02, -0.58, 0.02, 0.02, 'white', PLAIN_SHAPE)
  }
  line(pen, 2, 'dark', 'M-28 -46 L24 -70', 0.1)
}

const candleLantern: PropPainter = (pen) => {
  line(pen, 3, 'dark', 'M-12 -86 C -14 -104 14 -104 12 -86')
  outline(pen, 'dark', 'M-28 -72 L-14 -88 L14 -88 L28 -72 Z', { lighten: 0.1 })
  rect(pen, -0.25, -0.72, 0.5, 0.62, 'glass', { lighten: -0.1 })
  emitLight(pen, 0, -0.42, 0.42)
  rect(pen, -0.1, -0.36, 0.2, 0.26, 'cream')
  outline(pen, 'gold', 'M0 -68 C11 -54 12 -43 0 -36 C -12 -43 -11 -54 0 -68 Z', { noInk: true, emissive: true })
  outline(pen, '#fff3c4', 'M0 -56 C6 -48 6 -42 0 -38 C -6 -42 -6 -48 0 -56 Z', { ...PLAIN_SHAPE, emissive: true })
  for (const x of [-26, 22]) rect(pen, x / 100, -0.72, 0.04, 0.62, 'dark', { lighten: 0.1, plain: true })
  rect(pen, -0.3, -0.11, 0.6, 0.11, 'dark', { round: 0.02, lighten: 0.1 })
}

const armor: PropPainter = (pen) => {
  line(pen, 11, 'metal', 'M-22 -62 L-32 -34 M22 -62 L32 -34')
  line(pen, 12, 'metal', 'M-9 -34 L-11 -4 M9 -34 L11 -4', -0.06)
  outline(pen, 'metal', 'M-22 -66 C -10 -72 10 -72 22 -66 L18 -36 C8 -30 -8 -30 -18 -36 Z', { lighten: 0.1 })
  line(pen, 1.6, 'metal', 'M0 -69 L0 -33', -0.3)
  for (const x of [-22, 22]) ellipse(pen, x / 100, -0.65, 0.1, 0.08, 'metal')
  outline(pen, 'metal', 'M-13 -72 C -16 -92 16 -92 13 -72 C10 -68 -10 -68 -13 -72 Z', { lighten: 0.05 })
  rect(pen, -0.1, -0.81, 0.2, 0.03, 'dark', PLAIN_SHAPE)
  outline(pen, 'red', 'M0 -88 C8 -100 24 -98 28 -86 C20 -90 12 -88 4 -84 Z')
  for (const x of [-12, 12]) ellipse(pen, x / 100, -0.03, 0.08, 0.035, 'metal', { lighten: -0.1 })
}

const quill: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.22, 0],
      [0.25, -0.04],
      [0.24, -0.2],
      [0.12, -0.28],
      [0.12, -0.34],
    ],
    '#2c3350',
    { x: -0.2 },
  )
  ellipse(pen, -0.2, -0.34, 0.12, 0.035, 'black', PLAIN_SHAPE)
  line(pen, 2, 'cream', 'M-20 -30 L34 -88')
  outline(pen, 'white', 'M2 -52 C0 -76 22 -98 48 -100 C50 -80 40 -58 12 -52 C10 -50 5 -50 2 -52 Z')
  for (const k of [0, 1, 2]) line(pen, 1.1, 'blue', `M${12 + k * 9} ${-62 - k * 9} L${20 + k * 9} ${-60 - k * 9}`, 0.3)
}

const anvil: PropPainter = (pen) => {
  rect(pen, -0.28, -0.3, 0.56, 0.3, 'trunk', { round: 0.02 })
  outline(
    pen,
    'dark',
    'M-50 -72 C -36 -74 -24 -76 -14 -76 L40 -76 L40 -58 C24 -56 18 -50 16 -42 L24 -30 L-24 -30 L-16 -42 C -18 -54 -40 -58 -50 -72 Z',
    { lighten: 0.16 },
  )
  line(pen, 2, 'metal', 'M-14 -74 L38 -74', 0.2)
}

const scythe: PropPainter = (pen) => {
  line(pen, 4.6, 'wood', 'M-26 0 C -20 -30 4 -60 24 -92')
  line(pen, 4, 'wood', 'M-12 -34 L-26 -42')
  outline(pen, 'metal', 'M26 -96 C -6 -98 -34 -86 -48 -64 C -28 -78 0 -84 22 -84 Z', { lighten: 0.1 })
}

const sickle: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-8 -30 C20 -34 34 -58 20 -78 C8 -94 -18 -98 -42 -84 C -18 -88 2 -82 8 -68 C14 -54 4 -42 -14 -40 Z', {
    lighten: 0.1,
  })
  line(pen, 9, 'wood', 'M-12 -34 L-32 -6')
}

const horseshoe: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-38 -4 C -54 -50 -38 -94 0 -94 C38 -94 54 -50 38 -4 L22 -4 C34 -46 26 -74 0 -74 C -26 -74 -34 -46 -22 -4 Z', {
    lighten: -0.08,
  })
  for (const [x, y] of [
    [-34, -30],
    [-33, -54],
    [-18, -77],
    [18, -77],
    [33, -54],
    [34, -30],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.028, 0.036, 'dark', PLAIN_SHAPE)
}

const chariot: PropPainter = (pen) => {
  line(pen, 4, 'wood', 'M10 -34 L50 -44')
  outline(pen, 'red', 'M-42 -40 L16 -40 C22 -60 18 -76 12 -84 C4 -74 -10 -62 -42 -58 Z')
  line(pen, 2.4, 'gold', 'M-40 -52 C -14 -56 4 -68 12 -82 M-42 -40 L16 -40')
  line(pen, 5.4, 'gold', 'M-12 -52 C18 -52 18 -2 -12 -2 C -42 -2 -42 -52 -12 -52', -0.1)
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 4 + 0.2
    line(
      pen,
      2.6,
      'wood',
      `M${(-12 + Math.cos(a) * 22).toFixed(1)} ${(-27 + Math.sin(a) * 24).toFixed(1)} L${(-12 - Math.cos(a) * 22).toFixed(1)} ${(-27 - Math.sin(a) * 24).toFixed(1)}`,
    )
  }
  ellipse(pen, -0.12, -0.27, 0.05, 0.05, 'gold')
}

const barrel: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.3, 0],
      [0.32, -0.03],
      [0.4, -0.34],
      [0.4, -0.6],
      [0.33, -0.92],
      [0.31, -0.96],
    ],
    'wood',
  )
  for (const x of [-24, -9, 7, 22]) line(pen, 1.2, 'wood', `M${x * 0.85} -6 C${x * 1.14} -40 ${x * 1.14} -60 ${x * 0.9} -90`, -0.3)
  for (const [y, w] of [
    [-14, 35],
    [-32, 39],
    [-66, 39],
    [-84, 35],
  ] as const)
    line(pen, 5, 'dark', `M${-w} ${y} C${-w / 2} ${y + 6} ${w / 2} ${y + 6} ${w} ${y}`, 0.18)
  ellipse(pen, 0, -0.95, 0.31, 0.06, 'woodLight')
}

const sack: PropPainter = (pen) => {
  outline(pen, '#b8976a', 'M-34 0 C -52 -26 -40 -56 -16 -74 L16 -74 C40 -56 52 -26 34 0 C14 4 -14 4 -34 0 Z')
  outline(pen, '#b8976a', 'M-16 -74 C -24 -86 -22 -94 -18 -96 C -8 -90 8 -90 18 -96 C22 -94 24 -86 16 -74 Z', { lighten: 0.1 })
  line(pen, 4, 'wood', 'M-17 -75 C -6 -70 6 -70 17 -75')
  line(pen, 1.4, '#8a6c44', 'M-22 -56 C -30 -40 -30 -22 -24 -8 M20 -54 C28 -40 28 -20 22 -8')
}

const hayBale: PropPainter = (pen) => {
  ellipse(pen, 0.06, -0.4, 0.42, 0.4, 'wheat', { lighten: -0.12 })
  ellipse(pen, -0.04, -0.4, 0.4, 0.4, 'wheat')
  line(
    pen,
    2,
    'gold',
    'M-4 -72 C34 -70 32 -10 -4 -10 C -40 -10 -38 -62 -6 -62 C22 -60 20 -20 -4 -20 C -26 -22 -24 -50 -6 -50 C10 -48 8 -32 -4 -32',
    -0.22,
  )
  for (const [x, y] of [
    [-40, -4],
    [-22, 0],
    [10, 0],
    [34, -3],
  ] as const)
    line(pen, 1.4, 'wheat', `M${x} ${y} L${x - 6} ${y - 8}`)
}

const scarecrow: PropPainter = (pen) => {
  line(pen, 4.6, 'wood', 'M0 0 L0 -60 M-42 -60 L42 -60')
  outline(pen, 'blue', 'M-34 -66 L34 -66 L34 -54 L17 -52 L19 -26 L-19 -26 L-17 -52 L-34 -54 Z')
  outline(pen, 'red', 'M-8 -48 L4 -48 L4 -38 L-8 -38 Z', PLAIN_SHAPE)
  for (const x of [-40, 40])
    line(pen, 2, 'wheat', `M${x * 0.86} -60 L${x * 1.16} -64 M${x * 0.86} -60 L${x * 1.18} -58 M${x * 0.86} -59 L${x * 1.1} -52`)
  ellipse(pen, 0, -0.76, 0.13, 0.12, '#dcb682')
  for (const x of [-0.05, 0.05]) ellipse(pen, x, -0.77, 0.018, 0.02, 'dark', PLAIN_SHAPE)
  line(pen, 1.6, 'dark', 'M-5 -71 C -2 -68 2 -68 5 -71')
  outline(pen, 'wheat', 'M-26 -82 L26 -82 C14 -86 12 -92 8 -100 L-8 -100 C -12 -92 -14 -86 -26 -82 Z', { lighten: -0.1 })
}

const oilLamp: PropPainter = (pen) => {
  outline(
    pen,
    'gold',
    'M-48 -40 C -36 -40 -28 -44 -18 -46 C4 -50 24 -44 28 -34 C26 -22 14 -14 2 -14 L10 -2 L-20 -2 L-12 -14 C -28 -18 -36 -32 -48 -40 Z',
  )
  line(pen, 4.4, 'gold', 'M26 -38 C52 -46 48 -12 20 -20', -0.1)
  ellipse(pen, 0, -0.49, 0.09, 0.05, 'gold', { lighten: 0.1 })
  emitLight(pen, -0.46, -0.52, 0.26)
  outline(pen, 'coral', 'M-48 -42 C -56 -54 -48 -62 -44 -72 C -38 -62 -36 -50 -44 -42 Z', { noInk: true })
}

const spinningWheel: PropPainter = (pen) => {
  line(pen, 4.6, 'wood', 'M-40 -24 L40 -34 M-30 -24 L-36 0 M28 -32 L36 0 M4 -28 L2 0')
  line(pen, 4.6, 'woodLight', 'M14 -96 C54 -96 54 -32 14 -32 C -26 -32 -26 -96 14 -96')
  for (let i = 0; i < 5; i++) {
    const a = (i * Math.PI) / 5
    line(
      pen,
      2,
      'wood',
      `M${(14 + Math.cos(a) * 29).toFixed(1)} ${(-64 + Math.sin(a) * 31).toFixed(1)} L${(14 - Math.cos(a) * 29).toFixed(1)} ${(-64 - Math.sin(a) * 31).toFixed(1)}`,
    )
  }
  line(pen, 4, 'wood', 'M-32 -26 L-34 -66')
  ellipse(pen, -0.34, -0.68, 0.09, 0.12, 'cream')
  line(pen, 1, 'white', 'M-30 -66 L8 -94')
}

export const OLDEN_TIMES = {
  'sailing-ship': sailingShip,
  cart,
  'castle-keep': castleKeep,
  'plague-mask': plagueMask,
  armor,
  quill,
  anvil,
  scythe,
  sickle,
  horseshoe,
  chariot,
  barrel,
  sack,
  'hay-bale': hayBale,
  scarecrow,
  'spinning-wheel': spinningWheel,
} satisfies Record<string, PropPainter>

/** They give light. */
export const OLD_LIGHTS = { 'candle-lantern': candleLantern, 'oil-lamp': oilLamp } satisfies Record<string, PropPainter>
