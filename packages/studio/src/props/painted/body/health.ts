import { line, mark, outline, FLAT_SHAPE, polar } from '../outline.ts'
import { ellipse, type Pen, type PropPainter, rect } from '../pen.ts'

const gut: PropPainter = (pen) => {
  const coil = (width: number, role: string, d: string): void => line(pen, width, role, d)
  coil(
    15,
    '#d9787a',
    'M-26 -4 C -40 -8 -42 -20 -40 -40 C -40 -60 -42 -74 -36 -80 C -26 -90 26 -90 36 -80 C42 -72 40 -52 40 -40 C40 -22 30 -12 14 -10 L6 -2',
  )
  for (const d of [
    'M-45 -30 L-34 -30',
    'M-46 -48 L-35 -48',
    'M-45 -66 L-34 -66',
    'M-20 -91 L-18 -80',
    'M0 -92 L0 -81',
    'M20 -91 L18 -80',
    'M34 -66 L46 -66',
    'M34 -48 L46 -48',
    'M32 -28 L43 -24',
  ])
    mark(pen, 2, '#a94a56', d)
  coil(
    11,
    '#f2a7a0',
    'M-22 -66 C -8 -74 8 -74 22 -66 C28 -58 16 -54 0 -56 C -20 -58 -30 -48 -20 -42 C -8 -36 12 -46 22 -38 C28 -30 12 -26 -2 -28 C -16 -30 -24 -22 -14 -18',
  )
  mark(pen, 2, '#fbd5cd', 'M-18 -68 C -6 -74 8 -74 18 -68')
  mark(pen, 2, '#fbd5cd', 'M-20 -48 C -14 -42 0 -42 10 -44')
}

const skinLayers: PropPainter = (pen) => {
  outline(pen, '#f3c7a2', 'M-44 -70 L-20 -88 L46 -88 L24 -70 Z')
  for (const [top, bottom, role] of [
    [-70, -58, '#e9ae86'],
    [-58, -30, '#e88c80'],
    [-30, -4, '#f2cf6a'],
  ] as const) {
    outline(pen, role, `M-44 ${top} L24 ${top} L24 ${bottom} L-44 ${bottom} Z`, { cel: 0.05 })
    outline(pen, role, `M24 ${top} L46 ${top - 18} L46 ${bottom - 18} L24 ${bottom} Z`, { lighten: -0.14, cel: 0.04 })
  }
  mark(pen, 2.4, '#c0392f', 'M-42 -36 C -30 -48 -24 -32 -12 -42 C -2 -50 8 -36 22 -44')
  for (const [x, y] of [
    [-34, -18],
    [-22, -12],
    [-10, -20],
    [2, -12],
    [14, -19],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.055, 0.05, '#fae39a', { ...FLAT_SHAPE, cel: 0.1 })
  for (const [x, far] of [
    [-26, -16],
    [6, 12],
  ] as const) {
    line(pen, 2.6, '#4a2c1c', `M${x} -40 C${x} -62 ${x + far * 0.2} -84 ${x + far * 0.6} -99`)
    ellipse(pen, x / 100, -0.4, 0.045, 0.06, '#b5604e', FLAT_SHAPE)
  }
}

/** Sideways curve of a spine at its vertebra `i`. */
const bend = (i: number): number => Math.sin((i / 8) * Math.PI * 2) * 9

const spine: PropPainter = (pen) => {
  for (let i = 0; i < 9; i++) {
    const [x, y] = [bend(i), -94 + i * 10.4]
    const wide = 11 + i * 0.9
    if (i < 8) ellipse(pen, (x + bend(i + 1)) / 200, (y + 9) / 100, wide / 120, 0.03, '#9ec3de', { noInk: true })
    line(pen, 4, '#e2d3b4', `M${x + wide - 4} ${y + 2} L${x + wide + 13} ${y + 6}`)
    outline(
      pen,
      '#f2e7cf',
      `M${x - wide} ${y - 3} C${x - wide + 3} ${y} ${x - wide + 3} ${y + 4} ${x - wide} ${y + 7} L${x + wide} ${y + 7} C${x + wide - 3} ${y + 4} ${x + wide - 3} ${y} ${x + wide} ${y - 3} Z`,
    )
  }
}

const kneeJoint: PropPainter = (pen) => {
  outline(
    pen,
    '#f2e7cf',
    'M-10 -98 L14 -98 C12 -82 12 -72 24 -64 C32 -56 26 -44 12 -46 C4 -46 0 -46 -8 -46 C -24 -44 -30 -56 -22 -64 C -10 -72 -10 -82 -10 -98 Z',
  )
  outline(pen, '#f2e7cf', 'M-22 -34 C -8 -38 10 -38 24 -34 C28 -24 16 -20 14 -10 L12 0 L-10 0 L-12 -10 C -14 -20 -26 -24 -22 -34 Z')
  outline(pen, '#8fc4e0', 'M-24 -46 C -10 -42 12 -42 26 -46 C28 -40 26 -36 24 -34 C10 -38 -8 -38 -22 -34 C -26 -36 -26 -42 -24 -46 Z')
  ellipse(pen, 0.3, -0.62, 0.11, 0.15, '#f2e7cf')
  line(pen, 4, '#c96a64', 'M34 -96 C38 -84 36 -80 33 -76')
  line(pen, 4, '#c96a64', 'M32 -48 C30 -38 22 -26 15 -18')
  for (const d of ['M-34 -52 L-46 -58', 'M-34 -42 L-48 -42', 'M-34 -32 L-46 -26']) mark(pen, 3.4, 'red', d)
}

const virus: PropPainter = (pen) => {
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2 + 0.1
    line(pen, 4, '#b8324a', `M${polar(0, -50, turn, 28)} L${polar(0, -50, turn, 40)}`)
    ellipse(pen, Math.cos(turn) * 0.42, -0.5 + Math.sin(turn) * 0.42, 0.055, 0.055, '#e2566a')
  }
  ellipse(pen, 0, -0.5, 0.32, 0.32, '#d5405a')
  for (const [x, y, r] of [
    [-12, -58, 8],
    [10, -62, 6],
    [14, -42, 9],
    [-8, -36, 6],
  ] as const) {
    ellipse(pen, x / 100, y / 100, r / 100, r / 100, '#a8243e', FLAT_SHAPE)
    ellipse(pen, (x + 1) / 100, (y + 1.4) / 100, r / 140, r / 140, '#ee8a98', FLAT_SHAPE)
  }
}

const bacteriumOf = (pen: Pen, x: number, y: number, role: string, light: string): void => {
  for (const [dx, dy] of [
    [-22, 6],
    [-10, 14],
    [6, 14],
    [20, 4],
    [-18, -10],
    [0, -14],
    [18, -12],
  ] as const)
    line(pen, 2.4, role, `M${x + dx * 0.7} ${y + dy * 0.7} L${x + dx * 1.25} ${y + dy * 1.5}`)
  outline(
    pen,
    role,
    `M${x - 26} ${y + 6} C${x - 32} ${y - 8} ${x - 18} ${y - 16} ${x - 4} ${y - 12} L${x + 14} ${y - 14} C${x + 30} ${y - 16} ${x + 34} ${y + 4} ${x + 20} ${y + 9} L${x - 8} ${y + 13} C${x - 18} ${y + 14} ${x - 24} ${y + 12} ${x - 26} ${y + 6} Z`,
  )
  for (const [dx, dy] of [
    [-14, 0],
    [0, 3],
    [14, -4],
  ] as const)
    ellipse(pen, (x + dx) / 100, (y + dy) / 100, 0.034, 0.03, light, FLAT_SHAPE)
}

const bacteria: PropPainter = (pen) => {
  bacteriumOf(pen, -14, -74, '#4fa35c', '#bfe6b0')
  bacteriumOf(pen, 12, -46, '#3f8f8a', '#b5e4dc')
  bacteriumOf(pen, -16, -18, '#7aa83a', '#dcefac')
}

const bloodVessel: PropPainter = (pen) => {
  outline(pen, '#c6323a', 'M-49 -70 C -20 -76 10 -70 34 -72 C44 -66 44 -20 34 -14 C10 -12 -20 -18 -49 -14 C -42 -30 -42 -54 -49 -70 Z')
  ellipse(pen, 0.35, -0.43, 0.12, 0.29, '#e8766c')
  ellipse(pen, 0.35, -0.43, 0.08, 0.22, '#7d1420', FLAT_SHAPE)
  outline(
    pen,
    '#8f1a26',
    'M-44 -60 C -20 -65 8 -60 24 -62 C20 -50 20 -36 24 -24 C8 -22 -20 -28 -44 -24 C -38 -36 -38 -48 -44 -60 Z',
    FLAT_SHAPE,
  )
  for (const [x, y] of [
    [-30, -50],
    [-18, -34],
    [-4, -50],
    [6, -34],
    [14, -52],
    [36, -44],
  ] as const) {
    ellipse(pen, x / 100, y / 100, 0.085, 0.065, '#e5483f')
    ellipse(pen, x / 100, y / 100, 0.04, 0.026, '#b52a2c', FLAT_SHAPE)
  }
}

const inhaler: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-10 -98 L14 -98 L16 -62 L-12 -62 Z', { lighten: 0.25 })
  outline(pen, 'blue', 'M-18 -74 L20 -74 L16 -26 L40 -20 L36 4 L-8 -6 C -16 -8 -20 -12 -20 -20 Z', { lighten: 0.22 })
  outline(pen, 'blue', 'M30 -23 L42 -20 L38 5 L27 2 Z', { lighten: 0.4 })
  rect(pen, -0.12, -0.58, 0.22, 0.24, 'white', { ...FLAT_SHAPE, round: 0.03 })
  mark(pen, 2, 'blue', 'M-6 -50 L5 -50')
  mark(pen, 2, 'blue', 'M-6 -43 L5 -43')
}

const glucoseMeter: PropPainter = (pen) => {
  rect(pen, -0.07, -0.16, 0.14, 0.2, 'white', { round: 0.01 })
  outline(pen, 'blue', 'M-30 -90 C -30 -102 30 -102 30 -90 L24 -20 C22 -10 -22 -10 -24 -20 Z', { lighten: 0.12 })
  rect(pen, -0.22, -0.88, 0.44, 0.34, '#cfe8d8', { round: 0.04, cel: 0.04 })
  mark(pen, 3, 'dark', 'M-12 -80 L-12 -62')
  mark(pen, 3, 'dark', 'M-4 -80 L6 -80 L6 -71 L-4 -71 L-4 -62 L6 -62')
  mark(pen, 3, 'dark', 'M12 -80 L12 -62')
  ellipse(pen, 0, -0.4, 0.09, 0.08, 'white')
  for (const x of [-13, 13]) ellipse(pen, x / 100, -0.26, 0.04, 0.04, 'teal')
  outline(pen, 'red', 'M32 -14 C26 -22 34 -30 36 -36 C40 -30 46 -22 40 -14 C38 -11 34 -11 32 -14 Z')
}

const pressureCuff: PropPainter = (pen) => {
  line(pen, 3, 'dark', 'M8 -52 C34 -60 40 -36 22 -30')
  line(pen, 3, 'dark', 'M-22 -36 C -30 -20 -30 -12 -22 -8')
  outline(pen, 'blue', 'M-46 -88 C -20 -94 4 -92 12 -86 L14 -42 C0 -36 -26 -36 -46 -42 Z')
  outline(pen, 'blue', 'M-46 -88 C -36 -92 -28 -92 -24 -90 L-24 -39 C -32 -39 -40 -40 -46 -42 Z', { lighten: 0.25 })
  ellipse(pen, 0.26, -0.24, 0.22, 0.22, 'metal', { lighten: -0.1 })
  ellipse(pen, 0.26, -0.24, 0.17, 0.17, 'white', { cel: 0.08 })
  for (let i = 0; i < 7; i++) {
    const turn = Math.PI * (0.8 + i * 0.233)
    mark(pen, 1.6, 'dark', `M${polar(26, -24, turn, 11)} L${polar(26, -24, turn, 14)}`)
  }
  mark(pen, 2.2, 'red', 'M26 -24 L34 -33')
  outline(pen, 'dark', 'M-30 -8 C -36 -8 -38 2 -28 2 C -16 3 -6 3 -4 -4 C -4 -12 -22 -14 -30 -8 Z', { lighten: 0.1 })
}

const yogaMat: PropPainter = (pen) => {
  outline(pen, 'purple', 'M-22 -26 L46 -26 L49 -2 L-28 -2 Z', { lighten: 0.1 })
  outline(pen, 'purple', 'M-30 -54 L42 -54 C50 -50 52 -34 46 -26 L-30 -26 Z')
  ellipse(pen, -0.3, -0.28, 0.19, 0.26, 'purple', { lighten: 0.16 })
  for (const [rx, ry] of [
    [0.14, 0.19],
    [0.09, 0.12],
    [0.04, 0.055],
  ] as const) {
    ellipse(pen, -0.3, -0.28, rx, ry, 'purple', { ...FLAT_SHAPE, lighten: -0.2 })
    ellipse(pen, -0.3, -0.28, rx - 0.022, ry - 0.03, 'purple', { ...FLAT_SHAPE, lighten: 0.16 })
  }
  line(pen, 3.4, 'cream', 'M8 -54 C16 -44 16 -34 10 -26')
}

const plates = (pen: Pen, x: number, sizes: readonly number[], role: string): void =>
  sizes.forEach((half, i) =>
    rect(pen, (x + (x > 0 ? 1 : -1) * i * 8 - 4) / 100, -0.3 - half / 100, 0.08, (half * 2) / 100, role, { round: 0.025 }),
  )

const dumbbell: PropPainter = (pen) => {
  line(pen, 8, 'metal', 'M-46 -30 L46 -30')
  for (let i = -3; i <= 3; i++) mark(pen, 1.6, 'dark', `M${i * 4} -33 L${i * 4} -27`)
  plates(pen, 24, [24, 28, 18], 'dark')
  plates(pen, -24, [24, 28, 18], 'dark')
}

const barbell: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M-49 -30 L49 -30', 0.1)
  for (const side of [-1, 1]) {
    for (const [x, half, role] of [
      [24, 28, 'red'],
      [31, 22, 'blue'],
      [38, 14, 'yellow'],
    ] as const)
      rect(pen, (side * x - 3) / 100, -0.3 - half / 100, 0.06, (half * 2) / 100, role, { round: 0.02 })
  }
}

const kettlebell: PropPainter = (pen) => {
  line(pen, 11, 'dark', 'M-20 -54 C -32 -92 32 -92 20 -54', 0.12)
  outline(pen, 'dark', 'M-22 -60 C -48 -44 -44 -6 -24 -2 L24 -2 C44 -6 48 -44 22 -60 C10 -66 -10 -66 -22 -60 Z', { lighten: 0.06 })
  ellipse(pen, 0, -0.32, 0.17, 0.17, 'red')
  mark(pen, 3, 'white', 'M-30 -40 C -28 -46 -24 -50 -20 -52')
}

const treadmill: PropPainter = (pen) => {
  line(pen, 5, 'dark', 'M26 -16 L34 -76', 0.1)
  outline(pen, 'dark', 'M-46 -16 L36 -22 L46 -10 L46 -3 L-46 -3 Z', { lighten: 0.12 })
  outline(pen, 'metal', 'M-44 -15 L28 -20 L34 -13 L-40 -9 Z', { lighten: -0.25, cel: 0 })
  line(pen, 5, 'metal', 'M6 -60 L30 -66')
  outline(pen, 'dark', 'M20 -88 L44 -80 L38 -66 L24 -70 Z')
  outline(pen, 'waterLight', 'M25 -83 L39 -78 L35 -71 L26 -74 Z', FLAT_SHAPE)
  for (const x of [-38, 38]) ellipse(pen, x / 100, -0.02, 0.045, 0.03, 'dark')
}

const sleepMask: PropPainter = (pen) => {
  line(pen, 4, 'dark', 'M-46 -46 C -48 -76 48 -76 46 -46')
  outline(
    pen,
    'purple',
    'M-48 -52 C -20 -60 20 -60 48 -52 C50 -28 34 -16 18 -20 C8 -24 6 -34 0 -34 C -6 -34 -8 -24 -18 -20 C -34 -16 -50 -28 -48 -52 Z',
    { lighten: -0.1 },
  )
  for (const x of [-25, 25]) {
    mark(pen, 2.4, 'cream', `M${x - 11} -40 C${x - 6} -32 ${x + 6} -32 ${x + 11} -40`)
    for (const dx of [-8, 0, 8]) mark(pen, 2, 'cream', `M${x + dx} ${-35 + Math.abs(dx) * -0.2} L${x + dx * 1.3} -29`)
  }
}

export const HEALTH = {
  gut,
  'skin-layers': skinLayers,
  spine,
  'knee-joint': kneeJoint,
  virus,
  bacteria,
  'blood-vessel': bloodVessel,
  inhaler,
  'glucose-meter': glucoseMeter,
  'pressure-cuff': pressureCuff,
  'yoga-mat': yogaMat,
  dumbbell,
  barbell,
  kettlebell,
  treadmill,
  'sleep-mask': sleepMask,
} satisfies Record<string, PropPainter>
