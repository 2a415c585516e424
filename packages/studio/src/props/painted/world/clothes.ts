import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { mark, oval } from './details.ts'

const shirt: PropPainter = (pen) => {
  outline(
    pen,
    'blue',
    'M-18 -92 L-44 -76 L-50 -34 L-38 -32 L-32 -60 L-30 0 L30 0 L32 -60 L38 -32 L50 -34 L44 -76 L18 -92 C8 -84 -8 -84 -18 -92 Z',
    { lighten: 0.3 },
  )
  outline(pen, 'blue', 'M-18 -92 L-10 -98 L0 -86 L10 -98 L18 -92 L10 -74 L0 -84 L-10 -74 Z', { lighten: 0.42 })
  mark(pen, 1.6, 'blue', 'M-3 -82 L-3 -2 M3 -82 L3 -2 M-49 -38 L-39 -36 M49 -38 L39 -36', 0.1)
  for (const y of [-70, -54, -38, -22]) oval(pen, 'white', 0, y, 2, 2, PLAIN_SHAPE)
  mark(pen, 1.6, 'blue', 'M12 -58 L24 -58 L24 -44 L18 -40 L12 -44 Z', 0.1)
}

const sweater: PropPainter = (pen) => {
  outline(
    pen,
    'red',
    'M-16 -94 L-42 -80 L-50 -26 L-36 -22 L-30 -58 L-30 0 L30 0 L30 -58 L36 -22 L50 -26 L42 -80 L16 -94 C8 -86 -8 -86 -16 -94 Z',
  )
  outline(pen, 'red', 'M-18 -94 C -8 -98 8 -98 18 -94 L14 -86 C6 -82 -6 -82 -14 -86 Z', { lighten: -0.15 })
  outline(pen, 'red', 'M-30 -8 L30 -8 L30 0 L-30 0 Z', { lighten: -0.15 })
  outline(
    pen,
    'cream',
    'M-30 -54 L-20 -62 L-10 -54 L0 -62 L10 -54 L20 -62 L30 -54 L30 -46 L20 -54 L10 -46 L0 -54 L-10 -46 L-20 -54 L-30 -46 Z',
    PLAIN_SHAPE,
  )
  for (const x of [-24, -12, 0, 12, 24]) {
    oval(pen, 'cream', x, -34, 2.2, 2.2, PLAIN_SHAPE)
    mark(pen, 1.4, 'red', `M${x} -7 L${x} -1`, -0.3)
  }
}

const skirt: PropPainter = (pen) => {
  outline(pen, 'teal', 'M-24 -78 L24 -78 C32 -50 42 -24 48 -6 C30 4 -30 4 -48 -6 C -42 -24 -32 -50 -24 -78 Z')
  outline(pen, 'teal', 'M-25 -90 L25 -90 L25 -77 L-25 -77 Z', { lighten: -0.12 })
  mark(
    pen,
    2,
    'teal',
    'M-14 -76 C -20 -50 -26 -24 -28 -2 M-4 -76 C -6 -50 -8 -24 -8 0 M6 -76 C8 -50 10 -24 12 0 M15 -76 C20 -50 28 -24 31 -2',
    -0.2,
  )
}

/** A string of pearls with a stone. */
const necklace: PropPainter = (pen) => {
  for (let i = 0; i < 23; i++) {
    const a = Math.PI * (1.22 - (i / 22) * 1.44)
    const [x, y] = [Math.cos(a) * 42, -66 + Math.sin(a) * 46]
    if (Math.abs(i - 11) > 0.5) oval(pen, 'gold', x, y, 4.4, 4.4, { lighten: 0.1 })
  }
  outline(pen, 'red', 'M0 -22 L12 -12 L0 4 L-12 -12 Z')
  outline(pen, 'red', 'M0 -22 L12 -12 L0 -10 L-12 -12 Z', { ...PLAIN_SHAPE, lighten: 0.3 })
}

const strawHat: PropPainter = (pen) => {
  outline(pen, '#e8c878', 'M-50 -28 C -40 -46 40 -46 50 -28 C44 -10 -44 -10 -50 -28 Z')
  outline(pen, '#e8c878', 'M-28 -34 C -28 -82 28 -82 28 -34 C14 -26 -14 -26 -28 -34 Z', { lighten: 0.08 })
  outline(pen, 'red', 'M-28 -46 C -14 -38 14 -38 28 -46 L28 -34 C14 -26 -14 -26 -28 -34 Z')
  mark(pen, 1.2, '#b8923e', 'M-22 -58 C -8 -52 8 -52 22 -58 M-44 -24 C -20 -14 20 -14 44 -24 M-16 -68 C -6 -64 6 -64 16 -68')
}

/** Hung up by its straps, white, with pockets. */
const apron: PropPainter = (pen) => {
  line(pen, 2.6, 'red', 'M-14 -80 C -16 -102 16 -102 14 -80 M-30 -48 L-48 -40 M30 -48 L48 -40')
  outline(pen, 'red', 'M-16 -82 L16 -82 C18 -62 26 -52 34 -48 L32 0 L-32 0 L-34 -48 C -26 -52 -18 -62 -16 -82 Z')
  outline(pen, 'red', 'M-20 -34 L20 -34 L20 -14 C12 -8 -12 -8 -20 -14 Z', { lighten: -0.14 })
  mark(pen, 1.4, 'cream', 'M-20 -30 L20 -30 M0 -34 L0 -10 M-14 -77 L14 -77')
}

/** A board with a spring and a piece of cheese. */
const mousetrap: PropPainter = (pen) => {
  outline(pen, 'woodLight', 'M-50 -6 L-34 -32 L50 -32 L38 -6 Z')
  outline(pen, 'wood', 'M-50 -6 L38 -6 L38 0 L-50 0 Z M38 -6 L50 -32 L50 -26 L38 0 Z', { plain: true })
  line(pen, 2.2, 'metal', 'M2 -28 L-4 -72 L-34 -62 L-14 -12')
  line(pen, 2.2, 'metal', 'M-8 -26 C -4 -32 0 -24 4 -28 C8 -32 8 -22 0 -14 M-12 -18 C -8 -24 -6 -14 -2 -18')
  outline(pen, 'yellow', 'M14 -26 L34 -38 L40 -24 L18 -14 Z')
  for (const [x, y] of [
    [26, -27],
    [32, -24],
    [23, -20],
  ] as const)
    oval(pen, 'gold', x, y, 2, 1.6, { ...PLAIN_SHAPE, lighten: -0.15 })
}

export const CLOTHES = { shirt, sweater, skirt, necklace, 'straw-hat': strawHat, apron, mousetrap } satisfies Record<string, PropPainter>
