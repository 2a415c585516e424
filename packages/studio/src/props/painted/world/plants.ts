import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { mark, oval } from './details.ts'

/** A leaf from (x, y) in the direction of an angle in degrees. */
function leafAt(pen: Pen, role: string, x: number, y: number, angle: number, long: number, wide = 0.42): void {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const at = (along: number, across: number): string =>
    `${(x + (c * along - s * across) * long).toFixed(1)} ${(y + (s * along + c * across) * long).toFixed(1)}`
  outline(pen, role, `M${at(0, 0)} C${at(0.2, -wide)} ${at(0.75, -wide)} ${at(1, 0)} C${at(0.75, wide)} ${at(0.2, wide)} ${at(0, 0)} Z`)
  mark(pen, 1, role, `M${at(0.1, 0)} L${at(0.85, 0)}`, -0.2)
}

/** Logs and mud across a stream, with a lodge behind. */
const beaverDam: PropPainter = (pen) => {
  outline(pen, 'water', 'M-50 -38 L50 -38 L50 -14 L-50 -14 Z', { plain: true })
  mark(pen, 1.6, 'waterLight', 'M-46 -34 L-36 -34 M34 -34 L46 -34 M-44 -28 L-38 -28', 0.2)
  outline(pen, 'earth', 'M-30 -34 C -24 -60 -8 -70 4 -68 C20 -64 26 -50 30 -34 Z', { lighten: -0.12 })
  for (const [role, d] of [
    ['#4a3220', 'M-34 -36 L-8 -66 M-20 -34 L10 -74 M-4 -34 L20 -66 M10 -34 L28 -56 M-24 -48 L4 -34'],
    ['#b98a58', 'M34 -36 L6 -72 M22 -34 L-14 -70 M8 -34 L-26 -56 M-12 -34 L-30 -44 M-14 -62 L18 -44'],
    ['#7a5232', 'M-30 -40 L26 -48 M-24 -54 L20 -58'],
  ] as const)
    mark(pen, 2.6, role, d)
  outline(pen, 'earth', 'M-50 -2 C -40 -20 -20 -26 0 -25 C20 -26 40 -20 50 -2 L50 0 L-50 0 Z', { lighten: -0.05 })
  for (const [x, y, long, lighten] of [
    [-20, -22, 25, 0],
    [22, -22, 24, 0.08],
    [0, -14, 34, 0.04],
    [-26, -5, 24, 0.1],
    [26, -5, 24, -0.04],
  ] as const) {
    outline(
      pen,
      'wood',
      `M${x - long} ${y + 4} C${x - long - 3} ${y + 2} ${x - long - 3} ${y - 4} ${x - long} ${y - 4} L${x + long} ${y - 5} L${x + long} ${y + 4} Z`,
      { lighten },
    )
    mark(pen, 1, 'wood', `M${x - long + 6} ${y - 1} L${x + long - 8} ${y - 1} M${x - long + 14} ${y + 2} L${x + long - 14} ${y + 2}`, -0.22)
    oval(pen, 'woodLight', x + long, y - 0.5, 3, 4.6)
  }
}

/** A tall hill of red earth with chimneys. */
const termiteMound: PropPainter = (pen) => {
  outline(
    pen,
    '#b0623a',
    'M-36 0 C -34 -20 -30 -30 -26 -46 C -24 -58 -18 -60 -14 -52 C -12 -74 -6 -98 2 -98 C10 -98 12 -74 14 -62 C18 -70 26 -66 26 -52 C30 -34 34 -18 40 0 Z',
  )
  mark(
    pen,
    2,
    '#7f4124',
    'M-22 -40 C -24 -26 -26 -14 -28 -4 M-8 -60 C -10 -40 -10 -20 -14 -4 M6 -76 C8 -50 8 -26 10 -4 M22 -50 C24 -34 26 -18 28 -6',
  )
  for (const [x, y] of [
    [-4, -30],
    [14, -20],
    [-18, -16],
    [2, -54],
  ] as const)
    oval(pen, '#4f2716', x, y, 2.6, 3.4, PLAIN_SHAPE)
  outline(pen, 'grass', 'M-50 0 L-46 -12 L-43 -2 L-39 -14 L-36 0 Z M38 0 L42 -13 L45 -2 L49 -10 L50 0 Z')
}

const ant = (pen: Pen, x: number, y: number, k: number): void => {
  oval(pen, '#3a1f1a', x, y, 2.6 * k, 1.9 * k, PLAIN_SHAPE)
  oval(pen, '#3a1f1a', x + 3.4 * k, y - 0.2 * k, 1.6 * k, 1.3 * k, PLAIN_SHAPE)
  oval(pen, '#3a1f1a', x + 6 * k, y - 0.8 * k, 1.8 * k, 1.6 * k, PLAIN_SHAPE)
  mark(
    pen,
    0.5 * k,
    '#3a1f1a',
    `M${x + 2 * k} ${y} L${x} ${y + 4 * k} M${x + 3.4 * k} ${y} L${x + 4 * k} ${y + 4 * k} M${x + 4 * k} ${y} L${x + 7 * k} ${y + 3 * k} M${x + 7 * k} ${y - 2 * k} L${x + 9 * k} ${y - 4.5 * k}`,
  )
}

const anthill: PropPainter = (pen) => {
  outline(pen, '#a87848', 'M-50 0 C -34 -8 -22 -40 -8 -56 C -4 -60 6 -60 10 -56 C22 -40 34 -8 50 0 Z')
  oval(pen, '#3a2416', 1, -56, 9, 3.4, { plain: true })
  for (let i = 0; i < 22; i++)
    oval(
      pen,
      i % 2 ? '#8a5e36' : '#c99a68',
      -34 + ((i * 31) % 68),
      -3 - ((i * 17) % 26) * (1 - Math.abs(-34 + ((i * 31) % 68)) / 50),
      1.5,
      1.1,
      PLAIN_SHAPE,
    )
  for (const [x, y] of [
    [-30, -12],
    [-14, -26],
    [-6, -42],
    [8, -30],
    [18, -14],
    [-2, -12],
    [4, -60],
  ] as const)
    ant(pen, x, y, 1.5)
}

/** A chrysalis that hangs from a twig. */
const cocoon: PropPainter = (pen) => {
  line(pen, 5, 'trunk', 'M-46 -90 C -20 -96 20 -92 46 -98')
  leafAt(pen, 'leafLight', 26, -94, 40, 24)
  line(pen, 2.4, 'cream', 'M-4 -93 L-4 -80')
  outline(pen, '#a9b86a', 'M-4 -82 C10 -80 18 -60 16 -40 C14 -20 4 -6 -2 0 C -10 -8 -20 -22 -22 -42 C -24 -62 -16 -80 -4 -82 Z')
  for (const [y, w] of [
    [-66, 13],
    [-54, 17],
    [-42, 18],
    [-30, 16],
    [-18, 10],
  ] as const)
    mark(pen, 2, '#6f7f3a', `M${-3 - w} ${y} Q-3 ${y + 7} ${-3 + w * 0.9} ${y}`)
  for (const [x, y] of [
    [-10, -60],
    [4, -48],
    [-8, -36],
    [2, -70],
  ] as const)
    oval(pen, 'gold', x, y, 1.8, 1.8, PLAIN_SHAPE)
}

/** Long brown-green blades that sway up from a rock. */
const kelp: PropPainter = (pen) => {
  for (const [x, top, bend] of [
    [-24, -86, -8],
    [0, -100, 8],
    [24, -80, 6],
  ] as const) {
    line(pen, 3, '#6f7a2a', `M${x * 0.5} -8 C${x + bend} -36 ${x - bend} -64 ${x} ${top}`)
    for (let i = 0; i < 6; i++) {
      const t = (i + 1) / 7
      const y = -8 + (top + 8) * t
      const at = x * (0.5 + t * 0.5) + Math.sin(t * Math.PI * 2) * bend * 0.5
      leafAt(pen, i % 2 ? '#8a9a34' : '#758a2c', at, y, i % 2 ? -35 : 215, 19, 0.26)
    }
    leafAt(pen, '#8a9a34', x, top + 10, -90, 12, 0.3)
  }
  outline(pen, 'rock', 'M-34 0 C -32 -12 -16 -18 0 -14 C16 -18 32 -12 34 0 Z')
}

/** A clock of white seeds, some of which fly off. */
const dandelion: PropPainter = (pen) => {
  line(pen, 2.4, 'leaf', 'M-6 0 C -2 -22 -8 -40 -6 -60')
  leafAt(pen, 'leaf', -6, -2, 205, 30, 0.22)
  leafAt(pen, 'leaf', -4, -2, -25, 30, 0.22)
  oval(pen, 'white', -6, -70, 25, 25, { lighten: -0.06 })
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2
    const r = i % 2 ? 23 : 17
    const [x, y] = [-6 + Math.cos(a) * r, -70 + Math.sin(a) * r]
    mark(pen, 0.8, '#9aa0a8', `M-6 -70 L${x.toFixed(1)} ${y.toFixed(1)}`)
    oval(pen, 'white', x, y, 2.6, 2.6, PLAIN_SHAPE)
  }
  oval(pen, '#8a6a44', -6, -70, 4, 4, PLAIN_SHAPE)
  for (const [x, y] of [
    [30, -82],
    [42, -62],
    [36, -96],
  ] as const) {
    line(
      pen,
      1,
      'white',
      `M${x - 4} ${y + 7} L${x} ${y} M${x} ${y} L${x - 5} ${y - 3} M${x} ${y} L${x + 1} ${y - 6} M${x} ${y} L${x + 6} ${y - 2}`,
    )
    oval(pen, '#8a6a44', x - 4, y + 7, 1.2, 1.6, PLAIN_SHAPE)
  }
}

/** A climbing stem with leaves of three points. */
const ivy: PropPainter = (pen) => {
  line(pen, 2.4, 'trunk', 'M-12 0 C -26 -20 18 -34 -8 -56 C -22 -70 14 -82 6 -98')
  for (const [x, y, turn] of [
    [-15, -10, -1],
    [-4, -24, 1],
    [2, -34, -1],
    [0, -44, 1],
    [-10, -58, -1],
    [-8, -66, 1],
    [-2, -76, -1],
    [5, -84, 1],
    [4, -98, -1],
  ] as const) {
    const p = (dx: number, dy: number): string => `${x + dx * turn} ${y + dy}`
    line(pen, 1.2, 'leaf', `M${p(0, 2)} L${p(6, -1)}`)
    outline(
      pen,
      turn > 0 ? 'leaf' : 'leafLight',
      `M${p(4, 0)} L${p(6, 9)} L${p(14, 6)} L${p(27, 4)} L${p(18, -3)} L${p(20, -13)} L${p(11, -8)} L${p(3, -12)} Z`,
    )
    mark(pen, 0.9, 'leaf', `M${p(5, 0)} L${p(23, 3)} M${p(9, 1)} L${p(17, -9)} M${p(9, 1)} L${p(8, 7)}`, -0.3)
  }
}

const pumpkin: PropPainter = (pen) => {
  for (const [x, rx, lighten] of [
    [-28, 20, -0.06],
    [28, 20, -0.06],
    [-15, 20, 0.02],
    [15, 20, 0.02],
    [0, 17, 0.08],
  ] as const)
    oval(pen, '#ef8a2a', x, -36, rx, 36, { lighten })
  outline(pen, 'leaf', 'M-6 -68 C -6 -80 2 -86 4 -94 L14 -90 C8 -82 8 -76 8 -68 Z', { lighten: -0.05 })
  line(pen, 2, 'leaf', 'M8 -72 C20 -82 26 -74 32 -80 C38 -84 34 -90 30 -86')
}

/** A single green leaf with its veins. */
const leaf: PropPainter = (pen) => {
  outline(pen, 'leafLight', 'M-34 -12 C -50 -54 -12 -92 46 -98 C48 -44 16 2 -34 -12 Z')
  outline(pen, 'leaf', 'M-34 -12 C -14 -40 10 -66 46 -98 C48 -44 16 2 -34 -12 Z', PLAIN_SHAPE)
  line(pen, 3, 'leaf', 'M-48 0 L-33 -13', -0.2)
  mark(pen, 2, 'leafLight', 'M-34 -12 C -14 -40 10 -66 42 -94', 0.25)
  mark(pen, 1.4, 'leafLight', 'M-20 -30 L-24 -54 M-6 -46 L-6 -74 M12 -62 L16 -84 M-20 -29 L4 -20 M-6 -45 L22 -40 M11 -61 L34 -60', 0.2)
}

/** Two antlers with their points. */
const antlers: PropPainter = (pen) => {
  for (const side of [-1, 1])
    line(
      pen,
      5.6,
      '#c9a878',
      `M${side * 4} -2 C${side * 10} -26 ${side * 44} -34 ${side * 42} -70 C${side * 42} -82 ${side * 36} -90 ${side * 34} -97 M${side * 10} -18 L${side * 22} -44 M${side * 28} -36 L${side * 22} -66 M${side * 40} -54 L${side * 50} -76`,
    )
  outline(pen, '#7a5636', 'M-14 0 C -14 -12 14 -12 14 0 Z')
}

const cherryBlossomBranch: PropPainter = (pen) => {
  line(pen, 4.6, 'trunk', 'M-48 -16 C -24 -30 6 -38 46 -78')
  line(pen, 3, 'trunk', 'M-14 -32 C -10 -50 -14 -62 -20 -74 M10 -42 C24 -40 34 -34 42 -22')
  for (const [x, y, k] of [
    [-20, -78, 1.2],
    [-36, -30, 1],
    [2, -52, 1.25],
    [24, -68, 1.1],
    [44, -84, 1.1],
    [26, -38, 1],
    [44, -20, 1.15],
    [-8, -20, 1],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2
      oval(pen, 'pink', x + Math.cos(a) * 6 * k, y + Math.sin(a) * 6 * k, 5 * k, 5 * k, { lighten: 0.12 + (i % 2) * 0.1 })
    }
    oval(pen, '#d8527a', x, y, 2.6 * k, 2.6 * k, PLAIN_SHAPE)
  }
  for (const [x, y] of [
    [-30, -8],
    [14, -10],
    [30, -4],
  ] as const)
    oval(pen, 'pink', x, y, 3, 2, { lighten: 0.2, noInk: true })
}

export const PLANTS = {
  'beaver-dam': beaverDam,
  'termite-mound': termiteMound,
  anthill,
  cocoon,
  kelp,
  dandelion,
  ivy,
  pumpkin,
  leaf,
  antlers,
  'cherry-blossom-branch': cherryBlossomBranch,
} satisfies Record<string, PropPainter>
