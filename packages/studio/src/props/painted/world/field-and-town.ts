import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { emitLight, type PropPainter, rect } from '../pen.ts'
import { GLOWING, mark, oval } from './details.ts'

/** A tank of glass with fish, plants and a pump's bubbles. */
const fishTank: PropPainter = (pen) => {
  rect(pen, -0.5, -0.66, 1, 0.62, 'glass', { lighten: 0.1 })
  rect(pen, -0.47, -0.56, 0.94, 0.5, 'water', { ...PLAIN_SHAPE, lighten: 0.25 })
  outline(pen, 'sand', 'M-47 -6 L-47 -14 C -20 -20 16 -10 47 -16 L47 -6 Z', PLAIN_SHAPE)
  line(pen, 3, 'leaf', 'M-34 -14 C -40 -26 -28 -34 -34 -46 M-24 -15 C -20 -26 -28 -32 -22 -40')
  oval(pen, 'rock', 30, -14, 12, 7)
  for (const [x, y, role, turn] of [
    [4, -38, '#f0742a', 1],
    [26, -28, 'yellow', -1],
    [-6, -22, 'red', 1],
  ] as const) {
    outline(pen, role, `M${x - 7 * turn} ${y} L${x - 14 * turn} ${y - 6} L${x - 14 * turn} ${y + 6} Z`)
    oval(pen, role, x, y, 9, 6)
    oval(pen, 'black', x + 4 * turn, y - 1, 1.2, 1.4, PLAIN_SHAPE)
  }
  for (const [x, y] of [
    [40, -30],
    [38, -40],
    [41, -50],
  ] as const)
    oval(pen, 'white', x, y, 1.8, 1.8, PLAIN_SHAPE)
  rect(pen, -0.52, -0.72, 1.04, 0.09, 'dark', { lighten: 0.12 })
  rect(pen, -0.52, -0.06, 1.04, 0.06, 'dark', { lighten: 0.12 })
  mark(pen, 2, 'white', 'M-42 -54 L-42 -28')
}

const constellation: PropPainter = (pen) => {
  oval(pen, '#141c48', 0, -50, 49, 49, { plain: true })
  const stars = [
    [-34, -70],
    [-18, -76],
    [-6, -66],
    [8, -56],
    [12, -38],
    [32, -36],
    [34, -58],
  ] as const
  mark(pen, 1.2, '#9ab8ff', `M${stars.map(([x, y]) => `${x} ${y}`).join(' L')} L8 -56`)
  for (const [i, [x, y]] of stars.entries()) {
    const k = i % 2 ? 5 : 6.4
    outline(
      pen,
      '#fff6d0',
      `M${x} ${y - k} Q${x} ${y} ${x + k} ${y} Q${x} ${y} ${x} ${y + k} Q${x} ${y} ${x - k} ${y} Q${x} ${y} ${x} ${y - k} Z`,
      GLOWING,
    )
    oval(pen, '#ffffff', x, y, 2.4, 2.4, GLOWING)
  }
  for (const [x, y] of [
    [-20, -30],
    [-34, -44],
    [20, -80],
    [-6, -16],
    [18, -18],
    [0, -88],
  ] as const)
    oval(pen, 'white', x, y, 0.9, 0.9, GLOWING)
}

/** A net on a long handle with a fish in it. */
const fishingNet: PropPainter = (pen) => {
  line(pen, 4.4, 'wood', 'M-46 -96 L-4 -54')
  outline(pen, '#d8e4ec', 'M-10 -46 C -8 -14 6 0 18 0 C34 -2 42 -24 42 -50 Z', { lighten: 0.1 })
  outline(pen, '#f0943a', 'M4 -22 C10 -32 24 -32 30 -22 L38 -28 L38 -14 L30 -20 C24 -12 10 -12 4 -22 Z')
  mark(pen, 0.9, '#7f8ea0', 'M-8 -42 L24 -2 M4 -46 L34 -10 M18 -48 L40 -24 M40 -42 L10 -4 M28 -48 L-2 -16 M14 -48 L-8 -28')
  line(pen, 4, 'metal', 'M-11 -47 C -6 -62 38 -66 43 -50 C36 -40 -2 -38 -11 -47 Z')
}

/** A window of a browser with a page. */
const website: PropPainter = (pen) => {
  rect(pen, -0.5, -0.82, 1, 0.72, 'white', { round: 0.04 })
  rect(pen, -0.5, -0.82, 1, 0.14, '#5a6a86', { round: 0.04 })
  for (const [x, role] of [
    [-43, 'red'],
    [-36, 'yellow'],
    [-29, '#4fb86a'],
  ] as const)
    oval(pen, role, x, -75, 2.6, 2.6, PLAIN_SHAPE)
  rect(pen, -0.22, -0.785, 0.66, 0.07, 'white', { ...PLAIN_SHAPE, round: 0.03 })
  rect(pen, -0.44, -0.62, 0.44, 0.26, 'teal', PLAIN_SHAPE)
  outline(pen, 'white', 'M-40 -38 L-28 -54 L-20 -44 L-14 -50 L-4 -38 Z', PLAIN_SHAPE)
  mark(pen, 2.6, '#9aa4b6', 'M8 -58 L42 -58 M8 -50 L36 -50 M8 -42 L40 -42 M-42 -28 L-8 -28 M-42 -20 L-16 -20')
  rect(pen, 0.08, -0.3, 0.26, 0.11, '#f0742a', { round: 0.03 })
}

const buoy: PropPainter = (pen) => {
  line(pen, 2.6, 'red', 'M-12 -40 L-5 -82 M12 -40 L5 -82 M-9 -58 L9 -58')
  rect(pen, -0.09, -0.9, 0.18, 0.09, 'dark', { lighten: 0.15 })
  emitLight(pen, 0, -0.94, 0.16)
  oval(pen, 'window', 0, -94, 5, 6)
  outline(pen, 'red', 'M-24 -42 L24 -42 L30 -8 L-30 -8 Z')
  outline(pen, 'white', 'M-26.5 -30 L26.5 -30 L28 -20 L-28 -20 Z', PLAIN_SHAPE)
  outline(pen, 'water', 'M-50 -10 C -40 -16 -32 -4 -22 -10 C -12 -16 -4 -4 6 -10 C16 -16 26 -4 36 -10 C42 -13 46 -10 50 -10 L50 0 L-50 0 Z')
}

/** Red and white boards across the way. */
const barrier: PropPainter = (pen) => {
  for (const x of [-38, 30]) {
    line(pen, 4, 'metal', `M${x} 0 L${x + 4} -60 L${x + 8} 0`, -0.1)
    oval(pen, '#f0a030', x + 4, -66, 5, 5)
  }
  for (const y of [-56, -34]) {
    rect(pen, -0.5, y / 100, 1, 0.14, 'white')
    for (const x of [-44, -18, 8, 34])
      outline(pen, 'red', `M${x} ${y} L${x + 11} ${y} L${x + 3} ${y + 14} L${x - 8} ${y + 14} Z`, PLAIN_SHAPE)
  }
}

/** Dark stones with veins that shine. */
const ore: PropPainter = (pen) => {
  for (const [x, y, k, role] of [
    [-24, 0, 1, '#3a3640'],
    [24, 0, 1.05, '#34303a'],
    [0, -26, 1, '#423d48'],
  ] as const) {
    const p = (dx: number, dy: number): string => `${x + dx * k} ${y + dy * k}`
    outline(pen, role, `M${p(-24, 0)} L${p(-26, -14)} L${p(-14, -30)} L${p(6, -34)} L${p(22, -22)} L${p(25, -6)} L${p(18, 0)} Z`)
    mark(pen, 2, '#c9b06a', `M${p(-16, -10)} L${p(-6, -18)} L${p(2, -14)} L${p(12, -22)} M${p(4, -6)} L${p(14, -10)}`)
    for (const [dx, dy] of [
      [-12, -22],
      [8, -28],
      [-4, -6],
      [18, -14],
    ] as const)
      oval(pen, '#f0dc9a', x + dx * k, y + dy * k, 1.7, 1.5, PLAIN_SHAPE)
  }
}

/** A small house with a thatched roof and flowers. */
const cottage: PropPainter = (pen) => {
  rect(pen, 0.16, -0.92, 0.11, 0.3, 'stone')
  rect(pen, -0.36, -0.44, 0.72, 0.44, 'cream')
  mark(pen, 2.4, 'wood', 'M-34 -30 L-16 -30 M16 -30 L34 -30 M-35 -44 L-35 0 M35 -44 L35 0')
  outline(
    pen,
    '#c9a050',
    'M-50 -36 C -40 -64 -22 -82 -4 -84 L8 -84 C24 -82 40 -64 50 -36 C40 -32 30 -42 20 -38 C8 -34 -8 -34 -20 -38 C -30 -42 -40 -32 -50 -36 Z',
  )
  mark(pen, 1.6, '#9a7430', 'M-34 -46 L-20 -70 M-14 -44 L-8 -74 M6 -44 L6 -76 M24 -46 L16 -70 M38 -46 L28 -62')
  outline(pen, '#6a4a30', 'M-8 0 L-8 -18 C -7 -28 7 -28 8 -18 L8 0 Z')
  oval(pen, 'gold', 4, -12, 1.5, 1.5, PLAIN_SHAPE)
  for (const x of [-30, 17]) {
    rect(pen, x / 100, -0.3, 0.13, 0.14, 'window')
    mark(pen, 1.4, '#6a4a30', `M${x + 6.5} -30 L${x + 6.5} -16 M${x} -23 L${x + 13} -23`)
  }
  for (const [x, y, role] of [
    [-40, -6, 'leaf'],
    [40, -6, 'leaf'],
    [-22, -4, 'leaf'],
    [24, -4, 'leaf'],
  ] as const)
    oval(pen, role, x, y, 9, 7, { noInk: true })
  for (const [x, y, role] of [
    [-43, -9, 'red'],
    [-37, -6, 'pink'],
    [-24, -6, 'yellow'],
    [38, -9, 'pink'],
    [43, -5, 'red'],
    [25, -6, 'yellow'],
  ] as const)
    oval(pen, role, x, y, 2.6, 2.6, PLAIN_SHAPE)
}

const shed: PropPainter = (pen) => {
  rect(pen, -0.4, -0.56, 0.8, 0.56, 'wood')
  for (let x = -32; x < 40; x += 8) mark(pen, 1.2, 'wood', `M${x} -56 L${x} 0`, -0.25)
  outline(pen, '#5a5660', 'M-50 -52 L-4 -84 L50 -52 L46 -47 L-4 -76 L-46 -47 Z')
  outline(pen, 'wood', 'M-38 -54 L-4 -76 L40 -54 Z', { lighten: -0.08 })
  outline(pen, '#5a5660', 'M-50 -52 L-4 -84 L50 -52 L45 -48 L-4 -77 L-45 -48 Z')
  rect(pen, -0.16, -0.42, 0.28, 0.42, '#7a5232')
  mark(pen, 2, '#4a301c', 'M-16 -42 L12 0 M-16 -30 L12 -30 M-16 -8 L12 -8')
  rect(pen, 0.19, -0.38, 0.15, 0.14, 'glass')
  mark(pen, 1.2, '#4a301c', 'M26.5 -38 L26.5 -24 M19 -31 L34 -31')
  line(pen, 2.4, 'wood', 'M-30 0 L-26 -36', 0.15)
  outline(pen, 'metal', 'M-30 -36 L-22 -36 L-24 -48 L-28 -48 Z')
}

/** A balloon of paper with a flame in it, that rises. */
const skyLantern: PropPainter = (pen) => {
  emitLight(pen, 0, -0.4, 0.48, 0.6)
  outline(pen, '#ffb45a', 'M-24 -10 C -34 -40 -40 -74 -20 -92 C -8 -100 8 -100 20 -92 C40 -74 34 -40 24 -10 Z', { emissive: true })
  outline(pen, '#ffd98a', 'M-12 -10 C -18 -36 -16 -60 0 -72 C16 -60 18 -36 12 -10 Z', GLOWING)
  outline(pen, '#fff4c8', 'M-6 -10 C -8 -24 -4 -34 0 -40 C4 -34 8 -24 6 -10 Z', GLOWING)
  mark(pen, 1.2, '#d8823a', 'M-10 -94 C -20 -70 -18 -36 -12 -11 M10 -94 C20 -70 18 -36 12 -11')
  outline(pen, '#c8702a', 'M-25 -12 L25 -12 L23 -4 L-23 -4 Z')
}

/** A plain round medal with a portrait, in its case. */
const medalInCase: PropPainter = (pen) => {
  outline(pen, '#5a1f2a', 'M-46 -6 L-38 -60 L38 -60 L46 -6 Z')
  outline(pen, '#7a2c3a', 'M-40 -9 L-33 -55 L33 -55 L40 -9 Z', { plain: true })
  outline(pen, '#5a1f2a', 'M-38 -60 L-34 -98 L34 -98 L38 -60 Z', { lighten: 0.05 })
  outline(pen, 'cream', 'M-33 -63 L-30 -94 L30 -94 L33 -63 Z', { plain: true })
  oval(pen, 'gold', 0, -33, 22, 20)
  oval(pen, 'gold', 0, -33, 17.5, 15.6, { ...PLAIN_SHAPE, lighten: 0.14 })
  outline(
    pen,
    'gold',
    'M-8 -22 C -8 -28 -4 -29 -4 -32 C -10 -36 -6 -46 2 -46 C8 -46 10 -41 9 -38 L12 -34 L9 -33 C9 -29 6 -28 4 -28 L6 -22 Z',
    { ...PLAIN_SHAPE, lighten: -0.2 },
  )
  outline(pen, '#42161e', 'M-46 -6 L46 -6 L45 0 L-45 0 Z')
}

/** Worn covers, held by a string, with loose pages. */
const oldNotebook: PropPainter = (pen) => {
  outline(pen, 'cream', 'M-34 -92 L38 -96 L42 -8 L-30 -4 Z', { lighten: -0.12 })
  outline(pen, '#8a5a34', 'M-38 -90 L32 -94 L36 -4 L-34 0 Z')
  outline(pen, '#6a4226', 'M-38 -90 L-26 -91 L-22 -1 L-34 0 Z', { plain: true })
  outline(pen, '#e0c48f', 'M-12 -76 L22 -78 L23 -58 L-11 -56 Z', { plain: true })
  mark(pen, 1.4, '#6a4226', 'M-6 -70 L16 -71 M-6 -64 L12 -65')
  line(pen, 2, '#d8b878', 'M10 -93 L14 -2 M-37 -42 L34 -46')
  mark(pen, 1.6, '#5a3820', 'M-8 -30 C0 -34 6 -26 -2 -24 M20 -24 L28 -14 M-16 -12 L-6 -16')
}

/** Grapes hang from a stem tied to its post. */
const grapevine: PropPainter = (pen) => {
  rect(pen, -0.06, -0.94, 0.07, 0.94, 'wood')
  line(pen, 3, 'trunk', 'M-8 0 C -16 -30 6 -44 -4 -70 M-4 -70 C -20 -84 -34 -80 -46 -84 M-4 -70 C14 -82 30 -76 46 -80')
  for (const [x, y] of [
    [-30, -58],
    [28, -54],
  ] as const)
    for (const [dx, dy] of [
      [-8, 0],
      [0, 0],
      [8, 0],
      [-5, 8],
      [4, 8],
      [-1, 16],
    ] as const)
      oval(pen, 'purple', x + dx, y + dy, 5.4, 5.4)
  for (const [x, y, k] of [
    [-40, -80, 1],
    [-18, -84, 1.1],
    [12, -86, 1.1],
    [40, -78, 1],
    [-12, -50, 0.8],
  ] as const)
    outline(
      pen,
      'leaf',
      `M${x} ${y + 9 * k} L${x - 10 * k} ${y + 6 * k} L${x - 13 * k} ${y - 3 * k} L${x - 5 * k} ${y - 4 * k} L${x} ${y - 13 * k} L${x + 5 * k} ${y - 4 * k} L${x + 13 * k} ${y - 3 * k} L${x + 10 * k} ${y + 6 * k} Z`,
    )
}

/** A plant with white bolls. */
const cottonPlant: PropPainter = (pen) => {
  line(pen, 3, '#8a6a44', 'M0 0 C2 -30 -4 -50 0 -78 M0 -24 C -14 -34 -22 -40 -28 -52 M0 -34 C14 -42 22 -48 28 -60')
  for (const [x, y, turn] of [
    [-16, -30, -1],
    [16, -36, 1],
    [-2, -14, 1],
  ] as const)
    outline(
      pen,
      'leaf',
      `M${x} ${y} C${x + turn * 6} ${y - 12} ${x + turn * 22} ${y - 8} ${x + turn * 24} ${y + 2} C${x + turn * 14} ${y + 8} ${x + turn * 4} ${y + 6} ${x} ${y} Z`,
    )
  for (const [x, y] of [
    [0, -84],
    [-30, -58],
    [30, -66],
  ] as const) {
    outline(pen, '#8a6a44', `M${x - 12} ${y + 2} L${x} ${y + 15} L${x + 12} ${y + 2} Z`)
    for (const [dx, dy] of [
      [-8, 0],
      [8, 0],
      [0, -8],
      [0, 4],
    ] as const)
      oval(pen, 'white', x + dx, y + dy, 8.4, 7.6)
  }
}

/** A frame of wood with threads and half a cloth. */
const loom: PropPainter = (pen) => {
  for (const x of [-44, 38]) rect(pen, x / 100, -0.96, 0.06, 0.96, 'wood')
  for (const y of [-94, -20]) rect(pen, -0.48, y / 100, 0.96, 0.07, 'wood', { lighten: -0.06 })
  for (let x = -34; x <= 34; x += 5) mark(pen, 1, 'cream', `M${x} -87 L${x} -20`)
  rect(pen, -0.36, -0.5, 0.72, 0.3, 'red')
  for (const y of [-44, -34, -26]) mark(pen, 2.4, y === -34 ? 'gold' : 'blue', `M-36 ${y} L36 ${y}`)
  line(pen, 3.4, 'woodLight', 'M-40 -56 L40 -60')
  line(pen, 2.6, 'wood', 'M-44 0 L-30 -13 M44 0 L32 -13')
}

const policeStation: PropPainter = (pen) => {
  rect(pen, -0.46, -0.58, 0.92, 0.58, '#c8ccd4')
  rect(pen, -0.5, -0.66, 1, 0.09, 'blue')
  rect(pen, -0.16, -0.84, 0.32, 0.19, 'blue')
  const star = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2
    const r = i % 2 ? 3 : 7
    return `${i ? 'L' : 'M'}${(Math.cos(a) * r).toFixed(1)} ${(-74 + Math.sin(a) * r).toFixed(1)}`
  })
  outline(pen, 'gold', `${star.join(' ')} Z`, PLAIN_SHAPE)
  for (const x of [-38, -24, 15, 29]) for (const y of [-48, -26]) rect(pen, x / 100, y / 100, 0.09, 0.13, 'glass', { plain: true })
  rect(pen, -0.1, -0.3, 0.2, 0.3, '#3a4a6a')
  mark(pen, 1.4, 'white', 'M0 -30 L0 0')
  for (const x of [-14, 14]) {
    line(pen, 1.8, 'dark', `M${x} -2 L${x} -34`, 0.15)
    oval(pen, '#4fa8ff', x, -38, 4.4, 4.4)
  }
}

/** A folded bed on wheels with a pillow and a blanket. */
const stretcher: PropPainter = (pen) => {
  line(pen, 2.6, 'metal', 'M-34 -26 L-16 -6 M-16 -26 L-34 -6 M16 -26 L34 -6 M34 -26 L16 -6')
  for (const x of [-34, -16, 16, 34]) oval(pen, '#26242e', x, -4.4, 4.4, 4.4)
  line(pen, 2.6, 'metal', 'M-48 -36 L-48 -52 M48 -34 L48 -48')
  outline(pen, '#f0742a', 'M-48 -36 L48 -36 L48 -26 L-48 -26 Z')
  outline(pen, 'white', 'M-46 -36 C -48 -48 -26 -50 -22 -44 C -18 -40 -20 -36 -22 -36 Z')
  outline(pen, 'blue', 'M-18 -40 L44 -40 L44 -20 L34 -26 L-14 -26 Z', { lighten: 0.25 })
  outline(pen, 'white', 'M-20 -41 L-8 -41 L-8 -25 L-16 -26 Z', { plain: true })
  mark(pen, 2, 'blue', 'M6 -39 L6 -27 M26 -39 L26 -27', 0.05)
}

const bearTrap: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-50 -8 L-36 -10 M50 -8 L36 -10', -0.2)
  outline(pen, 'metal', 'M-38 -8 C -40 -44 40 -44 38 -8 C30 -36 -30 -36 -38 -8 Z', { lighten: -0.2 })
  for (const [x, y, lean] of [
    [-30, -22, -5],
    [-18, -31, -3],
    [-6, -34, -1],
    [6, -34, 1],
    [18, -31, 3],
    [30, -22, 5],
  ] as const)
    outline(pen, 'metal', `M${x - 4} ${y} L${x + lean} ${y - 12} L${x + 4} ${y} Z`)
  oval(pen, 'metal', 0, -8, 14, 5)
  outline(pen, 'metal', 'M-38 -8 C -34 4 34 4 38 -8 C30 0 -30 0 -38 -8 Z', { lighten: -0.1 })
  for (const x of [-26, -13, 0, 13, 26]) outline(pen, 'metal', `M${x - 4} -2 L${x} -13 L${x + 4} -2 Z`, { lighten: 0.08 })
}

const balcony: PropPainter = (pen) => {
  rect(pen, -0.5, -0.98, 1, 0.98, '#e0b48a')
  rect(pen, -0.2, -0.84, 0.4, 0.56, 'wood')
  rect(pen, -0.16, -0.8, 0.15, 0.5, 'glass', { plain: true })
  rect(pen, 0.01, -0.8, 0.15, 0.5, 'glass', { plain: true })
  for (const x of [-32, 20]) rect(pen, x / 100, -0.84, 0.12, 0.54, 'teal')
  rect(pen, -0.42, -0.14, 0.84, 0.07, 'stone')
  for (const x of [-30, 24]) outline(pen, 'stone', `M${x} -7 L${x + 8} -7 L${x + 2} 0 L${x} 0 Z`, { lighten: -0.1 })
  line(pen, 2.2, 'dark', 'M-40 -42 L40 -42 M-40 -16 L40 -16 M-40 -42 L-40 -16 M40 -42 L40 -16', 0.1)
  for (const x of [-30, -20, -10, 0, 10, 20, 30]) mark(pen, 1.6, 'dark', `M${x} -42 L${x} -16`, 0.1)
  for (const x of [-28, 22]) {
    oval(pen, 'leaf', x, -46, 8, 5, { noInk: true })
    for (const dx of [-4, 1, 5]) oval(pen, 'red', x + dx, -48, 2, 2, PLAIN_SHAPE)
  }
}

export const FIELD_AND_TOWN = {
  'fish-tank': fishTank,
  constellation,
  'fishing-net': fishingNet,
  website,
  buoy,
  barrier,
  ore,
  cottage,
  shed,
  'sky-lantern': skyLantern,
  'medal-in-case': medalInCase,
  'old-notebook': oldNotebook,
  grapevine,
  'cotton-plant': cottonPlant,
  loom,
  'police-station': policeStation,
  stretcher,
  'bear-trap': bearTrap,
  balcony,
} satisfies Record<string, PropPainter>
