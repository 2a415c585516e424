import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type PropPainter } from '../pen.ts'
import { eye, mark, oval } from './details.ts'

/** A dark velvet body with a pink nose and digging hands, half out of its hill. */
const mole: PropPainter = (pen) => {
  outline(pen, '#4a4450', 'M-26 -8 C -34 -44 -22 -74 0 -76 C22 -74 34 -44 26 -8 Z')
  outline(pen, '#5e5766', 'M-12 -14 C -14 -34 14 -34 12 -14 Z', PLAIN_SHAPE)
  outline(pen, '#e8a0a0', 'M-9 -56 C -10 -46 10 -46 9 -56 C6 -62 -6 -62 -9 -56 Z')
  oval(pen, '#c8606e', 0, -55, 4, 3, PLAIN_SHAPE)
  for (const x of [-11, 11]) eye(pen, x, -63, 1.8)
  mark(pen, 0.9, '#d8ccd8', 'M-10 -52 L-24 -56 M-10 -50 L-24 -48 M10 -52 L24 -56 M10 -50 L24 -48')
  outline(pen, 'earth', 'M-50 0 C -42 -16 -28 -20 -16 -18 C -4 -12 6 -12 16 -18 C30 -20 42 -16 50 0 Z', { lighten: -0.1 })
  for (const side of [-1, 1])
    outline(
      pen,
      '#e8a0a0',
      `M${side * 14} -32 C${side * 24} -36 ${side * 32} -32 ${side * 32} -24 L${side * 31} -12 L${side * 27} -18 L${side * 24} -10 L${side * 20} -17 L${side * 16} -11 C${side * 11} -18 ${side * 10} -28 ${side * 14} -32 Z`,
    )
  for (const [x, y, r] of [
    [-36, -6, 5],
    [34, -5, 6],
    [-8, -5, 4],
  ] as const)
    oval(pen, 'earth', x, y, r, r * 0.7, PLAIN_SHAPE)
}

/** A long grey body with a spotted belly and a reptile's wide jaws, swimming. */
const leopardSeal: PropPainter = (pen) => {
  outline(
    pen,
    '#5f6b7a',
    'M-34 -22 C -44 -22 -52 -30 -56 -38 C -50 -36 -46 -34 -42 -32 C -46 -38 -46 -44 -46 -48 C -38 -42 -32 -34 -28 -26 Z',
  )
  outline(
    pen,
    '#75838f',
    'M-38 -24 C -24 -38 -8 -46 6 -56 C18 -68 38 -70 46 -62 L54 -54 C54 -50 48 -48 40 -48 C34 -36 16 -16 -10 -16 C -22 -16 -32 -18 -38 -24 Z',
  )
  outline(pen, '#cdd5da', 'M-32 -21 C -10 -22 14 -34 30 -48 C38 -46 32 -34 18 -24 C4 -14 -18 -14 -32 -21 Z', { noInk: true })
  outline(pen, '#cdd5da', 'M36 -50 L53 -44 C46 -38 36 -40 30 -44 Z')
  for (const [x, y] of [
    [39, -49],
    [44, -48],
    [49, -48],
  ] as const)
    outline(pen, 'white', `M${x} ${y} L${x + 3.6} ${y} L${x + 2} ${y + 4} Z`, PLAIN_SHAPE)
  outline(pen, '#5f6b7a', 'M2 -36 C8 -24 4 -8 -6 0 C -12 -10 -10 -22 -8 -32 Z')
  for (const [x, y] of [
    [-22, -30],
    [-10, -38],
    [2, -48],
    [12, -56],
    [20, -50],
    [26, -58],
    [12, -44],
    [14, -30],
    [20, -34],
    [-16, -24],
    [24, -42],
  ] as const)
    oval(pen, '#3e4854', x, y, 1.9, 1.5, PLAIN_SHAPE)
  eye(pen, 38, -61, 2.6)
  oval(pen, '#2c3038', 52, -56, 2, 1.6, PLAIN_SHAPE)
}

/** A heavy brown body that leans on its knuckles, with a pale face. */
const chimpanzee: PropPainter = (pen) => {
  line(pen, 12, '#3b3036', 'M-22 -26 C -30 -16 -28 -8 -24 -4')
  outline(pen, '#3b3036', 'M-38 -22 C -42 -52 -16 -70 8 -68 C20 -58 16 -40 4 -30 C -8 -18 -30 -10 -38 -22 Z')
  line(pen, 12, '#463a40', 'M8 -56 C18 -42 14 -22 16 -6')
  outline(pen, '#c99a7c', 'M10 0 C8 -8 22 -10 26 -4 L25 0 Z')
  outline(pen, '#c99a7c', 'M-30 0 C -32 -7 -14 -8 -12 0 Z')
  oval(pen, '#c99a7c', 4, -74, 7, 8)
  oval(pen, '#3b3036', 22, -76, 18, 18)
  outline(pen, '#d9ae8e', 'M16 -84 C20 -90 36 -88 37 -80 C46 -74 46 -60 34 -58 C22 -58 14 -66 16 -84 Z')
  eye(pen, 24, -78, 2.2)
  eye(pen, 34, -78, 2.2)
  mark(pen, 1.4, '#6a4434', 'M24 -65 C30 -61 38 -63 41 -67 M30 -71 L31 -70 M35 -71 L34 -70')
}

const ostrich: PropPainter = (pen) => {
  line(pen, 3, '#d8a890', 'M-6 -34 L0 -18 L-6 -1 M8 -34 L16 -18 L10 -1')
  line(pen, 3, '#d8a890', 'M-8 -1 L0 -1 M8 -1 L17 -1')
  line(pen, 5, '#d8a890', 'M18 -52 C30 -62 22 -78 26 -92')
  outline(pen, '#2f2a34', 'M-36 -46 C -30 -66 6 -70 22 -54 C26 -42 14 -28 -6 -28 C -24 -28 -34 -36 -36 -46 Z')
  outline(pen, 'white', 'M-30 -50 C -46 -60 -50 -48 -44 -42 C -52 -38 -44 -28 -34 -36 C -26 -38 -26 -46 -30 -50 Z')
  outline(pen, 'white', 'M-4 -32 C -10 -24 -18 -24 -22 -28 C -16 -32 -10 -34 -4 -32 Z', { noInk: true })
  mark(pen, 1.6, '#55505e', 'M-22 -46 C -10 -38 4 -40 14 -48 M-18 -54 C -8 -48 0 -48 8 -54')
  oval(pen, '#d8a890', 29, -93, 8, 6.4)
  outline(pen, 'gold', 'M34 -97 L48 -92 L35 -89 Z')
  eye(pen, 31, -95, 2.4)
}

/** Narrow-waisted, striped black and yellow, with a sting. */
const wasp: PropPainter = (pen) => {
  for (const d of [
    'M6 -58 C -4 -92 -34 -100 -42 -86 C -40 -70 -14 -58 4 -54 Z',
    'M10 -58 C10 -92 -6 -104 -16 -96 C -16 -78 -2 -62 10 -54 Z',
  ])
    outline(pen, 'glass', d, { lighten: 0.25 })
  outline(pen, 'black', 'M-42 -18 L-50 -10 L-38 -14 Z')
  outline(pen, 'yellow', 'M-2 -46 C -18 -54 -42 -40 -44 -18 C -32 -10 -8 -22 -2 -42 Z')
  for (const d of ['M-14 -48 C -8 -42 -8 -32 -12 -26', 'M-26 -44 C -20 -38 -20 -26 -26 -18', 'M-37 -34 C -32 -28 -33 -20 -38 -15'])
    mark(pen, 4, 'black', d)
  line(pen, 2, 'black', 'M-2 -44 L4 -47')
  oval(pen, '#2b2226', 12, -50, 12, 10)
  mark(pen, 2, 'yellow', 'M6 -56 C12 -60 18 -58 20 -54')
  oval(pen, 'yellow', 29, -50, 9, 9.4)
  oval(pen, '#2b2226', 31, -52, 4.4, 5.6, PLAIN_SHAPE)
  line(pen, 1.4, '#2b2226', 'M32 -58 C38 -70 44 -66 46 -60 M35 -57 C42 -64 48 -58 49 -52')
  line(pen, 1.8, '#2b2226', 'M8 -42 L4 -28 L-4 -20 M14 -41 L16 -28 L10 -18 M20 -43 L26 -32 L24 -22')
}

/** A sandy body with dark spots, a sloping back and round ears. */
const hyena: PropPainter = (pen) => {
  line(pen, 5, '#6a513e', 'M-36 -46 C -44 -38 -44 -28 -46 -22')
  for (const x of [-28, 16]) outline(pen, '#967250', `M${x - 3} -32 L${x + 7} -32 L${x + 5} 0 L${x - 4} 0 Z`)
  outline(pen, '#bd9668', 'M-38 -40 C -36 -54 -8 -60 8 -72 C24 -76 32 -60 26 -46 C14 -28 -10 -26 -32 -26 Z')
  for (const x of [-36, 8]) outline(pen, '#bd9668', `M${x} -34 L${x + 11} -34 L${x + 8} -3 L${x + 11} 0 L${x + 1} 0 Z`)
  outline(pen, '#6a513e', 'M-20 -56 L-16 -62 L-10 -58 L-6 -66 L0 -63 L4 -72 L10 -69 L14 -80 L20 -72 L8 -64 Z')
  for (const x of [20, 32]) oval(pen, '#8a6a4c', x, -90, 6, 7)
  outline(pen, '#bd9668', 'M12 -74 C12 -90 32 -92 38 -82 L50 -72 C50 -64 40 -60 32 -60 C20 -58 12 -64 12 -74 Z')
  outline(pen, '#4a3a32', 'M40 -79 L50 -72 C50 -64 42 -61 37 -62 C34 -68 36 -76 40 -79 Z', PLAIN_SHAPE)
  eye(pen, 31, -79, 2.4)
  for (const [x, y] of [
    [-26, -42],
    [-14, -46],
    [-2, -52],
    [8, -44],
    [-18, -34],
    [-4, -38],
    [16, -56],
  ] as const)
    oval(pen, '#5a4232', x, y, 2.6, 2.2, PLAIN_SHAPE)
}

/** Slender, with long ringed horns. */
const antelope: PropPainter = (pen) => {
  for (const x of [-24, 14]) outline(pen, '#a8744a', `M${x - 1} -34 L${x + 5} -34 L${x + 4} 0 L${x} 0 Z`)
  outline(pen, '#c98f58', 'M-36 -48 C -30 -56 0 -54 16 -56 C24 -50 24 -38 16 -32 C -4 -28 -22 -28 -32 -32 Z')
  outline(pen, 'cream', 'M-30 -34 C -16 -36 2 -36 18 -40 C16 -32 -4 -27 -22 -28 Z', PLAIN_SHAPE)
  mark(pen, 3, '#4a3226', 'M-26 -38 C -10 -39 4 -40 18 -44')
  for (const x of [-32, 8]) outline(pen, '#c98f58', `M${x} -36 L${x + 7} -36 L${x + 5} 0 L${x + 1} 0 Z`)
  outline(pen, '#4a3226', 'M-36 -48 L-42 -36 L-35 -40 Z')
  outline(pen, '#c98f58', 'M8 -52 L20 -76 L30 -74 L22 -44 Z')
  line(pen, 2.4, '#3a2c28', 'M22 -80 C12 -90 14 -98 8 -103 M27 -81 C20 -91 24 -98 19 -103')
  outline(pen, '#c98f58', 'M14 -78 L4 -80 L15 -72 Z')
  outline(pen, '#c98f58', 'M14 -80 C20 -86 30 -84 32 -78 L44 -66 C44 -62 38 -60 34 -62 L18 -70 Z')
  oval(pen, '#3a2c28', 42, -64, 2.4, 2, PLAIN_SHAPE)
  eye(pen, 28, -75, 2)
}

export const ANIMALS = {
  mole,
  'leopard-seal': leopardSeal,
  chimpanzee,
  ostrich,
  wasp,
  hyena,
  antelope,
} satisfies Record<string, PropPainter>
