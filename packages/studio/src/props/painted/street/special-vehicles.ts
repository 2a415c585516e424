import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

function wheel(pen: Pen, x: number, r: number, hub = '#c8ccd4', y = -r): void {
  oval(pen, '#2c2a36', x, y, r, r)
  oval(pen, hub, x, y, r * 0.48, r * 0.48, PLAIN_SHAPE)
}

/** A truck that pushes snow aside with the blade in front. */
const snowplow: PropPainter = (pen) => {
  outline(pen, 'snow', 'M8 0 C16 -26 30 -34 40 -30 C50 -26 54 -10 54 0 Z')
  box(pen, '#5a5c6c', -48, -24, 74, 8)
  outline(pen, '#f0862a', 'M-48 -58 L-14 -58 L-18 -24 L-44 -24 Z')
  mark(pen, 2.4, '#a8521a', 'M-38 -54 L-37 -28 M-26 -54 L-26 -28')
  outline(pen, 'snow', 'M-46 -58 C -40 -68 -22 -68 -16 -58 Z')
  outline(pen, '#f0862a', 'M-12 -24 L-12 -74 L10 -74 L18 -50 L24 -46 L24 -24 Z')
  outline(pen, '#bfe2f2', 'M-6 -68 L7 -68 L13 -50 L-6 -50 Z', PLAIN_SHAPE)
  box(pen, '#f4c53a', -6, -82, 10, 8, { round: 3 })
  wheel(pen, -34, 12)
  wheel(pen, 6, 12)
  line(pen, 4, '#4c4e5e', 'M22 -22 L32 -22')
  outline(pen, '#d8402e', 'M30 -44 C40 -40 40 -10 50 0 L36 0 C28 -8 26 -34 30 -44 Z')
  mark(pen, 2.4, '#f4c53a', 'M32 -38 C36 -30 36 -14 42 -4')
  for (const [x, y, r] of [
    [46, -42, 3.4],
    [54, -34, 2.6],
    [40, -54, 2.4],
    [52, -52, 2],
  ] as const)
    oval(pen, 'snow', x, y, r, r)
}

/** A harvester whose turning reel bends the standing wheat onto its cutter. */
const combineHarvester: PropPainter = (pen) => {
  for (const x of [40, 46, 52]) {
    line(pen, 2, '#d8a83a', `M${x} 0 L${x} -22`)
    oval(pen, '#f0c85a', x, -27, 2.6, 6)
  }
  box(pen, '#3f8a3a', -50, -62, 50, 38, { round: 4 })
  box(pen, '#f4d23a', -50, -46, 50, 6, FLAT_SHAPE)
  outline(pen, '#2f6a2c', 'M-50 -62 L-38 -74 L-14 -74 L-6 -62 Z')
  outline(pen, '#f0c85a', 'M-38 -74 C -30 -84 -20 -84 -14 -74 Z')
  line(pen, 5, '#5fa84f', 'M-14 -70 L-42 -92 L-50 -88')
  outline(pen, '#3f8a3a', 'M-4 -78 L14 -78 L18 -46 L18 -28 L-4 -28 Z')
  outline(pen, '#bfe2f2', 'M0 -74 L11 -74 L14 -48 L0 -48 Z', PLAIN_SHAPE)
  outline(pen, '#2f6a2c', 'M10 -34 L30 -14 L30 -5 L14 -10 Z')
  oval(pen, '#f4d23a', 33, -19, 15, 15)
  oval(pen, 'cream', 33, -19, 11, 11, FLAT_SHAPE)
  for (let i = 0; i < 3; i++) {
    const turn = (i / 3) * Math.PI + 0.3
    mark(
      pen,
      3,
      '#c8362e',
      `M${33 - Math.cos(turn) * 13} ${-19 - Math.sin(turn) * 13} L${33 + Math.cos(turn) * 13} ${-19 + Math.sin(turn) * 13}`,
    )
  }
  box(pen, '#6e7482', 18, -4, 36, 4)
  wheel(pen, -6, 17, '#f4d23a')
  wheel(pen, -40, 11, '#f4d23a')
}

/** A pastel van with a striped awning, an open counter and a cone on its roof. */
const iceCreamVan: PropPainter = (pen) => {
  outline(pen, '#e8b46a', 'M-24 -84 L-8 -84 L-16 -64 Z')
  oval(pen, '#f4a8c0', -16, -88, 10, 8)
  oval(pen, '#fdf3e0', -16, -95, 7, 6)
  oval(pen, 'red', -16, -101, 2.6, 2.6)
  outline(pen, '#fdf3e0', 'M-50 -68 L20 -68 C34 -68 40 -52 44 -40 L50 -36 L50 -12 L-50 -12 Z')
  outline(pen, '#f49ab5', 'M-50 -30 L50 -30 L50 -12 L-50 -12 Z', { noInk: true })
  outline(pen, '#bfe2f2', 'M18 -62 C28 -62 34 -50 37 -40 L18 -40 Z', PLAIN_SHAPE)
  box(pen, '#5a4048', -40, -56, 44, 22)
  for (const [x, role] of [
    [-30, '#f4a8c0'],
    [-18, '#fdf3e0'],
    [-6, '#9ad8b4'],
  ] as const) {
    outline(pen, '#e8b46a', `M${x - 4} -42 L${x + 4} -42 L${x} -34 Z`, FLAT_SHAPE)
    oval(pen, role, x, -45, 5, 5, FLAT_SHAPE)
  }
  for (let i = 0; i < 6; i++)
    outline(
      pen,
      i % 2 ? 'white' : '#e8505a',
      `M${-42 + i * 8} -62 L${-34 + i * 8} -62 L${-34 + i * 8.4} -52 C${-36 + i * 8.4} -48 ${-40 + i * 8.4} -48 ${-42 + i * 8.4} -52 Z`,
    )
  box(pen, 'white', -43, -34, 50, 4)
  oval(pen, '#f4c53a', 46, -24, 3, 3.4, PLAIN_SHAPE)
  wheel(pen, -28, 12)
  wheel(pen, 28, 12)
}

/** A carriage that hangs from its rail above a street. */
const suspensionRailway: PropPainter = (pen) => {
  for (const side of [-1, 1]) line(pen, 6, '#4a6a5e', `M${side * 44} 0 L${side * 40} -94`)
  line(pen, 5, '#4a6a5e', 'M-40 -94 L40 -94')
  box(pen, '#5f7d72', -50, -92, 100, 9)
  mark(pen, 1.6, '#34504a', 'M-50 -84 L-40 -92 L-30 -84 L-20 -92 L-10 -84 L0 -92 L10 -84 L20 -92 L30 -84 L40 -92 L50 -84')
  for (const x of [-18, 18]) {
    line(pen, 5, '#3c3e4c', `M${x} -66 L${x} -80`)
    for (const dx of [-4, 4]) oval(pen, '#2c2a36', x + dx, -82, 3.4, 3.4)
  }
  outline(
    pen,
    '#3a86c8',
    'M-30 -68 L26 -68 C34 -66 36 -56 36 -44 C36 -36 32 -30 26 -30 L-30 -30 C -36 -30 -38 -36 -38 -44 C -38 -58 -36 -66 -30 -68 Z',
  )
  for (const x of [-32, -16, 0]) box(pen, '#d4ecf6', x, -61, 13, 14, { ...PLAIN_SHAPE, round: 2 })
  outline(pen, '#d4ecf6', 'M17 -61 L27 -61 C31 -58 32 -52 32 -47 L17 -47 Z', PLAIN_SHAPE)
  box(pen, '#f4c53a', -38, -42, 74, 5, FLAT_SHAPE)
  mark(pen, 2.4, '#6e7482', 'M-34 0 L34 0')
  box(pen, '#d8503a', -12, -12, 22, 8, { round: 3 })
  outline(pen, '#bfe2f2', 'M-7 -12 L-4 -17 L4 -17 L7 -12 Z')
  for (const x of [-7, 5]) oval(pen, '#2c2a36', x, -3.4, 3.4, 3.4)
}

export const SPECIAL_VEHICLES = {
  snowplow,
  'combine-harvester': combineHarvester,
  'ice-cream-van': iceCreamVan,
  'hanging-railway': suspensionRailway,
} satisfies Record<string, PropPainter>
