import { FLAT_SHAPE, line, mark, outline, PLAIN_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'
import { oval } from '../world/details.ts'

const hoodie: PropPainter = (pen) => {
  for (const side of [-1, 1])
    outline(
      pen,
      'metal',
      `M${side * 18} -76 C${side * 36} -74 ${side * 42} -64 ${side * 43} -54 L${side * 48} -12 L${side * 36} -9 L${side * 24} -44 Z`,
      { lighten: 0.05 },
    )
  outline(pen, 'metal', 'M-22 -74 C -24 -100 24 -100 22 -74 C30 -70 30 -62 28 -54 L28 -3 L-28 -3 L-28 -54 C -30 -62 -30 -70 -22 -74 Z', {
    lighten: 0.08,
  })
  ellipse(pen, 0, -0.8, 0.14, 0.13, 'dark', { lighten: 0.1 })
  for (const side of [-1, 1]) {
    line(pen, 2.2, 'white', `M${side * 7} -68 L${side * 8} -50`)
  }
  outline(pen, 'metal', 'M-16 -30 L16 -30 L22 -10 L-22 -10 Z', { lighten: -0.08, cel: 0.05 })
}

const suit: PropPainter = (pen) => {
  for (const side of [-1, 1])
    outline(
      pen,
      'blue',
      `M${side * 14} -92 C${side * 34} -88 ${side * 40} -78 ${side * 42} -66 L${side * 46} -18 L${side * 34} -16 L${side * 24} -54 Z`,
      { lighten: -0.3 },
    )
  outline(pen, 'white', 'M-14 -92 L14 -92 L14 -30 L-14 -30 Z')
  outline(pen, 'red', 'M-5 -86 L5 -86 L3 -78 L7 -44 L0 -34 L-7 -44 L-3 -78 Z')
  for (const side of [-1, 1]) {
    outline(pen, 'blue', `M${side * 14} -94 L${side * 26} -84 L${side * 28} -4 L${side * 2} -4 L${side * 2} -30 Z`, { lighten: -0.22 })
    outline(pen, 'blue', `M${side * 13} -94 L${side * 21} -74 L${side * 14} -68 L${side * 18} -62 L${side * 2} -32 Z`, { lighten: -0.08 })
  }
  for (const y of [-24, -14]) ellipse(pen, 0.07, y / 100, 0.02, 0.02, 'gold')
  outline(pen, 'white', 'M16 -58 L24 -60 L23 -54 L17 -53 Z', { cel: 0 })
}

const wig: PropPainter = (pen) => {
  line(pen, 6, 'woodLight', 'M0 -24 L0 -6')
  rect(pen, -0.2, -0.08, 0.4, 0.06, 'woodLight', { round: 0.02 })
  outline(pen, '#e9cfb4', 'M-16 -70 C -18 -90 18 -90 16 -70 C16 -44 10 -26 0 -24 C -10 -26 -16 -44 -16 -70 Z')
  outline(
    pen,
    '#a8501e',
    'M-18 -50 C -16 -66 -10 -70 2 -74 C10 -72 18 -64 18 -50 C20 -36 24 -28 34 -20 C42 -34 40 -60 34 -76 C26 -100 -26 -100 -34 -76 C -40 -60 -42 -34 -34 -20 C -24 -28 -20 -36 -18 -50 Z',
  )
  for (const d of [
    'M-28 -74 C -34 -56 -32 -38 -30 -28',
    'M28 -74 C34 -56 32 -38 30 -28',
    'M-14 -88 C -24 -78 -26 -64 -26 -54',
    'M12 -88 C24 -78 26 -64 26 -54',
  ])
    mark(pen, 2, '#d07a3a', d)
}

const sneakers: PropPainter = (pen) => {
  for (const [dx, dy, k] of [
    [6, -22, -0.12],
    [-2, 0, 0],
  ] as const) {
    outline(pen, 'white', `M${-42 + dx} ${-12 + dy} L${42 + dx} ${-12 + dy} L${42 + dx} ${-3 + dy} L${-42 + dx} ${-3 + dy} Z`, {
      lighten: k,
      cel: 0.04,
    })
    outline(
      pen,
      'teal',
      `M${-42 + dx} ${-12 + dy} L${-42 + dx} ${-42 + dy} C${-36 + dx} ${-38 + dy} ${-28 + dx} ${-38 + dy} ${-22 + dx} ${-44 + dy} L${-12 + dx} ${-46 + dy} L${8 + dx} ${-26 + dy} C${22 + dx} ${-24 + dy} ${40 + dx} ${-24 + dy} ${42 + dx} ${-12 + dy} Z`,
      { lighten: k },
    )
    for (const [x, y] of [
      [-12, -40],
      [-5, -33],
      [2, -27],
    ] as const)
      mark(pen, 2.6, 'white', `M${x + dx - 4} ${y + dy + 3} L${x + dx + 4} ${y + dy - 1}`)
    outline(
      pen,
      'white',
      `M${-34 + dx} ${-18 + dy} C${-20 + dx} ${-14 + dy} ${0 + dx} ${-18 + dy} ${6 + dx} ${-24 + dy} C${0 + dx} ${-12 + dy} ${-20 + dx} ${-10 + dy} ${-34 + dx} ${-18 + dy} Z`,
      FLAT_SHAPE,
    )
  }
}

const zipper: PropPainter = (pen) => {
  for (const side of [-1, 1])
    outline(pen, 'blue', `M${side * 1} -40 L${side * 22} -98 L${side * 44} -98 L${side * 40} -2 L${side * 1} -2 Z`, { lighten: 0.1 })
  for (let y = -36; y <= -6; y += 6) mark(pen, 3, '#d3d9e3', `M-5 ${y} L5 ${y}`)
  for (const side of [-1, 1])
    for (let k = 1; k < 8; k++)
      mark(pen, 3, '#d3d9e3', `M${side * (2 + k * 2.6)} ${-40 - k * 7.2} L${side * (8 + k * 2.6)} ${-38 - k * 7.2}`)
  outline(pen, 'metal', 'M-9 -48 L9 -48 L6 -34 L-6 -34 Z', { lighten: 0.2 })
  outline(pen, 'metal', 'M-4 -36 L4 -36 L6 -16 C6 -11 -6 -11 -6 -16 Z', { lighten: 0.1 })
}

/** A full-face helmet of a motorcyclist, a stripe over its shell. */
const helmet: PropPainter = (pen) => {
  outline(pen, '#2c2a36', 'M-32 -24 L34 -16 L32 0 L-26 0 Z')
  outline(
    pen,
    'red',
    'M-46 -44 C -48 -78 -26 -98 4 -98 C34 -98 50 -78 50 -54 L50 -22 C48 -12 40 -6 30 -6 L14 -12 L-32 -12 C -42 -18 -46 -30 -46 -44 Z',
  )
  outline(pen, 'white', 'M-22 -90 C -10 -97 8 -98 20 -95 C6 -90 -6 -80 -12 -64 L-30 -64 C -30 -74 -28 -84 -22 -90 Z', FLAT_SHAPE)
  outline(pen, '#2c3448', 'M-2 -62 C8 -72 38 -74 49 -66 C52 -58 52 -48 50 -40 C32 -34 14 -34 2 -40 C -4 -46 -6 -56 -2 -62 Z')
  outline(pen, '#8fb8d8', 'M6 -60 C16 -67 34 -68 44 -64 C34 -60 18 -56 8 -50 C4 -52 4 -56 6 -60 Z', PLAIN_SHAPE)
  oval(pen, '#d8d4cc', -6, -48, 5, 5)
  for (const x of [28, 35, 42]) mark(pen, 2.2, '#7a1c1c', `M${x} -24 L${x} -15`)
}

export const GARMENTS = {
  hoodie,
  suit,
  wig,
  sneakers,
  zipper,
  'motorcycle-helmet': helmet,
} satisfies Record<string, PropPainter>
