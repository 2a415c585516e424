import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type Pen, type PropPainter, rect } from '../pen.ts'
import { mark, oval } from './details.ts'

const waves = (pen: Pen): void =>
  outline(pen, 'water', 'M-50 -8 C -40 -14 -32 -3 -22 -8 C -12 -14 -4 -3 6 -8 C16 -14 26 -3 36 -8 C42 -11 46 -8 50 -8 L50 0 L-50 0 Z')

function tyre(pen: Pen, x: number, y: number, r: number): void {
  oval(pen, '#26242e', x, y, r, r)
  oval(pen, 'metal', x, y, r * 0.5, r * 0.5, PLAIN_SHAPE)
}

/** Grey, with gun turrets and a tall bridge. */
const battleship: PropPainter = (pen) => {
  line(pen, 2, '#5a6470', 'M-30 -34 L-46 -40 M30 -36 L46 -44 M0 -66 L0 -86')
  outline(pen, '#7f8a98', 'M-10 -32 L-8 -58 L10 -58 L14 -32 Z')
  outline(pen, '#8f9aa8', 'M-6 -58 L-4 -68 L6 -68 L8 -58 Z')
  rect(pen, 0.16, -0.52, 0.09, 0.2, '#6a7482')
  for (const [x, y] of [
    [-28, -32],
    [30, -34],
  ] as const)
    outline(pen, '#8f9aa8', `M${x - 9} ${y + 6} L${x - 7} ${y - 5} L${x + 7} ${y - 5} L${x + 9} ${y + 6} Z`)
  outline(pen, '#6a7482', 'M-50 -30 L50 -34 L42 -6 L-40 -6 Z')
  mark(pen, 2, '#8f9aa8', 'M-46 -22 L46 -25')
  for (const x of [-5, 1, 7]) rect(pen, x / 100, -0.54, 0.04, 0.04, 'dark', PLAIN_SHAPE)
  for (const x of [-30, -14, 2, 18]) oval(pen, 'dark', x, -16, 1.6, 1.6, PLAIN_SHAPE)
  waves(pen)
}

const tugboat: PropPainter = (pen) => {
  rect(pen, 0.02, -0.82, 0.12, 0.26, 'red')
  rect(pen, 0.02, -0.8, 0.12, 0.06, 'dark', PLAIN_SHAPE)
  rect(pen, -0.26, -0.58, 0.5, 0.26, 'white')
  rect(pen, -0.22, -0.74, 0.22, 0.17, 'white', { lighten: -0.04 })
  for (const x of [-20, -10]) rect(pen, x / 100, -0.7, 0.07, 0.08, 'glass', PLAIN_SHAPE)
  for (const x of [-16, 0, 15]) oval(pen, 'glass', x, -45, 4, 4)
  outline(pen, 'blue', 'M-50 -40 L-30 -33 L40 -33 L48 -38 L42 -6 L-36 -6 C -44 -14 -48 -26 -50 -40 Z')
  line(pen, 3, 'white', 'M-48 -30 C -30 -24 20 -24 45 -28')
  for (const x of [-24, -4, 16]) oval(pen, '#26242e', x, -17, 5, 5)
  waves(pen)
}

/** A white ship with a great wheel at its back and two funnels. */
const steamboat: PropPainter = (pen) => {
  oval(pen, 'red', 36, -24, 15, 18)
  mark(pen, 2, 'cream', 'M36 -40 L36 -8 M22 -30 L50 -18 M22 -18 L50 -30')
  for (const x of [-24, -8]) {
    rect(pen, x / 100, -0.96, 0.07, 0.4, 'dark', { lighten: 0.12 })
    outline(pen, 'dark', `M${x - 2} -92 L${x - 4} -99 L${x + 11} -99 L${x + 9} -92 Z`, { lighten: 0.12 })
  }
  rect(pen, -0.32, -0.58, 0.52, 0.16, 'white')
  rect(pen, -0.4, -0.43, 0.66, 0.2, 'white', { lighten: -0.04 })
  for (const y of [-54, -38]) for (const x of [-28, -16, -4, 8]) rect(pen, x / 100, y / 100, 0.06, 0.08, 'glass', PLAIN_SHAPE)
  line(pen, 2, 'red', 'M-42 -43 L28 -43 M-34 -59 L22 -59')
  outline(pen, 'red', 'M-50 -24 L30 -24 L30 -6 L-42 -6 Z')
  waves(pen)
}

const biplane: PropPainter = (pen) => {
  outline(pen, 'red', 'M-50 -62 L-38 -62 L-30 -46 L-46 -46 Z')
  outline(pen, 'red', 'M-48 -46 C -20 -56 20 -58 36 -52 L40 -36 C20 -30 -20 -36 -48 -42 Z')
  line(pen, 1.8, 'dark', 'M-6 -78 L-2 -34 M22 -78 L20 -34 M-6 -78 L20 -36', 0.15)
  outline(pen, 'red', 'M-18 -82 L32 -82 C36 -80 36 -76 32 -75 L-18 -75 C -22 -76 -22 -80 -18 -82 Z', { lighten: 0.08 })
  outline(pen, 'red', 'M-16 -36 L28 -36 C32 -34 32 -30 28 -29 L-16 -29 C -20 -30 -20 -34 -16 -36 Z', { lighten: -0.06 })
  outline(pen, '#3a2418', 'M-14 -52 C -10 -60 2 -60 4 -53 Z')
  oval(pen, '#26242e', 38, -44, 5, 9)
  line(pen, 2.4, 'wood', 'M43 -68 L43 -20')
  line(pen, 2, 'dark', 'M10 -30 L16 -14', 0.15)
  tyre(pen, 17, -9, 8)
  tyre(pen, -40, -36, 4)
  oval(pen, 'white', -30, -47, 5, 5, PLAIN_SHAPE)
}

const limousine: PropPainter = (pen) => {
  outline(pen, '#22242e', 'M-52 -8 L-52 -20 C -48 -23 -44 -24 -40 -25 L-33 -35 L30 -35 L40 -25 C48 -23 52 -20 52 -15 L52 -8 Z')
  outline(
    pen,
    'glass',
    'M-37 -25 L-31 -32 L-25 -32 L-25 -25 Z M-23 -32 L-9 -32 L-9 -25 L-23 -25 Z M-7 -32 L8 -32 L8 -25 L-7 -25 Z M10 -32 L19 -32 L19 -25 L10 -25 Z M21 -32 L29 -32 L36 -25 L21 -25 Z',
    { plain: true, lighten: -0.15 },
  )
  mark(pen, 1.2, 'metal', 'M-52 -15 L52 -15 M-24 -24 L-24 -9 M-8 -24 L-8 -9 M9 -24 L9 -9 M20 -24 L20 -9')
  oval(pen, 'window', 50, -18, 2, 1.7)
  tyre(pen, -38, -7, 6.6)
  tyre(pen, 39, -7, 6.6)
}

const convertible: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-26 -40 C -24 -52 -14 -54 -10 -42 Z M-2 -40 C0 -52 10 -54 12 -42 Z', { lighten: 0.15 })
  line(pen, 2.4, 'metal', 'M12 -42 L22 -58')
  outline(pen, 'glass', 'M14 -42 L23 -57 L26 -42 Z', { plain: true })
  outline(pen, 'red', 'M-50 -14 L-50 -36 C -40 -44 -30 -42 -26 -40 L26 -42 C40 -40 50 -34 50 -24 L50 -14 Z')
  mark(pen, 1.6, '#8a1f22', 'M-8 -40 L-8 -16 M14 -40 L14 -16')
  mark(pen, 2, 'white', 'M-48 -26 L48 -26')
  oval(pen, 'window', 46, -30, 3, 3)
  tyre(pen, -30, -12, 11.6)
  tyre(pen, 30, -12, 11.6)
}

/** A closed coach of another time, without its horses. */
const horseCarriage: PropPainter = (pen) => {
  line(pen, 3, 'wood', 'M30 -24 L54 -30')
  outline(pen, '#4a2a5a', 'M-28 -28 C -34 -46 -34 -66 -28 -78 L26 -78 C32 -66 30 -46 24 -28 Z')
  outline(pen, 'gold', 'M-32 -78 L30 -78 L26 -84 L-28 -84 Z')
  rect(pen, -0.12, -0.72, 0.22, 0.42, '#5c3a6e')
  for (const x of [-25, -8, 13]) rect(pen, x / 100, -0.7, x === -8 ? 0.14 : 0.1, 0.18, 'glass')
  oval(pen, 'gold', 7, -44, 1.8, 1.8, PLAIN_SHAPE)
  outline(pen, '#6a3a2c', 'M26 -46 L42 -48 L42 -40 L30 -36 Z')
  oval(pen, 'window', 33, -62, 3.4, 4.4)
  line(pen, 2.4, 'gold', 'M-36 -26 C -20 -20 10 -20 38 -28')
  for (const [x, r] of [
    [-26, 20],
    [30, 14],
  ] as const) {
    oval(pen, 'wood', x, -r, r, r)
    oval(pen, 'cream', x, -r, r * 0.76, r * 0.76, PLAIN_SHAPE)
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 4 + 0.2
      mark(
        pen,
        2,
        'wood',
        `M${x - Math.cos(a) * r * 0.8} ${-r - Math.sin(a) * r * 0.8} L${x + Math.cos(a) * r * 0.8} ${-r + Math.sin(a) * r * 0.8}`,
      )
    }
    oval(pen, 'gold', x, -r, r * 0.2, r * 0.2)
  }
}

const camperVan: PropPainter = (pen) => {
  outline(pen, 'teal', 'M-48 -14 L-48 -42 L48 -40 L48 -14 Z')
  outline(pen, 'cream', 'M-48 -40 L-46 -66 C -44 -72 -40 -74 -34 -74 L26 -74 C36 -72 44 -56 48 -40 Z')
  for (const [x, w] of [
    [-40, 16],
    [-20, 18],
    [2, 16],
  ] as const)
    rect(pen, x / 100, -0.65, w / 100, 0.2, 'glass', { lighten: 0.05, round: 0.02 })
  outline(pen, 'glass', 'M22 -65 L28 -65 C34 -62 38 -54 40 -45 L22 -45 Z')
  mark(pen, 2, 'white', 'M-48 -41 L48 -40')
  mark(pen, 1.2, '#156a64', 'M0 -40 L0 -16 M20 -40 L20 -16')
  outline(pen, 'wood', 'M-34 -82 C -20 -84 10 -84 22 -80 C12 -76 -20 -76 -34 -78 Z')
  oval(pen, 'window', 45, -30, 3.4, 3.8)
  tyre(pen, -28, -12, 11.6)
  tyre(pen, 30, -12, 11.6)
}

const sleepingBag: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-50 -10 C -50 -30 -44 -36 -30 -36 L34 -38 C50 -36 52 -14 38 -6 L-36 -2 C -46 -2 -50 -4 -50 -10 Z')
  outline(pen, 'cream', 'M14 -37 L34 -38 C50 -36 52 -14 38 -6 L18 -5 C28 -14 28 -30 14 -37 Z')
  outline(pen, 'red', 'M22 -30 C30 -36 44 -32 44 -22 C42 -12 30 -10 24 -14 Z')
  for (const x of [-36, -22, -8]) mark(pen, 1.8, '#1f4278', `M${x} -36 C${x + 8} -26 ${x + 8} -14 ${x} -4`)
  mark(pen, 1.8, 'gold', 'M-46 -22 C -20 -18 4 -18 22 -20')
}

const punchingBag: PropPainter = (pen) => {
  line(pen, 2, 'metal', 'M0 -100 L0 -90 M0 -90 L-12 -80 M0 -90 L12 -80')
  outline(pen, 'red', 'M-18 -80 L18 -80 C20 -60 20 -20 18 -4 C10 2 -10 2 -18 -4 C -20 -20 -20 -60 -18 -80 Z')
  outline(pen, 'dark', 'M-19 -72 L19 -72 L19 -64 L-19 -64 Z M-19 -18 L19 -18 L19 -10 L-19 -10 Z', { plain: true, lighten: 0.1 })
  mark(pen, 2.4, '#8a1f22', 'M10 -58 C12 -46 12 -34 10 -24')
}

const plank: PropPainter = (pen) => {
  for (const [y, dx] of [
    [0, 0],
    [-16, 5],
    [-32, -2],
  ] as const) {
    outline(
      pen,
      'woodLight',
      `M${-48 + dx} ${y - 14} L${40 + dx} ${y - 14} L${46 + dx} ${y - 4} L${46 + dx} ${y} L${-42 + dx} ${y} L${-48 + dx} ${y - 10} Z`,
    )
    mark(pen, 1.2, 'wood', `M${-40 + dx} ${y - 10} L${34 + dx} ${y - 10} M${-44 + dx} ${y - 5} L${44 + dx} ${y - 5}`)
    oval(pen, 'wood', -10 + dx, y - 9, 3.4, 1.6, PLAIN_SHAPE)
  }
}

const treehouse: PropPainter = (pen) => {
  line(pen, 11, 'trunk', 'M0 0 C -2 -20 2 -30 0 -50')
  for (const [x, y, r] of [
    [-28, -68, 20],
    [28, -70, 20],
    [0, -82, 22],
    [-14, -58, 16],
    [16, -58, 16],
  ] as const)
    oval(pen, 'leaf', x, y, r, r * 0.8, { noInk: r < 17 })
  rect(pen, -0.22, -0.64, 0.44, 0.26, 'woodLight')
  outline(pen, 'red', 'M-28 -63 L0 -84 L28 -63 Z')
  rect(pen, -0.04, -0.56, 0.13, 0.18, '#5a3a24')
  rect(pen, -0.17, -0.57, 0.1, 0.1, 'window')
  outline(pen, 'wood', 'M-30 -38 L30 -38 L30 -33 L-30 -33 Z')
  line(pen, 1.8, 'wood', 'M20 -33 L24 -2 M30 -33 L34 -2 M21 -26 L31 -26 M22 -18 L32 -18 M23 -10 L33 -10', 0.1)
}

const sandcastle: PropPainter = (pen) => {
  for (const x of [-32, 14]) {
    outline(pen, 'sand', `M${x - 4} 0 L${x - 2} -46 L${x + 20} -46 L${x + 22} 0 Z`)
    for (const dx of [-3, 6, 15]) rect(pen, (x + dx) / 100, -0.54, 0.06, 0.09, 'sand', { lighten: -0.04 })
  }
  outline(pen, 'sand', 'M-14 0 L-12 -62 L16 -62 L18 0 Z', { lighten: 0.05 })
  for (const dx of [-13, -3, 7, 13]) rect(pen, dx / 100, -0.7, 0.05, 0.09, 'sand', { lighten: 0.05 })
  outline(pen, '#8f6a38', 'M-5 0 L-5 -14 C -4 -24 8 -24 9 -14 L9 0 Z', PLAIN_SHAPE)
  for (const [x, y] of [
    [-24, -32],
    [24, -32],
    [0, -42],
  ] as const)
    rect(pen, x / 100, y / 100, 0.04, 0.08, '#8f6a38', PLAIN_SHAPE)
  line(pen, 1.6, 'wood', 'M2 -66 L2 -96')
  outline(pen, 'red', 'M2 -96 L22 -90 L2 -83 Z')
  outline(pen, 'sand', 'M-50 0 C -30 -8 30 -8 50 0 Z', { lighten: -0.05 })
}

/** A dome with an open slit and a telescope. */
const observatory: PropPainter = (pen) => {
  rect(pen, -0.38, -0.36, 0.76, 0.36, 'white')
  outline(pen, '#c4ced8', 'M-42 -36 C -44 -92 44 -92 42 -36 Z')
  outline(pen, '#22304a', 'M4 -78 L22 -70 L12 -36 L-2 -36 Z', PLAIN_SHAPE)
  line(pen, 6, 'metal', 'M4 -44 L26 -88')
  line(pen, 8, 'metal', 'M20 -77 L27 -91', -0.1)
  outline(pen, 'stone', 'M-44 -38 L44 -38 L44 -32 L-44 -32 Z')
  rect(pen, -0.08, -0.2, 0.16, 0.2, '#3c4c66')
  for (const x of [-28, 18]) rect(pen, x / 100, -0.24, 0.1, 0.11, 'window')
}

const waterWheel: PropPainter = (pen) => {
  outline(pen, 'stone', 'M6 0 L6 -60 L48 -60 L48 0 Z')
  outline(pen, 'roof', 'M0 -58 L27 -88 L54 -58 Z')
  rect(pen, 0.28, -0.46, 0.12, 0.14, 'window')
  outline(pen, 'wood', 'M-50 -78 L-6 -74 L-6 -69 L-50 -72 Z')
  line(pen, 4.4, 'wood', 'M-16 -68 C18 -66 18 -2 -16 -2 C -50 -2 -50 -66 -16 -68')
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 6
    line(
      pen,
      2.4,
      'wood',
      `M${(-16 - Math.cos(a) * 32).toFixed(1)} ${(-35 - Math.sin(a) * 36).toFixed(1)} L${(-16 + Math.cos(a) * 32).toFixed(1)} ${(-35 + Math.sin(a) * 36).toFixed(1)}`,
    )
  }
  oval(pen, 'metal', -16, -35, 5, 5)
  outline(pen, 'waterLight', 'M-8 -74 C0 -66 2 -40 -2 -8 L4 -8 C8 -40 6 -66 -4 -75 Z', { noInk: true, lighten: 0.15 })
  outline(pen, 'water', 'M-50 -8 C -40 -13 -28 -4 -16 -8 C -6 -12 6 -5 14 -8 L14 0 L-50 0 Z')
}

export const CRAFT = {
  battleship,
  tugboat,
  steamboat,
  biplane,
  limousine,
  convertible,
  'horse-carriage': horseCarriage,
  'camper-van': camperVan,
  'sleeping-bag': sleepingBag,
  'punching-bag': punchingBag,
  plank,
  treehouse,
  sandcastle,
  observatory,
  'water-wheel': waterWheel,
} satisfies Record<string, PropPainter>
