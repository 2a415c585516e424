import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A leaning stack of smeared plates, cups and cutlery in a sink. */
const dirtyDishes: PropPainter = (pen) => {
  line(pen, 4, '#b8c2ce', 'M-26 -46 L-40 -88')
  oval(pen, '#c8d0da', -42, -92, 5, 8)
  line(pen, 3.4, '#b8c2ce', 'M26 -50 L42 -86')
  for (const x of [38, 42, 46]) line(pen, 1.8, '#b8c2ce', `M42 -84 L${x + 2} -97`)
  for (const [x, y, tilt, role] of [
    [-2, -38, -2, 'white'],
    [2, -47, 3, '#bcd8ea'],
    [-3, -56, -3, 'white'],
    [1, -65, 4, '#f2d8c0'],
  ] as const) {
    outline(
      pen,
      role,
      `M${x - 32} ${y + tilt - 4} C${x - 30} ${y + tilt + 5} ${x + 30} ${y - tilt + 5} ${x + 32} ${y - tilt - 4} C${x + 28} ${y - tilt - 10} ${x - 28} ${y + tilt - 10} ${x - 32} ${y + tilt - 4} Z`,
    )
    outline(
      pen,
      '#a8642a',
      `M${x - 6} ${y} C${x - 2} ${y - 4} ${x + 10} ${y - 3} ${x + 12} ${y} C${x + 11} ${y + 8} ${x + 7} ${y + 8} ${x + 6} ${y + 3} C${x + 2} ${y + 4} ${x - 4} ${y + 4} ${x - 6} ${y} Z`,
      FLAT_SHAPE,
    )
  }
  outline(pen, '#4a9ad8', 'M-14 -90 L12 -92 L10 -70 L-10 -69 Z')
  line(pen, 4, '#4a9ad8', 'M12 -88 C24 -90 22 -74 10 -75')
  mark(pen, 3, '#6b3f1e', 'M-8 -88 C -7 -82 -4 -86 -3 -80')
  outline(pen, '#c4ccd6', 'M-50 -34 L50 -34 L44 -4 C43 -1 41 0 38 0 L-38 0 C -41 0 -43 -1 -44 -4 Z')
  box(pen, '#e4e9ee', -50, -38, 100, 8, { round: 3 })
  for (const [x, y, r] of [
    [-30, -40, 5],
    [-38, -41, 3.4],
    [34, -41, 4.4],
  ] as const)
    oval(pen, '#eaf6fc', x, y, r, r)
  for (const [d] of [['M44 -60 C40 -66 48 -70 44 -76'], ['M-46 -58 C -50 -64 -42 -68 -46 -74']] as const) mark(pen, 2.4, '#8aa04a', d)
}

/** A round wooden tub of bubbling water, steam, two bathers' heads, steps. */
const hotTub: PropPainter = (pen) => {
  outline(pen, '#a8683a', 'M-48 -46 L48 -46 L44 -6 C30 2 -30 2 -44 -6 Z')
  for (const x of [-34, -20, -6, 8, 22, 36]) mark(pen, 1.8, '#6b3f1e', `M${x} -36 L${x * 0.94} -2`)
  mark(pen, 3, '#c8ccd4', 'M-46 -20 C -20 -10 20 -10 46 -20')
  oval(pen, '#c8905a', 0, -46, 48, 14)
  oval(pen, 'water', 0, -46, 41, 10, { cel: 0 })
  for (const [x, hair] of [
    [-20, '#4a2e1e'],
    [20, '#d8a848'],
  ] as const) {
    outline(pen, 'skin', `M${x - 12} -44 C${x - 12} -52 ${x + 12} -52 ${x + 12} -44 Z`)
    oval(pen, 'skin', x, -60, 10, 11)
    outline(pen, hair, `M${x - 11} -58 C${x - 14} -76 ${x + 14} -76 ${x + 11} -58 C${x + 6} -66 ${x - 6} -66 ${x - 11} -58 Z`)
    for (const d of [-4, 4]) oval(pen, 'black', x + d, -59, 1.3, 1.6, FLAT_SHAPE)
    mark(pen, 1.4, '#8a4a3a', `M${x - 3} -54 C${x - 1} -52 ${x + 1} -52 ${x + 3} -54`)
  }
  for (const [x, y, r] of [
    [0, -46, 4],
    [-6, -42, 3],
    [8, -43, 3],
    [-32, -44, 3],
    [32, -44, 3],
    [2, -39, 2.4],
  ] as const)
    oval(pen, '#eaf8ff', x, y, r, r * 0.8, PLAIN_SHAPE)
  for (const x of [-36, 0, 36]) mark(pen, 3, '#b8c8d4', `M${x} -68 C${x - 8} -76 ${x + 8} -84 ${x} -96`)
  box(pen, '#8a5a34', -30, -16, 30, 16)
  box(pen, '#a8744a', -24, -24, 22, 9)
}

/** Path data of a star around (x, y). `flat`: its height as a part of its width. */
const star = (x: number, y: number, r: number, flat: number): string =>
  `${Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 ? r * 0.5 : r
    return `${i ? 'L' : 'M'}${(x + Math.cos(i * 0.628 - 1.571) * far).toFixed(1)} ${(y + Math.sin(i * 0.628 - 1.571) * far * flat).toFixed(1)}`
  }).join(' ')} Z`

/** A hollow star of metal above rolled dough with the cut star. */
const cookieCutter: PropPainter = (pen) => {
  outline(pen, '#f0d09a', 'M-50 -14 C -46 -36 -20 -34 0 -36 C24 -36 48 -32 50 -14 C46 2 -46 2 -50 -14 Z')
  outline(pen, '#c8985a', star(-16, -16, 17, 0.6), FLAT_SHAPE)
  outline(pen, '#f8e2b8', star(24, -16, 15, 0.6))
  outline(pen, '#aab4c0', `${star(2, -60, 38, 0.78)}`)
  outline(pen, '#7c8694', `${star(2, -60, 38, 0.78)}`, FLAT_SHAPE)
  line(pen, 4, '#d4dae2', star(2, -68, 38, 0.78))
  outline(pen, '#e8eef4', star(2, -66, 30, 0.78), { plain: true })
  outline(pen, '#5c6674', star(2, -66, 30, 0.78), FLAT_SHAPE)
  outline(pen, '#f0d09a', star(2, -60, 26, 0.78), FLAT_SHAPE)
}

/** A shallow rectangle with its rim and two handle holes, a cup on it. */
const tray: PropPainter = (pen) => {
  outline(pen, '#8a5a34', 'M-34 -44 L34 -44 L50 -8 C50 -2 -50 -2 -50 -8 Z')
  outline(pen, '#c8925a', 'M-30 -40 L30 -40 L42 -12 L-42 -12 Z', FLAT_SHAPE)
  for (const s of [-1, 1]) outline(pen, '#4a2c18', `M${s * 37} -32 L${s * 40.5} -32 L${s * 45} -19 L${s * 41.5} -19 Z`, FLAT_SHAPE)
  oval(pen, 'white', 10, -22, 18, 6)
  outline(pen, 'white', 'M-2 -46 L22 -46 C22 -32 18 -24 10 -24 C2 -24 -2 -32 -2 -46 Z')
  line(pen, 3, 'white', 'M22 -42 C30 -43 30 -32 20 -32')
  oval(pen, '#7a4522', 10, -46, 12, 4)
  oval(pen, '#e8b068', -22, -25, 11, 5)
  for (const x of [-26, -20]) oval(pen, '#5c3418', x, -26, 1.4, 1, FLAT_SHAPE)
  for (const x of [6, 14]) mark(pen, 2.4, '#b8c8d4', `M${x} -54 C${x - 5} -60 ${x + 5} -66 ${x} -73`)
}

/** A glass dish with notches, stubs and ash, one cigarette still smoking. */
const ashtray: PropPainter = (pen) => {
  outline(pen, '#4a6a7c', 'M-44 -26 L44 -26 C44 -8 34 0 22 0 L-22 0 C -34 0 -44 -8 -44 -26 Z')
  oval(pen, '#6a8ea0', 0, -26, 44, 14)
  oval(pen, '#2c3f4c', 0, -25, 34, 9, FLAT_SHAPE)
  oval(pen, '#a8a8ae', -4, -23, 22, 5, FLAT_SHAPE)
  for (const [x, y] of [
    [-12, -24],
    [2, -22],
    [10, -25],
  ] as const)
    oval(pen, '#7a7a82', x, y, 3.4, 1.6, FLAT_SHAPE)
  for (const [x, y, d] of [
    [-20, -29, -7],
    [-8, -31, 5],
  ] as const) {
    line(pen, 4.4, '#f4f0e8', `M${x} ${y} L${x + d} ${y - 12}`)
    line(pen, 4.4, '#e0954a', `M${x + d * 0.5} ${y - 6} L${x + d} ${y - 12}`)
  }
  line(pen, 5.4, '#fbf8f2', 'M4 -28 L36 -40')
  line(pen, 5.4, '#e0954a', 'M36 -40 L50 -45')
  line(pen, 5.4, '#5c5c64', 'M4 -28 L1 -27')
  oval(pen, '#ff6a2a', 4, -28, 2.4, 2.4, GLOWING)
  mark(pen, 3, '#a8b0ba', 'M2 -32 C -12 -46 12 -58 -2 -72 C -12 -82 4 -90 0 -98')
}

/** Tiles seen from above with a round grate, water turning into it. */
const drain: PropPainter = (pen) => {
  box(pen, '#a8d0dc', -50, -98, 100, 98, { round: 4, cel: 0 })
  for (const at of [-17, 16]) mark(pen, 2.4, '#e8f4f8', `M${at} -97 L${at} -1 M-49 ${at - 49} L49 ${at - 49}`)
  for (const [r, w] of [
    [44, 4],
    [37, 3],
  ] as const)
    for (const turn of [0.3, 2.4, 4.5])
      mark(pen, w, '#3f9ad8', `M${polar(0, -49, turn, r)} Q${polar(0, -49, turn + 0.7, r * 1.06)} ${polar(0, -49, turn + 1.4, r * 0.72)}`)
  oval(pen, '#c4ccd6', 0, -49, 29, 29)
  oval(pen, '#8d98a8', 0, -49, 24, 24, FLAT_SHAPE)
  for (let i = 0; i < 8; i++) line(pen, 4.4, '#2a2e3a', `M${polar(0, -49, i * 0.785, 11)} L${polar(0, -49, i * 0.785, 19)}`)
  oval(pen, '#2a2e3a', 0, -49, 4, 4, FLAT_SHAPE)
}

/** The plughole of a basin under its tap: water turning round it, the plug on its chain. */
const plughole: PropPainter = (pen) => {
  outline(pen, '#eef2f6', 'M-50 -62 C -50 -76 50 -76 50 -62 L46 -14 C40 4 -40 4 -46 -14 Z')
  oval(pen, '#c8d4de', 0, -42, 43, 30, { cel: 0 })
  outline(pen, '#7cc7e8', 'M-38 -38 C -34 -62 34 -62 38 -38 C34 -14 -34 -14 -38 -38 Z', FLAT_SHAPE)
  for (const [r, turn] of [
    [32, 0.2],
    [24, 1.9],
    [30, 3.3],
    [22, 5],
  ] as const)
    mark(
      pen,
      3,
      'white',
      `M${(Math.cos(turn) * r).toFixed(1)} ${(-37 + Math.sin(turn) * r * 0.66).toFixed(1)} Q${(Math.cos(turn + 0.7) * r).toFixed(1)} ${(-37 + Math.sin(turn + 0.7) * r * 0.66).toFixed(1)} ${(Math.cos(turn + 1.4) * r * 0.72).toFixed(1)} ${(-37 + Math.sin(turn + 1.4) * r * 0.5).toFixed(1)}`,
    )
  oval(pen, '#b8c2ce', 0, -36, 16, 11)
  oval(pen, '#1e222c', 0, -36, 11, 7, FLAT_SHAPE)
  mark(pen, 2.6, '#b8c2ce', 'M-11 -36 L11 -36 M0 -43 L0 -29')
  outline(pen, '#9aa4b2', 'M-8 -66 L-8 -84 C -8 -102 18 -102 20 -84 L20 -78 L8 -78 L8 -82 C8 -86 4 -86 4 -82 L4 -66 Z')
  outline(pen, '#7cc7e8', 'M14 -76 C8 -66 10 -60 14 -60 C18 -60 20 -66 14 -76 Z')
}

/** Dirty water standing in a basin over its grate, hair in it. */
const cloggedDrain: PropPainter = (pen) => {
  outline(pen, '#eef2f6', 'M-50 -56 C -50 -70 50 -70 50 -56 L46 -12 C40 4 -40 4 -46 -12 Z')
  oval(pen, '#c8d4de', 0, -36, 43, 28, { cel: 0 })
  outline(pen, '#8a8a4e', 'M-40 -36 C -38 -62 38 -62 40 -36 C36 -10 -36 -10 -40 -36 Z', FLAT_SHAPE)
  oval(pen, '#5c5a30', 0, -32, 18, 11, FLAT_SHAPE)
  for (const d of [
    'M-14 -36 C -2 -48 6 -22 16 -36 C22 -44 14 -50 8 -42',
    'M-12 -28 C -4 -38 4 -24 12 -30 C20 -34 22 -24 14 -22',
    'M-18 -30 C -26 -36 -20 -44 -14 -40',
  ])
    mark(pen, 2, '#2e2014', d)
  for (const [x, y, r] of [
    [-24, -46, 4],
    [24, -28, 5],
    [-22, -22, 3.4],
    [10, -50, 3],
  ] as const)
    oval(pen, '#c8cc9a', x, y, r, r * 0.8)
  outline(pen, '#9aa4b2', 'M-8 -60 L-8 -80 C -8 -100 18 -100 20 -82 L20 -74 L8 -74 L8 -80 C8 -84 4 -84 4 -80 L4 -60 Z')
  for (const x of [-34, 34]) mark(pen, 2.4, '#7a8a3a', `M${x} -72 C${x - 6} -78 ${x + 6} -84 ${x} -92`)
}

/** A clear pile of clothes: a shirt with collar and sleeve on thick soft folds. */
const foldedClothes: PropPainter = (pen) => {
  for (const [y, h, role, dark] of [
    [-20, 20, '#2f5a98', '#1c3c6c'],
    [-37, 17, '#e8a83a', '#b87a16'],
    [-56, 19, '#d85a5a', '#a83a3e'],
  ] as const) {
    outline(pen, role, `M-44 ${y} C -50 ${y + 4} -50 ${y + h - 4} -44 ${y + h} L40 ${y + h} C50 ${y + h} 50 ${y} 40 ${y} Z`)
    mark(pen, 2.2, dark, `M40 ${y + h * 0.5} L-30 ${y + h * 0.5} C -38 ${y + h * 0.5} -38 ${y + h * 0.3} -34 ${y + h * 0.26}`)
  }
  outline(pen, '#8ac4e8', 'M-40 -58 L-46 -72 L-26 -88 L-12 -92 L12 -92 L26 -88 L44 -72 L42 -56 Z')
  outline(pen, '#5f9cc4', 'M26 -88 L44 -72 L42 -56 L24 -56 L20 -70 Z')
  mark(pen, 2, '#3f78a0', 'M-26 -88 L-22 -58 M0 -78 L0 -58')
  outline(pen, '#fbfbf8', 'M-12 -93 L0 -78 L-12 -72 L-20 -88 Z')
  outline(pen, '#fbfbf8', 'M12 -93 L0 -78 L12 -72 L20 -88 Z')
  for (const y of [-72, -64]) oval(pen, 'white', 3, y, 1.6, 1.6, FLAT_SHAPE)
}

/** A coloured robe with a shawl collar, pockets, cuffs and belt. */
const bathrobe: PropPainter = (pen) => {
  outline(
    pen,
    '#6cb0c8',
    'M-18 -94 L18 -94 C30 -90 36 -82 40 -66 L48 -34 L32 -28 L26 -52 L30 0 L-30 0 L-26 -52 L-32 -28 L-48 -34 L-40 -66 C -36 -82 -30 -90 -18 -94 Z',
  )
  mark(pen, 2.4, '#3f7f98', 'M4 -46 L6 0')
  outline(pen, '#e4f2f6', 'M-16 -96 C -24 -88 -18 -66 2 -46 L8 -52 C -6 -66 -10 -80 -4 -90 Z')
  outline(pen, '#e4f2f6', 'M16 -96 C24 -88 18 -66 0 -44 L-6 -52 C6 -66 10 -80 4 -90 Z')
  outline(pen, '#e4f2f6', 'M48 -34 L32 -28 L30 -36 L46 -42 Z')
  outline(pen, '#e4f2f6', 'M-48 -34 L-32 -28 L-30 -36 L-46 -42 Z')
  outline(pen, '#4a90aa', 'M-28 -52 L28 -52 L28 -44 L-28 -44 Z')
  outline(pen, '#4a90aa', 'M-2 -50 L6 -50 L12 -24 L6 -22 Z')
  outline(pen, '#4a90aa', 'M-2 -50 L4 -46 L-4 -26 L-10 -28 Z')
  for (const x of [-24, 10]) {
    box(pen, '#6cb0c8', x, -34, 15, 17)
    box(pen, '#e4f2f6', x, -34, 15, 4, FLAT_SHAPE)
  }
  for (const [x, y] of [
    [-22, -66],
    [22, -70],
    [-20, -8],
    [18, -8],
    [-34, -56],
    [34, -56],
  ] as const)
    mark(pen, 1.6, '#a8d4e4', `M${x - 2} ${y} L${x + 2} ${y} M${x} ${y - 2} L${x} ${y + 2}`)
}

/** A flat fabric pad with its cable and switch. */
const heatingPad: PropPainter = (pen) => {
  line(pen, 3, '#3a4250', 'M30 -40 C50 -40 50 -20 40 -14 C34 -10 30 -10 26 -10')
  outline(pen, '#e8846a', 'M-46 -92 C -20 -86 10 -86 36 -92 C40 -70 40 -46 36 -26 C10 -32 -20 -32 -46 -26 C -50 -46 -50 -70 -46 -92 Z')
  for (const y of [-80, -68, -56, -44])
    mark(pen, 2.6, '#fbc8a8', `M-38 ${y} C -26 ${y + 6} -18 ${y - 6} -6 ${y} C6 ${y + 6} 16 ${y - 6} 28 ${y}`)
  box(pen, '#fbf8f2', -6, -20, 34, 18, { round: 5 })
  oval(pen, '#e8342e', 4, -11, 4, 4)
  box(pen, '#3a4250', 12, -15, 11, 8, { ...FLAT_SHAPE, round: 2 })
}

/** A tower with a grille, fan and clean air arrows. */
const airPurifier: PropPainter = (pen) => {
  outline(pen, '#fbfbfa', 'M-28 -84 C -28 -90 28 -90 28 -84 L28 -6 C28 0 -28 0 -28 -6 Z')
  box(pen, '#c8d0da', -20, -52, 40, 44, { round: 3 })
  for (const y of [-46, -39, -32, -25, -18]) mark(pen, 2.4, '#6c7684', `M-16 ${y} L16 ${y}`)
  oval(pen, '#dfe6ec', 0, -68, 14, 12)
  for (let i = 0; i < 4; i++)
    outline(pen, '#4a9ad8', `M0 -68 Q${polar(0, -68, i * 1.571, 11)} ${polar(0, -68, i * 1.571 + 0.8, 10)} Z`, FLAT_SHAPE)
  oval(pen, '#2a6ab0', 0, -68, 2.6, 2.6, FLAT_SHAPE)
  for (const x of [-16, 0, 16]) {
    line(pen, 3.4, '#5cc0e8', `M${x} -88 L${x} -95`)
    outline(pen, '#5cc0e8', `M${x - 5} -93 L${x} -100 L${x + 5} -93 Z`, PLAIN_SHAPE)
  }
  for (const s of [-1, 1]) {
    for (const [x, y] of [
      [38, -46],
      [46, -32],
      [40, -20],
    ] as const)
      oval(pen, '#9a8a78', s * x, y, 3, 3)
  }
}

export const ROOMS_AND_LAUNDRY = {
  'dirty-dishes': dirtyDishes,
  'hot-tub': hotTub,
  'cookie-cutter': cookieCutter,
  tray,
  ashtray,
  drain,
  plughole,
  'clogged-drain': cloggedDrain,
  'folded-clothes': foldedClothes,
  bathrobe,
  'heating-pad': heatingPad,
  'air-purifier': airPurifier,
} satisfies Record<string, PropPainter>
