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

/** A tilted blue disc with its rim and rings, lines of its flight behind. */
const flyingDisc: PropPainter = (pen) => {
  for (const [x, y, w] of [
    [-50, -30, 18],
    [-44, -18, 16],
    [-34, -8, 14],
  ] as const)
    mark(pen, 3.4, '#8fb0cc', `M${x} ${y} L${x + w} ${y - w * 0.5}`)
  outline(pen, '#1f5fb8', 'M-38 -42 C -40 -30 -30 -22 -14 -26 C14 -32 42 -54 49 -78 L48 -88 L-34 -52 Z')
  outline(pen, '#3f9af0', 'M-38 -44 C -40 -62 -10 -88 22 -96 C40 -100 52 -94 49 -82 C42 -60 12 -38 -16 -33 C -28 -31 -37 -35 -38 -44 Z')
  mark(pen, 3, '#bfe2ff', 'M-29 -46 C -28 -60 -4 -80 22 -87 C36 -90 42 -86 39 -78 C32 -62 8 -46 -14 -42 C -22 -40 -28 -41 -29 -46')
  outline(
    pen,
    '#ffd83a',
    'M-12 -54 C -8 -64 8 -74 20 -76 C28 -76 28 -70 24 -66 C16 -56 2 -50 -6 -50 C -10 -50 -13 -51 -12 -54 Z',
    FLAT_SHAPE,
  )
  mark(pen, 2.4, '#1f5fb8', 'M2 -60 L13 -66')
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

/** Two slanted pads on a rail over the lanes of a red track, a runner's foot set against one. */
const startingBlock: PropPainter = (pen) => {
  outline(pen, '#c8502e', 'M-50 -26 L50 -26 L50 0 L-50 0 Z', { cel: 0 })
  mark(pen, 3.4, 'white', 'M-49 -23 L49 -23 M-49 -3 L49 -3')
  line(pen, 6, '#5c6674', 'M-46 -12 L30 -12')
  for (const x of [-38, 2]) {
    line(pen, 5, '#8d98a8', `M${x - 8} -13 L${x - 2} -40`)
    outline(pen, '#2f78d8', `M${x + 16} -12 L${x + 6} -10 L${x - 12} -50 L${x - 2} -54 Z`)
    for (const k of [0.25, 0.5, 0.75]) mark(pen, 2.2, '#cfe4ff', `M${x + 15 - 17 * k} ${-14 - 38 * k} L${x + 7 - 17 * k} ${-12 - 38 * k}`)
  }
  line(pen, 11, 'skin', 'M22 -52 C34 -58 42 -64 46 -84')
  outline(pen, '#f4c21e', 'M20 -10 L2 -48 C0 -54 6 -58 12 -56 C18 -58 24 -58 28 -52 C34 -40 38 -26 40 -14 C38 -8 26 -8 20 -10 Z')
  outline(pen, 'white', 'M20 -10 L2 -48 C1 -51 2 -54 5 -55 L26 -10 Z', FLAT_SHAPE)
  mark(pen, 2.6, '#c8302a', 'M20 -46 L30 -40 M23 -38 L32 -32')
  outline(pen, 'white', 'M24 -60 L34 -50 L30 -46 L20 -54 Z')
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

export const FURTHER_SPORT = {
  oar,
  'flying-disc': flyingDisc,
  'rugby-football': rugbyFootball,
  'ballet-shoes': balletShoes,
  'starting-block': startingBlock,
  javelin,
  'relay-baton': relayBaton,
  'goal-net': goalNet,
  'tennis-ball': tennisBall,
  'archery-target': archeryTarget,
  'shooting-target': shootingTarget,
  'black-belt': blackBelt,
} satisfies Record<string, PropPainter>
