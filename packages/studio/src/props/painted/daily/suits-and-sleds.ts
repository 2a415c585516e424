import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

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

export const SUITS_AND_SLEDS = {
  sled,
  'mechanical-arm': prostheticArm,
  'climbing-wall': climbingWall,
  'space-suit': spaceSuit,
  'diving-suit': divingSuit,
  'china-doll': chinaDoll,
  saddle,
  'noahs-ark': noahsArk,
  kimono,
  lighthouse,
} satisfies Record<string, PropPainter>
