import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A clear mask of rounded triangle shape with its strap, valve and tube. */
const oxygenMask: PropPainter = (pen) => {
  for (const s of [-1, 1]) {
    line(pen, 3.4, '#7fc08a', `M${s * 26} -46 C${s * 52} -60 ${s * 54} -92 ${s * 20} -98 L0 -98`)
    oval(pen, '#5f9a6e', s * 28, -44, 4, 5)
  }
  line(pen, 6, '#a8d8b4', 'M0 -14 C0 4 20 4 24 -8 C28 -18 40 -18 50 -10')
  outline(
    pen,
    '#cdeff0',
    'M0 -88 C8 -88 10 -76 14 -68 C20 -56 32 -50 32 -36 C30 -20 14 -16 0 -16 C -14 -16 -30 -20 -32 -36 C -32 -50 -20 -56 -14 -68 C -10 -76 -8 -88 0 -88 Z',
  )
  outline(
    pen,
    '#e8fbfa',
    'M0 -80 C4 -80 6 -70 9 -63 C14 -52 24 -48 24 -37 C22 -26 10 -24 0 -24 C -10 -24 -22 -26 -24 -37 C -24 -48 -14 -52 -9 -63 C -6 -70 -4 -80 0 -80 Z',
    FLAT_SHAPE,
  )
  line(pen, 4, '#9aa4b2', 'M-8 -72 C -4 -80 4 -80 8 -72')
  oval(pen, '#4fae7a', 0, -34, 10, 9)
  for (const x of [-4, 0, 4]) mark(pen, 1.6, '#2a6a48', `M${x} -38 L${x} -30`)
  for (const x of [-18, 18]) for (const y of [-44, -38]) oval(pen, '#7fb8bc', x, y, 1.8, 1.8, FLAT_SHAPE)
  box(pen, '#4fae7a', -6, -20, 12, 10, { round: 2 })
  mark(pen, 2.6, 'white', 'M-10 -58 C -14 -52 -20 -48 -22 -42')
}

/** The ear cut open: canal, drum, three small bones, snail and loops. */
const innerEar: PropPainter = (pen) => {
  box(pen, '#e8a88e', -20, -92, 70, 88, { round: 10 })
  outline(pen, '#f2c5a0', 'M-20 -84 C -44 -94 -54 -70 -48 -52 C -46 -38 -38 -36 -38 -22 C -36 -6 -22 -6 -20 -16 Z')
  mark(pen, 3, '#c88a68', 'M-24 -76 C -38 -80 -42 -66 -38 -58 C -34 -52 -30 -54 -28 -48')
  outline(pen, '#a84a3e', 'M-36 -54 L-2 -58 L-2 -34 L-34 -38 C -38 -42 -38 -50 -36 -54 Z', FLAT_SHAPE)
  outline(pen, '#7a3430', 'M2 -62 C16 -68 22 -58 20 -46 C18 -34 8 -28 2 -32 Z', FLAT_SHAPE)
  line(pen, 4, '#fbe6d8', 'M2 -63 Q-4 -46 0 -29')
  line(pen, 3.4, '#fff6e4', 'M2 -46 L8 -56 L12 -46 L19 -46')
  for (const [x, y] of [
    [8, -56],
    [12, -46],
    [19, -46],
  ] as const)
    oval(pen, '#fff6e4', x, y, 2.6, 2.6)
  for (const d of ['M24 -58 C16 -84 34 -88 32 -60', 'M26 -58 C30 -84 48 -82 36 -58', 'M28 -56 C44 -72 54 -60 36 -52'])
    line(pen, 4.4, '#8a7ad0', d)
  oval(pen, '#8a7ad0', 28, -54, 8, 8)
  oval(pen, '#a294e6', 32, -26, 17, 16)
  line(pen, 4.4, '#5c4ca8', 'M28 -48 C16 -40 14 -14 32 -12 C48 -12 48 -36 34 -37 C22 -38 22 -20 32 -19 C40 -19 40 -30 33 -30')
  line(pen, 4, '#f4d04a', 'M44 -44 L50 -46')
}

/** Three vertebrae from the side, the disc between them bulging against the nerve. */
const spinalDisc: PropPainter = (pen) => {
  line(pen, 8, '#f4d04a', 'M16 -99 L16 -66 C16 -58 20 -56 21 -50 C20 -44 16 -42 16 -34 L16 -1')
  for (const [y, role] of [
    [-82, '#f2e4c4'],
    [-50, '#f2e4c4'],
    [-16, '#f2e4c4'],
  ] as const) {
    outline(pen, role, `M20 ${y - 6} L30 ${y - 8} L49 ${y + 4} C52 ${y + 8} 48 ${y + 14} 44 ${y + 12} L28 ${y + 5} L20 ${y + 5} Z`)
    outline(
      pen,
      role,
      `M-42 ${y - 14} C -34 ${y - 11} 4 ${y - 11} 10 ${y - 14} C7 ${y - 5} 7 ${y + 5} 10 ${y + 14} C4 ${y + 11} -34 ${y + 11} -42 ${y + 14} C -38 ${y + 5} -38 ${y - 5} -42 ${y - 14} Z`,
    )
    for (const [dx, dy] of [
      [-28, -3],
      [-14, 4],
      [-4, -4],
    ] as const)
      oval(pen, '#cbb488', dx, y + dy, 2, 1.6, FLAT_SHAPE)
  }
  box(pen, '#7ab0c8', -40, -70, 48, 8, { round: 4 })
  outline(pen, '#d8342e', 'M-40 -36 L6 -38 C16 -42 22 -36 20 -31 C18 -27 12 -28 6 -29 L-40 -29 C -44 -31 -44 -34 -40 -36 Z')
  for (const turn of [-0.7, 0, 0.7]) line(pen, 2.6, '#ef4a3a', `M${polar(20, -33, turn, 9)} L${polar(20, -33, turn, 17)}`)
}

/** A dark red disc with branching vessels and its cord. */
const placenta: PropPainter = (pen) => {
  oval(pen, '#8a1e2e', 0, -58, 48, 40)
  oval(pen, '#b03a48', 0, -59, 40, 32, FLAT_SHAPE)
  for (let i = 0; i < 7; i++) {
    const turn = i * 0.9 + 0.2
    const role = i % 2 ? '#4a5ab0' : '#f0707a'
    line(pen, 2.6, role, `M0 -56 Q${polar(0, -56, turn + 0.3, 18)} ${polar(0, -57, turn, 32)}`)
    mark(pen, 1.8, role, `M${polar(0, -56, turn + 0.12, 20)} L${polar(0, -57, turn + 0.5, 31)}`)
  }
  line(pen, 9, '#f2c4bc', 'M0 -56 C10 -36 -18 -28 -10 -14 C -4 -4 20 -8 34 -3')
  for (const [x, y] of [
    [-1, -42],
    [-10, -30],
    [-8, -14],
    [6, -7],
    [20, -6],
  ] as const)
    mark(pen, 2, '#5a6ac0', `M${x - 3} ${y - 3} L${x + 4} ${y + 3}`)
}

/** A vessel cut open, a dark lump stopping the cells before it. */
const bloodClot: PropPainter = (pen) => {
  outline(pen, '#c8404a', 'M-50 -84 C -20 -78 20 -78 50 -84 L50 -16 C20 -22 -20 -22 -50 -16 Z')
  outline(pen, '#f2a8a0', 'M-50 -72 C -20 -66 20 -66 50 -72 L50 -28 C20 -34 -20 -34 -50 -28 Z', FLAT_SHAPE)
  outline(
    pen,
    '#5c0f1a',
    'M-2 -68 C8 -74 20 -66 28 -68 C36 -60 32 -50 36 -44 C34 -34 22 -30 14 -32 C4 -28 -6 -32 -8 -42 C -14 -52 -10 -62 -2 -68 Z',
  )
  for (const [x, y] of [
    [2, -58],
    [16, -56],
    [8, -44],
    [24, -46],
  ] as const)
    oval(pen, '#8a1e2a', x, y, 6, 4.4, { cel: 0.1 })
  for (const [x, y] of [
    [-42, -60],
    [-40, -42],
    [-28, -52],
    [-26, -38],
    [-16, -62],
  ] as const) {
    oval(pen, '#d8343a', x, y, 7.4, 5.4)
    oval(pen, '#a01e2a', x, y, 3.2, 2, FLAT_SHAPE)
  }
  for (const [x, y] of [
    [44, -50],
    [46, -58],
  ] as const)
    oval(pen, '#d8343a', x, y, 3.4, 2.6, FLAT_SHAPE)
}

/** A lumpy cell with a large dark nucleus among smaller even ones. */
const cancerCell: PropPainter = (pen) => {
  for (const [x, y] of [
    [-32, -80],
    [30, -84],
    [-38, -18],
    [36, -16],
    [0, -94],
    [0, -7],
    [-43, -50],
    [43, -50],
  ] as const) {
    oval(pen, '#f8b8c0', x, y, 14, 12)
    oval(pen, '#d8788a', x, y, 5, 4.4, FLAT_SHAPE)
  }
  outline(
    pen,
    '#8a5ab0',
    'M-8 -82 C2 -90 12 -82 16 -76 C28 -80 36 -68 32 -58 C40 -50 34 -36 26 -34 C26 -22 12 -16 4 -22 C -6 -14 -20 -20 -20 -30 C -34 -32 -38 -46 -30 -54 C -36 -66 -26 -78 -16 -74 C -14 -78 -12 -80 -8 -82 Z',
  )
  outline(pen, '#4a2468', 'M-6 -66 C4 -72 18 -64 18 -54 C24 -44 14 -32 4 -36 C -6 -30 -20 -38 -16 -50 C -18 -60 -12 -66 -6 -66 Z')
  for (const [x, y, r] of [
    [-4, -54, 5],
    [8, -48, 4],
    [4, -60, 3],
  ] as const)
    oval(pen, '#7a48a0', x, y, r, r, FLAT_SHAPE)
}

/** A flat metal case with two leads that run into a heart. */
const pacemaker: PropPainter = (pen) => {
  outline(pen, '#d83a48', 'M16 -8 C -4 -24 -10 -44 4 -50 C12 -54 18 -48 20 -42 C24 -50 36 -54 44 -46 C52 -36 36 -18 16 -8 Z')
  line(pen, 3.4, '#4a86c8', 'M-22 -78 C14 -96 34 -76 26 -48 L22 -24')
  line(pen, 3.4, '#8a94a4', 'M-22 -70 C6 -84 16 -66 12 -46')
  oval(pen, '#f4d04a', 22, -23, 3, 3)
  oval(pen, '#f4d04a', 12, -44, 3, 3)
  outline(pen, '#c4ccd6', 'M-46 -62 C -46 -88 -14 -88 -14 -62 L-14 -40 C -14 -20 -46 -20 -46 -40 Z')
  outline(pen, '#e8f4fa', 'M-45 -66 C -44 -86 -16 -86 -15 -66 Z')
  line(pen, 2.6, '#d83a48', 'M-42 -46 L-36 -46 L-33 -54 L-28 -36 L-25 -46 L-18 -46')
  mark(pen, 2, '#e8f6ff', 'M20 -40 C24 -46 34 -48 38 -42')
}

/** Seven lidded days in a row, one open on its pills. */
const pillOrganizer: PropPainter = (pen) => {
  outline(pen, '#3f78c8', 'M-44 -56 L44 -56 L50 -14 L-50 -14 Z')
  outline(pen, '#2c5aa0', 'M-50 -14 L50 -14 L48 0 L-48 0 Z')
  for (let i = 0; i < 7; i++) {
    const [a, b, c, d] = [-43 + i * 12.3, -43 + i * 12.3 + 11.3, -49 + i * 14, -49 + i * 14 + 12.8]
    if (i === 3) {
      outline(pen, '#7ab4f0', `M${a} -56 L${b} -56 L${b + 1} -92 L${a - 1} -92 Z`)
      outline(pen, '#17325c', `M${a} -54 L${b} -54 L${d} -18 L${c} -18 Z`, FLAT_SHAPE)
      oval(pen, '#f4d04a', a + 5.5, -44, 4.4, 3.4)
      oval(pen, 'white', a + 6, -34, 4.6, 3.4)
      box(pen, '#e8433f', c + 3.4, -29, 7, 8, { round: 3 })
    } else {
      outline(pen, i % 2 ? '#f2a83a' : '#6cc06a', `M${a} -54 L${b} -54 L${d} -18 L${c} -18 Z`)
      mark(pen, 2.2, 'white', `M${(a + c) / 2 + 3} -42 L${(a + c) / 2 + 8.6} -42 M${(a + c) / 2 + 5.8} -42 L${(a + c) / 2 + 5.4} -30`)
    }
  }
  for (const [x, y, r1, r2] of [
    [-30, -80, '#e8433f', 'white'],
    [30, -82, '#3f78c8', '#f4d04a'],
  ] as const) {
    box(pen, r1, x - 12, y - 5, 13, 11, { round: 5 })
    box(pen, r2, x, y - 5, 13, 11, { round: 5 })
  }
}

/** A padded table with a patient under green cloth below a lamp on its arm. */
const operatingTable: PropPainter = (pen) => {
  line(pen, 4, '#9aa4b2', 'M46 -99 L46 -88 L16 -90')
  outline(pen, '#fff6c8', 'M-12 -76 L22 -76 L34 -42 L-26 -42 Z', { ...GLOWING, lighten: 0.1 })
  outline(pen, '#b8c2ce', 'M-20 -78 C -20 -98 30 -98 30 -78 Z')
  for (const x of [-10, 5, 20]) oval(pen, '#fff2b0', x, -80, 5, 3.4, { emissive: true })
  oval(pen, '#f2c5a0', -36, -45, 8, 8)
  outline(pen, '#8ad8c8', 'M-45 -46 C -46 -58 -28 -58 -27 -48 C -32 -52 -40 -52 -45 -46 Z')
  box(pen, 'white', -48, -40, 20, 6, { round: 3 })
  outline(
    pen,
    '#3f9a8a',
    'M-28 -42 C -20 -52 20 -52 32 -44 C40 -46 46 -50 48 -40 L49 -24 L42 -28 L34 -24 L26 -28 L18 -24 L10 -28 L2 -24 L-6 -28 L-14 -24 L-22 -28 L-29 -24 Z',
  )
  box(pen, '#5c6674', -50, -36, 100, 9, { round: 3 })
  outline(
    pen,
    '#3f9a8a',
    'M-28 -42 C -20 -52 20 -52 32 -44 C40 -46 46 -50 48 -40 L49 -22 L40 -26 L30 -22 L20 -26 L10 -22 L0 -26 L-10 -22 L-20 -26 L-29 -22 Z',
  )
  box(pen, '#8d98a8', -9, -24, 18, 18)
  box(pen, '#5c6674', -28, -8, 56, 8, { round: 3 })
  oval(pen, '#f2c5a0', 2, -45, 6, 3, FLAT_SHAPE)
  mark(pen, 1.8, '#c8404a', 'M-1 -45 L5 -45')
}

/** A flat glass dish of agar with colonies, its lid leaning on it. */
const petriDish: PropPainter = (pen) => {
  oval(pen, '#d4ecf4', 22, -58, 27, 30, { lighten: 0.1 })
  oval(pen, '#eef9fc', 22, -58, 22, 25, FLAT_SHAPE)
  mark(pen, 2.6, 'white', 'M8 -70 C12 -78 18 -82 26 -80')
  outline(pen, '#c4e2ee', 'M-48 -30 L44 -30 L44 -16 C40 2 -44 2 -48 -16 Z')
  oval(pen, '#dff2f8', -2, -30, 46, 18)
  oval(pen, '#f0a0a8', -2, -29, 40, 14, FLAT_SHAPE)
  for (const [x, y, r, role] of [
    [-24, -32, 6, '#fbf0c0'],
    [-8, -24, 8, '#7ab84a'],
    [12, -34, 7, '#fbf0c0'],
    [22, -24, 5, '#7a5ab0'],
    [-14, -38, 4, '#7a5ab0'],
    [2, -38, 3, '#fbf0c0'],
    [-28, -23, 3, '#7ab84a'],
  ] as const) {
    oval(pen, role, x, y, r, r * 0.6)
    oval(pen, 'white', x - r * 0.3, y - r * 0.2, r * 0.24, r * 0.16, PLAIN_SHAPE)
  }
}

/** A thin strip of glass with a stained sample under its cover slip. */
const microscopeSlide: PropPainter = (pen) => {
  outline(pen, '#d4ecf6', 'M-50 -26 L26 -66 L50 -50 L-26 -8 Z')
  outline(pen, '#a8ccdc', 'M-50 -26 L-26 -8 L-26 -3 L-50 -21 Z')
  outline(pen, '#a8ccdc', 'M-26 -8 L50 -50 L50 -45 L-26 -3 Z')
  outline(pen, 'white', 'M10 -57 L26 -66 L50 -50 L34 -41 Z')
  mark(pen, 2, '#4a5a78', 'M22 -58 L38 -48 M18 -54 L34 -44')
  outline(pen, '#eef8fc', 'M-26 -34 L0 -48 L20 -34 L-6 -20 Z')
  outline(pen, '#e0609a', 'M-14 -36 C -8 -44 2 -42 6 -36 C12 -34 8 -26 0 -26 C -8 -24 -18 -28 -14 -36 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-7, -34],
    [1, -36],
    [0, -30],
  ] as const)
    oval(pen, '#8a2a68', x, y, 2, 1.6, FLAT_SHAPE)
  mark(pen, 2.4, 'white', 'M-40 -27 L-30 -32')
}

export const MEDICAL_VIEWS = {
  'oxygen-mask': oxygenMask,
  'inner-ear': innerEar,
  'spinal-disc': spinalDisc,
  placenta,
  'blood-clot': bloodClot,
  'cancer-cell': cancerCell,
  pacemaker,
  'pill-organizer': pillOrganizer,
  'operating-table': operatingTable,
  'petri-dish': petriDish,
  'microscope-slide': microscopeSlide,
} satisfies Record<string, PropPainter>
