import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A loop of rubber beside a ball of them. */
const rubberBands: PropPainter = (pen) => {
  oval(pen, '#e8b878', -18, -34, 31, 31)
  for (const [d, role] of [
    ['M-46 -46 C -30 -30 -6 -30 10 -46', '#e8433f'],
    ['M-48 -30 C -30 -14 -4 -16 12 -26', '#3f8ae0'],
    ['M-32 -62 C -22 -44 -24 -18 -34 -6', '#4cae6a'],
    ['M-6 -63 C -14 -44 -12 -20 0 -8', '#f0c83a'],
    ['M-44 -18 C -30 -24 -16 -48 -16 -64', '#d88a3a'],
    ['M8 -18 C -6 -24 -18 -48 -40 -54', '#a85ab0'],
  ] as const)
    mark(pen, 4.6, role, d)
  line(pen, 4.4, '#e8433f', 'M26 -92 C46 -96 54 -70 44 -46 C38 -30 26 -30 24 -48 C22 -62 12 -88 26 -92')
}

/** A long thin rule, its marks along the whole edge. */
const straightRuler: PropPainter = (pen) => {
  outline(pen, '#f4c83a', 'M-50 -18 L32 -88 L50 -68 L-32 2 Z')
  outline(pen, '#fbe08a', 'M-50 -18 L32 -88 L35 -84 L-47 -14 Z', FLAT_SHAPE)
  for (let i = 1; i < 24; i++) {
    const [x, y] = [-50 + (82 / 24) * i, -18 - (70 / 24) * i]
    const long = i % 4 ? 0.28 : 0.5
    mark(pen, i % 4 ? 1.4 : 2.2, '#4a3a1a', `M${x.toFixed(1)} ${y.toFixed(1)} L${(x + 18 * long).toFixed(1)} ${(y + 20 * long).toFixed(1)}`)
  }
  mark(pen, 2.2, '#4a3a1a', 'M-22 -14 L-18 -9 M8 -42 L13 -42 L9 -35 L14 -35')
  oval(pen, '#d8e4ea', 40, -70, 3.4, 3.4)
}

/** A blue button with a thumb up, pressed by the arrow of a mouse. */
const likeButton: PropPainter = (pen) => {
  box(pen, '#1f5ac8', -50, -76, 92, 52, { round: 14 })
  box(pen, '#3f8af0', -50, -80, 92, 50, { round: 14 })
  box(pen, 'white', -38, -60, 9, 22, { ...FLAT_SHAPE, round: 2 })
  outline(
    pen,
    'white',
    'M-26 -38 L-26 -58 L-14 -74 C -8 -76 -6 -70 -8 -66 L-10 -60 L4 -60 C9 -60 10 -55 7 -53 C10 -51 9 -47 6 -46 C8 -43 6 -40 3 -40 C2 -38 0 -37 -3 -37 L-22 -37 Z',
    FLAT_SHAPE,
  )
  mark(pen, 6, 'white', 'M24 -66 L24 -44 M13 -55 L35 -55')
  outline(pen, '#fbfbfa', 'M16 -42 L50 -18 L35 -16 L44 2 L36 6 L28 -12 L17 -3 Z')
}

/** Polished steel balls beside an open ball bearing. */
const steelBalls: PropPainter = (pen) => {
  oval(pen, '#9aa4b2', -14, -54, 36, 40)
  oval(pen, '#5c6674', -14, -54, 29, 33, FLAT_SHAPE)
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-14 + Math.cos(i * 0.698) * 22, -54 + Math.sin(i * 0.698) * 25]
    oval(pen, '#d4dae2', x, y, 7, 7)
    oval(pen, 'white', x - 2.4, y - 2.6, 2, 1.8, PLAIN_SHAPE)
  }
  oval(pen, '#b8c2ce', -14, -54, 15, 18)
  oval(pen, '#2a2e3a', -14, -54, 10, 12, FLAT_SHAPE)
  for (const [x, y, r] of [
    [34, -16, 16],
    [6, -9, 9],
  ] as const) {
    oval(pen, '#b8c2ce', x, y, r, r)
    outline(
      pen,
      '#4a5260',
      `M${x - r * 0.9} ${y + r * 0.1} C${x - r * 0.4} ${y - r * 0.1} ${x + r * 0.4} ${y - r * 0.1} ${x + r * 0.9} ${y + r * 0.1} C${x + r * 0.7} ${y + r * 0.5} ${x - r * 0.7} ${y + r * 0.5} ${x - r * 0.9} ${y + r * 0.1} Z`,
      FLAT_SHAPE,
    )
    oval(pen, 'white', x - r * 0.35, y - r * 0.45, r * 0.24, r * 0.18, PLAIN_SHAPE)
  }
}

/** The screen of a phone: a red receiver with a bent arrow and a badge. */
const missedCall: PropPainter = (pen) => {
  box(pen, '#2a2c38', -29, -99, 58, 99, { round: 8 })
  box(pen, '#f4f7fb', -24, -92, 48, 84, { round: 4, cel: 0 })
  outline(
    pen,
    '#e8302e',
    'M-18 -42 C -16 -54 16 -54 18 -42 L18 -34 C18 -31 9 -32 8 -35 L7 -42 C2 -44 -2 -44 -7 -42 L-8 -35 C -9 -32 -18 -31 -18 -34 Z',
  )
  line(pen, 3.4, '#e8302e', 'M-17 -74 L0 -60 L16 -76')
  outline(pen, '#e8302e', 'M19 -79 L8 -77 L17 -68 Z', PLAIN_SHAPE)
  mark(pen, 2.4, '#a8b2bc', 'M-14 -22 L14 -22 M-8 -16 L8 -16')
  oval(pen, '#e8302e', 29, -92, 12, 12)
  mark(pen, 3.4, 'white', 'M27 -96 L30 -98 L30 -86')
}

/** The back of a phone in a soft shell, a hole for its cameras. */
const phoneCase: PropPainter = (pen) => {
  box(pen, '#4cc0b0', -29, -99, 58, 99, { round: 12 })
  box(pen, '#6fd8c8', -24, -94, 48, 89, { ...FLAT_SHAPE, round: 9 })
  box(pen, '#2a2c38', -21, -91, 24, 24, { round: 7 })
  for (const [x, y] of [
    [-14, -84],
    [-4, -84],
    [-14, -74],
  ] as const) {
    oval(pen, '#8d98a8', x, y, 4.4, 4.4, FLAT_SHAPE)
    oval(pen, '#14161e', x, y, 2.6, 2.6, FLAT_SHAPE)
  }
  outline(pen, '#ff7a9a', 'M0 -24 C -14 -34 -16 -46 -6 -48 C -2 -48 0 -45 0 -43 C0 -45 2 -48 6 -48 C16 -46 14 -34 0 -24 Z', FLAT_SHAPE)
  for (const y of [-66, -54]) box(pen, '#3aa898', 27, y, 5, 9, { round: 2 })
}

/** A bell curve on axes. */
const bellCurve: PropPainter = (pen) => {
  outline(pen, '#cfe4f8', 'M-42 -12 C -20 -12 -18 -84 2 -84 C22 -84 24 -12 46 -12 Z', FLAT_SHAPE)
  mark(pen, 2, '#8ab0d8', 'M2 -84 L2 -10 M-16 -46 L-16 -10 M20 -46 L20 -10')
  line(pen, 3.4, '#3a4250', 'M-44 -96 L-44 -8 L48 -8')
  outline(pen, '#3a4250', 'M-50 -92 L-44 -100 L-38 -92 Z', PLAIN_SHAPE)
  outline(pen, '#3a4250', 'M44 -14 L52 -8 L44 -2 Z', PLAIN_SHAPE)
  line(pen, 5, '#2f7ae0', 'M-42 -13 C -20 -13 -18 -84 2 -84 C22 -84 24 -13 44 -13')
}

/** One red block with three holes. */
const brick: PropPainter = (pen) => {
  outline(pen, '#d8694a', 'M-50 -40 L-14 -62 L50 -46 L16 -22 Z')
  outline(pen, '#b84e34', 'M-50 -40 L16 -22 L16 4 L-50 -14 Z')
  outline(pen, '#96402a', 'M16 -22 L50 -46 L50 -20 L16 4 Z')
  for (const [x, y] of [
    [-20, -46],
    [0, -42],
    [20, -37],
  ] as const) {
    oval(pen, '#6b2a1a', x, y, 8, 5)
    oval(pen, '#3e1710', x, y + 1.4, 6, 3.4, FLAT_SHAPE)
  }
  for (const [x, y] of [
    [-38, -26],
    [-20, -16],
    [-4, -20],
    [6, -8],
    [30, -24],
  ] as const)
    oval(pen, '#d8805e', x, y, 1.8, 1.4, FLAT_SHAPE)
}

/** A slip of pay: coins, lines, and the sum in its box. */
const payslip: PropPainter = (pen) => {
  outline(pen, '#fbfaf2', 'M-38 -98 L38 -98 L38 0 L-38 0 Z')
  box(pen, '#3f8a5a', -38, -98, 76, 18, FLAT_SHAPE)
  oval(pen, '#f4cf3a', -26, -89, 6.4, 6.4)
  mark(pen, 3, 'white', 'M-14 -89 L26 -89')
  for (const y of [-70, -60, -50, -40]) {
    mark(pen, 2.4, '#8a8490', `M-30 ${y} L${y % 20 ? 0 : -6} ${y}`)
    mark(pen, 2.4, y === -40 ? '#d8302a' : '#3a3444', `M16 ${y} L30 ${y}`)
  }
  mark(pen, 1.6, '#3a3444', 'M-32 -32 L32 -32')
  box(pen, '#d4f0d8', -32, -27, 64, 20, { round: 3 })
  for (const [x, y] of [
    [-20, -15],
    [-14, -18],
  ] as const)
    oval(pen, '#f4cf3a', x, y, 5.4, 5.4)
  mark(pen, 3.4, '#2a6a3e', 'M2 -17 L26 -17')
}

/** A mortarboard chained to an iron ball. */
const studentDebt: PropPainter = (pen) => {
  outline(pen, '#2a2c44', 'M-44 -76 L-4 -96 L40 -80 L0 -58 Z')
  outline(pen, '#2a2c44', 'M-26 -68 L0 -57 L24 -70 L24 -52 C14 -42 -16 -42 -26 -52 Z')
  line(pen, 2.6, '#f0c03a', 'M-2 -78 L36 -72 L38 -54')
  outline(pen, '#f0c03a', 'M35 -56 L41 -56 L43 -44 L34 -44 Z')
  for (const [x, y] of [
    [-14, -44],
    [-18, -36],
    [-16, -27],
    [-9, -21],
    [-1, -20],
  ] as const)
    mark(
      pen,
      3.4,
      '#7c8694',
      `M${x - 4} ${y} C${x - 4} ${y - 6} ${x + 4} ${y - 6} ${x + 4} ${y} C${x + 4} ${y + 6} ${x - 4} ${y + 6} ${x - 4} ${y}`,
    )
  oval(pen, '#3a3c4a', 22, -21, 21, 21)
  mark(pen, 3.4, '#fbfbf4', 'M29 -30 C26 -34 16 -34 16 -28 C16 -21 29 -23 29 -15 C29 -9 18 -9 15 -13 M22 -36 L22 -6')
}

/** A lead box with its sign, a vial shining green out of it. */
const glowingVial: PropPainter = (pen) => {
  oval(pen, '#c8ff8a', -4, -66, 36, 32, { ...GLOWING, lighten: 0.1 })
  outline(pen, '#d8f4e0', 'M-14 -96 L6 -96 L6 -40 L-14 -40 Z')
  outline(pen, '#6ae83a', 'M-12 -80 L4 -80 L4 -40 L-12 -40 Z', { ...FLAT_SHAPE, emissive: true })
  box(pen, '#5c6674', -17, -99, 26, 7, { round: 2 })
  outline(pen, '#6c7684', 'M-44 -44 L34 -44 L34 0 L-44 0 Z')
  outline(pen, '#545d6a', 'M34 -44 L48 -54 L48 -10 L34 0 Z')
  outline(pen, '#8a94a2', 'M-44 -44 L-32 -53 L48 -54 L34 -44 Z', FLAT_SHAPE)
  outline(pen, '#6ae83a', 'M-14 -44 L-12 -53 L4 -53 L6 -44 Z', { ...FLAT_SHAPE, emissive: true })
  oval(pen, '#f8d02e', -5, -22, 18, 18)
  for (let i = 0; i < 3; i++)
    outline(
      pen,
      '#1c1a26',
      `M${polar(-5, -22, -2.09 + i * 2.094, 5)} L${polar(-5, -22, -2.09 + i * 2.094, 15)} Q${polar(-5, -22, -1.57 + i * 2.094, 17)} ${polar(-5, -22, -1.05 + i * 2.094, 15)} L${polar(-5, -22, -1.05 + i * 2.094, 5)} Z`,
      FLAT_SHAPE,
    )
  oval(pen, '#1c1a26', -5, -22, 3, 3, FLAT_SHAPE)
}

/** A casing opened on the rotor: rings of blades on one shaft, steam blowing in. */
const turbine: PropPainter = (pen) => {
  oval(pen, '#5c6674', 0, -50, 48, 48)
  oval(pen, '#2a2e3a', 0, -50, 42, 42, FLAT_SHAPE)
  for (let i = 0; i < 18; i++) {
    const turn = i * 0.349
    outline(
      pen,
      i % 2 ? '#c4ccd6' : '#aab4c0',
      `M${polar(0, -50, turn - 0.12, 13)} Q${polar(0, -50, turn - 0.02, 28)} ${polar(0, -50, turn + 0.18, 40)} L${polar(0, -50, turn + 0.42, 38)} Q${polar(0, -50, turn + 0.22, 26)} ${polar(0, -50, turn + 0.14, 13)} Z`,
      { cel: 0.1, noInk: true },
    )
    mark(pen, 1.2, '#4a5260', `M${polar(0, -50, turn - 0.12, 13)} Q${polar(0, -50, turn - 0.02, 28)} ${polar(0, -50, turn + 0.18, 40)}`)
  }
  oval(pen, '#e8a02e', 0, -50, 14, 14)
  oval(pen, '#fbd88a', -3, -53, 5, 5, PLAIN_SHAPE)
  for (let i = 0; i < 12; i++) oval(pen, '#d4dae2', Math.cos(i * 0.5236) * 45, -50 + Math.sin(i * 0.5236) * 45, 1.8, 1.8, FLAT_SHAPE)
}

export const FIGURES_AND_MATTER = {
  'rubber-bands': rubberBands,
  'straight-ruler': straightRuler,
  'like-button': likeButton,
  'missed-call': missedCall,
  'phone-case': phoneCase,
  'bell-curve': bellCurve,
  payslip,
  'student-debt': studentDebt,
  'steel-balls': steelBalls,
  brick,
  turbine,
  'glowing-vial': glowingVial,
} satisfies Record<string, PropPainter>
