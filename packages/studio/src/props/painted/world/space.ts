import { seeded } from '../../../paint/random.ts'
import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { emitLight, type Pen, type PropPainter } from '../pen.ts'
import { GLOWING, mark, oval } from './details.ts'

/** A black disc within a bent ring of light; the hot disc around it passes in front. */
const blackHole: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.5, 0.5)
  for (const [r, role] of [
    [34, '#7a2a18'],
    [32, '#d9571f'],
    [29, '#ffa53a'],
    [26.5, '#fff0c0'],
  ] as const)
    oval(pen, role, 0, -50, r, r * 0.96, GLOWING)
  oval(pen, '#07040c', 0, -50, 24.5, 23.5, { ...PLAIN_SHAPE, mode: 'flat' })
  for (const [half, thick, role] of [
    [50, 9, '#7a2a18'],
    [49, 7, '#e8681f'],
    [46, 4.6, '#ffb347'],
    [40, 2.2, '#fff3cf'],
  ] as const)
    outline(
      pen,
      role,
      `M${-half} -46 C${-half * 0.5} ${-46 - thick} ${half * 0.5} ${-46 - thick} ${half} -46 C${half * 0.5} ${-46 + thick * 1.3} ${-half * 0.5} ${-46 + thick * 1.3} ${-half} -46 Z`,
      GLOWING,
    )
}

/** A spiral of two arms, seen aslant. */
const galaxy: PropPainter = (pen) => {
  const random = seeded(31)
  oval(pen, '#2b2560', 0, -50, 50, 30, { ...GLOWING })
  oval(pen, '#3d3284', 0, -50, 42, 24, { ...GLOWING })
  for (const [spread, role, from, thick] of [
    [1, '#5b4fb8', 0.32, 8.5],
    [0.94, '#9a7de0', 0.38, 5],
    [0.94, '#dcd0ff', 0.4, 2],
  ] as const)
    for (const turn of [0, Math.PI])
      for (let i = 0; i < 70; i++) {
        const t = i / 69
        const a = turn + 1 + t * 4.4
        const r = (8 + t * 38) * spread
        oval(
          pen,
          role,
          Math.cos(a) * r,
          -50 + Math.sin(a) * r * 0.58,
          thick * (1.2 - t * from * 2),
          thick * 0.7 * (1.2 - t * from * 2),
          GLOWING,
        )
      }
  for (let i = 0; i < 60; i++) {
    const [a, r] = [random() * Math.PI * 2, 12 + random() * 34]
    const size = 0.5 + random() * 0.9
    oval(pen, i % 4 === 0 ? '#ff9ad0' : '#ffffff', Math.cos(a) * r, -50 + Math.sin(a) * r * 0.58, size, size, GLOWING)
  }
  oval(pen, '#ffd98a', 0, -50, 13, 8.5, GLOWING)
  oval(pen, '#fff6d8', 0, -50, 8, 5.5, GLOWING)
}

const CLOUDS = [
  [-22, -62, 22, '#6a2f8c'],
  [16, -70, 20, '#4a3aa8'],
  [24, -42, 22, '#23679c'],
  [-16, -34, 24, '#a23a86'],
  [-28, -48, 16, '#d65a9a'],
  [2, -52, 24, '#7b4fc4'],
  [20, -58, 13, '#4fa8d8'],
  [-8, -68, 12, '#e07ac0'],
  [-6, -40, 13, '#ff9a8a'],
  [8, -50, 10, '#ffd0b0'],
] as const

/** Clouds of coloured gas with young stars. */
const nebula: PropPainter = (pen) => {
  const random = seeded(4)
  for (const [x, y, r, role] of CLOUDS) {
    oval(pen, role, x, y, r, r * 0.8, GLOWING)
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2
      const k = r * (0.22 + random() * 0.3)
      oval(pen, role, x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.64, k, k, GLOWING)
    }
  }
  for (let i = 0; i < 26; i++) oval(pen, '#ffffff', -42 + random() * 84, -84 + random() * 70, 0.7, 0.7, GLOWING)
  for (const [x, y, k] of [
    [-14, -56, 7],
    [18, -44, 5],
    [6, -72, 4],
  ] as const)
    sparkle(pen, x, y, k)
}

const sparkle = (pen: Pen, x: number, y: number, k: number): void =>
  outline(
    pen,
    '#ffffff',
    `M${x} ${y - k} Q${x} ${y} ${x + k} ${y} Q${x} ${y} ${x} ${y + k} Q${x} ${y} ${x - k} ${y} Q${x} ${y} ${x} ${y - k} Z`,
    GLOWING,
  )

const CRATERS = [
  [-16, -62, 9],
  [12, -70, 6],
  [18, -44, 10],
  [-8, -36, 7],
  [-30, -44, 5],
  [4, -54, 4],
] as const

const asteroid: PropPainter = (pen) => {
  outline(pen, '#8b7d76', 'M-46 -52 L-40 -70 L-22 -80 L-4 -88 L20 -84 L38 -70 L48 -52 L44 -36 L28 -22 L10 -12 L-14 -16 L-34 -26 Z')
  for (const [x, y, r] of CRATERS) {
    oval(pen, '#5d524f', x, y, r, r * 0.82, PLAIN_SHAPE)
    oval(pen, '#a4968d', x + r * 0.14, y + r * 0.2, r * 0.72, r * 0.56, PLAIN_SHAPE)
  }
}

/** A burning rock that falls to the lower left. */
const meteor: PropPainter = (pen) => {
  emitLight(pen, -0.22, -0.24, 0.4, 0.6)
  for (const [d, role] of [
    ['M-46 -30 C -30 -60 4 -82 50 -100 C32 -70 14 -22 -14 0 C -34 6 -52 -8 -46 -30 Z', '#e0481f'],
    ['M-44 -28 C -28 -54 2 -74 36 -88 C22 -60 6 -20 -16 -2 C -34 4 -48 -8 -44 -28 Z', '#ff8a2a'],
    ['M-42 -26 C -28 -46 -6 -62 16 -72 C8 -50 -4 -18 -18 -4 C -34 2 -46 -8 -42 -26 Z', '#ffd45a'],
  ] as const)
    outline(pen, role, d, GLOWING)
  outline(pen, '#6d5650', 'M-42 -20 L-36 -34 L-22 -38 L-10 -30 L-8 -16 L-18 -5 L-32 -4 Z')
  for (const [x, y, r] of [
    [-28, -26, 4],
    [-18, -18, 3.4],
    [-31, -14, 2.6],
  ] as const)
    oval(pen, '#463632', x, y, r, r * 0.85, PLAIN_SHAPE)
  for (const [x, y] of [
    [22, -50],
    [-8, -76],
    [34, -66],
  ] as const)
    oval(pen, '#ffb24a', x, y, 2, 2, GLOWING)
}

/** Modules in a row with wings of solar cells. */
const spaceStation: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-46 -62 L46 -62')
  for (const x of [-44, -26, 20, 38])
    for (const [top, h] of [
      [-98, 32],
      [-58, 32],
    ] as const) {
      outline(pen, '#2f4f9a', `M${x - 6} ${top} L${x + 7} ${top} L${x + 7} ${top + h} L${x - 6} ${top + h} Z`)
      for (let y = top + 8; y < top + h; y += 8) mark(pen, 0.6, '#8fb4ea', `M${x - 6} ${y} L${x + 7} ${y}`)
      mark(pen, 0.6, '#8fb4ea', `M${x} ${top} L${x} ${top + h}`)
    }
  outline(pen, 'white', 'M-14 -74 L14 -74 L14 -50 L-14 -50 Z', { lighten: -0.04 })
  outline(pen, 'white', 'M-9 -50 L9 -50 L9 -20 L-9 -20 Z', { lighten: -0.1 })
  outline(pen, 'metal', 'M-9 -20 L9 -20 L5 -10 L-5 -10 Z')
  outline(pen, 'metal', 'M-8 -86 L8 -86 L10 -74 L-10 -74 Z')
  for (const y of [-40, -30]) oval(pen, '#5ac0e8', 0, y, 2.4, 2.4)
  mark(pen, 2, 'red', 'M-14 -62 L14 -62')
}

/** White with black tiles, two boosters and its orange tank, ready to go up. */
const spaceShuttle: PropPainter = (pen) => {
  outline(pen, '#c8662e', 'M-11 -10 L-11 -82 Q-11 -98 0 -100 Q11 -98 11 -82 L11 -10 Z')
  for (const x of [-17, 17]) {
    outline(pen, 'white', `M${x - 5} -8 L${x - 5} -74 Q${x - 5} -82 ${x} -86 Q${x + 5} -82 ${x + 5} -74 L${x + 5} -8 Z`, { lighten: -0.06 })
    outline(pen, 'metal', `M${x - 4} -8 L${x + 4} -8 L${x + 6} -1 L${x - 6} -1 Z`, { lighten: -0.15 })
  }
  outline(pen, 'white', 'M-8 -12 L-8 -58 Q-7 -76 0 -80 Q7 -76 8 -58 L8 -12 Z')
  outline(pen, 'white', 'M-7 -50 Q-10 -30 -28 -18 L-28 -11 L-6 -12 Z')
  outline(pen, 'white', 'M7 -50 Q10 -30 28 -18 L28 -11 L6 -12 Z')
  mark(pen, 2, 'dark', 'M-28 -12 L-8 -13 M28 -12 L8 -13')
  outline(pen, 'dark', 'M-5 -69 Q0 -77 5 -69 L5 -64 L-5 -64 Z', PLAIN_SHAPE)
  outline(pen, 'white', 'M-2 -38 L2 -38 L3 -8 L-3 -8 Z', { lighten: -0.14 })
  for (const x of [-4, 4]) outline(pen, 'dark', `M${x - 2} -12 L${x + 2} -12 L${x + 4} -4 L${x - 4} -4 Z`)
}

/** A red planet with an ice cap and dark plains. */
const redPlanet: PropPainter = (pen) => {
  oval(pen, '#c8603a', 0, -50, 46, 46)
  for (const [x, y, rx, ry, role] of [
    [-14, -56, 20, 6, '#9a4028'],
    [14, -42, 22, 7, '#a64a2e'],
    [-18, -30, 14, 5, '#a64a2e'],
    [16, -68, 12, 4, '#dd8055'],
    [-4, -44, 10, 3, '#7f3422'],
    [24, -54, 8, 3, '#dd8055'],
  ] as const)
    oval(pen, role, x, y, rx, ry, PLAIN_SHAPE)
  outline(pen, 'snow', 'M-19 -89 C -8 -80 10 -81 19 -89 C10 -97 -10 -97 -19 -89 Z', PLAIN_SHAPE)
}

const BANDS = [
  [-82, 8, '#c9a078'],
  [-72, 6, '#f0dcb8'],
  [-63, 9, '#b87a52'],
  [-50, 8, '#f4e6cc'],
  [-40, 9, '#c48a5e'],
  [-28, 7, '#ecd2a8'],
  [-19, 6, '#b98a66'],
] as const

/** A giant of gas with bands and a red storm. */
const gasGiant: PropPainter = (pen) => {
  oval(pen, '#e2c398', 0, -50, 46, 46)
  for (const [y, h, role] of BANDS) {
    const half = Math.sqrt(Math.max(0, 45 ** 2 - (Math.abs(y + 50) + h / 2) ** 2))
    outline(
      pen,
      role,
      `M${-half} ${y - h / 2} C${-half * 0.4} ${y - h / 2 + 3} ${half * 0.3} ${y - h / 2 - 3} ${half} ${y - h / 2} L${half} ${y + h / 2} C${half * 0.4} ${y + h / 2 - 3} ${-half * 0.3} ${y + h / 2 + 3} ${-half} ${y + h / 2} Z`,
      PLAIN_SHAPE,
    )
  }
  oval(pen, '#f4e6cc', 16, -37, 12, 7, PLAIN_SHAPE)
  oval(pen, '#c9503a', 16, -37, 9, 5, PLAIN_SHAPE)
  oval(pen, '#e07a5a', 15, -38, 4.5, 2.2, PLAIN_SHAPE)
}

/** A plain planet. `bands`: y, half height and colour of each. */
const planet =
  (role: string, bands: readonly (readonly [number, number, string])[]): PropPainter =>
  (pen) => {
    oval(pen, role, 0, -50, 46, 46)
    for (const [y, h, band] of bands) {
      const half = Math.sqrt(44 ** 2 - (Math.abs(y + 50) + h) ** 2)
      outline(
        pen,
        band,
        `M${-half} ${y} C${-half * 0.5} ${y - h * 2} ${half * 0.2} ${y - h} ${half} ${y - h * 0.4} C${half * 0.4} ${y + h * 2} ${-half * 0.4} ${y + h} ${-half} ${y} Z`,
        PLAIN_SHAPE,
      )
    }
  }
const bluePlanet = planet('#3563c4', [
  [-74, 3, '#5a8ae0'],
  [-58, 3, '#284c9c'],
  [-40, 4, '#5a8ae0'],
  [-24, 2.4, '#284c9c'],
])
const palePlanet = planet('#9ad8dc', [
  [-70, 2.6, '#b8e8ea'],
  [-48, 3, '#84c4ca'],
  [-30, 2.6, '#b8e8ea'],
])

export const SPACE = {
  'black-hole': blackHole,
  galaxy,
  nebula,
  asteroid,
  meteor,
  'space-station': spaceStation,
  'space-shuttle': spaceShuttle,
  'red-planet': redPlanet,
  'gas-giant': gasGiant,
  'blue-planet': bluePlanet,
  'pale-planet': palePlanet,
} satisfies Record<string, PropPainter>
