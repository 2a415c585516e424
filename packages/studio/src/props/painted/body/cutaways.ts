import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

const FLESH = '#c9524a'
const SIDES = [-1, 1] as const

/** A human heart from the front, with its great vessels. */
const heart: PropPainter = (pen) => {
  line(pen, 10, '#4a6fb5', 'M-20 -96 L-20 -62')
  line(pen, 12, FLESH, 'M2 -68 C0 -96 26 -98 26 -74', 0.1)
  for (const x of [4, 13, 22]) line(pen, 5, FLESH, `M${x} -88 L${x + 2} -98`, 0.1)
  line(pen, 9, '#4a6fb5', 'M8 -66 C14 -82 34 -80 42 -72')
  outline(
    pen,
    '#b23f3c',
    'M-26 -70 C -40 -64 -42 -40 -30 -26 C -20 -12 4 -2 16 -1 C34 -8 42 -36 34 -56 C28 -70 4 -74 -6 -66 C -12 -72 -20 -72 -26 -70 Z',
  )
  outline(pen, '#8e2f33', 'M-26 -70 C -38 -66 -42 -50 -36 -40 C -26 -38 -18 -52 -12 -64 C -16 -70 -22 -72 -26 -70 Z', FLAT_SHAPE)
  mark(pen, 2.4, '#e8a24a', 'M-8 -62 C-4 -40 4 -20 16 -6 M-2 -40 C -10 -34 -18 -30 -20 -22 M4 -26 C12 -30 20 -34 24 -46')
  mark(pen, 3, '#e0827a', 'M22 -58 C29 -48 30 -34 26 -24')
}

/** A heart cut open: two blue chambers on the left, two red ones on the right. */
const heartCutaway: PropPainter = (pen) => {
  line(pen, 10, '#4a6fb5', 'M-26 -96 L-26 -60')
  line(pen, 11, '#d8473f', 'M-2 -64 C-4 -98 24 -98 26 -72')
  outline(
    pen,
    '#e79a8c',
    'M-30 -74 C -46 -66 -46 -36 -32 -22 C -20 -8 -4 -2 6 -1 C28 -6 46 -32 40 -56 C34 -74 14 -78 0 -68 C -10 -78 -22 -78 -30 -74 Z',
  )
  outline(pen, '#4a6fb5', 'M-28 -68 C -38 -64 -38 -50 -30 -47 L-8 -47 C-4 -54 -8 -66 -14 -68 C -20 -71 -24 -70 -28 -68 Z', PLAIN_SHAPE)
  outline(pen, '#4a6fb5', 'M-32 -42 L-7 -42 C-5 -30 -4 -18 -2 -10 C -16 -14 -32 -28 -32 -42 Z', PLAIN_SHAPE)
  outline(pen, '#d8473f', 'M4 -62 C12 -70 28 -70 32 -60 C34 -54 32 -49 30 -47 L4 -47 C2 -52 2 -58 4 -62 Z', PLAIN_SHAPE)
  outline(pen, '#d8473f', 'M4 -42 L30 -42 C30 -26 18 -12 7 -9 C4 -18 4 -30 4 -42 Z', PLAIN_SHAPE)
  for (const x of [-20, 17]) mark(pen, 2.4, '#fff0dc', `M${x - 9} -46 L${x - 1} -38 M${x + 9} -46 L${x + 1} -38`)
}

/** A brain from the side with folds, cerebellum and stem. */
const brain: PropPainter = (pen) => {
  outline(pen, '#c98a86', 'M4 -26 C8 -16 10 -8 12 0 L26 0 C24 -12 22 -22 24 -30 Z')
  oval(pen, '#cf8f8a', 28, -26, 17, 11)
  for (const y of [-31, -26, -21]) mark(pen, 1.5, '#a4645f', `M14 ${y} C24 ${y - 2} 34 ${y - 2} 42 ${y + 1}`)
  outline(
    pen,
    '#e3aaa2',
    'M-26 -24 C -44 -24 -52 -40 -46 -54 C -46 -74 -28 -90 -8 -90 C22 -94 48 -76 47 -52 C47 -40 40 -33 30 -34 C18 -34 8 -30 -2 -26 C -10 -23 -18 -22 -26 -24 Z',
  )
  mark(
    pen,
    2.4,
    '#b8736c',
    'M-44 -46 C -32 -52 -24 -44 -14 -48 C-4 -54 6 -44 18 -48 M-4 -88 C -12 -78 0 -72 -6 -62 C-8 -56 -2 -52 2 -49 M-28 -84 C -34 -74 -22 -70 -28 -60 M16 -88 C10 -78 24 -74 18 -62 M34 -78 C26 -70 38 -62 32 -54 M-38 -66 C -30 -66 -28 -60 -20 -62 M26 -46 C32 -44 38 -44 44 -48 M-34 -34 C -26 -40 -18 -32 -8 -38 M2 -36 C8 -40 12 -36 20 -38',
  )
}

/** A white blood cell that swallows a virus. */
const immuneCell: PropPainter = (pen) => {
  const edge = Array.from({ length: 14 }, (_, i) => {
    const turn = 0.55 + (i / 13) * 5.2
    return `C${polar(-12, -50, turn - 0.2, 42)} ${polar(-12, -50, turn - 0.1, 42)} ${polar(-12, -50, turn, 36)}`
  }).join(' ')
  outline(
    pen,
    '#e9ecfa',
    `M${polar(-12, -50, 0.55, 36)} ${edge} C30 -74 34 -70 30 -66 C12 -60 10 -44 26 -36 C34 -32 28 -26 ${polar(-12, -50, 0.55, 36)} Z`,
  )
  for (const [x, y, r] of [
    [-26, -58, 10],
    [-14, -42, 11],
    [-30, -40, 9],
  ] as const)
    oval(pen, '#8e7cc8', x, y, r, r, { noInk: true })
  for (let i = 0; i < 9; i++) {
    line(pen, 2.4, '#c8453c', `M32 -51 L${polar(32, -51, i * 0.698, 16)}`)
    const [x, y] = polar(32, -51, i * 0.698, 16)
      .split(' ')
      .map(Number) as [number, number]
    oval(pen, '#c8453c', x, y, 2.6, 2.6)
  }
  oval(pen, '#d8564a', 32, -51, 11, 11)
}

const toothCutaway: PropPainter = (pen) => {
  outline(pen, '#e78f8a', 'M-46 -44 C -30 -52 -20 -40 -18 -38 L18 -38 C20 -40 30 -52 46 -44 L46 0 L-46 0 Z', PLAIN_SHAPE)
  outline(
    pen,
    'white',
    'M-30 -62 C -36 -90 -16 -98 0 -90 C16 -98 36 -90 30 -62 C28 -44 26 -8 16 -6 C8 -8 8 -30 0 -32 C-8 -30 -8 -8 -16 -6 C -26 -8 -28 -44 -30 -62 Z',
  )
  outline(
    pen,
    '#f0d9a0',
    'M-22 -62 C -26 -80 -12 -86 0 -80 C12 -86 26 -80 22 -62 C20 -44 20 -16 16 -14 C12 -18 10 -38 0 -40 C -10 -38 -12 -18 -16 -14 C -20 -16 -20 -44 -22 -62 Z',
    PLAIN_SHAPE,
  )
  outline(
    pen,
    '#d8564a',
    'M-12 -62 C -12 -72 12 -72 12 -62 C14 -48 17 -24 16 -18 C13 -26 8 -44 0 -46 C-8 -44 -13 -26 -16 -18 C -17 -24 -14 -48 -12 -62 Z',
    PLAIN_SHAPE,
  )
  outline(pen, '#3b2a22', 'M8 -94 C16 -96 24 -92 26 -86 C22 -80 16 -76 10 -80 C6 -84 4 -90 8 -94 Z', FLAT_SHAPE)
}

const eyeCutaway: PropPainter = (pen) => {
  oval(pen, '#f3e9e2', 4, -50, 42, 40)
  oval(pen, '#e8927e', 4, -50, 38, 36, PLAIN_SHAPE)
  oval(pen, '#f6d9c0', 3, -50, 34, 33, PLAIN_SHAPE)
  line(pen, 9, '#e8b04a', 'M43 -44 L50 -38')
  mark(pen, 1.5, '#c8453c', 'M36 -46 C24 -50 20 -64 10 -66 M36 -44 C24 -42 22 -32 12 -30 M26 -52 C20 -54 16 -50 10 -52')
  outline(pen, 'waterLight', 'M-32 -72 C -52 -60 -52 -40 -32 -28 C -36 -42 -36 -58 -32 -72 Z')
  outline(pen, '#5a8f4a', 'M-34 -72 L-29 -74 L-29 -58 L-34 -57 Z', PLAIN_SHAPE)
  outline(pen, '#5a8f4a', 'M-34 -28 L-29 -26 L-29 -42 L-34 -43 Z', PLAIN_SHAPE)
  oval(pen, 'glass', -23, -50, 7, 14, { lighten: 0.3 })
}

const synapse: PropPainter = (pen) => {
  outline(pen, '#e8a06a', 'M-12 -100 L12 -100 C12 -84 34 -78 32 -62 C28 -54 -28 -54 -32 -62 C -34 -78 -12 -84 -12 -100 Z')
  outline(pen, '#c88ac0', 'M-34 -32 C -24 -40 24 -40 34 -32 C38 -20 14 -18 12 0 L-12 0 C -14 -18 -38 -20 -34 -32 Z')
  for (const [x, y] of [
    [-16, -70],
    [2, -76],
    [16, -68],
    [0, -64],
  ] as const)
    oval(pen, '#f7d46a', x, y, 5, 5)
  for (const [x, y] of [
    [-20, -50],
    [-8, -46],
    [6, -51],
    [18, -46],
    [-14, -44],
    [12, -44],
  ] as const)
    oval(pen, '#f0b93a', x, y, 2.2, 2.2)
  for (const x of [-22, -8, 8, 22]) box(pen, '#7b58b5', x - 3, -40, 6, 6, { round: 1 })
}

const chromosome: PropPainter = (pen) => {
  for (const [d, lighten] of [
    ['M-22 -94 C -18 -66 -8 -58 -4 -50 C-8 -42 -18 -30 -24 -6', 0],
    ['M22 -94 C18 -66 8 -58 4 -50 C8 -42 18 -30 24 -6', 0.12],
  ] as const)
    line(pen, 17, '#7b58b5', d, lighten)
  for (const [y, far] of [
    [-86, 20],
    [-76, 17],
    [-22, 18],
    [-12, 21],
  ] as const)
    for (const side of SIDES) mark(pen, 3, '#cdb6ee', `M${side * far - 6} ${y} L${side * far + 6} ${y}`)
  oval(pen, '#f0b93a', 0, -50, 8, 6)
}

const bladder: PropPainter = (pen) => {
  for (const side of SIDES) line(pen, 5, '#e0a08e', `M${side * 30} -98 C${side * 30} -84 ${side * 22} -76 ${side * 20} -66`)
  outline(pen, '#e39a8a', 'M-34 -62 C -30 -82 30 -82 34 -62 C40 -34 16 -22 6 -16 L6 -2 L-6 -2 L-6 -16 C -16 -22 -40 -34 -34 -62 Z')
  outline(pen, '#f2cf52', 'M-27 -54 C -10 -58 10 -50 27 -54 C28 -36 12 -26 0 -22 C -12 -26 -28 -36 -27 -54 Z', FLAT_SHAPE)
}

const fetus: PropPainter = (pen) => {
  oval(pen, '#f3b9b0', 0, -50, 48, 48, { cel: 0.08 })
  oval(pen, '#f9d8d0', 0, -50, 41, 41, PLAIN_SHAPE)
  line(pen, 4, '#c86a7a', 'M4 -34 C -10 -22 -26 -18 -36 -26')
  outline(pen, 'skin', 'M14 -76 C34 -66 40 -34 20 -20 C8 -14 -8 -16 -10 -24 C -12 -32 2 -30 8 -36 C4 -46 2 -58 4 -66 Z')
  outline(pen, 'skin', 'M-2 -28 C -16 -30 -18 -18 -26 -20 C -26 -12 -10 -8 -4 -16 Z')
  oval(pen, 'skin', -3, -66, 20, 18)
  line(pen, 6, 'skin', 'M10 -48 C0 -46 -6 -48 -10 -46', -0.06)
  mark(pen, 1.8, '#8a4a3a', 'M-15 -66 C -12 -64 -10 -64 -8 -66')
  mark(pen, 1.8, '#c98a6a', 'M6 -66 C10 -70 12 -62 8 -60')
}

const cloggedArtery: PropPainter = (pen) => {
  outline(pen, '#c9524a', 'M-50 -80 L50 -80 L50 -20 L-50 -20 Z')
  outline(pen, '#f2a79a', 'M-50 -72 L50 -72 L50 -28 L-50 -28 Z', FLAT_SHAPE)
  outline(pen, '#f0d264', 'M-36 -72 C -20 -72 -16 -54 2 -54 C18 -54 22 -72 38 -72 Z', { noInk: true })
  outline(pen, '#f0d264', 'M-30 -28 C -18 -28 -12 -42 4 -42 C18 -42 24 -28 34 -28 Z', { noInk: true })
  for (const [x, y] of [
    [-42, -60],
    [-38, -40],
    [-28, -50],
    [-8, -48],
    [14, -48],
    [34, -54],
    [42, -40],
  ] as const) {
    oval(pen, '#d8372f', x, y, 6, 4.6)
    oval(pen, '#a82822', x, y, 2.6, 1.8, FLAT_SHAPE)
  }
}

const brokenBone: PropPainter = (pen) => {
  outline(
    pen,
    '#f3ead2',
    'M-48 -26 C -50 -36 -40 -40 -36 -34 L-6 -58 L-2 -52 L4 -54 L6 -46 L-28 -22 C -24 -14 -34 -8 -38 -14 C -46 -12 -50 -20 -48 -26 Z',
  )
  outline(
    pen,
    '#f3ead2',
    'M48 -78 C50 -68 40 -64 38 -68 L14 -50 L10 -56 L4 -60 L4 -64 L30 -80 C26 -90 36 -96 40 -88 C46 -92 50 -84 48 -78 Z',
  )
  for (const [x, y] of [
    [-4, -74],
    [10, -78],
    [22, -38],
  ] as const)
    mark(pen, 3, '#d8473f', `M${x} ${y} L${x + (x - 6) * 0.2} ${y + (y + 54) * 0.4}`)
}

const braces: PropPainter = (pen) => {
  outline(pen, '#d86a62', 'M-48 -60 C -30 -88 -12 -78 0 -74 C12 -78 30 -88 48 -60 C34 -22 -34 -22 -48 -60 Z')
  outline(pen, '#6d1f2b', 'M-40 -58 C -20 -66 20 -66 40 -58 C28 -34 -28 -34 -40 -58 Z', FLAT_SHAPE)
  for (const x of [-28, -14, 0, 14, 28])
    box(pen, 'white', x - 6.6, -63 + Math.abs(x) * 0.05, 13.2, 21 - Math.abs(x) * 0.22, { round: 3, cel: 0 })
  mark(pen, 1.8, '#7d8798', 'M-34 -54 C -12 -51 12 -51 34 -54')
  for (const x of [-28, -14, 0, 14, 28]) box(pen, 'metal', x - 2.6, -55.4, 5.2, 5.2, { round: 1 })
}

const dentures: PropPainter = (pen) => {
  for (const [y, way] of [
    [-66, 1],
    [-30, -1],
  ] as const) {
    outline(
      pen,
      '#e77f86',
      `M-44 ${y} C -44 ${y - way * 32} 44 ${y - way * 32} 44 ${y} L36 ${y + way * 6} C30 ${y - way * 14} -30 ${y - way * 14} -36 ${y + way * 6} Z`,
    )
    for (const x of [-32, -20, -7, 7, 20, 32])
      box(pen, 'white', x - 6, y - (way > 0 ? 10 - Math.abs(x) * 0.22 : 4 + Math.abs(x) * 0.22), 12, 15, { round: 3, cel: 0.06 })
  }
}

export const CUTAWAYS = {
  'anatomical-heart': heart,
  'heart-cutaway': heartCutaway,
  brain,
  'immune-cell': immuneCell,
  'tooth-cutaway': toothCutaway,
  'eye-cutaway': eyeCutaway,
  synapse,
  chromosome,
  bladder,
  fetus,
  'clogged-artery': cloggedArtery,
  'broken-bone': brokenBone,
  braces,
  dentures,
} satisfies Record<string, PropPainter>
