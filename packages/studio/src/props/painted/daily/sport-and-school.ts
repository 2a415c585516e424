import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

const runningTrack: PropPainter = (pen) => {
  outline(pen, '#5fae4a', 'M-50 -60 L50 -60 L50 -50 L-50 -50 Z', PLAIN_SHAPE)
  outline(pen, '#c8543a', 'M-12 -60 L12 -60 L50 -2 L-50 -2 Z')
  for (const x of [-0.9, -0.45, 0, 0.45, 0.9]) mark(pen, 1.8, 'white', `M${x * 12} -60 L${x * 50} -2`)
  mark(pen, 3, 'white', 'M-42 -14 L42 -14')
}

const swimmingPool: PropPainter = (pen) => {
  outline(pen, '#e9e4da', 'M-34 -70 L34 -70 L50 -6 L-50 -6 Z')
  outline(pen, '#4fb8e0', 'M-28 -64 L28 -64 L42 -12 L-42 -12 Z', PLAIN_SHAPE)
  for (const k of [-0.5, 0, 0.5])
    for (let i = 0; i < 6; i++)
      mark(
        pen,
        2,
        i % 2 ? '#e0463c' : 'white',
        `M${k * (28 + i * 2.4) * 1.1} ${-62 + i * 8.6} L${k * (29 + i * 2.4) * 1.14} ${-57 + i * 8.6}`,
      )
  line(pen, 2.6, 'metal', 'M28 -42 C28 -56 36 -56 38 -44 M36 -34 C36 -48 44 -48 44 -36')
}

const divingBoard: PropPainter = (pen) => {
  outline(pen, '#4fb8e0', 'M-50 -20 L20 -20 L20 -2 L-50 -2 Z', PLAIN_SHAPE)
  mark(pen, 2, 'white', 'M-44 -14 C -36 -18 -30 -10 -22 -14 C -14 -18 -8 -10 0 -14')
  box(pen, '#e9e4da', 20, -22, 30, 20)
  for (const x of [30, 42]) line(pen, 4, 'metal', `M${x} -22 L${x} -72`)
  for (const y of [-34, -46, -58]) mark(pen, 2, '#8d98a8', `M30 ${y} L42 ${y}`)
  outline(pen, 'white', 'M-20 -78 L46 -72 L46 -66 L-20 -74 Z')
}

const skiLift: PropPainter = (pen) => {
  line(pen, 2, 'dark', 'M-50 -76 L50 -96')
  line(pen, 3, 'metal', 'M0 -86 L0 -58 L-24 -58 L-24 -22')
  outline(pen, '#c8303a', 'M-26 -22 L22 -22 L26 -16 L-26 -16 Z')
  outline(pen, '#c8303a', 'M-26 -52 L-20 -52 L-20 -22 L-26 -22 Z')
  line(pen, 3, 'metal', 'M-22 -36 L24 -36 L24 -18 M-10 -16 L-8 -4 L16 -4')
  outline(pen, 'snow', 'M-50 -4 C -30 -14 -10 4 10 -4 C26 -10 40 -2 50 -6 L50 0 L-50 0 Z')
}

const golfHole: PropPainter = (pen) => {
  outline(pen, '#5fae4a', 'M-50 -10 C -30 -30 30 -30 50 -10 C30 2 -30 2 -50 -10 Z')
  oval(pen, '#1f2a1a', 4, -14, 9, 3.6, FLAT_SHAPE)
  line(pen, 2.4, 'white', 'M4 -14 L4 -96')
  outline(pen, 'red', 'M4 -96 L36 -86 L4 -74 Z')
  oval(pen, 'white', -18, -14, 4, 4)
}

const tennisNet: PropPainter = (pen) => {
  outline(pen, '#c8653a', 'M-34 -40 L34 -40 L50 -2 L-50 -2 Z', PLAIN_SHAPE)
  for (const x of [-46, 46]) line(pen, 3, 'dark', `M${x} -12 L${x} -56`)
  for (let x = -42; x < 46; x += 7) mark(pen, 1, '#2b2a3c', `M${x} -52 L${x} -18`)
  for (const y of [-46, -39, -32, -25]) mark(pen, 1, '#2b2a3c', `M-46 ${y} L46 ${y}`)
  line(pen, 4, 'white', 'M-46 -54 L46 -54')
  oval(pen, '#d8e84a', 14, -74, 7, 7)
}

const dartboard: PropPainter = (pen) => {
  oval(pen, '#2b2a3c', 0, -50, 48, 48)
  for (let i = 0; i < 20; i++) {
    const [a, b] = [i * 0.314, (i + 1) * 0.314]
    outline(
      pen,
      i % 2 ? '#efe2c0' : '#1f1d2a',
      `M0 -50 L${Math.cos(a) * 39} ${-50 + Math.sin(a) * 39} L${Math.cos(b) * 39} ${-50 + Math.sin(b) * 39} Z`,
      FLAT_SHAPE,
    )
  }
  for (const r of [38, 22])
    mark(
      pen,
      3,
      '#c8303a',
      `M${-r} -50 C${-r} ${-50 - r * 1.33} ${r} ${-50 - r * 1.33} ${r} -50 C${r} ${-50 + r * 1.33} ${-r} ${-50 + r * 1.33} ${-r} -50`,
    )
  oval(pen, '#3fa65a', 0, -50, 8, 8, FLAT_SHAPE)
  oval(pen, '#d8303a', 0, -50, 4, 4, FLAT_SHAPE)
  line(pen, 2.4, 'gold', 'M0 -50 L28 -72')
  outline(pen, '#3f8fe8', 'M26 -70 L38 -86 L44 -80 L34 -68 Z')
}

const arcadeMachine: PropPainter = (pen) => {
  outline(pen, '#5a3fa0', 'M-30 -98 L30 -98 L30 -84 L24 -44 L36 -32 L36 -2 L-36 -2 L-36 -32 L-24 -44 L-30 -84 Z')
  box(pen, '#f7cf46', -26, -96, 52, 11, { round: 2 })
  box(pen, '#101a33', -22, -80, 44, 34, { round: 2, cel: 0 })
  for (const [x, y, role] of [
    [-12, -70, '#4fe08a'],
    [0, -70, '#4fe08a'],
    [12, -70, '#4fe08a'],
    [-6, -62, '#ff5a9a'],
    [6, -62, '#ff5a9a'],
    [0, -51, '#4fc8f0'],
  ] as const)
    box(pen, role, x - 3, y - 2, 6, 4, FLAT_SHAPE)
  line(pen, 3, 'dark', 'M-18 -36 L-18 -46')
  oval(pen, 'red', -18, -47, 4, 4)
  for (const [x, role] of [
    [6, 'yellow'],
    [18, 'red'],
  ] as const)
    oval(pen, role, x, -37, 4, 2.6)
  box(pen, 'dark', -8, -22, 16, 14, { round: 2 })
}

const refereeCard = (pen: Parameters<PropPainter>[0], role: string): void => {
  outline(pen, role, 'M-26 -96 L26 -90 L20 -22 L-32 -28 Z')
  outline(pen, 'skin', 'M-20 -2 L-18 -26 C -22 -34 -12 -38 -8 -32 L4 -30 C14 -30 18 -24 16 -16 L14 -2 Z')
  outline(pen, 'skin', 'M-18 -30 L-6 -30 L-2 -40 C0 -46 8 -44 6 -36 L2 -26 Z')
}
const yellowCard: PropPainter = (pen) => refereeCard(pen, '#f7d02e')
const redCard: PropPainter = (pen) => refereeCard(pen, '#d8252e')

const exerciseBike: PropPainter = (pen) => {
  for (const d of ['M-40 -3 L-20 -3', 'M18 -3 L44 -3']) line(pen, 6, 'dark', d)
  line(pen, 6, 'dark', 'M-30 -4 L-8 -28 L28 -6 M-8 -28 L-22 -66 M6 -24 L24 -80', 0.1)
  oval(pen, '#d8303a', 10, -26, 19, 19)
  oval(pen, 'metal', 10, -26, 8, 8)
  line(pen, 4, 'metal', 'M10 -26 L0 -14')
  outline(pen, 'dark', 'M-36 -70 C -30 -76 -12 -74 -8 -68 L-14 -64 L-30 -64 Z')
  line(pen, 5, 'dark', 'M12 -82 L38 -86')
  box(pen, '#3f8fc4', 22, -96, 16, 12, { round: 2 })
}

const jumpRope: PropPainter = (pen) => {
  mark(pen, 3, '#3f78c8', 'M-34 -62 C -54 10 54 10 34 -62')
  for (const x of [-34, 34]) {
    line(pen, 8, '#d8303a', `M${x} -64 L${x * 0.9} -92`)
    for (const y of [-72, -80]) mark(pen, 2, '#8e1c1c', `M${x * 0.94 - 4} ${y} L${x * 0.94 + 4} ${y}`)
  }
}

const weightPlate: PropPainter = (pen) => {
  oval(pen, '#2b2a3c', 0, -50, 46, 46, { lighten: 0.1 })
  oval(pen, '#3d3c52', 0, -50, 33, 33, FLAT_SHAPE)
  oval(pen, 'metal', 0, -50, 10, 10)
  oval(pen, '#1a1828', 0, -50, 4.6, 4.6, FLAT_SHAPE)
  mark(
    pen,
    3.4,
    'white',
    'M-10 -76 C -10 -80 -2 -80 -2 -75 C-2 -72 -10 -70 -10 -66 L-2 -66 M10 -79 C4 -79 4 -66 10 -66 C16 -66 16 -79 10 -79',
  )
}

const trampoline: PropPainter = (pen) => {
  for (const x of [-38, -14, 14, 38]) line(pen, 3, 'metal', `M${x} -26 L${x * 1.08} -2`)
  oval(pen, '#3f78c8', 0, -28, 49, 14)
  oval(pen, '#23233a', 0, -29, 39, 10, FLAT_SHAPE)
  mark(pen, 2.4, '#8d98a8', 'M-8 -48 C-8 -58 8 -58 8 -48 M-8 -66 L0 -76 L8 -66')
}

const chalkboard: PropPainter = (pen) => {
  box(pen, 'wood', -50, -92, 100, 70, { round: 2 })
  box(pen, '#2f5a45', -45, -87, 90, 58, { cel: 0 })
  mark(
    pen,
    2.4,
    'white',
    'M-36 -74 L-30 -80 L-30 -62 M-22 -72 L-14 -72 M-18 -76 L-18 -68 M-6 -76 C-6 -82 4 -82 4 -76 C4 -72 -6 -68 -6 -62 L4 -62 M12 -74 L20 -74 M12 -68 L20 -68 M26 -80 L36 -80 L30 -72 C38 -72 36 -62 27 -63',
  )
  mark(pen, 2, '#f7e9a0', 'M-34 -44 L-12 -44 L-23 -56 Z M2 -48 L34 -48 M2 -42 L24 -42')
  box(pen, 'wood', -40, -23, 80, 4)
  box(pen, 'white', -30, -26, 12, 3)
}

const lockers: PropPainter = (pen) => {
  for (const [i, x] of [-44, -14, 16].entries()) {
    box(pen, '#3f78a8', x, -98, 28, 94, { lighten: i === 1 ? 0.08 : 0 })
    for (const y of [-90, -84, -78]) mark(pen, 2.4, '#22486a', `M${x + 7} ${y} L${x + 21} ${y}`)
    oval(pen, 'metal', x + 22, -50, 3, 4)
  }
  for (const x of [-40, 36]) box(pen, 'dark', x, -4, 6, 4)
}

const gradedPaper: PropPainter = (pen) => {
  outline(pen, 'white', 'M-36 -96 L32 -98 L36 -4 L-32 -2 Z')
  for (const y of [-62, -52, -42, -32, -22, -12]) mark(pen, 2, '#9fb0c8', `M-24 ${y} L${y === -12 ? 6 : 26} ${y - 1}`)
  mark(pen, 2, '#9fb0c8', 'M-28 -84 L-4 -85 M-28 -76 L-10 -77')
  mark(pen, 4, '#d8303a', 'M6 -70 L13 -90 L20 -70 M9 -77 L17 -77 M24 -84 L32 -84 M28 -88 L28 -80')
}

const protractor: PropPainter = (pen) => {
  outline(pen, '#a8def2', 'M-48 -26 C -48 -92 48 -92 48 -26 Z', { lighten: 0.2 })
  outline(pen, '#e6f6fc', 'M-24 -34 C -24 -62 24 -62 24 -34 Z', FLAT_SHAPE)
  for (let i = 0; i <= 18; i++) {
    const t = Math.PI + (i / 18) * Math.PI
    const far = i % 3 ? 40 : 36
    mark(pen, 1.4, '#2e5fa3', `M${Math.cos(t) * 46} ${-27 + Math.sin(t) * 47} L${Math.cos(t) * far} ${-27 + Math.sin(t) * far}`)
  }
}

const schoolBus: PropPainter = (pen) => {
  outline(pen, '#f7b91e', 'M-48 -70 C -48 -78 -44 -80 -40 -80 L26 -80 L30 -48 L46 -44 C50 -42 50 -38 50 -34 L50 -14 L-48 -14 Z')
  for (const x of [-42, -26, -10]) box(pen, '#8fc8e8', x, -72, 13, 16, { ...FLAT_SHAPE, round: 2 })
  box(pen, '#8fc8e8', 8, -72, 16, 24, { ...FLAT_SHAPE, round: 2 })
  for (const y of [-48, -38]) mark(pen, 2.4, '#2b2a3c', `M-48 ${y} L${y === -48 ? 4 : 49} ${y}`)
  for (const x of [-28, 30]) {
    oval(pen, 'dark', x, -13, 11, 11)
    oval(pen, 'metal', x, -13, 5, 5)
  }
  outline(pen, 'red', 'M-4 -34 L2 -38 L8 -34 L8 -28 L2 -24 L-4 -28 Z')
  oval(pen, '#fff4c0', 47, -32, 3, 3)
}

/** A stadium cut open; a marble lies in its middle. */
const stadiumCutaway: PropPainter = (pen) => {
  oval(pen, '#b8bec8', 0, -46, 50, 34)
  for (const [rx, ry, role] of [
    [45, 29.5, '#5f86b8'],
    [39, 25, '#d86a5a'],
    [33, 20.5, '#5f86b8'],
    [28, 16.5, '#b8bec8'],
  ] as const)
    oval(pen, role, 0, -46, rx, ry, FLAT_SHAPE)
  oval(pen, '#5fae4a', 0, -45, 25, 14, FLAT_SHAPE)
  for (const d of [
    'M0 -58 L0 -32',
    'M-22 -45 C -22 -53 -14 -53 -14 -45 C -14 -37 -22 -37 -22 -45',
    'M22 -45 C22 -53 14 -53 14 -45 C14 -37 22 -37 22 -45',
  ])
    mark(pen, 1, 'white', d)
  outline(pen, '#9aa2b0', 'M-50 -46 C -48 -24 -30 -12 0 -12 C30 -12 48 -24 50 -46 L50 -34 C46 -12 28 -2 0 -2 C -28 -2 -46 -12 -50 -34 Z')
  for (const x of [-40, -28, -14, 0, 14, 28, 40])
    mark(pen, 2.4, '#6d7588', `M${x} ${-8 - Math.abs(x) * 0.32} L${x} ${-16 + Math.abs(x) * -0.2}`)
  oval(pen, '#d8303a', 0, -46, 3, 3)
}

/** A ball that bounces over the net of a table. */
const pingPongBall: PropPainter = (pen) => {
  for (const x of [-36, 32]) line(pen, 4, '#3c3e4c', `M${x} -14 L${x} 0`)
  outline(pen, '#2a7fb8', 'M-34 -52 L34 -52 L50 -14 L-50 -14 Z')
  mark(pen, 2.2, 'white', 'M-33 -50 L33 -50 L47.4 -16 L-47.4 -16 Z M0 -50 L0 -16')
  outline(pen, '#e8eef2', 'M-48 -54 L48 -54 L48 -36 L-48 -36 Z')
  for (let x = -42; x <= 42; x += 6) mark(pen, 1.1, '#5c6674', `M${x} -50 L${x} -36`)
  mark(pen, 1.1, '#5c6674', 'M-47 -46 L47 -46 M-47 -41 L47 -41')
  mark(pen, 3.4, 'white', 'M-47 -52 L47 -52')
  for (const [x, y, r] of [
    [-40, -62, 2],
    [-34, -74, 2.4],
    [-24, -84, 2.8],
    [-11, -90, 3.2],
  ] as const)
    oval(pen, '#f4b08a', x, y, r, r, FLAT_SHAPE)
  oval(pen, '#fb8a2a', 14, -80, 20, 20)
  oval(pen, '#ffe0bc', 7, -87, 6, 5, PLAIN_SHAPE)
}

export const SPORT_THINGS = {
  'running-track': runningTrack,
  'swimming-pool': swimmingPool,
  'diving-board': divingBoard,
  'ski-lift': skiLift,
  'golf-hole': golfHole,
  'tennis-net': tennisNet,
  dartboard,
  'arcade-machine': arcadeMachine,
  'yellow-card': yellowCard,
  'red-card': redCard,
  'exercise-bike': exerciseBike,
  'jump-rope': jumpRope,
  'ping-pong-ball': pingPongBall,
} satisfies Record<string, PropPainter>

export const SCHOOL_THINGS = {
  'weight-plate': weightPlate,
  trampoline,
  chalkboard,
  lockers,
  'graded-paper': gradedPaper,
  protractor,
  'school-bus': schoolBus,
  'stadium-cutaway': stadiumCutaway,
} satisfies Record<string, PropPainter>
