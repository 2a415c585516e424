import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type PropPainter, rect } from '../pen.ts'
import { mark, oval } from './details.ts'

/** The hammer of a judge on its block. */
const gavel: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-44 -12 C -44 -18 12 -18 12 -12 L14 0 L-46 0 Z')
  line(pen, 5.4, 'wood', 'M-2 -50 L48 -18', 0.05)
  outline(pen, 'wood', 'M-34 -58 L6 -82 L20 -58 L-20 -34 Z')
  outline(pen, 'wood', 'M-40 -58 L-32 -63 L-16 -36 L-24 -31 Z', { lighten: -0.12 })
  outline(pen, 'wood', 'M4 -84 L12 -89 L28 -62 L20 -57 Z', { lighten: -0.12 })
  mark(pen, 3, 'gold', 'M-18 -67 L-4 -43 M-11 -71 L3 -47')
}

const handcuffs: PropPainter = (pen) => {
  line(pen, 5, 'metal', 'M-24 -8 C -48 -10 -50 -48 -24 -50 C0 -48 2 -10 -24 -8 Z')
  line(pen, 5, 'metal', 'M24 -42 C0 -44 -2 -82 24 -84 C50 -82 52 -44 24 -42 Z', 0.08)
  line(pen, 3, 'metal', 'M-14 -50 C -10 -58 -4 -54 -2 -60 C0 -66 4 -60 8 -64', -0.15)
  rect(pen, -0.32, -0.57, 0.17, 0.12, 'metal', { lighten: -0.05, round: 0.02 })
  rect(pen, 0.02, -0.74, 0.13, 0.16, 'metal', { round: 0.02 })
  oval(pen, 'dark', -23, -51, 1.6, 2.2, PLAIN_SHAPE)
  oval(pen, 'dark', 8.5, -66, 1.6, 2.2, PLAIN_SHAPE)
}

const fingerprint: PropPainter = (pen) => {
  outline(pen, 'white', 'M-40 -100 L40 -100 L40 0 L-40 0 Z')
  for (const [rx, ry, gap] of [
    [5, 8, 0],
    [11, 16, 4],
    [17, 24, 2],
    [23, 32, 6],
    [29, 39, 3],
  ] as const)
    mark(
      pen,
      2.6,
      '#2c3350',
      `M${-rx} ${-40 + ry * 0.75} C${-rx - 2} ${-52 - ry * 0.6} ${-rx * 0.4} ${-52 - ry} 0 ${-52 - ry} C${rx * 0.7} ${-52 - ry} ${rx + 2} ${-52 - ry * 0.4} ${rx} ${-36 + ry * 0.5 - gap}`,
    )
  mark(
    pen,
    2.6,
    '#2c3350',
    'M0 -50 C1 -40 0 -30 -4 -20 M8 -30 C7 -22 4 -16 2 -12 M16 -26 C14 -20 12 -16 10 -12 M-16 -14 C -12 -18 -11 -22 -11 -26',
  )
}

/** A clear bag with a knife and a red seal. */
const evidenceBag: PropPainter = (pen) => {
  outline(pen, 'glass', 'M-36 -92 L36 -92 L40 0 L-40 0 Z', { lighten: 0.3 })
  outline(pen, 'red', 'M-36 -98 L36 -98 L36 -82 L-36 -82 Z')
  mark(pen, 2, 'white', 'M-28 -90 L28 -90')
  outline(pen, 'metal', 'M-22 -16 C -22 -34 -6 -52 12 -64 L18 -58 C10 -44 -6 -26 -22 -16 Z', { lighten: 0.15 })
  line(pen, 6, 'dark', 'M15 -62 L26 -72', 0.1)
  outline(pen, 'white', 'M-4 -34 L32 -34 L32 -8 L-4 -8 Z')
  mark(pen, 1.6, '#5a6478', 'M0 -28 L26 -28 M0 -21 L28 -21 M0 -14 L18 -14')
  mark(pen, 2, 'white', 'M-30 -74 L-32 -12')
}

/** Yellow tape between two posts. */
const policeTape: PropPainter = (pen) => {
  for (const x of [-44, 40]) {
    rect(pen, x / 100, -0.84, 0.05, 0.8, 'dark', { lighten: 0.2 })
    outline(pen, 'dark', `M${x - 8} 0 L${x - 4} -6 L${x + 9} -6 L${x + 13} 0 Z`, { lighten: 0.2 })
  }
  for (const [y0, y1] of [
    [-76, -64],
    [-46, -58],
  ] as const) {
    const drop = 7
    outline(
      pen,
      'yellow',
      `M-42 ${y0} C -20 ${y0 + drop} 20 ${y1 + drop} 43 ${y1} L43 ${y1 + 13} C20 ${y1 + 13 + drop} -20 ${y0 + 13 + drop} -42 ${y0 + 13} Z`,
    )
    for (let i = 0; i < 6; i++) {
      const t = (i + 0.4) / 6
      const [x, y] = [-42 + t * 85, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * drop * 0.75]
      outline(pen, 'black', `M${x + 3} ${y + 1} L${x + 8} ${y + 1} L${x + 4} ${y + 12} L${x - 1} ${y + 12} Z`, PLAIN_SHAPE)
    }
  }
}

/** Bars of iron before a dark cell. */
const prisonBars: PropPainter = (pen) => {
  rect(pen, -0.46, -0.98, 0.92, 0.98, 'stone')
  rect(pen, -0.38, -0.9, 0.76, 0.84, '#15131e', PLAIN_SHAPE)
  for (const x of [-32, -18, -4, 10, 24]) rect(pen, x / 100, -0.93, 0.07, 0.9, 'metal', { lighten: -0.08 })
  rect(pen, -0.4, -0.62, 0.8, 0.07, 'metal', { lighten: -0.16 })
  rect(pen, 0.2, -0.54, 0.16, 0.18, 'metal')
  oval(pen, 'dark', 28, -47, 2.4, 3, PLAIN_SHAPE)
}

/** A desk for a speaker with a microphone. */
const lectern: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-22 -12 L-28 -62 L28 -62 L22 -12 Z')
  outline(pen, 'woodLight', 'M-40 -62 L-34 -76 L34 -76 L40 -62 Z')
  outline(pen, 'wood', 'M-30 -12 L30 -12 L34 0 L-34 0 Z', { lighten: -0.1 })
  oval(pen, 'gold', 0, -38, 11, 11)
  oval(pen, 'wood', 0, -38, 6.4, 6.4, PLAIN_SHAPE)
  line(pen, 2, 'dark', 'M14 -74 C16 -86 8 -90 4 -92', 0.15)
  oval(pen, 'dark', 1, -95, 5, 4.4, { lighten: 0.15 })
}

/** A certificate with a ribbon and a seal. */
const diploma: PropPainter = (pen) => {
  outline(pen, 'cream', 'M-48 -82 L48 -82 L48 -14 L-48 -14 Z')
  mark(pen, 2, 'gold', 'M-43 -77 L43 -77 L43 -19 L-43 -19 Z')
  mark(pen, 3.4, '#4a4458', 'M-24 -66 L24 -66')
  mark(pen, 1.6, '#8a8498', 'M-32 -54 L32 -54 M-32 -46 L32 -46 M-32 -38 L16 -38 M-32 -28 L-8 -28')
  outline(pen, 'red', 'M20 -26 L16 0 L25 -6 L32 0 L32 -26 Z')
  outline(
    pen,
    'gold',
    'M25 -44 L29 -40 L35 -41 L36 -35 L41 -31 L37 -26 L38 -20 L32 -19 L28 -14 L23 -18 L17 -18 L16 -24 L11 -28 L15 -33 L14 -39 L20 -40 Z',
  )
  oval(pen, 'gold', 26, -29, 7, 7, { ...PLAIN_SHAPE, lighten: 0.25 })
}

/** Wire with thorns between posts. */
const barbedWire: PropPainter = (pen) => {
  for (const x of [-40, 36]) rect(pen, x / 100, -0.82, 0.06, 0.82, 'wood')
  for (const y of [-70, -46, -22]) {
    line(pen, 1.6, 'metal', `M-50 ${y} C -30 ${y + 5} -10 ${y - 4} 6 ${y + 2} C22 ${y + 6} 36 ${y - 2} 50 ${y}`, -0.2)
    for (const x of [-28, -10, 8, 24])
      line(pen, 1.4, 'metal', `M${x - 4} ${y - 5} L${x + 4} ${y + 6} M${x + 4} ${y - 5} L${x - 4} ${y + 6}`, -0.2)
  }
}

/** A mask of rubber with two windows and a filter. */
const gasMask: PropPainter = (pen) => {
  outline(pen, '#3f4a42', 'M-38 -60 C -40 -92 -18 -100 0 -100 C18 -100 40 -92 38 -60 C38 -40 24 -24 0 -22 C -24 -24 -38 -40 -38 -60 Z')
  for (const x of [-17, 17]) {
    oval(pen, '#22262a', x, -66, 14, 14)
    oval(pen, 'glass', x, -66, 10.4, 10.4, { ...PLAIN_SHAPE, lighten: -0.2 })
    mark(pen, 2.2, 'white', `M${x - 5} -70 C${x - 4} -73 ${x - 1} -74 ${x + 2} -74`)
  }
  outline(pen, '#2c3230', 'M-14 -44 L14 -44 L18 -30 L-18 -30 Z')
  outline(pen, '#55605a', 'M-20 -32 L20 -32 L20 -4 C12 0 -12 0 -20 -4 Z')
  for (const x of [-12, -4, 4, 12]) mark(pen, 2, '#22262a', `M${x} -26 L${x} -8`)
  line(pen, 3.4, '#22262a', 'M-37 -74 L-46 -84 M37 -74 L46 -84')
}

/** A tank of an army with its gun. */
const tank: PropPainter = (pen) => {
  line(pen, 4.6, '#4f5a38', 'M10 -56 L50 -66')
  outline(pen, '#5f6b42', 'M-24 -44 L-18 -64 L12 -66 L22 -44 Z')
  outline(pen, '#4f5a38', 'M-12 -65 L6 -66 L6 -72 L-12 -71 Z')
  outline(pen, '#6c7a4c', 'M-44 -28 L-36 -46 L36 -46 L48 -30 L44 -24 L-44 -24 Z')
  outline(pen, '#2c3026', 'M-40 -30 L40 -30 C52 -28 52 -4 38 0 L-38 0 C -52 -4 -52 -28 -40 -30 Z')
  for (const x of [-34, -17, 0, 17, 34]) {
    oval(pen, '#6c7a4c', x, -14, 8, 8)
    oval(pen, '#2c3026', x, -14, 3, 3, PLAIN_SHAPE)
  }
  mark(pen, 1.8, '#3f4830', 'M-36 -38 L38 -38')
}

export const JUSTICE = {
  gavel,
  handcuffs,
  fingerprint,
  'evidence-bag': evidenceBag,
  'police-tape': policeTape,
  'prison-bars': prisonBars,
  lectern,
  diploma,
  'barbed-wire': barbedWire,
  'gas-mask': gasMask,
  tank,
} satisfies Record<string, PropPainter>
