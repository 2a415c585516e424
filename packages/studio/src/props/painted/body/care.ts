import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const hospitalBed: PropPainter = (pen) => {
  for (const x of [-38, 36]) {
    line(pen, 3.4, 'metal', `M${x} -26 L${x} -8`)
    ellipse(pen, x / 100, -0.05, 0.05, 0.05, 'dark')
  }
  line(pen, 5, 'metal', 'M-46 -24 L46 -24', 0.1)
  line(pen, 5, 'metal', 'M-46 -26 L-46 -62')
  line(pen, 5, 'metal', 'M46 -26 L46 -46')
  outline(pen, 'white', 'M-44 -28 L-44 -46 L-40 -60 L-24 -46 L44 -40 L44 -28 Z')
  outline(pen, 'white', 'M-42 -56 C -40 -68 -26 -60 -22 -50 L-30 -46 Z', { lighten: -0.05 })
  outline(pen, 'teal', 'M-12 -44 L44 -41 L46 -26 L-10 -26 Z', { lighten: 0.12 })
  line(pen, 2.6, 'metal', 'M6 -96 L6 -44', 0.1)
  line(pen, 2.6, 'metal', 'M-4 -96 L16 -96', 0.1)
  outline(pen, 'waterLight', 'M10 -94 L22 -94 L22 -78 C22 -72 10 -72 10 -78 Z')
  mark(pen, 1.4, '#6d7688', 'M16 -73 C20 -58 6 -52 0 -46')
}

const drip: PropPainter = (pen) => {
  line(pen, 3.4, 'metal', 'M-12 -92 L-12 -8', 0.1)
  line(pen, 3.4, 'metal', 'M-30 -94 C -24 -98 0 -98 8 -94', 0.1)
  for (const d of ['M-12 -10 L-32 -2', 'M-12 -10 L8 -2']) line(pen, 3.4, 'metal', d)
  outline(pen, 'glass', 'M-2 -90 L22 -90 L24 -58 C24 -46 16 -44 14 -40 L6 -40 C4 -44 -4 -46 -4 -58 Z', { lighten: 0.2 })
  outline(pen, 'waterLight', 'M-3 -74 L23 -74 L24 -58 C24 -46 16 -44 14 -40 L6 -40 C4 -44 -4 -46 -4 -58 Z', FLAT_SHAPE)
  outline(pen, 'red', 'M7 -68 L13 -68 L13 -64 L17 -64 L17 -58 L13 -58 L13 -54 L7 -54 L7 -58 L3 -58 L3 -64 L7 -64 Z', FLAT_SHAPE)
  rect(pen, 0.07, -0.4, 0.06, 0.1, 'white')
  line(pen, 2, 'waterLight', 'M10 -30 C12 -12 36 -30 36 -8')
}

const firstAidKit: PropPainter = (pen) => {
  line(pen, 6, 'dark', 'M-16 -70 L-16 -82 L16 -82 L16 -70', 0.15)
  outline(
    pen,
    'red',
    'M-46 -70 C -46 -72 -44 -74 -42 -74 L42 -74 C44 -74 46 -72 46 -70 L46 -6 C46 -3 44 -2 42 -2 L-42 -2 C -44 -2 -46 -3 -46 -6 Z',
  )
  ellipse(pen, 0, -0.38, 0.25, 0.25, 'white', { cel: 0.1 })
  outline(pen, 'red', 'M-6 -55 L6 -55 L6 -44 L17 -44 L17 -32 L6 -32 L6 -21 L-6 -21 L-6 -32 L-17 -32 L-17 -44 L-6 -44 Z', FLAT_SHAPE)
  for (const x of [-34, 34]) rect(pen, x / 100 - 0.05, -0.74, 0.1, 0.09, 'metal', { round: 0.01, lighten: 0.2 })
}

const faceMask: PropPainter = (pen) => {
  for (const side of [-1, 1]) line(pen, 2.6, 'white', `M${side * 34} -64 C${side * 56} -68 ${side * 54} -26 ${side * 32} -28`)
  outline(pen, 'waterLight', 'M-36 -70 C -16 -78 16 -78 36 -70 L36 -32 C20 -14 -20 -14 -36 -32 Z')
  for (const y of [-56, -45, -34]) mark(pen, 2, '#5fa9c4', `M-35 ${y} C -14 ${y + 5} 14 ${y + 5} 35 ${y}`)
  mark(pen, 3, 'white', 'M-22 -70 C -8 -74 8 -74 22 -70')
}

const scanner: PropPainter = (pen) => {
  ellipse(pen, -0.04, -0.54, 0.44, 0.44, 'white', { lighten: -0.05 })
  outline(pen, 'white', 'M-40 -30 L32 -30 L36 -2 L-44 -2 Z', { lighten: -0.08, cel: 0.06 })
  ellipse(pen, -0.04, -0.54, 0.25, 0.25, 'dark', { lighten: 0.12 })
  ellipse(pen, -0.04, -0.54, 0.2, 0.2, 'black', FLAT_SHAPE)
  outline(pen, 'white', 'M-18 -44 L49 -34 L49 -24 L-18 -38 Z')
  outline(pen, 'teal', 'M-14 -46 L44 -38 L48 -34 L-18 -44 Z')
  line(pen, 5, 'metal', 'M38 -24 L38 -3')
}

const pancreas: PropPainter = (pen) => {
  line(pen, 15, '#d98a84', 'M-32 -86 C -46 -70 -46 -22 -26 -8 C -14 -4 -4 -8 0 -14')
  outline(
    pen,
    '#f0c06a',
    'M-34 -36 C -36 -56 -18 -66 -4 -58 C8 -52 22 -62 36 -66 C48 -68 52 -54 44 -46 C30 -34 16 -38 4 -30 C -10 -20 -32 -20 -34 -36 Z',
  )
  for (const [x, y] of [
    [-20, -46],
    [-8, -36],
    [4, -46],
    [18, -48],
    [32, -56],
    [-20, -32],
    [8, -38],
    [26, -48],
  ] as const)
    mark(pen, 2, '#c78f34', `M${x - 5} ${y} C${x - 3} ${y - 5} ${x + 3} ${y - 5} ${x + 5} ${y}`)
  mark(pen, 2.6, '#e8d36a', 'M-32 -34 C -10 -42 14 -42 38 -56')
}

const ribCage: PropPainter = (pen) => {
  const bone = '#f2e7cf'
  line(pen, 6, bone, 'M0 -96 L0 -2', -0.14)
  for (const side of [-1, 1]) {
    for (const [i, y] of [-88, -76, -64, -52, -40].entries()) {
      const wide = [26, 36, 41, 42, 38][i]!
      line(
        pen,
        5,
        bone,
        `M${side * 3} ${y} C${side * wide * 0.7} ${y - 8} ${side * wide * 1.2} ${y + 6} ${side * wide} ${y + 14} C${side * wide * 0.8} ${y + 24} ${side * wide * 0.4} ${y + 22} ${side * (i > 3 ? 14 : 5)} ${y + 18}`,
      )
    }
    line(pen, 5, bone, `M${side * 3} -26 C${side * 16} -30 ${side * 30} -24 ${side * 30} -14`)
  }
  outline(pen, bone, 'M-6 -82 L6 -82 L5 -34 L0 -26 L-5 -34 Z')
}

const tissueBox: PropPainter = (pen) => {
  outline(pen, 'white', 'M-18 -46 C -22 -70 -30 -76 -18 -92 C -8 -84 0 -98 14 -94 C10 -80 24 -72 18 -46 Z')
  mark(pen, 2, '#c4d2e0', 'M-6 -54 C -10 -70 -4 -78 -2 -86')
  outline(pen, 'blue', 'M-44 -46 L44 -46 L46 -4 L-46 -4 Z', { lighten: 0.25 })
  outline(pen, 'blue', 'M-44 -46 L-34 -56 L34 -56 L44 -46 Z', { lighten: 0.4 })
  ellipse(pen, 0, -0.51, 0.22, 0.04, 'dark', { cel: 0 })
  outline(pen, 'white', 'M-17 -51 C -12 -60 12 -60 17 -51 L14 -48 L-14 -48 Z', { noInk: true, cel: 0 })
  for (const [x, y] of [
    [-30, -28],
    [-10, -18],
    [10, -30],
    [30, -18],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.05, 0.05, 'white', FLAT_SHAPE)
}

const legCast: PropPainter = (pen) => {
  outline(pen, '#e8b48f', 'M-30 -98 L2 -98 L4 -72 L-30 -72 Z')
  outline(pen, 'white', 'M-32 -82 L6 -82 L8 -34 C20 -30 38 -26 44 -16 C47 -8 44 -2 38 -2 L-24 -2 C -32 -2 -34 -8 -33 -18 Z')
  for (const y of [-70, -58, -46, -34]) mark(pen, 2, '#c7d2de', `M-31 ${y + 4} C -18 ${y} -6 ${y} 6 ${y + 3}`)
  mark(pen, 2, '#c7d2de', 'M8 -32 C2 -22 2 -12 6 -4')
  outline(pen, '#e8b48f', 'M38 -18 C44 -18 50 -14 49 -8 C48 -4 42 -4 40 -6 Z')
  outline(pen, 'red', 'M-18 -22 C -24 -28 -16 -34 -12 -29 C -8 -34 0 -28 -6 -22 L-12 -16 Z', FLAT_SHAPE)
}

const vitamins: PropPainter = (pen) => {
  outline(
    pen,
    '#d9822b',
    'M-36 -66 L6 -66 C12 -62 14 -58 14 -52 L14 -4 C14 -1 12 0 10 0 L-40 0 C -42 0 -44 -1 -44 -4 L-44 -52 C -44 -58 -42 -62 -36 -66 Z',
  )
  rect(pen, -0.36, -0.84, 0.42, 0.17, 'white', { round: 0.03 })
  rect(pen, -0.44, -0.48, 0.58, 0.32, 'white', FLAT_SHAPE)
  ellipse(pen, -0.15, -0.32, 0.11, 0.11, '#f39a2c', FLAT_SHAPE)
  outline(pen, 'leaf', 'M-14 -42 C -10 -50 0 -50 2 -46 C -2 -40 -10 -40 -14 -42 Z', FLAT_SHAPE)
  for (const [x, y, role] of [
    [30, -7, 'yellow'],
    [42, -18, 'coral'],
    [26, -20, 'yellow'],
  ] as const) {
    line(pen, 9, role, `M${x - 4} ${y + 2} L${x + 4} ${y - 2}`)
  }
}

const scalpel: PropPainter = (pen) => {
  line(pen, 7, 'metal', 'M44 -92 L2 -42', 0.12)
  for (const k of [0, 1, 2, 3]) mark(pen, 1.6, '#5c6474', `M${16 + k * 5} ${-62 - k * 6} L${21 + k * 5} ${-58 - k * 6}`)
  outline(pen, 'metal', 'M-2 -46 L8 -38 C -4 -20 -22 -8 -40 -4 C -32 -18 -18 -36 -2 -46 Z', { lighten: 0.35 })
}

export const CARE = {
  'hospital-bed': hospitalBed,
  drip,
  'first-aid-kit': firstAidKit,
  'face-mask': faceMask,
  'body-scanner': scanner,
  pancreas,
  'rib-cage': ribCage,
  'tissue-box': tissueBox,
  'leg-cast': legCast,
  vitamins,
  scalpel,
} satisfies Record<string, PropPainter>
