import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { GLOWING, mark, oval } from '../world/details.ts'

/** A serpent of the sea in three arches above the water. */
const seaMonster: PropPainter = (pen) => {
  const skin = '#3f8a6a'
  for (const [x, s] of [
    [34, 0.7],
    [12, 1],
  ] as const)
    outline(
      pen,
      skin,
      `M${x - 14 * s} -10 C${x - 14 * s} ${-52 * s} ${x + 14 * s} ${-52 * s} ${x + 14 * s} -10 L${x + 5 * s} -10 C${x + 5 * s} ${-34 * s} ${x - 5 * s} ${-34 * s} ${x - 5 * s} -10 Z`,
    )
  outline(
    pen,
    skin,
    'M-30 -10 C -34 -34 -20 -50 -24 -66 C -30 -70 -42 -66 -50 -68 C -50 -84 -36 -98 -20 -94 C-4 -90 2 -74 -4 -54 C-8 -40 -14 -30 -12 -10 Z',
  )
  outline(pen, '#d8e6a8', 'M-26 -10 C -28 -30 -16 -48 -20 -64 C -12 -60 -12 -48 -16 -34 C -18 -26 -18 -18 -18 -10 Z', FLAT_SHAPE)
  for (const d of ['M-16 -94 L-10 -100 L-6 -90 Z', 'M0 -80 L8 -84 L3 -70 Z', 'M-1 -58 L7 -58 L-5 -46 Z']) outline(pen, '#2a6a5a', d)
  oval(pen, '#ffe27a', -28, -83, 5, 5)
  oval(pen, '#241a28', -29, -83, 2, 3.6, FLAT_SHAPE)
  mark(pen, 2, '#1f4a3c', 'M-49 -72 C -42 -74 -36 -74 -30 -72')
  for (const x of [-46, -40]) outline(pen, 'white', `M${x} -69 L${x + 4} -69 L${x + 2} -63 Z`, { noInk: true })
  outline(
    pen,
    '#3f8fc4',
    'M-50 -10 C -40 -16 -32 -16 -24 -10 C -14 -16 -4 -16 4 -10 C14 -16 24 -16 32 -10 C40 -16 46 -14 50 -10 L50 0 L-50 0 Z',
  )
}

/** A giant octopus that holds a ship in its arms. */
const kraken: PropPainter = (pen) => {
  const skin = '#8a3a5a'
  outline(pen, '#7d4f27', 'M-24 -66 L24 -72 C22 -58 16 -50 8 -50 L-12 -48 C -20 -50 -24 -58 -24 -66 Z')
  line(pen, 2.6, '#6b4420', 'M0 -68 L-4 -98')
  outline(pen, '#f2e6c8', 'M-16 -92 L12 -95 L14 -76 L-14 -74 Z')
  for (const d of [
    'M-14 -20 C -40 -30 -44 -60 -30 -74 C -24 -80 -14 -78 -14 -68',
    'M14 -20 C42 -30 46 -66 30 -80 C24 -84 14 -82 14 -74',
    'M-20 -14 C -44 -14 -50 -30 -46 -44',
    'M20 -14 C44 -14 50 -30 46 -44',
  ])
    line(pen, 7, skin, d)
  outline(pen, skin, 'M-24 -4 C -30 -34 -16 -52 0 -52 C16 -52 30 -34 24 -4 Z')
  for (const s of [-1, 1]) {
    oval(pen, '#ffe27a', s * 10, -24, 6, 7)
    oval(pen, '#241a28', s * 9, -23, 2.4, 5, FLAT_SHAPE)
    mark(pen, 2.4, '#4a1a30', `M${s * 4} -34 L${s * 16} -37`)
  }
  outline(
    pen,
    '#24486a',
    'M-50 -10 C -40 -18 -32 -18 -24 -10 C -14 -18 -4 -18 4 -10 C14 -18 24 -18 32 -10 C40 -18 46 -16 50 -12 L50 0 L-50 0 Z',
  )
}

const grimReaper: PropPainter = (pen) => {
  line(pen, 3.4, 'wood', 'M34 0 L30 -92')
  outline(pen, 'metal', 'M30 -92 C14 -102 -8 -98 -20 -82 C-4 -90 14 -88 31 -82 Z', { lighten: 0.15 })
  outline(
    pen,
    '#2a2733',
    'M0 -94 C -20 -92 -26 -76 -24 -60 C -36 -40 -40 -16 -42 0 L-32 -4 L-24 0 L-12 -4 L0 0 L12 -4 L22 0 L26 -4 C26 -20 24 -40 20 -58 C24 -78 18 -92 0 -94 Z',
  )
  oval(pen, '#0f0d14', 0, -72, 13, 15, FLAT_SHAPE)
  oval(pen, '#efe8d8', 0, -72, 9, 11)
  for (const s of [-1, 1]) oval(pen, '#0f0d14', s * 4, -73, 2.6, 3.2, FLAT_SHAPE)
  mark(pen, 1.4, '#0f0d14', 'M-4 -64 L4 -64 M-2 -66 L-2 -62 M2 -66 L2 -62')
  outline(pen, '#2a2733', 'M14 -54 C24 -50 32 -46 36 -38 L28 -34 C22 -40 14 -42 8 -42 Z', { lighten: 0.06 })
  line(pen, 3, '#efe8d8', 'M30 -40 L36 -42 M30 -36 L36 -36')
}

const werewolf: PropPainter = (pen) => {
  const fur = '#5f5a66'
  for (const s of [-1, 1]) {
    outline(pen, fur, `M${s * 8} -40 L${s * 22} -36 L${s * 20} -16 L${s * 28} 0 L${s * 6} 0 L${s * 8} -16 Z`)
    outline(
      pen,
      fur,
      `M${s * 16} -66 C${s * 36} -62 ${s * 42} -46 ${s * 40} -30 L${s * 46} -22 L${s * 38} -24 L${s * 36} -18 L${s * 30} -26 C${s * 30} -38 ${s * 24} -46 ${s * 12} -50 Z`,
    )
  }
  outline(pen, fur, 'M-20 -66 C -26 -48 -18 -36 -20 -30 L20 -30 C18 -36 26 -48 20 -66 Z')
  outline(pen, '#3f5f8a', 'M-20 -36 L20 -36 L24 -18 L14 -14 L6 -20 L0 -14 L-8 -20 L-14 -14 L-24 -18 Z')
  outline(pen, fur, 'M-14 -70 C -22 -80 -20 -92 -16 -100 L-8 -90 L8 -90 L16 -100 C20 -92 22 -80 14 -70 L6 -58 L-6 -58 Z', { lighten: 0.06 })
  outline(pen, '#2a2733', 'M-4 -68 L4 -68 L2 -63 L-2 -63 Z', { noInk: true })
  for (const s of [-1, 1]) {
    oval(pen, '#ffd23a', s * 6, -79, 2.8, 2.2, GLOWING)
    outline(pen, 'white', `M${s * 2} -61 L${s * 5} -61 L${s * 3.4} -55 Z`, { noInk: true })
  }
  outline(pen, '#8a8592', 'M-10 -62 L-4 -50 L0 -58 L4 -50 L10 -62 Z', FLAT_SHAPE)
}

const angel: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    outline(
      pen,
      'white',
      `M${s * 8} -60 C${s * 20} -88 ${s * 44} -92 ${s * 49} -82 C${s * 48} -62 ${s * 40} -44 ${s * 24} -32 C${s * 14} -36 ${s * 8} -46 ${s * 8} -60 Z`,
    )
    for (const k of [0, 1, 2]) mark(pen, 1.6, '#a8b8d0', `M${s * (14 + k * 3)} ${-48 - k * 6} L${s * (30 + k * 5)} ${-44 - k * 13}`)
  }
  outline(pen, '#fff6e0', 'M-10 -64 L10 -64 L15 -40 L24 0 L-24 0 L-15 -40 Z')
  outline(pen, 'gold', 'M-13 -44 L13 -44 L14 -39 L-14 -39 Z', { cel: 0 })
  outline(pen, '#d8a050', 'M-12 -70 C -14 -90 14 -90 12 -70 L14 -60 L-14 -60 Z')
  oval(pen, 'skin', 0, -72, 9, 10)
  for (const s of [-1, 1]) mark(pen, 1.4, '#3a2a28', `M${s * 5} -72 Q${s * 3.4} -70.6 ${s * 1.8} -72`)
  mark(pen, 1.3, '#a85a4a', 'M-2.4 -67 Q0 -65.4 2.4 -67')
  line(pen, 2.4, '#ffd84a', 'M-11 -92 C -11 -98 11 -98 11 -92 C11 -87 -11 -87 -11 -92 Z')
  outline(pen, 'skin', 'M-4 -52 L0 -58 L4 -52 L3 -46 L-3 -46 Z')
}

const devil: PropPainter = (pen) => {
  line(pen, 3, '#3a2430', 'M36 0 L36 -84')
  line(pen, 2.8, '#3a2430', 'M27 -94 L27 -84 C27 -78 45 -78 45 -84 L45 -94 M36 -98 L36 -80')
  line(pen, 3.4, '#a8202a', 'M-12 -14 C -40 -8 -44 -30 -38 -40')
  outline(pen, '#a8202a', 'M-38 -50 L-32 -38 L-45 -38 Z')
  outline(pen, '#c8302f', 'M-18 -58 C -24 -34 -18 -14 -20 0 L-4 0 L0 -16 L4 0 L20 0 C18 -14 24 -34 18 -58 Z')
  outline(pen, '#c8302f', 'M14 -56 C24 -52 30 -46 38 -42 L36 -35 C26 -36 18 -40 12 -44 Z')
  outline(pen, '#c8302f', 'M-16 -68 C -18 -88 18 -88 16 -68 C14 -58 8 -52 0 -52 C-8 -52 -14 -58 -16 -68 Z', { lighten: 0.04 })
  for (const s of [-1, 1]) {
    outline(pen, '#3a2430', `M${s * 6} -82 C${s * 8} -90 ${s * 16} -92 ${s * 18} -99 C${s * 22} -90 ${s * 18} -80 ${s * 13} -77 Z`)
    oval(pen, '#ffe27a', s * 6, -71, 3.6, 2.8, GLOWING)
    mark(pen, 2, '#3a1218', `M${s * 2} -75 L${s * 11} -79`)
  }
  mark(pen, 1.8, '#3a1218', 'M-8 -62 C-4 -57 4 -57 8 -62')
  outline(pen, '#3a2430', 'M-3 -56 L3 -56 L0 -48 Z', { noInk: true })
}

/** A heavy creature with tusks and a club. */
const ogre: PropPainter = (pen) => {
  const skin = '#7fa05a'
  outline(pen, 'wood', 'M30 -40 L38 -40 L48 -90 C44 -99 30 -98 28 -88 Z')
  for (const s of [-1, 1]) outline(pen, skin, `M${s * 4} -24 L${s * 24} -24 L${s * 24} 0 L${s * 4} 0 Z`)
  outline(pen, skin, 'M-26 -62 C -40 -56 -44 -40 -42 -26 L-32 -24 C -32 -36 -28 -42 -20 -46 Z')
  outline(pen, skin, 'M26 -62 C40 -58 44 -48 40 -36 L30 -34 C30 -40 26 -44 20 -46 Z')
  outline(pen, skin, 'M-28 -60 C -36 -34 -30 -20 0 -20 C30 -20 36 -34 28 -60 Z')
  outline(pen, '#8a6a42', 'M-32 -34 L32 -34 C32 -24 28 -16 24 -12 L14 -16 L6 -10 L-4 -16 L-14 -10 L-26 -14 C -30 -20 -32 -28 -32 -34 Z')
  outline(pen, skin, 'M-20 -64 C -26 -90 -12 -98 0 -98 C12 -98 26 -90 20 -64 C14 -54 -14 -54 -20 -64 Z', { lighten: 0.05 })
  for (const s of [-1, 1]) {
    outline(pen, skin, `M${s * 19} -80 L${s * 33} -86 L${s * 21} -70 Z`)
    oval(pen, 'white', s * 8, -80, 4.4, 4)
    oval(pen, '#241a18', s * 7, -79, 1.8, 2, FLAT_SHAPE)
    mark(pen, 3, '#4a6030', `M${s * 3} -85 L${s * 14} -88`)
    outline(pen, '#f4ead0', `M${s * 6} -64 L${s * 11} -64 L${s * 9.4} -74 Z`)
  }
  oval(pen, skin, 0, -74, 5, 4)
  mark(pen, 2, '#3f5228', 'M-13 -64 L13 -64')
}

const sumoWrestler: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    outline(
      pen,
      'skin',
      `M${s * 2} -30 C${s * 24} -36 ${s * 44} -28 ${s * 42} -12 L${s * 40} 0 L${s * 20} 0 C${s * 20} -10 ${s * 12} -16 ${s * 2} -20 Z`,
    )
    outline(
      pen,
      'skin',
      `M${s * 24} -68 C${s * 44} -64 ${s * 50} -48 ${s * 46} -32 L${s * 34} -26 C${s * 32} -40 ${s * 28} -48 ${s * 18} -52 Z`,
    )
  }
  outline(pen, 'skin', 'M-26 -68 C -40 -50 -40 -26 0 -22 C40 -26 40 -50 26 -68 C12 -76 -12 -76 -26 -68 Z')
  mark(pen, 2, '#b8805a', 'M-18 -56 C -12 -50 -6 -50 -2 -54 M18 -56 C12 -50 6 -50 2 -54')
  outline(pen, '#2f3f8a', 'M-36 -38 C -16 -30 16 -30 36 -38 L35 -28 C16 -20 -16 -20 -35 -28 Z')
  outline(pen, '#2f3f8a', 'M-9 -28 L9 -28 L6 -8 L-6 -8 Z')
  for (const x of [-16, -11, 11, 16]) line(pen, 1.8, '#2f3f8a', `M${x} -26 L${x * 1.1} -12`)
  oval(pen, 'skin', 0, -80, 14, 13)
  outline(pen, '#221d2c', 'M-15 -80 C -17 -96 17 -96 15 -80 C8 -88 -8 -88 -15 -80 Z')
  oval(pen, '#221d2c', 0, -94, 5, 4.4)
  for (const s of [-1, 1]) {
    oval(pen, '#221d2c', s * 5, -78, 1.6, 1.8, FLAT_SHAPE)
    mark(pen, 1.8, '#221d2c', `M${s * 2} -82 L${s * 8} -84`)
  }
  mark(pen, 1.6, '#8a4a3a', 'M-4 -71 L4 -71')
}

export const LEGENDARY_CREATURES = {
  'sea-monster': seaMonster,
  kraken,
  'grim-reaper': grimReaper,
  werewolf,
  angel,
  devil,
  ogre,
  'sumo-wrestler': sumoWrestler,
} satisfies Record<string, PropPainter>
