import { line, outline, FLAT_SHAPE, PLAIN_SHAPE } from '../outline.ts'
import { ellipse, lathe, type Pen, type PropPainter, rect } from '../pen.ts'
import { box, mark } from '../world/details.ts'

const jarOf = (pen: Pen, content: string, lid: string): void => {
  lathe(
    pen,
    [
      [0.28, 0],
      [0.32, -0.04],
      [0.34, -0.4],
      [0.32, -0.66],
      [0.25, -0.76],
    ],
    'glass',
  )
  lathe(
    pen,
    [
      [0.26, -0.04],
      [0.3, -0.08],
      [0.31, -0.4],
      [0.3, -0.64],
    ],
    content,
    PLAIN_SHAPE,
  )
  rect(pen, -0.28, -0.9, 0.56, 0.15, lid, { round: 0.04 })
}

const jam: PropPainter = (pen) => {
  jarOf(pen, '#b3203c', 'woodLight')
  outline(pen, 'cream', 'M-24 -52 L24 -52 L24 -22 L-24 -22 Z', { plain: true })
  outline(pen, 'red', 'M-8 -40 C -10 -48 10 -48 8 -40 C8 -32 2 -28 0 -26 C -2 -28 -8 -32 -8 -40 Z', PLAIN_SHAPE)
  outline(pen, '#f2d7d9', 'M-36 -84 C -30 -100 30 -100 36 -84 L32 -76 L24 -82 L12 -75 L0 -82 L-12 -75 L-24 -82 L-32 -76 Z')
}

const pickle: PropPainter = (pen) => {
  jarOf(pen, '#b9c86a', 'gold')
  for (const [x, top] of [
    [-17, -54],
    [1, -60],
    [18, -52],
  ] as const) {
    outline(
      pen,
      '#5f8a35',
      `M${x - 8} -12 C${x - 11} -30 ${x - 9} ${top} ${x} ${top} C${x + 9} ${top} ${x + 11} -30 ${x + 8} -12 C${x + 4} -6 ${x - 4} -6 ${x - 8} -12 Z`,
      { noInk: true },
    )
    for (const y of [-22, -34, -44]) ellipse(pen, (x - 3) / 100, y / 100, 0.014, 0.012, '#8fb552', PLAIN_SHAPE)
  }
}

const bottleOf = (pen: Pen, body: string, label: string, cap: string): void => {
  lathe(
    pen,
    [
      [0.2, 0],
      [0.22, -0.03],
      [0.22, -0.46],
      [0.17, -0.6],
      [0.08, -0.7],
      [0.075, -0.88],
    ],
    body,
  )
  rect(pen, -0.17, -0.44, 0.34, 0.28, label, { ...PLAIN_SHAPE, round: 0.03 })
  rect(pen, -0.085, -0.97, 0.17, 0.12, cap, { round: 0.03 })
}

const syrup: PropPainter = (pen) => {
  line(pen, 5, '#8a4a1c', 'M8 -66 C30 -66 30 -46 20 -44')
  bottleOf(pen, '#a8581f', 'cream', 'red')
  outline(pen, 'red', 'M0 -40 L4 -33 L10 -35 L8 -28 L12 -24 L3 -22 L0 -16 L-3 -22 L-12 -24 L-8 -28 L-10 -35 L-4 -33 Z', PLAIN_SHAPE)
}

const waterBottle: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.2, 0],
      [0.22, -0.03],
      [0.22, -0.28],
      [0.19, -0.36],
      [0.22, -0.44],
      [0.22, -0.68],
      [0.12, -0.82],
      [0.09, -0.86],
    ],
    'glass',
  )
  lathe(
    pen,
    [
      [0.18, -0.02],
      [0.2, -0.06],
      [0.2, -0.28],
      [0.17, -0.36],
      [0.2, -0.44],
      [0.2, -0.6],
    ],
    'waterLight',
    PLAIN_SHAPE,
  )
  rect(pen, -0.215, -0.6, 0.43, 0.15, 'blue', { ...PLAIN_SHAPE, lighten: 0.15 })
  rect(pen, -0.1, -0.97, 0.2, 0.12, 'blue', { round: 0.03 })
}

const yogurt: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.26, 0],
      [0.28, -0.03],
      [0.38, -0.6],
      [0.4, -0.66],
    ],
    'white',
  )
  outline(pen, 'pink', 'M-33 -30 C -12 -22 12 -22 33 -30 L37 -52 C14 -44 -14 -44 -37 -52 Z', PLAIN_SHAPE)
  ellipse(pen, 0, -0.36, 0.075, 0.07, 'red', PLAIN_SHAPE)
  ellipse(pen, 0, -0.66, 0.4, 0.09, 'cream', { lighten: 0.1 })
  outline(pen, 'white', 'M-30 -67 C -26 -78 -6 -74 2 -86 C4 -76 26 -78 30 -67 C14 -60 -14 -60 -30 -67 Z', { noInk: true })
}

const tofu: PropPainter = (pen) => {
  ellipse(pen, 0, -0.07, 0.49, 0.07, 'teal', { lighten: 0.1 })
  outline(pen, 'cream', 'M-36 -44 L4 -54 L38 -40 L-2 -30 Z', { lighten: 0.12 })
  outline(pen, 'cream', 'M-36 -44 L-2 -30 L-2 -4 L-36 -18 Z', { lighten: -0.03 })
  outline(pen, 'cream', 'M38 -40 L-2 -30 L-2 -4 L38 -14 Z', { lighten: -0.12 })
  for (const [x, y] of [
    [-4, -42],
    [4, -44],
    [8, -40],
    [-2, -46],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.03, 0.013, 'leaf', PLAIN_SHAPE)
}

const cinnamon: PropPainter = (pen) => {
  for (const [d, lighten] of [
    ['M-42 -22 L34 -52', -0.12],
    ['M-40 -8 L40 -34', 0],
    ['M-34 -30 L22 -70', 0.08],
  ] as const) {
    line(pen, 14, '#96532a', d, lighten)
    line(pen, 2.4, '#6e3718', d, lighten)
  }
  line(pen, 5, 'cream', 'M-6 -58 L4 -8', -0.2)
  line(pen, 3, 'cream', 'M0 -32 C -16 -46 -18 -26 -2 -30 C12 -46 18 -28 2 -28', -0.15)
}

const gravyBoat: PropPainter = (pen) => {
  line(pen, 6, 'cream', 'M28 -40 C54 -52 52 -14 26 -20', -0.1)
  outline(
    pen,
    'cream',
    'M-48 -52 C -38 -46 -30 -42 -20 -42 L34 -42 C34 -22 20 -12 6 -10 L12 -2 L-16 -2 L-10 -10 C -26 -14 -34 -34 -48 -52 Z',
  )
  outline(pen, '#8a4a24', 'M-42 -48 C -32 -43 -26 -42 -18 -42 L32 -42 C22 -36 -22 -36 -42 -48 Z', PLAIN_SHAPE)
  line(pen, 2, 'blue', 'M-26 -30 C -6 -24 14 -24 31 -32')
}

const cork: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.2, -0.08],
      [0.22, -0.1],
      [0.25, -0.5],
      [0.25, -0.66],
    ],
    '#c79a64',
  )
  ellipse(pen, 0, -0.66, 0.25, 0.06, '#dcb682')
  for (const [x, y] of [
    [-0.1, -0.3],
    [0.08, -0.22],
    [0.12, -0.45],
    [-0.04, -0.5],
    [-0.14, -0.16],
  ] as const)
    ellipse(pen, x, y, 0.02, 0.012, '#8a6236', PLAIN_SHAPE)
}

const corkscrew: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M0 -70 L0 -44 C12 -42 12 -36 0 -34 C -12 -32 -12 -26 0 -24 C11 -22 11 -16 0 -14 C -8 -12 -4 -6 0 -2', 0.05)
  line(pen, 14, 'wood', 'M-30 -80 C -14 -74 14 -74 30 -80')
  rect(pen, -0.05, -0.78, 0.1, 0.12, 'metal', { round: 0.02 })
}

/** A slender red bottle with a green cap, a chilli and a flame on its label. */
const hotSauce: PropPainter = (pen) => {
  box(pen, '#3a9a4a', -9, -100, 18, 13, { round: 2 })
  outline(
    pen,
    '#d8301e',
    'M-7 -88 L7 -88 L8 -74 C20 -66 24 -60 24 -50 L24 -4 C24 -1 22 0 19 0 L-19 0 C -22 0 -24 -1 -24 -4 L-24 -50 C -24 -60 -20 -66 -8 -74 Z',
  )
  mark(pen, 3, '#ff9a7a', 'M-17 -54 C -16 -60 -12 -64 -8 -66')
  box(pen, '#fff0d8', -24, -46, 48, 36, { cel: 0 })
  outline(
    pen,
    '#f7862a',
    'M-4 -14 C -16 -18 -14 -28 -8 -34 C -8 -30 -4 -30 -4 -34 C -2 -38 0 -42 -2 -44 C8 -40 14 -30 12 -22 C10 -16 4 -14 -4 -14 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#d8301e', 'M-12 -38 C -2 -36 8 -28 14 -14 C2 -16 -10 -24 -15 -34 Z', { cel: 0 })
  line(pen, 3, '#3a9a4a', 'M-14 -37 C -18 -40 -18 -42 -17 -44')
  outline(pen, '#d8301e', 'M34 -34 C42 -34 44 -24 44 -18 C44 -8 40 -2 32 2 C36 -8 34 -18 30 -28 Z')
  line(pen, 3, '#3a9a4a', 'M34 -32 L38 -40')
}

export const PANTRY = {
  jam,
  pickle,
  syrup,
  'water-bottle': waterBottle,
  yogurt,
  tofu,
  cinnamon,
  'gravy-boat': gravyBoat,
  cork,
  corkscrew,
  'hot-sauce': hotSauce,
} satisfies Record<string, PropPainter>
