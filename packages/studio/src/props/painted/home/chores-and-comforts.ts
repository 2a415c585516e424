import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A thick mattress with its quilted top, piping and label. */
const mattress: PropPainter = (pen) => {
  outline(
    pen,
    '#f4f7fb',
    'M-30 -54 C -10 -58 24 -58 40 -54 C44 -53 46 -50 47 -46 L50 -26 C30 -20 -26 -20 -50 -26 L-38 -48 C -36 -52 -34 -53 -30 -54 Z',
  )
  for (const [a, b, c, d] of [
    [-26, -52, 10, -24],
    [-6, -55, 32, -25],
    [16, -56, 46, -34],
    [-40, -42, -14, -24],
    [-14, -54, -40, -28],
    [10, -56, -20, -24],
    [34, -55, 6, -24],
    [46, -46, 28, -26],
  ] as const)
    mark(pen, 1.6, '#b8c8dc', `M${a} ${b} L${c} ${d}`)
  outline(pen, '#d4e0ee', 'M-50 -26 C -26 -20 30 -20 50 -26 L50 -6 C50 -2 48 0 44 0 L-44 0 C -48 0 -50 -2 -50 -6 Z')
  mark(pen, 2.6, '#5c8ac8', 'M-49 -23 C -26 -17 30 -17 49 -23 M-48 -3 L48 -3')
  box(pen, '#3f78c8', -34, -14, 16, 8, { round: 1 })
  for (const x of [0, 14, 28]) oval(pen, '#8a9cb4', x, -10, 2, 2, FLAT_SHAPE)
}

/** A toilet from the side-front: cistern with its lever, seat and lid. */
const toilet: PropPainter = (pen) => {
  box(pen, '#f4f7fb', -42, -92, 34, 42, { round: 3 })
  box(pen, '#e0e6ee', -45, -97, 40, 8, { round: 3 })
  line(pen, 3, '#aab4c0', 'M-22 -82 L-14 -80')
  oval(pen, '#aab4c0', -24, -82, 3.4, 3.4)
  outline(pen, '#eef2f7', 'M-14 -50 C -16 -70 -12 -86 -4 -88 C2 -86 0 -66 0 -48 Z')
  outline(pen, '#f4f7fb', 'M-40 -50 L-8 -48 L44 -46 C48 -32 36 -22 20 -18 L22 -4 L28 0 L-30 0 L-26 -6 C -22 -20 -34 -30 -40 -50 Z')
  outline(pen, '#dce4ee', 'M-26 -6 C -20 -16 4 -14 20 -18 L22 -4 L28 0 L-30 0 Z', FLAT_SHAPE)
  oval(pen, '#fbfcfe', 16, -48, 33, 9)
  oval(pen, '#7cb8dc', 16, -48, 22, 5)
}

/** A stove: pans on the grates, small flames right under them, an oven door. */
const cookStove: PropPainter = (pen) => {
  for (const [x, role] of [
    [-22, '#c8503a'],
    [22, '#3f78a8'],
  ] as const) {
    outline(pen, role, `M${x - 15} -82 L${x + 15} -82 L${x + 13} -68 L${x - 13} -68 Z`)
    oval(pen, role, x, -82, 15, 3.4, { lighten: 0.2 })
    for (const d of [-9, -3, 3, 9]) outline(pen, '#3fa0f0', `M${x + d - 2.4} -62 Q${x + d} -70 ${x + d + 2.4} -62 Z`, GLOWING)
    line(pen, 2.6, '#2a2c38', `M${x - 17} -66 L${x - 17} -62 M${x + 17} -66 L${x + 17} -62 M${x - 17} -66 L${x + 17} -66`)
  }
  line(pen, 4, '#2a2c38', 'M38 -78 L50 -84')
  box(pen, '#8d98a8', -46, -62, 92, 8, { round: 2 })
  box(pen, '#d4dae2', -44, -54, 88, 54, { round: 3 })
  for (const x of [-32, -16, 0, 16, 32]) oval(pen, '#2a2c38', x, -46, 4, 4)
  box(pen, '#5c6674', -34, -28, 68, 22, { round: 3 })
  box(pen, '#ffb84a', -28, -24, 56, 14, { ...FLAT_SHAPE, round: 2 })
  line(pen, 3.4, '#8d98a8', 'M-32 -34 L32 -34')
}

/** A tap with its cross handle marked in blue, a drop below. */
const faucetHandle: PropPainter = (pen) => {
  outline(pen, '#9aa4b2', 'M-34 0 L-34 -40 L-14 -46 L-14 -52 L2 -52 L2 -46 C24 -44 40 -34 40 -14 L26 -14 C26 -26 14 -32 -14 -30 L-16 0 Z')
  line(pen, 8, '#c4ccd6', 'M-6 -52 L-6 -66')
  line(pen, 9, '#d4dae2', 'M-36 -74 L24 -74 M-6 -88 L-6 -60')
  for (const [x, y] of [
    [-38, -74],
    [26, -74],
    [-6, -92],
    [-6, -58],
  ] as const)
    oval(pen, '#eef2f6', x, y, 7, 7)
  oval(pen, '#2f7ae0', -6, -74, 13, 13)
  mark(pen, 4, 'white', 'M0 -79 C -6 -84 -14 -80 -14 -74 C -14 -68 -6 -64 0 -69')
  outline(pen, '#4aa8e8', 'M33 -10 C26 2 28 6 33 6 C38 6 40 2 33 -10 Z')
}

/** A corner of a room, a wet stain on its ceiling, drops falling into a bucket. */
const leakingRoof: PropPainter = (pen) => {
  outline(pen, '#f2e6cc', 'M-50 -98 L50 -98 L50 0 L-50 0 Z', { cel: 0 })
  outline(pen, '#e0d0ac', 'M-50 -98 L50 -98 L24 -72 L-24 -72 Z', FLAT_SHAPE)
  mark(pen, 2.4, '#b8a47a', 'M-50 -98 L-24 -72 L24 -72 L50 -98 M-24 -72 L-24 -14 M24 -72 L24 -14')
  outline(pen, '#c8a878', 'M-50 0 L-24 -16 L24 -16 L50 0 Z', FLAT_SHAPE)
  outline(
    pen,
    '#a8845a',
    'M-22 -88 C -14 -96 8 -96 14 -90 C24 -88 22 -78 12 -78 C6 -74 -8 -74 -12 -78 C -22 -78 -28 -82 -22 -88 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#8a6844', 'M-10 -86 C -4 -91 6 -90 10 -86 C10 -81 -6 -80 -10 -86 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-4, -70],
    [5, -56],
    [-2, -42],
  ] as const)
    outline(
      pen,
      '#3fa0e0',
      `M${x} ${y - 8} C${x - 6} ${y} ${x - 5} ${y + 5} ${x} ${y + 5} C${x + 5} ${y + 5} ${x + 6} ${y} ${x} ${y - 8} Z`,
    )
  outline(pen, '#8d98a8', 'M-20 -28 L20 -28 L15 -2 L-15 -2 Z')
  oval(pen, '#c4ccd6', 0, -28, 20, 6)
  oval(pen, '#5cb4e8', 0, -28, 15, 4, FLAT_SHAPE)
  mark(pen, 2, '#4a5260', 'M-17 -24 C -14 -10 14 -10 17 -24')
}

/** A basket with a shirt, a sock and a towel hanging over its rim. */
const laundryBasket: PropPainter = (pen) => {
  outline(pen, '#f4f4ee', 'M-40 -58 C -36 -82 -16 -84 -6 -78 C6 -90 30 -86 40 -58 Z')
  outline(pen, '#3f8ae0', 'M-36 -60 C -34 -78 -14 -82 -4 -74 L0 -58 Z')
  outline(pen, '#e8a83a', 'M6 -60 C10 -82 34 -80 38 -60 Z')
  outline(pen, '#e8dcc4', 'M-46 -56 L46 -56 L38 0 L-38 0 Z')
  for (const x of [-30, -15, 0, 15, 30]) mark(pen, 3.4, '#b89a68', `M${x} -44 L${x * 0.9} -6`)
  for (const y of [-32, -18]) mark(pen, 3, '#c8ac78', `M${-44 - (y + 56) * -0.14} ${y} L${44 + (y + 56) * -0.14} ${y}`)
  box(pen, '#f4ead2', -50, -60, 100, 9, { round: 4 })
  outline(pen, '#3f8ae0', 'M-34 -62 L-18 -62 L-16 -46 L-20 -24 L-32 -26 L-34 -46 Z')
  mark(pen, 2.4, '#bcdcff', 'M-32 -30 L-21 -28')
  outline(pen, '#e8433f', 'M0 -62 L11 -62 L12 -38 C16 -34 22 -32 20 -26 C14 -22 4 -26 1 -34 Z')
  mark(pen, 2.4, '#fbd0c8', 'M1 -54 L12 -54')
  outline(pen, '#5cc0a8', 'M24 -62 L42 -62 L40 -30 L25 -30 Z')
  mark(pen, 2.4, '#e8fbf6', 'M25 -38 L40 -38')
}

/** A dial of sixty minutes with a knob to twist, on its flat base. */
const kitchenTimer: PropPainter = (pen) => {
  outline(pen, '#b8342e', 'M-36 -10 L36 -10 L42 0 L-42 0 Z')
  outline(pen, '#e8433f', 'M-44 -54 C -44 -82 -24 -98 0 -98 C24 -98 44 -82 44 -54 C44 -30 34 -14 28 -8 L-28 -8 C -34 -14 -44 -30 -44 -54 Z')
  oval(pen, '#fbfaf4', 0, -55, 34, 34)
  for (let i = 0; i < 30; i++)
    mark(
      pen,
      i % 5 ? 1.2 : 3,
      '#2a2c38',
      `M${polar(0, -55, i * 0.2094 - 1.571, i % 5 ? 29 : 26)} L${polar(0, -55, i * 0.2094 - 1.571, 32)}`,
    )
  outline(pen, '#f8b8a8', `M0 -55 L0 -79 Q${polar(0, -55, -1, 26)} ${polar(0, -55, -0.52, 24)} Z`, FLAT_SHAPE)
  oval(pen, '#d4dae2', 0, -55, 15, 15)
  line(pen, 8, '#8d98a8', `M${polar(0, -55, -0.52, 13)} L${polar(0, -55, 2.62, 13)}`)
  outline(pen, '#e8433f', `M${polar(0, -55, -0.52, 24)} L${polar(0, -55, -0.9, 15)} L${polar(0, -55, -0.14, 15)} Z`, PLAIN_SHAPE)
}

/** An oval cushion with bristles out of it, a waisted handle. */
const hairbrush: PropPainter = (pen) => {
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-44 + i * 6.4, -34 - i * 6]
    const [dx, dy] = [-14, -16]
    line(pen, 1.8, '#3a3444', `M${x + 8} ${y + 6} L${x + dx + 8} ${y + dy + 6}`)
    oval(pen, '#e8e4ee', x + dx + 8, y + dy + 6, 2.4, 2.4)
  }
  outline(pen, '#2a2434', 'M-44 -28 C -38 -44 -2 -82 12 -82 C16 -74 -26 -28 -36 -22 C -40 -22 -44 -24 -44 -28 Z')
  outline(
    pen,
    '#d8588a',
    'M-42 -24 C -34 -28 10 -72 14 -82 C20 -84 26 -78 24 -68 C20 -54 26 -40 50 -14 C52 -6 46 0 38 -4 C20 -24 8 -30 -4 -26 C -18 -20 -36 -8 -42 -14 C -45 -17 -45 -21 -42 -24 Z',
  )
  mark(pen, 2.6, '#f8b8d0', 'M-30 -20 C -10 -28 10 -44 18 -62')
}

/** A hammered bowl on its cushion, the striker drawn along the outside of the rim, rings of sound. */
const singingBowl: PropPainter = (pen) => {
  for (const r of [1, 1.26, 1.52])
    mark(
      pen,
      2.6,
      '#7a8ad8',
      `M${-30 * r} ${-66 - 8 * r} C${-20 * r} ${-76 - 14 * r} ${20 * r - 10} ${-76 - 14 * r} ${30 * r - 10} ${-66 - 8 * r}`,
    )
  outline(pen, '#8a2a4a', 'M-44 -12 C -44 -22 44 -22 44 -12 C44 2 -44 2 -44 -12 Z')
  for (const x of [-30, -10, 10, 30]) outline(pen, '#e8b83a', `M${x} -13 L${x + 5} -8 L${x} -3 L${x - 5} -8 Z`, FLAT_SHAPE)
  oval(pen, '#f0c860', 0, -56, 40, 10)
  oval(pen, '#6b4610', 0, -55, 34, 7, FLAT_SHAPE)
  outline(pen, '#d8a03a', 'M-40 -56 C -30 -44 30 -44 40 -56 C40 -30 24 -16 12 -15 L-12 -15 C -24 -16 -40 -30 -40 -56 Z')
  for (const [x, y] of [
    [-28, -38],
    [-14, -32],
    [2, -38],
    [-4, -24],
    [-20, -26],
    [14, -26],
  ] as const)
    oval(pen, '#a8741a', x, y, 3, 2.6, FLAT_SHAPE)
  line(pen, 7, '#8a5a2e', 'M-2 -34 L50 -50')
  line(pen, 11, '#a8344a', 'M8 -37 L30 -44')
}

/** A paper taped to a door: a house crossed out. */
const evictionNotice: PropPainter = (pen) => {
  box(pen, '#8a5a34', -50, -99, 100, 99, { cel: 0 })
  for (const x of [-44, 38]) box(pen, '#6b4426', x, -94, 6, 90, FLAT_SHAPE)
  oval(pen, '#e8b83a', 43, -34, 5, 5)
  outline(pen, '#fbf6e6', 'M-32 -92 L30 -94 L32 -10 L-30 -8 Z')
  for (const [x, y] of [
    [-30, -92],
    [26, -94],
  ] as const)
    outline(pen, '#d8d2b4', `M${x - 8} ${y + 3} L${x + 8} ${y - 5} L${x + 11} ${y + 1} L${x - 5} ${y + 9} Z`, PLAIN_SHAPE)
  box(pen, '#d8302a', -24, -84, 48, 9, FLAT_SHAPE)
  outline(pen, '#5c6a88', 'M-26 -46 L0 -70 L26 -46 L20 -46 L20 -26 L-20 -26 L-20 -46 Z')
  box(pen, '#fbf6e6', -5, -40, 10, 14, FLAT_SHAPE)
  line(pen, 6, '#e8302a', 'M-26 -70 L26 -26 M26 -70 L-26 -26')
  for (const y of [-19, -14]) mark(pen, 2.4, '#8a8490', `M-22 ${y} L${y < -15 ? 22 : 8} ${y}`)
}

/** A globe of glass with one goldfish. */
const fishbowl: PropPainter = (pen) => {
  outline(
    pen,
    '#d8f0f8',
    'M-26 -92 L26 -92 L22 -84 C44 -74 50 -54 46 -36 C42 -12 26 0 14 0 L-14 0 C -26 0 -42 -12 -46 -36 C -50 -54 -44 -74 -22 -84 Z',
  )
  outline(
    pen,
    '#6cc0e8',
    'M-42 -62 C -46 -46 -44 -30 -36 -18 C -28 -6 -20 -3 -14 -3 L14 -3 C20 -3 28 -6 36 -18 C44 -30 46 -46 42 -62 Z',
    FLAT_SHAPE,
  )
  oval(pen, '#a8dcf4', 0, -62, 42, 5, FLAT_SHAPE)
  outline(pen, '#e0c48a', 'M-28 -8 C -16 -14 14 -14 28 -8 C22 -4 18 -3 14 -3 L-14 -3 C -20 -3 -24 -5 -28 -8 Z', FLAT_SHAPE)
  mark(pen, 3, '#3f9a4a', 'M26 -10 C30 -20 22 -28 28 -40 M20 -8 C16 -18 22 -24 18 -32')
  outline(pen, '#f0701e', 'M-16 -34 L-32 -46 L-28 -33 L-34 -22 Z')
  outline(pen, '#f8862e', 'M-18 -34 C -10 -50 14 -50 20 -34 C14 -18 -10 -18 -18 -34 Z')
  oval(pen, 'white', 11, -38, 3.4, 3.4, FLAT_SHAPE)
  oval(pen, 'black', 12, -38, 1.8, 1.8, FLAT_SHAPE)
  for (const [x, y, r] of [
    [26, -48, 2.6],
    [22, -55, 2],
  ] as const)
    oval(pen, 'white', x, y, r, r, PLAIN_SHAPE)
  mark(pen, 3.4, 'white', 'M-34 -66 C -40 -58 -41 -46 -39 -38')
}

/** A box on a cart with its lid up, knobs, and a bottle of gas. */
const gasGrill: PropPainter = (pen) => {
  for (const x of [-18, 0, 16]) mark(pen, 2.6, '#b8c2cc', `M${x} -74 C${x - 6} -80 ${x + 6} -88 ${x} -97`)
  outline(pen, '#3a3c4a', 'M-36 -62 C -40 -84 32 -84 28 -62 Z')
  line(pen, 3, '#c4ccd6', 'M-22 -66 L14 -66')
  for (const x of [-22, -8, 6]) oval(pen, '#a8562a', x + 2, -60, 7, 3)
  box(pen, '#5c6674', -38, -58, 68, 14, { round: 2 })
  for (const x of [-28, -14, 0, 14]) oval(pen, '#e8433f', x + 2, -51, 3.4, 3.4)
  for (const s of [-48, 30]) box(pen, '#8d98a8', s, -58, 18, 5)
  box(pen, '#c4ccd6', -34, -44, 60, 36)
  mark(pen, 2, '#7c8694', 'M-4 -44 L-4 -8 M-10 -30 L-10 -22 M2 -30 L2 -22')
  for (const x of [-28, 20]) oval(pen, '#2a2c38', x, -5, 6, 6)
  outline(pen, '#e8a02e', 'M32 -34 C32 -40 50 -40 50 -34 L50 -6 C50 -1 32 -1 32 -6 Z')
  box(pen, '#8d98a8', 37, -44, 8, 6)
  line(pen, 2.4, '#2a2c38', 'M41 -44 C40 -54 32 -50 28 -50')
}

export const CHORES_AND_COMFORTS = {
  mattress,
  toilet,
  'cook-stove': cookStove,
  'faucet-handle': faucetHandle,
  'leaking-roof': leakingRoof,
  'laundry-basket': laundryBasket,
  'kitchen-timer': kitchenTimer,
  hairbrush,
  'singing-bowl': singingBowl,
  'eviction-notice': evictionNotice,
  fishbowl,
  'gas-grill': gasGrill,
} satisfies Record<string, PropPainter>
