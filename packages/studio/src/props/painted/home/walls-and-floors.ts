import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

const wallpaperRoll: PropPainter = (pen) => {
  outline(pen, '#8fc4b0', 'M-40 -84 L34 -84 L34 -4 L-40 -4 Z')
  for (const [x, y] of [
    [-26, -62],
    [-2, -62],
    [20, -62],
    [-14, -42],
    [10, -42],
    [-26, -22],
    [-2, -22],
    [20, -22],
  ] as const) {
    oval(pen, '#f4ead0', x, y, 5, 5, FLAT_SHAPE)
    oval(pen, '#e0813a', x, y, 2, 2, FLAT_SHAPE)
  }
  box(pen, '#a8d8c4', -46, -96, 86, 16, { round: 8 })
  oval(pen, '#f4f0e6', 40, -88, 6, 8)
  oval(pen, '#6b5a48', 40, -88, 2.6, 3.6, FLAT_SHAPE)
}

const floorTiles: PropPainter = (pen) => {
  box(pen, '#d4d0c4', -50, -100, 100, 100)
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4; i++)
      box(pen, (row + i) % 2 ? '#3f7fa8' : '#f4f6f4', -48 + i * 24.4, -98 + row * 24.4, 22.4, 22.4, { round: 1.5, noInk: true })
}

const floorboards: PropPainter = (pen) => {
  for (let row = 0; row < 5; row++) {
    box(pen, 'woodLight', -50, -90 + row * 17, 100, 16, { lighten: row % 2 ? -0.06 : 0.02 })
    const split = row % 2 ? -12 : 22
    mark(pen, 1.8, '#6b4420', `M${split} ${-90 + row * 17} L${split} ${-74 + row * 17}`)
    mark(
      pen,
      1.2,
      '#9a6a3a',
      `M${split - 34} ${-82 + row * 17} C${split - 26} ${-85 + row * 17} ${split - 20} ${-79 + row * 17} ${split - 10} ${-82 + row * 17}`,
    )
    for (const x of [split - 4, split + 4]) oval(pen, '#5a3a1e', x, -82 + row * 17, 1.3, 1.3, FLAT_SHAPE)
  }
}

const puttyKnife: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-30 -98 L30 -98 L12 -52 L-12 -52 Z', { lighten: 0.2 })
  outline(pen, '#f4f0e6', 'M-32 -99 L20 -99 C14 -90 -6 -92 -16 -84 C -24 -86 -30 -92 -32 -99 Z', { cel: 0.05 })
  box(pen, 'metal', -9, -54, 18, 9)
  outline(pen, '#c8452a', 'M-10 -46 L10 -46 C14 -30 12 -12 9 -2 L-9 -2 C -12 -12 -14 -30 -10 -46 Z')
}

const hedgeTrimmer: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-2 -46 L46 -92 L50 -86 L4 -38 Z', { lighten: 0.1 })
  for (let i = 0; i < 6; i++) {
    const [x, y] = [6 + i * 7.4, -51 - i * 7]
    for (const s of [-1, 1])
      outline(pen, 'metal', `M${x} ${y} L${x + 5} ${y - 5} L${x + 2.5 + s * 6} ${y - 2.5 + s * 6} Z`, { lighten: 0.2 })
  }
  outline(pen, '#e0702a', 'M-40 -8 C -46 -22 -36 -34 -22 -38 L-2 -52 L10 -40 L-6 -22 C -14 -8 -30 0 -40 -8 Z')
  line(pen, 5, '#3a3a46', 'M-14 -42 C -34 -56 -6 -70 6 -50')
  oval(pen, '#3a3a46', -28, -18, 7, 7)
}

/** A house for dolls, open in front, with three rooms. */
const dollhouse: PropPainter = (pen) => {
  box(pen, '#f4d8c4', -42, -58, 84, 58)
  outline(pen, '#c8566a', 'M-50 -56 L0 -98 L50 -56 Z')
  box(pen, '#a8d0e0', -37, -53, 34, 24, { cel: 0 })
  box(pen, '#f2e0a0', 3, -53, 34, 24, { cel: 0 })
  box(pen, '#c8e0b0', -37, -25, 74, 23, { cel: 0 })
  box(pen, '#d8708a', -33, -38, 20, 8)
  box(pen, 'wood', -35, -43, 4, 14)
  box(pen, 'wood', 12, -41, 16, 4)
  for (const x of [13, 25]) mark(pen, 2, '#6b4420', `M${x} -37 L${x} -30`)
  outline(pen, '#f7cf46', 'M-4 -20 L8 -20 L6 -14 L-2 -14 Z')
  box(pen, '#8a5aa8', -30, -13, 22, 10, { round: 3 })
  box(pen, 'wood', 16, -19, 14, 16)
  oval(pen, '#a8d0e0', 0, -72, 7, 7)
}

const sealedLetter: PropPainter = (pen) => {
  outline(pen, '#f0e0b8', 'M-48 -78 L48 -78 L48 -12 L-48 -12 Z')
  mark(pen, 2, '#b89a60', 'M-46 -76 L0 -40 L46 -76 M-46 -14 L-14 -46 M46 -14 L14 -46')
  outline(pen, '#b8202a', 'M-14 -40 C -16 -54 -4 -56 2 -54 C14 -54 18 -44 14 -36 C14 -26 2 -24 -4 -26 C -14 -26 -16 -34 -14 -40 Z')
  oval(pen, '#8f141c', 0, -40, 9, 9, FLAT_SHAPE)
  mark(pen, 2, '#e0606a', 'M-4 -36 L0 -46 L4 -36 M-2 -40 L2 -40')
}

const inkwell: PropPainter = (pen) => {
  outline(pen, '#f4f0e6', 'M4 -42 C10 -60 24 -88 46 -99 C48 -80 34 -58 12 -44 Z')
  mark(pen, 1.8, '#8a8592', 'M2 -34 C10 -58 26 -82 44 -97')
  outline(pen, '#3f5f8a', 'M-26 -2 C -32 -12 -28 -26 -14 -30 L-12 -42 L12 -42 L14 -30 C28 -26 32 -12 26 -2 Z')
  box(pen, '#241a38', -12, -44, 24, 6, { round: 2 })
  outline(pen, '#8fb0d8', 'M-20 -20 C -18 -24 -14 -26 -10 -26 L-12 -10 L-20 -10 Z', FLAT_SHAPE)
}

const pocketWatch: PropPainter = (pen) => {
  line(pen, 2.4, 'gold', 'M0 -78 C14 -92 30 -80 44 -96')
  box(pen, 'gold', -5, -82, 10, 9, { round: 2 })
  oval(pen, 'gold', 0, -38, 36, 36)
  oval(pen, '#fbf6ea', 0, -38, 29, 29)
  for (let i = 0; i < 12; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
    mark(
      pen,
      i % 3 ? 1.4 : 2.6,
      '#2a2430',
      `M${(c * 23).toFixed(1)} ${(-38 + s * 23).toFixed(1)} L${(c * 26).toFixed(1)} ${(-38 + s * 26).toFixed(1)}`,
    )
  }
  mark(pen, 2.6, '#2a2430', 'M0 -38 L0 -56 M0 -38 L13 -31')
  oval(pen, 'gold', 0, -38, 2.6, 2.6, FLAT_SHAPE)
}

const messageInABottle: PropPainter = (pen) => {
  outline(
    pen,
    '#8fc8b0',
    'M-48 -36 C -48 -48 -40 -54 -30 -54 L14 -54 C22 -54 24 -46 32 -44 L44 -44 L44 -28 L32 -28 C24 -26 22 -18 14 -18 L-30 -18 C -40 -18 -48 -24 -48 -36 Z',
    { lighten: 0.14 },
  )
  box(pen, '#b8844a', 41, -43, 9, 14, { round: 2 })
  outline(pen, '#f4e6c0', 'M-34 -46 L8 -46 L8 -27 L-34 -27 Z')
  for (const x of [-34, 8]) oval(pen, '#e0cc98', x, -36.5, 4, 9.5)
  line(pen, 2.4, '#c8303a', 'M-14 -46 L-14 -27')
  mark(pen, 2.4, '#f0fbf6', 'M-36 -50 L8 -50')
}

export const WALLS_AND_FLOORS = {
  'wallpaper-roll': wallpaperRoll,
  'floor-tiles': floorTiles,
  floorboards,
  'putty-knife': puttyKnife,
  'hedge-trimmer': hedgeTrimmer,
} satisfies Record<string, PropPainter>
export const KEEPSAKES = {
  dollhouse,
  'sealed-letter': sealedLetter,
  inkwell,
  'pocket-watch': pocketWatch,
  'message-in-a-bottle': messageInABottle,
} satisfies Record<string, PropPainter>
