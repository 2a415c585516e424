import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { lathe, type PropPainter } from '../pen.ts'
import { mark, oval } from './details.ts'

/** Bronze with a broad brim, a grid before the face and a red crest. */
const gladiatorHelmet: PropPainter = (pen) => {
  outline(pen, 'red', 'M-40 -52 C -46 -92 -8 -106 26 -96 C40 -92 46 -80 44 -72 L30 -76 C18 -86 -18 -84 -26 -52 Z')
  outline(pen, '#c98a3a', 'M-30 -48 C -32 -80 -8 -88 8 -86 C28 -84 36 -68 34 -48 Z')
  outline(pen, '#b5762e', 'M-28 -48 L34 -48 L36 -14 C24 -2 8 0 -4 -4 C -16 -8 -26 -22 -28 -48 Z')
  outline(pen, '#3a2418', 'M2 -42 L32 -42 L32 -20 L6 -20 C3 -28 2 -36 2 -42 Z', PLAIN_SHAPE)
  mark(pen, 1.8, '#e0a850', 'M9 -42 L10 -20 M16 -42 L16 -20 M23 -42 L23 -20 M30 -42 L30 -20 M3 -31 L32 -31')
  outline(pen, '#e0a850', 'M-44 -46 C -34 -58 36 -58 48 -48 C44 -40 -38 -40 -44 -46 Z')
  mark(pen, 1.6, '#7f4d1c', 'M-20 -38 C -18 -24 -12 -16 -4 -12 M-34 -47 L40 -49')
  for (const x of [-18, -2, 14]) oval(pen, '#7f4d1c', x, -64, 1.8, 1.8, PLAIN_SHAPE)
}

const clayTablet: PropPainter = (pen) => {
  outline(pen, '#c08a5a', 'M-36 -94 C -20 -100 24 -98 36 -94 C42 -70 40 -24 36 -4 C20 2 -24 2 -38 -4 C -42 -30 -40 -70 -36 -94 Z')
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++) {
      if ((row * 5 + i * 3) % 7 === 0) continue
      const [x, y] = [-30 + i * 10.4, -84 + row * 12]
      outline(
        pen,
        '#7a4e2c',
        (row + i) % 3 ? `M${x} ${y} L${x + 4} ${y + 1} L${x + 1} ${y + 7} Z` : `M${x} ${y} L${x} ${y + 4} L${x + 8} ${y + 2} Z`,
        PLAIN_SHAPE,
      )
    }
  mark(pen, 1.4, '#6a4224', 'M37 -40 L28 -34 L31 -26 L24 -20')
}

/** A sheet of reeds with rolled ends and painted signs. */
const papyrus: PropPainter = (pen) => {
  outline(pen, '#e0c48a', 'M-36 -88 L36 -88 L34 -12 L-34 -12 Z')
  for (let y = -80; y < -14; y += 6) mark(pen, 0.6, '#c4a466', `M-34 ${y} L34 ${y}`)
  const role = '#6a3a22'
  mark(
    pen,
    1.8,
    role,
    'M-26 -76 L-26 -64 M-30 -72 L-22 -72 M-14 -70 C -10 -78 -4 -78 -2 -70 L-14 -70 M8 -76 L8 -66 L14 -66 L14 -76 M24 -76 C18 -74 18 -68 24 -66',
  )
  mark(
    pen,
    1.8,
    '#2e5fa3',
    'M-28 -52 C -22 -58 -16 -58 -12 -52 C -16 -48 -22 -48 -28 -52 M-2 -58 L4 -46 L-8 -46 Z M14 -54 L28 -54 M14 -48 L28 -48',
  )
  mark(
    pen,
    1.8,
    role,
    'M-26 -36 C -22 -30 -18 -42 -14 -36 C -10 -30 -6 -42 -2 -36 M10 -40 L10 -28 M6 -34 L14 -34 M24 -40 L28 -28 L20 -28 Z',
  )
  oval(pen, role, -20, -52, 1.8, 1.8, PLAIN_SHAPE)
  outline(pen, '#c9a866', 'M-40 -98 L40 -98 Q44 -92 40 -86 L-40 -86 Q-44 -92 -40 -98 Z')
  outline(pen, '#c9a866', 'M-40 -14 L40 -14 Q44 -8 40 -1 L-40 -1 Q-44 -8 -40 -14 Z')
  for (const y of [-92, -7.5]) for (const x of [-40, 40]) oval(pen, '#a3834a', x, y, 3.4, 5.6)
}

const obelisk: PropPainter = (pen) => {
  outline(pen, '#c9a46a', 'M-13 -14 L-9 -86 L0 -100 L9 -86 L13 -14 Z')
  outline(pen, '#a9844e', 'M3 -14 L2 -86 L0 -100 L9 -86 L13 -14 Z', PLAIN_SHAPE)
  mark(
    pen,
    1.2,
    '#6f5230',
    'M-5 -78 L-2 -74 L-6 -74 Z M-6 -66 L-2 -66 M-6 -62 L-2 -62 M-6 -54 C -4 -58 -2 -54 -2 -52 M-7 -44 L-2 -44 L-2 -38 L-7 -38 Z M-7 -30 L-4 -24 L-2 -30',
  )
  outline(pen, '#b5925a', 'M-20 -14 L20 -14 L22 -7 L-22 -7 Z')
  outline(pen, '#c9a46a', 'M-28 -7 L28 -7 L30 0 L-30 0 Z')
}

/** A lion of stone with a king's head and headcloth. */
const sphinx: PropPainter = (pen) => {
  outline(pen, '#d8b06a', 'M-48 -6 C -50 -34 -34 -46 -16 -46 L14 -40 L14 -6 Z')
  outline(pen, '#d8b06a', 'M-2 -44 C10 -50 24 -46 26 -30 L26 -18 L48 -16 C52 -12 52 -8 48 -5 L-4 -5 Z', { lighten: 0.04 })
  mark(pen, 1.8, '#8f6a34', 'M-36 -8 C -40 -24 -28 -32 -20 -24 C -16 -18 -18 -12 -22 -8 M22 -12 L46 -11 M44 -15 L44 -8')
  outline(pen, '#2e6fa3', 'M2 -74 C4 -94 30 -96 34 -78 L40 -44 L30 -46 L30 -60 L10 -58 L6 -40 L-6 -44 Z')
  mark(pen, 2, 'gold', 'M1 -62 L8 -60 M0 -54 L8 -52 M-3 -47 L6 -45 M33 -62 L37 -61 M34 -54 L38 -53 M5 -80 L12 -82 M24 -88 L30 -84')
  outline(pen, '#d8b06a', 'M10 -78 C16 -82 28 -80 31 -74 L32 -58 C30 -50 16 -48 11 -56 Z', { lighten: 0.06 })
  mark(pen, 1.6, '#6a4a22', 'M18 -70 L23 -70 M27 -70 L31 -70 M26 -68 L28 -62 L25 -61 M21 -56 L28 -56')
  outline(pen, '#b58c48', 'M-50 -6 L50 -6 L50 0 L-50 0 Z')
}

/** A figure of marble on a base, one arm raised. */
const statue: PropPainter = (pen) => {
  outline(pen, 'stone', 'M-24 -18 L24 -18 L28 0 L-28 0 Z')
  outline(pen, 'stone', 'M-28 -22 L28 -22 L28 -17 L-28 -17 Z', { lighten: 0.1 })
  line(pen, 6.5, '#d9d4cc', 'M12 -66 L24 -78 L20 -95')
  outline(pen, '#d9d4cc', 'M-14 -70 C -4 -76 8 -76 15 -69 L12 -46 L16 -22 L-14 -22 L-11 -46 Z')
  line(pen, 6, '#d9d4cc', 'M-13 -66 L-20 -52 L-12 -42')
  outline(pen, '#c2bcb4', 'M-14 -70 C -2 -62 8 -52 13 -40 L16 -22 L-2 -22 C0 -44 -6 -60 -14 -70 Z', { ...PLAIN_SHAPE })
  mark(pen, 1.2, '#9a948e', 'M-8 -60 C -2 -50 2 -38 2 -24 M-10 -46 L-11 -24 M10 -44 L11 -24')
  oval(pen, '#d9d4cc', 1, -83, 8.5, 10)
  outline(pen, '#c2bcb4', 'M-8 -84 C -10 -98 12 -98 10 -84 C6 -90 -2 -90 -8 -84 Z', { plain: true })
  mark(pen, 1.2, '#8d8780', 'M-2 -83 L0 -83 M4 -83 L6 -83 M0 -77 L4 -77')
}

const sundial: PropPainter = (pen) => {
  outline(pen, 'stone', 'M-12 -40 L12 -40 L16 0 L-16 0 Z')
  outline(pen, 'stone', 'M-24 -6 L24 -6 L26 0 L-26 0 Z', { lighten: -0.08 })
  outline(pen, 'stone', 'M-48 -46 C -48 -36 48 -36 48 -46 L48 -52 L-48 -52 Z', { lighten: -0.1 })
  oval(pen, 'stone', 0, -53, 48, 13, { lighten: 0.16 })
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    mark(
      pen,
      1.6,
      '#5a534c',
      `M${(Math.cos(a) * 34).toFixed(1)} ${(-53 + Math.sin(a) * 9).toFixed(1)} L${(Math.cos(a) * 42).toFixed(1)} ${(-53 + Math.sin(a) * 11).toFixed(1)}`,
    )
  }
  outline(pen, '#5a534c', 'M4 -54 L36 -48 L20 -46 Z', PLAIN_SHAPE)
  outline(pen, 'gold', 'M-24 -55 L8 -55 L8 -92 Z')
}

const column: PropPainter = (pen) => {
  outline(pen, '#e2dacb', 'M-15 -84 L15 -84 L18 -12 L-18 -12 Z')
  for (const x of [-10, -3.4, 3.4, 10]) mark(pen, 1.8, '#a89f90', `M${x * 0.9} -82 L${x * 1.14} -14`)
  outline(pen, '#e2dacb', 'M-26 -90 C -32 -90 -32 -80 -26 -80 L26 -80 C32 -80 32 -90 26 -90 Z', { lighten: 0.04 })
  for (const x of [-25, 25]) {
    oval(pen, '#cfc6b6', x, -84, 6, 6)
    oval(pen, '#8f8678', x, -84, 2.2, 2.2, PLAIN_SHAPE)
  }
  outline(pen, '#e2dacb', 'M-32 -98 L32 -98 L32 -90 L-32 -90 Z', { lighten: 0.08 })
  outline(pen, '#cfc6b6', 'M-22 -14 L22 -14 L24 -6 L-24 -6 Z')
  outline(pen, '#e2dacb', 'M-30 -7 L30 -7 L30 0 L-30 0 Z')
}

const arch: PropPainter = (pen) => {
  outline(pen, '#dccfb4', 'M-46 0 L-46 -80 L46 -80 L46 0 L22 0 L22 -36 C22 -62 -22 -62 -22 -36 L-22 0 Z')
  outline(pen, '#dccfb4', 'M-50 -84 L50 -84 L50 -76 L-50 -76 Z', { lighten: 0.08 })
  outline(pen, '#dccfb4', 'M-44 -98 L44 -98 L44 -84 L-44 -84 Z', { lighten: -0.04 })
  outline(pen, '#b5a684', 'M-5 -66 L5 -66 L4 -54 L-4 -54 Z')
  for (const x of [-38, 38]) mark(pen, 2.6, '#b5a684', `M${x - 3} -72 L${x - 3} -4 M${x + 4} -72 L${x + 4} -4`)
  mark(pen, 2.4, '#9a8a68', 'M-30 -92 L30 -92 M-22 -34 C -22 -64 22 -64 22 -34')
}

/** A plain bowl turned from wood. */
const woodenBowl: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-46 -46 C -44 -16 -26 -3 0 -3 C26 -3 44 -16 46 -46 Z')
  outline(pen, 'wood', 'M-18 -6 L18 -6 L20 0 L-20 0 Z', { lighten: -0.1 })
  oval(pen, 'woodLight', 0, -46, 47, 14)
  oval(pen, 'wood', 0, -44, 40, 10, { ...PLAIN_SHAPE, lighten: -0.14 })
  mark(pen, 1.6, 'wood', 'M-38 -28 C -20 -16 16 -16 38 -28 M-30 -16 C -14 -8 10 -8 28 -15', -0.2)
}

/** Deep red, with a hood and a clasp, as if somebody stood in it. */
const cloak: PropPainter = (pen) => {
  outline(pen, '#7a2a30', 'M-14 -74 C -30 -68 -36 -30 -44 0 L44 0 C36 -30 30 -68 14 -74 Z')
  outline(pen, '#3c141c', 'M-4 -66 L-10 0 L10 0 L4 -66 Z', { plain: true })
  outline(pen, '#8f343a', 'M-24 -70 C -30 -92 -14 -100 0 -100 C14 -100 30 -92 24 -70 C14 -62 -14 -62 -24 -70 Z')
  outline(pen, '#2a0e16', 'M-14 -72 C -16 -88 16 -88 14 -72 C8 -66 -8 -66 -14 -72 Z', PLAIN_SHAPE)
  mark(pen, 1.8, '#55191f', 'M-22 -58 C -26 -36 -28 -18 -32 -2 M22 -58 C26 -36 28 -18 32 -2')
  oval(pen, 'gold', 0, -63, 5, 5)
}

/** A white cloth with a purple hem, laid over a shoulder. */
const toga: PropPainter = (pen) => {
  outline(pen, 'white', 'M-16 -94 C -8 -88 8 -88 16 -94 L30 -84 L26 -62 L30 0 L-30 0 L-24 -62 L-30 -84 Z')
  outline(pen, 'cream', 'M16 -94 L30 -84 C32 -60 14 -36 -28 -22 L-26 -44 C -4 -54 12 -72 16 -94 Z', { lighten: -0.04 })
  line(pen, 3, 'purple', 'M29 -82 C30 -60 12 -38 -28 -24')
  mark(
    pen,
    1.6,
    '#c4b8a0',
    'M-14 -84 L-16 -56 M-4 -86 L-6 -62 M-18 -20 L-20 -3 M-4 -24 L-4 -3 M10 -34 L12 -3 M20 -44 L22 -3 M20 -80 C16 -62 0 -48 -22 -38',
  )
}

const VASE_PROFILE = [
  [0.24, 0],
  [0.3, -0.04],
  [0.4, -0.3],
  [0.4, -0.52],
  [0.2, -0.72],
  [0.16, -0.8],
  [0.2, -0.92],
] as const

/** A painted Greek pot with two handles. */
const greekVase: PropPainter = (pen) => {
  for (const side of [-1, 1]) line(pen, 4.6, '#b5562e', `M${side * 18} -88 C${side * 46} -92 ${side * 46} -66 ${side * 36} -56`)
  lathe(pen, VASE_PROFILE, '#c8683a')
  outline(pen, 'black', 'M-40 -34 L40 -34 L39 -29 L-39 -29 Z M-38 -58 L38 -58 L39 -54 L-39 -54 Z', PLAIN_SHAPE)
  mark(
    pen,
    2,
    'black',
    'M-34 -44 L-28 -50 L-22 -38 L-16 -50 L-10 -38 L-4 -50 L2 -38 L8 -50 L14 -38 L20 -50 L26 -38 L32 -46 M-22 -10 L-28 -24 M-10 -6 L-12 -24 M2 -6 L2 -24 M12 -6 L14 -24 M22 -10 L28 -24',
  )
  oval(pen, '#a84f28', 0, -92, 20, 4.6)
}

export const ANTIQUITY = {
  'gladiator-helmet': gladiatorHelmet,
  'clay-tablet': clayTablet,
  papyrus,
  obelisk,
  sphinx,
  statue,
  sundial,
  column,
  arch,
  'wooden-bowl': woodenBowl,
  cloak,
  toga,
  'greek-vase': greekVase,
} satisfies Record<string, PropPainter>
