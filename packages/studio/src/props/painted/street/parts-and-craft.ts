import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A wheel of a car around (x, y). */
function wheel(pen: Pen, x: number, y: number, r: number): void {
  oval(pen, '#2a2a34', x, y, r, r)
  oval(pen, '#c4ccd6', x, y, r * 0.58, r * 0.58, FLAT_SHAPE)
  for (let i = 0; i < 5; i++) mark(pen, r * 0.14, '#5c6674', `M${polar(x, y, i * 1.257, r * 0.1)} L${polar(x, y, i * 1.257, r * 0.52)}`)
}

/** A low closed coupé with a long bonnet, wide wheels and a wing behind. */
const sportsCar: PropPainter = (pen) => {
  outline(pen, '#2a2c38', 'M-50 -38 L-34 -38 L-34 -34 L-50 -33 Z')
  line(pen, 3, '#2a2c38', 'M-40 -34 L-38 -26')
  outline(
    pen,
    '#e02a2a',
    'M-50 -12 C -51 -22 -48 -27 -38 -29 C -28 -37 -18 -41 -8 -40 C2 -39 10 -33 18 -28 C32 -27 46 -22 50 -14 L50 -9 C50 -7 48 -6 46 -6 L-44 -6 C -49 -6 -50 -9 -50 -12 Z',
  )
  outline(pen, '#1e2c44', 'M-28 -29 C -22 -35 -14 -37 -8 -36 C -2 -36 5 -32 11 -28 Z')
  line(pen, 2.2, '#e02a2a', 'M-11 -37 L-9 -28')
  mark(pen, 1.8, '#8a1414', 'M-20 -26 L-18 -9 M8 -26 L6 -9')
  mark(pen, 2, '#ff9a8a', 'M14 -25 C26 -24 36 -21 44 -17')
  outline(pen, '#1c1a26', 'M-30 -22 L-20 -23 L-23 -16 L-31 -16 Z', FLAT_SHAPE)
  outline(pen, '#fff2b0', 'M36 -20 L47 -15 L40 -15 Z')
  outline(pen, '#2a2c38', 'M40 -9 L51 -9 L51 -5 L36 -5 Z')
  wheel(pen, -33, -11, 12)
  wheel(pen, 27, -11, 12)
}

/** A door of a car, its window down, standing open on its hinges. */
const carDoor: PropPainter = (pen) => {
  outline(
    pen,
    '#e02a2a',
    'M-44 -48 L-20 -92 C -18 -96 -14 -98 -10 -98 L38 -98 C42 -98 44 -96 44 -92 L44 -8 C44 -2 40 0 34 0 L-34 0 C -42 0 -46 -6 -46 -16 Z',
  )
  outline(pen, '#bfe2f2', 'M-32 -50 L-14 -86 C -12 -90 -10 -90 -8 -90 L34 -90 L34 -50 Z')
  mark(pen, 3, 'white', 'M-12 -60 L4 -84 M2 -58 L14 -76')
  mark(pen, 2.4, '#8a1414', 'M-40 -44 L40 -44 M-42 -16 L42 -16')
  box(pen, '#d4dae2', 18, -38, 20, 7, { round: 3 })
  outline(pen, '#b8202a', 'M-44 -50 L-34 -58 L-22 -56 L-24 -44 L-40 -42 Z')
  for (const y of [-34, -12]) box(pen, '#5c6674', -50, y, 8, 9)
}

/** A car from the side with its bonnet up (`part` 'hood') or its boot up ('trunk'). */
function openCar(pen: Pen, part: 'hood' | 'trunk'): void {
  if (part === 'hood') {
    outline(pen, '#c82424', 'M18 -42 L34 -90 L40 -88 L28 -38 Z')
    line(pen, 2.4, '#5c6674', 'M44 -34 L36 -74')
    outline(pen, '#3a3c4a', 'M22 -34 L48 -30 L48 -40 L42 -42 L42 -48 L30 -48 L30 -42 L24 -42 Z')
    for (const x of [32, 38]) line(pen, 2, '#e8a02e', `M${x} -48 L${x} -42`)
    for (const x of [44, 49]) mark(pen, 2.6, '#a8b2bc', `M${x} -46 C${x - 5} -54 ${x + 5} -60 ${x} -68`)
  } else {
    outline(pen, '#c82424', 'M-30 -40 L-48 -86 L-42 -88 L-20 -44 Z')
    box(pen, '#8a5a2e', -46, -50, 14, 14)
    box(pen, '#3f78c8', -36, -54, 14, 18, { round: 3 })
    line(pen, 2.4, '#2a4a8a', 'M-32 -54 C -32 -58 -26 -58 -26 -54')
  }
  outline(
    pen,
    '#e02a2a',
    'M-50 -12 L-50 -34 L-26 -38 C -18 -58 -10 -62 2 -62 C14 -62 20 -56 26 -38 L46 -32 C50 -30 50 -24 50 -12 C50 -8 46 -8 42 -8 L-44 -8 C -48 -8 -50 -10 -50 -12 Z',
  )
  outline(pen, '#bfe2f2', 'M-18 -40 C -13 -54 -8 -56 -2 -56 L-2 -40 Z')
  outline(pen, '#bfe2f2', 'M3 -56 C12 -56 15 -52 19 -40 L3 -40 Z')
  mark(pen, 2, '#8a1414', 'M0 -38 L0 -12')
  box(pen, '#fff2b0', 44, -27, 6, 6)
  wheel(pen, -29, -11, 11)
  wheel(pen, 29, -11, 11)
}
const carHood: PropPainter = (pen) => openCar(pen, 'hood')
const carTrunk: PropPainter = (pen) => openCar(pen, 'trunk')

/** A mirror on the door: shell on its stub with part of the window. */
const sideMirror: PropPainter = (pen) => {
  outline(pen, '#e02a2a', 'M-50 -44 L20 -44 L20 0 L-50 0 Z')
  outline(pen, '#bfe2f2', 'M-50 -98 L-24 -98 L14 -46 L-50 -46 Z')
  outline(pen, '#2a2c38', 'M-26 -98 L-20 -98 L20 -44 L12 -44 Z')
  outline(pen, '#b8202a', 'M-6 -46 L6 -58 L18 -56 L14 -40 Z')
  outline(pen, '#e02a2a', 'M2 -84 C6 -90 40 -88 48 -82 C52 -72 50 -56 44 -52 C32 -48 12 -50 4 -56 C0 -64 0 -76 2 -84 Z')
  outline(pen, '#cfeaf6', 'M8 -80 C14 -84 36 -82 43 -78 C45 -70 44 -60 40 -57 C30 -54 16 -55 10 -60 C7 -66 7 -74 8 -80 Z')
  outline(pen, '#5c6674', 'M12 -60 L26 -72 L30 -72 L42 -58 C32 -54 18 -55 12 -60 Z', FLAT_SHAPE)
  mark(pen, 2, 'white', 'M26 -68 L25 -63')
  box(pen, '#d4dae2', -40, -32, 22, 6, { round: 3 })
}

/** The amber sign of an engine, lit on a dark panel. */
const engineLight: PropPainter = (pen) => {
  box(pen, '#1c1e28', -50, -92, 100, 84, { round: 12 })
  oval(pen, '#6b4a0a', 0, -50, 40, 32, GLOWING)
  outline(
    pen,
    '#ffb01e',
    'M-28 -56 L-20 -56 L-14 -64 L-4 -64 L-4 -70 L-14 -70 L-14 -76 L14 -76 L14 -70 L4 -70 L4 -64 L16 -64 L22 -56 L28 -56 L28 -62 L36 -62 L36 -30 L28 -30 L28 -36 L24 -36 L18 -26 L-14 -26 L-22 -36 L-28 -36 L-28 -32 L-35 -32 L-35 -60 L-28 -60 Z',
    { emissive: true },
  )
  outline(pen, '#1c1e28', 'M4 -60 L-8 -44 L0 -44 L-4 -31 L9 -48 L1 -48 Z', FLAT_SHAPE)
}

/** A car from behind, its pipe puffing grey clouds. */
const exhaustPipe: PropPainter = (pen) => {
  for (const x of [-22, 32]) box(pen, '#2a2a34', x, -20, 14, 20, { round: 4 })
  outline(pen, '#c82a2a', 'M-18 -96 L38 -96 C42 -96 44 -92 46 -84 L50 -62 L50 -16 L-32 -16 L-32 -62 L-26 -84 C -24 -92 -22 -96 -18 -96 Z')
  outline(pen, '#2a3a54', 'M-16 -90 L36 -90 L42 -66 L-24 -66 Z')
  mark(pen, 2.4, '#8ab0d0', 'M-10 -72 L-2 -86 M0 -72 L8 -86')
  mark(pen, 2, '#8a1414', 'M-30 -62 L48 -62 M-20 -36 L38 -36')
  box(pen, '#ff7a4a', -30, -57, 15, 14, { round: 3 })
  box(pen, '#ff7a4a', 33, -57, 15, 14, { round: 3 })
  box(pen, '#fbfbfa', -6, -54, 30, 12, { round: 2 })
  mark(pen, 2.4, '#2a2c38', 'M-2 -48 L6 -48 M11 -48 L20 -48')
  box(pen, '#5c6674', -36, -30, 88, 11, { round: 5 })
  outline(pen, '#c4ccd6', 'M-16 -20 L0 -20 L0 -9 L-16 -9 Z')
  oval(pen, '#2a2c38', -8, -10, 8, 5)
  for (const [x, y, r, role] of [
    [-14, -6, 8, '#6c707c'],
    [-28, -9, 11, '#868a96'],
    [-42, -18, 12, '#9a9eaa'],
    [-48, -34, 9, '#b0b4be'],
    [-44, -4, 6, '#868a96'],
  ] as const)
    oval(pen, role, x, y, r, r * 0.86)
}

/** A white cushion that has burst out of a steering wheel and covers half of it. */
const airbag: PropPainter = (pen) => {
  outline(pen, '#3a3c4a', 'M-50 -58 C -44 -74 44 -74 50 -58 L50 -46 L-50 -46 Z')
  line(pen, 8, '#2a2a34', 'M-36 -50 C -36 -112 36 -112 36 -50')
  line(pen, 7, '#3a3c4a', 'M0 -92 L0 -60')
  outline(
    pen,
    '#f4f6fa',
    'M-30 -66 C -18 -78 18 -78 30 -66 C46 -64 52 -44 46 -30 C46 -12 32 -2 18 -6 C8 0 -8 0 -18 -6 C -32 -2 -46 -12 -46 -30 C -52 -44 -46 -64 -30 -66 Z',
  )
  mark(
    pen,
    2,
    '#a8b0be',
    'M-30 -62 C -22 -54 -22 -22 -20 -10 M30 -62 C22 -54 22 -22 20 -10 M-42 -34 C -36 -32 -32 -32 -28 -34 M42 -34 C36 -32 32 -32 28 -34',
  )
  mark(
    pen,
    2.4,
    '#5c6674',
    'M-28 -32 L-24.5 -44 L-21 -32 M-27 -36 L-22 -36 M-17 -44 L-17 -32 M-12 -32 L-12 -44 C -5 -44 -5 -38 -12 -38 L-6 -32',
  )
  mark(
    pen,
    2.4,
    '#5c6674',
    'M-1 -32 L-1 -44 C6 -44 5 -38 -1 -38 C7 -38 6 -32 -1 -32 M10 -32 L13.5 -44 L17 -32 M11 -36 L16 -36 M28 -42 C20 -46 20 -30 28 -33 L28 -37 L25 -37',
  )
  for (const turn of [-2.8, -2.3, -0.84, -0.34]) mark(pen, 4, '#f0a82e', `M${polar(0, -50, turn, 50)} L${polar(0, -50, turn, 59)}`)
}

/** A tractor cab, its coupling, and a long trailer behind. */
const semiTruck: PropPainter = (pen) => {
  box(pen, '#5c6674', -48, -16, 66, 4)
  box(pen, '#e8ecf0', -50, -54, 64, 38)
  for (const x of [-38, -26, -14, -2]) mark(pen, 1.4, '#a8b2bc', `M${x} -52 L${x} -18`)
  box(pen, '#e8433f', -50, -28, 64, 6, FLAT_SHAPE)
  box(pen, '#3a3c4a', 12, -16, 16, 5)
  outline(pen, '#2f6ac8', 'M22 -12 L22 -50 L38 -50 C42 -50 44 -46 45 -38 L49 -30 C50 -28 50 -26 50 -24 L50 -12 Z')
  outline(pen, '#bfe2f2', 'M31 -46 L38 -46 C40 -46 41 -42 42 -36 L31 -36 Z')
  line(pen, 3, '#8d98a8', 'M25 -48 L25 -62')
  box(pen, '#fff2b0', 46, -22, 4, 5, FLAT_SHAPE)
  for (const x of [-42, -31, 20, 29, 44]) wheel(pen, x, -7, x === 44 || x < 0 ? 7 : 6)
}

/** A long overhanging deck with its white line, jets standing on it, the island aside. */
const aircraftCarrier: PropPainter = (pen) => {
  outline(pen, '#9aa4b2', 'M18 -36 L18 -54 L24 -54 L24 -64 L36 -64 L36 -52 L42 -52 L42 -36 Z')
  box(pen, '#2a3a54', 26, -61, 9, 4, FLAT_SHAPE)
  line(pen, 2.4, '#5c6674', 'M30 -64 L30 -82 M24 -76 L36 -76')
  outline(pen, '#5c6674', 'M-40 -26 L46 -26 L36 -4 L-30 -4 Z')
  outline(pen, '#7c8694', 'M-50 -38 L50 -38 L50 -32 L44 -24 L-40 -24 L-50 -32 Z')
  mark(pen, 2.4, 'white', 'M-46 -32 L-36 -32 M-30 -32 L-20 -32 M-14 -32 L-4 -32 M2 -32 L12 -32 M18 -32 L28 -32 M34 -32 L44 -32')
  for (const x of [-34, -6]) {
    outline(pen, '#d4dae2', `M${x - 15} -45 C${x - 4} -50 ${x + 6} -49 ${x + 16} -44 C${x + 6} -41 ${x - 6} -41 ${x - 15} -42 Z`)
    outline(pen, '#aab4c0', `M${x - 15} -45 L${x - 18} -56 L${x - 11} -56 L${x - 4} -47 Z`)
    outline(pen, '#aab4c0', `M${x + 3} -44 L${x - 8} -37 L${x - 2} -37 L${x + 9} -43 Z`)
    outline(pen, '#2a4a6a', `M${x + 2} -48 C${x + 4} -53 ${x + 10} -51 ${x + 11} -46 Z`)
  }
  mark(pen, 1.8, '#3a4250', 'M-32 -14 L36 -14')
  for (let x = -50; x < 46; x += 16)
    outline(pen, 'water', `M${x} 0 L${x} -7 Q${x + 5} -12 ${x + 10} -7 L${x + 17} -7 L${x + 17} 0 Z`, PLAIN_SHAPE)
}

/** An open orange boat: rope loops on its hull, oars in the rowlocks. */
const lifeboat: PropPainter = (pen) => {
  outline(pen, '#b84a14', 'M-44 -46 C -20 -40 20 -40 44 -46 L36 -36 C14 -32 -14 -32 -36 -36 Z')
  for (const x of [-16, 6]) box(pen, '#e0b070', x, -44, 12, 7)
  outline(pen, '#f06a1e', 'M-50 -48 C -24 -34 24 -34 50 -48 C48 -22 36 -8 24 -6 L-24 -6 C -36 -8 -48 -22 -50 -48 Z')
  for (const x of [-38, -20, -2, 16]) line(pen, 2.4, '#fbfbfa', `M${x} -30 C${x + 3} -18 ${x + 15} -18 ${x + 19} -30`)
  mark(pen, 3, '#fbfbfa', 'M-48 -40 C -24 -28 24 -28 48 -40')
  for (const s of [-1, 1]) {
    line(pen, 3, '#a8703a', `M${s * 8} -54 L${s * 44} -12`)
    outline(pen, '#a8703a', `M${s * 38} -20 L${s * 44} -22 L${s * 54} -4 L${s * 48} -2 Z`)
  }
  oval(pen, '#fbfbfa', 0, -20, 9, 9)
  oval(pen, '#f06a1e', 0, -20, 4, 4, { noInk: true })
  for (const turn of [0.785, 2.356, 3.93, 5.5]) mark(pen, 3.4, '#d8302a', `M${polar(0, -20, turn, 5)} L${polar(0, -20, turn, 8)}`)
  for (let x = -50; x < 46; x += 16)
    outline(pen, 'water', `M${x} 2 L${x} -6 Q${x + 5} -11 ${x + 10} -6 L${x + 17} -6 L${x + 17} 2 Z`, PLAIN_SHAPE)
}

/** Short rounded cars astride one beam on pillars. */
const monorail: PropPainter = (pen) => {
  for (const x of [-34, 30]) outline(pen, '#a8a8b0', `M${x - 6} -30 L${x + 6} -30 L${x + 4} 0 L${x - 4} 0 Z`)
  box(pen, '#c4c4cc', -50, -44, 100, 15)
  for (const [x, w] of [
    [-48, 30],
    [-16, 30],
    [16, 32],
  ] as const) {
    const nose = x === 16 ? 14 : 5
    outline(
      pen,
      '#f4f6fa',
      `M${x + 4} -80 L${x + w - nose} -80 C${x + w} -80 ${x + w} -62 ${x + w} -48 L${x + w - 2} -36 L${x + w - 8} -36 L${x + w - 8} -44 L${x + 8} -44 L${x + 8} -36 L${x + 2} -36 L${x} -48 L${x} -76 C${x} -79 ${x + 1} -80 ${x + 4} -80 Z`,
    )
    box(pen, '#e8433f', x + 1, -56, w - 2, 6, FLAT_SHAPE)
    for (const at of x === 16 ? [4, 13] : [5, 17]) box(pen, '#2a4a6a', x + at, -74, 8, 12, { ...FLAT_SHAPE, round: 1 })
  }
  outline(pen, '#2a4a6a', 'M39 -75 C45 -74 46 -66 46.5 -60 L39 -60 Z', FLAT_SHAPE)
  for (const x of [-17, 15]) box(pen, '#3a3c4a', x, -72, 2, 22)
}

/** The front corner of a car, its lamp lit in a fading beam. */
const headlight: PropPainter = (pen) => {
  outline(pen, '#fff6c8', 'M8 -62 L50 -90 L50 -14 L8 -36 Z', GLOWING)
  outline(pen, '#ffe98a', 'M8 -58 L40 -72 L40 -26 L8 -40 Z', GLOWING)
  outline(pen, '#2f6ac8', 'M-50 -84 C -28 -84 -8 -80 8 -70 C16 -64 18 -50 16 -36 L14 -16 L-50 -16 Z')
  mark(pen, 2.4, '#1c4080', 'M-50 -72 C -30 -74 -14 -72 0 -66')
  outline(pen, '#fffbe0', 'M-20 -62 C -8 -66 6 -62 13 -58 C15 -50 14 -42 12 -38 C0 -36 -12 -38 -18 -42 C -24 -48 -24 -58 -20 -62 Z', {
    emissive: true,
  })
  for (const [x, r] of [
    [-8, 9],
    [6, 6],
  ] as const) {
    oval(pen, '#d4dae2', x, -50, r, r)
    oval(pen, '#fffdf0', x, -50, r * 0.6, r * 0.6, GLOWING)
  }
  outline(pen, '#2a2c38', 'M-50 -40 L-26 -38 L-22 -28 L-50 -28 Z')
  for (const x of [-46, -40, -34, -28]) mark(pen, 1.8, '#8d98a8', `M${x} -38 L${x} -29`)
  outline(pen, '#5c6674', 'M-50 -20 L16 -20 C20 -20 20 -8 14 -8 L-50 -8 Z')
}

/** An oval can with a honeycomb inside, dark smoke in, clear air out. */
const catalyticConverter: PropPainter = (pen) => {
  line(pen, 13, '#8d98a8', 'M-50 -40 L50 -40')
  outline(pen, '#c4ccd6', 'M-36 -40 L-24 -66 L24 -66 L36 -40 L24 -14 L-24 -14 Z')
  outline(pen, '#3a2e24', 'M-18 -60 L18 -60 L24 -40 L18 -20 L-18 -20 L-24 -40 Z', FLAT_SHAPE)
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 6 - (row % 2); i++) {
      const [x, y] = [-17 + i * 6.8 + (row % 2) * 3.4, -55 + row * 7.6]
      outline(
        pen,
        '#e8a84a',
        `M${polar(x, y, 0, 3.2)} L${polar(x, y, 1.05, 3.2)} L${polar(x, y, 2.09, 3.2)} L${polar(x, y, 3.14, 3.2)} L${polar(x, y, 4.19, 3.2)} L${polar(x, y, 5.24, 3.2)} Z`,
        FLAT_SHAPE,
      )
    }
  for (const [x, y, r] of [
    [-44, -66, 8],
    [-34, -78, 7],
    [-46, -82, 6],
  ] as const)
    oval(pen, '#4a4a52', x, y, r, r * 0.86)
  outline(pen, '#4a4a52', 'M-50 -26 L-40 -26 L-40 -32 L-30 -22 L-40 -12 L-40 -18 L-50 -18 Z')
  for (const [x, y, r] of [
    [42, -66, 6],
    [34, -78, 4.4],
    [46, -84, 5],
  ] as const)
    oval(pen, '#cfeef8', x, y, r, r)
  outline(pen, '#4cae6a', 'M30 -26 L40 -26 L40 -32 L50 -22 L40 -12 L40 -18 L30 -18 Z')
}

/** A low trolley on wheels with its arm up and a long handle. */
const floorJack: PropPainter = (pen) => {
  line(pen, 5, '#5c6674', 'M-28 -22 L-48 -92')
  line(pen, 7, '#2a2c38', 'M-44 -78 L-48 -94')
  outline(pen, '#e02a2a', 'M-40 -30 L-20 -32 L46 -18 L50 -8 L-40 -8 Z')
  outline(pen, '#b8202a', 'M-18 -22 L30 -56 L38 -50 L-6 -14 Z')
  oval(pen, '#8d98a8', 34, -56, 12, 4)
  box(pen, '#8d98a8', 30, -56, 8, 8)
  for (const [x, r] of [
    [-30, 8],
    [40, 8],
  ] as const)
    oval(pen, '#2a2a34', x, -8, r, r)
  for (const x of [-30, 40]) oval(pen, '#c4ccd6', x, -8, 3, 3)
}

/** A slip with a speedometer, held out. */
const speedingTicket: PropPainter = (pen) => {
  outline(pen, '#fff6d8', 'M-38 -98 L38 -98 L38 -2 L29 -7 L20 -2 L10 -7 L0 -2 L-10 -7 L-20 -2 L-29 -7 L-38 -2 Z')
  box(pen, '#e02a2a', -38, -98, 76, 14, { cel: 0 })
  mark(pen, 3, 'white', 'M-20 -91 L20 -91')
  outline(pen, '#2a2c38', 'M-28 -46 C -28 -82 28 -82 28 -46 Z')
  for (let i = 0; i < 7; i++)
    mark(pen, 2, i > 4 ? '#ff5a4a' : 'white', `M${polar(0, -47, -3 + i * 0.48, 18)} L${polar(0, -47, -3 + i * 0.48, 23)}`)
  line(pen, 3, '#ff5a4a', 'M0 -48 L17 -60')
  oval(pen, '#d4dae2', 0, -48, 4, 4)
  for (const y of [-36, -28, -20]) mark(pen, 2.4, '#8a8490', `M-28 ${y} L${y === -20 ? 4 : 28} ${y}`)
}

/** A grey glass-fronted box with digits of kWh, a disc, and wires. */
const electricityMeter: PropPainter = (pen) => {
  for (const x of [-12, 0, 12]) line(pen, 3.4, ['#c8302a', '#2a2c38', '#2f6ac8'][(x + 12) / 12]!, `M${x} -16 L${x} 0`)
  box(pen, '#8d98a8', -40, -98, 80, 84, { round: 6 })
  box(pen, '#e8f2f6', -33, -91, 66, 64, { round: 4 })
  box(pen, '#1c1e28', -27, -84, 54, 18, { round: 2 })
  for (let i = 0; i < 5; i++) box(pen, i === 4 ? '#e8433f' : '#f4f4ee', -24 + i * 10, -81, 8, 12, FLAT_SHAPE)
  for (let i = 0; i < 5; i++)
    mark(
      pen,
      1.8,
      '#1c1e28',
      [
        'M-21 -79 L-18 -79 L-18 -72 L-21 -72 Z',
        'M-9 -79 L-9 -72',
        'M-1 -79 L2 -79 L2 -76 L-1 -72 L2 -72',
        'M12 -79 L9 -79 L9 -76 L12 -76 L12 -72 L9 -72',
        'M19 -79 L23 -79 L20 -72',
      ][i]!,
    )
  oval(pen, '#c4ccd6', 0, -50, 25, 6)
  box(pen, '#e8433f', -3, -48, 6, 4, FLAT_SHAPE)
  outline(pen, '#f4b81e', 'M2 -44 L-8 -34 L-2 -34 L-5 -26 L7 -37 L1 -37 Z')
}

/** A grey box under two pipes, its counter and a flame. */
const gasMeter: PropPainter = (pen) => {
  for (const x of [-24, 24]) {
    line(pen, 9, '#d8b02e', `M${x} -99 L${x} -78`)
    box(pen, '#8a94a4', x - 9, -84, 18, 9, { round: 2 })
  }
  box(pen, '#aab4c0', -44, -76, 88, 76, { round: 10 })
  mark(pen, 2, '#7c8694', 'M-42 -24 L42 -24')
  box(pen, '#fbfbfa', -32, -66, 64, 36, { round: 4 })
  box(pen, '#1c1e28', -26, -60, 52, 14, { round: 2 })
  for (let i = 0; i < 5; i++) box(pen, i > 3 ? '#e8433f' : '#f4f4ee', -23 + i * 9.6, -58, 7.4, 10, FLAT_SHAPE)
  mark(pen, 2, '#5c6674', 'M-22 -38 L4 -38')
  outline(pen, '#3f8ae8', 'M16 -44 C6 -34 8 -30 16 -30 C24 -30 26 -34 16 -44 Z', FLAT_SHAPE)
  outline(pen, '#3f8ae8', 'M0 -22 C -9 -12 -8 -4 0 -4 C8 -4 9 -12 0 -22 Z')
  outline(pen, '#ffb62e', 'M0 -14 C -4 -9 -4 -5 0 -5 C4 -5 4 -9 0 -14 Z', FLAT_SHAPE)
}

export const PARTS_AND_CRAFT = {
  'sports-car': sportsCar,
  'car-door': carDoor,
  'car-hood': carHood,
  'car-trunk': carTrunk,
  'side-mirror': sideMirror,
  'engine-light': engineLight,
  'exhaust-pipe': exhaustPipe,
  airbag,
  'semi-truck': semiTruck,
  'aircraft-carrier': aircraftCarrier,
  lifeboat,
  monorail,
  headlight,
  'catalytic-converter': catalyticConverter,
  'floor-jack': floorJack,
  'speeding-ticket': speedingTicket,
  'electricity-meter': electricityMeter,
  'gas-meter': gasMeter,
} satisfies Record<string, PropPainter>
