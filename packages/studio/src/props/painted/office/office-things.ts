import { line, mark, outline, FLAT_SHAPE, polar } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const stapler: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-46 -14 L46 -14 L46 -4 L-46 -4 Z')
  outline(pen, 'metal', 'M-42 -22 L40 -30 L40 -22 L-42 -16 Z', { lighten: 0.25 })
  outline(pen, 'red', 'M-46 -24 C -50 -40 -30 -44 -10 -46 L34 -52 C46 -52 48 -36 42 -28 L-44 -22 Z')
  mark(pen, 2.6, '#f3a29a', 'M-34 -36 C -16 -40 8 -42 26 -44')
}

const stickyNotes: PropPainter = (pen) => {
  for (const [x, y, role] of [
    [-48, -96, 'yellow'],
    [2, -90, 'pink'],
    [-44, -46, 'teal'],
    [4, -42, 'yellow'],
  ] as const) {
    outline(pen, role, `M${x} ${y} L${x + 42} ${y} L${x + 42} ${y + 32} L${x + 34} ${y + 41} L${x} ${y + 41} Z`, {
      lighten: 0.12,
      cel: 0.06,
    })
    outline(pen, role, `M${x + 42} ${y + 32} L${x + 34} ${y + 32} L${x + 34} ${y + 41} Z`, { lighten: -0.12, cel: 0 })
    for (const dy of [10, 18, 26]) mark(pen, 2.2, 'dark', `M${x + 7} ${y + dy} L${x + (dy === 26 ? 22 : 34)} ${y + dy}`)
  }
}

const whiteboard: PropPainter = (pen) => {
  for (const side of [-1, 1]) line(pen, 4, 'metal', `M${side * 26} -26 L${side * 34} -2`)
  rect(pen, -0.49, -0.92, 0.98, 0.68, 'metal', { round: 0.02, lighten: 0.1 })
  rect(pen, -0.45, -0.88, 0.9, 0.6, 'white', { cel: 0.02 })
  mark(pen, 3, 'blue', 'M-38 -78 L-8 -78')
  mark(pen, 2.4, 'dark', 'M-38 -68 L-14 -68')
  mark(pen, 2.4, 'dark', 'M-38 -60 L-18 -60')
  mark(pen, 3, 'red', 'M2 -42 L14 -56 L22 -50 L38 -74')
  outline(pen, 'red', 'M40 -80 L41 -68 L31 -73 Z', FLAT_SHAPE)
  rect(pen, -0.3, -0.5, 0.16, 0.14, 'teal', { noInk: true, cel: 0 })
  rect(pen, -0.2, -0.25, 0.4, 0.04, 'metal')
  mark(pen, 3.4, 'red', 'M-14 -26 L-4 -26')
}

const highlighter: PropPainter = (pen) => {
  mark(pen, 8, '#f4ee5a', 'M-46 -8 L8 -8')
  outline(pen, 'yellow', 'M-8 -18 L-2 -30 L8 -22 L4 -12 Z', { lighten: 0.1 })
  outline(pen, 'dark', 'M-2 -32 L6 -44 L20 -30 L10 -20 Z', { lighten: 0.1 })
  outline(pen, 'yellow', 'M6 -46 L34 -84 L49 -70 L20 -30 Z', { lighten: 0.08 })
  outline(pen, 'yellow', 'M34 -84 L40 -92 C48 -92 54 -84 52 -76 L48 -70 Z', { lighten: -0.15 })
}

const rubberEraser: PropPainter = (pen) => {
  outline(pen, 'pink', 'M-44 -20 L-20 -44 L2 -44 L2 -30 L-22 -4 L-44 -4 Z')
  outline(pen, 'blue', 'M-2 -44 L40 -44 L40 -28 L16 -4 L-24 -4 L-2 -28 Z', { lighten: 0.1 })
  outline(pen, 'blue', 'M-2 -44 L40 -44 L18 -22 L-24 -22 Z', { lighten: 0.25, cel: 0.05 })
  for (const [x, y] of [
    [-40, -1],
    [-30, 0],
    [-46, -7],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.03, 0.014, 'pink', FLAT_SHAPE)
}

const binder: PropPainter = (pen) => {
  for (const [x, role] of [
    [-46, 'blue'],
    [-15, 'red'],
    [16, 'teal'],
  ] as const) {
    rect(pen, x / 100, -0.96, 0.3, 0.94, role, { round: 0.02 })
    rect(pen, x / 100 + 0.06, -0.82, 0.18, 0.3, 'white', { round: 0.01, cel: 0.05 })
    for (const y of [-74, -66]) mark(pen, 2, '#9aa3b5', `M${x + 9} ${y} L${x + 21} ${y}`)
    ellipse(pen, x / 100 + 0.15, -0.2, 0.065, 0.065, 'dark', { lighten: 0.1 })
  }
}

const spreadsheet: PropPainter = (pen) => {
  rect(pen, -0.47, -0.92, 0.94, 0.86, 'white', { round: 0.03, cel: 0.02 })
  rect(pen, -0.47, -0.92, 0.94, 0.15, '#2f8f4e', { round: 0.03, noInk: true, cel: 0 })
  rect(pen, -0.45, -0.77, 0.18, 0.69, '#dfe9e2', FLAT_SHAPE)
  for (const y of [-65, -53, -41, -29, -17]) mark(pen, 1.4, '#a9b8ae', `M-46 ${y} L46 ${y}`)
  for (const x of [-27, -3, 21]) mark(pen, 1.4, '#a9b8ae', `M${x} -77 L${x} -8`)
  for (const [x, y] of [
    [-20, -71],
    [4, -71],
    [28, -71],
    [-20, -59],
    [4, -59],
    [-20, -47],
    [28, -47],
    [4, -35],
    [28, -23],
    [-20, -23],
  ] as const)
    mark(pen, 3, '#5c6474', `M${x} ${y} L${x + 10} ${y}`)
  rect(pen, -0.03, -0.41, 0.24, 0.12, '#bfe6cb', FLAT_SHAPE)
  mark(pen, 3, '#1f6a38', 'M4 -35 L14 -35')
}

const atm: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-36 -97 L36 -97 L36 -2 L-36 -2 Z', { lighten: 0.02 })
  rect(pen, -0.28, -0.88, 0.56, 0.3, 'dark', { round: 0.02 })
  rect(pen, -0.25, -0.85, 0.5, 0.24, '#9fd6f0', FLAT_SHAPE)
  for (const y of [-78, -70]) mark(pen, 2.4, 'white', `M-18 ${y} L${y === -78 ? 10 : 2} ${y}`)
  rect(pen, -0.28, -0.5, 0.28, 0.22, 'metal', { round: 0.02, lighten: 0.1 })
  for (const y of [-45, -39, -33])
    for (const x of [-22, -14, -6]) rect(pen, x / 100 - 0.025, y / 100 - 0.018, 0.05, 0.036, 'dark', FLAT_SHAPE)
  rect(pen, 0.08, -0.48, 0.2, 0.05, 'dark')
  rect(pen, -0.24, -0.21, 0.48, 0.06, 'dark')
  outline(pen, '#7cb96c', 'M-18 -17 L18 -17 L22 -4 L-14 -4 Z')
  ellipse(pen, 0.02, -0.105, 0.05, 0.035, '#4d8a44', FLAT_SHAPE)
}

const vendingMachine: PropPainter = (pen) => {
  rect(pen, -0.34, -0.98, 0.68, 0.96, 'red', { round: 0.03 })
  rect(pen, -0.29, -0.9, 0.42, 0.64, 'glass', { cel: 0.05, lighten: 0.2 })
  for (const y of [-76, -60, -44]) {
    for (const [i, x] of [-25, -16, -7, 2].entries())
      rect(pen, x / 100, y / 100 - 0.08, 0.065, 0.13, ['teal', 'yellow', 'coral', 'purple'][(i + Math.abs(y)) % 4]!, {
        noInk: true,
        round: 0.01,
        cel: 0.2,
      })
    mark(pen, 2, 'metal', `M-28 ${y + 6} L12 ${y + 6}`)
  }
  rect(pen, 0.18, -0.8, 0.11, 0.14, 'dark')
  for (const y of [-58, -52, -46]) ellipse(pen, 0.235, y / 100, 0.022, 0.018, 'white', FLAT_SHAPE)
  rect(pen, -0.24, -0.2, 0.34, 0.12, 'dark', { round: 0.01 })
}

const qrCode: PropPainter = (pen) => {
  rect(pen, -0.44, -0.92, 0.88, 0.88, 'white', { round: 0.04, cel: 0.02 })
  for (const [x, y] of [
    [-36, -84],
    [12, -84],
    [-36, -36],
  ] as const) {
    rect(pen, x / 100, y / 100, 0.24, 0.24, 'dark', FLAT_SHAPE)
    rect(pen, x / 100 + 0.04, y / 100 + 0.04, 0.16, 0.16, 'white', FLAT_SHAPE)
    rect(pen, x / 100 + 0.08, y / 100 + 0.08, 0.08, 0.08, 'dark', FLAT_SHAPE)
  }
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 9; j++) {
      const isCorner = (i < 4 && j < 4) || (i > 5 && j < 4) || (i < 4 && j > 5)
      if (!isCorner && (i * i * 3 + j * 5 + i * j) % 7 < 3) rect(pen, -0.36 + i * 0.08, -0.84 + j * 0.08, 0.08, 0.08, 'dark', FLAT_SHAPE)
    }
}

const cryptoCoin: PropPainter = (pen) => {
  ellipse(pen, 0, -0.46, 0.45, 0.45, '#f2962a')
  ellipse(pen, 0, -0.46, 0.36, 0.36, '#f7ab47', { noInk: true, cel: 0.1 })
  for (const x of [-4, 5]) {
    mark(pen, 5, 'white', `M${x} -76 L${x} -68`)
    mark(pen, 5, 'white', `M${x} -24 L${x} -16`)
  }
  mark(pen, 6.4, 'white', 'M-14 -68 L-14 -24')
  mark(pen, 6.4, 'white', 'M-18 -68 L4 -68 C18 -68 18 -47 4 -47 L-12 -47')
  mark(pen, 6.4, 'white', 'M-18 -24 L6 -24 C22 -24 22 -47 6 -47')
}

const pokerChips: PropPainter = (pen) => {
  for (const [x, high, role] of [
    [-24, 5, 'red'],
    [24, 8, 'blue'],
  ] as const)
    for (let i = 0; i < high; i++) {
      const y = -0.08 - i * 0.085
      rect(pen, x / 100 - 0.22, y, 0.44, 0.075, role, { cel: 0.25 })
      for (const dx of [-14, 0, 14]) rect(pen, (x + dx) / 100 - 0.03, y, 0.06, 0.075, 'white', FLAT_SHAPE)
      if (i === high - 1) {
        ellipse(pen, x / 100, y, 0.22, 0.07, role, { lighten: 0.1 })
        ellipse(pen, x / 100, y, 0.13, 0.038, 'white', FLAT_SHAPE)
      }
    }
}

const movingBoxes: PropPainter = (pen) => {
  for (const [x, y, w, h] of [
    [-48, -44, 50, 42],
    [4, -36, 44, 34],
    [-28, -80, 44, 36],
  ] as const) {
    rect(pen, x / 100, y / 100, w / 100, h / 100, '#c99a5e', { cel: 0.1 })
    rect(pen, (x + w / 2 - 5) / 100, y / 100, 0.1, 0.14, '#ead3a8', FLAT_SHAPE)
    mark(pen, 2, '#8f6a3a', `M${x + 6} ${y + h - 7} L${x + 18} ${y + h - 7}`)
  }
  line(pen, 3, 'leaf', 'M30 -36 C28 -50 34 -58 42 -62')
  for (const [dx, dy] of [
    [-8, -14],
    [8, -20],
    [12, -8],
  ] as const)
    outline(
      pen,
      'leaf',
      `M30 -40 C${30 + dx - 4} ${-48 + dy} ${30 + dx + 2} ${-54 + dy} ${32 + dx} ${-52 + dy} C${36 + dx} ${-46 + dy} 34 -42 30 -40 Z`,
    )
}

const vaultDoor: PropPainter = (pen) => {
  rect(pen, -0.48, -0.96, 0.96, 0.94, 'metal', { round: 0.03, lighten: -0.2 })
  ellipse(pen, 0, -0.49, 0.42, 0.42, 'metal', { lighten: 0.12 })
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    ellipse(pen, Math.cos(turn) * 0.36, -0.49 + Math.sin(turn) * 0.36, 0.03, 0.03, 'metal', { lighten: -0.15, noInk: true })
  }
  ellipse(pen, 0, -0.49, 0.28, 0.28, 'metal', { lighten: -0.05 })
  for (let i = 0; i < 3; i++)
    line(pen, 5, 'gold', `M${polar(0, -49, (i / 3) * Math.PI + 0.3, 22)} L${polar(0, -49, (i / 3) * Math.PI + 0.3 + Math.PI, 22)}`)
  ellipse(pen, 0, -0.49, 0.08, 0.08, 'gold', { lighten: 0.15 })
  for (const y of [-76, -22]) rect(pen, -0.5, y / 100 - 0.07, 0.12, 0.14, 'metal', { round: 0.02 })
}

const businessCard: PropPainter = (pen) => {
  outline(pen, 'white', 'M-40 -64 L44 -72 L48 -26 L-36 -18 Z', { lighten: -0.12 })
  outline(pen, 'white', 'M-48 -56 L38 -56 L38 -8 L-48 -8 Z', { cel: 0.04 })
  ellipse(pen, -0.28, -0.36, 0.11, 0.11, 'teal', { noInk: true })
  mark(pen, 4, 'dark', 'M-8 -44 L24 -44')
  for (const y of [-34, -26, -18]) mark(pen, 2.4, '#9aa3b5', `M-8 ${y} L${y === -18 ? 12 : 28} ${y}`)
}

export const OFFICE_THINGS = {
  stapler,
  'sticky-notes': stickyNotes,
  whiteboard,
  highlighter,
  eraser: rubberEraser,
  binder,
  spreadsheet,
  atm,
  'vending-machine': vendingMachine,
  'qr-code': qrCode,
  'crypto-coin': cryptoCoin,
  'poker-chips': pokerChips,
  'moving-boxes': movingBoxes,
  'vault-door': vaultDoor,
  'business-card': businessCard,
} satisfies Record<string, PropPainter>
