import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { emitLight, type PropPainter, rect } from '../pen.ts'
import { GLOWING, mark, oval } from './details.ts'

/** An open chest full of gold and gems. */
const openTreasureChest: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-44 -58 C -46 -84 -36 -94 -20 -96 L28 -96 C42 -94 48 -82 46 -58 Z', { lighten: -0.12 })
  outline(pen, '#3a2418', 'M-38 -58 C -38 -78 -32 -86 -18 -88 L26 -88 C36 -86 40 -76 40 -58 Z', PLAIN_SHAPE)
  emitLight(pen, 0, -0.56, 0.36, 0.4)
  outline(pen, 'gold', 'M-42 -44 C -34 -56 -26 -60 -16 -66 C -6 -72 10 -72 18 -66 C28 -62 36 -54 42 -44 Z')
  for (const [x, y] of [
    [-28, -52],
    [-16, -58],
    [-6, -66],
    [8, -64],
    [20, -58],
    [30, -51],
    [2, -54],
    [-8, -50],
    [14, -50],
  ] as const) {
    oval(pen, 'gold', x, y, 6, 4, { lighten: 0.12 })
    oval(pen, 'gold', x, y, 3.4, 2, { ...PLAIN_SHAPE, lighten: -0.14 })
  }
  outline(pen, 'red', 'M-22 -64 L-16 -70 L-10 -64 L-16 -57 Z')
  outline(pen, 'teal', 'M20 -66 L26 -72 L32 -66 L26 -59 Z')
  outline(pen, 'wood', 'M-46 -46 L46 -46 L44 0 L-44 0 Z')
  for (const x of [-36, 28]) rect(pen, x / 100, -0.46, 0.08, 0.46, 'gold', { lighten: -0.1 })
  line(pen, 3, 'gold', 'M-45 -45 L45 -45', -0.1)
  outline(pen, 'gold', 'M-8 -48 L8 -48 L8 -28 C4 -22 -4 -22 -8 -28 Z')
  oval(pen, 'dark', 0, -38, 2.4, 3.6, PLAIN_SHAPE)
}

/** A round flask of a magic drink, with bubbles and a cork. */
const potion: PropPainter = (pen) => {
  outline(
    pen,
    'glass',
    'M-10 -82 L10 -82 L10 -62 C32 -56 42 -40 40 -24 C38 -8 24 0 0 0 C -24 0 -38 -8 -40 -24 C -42 -40 -32 -56 -10 -62 Z',
    { lighten: 0.2 },
  )
  outline(pen, 'purple', 'M-36 -36 C -18 -42 -4 -30 12 -36 C22 -40 30 -38 37 -36 C40 -14 24 -3 0 -3 C -24 -3 -40 -14 -36 -36 Z', {
    noInk: true,
    lighten: 0.1,
  })
  for (const [x, y, r] of [
    [-16, -22, 4],
    [6, -16, 3],
    [18, -26, 4.6],
    [-4, -28, 2.4],
    [-2, -48, 3],
    [4, -58, 2],
  ] as const)
    oval(pen, 'pink', x, y, r, r, { ...PLAIN_SHAPE, lighten: 0.15 })
  outline(pen, '#b07a4a', 'M-8 -96 L8 -96 L9 -80 L-9 -80 Z')
  line(pen, 3, 'gold', 'M-10 -76 L10 -76')
  mark(pen, 2.6, 'white', 'M-30 -28 C -30 -40 -24 -48 -16 -52')
  for (const [x, y, k] of [
    [-32, -78, 7],
    [30, -86, 8],
    [36, -64, 5],
  ] as const)
    outline(
      pen,
      'gold',
      `M${x} ${y - k} Q${x} ${y} ${x + k} ${y} Q${x} ${y} ${x} ${y + k} Q${x} ${y} ${x - k} ${y} Q${x} ${y} ${x} ${y - k} Z`,
      GLOWING,
    )
}

const witchHat: PropPainter = (pen) => {
  outline(pen, '#3a2a50', 'M-26 -20 C -22 -44 -14 -66 -2 -80 C6 -94 22 -98 34 -86 C24 -86 20 -80 18 -70 C20 -50 24 -36 28 -20 Z')
  outline(pen, '#3a2a50', 'M-50 -12 C -38 -26 38 -26 50 -12 C36 2 -36 2 -50 -12 Z', { lighten: -0.05 })
  outline(pen, 'purple', 'M-27 -30 C -10 -24 12 -24 27 -30 L29 -18 C10 -12 -10 -12 -29 -18 Z')
  outline(pen, 'gold', 'M-8 -27 L8 -27 L9 -14 L-9 -14 Z')
  rect(pen, -0.045, -0.235, 0.09, 0.06, 'purple', PLAIN_SHAPE)
  mark(pen, 1.6, '#5a4478', 'M-6 -66 C2 -62 8 -62 14 -66 M0 -78 C6 -76 12 -78 16 -80')
}

/** Blue with stars and a moon. */
const wizardHat: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-30 -12 C -18 -40 -10 -70 6 -100 C14 -70 22 -40 30 -12 Z')
  outline(pen, 'blue', 'M-48 -10 C -34 -20 34 -20 48 -10 C34 2 -34 2 -48 -10 Z', { lighten: -0.1 })
  for (const [x, y, k] of [
    [-4, -30, 6],
    [14, -24, 4],
    [8, -58, 5],
    [-14, -18, 3.4],
    [5, -80, 3.4],
  ] as const) {
    const points = Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2
      const r = i % 2 ? k * 0.45 : k
      return `${i ? 'L' : 'M'}${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`
    })
    outline(pen, 'gold', `${points.join(' ')} Z`, PLAIN_SHAPE)
  }
  outline(pen, 'yellow', 'M-2 -50 C -12 -48 -12 -38 -4 -36 C -7 -40 -7 -46 -2 -50 Z', PLAIN_SHAPE)
}

/** An old map with a dotted way to a cross. */
const treasureMap: PropPainter = (pen) => {
  outline(
    pen,
    '#e0c088',
    'M-46 -84 L-30 -88 L-12 -84 L8 -90 L28 -85 L46 -88 L48 -60 L44 -40 L48 -12 L30 -8 L10 -12 L-8 -7 L-30 -11 L-46 -8 L-44 -36 L-48 -58 Z',
  )
  outline(
    pen,
    '#9ac2b4',
    'M-46 -84 L-30 -88 L-22 -86 C -16 -74 -30 -66 -36 -60 C -40 -54 -44 -52 -47 -54 Z M48 -12 L30 -8 L14 -11 C16 -22 30 -20 34 -28 C38 -34 44 -34 45 -34 Z',
    PLAIN_SHAPE,
  )
  outline(pen, '#a8864e', 'M-18 -40 L-10 -54 L-2 -40 Z M-8 -38 L0 -48 L8 -38 Z', PLAIN_SHAPE)
  mark(pen, 1.4, '#6a4a22', 'M14 -78 L14 -62 M6 -70 L22 -70 M14 -78 L11 -74 M14 -78 L17 -74')
  for (const [x, y] of [
    [-34, -22],
    [-26, -18],
    [-16, -18],
    [-6, -21],
    [3, -26],
    [11, -32],
    [17, -39],
  ] as const)
    oval(pen, '#7a2a1e', x, y, 2, 1.7, PLAIN_SHAPE)
  mark(pen, 4, 'red', 'M20 -58 L34 -44 M34 -58 L20 -44')
  line(pen, 1.4, '#b08a4c', 'M-16 -84 L-16 -9 M16 -87 L16 -11')
}

/** A bottle in the waves with a rolled letter. */
const messageInBottle: PropPainter = (pen) => {
  outline(
    pen,
    '#9ad0b4',
    'M-44 -30 L14 -66 C18 -72 24 -76 28 -78 L38 -84 L44 -74 L34 -68 C30 -64 28 -58 22 -54 L-34 -14 C -46 -12 -50 -22 -44 -30 Z',
    { lighten: 0.18 },
  )
  outline(pen, 'cream', 'M-34 -30 L6 -54 L12 -46 L-28 -20 Z')
  line(pen, 2.6, 'red', 'M-14 -42 L-8 -32')
  outline(pen, '#b07a4a', 'M36 -86 L46 -92 L52 -82 L43 -76 Z')
  mark(pen, 2, 'white', 'M-38 -32 L10 -62')
  outline(
    pen,
    'water',
    'M-50 -20 C -40 -28 -32 -14 -22 -20 C -12 -27 -4 -14 6 -20 C16 -27 26 -14 36 -20 C42 -24 46 -20 50 -20 L50 0 L-50 0 Z',
  )
  mark(pen, 2, 'waterLight', 'M-40 -10 C -34 -14 -28 -6 -20 -10 M4 -8 C10 -12 18 -4 26 -8', 0.2)
}

/** A bloodless white face with pointed ears and fangs, and a red collar. */
const vampire: PropPainter = (pen) => {
  outline(
    pen,
    'dark',
    'M-50 -60 C -40 -54 -26 -40 -18 -26 L18 -26 C26 -40 40 -54 50 -60 C48 -34 44 -14 40 0 L-40 0 C -44 -14 -48 -34 -50 -60 Z',
  )
  outline(
    pen,
    'red',
    'M-44 -50 C -32 -42 -22 -26 -16 0 L16 0 C22 -26 32 -42 44 -50 C40 -30 34 -14 30 0 L-30 0 C -34 -14 -40 -30 -44 -50 Z',
    { plain: true },
  )
  outline(pen, 'white', 'M-12 -26 L12 -26 L8 0 L-8 0 Z')
  for (const side of [-1, 1]) outline(pen, '#dfe0d4', `M${side * 24} -66 L${side * 36} -80 L${side * 28} -52 Z`)
  outline(pen, '#e8e8dc', 'M-27 -78 C -28 -54 -16 -28 0 -24 C16 -28 28 -54 27 -78 C20 -96 -20 -96 -27 -78 Z')
  outline(pen, '#1c1722', 'M-28 -66 C -34 -98 -10 -102 0 -100 C10 -102 34 -98 28 -66 C24 -78 14 -82 0 -70 C -14 -82 -24 -78 -28 -66 Z')
  for (const side of [-1, 1]) {
    oval(pen, 'white', side * 11, -58, 6, 4.6, PLAIN_SHAPE)
    oval(pen, 'red', side * 10, -58, 2.8, 3, PLAIN_SHAPE)
    mark(pen, 2, '#1c1722', `M${side * 5} -64 L${side * 18} -67`)
    outline(pen, 'white', `M${side * 4} -40 L${side * 8} -41 L${side * 6} -32 Z`, PLAIN_SHAPE)
  }
  mark(pen, 2, '#7a1a2a', 'M-10 -41 C -4 -39 4 -39 10 -41')
}

/** A shaggy blue beast with horns, teeth and friendly eyes. */
const monster: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    line(pen, 9, 'teal', `M${side * 30} -44 C${side * 44} -40 ${side * 46} -28 ${side * 42} -18`)
    outline(
      pen,
      'cream',
      `M${side * 14} -84 C${side * 18} -96 ${side * 30} -98 ${side * 34} -102 C${side * 36} -90 ${side * 32} -80 ${side * 26} -74 Z`,
    )
  }
  outline(
    pen,
    'teal',
    'M-30 0 C -40 -24 -38 -44 -34 -60 L-38 -66 L-30 -68 L-30 -76 L-22 -76 L-18 -86 L-10 -82 L-2 -90 L6 -82 L14 -87 L20 -78 L28 -77 L30 -68 L38 -66 L34 -58 C38 -44 40 -24 30 0 L20 -6 L10 0 L0 -6 L-10 0 L-20 -6 Z',
  )
  oval(pen, 'teal', 0, -22, 20, 18, { ...PLAIN_SHAPE, lighten: 0.25 })
  for (const x of [-13, 13]) {
    oval(pen, 'white', x, -62, 10.5, 11.5)
    oval(pen, 'black', x * 0.85, -61, 4, 5, PLAIN_SHAPE)
  }
  outline(pen, 'mouth', 'M-20 -46 C -10 -40 10 -40 20 -46 C18 -30 -18 -30 -20 -46 Z')
  outline(pen, 'white', 'M-14 -44 L-6 -42 L-11 -35 Z M14 -44 L6 -42 L11 -35 Z', PLAIN_SHAPE)
  for (const [x, y] of [
    [-27, -32],
    [28, -28],
    [-22, -10],
    [25, -48],
  ] as const)
    oval(pen, 'purple', x, y, 3, 3, PLAIN_SHAPE)
}

/** A woman of the sea on a rock. */
const mermaid: PropPainter = (pen) => {
  outline(pen, 'rock', 'M-34 0 C -34 -16 -16 -24 4 -20 C20 -18 30 -8 32 0 Z')
  outline(pen, '#a8442e', 'M-20 -86 C -20 -104 10 -104 10 -84 C16 -66 12 -50 4 -40 L-24 -40 C -28 -56 -20 -70 -20 -86 Z')
  line(pen, 5, 'skin', 'M-14 -56 C -24 -46 -26 -36 -24 -24')
  outline(pen, 'skin', 'M-14 -62 C -6 -66 4 -64 6 -60 L5 -38 L-13 -38 Z')
  outline(pen, 'teal', 'M-14 -42 C -4 -38 2 -40 6 -42 C12 -26 26 -24 34 -38 C38 -30 32 -12 16 -10 C -6 -10 -18 -24 -14 -42 Z')
  outline(pen, 'teal', 'M30 -34 C26 -46 28 -58 24 -64 C34 -62 38 -56 38 -50 C42 -56 46 -58 50 -56 C48 -44 44 -36 38 -32 Z', {
    lighten: 0.12,
  })
  outline(pen, 'purple', 'M-13 -56 C -9 -62 -5 -58 -4 -54 C -3 -59 3 -62 6 -56 C5 -48 -1 -48 -4 -52 C -7 -48 -12 -48 -13 -56 Z')
  line(pen, 4.6, 'skin', 'M6 -58 C12 -50 12 -44 6 -38')
  oval(pen, 'skin', -4, -80, 10, 11)
  outline(pen, '#a8442e', 'M-15 -80 C -16 -96 8 -98 8 -80 C4 -86 -2 -90 -6 -88 C -8 -84 -12 -82 -15 -80 Z', { plain: true })
  for (const x of [-7, 1]) oval(pen, 'black', x, -79, 1.3, 1.8, PLAIN_SHAPE)
  mark(pen, 1.2, '#a83c48', 'M-6 -73 C -4 -71 -2 -71 0 -73')
  mark(pen, 1.2, 'teal', 'M-4 -34 C0 -30 4 -30 8 -34 M4 -24 C8 -20 14 -20 18 -22', -0.25)
}

/** A sorceress's broom has bristles of twigs and a bent stick. */
const flyingBroom: PropPainter = (pen) => {
  line(pen, 4, 'trunk', 'M-12 -32 C6 -44 20 -66 46 -76')
  outline(pen, 'wheat', 'M-8 -36 C -26 -32 -42 -18 -50 -2 C -34 4 -14 -2 -2 -24 Z')
  mark(pen, 1.4, 'wood', 'M-12 -32 C -24 -26 -34 -16 -42 -2 M-8 -29 C -16 -22 -22 -12 -28 -1 M-14 -34 C -28 -30 -38 -20 -47 -6')
  line(pen, 3, 'red', 'M-16 -38 L-4 -22')
  for (const [x, y, k] of [
    [-30, -52, 6],
    [-8, -66, 5],
    [24, -36, 6],
  ] as const)
    outline(
      pen,
      'gold',
      `M${x} ${y - k} Q${x} ${y} ${x + k} ${y} Q${x} ${y} ${x} ${y + k} Q${x} ${y} ${x - k} ${y} Q${x} ${y} ${x} ${y - k} Z`,
      GLOWING,
    )
}

export const TALES = {
  'open-treasure-chest': openTreasureChest,
  potion,
  'witch-hat': witchHat,
  'wizard-hat': wizardHat,
  'treasure-map': treasureMap,
  'message-in-bottle': messageInBottle,
  vampire,
  monster,
  mermaid,
  'flying-broom': flyingBroom,
} satisfies Record<string, PropPainter>
