import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type Pen, type PropPainter, rect } from '../pen.ts'

const phoneOf = (pen: Pen, screen: string): void => {
  rect(pen, -0.27, -0.98, 0.54, 0.96, 'dark', { round: 0.08, cel: 0.08 })
  rect(pen, -0.235, -0.94, 0.47, 0.88, screen, { ...FLAT_SHAPE, round: 0.05 })
  rect(pen, -0.08, -0.94, 0.16, 0.035, 'dark', { ...FLAT_SHAPE, round: 0.015 })
}

const phoneApps: PropPainter = (pen) => {
  phoneOf(pen, '#bcd4f2')
  for (const [row, y] of [-84, -66, -48, -30].entries())
    for (const [col, x] of [-20, -6, 8].entries()) {
      const role = ['coral', 'teal', 'yellow', 'purple', 'leafLight', 'pink', 'blue'][(row * 3 + col * 2) % 7]!
      rect(pen, x / 100, y / 100, 0.115, 0.115, role, { round: 0.03, noInk: true, cel: 0.1 })
    }
  rect(pen, -0.2, -0.14, 0.4, 0.05, 'white', { ...FLAT_SHAPE, round: 0.02 })
}

const notifications: PropPainter = (pen) => {
  phoneOf(pen, '#29406b')
  for (const [y, role] of [
    [-66, 'coral'],
    [-46, 'teal'],
    [-26, 'yellow'],
  ] as const) {
    rect(pen, -0.2, y / 100, 0.4, 0.15, 'white', { round: 0.03, noInk: true, cel: 0.04 })
    ellipse(pen, -0.12, y / 100 + 0.075, 0.045, 0.045, role, FLAT_SHAPE)
    for (const dy of [5, 10]) mark(pen, 2, '#9aa3b5', `M-4 ${y + dy} L${dy === 5 ? 16 : 10} ${y + dy}`)
  }
  ellipse(pen, 0.3, -0.86, 0.17, 0.17, 'red')
  outline(pen, 'white', 'M22 -80 C24 -83 23 -88 24 -91 C26 -96 34 -96 36 -91 C37 -88 36 -83 38 -80 Z', FLAT_SHAPE)
  ellipse(pen, 0.3, -0.775, 0.03, 0.02, 'white', FLAT_SHAPE)
}

const phoneCharging: PropPainter = (pen) => {
  line(pen, 5, 'white', 'M0 -4 C4 12 40 2 40 -20 L40 -40', -0.06)
  phoneOf({ ...pen }, '#1d2c4a')
  rect(pen, -0.12, -0.62, 0.24, 0.34, '#d5dcea', { round: 0.03, noInk: true, cel: 0 })
  rect(pen, -0.05, -0.66, 0.1, 0.05, '#d5dcea', FLAT_SHAPE)
  rect(pen, -0.095, -0.46, 0.19, 0.155, '#4cd07a', FLAT_SHAPE)
  outline(pen, 'yellow', 'M4 -64 L-8 -44 L0 -44 L-4 -30 L9 -50 L1 -50 Z', { noInk: true, emissive: true })
}

const monitor: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-8 -22 L8 -22 L12 -5 L-12 -5 Z')
  rect(pen, -0.24, -0.07, 0.48, 0.05, 'metal', { round: 0.02 })
  rect(pen, -0.49, -0.88, 0.98, 0.68, 'dark', { round: 0.04, cel: 0.03 })
  rect(pen, -0.45, -0.84, 0.9, 0.6, '#8cc7ea', FLAT_SHAPE)
  rect(pen, -0.38, -0.76, 0.42, 0.4, 'white', { round: 0.02, noInk: true, cel: 0.03 })
  rect(pen, -0.38, -0.76, 0.42, 0.07, 'coral', FLAT_SHAPE)
  for (const y of [-62, -54, -46]) mark(pen, 2.2, '#9aa3b5', `M-33 ${y} L${y === -46 ? -14 : -3} ${y}`)
  rect(pen, 0.1, -0.64, 0.27, 0.3, '#33476d', { round: 0.02, noInk: true })
  for (const [y, x, role] of [
    [-57, 26, '#7fe0b0'],
    [-50, 32, 'yellow'],
    [-43, 22, '#f7a8b8'],
  ] as const)
    mark(pen, 2, role, `M14 ${y} L${x} ${y}`)
}

const circuitBoard: PropPainter = (pen) => {
  rect(pen, -0.48, -0.94, 0.96, 0.9, '#1f7a4c', { round: 0.04, cel: 0.04 })
  for (const d of [
    'M-40 -84 L-24 -84 L-14 -74',
    'M-40 -74 L-30 -74 L-16 -60',
    'M14 -62 L30 -78 L42 -78',
    'M14 -52 L42 -52',
    'M14 -42 L26 -32 L42 -32',
    'M-8 -34 L-8 -16 L-40 -16',
    'M2 -34 L2 -12',
    'M-16 -44 L-40 -44',
    'M8 -74 L8 -88',
  ])
    mark(pen, 2, '#8fdcae', d)
  for (const [x, y] of [
    [-40, -84],
    [-40, -74],
    [42, -78],
    [42, -52],
    [42, -32],
    [-40, -16],
    [2, -12],
    [-40, -44],
    [8, -88],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.026, 0.026, 'gold', FLAT_SHAPE)
  rect(pen, -0.16, -0.76, 0.3, 0.42, 'dark', { round: 0.02, cel: 0.1 })
  mark(pen, 2, '#77788c', 'M-10 -66 L6 -66')
  rect(pen, 0.16, -0.24, 0.24, 0.12, 'dark', { round: 0.01 })
  for (const [x, role] of [
    [-34, 'gold'],
    [-24, 'red'],
  ] as const)
    rect(pen, x / 100, -0.34, 0.07, 0.12, role, { round: 0.02 })
}

const usbStick: PropPainter = (pen) => {
  outline(pen, 'metal', 'M18 -70 L32 -84 L48 -68 L34 -54 Z', { lighten: 0.25 })
  for (const [x, y] of [
    [30, -73],
    [36, -67],
  ] as const)
    rect(pen, x / 100, y / 100, 0.05, 0.05, 'dark', FLAT_SHAPE)
  outline(pen, 'blue', 'M-44 -14 C -48 -18 -48 -22 -44 -26 L12 -76 L38 -48 L-18 2 C -22 4 -26 4 -28 0 Z', { lighten: 0.08 })
  ellipse(pen, -0.28, -0.16, 0.055, 0.055, 'white')
  mark(pen, 3, 'waterLight', 'M-8 -34 L10 -50')
}

const hardDisk: PropPainter = (pen) => {
  rect(pen, -0.38, -0.97, 0.76, 0.94, 'metal', { round: 0.05 })
  ellipse(pen, 0, -0.6, 0.32, 0.32, 'metal', { lighten: 0.35 })
  ellipse(pen, 0, -0.6, 0.2, 0.2, 'metal', { ...FLAT_SHAPE, lighten: 0.24 })
  ellipse(pen, 0, -0.6, 0.08, 0.08, 'metal', { lighten: -0.1 })
  outline(pen, 'dark', 'M26 -20 L30 -12 L22 -8 L6 -58 L9 -60 Z', { lighten: 0.15 })
  ellipse(pen, 0.25, -0.14, 0.06, 0.06, 'metal', { lighten: 0.1 })
  rect(pen, -0.3, -0.2, 0.3, 0.11, '#2f8f4e', { round: 0.01 })
  for (const [x, y] of [
    [-33, -91],
    [33, -91],
    [-33, -8],
    [33, -8],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.025, 0.025, 'dark', FLAT_SHAPE)
}

const robotVacuum: PropPainter = (pen) => {
  ellipse(pen, 0, -0.14, 0.48, 0.14, 'dark', { lighten: 0.02 })
  outline(pen, 'dark', 'M-48 -30 L48 -30 L48 -15 L-48 -15 Z', { lighten: 0.02, noInk: true, cel: 0 })
  ellipse(pen, 0, -0.3, 0.48, 0.16, 'dark', { lighten: 0.2 })
  ellipse(pen, 0, -0.32, 0.22, 0.07, 'dark', { lighten: 0.08 })
  ellipse(pen, 0, -0.35, 0.13, 0.045, 'metal', { lighten: 0.2 })
  ellipse(pen, 0.3, -0.28, 0.03, 0.014, '#4cd07a', { emissive: true, noInk: true })
  mark(pen, 2.6, 'waterLight', 'M-40 -11 C -24 -3 24 -3 40 -11')
  for (const d of ['M-40 -8 L-49 -1', 'M-38 -6 L-40 1', 'M-42 -9 L-50 -8']) line(pen, 2, 'metal', d)
  for (const [x, y] of [
    [44, -2],
    [36, 0],
    [49, -6],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.02, 0.014, '#8a7a6a', FLAT_SHAPE)
}

const webcam: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-10 -40 L10 -40 L16 -14 L-16 -14 Z', { lighten: 0.12 })
  outline(pen, 'dark', 'M-34 -14 L34 -14 L30 -3 L-30 -3 Z', { lighten: 0.05 })
  ellipse(pen, 0, -0.66, 0.32, 0.32, 'dark', { lighten: 0.1 })
  ellipse(pen, 0, -0.66, 0.21, 0.21, 'blue')
  ellipse(pen, 0, -0.66, 0.1, 0.1, 'black', FLAT_SHAPE)
  ellipse(pen, -0.07, -0.73, 0.05, 0.05, 'white', FLAT_SHAPE)
  ellipse(pen, 0.23, -0.84, 0.03, 0.03, '#4cd07a', { emissive: true, noInk: true })
}

const securityCamera: PropPainter = (pen) => {
  outline(pen, 'metal', 'M36 -96 L49 -96 L49 -54 L36 -54 Z', { lighten: 0.1 })
  line(pen, 7, 'metal', 'M38 -72 L18 -56')
  outline(pen, 'white', 'M-40 -58 L24 -76 L36 -44 L-30 -22 Z', { lighten: -0.04 })
  outline(pen, 'white', 'M-48 -58 L26 -82 L32 -70 L-46 -48 Z', { lighten: 0.02, cel: 0.06 })
  outline(pen, 'dark', 'M-43 -50 C -34 -56 -24 -34 -31 -21 C -40 -16 -50 -40 -43 -50 Z')
  ellipse(pen, -0.37, -0.35, 0.05, 0.09, 'blue', { noInk: true })
  ellipse(pen, -0.385, -0.38, 0.018, 0.025, 'white', FLAT_SHAPE)
  ellipse(pen, 0.2, -0.5, 0.03, 0.03, 'red', { emissive: true, noInk: true })
}

const headset: PropPainter = (pen) => {
  line(pen, 7, 'dark', 'M-34 -44 C -36 -100 36 -100 34 -44', 0.12)
  for (const side of [-1, 1])
    outline(pen, 'coral', `M${side * 26} -56 L${side * 40} -54 C${side * 48} -50 ${side * 48} -26 ${side * 40} -22 L${side * 26} -20 Z`)
  line(pen, 3.6, 'dark', 'M-36 -22 C -34 -6 -20 -4 -8 -6', 0.12)
  ellipse(pen, -0.04, -0.065, 0.08, 0.05, 'dark')
}

const earbuds: PropPainter = (pen) => {
  outline(pen, 'white', 'M-44 -40 L44 -40 C48 -10 30 -2 0 -2 C -30 -2 -48 -10 -44 -40 Z', { lighten: -0.04 })
  ellipse(pen, 0, -0.4, 0.44, 0.1, 'white', { lighten: -0.12 })
  for (const side of [-1, 1]) {
    line(pen, 8, 'white', `M${side * 20} -62 L${side * 17} -38`, -0.02)
    outline(
      pen,
      'white',
      `M${side * 10} -62 C${side * 8} -84 ${side * 30} -88 ${side * 32} -70 C${side * 32} -60 ${side * 22} -54 ${side * 10} -62 Z`,
    )
    ellipse(pen, side * 0.13, -0.7, 0.06, 0.08, 'dark', { lighten: 0.2 })
  }
  mark(pen, 3, '#4cd07a', 'M-4 -20 L4 -20')
}

const smartwatch: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-18 -98 L18 -98 L22 -72 L-22 -72 Z', { lighten: 0.2 })
  outline(pen, 'dark', 'M-18 -2 L18 -2 L22 -28 L-22 -28 Z', { lighten: 0.2 })
  rect(pen, 0.28, -0.58, 0.06, 0.14, 'metal', { round: 0.02 })
  rect(pen, -0.3, -0.78, 0.6, 0.56, 'metal', { round: 0.12 })
  rect(pen, -0.25, -0.73, 0.5, 0.46, 'black', { ...FLAT_SHAPE, round: 0.09 })
  outline(pen, 'red', 'M-10 -46 C -20 -56 -8 -66 -1 -58 C6 -66 18 -56 8 -46 L-1 -38 Z', FLAT_SHAPE)
  mark(pen, 2, '#7fe0b0', 'M-20 -33 L-8 -33 L-4 -37 L0 -30 L4 -33 L20 -33')
}

const remoteControl: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-16 -98 C -18 -100 18 -100 18 -98 L14 -4 C13 0 -11 0 -12 -4 Z', { lighten: 0.12 })
  ellipse(pen, -0.08, -0.9, 0.035, 0.035, 'red')
  ellipse(pen, 0.01, -0.7, 0.12, 0.12, 'metal', { lighten: -0.15 })
  ellipse(pen, 0.01, -0.7, 0.05, 0.05, 'metal', { lighten: 0.25 })
  for (const y of [-48, -37, -26])
    for (const x of [-8, 1, 10]) ellipse(pen, x / 100, y / 100, 0.03, 0.026, 'metal', { noInk: true, lighten: 0.2 })
  for (const [x, role] of [
    [-7, 'red'],
    [1, 'yellow'],
    [9, 'blue'],
  ] as const)
    ellipse(pen, x / 100, -0.13, 0.026, 0.022, role, FLAT_SHAPE)
}

const gameController: PropPainter = (pen) => {
  outline(
    pen,
    'dark',
    'M-24 -62 C -10 -58 10 -58 24 -62 C42 -64 50 -30 49 -12 C48 2 34 0 26 -14 C20 -22 -20 -22 -26 -14 C -34 0 -48 2 -49 -12 C -50 -30 -42 -64 -24 -62 Z',
    { lighten: 0.16 },
  )
  outline(pen, 'metal', 'M-32 -50 L-26 -50 L-26 -44 L-20 -44 L-20 -38 L-26 -38 L-26 -32 L-32 -32 L-32 -38 L-38 -38 L-38 -44 L-32 -44 Z', {
    cel: 0.08,
  })
  for (const [x, y, role] of [
    [29, -51, 'yellow'],
    [22, -42, 'blue'],
    [36, -42, 'red'],
    [29, -33, 'leafLight'],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.045, 0.045, role, { cel: 0.1 })
  for (const x of [-13, 13]) ellipse(pen, x / 100, -0.28, 0.075, 0.065, 'black')
}

const headgear: PropPainter = (pen) => {
  line(pen, 8, 'dark', 'M-36 -62 C -30 -98 44 -92 44 -56', 0.15)
  outline(
    pen,
    'white',
    'M-48 -66 C -40 -72 30 -72 38 -64 C42 -50 40 -30 34 -26 L10 -24 C2 -24 0 -32 -6 -32 C -12 -32 -14 -24 -22 -24 L-42 -26 C -50 -36 -52 -54 -48 -66 Z',
    { lighten: -0.03 },
  )
  outline(
    pen,
    'dark',
    'M-43 -60 C -30 -66 18 -66 31 -60 C34 -50 33 -38 29 -33 L12 -32 C6 -32 2 -40 -6 -40 C -14 -40 -16 -32 -24 -32 L-39 -33 C -45 -42 -46 -52 -43 -60 Z',
    { lighten: 0.06, noInk: true },
  )
  mark(pen, 3, 'waterLight', 'M-36 -54 C -30 -58 -20 -59 -12 -59')
}

const modem: PropPainter = (pen) => {
  for (const x of [-30, 0, 30]) line(pen, 4, 'dark', `M${x} -36 L${x * 1.25} -92`, 0.1)
  outline(pen, 'dark', 'M-44 -36 L44 -36 L49 -8 L-49 -8 Z', { lighten: 0.16 })
  for (const [x, role] of [
    [-30, '#4cd07a'],
    [-20, '#4cd07a'],
    [-10, 'yellow'],
  ] as const)
    ellipse(pen, x / 100, -0.2, 0.028, 0.028, role, { emissive: true, noInk: true })
  for (const x of [-34, 30]) rect(pen, x / 100, -0.08, 0.1, 0.05, 'black')
}

export const DEVICES = {
  'phone-apps': phoneApps,
  notifications,
  'phone-charging': phoneCharging,
  monitor,
  'circuit-board': circuitBoard,
  'usb-stick': usbStick,
  'hard-disk': hardDisk,
  'robot-vacuum': robotVacuum,
  webcam,
  'security-camera': securityCamera,
  headset,
  earbuds,
  smartwatch,
  'remote-control': remoteControl,
  'game-controller': gameController,
  'vr-headset': headgear,
  modem,
} satisfies Record<string, PropPainter>
