import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { eye, mark, oval } from '../world/details.ts'

/** A see-through young eel with its fin all round, organs and spine inside. */
const glassEel: PropPainter = (pen) => {
  outline(
    pen,
    '#c8eef4',
    'M50 -62 C46 -76 28 -80 16 -66 C4 -50 -4 -26 -22 -24 C -36 -24 -40 -34 -50 -20 C -44 -2 -24 -2 -12 -8 C8 -18 12 -40 26 -46 C36 -48 46 -50 50 -62 Z',
    { lighten: 0.1 },
  )
  outline(
    pen,
    '#eefafc',
    'M46 -62 C42 -70 30 -72 22 -62 C10 -46 2 -20 -20 -17 C -32 -16 -38 -20 -44 -18 C -36 -10 -24 -9 -14 -13 C6 -22 10 -46 26 -52 C36 -54 44 -56 46 -62 Z',
    FLAT_SHAPE,
  )
  mark(pen, 2, '#e07a8a', 'M36 -62 C24 -58 16 -42 4 -26 C -6 -14 -22 -13 -38 -17')
  oval(pen, '#d84a5a', 26, -56, 4, 3, FLAT_SHAPE)
  oval(pen, '#e8a06a', 17, -46, 6, 2.6, FLAT_SHAPE)
  for (const [x, y] of [
    [12, -44],
    [4, -32],
    [-4, -22],
    [-14, -16],
    [-24, -14],
  ] as const)
    mark(pen, 1.1, '#8ac0cc', `M${x - 3} ${y - 3} L${x + 3} ${y + 3}`)
  eye(pen, 41, -64, 3.4)
  mark(pen, 1.6, '#5c9aa8', 'M49 -60 L43 -57')
  mark(pen, 1.6, '#5c9aa8', 'M33 -60 C31 -56 32 -53 34 -52')
  outline(pen, '#e2f7fa', 'M30 -52 C26 -44 18 -42 18 -42 C22 -48 26 -52 30 -52 Z')
}

/** A dark eel, its fin running along back and belly to the pointed tail. */
const eel: PropPainter = (pen) => {
  outline(
    pen,
    '#3f4a3a',
    'M-50 -14 C -34 -4 -18 -2 -4 -10 C10 -20 4 -38 18 -48 C26 -52 36 -48 48 -54 L48 -76 C30 -84 6 -80 -4 -62 C -12 -48 -8 -34 -20 -30 C -32 -28 -42 -24 -50 -14 Z',
  )
  outline(
    pen,
    '#5f6e4e',
    'M-44 -14 C -30 -8 -20 -8 -8 -16 C4 -26 0 -44 14 -54 C24 -60 36 -56 47 -58 C52 -62 52 -70 46 -72 C30 -78 12 -72 4 -60 C -4 -46 0 -32 -14 -26 C -26 -22 -36 -20 -44 -14 Z',
  )
  outline(pen, '#d8d4a0', 'M47 -58 C36 -57 24 -60 14 -54 C4 -46 4 -30 -6 -18 C0 -30 2 -44 12 -58 C22 -64 38 -60 49 -61 Z', FLAT_SHAPE)
  outline(pen, '#3f4a3a', 'M24 -60 C18 -52 20 -46 26 -44 C30 -48 32 -54 30 -60 Z')
  eye(pen, 41, -67, 2.6)
  mark(pen, 1.8, '#1e261a', 'M51 -63 L41 -61')
  mark(pen, 1.8, '#1e261a', 'M33 -66 C31 -63 31 -60 33 -57')
  for (const [x, y, r] of [
    [-30, -62, 5],
    [-38, -78, 3.4],
    [-26, -86, 4],
  ] as const)
    oval(pen, '#cdeaf6', x, y, r, r)
}

/** A smooth pink eel with barbels, slime hanging from it in strands. */
const hagfish: PropPainter = (pen) => {
  oval(pen, '#cdeede', 0, -6, 48, 6, { lighten: 0.1 })
  for (const [x, y, w] of [
    [-36, -34, 3],
    [-20, -28, 5],
    [-6, -32, 3],
    [10, -40, 5],
    [24, -48, 3],
    [36, -48, 4],
  ] as const)
    mark(pen, w, '#bfe6d2', `M${x} ${y} C${x + 3} ${y * 0.7} ${x - 3} ${y * 0.4} ${x} -6`)
  outline(
    pen,
    '#c87a8a',
    'M-50 -52 C -44 -28 -22 -22 -4 -34 C8 -42 14 -52 28 -50 C38 -48 44 -46 48 -52 C52 -62 48 -74 38 -74 C20 -78 8 -70 -2 -60 C -14 -50 -26 -42 -34 -56 C -38 -64 -48 -66 -50 -52 Z',
  )
  outline(
    pen,
    '#eab0b4',
    'M-46 -50 C -40 -32 -22 -28 -6 -39 C8 -48 16 -58 32 -55 C40 -53 44 -52 47 -56 C36 -58 18 -66 2 -54 C -12 -42 -34 -34 -46 -50 Z',
    FLAT_SHAPE,
  )
  for (const x of [-18, -8, 2, 12]) oval(pen, '#8a4a5a', x, -40 - Math.max(0, x) * 0.9, 1.4, 1.4, FLAT_SHAPE)
  oval(pen, '#6b2438', 47, -60, 3.4, 5)
  for (const [x, y] of [
    [52, -70],
    [56, -63],
    [53, -52],
    [46, -47],
  ] as const)
    line(pen, 2, '#d88a98', `M47 -60 L${x} ${y}`)
  oval(pen, '#8a4a5a', 37, -66, 2, 1.6, FLAT_SHAPE)
}

/** A tuna: spindle body, dark back, silver belly, sickle fins and finlets. */
const tuna: PropPainter = (pen) => {
  outline(
    pen,
    '#1e3a6b',
    'M-38 -42 C -46 -56 -50 -66 -50 -76 C -42 -70 -34 -56 -31 -46 L-31 -38 C -34 -28 -42 -14 -50 -8 C -50 -18 -46 -28 -38 -42 Z',
  )
  outline(pen, '#1e3a6b', 'M-2 -58 C2 -74 10 -80 18 -80 C12 -70 14 -62 18 -56 Z')
  outline(pen, '#f0c83a', 'M-12 -55 C -14 -68 -22 -76 -26 -78 C -26 -68 -26 -60 -22 -52 Z')
  outline(pen, '#f0c83a', 'M-12 -30 C -14 -18 -22 -10 -26 -8 C -26 -18 -26 -24 -22 -34 Z')
  outline(pen, '#c8d4e0', 'M-36 -42 C -14 -62 18 -66 38 -56 C46 -52 50 -46 50 -42 C48 -34 42 -28 34 -26 C12 -20 -14 -26 -36 -42 Z')
  outline(pen, '#2a4f8e', 'M-36 -42 C -14 -62 18 -66 38 -56 C46 -52 50 -46 50 -43 C30 -44 0 -52 -36 -42 Z', FLAT_SHAPE)
  for (const x of [-30, -25]) {
    outline(pen, '#f0c83a', `M${x} -47 L${x - 5} -53 L${x + 3} -49 Z`)
    outline(pen, '#f0c83a', `M${x} -37 L${x - 5} -31 L${x + 3} -35 Z`)
  }
  outline(pen, '#1e3a6b', 'M20 -44 C14 -36 4 -34 -6 -34 C0 -40 8 -46 20 -46 Z')
  mark(pen, 2, '#7c8ca4', 'M30 -54 C25 -46 25 -36 30 -28')
  oval(pen, 'white', 40, -46, 3.8, 3.8)
  oval(pen, 'black', 40.6, -46, 2.2, 2.2, FLAT_SHAPE)
  mark(pen, 1.8, '#1e2a44', 'M50 -40 L43 -37')
}

/** A glossy black spider on its thread, the red hourglass on its belly. */
const blackWidow: PropPainter = (pen) => {
  mark(pen, 1.6, '#8a94a4', 'M0 -99 L0 -60')
  for (const s of [-1, 1])
    for (const [a, b, c, d] of [
      [30, -92, 36, -70],
      [42, -70, 48, -46],
      [40, -32, 47, -8],
      [26, -18, 32, 0],
    ] as const)
      mark(pen, 3, '#14121c', `M${s * 6} ${d > -30 ? -26 : -34} L${s * a} ${b} L${s * c} ${d}`)
  oval(pen, '#1c1a26', 0, -54, 23, 24)
  oval(pen, '#1c1a26', 0, -24, 11, 10)
  outline(pen, '#e8242e', 'M-9 -68 L9 -68 L2 -55 L9 -42 L-9 -42 L-2 -55 Z', FLAT_SHAPE)
  oval(pen, '#6a6880', -12, -66, 4, 6, FLAT_SHAPE)
  for (const x of [-4, 4]) oval(pen, '#e8e4f0', x, -20, 1.8, 1.8, FLAT_SHAPE)
}

/** A mosquito: thin bent legs, slim banded body, clear wings and a long sting. */
const mosquito: PropPainter = (pen) => {
  for (const d of [
    'M8 -44 L22 -58 L30 -2',
    'M4 -42 L8 -62 L12 -2',
    'M0 -42 L-12 -64 L-10 -2',
    'M6 -42 L34 -50 L46 -6',
    'M-2 -42 L-28 -66 L-34 -4',
  ])
    mark(pen, 2, '#3a2c2a', d)
  for (const [d] of [
    ['M4 -54 C -6 -84 -40 -100 -48 -88 C -46 -72 -16 -56 2 -50 Z'],
    ['M6 -54 C8 -84 -12 -104 -22 -98 C -28 -86 -10 -62 2 -50 Z'],
  ] as const)
    outline(pen, '#d8eaf2', d)
  outline(pen, '#6b5048', 'M4 -40 C -16 -36 -36 -24 -48 -10 C -44 -10 -20 -20 4 -34 Z')
  for (const [x, y] of [
    [-6, -34],
    [-16, -29],
    [-26, -22],
  ] as const)
    mark(pen, 2.4, '#e8dcd0', `M${x - 2} ${y - 2} L${x + 2} ${y + 4}`)
  oval(pen, '#5a4038', 8, -44, 11, 10)
  oval(pen, '#4a342e', 22, -48, 8, 8)
  oval(pen, '#c83a3a', 25, -50, 3.6, 3.8, FLAT_SHAPE)
  mark(pen, 2.4, '#2e2220', 'M28 -44 L50 -22')
  mark(pen, 1.6, '#2e2220', 'M28 -54 L42 -64 M29 -52 L46 -58')
}

/** An ant with a piece of leaf over its head. */
const leafcutterAnt: PropPainter = (pen) => {
  outline(pen, '#4f9a3f', 'M-20 -52 C -26 -80 4 -100 38 -94 C34 -78 44 -62 30 -50 C14 -44 -6 -44 -20 -52 Z')
  mark(pen, 2, '#a8d67a', 'M-12 -54 C4 -66 20 -78 36 -92 M4 -66 L6 -80 M16 -74 L30 -70')
  for (const d of ['M-4 -26 L-14 -38 L-24 -2', 'M2 -24 L-2 -2', 'M8 -26 L20 -36 L26 -2', 'M12 -26 L30 -34 L38 -2'])
    mark(pen, 3, '#7a2e16', d)
  oval(pen, '#a84a22', -30, -26, 17, 13)
  oval(pen, '#a84a22', -9, -27, 5, 5)
  oval(pen, '#a84a22', 6, -28, 11, 8)
  outline(pen, '#a84a22', 'M16 -30 C16 -46 40 -48 44 -34 C46 -24 38 -18 30 -18 C22 -18 16 -22 16 -30 Z')
  for (const d of ['M42 -30 L50 -44', 'M36 -40 L34 -52']) mark(pen, 3, '#7a2e16', d)
  mark(pen, 2.2, '#7a2e16', 'M40 -40 L48 -54 M42 -26 L50 -22')
  eye(pen, 33, -34, 2.6)
  for (const x of [-36, -28]) mark(pen, 1.8, '#6b2410', `M${x} -36 C${x + 3} -30 ${x + 3} -22 ${x} -16`)
}

/** A dark cricket with long feelers, flat wings and spines at its tail. */
const cricketInsect: PropPainter = (pen) => {
  for (const d of ['M34 -40 C44 -70 30 -92 8 -98', 'M36 -42 C52 -62 54 -84 44 -98', 'M-36 -30 L-50 -38', 'M-36 -24 L-50 -22'])
    mark(pen, 2, '#2a1c14', d)
  for (const d of ['M20 -22 L28 -12 L24 0 L32 0', 'M8 -20 L10 -8 L4 0 L12 0']) mark(pen, 3.4, '#3a2618', d)
  outline(pen, '#4a3020', 'M-40 -28 C -30 -42 0 -46 30 -44 C44 -44 48 -32 44 -24 C36 -16 -20 -10 -40 -28 Z')
  outline(pen, '#7a5434', 'M-38 -34 C -20 -50 8 -52 18 -48 C16 -36 -6 -28 -38 -30 Z')
  for (const x of [-22, -10, 2]) mark(pen, 1.4, '#3a2618', `M${x} -32 L${x + 8} -46`)
  oval(pen, '#3a2618', 36, -34, 12, 13)
  oval(pen, '#f0dca8', 40, -38, 3, 3.4, FLAT_SHAPE)
  outline(pen, '#5c3e28', 'M-8 -24 C -14 -40 -26 -60 -34 -66 C -38 -62 -30 -40 -18 -20 Z')
  mark(pen, 4, '#3a2618', 'M-34 -64 L-42 -4 L-34 0')
  for (const y of [-44, -32, -20]) mark(pen, 1.6, '#3a2618', `M${-37 - (y + 44) * 0.1} ${y} L${-43 - (y + 44) * 0.1} ${y - 4}`)
}

/** A firefly: dark beetle, open wing cases, its tail shining yellow-green. */
const firefly: PropPainter = (pen) => {
  oval(pen, '#e8ff8a', 0, -24, 30, 24, { plain: true, noInk: true, mode: 'flat', emissive: true, lighten: 0.1 })
  for (const s of [-1, 1]) {
    outline(pen, '#dff0f4', `M${s * 4} -62 C${s * 26} -66 ${s * 48} -56 ${s * 48} -44 C${s * 44} -32 ${s * 20} -40 ${s * 6} -50 Z`)
    for (const [x, y] of [
      [24, -84],
      [28, -66],
    ] as const)
      mark(pen, 3, '#2a2018', `M${s * 8} ${y + 10} L${s * x} ${y} L${s * (x + 8)} ${y + 12}`)
    mark(pen, 2.6, '#2a2018', `M${s * 5} -92 C${s * 8} -98 ${s * 14} -100 ${s * 20} -99`)
  }
  outline(pen, '#f4ff6a', 'M-15 -40 L15 -40 C18 -20 10 -4 0 -2 C -10 -4 -18 -20 -15 -40 Z', { emissive: true })
  for (const y of [-30, -19]) mark(pen, 2, '#b8c83a', `M${-14 - (y + 30) * -0.2} ${y} L${14 + (y + 30) * -0.2} ${y}`)
  outline(pen, '#3e2c22', 'M-14 -70 L14 -70 C20 -56 18 -44 14 -36 L-14 -36 C -18 -44 -20 -56 -14 -70 Z')
  mark(pen, 2, '#8a6a4a', 'M0 -68 L0 -38')
  outline(pen, '#c8503a', 'M-15 -68 C -16 -84 16 -84 15 -68 Z')
  oval(pen, '#2a2018', 0, -85, 9, 8)
  for (const x of [-6, 6]) oval(pen, '#f4ffd0', x, -87, 2.6, 2.6, FLAT_SHAPE)
}

export const EELS_AND_INSECTS = {
  'glass-eel': glassEel,
  eel,
  hagfish,
  tuna,
  'black-widow': blackWidow,
  mosquito,
  'leafcutter-ant': leafcutterAnt,
  'cricket-insect': cricketInsect,
  firefly,
} satisfies Record<string, PropPainter>
