import { seeded } from '../../../paint/random.ts'
import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { eye, mark, oval } from '../world/details.ts'

/** A peak with a lit and a shaded flank; snow above `snowLine`. (x, foot): the middle of its foot. */
function peak(pen: Pen, x: number, foot: number, half: number, height: number, role: string, snow: number): void {
  const top = foot - height
  outline(
    pen,
    role,
    `M${x - half} ${foot} L${x - half * 0.56} ${foot - height * 0.5} L${x - half * 0.4} ${foot - height * 0.56} L${x} ${top} L${x + half * 0.34} ${foot - height * 0.66} L${x + half * 0.5} ${foot - height * 0.6} L${x + half} ${foot} Z`,
    { cel: 0 },
  )
  outline(
    pen,
    role,
    `M${x} ${top} L${x + half * 0.34} ${foot - height * 0.66} L${x + half * 0.5} ${foot - height * 0.6} L${x + half} ${foot} L${x + half * 0.12} ${foot} L${x + half * 0.2} ${foot - height * 0.36} L${x - half * 0.02} ${foot - height * 0.6} Z`,
    { ...FLAT_SHAPE, lighten: -0.16 },
  )
  if (!snow) return
  const s = (k: number): number => top + height * snow * k
  const w = half * snow
  outline(
    pen,
    'snow',
    `M${x} ${top} L${x + w * 0.94} ${s(1)} L${x + w * 0.5} ${s(0.8)} L${x + w * 0.3} ${s(1.1)} L${x} ${s(0.76)} L${x - w * 0.36} ${s(1.12)} L${x - w * 0.56} ${s(0.84)} L${x - w * 0.86} ${s(1)} Z`,
    FLAT_SHAPE,
  )
}

/** Pines along the foot of a mountain. */
function pines(pen: Pen, foot: number): void {
  for (let i = 0; i < 15; i++) {
    const [x, h] = [-47 + i * 6.7, 9 + ((i * 5) % 4) * 2]
    outline(pen, i % 2 ? '#2f5a48' : '#264c40', `M${x - 3.6} ${foot} L${x} ${foot - h} L${x + 3.6} ${foot} Z`, FLAT_SHAPE)
  }
}

const mountain: PropPainter = (pen) => {
  peak(pen, 24, -2, 26, 58, '#8390a6', 0.3)
  peak(pen, -8, -2, 40, 92, '#6f7d94', 0.34)
  pines(pen, -1)
}

const snowyPeak: PropPainter = (pen) => {
  peak(pen, -28, -2, 22, 54, '#8895ac', 0.5)
  peak(pen, 30, -2, 20, 48, '#8895ac', 0.5)
  peak(pen, 0, -2, 40, 96, '#74829c', 0.58)
}

/** A cone with a flat top and a cap of snow. */
const fuji: PropPainter = (pen) => {
  outline(pen, '#5f76a0', 'M-50 -4 C -30 -16 -16 -46 -9 -76 L9 -76 C16 -46 30 -16 50 -4 Z', { cel: 0.12 })
  outline(
    pen,
    'snow',
    'M-9 -76 L9 -76 C11 -66 14 -56 18 -48 L11 -54 L7 -44 L1 -56 L-5 -43 L-10 -54 L-18 -47 C -14 -56 -11 -66 -9 -76 Z',
    FLAT_SHAPE,
  )
  pines(pen, -1)
}

/** A wave about to break: its face, its curling crest and foam at its foot. */
const wave: PropPainter = (pen) => {
  outline(
    pen,
    '#2f78a8',
    'M-50 -6 C -40 -22 -34 -66 4 -78 C28 -84 44 -68 40 -50 C37 -40 26 -40 24 -48 C16 -38 24 -16 50 -10 L50 0 L-50 0 Z',
    { cel: 0.08 },
  )
  for (const d of ['M-38 -14 C -28 -30 -20 -56 8 -68', 'M-24 -10 C -18 -26 -10 -46 12 -58', 'M-8 -8 C -4 -22 2 -36 16 -46'])
    mark(pen, 2.2, '#7cc0dc', d)
  outline(
    pen,
    '#f2f9fc',
    'M-8 -75 C8 -86 38 -82 42 -60 C44 -46 32 -36 24 -43 C22 -47 24 -51 27 -49 C32 -48 35 -54 32 -60 C26 -72 6 -74 -8 -75 Z',
    { cel: 0 },
  )
  for (const [x, y, r] of [
    [42, -76, 2],
    [47, -66, 1.6],
    [33, -86, 1.8],
    [46, -52, 1.4],
  ] as const)
    oval(pen, '#f2f9fc', x, y, r, r, FLAT_SHAPE)
  for (let i = 0; i < 9; i++) oval(pen, '#f2f9fc', -44 + i * 11, -3 - (i % 2) * 2, 6.4, 3.2, FLAT_SHAPE)
}

/** Waves one behind the other, the nearest breaking. */
const roughSea: PropPainter = (pen) => {
  const { g } = pen.brush
  for (const [x, y, scale] of [
    [-0.2, -0.2, 0.5],
    [0.22, -0.14, 0.5],
    [-0.1, 0, 0.8],
  ] as const) {
    g.save()
    g.translate(x * pen.size, y * pen.size)
    wave({ ...pen, size: pen.size * scale })
    g.restore()
  }
}

/** Many small pieces that lie in a mound. `roles`: their colours by turns; `rx`, `ry`: of one piece, in hundredths. */
const mound =
  (base: string, roles: readonly string[], rx: number, ry: number): PropPainter =>
  (pen) => {
    const random = seeded(41)
    outline(pen, base, 'M-50 0 C -38 -6 -22 -42 0 -44 C22 -42 38 -6 50 0 Z', { cel: 0 })
    const count = Math.round(2600 / (rx * ry + 6))
    const pieces = Array.from({ length: count }, () => {
      const x = random() * 96 - 48
      const top = 43 * Math.cos((x / 50) * (Math.PI / 2)) ** 1.4
      return [x, -1 - random() * top, random()] as const
    }).toSorted((a, b) => a[1] - b[1])
    for (const [i, [x, y, turn]] of pieces.entries()) {
      const [dx, dy] = [Math.cos(turn * 3.1) * rx, Math.sin(turn * 3.1) * rx * 0.6]
      const role = roles[i % roles.length]!
      if (rx > ry * 1.5) {
        mark(pen, ry * 2 + 0.9, base, `M${x - dx} ${y - dy + 0.5} L${x + dx} ${y + dy + 0.5}`)
        mark(pen, ry * 2, role, `M${x - dx} ${y - dy} L${x + dx} ${y + dy}`)
      } else {
        oval(pen, base, x, y + 0.6, rx + 0.5, ry + 0.5, FLAT_SHAPE)
        oval(pen, role, x, y, rx, ry, FLAT_SHAPE)
      }
    }
  }

/** A smooth, speckled stone. */
const pebble: PropPainter = (pen) => {
  outline(pen, '#9a958f', 'M-46 -24 C -44 -46 -18 -56 8 -54 C34 -52 48 -38 46 -22 C44 -4 16 0 -8 0 C -32 0 -48 -8 -46 -24 Z', { cel: 0.14 })
  outline(pen, '#b8b3ab', 'M-32 -34 C -26 -46 -6 -50 12 -47 C4 -42 -18 -38 -32 -34 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-18, -20],
    [6, -28],
    [24, -18],
    [-4, -10],
    [30, -34],
  ] as const)
    oval(pen, '#76726e', x, y, 2, 1.3, FLAT_SHAPE)
}

const petal: PropPainter = (pen) => {
  outline(pen, '#f2a0b8', 'M-44 -8 C -48 -44 -22 -84 24 -92 C32 -90 34 -84 30 -80 C38 -82 44 -78 44 -72 C46 -34 6 2 -44 -8 Z', {
    cel: 0.12,
  })
  for (const d of ['M-40 -10 C -22 -30 4 -58 26 -76', 'M-38 -14 C -28 -38 -8 -64 12 -78', 'M-34 -8 C -10 -20 18 -42 34 -62'])
    mark(pen, 1.4, '#d97a98', d)
}

/** Petals that lie and drift, each small. */
const petals: PropPainter = (pen) => {
  const random = seeded(23)
  for (let i = 0; i < 46; i++) {
    const lies = i < 30
    const [x, y] = lies ? [(random() - 0.5) * 94, -1 - random() ** 2 * 16] : [(random() - 0.5) * 90, -24 - random() * 70]
    const turn = random() * Math.PI * 2
    const at = (far: number, side: number): string =>
      `${x + Math.cos(turn) * far - Math.sin(turn) * side} ${y + (Math.sin(turn) * far + Math.cos(turn) * side) * (lies ? 0.55 : 0.9)}`
    outline(
      pen,
      ['#f2a0b8', '#f8c4d2', '#e8809e'][i % 3]!,
      `M${at(-4.4, 0)} C${at(-2, 4)} ${at(4, 4.4)} ${at(4.4, 0.8)} L${at(3.4, 0)} L${at(4.4, -0.8)} C${at(4, -4.4)} ${at(-2, -4)} ${at(-4.4, 0)} Z`,
      {
        cel: 0,
      },
    )
  }
}

/** A white feather with a grey tip, a split vane and down at its quill. */
const feather: PropPainter = (pen) => {
  outline(
    pen,
    '#f4f0e8',
    'M-27 -13 C -32 -30 -26 -50 -14 -64 L-10 -58 L-10 -68 C4 -82 24 -92 43 -98 C44 -84 38 -66 28 -52 L17 -50 L22 -44 C16 -36 8 -30 2 -26 L-6 -28 L-4 -22 C -12 -16 -20 -13 -27 -13 Z',
    { cel: 0.08 },
  )
  outline(pen, '#8d8780', 'M16 -86 C26 -92 36 -96 43 -98 C44 -86 40 -74 34 -63 C30 -72 24 -80 16 -86 Z', FLAT_SHAPE)
  line(pen, 1.6, '#b09a78', 'M-42 -1 C -28 -14 0 -46 40 -95')
  for (let i = 0; i < 13; i++) {
    const [x, y] = [-22 + i * 4.4, -18 - i * 5.5]
    mark(
      pen,
      0.7,
      i > 9 ? '#6c6660' : '#c9bfae',
      `M${x} ${y} L${x - 1 + i * 0.5} ${y - 12 + i * 0.3} M${x} ${y} L${x + 11 - i * 0.4} ${y - 2}`,
    )
  }
  for (const [x, y] of [
    [-36, -15],
    [-33, -5],
    [-38, -9],
    [-27, -6],
  ] as const)
    mark(pen, 1, '#f4f0e8', `M-32 -10 Q${(x - 32) / 2} ${y} ${x} ${y}`)
}

/** Ears of ripe wheat on their stalks. */
const wheat: PropPainter = (pen) => {
  for (const [x, lean, top] of [
    [-14, -22, -72],
    [14, 22, -74],
    [-5, -8, -84],
    [6, 8, -86],
    [0, 0, -78],
  ] as const) {
    line(pen, 1.8, '#b8923a', `M${x * 0.5} 0 C${x * 0.5} -30 ${x} -46 ${lean} ${top + 22}`)
    for (let i = 0; i < 6; i++) {
      const y = top + 22 - i * 5
      const bend = lean * (1 + i * 0.05)
      for (const side of [-1, 1])
        outline(
          pen,
          i % 2 ? '#e3b23f' : '#d49f34',
          `M${bend} ${y + 2} C${bend + side * 7} ${y} ${bend + side * 7} ${y - 7} ${bend + side * 3} ${y - 10} C${bend} ${y - 7} ${bend} ${y - 3} ${bend} ${y + 2} Z`,
        )
      mark(pen, 0.8, '#e8c870', `M${bend - 3} ${y - 9} L${bend - 7} ${y - 17} M${bend + 3} ${y - 9} L${bend + 7} ${y - 17}`)
    }
    outline(
      pen,
      '#e3b23f',
      `M${lean * 1.3} ${top - 8} C${lean * 1.3 - 4} ${top - 4} ${lean * 1.3 - 3} ${top + 2} ${lean * 1.3} ${top + 2} C${lean * 1.3 + 3} ${top + 2} ${lean * 1.3 + 4} ${top - 4} ${lean * 1.3} ${top - 8} Z`,
    )
  }
  for (const side of [-1, 1])
    outline(
      pen,
      '#a8a848',
      `M${side * 3} -16 C${side * 14} -34 ${side * 26} -40 ${side * 36} -34 C${side * 24} -32 ${side * 12} -20 ${side * 4} -6 Z`,
    )
}

/** A honeybee from the side: furry chest, banded body, clear wings. */
const bee: PropPainter = (pen) => {
  for (const d of ['M2 -58 C -12 -92 -38 -96 -42 -84 C -40 -68 -18 -56 0 -54 Z', 'M8 -58 C4 -90 -14 -102 -22 -94 C -22 -78 -6 -62 8 -56 Z'])
    outline(pen, '#d9ecf5', d, { lighten: 0.1 })
  outline(pen, '#d99a2a', 'M-2 -54 C -20 -62 -46 -50 -48 -32 C -44 -16 -16 -18 0 -34 Z', { cel: 0.1 })
  for (const d of ['M-13 -56 C -7 -46 -8 -34 -13 -26', 'M-24 -55 C -18 -45 -19 -31 -25 -23', 'M-35 -50 C -30 -42 -31 -31 -36 -24'])
    mark(pen, 5, '#3a2a1a', d)
  oval(pen, '#c78a2e', 8, -48, 15, 14)
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    mark(
      pen,
      1.6,
      '#e3b45a',
      `M${8 + Math.cos(turn) * 8} ${-48 + Math.sin(turn) * 7} L${8 + Math.cos(turn) * 14} ${-48 + Math.sin(turn) * 13}`,
    )
  }
  oval(pen, '#3a2a1a', 29, -46, 10, 10.6)
  eye(pen, 32, -48, 4)
  line(pen, 1.4, '#3a2a1a', 'M32 -55 C36 -68 42 -66 45 -62 M35 -54 C42 -62 47 -57 49 -52')
  line(pen, 1.8, '#3a2a1a', 'M0 -38 L-4 -22 L-12 -14 M8 -36 L10 -20 L4 -11 M16 -38 L23 -24 L20 -14')
}

export const LAND_AND_SMALL_THINGS: Readonly<Record<string, PropPainter>> = {
  mountain,
  'snow-capped-mountain': snowyPeak,
  'mount-fuji': fuji,
  'water-wave': wave,
  'rough-sea': roughSea,
  'heap-of-snow': mound('#c3d0e2', ['#ffffff', '#f1f5fb', '#e6edf6'], 5, 3.6),
  'heap-of-grain': mound('#a8792c', ['#e3b95a', '#d6a544', '#eccb7a'], 1.5, 0.8),
  'heap-of-pebbles': mound('#5f5c62', ['#9a958f', '#b4aea6', '#84808a', '#a69a8a'], 5, 3.6),
  'heap-of-coins': mound('#b07a1a', ['#f2bf4a', '#e8ac36', '#f8d678'], 5, 3.4),
  pebble,
  petal,
  petals,
  feather,
  'sheaf-of-rice': wheat,
  honeybee: bee,
}
