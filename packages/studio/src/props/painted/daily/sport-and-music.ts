import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A long flat blade, a third of the length, on a thin shaft with a crosswise grip. */
const oar: PropPainter = (pen) => {
  line(pen, 3.6, '#b5793f', 'M44 -94 L-22 -28')
  line(pen, 5, '#5c3c22', 'M40 -99 L49 -90')
  outline(pen, '#e8bc7a', 'M-2 -54 L8 -44 C8 -38 -28 0 -36 0 L-50 -2 L-50 -14 C -50 -22 -10 -56 -2 -54 Z')
  outline(pen, '#f6dcae', 'M-2 -54 L2 -50 L-46 -4 L-50 -4 L-50 -14 C -50 -22 -10 -56 -2 -54 Z', FLAT_SHAPE)
  line(pen, 3.6, '#b5793f', 'M10 -60 L-24 -26')
  for (const [x, y] of [
    [-44, -34],
    [-30, -44],
    [-2, -10],
  ] as const)
    outline(
      pen,
      '#6ab8e0',
      `M${x} ${y - 7} C${x - 5} ${y} ${x - 4} ${y + 4} ${x} ${y + 4} C${x + 4} ${y + 4} ${x + 5} ${y} ${x} ${y - 7} Z`,
    )
}

/** Two wings of long feathers in steps, arched above. */
const angelWings: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    for (const [x, y, tx, ty] of [
      [36, -82, 46, -26],
      [30, -78, 37, -16],
      [24, -74, 28, -9],
      [18, -70, 20, -5],
      [12, -64, 12, -6],
      [8, -58, 6, -12],
    ] as const)
      outline(
        pen,
        '#f4f7fb',
        `M${s * (x - 5)} ${y} C${s * (x - 6)} ${y + 20} ${s * (tx - 4)} ${ty - 10} ${s * tx} ${ty} C${s * (tx + 7)} ${ty - 12} ${s * (x + 9)} ${y + 20} ${s * (x + 6)} ${y} Z`,
        { cel: 0.12 },
      )
    for (const [x, y, tx, ty] of [
      [34, -84, 39, -48],
      [26, -80, 29, -42],
      [18, -76, 19, -38],
      [11, -68, 11, -36],
    ] as const)
      outline(
        pen,
        '#ffffff',
        `M${s * (x - 5)} ${y} C${s * (x - 6)} ${y + 14} ${s * (tx - 4)} ${ty - 8} ${s * tx} ${ty} C${s * (tx + 6)} ${ty - 8} ${s * (x + 8)} ${y + 14} ${s * (x + 6)} ${y} Z`,
        { cel: 0.12 },
      )
    outline(
      pen,
      '#ffffff',
      `M${s * 3} -46 C${s * 2} -66 ${s * 12} -92 ${s * 34} -98 C${s * 46} -98 ${s * 50} -88 ${s * 46} -76 C${s * 40} -82 ${s * 34} -70 ${s * 28} -74 C${s * 24} -64 ${s * 18} -68 ${s * 14} -62 C${s * 12} -56 ${s * 8} -52 ${s * 3} -46 Z`,
    )
    mark(pen, 2, '#c8d4e4', `M${s * 10} -72 C${s * 16} -84 ${s * 26} -92 ${s * 36} -92`)
  }
}

/** A tilted disc with its rim and rings, lines of its flight behind. */
const flyingDisc: PropPainter = (pen) => {
  for (const [x, y, w] of [
    [-50, -34, 20],
    [-46, -22, 16],
    [-40, -10, 12],
  ] as const)
    line(pen, 3, '#a8c0d4', `M${x} ${y} L${x + w} ${y - w * 0.3}`)
  outline(pen, '#c8302a', 'M-36 -50 C -34 -28 20 -26 46 -64 L46 -74 L-36 -58 Z')
  outline(pen, '#e8433f', 'M-36 -56 C -36 -74 -4 -92 24 -92 C40 -92 50 -84 46 -72 C38 -54 8 -44 -14 -44 C -26 -44 -36 -48 -36 -56 Z')
  mark(pen, 2.6, '#fbd0c0', 'M-26 -58 C -24 -72 4 -84 24 -84 C36 -84 40 -78 36 -70 C28 -58 4 -52 -12 -52 C -20 -52 -26 -54 -26 -58')
  mark(pen, 2.2, '#fbd0c0', 'M-12 -62 C -8 -70 6 -76 16 -76 C24 -76 26 -72 22 -68 C16 -62 4 -60 -4 -60 C -8 -60 -12 -60 -12 -62')
}

/** A pointed ball with its seams and laces, on grass. */
const rugbyFootball: PropPainter = (pen) => {
  for (let x = -46; x <= 46; x += 9) outline(pen, '#4f9a3f', `M${x - 5} 0 L${x - 3} -11 L${x} -3 L${x + 2} -13 L${x + 4} 0 Z`, PLAIN_SHAPE)
  outline(pen, '#fbfaf4', 'M-48 -36 C -36 -74 8 -98 44 -92 C50 -90 52 -86 50 -80 C42 -42 0 -6 -38 -8 C -48 -10 -51 -24 -48 -36 Z')
  outline(
    pen,
    '#2f5fb0',
    'M-48 -36 C -45 -46 -40 -54 -34 -62 C -30 -46 -24 -28 -10 -14 C -20 -9 -30 -7 -38 -8 C -48 -10 -51 -24 -48 -36 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#2f5fb0', 'M44 -92 C50 -90 52 -86 50 -80 C48 -70 42 -60 34 -50 C28 -64 18 -78 8 -88 C20 -92 34 -94 44 -92 Z', FLAT_SHAPE)
  mark(pen, 2.2, '#4a4a58', 'M-46 -14 C -20 -46 20 -78 48 -86')
  mark(pen, 1.8, '#8a8a98', 'M-34 -62 C -30 -46 -24 -28 -10 -14 M8 -88 C18 -78 28 -64 34 -50')
  for (const k of [0, 1, 2, 3]) mark(pen, 3, '#c8302a', `M${-13 + k * 9} ${-51 - k * 6.6} L${-6 + k * 9} ${-39 - k * 6.6}`)
}

/** A pair of pointe shoes hung by their ribbons, flat toes below. */
const balletShoes: PropPainter = (pen) => {
  line(pen, 4, '#ee8fae', 'M-22 -62 C -30 -80 -6 -84 0 -92 C6 -84 30 -80 22 -62')
  line(pen, 4, '#f8b0c8', 'M-8 -62 C -2 -74 2 -84 0 -92 C -2 -84 2 -74 8 -62')
  for (const s of [-1, 1]) outline(pen, '#f8b0c8', `M0 -92 C${s * 8} -102 ${s * 24} -102 ${s * 24} -92 C${s * 24} -84 ${s * 8} -86 0 -92 Z`)
  for (const s of [-1, 1]) {
    outline(
      pen,
      '#f49ab8',
      `M${s * 4} -60 C${s * 8} -68 ${s * 24} -68 ${s * 28} -58 C${s * 32} -44 ${s * 32} -26 ${s * 26} -6 C${s * 25} 0 ${s * 11} 0 ${s * 10} -6 C${s * 4} -26 0 -46 ${s * 4} -60 Z`,
    )
    outline(
      pen,
      '#b8587a',
      `M${s * 8} -58 C${s * 11} -63 ${s * 22} -63 ${s * 25} -56 C${s * 27} -46 ${s * 24} -34 ${s * 17} -32 C${s * 9} -34 ${s * 5} -48 ${s * 8} -58 Z`,
    )
    outline(
      pen,
      '#fbdce6',
      `M${s * 10} -12 C${s * 14} -16 ${s * 22} -16 ${s * 27} -12 L${s * 26} -4 C${s * 25} 0 ${s * 11} 0 ${s * 10} -4 Z`,
      FLAT_SHAPE,
    )
    mark(pen, 2.4, 'white', `M${s * 28} -40 C${s * 29} -32 ${s * 27} -24 ${s * 26} -18`)
  }
}

/** A rail on a red track with two slanted pads, a runner's shoe on one. */
const startingBlock: PropPainter = (pen) => {
  box(pen, '#c8502e', -50, -22, 100, 22, { cel: 0 })
  mark(pen, 3, 'white', 'M-50 -20 L50 -20 M-50 -3 L50 -3')
  box(pen, '#5c6674', -46, -16, 84, 7, { round: 2 })
  for (const x of [-40, -28, -16, -4, 8, 20, 32]) oval(pen, '#2a2c38', x, -12.5, 1.6, 1.6, FLAT_SHAPE)
  for (const x of [-24, 18]) {
    line(pen, 5, '#8d98a8', `M${x - 10} -14 L${x - 12} -40`)
    outline(pen, '#2f78d8', `M${x + 4} -12 L${x - 22} -54 L${x - 14} -58 L${x + 12} -16 Z`)
    for (const k of [0.2, 0.45, 0.7]) mark(pen, 2, '#bcdcff', `M${x + 8 - 26 * k} ${-18 - 42 * k} L${x + 4 - 26 * k} ${-16 - 42 * k}`)
  }
  outline(pen, '#f4c21e', 'M16 -18 C8 -28 2 -42 4 -54 L14 -60 C18 -52 26 -48 34 -48 C44 -40 44 -24 38 -16 C32 -12 22 -12 16 -18 Z')
  outline(pen, 'white', 'M18 -18 C8 -28 2 -42 4 -54 L9 -57 C8 -44 16 -28 26 -14 Z', FLAT_SHAPE)
  line(pen, 9, 'skin', 'M14 -60 L30 -92')
  mark(pen, 2.4, '#c8302a', 'M22 -42 L30 -34 M26 -46 L34 -38')
}

/** A very long thin shaft with its point and a cord grip, stuck in grass. */
const javelin: PropPainter = (pen) => {
  line(pen, 2.6, '#c8d0da', 'M48 -99 L-40 -10')
  line(pen, 3, '#e8433f', 'M34 -85 L26 -77')
  line(pen, 4.4, '#2f5fb0', 'M10 -60 L-2 -48')
  outline(pen, '#8d98a8', 'M-34 -20 L-30 -16 L-48 0 Z')
  for (let x = -46; x <= 10; x += 8)
    outline(pen, '#4f9a3f', `M${x - 5} 0 L${x - 4} -10 L${x - 1} -3 L${x + 1} -14 L${x + 3} 0 Z`, PLAIN_SHAPE)
}

/** A shiny hollow tube handed from one hand to another. */
const relayBaton: PropPainter = (pen) => {
  outline(pen, 'skin', 'M-50 -18 L-26 -34 C -20 -40 -8 -40 -4 -34 L-10 -18 C -16 -10 -26 -10 -32 -4 L-44 0 Z')
  outline(pen, '#2f6ac8', 'M-50 -22 L-40 -26 L-34 -6 L-50 0 Z')
  outline(pen, '#d8392e', 'M-34 -36 L34 -88 L42 -76 L-26 -24 Z')
  outline(pen, '#f4d04a', 'M-14 -51 L-4 -59 L4 -47 L-6 -39 Z', FLAT_SHAPE)
  outline(pen, '#f4d04a', 'M10 -70 L20 -77 L28 -66 L18 -58 Z', FLAT_SHAPE)
  oval(pen, '#7a1814', 38, -82, 5, 7.6)
  mark(pen, 2.6, '#ffb8a8', 'M-26 -38 L32 -82')
  for (const [x, y] of [
    [-24, -38],
    [-17, -40],
    [-10, -40],
  ] as const)
    line(pen, 6, 'skin', `M${x} ${y} L${x + 6} ${y + 13}`)
  outline(pen, 'skin', 'M50 -64 L34 -60 C24 -60 14 -66 14 -72 L22 -78 L30 -72 L42 -78 L50 -80 Z')
  for (const [x, y] of [
    [16, -76],
    [23, -80],
  ] as const)
    line(pen, 6, 'skin', `M${x} ${y} L${x + 8} ${y + 10}`)
}

/** White posts and bar with a fine net, a ball on the line. */
const goalNet: PropPainter = (pen) => {
  for (let i = 0; i <= 10; i++) mark(pen, 0.9, '#8a94a4', `M${-40 + i * 8} -58 L${-44 + i * 8.8} -4`)
  for (let i = 0; i <= 6; i++) mark(pen, 0.9, '#8a94a4', `M${-44} ${-54 + i * 8.2} L44 ${-54 + i * 8.2}`)
  mark(pen, 1.6, '#c4ccd6', 'M-48 -64 L-38 -56 L38 -56 L48 -64')
  box(pen, '#5cae3a', -50, -5, 100, 5, { cel: 0 })
  mark(pen, 2, 'white', 'M-50 -4 L50 -4')
  line(pen, 4.4, '#fbfbfa', 'M-47 -4 L-47 -64 L47 -64 L47 -4')
  oval(pen, '#fbfbfa', 20, -13, 10, 10)
  outline(
    pen,
    '#2a2c38',
    `M${polar(20, -13, -1.57, 4.4)} L${polar(20, -13, -0.31, 4.4)} L${polar(20, -13, 0.94, 4.4)} L${polar(20, -13, 2.2, 4.4)} L${polar(20, -13, 3.46, 4.4)} Z`,
    FLAT_SHAPE,
  )
  for (let i = 0; i < 5; i++) mark(pen, 1.4, '#2a2c38', `M${polar(20, -13, -1.57 + i * 1.257, 4)} L${polar(20, -13, -1.57 + i * 1.257, 9)}`)
}

/** A coiled horn of wide tubes with valves and its bell up. */
const tuba: PropPainter = (pen) => {
  line(pen, 6, '#c8922a', 'M-30 -44 C -44 -44 -46 -52 -42 -58')
  outline(pen, '#d8a83a', 'M-46 -62 L-36 -62 L-38 -54 L-44 -54 Z')
  line(pen, 11, '#e0ac3a', 'M-20 -60 L-20 -20 C -20 -4 30 -4 30 -22 L30 -44')
  line(pen, 7, '#c8922a', 'M-6 -52 L-6 -26 C -6 -18 14 -18 14 -26 L14 -52')
  outline(pen, '#f0c050', 'M24 -40 C24 -66 20 -78 2 -92 L50 -99 C44 -82 38 -66 37 -40 Z')
  oval(pen, '#8a5a14', 26, -95, 24, 5)
  for (const x of [-14, -4, 6]) {
    line(pen, 3, '#e8ecf0', `M${x} -58 L${x} -68`)
    oval(pen, 'white', x, -70, 4, 2.6)
    box(pen, '#d8a83a', x - 4, -58, 8, 28, { round: 3 })
  }
  line(pen, 6, '#c8922a', 'M-20 -58 C -22 -66 -32 -50 -30 -44')
  mark(pen, 2.4, '#fff0b8', 'M-22 -52 L-22 -22 C -20 -12 -10 -9 0 -8')
}

/** A round coil of tube with a wide flared bell. */
const frenchHorn: PropPainter = (pen) => {
  line(pen, 5, '#c8922a', 'M-14 -74 L-40 -90')
  oval(pen, '#e8ecf0', -42, -91, 4, 4)
  for (const r of [30, 21])
    line(
      pen,
      6,
      r === 30 ? '#e8b440' : '#c8922a',
      `M${-8 - r} -52 C${-8 - r} ${-52 - r * 1.33} ${-8 + r} ${-52 - r * 1.33} ${-8 + r} -52 C${-8 + r} ${-52 + r * 1.33} ${-8 - r} ${-52 + r * 1.33} ${-8 - r} -52`,
    )
  outline(pen, '#f0c050', 'M-2 -24 C16 -22 26 -30 30 -48 C34 -46 48 -28 50 -16 C42 -4 18 2 6 -2 C -2 -10 -4 -18 -2 -24 Z')
  outline(pen, '#8a5a14', 'M50 -18 C44 -4 20 2 4 -2 C10 -18 34 -34 44 -32 C48 -28 50 -22 50 -18 Z', { cel: 0 })
  for (const [x, y] of [
    [-18, -62],
    [-9, -58],
    [0, -54],
  ] as const) {
    oval(pen, '#e8ecf0', x, y, 5, 5)
    line(pen, 2.4, '#8d98a8', `M${x} ${y} L${x + 6} ${y - 12}`)
  }
  mark(pen, 2, '#fff0b8', 'M-34 -62 C -30 -74 -20 -80 -8 -80')
}

/** A tall bass with sloping shoulders, long neck and endpin, a stool beside it. */
const doubleBass: PropPainter = (pen) => {
  line(pen, 2.6, '#8d98a8', 'M0 -6 L0 0')
  outline(
    pen,
    '#a85a22',
    'M-4 -62 C -10 -54 -22 -54 -23 -42 C -24 -34 -16 -32 -17 -26 C -18 -20 -28 -20 -28 -12 C -28 -4 -14 -3 0 -3 C14 -3 28 -4 28 -12 C28 -20 18 -20 17 -26 C16 -32 24 -34 23 -42 C22 -54 10 -54 4 -62 Z',
  )
  for (const s of [-1, 1]) mark(pen, 2, '#3a1c0a', `M${s * 10} -36 C${s * 6} -32 ${s * 14} -24 ${s * 10} -20`)
  outline(pen, '#3a1c0a', 'M-3 -88 L3 -88 L4 -34 L-4 -34 Z')
  outline(pen, '#a85a22', 'M-3 -88 C -8 -94 -4 -100 2 -99 C7 -98 6 -92 3 -88 Z')
  for (const y of [-92, -86]) {
    line(pen, 2.4, '#e8c23a', `M-10 ${y} L10 ${y}`)
    for (const x of [-11, 11]) oval(pen, '#e8c23a', x, y, 3, 2.4)
  }
  outline(pen, '#f0d8a8', 'M-8 -22 L8 -22 L5 -18 L-5 -18 Z', FLAT_SHAPE)
  outline(pen, '#3a1c0a', 'M-3 -16 L3 -16 L4 -6 L-4 -6 Z', FLAT_SHAPE)
  for (const x of [-1.6, 0, 1.6]) mark(pen, 0.8, '#e8ecf0', `M${x} -88 L${x * 2} -14`)
  for (const x of [33, 47]) line(pen, 2, '#5c6674', `M40 -26 L${x} 0`)
  oval(pen, '#c8302a', 40, -29, 10, 4)
  line(pen, 2, '#7a4a22', 'M-46 -4 C -50 -20 -50 -36 -44 -52')
  mark(pen, 1.2, '#f4eedc', 'M-46 -4 L-44 -52')
}

/** A tall thick tube of two bores with a thin curved crook. */
const bassoon: PropPainter = (pen) => {
  line(pen, 2.6, '#c8d0da', 'M-2 -64 C -10 -80 -26 -82 -36 -70')
  line(pen, 3, '#e8d0a0', 'M-36 -70 L-40 -62')
  outline(pen, '#6b2a1a', 'M4 -96 L14 -98 L20 -6 C20 0 4 0 2 -6 Z')
  outline(pen, '#8a3a22', 'M-6 -66 L4 -67 L10 -4 C8 0 -2 0 -4 -4 Z')
  outline(pen, '#f4ead2', 'M3 -96 L15 -98 L15 -92 L3 -90 Z')
  for (const [x, y] of [
    [0, -54],
    [2, -42],
    [3, -30],
    [4, -18],
    [10, -78],
    [11, -62],
    [13, -46],
    [14, -30],
  ] as const)
    oval(pen, '#e0e6ec', x, y, 3, 3)
  for (const d of ['M16 -70 L18 -40', 'M-4 -48 L-2 -26']) line(pen, 2, '#c8d0da', d)
  box(pen, '#c8d0da', -3, -10, 22, 4)
}

/** A slim silver tube with keys and a lip plate. */
const flute: PropPainter = (pen) => {
  line(pen, 6, '#d4dce4', 'M-46 -14 L46 -78')
  mark(pen, 1.8, 'white', 'M-44 -16 L44 -78')
  line(pen, 7.4, '#aab4c0', 'M18 -59 L22 -62')
  oval(pen, '#eef2f6', 31, -70, 9, 6)
  oval(pen, '#2a2c38', 31, -70, 3.4, 2, FLAT_SHAPE)
  for (const k of [0.08, 0.17, 0.26, 0.38, 0.47, 0.56]) {
    const [x, y] = [-46 + 92 * k, -14 - 64 * k]
    oval(pen, '#f4f7fa', x - 1, y - 2, 5, 4)
    oval(pen, '#8d98a8', x - 1, y - 2, 2, 1.6, FLAT_SHAPE)
  }
  line(pen, 2, '#aab4c0', 'M-34 -30 L6 -58')
}

/** Two small drums of different width, joined. */
const bongos: PropPainter = (pen) => {
  for (const [x, r, role] of [
    [-23, 26, '#c8602a'],
    [27, 20, '#d8782e'],
  ] as const) {
    outline(pen, role, `M${x - r} -58 L${x + r} -58 L${x + r * 0.76} -4 C${x + r * 0.4} 1 ${x - r * 0.4} 1 ${x - r * 0.76} -4 Z`)
    for (const k of [-0.5, 0, 0.5]) mark(pen, 2, '#7a3412', `M${x + r * k} -48 L${x + r * k * 0.8} -4`)
    box(pen, '#c8d0da', x - r, -58, r * 2, 6)
    oval(pen, '#d8dee4', x, -60, r, r * 0.36)
    oval(pen, '#f6ead0', x, -61, r * 0.86, r * 0.28, FLAT_SHAPE)
    for (const k of [-0.8, 0.8]) line(pen, 2.4, '#aab4c0', `M${x + r * k} -50 L${x + r * k * 0.94} -30`)
  }
  box(pen, '#5c3018', -1, -40, 12, 14)
}

/** A bass guitar: long neck, four large pegs. */
const bassGuitar: PropPainter = (pen) => {
  line(pen, 5, '#e0b070', 'M-10 -34 L38 -88')
  outline(pen, '#2a2c38', 'M34 -88 L42 -99 L50 -94 L42 -82 Z')
  for (const [x, y] of [
    [36, -94],
    [40, -99],
    [47, -86],
    [50, -91],
  ] as const)
    oval(pen, '#d4dae2', x, y, 3.4, 3)
  for (const k of [0.2, 0.35, 0.5, 0.65, 0.8])
    mark(pen, 1.2, '#7a4a22', `M${-10 + 48 * k - 2.4} ${-34 - 54 * k - 2} L${-10 + 48 * k + 2.4} ${-34 - 54 * k + 2}`)
  outline(
    pen,
    '#c8302a',
    'M-42 -6 C -54 -18 -44 -32 -34 -34 C -26 -36 -28 -46 -20 -52 C -14 -56 -10 -50 -14 -44 C -12 -38 -4 -36 2 -32 C10 -32 14 -26 8 -22 C -2 -20 -8 -16 -12 -8 C -18 2 -34 2 -42 -6 Z',
  )
  outline(pen, '#fbf4e4', 'M-28 -20 C -24 -30 -10 -34 -4 -30 C -10 -24 -16 -12 -22 -10 C -30 -10 -32 -14 -28 -20 Z', FLAT_SHAPE)
  outline(pen, '#2a2c38', 'M-26 -24 L-20 -30 L-15 -25 L-21 -19 Z', FLAT_SHAPE)
  line(pen, 3, '#c8d0da', 'M-36 -16 L-30 -10')
  for (const d of [-1.6, 0, 1.6]) mark(pen, 0.8, '#f4f7fa', `M${-33 + d} ${-13 + d} L${38 + d} ${-90 + d}`)
}

/** A felt ball with its curved seam. */
const tennisBall: PropPainter = (pen) => {
  oval(pen, '#d4e83a', 0, -46, 45, 45)
  mark(pen, 4.4, '#fbfdf2', 'M-40 -66 C -14 -62 -8 -26 -30 -12')
  mark(pen, 4.4, '#fbfdf2', 'M40 -66 C14 -62 8 -26 30 -12')
  for (let i = 0; i < 26; i++)
    mark(pen, 1.4, '#a8bc2a', `M${-34 + ((i * 29) % 69)} ${-76 + ((i * 37) % 62)} L${-32 + ((i * 29) % 69)} ${-74 + ((i * 37) % 62)}`)
}

/** Rings of a target around (0, -58). */
const rings = (pen: Pen, colours: readonly string[]): void =>
  colours.forEach((role, i) => oval(pen, role, 0, -58, 41 - i * 8, 41 - i * 8, i ? FLAT_SHAPE : {}))

/** A straw target on a stand, an arrow in the gold. */
const archeryTarget: PropPainter = (pen) => {
  for (const x of [-26, 26]) line(pen, 5, '#a8703a', `M${x * 0.6} -60 L${x * 1.4} 0`)
  rings(pen, ['#fbfbfa', '#2a2c38', '#3f9ae0', '#e8433f', '#ffd83a'])
  line(pen, 3, '#8a5a2e', 'M0 -58 L38 -86')
  for (const d of [0, 5])
    outline(
      pen,
      '#fbfbfa',
      `M${30 + d} ${-81 - d * 0.7} L${40 + d} ${-97 - d * 0.4} L${44 + d} ${-93 - d * 0.4} L${34 + d} ${-82 - d * 0.7} Z`,
    )
}

/** A paper target with black rings and bullet holes. */
const shootingTarget: PropPainter = (pen) => {
  box(pen, '#f8f2e2', -48, -99, 96, 99, { cel: 0 })
  for (const r of [44, 37])
    mark(
      pen,
      1.8,
      '#2a2c38',
      `M${-r} -50 C${-r} ${-50 - r * 1.33} ${r} ${-50 - r * 1.33} ${r} -50 C${r} ${-50 + r * 1.33} ${-r} ${-50 + r * 1.33} ${-r} -50`,
    )
  oval(pen, '#2a2c38', 0, -50, 29, 29, { cel: 0 })
  for (const r of [21, 13, 6])
    mark(
      pen,
      1.6,
      '#f8f2e2',
      `M${-r} -50 C${-r} ${-50 - r * 1.33} ${r} ${-50 - r * 1.33} ${r} -50 C${r} ${-50 + r * 1.33} ${-r} ${-50 + r * 1.33} ${-r} -50`,
    )
  for (const [x, y] of [
    [-4, -54],
    [9, -46],
    [-14, -38],
    [20, -66],
    [-32, -70],
  ] as const) {
    oval(pen, '#c8a878', x, y, 4.4, 4.4, FLAT_SHAPE)
    oval(pen, '#e8342e', x, y, 2.4, 2.4, FLAT_SHAPE)
  }
}

/** A knotted black belt with its two ends. */
const blackBelt: PropPainter = (pen) => {
  outline(pen, '#2a2a34', 'M-50 -74 C -20 -62 20 -62 50 -74 L50 -58 C20 -46 -20 -46 -50 -58 Z')
  mark(pen, 1.6, '#5c5c6c', 'M-50 -66 C -20 -54 20 -54 50 -66')
  outline(pen, '#2a2a34', 'M-6 -56 L8 -54 L-16 -6 L-34 -12 Z')
  outline(pen, '#2a2a34', 'M-6 -54 L8 -58 L34 -10 L16 -2 Z')
  outline(pen, '#3a3a46', 'M-14 -66 L12 -68 L16 -48 L-10 -44 Z')
  mark(pen, 1.8, '#5c5c6c', 'M-10 -60 L12 -62 M-9 -52 L14 -54')
  for (const [x, y] of [
    [-24, -18],
    [-22, -24],
    [22, -16],
    [20, -22],
  ] as const)
    mark(pen, 2.6, '#f4c83a', `M${x - 6} ${y - (x < 0 ? 2 : -3)} L${x + 8} ${y + (x < 0 ? 4 : -3)}`)
}

/** An open ring of two branches of golden leaves, tied below. */
const laurelWreath: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    mark(pen, 3.4, '#8a6410', `M${s * 3} -6 C${s * 40} -12 ${s * 52} -58 ${s * 26} -94`)
    for (let i = 0; i < 8; i++) {
      const t = 0.06 + i * 0.125
      const [x, y] = [
        s * ((1 - t) ** 3 * 3 + 3 * (1 - t) ** 2 * t * 40 + 3 * (1 - t) * t * t * 52 + t ** 3 * 26),
        (1 - t) ** 3 * -6 + 3 * (1 - t) ** 2 * t * -12 + 3 * (1 - t) * t * t * -58 + t ** 3 * -94,
      ]
      const ahead = Math.atan2(-1 - t * 0.4, s * (0.9 - t * 1.7))
      for (const side of [-1, 1]) {
        const turn = ahead + side * 0.7
        outline(
          pen,
          side * s < 0 ? '#e0b020' : '#b8860e',
          `M${x.toFixed(1)} ${y.toFixed(1)} Q${polar(x, y, turn - 0.55, 12)} ${polar(x, y, turn, 20)} Q${polar(x, y, turn + 0.55, 12)} ${x.toFixed(1)} ${y.toFixed(1)} Z`,
          PLAIN_SHAPE,
        )
      }
    }
  }
  oval(pen, '#a8801e', 0, -6, 5, 4)
}

export const SPORT_AND_MUSIC = {
  oar,
  'angel-wings': angelWings,
  'flying-disc': flyingDisc,
  'rugby-football': rugbyFootball,
  'ballet-shoes': balletShoes,
  'starting-block': startingBlock,
  javelin,
  'relay-baton': relayBaton,
  'goal-net': goalNet,
  tuba,
  'french-horn': frenchHorn,
  'double-bass': doubleBass,
  bassoon,
  flute,
  bongos,
  'bass-guitar': bassGuitar,
  'tennis-ball': tennisBall,
  'archery-target': archeryTarget,
  'shooting-target': shootingTarget,
  'black-belt': blackBelt,
  'laurel-wreath': laurelWreath,
} satisfies Record<string, PropPainter>
