import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A shop front with tools in its window and a hammer on its sign. */
const hardwareShop: PropPainter = (pen) => {
  box(pen, '#c8785a', -46, -98, 92, 96)
  box(pen, '#f0b93a', -46, -86, 92, 16)
  line(pen, 4, 'wood', 'M-10 -73 L4 -83')
  outline(pen, 'dark', 'M0 -86 L8 -88 L13 -80 L7 -77 Z')
  for (let i = 0; i < 6; i++)
    outline(
      pen,
      i % 2 ? 'white' : '#3d6f5a',
      `M${-46 + i * 15.3} -70 L${-30.7 + i * 15.3} -70 L${-30.7 + i * 15.3} -60 C${-34 + i * 15.3} -54 ${-42 + i * 15.3} -54 ${-46 + i * 15.3} -60 Z`,
    )
  box(pen, '#bfe0f2', -40, -52, 46, 38, FLAT_SHAPE)
  box(pen, '#5a3a26', 14, -52, 26, 50)
  box(pen, '#bfe0f2', 18, -47, 18, 24, FLAT_SHAPE)
  line(pen, 3, 'metal', 'M-32 -20 L-32 -44')
  outline(pen, '#8d98a8', 'M-27 -46 L-37 -46 L-36 -40 L-28 -40 Z')
  line(pen, 2.4, 'wood', 'M-18 -16 L-18 -38')
  outline(pen, '#d8303a', 'M-24 -40 L-12 -40 L-14 -46 L-22 -46 Z')
  outline(pen, '#3f78c8', 'M-8 -28 L4 -28 L2 -15 L-6 -15 Z')
}

const beanBag: PropPainter = (pen) => {
  outline(pen, '#7b58b5', 'M-10 -78 C-2 -86 12 -84 16 -76 C30 -66 50 -34 46 -14 C42 0 -42 0 -46 -14 C -50 -34 -24 -64 -10 -78 Z')
  for (const d of ['M2 -78 C -14 -54 -22 -30 -20 -6', 'M8 -78 C20 -56 26 -32 24 -6']) mark(pen, 2.4, '#56398a', d)
  outline(pen, '#9a7ad0', 'M-30 -30 C -20 -44 18 -46 30 -32 C18 -24 -18 -22 -30 -30 Z', FLAT_SHAPE)
}

const floorLamp: PropPainter = (pen) => {
  oval(pen, 'dark', 0, -4, 20, 4)
  line(pen, 3.4, 'dark', 'M0 -4 L0 -74', 0.1)
  outline(pen, '#fff0b8', 'M-20 -70 L20 -70 L12 -98 L-12 -98 Z', { emissive: true })
  line(pen, 1.4, 'gold', 'M10 -70 L10 -58')
}

const coatRack: PropPainter = (pen) => {
  line(pen, 5, 'wood', 'M0 -2 L0 -98 M0 -10 L-22 -1 M0 -10 L22 -1')
  for (const s of [-1, 1])
    line(pen, 4, 'wood', `M0 -84 C${s * 10} -82 ${s * 16} -86 ${s * 18} -94 M0 -66 C${s * 8} -64 ${s * 12} -66 ${s * 14} -72`)
  outline(pen, '#3f6fa8', 'M8 -82 L22 -86 L34 -40 L28 -30 L10 -32 Z')
  outline(pen, '#d8303a', 'M-18 -88 C -26 -70 -16 -56 -22 -40 L-12 -40 C -10 -58 -16 -70 -12 -84 Z')
}

const doormat: PropPainter = (pen) => {
  outline(pen, '#a8763e', 'M-38 -54 L38 -54 L50 -16 L-50 -16 Z')
  outline(pen, '#8a5a2a', 'M-33 -50 L33 -50 L43 -20 L-43 -20 Z', FLAT_SHAPE)
  outline(pen, '#e3c48a', 'M0 -24 C -20 -34 -10 -48 0 -40 C10 -48 20 -34 0 -24 Z', FLAT_SHAPE)
  for (let x = -48; x <= 48; x += 6) mark(pen, 1.6, '#6b4420', `M${x} -16 L${x} -10`)
}

const showerHead: PropPainter = (pen) => {
  line(pen, 6, 'metal', 'M34 -98 L34 -80 C34 -70 10 -74 2 -66', 0.15)
  outline(pen, 'metal', 'M-8 -66 L12 -66 L30 -50 L-26 -50 Z', { lighten: 0.2 })
  for (const [x, far] of [
    [-22, -30],
    [-12, -16],
    [-2, -4],
    [8, 6],
    [18, 16],
    [27, 26],
  ] as const)
    for (const k of [0, 1, 2])
      mark(pen, 2.6, '#5fb4e0', `M${x + (far - x) * k * 0.33} ${-44 + k * 15} L${x + (far - x) * (k * 0.33 + 0.18)} ${-36 + k * 15}`)
}

const electricToothbrush: PropPainter = (pen) => {
  outline(pen, 'white', 'M-14 -50 C -14 -60 14 -60 14 -50 L16 -2 L-16 -2 Z')
  box(pen, '#3fa6c8', -7, -44, 14, 26, { round: 6 })
  oval(pen, 'white', 0, -36, 4, 4, FLAT_SHAPE)
  line(pen, 6, 'white', 'M0 -56 L0 -86')
  oval(pen, 'white', 0, -90, 10, 8)
  for (const x of [-6, -2, 2, 6]) mark(pen, 2.4, '#5fb4e0', `M${x} -94 L${x} -99`)
}

const tweezers: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-4 -98 C -22 -66 -14 -30 -4 -2 L0 -8 C-6 -34 -10 -62 0 -84 Z', { lighten: 0.2 })
  outline(pen, 'metal', 'M4 -98 C22 -66 14 -30 4 -2 L0 -8 C6 -34 10 -62 0 -84 Z', { lighten: 0.05 })
  box(pen, 'metal', -6, -99, 12, 14, { round: 3 })
}

const weddingCake: PropPainter = (pen) => {
  for (const [y, half] of [
    [-24, 42],
    [-48, 30],
    [-70, 18],
  ] as const) {
    box(pen, '#fff6ea', -half, y, half * 2, 22, { round: 3 })
    for (let x = -half + 6; x < half; x += 9)
      mark(pen, 2.4, '#f2b8c4', `M${x - 4} ${y + 3} C${x - 3} ${y + 9} ${x + 3} ${y + 9} ${x + 4} ${y + 3}`)
  }
  for (const [x, role] of [
    [-5, '#2b2a3c'],
    [5, 'white'],
  ] as const) {
    outline(pen, role, `M${x - 5} -70 L${x} -84 L${x + 5} -70 Z`)
    oval(pen, 'skin', x, -88, 4, 4.4)
  }
  for (const [x, y] of [
    [-34, -26],
    [26, -50],
    [14, -72],
    [38, -4],
  ] as const)
    oval(pen, '#e8708a', x, y, 4, 4)
}

const weddingDress: PropPainter = (pen) => {
  outline(pen, 'white', 'M-12 -94 C-8 -86 8 -86 12 -94 L16 -78 L11 -58 C22 -40 40 -20 48 -2 L-48 -2 C -40 -20 -22 -40 -11 -58 L-16 -78 Z', {
    lighten: -0.02,
  })
  for (const d of ['M-8 -54 C -14 -36 -24 -16 -28 -4', 'M0 -54 L0 -4', 'M8 -54 C14 -36 24 -16 28 -4']) mark(pen, 1.8, '#c8cede', d)
  for (let x = -44; x <= 44; x += 8) oval(pen, '#e6eaf4', x, -4, 4.4, 3, FLAT_SHAPE)
  box(pen, '#d8c8e8', -11, -60, 22, 4)
}

const photoAlbum: PropPainter = (pen) => {
  outline(pen, '#6b3a2a', 'M-50 -72 L0 -64 L50 -72 L50 -14 L0 -6 L-50 -14 Z')
  outline(pen, 'cream', 'M-46 -68 L-1 -60 L-1 -10 L-46 -18 Z', { cel: 0.04 })
  outline(pen, 'cream', 'M46 -68 L1 -60 L1 -10 L46 -18 Z', { cel: 0.04, lighten: -0.06 })
  for (const [x, y, role] of [
    [-40, -58, '#8fc8f0'],
    [-40, -36, '#a8d88a'],
    [10, -52, '#f2c08a'],
    [10, -32, '#8fc8f0'],
  ] as const) {
    box(pen, 'white', x, y, 28, 17, { cel: 0 })
    box(pen, role, x + 2, y + 2, 24, 11, FLAT_SHAPE)
    oval(pen, '#6b4630', x + 14, y + 8, 3.4, 4, FLAT_SHAPE)
  }
}

const polaroid: PropPainter = (pen) => {
  outline(pen, 'white', 'M-34 -90 L26 -98 L38 -12 L-22 -4 Z', { lighten: -0.02 })
  outline(pen, '#8fc8f0', 'M-28 -84 L22 -90 L29 -40 L-21 -33 Z', { cel: 0 })
  outline(pen, '#6cb24a', 'M-23 -48 C-8 -62 8 -44 28 -54 L29 -40 L-21 -33 Z', FLAT_SHAPE)
  oval(pen, '#f7cf46', 10, -76, 6, 6, FLAT_SHAPE)
}

const birdhouse: PropPainter = (pen) => {
  line(pen, 5, 'wood', 'M0 -34 L0 -1')
  outline(pen, '#3f8fc4', 'M-24 -34 L24 -34 L28 -66 L0 -92 L-28 -66 Z')
  outline(pen, '#d8303a', 'M-36 -62 L0 -98 L36 -62 L30 -56 L0 -86 L-30 -56 Z')
  oval(pen, '#241a18', 0, -58, 9, 9, FLAT_SHAPE)
  line(pen, 3, 'wood', 'M0 -44 L0 -40')
}

const chickenCoop: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-44 -56 L6 -56 L6 -8 L-44 -8 Z')
  outline(pen, 'roof', 'M-50 -54 L-20 -86 L12 -54 Z')
  oval(pen, '#241a18', -20, -30, 9, 12, FLAT_SHAPE)
  line(pen, 4, 'woodLight', 'M-18 -18 L10 -4')
  box(pen, '#e6dcc0', 6, -46, 42, 38, { cel: 0, lighten: 0.1 })
  for (let x = 10; x < 48; x += 6) mark(pen, 1, '#7a7268', `M${x} -46 L${x} -8`)
  for (let y = -42; y < -8; y += 6) mark(pen, 1, '#7a7268', `M6 ${y} L48 ${y}`)
  oval(pen, '#f4ead8', 30, -16, 9, 8)
  oval(pen, '#f4ead8', 38, -25, 5, 5)
  outline(pen, '#d8303a', 'M35 -30 L37 -34 L39 -31 L41 -34 L42 -29 Z', { noInk: true })
  outline(pen, '#f0a63a', 'M43 -26 L47 -24 L43 -23 Z', { noInk: true })
}

const compost: PropPainter = (pen) => {
  outline(pen, '#5b4030', 'M-40 -56 C -34 -76 -14 -80 0 -78 C20 -82 36 -72 40 -56 Z')
  for (const [x, y, role] of [
    [-22, -64, '#e0813a'],
    [-6, -72, '#7cbb4c'],
    [12, -66, '#d8303a'],
    [24, -62, '#f7cf46'],
    [-12, -60, '#7cbb4c'],
  ] as const)
    oval(pen, role, x, y, 6, 4)
  for (const y of [-56, -40, -24, -10]) box(pen, 'woodLight', -44, y, 88, 11)
  for (const x of [-44, 36]) box(pen, 'wood', x, -62, 8, 60)
}

const raisedBed: PropPainter = (pen) => {
  for (const x of [-34, -12, 10, 32]) {
    for (const s of [-1, 0, 1])
      outline(
        pen,
        'leafLight',
        `M${x} -36 C${x + s * 8 - 4} -44 ${x + s * 12} -56 ${x + s * 13} -60 C${x + s * 16 + 4} -50 ${x + s * 8 + 4} -42 ${x} -36 Z`,
      )
    outline(pen, '#e0813a', `M${x - 4} -38 L${x + 4} -38 L${x} -30 Z`)
  }
  outline(pen, '#5b4030', 'M-46 -38 L46 -38 L46 -28 L-46 -28 Z')
  box(pen, 'woodLight', -50, -32, 100, 28)
  for (const y of [-22, -13]) mark(pen, 1.8, '#8a5a2a', `M-50 ${y} L50 ${y}`)
}

const seedPacket: PropPainter = (pen) => {
  outline(pen, '#f4e6c0', 'M-28 -96 L28 -96 L28 -12 L-28 -12 Z')
  box(pen, '#3fa65a', -28, -96, 56, 16)
  outline(pen, '#d8303a', 'M0 -34 C -20 -38 -22 -62 -8 -64 C-4 -66 4 -66 8 -64 C22 -62 20 -38 0 -34 Z')
  for (const s of [-1, 0, 1]) mark(pen, 2.6, '#3f8540', `M0 -64 L${s * 8} -70`)
  for (const [x, y] of [
    [-20, -4],
    [-6, -2],
    [8, -5],
    [20, -2],
  ] as const)
    oval(pen, '#a87a3a', x, y, 3, 2)
}

const lavender: PropPainter = (pen) => {
  for (const [x, top] of [
    [-30, -74],
    [-16, -88],
    [0, -96],
    [16, -88],
    [30, -76],
  ] as const) {
    line(pen, 2, 'leaf', `M${x * 0.3} -2 C${x * 0.5} -24 ${x * 0.9} -34 ${x} ${top + 30}`)
    for (let i = 0; i < 6; i++)
      for (const s of [-1, 1]) oval(pen, '#8a68c8', x + s * (3.4 - i * 0.4), top + 30 - i * 6, 3.6, 3.2, { noInk: true })
    oval(pen, '#a484dc', x, top - 2, 3, 4, { noInk: true })
  }
}

const orchid: PropPainter = (pen) => {
  outline(pen, '#c8785a', 'M-18 -20 L18 -20 L13 -1 L-13 -1 Z')
  for (const s of [-1, 1]) outline(pen, 'leaf', `M0 -20 C${s * 10} -34 ${s * 34} -34 ${s * 40} -22 C${s * 30} -16 ${s * 12} -16 0 -20 Z`)
  line(pen, 2.4, 'leaf', 'M0 -22 C-4 -60 10 -84 34 -88')
  for (const [x, y] of [
    [-2, -62],
    [14, -80],
    [36, -86],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const [px, py] = polar(x, y, -1.57 + i * 1.257, 7.6)
        .split(' ')
        .map(Number) as [number, number]
      oval(pen, '#e88ac0', px, py, 6, 5.4)
    }
    oval(pen, '#b83a7a', x, y + 1, 3.4, 4, FLAT_SHAPE)
  }
}

const daffodil: PropPainter = (pen) => {
  line(pen, 3.4, 'leaf', 'M0 0 L0 -60')
  for (const s of [-1, 1]) outline(pen, 'leaf', `M0 -2 C${s * 8} -20 ${s * 14} -44 ${s * 20} -60 C${s * 22} -40 ${s * 14} -14 ${s * 4} 0 Z`)
  for (let i = 0; i < 6; i++)
    outline(
      pen,
      '#f7d84a',
      `M0 -72 L${polar(0, -72, i * 1.047 - 0.34, 18)} L${polar(0, -72, i * 1.047, 28)} L${polar(0, -72, i * 1.047 + 0.34, 18)} Z`,
    )
  oval(pen, '#f0912e', 0, -72, 11, 11)
  oval(pen, '#b8601a', 0, -72, 6, 6, FLAT_SHAPE)
}

const poppy: PropPainter = (pen) => {
  line(pen, 3, 'leaf', 'M0 0 C6 -20 -6 -40 0 -58')
  line(pen, 2.4, 'leaf', 'M2 -20 C14 -34 20 -44 22 -54')
  oval(pen, 'leaf', 23, -58, 5, 8)
  for (const d of [
    'M0 -54 C -34 -50 -42 -84 -14 -94 C-2 -96 2 -80 0 -54 Z',
    'M0 -54 C34 -50 42 -84 14 -94 C2 -96 -2 -80 0 -54 Z',
    'M0 -50 C -26 -46 -30 -72 0 -74 C30 -72 26 -46 0 -50 Z',
  ])
    outline(pen, '#d8252e', d)
  oval(pen, '#241a28', 0, -66, 8, 7, FLAT_SHAPE)
}

const aloeVera: PropPainter = (pen) => {
  for (const [x, y, l] of [
    [-44, -66, -0.1],
    [44, -66, -0.1],
    [-28, -86, 0],
    [28, -86, 0],
    [-10, -96, 0.1],
    [12, -94, 0.06],
  ] as const) {
    outline(
      pen,
      '#6fae6a',
      `M-9 -24 C${x * 0.5 - 8} -50 ${x - 4} ${y + 16} ${x} ${y} C${x * 0.9 + 4} ${y + 22} ${x * 0.4 + 8} -44 9 -24 Z`,
      { lighten: l },
    )
  }
  outline(pen, '#c8785a', 'M-24 -26 L24 -26 L18 -1 L-18 -1 Z')
  box(pen, '#c8785a', -27, -32, 54, 8, { round: 2, lighten: 0.1 })
}

/** Six-sided cells of wax, some full of honey. */
const honeycomb: PropPainter = (pen: Pen) => {
  for (let row = 0; row < 5; row++)
    for (let col = 0; col < 5; col++) {
      const [x, y] = [-36 + col * 18 + (row % 2) * 9 - 4, -84 + row * 16.4]
      if ((row === 0 && col === 4) || (row === 4 && (col === 0 || col === 4))) continue
      const at = (r: number) => Array.from({ length: 6 }, (_, i) => polar(x, y, i * 1.047 + 0.524, r)).join(' L')
      outline(pen, '#e3a63a', `M${at(11)} Z`, PLAIN_SHAPE)
      outline(pen, (row * 3 + col) % 4 ? '#f7c63f' : '#a8661a', `M${at(7.6)} Z`, FLAT_SHAPE)
    }
  outline(pen, '#f2b02e', 'M-10 -12 C -10 -2 -6 2 -4 -2 C-3 -8 -2 -10 0 -12 Z', { noInk: true })
}

export const HOUSE = {
  'hardware-shop': hardwareShop,
  'bean-bag': beanBag,
  'floor-lamp': floorLamp,
  'coat-rack': coatRack,
  doormat,
  'shower-head': showerHead,
  'electric-toothbrush': electricToothbrush,
  tweezers,
  'wedding-cake': weddingCake,
  'wedding-dress': weddingDress,
  'photo-album': photoAlbum,
  polaroid,
} satisfies Record<string, PropPainter>

export const GARDEN = {
  birdhouse,
  'chicken-coop': chickenCoop,
  compost,
  'raised-bed': raisedBed,
  'seed-packet': seedPacket,
  lavender,
  orchid,
  daffodil,
  poppy,
  'aloe-vera': aloeVera,
  honeycomb,
} satisfies Record<string, PropPainter>
