import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from './details.ts'

/** The small yellow tram of steep old streets. */
const yellowTram: PropPainter = (pen) => {
  line(pen, 2.4, 'dark', 'M2 -84 L16 -98 L30 -98')
  outline(pen, '#f7c52e', 'M-44 -40 L44 -40 L46 -14 L-46 -14 Z')
  outline(pen, 'cream', 'M-42 -76 L42 -76 L44 -40 L-44 -40 Z')
  for (const x of [-38, -20, -2, 16]) box(pen, '#4f6a8a', x, -70, 15, 24, { ...FLAT_SHAPE, round: 2 })
  box(pen, '#4f6a8a', 33, -70, 8, 24, { ...FLAT_SHAPE, round: 2 })
  outline(pen, '#8a4a2a', 'M-46 -76 C -44 -86 44 -86 46 -76 Z')
  box(pen, 'white', -12, -34, 24, 12, { ...FLAT_SHAPE, round: 2 })
  mark(pen, 1.8, '#c8382f', 'M-7 -31 L-2 -31 L-2 -28 L-7 -28 L-7 -25 L-2 -25 M2 -31 L7 -31 L7 -25 L2 -25 Z M2 -28 L7 -28')
  oval(pen, '#fff4c0', 41, -24, 4, 4)
  box(pen, 'dark', -40, -14, 80, 6, { lighten: 0.1 })
  for (const x of [-24, 24]) {
    oval(pen, 'dark', x, -8, 8, 8, { lighten: 0.15 })
    oval(pen, 'metal', x, -8, 3, 3)
  }
}

/** Washing on a line from balcony to balcony. */
const laundryBetweenBalconies: PropPainter = (pen) => {
  outline(pen, '#e3a868', 'M-50 -99 L-28 -99 L-28 -2 L-50 -2 Z')
  outline(pen, '#c8785a', 'M28 -99 L50 -99 L50 -2 L28 -2 Z')
  for (const [x, y] of [
    [-46, -90],
    [-46, -40],
    [34, -90],
    [34, -40],
  ] as const)
    box(pen, '#3f5a6a', x, y, 12, 24, { ...FLAT_SHAPE, round: 2 })
  for (const [from, to] of [
    [-34, -22],
    [22, 34],
  ] as const) {
    box(pen, 'dark', from, -58, to - from, 3)
    for (const x of [from + 2, from + 6, from + 10]) mark(pen, 1.6, '#2b2a3c', `M${x} -58 L${x} -68`)
  }
  line(pen, 1.2, '#5c5248', 'M-26 -84 C -10 -76 10 -76 26 -84')
  line(pen, 1.2, '#5c5248', 'M-26 -40 C -10 -33 10 -33 26 -40')
  outline(pen, '#3f8fc4', 'M-20 -80 L-6 -78 L-6 -62 L-8 -68 L-18 -69 L-20 -64 Z')
  outline(pen, 'white', 'M-3 -78 L11 -78 L11 -56 L-3 -56 Z')
  outline(pen, '#e0463c', 'M13 -79 L23 -82 L23 -62 L13 -62 Z')
  outline(pen, '#f7cf46', 'M-22 -37 L-8 -35 L-8 -16 L-14 -16 L-15 -26 L-16 -16 L-22 -16 Z')
  outline(pen, '#f59ab5', 'M-4 -35 L12 -36 L14 -14 L-6 -14 Z')
  outline(pen, '#3fa65a', 'M15 -37 L22 -39 L22 -22 L15 -22 Z')
}

const clothesline: PropPainter = (pen) => {
  for (const x of [-46, 46]) line(pen, 4, 'wood', `M${x} 0 L${x} -86 M${x - 8} -82 L${x + 8} -82`)
  line(pen, 1.2, '#5c5248', 'M-46 -82 C -20 -72 20 -72 46 -82')
  outline(pen, '#3f8fc4', 'M-36 -76 L-24 -74 L-10 -74 L-2 -72 L-6 -60 L-10 -62 L-10 -38 L-28 -38 L-28 -64 L-34 -62 Z')
  outline(pen, 'white', 'M2 -73 L20 -74 L20 -34 L2 -34 Z')
  outline(pen, '#e0463c', 'M24 -75 L38 -78 L38 -44 L32 -44 L31 -60 L30 -44 L24 -44 Z')
  for (const [x, y] of [
    [-24, -74],
    [-10, -74],
    [4, -73],
    [18, -74],
    [26, -76],
    [36, -78],
  ] as const)
    box(pen, 'woodLight', x - 1.4, y - 4, 2.8, 7)
}

/** A rope around an iron bollard on a quay. */
const mooringRope: PropPainter = (pen) => {
  outline(pen, 'stone', 'M-50 -26 L50 -26 L50 -2 L-50 -2 Z')
  for (const x of [-24, 8, 34]) mark(pen, 1.6, '#7a7268', `M${x} -26 L${x - 2} -2`)
  outline(pen, '#2f3444', 'M-20 -22 C -16 -34 -16 -54 -20 -66 L20 -66 C16 -54 16 -34 20 -22 Z')
  oval(pen, '#2f3444', 0, -68, 26, 10, { lighten: 0.1 })
  for (const y of [-34, -42, -50]) {
    line(pen, 7, '#d8b878', `M-18 ${y} C-8 ${y + 6} 8 ${y + 6} 18 ${y}`)
    for (const x of [-12, -4, 4, 12]) mark(pen, 1.4, '#a88a4f', `M${x - 2} ${y + 2} L${x + 2} ${y + 7}`)
  }
  line(pen, 7, '#d8b878', 'M18 -42 C32 -44 42 -38 50 -30')
}

const cobblestones: PropPainter = (pen) => {
  outline(pen, '#5c564f', 'M-26 -84 L26 -84 L50 -4 L-50 -4 Z')
  for (let row = 0; row < 6; row++) {
    const [y, half, h] = [-80 + row * 13, 24 + row * 4, 5.2 + row * 0.3]
    const count = 5
    for (let i = 0; i < count + (row % 2); i++)
      oval(
        pen,
        ['#a39a8e', '#8d857c', '#b5aca0'][(row + i * 2) % 3]!,
        -half + ((i + (row % 2 ? 0 : 0.5)) * half * 2) / count,
        y + h,
        half / count - 0.6,
        h,
        { cel: 0.12 },
      )
  }
}

const redPhoneBooth: PropPainter = (pen) => {
  outline(pen, '#c8202a', 'M-24 -84 L-24 -90 C -18 -100 18 -100 24 -90 L24 -84 L24 -2 L-24 -2 Z')
  box(pen, 'white', -18, -84, 36, 8, FLAT_SHAPE)
  mark(pen, 2, '#2b2a3c', 'M-12 -80 L12 -80')
  for (let row = 0; row < 6; row++)
    for (let col = 0; col < 3; col++) box(pen, '#d8eef7', -17 + col * 12, -72 + row * 10.6, 10, 8.6, FLAT_SHAPE)
  box(pen, '#8e1620', -27, -5, 54, 5)
}

const doubleDeckerBus: PropPainter = (pen) => {
  outline(pen, '#d8252e', 'M-46 -88 C -46 -94 -42 -96 -38 -96 L40 -96 C46 -96 48 -92 48 -88 L48 -12 L-46 -12 Z')
  for (const y of [-86, -52]) for (const x of [-40, -22, -4, 14]) box(pen, '#bfe0f2', x, y, 15, 18, { ...FLAT_SHAPE, round: 2 })
  box(pen, '#bfe0f2', 34, -86, 12, 18, { ...FLAT_SHAPE, round: 2 })
  box(pen, '#6d1016', 33, -52, 11, 38, FLAT_SHAPE)
  box(pen, 'cream', -46, -62, 94, 6, FLAT_SHAPE)
  for (const x of [-28, 22]) {
    oval(pen, 'dark', x, -11, 11, 11)
    oval(pen, 'metal', x, -11, 5, 5)
  }
}

const towerBridge: PropPainter = (pen) => {
  mark(pen, 3, '#5fb4e0', 'M-50 -6 C -38 -12 -28 0 -16 -6 C-4 -12 6 0 18 -6 C30 -12 40 0 50 -6')
  line(pen, 3, '#6fa8d0', 'M-50 -22 L50 -22')
  mark(pen, 2, '#6fa8d0', 'M-50 -46 C -44 -34 -38 -28 -30 -62 M50 -46 C44 -34 38 -28 30 -62')
  box(pen, '#6fa8d0', -18, -66, 36, 6)
  for (const x of [-24, 24]) {
    box(pen, '#c9b48c', x - 9, -74, 18, 64)
    outline(pen, '#6d7488', `M${x - 10} -74 L${x} -96 L${x + 10} -74 Z`)
    for (const y of [-66, -50]) box(pen, '#4f4638', x - 4, y, 8, 10, FLAT_SHAPE)
    for (const dx of [-9, 9]) line(pen, 2.4, '#c9b48c', `M${x + dx} -74 L${x + dx} -84`)
  }
}

/** White walls and a blue dome above the sea. */
const blueDomeChurch: PropPainter = (pen) => {
  outline(pen, '#4fa3dc', 'M-50 -22 L50 -22 L50 -2 L-50 -2 Z', PLAIN_SHAPE)
  outline(pen, 'white', 'M-46 -8 L-46 -34 L-30 -36 L-30 -54 L26 -54 L26 -36 L48 -32 L48 -8 Z')
  outline(pen, '#2f78c8', 'M-28 -54 C -28 -88 24 -88 24 -54 Z')
  line(pen, 2.4, 'white', 'M-2 -80 L-2 -96 M-7 -90 L3 -90')
  for (const [x, y] of [
    [-20, -44],
    [10, -44],
    [-40, -24],
    [34, -24],
  ] as const)
    box(pen, '#3f6a8a', x, y, 6, 10, { ...FLAT_SHAPE, round: 3 })
  outline(pen, '#2f78c8', 'M-8 -8 L-8 -24 C-8 -32 4 -32 4 -24 L4 -8 Z')
}

const AIRPORT_ROWS = [-66, -52, -38, -24] as const
const departureBoard: PropPainter = (pen) => {
  box(pen, '#1b2038', -49, -88, 98, 80, { round: 4 })
  outline(pen, 'yellow', 'M-42 -76 L-34 -78 L-30 -84 L-27 -84 L-29 -78 L-22 -78 L-20 -81 L-18 -81 L-19 -75 L-40 -74 Z', FLAT_SHAPE)
  mark(pen, 2.6, 'white', 'M-10 -78 L24 -78')
  for (const [i, y] of AIRPORT_ROWS.entries()) {
    for (const [x, w, role] of [
      [-42, 14, '#f7cf46'],
      [-22, 34, 'white'],
      [20, 8, 'white'],
      [34, 8, i === 2 ? '#ff5a4a' : '#4fe08a'],
    ] as const)
      box(pen, role, x, y, w, 7, FLAT_SHAPE)
  }
}

const airplaneWindow: PropPainter = (pen) => {
  box(pen, '#e6e4de', -42, -99, 84, 98, { round: 4 })
  box(pen, '#cfccc4', -30, -90, 60, 80, { round: 26 })
  box(pen, '#8fc8f0', -25, -85, 50, 70, { ...FLAT_SHAPE, round: 23 })
  for (const [x, y, r] of [
    [-10, -34, 11],
    [6, -30, 13],
    [14, -38, 8],
  ] as const)
    oval(pen, 'white', x, y, r, r * 0.55, FLAT_SHAPE)
  outline(pen, '#c9d2dc', 'M24 -50 L-12 -58 L-14 -54 L24 -38 Z')
  outline(pen, '#d8303a', 'M-12 -58 L-16 -66 L-13 -66 L-7 -57 Z')
  box(pen, '#b0aca2', -10, -92, 20, 4, { round: 2 })
}

const controlTower: PropPainter = (pen) => {
  outline(pen, 'white', 'M-12 -2 L-8 -60 L8 -60 L12 -2 Z', { lighten: -0.08 })
  outline(pen, 'metal', 'M-18 -62 L18 -62 L24 -68 L-24 -68 Z')
  outline(pen, '#7fc0dc', 'M-22 -68 L22 -68 L28 -86 L-28 -86 Z')
  for (const x of [-14, 0, 14]) mark(pen, 2, '#3f5a6a', `M${x} -68 L${x * 1.26} -86`)
  box(pen, 'white', -28, -92, 56, 7, { round: 2 })
  line(pen, 2, 'red', 'M4 -92 L4 -99')
}

const overwaterBungalow: PropPainter = (pen) => {
  outline(pen, '#4fc0d0', 'M-50 -18 L50 -18 L50 -2 L-50 -2 Z', PLAIN_SHAPE)
  for (const x of [-30, -10, 10, 30]) line(pen, 3, 'wood', `M${x} -30 L${x} -10`)
  line(pen, 4, 'wood', 'M30 -26 L50 -22')
  box(pen, 'wood', -36, -34, 74, 6)
  box(pen, 'woodLight', -26, -58, 52, 24)
  box(pen, '#4a3222', -8, -54, 16, 20, FLAT_SHAPE)
  outline(pen, '#c8a45a', 'M-44 -54 C -28 -64 -10 -84 0 -96 C10 -84 28 -64 44 -54 Z')
  for (const d of ['M-24 -60 L-4 -86', 'M0 -58 L0 -88', 'M24 -60 L4 -86']) mark(pen, 2, '#9a7a3a', d)
}

const signpost: PropPainter = (pen) => {
  line(pen, 7, 'wood', 'M0 -2 L0 -98')
  for (const [y, way, role] of [
    [-88, 1, '#f0b93a'],
    [-66, -1, '#3f8fc4'],
    [-44, 1, '#3fa65a'],
  ] as const) {
    outline(pen, role, `M${way * -14} ${y} L${way * 34} ${y} L${way * 46} ${y + 8} L${way * 34} ${y + 16} L${way * -14} ${y + 16} Z`)
    mark(pen, 2.4, 'white', `M${way * -6} ${y + 8} L${way * 28} ${y + 8}`)
  }
}

const marketStall: PropPainter = (pen) => {
  for (const x of [-42, 42]) line(pen, 4, 'wood', `M${x} -2 L${x} -80`)
  for (let i = 0; i < 6; i++)
    outline(
      pen,
      i % 2 ? 'white' : '#e0463c',
      `M${-46 + i * 15.3} -92 L${-30.7 + i * 15.3} -92 L${-30.7 + i * 15.3} -72 C${-30.7 + i * 15.3} -62 ${-46 + i * 15.3} -62 ${-46 + i * 15.3} -72 Z`,
    )
  for (const [x, role] of [
    [-36, '#e0463c'],
    [-14, '#f7a53a'],
    [8, '#7cbb4c'],
    [28, '#7b58b5'],
  ] as const) {
    for (const [dx, dy] of [
      [0, -40],
      [7, -42],
      [14, -40],
      [4, -46],
      [11, -46],
    ] as const)
      oval(pen, role, x + dx - 4, dy, 4.6, 4.6)
    box(pen, 'woodLight', x - 9, -38, 20, 12)
  }
  outline(pen, 'wood', 'M-48 -26 L48 -26 L46 -4 L-46 -4 Z')
}

export const CITIES_AND_JOURNEYS = {
  'yellow-tram': yellowTram,
  'laundry-between-balconies': laundryBetweenBalconies,
  clothesline,
  'mooring-rope': mooringRope,
  cobblestones,
  'red-phone-booth': redPhoneBooth,
  'double-decker-bus': doubleDeckerBus,
  'tower-bridge': towerBridge,
  'blue-dome-church': blueDomeChurch,
  'departure-board': departureBoard,
  'airplane-window': airplaneWindow,
  'control-tower': controlTower,
  'overwater-bungalow': overwaterBungalow,
  signpost,
  'market-stall': marketStall,
} satisfies Record<string, PropPainter>
