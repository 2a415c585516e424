import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

function roll(pen: Pen, x: number, foot: number, s: number): void {
  outline(
    pen,
    '#d08a3e',
    `M${x - 34 * s} ${foot - 14 * s} C${x - 38 * s} ${foot - 44 * s} ${x - 14 * s} ${foot - 54 * s} ${x} ${foot - 54 * s} C${x + 14 * s} ${foot - 54 * s} ${x + 38 * s} ${foot - 44 * s} ${x + 34 * s} ${foot - 14 * s} C${x + 28 * s} ${foot} ${x - 28 * s} ${foot} ${x - 34 * s} ${foot - 14 * s} Z`,
  )
  for (const [dx, d] of [
    [-16, -8],
    [0, -2],
    [16, -8],
  ] as const)
    outline(
      pen,
      '#f6dcaa',
      `M${x + dx * s - 5 * s} ${foot + (d - 22) * s} C${x + dx * s - 8 * s} ${foot + (d - 34) * s} ${x + dx * s - 2 * s} ${foot + (d - 42) * s} ${x + dx * s + 3 * s} ${foot + (d - 42) * s} C${x + dx * s + 4 * s} ${foot + (d - 34) * s} ${x + dx * s + 2 * s} ${foot + (d - 26) * s} ${x + dx * s - 5 * s} ${foot + (d - 22) * s} Z`,
      PLAIN_SHAPE,
    )
}

/** Two crusty rolls in a cloth-lined basket. */
const breadRoll: PropPainter = (pen) => {
  roll(pen, -20, -34, 0.86)
  roll(pen, 24, -30, 0.86)
  roll(pen, 0, -22, 1)
  outline(pen, '#f4efe4', 'M-50 -34 L-34 -22 L-18 -34 L0 -20 L18 -34 L34 -22 L50 -34 L44 -8 L-44 -8 Z')
  outline(pen, '#b5793f', 'M-46 -22 L46 -22 L36 0 L-36 0 Z')
  for (const y of [-15, -8]) mark(pen, 1.8, '#7a4b22', `M${-44 - (y + 22) * -0.45} ${y} L${44 - (y + 22) * 0.45} ${y}`)
  for (let x = -34; x <= 34; x += 10) mark(pen, 1.8, '#7a4b22', `M${x} -20 L${x * 0.84} -2`)
}

/** One scalloped slab of a biscuit with its holes. */
function slab(pen: Pen, x: number, y: number, role: string): void {
  for (let i = 0; i < 7; i++) for (const side of [0, 1]) oval(pen, role, x - 24 + i * 8, y - 34 + side * 38, 4.2, 4.2, { plain: true })
  for (let i = 0; i < 5; i++) for (const side of [-1, 1]) oval(pen, role, x + side * 26, y - 31 + i * 8, 4.2, 4.2, { plain: true })
  box(pen, role, x - 26, y - 34, 52, 38, { round: 3, noInk: true })
  mark(pen, 1.6, '#b5742e', `M${x - 21} ${y - 29} L${x + 21} ${y - 29} L${x + 21} ${y - 1} L${x - 21} ${y - 1} Z`)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) oval(pen, '#9a5c20', x - 14 + i * 9.4, y - 23 + row * 8, 1.7, 1.7, FLAT_SHAPE)
}

/** Butter biscuits with a scalloped rim, and crumbs. */
const biscuit: PropPainter = (pen) => {
  slab(pen, -20, -60, '#d89a4a')
  slab(pen, 18, -48, '#e8b263')
  slab(pen, -14, -8, '#e8b263')
  for (const [x, y] of [
    [26, -2],
    [34, -6],
    [40, -2],
    [32, 1],
  ] as const)
    oval(pen, '#d89a4a', x, y, 2.4, 1.8, PLAIN_SHAPE)
}

function pillow(pen: Pen, x: number, y: number, role: string, side: string): void {
  outline(
    pen,
    side,
    `M${x - 17} ${y - 26} L${x + 17} ${y - 26} C${x + 21} ${y - 18} ${x + 21} ${y - 8} ${x + 17} ${y - 2} C${x + 8} ${y + 4} ${x - 8} ${y + 4} ${x - 17} ${y - 2} C${x - 21} ${y - 8} ${x - 21} ${y - 18} ${x - 17} ${y - 26} Z`,
  )
  oval(pen, role, x, y - 26, 18, 7)
}

/** Soft pink and white pillows, two of them toasting on a stick. */
const marshmallow: PropPainter = (pen) => {
  pillow(pen, -28, -4, '#fdd4e0', '#f4a8c0')
  pillow(pen, 12, -4, '#fffdf8', '#eee4da')
  pillow(pen, -8, -34, '#fdd4e0', '#f4a8c0')
  line(pen, 3.4, 'wood', 'M50 -30 L-24 -100')
  for (const [x, y, role] of [
    [16, -62, '#fdf6ea'],
    [-4, -81, '#e0a860'],
  ] as const) {
    outline(
      pen,
      role,
      `M${x - 15} ${y + 1} L${x + 1} ${y - 16} C${x + 7} ${y - 16} ${x + 16} ${y - 7} ${x + 16} ${y - 1} L${x} ${y + 16} C${x - 6} ${y + 16} ${x - 15} ${y + 7} ${x - 15} ${y + 1} Z`,
    )
    mark(pen, 2, '#c8823e', `M${x - 8} ${y + 4} C${x - 4} ${y - 4} ${x} ${y - 8} ${x + 6} ${y - 8}`)
  }
  for (const [x, y] of [
    [-9, -84],
    [-1, -76],
    [1, -86],
  ] as const)
    oval(pen, '#8a4f1e', x, y, 2, 1.7, FLAT_SHAPE)
}

/** Noodles lifted by chopsticks out of a bowl with half an egg and greens. */
const bowlOfNoodles: PropPainter = (pen) => {
  outline(pen, '#d8402e', 'M-48 -44 L48 -44 C48 -22 32 -8 20 -6 L20 0 L-20 0 L-20 -6 C -32 -8 -48 -22 -48 -44 Z')
  mark(
    pen,
    2.4,
    '#fff0d8',
    'M-42 -28 L-36 -22 L-30 -28 L-24 -22 L-18 -28 L-12 -22 L-6 -28 L0 -22 L6 -28 L12 -22 L18 -28 L24 -22 L30 -28 L36 -22 L42 -28',
  )
  oval(pen, '#f4e8d4', 0, -45, 48, 14)
  oval(pen, '#b5702e', 0, -45, 43, 11, PLAIN_SHAPE)
  for (const d of [
    'M-38 -46 C -30 -54 -20 -38 -10 -46 C0 -54 8 -38 16 -44',
    'M-34 -42 C -24 -50 -14 -34 -2 -42 C6 -48 14 -36 20 -40',
    'M-36 -50 C -26 -56 -16 -44 -6 -50 C4 -56 12 -46 18 -50',
  ])
    line(pen, 3.4, '#f4cf6a', d)
  oval(pen, 'white', 28, -48, 11, 7)
  oval(pen, '#f7a82a', 28, -48, 6, 4, PLAIN_SHAPE)
  for (const [x, y] of [
    [8, -38],
    [16, -37],
    [-4, -37],
  ] as const) {
    oval(pen, '#4fae4a', x, y, 3.6, 2.4)
    oval(pen, '#c8ecb4', x, y, 1.6, 1, FLAT_SHAPE)
  }
  for (const x of [-28, -22, -16, -10]) line(pen, 3.4, '#f4cf6a', `M${x} -46 C${x - 4} -58 ${x + 4} -70 ${x} -84`)
  line(pen, 4, '#6b3a22', 'M-36 -80 L46 -98')
  line(pen, 4, '#6b3a22', 'M-36 -88 L44 -106')
}

/** A slender red bottle with a green cap, a chilli and a flame on its label. */
const hotSauce: PropPainter = (pen) => {
  box(pen, '#3a9a4a', -9, -100, 18, 13, { round: 2 })
  outline(
    pen,
    '#d8301e',
    'M-7 -88 L7 -88 L8 -74 C20 -66 24 -60 24 -50 L24 -4 C24 -1 22 0 19 0 L-19 0 C -22 0 -24 -1 -24 -4 L-24 -50 C -24 -60 -20 -66 -8 -74 Z',
  )
  mark(pen, 3, '#ff9a7a', 'M-17 -54 C -16 -60 -12 -64 -8 -66')
  box(pen, '#fff0d8', -24, -46, 48, 36, { cel: 0 })
  outline(
    pen,
    '#f7862a',
    'M-4 -14 C -16 -18 -14 -28 -8 -34 C -8 -30 -4 -30 -4 -34 C -2 -38 0 -42 -2 -44 C8 -40 14 -30 12 -22 C10 -16 4 -14 -4 -14 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#d8301e', 'M-12 -38 C -2 -36 8 -28 14 -14 C2 -16 -10 -24 -15 -34 Z', { cel: 0 })
  line(pen, 3, '#3a9a4a', 'M-14 -37 C -18 -40 -18 -42 -17 -44')
  outline(pen, '#d8301e', 'M34 -34 C42 -34 44 -24 44 -18 C44 -8 40 -2 32 2 C36 -8 34 -18 30 -28 Z')
  line(pen, 3, '#3a9a4a', 'M34 -32 L38 -40')
}

/** A cask of oak on its end, a heavy glass with ice before it. */
const whiskyBarrel: PropPainter = (pen) => {
  outline(pen, '#a5683a', 'M-40 -92 L16 -92 C28 -66 28 -30 16 0 L-40 0 C -52 -30 -52 -66 -40 -92 Z')
  for (const x of [-30, -18, -6, 6]) {
    const bend = (x + 12) * 0.28
    mark(pen, 1.6, '#6b3f20', `M${x} -90 C${x + bend} -66 ${x + bend} -30 ${x} -2`)
  }
  for (const [y, half] of [
    [-80, 33],
    [-64, 36],
    [-32, 36],
    [-16, 33],
  ] as const)
    outline(pen, '#6e7482', `M${-12 - half} ${y} L${-12 + half} ${y} L${-12 + half} ${y + 6} L${-12 - half} ${y + 6} Z`)
  oval(pen, '#c08a54', -12, -92, 28, 6)
  oval(pen, '#3a2416', -12, -48, 4, 4, PLAIN_SHAPE)
  outline(pen, '#d4ecf4', 'M12 -44 L50 -44 L46 0 L16 0 Z')
  outline(pen, '#d88a1e', 'M14 -28 L48 -28 L45.4 -4 L16.6 -4 Z', PLAIN_SHAPE)
  outline(pen, '#f4fafc', 'M20 -34 L31 -36 L33 -24 L22 -22 Z')
  outline(pen, '#f4fafc', 'M33 -30 L43 -27 L40 -17 L30 -20 Z')
}

export const BREAD_AND_SWEETS = {
  'bread-rolls': breadRoll,
  biscuits: biscuit,
  marshmallows: marshmallow,
  'bowl-of-noodles': bowlOfNoodles,
  'hot-sauce': hotSauce,
  'whisky-barrel': whiskyBarrel,
} satisfies Record<string, PropPainter>
