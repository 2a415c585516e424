import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A woven carpet on the floor, seen from its long side, with fringes at both ends. */
const rug: PropPainter = (pen) => {
  for (let i = 0; i <= 8; i++) {
    const y = -3 - i * 3.1
    const x = 45.5 - i * 1.45
    for (const side of [-1, 1]) mark(pen, 1.1, '#f0dfb8', `M${side * x} ${y} L${side * (x + 4.5)} ${y + 0.6}`)
  }
  outline(pen, '#a8323a', 'M-34 -29 L34 -29 L46 -2 L-46 -2 Z', { cel: 0.05 })
  outline(pen, '#e8c88a', 'M-31 -27 L31 -27 L41 -4.5 L-41 -4.5 Z', FLAT_SHAPE)
  outline(pen, '#2f4a6b', 'M-29.5 -25.6 L29.5 -25.6 L38.5 -6 L-38.5 -6 Z', FLAT_SHAPE)
  outline(pen, '#a8323a', 'M-25 -23 L25 -23 L31.5 -9 L-31.5 -9 Z', FLAT_SHAPE)
  outline(pen, '#e8c88a', 'M0 -22 L17 -16 L0 -10 L-17 -16 Z', FLAT_SHAPE)
  outline(pen, '#2f4a6b', 'M0 -20 L11 -16 L0 -12 L-11 -16 Z', FLAT_SHAPE)
  for (const side of [-1, 1])
    outline(pen, '#e8c88a', `M${side * 22} -19 L${side * 26} -16 L${side * 23} -13 L${side * 19} -16 Z`, FLAT_SHAPE)
  for (let i = -3; i <= 3; i++) {
    oval(pen, '#e8c88a', i * 9, -24.3, 1.4, 0.6, FLAT_SHAPE)
    oval(pen, '#e8c88a', i * 10.5, -7.5, 1.8, 0.8, FLAT_SHAPE)
  }
}

/** A hatch in a floor of boards: its lid stands open on hinges, stairs go down into the dark. */
const trapdoor: PropPainter = (pen) => {
  outline(pen, '#8f6a42', 'M-42 -42 L42 -42 L50 0 L-50 0 Z', { cel: 0 })
  for (const [x, far] of [
    [-33, -28],
    [-17, -14],
    [17, 14],
    [33, 28],
  ] as const)
    mark(pen, 1, '#6b4a2a', `M${x} 0 L${far} -42`)
  outline(pen, '#0d0a14', 'M-25 -37 L25 -37 L31 -6 L-31 -6 Z', { ...FLAT_SHAPE, noInk: false })
  for (const [y, half, role] of [
    [-9, 27, '#8a6a48'],
    [-15, 23, '#674e38'],
    [-20, 20, '#4a382c'],
    [-24.5, 17.5, '#332724'],
    [-28, 15.5, '#221a1e'],
  ] as const)
    outline(pen, role, `M${-half} ${y} L${half} ${y} L${half - 1} ${y - 3} L${-half + 1} ${y - 3} Z`, FLAT_SHAPE)
  outline(pen, 'wood', 'M-26 -38 L26 -38 L24 -94 L-24 -94 Z', { cel: 0.08 })
  for (const x of [-13, 0, 13]) mark(pen, 1.1, '#6b4630', `M${x} -38 L${x * 0.92} -94`)
  for (const y of [-52, -82]) outline(pen, '#6f4a2c', `M-23 ${y} L23 ${y} L23 ${y - 6} L-23 ${y - 6} Z`)
  outline(pen, '#6f4a2c', 'M-21 -52 L-14 -52 L21 -82 L14 -82 Z')
  for (const x of [-16, 16]) box(pen, '#3a3a48', x - 3.5, -42, 7, 7)
}

/** A door of planks that stands half open before a dark cellar with stairs going down. */
const cellarDoor: PropPainter = (pen) => {
  box(pen, '#7d7268', -40, -100, 66, 100, { cel: 0 })
  for (const [x, y, w] of [
    [-40, -80, 8],
    [-40, -56, 8],
    [-40, -30, 8],
    [-28, -94, 20],
  ] as const)
    mark(pen, 0.9, '#564c46', `M${x} ${y} L${x + w} ${y}`)
  box(pen, '#0b0912', -32, -92, 51, 92, FLAT_SHAPE)
  for (const [y, from, to, role] of [
    [0, -32, 19, '#6f6258'],
    [-7, -28, 16, '#51473f'],
    [-13, -25, 13.5, '#39322f'],
    [-18, -22, 11, '#272226'],
    [-22, -20, 9.5, '#1a161e'],
  ] as const)
    outline(pen, role, `M${from} ${y} L${to} ${y} L${to - 1} ${y - 4.4} L${from + 1} ${y - 4.4} Z`, FLAT_SHAPE)
  outline(pen, '#6b472c', 'M19 -92 L47 -100 L47 5 L19 0 Z', { cel: 0.06 })
  for (const [x, top, foot] of [
    [26, -94, 1.2],
    [33, -96, 2.5],
    [40, -98, 3.7],
  ] as const)
    mark(pen, 1, '#452c1a', `M${x} ${top} L${x} ${foot}`)
  for (const y of [-78, -18]) outline(pen, '#34343f', `M19 ${y} L45 ${y - 3.4} L45 ${y + 2.4} L19 ${y + 4} Z`)
  line(pen, 2, '#34343f', 'M41 -52 C46 -52 46 -42 41 -42')
}

/** A plump pillow, dented where a head lay. */
const pillow: PropPainter = (pen) => {
  outline(
    pen,
    'white',
    'M-49 -50 C -46 -56 -40 -54 -34 -52 C -14 -60 14 -60 34 -52 C40 -54 46 -56 49 -50 C46 -42 46 -22 49 -12 C44 -6 38 -9 34 -10 C14 -3 -14 -3 -34 -10 C -38 -9 -44 -6 -49 -12 C -46 -22 -46 -42 -49 -50 Z',
    { cel: 0.1 },
  )
  outline(pen, '#d5dbe6', 'M-22 -34 C -14 -44 14 -44 22 -34 C14 -24 -14 -24 -22 -34 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    mark(pen, 1.3, '#b4bccb', `M${x * 42} ${-31 + y * 17} C${x * 36} ${-31 + y * 14} ${x * 32} ${-31 + y * 10} ${x * 27} ${-31 + y * 9}`)
    mark(pen, 1.1, '#b4bccb', `M${x * 40} ${-31 + y * 12} L${x * 33} ${-31 + y * 7}`)
  }
}

/** A folded plaid blanket: the round folds to the left, fringes to the right. */
const blanket: PropPainter = (pen) => {
  for (const [i, y] of [0, -14, -28].entries()) {
    outline(pen, '#b23a3f', `M44 ${y} L-36 ${y} C -50 ${y} -50 ${y - 14} -36 ${y - 14} L44 ${y - 14} Z`, {
      lighten: -0.1 + i * 0.06,
      cel: 0.05,
    })
    for (const x of [-26, -4, 18, 38]) mark(pen, 2.6, '#2f4a6b', `M${x} ${y - 1} L${x} ${y - 13}`)
    mark(pen, 1, '#f0dfb8', `M-40 ${y - 7} L44 ${y - 7}`)
    for (let k = 0; k < 4; k++) mark(pen, 1.2, '#f0dfb8', `M44 ${y - 2 - k * 3.4} L49 ${y - 1 - k * 3.4}`)
  }
  outline(pen, '#b23a3f', 'M-38 -42 L44 -42 L34 -60 L-26 -60 C -34 -59 -40 -50 -38 -42 Z', { lighten: 0.08, cel: 0 })
  for (const x of [-24, -2, 20, 38]) mark(pen, 2.6, '#2f4a6b', `M${x} -43 L${x * 0.78 + 1} -59`)
  for (const y of [-47, -55]) mark(pen, 1.2, '#f0dfb8', `M-34 ${y} L${40 + (y + 47) * 0.5} ${y}`)
}

export const CARPETS_AND_DOORS: Readonly<Record<string, PropPainter>> = {
  rug,
  trapdoor,
  'cellar-door': cellarDoor,
  pillow,
  blanket,
}
