import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** One billowing cap on a flared stem, a ring of dust about its foot. */
const mushroomCloud: PropPainter = (pen) => {
  outline(
    pen,
    '#8a5a44',
    'M-50 -2 C -54 -14 -42 -20 -36 -14 C -32 -24 -18 -24 -14 -16 C -6 -24 8 -24 14 -16 C20 -24 34 -22 36 -14 C44 -20 54 -12 50 -2 C30 2 -30 2 -50 -2 Z',
  )
  outline(pen, '#d8783a', 'M-24 -6 C -12 -16 -10 -36 -12 -58 L12 -58 C10 -36 12 -16 24 -6 C12 0 -12 0 -24 -6 Z')
  outline(pen, '#ffc85a', 'M-8 -10 C -3 -24 -4 -40 -5 -56 L5 -56 C5 -40 4 -24 9 -10 C4 -7 -4 -7 -8 -10 Z', FLAT_SHAPE)
  outline(
    pen,
    '#e07a3a',
    'M-16 -48 C -28 -38 -42 -46 -40 -56 C -54 -58 -52 -76 -40 -78 C -38 -92 -20 -98 -10 -92 C -2 -102 16 -100 20 -92 C34 -96 46 -84 40 -76 C54 -74 54 -56 40 -54 C40 -44 28 -38 16 -47 C8 -42 -8 -42 -16 -48 Z',
  )
  outline(
    pen,
    '#f6ac4e',
    'M-34 -62 C -44 -68 -34 -82 -24 -78 C -22 -90 -4 -94 0 -84 C8 -92 26 -88 24 -78 C34 -80 40 -68 32 -64 C24 -60 20 -68 12 -66 C4 -60 -2 -68 -10 -64 C -18 -60 -26 -58 -34 -62 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#ffe29a', 'M-14 -52 C -6 -58 6 -58 14 -52 C8 -46 -8 -46 -14 -52 Z', FLAT_SHAPE)
  outline(pen, '#b08068', 'M-44 0 C -48 -8 -38 -13 -30 -9 C -24 -16 -10 -15 -6 -9 C2 -15 16 -15 20 -9 C28 -14 44 -10 44 0 Z', PLAIN_SHAPE)
}

/** A low soft mound of ash, charred bits and embers in it, flakes above. */
const heapOfAsh: PropPainter = (pen) => {
  outline(pen, '#a4a2a6', 'M-50 0 C -44 -12 -34 -12 -28 -20 C -18 -34 -6 -28 2 -34 C14 -36 18 -22 28 -20 C38 -16 44 -8 50 0 Z')
  outline(
    pen,
    '#c8c6ca',
    'M-34 -8 C -28 -20 -14 -22 -8 -26 C2 -30 12 -26 16 -20 C6 -20 -2 -14 -12 -14 C -20 -14 -28 -10 -34 -8 Z',
    FLAT_SHAPE,
  )
  for (const [x, y, turn] of [
    [-26, -10, -0.4],
    [12, -14, 0.5],
    [30, -8, -0.2],
    [-4, -26, 0.7],
  ] as const) {
    line(pen, 5, '#2a2428', `M${polar(x, y, turn, -9)} L${polar(x, y, turn, 9)}`)
    oval(pen, '#ff6a2a', x + Math.cos(turn) * 9, y + Math.sin(turn) * 9, 2.6, 2.4, GLOWING)
  }
  for (const [x, y] of [
    [-12, -6],
    [20, -4],
    [2, -10],
  ] as const)
    oval(pen, '#ff8a3a', x, y, 2, 1.6, GLOWING)
  for (const [x, d] of [
    [-10, -8],
    [10, 8],
  ] as const)
    mark(pen, 3, '#b4b2b8', `M${x} -34 C${x + d} -48 ${x - d} -58 ${x} -74`)
  for (const [x, y, turn] of [
    [-34, -46, 0.4],
    [-24, -70, -0.6],
    [28, -50, 0.8],
    [34, -76, -0.2],
    [0, -88, 0.4],
  ] as const)
    outline(
      pen,
      '#8a888e',
      `M${polar(x, y, turn, -5)} L${polar(x, y, turn - 1.4, 3)} L${polar(x, y, turn, 5)} L${polar(x, y, turn + 1.7, 3)} Z`,
      PLAIN_SHAPE,
    )
}

/** A wet brown puddle of mud, shining, with a footprint and splashes. */
const mud: PropPainter = (pen) => {
  outline(
    pen,
    '#6b4426',
    'M-50 -12 C -52 -26 -30 -30 -22 -26 C -14 -38 8 -36 14 -28 C26 -36 50 -28 49 -14 C50 -2 34 0 22 -2 C10 4 -10 0 -18 -2 C -32 2 -50 0 -50 -12 Z',
  )
  outline(
    pen,
    '#8a5c36',
    'M-42 -14 C -40 -22 -26 -24 -20 -20 C -10 -30 6 -28 12 -22 C22 -28 40 -24 42 -16 C30 -20 24 -12 14 -14 C4 -10 -8 -18 -18 -12 C -28 -8 -38 -8 -42 -14 Z',
    FLAT_SHAPE,
  )
  for (const d of ['M-36 -18 C -32 -21 -28 -21 -25 -19', 'M18 -22 C24 -24 30 -24 34 -21', 'M-10 -25 C -4 -28 2 -28 6 -26'])
    mark(pen, 2.6, '#f0dcc4', d)
  outline(pen, '#3e2412', 'M-8 -6 C -12 -16 2 -20 6 -12 C8 -6 -4 0 -8 -6 Z', FLAT_SHAPE)
  outline(pen, '#3e2412', 'M10 -14 C10 -20 20 -20 20 -15 C20 -10 12 -9 10 -14 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [-34, -44, 5],
    [-22, -58, 3.4],
    [24, -50, 5],
    [36, -42, 3],
    [4, -64, 4],
  ] as const)
    outline(
      pen,
      '#6b4426',
      `M${x} ${y - r * 2} C${x - r * 1.1} ${y - r * 0.4} ${x - r} ${y + r} ${x} ${y + r} C${x + r} ${y + r} ${x + r * 1.1} ${y - r * 0.4} ${x} ${y - r * 2} Z`,
    )
  for (const [x, tx] of [
    [-30, -38],
    [26, 32],
  ] as const)
    outline(pen, '#6b4426', `M${x - 7} -22 C${x - 4} -32 ${tx - 1} -36 ${tx} -42 C${tx + 3} -34 ${x + 6} -32 ${x + 7} -22 Z`, PLAIN_SHAPE)
}

/** A lump of clay on a turntable, a pot half shaped in it, a loop tool by it. */
const clay: PropPainter = (pen) => {
  oval(pen, '#8d98a8', -4, -10, 46, 10)
  oval(pen, '#b8c2ce', -4, -13, 46, 10)
  outline(
    pen,
    '#a8623e',
    'M-38 -14 C -40 -30 -30 -34 -24 -36 C -34 -50 -28 -66 -22 -74 L14 -74 C20 -66 26 -50 16 -36 C22 -34 32 -30 30 -14 C20 -6 -28 -6 -38 -14 Z',
  )
  oval(pen, '#c07a54', -4, -74, 18, 6)
  oval(pen, '#6b3a22', -4, -74, 12, 3.6, FLAT_SHAPE)
  for (const [y, w] of [
    [-62, 22],
    [-52, 22],
    [-42, 18],
  ] as const)
    mark(pen, 2, '#d8986e', `M${-4 - w + 4} ${y} C${-14} ${y + 4} ${2} ${y + 4} ${-4 + w - 8} ${y + 1}`)
  oval(pen, '#a8623e', 36, -14, 9, 7)
  oval(pen, '#c07a54', 34, -16, 4, 2.4, PLAIN_SHAPE)
  line(pen, 4, '#e0b070', 'M48 -74 L38 -40')
  line(pen, 2.2, '#5c6674', 'M38 -40 C32 -36 32 -26 38 -24 C44 -26 42 -36 38 -40')
}

/** Black lumps with facets that shine. */
const heapOfCoal: PropPainter = (pen) => {
  const lump = (x: number, y: number, r: number, turn: number): void => {
    const at = (k: number, far: number): string => polar(x, y, turn + k * 1.047, far * r)
    outline(pen, '#2a2a34', `M${at(0, 1)} L${at(1, 0.9)} L${at(2, 1)} L${at(3, 0.86)} L${at(4, 1)} L${at(5, 0.9)} Z`)
    outline(pen, '#5c5c6e', `M${at(3, 0.86)} L${at(4, 1)} L${at(5, 0.9)} L${at(4.4, 0.2)} Z`, FLAT_SHAPE)
    outline(pen, '#44444f', `M${at(2, 1)} L${at(3, 0.86)} L${at(4.4, 0.2)} Z`, FLAT_SHAPE)
    mark(pen, 1.6, '#b8b8cc', `M${at(4, 0.94)} L${at(4.9, 0.84)}`)
  }
  for (const [x, y, r, turn] of [
    [-2, -52, 14, 0.3],
    [-20, -36, 16, 0.7],
    [16, -38, 17, 0.1],
    [-38, -14, 15, 0.4],
    [38, -14, 15, 0.8],
    [-12, -16, 18, 0],
    [16, -13, 15, 0.5],
  ] as const)
    lump(x, y, r, turn)
}

/** Light striped seeds, some rolling before the heap. */
const heapOfSeeds: PropPainter = (pen) => {
  const seed = (x: number, y: number, turn: number): void => {
    outline(
      pen,
      '#efe0ba',
      `M${polar(x, y, turn, -17)} Q${polar(x, y, turn - 1.2, 14)} ${polar(x, y, turn, 15)} Q${polar(x, y, turn + 1.2, 14)} ${polar(x, y, turn, -17)} Z`,
      { cel: 0.08 },
    )
    mark(pen, 2.6, '#5a4a44', `M${polar(x, y, turn, -10)} L${polar(x, y, turn, 10)}`)
  }
  for (const [x, y, turn] of [
    [-4, -56, 1.2],
    [10, -48, 2.3],
    [-18, -42, 0.5],
    [2, -38, 1.8],
    [24, -34, 0.9],
    [-34, -22, 0.3],
    [-14, -24, 1.3],
    [10, -22, 0.2],
    [34, -18, 2.2],
    [-24, -9, 2.7],
    [0, -8, 0.5],
    [22, -7, 1.9],
    [-44, -8, 0.2],
    [44, -7, 2.9],
  ] as const)
    seed(x, y, turn)
}

/** A low sprinkler in the lawn on its hose, drops in a fan to both sides. */
const sprinkler: PropPainter = (pen) => {
  for (let side = -1; side <= 1; side += 2)
    for (const [far, top] of [
      [46, 34],
      [34, 46],
      [20, 54],
    ] as const) {
      mark(pen, 2.4, '#5cb8e8', `M${side * 4} -24 Q${side * far * 0.55} ${-24 - top} ${side * far} -16`)
      for (const k of [0.5, 0.75, 0.95])
        oval(pen, '#3f9ad8', side * (4 + (far - 4) * k), -24 - 2 * k * (1 - k) * top + 8 * k * k, 2.2, 2.6, PLAIN_SHAPE)
    }
  outline(pen, '#5cae3a', 'M-50 -12 L50 -12 L50 0 L-50 0 Z', { cel: 0 })
  for (let x = -48; x < 48; x += 7)
    outline(pen, '#4f9a3f', `M${x - 3} -10 L${x - 1} -19 L${x + 1} -12 L${x + 3} -18 L${x + 4} -10 Z`, PLAIN_SHAPE)
  line(pen, 5, '#e8a02e', 'M6 -10 C20 -16 30 -2 50 -6')
  outline(pen, '#3a4250', 'M-5 -8 L-3 -24 L3 -24 L5 -8 Z')
  outline(pen, '#e8433f', 'M-12 -24 L12 -24 L8 -31 L-8 -31 Z')
}

/** Banks of mist in rounded bands, grey-blue enough to be seen on a pale ground; they let through what is behind. */
const fog: PropPainter = (pen) => {
  const { g } = pen.brush
  g.save()
  g.globalAlpha *= 0.72
  for (const [x, y, w, h, role] of [
    [-26, -66, 50, 11, '#b4c3ce'],
    [-40, -56, 86, 13, '#9fb2c0'],
    [-50, -42, 74, 13, '#bccad4'],
    [-30, -30, 80, 13, '#a5b7c4'],
    [-48, -17, 84, 13, '#b8c7d1'],
    [-36, -4, 58, 11, '#a9bac6'],
  ] as const)
    box(pen, role, x, y - h + 4, w, h, { ...FLAT_SHAPE, round: h / 2 })
  g.restore()
}

/** Three swooshes with clean curls, a leaf carried along. */
const wind: PropPainter = (pen) => {
  for (const [d, w] of [
    ['M-48 -62 L14 -62 C34 -62 34 -92 16 -92 C4 -92 2 -78 12 -76', 6],
    ['M-40 -44 L30 -44 C52 -44 52 -74 36 -72 C28 -70 30 -62 36 -60', 6],
    ['M-48 -26 L8 -26 C28 -26 28 2 12 0 C2 -2 4 -14 12 -13', 6],
  ] as const)
    line(pen, w, '#8ab4d4', d)
  outline(pen, '#6cb84a', 'M-34 -82 C -28 -96 -10 -96 -6 -86 C -12 -74 -26 -72 -34 -82 Z')
  mark(pen, 1.8, '#3f7a2e', 'M-36 -80 C -26 -84 -18 -86 -8 -86')
}

/** A big dark cloud with a yellow bolt and slanting rain, a tree bent below. */
const storm: PropPainter = (pen) => {
  for (const [x, y] of [
    [-38, -48],
    [-24, -44],
    [24, -46],
    [38, -50],
    [-32, -28],
    [32, -30],
  ] as const)
    line(pen, 2.6, '#4a9ad8', `M${x} ${y} L${x - 6} ${y + 14}`)
  outline(pen, '#ffd02e', 'M4 -58 L-14 -30 L-2 -30 L-10 -6 L16 -38 L4 -38 L14 -58 Z', { emissive: true })
  outline(
    pen,
    '#56607a',
    'M-40 -52 C -54 -56 -52 -74 -38 -76 C -36 -92 -16 -98 -6 -90 C4 -102 28 -98 30 -82 C46 -84 54 -66 42 -56 C34 -50 -32 -50 -40 -52 Z',
  )
  outline(
    pen,
    '#7a849c',
    'M-34 -68 C -32 -82 -16 -86 -8 -80 C0 -90 18 -88 22 -78 C8 -76 4 -68 -6 -70 C -16 -72 -24 -64 -34 -68 Z',
    FLAT_SHAPE,
  )
  line(pen, 3, '#6b4630', 'M24 0 C24 -8 28 -14 34 -18')
  outline(pen, '#4f9a3f', 'M24 -20 C28 -30 44 -30 50 -22 C48 -14 40 -12 30 -12 C26 -14 24 -16 24 -20 Z')
  mark(pen, 2.4, '#9ab0c4', 'M-48 -12 L-30 -12 C -24 -12 -24 -20 -30 -20 M-42 -4 L-20 -4')
}

/** An oval ribbed body in three lobes with a half-moon head, on stone. */
const trilobite: PropPainter = (pen) => {
  outline(pen, '#b8ac98', 'M-48 -12 C -54 -50 -40 -92 -4 -98 C30 -98 50 -70 48 -34 C46 -8 24 0 0 -1 C -22 0 -44 0 -48 -12 Z')
  outline(
    pen,
    '#6b5a48',
    'M-30 -58 C -30 -90 30 -90 30 -58 C32 -52 34 -44 34 -40 L28 -44 L26 -56 L-26 -56 L-28 -44 L-34 -40 C -34 -44 -32 -52 -30 -58 Z',
  )
  oval(pen, '#8a7660', 0, -70, 11, 12)
  for (const s of [-1, 1]) oval(pen, '#3a2e24', s * 18, -66, 4, 5, FLAT_SHAPE)
  for (let i = 0; i < 8; i++) {
    const [y, half] = [-54 + i * 5.6, 27 - i * 2.2]
    outline(
      pen,
      i % 2 ? '#6b5a48' : '#7c6a56',
      `M${-half} ${y + 3} Q${-half * 0.5} ${y - 3} 0 ${y} Q${half * 0.5} ${y - 3} ${half} ${y + 3} L${half - 1} ${y + 8} Q${half * 0.5} ${y + 3} 0 ${y + 6} Q${-half * 0.5} ${y + 3} ${-half + 1} ${y + 8} Z`,
    )
  }
  outline(pen, '#6b5a48', 'M-11 -10 C -8 -4 8 -4 11 -10 C6 -14 -6 -14 -11 -10 Z')
  for (const s of [-1, 1]) mark(pen, 2.4, '#4a3c30', `M${s * 9} -56 C${s * 8} -40 ${s * 6} -24 ${s * 3} -10`)
}

/** Pointed six-sided prisms growing out of rock. */
const crystal: PropPainter = (pen) => {
  for (const [x, foot, w, top, lean, role, dark, light] of [
    [-24, -8, 9, -52, -12, '#a07ae0', '#7a52bc', '#d0b8f8'],
    [24, -8, 10, -58, 12, '#a07ae0', '#7a52bc', '#d0b8f8'],
    [0, -6, 14, -84, 0, '#b48cf0', '#8a60cc', '#e2d0ff'],
    [-10, -4, 7, -38, -6, '#a07ae0', '#7a52bc', '#d0b8f8'],
    [14, -4, 7, -34, 5, '#a07ae0', '#7a52bc', '#d0b8f8'],
  ] as const) {
    const tx = x + lean
    outline(pen, role, `M${x - w} ${foot} L${tx - w} ${top} L${tx} ${top - 15} L${tx + w} ${top} L${x + w} ${foot} Z`)
    outline(
      pen,
      dark,
      `M${x + w * 0.4} ${foot} L${tx + w * 0.4} ${top + 3} L${tx} ${top - 15} L${tx + w} ${top} L${x + w} ${foot} Z`,
      FLAT_SHAPE,
    )
    outline(
      pen,
      light,
      `M${x - w * 0.6} ${foot} L${tx - w * 0.7} ${top + 3} L${tx - w * 0.3} ${top + 3} L${x - w * 0.2} ${foot} Z`,
      FLAT_SHAPE,
    )
  }
  outline(pen, '#6a6a74', 'M-46 0 C -44 -10 -34 -8 -28 -12 C -18 -8 -8 -12 2 -8 C12 -12 24 -8 30 -12 C38 -8 44 -8 46 0 Z')
}

/** One curved ivory tooth with its root in gum. */
const fang: PropPainter = (pen) => {
  outline(pen, '#f6ecd2', 'M-18 -76 C -16 -46 -2 -16 26 0 C20 -22 24 -50 26 -74 Z')
  outline(pen, '#dcc89a', 'M10 -74 C10 -50 14 -22 26 0 C20 -22 24 -50 26 -74 Z', FLAT_SHAPE)
  outline(
    pen,
    '#d8606a',
    'M-30 -92 C -10 -102 20 -102 38 -90 C36 -76 28 -66 22 -72 C14 -62 6 -66 4 -72 C -4 -62 -14 -66 -18 -74 C -26 -72 -32 -82 -30 -92 Z',
  )
  mark(pen, 3, 'white', 'M-10 -64 C -6 -46 0 -34 8 -24')
}

/** A flint teardrop chipped all over. */
const handAxe: PropPainter = (pen) => {
  outline(pen, '#7c7468', 'M2 -98 L18 -78 L30 -50 L34 -26 L24 -6 L2 0 L-20 -4 L-32 -22 L-30 -48 L-18 -76 Z')
  for (const [d, role] of [
    ['M2 -98 L18 -78 L6 -60 L-8 -72 Z', '#a49a8c'],
    ['M6 -60 L18 -78 L30 -50 L14 -38 Z', '#8e8476'],
    ['M-8 -72 L6 -60 L14 -38 L-6 -40 L-18 -54 Z', '#b8ae9e'],
    ['M-18 -76 L-8 -72 L-18 -54 L-30 -48 Z', '#6a6258'],
    ['M-6 -40 L14 -38 L10 -16 L-14 -20 Z', '#a49a8c'],
    ['M14 -38 L30 -50 L34 -26 L10 -16 Z', '#6a6258'],
    ['M-14 -20 L10 -16 L2 0 L-20 -4 Z', '#8e8476'],
  ] as const)
    outline(pen, role, d, FLAT_SHAPE)
  mark(pen, 1.6, '#4a443c', 'M-8 -72 L6 -60 L14 -38 L10 -16 M-18 -54 L-6 -40 L-14 -20')
}

export const HEAPS_AND_WEATHER = {
  'mushroom-cloud': mushroomCloud,
  'heap-of-ash': heapOfAsh,
  'heap-of-mud': mud,
  clay,
  'heap-of-coal': heapOfCoal,
  'heap-of-seeds': heapOfSeeds,
  sprinkler,
  fog,
  'gust-of-wind': wind,
  'cloud-with-lightning-and-rain': storm,
  trilobite,
  crystal,
  fang,
  'hand-axe': handAxe,
} satisfies Record<string, PropPainter>
