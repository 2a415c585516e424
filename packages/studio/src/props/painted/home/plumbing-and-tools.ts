import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A brass valve on a pipe with a red wheel. */
const shutOffValve: PropPainter = (pen) => {
  line(pen, 15, '#c8743c', 'M-48 -28 L48 -28', 0.1)
  mark(pen, 3, '#f0b48a', 'M-46 -32 L46 -32')
  for (const x of [-24, 14]) box(pen, 'gold', x, -40, 10, 24, { round: 2, lighten: -0.12 })
  outline(pen, 'gold', 'M-15 -38 L15 -38 L19 -28 L15 -12 C8 -6 -8 -6 -15 -12 L-19 -28 Z')
  box(pen, 'metal', -4, -82, 8, 22)
  box(pen, 'gold', -7, -66, 14, 28, { lighten: -0.1 })
  box(pen, 'gold', -11, -56, 22, 9, { round: 2 })
  outline(pen, 'red', 'M-38 -80 C -38 -92 38 -92 38 -80 C38 -68 -38 -68 -38 -80 Z')
  for (const x of [-16, 16]) oval(pen, '#7d1f1a', x, -80, 10, 5, FLAT_SHAPE)
  oval(pen, 'metal', 0, -80, 5, 3.6)
}

/** The inside of a cistern: float, flapper and water. */
const toiletTank: PropPainter = (pen) => {
  box(pen, 'white', -46, -88, 92, 10, { round: 3 })
  outline(pen, 'white', 'M-42 -78 L42 -78 L38 -8 L-38 -8 Z', { lighten: -0.05 })
  outline(pen, '#dfe8f2', 'M-35 -72 L35 -72 L32 -14 L-32 -14 Z', { ...PLAIN_SHAPE })
  outline(pen, '#6fb9e4', 'M-34 -54 C -16 -50 16 -58 34 -54 L32 -14 L-32 -14 Z', FLAT_SHAPE)
  line(pen, 3, 'metal', 'M-24 -16 L-24 -62 L6 -58')
  oval(pen, '#e0574c', 16, -54, 11, 9)
  line(pen, 1.8, 'dark', 'M-4 -68 L2 -24')
  outline(pen, '#c8453c', 'M-12 -14 C -12 -24 16 -24 16 -14 Z')
  line(pen, 4, 'metal', 'M-46 -68 L-56 -62')
}

const toiletBrush: PropPainter = (pen) => {
  line(pen, 5, 'white', 'M12 -98 L2 -50')
  outline(pen, '#7fb0d8', 'M-12 -54 L12 -54 L16 -26 L-16 -26 Z')
  for (const y of [-50, -42, -34]) mark(pen, 2, 'white', `M-12 ${y} L12 ${y}`)
  outline(pen, 'white', 'M-24 -32 L24 -32 L18 -2 L-18 -2 Z', { lighten: -0.05 })
}

const utilityMeter: PropPainter = (pen) => {
  line(pen, 9, '#c8743c', 'M-50 -22 L50 -22')
  box(pen, 'metal', -26, -32, 52, 20, { round: 4 })
  oval(pen, '#3d6fa8', 0, -58, 36, 36)
  oval(pen, 'white', 0, -58, 29, 29, { cel: 0.05 })
  box(pen, 'dark', -19, -72, 38, 12, { round: 1, cel: 0 })
  for (const x of [-13, -4, 5, 14]) mark(pen, 2.4, 'white', `M${x} -69 L${x} -63`)
  mark(pen, 2.6, 'red', 'M0 -46 L10 -54')
  for (const x of [-12, 0, 12]) mark(pen, 1.6, '#5c6474', `M${x} -38 L${x} -34`)
}

const spiritLevel: PropPainter = (pen) => {
  box(pen, 'yellow', -50, -58, 100, 24, { round: 2 })
  box(pen, 'dark', -50, -40, 100, 4, FLAT_SHAPE)
  box(pen, '#b9e86a', -17, -54, 34, 13, { round: 6, cel: 0.06 })
  oval(pen, '#eaffc0', 0, -48, 6, 4.6, FLAT_SHAPE)
  for (const x of [-8, 8]) mark(pen, 1.4, '#2b2a3c', `M${x} -54 L${x} -42`)
  for (const x of [-38, 38]) oval(pen, '#b9e86a', x, -48, 6, 6)
}

const caulkGun: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-8 -66 L-48 -66 L-48 -58')
  outline(pen, 'white', 'M-4 -76 L34 -76 L34 -56 L-4 -56 Z')
  box(pen, '#3f8fc4', 4, -75.4, 20, 19, FLAT_SHAPE)
  outline(pen, 'white', 'M34 -70 L49 -67 L49 -64 L34 -62 Z')
  line(pen, 4, 'red', 'M-10 -54 L36 -54')
  outline(pen, 'red', 'M-16 -80 L-4 -80 L-4 -50 L-12 -50 L-18 -14 C -20 -8 -30 -10 -28 -18 L-20 -58 Z')
  line(pen, 4, 'metal', 'M-10 -50 C-4 -38 -6 -28 -12 -22')
}

const multimeter: PropPainter = (pen) => {
  line(pen, 3, 'red', 'M-8 -10 C -30 10 -50 -20 -44 -50')
  line(pen, 3, 'dark', 'M8 -10 C30 10 50 -20 44 -50')
  line(pen, 4.6, 'red', 'M-44 -50 L-40 -78')
  line(pen, 4.6, 'dark', 'M44 -50 L40 -78')
  for (const x of [-39, 39]) line(pen, 1.4, 'metal', `M${x} -78 L${x * 0.96} -92`)
  box(pen, 'yellow', -28, -92, 56, 86, { round: 6 })
  box(pen, '#c9dbb8', -21, -85, 42, 20, { round: 2, cel: 0 })
  for (const x of [-12, -2, 8]) mark(pen, 2.6, '#2b2a3c', `M${x} -82 L${x + 5} -82 L${x + 5} -68 L${x} -68 Z`)
  oval(pen, 'dark', 0, -42, 15, 15, { lighten: 0.1 })
  mark(pen, 3, 'white', 'M0 -42 L8 -52')
  for (const [x, role] of [
    [-9, 'red'],
    [9, 'dark'],
  ] as const)
    oval(pen, role, x, -15, 5, 5)
}

const solderingIron: PropPainter = (pen) => {
  line(pen, 3, 'dark', 'M36 -12 C50 0 30 6 16 -2')
  outline(pen, 'metal', 'M-46 -94 L-38 -90 L-12 -62 L-18 -56 L-44 -86 Z', { lighten: 0.2 })
  oval(pen, '#ff9a3a', -44, -92, 4, 4, GLOWING)
  line(pen, 11, '#3f78c8', 'M-12 -60 L34 -14')
  line(pen, 13, 'dark', 'M-16 -64 L-10 -58', 0.15)
  mark(pen, 2, '#b9c0cc', 'M-46 -98 C -52 -104 -40 -108 -46 -114')
}

const nailGun: PropPainter = (pen) => {
  outline(
    pen,
    '#e0813a',
    'M-44 -70 C -44 -86 -30 -90 -20 -86 L40 -80 C46 -78 46 -58 40 -56 L16 -54 L22 -16 L2 -16 L-2 -52 L-24 -52 L-26 -20 L-40 -20 Z',
  )
  outline(pen, 'dark', 'M-38 -22 L-28 -22 L-30 -2 L-36 -2 Z', { lighten: 0.2 })
  outline(pen, 'metal', 'M-26 -32 L8 -18 L6 -10 L-26 -22 Z')
  box(pen, 'dark', -2, -18, 28, 10, { round: 3 })
}

const chainsaw: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-50 -44 C -52 -52 -46 -56 -40 -56 L10 -56 L10 -36 L-40 -36 C -46 -36 -50 -38 -50 -44 Z', { lighten: 0.2 })
  for (let x = -44; x < 8; x += 7) for (const y of [-57, -35]) box(pen, 'dark', x, y - 2, 4, 4, FLAT_SHAPE)
  outline(pen, '#e0662e', 'M2 -62 L34 -66 C44 -64 46 -30 40 -22 L6 -22 C0 -30 0 -56 2 -62 Z')
  line(pen, 5, 'dark', 'M6 -62 C2 -88 26 -88 30 -66', 0.1)
  line(pen, 5, 'dark', 'M40 -56 C54 -52 54 -28 40 -26', 0.1)
  oval(pen, 'dark', 22, -40, 8, 8, { lighten: 0.15 })
}

const gardenHose: PropPainter = (pen) => {
  for (const [r, l] of [
    [34, -0.1],
    [25, 0],
    [16, 0.08],
  ] as const)
    line(
      pen,
      8,
      '#4f9a4a',
      `M${-8 - r} -34 C${-8 - r} ${-34 - r * 0.9} ${-8 + r} ${-34 - r * 0.9} ${-8 + r} -34 C${-8 + r} ${-34 + r * 0.9} ${-8 - r} ${-34 + r * 0.9} ${-8 - r} -34`,
      l,
    )
  line(pen, 8, '#4f9a4a', 'M-8 -4 C30 -2 40 -30 30 -62')
  outline(pen, 'gold', 'M24 -62 L36 -64 L34 -84 L26 -82 Z')
  for (const [x, y] of [
    [20, -94],
    [28, -98],
    [36, -96],
    [26, -90],
  ] as const)
    oval(pen, 'waterLight', x, y, 2, 3, { noInk: true })
}

const glueGun: PropPainter = (pen) => {
  box(pen, '#f3ead2', 26, -82, 22, 8, { round: 3 })
  outline(pen, '#e0a63a', 'M-30 -88 L28 -88 C34 -86 34 -70 30 -68 L18 -64 L28 -12 C28 -6 12 -4 8 -10 L-4 -60 L-28 -64 Z')
  outline(pen, 'metal', 'M-30 -84 L-46 -78 L-46 -74 L-30 -68 Z')
  outline(pen, 'dark', 'M2 -58 L-8 -50 C-8 -42 -2 -38 6 -40 Z')
  outline(pen, '#f7f0d8', 'M-46 -74 C -50 -66 -50 -62 -46 -60 C -42 -62 -42 -68 -46 -74 Z', { noInk: true })
}

const deadbolt: PropPainter = (pen) => {
  box(pen, 'wood', -46, -98, 56, 96, { round: 2 })
  box(pen, 'metal', -30, -78, 32, 54, { round: 8, lighten: 0.15 })
  oval(pen, 'gold', -14, -60, 10, 10)
  mark(pen, 2.6, '#5a3a12', 'M-14 -64 L-14 -55')
  box(pen, 'gold', 2, -44, 30, 12, { round: 2 })
  box(pen, 'woodLight', 28, -98, 18, 96, { round: 2, lighten: -0.1 })
  box(pen, 'dark', 28, -46, 6, 16, FLAT_SHAPE)
}

const wallAnchor: PropPainter = (pen) => {
  outline(pen, '#e0813a', 'M-48 -58 L-10 -60 L-10 -38 L-48 -42 Z')
  for (const x of [-40, -32, -24, -16]) mark(pen, 2, '#a85a1e', `M${x} -58 L${x + 2} -42`)
  outline(pen, 'metal', 'M-2 -49 L6 -53 L36 -54 L36 -44 L6 -45 Z', { lighten: 0.1 })
  for (const x of [8, 15, 22, 29]) mark(pen, 2, '#4a5364', `M${x} -56 L${x + 4} -42`)
  outline(pen, 'metal', 'M36 -60 L46 -60 C50 -56 50 -42 46 -38 L36 -38 Z', { lighten: 0.2 })
}

/** A shed with a hole in its roof; rain comes through. */
const leakingShed: PropPainter = (pen) => {
  outline(pen, '#a8763e', 'M-38 -54 L38 -54 L38 -2 L-38 -2 Z')
  for (const x of [-26, -14, -2, 10, 22]) mark(pen, 1.6, '#7a5228', `M${x} -54 L${x} -2`)
  box(pen, '#6b4630', -12, -42, 24, 40)
  oval(pen, 'gold', 7, -22, 1.8, 1.8)
  outline(pen, '#6f7684', 'M-48 -52 L-38 -82 L40 -82 L50 -52 Z')
  for (const x of [-28, -12, 4, 20, 34]) mark(pen, 1.8, '#4f5664', `M${x} -82 L${x * 1.2} -52`)
  outline(pen, '#241a18', 'M8 -76 L16 -78 L22 -70 L30 -68 L24 -60 L12 -62 L6 -68 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-40, -96],
    [-24, -92],
    [-6, -97],
    [10, -90],
    [18, -99],
    [32, -93],
    [46, -97],
    [14, -56],
    [20, -48],
  ] as const)
    mark(pen, 2, '#4fa3dc', `M${x} ${y} L${x - 3} ${y + 7}`)
  outline(pen, '#7cc7df', 'M8 -2 C6 -8 34 -8 32 -2 Z', { noInk: true })
}

export const PLUMBING_AND_TOOLS = {
  'shut-off-valve': shutOffValve,
  'toilet-tank': toiletTank,
  'toilet-brush': toiletBrush,
  'utility-meter': utilityMeter,
  'spirit-level': spiritLevel,
  'caulk-gun': caulkGun,
  multimeter,
  'soldering-iron': solderingIron,
  'nail-gun': nailGun,
  chainsaw,
  'garden-hose': gardenHose,
  'glue-gun': glueGun,
  deadbolt,
  'wall-anchor': wallAnchor,
  'leaking-shed': leakingShed,
} satisfies Record<string, PropPainter>
