import { FLAT_SHAPE, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { mark } from '../world/details.ts'

const CREASE = '#c98a66'

/** Clenched, from the front, with the thumb across the fingers. */
const fist: PropPainter = (pen) => {
  outline(pen, 'skin', 'M-20 -26 L22 -26 L24 0 L-22 0 Z')
  outline(pen, 'skin', 'M-38 -78 L36 -80 C46 -64 44 -38 30 -20 L-26 -20 C -42 -36 -44 -60 -38 -78 Z', { noInk: true })
  for (const [x, top] of [
    [-30, -88],
    [-10, -94],
    [10, -93],
    [29, -87],
  ] as const)
    outline(
      pen,
      'skin',
      `M${x - 10} ${top + 10} C${x - 10} ${top - 3} ${x + 10} ${top - 3} ${x + 10} ${top + 10} L${x + 10} -52 C${x + 10} -42 ${x - 10} -42 ${x - 10} -52 Z`,
    )
  outline(
    pen,
    'skin',
    'M-42 -54 C -44 -66 -34 -68 -26 -62 C -12 -58 4 -58 14 -56 C24 -52 22 -38 10 -38 C -2 -36 -10 -32 -20 -24 C -32 -26 -42 -38 -42 -54 Z',
  )
  outline(pen, 'cream', 'M8 -54 C16 -54 20 -46 14 -41 C8 -42 6 -48 8 -54 Z', FLAT_SHAPE)
  mark(pen, 2.4, CREASE, 'M-20 -24 C -12 -32 0 -36 10 -36 M30 -36 C26 -28 22 -22 16 -20')
}

/** A hand whose thumb stands up alone, large in front. */
const thumb: PropPainter = (pen) => {
  outline(pen, '#3f6fa8', 'M-50 -38 L-30 -40 L-30 0 L-50 0 Z')
  outline(
    pen,
    'skin',
    'M-30 -42 C -14 -44 -8 -54 -4 -72 C -4 -90 2 -99 12 -98 C22 -97 24 -86 20 -70 C20 -60 18 -54 16 -50 L18 -46 L20 0 L-30 -2 Z',
  )
  outline(pen, 'cream', 'M6 -93 C12 -97 18 -92 17 -82 C14 -77 8 -77 6 -82 Z', FLAT_SHAPE)
  mark(pen, 2.2, CREASE, 'M0 -66 L15 -66 M0 -61 L13 -61')
  for (const [y, reach] of [
    [-50, 44],
    [-38, 46],
    [-26, 44],
    [-14, 38],
  ] as const)
    outline(
      pen,
      'skin',
      `M4 ${y} L${reach - 6} ${y} C${reach + 4} ${y} ${reach + 4} ${y + 12} ${reach - 6} ${y + 12} L4 ${y + 12} C -4 ${y + 12} -4 ${y} 4 ${y} Z`,
    )
}

/** The lower leg of a horse with its fetlock and shod hoof. */
const hoof: PropPainter = (pen) => {
  outline(
    pen,
    '#8a5630',
    'M-24 -100 L8 -100 C4 -86 2 -74 4 -62 C14 -56 18 -50 20 -42 L24 -32 L-22 -28 C -28 -38 -30 -50 -24 -58 C -20 -72 -20 -86 -24 -100 Z',
  )
  mark(pen, 2.2, '#5c3618', 'M-8 -98 C -6 -84 -8 -74 -6 -62')
  outline(
    pen,
    '#3a2418',
    'M-24 -60 C -36 -52 -42 -38 -38 -22 C -34 -28 -32 -30 -30 -24 C -28 -32 -24 -32 -20 -26 C -22 -38 -22 -50 -16 -58 Z',
  )
  outline(pen, '#f2ebe0', 'M-22 -40 C -6 -46 10 -48 20 -44 L26 -30 L-24 -24 Z', PLAIN_SHAPE)
  outline(pen, '#4a3e3a', 'M-24 -28 C -8 -34 12 -36 27 -33 L46 -6 L46 -4 L-30 -4 C -32 -12 -30 -22 -24 -28 Z')
  mark(pen, 2, '#7d6e68', 'M-14 -22 L-16 -8 M0 -25 L2 -8 M13 -26 L20 -8 M24 -26 L36 -8')
  outline(pen, '#b4bcc6', 'M-31 -6 L47 -6 L48 0 L-31 0 Z')
}

/** The foot of a beast of prey with four curved claws. */
const claw: PropPainter = (pen) => {
  outline(
    pen,
    '#8a5a34',
    'M-24 -100 L24 -100 C28 -84 44 -72 46 -54 C46 -42 34 -38 26 -42 C22 -34 8 -32 2 -40 C -4 -32 -20 -34 -24 -42 C -34 -38 -46 -44 -46 -54 C -42 -72 -28 -84 -24 -100 Z',
  )
  mark(pen, 2.4, '#5c3618', 'M-24 -44 C -22 -54 -18 -60 -14 -64 M2 -42 C2 -54 2 -60 2 -66 M26 -44 C24 -54 20 -60 16 -64')
  mark(pen, 1.8, '#5c3618', 'M-14 -92 L-12 -82 M2 -92 L2 -80 M16 -92 L14 -82')
  for (const [x, y, tip] of [
    [-38, -46, -44],
    [-13, -40, -16],
    [13, -40, 12],
    [37, -46, 36],
  ] as const)
    outline(
      pen,
      '#f2e8d0',
      `M${x - 8} ${y - 4} C${x - 12} ${y + 14} ${tip - 6} ${y + 28} ${tip} ${y + 42} C${tip + 8} ${y + 28} ${x + 10} ${y + 14} ${x + 8} ${y - 4} C${x + 4} ${y - 10} ${x - 4} ${y - 10} ${x - 8} ${y - 4} Z`,
    )
}

export const HANDS_AND_HOOVES = { 'clenched-fist': fist, 'raised-thumb': thumb, hoof, claw } satisfies Record<string, PropPainter>
