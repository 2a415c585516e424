import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'

const blackSwan: PropPainter = (pen) => {
  outline(
    pen,
    '#26242e',
    'M20 -34 C28 -46 20 -56 14 -66 C8 -78 14 -96 28 -96 C36 -96 42 -90 42 -84 L34 -80 C32 -86 26 -88 22 -82 C18 -74 26 -66 30 -56 C34 -46 32 -36 28 -28 Z',
  )
  outline(pen, '#26242e', 'M-50 -46 C -34 -36 -26 -58 -4 -56 C20 -54 36 -44 36 -28 C36 -12 16 -8 -6 -8 C -32 -8 -46 -22 -50 -46 Z')
  outline(pen, '#45424f', 'M-40 -36 C -24 -54 8 -54 20 -38 C12 -20 -18 -16 -40 -36 Z')
  mark(pen, 2, '#1a1820', 'M-26 -36 C -10 -28 6 -30 16 -36 M-20 -28 C -8 -22 2 -24 10 -28')
  oval(pen, '#26242e', 34, -86, 9, 8)
  outline(pen, '#d8262e', 'M40 -92 C50 -90 54 -84 53 -76 L46 -78 C42 -80 40 -84 39 -86 Z')
  outline(pen, 'white', 'M48 -82 L53 -81 L52 -78 L47 -79 Z', PLAIN_SHAPE)
  oval(pen, '#d8262e', 35, -88, 2, 2, PLAIN_SHAPE)
  outline(pen, 'waterLight', 'M-50 -4 C -36 -12 -20 -8 -4 -10 C14 -8 30 -12 50 -4 C30 2 -30 2 -50 -4 Z', { noInk: true })
}

/** Grey, with a barred belly, a yellow eye ring and a long spotted tail; it calls from a branch. */
const cuckoo: PropPainter = (pen) => {
  outline(pen, '#4a4e5c', 'M-20 -34 L-50 -8 L-44 0 L-34 -2 L-6 -24 Z')
  for (const [x, y] of [
    [-42, -8],
    [-34, -14],
    [-26, -20],
  ] as const)
    oval(pen, 'white', x, y, 2.2, 1.8, PLAIN_SHAPE)
  line(pen, 7, 'trunk', 'M-24 -8 C0 -14 24 -10 50 -16')
  outline(pen, 'leaf', 'M36 -16 C38 -28 48 -30 52 -28 C50 -20 44 -16 36 -16 Z')
  outline(pen, '#eceae4', 'M26 -66 C36 -48 26 -20 0 -14 C -12 -18 -20 -26 -20 -34 C -10 -50 10 -66 26 -66 Z')
  for (const d of ['M22 -54 L31 -50', 'M14 -46 L30 -40', 'M8 -38 L26 -30', 'M2 -30 L20 -21', 'M-4 -24 L10 -16'])
    mark(pen, 2.6, '#4a4e5c', d)
  outline(
    pen,
    '#7d8798',
    'M22 -92 C38 -92 42 -76 34 -64 C22 -58 14 -52 6 -40 C -4 -28 -20 -26 -32 -24 C -26 -48 -8 -62 4 -76 C8 -86 14 -92 22 -92 Z',
  )
  outline(pen, '#5d6576', 'M4 -66 C14 -62 14 -46 2 -36 C -8 -28 -22 -24 -34 -20 C -26 -44 -10 -60 4 -66 Z')
  outline(pen, '#e8b43a', 'M36 -82 L54 -90 L38 -76 Z')
  outline(pen, '#3a3a44', 'M37 -76 L50 -72 L36 -70 Z')
  oval(pen, '#f4c83a', 27, -80, 4.6, 4.6, PLAIN_SHAPE)
  oval(pen, 'black', 27.4, -80, 2.6, 2.6, PLAIN_SHAPE)
  line(pen, 2.6, '#e8b43a', 'M-2 -16 L-2 -9 M8 -18 L8 -10')
}

export const FURTHER_BIRDS = { 'black-swan': blackSwan, cuckoo } satisfies Record<string, PropPainter>
