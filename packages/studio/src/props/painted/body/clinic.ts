import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A table under an X-ray tube on its arm. */
const xRayMachine: PropPainter = (pen) => {
  box(pen, 'white', 32, -98, 12, 92, { round: 2, lighten: -0.08 })
  box(pen, 'white', -24, -90, 62, 9, { round: 3 })
  outline(pen, 'metal', 'M-28 -84 L4 -84 L8 -66 L-4 -58 L-20 -58 L-32 -66 Z', { lighten: 0.15 })
  outline(pen, '#bfe6ff', 'M-20 -58 L-4 -58 L8 -34 L-32 -34 Z', { plain: true, noInk: true, lighten: 0.1 })
  box(pen, '#6fa8d8', -48, -34, 76, 8, { round: 3 })
  box(pen, 'white', -46, -26, 72, 6)
  outline(pen, 'metal', 'M-22 -20 L2 -20 L6 -2 L-26 -2 Z', { lighten: 0.2 })
  box(pen, 'dark', 34, -68, 8, 12, FLAT_SHAPE)
  oval(pen, '#5fe08a', 38, -50, 2.4, 2.4, GLOWING)
}

const heartMonitor: PropPainter = (pen) => {
  box(pen, 'white', -48, -88, 96, 72, { round: 6, lighten: -0.06 })
  box(pen, '#0d1f24', -42, -82, 84, 52, { round: 3, cel: 0 })
  mark(pen, 2.6, '#4fe08a', 'M-40 -56 L-22 -56 L-17 -62 L-12 -56 L-8 -56 L-3 -78 L4 -36 L9 -56 L18 -56 L23 -62 L28 -56 L40 -56')
  for (const [x, role] of [
    [-34, 'red'],
    [-20, 'yellow'],
    [-6, 'teal'],
  ] as const)
    oval(pen, role, x, -23, 4, 4)
  box(pen, 'dark', 14, -27, 26, 8, { round: 2 })
  box(pen, 'metal', -24, -16, 48, 10, { round: 2 })
}

const bloodBag: PropPainter = (pen) => {
  line(pen, 2, 'metal', 'M0 -98 L0 -88')
  outline(pen, '#f2e9ea', 'M-28 -84 C -28 -92 28 -92 28 -84 L28 -34 C28 -24 18 -22 10 -20 L-10 -20 C -18 -22 -28 -24 -28 -34 Z')
  outline(pen, '#b3202a', 'M-24 -72 C-8 -68 8 -76 24 -72 L24 -35 C24 -28 14 -26 8 -24 L-8 -24 C -14 -26 -24 -28 -24 -35 Z', FLAT_SHAPE)
  box(pen, 'white', -16, -64, 32, 24, { round: 2, cel: 0 })
  outline(pen, '#d8473f', 'M0 -61 C6 -54 7 -51 7 -49 C7 -42 -7 -42 -7 -49 C-7 -51 -6 -54 0 -61 Z', FLAT_SHAPE)
  line(pen, 3, '#b3202a', 'M0 -20 C0 -8 10 -12 12 -1')
}

const bloodVials: PropPainter = (pen) => {
  for (const [x, cap] of [
    [-32, '#7b58b5'],
    [-8, '#d8473f'],
    [16, '#3f8fc4'],
  ] as const) {
    outline(pen, 'glass', `M${x} -82 L${x + 16} -82 L${x + 16} -12 C${x + 16} -2 ${x} -2 ${x} -12 Z`, { lighten: 0.4 })
    outline(pen, '#a81f28', `M${x + 2} -56 L${x + 14} -56 L${x + 14} -13 C${x + 14} -5 ${x + 2} -5 ${x + 2} -13 Z`, FLAT_SHAPE)
    box(pen, 'white', x + 1, -46, 14, 18, FLAT_SHAPE)
    box(pen, cap, x - 2, -96, 20, 16, { round: 2 })
  }
}

const dentistChair: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M34 -8 L34 -92 L-2 -96')
  oval(pen, '#fff0c0', -6, -92, 13, 6)
  outline(pen, 'metal', 'M-22 -4 C -22 -10 22 -10 22 -4 Z')
  box(pen, 'metal', -6, -24, 12, 18)
  outline(
    pen,
    '#3fa6a8',
    'M-48 -70 C -44 -78 -36 -76 -32 -70 L-12 -42 L18 -40 L46 -24 C50 -18 44 -12 38 -14 L14 -26 L-20 -26 C -28 -28 -46 -60 -48 -70 Z',
  )
  outline(pen, '#3fa6a8', 'M-50 -84 C -46 -92 -36 -88 -36 -80 L-40 -72 L-48 -74 Z', { lighten: 0.15 })
}

const dentalFloss: PropPainter = (pen) => {
  outline(pen, '#3fb6c8', 'M-34 -70 C -34 -96 34 -96 34 -70 L34 -12 C34 -2 -34 -2 -34 -12 Z')
  outline(
    pen,
    'white',
    'M-14 -30 C -18 -50 -8 -54 0 -49 C8 -54 18 -50 14 -30 C13 -20 8 -16 6 -28 C4 -34 -4 -34 -6 -28 C-8 -16 -13 -20 -14 -30 Z',
    FLAT_SHAPE,
  )
  box(pen, 'metal', -10, -80, 20, 8)
  line(pen, 1.8, 'white', 'M6 -80 C22 -104 40 -90 46 -70')
}

const walkingFrame: PropPainter = (pen) => {
  for (const [x, l] of [
    [-36, 0.1],
    [-14, -0.1],
  ] as const)
    line(pen, 4, 'metal', `M${x} -4 L${x + 6} -92 L${x + 40} -92 L${x + 50} -4`, l)
  for (const y of [-44, -60]) line(pen, 3, 'metal', `M-33 ${y} L-9 ${y} M7 ${y} L32 ${y}`)
  for (const x of [-30, -8]) line(pen, 6, 'dark', `M${x + 6} -92 L${x + 24} -92`)
  for (const x of [-36, -14, 14, 36]) box(pen, 'dark', x - 4, -6, 8, 6, { round: 2 })
}

const walkingCane: PropPainter = (pen) => {
  line(pen, 6, 'wood', 'M-6 -4 L-6 -72 C-6 -100 26 -100 24 -74', 0.05)
  box(pen, 'dark', -10, -8, 8, 8, { round: 2 })
  box(pen, 'gold', -10, -66, 8, 5)
}

const pregnancyTest: PropPainter = (pen) => {
  outline(pen, 'white', 'M-48 -58 L20 -64 C30 -64 32 -40 20 -38 L-48 -42 Z')
  outline(pen, '#f59ab5', 'M20 -60 L46 -56 L46 -46 L20 -42 Z')
  box(pen, '#f2ecec', -26, -56, 30, 12, { round: 3, cel: 0.04 })
  for (const x of [-16, -6]) mark(pen, 3, '#d8474f', `M${x} -54 L${x} -46`)
}

const contactLens: PropPainter = (pen) => {
  for (const [x, r] of [
    [-24, 22],
    [24, 22],
  ] as const) {
    oval(pen, 'white', x, -18, r, 14)
    oval(pen, '#cfeefa', x, -20, r - 6, 9, FLAT_SHAPE)
  }
  outline(pen, '#9fd6ee', 'M-30 -62 C -30 -96 30 -96 30 -62 C16 -50 -16 -50 -30 -62 Z', { lighten: 0.15 })
  outline(pen, '#d8f2fb', 'M-24 -63 C -16 -74 16 -74 24 -63 C12 -55 -12 -55 -24 -63 Z', FLAT_SHAPE)
}

const eyeDrops: PropPainter = (pen) => {
  outline(pen, 'white', 'M-22 -58 C -22 -66 22 -66 22 -58 L22 -8 C22 0 -22 0 -22 -8 Z')
  outline(pen, 'white', 'M-9 -64 L-4 -88 L4 -88 L9 -64 Z', { lighten: -0.1 })
  outline(pen, 'water', 'M0 -101 C-4 -96 -5 -94 -5 -92 C-5 -87 5 -87 5 -92 C5 -94 4 -96 0 -101 Z')
  box(pen, '#3f8fc4', -22, -46, 44, 26, FLAT_SHAPE)
  outline(pen, 'white', 'M-14 -33 C-6 -42 6 -42 14 -33 C6 -24 -6 -24 -14 -33 Z', FLAT_SHAPE)
  oval(pen, 'dark', 0, -33, 4.4, 4.4, FLAT_SHAPE)
}

const nasalSpray: PropPainter = (pen) => {
  outline(pen, 'white', 'M-24 -46 L24 -46 L24 -8 C24 0 -24 0 -24 -8 Z')
  box(pen, '#3fb6a8', -24, -36, 48, 22, FLAT_SHAPE)
  outline(pen, 'white', 'M-28 -54 L28 -54 L24 -46 L-24 -46 Z', { lighten: -0.1 })
  outline(pen, 'white', 'M-9 -54 L-4 -84 L4 -84 L9 -54 Z')
  for (const [x, y] of [
    [-6, -92],
    [0, -96],
    [6, -92],
    [-10, -98],
    [10, -98],
  ] as const)
    oval(pen, 'waterLight', x, y, 1.8, 1.8, { noInk: true })
}

const icePack: PropPainter = (pen) => {
  outline(pen, '#4f8fd0', 'M-42 -60 C -30 -80 30 -80 42 -60 C48 -34 36 -6 0 -6 C -36 -6 -48 -34 -42 -60 Z')
  outline(pen, 'white', 'M-14 -70 L-12 -86 L12 -86 L14 -70 C10 -64 -10 -64 -14 -70 Z')
  for (const d of ['M0 -54 L0 -20', 'M-15 -45 L15 -29', 'M15 -45 L-15 -29']) mark(pen, 3, 'white', d)
}

const hotWaterBottle: PropPainter = (pen) => {
  outline(
    pen,
    '#c8453c',
    'M-10 -78 L-12 -92 L12 -92 L10 -78 C30 -78 36 -70 36 -58 L36 -14 C36 -2 28 0 20 0 L-20 0 C -28 0 -36 -2 -36 -14 L-36 -58 C -36 -70 -30 -78 -10 -78 Z',
  )
  box(pen, 'dark', -8, -99, 16, 9, { round: 2 })
  for (const x of [-22, -11, 0, 11, 22]) mark(pen, 2, '#9c2f2a', `M${x} -60 L${x} -12`)
}

const blisterPack: PropPainter = (pen) => {
  box(pen, 'metal', -42, -82, 84, 64, { round: 4, lighten: 0.3 })
  for (const y of [-68, -50, -32])
    for (const x of [-28, -9, 10, 29]) {
      if (x === 29 && y === -32) oval(pen, '#5c6474', x, y, 7, 6, FLAT_SHAPE)
      else oval(pen, '#f3f0ea', x, y, 7.4, 6.4)
    }
}

const oxygenTank: PropPainter = (pen) => {
  outline(pen, '#3d9a6a', 'M-18 -66 C -18 -80 18 -80 18 -66 L18 -4 C18 0 -18 0 -18 -4 Z')
  box(pen, 'white', -18, -44, 36, 16, FLAT_SHAPE)
  box(pen, 'metal', -5, -88, 10, 12, { round: 1 })
  oval(pen, 'white', 14, -84, 7, 7)
  line(pen, 2.4, '#8fc9e0', 'M-5 -84 C -40 -90 -44 -60 -36 -40 C -32 -28 -42 -22 -40 -12')
  outline(pen, '#cfeefa', 'M-50 -14 L-30 -14 C -28 -4 -36 0 -40 0 C -46 0 -52 -4 -50 -14 Z')
}

const surgicalGloves: PropPainter = (pen) => {
  for (const [x, l] of [
    [-20, 0],
    [24, 0.12],
  ] as const) {
    outline(
      pen,
      '#5f9fd8',
      `M${x - 16} 0 L${x - 14} -38 L${x - 26} -54 C${x - 26} -62 ${x - 18} -60 ${x - 12} -54 L${x - 12} -84 C${x - 10} -92 ${x - 4} -92 ${x - 4} -84 L${x - 3} -64 L${x - 2} -92 C${x} -98 ${x + 6} -98 ${x + 6} -90 L${x + 6} -64 L${x + 9} -84 C${x + 11} -90 ${x + 16} -88 ${x + 16} -82 L${x + 14} -34 L${x + 16} 0 Z`,
      { lighten: l },
    )
    mark(pen, 1.6, '#3f78b0', `M${x - 15} -8 L${x + 15} -8`)
  }
}

/** Rows of letters that get smaller, under one large E. */
const eyeChart: PropPainter = (pen) => {
  box(pen, 'white', -34, -98, 68, 96, { round: 3 })
  mark(pen, 4, '#2b2a3c', 'M8 -90 L-8 -90 L-8 -70 L8 -70 M-8 -80 L5 -80')
  for (const x of [-12, 12]) mark(pen, 3, '#2b2a3c', `M${x - 6} -61 L${x - 6} -48 M${x - 6} -61 L${x + 6} -61`)
  for (const x of [-16, 0, 16]) mark(pen, 2.4, '#2b2a3c', `M${x - 4} -40 L${x + 4} -40 M${x} -40 L${x} -31`)
  for (const x of [-21, -7, 7, 21]) mark(pen, 1.8, '#2b2a3c', `M${x - 3} -23 L${x - 3} -17 L${x + 3} -17`)
  for (const x of [-22, -13, -4, 5, 14, 23]) mark(pen, 1.2, '#2b2a3c', `M${x - 2} -10 L${x + 2} -10 M${x} -10 L${x} -6`)
}

const armSling: PropPainter = (pen) => {
  line(pen, 5, '#e9e4d4', 'M-34 -40 C -30 -70 -10 -92 4 -98 C18 -90 30 -66 34 -46')
  outline(pen, 'skin', 'M-46 -34 C -54 -38 -54 -24 -46 -22 L-30 -18 L-30 -36 Z')
  outline(pen, '#f3eee0', 'M-36 -44 L36 -50 C42 -40 40 -14 28 -10 L-32 -14 C -38 -24 -38 -36 -36 -44 Z')
  mark(pen, 2, '#b8b09a', 'M-28 -36 C-8 -30 14 -32 32 -42 M-26 -22 C-8 -18 12 -20 26 -26')
}

const cottonSwabs: PropPainter = (pen) => {
  for (const [d, a, b] of [
    ['M-28 -16 L14 -92', [-28, -16], [14, -92]],
    ['M-4 -10 L4 -94', [-4, -10], [4, -94]],
    ['M24 -14 L-16 -90', [24, -14], [-16, -90]],
  ] as const) {
    line(pen, 2.6, '#8fc3e8', d)
    for (const [x, y] of [a, b]) oval(pen, 'white', x, y, 5, 7)
  }
}

export const CLINIC = {
  'x-ray-machine': xRayMachine,
  'heart-monitor': heartMonitor,
  'blood-bag': bloodBag,
  'blood-vials': bloodVials,
  'dentist-chair': dentistChair,
  'dental-floss': dentalFloss,
  'walking-frame': walkingFrame,
  'walking-cane': walkingCane,
  'pregnancy-test': pregnancyTest,
  'contact-lens': contactLens,
  'eye-drops': eyeDrops,
  'nasal-spray': nasalSpray,
  'ice-pack': icePack,
  'hot-water-bottle': hotWaterBottle,
  'blister-pack': blisterPack,
  'oxygen-tank': oxygenTank,
  'surgical-gloves': surgicalGloves,
  'eye-chart': eyeChart,
  'arm-sling': armSling,
  'cotton-swabs': cottonSwabs,
} satisfies Record<string, PropPainter>
