import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A fishing rod with its reel, line, float and hook. */
const fishingRod: PropPainter = (pen) => {
  line(pen, 4.4, '#8a5a34', 'M-48 -4 L-24 -32')
  line(pen, 2.4, '#6b4630', 'M-24 -32 C-4 -56 16 -82 40 -96')
  oval(pen, 'metal', -22, -24, 7.4, 7.4)
  oval(pen, '#4a4f5c', -22, -24, 3, 3, FLAT_SHAPE)
  line(pen, 1.8, '#4a4f5c', 'M-22 -24 L-14 -18')
  mark(pen, 0.9, '#e8ecf0', 'M-20 -30 C-2 -54 18 -80 40 -96 C46 -70 45 -50 44 -36 L44 -14')
  for (const [x, y] of [
    [-10, -48],
    [8, -70],
    [26, -87],
  ] as const)
    oval(pen, 'metal', x, y, 1.7, 1.7, FLAT_SHAPE)
  oval(pen, '#f6f2e8', 44, -31, 4, 5)
  outline(pen, '#d8303a', 'M40 -32 C40 -39 48 -39 48 -32 Z', FLAT_SHAPE)
  line(pen, 1.5, '#5c6470', 'M44 -14 L44 -6 C44 0 36 0 36 -6 L38 -8')
}

/** A leather purse with a clasp, coins beside it. */
const purse: PropPainter = (pen) => {
  outline(pen, '#7a4630', 'M-30 -60 C-48 -44 -50 -12 -38 -3 C-20 2 20 2 38 -3 C50 -12 48 -44 30 -60 Z', { cel: 0.14 })
  outline(pen, '#c9a25a', 'M-32 -64 L32 -64 C34 -62 34 -56 32 -54 L-32 -54 C-34 -56 -34 -62 -32 -64 Z')
  for (const x of [-4, 4]) oval(pen, '#c9a25a', x, -68, 5, 5)
  mark(pen, 1.4, '#54301e', 'M-20 -52 C-26 -38 -28 -26 -26 -14 M0 -52 L0 -12 M20 -52 C26 -38 28 -26 26 -14')
}

/** A badge with a name on its clip. */
const nameBadge: PropPainter = (pen) => {
  box(pen, 'metal', -6, -80, 12, 14, { round: 2 })
  box(pen, '#f6f2e8', -46, -70, 92, 58, { round: 4, cel: 0.06 })
  box(pen, '#2f62b0', -46, -70, 92, 16, { ...FLAT_SHAPE, round: 4 })
  oval(pen, '#c9d0d8', -26, -34, 13, 14, FLAT_SHAPE)
  oval(pen, '#7a8492', -26, -39, 5.4, 6, FLAT_SHAPE)
  outline(pen, '#7a8492', 'M-36 -24 C-34 -33 -18 -33 -16 -24 Z', FLAT_SHAPE)
  mark(pen, 4, '#3c4454', 'M-4 -40 L34 -40')
  mark(pen, 2.2, '#9aa2ae', 'M-4 -30 L22 -30 M-4 -23 L28 -23')
}

export const CARRIED_THINGS: Readonly<Record<string, PropPainter>> = {
  'fishing-pole': fishingRod,
  purse,
  'name-badge': nameBadge,
}
