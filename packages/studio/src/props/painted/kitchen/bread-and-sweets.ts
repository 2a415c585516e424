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

export const BREAD_AND_SWEETS = {
  'bread-rolls': breadRoll,
  biscuits: biscuit,
  marshmallows: marshmallow,
} satisfies Record<string, PropPainter>
