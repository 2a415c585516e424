import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import { type PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A seated doll with a white cracked face and a lace dress. */
const porcelainDoll: PropPainter = (pen) => {
  for (const x of [-14, 14]) {
    line(pen, 9, 'white', `M${x * 0.7} -16 L${x} -4`)
    oval(pen, 'dark', x * 1.15, -3, 8, 4)
  }
  outline(pen, '#6d3a56', 'M-13 -54 L13 -54 C22 -42 34 -20 36 -10 C20 -4 -20 -4 -36 -10 C -34 -20 -22 -42 -13 -54 Z')
  for (let x = -32; x <= 32; x += 8) oval(pen, 'white', x, -8 + Math.abs(x) * -0.06, 4.4, 3, { noInk: true })
  for (const x of [-1, 1]) line(pen, 7, '#6d3a56', `M${x * 13} -50 C${x * 26} -44 ${x * 26} -34 ${x * 20} -28`)
  outline(pen, '#3a2218', 'M-26 -58 C -34 -104 34 -104 26 -58 C22 -50 -22 -50 -26 -58 Z')
  oval(pen, '#f7efe6', 0, -70, 19, 20)
  outline(pen, '#3a2218', 'M-20 -72 C -20 -98 20 -98 20 -72 C12 -86 -12 -86 -20 -72 Z', PLAIN_SHAPE)
  for (const x of [-8, 8]) {
    oval(pen, '#151022', x, -69, 4.6, 5.4, FLAT_SHAPE)
    oval(pen, 'white', x + 1.4, -71, 1.3, 1.3, FLAT_SHAPE)
    oval(pen, '#eda0a4', x * 1.5, -61, 3.4, 2.4, FLAT_SHAPE)
  }
  oval(pen, '#b8323c', 0, -57, 3, 1.8, FLAT_SHAPE)
  mark(pen, 1.3, '#6d6070', 'M13 -84 L9 -78 L13 -74 L10 -66 M9 -78 L5 -77')
  outline(pen, '#b8323c', 'M0 -51 L-9 -56 L-9 -46 Z')
  outline(pen, '#b8323c', 'M0 -51 L9 -56 L9 -46 Z')
}

const musicBox: PropPainter = (pen) => {
  outline(pen, '#8a4a6a', 'M-40 -46 L-34 -96 L34 -96 L40 -46 Z')
  outline(pen, '#e8c4d4', 'M-32 -50 L-28 -90 L28 -90 L32 -50 Z', FLAT_SHAPE)
  outline(pen, 'pink', 'M0 -66 L14 -52 L-14 -52 Z')
  line(pen, 3, 'skin', 'M0 -68 L-8 -84 M0 -68 L8 -84')
  oval(pen, 'skin', 0, -74, 4.4, 5)
  line(pen, 2, 'gold', 'M0 -52 L0 -44')
  box(pen, '#8a4a6a', -44, -46, 88, 42, { round: 3, lighten: -0.06 })
  for (const x of [-26, 0, 26]) outline(pen, 'gold', `M${x} -34 L${x + 6} -25 L${x} -16 L${x - 6} -25 Z`, { noInk: true })
  line(pen, 3, 'metal', 'M44 -24 L50 -24 L50 -38')
}

const grandfatherClock: PropPainter = (pen) => {
  outline(
    pen,
    'wood',
    'M-22 -76 C -22 -102 22 -102 22 -76 L22 -66 L16 -62 L16 -20 L22 -14 L22 0 L-22 0 L-22 -14 L-16 -20 L-16 -62 L-22 -66 Z',
  )
  oval(pen, '#fdf4dc', 0, -79, 13, 13)
  for (let i = 0; i < 12; i++) mark(pen, 1, '#2b2a3c', `M${polar(0, -79, i * 0.5236, 10)} L${polar(0, -79, i * 0.5236, 11.6)}`)
  mark(pen, 1.8, '#2b2a3c', 'M0 -79 L0 -88 M0 -79 L5 -76')
  box(pen, '#2a1a14', -10, -60, 20, 38, FLAT_SHAPE)
  line(pen, 1.6, 'gold', 'M0 -60 L3 -34')
  oval(pen, 'gold', 3, -32, 5.4, 5.4)
  box(pen, 'wood', -12, -12, 24, 8, { lighten: 0.12 })
}

const oldKey: PropPainter = (pen) => {
  line(pen, 7, '#8a6a34', 'M-34 -50 L44 -50')
  line(pen, 7, '#8a6a34', 'M-34 -68 C -54 -68 -54 -32 -34 -32 C -16 -32 -16 -68 -34 -68', 0.06)
  for (const [x, h] of [
    [44, 20],
    [34, 14],
  ] as const)
    box(pen, '#8a6a34', x - 4, -50, 7, h, { round: 1 })
  for (const x of [-12, -4]) box(pen, '#8a6a34', x - 3, -56, 5, 12, { round: 1, lighten: 0.1 })
}

/** A pale figure in a shroud with hollow eyes, its hem torn; half of it is air. */
const ghost: PropPainter = (pen) => {
  const { g } = pen.brush
  g.save()
  g.globalAlpha *= 0.88
  outline(
    pen,
    '#dfe8ee',
    'M0 -99 C -20 -99 -26 -84 -25 -68 C -34 -60 -46 -54 -49 -42 C -46 -38 -40 -40 -36 -42 C -34 -46 -30 -48 -27 -48 C -30 -30 -38 -14 -44 -2 L-34 -8 L-28 -1 L-18 -9 L-10 0 L-2 -9 L8 -1 L16 -8 L26 -1 L32 -9 L44 -3 C36 -16 30 -30 27 -48 C30 -48 34 -46 36 -42 C40 -40 46 -38 49 -42 C46 -54 34 -60 25 -68 C26 -84 20 -99 0 -99 Z',
    { cel: 0.1 },
  )
  g.restore()
  for (const side of [-1, 1])
    outline(
      pen,
      '#16141f',
      `M${side * 5} -80 C${side * 8} -86 ${side * 15} -84 ${side * 14} -76 C${side * 13} -70 ${side * 6} -70 ${side * 5} -80 Z`,
      FLAT_SHAPE,
    )
  outline(pen, '#16141f', 'M0 -66 C6 -66 7 -58 5 -50 C3 -46 -3 -46 -5 -50 C -7 -58 -6 -66 0 -66 Z', FLAT_SHAPE)
  for (const d of ['M-16 -44 C -18 -30 -20 -20 -24 -12', 'M2 -42 C2 -30 0 -20 -2 -13', 'M16 -44 C18 -32 20 -22 22 -14'])
    mark(pen, 1.4, '#a9b8c6', d)
}

const ouijaBoard: PropPainter = (pen) => {
  outline(pen, '#c79a5c', 'M-50 -70 L50 -70 L50 -18 L-50 -18 Z')
  for (let i = 0; i < 13; i++)
    for (const y of [-54, -44])
      mark(pen, 1.8, '#4a2e14', `M${-38 + i * 6.3} ${y + Math.abs(i - 6) * 0.6} L${-36 + i * 6.3} ${y - 5 + Math.abs(i - 6) * 0.6}`)
  oval(pen, '#f0b93a', -40, -62, 4.4, 4.4, FLAT_SHAPE)
  oval(pen, '#fdf4dc', 40, -62, 4.4, 4.4, FLAT_SHAPE)
  for (let i = 0; i < 10; i++) mark(pen, 1.6, '#4a2e14', `M${-26 + i * 6} -26 L${-26 + i * 6} -30`)
  outline(pen, '#8a5a2e', 'M0 -58 C12 -48 18 -34 10 -28 C4 -24 -4 -24 -10 -28 C -18 -34 -12 -48 0 -58 Z')
  oval(pen, '#fdf4dc', 0, -38, 5.4, 5.4)
}

const tarotCards: PropPainter = (pen) => {
  for (const [x, t, role] of [
    [-22, -0.2, '#4a3a7a'],
    [22, 0.2, '#4a3a7a'],
    [0, 0, '#f2e6c4'],
  ] as const) {
    const at = (dx: number, dy: number) =>
      `${(x + dx * Math.cos(t) - dy * Math.sin(t)).toFixed(1)} ${(-48 + dx * Math.sin(t) + dy * Math.cos(t)).toFixed(1)}`
    outline(pen, role, `M${at(-20, -38)} L${at(20, -38)} L${at(20, 38)} L${at(-20, 38)} Z`)
    if (role !== '#f2e6c4') mark(pen, 2, '#d8b25a', `M${at(-14, -32)} L${at(14, -32)} L${at(14, 32)} L${at(-14, 32)} Z`)
  }
  mark(pen, 1.6, '#8a6a2a', 'M-16 -82 L16 -82 L16 -14 L-16 -14 Z')
  for (let i = 0; i < 8; i++) mark(pen, 2, '#e0963a', `M${polar(0, -54, i * 0.785, 10)} L${polar(0, -54, i * 0.785, 15)}`)
  oval(pen, '#f0b93a', 0, -54, 8, 8)
  mark(pen, 2, '#8a6a2a', 'M-8 -24 L8 -24')
}

const zombieHand: PropPainter = (pen) => {
  outline(
    pen,
    '#7fa06a',
    'M-14 -14 L-12 -46 L-30 -62 C -34 -70 -26 -74 -20 -68 L-10 -60 L-14 -86 C -14 -94 -4 -94 -3 -86 L0 -66 L4 -92 C6 -100 14 -98 13 -90 L11 -64 L20 -80 C24 -86 32 -82 29 -74 L18 -46 L16 -14 Z',
  )
  for (const d of ['M-8 -40 L0 -34', 'M4 -46 L10 -38', 'M-6 -26 L4 -22']) mark(pen, 2, '#4f6a42', d)
  outline(pen, '#5b4030', 'M-46 0 C -40 -18 -24 -12 -18 -18 C -8 -10 8 -12 18 -18 C28 -10 40 -16 46 0 Z')
  for (const [x, y] of [
    [-30, -4],
    [30, -6],
    [4, -4],
  ] as const)
    oval(pen, '#3f2a1e', x, y, 5, 3, FLAT_SHAPE)
}

const bloodyHandprint: PropPainter = (pen) => {
  box(pen, '#d8d3c6', -46, -98, 92, 96, { round: 2, cel: 0 })
  outline(pen, '#9c1c22', 'M-20 -28 C -24 -50 -18 -54 -6 -54 C10 -56 20 -48 18 -32 C16 -18 -16 -16 -20 -28 Z', FLAT_SHAPE)
  for (const [x, y, to, w] of [
    [-18, -56, -74, 8],
    [-6, -60, -86, 8],
    [7, -60, -84, 8],
    [18, -54, -74, 7],
    [-28, -38, -50, 8],
  ] as const)
    mark(pen, w, '#9c1c22', `M${x} ${y} L${x - (x === -28 ? 8 : 0)} ${to}`)
  for (const [x, far] of [
    [-10, 16],
    [4, 22],
    [14, 10],
  ] as const)
    mark(pen, 2.6, '#9c1c22', `M${x} -22 L${x} ${-22 + far}`)
}

const hauntedSwing: PropPainter = (pen) => {
  line(pen, 6, 'wood', 'M-40 -4 L-30 -94 L-20 -4')
  line(pen, 6, 'wood', 'M20 -4 L30 -94 L40 -4')
  line(pen, 6, 'wood', 'M-36 -94 L36 -94')
  for (const x of [-12, 10]) line(pen, 1.6, '#8d98a8', `M${x} -92 L${x + 12} -34`)
  outline(pen, 'red', 'M-4 -36 L26 -32 L25 -27 L-5 -31 Z')
}

const fallingStaticTv: PropPainter = (pen) => {
  line(pen, 2, 'metal', 'M-4 -76 L-22 -98 M4 -76 L20 -98')
  box(pen, 'wood', -46, -78, 92, 64, { round: 6 })
  box(pen, '#c4ccd4', -38, -71, 60, 50, { round: 8, cel: 0 })
  for (let y = -68; y < -22; y += 4)
    for (let x = -35; x < 20; x += 5)
      if ((x * 7 + y * 13) % 3) box(pen, (x * 5 + y * 11) % 2 ? '#3d4450' : '#e8edf2', x, y, 3.4, 2.4, FLAT_SHAPE)
  for (const y of [-60, -46]) oval(pen, 'metal', 34, y, 5, 5)
  for (const x of [-28, 22]) box(pen, 'dark', x, -14, 8, 12)
}

const vampireFangs: PropPainter = (pen) => {
  outline(pen, '#b3202f', 'M-46 -62 C -30 -84 -12 -74 0 -70 C12 -74 30 -84 46 -62 C34 -24 -34 -24 -46 -62 Z')
  outline(pen, '#3a0d14', 'M-38 -60 C -20 -66 20 -66 38 -60 C28 -34 -28 -34 -38 -60 Z', FLAT_SHAPE)
  for (const x of [-10, 0, 10]) box(pen, 'white', x - 5, -63, 10, 11, { round: 2, cel: 0 })
  for (const x of [-21, 21]) outline(pen, 'white', `M${x - 6} -61 L${x + 6} -61 L${x} -32 Z`, { cel: 0 })
  outline(pen, '#d8202f', 'M21 -32 C25 -26 24 -22 21 -22 C18 -22 17 -26 21 -32 Z', { noInk: true })
}

export const HORROR = {
  ghost,
  'porcelain-doll': porcelainDoll,
  'music-box': musicBox,
  'grandfather-clock': grandfatherClock,
  'old-iron-key': oldKey,
  'ouija-board': ouijaBoard,
  'tarot-cards': tarotCards,
  'zombie-hand': zombieHand,
  'bloody-handprint': bloodyHandprint,
  'empty-swing': hauntedSwing,
  'static-tv': fallingStaticTv,
  'vampire-fangs': vampireFangs,
} satisfies Record<string, PropPainter>
