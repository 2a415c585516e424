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

/** A loop of rubber beside a ball of them. */
const rubberBands: PropPainter = (pen) => {
  oval(pen, '#e8b878', -18, -34, 31, 31)
  for (const [d, role] of [
    ['M-46 -46 C -30 -30 -6 -30 10 -46', '#e8433f'],
    ['M-48 -30 C -30 -14 -4 -16 12 -26', '#3f8ae0'],
    ['M-32 -62 C -22 -44 -24 -18 -34 -6', '#4cae6a'],
    ['M-6 -63 C -14 -44 -12 -20 0 -8', '#f0c83a'],
    ['M-44 -18 C -30 -24 -16 -48 -16 -64', '#d88a3a'],
    ['M8 -18 C -6 -24 -18 -48 -40 -54', '#a85ab0'],
  ] as const)
    mark(pen, 4.6, role, d)
  line(pen, 4.4, '#e8433f', 'M26 -92 C46 -96 54 -70 44 -46 C38 -30 26 -30 24 -48 C22 -62 12 -88 26 -92')
}

/** A long thin rule, its marks along the whole edge. */
const straightRuler: PropPainter = (pen) => {
  outline(pen, '#f4c83a', 'M-50 -18 L32 -88 L50 -68 L-32 2 Z')
  outline(pen, '#fbe08a', 'M-50 -18 L32 -88 L35 -84 L-47 -14 Z', FLAT_SHAPE)
  for (let i = 1; i < 24; i++) {
    const [x, y] = [-50 + (82 / 24) * i, -18 - (70 / 24) * i]
    const long = i % 4 ? 0.28 : 0.5
    mark(pen, i % 4 ? 1.4 : 2.2, '#4a3a1a', `M${x.toFixed(1)} ${y.toFixed(1)} L${(x + 18 * long).toFixed(1)} ${(y + 20 * long).toFixed(1)}`)
  }
  mark(pen, 2.2, '#4a3a1a', 'M-22 -14 L-18 -9 M8 -42 L13 -42 L9 -35 L14 -35')
  oval(pen, '#d8e4ea', 40, -70, 3.4, 3.4)
}

/** A padded striker laid to the rim of a hammered bowl, rings of its sound. */
const singingBowl: PropPainter = (pen) => {
  for (const r of [1, 1.24])
    for (const s of [-1, 1]) mark(pen, 2.6, '#8a9ad8', `M${s * 40 * r} -84 C${s * 50 * r} -72 ${s * 50 * r} -56 ${s * 42 * r} -44`)
  outline(pen, '#8a2a4a', 'M-44 -12 C -44 -22 44 -22 44 -12 C44 2 -44 2 -44 -12 Z')
  for (const x of [-30, -10, 10, 30]) outline(pen, '#e8b83a', `M${x} -13 L${x + 5} -8 L${x} -3 L${x - 5} -8 Z`, FLAT_SHAPE)
  outline(pen, '#d8a03a', 'M-40 -58 L40 -58 C40 -30 24 -16 12 -15 L-12 -15 C -24 -16 -40 -30 -40 -58 Z')
  for (const [x, y] of [
    [-26, -44],
    [-12, -36],
    [4, -46],
    [16, -34],
    [28, -46],
    [-4, -26],
    [-20, -28],
  ] as const)
    oval(pen, '#b07a1e', x, y, 3, 2.6, FLAT_SHAPE)
  oval(pen, '#f0c860', 0, -58, 40, 10)
  oval(pen, '#7a5212', 0, -57, 33, 7, FLAT_SHAPE)
  line(pen, 7, '#8a5a2e', 'M46 -98 L30 -62')
  line(pen, 12, '#a8344a', 'M38 -80 L31 -64')
}

/** A seat of slats on two long runners, a rope to pull it. */
const sled: PropPainter = (pen) => {
  line(pen, 2.6, '#d8c8a0', 'M44 -40 C54 -60 40 -78 22 -84')
  for (const [y, role] of [
    [-14, '#b8302a'],
    [-2, '#d8402e'],
  ] as const)
    line(pen, 4.4, role, `M-46 ${y - 2} L28 ${y - 2} C46 ${y - 4} 50 ${y - 20} 44 ${y - 28} C40 ${y - 32} 36 ${y - 28} 37 ${y - 24}`)
  for (const x of [-34, -6, 18]) line(pen, 3.4, '#8a5a2e', `M${x} -32 L${x} -18 M${x - 2} -26 L${x - 2} -6`)
  for (const [y, d] of [
    [-42, 6],
    [-35, 3],
    [-28, 0],
    [-21, -3],
  ] as const)
    outline(pen, '#d8a05a', `M${-46 + d} ${y - 3} L${30 + d} ${y - 3} L${28 + d} ${y + 3} L${-48 + d} ${y + 3} Z`)
  for (const x of [-34, 16]) outline(pen, '#a86a34', `M${x + 6} -46 L${x + 12} -46 L${x + 2} -17 L${x - 4} -17 Z`)
}

/** A socket with a strap, the tube of a forearm and a jointed hand, hanging. */
const prostheticArm: PropPainter = (pen) => {
  outline(pen, '#d8b090', 'M-20 -98 C -8 -101 10 -101 20 -98 L16 -66 C8 -62 -8 -62 -15 -66 Z')
  outline(pen, '#4a4e5e', 'M-19 -88 L19 -88 L18 -78 L-18 -78 Z')
  box(pen, '#d4dae2', -5, -87, 9, 8, { round: 1 })
  oval(pen, '#8d98a8', 0, -62, 10, 8)
  oval(pen, '#2a2c38', 0, -62, 4, 4, FLAT_SHAPE)
  outline(pen, '#c4ccd6', 'M-12 -58 L12 -58 L9 -32 L-9 -32 Z')
  mark(pen, 2.4, '#3f8ae0', 'M-3 -54 L-3 -36')
  oval(pen, '#5c6674', 0, -31, 9, 4)
  outline(pen, '#3a3e4e', 'M-13 -28 L13 -28 L12 -12 L-12 -12 Z')
  for (const [x, foot] of [
    [-10, -1],
    [-3.4, 1],
    [3.4, 1],
    [10, -1],
  ] as const) {
    line(pen, 5, '#c4ccd6', `M${x} -12 L${x} ${foot - 3}`)
    mark(pen, 1.8, '#3a3e4e', `M${x - 2} -7 L${x + 2} -7`)
  }
  line(pen, 5, '#c4ccd6', 'M13 -24 L22 -18 L21 -10')
}

/** A blue button with a thumb up, pressed by the arrow of a mouse. */
const likeButton: PropPainter = (pen) => {
  box(pen, '#1f5ac8', -50, -76, 92, 52, { round: 14 })
  box(pen, '#3f8af0', -50, -80, 92, 50, { round: 14 })
  box(pen, 'white', -38, -60, 9, 22, { ...FLAT_SHAPE, round: 2 })
  outline(
    pen,
    'white',
    'M-26 -38 L-26 -58 L-14 -74 C -8 -76 -6 -70 -8 -66 L-10 -60 L4 -60 C9 -60 10 -55 7 -53 C10 -51 9 -47 6 -46 C8 -43 6 -40 3 -40 C2 -38 0 -37 -3 -37 L-22 -37 Z',
    FLAT_SHAPE,
  )
  mark(pen, 6, 'white', 'M24 -66 L24 -44 M13 -55 L35 -55')
  outline(pen, '#fbfbfa', 'M16 -42 L50 -18 L35 -16 L44 2 L36 6 L28 -12 L17 -3 Z')
}

/** A tall leaning panel, large uneven holds and bolt holes, a mat at its foot. */
const climbingWall: PropPainter = (pen) => {
  outline(pen, '#c8b494', 'M-30 -99 L44 -99 L32 -10 L-42 -10 Z')
  outline(pen, '#a08a68', 'M44 -99 L50 -92 L40 -6 L32 -10 Z')
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 5; i++) oval(pen, '#8a7656', -26 + i * 15 - row * 1.8, -92 + row * 13, 1.3, 1.3, FLAT_SHAPE)
  for (const [x, y, r, role] of [
    [-16, -88, 8, '#e8433f'],
    [22, -84, 9, '#3f8ae0'],
    [2, -70, 7, '#f0c83a'],
    [-24, -60, 9, '#4cae6a'],
    [28, -56, 7, '#e8433f'],
    [-2, -44, 9, '#a85ad0'],
    [22, -30, 9, '#f0c83a'],
    [-28, -28, 8, '#3f8ae0'],
  ] as const) {
    outline(
      pen,
      role,
      `M${x - r} ${y + r * 0.3} C${x - r} ${y - r * 0.9} ${x - r * 0.1} ${y - r} ${x + r * 0.3} ${y - r * 0.6} C${x + r * 1.2} ${y - r * 0.6} ${x + r * 1.1} ${y + r * 0.6} ${x + r * 0.4} ${y + r * 0.7} C${x - r * 0.2} ${y + r} ${x - r} ${y + r * 0.9} ${x - r} ${y + r * 0.3} Z`,
    )
    oval(pen, '#2a2c38', x, y, 1.4, 1.4, FLAT_SHAPE)
  }
  line(pen, 2, '#f4f0e4', 'M10 -99 C14 -70 2 -50 8 -12')
  box(pen, '#2f6ac8', -50, -11, 96, 11, { round: 4 })
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

/** Balls of polished steel that mirror a horizon. */
const steelBalls: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [0, -66, 26],
    [-26, -25, 25],
    [26, -25, 25],
  ] as const) {
    oval(pen, '#aab4c0', x, y, r, r)
    outline(
      pen,
      '#e8eef4',
      `M${x - r * 0.9} ${y - r * 0.1} C${x - r * 0.9} ${y - r * 1.1} ${x + r * 0.9} ${y - r * 1.1} ${x + r * 0.9} ${y - r * 0.1} C${x + r * 0.4} ${y - r * 0.3} ${x - r * 0.4} ${y - r * 0.3} ${x - r * 0.9} ${y - r * 0.1} Z`,
      FLAT_SHAPE,
    )
    outline(
      pen,
      '#3a4454',
      `M${x - r * 0.92} ${y + r * 0.02} C${x - r * 0.4} ${y - r * 0.2} ${x + r * 0.4} ${y - r * 0.2} ${x + r * 0.92} ${y + r * 0.02} C${x + r * 0.84} ${y + r * 0.46} ${x + r * 0.3} ${y + r * 0.36} ${x} ${y + r * 0.3} C${x - r * 0.3} ${y + r * 0.36} ${x - r * 0.84} ${y + r * 0.46} ${x - r * 0.92} ${y + r * 0.02} Z`,
      FLAT_SHAPE,
    )
    oval(pen, 'white', x - r * 0.38, y - r * 0.5, r * 0.2, r * 0.14, PLAIN_SHAPE)
  }
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

/** The screen of a phone: a red receiver with a bent arrow and a badge. */
const missedCall: PropPainter = (pen) => {
  box(pen, '#2a2c38', -29, -99, 58, 99, { round: 8 })
  box(pen, '#f4f7fb', -24, -92, 48, 84, { round: 4, cel: 0 })
  outline(
    pen,
    '#e8302e',
    'M-18 -42 C -16 -54 16 -54 18 -42 L18 -34 C18 -31 9 -32 8 -35 L7 -42 C2 -44 -2 -44 -7 -42 L-8 -35 C -9 -32 -18 -31 -18 -34 Z',
  )
  line(pen, 3.4, '#e8302e', 'M-17 -74 L0 -60 L16 -76')
  outline(pen, '#e8302e', 'M19 -79 L8 -77 L17 -68 Z', PLAIN_SHAPE)
  mark(pen, 2.4, '#a8b2bc', 'M-14 -22 L14 -22 M-8 -16 L8 -16')
  oval(pen, '#e8302e', 29, -92, 12, 12)
  mark(pen, 3.4, 'white', 'M27 -96 L30 -98 L30 -86')
}

/** The back of a phone in a soft shell, a hole for its cameras. */
const phoneCase: PropPainter = (pen) => {
  box(pen, '#4cc0b0', -29, -99, 58, 99, { round: 12 })
  box(pen, '#6fd8c8', -24, -94, 48, 89, { ...FLAT_SHAPE, round: 9 })
  box(pen, '#2a2c38', -21, -91, 24, 24, { round: 7 })
  for (const [x, y] of [
    [-14, -84],
    [-4, -84],
    [-14, -74],
  ] as const) {
    oval(pen, '#8d98a8', x, y, 4.4, 4.4, FLAT_SHAPE)
    oval(pen, '#14161e', x, y, 2.6, 2.6, FLAT_SHAPE)
  }
  outline(pen, '#ff7a9a', 'M0 -24 C -14 -34 -16 -46 -6 -48 C -2 -48 0 -45 0 -43 C0 -45 2 -48 6 -48 C16 -46 14 -34 0 -24 Z', FLAT_SHAPE)
  for (const y of [-66, -54]) box(pen, '#3aa898', 27, y, 5, 9, { round: 2 })
}

/** A bell curve on axes. */
const bellCurve: PropPainter = (pen) => {
  outline(pen, '#cfe4f8', 'M-42 -12 C -20 -12 -18 -84 2 -84 C22 -84 24 -12 46 -12 Z', FLAT_SHAPE)
  mark(pen, 2, '#8ab0d8', 'M2 -84 L2 -10 M-16 -46 L-16 -10 M20 -46 L20 -10')
  line(pen, 3.4, '#3a4250', 'M-44 -96 L-44 -8 L48 -8')
  outline(pen, '#3a4250', 'M-50 -92 L-44 -100 L-38 -92 Z', PLAIN_SHAPE)
  outline(pen, '#3a4250', 'M44 -14 L52 -8 L44 -2 Z', PLAIN_SHAPE)
  line(pen, 5, '#2f7ae0', 'M-42 -13 C -20 -13 -18 -84 2 -84 C22 -84 24 -13 44 -13')
}

/** One red block with three holes. */
const brick: PropPainter = (pen) => {
  outline(pen, '#d8694a', 'M-50 -40 L-14 -62 L50 -46 L16 -22 Z')
  outline(pen, '#b84e34', 'M-50 -40 L16 -22 L16 4 L-50 -14 Z')
  outline(pen, '#96402a', 'M16 -22 L50 -46 L50 -20 L16 4 Z')
  for (const [x, y] of [
    [-20, -46],
    [0, -42],
    [20, -37],
  ] as const) {
    oval(pen, '#6b2a1a', x, y, 8, 5)
    oval(pen, '#3e1710', x, y + 1.4, 6, 3.4, FLAT_SHAPE)
  }
  for (const [x, y] of [
    [-38, -26],
    [-20, -16],
    [-4, -20],
    [6, -8],
    [30, -24],
  ] as const)
    oval(pen, '#d8805e', x, y, 1.8, 1.4, FLAT_SHAPE)
}

/** A whole suit with helmet, pack, gloves and boots. */
const spaceSuit: PropPainter = (pen) => {
  box(pen, '#c4ccd6', -26, -72, 52, 36, { round: 5 })
  outline(pen, '#f4f6fa', 'M-16 -66 C -32 -64 -38 -52 -38 -36 L-26 -34 L-20 -48 Z')
  outline(pen, '#f4f6fa', 'M16 -66 C32 -64 38 -52 38 -36 L26 -34 L20 -48 Z')
  for (const s of [-1, 1]) {
    oval(pen, '#e8823a', s * 32, -31, 7, 6)
    outline(pen, '#f4f6fa', `M0 -30 L${s * 20} -34 L${s * 20} -8 L${s * 3} -8 Z`)
    outline(pen, '#e8823a', `M${s * 2} -9 L${s * 20} -9 L${s * 24} 0 L${s * 2} 0 Z`)
  }
  outline(pen, '#f4f6fa', 'M-18 -68 L18 -68 L21 -32 L-21 -32 Z')
  box(pen, '#8d98a8', -12, -58, 24, 15, { round: 2 })
  for (const [x, role] of [
    [-7, '#e8433f'],
    [0, '#4cae6a'],
    [7, '#3f8ae0'],
  ] as const)
    oval(pen, role, x, -53, 2.4, 2.4, FLAT_SHAPE)
  mark(pen, 2.6, '#3f6ab8', 'M-20 -36 L20 -36')
  oval(pen, '#f4f6fa', 0, -82, 19, 18)
  outline(pen, '#e8a83a', 'M-13 -86 C -12 -96 12 -96 13 -86 C13 -74 8 -71 0 -71 C -8 -71 -13 -74 -13 -86 Z')
  mark(pen, 2.6, '#fff4c8', 'M-8 -84 C -7 -90 -3 -92 1 -92')
}

/** A copper helmet, canvas body, lead weights and heavy boots. */
const divingSuit: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    outline(pen, '#b89a64', `M${s * 14} -64 C${s * 32} -60 ${s * 38} -48 ${s * 38} -32 L${s * 27} -30 L${s * 20} -46 Z`)
    oval(pen, '#5c4a38', s * 32, -27, 6.4, 6)
    outline(pen, '#b89a64', `M0 -30 L${s * 21} -34 L${s * 19} -10 L${s * 3} -10 Z`)
    outline(pen, '#6b4a2a', `M${s * 2} -10 L${s * 19} -10 L${s * 27} 0 L${s * 2} 0 Z`)
  }
  outline(pen, '#c8aa74', 'M-19 -66 L19 -66 L22 -32 L-22 -32 Z')
  outline(pen, '#c8803a', 'M-22 -68 C -10 -60 10 -60 22 -68 L18 -56 C8 -52 -8 -52 -18 -56 Z')
  outline(pen, '#8a94a4', 'M-8 -50 C -8 -54 8 -54 8 -50 L6 -40 L-6 -40 Z')
  line(pen, 3, '#5c4a38', 'M-22 -36 L22 -36')
  oval(pen, '#d8924a', 0, -82, 20, 18)
  for (const [x, r] of [
    [0, 9],
    [-16, 4.4],
    [16, 4.4],
  ] as const) {
    oval(pen, '#a86428', x, -82, r, r)
    oval(pen, '#8ad0e4', x, -82, r * 0.68, r * 0.68, FLAT_SHAPE)
  }
  mark(pen, 1.8, '#7a4418', 'M0 -88 L0 -76 M-6 -82 L6 -82')
  line(pen, 3.4, '#5c4a38', 'M12 -96 C24 -104 40 -98 46 -88')
}

/** A slip of pay: coins, lines, and the sum in its box. */
const payslip: PropPainter = (pen) => {
  outline(pen, '#fbfaf2', 'M-38 -98 L38 -98 L38 0 L-38 0 Z')
  box(pen, '#3f8a5a', -38, -98, 76, 18, FLAT_SHAPE)
  oval(pen, '#f4cf3a', -26, -89, 6.4, 6.4)
  mark(pen, 3, 'white', 'M-14 -89 L26 -89')
  for (const y of [-70, -60, -50, -40]) {
    mark(pen, 2.4, '#8a8490', `M-30 ${y} L${y % 20 ? 0 : -6} ${y}`)
    mark(pen, 2.4, y === -40 ? '#d8302a' : '#3a3444', `M16 ${y} L30 ${y}`)
  }
  mark(pen, 1.6, '#3a3444', 'M-32 -32 L32 -32')
  box(pen, '#d4f0d8', -32, -27, 64, 20, { round: 3 })
  for (const [x, y] of [
    [-20, -15],
    [-14, -18],
  ] as const)
    oval(pen, '#f4cf3a', x, y, 5.4, 5.4)
  mark(pen, 3.4, '#2a6a3e', 'M2 -17 L26 -17')
}

/** A mortarboard chained to an iron ball. */
const studentDebt: PropPainter = (pen) => {
  outline(pen, '#2a2c44', 'M-44 -76 L-4 -96 L40 -80 L0 -58 Z')
  outline(pen, '#2a2c44', 'M-26 -68 L0 -57 L24 -70 L24 -52 C14 -42 -16 -42 -26 -52 Z')
  line(pen, 2.6, '#f0c03a', 'M-2 -78 L36 -72 L38 -54')
  outline(pen, '#f0c03a', 'M35 -56 L41 -56 L43 -44 L34 -44 Z')
  for (const [x, y] of [
    [-14, -44],
    [-18, -36],
    [-16, -27],
    [-9, -21],
    [-1, -20],
  ] as const)
    mark(
      pen,
      3.4,
      '#7c8694',
      `M${x - 4} ${y} C${x - 4} ${y - 6} ${x + 4} ${y - 6} ${x + 4} ${y} C${x + 4} ${y + 6} ${x - 4} ${y + 6} ${x - 4} ${y}`,
    )
  oval(pen, '#3a3c4a', 22, -21, 21, 21)
  mark(pen, 3.4, '#fbfbf4', 'M29 -30 C26 -34 16 -34 16 -28 C16 -21 29 -23 29 -15 C29 -9 18 -9 15 -13 M22 -36 L22 -6')
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

/** A doll with a glossy white face, red cheeks, lace and no crack. */
const chinaDoll: PropPainter = (pen) => {
  outline(
    pen,
    '#8a4a2a',
    'M-24 -66 C -32 -92 -16 -100 0 -100 C16 -100 32 -92 24 -66 C26 -54 18 -50 14 -54 L-14 -54 C -18 -50 -26 -54 -24 -66 Z',
  )
  outline(pen, '#7ab0e0', 'M-12 -52 L12 -52 L36 -6 C20 2 -20 2 -36 -6 Z')
  let lace = 'M-36 -8 '
  for (let i = 0; i < 9; i++) lace += `Q${-32 + i * 8} 4 ${-28 + i * 8} -6 `
  outline(pen, '#fbfbfa', `${lace}L34 -12 C16 -6 -16 -6 -35 -12 Z`)
  for (const s of [-1, 1]) {
    outline(pen, '#7ab0e0', `M${s * 10} -50 C${s * 24} -48 ${s * 28} -40 ${s * 26} -34 L${s * 16} -34 Z`)
    oval(pen, '#fdf6f2', s * 22, -29, 4.4, 5)
  }
  oval(pen, '#fdf8f4', 0, -74, 19, 19)
  outline(pen, '#8a4a2a', 'M-19 -76 C -20 -94 -4 -94 0 -88 C4 -94 20 -94 19 -76 C12 -82 4 -82 0 -86 C -4 -82 -12 -82 -19 -76 Z')
  for (const s of [-1, 1]) {
    oval(pen, '#3a6ab0', s * 7, -73, 2.8, 3.6, FLAT_SHAPE)
    oval(pen, 'black', s * 7, -73, 1.4, 1.8, FLAT_SHAPE)
    oval(pen, '#f8a0a8', s * 12, -67, 4, 2.8, FLAT_SHAPE)
  }
  outline(pen, '#d8404a', 'M-3.4 -63 C -1 -66 1 -66 3.4 -63 C1 -60 -1 -60 -3.4 -63 Z', FLAT_SHAPE)
  mark(pen, 2.4, 'white', 'M-11 -82 C -8 -85 -5 -86 -3 -85')
  outline(pen, '#e8506a', 'M0 -52 L-12 -58 L-12 -46 Z')
  outline(pen, '#e8506a', 'M0 -52 L12 -58 L12 -46 Z')
}

/** A lead box with its sign, a vial shining green out of it. */
const glowingVial: PropPainter = (pen) => {
  oval(pen, '#c8ff8a', -4, -66, 36, 32, { ...GLOWING, lighten: 0.1 })
  outline(pen, '#d8f4e0', 'M-14 -96 L6 -96 L6 -40 L-14 -40 Z')
  outline(pen, '#6ae83a', 'M-12 -80 L4 -80 L4 -40 L-12 -40 Z', { ...FLAT_SHAPE, emissive: true })
  box(pen, '#5c6674', -17, -99, 26, 7, { round: 2 })
  outline(pen, '#6c7684', 'M-44 -44 L34 -44 L34 0 L-44 0 Z')
  outline(pen, '#545d6a', 'M34 -44 L48 -54 L48 -10 L34 0 Z')
  outline(pen, '#8a94a2', 'M-44 -44 L-32 -53 L48 -54 L34 -44 Z', FLAT_SHAPE)
  outline(pen, '#6ae83a', 'M-14 -44 L-12 -53 L4 -53 L6 -44 Z', { ...FLAT_SHAPE, emissive: true })
  oval(pen, '#f8d02e', -5, -22, 18, 18)
  for (let i = 0; i < 3; i++)
    outline(
      pen,
      '#1c1a26',
      `M${polar(-5, -22, -2.09 + i * 2.094, 5)} L${polar(-5, -22, -2.09 + i * 2.094, 15)} Q${polar(-5, -22, -1.57 + i * 2.094, 17)} ${polar(-5, -22, -1.05 + i * 2.094, 15)} L${polar(-5, -22, -1.05 + i * 2.094, 5)} Z`,
      FLAT_SHAPE,
    )
  oval(pen, '#1c1a26', -5, -22, 3, 3, FLAT_SHAPE)
}

/** A saddle from the side: horn, cantle, wide flap, stirrup and blanket. */
const saddle: PropPainter = (pen) => {
  outline(pen, '#c8303a', 'M-48 -64 C -30 -56 24 -56 44 -66 L46 -26 C20 -20 -24 -20 -46 -26 Z')
  mark(pen, 3, '#f4d88a', 'M-46 -32 C -24 -26 20 -26 45 -32')
  outline(
    pen,
    '#7a4522',
    'M-50 -88 C -46 -94 -40 -92 -38 -84 C -30 -74 0 -72 16 -78 C20 -82 20 -92 22 -98 L32 -98 C34 -90 34 -84 40 -76 C44 -70 42 -62 36 -60 C10 -56 -24 -56 -42 -62 C -50 -66 -52 -80 -50 -88 Z',
  )
  oval(pen, '#5c3216', 27, -98, 8, 4)
  outline(pen, '#9a5c2e', 'M-20 -66 C -6 -70 14 -68 22 -64 C28 -46 22 -30 10 -22 C -4 -20 -16 -26 -22 -40 C -24 -50 -24 -60 -20 -66 Z')
  mark(pen, 2, '#e0a868', 'M-15 -60 C -4 -63 10 -62 17 -58 C20 -46 16 -34 8 -28')
  line(pen, 4, '#5c3216', 'M2 -44 L4 -20')
  line(pen, 4, '#b8c2ce', 'M4 -22 C -8 -18 -8 -4 -6 -2 L14 -2 C16 -4 16 -18 4 -22')
}

/** An ark with an elephant, a giraffe and a lion looking out. */
const noahsArk: PropPainter = (pen) => {
  box(pen, '#c8925a', -20, -62, 40, 26)
  outline(pen, '#a8442e', 'M-28 -60 L0 -80 L28 -60 Z')
  box(pen, '#5c3a22', -6, -54, 12, 12, FLAT_SHAPE)
  outline(pen, '#f0c050', 'M-40 -38 L-36 -76 C -38 -84 -30 -88 -26 -84 L-18 -80 L-18 -74 L-28 -73 L-28 -38 Z')
  for (const [x, y] of [
    [-34, -50],
    [-32, -62],
    [-33, -72],
  ] as const)
    oval(pen, '#a8642a', x, y, 2.6, 2.6, FLAT_SHAPE)
  for (const x of [-34, -29]) line(pen, 2, '#a8642a', `M${x} -86 L${x - 1} -93`)
  oval(pen, 'black', -27, -80, 1.6, 1.8, FLAT_SHAPE)
  outline(pen, '#9aa4b4', 'M22 -38 C18 -56 24 -68 36 -68 C46 -68 50 -58 49 -46 C50 -36 52 -30 48 -28 C44 -28 44 -36 43 -42 L40 -38 Z')
  outline(pen, '#b8c0cc', 'M22 -62 C12 -62 12 -46 20 -42 C28 -44 32 -52 30 -60 Z')
  oval(pen, 'black', 39, -57, 1.8, 2, FLAT_SHAPE)
  outline(pen, '#fbf8ee', 'M42 -44 C46 -42 48 -38 46 -34 L41 -40 Z')
  outline(pen, '#9a5c2e', 'M-50 -40 C -20 -34 20 -34 50 -40 C48 -20 38 -8 26 -6 L-26 -6 C -38 -8 -48 -20 -50 -40 Z')
  for (const y of [-28, -18])
    mark(pen, 2, '#6b3a1a', `M${-46 - (y + 40) * -0.5} ${y} C -20 ${y + 5} 20 ${y + 5} ${46 + (y + 40) * -0.5} ${y}`)
  for (let x = -50; x < 46; x += 16)
    outline(pen, 'water', `M${x} 2 L${x} -6 Q${x + 5} -11 ${x + 10} -6 L${x + 17} -6 L${x + 17} 2 Z`, PLAIN_SHAPE)
}

/** An ankle-long robe with hanging sleeves and a wide sash. */
const kimono: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    outline(pen, '#c8405a', `M${s * 12} -94 L${s * 48} -88 L${s * 48} -44 L${s * 26} -44 L${s * 22} -70 Z`)
    mark(pen, 3, '#f4c8d0', `M${s * 47} -86 L${s * 47} -46`)
    oval(pen, '#fbe0a0', s * 37, -58, 4, 4, FLAT_SHAPE)
  }
  outline(pen, '#d84a64', 'M-16 -98 L16 -98 L24 -66 L30 0 L-30 0 L-24 -66 Z')
  mark(pen, 2.4, '#8a2038', 'M2 -40 L10 -1')
  outline(pen, '#fbf4ea', 'M-14 -99 L-6 -99 L6 -74 L2 -66 Z')
  outline(pen, '#fbf4ea', 'M14 -99 L6 -99 L-8 -70 L-4 -64 Z')
  outline(pen, '#2f4a9a', 'M-24 -66 L24 -66 L25 -44 L-25 -44 Z')
  mark(pen, 3.4, '#f0c83a', 'M-25 -55 L25 -55')
  outline(pen, '#f0c83a', 'M0 -55 L-10 -62 L-10 -48 Z', PLAIN_SHAPE)
  outline(pen, '#f0c83a', 'M0 -55 L10 -62 L10 -48 Z', PLAIN_SHAPE)
  for (const [x, y] of [
    [-16, -28],
    [14, -30],
    [-8, -12],
    [20, -10],
    [-22, -8],
  ] as const)
    for (let i = 0; i < 5; i++) oval(pen, '#fbd4dc', x + Math.cos(i * 1.257) * 3, y + Math.sin(i * 1.257) * 3, 2.4, 2.4, FLAT_SHAPE)
}

/** A tower with its gallery and glass lantern under the roof, beams to both sides. */
const lighthouse: PropPainter = (pen) => {
  for (const s of [-1, 1]) outline(pen, '#fff0a8', `M${s * 6} -82 L${s * 50} -96 L${s * 50} -66 L${s * 6} -76 Z`, GLOWING)
  outline(pen, '#fbfaf4', 'M-11 -68 L11 -68 L18 -8 L-18 -8 Z')
  for (const [y, h] of [
    [-58, 12],
    [-34, 12],
  ] as const)
    outline(
      pen,
      '#d8342e',
      `M${-11 - (y + 68) * 0.117} ${y} L${11 + (y + 68) * 0.117} ${y} L${11 + (y + 68 + h) * 0.117} ${y + h} L${-11 - (y + 68 + h) * 0.117} ${y + h} Z`,
      FLAT_SHAPE,
    )
  box(pen, '#5c3a22', -5, -20, 10, 12, { round: 4 })
  box(pen, '#3a4250', -17, -72, 34, 5, { round: 1 })
  for (const x of [-15, -8, 8, 15]) mark(pen, 1.6, '#3a4250', `M${x} -72 L${x} -78`)
  box(pen, '#ffe27a', -9, -88, 18, 16, { emissive: true })
  mark(pen, 1.8, '#3a4250', 'M-3 -88 L-3 -72 M3 -88 L3 -72')
  outline(pen, '#d8342e', 'M-13 -87 C -10 -96 10 -96 13 -87 Z')
  line(pen, 2, '#3a4250', 'M0 -95 L0 -100')
  outline(pen, '#7c7884', 'M-44 0 C -42 -10 -32 -8 -26 -12 C -18 -8 16 -8 24 -12 C32 -8 42 -10 44 0 Z')
}

/** A casing opened on the rotor: rings of blades on one shaft, steam blowing in. */
const turbine: PropPainter = (pen) => {
  oval(pen, '#5c6674', 0, -50, 48, 48)
  oval(pen, '#2a2e3a', 0, -50, 42, 42, FLAT_SHAPE)
  for (let i = 0; i < 18; i++) {
    const turn = i * 0.349
    outline(
      pen,
      i % 2 ? '#c4ccd6' : '#aab4c0',
      `M${polar(0, -50, turn - 0.12, 13)} Q${polar(0, -50, turn - 0.02, 28)} ${polar(0, -50, turn + 0.18, 40)} L${polar(0, -50, turn + 0.42, 38)} Q${polar(0, -50, turn + 0.22, 26)} ${polar(0, -50, turn + 0.14, 13)} Z`,
      { cel: 0.1, noInk: true },
    )
    mark(pen, 1.2, '#4a5260', `M${polar(0, -50, turn - 0.12, 13)} Q${polar(0, -50, turn - 0.02, 28)} ${polar(0, -50, turn + 0.18, 40)}`)
  }
  oval(pen, '#e8a02e', 0, -50, 14, 14)
  oval(pen, '#fbd88a', -3, -53, 5, 5, PLAIN_SHAPE)
  for (let i = 0; i < 12; i++) oval(pen, '#d4dae2', Math.cos(i * 0.5236) * 45, -50 + Math.sin(i * 0.5236) * 45, 1.8, 1.8, FLAT_SHAPE)
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
  'rubber-bands': rubberBands,
  'straight-ruler': straightRuler,
  'singing-bowl': singingBowl,
  sled,
  'mechanical-arm': prostheticArm,
  'like-button': likeButton,
  'climbing-wall': climbingWall,
  'eviction-notice': evictionNotice,
  'steel-balls': steelBalls,
  fishbowl,
  'missed-call': missedCall,
  'phone-case': phoneCase,
  'bell-curve': bellCurve,
  brick,
  'space-suit': spaceSuit,
  'diving-suit': divingSuit,
  payslip,
  'student-debt': studentDebt,
  'gas-grill': gasGrill,
  'china-doll': chinaDoll,
  'glowing-vial': glowingVial,
  saddle,
  'noahs-ark': noahsArk,
  kimono,
  lighthouse,
  turbine,
} satisfies Record<string, PropPainter>
