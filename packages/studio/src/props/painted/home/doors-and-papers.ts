import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

function panelled(pen: Pen, role: string, dark: string): void {
  box(pen, role, -26, -96, 52, 94)
  for (const [y, h] of [
    [-89, 36],
    [-46, 36],
  ] as const)
    for (const x of [-20, 3]) {
      box(pen, role, x, y, 17, h, { noInk: true, lighten: -0.08 })
      mark(pen, 1.4, dark, `M${x} ${y + h} L${x} ${y} L${x + 17} ${y}`)
    }
  oval(pen, '#e3b94a', 20, -46, 3.4, 3.4)
}

/** A shut door in its frame, with the slit of light beneath. */
const closedDoor: PropPainter = (pen) => {
  box(pen, '#4a3424', -33, -100, 66, 100)
  panelled(pen, '#7a5232', '#4a2f1a')
  box(pen, '#ffe08a', -26, -3.6, 52, 2.6, GLOWING)
}

const openDoor: PropPainter = (pen) => {
  box(pen, '#d8cbb8', -40, -100, 60, 100)
  box(pen, '#fff0b8', -33, -95, 46, 95, { ...FLAT_SHAPE, emissive: true })
  outline(pen, '#8a5a34', 'M13 -95 L46 -100 L46 4 L13 0 Z')
  for (const d of ['M19 -86 L40 -89 L40 -56 L19 -55 Z', 'M19 -46 L40 -46 L40 -10 L19 -10 Z'])
    outline(pen, '#8a5a34', d, { noInk: true, lighten: -0.08 })
  oval(pen, '#e3b94a', 40, -48, 3, 3.4)
}

const framedShirt: PropPainter = (pen) => {
  box(pen, '#6b4420', -44, -98, 88, 96)
  box(pen, '#f4f0e6', -37, -91, 74, 82, FLAT_SHAPE)
  outline(
    pen,
    '#d8303a',
    'M-10 -82 C-6 -76 6 -76 10 -82 L20 -78 L33 -58 L23 -51 L18 -58 L18 -20 L-18 -20 L-18 -58 L-23 -51 L-33 -58 L-20 -78 Z',
  )
  mark(pen, 4, '#fff6ea', 'M-3 -58 L2 -62 L2 -38')
  mark(pen, 2, '#c8d8e2', 'M-30 -86 L-35 -76 M-22 -88 L-35 -66')
}

/** A coat hanger of wire, bent open to a hook. */
const bentHanger: PropPainter = (pen) => {
  line(
    pen,
    3.8,
    '#6b7284',
    'M-6 -84 C-6 -98 14 -98 12 -86 C11 -80 4 -78 4 -70 L-44 -40 C -50 -34 -46 -30 -40 -30 L14 -30 C28 -30 34 -22 36 -12 C38 0 50 -2 48 -14',
  )
  line(pen, 2.8, '#6b7284', 'M4 -70 L1 -66 L7 -63 L2 -59 L24 -50')
}

const manuscripts: PropPainter = (pen) => {
  for (let i = 0; i < 7; i++) {
    const [x, y] = [(i % 3) * 3 - 3, -i * 8]
    outline(pen, 'cream', `M${-44 + x} ${y} L${38 + x} ${y} L${44 + x} ${y - 9} L${-38 + x} ${y - 9} Z`, { lighten: i % 2 ? -0.05 : 0 })
    mark(pen, 1, '#b8a88a', `M${-43 + x} ${y - 3} L${39 + x} ${y - 3}`)
  }
  outline(pen, 'cream', 'M-40 -57 L36 -57 L46 -96 L-26 -98 Z')
  for (let y = -64; y > -92; y -= 5.4) mark(pen, 1.6, '#4a4458', `M${-32 - (y + 64) * 0.3} ${y} L${30 - (y + 64) * 0.24} ${y}`)
  mark(pen, 2.4, '#d8303a', 'M-8 -76 L18 -74 M20 -84 L30 -88')
}

/** A tall case with every shelf full of books. */
const fullBookcase: PropPainter = (pen) => {
  box(pen, 'wood', -44, -100, 88, 100)
  const colours = ['#c0392f', '#3f6fa8', '#e0a83a', '#4f8a4a', '#7a4a8a', '#e6dcc0', '#2f4a5a', '#c8703a']
  for (const [row, y] of [-72, -42, -12].entries()) {
    box(pen, '#3a2818', -39, y - 24, 78, 25, FLAT_SHAPE)
    let x = -38
    for (let i = 0; x < 34; i++) {
      const w = 5 + ((i * 7 + row * 5) % 4)
      const h = 17 + ((i * 5 + row * 3) % 6)
      box(pen, colours[(i * 3 + row * 5) % colours.length]!, x, y - h, w, h)
      mark(pen, 1, '#f2dca0', `M${x + 1.6} ${y - h + 5} L${x + w - 1.6} ${y - h + 5}`)
      x += w
    }
    box(pen, 'wood', -42, y, 84, 5)
  }
}

/** Words cut out of newspapers and glued to a sheet. */
const ransomNote: PropPainter = (pen) => {
  outline(pen, '#e6d8b4', 'M-38 -96 L36 -98 L40 -2 L-36 -4 Z')
  const scraps = ['#f4f0e6', '#2a2430', '#d8303a', '#f2cf4a', '#8fb4d8']
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4; i++) {
      const [x, y, tilt] = [-30 + i * 16 + (row % 2) * 3, -86 + row * 20, ((i * 3 + row) % 3) - 1]
      if (row === 3 && i > 2) continue
      const role = scraps[(i * 2 + row * 3) % 5]!
      outline(pen, role, `M${x} ${y + tilt * 2} L${x + 13} ${y - tilt * 2} L${x + 13} ${y + 14} L${x} ${y + 14 + tilt} Z`, { cel: 0 })
      mark(
        pen,
        2.4,
        role === '#2a2430' ? '#f4f0e6' : '#2a2430',
        i % 2
          ? `M${x + 4} ${y + 11} L${x + 6.5} ${y + 3} L${x + 9} ${y + 11}`
          : `M${x + 4} ${y + 3} L${x + 4} ${y + 11} L${x + 9} ${y + 11}`,
      )
    }
}

/** Coordinates of the outer end of a winding step. */
const rim = (i: number): string => `${(Math.cos(i * 0.5) * 44).toFixed(1)} ${(-10 - i * 6.2 + Math.sin(i * 0.5) * 9).toFixed(1)}`

const spiralStaircase: PropPainter = (pen) => {
  line(pen, 5, '#4a4a58', 'M0 0 L0 -98')
  for (let i = 0; i < 13; i++) {
    const y = -6 - i * 6.2
    outline(pen, 'woodLight', `M0 ${y} L${rim(i)} L${rim(i + 1)} L0 ${y - 6} Z`, { lighten: Math.sin(i * 0.5) * 0.08 })
    const [x, foot] = rim(i).split(' ').map(Number) as [number, number]
    if (Math.sin(i * 0.5) > -0.3) mark(pen, 1.6, '#4a4a58', `M${x} ${foot} L${x} ${foot - 15} L${rim(i + 1).split(' ')[0]} ${foot - 20}`)
  }
}

export const DOORS_AND_PAPERS = {
  'closed-door': closedDoor,
  'open-door': openDoor,
  'framed-shirt': framedShirt,
  'bent-hanger': bentHanger,
  manuscripts,
  'full-bookcase': fullBookcase,
  'ransom-note': ransomNote,
  'spiral-staircase': spiralStaircase,
} satisfies Record<string, PropPainter>
