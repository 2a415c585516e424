import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A phone seen from the front; its screen is 44 wide from x -22 and 76 high from y -90. */
function phone(pen: Pen, screen: string): void {
  box(pen, 'dark', -27, -99, 54, 98, { round: 8, lighten: 0.05 })
  box(pen, screen, -23, -93, 46, 86, { round: 5, cel: 0 })
}

/** A window on a screen with three dots in its bar. */
function browser(pen: Pen, bar: string, page: string): void {
  box(pen, page, -48, -88, 96, 76, { round: 4, cel: 0 })
  box(pen, bar, -48, -88, 96, 13, { round: 4, noInk: true })
  for (const [x, role] of [
    [-42, '#ff5f57'],
    [-35, '#febc2e'],
    [-28, '#28c840'],
  ] as const)
    oval(pen, role, x, -81.5, 2.4, 2.4, FLAT_SHAPE)
}

const crackedPhone: PropPainter = (pen) => {
  phone(pen, '#22304e')
  const [x, y] = [4, -58]
  for (const [i, turn] of [0.2, 1, 1.7, 2.5, 3.3, 4.1, 4.9, 5.6].entries())
    mark(pen, 1.4, '#dfe8f4', `M${x} ${y} L${polar(x, y, turn, 9)} L${polar(x, y, turn + 0.18, i % 3 === 1 ? 32 : 17)}`)
  mark(
    pen,
    1.2,
    '#dfe8f4',
    `M${polar(x, y, 0.2, 9)} L${polar(x, y, 1, 10)} L${polar(x, y, 1.7, 8)} L${polar(x, y, 2.5, 11)} L${polar(x, y, 3.3, 8)}`,
  )
}

const chat: PropPainter = (pen) => {
  phone(pen, '#eef2f8')
  for (const [y, isMine, w] of [
    [-86, 0, 28],
    [-70, 1, 24],
    [-54, 0, 32],
    [-38, 1, 30],
  ] as const) {
    const x = isMine ? 20 - w : -20
    box(pen, isMine ? '#3f8fe8' : '#c9d2e0', x, y, w, 12, { round: 5, noInk: true, cel: 0 })
    mark(pen, 1.8, isMine ? 'white' : '#6d7890', `M${x + 5} ${y + 6} L${x + w - 5} ${y + 6}`)
  }
  box(pen, 'white', -20, -19, 32, 8, { round: 4, noInk: true })
  oval(pen, '#3f8fe8', 17, -15, 3.6, 3.6, FLAT_SHAPE)
}

/** Read marks under a message without an answer. */
const unreadMessage: PropPainter = (pen) => {
  phone(pen, '#eef2f8')
  box(pen, '#3f8fe8', -14, -82, 34, 22, { round: 6, noInk: true, cel: 0 })
  for (const y of [-76, -70]) mark(pen, 1.8, 'white', `M-9 ${y} L14 ${y}`)
  for (const x of [8, 13]) mark(pen, 2, '#3fb6e8', `M${x - 3} -53 L${x} -50 L${x + 6} -57`)
  box(pen, '#c9d2e0', -20, -42, 26, 13, { round: 6, noInk: true, cel: 0 })
  for (const x of [-13, -7, -1]) oval(pen, '#7a869c', x, -35.5, 2, 2, FLAT_SHAPE)
}

const videoCall: PropPainter = (pen) => {
  box(pen, 'dark', -48, -92, 96, 66, { round: 5, lighten: 0.05 })
  for (const [x, y, hair, top] of [
    [-44, -88, '#4a2e1e', '#3f8fc4'],
    [1, -88, '#1f1a22', '#e0813a'],
    [-44, -59, '#c98a3a', '#7b58b5'],
    [1, -59, '#6b3a22', '#3d9a6a'],
  ] as const) {
    box(pen, '#dfe6f0', x, y, 43, 27, { ...FLAT_SHAPE, round: 2 })
    outline(pen, top, `M${x + 10} ${y + 27} C${x + 10} ${y + 16} ${x + 33} ${y + 16} ${x + 33} ${y + 27} Z`, FLAT_SHAPE)
    oval(pen, hair, x + 21.5, y + 9.4, 7, 7.4, FLAT_SHAPE)
    oval(pen, 'skin', x + 21.5, y + 11.6, 5.4, 6, FLAT_SHAPE)
  }
  outline(pen, 'metal', 'M-10 -26 L10 -26 L14 -8 L-14 -8 Z', { lighten: 0.1 })
  box(pen, 'metal', -26, -9, 52, 6, { round: 2 })
}

const searchBar: PropPainter = (pen) => {
  browser(pen, '#d5dbe6', 'white')
  for (const [x, role] of [
    [-21, '#3f78e8'],
    [-7, '#e0463c'],
    [7, '#f0b93a'],
    [21, '#3fa65a'],
  ] as const)
    oval(pen, role, x, -60, 5.6, 5.6, FLAT_SHAPE)
  box(pen, '#f2f4f8', -38, -46, 76, 17, { round: 8, cel: 0 })
  mark(pen, 2.6, '#5c6a84', 'M-30 -38 C -30 -43 -22 -43 -22 -38 C -22 -33 -30 -33 -30 -38 M-23 -35 L-19 -31')
  mark(pen, 2, '#a8b2c4', 'M-12 -37.5 L16 -37.5')
}

const sourceCode: PropPainter = (pen) => {
  browser(pen, '#3a4058', '#171b2e')
  const ROWS = [
    [0, '#e06c9f', 12, '#7fd6e8', 20],
    [6, '#f0c674', 26, '#a8e08a', 10],
    [12, '#7fd6e8', 16, '#e0e6f4', 24],
    [12, '#a8e08a', 30, '#f0c674', 8],
    [6, '#e06c9f', 10, '#e0e6f4', 18],
    [0, '#7fd6e8', 8, '#a8e08a', 0],
  ] as const
  for (const [i, [x, a, w, b, v]] of ROWS.entries()) {
    const y = -66 + i * 9
    mark(pen, 3, a, `M${-42 + x} ${y} L${-42 + x + w} ${y}`)
    if (v) mark(pen, 3, b, `M${-37 + x + w} ${y} L${-37 + x + w + v} ${y}`)
  }
}

const cloudStorage: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [-24, -46, 19],
    [2, -60, 26],
    [26, -46, 20],
  ] as const)
    oval(pen, '#7fb4e8', x, y, r, r)
  outline(pen, '#7fb4e8', 'M-30 -58 L30 -58 L30 -27 L-24 -27 Z', { noInk: true, cel: 0 })
  line(pen, 7, 'white', 'M0 -34 L0 -54')
  outline(pen, 'white', 'M0 -70 L-14 -52 L14 -52 Z')
}

const nodeHeight = (i: number, count: number): number => -50 + (i - (count - 1) / 2) * 25

/** Layers of points, each joined with all of the next. */
const neuralNetwork: PropPainter = (pen) => {
  const LAYERS = [
    [-42, 3, '#3f8fe8'],
    [-14, 4, '#7b58b5'],
    [14, 4, '#7b58b5'],
    [42, 2, '#ef7d6b'],
  ] as const
  for (const [l, [x, count]] of LAYERS.entries()) {
    const next = LAYERS[l + 1]
    if (next)
      for (let i = 0; i < count; i++)
        for (let j = 0; j < next[1]; j++) mark(pen, 1, '#6d7c9c', `M${x} ${nodeHeight(i, count)} L${next[0]} ${nodeHeight(j, next[1])}`)
  }
  for (const [x, count, role] of LAYERS) for (let i = 0; i < count; i++) oval(pen, role, x, nodeHeight(i, count), 7.4, 7.4)
}

const robotArm: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-40 0 L-34 -14 L-4 -14 L2 0 Z', { lighten: 0.12 })
  line(pen, 13, '#e0813a', 'M-19 -16 L-30 -58')
  line(pen, 11, '#e0813a', 'M-30 -60 L14 -86', 0.08)
  line(pen, 8, 'metal', 'M14 -86 L36 -62')
  for (const [x, y, r] of [
    [-19, -16, 9],
    [-30, -60, 9],
    [14, -86, 7],
  ] as const)
    oval(pen, 'dark', x, y, r, r, { lighten: 0.1 })
  line(pen, 4, 'metal', 'M36 -62 L26 -54 L28 -44', -0.1)
  line(pen, 4, 'metal', 'M36 -62 L48 -58 L46 -46', -0.1)
  box(pen, '#3f8fc4', 27, -42, 18, 16, { round: 2 })
}

const printer3d: PropPainter = (pen) => {
  for (const x of [-42, 34]) box(pen, 'dark', x, -96, 8, 92, { lighten: 0.1 })
  box(pen, 'dark', -46, -98, 92, 9, { round: 2, lighten: 0.1 })
  box(pen, 'dark', -48, -12, 96, 12, { round: 3, lighten: 0.1 })
  box(pen, 'metal', -36, -66, 72, 6)
  outline(pen, '#e0463c', 'M-10 -72 L10 -72 L10 -56 L3 -48 L-3 -48 L-10 -56 Z')
  box(pen, 'metal', -32, -18, 64, 6, { lighten: 0.2 })
  outline(pen, '#f0a63a', 'M-16 -18 L-16 -34 L-4 -34 L-4 -46 L6 -46 L6 -34 L16 -34 L16 -18 Z')
  for (const y of [-22, -26, -30, -38, -42]) mark(pen, 1.1, '#c07a1e', `M${y < -34 ? -4 : -16} ${y} L${y < -34 ? 6 : 16} ${y}`)
}

const smartSpeaker: PropPainter = (pen) => {
  outline(pen, '#4a5068', 'M-28 -80 C -28 -92 28 -92 28 -80 L30 -10 C30 0 -30 0 -30 -10 Z')
  oval(pen, '#2b3044', 0, -81, 26, 7)
  mark(pen, 2.6, '#4fc8f0', 'M-24 -80 C -20 -74 20 -74 24 -80')
  for (let y = -64; y < -10; y += 9) for (let x = -20; x <= 20; x += 8) oval(pen, '#2b3044', x, y, 1.7, 1.7, FLAT_SHAPE)
  for (const side of [-1, 1])
    for (const far of [36, 44])
      mark(pen, 2.2, '#4fc8f0', `M${side * far} ${-66} C${side * (far + 6)} -58 ${side * (far + 6)} -48 ${side * far} -40`)
}

const tabletComputer: PropPainter = (pen) => {
  box(pen, 'dark', -48, -84, 96, 70, { round: 6, lighten: 0.05 })
  box(pen, '#8fc4f0', -42, -78, 84, 58, { round: 2, cel: 0 })
  const COLOURS = ['#ef7d6b', '#f7cf46', '#3fb6a8', '#7b58b5', '#3f78e8', '#f59ab5', '#6cb24a', 'white'] as const
  for (const [i, role] of COLOURS.entries())
    box(pen, role, -34 + (i % 4) * 18, -68 + Math.floor(i / 4) * 20, 13, 13, { ...FLAT_SHAPE, round: 3 })
  box(pen, 'white', -26, -27, 52, 4, { ...FLAT_SHAPE, round: 2 })
}

const eReader: PropPainter = (pen) => {
  box(pen, '#3f4250', -32, -98, 64, 94, { round: 5 })
  box(pen, '#eee8d8', -26, -91, 52, 72, { round: 1, cel: 0 })
  mark(pen, 3, '#3a3a44', 'M-18 -83 L10 -83')
  for (const y of [-74, -67, -60, -53, -46, -39, -32]) mark(pen, 1.5, '#77705e', `M-20 ${y} L${y === -46 ? 6 : 20} ${y}`)
  oval(pen, '#5c6070', 0, -11, 4, 3)
}

const graphicsCard: PropPainter = (pen) => {
  box(pen, '#2f9a5a', -42, -34, 86, 10)
  box(pen, 'gold', -22, -26, 44, 8)
  box(pen, 'dark', -46, -74, 94, 42, { round: 4, lighten: 0.08 })
  box(pen, 'metal', -50, -80, 6, 66)
  for (const x of [-22, 22]) {
    oval(pen, '#14121f', x, -53, 18, 18)
    for (let i = 0; i < 8; i++) mark(pen, 3.4, '#5a6078', `M${polar(x, -53, i * 0.785, 5)} L${polar(x, -53, i * 0.785 + 0.4, 15)}`)
    oval(pen, 'red', x, -53, 4, 4)
  }
}

const powerBank: PropPainter = (pen) => {
  line(pen, 3, 'white', 'M-6 -92 C-6 -108 40 -104 40 -70 L40 -40')
  box(pen, '#3a4158', -30, -88, 46, 84, { round: 8 })
  for (const [i, y] of [-70, -58, -46, -34].entries()) box(pen, i === 0 ? '#56607c' : '#4fe08a', -16, y, 18, 7, { ...FLAT_SHAPE, round: 2 })
  outline(pen, '#f7cf46', 'M-4 -26 L-14 -15 L-8 -15 L-11 -6 L0 -18 L-6 -18 Z', FLAT_SHAPE)
  box(pen, 'white', 34, -42, 12, 14, { round: 2 })
  box(pen, 'metal', 36, -28, 8, 8)
}

const simCard: PropPainter = (pen) => {
  outline(pen, '#f4f0e6', 'M-32 -94 L14 -94 L34 -72 L34 -8 C34 -4 30 -2 26 -2 L-26 -2 C -30 -2 -34 -4 -34 -8 L-34 -90 Z')
  box(pen, 'gold', -20, -62, 40, 44, { round: 6 })
  mark(pen, 1.8, '#8a6414', 'M-20 -48 L-6 -48 L-6 -32 L-20 -32 M20 -48 L6 -48 L6 -32 L20 -32 M0 -62 L0 -50 M0 -18 L0 -30')
}

const wifiSignal: PropPainter = (pen) => {
  for (const [r, y] of [
    [44, -62],
    [29, -48],
    [15, -34],
  ] as const)
    line(pen, 8, '#3f8fe8', `M${-r} ${y} C${-r * 0.5} ${y - r * 0.52} ${r * 0.5} ${y - r * 0.52} ${r} ${y}`)
  oval(pen, '#3f8fe8', 0, -17, 8, 8)
}

const computerVirus: PropPainter = (pen) => {
  box(pen, 'dark', -42, -92, 84, 60, { round: 4, lighten: 0.05 })
  box(pen, '#1d3a2a', -37, -87, 74, 50, { round: 2, cel: 0 })
  for (const side of [-1, 1])
    for (const [y, to] of [
      [-70, -78],
      [-60, -60],
      [-50, -44],
    ] as const)
      mark(pen, 2.4, '#ff5a4a', `M${side * 8} ${y} L${side * 20} ${to}`)
  oval(pen, '#ff5a4a', 0, -58, 11, 14, GLOWING)
  oval(pen, '#ff5a4a', 0, -75, 7, 6, GLOWING)
  mark(pen, 1.6, '#7a1612', 'M0 -70 L0 -46')
  outline(pen, 'metal', 'M-16 -6 L-10 -32 L10 -32 L16 -6 Z')
  box(pen, 'metal', -26, -8, 52, 7, { round: 2 })
}

const onlineDating: PropPainter = (pen) => {
  phone(pen, '#fbe6ec')
  box(pen, 'white', -18, -88, 36, 50, { round: 4, cel: 0 })
  outline(pen, '#7b58b5', 'M-14 -38 C -14 -54 14 -54 14 -38 Z', FLAT_SHAPE)
  oval(pen, '#5a3422', 0, -66, 11, 12, FLAT_SHAPE)
  oval(pen, 'skin', 0, -63, 8, 9, FLAT_SHAPE)
  for (const [x, role] of [
    [-10, '#c9d2e0'],
    [10, '#f05a78'],
  ] as const)
    oval(pen, role, x, -22, 8, 8, FLAT_SHAPE)
  mark(pen, 2.4, '#5c6a84', 'M-13 -25 L-7 -19 M-7 -25 L-13 -19')
  outline(pen, 'white', 'M10 -17 C2 -22 5 -28 10 -24 C15 -28 18 -22 10 -17 Z', FLAT_SHAPE)
}

export const SCREENS = {
  'cracked-phone': crackedPhone,
  chat,
  'unread-message': unreadMessage,
  'video-call': videoCall,
  'search-bar': searchBar,
  'source-code': sourceCode,
  'cloud-storage': cloudStorage,
  'neural-network': neuralNetwork,
  'robot-arm': robotArm,
  'printer-3d': printer3d,
  'smart-speaker': smartSpeaker,
  'tablet-computer': tabletComputer,
  'e-reader': eReader,
  'graphics-card': graphicsCard,
  'power-bank': powerBank,
  'sim-card': simCard,
  'wifi-signal': wifiSignal,
  'computer-virus': computerVirus,
  'dating-app': onlineDating,
} satisfies Record<string, PropPainter>
