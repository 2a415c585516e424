import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const CREASE = '#c98a66'

const ear: PropPainter = (pen) => {
  outline(
    pen,
    'skin',
    'M-8 -98 C30 -104 46 -66 32 -44 C22 -30 22 -20 14 -8 C6 2 -12 0 -14 -12 C -14 -24 -24 -26 -30 -44 C -40 -72 -30 -96 -8 -98 Z',
  )
  mark(pen, 4, CREASE, 'M-18 -66 C -22 -92 22 -94 20 -66 C19 -52 8 -50 6 -38')
  mark(pen, 3.4, CREASE, 'M-8 -60 C -6 -76 10 -74 8 -62 C4 -52 -6 -52 -4 -40 C -2 -32 8 -30 6 -22 C4 -16 -4 -16 -6 -20')
}

const nose: PropPainter = (pen) => {
  outline(
    pen,
    'skin',
    'M-10 -98 C -8 -70 -20 -52 -30 -40 C -44 -34 -44 -8 -24 -10 C -16 0 12 2 20 -10 C42 -8 44 -36 28 -40 C18 -54 10 -72 12 -98 Z',
  )
  for (const x of [-16, 16]) ellipse(pen, x / 100, -0.14, 0.085, 0.05, '#8a4f3a', FLAT_SHAPE)
  mark(pen, 3, CREASE, 'M-30 -36 C -34 -28 -32 -20 -27 -18')
  mark(pen, 3, CREASE, 'M30 -36 C34 -28 32 -20 27 -18')
}

const tongue: PropPainter = (pen) => {
  outline(pen, '#c8434f', 'M-46 -62 C -34 -86 -14 -84 0 -76 C14 -84 34 -86 46 -62 C34 -30 -34 -30 -46 -62 Z')
  outline(pen, 'mouth', 'M-36 -62 C -20 -72 20 -72 36 -62 C24 -44 -24 -44 -36 -62 Z', FLAT_SHAPE)
  outline(pen, 'white', 'M-27 -66 C -12 -71 12 -71 27 -66 L22 -60 L-22 -60 Z', FLAT_SHAPE)
  outline(pen, 'tongue', 'M-20 -54 C -8 -60 8 -60 20 -54 L20 -20 C20 4 -20 4 -20 -20 Z')
  mark(pen, 3, '#b9475a', 'M0 -54 L0 -18')
}

const foot: PropPainter = (pen) => {
  outline(
    pen,
    'skin',
    'M2 -96 L40 -96 C38 -70 44 -44 46 -26 C48 -8 44 -2 32 -2 L-36 -2 C -48 -2 -50 -14 -40 -20 C -22 -28 -6 -40 0 -56 C4 -70 4 -82 2 -96 Z',
  )
  for (const x of [-38, -30, -22]) mark(pen, 2.4, CREASE, `M${x} -18 C${x + 2} -12 ${x + 1} -8 ${x - 1} -5`)
  ellipse(pen, -0.44, -0.14, 0.035, 0.03, 'cream', FLAT_SHAPE)
  mark(pen, 3, CREASE, 'M22 -40 C30 -44 36 -36 31 -30')
}

const leg: PropPainter = (pen) => {
  outline(
    pen,
    'skin',
    'M-44 -84 C -36 -98 -12 -100 -2 -90 L28 -70 C38 -62 38 -52 33 -44 C28 -32 28 -24 30 -16 C40 -14 48 -10 48 -4 L46 -1 L10 -1 C8 -12 8 -22 10 -34 C10 -42 10 -48 6 -54 L-34 -66 C -46 -70 -48 -78 -44 -84 Z',
  )
  mark(pen, 3, CREASE, 'M10 -54 C16 -50 22 -50 27 -54')
  mark(pen, 2.4, CREASE, 'M22 -36 C20 -30 20 -24 22 -18')
}

const PALM = 'M-28 -40 C -20 -52 14 -54 22 -42 L34 -34 C32 -18 22 -2 0 -1 C -22 -2 -32 -20 -28 -40 Z'

const openHand: PropPainter = (pen) => {
  outline(pen, 'skin', PALM)
  for (const [d, w] of [
    ['M-22 -36 L-38 -66', 13],
    ['M-12 -46 L-18 -88', 13],
    ['M2 -46 L4 -92', 13],
    ['M16 -44 L26 -82', 12],
    ['M22 -24 L44 -46', 13],
  ] as const)
    line(pen, w, 'skin', d)
  outline(pen, 'skin', PALM, { noInk: true })
  mark(pen, 2.4, CREASE, 'M-20 -30 C -8 -38 8 -38 18 -32')
  mark(pen, 2.4, CREASE, 'M-14 -20 C -6 -26 2 -24 8 -12')
}

const pointingFinger: PropPainter = (pen) => {
  line(pen, 16, 'skin', 'M14 -44 L14 -88')
  outline(
    pen,
    'skin',
    'M-30 -44 C -32 -58 -16 -62 -12 -54 C -8 -62 6 -60 6 -50 L24 -44 C34 -34 34 -14 24 -2 L-18 -2 C -30 -14 -32 -28 -30 -44 Z',
  )
  for (const d of ['M-12 -54 L-12 -36', 'M6 -50 L6 -34', 'M6 -34 C -4 -28 -22 -30 -28 -38', 'M-10 -24 C2 -30 16 -28 22 -20'])
    mark(pen, 2.6, CREASE, d)
  mark(pen, 2.4, CREASE, 'M9 -70 L19 -70')
}

const flexedArm: PropPainter = (pen) => {
  outline(
    pen,
    'skin',
    'M-34 -92 C -24 -102 -4 -98 -2 -88 C0 -78 -8 -74 -14 -72 L-12 -56 C2 -74 30 -74 42 -52 C50 -36 46 -16 34 -8 C14 2 -26 2 -40 -8 C -46 -18 -42 -44 -38 -64 C -40 -76 -40 -86 -34 -92 Z',
  )
  for (const d of [
    'M-26 -88 C -18 -84 -10 -84 -4 -86',
    'M-12 -56 C -18 -46 -18 -36 -12 -28',
    'M10 -62 C22 -60 32 -52 34 -40',
    'M-28 -18 C -14 -12 4 -12 18 -18',
  ])
    mark(pen, 3, CREASE, d)
}

const muscle: PropPainter = (pen) => {
  line(pen, 7, '#f2e7cf', 'M-40 -78 L-22 -64')
  line(pen, 7, '#f2e7cf', 'M42 -26 L28 -34')
  outline(pen, '#c23a3a', 'M-30 -74 C -6 -88 30 -70 36 -36 C32 -24 22 -24 14 -28 C -2 -28 -22 -40 -30 -60 C -32 -66 -32 -70 -30 -74 Z')
  for (const d of [
    'M-26 -68 C -4 -74 22 -56 30 -34',
    'M-26 -62 C -8 -62 14 -48 24 -32',
    'M-20 -54 C -8 -50 4 -42 14 -32',
    'M-18 -74 C4 -76 26 -60 34 -40',
  ])
    mark(pen, 2.2, '#ee8f84', d)
  outline(pen, '#f6e1cf', 'M-30 -74 C -36 -78 -42 -78 -44 -74 C -44 -68 -38 -62 -30 -60 Z')
  outline(pen, '#f6e1cf', 'M36 -36 C42 -34 46 -28 44 -22 C38 -18 30 -22 22 -26 Z')
}

const plaster: PropPainter = (pen) => {
  outline(pen, '#e8b48f', 'M-42 -30 C -50 -22 -38 -2 -26 -8 L42 -68 C50 -78 38 -96 26 -90 Z')
  outline(pen, '#f6dcc4', 'M-14 -56 L8 -76 L22 -50 L0 -30 Z', { cel: 0.06 })
  for (const [x, y] of [
    [-34, -24],
    [-26, -18],
    [-24, -30],
    [24, -76],
    [32, -72],
    [34, -82],
    [-4, -52],
    [6, -54],
    [4, -44],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.018, 0.018, '#b97e58', FLAT_SHAPE)
}

const antibodies: PropPainter = (pen) => {
  for (const [x, y, role] of [
    [-24, -2, 'teal'],
    [22, -44, 'blue'],
  ] as const) {
    line(pen, 7, role, `M${x} ${y - 4} L${x} ${y - 24}`)
    for (const side of [-1, 1]) {
      line(pen, 7, role, `M${x} ${y - 24} L${x + side * 17} ${y - 44}`)
      line(pen, 4, 'yellow', `M${x + side * 11} ${y - 25} L${x + side * 22} ${y - 39}`)
    }
  }
}

const uterus: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    line(pen, 7, '#e58a92', `M${side * 14} -74 C${side * 26} -92 ${side * 44} -88 ${side * 42} -66`)
    ellipse(pen, side * 0.36, -0.54, 0.1, 0.075, '#f3c7a2')
  }
  outline(
    pen,
    '#d9666f',
    'M-22 -78 C -10 -84 10 -84 22 -78 C30 -66 18 -44 10 -32 L10 -4 C6 0 -6 0 -10 -4 L-10 -32 C -18 -44 -30 -66 -22 -78 Z',
  )
  outline(
    pen,
    '#f2a7a7',
    'M-12 -70 C -4 -74 4 -74 12 -70 C14 -60 6 -46 3 -34 L3 -14 L-3 -14 L-3 -34 C -6 -46 -14 -60 -12 -70 Z',
    FLAT_SHAPE,
  )
}

const insulinPen: PropPainter = (pen) => {
  line(pen, 2, 'metal', 'M-46 -4 L-34 -14', 0.2)
  outline(pen, 'white', 'M-36 -18 L-30 -10 L-14 -22 L-20 -30 Z')
  outline(pen, 'blue', 'M-22 -32 L-12 -20 L40 -62 L30 -76 Z', { lighten: 0.15 })
  outline(pen, 'white', 'M-6 -36 L0 -28 L18 -42 L12 -50 Z', { cel: 0, noInk: true })
  outline(pen, 'coral', 'M30 -78 L42 -62 L49 -68 L38 -84 Z')
  outline(pen, 'red', 'M-40 -52 C -47 -62 -38 -70 -34 -78 C -30 -70 -22 -62 -28 -52 C -31 -48 -37 -48 -40 -52 Z')
}

const ultrasoundScreen: PropPainter = (pen) => {
  line(pen, 5, 'metal', 'M0 -22 L0 -6')
  rect(pen, -0.22, -0.07, 0.44, 0.05, 'metal', { round: 0.02 })
  rect(pen, -0.46, -0.96, 0.92, 0.74, 'white', { round: 0.06, lighten: -0.04, cel: 0.04 })
  rect(pen, -0.4, -0.9, 0.8, 0.62, 'black', FLAT_SHAPE)
  outline(pen, '#39455c', 'M0 -88 L34 -38 C14 -30 -14 -30 -34 -38 Z', FLAT_SHAPE)
  outline(
    pen,
    '#b9c6dc',
    'M-14 -46 C -20 -54 -14 -66 -4 -66 C0 -72 12 -70 12 -62 C12 -56 6 -54 4 -52 C12 -48 14 -40 6 -38 C -4 -36 -12 -40 -14 -46 Z',
    FLAT_SHAPE,
  )
}

export const BODY_PARTS = {
  ear,
  nose,
  tongue,
  foot,
  leg,
  'hand-with-fingers-splayed': openHand,
  'index-pointing-up': pointingFinger,
  'flexed-biceps': flexedArm,
  muscle,
  'adhesive-bandage': plaster,
  antibodies,
  uterus,
  'insulin-pen': insulinPen,
  'ultrasound-screen': ultrasoundScreen,
} satisfies Record<string, PropPainter>
