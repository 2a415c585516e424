import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import { emitLight, type Pen, type PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** The body, neck and strings of a bowed instrument; `s`: its scale. */
function bowed(pen: Pen, x: number, s: number): void {
  const X = (v: number) => (x + v * s).toFixed(1)
  const Y = (v: number) => (-4 + v * s).toFixed(1)
  line(pen, 5 * s, '#3a2418', `M${X(0)} ${Y(-52)} L${X(0)} ${Y(-92)}`)
  outline(
    pen,
    '#b5622e',
    `M${X(0)} ${Y(-62)} C${X(16)} ${Y(-62)} ${X(22)} ${Y(-52)} ${X(16)} ${Y(-42)} C${X(12)} ${Y(-36)} ${X(14)} ${Y(-32)} ${X(22)} ${Y(-24)} C${X(28)} ${Y(-8)} ${X(14)} ${Y(0)} ${X(0)} ${Y(0)} C${X(-14)} ${Y(0)} ${X(-28)} ${Y(-8)} ${X(-22)} ${Y(-24)} C${X(-14)} ${Y(-32)} ${X(-12)} ${Y(-36)} ${X(-16)} ${Y(-42)} C${X(-22)} ${Y(-52)} ${X(-16)} ${Y(-62)} ${X(0)} ${Y(-62)} Z`,
  )
  for (const side of [-1, 1])
    mark(pen, 1.8 * s, '#3a2418', `M${X(side * 9)} ${Y(-36)} C${X(side * 6)} ${Y(-32)} ${X(side * 12)} ${Y(-26)} ${X(side * 8)} ${Y(-20)}`)
  for (const dx of [-1.6, 0, 1.6]) mark(pen, 0.6, '#f0e6d0', `M${X(dx)} ${Y(-8)} L${X(dx)} ${Y(-90)}`)
  outline(pen, '#3a2418', `M${X(-4)} ${Y(-18)} L${X(4)} ${Y(-18)} L${X(2)} ${Y(-4)} L${X(-2)} ${Y(-4)} Z`, FLAT_SHAPE)
}
const cello: PropPainter = (pen) => {
  line(pen, 2, 'metal', 'M-6 -4 L-6 3')
  bowed(pen, -6, 1)
  line(pen, 2.4, 'wood', 'M28 -8 L40 -92')
}

const electricGuitar: PropPainter = (pen) => {
  line(pen, 6, '#6b3a22', 'M-8 -44 L34 -86')
  outline(
    pen,
    '#d8303a',
    'M-12 -52 C -22 -58 -34 -50 -30 -40 C -44 -34 -52 -16 -40 -6 C -28 4 -16 -4 -8 -14 C0 -22 14 -20 14 -30 C10 -34 4 -30 0 -34 Z',
  )
  outline(pen, 'white', 'M-16 -38 C -24 -30 -30 -24 -34 -16 C -24 -12 -14 -20 -6 -28 Z', FLAT_SHAPE)
  outline(pen, '#d8303a', 'M32 -84 L40 -98 L48 -92 L38 -80 Z')
  for (const [x, y] of [
    [-26, -22],
    [-18, -29],
  ] as const)
    mark(pen, 3.4, '#2b2a3c', `M${x - 4} ${y - 4} L${x + 4} ${y + 4}`)
  for (const [x, y] of [
    [2, -54],
    [12, -64],
    [22, -74],
  ] as const)
    mark(pen, 1.2, 'metal', `M${x - 3} ${y - 3} L${x + 3} ${y + 3}`)
}

const clarinet: PropPainter = (pen) => {
  line(pen, 7, '#2b2a3c', 'M-38 -92 L34 -16', 0.08)
  outline(pen, '#2b2a3c', 'M28 -20 L36 -28 C44 -22 50 -14 48 -4 C36 -4 30 -10 28 -20 Z', { lighten: 0.08 })
  line(pen, 4, '#3a3a48', 'M-46 -99 L-38 -92')
  for (const [x, y] of [
    [-24, -77],
    [-14, -67],
    [-4, -56],
    [6, -46],
    [16, -35],
    [24, -27],
  ] as const)
    oval(pen, 'metal', x, y, 3, 3, { lighten: 0.2 })
}

const trombone: PropPainter = (pen) => {
  line(pen, 4, 'gold', 'M-50 -62 L30 -62 C44 -62 44 -40 30 -40 L-40 -40')
  line(pen, 4, 'gold', 'M-40 -40 L-40 -52 L-12 -52', 0.1)
  outline(pen, 'gold', 'M-26 -65 C -38 -66 -46 -74 -50 -82 L-50 -42 C -46 -50 -38 -58 -26 -59 Z')
  line(pen, 2.4, 'gold', 'M8 -62 L8 -40')
}

const bagpipes: PropPainter = (pen) => {
  for (const d of ['M-8 -48 L-30 -92', 'M2 -50 L-6 -98', 'M12 -50 L18 -96']) {
    line(pen, 5, '#3a2418', d)
  }
  for (const [x, y] of [
    [-24, -80],
    [-4, -84],
    [16, -82],
  ] as const)
    oval(pen, '#f0e6d0', x, y, 4, 3)
  outline(pen, '#c8303a', 'M-38 -36 C -40 -58 20 -60 36 -44 C46 -32 30 -12 6 -14 C -18 -14 -36 -20 -38 -36 Z')
  for (const d of ['M-28 -46 L-22 -18', 'M-8 -52 L-4 -14', 'M14 -52 L16 -15']) mark(pen, 2.4, '#1f5a3a', d)
  mark(pen, 2.4, '#1f5a3a', 'M-37 -34 L39 -34')
  line(pen, 4, '#3a2418', 'M-30 -22 L-40 -2')
  line(pen, 4, '#3a2418', 'M34 -44 L48 -62')
}

const harmonica: PropPainter = (pen) => {
  box(pen, 'metal', -48, -66, 96, 14, { round: 4, lighten: 0.25 })
  box(pen, '#a83a2f', -46, -54, 92, 14)
  for (let x = -40; x < 42; x += 9) box(pen, '#2b1a18', x, -51, 5, 8, FLAT_SHAPE)
  box(pen, 'metal', -48, -42, 96, 14, { round: 4, lighten: 0.15 })
  mark(pen, 2, '#6d7488', 'M-20 -59 L20 -59')
}

const xylophone: PropPainter = (pen) => {
  line(pen, 4, 'wood', 'M-48 -66 L46 -56')
  line(pen, 4, 'wood', 'M-48 -24 L46 -34')
  for (const [i, role] of ['#e0463c', '#f0813a', '#f7cf46', '#5fae4a', '#3fa6d8', '#3f6fd0', '#7b58b5'].entries())
    box(pen, role, -46 + i * 13.4, -80 + i * 4, 10, 66 - i * 8, { round: 3 })
  line(pen, 2.4, 'woodLight', 'M-6 -4 L34 -92')
  oval(pen, '#e0463c', 35, -94, 5, 5)
}

const cymbals: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M0 -60 L0 -6 M0 -18 L-22 -1 M0 -18 L22 -1')
  outline(pen, 'gold', 'M-48 -66 C -30 -76 30 -76 48 -62 C30 -54 -30 -56 -48 -66 Z')
  oval(pen, 'gold', 0, -69, 11, 6, { lighten: 0.2 })
}

const guitarAmp: PropPainter = (pen) => {
  line(pen, 4, 'dark', 'M-14 -92 C -12 -98 12 -98 14 -92')
  box(pen, '#2b2a3c', -44, -92, 88, 90, { round: 5, lighten: 0.08 })
  box(pen, '#c9a86a', -38, -86, 76, 16)
  for (const x of [-30, -18, -6, 6, 18]) oval(pen, 'dark', x, -78, 3.6, 3.6)
  oval(pen, '#ff5a3c', 32, -78, 2.4, 2.4, GLOWING)
  box(pen, '#4a4658', -38, -64, 76, 56, { cel: 0 })
  oval(pen, '#2b2a38', 0, -36, 25, 25)
  oval(pen, '#4a4658', 0, -36, 10, 10)
}

const jukebox: PropPainter = (pen) => {
  outline(pen, '#b5382f', 'M-32 -2 L-32 -66 C -32 -108 32 -108 32 -66 L32 -2 Z')
  mark(pen, 5, '#f7cf46', 'M-26 -6 L-26 -66 C -26 -98 26 -98 26 -66 L26 -6')
  outline(pen, '#bfe6f2', 'M-19 -50 L-19 -66 C -19 -88 19 -88 19 -66 L19 -50 Z')
  oval(pen, 'dark', 0, -62, 13, 8)
  oval(pen, '#e0463c', 0, -62, 4, 2.6)
  box(pen, 'gold', -19, -46, 38, 8)
  for (const y of [-32, -24, -16]) mark(pen, 2.4, '#f7cf46', `M-16 ${y} L16 ${y}`)
}

const metronome: PropPainter = (pen) => {
  outline(pen, '#8a4a2a', 'M-34 -2 L-12 -96 L12 -96 L34 -2 Z')
  outline(pen, '#e3c48a', 'M-18 -26 L-7 -86 L7 -86 L18 -26 Z', FLAT_SHAPE)
  for (const y of [-76, -66, -56, -46]) mark(pen, 1.4, '#6b3a22', `M-4 ${y} L4 ${y}`)
  line(pen, 2.4, 'metal', 'M0 -26 L26 -84')
  box(pen, 'metal', 10, -66, 12, 8, { round: 1 })
}

const easel: PropPainter = (pen) => {
  for (const d of ['M0 -98 L-32 -2', 'M0 -98 L32 -2', 'M0 -90 L0 -10']) line(pen, 5, 'wood', d)
  box(pen, 'white', -34, -84, 68, 52, { cel: 0.04 })
  outline(pen, '#8fc8f0', 'M-30 -80 L30 -80 L30 -52 L-30 -52 Z', FLAT_SHAPE)
  outline(pen, '#6cb24a', 'M-30 -50 C -14 -62 4 -46 30 -58 L30 -36 L-30 -36 Z', FLAT_SHAPE)
  oval(pen, '#f7cf46', 16, -70, 6, 6, FLAT_SHAPE)
  box(pen, 'wood', -38, -32, 76, 6)
}

const paintTube: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-44 -92 L-10 -98 L12 -40 L-8 -30 Z', { lighten: 0.25 })
  outline(pen, '#3f78c8', 'M-36 -76 L-4 -82 L8 -52 L-14 -44 Z', FLAT_SHAPE)
  outline(pen, 'dark', 'M-6 -32 L10 -40 L16 -28 L2 -20 Z')
  outline(pen, '#3f78c8', 'M10 -22 C2 -14 -14 -8 -2 0 C14 4 44 2 44 -8 C42 -18 24 -10 18 -24 Z')
}

const potteryWheel: PropPainter = (pen) => {
  outline(pen, '#5c6474', 'M-30 -2 L-22 -30 L22 -30 L30 -2 Z')
  oval(pen, '#8d98a8', 0, -32, 42, 9)
  outline(pen, '#b8693a', 'M-14 -34 C -30 -48 -26 -70 -12 -78 C-8 -82 -14 -88 -16 -92 L16 -92 C14 -88 8 -82 12 -78 C26 -70 30 -48 14 -34 Z')
  oval(pen, '#8a4a24', 0, -92, 15, 3.6, FLAT_SHAPE)
  for (const y of [-72, -58, -46]) mark(pen, 1.8, '#d8946a', `M${-18} ${y} C-6 ${y + 4} 6 ${y + 4} 18 ${y}`)
}

const stainedGlass: PropPainter = (pen) => {
  outline(pen, 'stone', 'M-34 -2 L-34 -60 C -34 -84 -14 -96 0 -100 C14 -96 34 -84 34 -60 L34 -2 Z')
  outline(pen, '#2b2a3c', 'M-28 -8 L-28 -60 C -28 -80 -10 -90 0 -93 C10 -90 28 -80 28 -60 L28 -8 Z', FLAT_SHAPE)
  for (const [d, role] of [
    ['M-26 -10 L-26 -34 L-3 -34 L-3 -10 Z', '#d8303a'],
    ['M3 -10 L3 -34 L26 -34 L26 -10 Z', '#3f6fd0'],
    ['M-26 -38 L-26 -58 L-3 -50 L-3 -38 Z', '#f0b93a'],
    ['M3 -38 L3 -50 L26 -58 L26 -38 Z', '#3fa65a'],
    ['M-25 -63 C -24 -78 -10 -86 -3 -88 L-3 -55 Z', '#7b58b5'],
    ['M25 -63 C24 -78 10 -86 3 -88 L3 -55 Z', '#e0813a'],
  ] as const)
    outline(pen, role, d, { ...FLAT_SHAPE, emissive: true })
  oval(pen, '#f7e9a0', 0, -58, 9, 9, { noInk: true, emissive: true })
}

const rosary: PropPainter = (pen) => {
  for (let i = 0; i < 24; i++) {
    const [x, y] = polar(0, -64, i * 0.2618 + 1.57, 31)
      .split(' ')
      .map(Number) as [number, number]
    oval(pen, i % 6 ? '#8a4a2a' : '#5a2a18', x, y, i % 6 ? 3.4 : 4.6, i % 6 ? 3.4 : 4.6)
  }
  for (const y of [-28, -22]) oval(pen, '#8a4a2a', 0, y, 3, 3)
  line(pen, 4, 'gold', 'M0 -18 L0 0 M-7 -12 L7 -12')
}

const holyBook: PropPainter = (pen) => {
  outline(pen, 'white', 'M-34 -8 L36 -8 L36 -2 L-30 -2 C -34 -2 -36 -6 -34 -8 Z', { lighten: -0.06 })
  outline(pen, '#5a2430', 'M-36 -92 C -36 -96 -34 -98 -30 -98 L36 -98 L36 -10 L-30 -10 C -34 -10 -36 -8 -36 -4 Z')
  mark(pen, 4.6, '#f0b93a', 'M2 -82 L2 -36 M-12 -68 L16 -68')
  mark(pen, 2, '#f0b93a', 'M-26 -92 L30 -92 L30 -18 L-26 -18 Z')
}

const torahScroll: PropPainter = (pen) => {
  for (const x of [-32, 32]) {
    line(pen, 5, 'wood', `M${x} -98 L${x} -2`)
    box(pen, '#efdfb8', x - 11, -84, 22, 68, { round: 5 })
    for (const y of [-86, -18]) box(pen, 'gold', x - 14, y, 28, 5, { round: 2 })
  }
  outline(pen, '#f4e8c8', 'M-22 -80 L22 -80 L22 -20 L-22 -20 Z', { cel: 0 })
  for (const y of [-72, -64, -56, -48, -40, -32]) mark(pen, 1.8, '#5a4a2a', `M-17 ${y} L${y === -32 ? 2 : 17} ${y}`)
}

const buddhaStatue: PropPainter = (pen) => {
  outline(pen, '#c88a5a', 'M-40 -8 L40 -8 L44 -1 L-44 -1 Z')
  outline(
    pen,
    'gold',
    'M-46 -14 C -44 -28 -22 -30 -18 -34 C -26 -50 -20 -60 -8 -62 L8 -62 C20 -60 26 -50 18 -34 C22 -30 44 -28 46 -14 C30 -4 -30 -4 -46 -14 Z',
  )
  oval(pen, 'gold', 0, -76, 14, 16)
  oval(pen, '#a87a1e', 0, -94, 6, 5)
  outline(pen, '#a87a1e', 'M-14 -78 C -14 -98 14 -98 14 -78 C8 -86 -8 -86 -14 -78 Z', PLAIN_SHAPE)
  mark(
    pen,
    1.6,
    '#7a5410',
    'M-8 -76 C-6 -74 -4 -74 -3 -76 M3 -76 C4 -74 6 -74 8 -76 M-4 -67 C-2 -65 2 -65 4 -67 M-16 -54 C-6 -46 8 -46 14 -34 M-12 -22 C-4 -18 4 -18 12 -22',
  )
}

const incense: PropPainter = (pen) => {
  outline(pen, '#7fa6c8', 'M-26 -28 L26 -28 C28 -10 16 -2 0 -2 C -16 -2 -28 -10 -26 -28 Z')
  outline(pen, '#c9b48c', 'M-24 -30 C -16 -36 16 -36 24 -30 Z', FLAT_SHAPE)
  for (const [x, t] of [
    [-10, -6],
    [0, 0],
    [10, 6],
  ] as const) {
    line(pen, 1.8, '#8a4a2a', `M${x} -30 L${x + t} -66`)
    oval(pen, '#ff7a3a', x + t, -67, 2, 2, GLOWING)
    mark(pen, 2, '#b8bcc8', `M${x + t} -70 C${x + t - 8} -78 ${x + t + 8} -84 ${x + t} -96`)
  }
}

const halo: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.4, 0.6)
  line(pen, 7, '#ffd65c', 'M-42 -50 C -42 -68 42 -68 42 -50 C42 -32 -42 -32 -42 -50')
}

export const INSTRUMENTS = {
  cello,
  'electric-guitar': electricGuitar,
  clarinet,
  trombone,
  bagpipes,
  harmonica,
  xylophone,
  cymbals,
  'guitar-amp': guitarAmp,
  jukebox,
  metronome,
  easel,
  'paint-tube': paintTube,
  'pottery-wheel': potteryWheel,
} satisfies Record<string, PropPainter>

export const FAITH = {
  'stained-glass': stainedGlass,
  rosary,
  'holy-book': holyBook,
  'torah-scroll': torahScroll,
  'buddha-statue': buddhaStatue,
  incense,
} satisfies Record<string, PropPainter>

export const SHINING_RING = { halo } satisfies Record<string, PropPainter>
