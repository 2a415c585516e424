import { line, mark, outline, FLAT_SHAPE, polar } from '../outline.ts'
import { ellipse, type Pen, type PropPainter, rect } from '../pen.ts'

const crib: PropPainter = (pen) => {
  line(pen, 4, 'woodLight', 'M-42 -78 L42 -78', -0.15)
  for (let x = -36; x <= 36; x += 12) line(pen, 2.6, 'woodLight', `M${x} -78 L${x} -34`, -0.15)
  outline(pen, 'white', 'M-42 -36 L42 -36 L42 -24 L-42 -24 Z')
  // Folded at the foot: who lies here is seen.
  outline(pen, 'blue', 'M24 -43 L42 -42 L42 -34 L24 -34 Z', { lighten: 0.4 })
  ellipse(pen, -0.28, -0.38, 0.12, 0.05, 'white')
  for (let x = -36; x <= 36; x += 9) line(pen, 3, 'woodLight', `M${x} -66 L${x} -22`, 0.1)
  line(pen, 5, 'woodLight', 'M-44 -66 L44 -66')
  line(pen, 5, 'woodLight', 'M-44 -20 L44 -20')
  for (const x of [-44, 44]) line(pen, 6, 'woodLight', `M${x} -84 L${x} -3`)
}

/** Middle of the head of a lying newborn, and how far it is turned back, in radians. */
const NEWBORN_HEAD = [-27, -25] as const
const NEWBORN_TURN = -0.6
/** A point of the newborn's upright face on its turned head, for path data. */
function onHead(x: number, y: number): string {
  const [cos, sin] = [Math.cos(NEWBORN_TURN), Math.sin(NEWBORN_TURN)]
  return `${(NEWBORN_HEAD[0] + x * cos - y * sin).toFixed(1)} ${(NEWBORN_HEAD[1] + x * sin + y * cos).toFixed(1)}`
}
const headAt = (x: number, y: number): [number, number] => {
  const [left, top] = onHead(x, y).split(' ').map(Number)
  return [left! / 100, top! / 100]
}

/** Closed eyes and a mouth at rest. */
const asleep: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    mark(pen, 1.5, '#4a2c22', `M${onHead(side * 3.4, 1)} C${onHead(side * 5, 3.6)} ${onHead(side * 9, 3.6)} ${onHead(side * 10.4, 1)}`)
    ellipse(pen, ...headAt(side * 10, 6.5), 0.034, 0.026, '#ec9a86', FLAT_SHAPE)
  }
  outline(
    pen,
    '#a8584a',
    `M${onHead(-2, 10.4)} C${onHead(-1.4, 9.2)} ${onHead(1.4, 9.2)} ${onHead(2, 10.4)} C${onHead(1.2, 11.4)} ${onHead(-1.2, 11.4)} ${onHead(-2, 10.4)} Z`,
    FLAT_SHAPE,
  )
}

/** Eyes pressed together under drawn brows, tears, a wide open mouth. */
const crying: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    ellipse(pen, ...headAt(side * 9.6, 6), 0.05, 0.038, '#e57f6d', FLAT_SHAPE)
    mark(pen, 1.5, '#4a2c22', `M${onHead(side * 3, 2.6)} C${onHead(side * 5, -0.6)} ${onHead(side * 8, -0.6)} ${onHead(side * 10.6, 2.4)}`)
    mark(
      pen,
      1.4,
      '#6a4a34',
      `M${onHead(side * 2.6, -5.4)} C${onHead(side * 5, -4.4)} ${onHead(side * 8, -3)} ${onHead(side * 10.4, -1.4)}`,
    )
    outline(
      pen,
      '#8fd0f0',
      `M${onHead(side * 8.6, 3.6)} C${onHead(side * 11.4, 8)} ${onHead(side * 11, 11)} ${onHead(side * 9, 11)} C${onHead(side * 7, 11)} ${onHead(side * 7, 8)} ${onHead(side * 8.6, 3.6)} Z`,
      FLAT_SHAPE,
    )
  }
  outline(
    pen,
    '#7c2f2a',
    `M${onHead(-5, 12.6)} C${onHead(-4.4, 6.8)} ${onHead(4.4, 6.8)} ${onHead(5, 12.6)} C${onHead(3.6, 15.6)} ${onHead(-3.6, 15.6)} ${onHead(-5, 12.6)} Z`,
    FLAT_SHAPE,
  )
  outline(
    pen,
    '#e58a80',
    `M${onHead(-3, 13.2)} C${onHead(-1.6, 11.4)} ${onHead(1.6, 11.4)} ${onHead(3, 13.2)} C${onHead(1.8, 14.6)} ${onHead(-1.8, 14.6)} ${onHead(-3, 13.2)} Z`,
    FLAT_SHAPE,
  )
}

/** A newborn in a blanket, on its back. */
const newbornWith =
  (face: PropPainter): PropPainter =>
  (pen) => {
    const skin = '#f0c8a6'
    outline(pen, 'cream', 'M-48 -22 C -50 -44 -34 -52 -22 -50 C -8 -48 0 -40 2 -28 L0 -4 C -10 2 -46 4 -48 -22 Z', { lighten: -0.1 })
    ellipse(pen, NEWBORN_HEAD[0] / 100, NEWBORN_HEAD[1] / 100, 0.175, 0.18, skin)
    outline(
      pen,
      '#6a4a34',
      `M${onHead(-11, -13)} C${onHead(-8, -20)} ${onHead(8, -20)} ${onHead(11, -13)} C${onHead(6, -15)} ${onHead(4, -9)} ${onHead(0, -12)} C${onHead(-3, -14)} ${onHead(-7, -13)} ${onHead(-11, -13)} Z`,
      FLAT_SHAPE,
    )
    face(pen)
    mark(pen, 1.1, '#c4805f', `M${onHead(-1.4, 5.4)} C${onHead(-0.6, 6.4)} ${onHead(0.8, 6.4)} ${onHead(1.5, 5.4)}`)
    outline(pen, '#a9cfe0', 'M-21 -6 C -15 -22 -5 -38 10 -41 C27 -44 42 -34 48 -20 C51 -9 46 -1 35 -1 L-16 -1 C -20 -1 -22 -3 -21 -6 Z')
    outline(pen, '#a9cfe0', 'M-21 -5 C -11 -9 0 -22 12 -41 C4 -41 -3 -36 -8 -29 C -13 -22 -18 -13 -21 -5 Z', { lighten: 0.2, cel: 0.06 })
    ellipse(pen, -0.06, -0.31, 0.05, 0.044, skin, { cel: 0.1 })
    for (const d of ['M14 -38 C24 -30 30 -18 32 -3', 'M-4 -18 C10 -12 24 -10 46 -14', 'M-12 -10 C2 -5 18 -4 30 -4'])
      mark(pen, 1.4, '#6f9fb8', d)
  }

const babyMonitor: PropPainter = (pen) => {
  line(pen, 4.4, 'white', 'M26 -62 L34 -98', -0.1)
  outline(pen, 'white', 'M-36 -68 C -36 -76 36 -76 36 -68 L40 -8 C40 -1 -40 -1 -40 -8 Z', { lighten: -0.03 })
  rect(pen, -0.3, -0.66, 0.6, 0.36, 'dark', { round: 0.04, cel: 0.03 })
  rect(pen, -0.27, -0.63, 0.54, 0.3, '#7fb6a0', FLAT_SHAPE)
  for (let x = -22; x <= 22; x += 8) mark(pen, 1.6, '#e6f7ee', `M${x} -52 L${x} -38`)
  mark(pen, 2, '#e6f7ee', 'M-25 -52 L25 -52')
  mark(pen, 2, '#e6f7ee', 'M-25 -37 L25 -37')
  for (const y of [-20, -14]) for (const x of [-22, -15, -8]) ellipse(pen, x / 100, y / 100, 0.018, 0.018, 'metal', FLAT_SHAPE)
  for (const [x, role] of [
    [8, 'leafLight'],
    [17, 'leafLight'],
    [26, 'red'],
  ] as const)
    ellipse(pen, x / 100, -0.16, 0.032, 0.032, role, { cel: 0 })
}

const stroller: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M-34 -14 L12 -46 L44 -84')
  line(pen, 4, 'metal', 'M30 -14 L-6 -44', -0.1)
  line(pen, 5, 'dark', 'M38 -80 L49 -88')
  outline(pen, 'teal', 'M-40 -58 L28 -58 C28 -40 16 -30 -4 -30 C -26 -30 -38 -40 -40 -58 Z')
  outline(pen, 'teal', 'M-4 -58 L-40 -58 C -42 -84 -20 -98 -4 -94 Z', { lighten: 0.16 })
  for (const d of ['M-4 -58 L-20 -93', 'M-4 -58 L-35 -78']) mark(pen, 2, '#12766f', d)
  outline(pen, '#f7d9bd', 'M0 -60 C2 -72 18 -72 20 -60 Z')
  for (const x of [-32, 30]) {
    ellipse(pen, x / 100, -0.12, 0.12, 0.12, 'dark')
    ellipse(pen, x / 100, -0.12, 0.06, 0.06, 'metal', { lighten: 0.3 })
  }
}

const diaper: PropPainter = (pen) => {
  outline(
    pen,
    'white',
    'M-46 -62 L46 -62 C46 -50 44 -40 40 -36 C24 -34 16 -22 14 -8 C8 -4 -8 -4 -14 -8 C -16 -22 -24 -34 -40 -36 C -44 -40 -46 -50 -46 -62 Z',
  )
  outline(pen, 'waterLight', 'M-46 -62 L46 -62 L46 -54 L-46 -54 Z', FLAT_SHAPE)
  for (const side of [-1, 1]) {
    mark(pen, 2, '#b9cfe0', `M${side * 38} -38 C${side * 24} -34 ${side * 20} -20 ${side * 17} -10`)
    outline(pen, 'blue', `M${side * 44} -54 L${side * 26} -52 L${side * 26} -43 L${side * 43} -44 Z`, { lighten: 0.3, cel: 0.08 })
  }
  for (const [x, y] of [
    [-10, -40],
    [8, -34],
    [0, -22],
  ] as const)
    outline(
      pen,
      'yellow',
      `M${x} ${y - 5} L${x + 2} ${y - 1} L${x + 6} ${y} L${x + 2} ${y + 2} L${x} ${y + 6} L${x - 2} ${y + 2} L${x - 6} ${y} L${x - 2} ${y - 1} Z`,
      FLAT_SHAPE,
    )
}

const pacifier: PropPainter = (pen) => {
  outline(pen, '#f3d3a2', 'M-12 -58 C -14 -70 -22 -78 -20 -88 C -16 -100 16 -100 20 -88 C22 -78 14 -70 12 -58 Z')
  outline(pen, 'waterLight', 'M-42 -50 C -44 -66 44 -66 42 -50 C40 -36 18 -42 0 -36 C -18 -42 -40 -36 -42 -50 Z')
  for (const x of [-26, 26]) ellipse(pen, x / 100, -0.5, 0.04, 0.03, 'blue', FLAT_SHAPE)
  line(pen, 6, 'pink', 'M-14 -38 C -34 -4 34 -4 14 -38')
  ellipse(pen, 0, -0.42, 0.13, 0.1, 'pink')
}

const garment = (pen: Pen, x: number, role: string, length: number, isWide: boolean): void => {
  const top = -70
  line(pen, 2, 'metal', `M${x} ${top - 8} L${x} ${top - 1}`)
  outline(
    pen,
    role,
    `M${x - 7} ${top} C${x - 3} ${top - 3} ${x + 3} ${top - 3} ${x + 7} ${top} L${x + (isWide ? 10 : 7)} ${top + length} L${x - (isWide ? 10 : 7)} ${top + length} Z`,
  )
}

const closet: PropPainter = (pen) => {
  outline(pen, 'woodLight', 'M-40 -97 L40 -97 L40 -2 L-40 -2 Z', { lighten: -0.12 })
  outline(pen, 'dark', 'M-34 -92 L34 -92 L34 -7 L-34 -7 Z', { lighten: 0.06, cel: 0 })
  line(pen, 2.4, 'metal', 'M-33 -80 L33 -80', 0.2)
  garment(pen, -25, 'red', 42, false)
  garment(pen, -11, 'white', 36, false)
  garment(pen, 3, 'purple', 50, true)
  garment(pen, 17, 'teal', 38, false)
  garment(pen, 28, 'yellow', 44, false)
  for (const [x, role] of [
    [-24, 'coral'],
    [-6, 'blue'],
    [13, 'cream'],
  ] as const)
    rect(pen, x / 100 - 0.06, -0.15, 0.15, 0.075, role, { round: 0.02 })
  for (const side of [-1, 1]) {
    outline(pen, 'woodLight', `M${side * 40} -97 L${side * 49} -92 L${side * 49} 1 L${side * 40} -2 Z`, { lighten: 0.08 })
  }
}

const hanger: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M0 -60 L0 -68 C10 -72 12 -84 2 -88 C -6 -90 -10 -84 -9 -78')
  line(pen, 8, 'woodLight', 'M-44 -22 C -30 -40 -12 -54 0 -56 C12 -54 30 -40 44 -22')
  line(pen, 4, 'woodLight', 'M-42 -19 L42 -19', -0.15)
}

const mop: PropPainter = (pen) => {
  line(pen, 4.6, 'woodLight', 'M-6 -34 L32 -97')
  outline(pen, 'blue', 'M-14 -36 L-2 -44 L8 -36 L-6 -26 Z')
  for (const [x, y] of [
    [-44, -4],
    [-34, -2],
    [-22, -1],
    [-10, -2],
    [2, -3],
    [12, -6],
  ] as const)
    line(pen, 7, 'cream', `M-6 -30 C${(x - 6) / 2 - 4} -26 ${x - 2} -18 ${x} ${y - 3}`, x % 4 ? -0.06 : 0.04)
  outline(pen, 'waterLight', 'M16 -2 C20 -8 40 -8 46 -2 C40 2 22 2 16 -2 Z', { noInk: true })
}

const dustpan: PropPainter = (pen) => {
  line(pen, 6, 'blue', 'M22 -44 L44 -84', 0.15)
  outline(pen, 'blue', 'M-44 -8 L-12 -44 L30 -46 L34 -6 C10 0 -20 0 -44 -8 Z', { lighten: 0.1 })
  outline(pen, 'blue', 'M-44 -8 L-16 -26 L28 -26 L34 -6 C10 0 -20 0 -44 -8 Z', { lighten: 0.32, noInk: true, cel: 0.04 })
  for (const [x, y] of [
    [-20, -12],
    [-6, -18],
    [8, -12],
    [18, -18],
    [0, -9],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.032, 0.02, '#7a6a5c', { noInk: true })
  line(pen, 5, 'woodLight', 'M-22 -56 L-44 -92')
  outline(pen, 'red', 'M-32 -50 L-12 -62 L-8 -54 L-28 -42 Z')
  for (const k of [0, 1, 2, 3, 4]) line(pen, 2.4, 'yellow', `M${-27 + k * 4.6} ${-44 - k * 2.6} L${-18 + k * 5.4} ${-30 - k * 3}`)
}

const garbageBag: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-10 -70 C -34 -62 -50 -30 -42 -8 C -38 2 38 2 42 -8 C50 -30 34 -62 10 -70 Z', { lighten: 0.06 })
  outline(pen, 'dark', 'M-8 -70 C -16 -80 -26 -86 -22 -94 C -12 -92 -4 -88 0 -82 C4 -90 14 -96 22 -92 C24 -84 14 -78 8 -70 Z', {
    lighten: 0.12,
  })
  line(pen, 4, 'red', 'M-9 -70 L9 -70')
  for (const d of ['M-22 -52 C -30 -40 -34 -26 -32 -14', 'M-6 -60 C -10 -46 -12 -36 -10 -26', 'M14 -58 C22 -44 26 -32 24 -16'])
    mark(pen, 2.4, '#6a6a80', d)
}

const recyclingBin: PropPainter = (pen) => {
  outline(pen, '#2f8f4e', 'M-34 -80 L34 -80 L28 -4 C27 -1 25 0 22 0 L-22 0 C -25 0 -27 -1 -28 -4 Z')
  rect(pen, -0.4, -0.92, 0.8, 0.13, '#2f8f4e', { round: 0.04, lighten: 0.12 })
  for (const turn of [0, 1, 2]) {
    const a = (turn / 3) * Math.PI * 2 - Math.PI / 2
    mark(pen, 5, 'white', `M${polar(0, -40, a - 0.6, 15)} L${polar(0, -40, a + 0.5, 15)}`)
    outline(pen, 'white', `M${polar(0, -40, a + 0.35, 23)} L${polar(0, -40, a + 1.25, 15)} L${polar(0, -40, a + 0.6, 7)} Z`, FLAT_SHAPE)
  }
}

const toothpaste: PropPainter = (pen) => {
  outline(pen, 'white', 'M-40 -10 L-34 -4 L36 -52 L24 -70 L-48 -24 Z')
  outline(pen, 'red', 'M-18 -26 L-8 -20 L20 -40 L12 -50 Z', { noInk: true, cel: 0.05 })
  mark(pen, 3, 'blue', 'M-34 -18 L22 -58')
  outline(pen, 'metal', 'M-50 -26 L-38 -2 L-34 -4 L-46 -29 Z')
  outline(pen, 'blue', 'M24 -70 L36 -52 L46 -60 L35 -77 Z', { lighten: 0.1 })
  outline(pen, 'waterLight', 'M40 -70 C48 -82 34 -92 26 -86 C20 -82 26 -78 30 -78 C34 -78 36 -74 38 -72 Z')
}

const hairDryer: PropPainter = (pen) => {
  line(pen, 3, 'dark', 'M14 -4 C16 4 34 2 46 -8')
  outline(pen, 'coral', 'M4 -46 L24 -46 L20 -4 C18 0 8 0 6 -4 Z', { lighten: -0.12 })
  outline(pen, 'coral', 'M-30 -82 C -10 -88 10 -92 24 -88 C46 -82 46 -48 24 -44 C10 -42 -10 -46 -30 -52 Z')
  outline(pen, 'dark', 'M-30 -84 L-42 -88 L-42 -46 L-30 -50 Z', { lighten: 0.1 })
  ellipse(pen, 0.22, -0.66, 0.12, 0.14, 'dark', { lighten: 0.1 })
  for (const y of [-72, -66, -60]) mark(pen, 1.6, 'metal', `M14 ${y} L30 ${y}`)
}

const armchair: PropPainter = (pen) => {
  for (const x of [-32, 32]) line(pen, 5, 'wood', `M${x} -12 L${x} -2`)
  outline(pen, 'teal', 'M-32 -30 L-32 -76 C -32 -98 32 -98 32 -76 L32 -30 Z')
  outline(pen, 'teal', 'M-30 -44 L30 -44 C34 -44 34 -28 30 -28 L-30 -28 C -34 -28 -34 -44 -30 -44 Z', { lighten: 0.16 })
  outline(pen, 'teal', 'M-34 -30 L34 -30 L34 -10 L-34 -10 Z', { lighten: -0.06 })
  for (const side of [-1, 1])
    outline(pen, 'teal', `M${side * 30} -10 L${side * 30} -50 C${side * 30} -62 ${side * 48} -62 ${side * 48} -50 L${side * 46} -10 Z`, {
      lighten: 0.06,
    })
}

const desk: PropPainter = (pen) => {
  for (const x of [-42, -36]) line(pen, 4, 'wood', `M${x} -44 L${x} -2`, x === -36 ? -0.2 : 0)
  outline(pen, 'wood', 'M10 -46 L44 -46 L44 -3 L10 -3 Z')
  for (const y of [-42, -28, -14]) {
    rect(pen, 0.13, y / 100, 0.28, 0.115, 'woodLight', { round: 0.015, cel: 0.06 })
    ellipse(pen, 0.27, y / 100 + 0.055, 0.025, 0.02, 'gold')
  }
  outline(pen, 'woodLight', 'M-49 -54 L49 -54 L49 -45 L-49 -45 Z')
  for (const [y, left, role] of [
    [-60, -38, 'red'],
    [-66, -35, 'teal'],
    [-72, -37, 'yellow'],
  ] as const)
    rect(pen, left / 100, y / 100, 0.26, 0.06, role, { round: 0.01, cel: 0.08 })
  outline(pen, 'cream', 'M-4 -55 L2 -59 L24 -59 L20 -55 Z', { cel: 0 })
  for (const [x, role] of [
    [31, 'yellow'],
    [35, 'red'],
    [38, 'blue'],
  ] as const)
    line(pen, 2, role, `M${x + 1} -64 L${x * 1.06 - 1} -78`)
  outline(pen, 'blue', 'M29 -66 L41 -66 L40 -54 L30 -54 Z', { lighten: 0.1 })
}

const chestOfDrawers: PropPainter = (pen) => {
  for (const x of [-34, 34]) line(pen, 5, 'wood', `M${x} -8 L${x} -2`, -0.2)
  outline(pen, 'wood', 'M-42 -80 L42 -80 L42 -6 L-42 -6 Z')
  for (const y of [-74, -52, -30])
    for (const x of [-38, 2]) {
      rect(pen, x / 100, y / 100, 0.36, 0.185, 'woodLight', { round: 0.02, cel: 0.08 })
      ellipse(pen, x / 100 + 0.18, y / 100 + 0.09, 0.032, 0.026, 'gold')
    }
  outline(pen, 'woodLight', 'M-46 -86 L46 -86 L46 -79 L-46 -79 Z')
}

const crate: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-44 -86 L44 -86 L44 -2 L-44 -2 Z', { lighten: -0.3 })
  for (const y of [-84, -64, -44, -24]) outline(pen, 'woodLight', `M-44 ${y} L44 ${y} L44 ${y + 17} L-44 ${y + 17} Z`, { cel: 0.06 })
  outline(pen, 'woodLight', 'M-40 -72 L-32 -82 L42 -14 L34 -6 Z', { lighten: 0.12, cel: 0.06 })
  for (const x of [-46, 36]) outline(pen, 'woodLight', `M${x} -88 L${x + 10} -88 L${x + 10} 0 L${x} 0 Z`, { lighten: -0.08, cel: 0.1 })
  for (const x of [-41, 41]) for (const y of [-76, -56, -36, -16]) ellipse(pen, x / 100, y / 100, 0.014, 0.014, 'dark', FLAT_SHAPE)
}

export const NURSERY_AND_CLOSET = {
  crib,
  newborn: newbornWith(asleep),
  'crying-newborn': newbornWith(crying),
  'baby-monitor': babyMonitor,
  stroller,
  diaper,
  pacifier,
  closet,
  hanger,
  mop,
  dustpan,
  'garbage-bag': garbageBag,
  'recycling-bin': recyclingBin,
  toothpaste,
  'hair-dryer': hairDryer,
  armchair,
  desk,
  'chest-of-drawers': chestOfDrawers,
  crate,
} satisfies Record<string, PropPainter>
