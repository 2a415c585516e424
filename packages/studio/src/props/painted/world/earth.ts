import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { GLOWING, mark, oval } from './details.ts'

/** A column of hot water and steam from a hole in the rock. */
const geyser: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [-16, -78, 15],
    [16, -80, 16],
    [0, -86, 15],
    [-26, -62, 10],
    [26, -62, 11],
  ] as const)
    oval(pen, 'white', x, y, r, r * 0.86, { noInk: true, lighten: -0.04 })
  outline(pen, 'waterLight', 'M-8 -14 C -7 -40 -12 -60 -18 -74 C -8 -84 8 -84 18 -74 C12 -60 7 -40 8 -14 Z', { lighten: 0.2 })
  mark(pen, 2.4, 'white', 'M-3 -18 C -3 -40 -6 -58 -9 -70 M4 -20 C4 -42 7 -56 10 -68')
  outline(pen, 'rock', 'M-50 0 C -38 -8 -22 -10 -14 -20 L14 -20 C22 -10 38 -8 50 0 Z')
  oval(pen, 'water', 0, -19, 14, 4, { plain: true })
  oval(pen, 'white', 0, -20, 8, 2, PLAIN_SHAPE)
  for (const [x, y] of [
    [-24, -36],
    [22, -38],
    [-20, -48],
    [25, -48],
  ] as const)
    outline(pen, 'waterLight', `M${x} ${y - 6} Q${x + 3} ${y} ${x} ${y + 1} Q${x - 3} ${y} ${x} ${y - 6} Z`, PLAIN_SHAPE)
}

/** A bowl in the ground, thrown up by an impact. */
const crater: PropPainter = (pen) => {
  outline(pen, '#8f8078', 'M-50 0 C -44 -18 -36 -32 -26 -34 L26 -34 C36 -32 44 -18 50 0 C20 6 -20 6 -50 0 Z')
  oval(pen, '#b3a398', 0, -33, 38, 15)
  oval(pen, '#5a4d4c', 0, -32, 32, 11.5, { plain: true })
  outline(pen, '#7d6e68', 'M-30 -29 C -20 -20 20 -20 30 -29 C22 -25 -18 -25 -30 -29 Z', PLAIN_SHAPE)
  oval(pen, '#47393a', 3, -34, 20, 6, PLAIN_SHAPE)
  for (const [x, y, r] of [
    [-34, -8, 5],
    [30, -12, 4],
    [8, -6, 3.4],
    [-14, -14, 3],
  ] as const)
    oval(pen, '#6d605a', x, y, r, r * 0.7, PLAIN_SHAPE)
}

/** Two steep walls in layers with a river between them. */
const canyon: PropPainter = (pen) => {
  outline(pen, '#f6d9a8', 'M-30 -70 L30 -70 L30 -10 L-30 -10 Z', { plain: true, noInk: true })
  outline(pen, '#c07f58', 'M-18 -66 L-6 -74 L8 -70 L20 -64 L20 -20 L-18 -20 Z', { plain: true })
  outline(pen, 'water', 'M-4 -26 C8 -22 -12 -16 4 -10 C12 -6 -10 -4 -16 0 L26 0 C20 -8 26 -12 14 -16 C6 -20 12 -24 6 -26 Z', {
    plain: true,
  })
  outline(pen, '#c9683a', 'M-50 -92 L-22 -90 L-20 -70 L-12 -66 L-10 -46 L-4 -42 L-6 -22 L-14 -18 L-18 0 L-50 0 Z')
  outline(pen, '#b85a32', 'M50 -84 L26 -82 L24 -62 L15 -58 L14 -40 L8 -36 L12 -18 L24 -14 L28 0 L50 0 Z')
  for (const [y, left, right] of [
    [-78, -22, 25],
    [-62, -13, 20],
    [-50, -11, 14],
    [-32, -6, 10],
    [-12, -16, 26],
  ] as const) {
    mark(pen, 2.4, '#f0a878', `M-49 ${y} L${left - 2} ${y + 1}`)
    mark(pen, 2.4, '#8a3f24', `M49 ${y + 2} L${right + 3} ${y + 3}`)
  }
}

/** A dark opening in a rock. */
const caveEntrance: PropPainter = (pen) => {
  outline(pen, 'rock', 'M-50 0 C -50 -30 -44 -56 -28 -66 C -20 -84 6 -88 18 -78 C36 -76 48 -50 50 0 Z')
  outline(pen, 'rock', 'M-34 0 C -36 -30 -28 -56 0 -58 C26 -56 36 -30 34 0 Z', { lighten: -0.16 })
  outline(pen, '#15111f', 'M-28 0 C -30 -26 -22 -48 0 -50 C22 -48 30 -26 28 0 Z', PLAIN_SHAPE)
  for (const [x, y, h] of [
    [-14, -45, 12],
    [-4, -49, 16],
    [8, -48, 10],
    [16, -42, 9],
  ] as const)
    outline(pen, 'rock', `M${x - 4} ${y} L${x + 4} ${y} L${x} ${y + h} Z`, { ...PLAIN_SHAPE, lighten: -0.2 })
  outline(pen, 'leaf', 'M-50 0 C -48 -12 -36 -14 -32 0 Z M34 0 C36 -10 46 -12 50 0 Z')
  mark(pen, 1.8, 'dark', 'M-40 -34 L-36 -44 M38 -52 L30 -60 M-16 -70 L-8 -74', 0.2)
}

/** Cones of stone that hang from a ceiling, and one that grows below. */
const stalactite: PropPainter = (pen) => {
  outline(pen, '#8d7b70', 'M-50 -100 L50 -100 L50 -88 C20 -80 -20 -80 -50 -88 Z')
  for (const [x, w, h] of [
    [-38, 8, 26],
    [-20, 10, 48],
    [4, 13, 66],
    [25, 8, 34],
    [40, 7, 22],
  ] as const) {
    outline(
      pen,
      '#a8968a',
      `M${x - w} -87 C${x - w * 0.3} ${-87 + h * 0.4} ${x - 1} ${-87 + h * 0.7} ${x} ${-87 + h} C${x + 1} ${-87 + h * 0.7} ${x + w * 0.3} ${-87 + h * 0.4} ${x + w} -87 Z`,
    )
    mark(pen, 1.2, '#cdbcae', `M${x - w * 0.4} -84 L${x - 1} ${-87 + h * 0.6}`)
  }
  outline(pen, 'waterLight', 'M4 -18 Q8 -11 4 -10 Q0 -11 4 -18 Z')
  outline(pen, '#8d7b70', 'M-40 0 C -20 -4 -6 -4 0 -8 L4 -9 L9 -8 C14 -4 24 -4 40 0 Z')
}

/** Snow that thunders down a slope. */
const avalanche: PropPainter = (pen) => {
  outline(pen, 'mountain', 'M-50 0 L-16 -96 L-6 -84 L6 -72 L50 0 Z')
  outline(pen, 'snow', 'M-31 -54 L-16 -96 L-6 -84 L6 -72 L16 -55 L4 -60 L-6 -50 L-16 -60 Z', { plain: true })
  outline(pen, 'snow', 'M-6 -56 C10 -50 22 -38 34 -28 L50 -6 L50 0 L-34 0 C -36 -14 -20 -30 -6 -56 Z', {
    plain: true,
    noInk: true,
    lighten: -0.06,
  })
  for (const [x, y, r] of [
    [-30, -10, 13],
    [-14, -16, 14],
    [4, -20, 15],
    [22, -16, 15],
    [38, -10, 12],
    [8, -36, 9],
    [-6, -34, 8],
    [-18, -5, 10],
    [12, -6, 12],
    [32, -4, 9],
  ] as const)
    oval(pen, 'snow', x, y, r, r * 0.86)
  for (const [x, y] of [
    [-36, -34],
    [30, -40],
    [40, -32],
    [-22, -42],
  ] as const)
    oval(pen, 'white', x, y, 2.6, 2.6)
}

/** Green and violet curtains of light over dark hills, seen through a round opening. */
const aurora: PropPainter = (pen) => {
  oval(pen, '#101c44', 0, -50, 48, 48, { plain: true })
  for (const [x, y] of [
    [-28, -78],
    [-8, -90],
    [22, -82],
    [36, -62],
    [-38, -52],
    [8, -72],
  ] as const)
    oval(pen, 'white', x, y, 0.9, 0.9, GLOWING)
  for (const [role, dx, top] of [
    ['#6a3fb0', 4, 26],
    ['#2fae7a', 0, 20],
    ['#7dffb0', -2, 9],
  ] as const)
    outline(
      pen,
      role,
      `M${-40 + dx} ${-40} C${-30 + dx} -58 ${-16 + dx} -36 ${-4 + dx} -48 C${8 + dx} -60 ${20 + dx} -42 ${40} -58 L${38} ${-58 - top * 0.6} C${22 + dx} ${-50 - top} ${8 + dx} ${-64 - top} ${-4 + dx} ${-54 - top} C${-16 + dx} ${-42 - top} ${-28 + dx} ${-62 - top} ${-38 + dx} ${-44 - top * 0.8} Z`,
      GLOWING,
    )
  outline(
    pen,
    '#0a1024',
    'M-43 -28 L-30 -40 L-18 -30 L-2 -42 L14 -28 L28 -38 L44 -28 C38 -12 20 -2 0 -2 C -20 -2 -38 -12 -43 -28 Z',
    PLAIN_SHAPE,
  )
  outline(pen, '#dfe9ff', 'M-36 -18 C -20 -24 20 -24 36 -18 C28 -8 14 -3 0 -3 C -14 -3 -28 -8 -36 -18 Z', {
    ...PLAIN_SHAPE,
    lighten: -0.25,
  })
}

/** A tongue of ice with crevasses between two peaks. */
const glacier: PropPainter = (pen) => {
  outline(pen, 'mountain', 'M-50 0 L-50 -48 L-30 -84 L-10 -52 L2 -44 L24 -92 L50 -46 L50 0 Z')
  outline(pen, 'snow', 'M-40 -66 L-30 -84 L-20 -68 L-26 -62 L-32 -68 Z M14 -70 L24 -92 L36 -72 L28 -64 L22 -72 Z', { plain: true })
  outline(pen, '#dff1fb', 'M-8 -54 C0 -48 4 -46 8 -52 C6 -34 20 -22 30 0 L-34 0 C -22 -18 -8 -32 -8 -54 Z')
  for (const d of ['M-8 -38 C0 -33 6 -33 11 -37', 'M-15 -24 C -4 -18 10 -18 19 -24', 'M-24 -11 C -6 -4 12 -4 27 -10'])
    mark(pen, 2.6, '#7cc0e4', d)
  outline(pen, '#9fd6f0', 'M-34 0 L-30 -8 L-22 -3 L-12 -9 L0 -3 L12 -9 L20 -3 L28 -8 L32 0 Z', { plain: true })
}

/** A pool of steaming water with stones around it. */
const hotSpring: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [-40, -26, 10],
    [-24, -34, 11],
    [-2, -37, 12],
    [22, -34, 11],
    [40, -26, 10],
  ] as const)
    oval(pen, 'rock', x, y, r, r * 0.8)
  outline(pen, '#4fb8c8', 'M-44 -22 C -36 -38 36 -38 44 -22 C46 -4 -46 -4 -44 -22 Z', { plain: true })
  mark(pen, 1.8, '#bdf0f4', 'M-26 -24 L-8 -24 M4 -16 L24 -16 M-16 -13 L-4 -13')
  for (const [x, y, r] of [
    [-44, -12, 9],
    [-30, -5, 10],
    [-10, -3, 10],
    [12, -3, 11],
    [32, -6, 10],
    [45, -14, 8],
  ] as const)
    oval(pen, 'rock', x, y, r, r * 0.72, { lighten: 0.06 })
  for (const x of [-20, 2, 24]) line(pen, 4, 'white', `M${x} -42 C${x - 10} -56 ${x + 10} -66 ${x} -84`, -0.03)
}

/** Ground that is torn open by an earthquake. */
const crackedGround: PropPainter = (pen) => {
  outline(pen, 'earth', 'M-50 -24 L-14 -34 L6 -20 L-8 -12 L4 0 L-50 0 Z')
  outline(pen, 'earth', 'M50 -34 L8 -42 L18 -24 L8 -16 L18 0 L50 0 Z', { lighten: 0.05 })
  outline(pen, 'grass', 'M-50 -24 L-14 -34 L-8 -29 L-50 -17 Z M50 -34 L8 -42 L11 -36 L50 -27 Z')
  outline(pen, '#201622', 'M-14 -34 L6 -20 L-8 -12 L4 0 L18 0 L8 -16 L18 -24 L8 -42 L0 -34 Z', PLAIN_SHAPE)
  line(pen, 4, 'trunk', 'M32 -34 L42 -70')
  outline(pen, 'leaf', 'M30 -66 C26 -84 48 -96 56 -78 C60 -62 40 -56 30 -66 Z')
  outline(pen, 'wall', 'M-44 -24 L-48 -54 L-26 -62 L-20 -32 Z')
  outline(pen, 'roof', 'M-54 -52 L-42 -76 L-20 -62 Z')
  mark(pen, 1.8, 'dark', 'M-36 -58 L-32 -48 L-36 -42 L-30 -30')
}

/** A house to its windows in brown water. */
const floodedHouse: PropPainter = (pen) => {
  outline(pen, 'wall', 'M-28 -10 L-28 -56 L28 -56 L28 -10 Z')
  outline(pen, 'roof', 'M-38 -54 L0 -90 L38 -54 Z')
  for (const x of [-18, 6]) {
    outline(pen, 'wood', `M${x} -48 L${x + 13} -48 L${x + 13} -30 L${x} -30 Z`)
    outline(pen, 'glass', `M${x + 2} -46 L${x + 11} -46 L${x + 11} -30 L${x + 2} -30 Z`, { ...PLAIN_SHAPE, lighten: -0.2 })
  }
  outline(
    pen,
    '#8a7a58',
    'M-50 -30 C -40 -38 -32 -26 -22 -32 C -12 -38 -4 -27 6 -32 C16 -38 26 -26 34 -32 C42 -37 46 -30 50 -30 L50 0 L-50 0 Z',
    { lighten: 0.06 },
  )
  mark(pen, 2, '#c8b98e', 'M-40 -20 C -34 -24 -28 -17 -20 -20 M0 -16 C8 -20 14 -13 22 -16 M-24 -8 C -16 -12 -10 -5 -2 -8')
  outline(pen, 'wood', 'M26 -16 L44 -22 L46 -17 L28 -11 Z')
}

/** A pool with palms between dunes. */
const oasis: PropPainter = (pen) => {
  outline(pen, 'sand', 'M-50 -10 C -40 -26 -20 -34 0 -28 C20 -40 42 -28 50 -12 C46 2 -46 2 -50 -10 Z')
  for (const [x, top, lean] of [
    [-18, -72, -6],
    [20, -84, 8],
  ] as const) {
    line(pen, 4, 'trunk', `M${x} -20 C${x + lean * 0.2} -44 ${x + lean} -60 ${x + lean} ${top}`)
    for (const [dx, dy] of [
      [-20, 6],
      [-16, -8],
      [-2, -15],
      [14, -10],
      [20, 5],
    ] as const)
      outline(
        pen,
        'leaf',
        `M${x + lean} ${top} Q${x + lean + dx * 0.5} ${top + dy - 8} ${x + lean + dx} ${top + dy + 6} Q${x + lean + dx * 0.5} ${top + dy + 2} ${x + lean} ${top + 3} Z`,
      )
  }
  outline(pen, 'water', 'M-34 -12 C -26 -22 26 -22 34 -12 C26 -3 -26 -3 -34 -12 Z')
  mark(pen, 1.6, 'waterLight', 'M-18 -14 L-2 -14 M6 -9 L20 -9', 0.2)
  outline(pen, 'leaf', 'M-40 -8 L-36 -20 L-34 -9 L-30 -17 L-29 -6 Z M32 -8 L35 -19 L37 -9 L42 -15 L41 -6 Z')
}

export const EARTH = {
  geyser,
  crater,
  canyon,
  'cave-entrance': caveEntrance,
  stalactite,
  avalanche,
  aurora,
  glacier,
  'hot-spring': hotSpring,
  'cracked-ground': crackedGround,
  'flooded-house': floodedHouse,
  oasis,
} satisfies Record<string, PropPainter>
