import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A charging bull cast in bronze, on its plinth. */
const bronzeBull: PropPainter = (pen) => {
  box(pen, '#8f8a90', -48, -16, 96, 16)
  box(pen, '#b4aeb2', -44, -21, 88, 6)
  const bronze = '#94652f'
  line(pen, 3.4, '#6e4a22', 'M-38 -66 C -50 -74 -50 -90 -40 -94')
  oval(pen, '#6e4a22', -38, -96, 4, 4)
  for (const d of ['M-34 -50 L-20 -46 L-26 -34 L-22 -22 L-32 -22 L-36 -36 Z', 'M8 -48 L20 -44 L22 -32 L30 -22 L20 -22 L12 -34 Z'])
    outline(pen, '#6e4a22', d)
  outline(
    pen,
    bronze,
    'M-40 -66 C -28 -76 -10 -70 4 -80 C16 -86 28 -80 32 -70 L46 -56 C50 -48 46 -40 38 -40 C34 -38 30 -42 26 -46 C18 -38 4 -36 -6 -40 C -16 -40 -22 -42 -26 -36 L-40 -44 C -46 -50 -46 -60 -40 -66 Z',
  )
  for (const d of ['M-42 -50 L-28 -44 L-38 -34 L-36 -22 L-46 -22 L-48 -36 Z', 'M-2 -46 L12 -42 L4 -34 L8 -22 L-2 -22 L-6 -34 Z'])
    outline(pen, bronze, d)
  mark(pen, 2.6, '#d8a860', 'M-34 -66 C -22 -70 -8 -66 4 -74 C12 -78 20 -78 26 -72')
  mark(pen, 2, '#6b4218', 'M20 -62 C22 -54 20 -48 14 -44 M-24 -62 C -20 -54 -22 -48 -26 -44')
  outline(pen, '#b5884a', 'M30 -66 C26 -78 34 -88 44 -88 C36 -82 36 -76 38 -68 Z')
  outline(pen, '#b5884a', 'M40 -62 C44 -72 54 -76 56 -84 C60 -72 54 -60 44 -56 Z')
  oval(pen, '#3a2410', 37, -56, 2.2, 2.2, PLAIN_SHAPE)
  oval(pen, '#6b4218', 44, -46, 2, 1.6, PLAIN_SHAPE)
}

export const SHELLS_AND_BRONZES = {
  'bronze-bull': bronzeBull,
} satisfies Record<string, PropPainter>
