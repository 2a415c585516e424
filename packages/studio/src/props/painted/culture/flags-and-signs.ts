import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'

/** A flag that waves on its pole. */
const flag =
  (role: string): PropPainter =>
  (pen) => {
    line(pen, 3.2, '#8a6a48', 'M-38 0 L-38 -97')
    oval(pen, 'gold', -38, -98, 3, 3)
    outline(pen, role, 'M-36 -94 C -20 -104 -4 -84 14 -90 C28 -94 38 -90 48 -94 L46 -50 C36 -46 28 -50 14 -46 C -4 -40 -20 -60 -36 -50 Z', {
      cel: 0.06,
    })
    for (const d of [
      'M-18 -96 C -12 -80 -14 -66 -14 -53 C -8 -50 -2 -46 4 -45 C -4 -58 -6 -78 -18 -96 Z',
      'M34 -92 C38 -76 36 -62 38 -47 C32 -49 26 -50 20 -48 C30 -60 32 -76 34 -92 Z',
    ])
      outline(pen, role, d, { ...FLAT_SHAPE, lighten: -0.14 })
  }

/** A knight's shield: a rim, a cross and rivets. */
const shield: PropPainter = (pen) => {
  outline(pen, '#8d98a8', 'M-40 -96 C -20 -90 20 -90 40 -96 C46 -50 34 -18 0 0 C -34 -18 -46 -50 -40 -96 Z')
  outline(pen, '#9e2f36', 'M-34 -88 C -18 -84 18 -84 34 -88 C38 -50 28 -22 0 -7 C -28 -22 -38 -50 -34 -88 Z', { cel: 0.14 })
  outline(
    pen,
    '#e8d8b0',
    'M-6 -85 L6 -85 L6 -62 L35 -64 C35 -60 34 -56 33 -52 L6 -50 L6 -11 L0 -7 L-6 -11 L-6 -50 L-33 -52 C -34 -56 -35 -60 -35 -64 L-6 -62 Z',
    FLAT_SHAPE,
  )
  for (const [x, y] of [
    [-37, -70],
    [37, -70],
    [-30, -32],
    [30, -32],
    [0, -91],
  ] as const)
    oval(pen, '#c4ccd6', x, y, 2, 2, FLAT_SHAPE)
}

/** An iron anchor with its ring. */
const anchor: PropPainter = (pen) => {
  line(pen, 4.4, '#5c6470', 'M0 -96 C -8 -96 -8 -84 0 -84 C8 -84 8 -96 0 -96')
  line(pen, 7, '#5c6470', 'M0 -82 L0 -8')
  line(pen, 6, '#5c6470', 'M-22 -70 L22 -70')
  line(pen, 7, '#5c6470', 'M-40 -34 C -36 -10 -18 -5 0 -5 C18 -5 36 -10 40 -34')
  for (const side of [-1, 1]) outline(pen, '#5c6470', `M${side * 50} -28 L${side * 40} -48 L${side * 27} -30 Z`)
  mark(pen, 1.8, '#98a2ae', 'M-1.6 -78 L-1.6 -14 M-20 -71.6 L18 -71.6')
}

/** A lamp stand with seven burning lights. */
const menorah: PropPainter = (pen) => {
  for (const r of [14, 28, 42]) line(pen, 4, 'gold', `M${-r} -66 C${-r} ${-66 + r * 1.3} ${r} ${-66 + r * 1.3} ${r} -66`)
  line(pen, 4.6, 'gold', 'M0 -66 L0 -8')
  outline(pen, 'gold', 'M-20 0 C -18 -8 -6 -10 0 -12 C6 -10 18 -8 20 0 Z')
  for (let i = -3; i <= 3; i++) {
    const x = i * 14
    outline(pen, 'gold', `M${x - 4} -70 L${x + 4} -70 L${x + 3} -65 L${x - 3} -65 Z`)
    outline(pen, 'cream', `M${x - 2} -82 L${x + 2} -82 L${x + 2} -70 L${x - 2} -70 Z`)
    outline(pen, '#ffb53f', `M${x} -95 C${x + 5} -89 ${x + 3} -83 ${x} -83 C${x - 3} -83 ${x - 5} -89 ${x} -95 Z`, {
      emissive: true,
      noInk: true,
      plain: true,
    })
  }
}

/** A triangle with a wide edge, pointing up or down. */
function openTriangle(pen: Pen, up: boolean): void {
  const at = (y: number): number => (up ? y : -100 - y)
  line(pen, 6, '#2f5fa8', `M0 ${at(-92)} L38 ${at(-27)} L-38 ${at(-27)} L0 ${at(-92)} L38 ${at(-27)}`)
}

const starOfDavid: PropPainter = (pen) => {
  openTriangle(pen, true)
  openTriangle(pen, false)
}

const yinYang: PropPainter = (pen) => {
  oval(pen, '#f6f2e8', 0, -50, 46, 46, { cel: 0 })
  outline(pen, '#23222e', 'M0 -95 C60 -95 60 -5 0 -5 C -30 -5 -30 -50 0 -50 C30 -50 30 -95 0 -95 Z', FLAT_SHAPE)
  oval(pen, '#23222e', 0, -72.5, 6, 6, FLAT_SHAPE)
  oval(pen, '#f6f2e8', 0, -27.5, 6, 6, FLAT_SHAPE)
}

const peaceSign: PropPainter = (pen) => {
  line(pen, 7, '#3f7a5a', 'M0 -95 C60 -95 60 -5 0 -5 C -60 -5 -60 -95 0 -95 L0 -5 M0 -50 L31 -19 M0 -50 L-31 -19')
}

/** Two hands of different people that shake. */
const handshake: PropPainter = (pen) => {
  outline(pen, '#2f4a6b', 'M-50 -26 L-50 -64 L-30 -66 L-26 -30 Z')
  outline(pen, 'white', 'M-31 -66 L-24 -67 L-20 -31 L-27 -30 Z')
  outline(pen, '#6a4a3a', 'M50 -26 L50 -64 L30 -66 L26 -30 Z')
  outline(pen, 'white', 'M31 -66 L24 -67 L20 -31 L27 -30 Z')
  outline(pen, 'skin', 'M-24 -64 C -12 -68 0 -66 8 -60 L18 -50 C22 -44 18 -38 12 -40 L2 -46 L-6 -36 C -12 -32 -18 -32 -22 -34 Z')
  outline(
    pen,
    '#b97a54',
    'M24 -64 C14 -70 2 -70 -4 -64 C -12 -58 -14 -50 -10 -48 C -6 -46 -2 -52 4 -54 L10 -46 C12 -38 6 -36 2 -38 L-2 -30 C0 -26 8 -26 14 -30 L22 -34 Z',
  )
  for (const [x, y] of [
    [-12, -36],
    [-5, -31],
    [2, -27],
    [9, -26],
  ] as const)
    outline(
      pen,
      '#b97a54',
      `M${x + 5} ${y - 8} C${x} ${y - 9} ${x - 6} ${y - 3} ${x - 4} ${y + 1} C${x - 1} ${y + 4} ${x + 6} ${y} ${x + 8} ${y - 4} Z`,
    )
}

/** Two hands pressed together, from the front, thumbs crossed. */
const foldedHands: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    outline(
      pen,
      'skin',
      `M0 -97 C${side * 5} -98 ${side * 8} -92 ${side * 9} -84 L${side * 13} -66 C${side * 17} -56 ${side * 22} -42 ${side * 22} -20 L0 -20 Z`,
      { lighten: side * 0.03, cel: 0.06 },
    )
    mark(pen, 1, '#b98a6a', `M${side * 5} -92 L${side * 7} -66 M${side * 10} -78 L${side * 12} -58`)
    outline(pen, '#2f4a6b', `M0 -22 L${side * 25} -24 L${side * 38} 0 L0 0 Z`, { lighten: side * 0.03, cel: 0.04 })
    outline(pen, 'white', `M0 -26 L${side * 24} -28 L${side * 26} -21 L0 -19 Z`, { cel: 0 })
  }
  outline(pen, 'skin', 'M15 -42 C10 -54 2 -64 -2 -68 C -7 -70 -8 -64 -5 -60 C -2 -54 2 -44 6 -36 Z', { cel: 0.04 })
  outline(pen, 'skin', 'M-15 -38 C -10 -50 -2 -60 2 -64 C7 -66 8 -60 5 -56 C2 -50 -2 -40 -6 -32 Z', { cel: 0.04 })
}

export const FLAGS_AND_SIGNS: Readonly<Record<string, PropPainter>> = {
  'triangular-flag': flag('red'),
  'white-flag': flag('white'),
  shield,
  anchor,
  menorah,
  'star-of-david': starOfDavid,
  'yin-yang': yinYang,
  'peace-symbol': peaceSign,
  handshake,
  'folded-hands': foldedHands,
}
