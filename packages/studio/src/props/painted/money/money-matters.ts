import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type Pen, type PropPainter, rect } from '../pen.ts'

const coinAt = (pen: Pen, x: number, y: number, rx = 0.13): void => {
  rect(pen, x / 100 - rx, y / 100 - 0.06, rx * 2, 0.06, 'gold', { lighten: -0.1, cel: 0.3 })
  ellipse(pen, x / 100, y / 100 - 0.06, rx, rx * 0.36, 'gold', { lighten: 0.12 })
}

const paperOf = (pen: Pen, role = 'white'): void => {
  outline(pen, role, 'M-34 -97 L20 -97 L36 -81 L36 -2 L-34 -2 Z', { cel: 0.08 })
  outline(pen, role, 'M20 -97 L20 -81 L36 -81 Z', { lighten: -0.14, cel: 0 })
}

const GREY = '#9aa3b5'

const rows = (pen: Pen, from: number, to: number, ys: readonly number[], role = GREY): void => {
  for (const [i, y] of ys.entries()) mark(pen, 2.6, role, `M${from} ${y} L${i % 3 === 2 ? to - 14 : to} ${y}`)
}

const coinStacks: PropPainter = (pen) => {
  for (const [x, high] of [
    [-34, 3],
    [0, 6],
    [34, 10],
  ] as const)
    for (let i = 0; i < high; i++) coinAt(pen, x, -2 - i * 7.4, 0.15)
}

const moneyPlant: PropPainter = (pen) => {
  for (const [x, high] of [
    [-26, 2],
    [26, 2],
    [0, 4],
  ] as const)
    for (let i = 0; i < high; i++) coinAt(pen, x, -2 - i * 7.4, 0.17)
  line(pen, 4, 'leaf', 'M0 -36 C -2 -52 2 -66 0 -86')
  for (const [y, side, k] of [
    [-50, -1, 1],
    [-60, 1, 1.1],
    [-78, -1, 0.85],
    [-84, 1, 0.8],
  ] as const) {
    outline(
      pen,
      side < 0 ? 'leafLight' : 'leaf',
      `M0 ${y} C${side * 6 * k} ${y - 16 * k} ${side * 26 * k} ${y - 18 * k} ${side * 34 * k} ${y - 12 * k} C${side * 28 * k} ${y + 4 * k} ${side * 10 * k} ${y + 4 * k} 0 ${y} Z`,
    )
  }
}

const savingsJar: PropPainter = (pen) => {
  outline(
    pen,
    'glass',
    'M-26 -80 L26 -80 C40 -74 40 -60 38 -10 C38 -2 34 0 28 0 L-28 0 C -34 0 -38 -2 -38 -10 C -40 -60 -40 -74 -26 -80 Z',
    { lighten: 0.2 },
  )
  for (const [x, y] of [
    [-24, -8],
    [-8, -7],
    [9, -8],
    [25, -7],
    [-18, -21],
    [0, -22],
    [18, -21],
    [-25, -34],
    [-8, -36],
    [10, -35],
    [25, -34],
    [-14, -48],
    [6, -49],
  ] as const) {
    ellipse(pen, x / 100, y / 100, 0.095, 0.075, 'gold')
    ellipse(pen, x / 100, y / 100, 0.05, 0.036, 'gold', { ...FLAT_SHAPE, lighten: -0.18 })
  }
  mark(pen, 3, 'white', 'M-31 -14 L-31 -62')
  rect(pen, -0.3, -0.9, 0.6, 0.12, 'red', { round: 0.03 })
  rect(pen, -0.09, -0.915, 0.18, 0.03, 'dark', FLAT_SHAPE)
  ellipse(pen, 0.02, -0.96, 0.085, 0.085, 'gold', { lighten: 0.1 })
}

const cashStack: PropPainter = (pen) => {
  for (const y of [-4, -15, -26]) {
    outline(pen, '#5f9e54', `M-46 ${y - 12} L-22 ${y - 26} L46 ${y - 16} L46 ${y - 7} L24 ${y + 5} L-46 ${y - 3} Z`, {
      lighten: y === -26 ? 0.04 : -0.1,
    })
  }
  outline(pen, '#7cb96c', 'M-46 -40 L-20 -58 L46 -46 L22 -28 Z')
  ellipse(pen, 0, -0.43, 0.12, 0.07, '#a9d69a', FLAT_SHAPE)
  ellipse(pen, 0, -0.43, 0.055, 0.034, '#4d8a44', FLAT_SHAPE)
  outline(pen, 'cream', 'M-22 -37 L6 -54 L17 -52 L-10 -34 L-10 0 L-22 -2 Z', { cel: 0.04 })
}

const cheque: PropPainter = (pen) => {
  outline(pen, '#dcecd8', 'M-49 -62 L49 -62 L49 -12 L-49 -12 Z', { cel: 0.05 })
  for (const d of ['M-42 -54 L-18 -54', 'M22 -54 L42 -54', 'M-42 -40 L14 -40', 'M-42 -22 L-14 -22']) mark(pen, 2.4, '#7f9a86', d)
  rect(pen, 0.2, -0.46, 0.23, 0.12, 'white', { round: 0.01, cel: 0.04 })
  mark(pen, 2.2, '#3f6a4a', 'M24 -40 L38 -40')
  mark(pen, 2.2, 'blue', 'M10 -20 C16 -32 18 -14 24 -24 C28 -28 28 -16 34 -22 L42 -22')
  mark(pen, 1.6, '#7f9a86', 'M6 -17 L43 -17')
}

const bill: PropPainter = (pen) => {
  paperOf(pen)
  rect(pen, -0.27, -0.9, 0.26, 0.09, 'blue', { ...FLAT_SHAPE, lighten: 0.1 })
  rows(pen, -27, 4, [-72, -63, -54])
  for (const y of [-72, -63, -54]) mark(pen, 2.6, GREY, `M16 ${y} L28 ${y}`)
  mark(pen, 2, GREY, 'M-27 -44 L28 -44')
  rect(pen, -0.05, -0.38, 0.34, 0.13, 'yellow', { round: 0.015, cel: 0.06 })
  mark(pen, 3, 'dark', 'M4 -31.5 L22 -31.5')
  for (const y of [-16, -9]) mark(pen, 2.2, GREY, `M-27 ${y} L-2 ${y}`)
}

const signedContract: PropPainter = (pen) => {
  paperOf(pen)
  mark(pen, 4, 'dark', 'M-20 -85 L8 -85')
  rows(pen, -26, 28, [-74, -66, -58, -50, -42, -34])
  mark(pen, 1.8, GREY, 'M-26 -12 L2 -12')
  mark(pen, 2.4, 'blue', 'M-24 -15 C -18 -28 -14 -8 -8 -20 C -4 -26 -4 -12 2 -18')
  outline(pen, 'dark', 'M6 -14 L12 -24 L42 -60 L48 -54 L18 -18 Z', { lighten: 0.12 })
  outline(pen, 'gold', 'M4 -12 L10 -22 L16 -17 Z')
  ellipse(pen, 0.24, -0.13, 0.08, 0.08, 'red')
}

const stamped = (pen: Pen, isGood: boolean): void => {
  outline(pen, 'woodLight', 'M-46 -48 L0 -18 L46 -48 L46 -2 L-46 -2 Z', { lighten: -0.1 })
  outline(pen, 'white', 'M-34 -96 L34 -96 L34 -16 L-34 -16 Z', { cel: 0.06 })
  rows(pen, -26, 26, [-86, -78])
  ellipse(pen, 0, -0.5, 0.21, 0.21, isGood ? 'leaf' : 'red', { cel: 0.12 })
  for (const d of isGood ? ['M-10 -50 L-2 -41 L11 -58'] : ['M-9 -59 L9 -41', 'M9 -59 L-9 -41']) mark(pen, 5, 'white', d)
  outline(pen, '#e6c48c', 'M-46 -46 L-8 -22 L-46 -2 Z')
  outline(pen, '#e6c48c', 'M46 -46 L8 -22 L46 -2 Z')
  outline(pen, '#f0d4a2', 'M-46 -2 L0 -28 L46 -2 Z')
}

const rejectionLetter: PropPainter = (pen) => stamped(pen, false)
const acceptanceLetter: PropPainter = (pen) => stamped(pen, true)

const resume: PropPainter = (pen) => {
  paperOf(pen)
  rect(pen, -0.27, -0.9, 0.22, 0.25, 'waterLight', { round: 0.02, cel: 0.04 })
  ellipse(pen, -0.16, -0.8, 0.055, 0.06, '#e0a883', FLAT_SHAPE)
  outline(pen, 'blue', 'M-25 -66 C -24 -76 -8 -76 -7 -66 Z', FLAT_SHAPE)
  mark(pen, 4, 'dark', 'M2 -86 L14 -86')
  for (const y of [-78, -71]) mark(pen, 2.4, GREY, `M2 ${y} L28 ${y}`)
  for (const [y, role] of [
    [-54, 'teal'],
    [-32, 'teal'],
  ] as const) {
    mark(pen, 4, role, `M-26 ${y} L-8 ${y}`)
    rows(pen, -26, 28, [y + 7, y + 13])
  }
  mark(pen, 3, '#c9d0dc', 'M-26 -8 L28 -8')
  mark(pen, 3, 'teal', 'M-26 -8 L12 -8')
}

const applicationForms: PropPainter = (pen) => {
  for (const [dx, dy, lighten] of [
    [12, -6, -0.14],
    [6, -3, -0.08],
  ] as const)
    outline(pen, 'white', `M${-40 + dx} ${-88 + dy} L${26 + dx} ${-88 + dy} L${26 + dx} ${-2 + dy} L${-40 + dx} ${-2 + dy} Z`, {
      lighten,
      cel: 0.04,
    })
  outline(pen, 'white', 'M-40 -88 L26 -88 L26 -2 L-40 -2 Z', { cel: 0.06 })
  mark(pen, 4, 'dark', 'M-32 -79 L-8 -79')
  for (const [i, y] of [-68, -55, -42, -29].entries()) {
    rect(pen, -0.33, y / 100, 0.08, 0.08, 'white', { cel: 0 })
    if (i < 3) mark(pen, 2.6, 'leaf', `M-32 ${y + 4} L-29 ${y + 7} L-24 ${y}`)
    mark(pen, 2.6, GREY, `M-20 ${y + 4} L${i % 2 ? 8 : 18} ${y + 4}`)
  }
  mark(pen, 2.2, 'blue', 'M-10 -10 C -4 -20 0 -4 6 -12 L18 -12')
}

const todoList: PropPainter = (pen) => {
  outline(pen, 'yellow', 'M-36 -94 L36 -94 L36 -16 L22 -2 L-36 -2 Z', { lighten: 0.25, cel: 0.05 })
  outline(pen, 'yellow', 'M36 -16 L22 -16 L22 -2 Z', { lighten: -0.05, cel: 0 })
  for (const [i, y] of [-80, -62, -44, -26].entries()) {
    rect(pen, -0.28, y / 100, 0.11, 0.11, 'white', { round: 0.02, cel: 0 })
    if (i < 2) mark(pen, 3.4, 'leaf', `M-27 ${y + 5} L-23 ${y + 9} L-16 ${y - 1}`)
    mark(pen, 3, i < 2 ? '#b9a04a' : 'dark', `M-10 ${y + 5.5} L${i === 3 ? 10 : 26} ${y + 5.5}`)
  }
}

const houseForSale: PropPainter = (pen) => {
  outline(pen, 'wall', 'M-40 -48 L18 -48 L18 -2 L-40 -2 Z')
  outline(pen, 'roof', 'M-49 -46 L-11 -86 L27 -46 Z')
  rect(pen, -0.06, -0.3, 0.15, 0.28, 'wood', { round: 0.01 })
  rect(pen, -0.31, -0.38, 0.17, 0.15, 'window', { cel: 0.1 })
  mark(pen, 1.6, 'wood', 'M-22.5 -38 L-22.5 -23')
  line(pen, 2.6, 'cream', 'M16 -62 C20 -56 22 -54 26 -50')
  outline(pen, 'yellow', 'M22 -52 L34 -56 L48 -48 L48 -10 L20 -10 L20 -46 Z')
  ellipse(pen, 0.33, -0.46, 0.03, 0.03, 'white')
  mark(pen, 3, '#7a5a10', 'M39 -36 C32 -40 28 -34 33 -31 C40 -29 40 -22 33 -21 C30 -20 28 -22 27 -23')
  mark(pen, 2.4, '#7a5a10', 'M33.5 -40 L33.5 -17')
}

const carWithPrice: PropPainter = (pen) => {
  outline(
    pen,
    'blue',
    'M-48 -14 L-48 -28 C -46 -34 -38 -36 -32 -37 C -26 -50 -18 -54 -4 -54 C12 -54 20 -50 28 -37 C38 -35 46 -32 46 -24 L46 -14 Z',
    { lighten: 0.12 },
  )
  outline(pen, 'glass', 'M-26 -37 C -22 -46 -16 -49 -6 -49 L-6 -37 Z', { cel: 0.1 })
  outline(pen, 'glass', 'M-2 -37 L-2 -49 C8 -49 16 -47 21 -37 Z', { cel: 0.1 })
  for (const x of [-28, 26]) {
    ellipse(pen, x / 100, -0.13, 0.12, 0.12, 'dark')
    ellipse(pen, x / 100, -0.13, 0.055, 0.055, 'metal', { lighten: 0.3 })
  }
  line(pen, 2.4, 'cream', 'M6 -54 C8 -62 12 -66 16 -68')
  outline(pen, 'yellow', 'M12 -68 L18 -78 L46 -88 L49 -68 L22 -58 Z')
  ellipse(pen, 0.2, -0.69, 0.026, 0.026, 'white')
  mark(pen, 3, '#7a5a10', 'M38 -80 C32 -82 28 -76 33 -74 C40 -74 40 -68 34 -66')
  mark(pen, 2.2, '#7a5a10', 'M33 -84 L35 -63')
}

const houseKey: PropPainter = (pen) => {
  line(pen, 3.4, 'metal', 'M-18 -58 C -34 -40 -14 -30 -6 -50', 0.2)
  outline(pen, 'roof', 'M-48 -24 L-28 -44 L-8 -24 Z')
  outline(pen, 'wall', 'M-42 -25 L-14 -25 L-14 -2 L-42 -2 Z')
  rect(pen, -0.32, -0.16, 0.09, 0.14, 'wood')
  outline(pen, 'gold', 'M4 -78 L12 -70 L40 -38 L38 -30 L30 -30 L26 -36 L20 -36 L20 -44 L13 -46 L0 -60 Z')
  ellipse(pen, -0.06, -0.76, 0.21, 0.19, 'gold', { lighten: 0.08 })
  ellipse(pen, -0.1, -0.79, 0.07, 0.065, 'dark', { cel: 0, lighten: 0.1 })
}

const stockScreen: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-8 -18 L8 -18 L12 -4 L-12 -4 Z')
  rect(pen, -0.24, -0.06, 0.48, 0.05, 'metal', { round: 0.02 })
  rect(pen, -0.49, -0.86, 0.98, 0.7, 'dark', { round: 0.05, cel: 0.03 })
  rect(pen, -0.44, -0.81, 0.88, 0.6, '#14213a', FLAT_SHAPE)
  for (const y of [-66, -51, -36]) mark(pen, 0.9, '#34486e', `M-43 ${y} L43 ${y}`)
  for (const [i, [low, high]] of (
    [
      [-32, -44],
      [-36, -48],
      [-34, -42],
      [-38, -54],
      [-46, -58],
      [-44, -52],
      [-48, -64],
      [-56, -70],
      [-60, -74],
    ] as const
  ).entries()) {
    const x = -38 + i * 9.5
    const role = i === 2 || i === 5 ? '#ef5350' : '#3fd17c'
    mark(pen, 1.4, role, `M${x} ${low + 4} L${x} ${high - 4}`)
    rect(pen, (x - 2.6) / 100, high / 100, 0.052, (low - high) / 100, role, FLAT_SHAPE)
  }
}

const fallingChart: PropPainter = (pen) => {
  rect(pen, -0.46, -0.9, 0.92, 0.86, 'white', { round: 0.06, cel: 0.04 })
  for (const y of [-68, -47, -26]) mark(pen, 1.4, '#d5dae6', `M-42 ${y} L42 ${y}`)
  for (const x of [-22, 2, 26]) mark(pen, 1.4, '#d5dae6', `M${x} -86 L${x} -8`)
  mark(pen, 6, 'red', 'M-38 -76 L-16 -56 L0 -64 L30 -24')
  outline(pen, 'red', 'M40 -11 L18 -20 L36 -34 Z', FLAT_SHAPE)
}

const pieChart: PropPainter = (pen) => {
  ellipse(pen, -0.02, -0.46, 0.43, 0.43, 'teal')
  outline(pen, 'yellow', 'M-2 -46 L-2 -89 C -34 -88 -50 -58 -42 -30 Z', { cel: 0.08 })
  outline(pen, 'purple', 'M-2 -46 L-42 -30 C -34 -6 -8 0 14 -6 Z', { cel: 0.08 })
  outline(pen, 'coral', 'M4 -52 L4 -97 C30 -96 48 -76 48 -52 Z', { cel: 0.08 })
}

const taxForm: PropPainter = (pen) => {
  paperOf(pen, 'cream')
  rect(pen, -0.28, -0.9, 0.16, 0.13, 'dark', { ...FLAT_SHAPE })
  mark(pen, 3.4, 'dark', 'M-6 -84 L12 -84')
  for (const y of [-70, -58, -46]) {
    rect(pen, -0.28, y / 100, 0.36, 0.085, 'white', { cel: 0 })
    rect(pen, 0.11, y / 100, 0.18, 0.085, 'white', { cel: 0 })
  }
  mark(pen, 3, GREY, 'M-28 -30 L-6 -30')
  outline(pen, 'metal', 'M2 -32 L38 -32 L38 -2 L2 -2 Z', { lighten: -0.1 })
  rect(pen, 0.06, -0.29, 0.28, 0.075, '#bfe0c8', FLAT_SHAPE)
  for (const y of [-16, -8])
    for (const x of [8, 17, 26]) rect(pen, x / 100, y / 100, 0.06, 0.05, x === 26 && y === -8 ? 'coral' : 'white', FLAT_SHAPE)
}

const openSafe: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-30 -86 L44 -86 L44 -6 L-30 -6 Z', { lighten: -0.12 })
  outline(pen, 'dark', 'M-22 -78 L36 -78 L36 -14 L-22 -14 Z', { cel: 0 })
  for (const [x, y] of [
    [-8, -16],
    [10, -16],
    [28, -16],
    [1, -26],
    [19, -26],
  ] as const)
    outline(pen, 'gold', `M${x - 8} ${y} L${x - 5} ${y - 8} L${x + 5} ${y - 8} L${x + 8} ${y} Z`)
  mark(pen, 2, 'metal', 'M-22 -46 L36 -46')
  for (const x of [-12, 6]) rect(pen, x / 100, -0.6, 0.15, 0.13, '#7cb96c', { round: 0.01 })
  outline(pen, 'metal', 'M-30 -86 L-49 -78 L-49 -2 L-30 -6 Z', { lighten: 0.1 })
  ellipse(pen, -0.4, -0.44, 0.06, 0.1, 'metal', { lighten: 0.3 })
  for (const x of [-24, 38]) rect(pen, x / 100 - 0.03, -0.06, 0.1, 0.05, 'dark')
}

export const MONEY_MATTERS = {
  'coin-stacks': coinStacks,
  'money-plant': moneyPlant,
  'savings-jar': savingsJar,
  'cash-stack': cashStack,
  cheque,
  bill,
  'signed-contract': signedContract,
  'rejection-letter': rejectionLetter,
  'acceptance-letter': acceptanceLetter,
  resume,
  'application-forms': applicationForms,
  'todo-list': todoList,
  'house-for-sale': houseForSale,
  'car-with-price': carWithPrice,
  'house-key': houseKey,
  'stock-screen': stockScreen,
  'falling-chart': fallingChart,
  'pie-chart': pieChart,
  'tax-form': taxForm,
  'open-safe': openSafe,
} satisfies Record<string, PropPainter>
