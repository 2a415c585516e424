import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** Half the width of a cone at a height. */
const coneHalf = (y: number): number => 7 + (y + 100) * 0.3

const trafficCone: PropPainter = (pen) => {
  outline(pen, '#3a3844', 'M-44 -10 L44 -10 L48 0 L-48 0 Z')
  outline(pen, '#f0682a', 'M-7 -100 L7 -100 L34 -10 L-34 -10 Z')
  for (const [top, bottom] of [
    [-80, -62],
    [-46, -28],
  ] as const) {
    outline(
      pen,
      'white',
      `M${-coneHalf(top)} ${top} L${coneHalf(top)} ${top} L${coneHalf(bottom)} ${bottom} L${-coneHalf(bottom)} ${bottom} Z`,
      {
        noInk: true,
      },
    )
  }
}

/** The strip of an airport that planes land on, as the pilot sees it, a plane coming in above. */
const runway: PropPainter = (pen) => {
  box(pen, '#8fc6e8', -50, -98, 100, 46, { cel: 0, round: 3 })
  box(pen, 'grass', -50, -56, 100, 56, { cel: 0 })
  outline(pen, '#4c4e5e', 'M-9 -56 L9 -56 L42 0 L-42 0 Z')
  mark(pen, 2, 'white', 'M-8 -55 L-37 -1 M8 -55 L37 -1')
  for (const [y, h, w] of [
    [-50, 5, 1.4],
    [-40, 7, 2.2],
    [-28, 9, 3.2],
  ] as const)
    box(pen, 'white', -w / 2, y, w, h, FLAT_SHAPE)
  for (let i = 0; i < 6; i++) {
    const x = -20 + i * 8
    outline(pen, 'white', `M${x - 1.6} -13 L${x + 2} -13 L${x * 1.3 + 2.4} -2 L${x * 1.3 - 2} -2 Z`, FLAT_SHAPE)
  }
  for (const t of [0, 0.22, 0.5, 0.85])
    for (const side of [-1, 1]) oval(pen, '#fff08a', side * (13 + t * 34), -54 + t * 50, 1.6 + t * 1.6, 1.6 + t * 1.6, GLOWING)
  for (const side of [-1, 1]) {
    outline(pen, 'white', `M${side * 3} -79 L${side * 28} -73 L${side * 28} -71 L${side * 3} -73 Z`)
    oval(pen, '#7d8aa0', side * 12, -72, 3, 3)
  }
  outline(pen, 'red', 'M-2 -84 L-1 -94 L1 -94 L2 -84 Z')
  oval(pen, 'white', 0, -77, 6, 6.6)
  mark(pen, 2, '#2f4a6a', 'M-3.4 -79 L3.4 -79')
}

/** A circular junction from above: a green island, the ring of road with its arms, cars going round. */
const roundabout: PropPainter = (pen) => {
  box(pen, 'grass', -50, -100, 100, 100, { round: 8, cel: 0 })
  for (const [x, y, w, h] of [
    [-10, -100, 20, 100],
    [-50, -60, 100, 20],
  ] as const)
    box(pen, '#5a5c6c', x, y, w, h, FLAT_SHAPE)
  mark(pen, 1.6, 'white', 'M0 -98 L0 -88 M0 -12 L0 -2 M-48 -50 L-38 -50 M38 -50 L48 -50')
  oval(pen, '#5a5c6c', 0, -50, 36, 36, { cel: 0 })
  for (let i = 0; i < 12; i++) {
    const [a, b] = [(i / 12) * Math.PI * 2, (i / 12) * Math.PI * 2 + 0.24]
    mark(pen, 1.6, 'white', `M${Math.cos(a) * 26} ${-50 + Math.sin(a) * 26} L${Math.cos(b) * 26} ${-50 + Math.sin(b) * 26}`)
  }
  oval(pen, '#d8d2c4', 0, -50, 18, 18)
  oval(pen, '#6cb24a', 0, -50, 14.6, 14.6, PLAIN_SHAPE)
  oval(pen, 'leaf', 0, -52, 8, 8)
  oval(pen, 'leafLight', -2, -54, 4, 4, PLAIN_SHAPE)
  for (const [x, y, role, upright] of [
    [31, -60, 'red', true],
    [-31, -38, 'blue', true],
    [-10, -81, 'yellow', false],
    [5, -6, 'white', true],
  ] as const) {
    const [w, h] = upright ? [9, 15] : [15, 9]
    box(pen, role, x - w / 2, y - h / 2, w, h, { round: 3 })
    box(pen, '#bfe2f2', x - w * 0.3, y - h * 0.26, w * 0.6, h * 0.5, FLAT_SHAPE)
  }
}

/** A boat between two levels of water: behind it the high water and a closed gate, before it the way out. */
const canalLock: PropPainter = (pen) => {
  box(pen, 'grass', -50, -96, 100, 40, { cel: 0 })
  box(pen, '#bfe2f2', -50, -100, 100, 16, FLAT_SHAPE)
  outline(pen, '#8f8880', 'M-50 -74 L-20 -74 L-30 0 L-50 0 Z')
  outline(pen, '#8f8880', 'M50 -74 L20 -74 L30 0 L50 0 Z')
  for (const y of [-58, -40, -22])
    mark(pen, 1.6, '#5f5a54', `M-48 ${y} L${-22 - (y + 74) * 0.13} ${y} M48 ${y} L${22 + (y + 74) * 0.13} ${y}`)
  outline(pen, 'waterLight', 'M-20 -78 L20 -78 L20 -70 L-20 -70 Z', FLAT_SHAPE)
  outline(pen, '#6b4420', 'M-20 -74 L0 -68 L0 -26 L-24 -26 Z')
  outline(pen, '#7d5230', 'M20 -74 L0 -68 L0 -26 L24 -26 Z')
  mark(pen, 1.8, '#46301a', 'M-20 -62 L0 -57 M-22 -44 L0 -42 M20 -62 L0 -57 M22 -44 L0 -42')
  line(pen, 4.4, '#f2efe4', 'M-2 -72 L-42 -82')
  line(pen, 4.4, '#f2efe4', 'M2 -72 L42 -82')
  outline(pen, 'water', 'M-25 -30 L25 -30 L30 0 L-30 0 Z', { cel: 0 })
  mark(pen, 1.8, '#bfe2f2', 'M-22 -20 L-14 -20 M16 -10 L24 -10')
  outline(pen, '#c8403a', 'M-13 -28 L13 -28 L11 -8 C6 -3 -6 -3 -11 -8 Z')
  box(pen, '#2f6a4a', -10, -42, 20, 16, { round: 2 })
  for (const x of [-7, 1]) box(pen, '#ffe9a8', x, -38, 6, 7, FLAT_SHAPE)
  mark(pen, 2, '#f2cf6a', 'M-12 -22 L12 -22')
}

/** A small house with a porch on a floating deck. */
const houseboat: PropPainter = (pen) => {
  outline(pen, '#7a4b32', 'M-48 -26 L48 -26 L42 -6 L-42 -6 Z')
  mark(pen, 2, '#d8b06a', 'M-45 -20 L45 -20')
  box(pen, '#e8b45a', -34, -66, 58, 40)
  mark(pen, 1.4, '#b5823a', 'M-34 -56 L24 -56 M-34 -46 L24 -46 M-34 -36 L24 -36')
  outline(pen, 'roof', 'M-42 -62 L-4 -92 L34 -62 Z')
  box(pen, '#8a4a34', 10, -96, 8, 22)
  box(pen, '#5a7a9a', -8, -54, 14, 28)
  oval(pen, '#f0c83a', 3, -40, 1.4, 1.4, FLAT_SHAPE)
  for (const x of [-28, 10]) {
    box(pen, 'white', x - 1, -56, 13, 14)
    box(pen, '#bfe2f2', x + 1, -54, 9, 10, FLAT_SHAPE)
  }
  for (const [x, role] of [
    [-26, '#e8506a'],
    [-21, '#f0c83a'],
    [12, '#e8506a'],
    [17, '#f0c83a'],
  ] as const)
    oval(pen, role, x, -41, 3, 3, FLAT_SHAPE)
  line(pen, 2.4, '#f2efe4', 'M28 -26 L28 -42 L46 -42 L46 -26 M37 -42 L37 -26')
  outline(pen, 'waterLight', 'M-54 -8 C -40 -14 -30 -6 -18 -9 C -4 -13 8 -6 20 -9 C32 -13 42 -8 54 -8 L54 0 L-54 0 Z', { noInk: true })
  mark(pen, 2, 'water', 'M-40 -3 L-24 -3 M-6 -2 L10 -2 M26 -3 L42 -3')
}

/** A square tower on a hill; on its mast a beam with a hinged arm at either end signals to the next hill, where another stands. */
const semaphoreTower: PropPainter = (pen) => {
  outline(pen, 'grass', 'M-50 0 C -34 -12 34 -12 50 0 Z')
  box(pen, '#d8ccb4', -18, -46, 36, 42)
  for (const [x, y] of [
    [-14, -40],
    [4, -36],
    [-14, -14],
    [6, -16],
  ] as const)
    box(pen, '#b0a488', x, y, 8, 4, FLAT_SHAPE)
  box(pen, '#5a3a22', -5, -20, 10, 16)
  for (const x of [-12, 6]) box(pen, '#3a4a5e', x, -32, 6, 8)
  box(pen, '#a59a84', -22, -50, 44, 5)
  for (const x of [-20, -8, 4, 16]) box(pen, '#a59a84', x, -55, 5, 6)
  line(pen, 4, '#6b4a2a', 'M0 -50 L0 -99')
  mark(pen, 2, '#6b4a2a', 'M0 -60 L-12 -50 M0 -60 L12 -50')
  line(pen, 6.4, '#2e2a38', 'M-27 -84 L27 -84')
  line(pen, 6.4, '#c8362e', 'M-27 -84 L-27 -62')
  line(pen, 6.4, '#c8362e', 'M27 -84 L45 -99')
  for (const [x, y] of [
    [-27, -84],
    [27, -84],
    [0, -84],
  ] as const)
    oval(pen, '#e8b83a', x, y, 3.4, 3.4)
}

export const WAYS_AND_WATERS = {
  'traffic-cone': trafficCone,
  runway,
  roundabout,
  'canal-lock': canalLock,
  houseboat,
  'semaphore-tower': semaphoreTower,
} satisfies Record<string, PropPainter>
