import { seeded } from '../../../paint/random.ts'
import { FLAT_SHAPE, outline, polar } from '../outline.ts'
import { emitLight, type Pen, type PropPainter } from '../pen.ts'
import { GLOWING, mark, oval } from '../world/details.ts'

/** A star as the eye sees it: a bright point with four rays, in its glow. `reach`: of its rays, in hundredths. */
function starPoint(pen: Pen, x: number, y: number, reach: number): void {
  emitLight(pen, x / 100, y / 100, reach / 52, 0.7)
  const thin = reach * 0.09
  const ray = (dx: number, dy: number): string =>
    `M${x - dy * thin - dx * thin} ${y - dx * thin - dy * thin} L${x + dx * reach} ${y + dy * reach} L${x + dy * thin - dx * thin} ${y + dx * thin - dy * thin} Z`
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    outline(pen, '#fffbe6', ray(dx, dy), GLOWING)
  oval(pen, '#ffffff', x, y, reach * 0.24, reach * 0.24, GLOWING)
}

/** A bright star among small ones. */
const star: PropPainter = (pen) => {
  starPoint(pen, 0, -52, 42)
  for (const [x, y, reach] of [
    [-36, -82, 9],
    [34, -80, 12],
    [-30, -18, 11],
    [38, -22, 8],
  ] as const)
    starPoint(pen, x, y, reach)
}

/** A comet: a small icy head and two long tails, one of gas and one of dust. */
const comet: PropPainter = (pen) => {
  for (const [d, role] of [
    ['M-33 -20 C -20 -46 4 -78 22 -99 C18 -74 -2 -40 -24 -14 Z', '#5f8fd0'],
    ['M-33 -20 C -8 -42 24 -60 50 -66 C30 -48 0 -28 -26 -12 Z', '#e8d8b0'],
    ['M-33 -20 C -18 -36 0 -50 16 -58 C4 -44 -12 -28 -26 -14 Z', '#f6fbff'],
  ] as const)
    outline(pen, role, d, GLOWING)
  emitLight(pen, -0.29, -0.17, 0.3, 0.7)
  oval(pen, '#e8f4ff', -29, -17, 9, 9, GLOWING)
  oval(pen, '#a8b4c4', -29, -17, 4.6, 4.2, GLOWING)
}

type Puff = readonly [x: number, y: number, radius: number]

/** Puffs of one body of smoke or cloud: their union has the shade below and the light above. */
function puffs(pen: Pen, shade: string, light: string, all: readonly Puff[]): void {
  for (const [x, y, r] of all) oval(pen, shade, x, y, r, r, { ...FLAT_SHAPE, noInk: false })
  for (const [x, y, r] of all) oval(pen, shade, x, y, r, r, FLAT_SHAPE)
  for (const [x, y, r] of all) oval(pen, light, x - r * 0.18, y - r * 0.2, r * 0.74, r * 0.72, FLAT_SHAPE)
}

const PLUME: readonly Puff[] = [
  [0, -5, 5],
  [5, -13, 7],
  [1, -23, 8.6],
  [-7, -33, 10],
  [-2, -44, 11.6],
  [10, -52, 12],
  [20, -64, 14],
  [2, -66, 15],
  [-16, -58, 11],
  [-18, -76, 14],
  [4, -84, 15],
  [26, -81, 14],
]

const smoke: PropPainter = (pen) => puffs(pen, '#5c5962', '#7c7983', PLUME)
const steam: PropPainter = (pen) => puffs(pen, '#c9d3de', '#f1f5f9', PLUME)

/** A jagged burst around (0, -46). `reach`: of its longest tongues, in hundredths. */
function burst(pen: Pen, role: string, reach: number, seed: number): void {
  const random = seeded(seed)
  const points = Array.from({ length: 22 }, (_, i) =>
    polar(0, -46, (i / 22) * Math.PI * 2, reach * (i % 2 ? 0.62 + random() * 0.12 : 0.84 + random() * 0.16)),
  )
  outline(pen, role, `M${points.join(' L')} Z`, GLOWING)
}

/** Fire that bursts out of rolling smoke, with debris flying. */
const explosion: PropPainter = (pen) => {
  emitLight(pen, 0, -0.46, 0.6, 0.6)
  puffs(pen, '#3b343a', '#575059', [
    [-34, -22, 11],
    [-37, -50, 12],
    [-20, -80, 13],
    [6, -85, 13],
    [30, -72, 14],
    [38, -44, 12],
    [27, -17, 11],
    [-8, -12, 10],
  ])
  burst(pen, '#c93a1c', 44, 5)
  burst(pen, '#f2762a', 36, 8)
  burst(pen, '#ffb53f', 27, 12)
  burst(pen, '#ffe9a8', 17, 15)
  for (const [turn, far, size] of [
    [0.35, 46, 3],
    [2.75, 47, 2.4],
    [3.9, 48, 3],
    [5.5, 47, 2.6],
    [4.75, 47, 2.2],
  ] as const)
    mark(pen, size, '#241f28', `M${polar(0, -46, turn, far - 4)} L${polar(0, -46, turn + 0.04, far)}`)
}

/** A dark, winding funnel from the clouds to the ground, with the dust that it whirls up. */
const tornado: PropPainter = (pen) => {
  outline(
    pen,
    '#5d606c',
    'M-38 -86 C -28 -76 -20 -72 -17 -62 C -13 -50 -4 -46 -3 -36 C -2 -24 -12 -18 -10 -3 L-5 -3 C -6 -16 8 -22 9 -34 C10 -46 14 -50 20 -60 C25 -70 34 -76 40 -86 Z',
    { cel: 0.1 },
  )
  for (const [y, from, to] of [
    [-74, -23, 28],
    [-64, -16, 20],
    [-54, -11, 14],
    [-44, -5, 10],
    [-35, -2, 7],
    [-27, -3, 4],
    [-18, -7, -1],
  ] as const)
    mark(pen, 1.7, '#8b8f9c', `M${from} ${y} C${from + 3} ${y + 5} ${to - 4} ${y + 5} ${to} ${y - 1}`)
  puffs(pen, '#474a55', '#5f636f', [
    [-40, -86, 7],
    [-27, -89, 10],
    [-9, -91, 9],
    [9, -91, 9],
    [27, -89, 10],
    [41, -86, 7],
    [-17, -83, 7],
    [0, -84, 8],
    [18, -83, 7],
  ])
  puffs(pen, '#8a7660', '#a8927a', [
    [-24, -4, 4],
    [-16, -6, 6],
    [1, -6, 6],
    [10, -4, 4],
    [-8, -4, 5],
  ])
}

/** A hurricane from above: ragged bands of cloud that wind around its eye, over dark sea. */
const hurricane: PropPainter = (pen) => {
  const random = seeded(12)
  oval(pen, '#24415c', 0, -50, 49, 49, { ...FLAT_SHAPE, noInk: false })
  for (const [role, size, lift] of [
    ['#8ea4ba', 1.2, 0],
    ['#dbe4ec', 0.96, 0.8],
    ['#ffffff', 0.5, 1.8],
  ] as const)
    for (let arm = 0; arm < 3; arm++)
      for (let i = 0; i < 26; i++) {
        const turn = (arm * Math.PI) / 1.5 + i * 0.2
        const far = 43 - i * 1.42 + (random() - 0.5) * 3
        const r = (3 + 3.4 * Math.sin(((i + 2) / 29) * Math.PI) + random() * 1.2) * size
        oval(pen, role, Math.cos(turn) * far, -50 + Math.sin(turn) * far - lift, r, r * 0.9, FLAT_SHAPE)
      }
  oval(pen, '#24415c', 0, -50, 4.4, 4.2, FLAT_SHAPE)
}

/** A whole arch of seven colours. */
const rainbow: PropPainter = (pen) => {
  for (const [i, role] of ['#d94a4a', '#ee8a3a', '#f2cf4a', '#5fae5a', '#4a96d0', '#4a62b8', '#7a55b0'].entries()) {
    const r = 47 - i * 3.4
    mark(pen, 3.8, role, `M${-r} -14 C${-r} ${-14 - r * 1.33} ${r} ${-14 - r * 1.33} ${r} -14`)
  }
}

export const SKY_AND_WEATHER = {
  smoke,
  steam,
  tornado,
  cyclone: hurricane,
  rainbow,
} satisfies Record<string, PropPainter>

/** Drawings around which light spreads. */
export const SKY_LIGHTS = {
  star,
  comet,
  collision: explosion,
} satisfies Record<string, PropPainter>
