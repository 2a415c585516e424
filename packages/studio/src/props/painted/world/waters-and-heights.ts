import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from './details.ts'

/** Broad terraces of mud brick with three ramps of stairs. */
const ziggurat: PropPainter = (pen) => {
  for (const [half, foot, high] of [
    [50, 0, 22],
    [36, -22, 20],
    [23, -42, 18],
    [12, -60, 14],
  ] as const) {
    outline(pen, '#c8945a', `M${-half} ${foot} L${-half + 5} ${foot - high} L${half - 5} ${foot - high} L${half} ${foot} Z`)
    for (let x = -half + 10; x < half - 6; x += 9) mark(pen, 2, '#9a6a3a', `M${x} ${foot - 3} L${x} ${foot - high + 4}`)
    mark(pen, 2, '#e8bc80', `M${-half + 6} ${foot - high + 1.4} L${half - 6} ${foot - high + 1.4}`)
  }
  box(pen, '#4a2e1a', -4, -71, 8, 11, FLAT_SHAPE)
  outline(pen, '#e0b078', 'M-5 -60 L5 -60 L9 0 L-9 0 Z')
  for (let y = -54; y < 0; y += 6) mark(pen, 1.6, '#9a6a3a', `M${-5 + (y + 60) * -0.06} ${y} L${5 + (y + 60) * 0.06} ${y}`)
  for (const s of [-1, 1]) outline(pen, '#e0b078', `M${s * 6} -24 L${s * 12} -24 L${s * 44} 0 L${s * 32} 0 Z`)
}

/** A flat-topped dome with a cap of snow over savanna and an acacia. */
const kilimanjaro: PropPainter = (pen) => {
  outline(pen, '#7c88a8', 'M-50 -14 C -36 -24 -28 -46 -20 -58 C -10 -66 14 -66 22 -58 C30 -46 38 -24 50 -14 Z')
  outline(
    pen,
    '#fbfdff',
    'M-27 -48 C -22 -58 -20 -60 -18 -60 C -8 -66 14 -66 22 -58 C24 -54 27 -50 29 -46 L22 -50 L18 -42 L10 -50 L4 -40 L-4 -50 L-12 -42 L-18 -51 Z',
  )
  box(pen, '#d8b05a', -50, -16, 100, 16, { cel: 0 })
  for (let i = 0; i < 12; i++) mark(pen, 1.6, '#a8823a', `M${-46 + i * 8} -2 L${-44 + i * 8} -9`)
  line(pen, 3, '#5c3c22', 'M30 -4 C30 -14 28 -20 24 -28 M29 -16 L38 -27')
  outline(pen, '#5c8a3a', 'M8 -28 C10 -38 40 -40 50 -30 C46 -25 14 -24 8 -28 Z')
}

/** A diamond of bases within a green fan of outfield and stands. */
const baseballStadium: PropPainter = (pen) => {
  outline(pen, '#5c6a88', 'M-50 -44 C -44 -92 44 -92 50 -44 L50 -30 C40 -64 -40 -64 -50 -30 Z')
  for (let i = 0; i < 22; i++)
    oval(
      pen,
      ['#e8433f', '#f4d04a', '#fbfbfa'][i % 3]!,
      Math.cos(Math.PI + i * 0.149 + 0.1) * (44 - (i % 2) * 3),
      -42 + Math.sin(Math.PI + i * 0.149 + 0.1) * (32 - (i % 2) * 4),
      2.2,
      2,
      FLAT_SHAPE,
    )
  outline(pen, '#4cae3a', 'M0 0 L-48 -36 C -36 -66 36 -66 48 -36 Z')
  outline(pen, '#6cc04a', 'M0 0 L-20 -53 C -8 -58 8 -58 20 -53 Z', FLAT_SHAPE)
  outline(pen, '#d89a5a', 'M0 -2 L-27 -20 C -20 -46 20 -46 27 -20 Z')
  outline(pen, '#4cae3a', 'M0 -8 L-15 -20 L0 -32 L15 -20 Z', FLAT_SHAPE)
  oval(pen, '#d89a5a', 0, -20, 4, 3, FLAT_SHAPE)
  mark(pen, 1.8, 'white', 'M-46 -35 L0 -2 L46 -35')
  for (const [x, y] of [
    [0, -6],
    [-17, -20],
    [0, -34],
    [17, -20],
  ] as const)
    outline(pen, 'white', `M${x} ${y - 3.4} L${x + 4} ${y} L${x} ${y + 3.4} L${x - 4} ${y} Z`)
  for (const x of [-40, 40]) {
    line(pen, 2.4, '#8d98a8', `M${x} -74 L${x} -92`)
    box(pen, '#f4f4ee', x - 8, -99, 16, 9)
  }
}

/** Slabs side by side under one round pipe, bright writing across them all. */
const graffitiWall: PropPainter = (pen) => {
  for (const x of [-50, -25, 0, 25]) box(pen, '#b8b8bc', x, -80, 25, 78, { cel: 0.1 })
  outline(
    pen,
    '#e8433f',
    'M-48 -36 C -44 -66 -24 -70 -20 -50 C -16 -66 2 -70 4 -48 C10 -70 32 -66 30 -44 C44 -60 50 -40 48 -28 C36 -14 20 -18 14 -28 C8 -12 -10 -14 -14 -28 C -22 -10 -46 -14 -48 -36 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#ffd42e', 'M-40 -38 C -36 -56 -26 -58 -24 -40 C -22 -28 -38 -24 -40 -38 Z', FLAT_SHAPE)
  outline(pen, '#3f8ae8', 'M-12 -40 C -10 -60 2 -58 0 -38 C -2 -26 -12 -26 -12 -40 Z', FLAT_SHAPE)
  outline(pen, '#4cae4a', 'M14 -38 C16 -58 28 -56 26 -36 C24 -26 14 -26 14 -38 Z', FLAT_SHAPE)
  mark(pen, 3, '#1c1a26', 'M-48 -36 C -44 -66 -24 -70 -20 -50 C -16 -66 2 -70 4 -48 C10 -70 32 -66 30 -44 C44 -60 50 -40 48 -28')
  outline(pen, '#f45a9a', 'M36 -66 C32 -72 26 -68 30 -62 L36 -56 L42 -62 C46 -68 40 -72 36 -66 Z', FLAT_SHAPE)
  mark(pen, 2.6, '#2a2c38', 'M-44 -70 L-36 -62 M-36 -70 L-44 -62')
  box(pen, '#8d8d94', -50, -92, 100, 14, { round: 7 })
  outline(pen, '#6cae4a', 'M-50 -4 L50 -4 L50 0 L-50 0 Z')
}

/** Path data of open arches about `xs` along a wall's foot. */
const arches = (xs: readonly number[], half: number, top: number, spring: number, foot: number): string =>
  xs
    .map(
      (x) =>
        `L${x - half} ${foot} L${x - half} ${spring} C${x - half} ${top} ${x + half} ${top} ${x + half} ${spring} L${x + half} ${foot}`,
    )
    .join(' ')

/** Cut stones in two rows of open arches, the channel of water on top. */
const aqueduct: PropPainter = (pen) => {
  outline(pen, '#d8bc8a', `M-50 -4 ${arches([-33, 0, 33], 12, -50, -32, -4)} L50 -4 L50 -52 L-50 -52 Z`)
  outline(pen, '#e4cc9c', `M-50 -52 ${arches([-40, -20, 0, 20, 40], 7, -80, -68, -52)} L50 -52 L50 -86 L-50 -86 Z`)
  outline(pen, '#4aa0d8', 'M-50 -92 L50 -92 L50 -87 L-50 -87 Z', PLAIN_SHAPE)
  box(pen, '#c8a870', -50, -88, 100, 5)
  for (const [x, y] of [
    [-48, -40],
    [-18, -44],
    [16, -40],
    [44, -44],
    [-19, -20],
    [15, -22],
    [-48, -18],
    [46, -22],
  ] as const)
    mark(pen, 1.4, '#a8844a', `M${x - 2} ${y} L${x + 4} ${y}`)
  for (const x of [-46, -17, 17, 46]) outline(pen, '#5cae3a', `M${x - 9} 0 C${x - 8} -7 ${x + 8} -7 ${x + 9} 0 Z`)
}

/** A wide horseshoe of falling water, mist at its foot, river and trees above. */
const waterfall: PropPainter = (pen) => {
  outline(pen, '#5cae3a', 'M-50 -92 C -30 -99 30 -99 50 -92 L50 -70 L-50 -70 Z')
  for (const x of [-44, -34, 32, 42]) outline(pen, '#2f7a3a', `M${x - 7} -80 L${x} -100 L${x + 7} -80 Z`)
  outline(pen, '#6a6a74', 'M-50 -76 L50 -76 L50 0 L-50 0 Z')
  outline(pen, '#4aa0d8', 'M-12 -96 L14 -96 C20 -88 34 -80 40 -74 L-38 -74 C -30 -80 -18 -88 -12 -96 Z')
  outline(pen, '#8fd0ee', 'M-42 -76 C -28 -66 28 -66 42 -76 L46 -18 L-46 -18 Z')
  for (const [x, w] of [
    [-34, 5],
    [-22, 4],
    [-10, 6],
    [4, 4],
    [16, 6],
    [28, 5],
    [37, 3],
  ] as const)
    mark(pen, w, '#f4fbff', `M${x} ${-70 + Math.abs(x) * -0.06} C${x + 2} -50 ${x - 2} -36 ${x * 1.06} -20`)
  outline(pen, '#4aa0d8', 'M-50 -16 L50 -16 L50 0 L-50 0 Z', { cel: 0 })
  for (const [x, y, r] of [
    [-40, -16, 10],
    [-24, -14, 12],
    [-6, -16, 11],
    [12, -14, 12],
    [28, -16, 11],
    [42, -15, 9],
  ] as const)
    oval(pen, '#f4fbff', x, y, r, r * 0.66, PLAIN_SHAPE)
  mark(pen, 2, '#bfe6f8', 'M-30 -4 L-14 -4 M6 -3 L26 -3')
}

/** A straight ditch through fields of a crop. */
const irrigationCanal: PropPainter = (pen) => {
  box(pen, '#bfe2f2', -50, -98, 100, 40, { round: 3, cel: 0 })
  outline(pen, '#8fb0c8', 'M-50 -60 C -30 -76 -10 -66 6 -72 C22 -78 36 -68 50 -64 L50 -56 L-50 -56 Z')
  box(pen, '#8a6242', -50, -60, 100, 60, { cel: 0 })
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      for (let k = 0; k < 5; k++) {
        const near = k / 4
        const x = s * ((8 + i * 4) * (1 - near) + (30 + i * 13) * near)
        const y = -56 + near * 54
        if (Math.abs(x) < 49)
          outline(
            pen,
            '#5cae3a',
            `M${x} ${y} C${x - 2 - near * 4} ${y - 3 - near * 6} ${x - 3 - near * 4} ${y - 5 - near * 9} ${x - 2 - near * 3} ${y - 6 - near * 10} C${x} ${y - 4 - near * 6} ${x + 3 + near * 4} ${y - 8 - near * 8} ${x + 3 + near * 4} ${y - 6 - near * 9} C${x + 3 + near * 3} ${y - 3 - near * 3} ${x + 1} ${y} ${x} ${y} Z`,
            PLAIN_SHAPE,
          )
      }
  outline(pen, '#c4beb0', 'M-5 -60 L5 -60 L26 0 L-26 0 Z')
  outline(pen, 'water', 'M-3 -60 L3 -60 L18 0 L-18 0 Z', { cel: 0 })
  mark(pen, 2, '#bfe6f8', 'M-8 -8 L2 -8 M-2 -22 L6 -22 M-4 -36 L1 -36')
}

/** A wide canal, a container ship in it. */
const shippingCanal: PropPainter = (pen) => {
  box(pen, '#bfe2f2', -50, -98, 100, 50, { round: 3, cel: 0 })
  outline(pen, '#e0c48a', 'M-50 -54 L50 -54 L50 0 L-50 0 Z', { cel: 0 })
  outline(pen, 'water', 'M-26 -54 L26 -54 L46 0 L-46 0 Z', { cel: 0 })
  const colours = ['#e8433f', '#3f78c8', '#4cae6a', '#f0a82e']
  for (let row = 0; row < 4; row++) for (let i = 0; i < 5; i++) box(pen, colours[(row * 3 + i) % 4]!, -22.5 + i * 9, -78 + row * 9, 9, 9)
  box(pen, '#fbfbfa', -8, -94, 16, 16)
  box(pen, '#2a3a54', -6, -90, 12, 4, FLAT_SHAPE)
  outline(pen, '#2a3a5a', 'M-28 -44 L28 -44 L24 -16 C14 -6 -14 -6 -24 -16 Z')
  outline(pen, '#c8302a', 'M-25 -22 L25 -22 L24 -16 C14 -6 -14 -6 -24 -16 Z', FLAT_SHAPE)
  line(pen, 2, '#fbfbfa', 'M0 -42 L0 -12')
  mark(pen, 2.4, '#e8f6fc', 'M-34 -6 C -26 -10 -20 -8 -14 -4 M34 -6 C26 -10 20 -8 14 -4')
  for (const x of [-44, 44]) outline(pen, '#5c8a3a', `M${x - 6} -30 L${x} -46 L${x + 6} -30 Z`)
}

/** Thin white slabs with blue undersides, cracked, on dark water. */
const iceFloe: PropPainter = (pen) => {
  oval(pen, '#1f5a8a', 0, -22, 50, 22, { cel: 0 })
  for (const d of [
    ['M-44 -30 L-24 -42 L2 -40 L8 -28 L-8 -18 L-36 -18 Z', 'M-44 -30 L-36 -18 L-8 -18 L8 -28 L8 -23 L-8 -12 L-36 -12 L-44 -24 Z'],
    ['M12 -38 L32 -40 L46 -28 L34 -22 L16 -24 Z', 'M12 -38 L16 -24 L34 -22 L46 -28 L46 -23 L34 -16 L16 -18 L12 -32 Z'],
    ['M-4 -12 L16 -16 L34 -10 L20 -3 L2 -3 Z', 'M-4 -12 L2 -3 L20 -3 L34 -10 L34 -6 L20 2 L2 2 L-4 -7 Z'],
  ] as const) {
    outline(pen, '#6ab8e0', d[1])
    outline(pen, '#fbfdff', d[0], { cel: 0.08 })
  }
  mark(pen, 1.8, '#8ac4e0', 'M-24 -40 L-18 -30 L-24 -20 M-18 -30 L2 -32 M28 -38 L26 -28')
  mark(pen, 2, '#7cc0e8', 'M-46 -12 L-38 -12 M38 -10 L46 -12 M-22 -6 L-12 -6')
}

/** A calm sheet of water with rings and gleams. */
const stillWater: PropPainter = (pen) => {
  outline(pen, 'water', 'M-50 -26 C -50 -44 -22 -52 4 -50 C32 -50 50 -40 50 -25 C50 -8 26 0 0 0 C -28 0 -50 -8 -50 -26 Z', { cel: 0 })
  outline(
    pen,
    'waterLight',
    'M-43 -28 C -42 -41 -18 -46 4 -45 C26 -45 43 -37 43 -27 C38 -34 20 -39 2 -39 C -18 -39 -36 -35 -43 -28 Z',
    FLAT_SHAPE,
  )
  for (const [rx, ry] of [
    [30, 12],
    [19, 7.4],
    [9, 3.2],
  ] as const)
    mark(
      pen,
      2,
      '#dff3fb',
      `M${4 - rx} -21 C${4 - rx} ${-21 - ry * 1.33} ${4 + rx} ${-21 - ry * 1.33} ${4 + rx} -21 C${4 + rx} ${-21 + ry * 1.33} ${4 - rx} ${-21 + ry * 1.33} ${4 - rx} -21`,
    )
  mark(pen, 2.6, 'white', 'M-38 -20 C -35 -14 -30 -10 -24 -8 M34 -9 C38 -12 41 -15 42 -18')
  for (const [x, y, r] of [
    [-20, -62, 7],
    [18, -70, 9],
  ] as const)
    outline(
      pen,
      'water',
      `M${x} ${y - r * 1.6} C${x - r * 1.2} ${y} ${x - r} ${y + r} ${x} ${y + r} C${x + r} ${y + r} ${x + r * 1.2} ${y} ${x} ${y - r * 1.6} Z`,
    )
}

/** Navy waves that break one before the other, a dark cloud with rain above them. */
const darkSea: PropPainter = (pen) => {
  for (const [x, y] of [
    [-34, -66],
    [-20, -60],
    [-4, -66],
    [10, -60],
    [26, -66],
    [38, -60],
  ] as const)
    mark(pen, 2.2, '#5c7aa8', `M${x} ${y} L${x - 5} ${y + 13}`)
  outline(
    pen,
    '#4a5268',
    'M-42 -70 C -54 -76 -46 -90 -34 -87 C -30 -99 -10 -101 -4 -93 C6 -101 26 -98 28 -87 C42 -90 52 -78 42 -70 C34 -66 -34 -66 -42 -70 Z',
  )
  for (const [y, role, shift] of [
    [-44, '#27507c', 0],
    [-28, '#1c3d64', 14],
    [-10, '#122a48', 2],
  ] as const) {
    let crests = `M-50 ${y + 12} `
    for (let x = -50; x < 50; x += 33.4)
      crests += `C${x + 6 + shift * 0.2} ${y + 10} ${x + 12} ${y - 14} ${x + 26} ${y - 12} C${x + 18} ${y - 7} ${x + 22} ${y + 6} ${x + 33.4} ${y + 9} `
    outline(pen, role, `${crests}L50 0 L-50 0 Z`, { cel: 0 })
    for (let x = -50; x < 48; x += 33.4)
      mark(pen, 3, '#dfeaf6', `M${x + 12} ${y - 3} C${x + 16} ${y - 10} ${x + 21} ${y - 12} ${x + 26} ${y - 11}`)
  }
}

export const WATERS_AND_HEIGHTS = {
  ziggurat,
  kilimanjaro,
  'baseball-stadium': baseballStadium,
  'wall-with-graffiti': graffitiWall,
  aqueduct,
  waterfall,
  'irrigation-canal': irrigationCanal,
  'shipping-canal': shippingCanal,
  'ice-floe': iceFloe,
  'dark-sea': darkSea,
  'still-water': stillWater,
} satisfies Record<string, PropPainter>
