import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

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

export const HORNS_AND_BASSES = {
  tuba,
  'french-horn': frenchHorn,
  'double-bass': doubleBass,
  bassoon,
  flute,
  bongos,
  'bass-guitar': bassGuitar,
  'angel-wings': angelWings,
  'laurel-wreath': laurelWreath,
} satisfies Record<string, PropPainter>
