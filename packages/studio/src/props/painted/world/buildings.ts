import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type Pen, type PropPainter, rect } from '../pen.ts'
import { mark, oval } from './details.ts'

/** Rows of windows between two corners, in hundredths. */
function windows(pen: Pen, role: string, [x0, y0, x1, y1]: readonly [number, number, number, number], columns: number, rows: number): void {
  const [w, h] = [(x1 - x0) / columns, (y1 - y0) / rows]
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      rect(pen, (x0 + w * (i + 0.2)) / 100, (y0 + h * (j + 0.2)) / 100, (w * 0.6) / 100, (h * 0.6) / 100, role, {
        ...PLAIN_SHAPE,
        lighten: (i * 3 + j * 5) % 4 === 0 ? 0.25 : 0,
      })
}

const pagoda: PropPainter = (pen) => {
  for (const [y, w] of [
    [0, 28],
    [-24, 23],
    [-45, 18],
    [-64, 13],
  ] as const) {
    rect(pen, -w / 100, (y - 16) / 100, (w * 2) / 100, 0.16, 'red')
    for (const x of [-0.6, 0.2]) rect(pen, (x * w) / 100, (y - 12) / 100, (w * 0.4) / 100, 0.09, 'cream', PLAIN_SHAPE)
    outline(
      pen,
      '#3f5a56',
      `M${-w - 15} ${y - 15} C${-w - 4} ${y - 17} ${-w + 2} ${y - 22} ${-w + 6} ${y - 26} L${w - 6} ${y - 26} C${w - 2} ${y - 22} ${w + 4} ${y - 17} ${w + 15} ${y - 15} L${w + 12} ${y - 12} L${-w - 12} ${y - 12} Z`,
    )
  }
  outline(pen, '#3f5a56', 'M-20 -78 C -10 -82 -4 -86 0 -92 C4 -86 10 -82 20 -78 Z')
  line(pen, 1.8, 'gold', 'M0 -90 L0 -100')
}

/** Two towers, a rose window and pointed doors. */
const cathedral: PropPainter = (pen) => {
  outline(pen, 'stone', 'M-20 0 L-20 -58 L0 -72 L20 -58 L20 0 Z', { lighten: 0.05 })
  for (const x of [-30, 30]) {
    outline(pen, 'stone', `M${x - 12} 0 L${x - 12} -72 L${x + 12} -72 L${x + 12} 0 Z`)
    outline(pen, '#5f6b80', `M${x - 14} -71 L${x} -100 L${x + 14} -71 Z`)
    outline(pen, 'dark', `M${x - 4} -48 L${x - 4} -60 Q${x} -68 ${x + 4} -60 L${x + 4} -48 Z`, PLAIN_SHAPE)
    outline(pen, 'dark', `M${x - 4} -20 L${x - 4} -32 Q${x} -40 ${x + 4} -32 L${x + 4} -20 Z`, PLAIN_SHAPE)
    mark(pen, 1.6, 'stone', `M${x - 11} -44 L${x + 11} -44 M${x - 11} -15 L${x + 11} -15`, -0.25)
  }
  oval(pen, 'blue', 0, -44, 11, 11, { plain: true })
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    oval(pen, i % 2 ? 'gold' : 'red', Math.cos(a) * 7, -44 + Math.sin(a) * 7, 2.6, 2.6, PLAIN_SHAPE)
  }
  oval(pen, 'window', 0, -44, 2.6, 2.6, PLAIN_SHAPE)
  outline(pen, '#4a3222', 'M-9 0 L-9 -16 Q-6 -26 0 -29 Q6 -26 9 -16 L9 0 Z', { plain: true })
  mark(pen, 1.2, 'gold', 'M0 -27 L0 0')
}

const logCabin: PropPainter = (pen) => {
  rect(pen, 0.18, -0.88, 0.12, 0.3, 'stone')
  for (let y = 0; y > -44; y -= 9) {
    outline(pen, 'wood', `M-38 ${y} Q-42 ${y - 4.5} -38 ${y - 9} L38 ${y - 9} Q42 ${y - 4.5} 38 ${y} Z`, {
      lighten: (y / 9) % 2 ? 0.04 : -0.04,
    })
    for (const x of [-38, 38]) oval(pen, 'woodLight', x, y - 4.5, 4, 4.4)
  }
  outline(pen, '#5a4436', 'M-50 -40 L0 -84 L50 -40 L42 -36 L0 -72 L-42 -36 Z')
  outline(pen, 'wood', 'M-36 -44 L0 -74 L36 -44 Z', { lighten: -0.1 })
  outline(pen, '#5a4436', 'M-50 -40 L0 -84 L50 -40 L43 -37 L0 -73 L-43 -37 Z')
  rect(pen, -0.09, -0.3, 0.18, 0.3, '#5a3a24')
  oval(pen, 'gold', 5, -15, 1.6, 1.6, PLAIN_SHAPE)
  for (const x of [-31, 16]) {
    rect(pen, x / 100, -0.31, 0.15, 0.15, 'window')
    mark(pen, 1.4, '#5a3a24', `M${x + 7.5} -31 L${x + 7.5} -16 M${x} -23.5 L${x + 15} -23.5`)
  }
  oval(pen, 'window', 0, -54, 5, 5)
}

const skyscraper: PropPainter = (pen) => {
  outline(pen, '#3f6f9f', 'M-18 0 L-18 -76 L-8 -90 L18 -82 L18 0 Z')
  outline(pen, '#2f5a86', 'M6 0 L6 -86 L18 -82 L18 0 Z', PLAIN_SHAPE)
  for (let y = -74; y < -4; y += 7) mark(pen, 1.1, '#a8d4f0', `M-17 ${y} L5 ${y} M7 ${y} L17 ${y + 1}`)
  mark(pen, 1.1, '#a8d4f0', 'M-10 -84 L-10 -2 M-2 -84 L-2 -2 M12 -82 L12 -2')
  line(pen, 1.8, 'metal', 'M-4 -88 L-4 -100')
  outline(pen, '#5f6f86', 'M-34 0 L-34 -36 L-18 -36 L-18 0 Z M18 0 L18 -48 L34 -48 L34 0 Z')
  windows(pen, 'window', [-33, -34, -19, -3], 2, 4)
  windows(pen, 'window', [19, -46, 33, -3], 2, 5)
  rect(pen, -0.05, -0.07, 0.1, 0.07, 'dark', PLAIN_SHAPE)
}

/** Five floors of flats with balconies. */
const apartmentBuilding: PropPainter = (pen) => {
  rect(pen, -0.36, -0.94, 0.72, 0.94, '#c4795a')
  rect(pen, -0.39, -0.98, 0.78, 0.06, 'cream')
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 3; i++) {
      const [x, y] = [-29 + i * 22, -86 + row * 18]
      rect(pen, x / 100, y / 100, 0.14, 0.11, (row + i) % 3 ? 'glass' : 'window', { plain: true })
      mark(pen, 1, 'cream', `M${x + 7} ${y} L${x + 7} ${y + 11}`)
      if (i !== 1) {
        mark(pen, 2, 'dark', `M${x - 2} ${y + 12} L${x + 16} ${y + 12}`, 0.15)
        mark(
          pen,
          0.9,
          'dark',
          `M${x - 1} ${y + 7} L${x + 15} ${y + 7} M${x - 1} ${y + 7} L${x - 1} ${y + 12} M${x + 4} ${y + 7} L${x + 4} ${y + 12} M${x + 10} ${y + 7} L${x + 10} ${y + 12} M${x + 15} ${y + 7} L${x + 15} ${y + 12}`,
          0.15,
        )
      }
    }
  rect(pen, -0.08, -0.15, 0.16, 0.15, '#5a3a2c')
  for (const x of [-28, 14]) rect(pen, x / 100, -0.14, 0.14, 0.1, 'window', { plain: true })
}

const ruinedWall: PropPainter = (pen) => {
  outline(pen, 'stone', 'M-46 0 L-46 -74 L-36 -80 L-28 -66 L-16 -62 L-12 -48 L2 -44 L8 -30 L22 -34 L28 -20 L40 -16 L44 0 Z')
  outline(pen, '#2a2430', 'M-34 -24 L-34 -46 Q-28 -56 -22 -46 L-22 -24 Z', PLAIN_SHAPE)
  mark(
    pen,
    1.4,
    '#6b645c',
    'M-44 -60 L-30 -60 M-44 -34 L-36 -34 M-44 -16 L10 -16 M-20 -34 L4 -34 M-18 -48 L-14 -48 M-30 -16 L-30 -4 M-8 -34 L-8 -18 M-20 -16 L-20 -2 M4 -16 L4 -2 M18 -26 L18 -14 M12 -14 L38 -12 M28 -12 L28 -2 M-10 -16 L-10 -28',
  )
  for (const [x, y, r] of [
    [38, -5, 8],
    [48, -3, 4.6],
    [26, -4, 5.4],
  ] as const)
    outline(
      pen,
      'stone',
      `M${x - r} ${y + r * 0.7} L${x - r * 0.6} ${y - r * 0.6} L${x + r * 0.5} ${y - r * 0.7} L${x + r} ${y + r * 0.7} Z`,
      { lighten: 0.05 },
    )
  outline(pen, 'leaf', 'M-46 -74 C -52 -64 -44 -58 -48 -46 C -40 -50 -38 -60 -40 -68 Z M-6 0 L-4 -10 L0 -2 L4 -9 L5 0 Z')
}

const greenhouse: PropPainter = (pen) => {
  outline(pen, 'glass', 'M-44 0 L-44 -46 L0 -78 L44 -46 L44 0 Z', { lighten: 0.18 })
  for (const [x, y, r] of [
    [-26, -14, 10],
    [-30, -24, 7],
    [28, -16, 11],
    [22, -28, 8],
  ] as const)
    oval(pen, 'leaf', x, y, r, r, { noInk: true })
  for (const [x, y] of [
    [-26, -18],
    [-31, -24],
    [28, -18],
    [22, -29],
    [32, -12],
  ] as const)
    oval(pen, 'red', x, y, 2.4, 2.4, PLAIN_SHAPE)
  line(pen, 2, 'white', 'M-44 0 L-44 -46 L0 -78 L44 -46 L44 0 M-44 -46 L44 -46 M-18 0 L-18 -64 M18 0 L18 -64 M0 -46 L0 -78')
  outline(pen, 'glass', 'M-12 0 L-12 -36 L12 -36 L12 0 Z')
  line(pen, 1.8, 'white', 'M-12 0 L-12 -36 L12 -36 L12 0 M0 -36 L0 0')
  outline(pen, 'earth', 'M-48 -4 L-14 -4 L-14 0 L-48 0 Z M14 -4 L48 -4 L48 0 L14 0 Z')
}

const warehouse: PropPainter = (pen) => {
  outline(pen, '#8a97a6', 'M-48 0 L-48 -44 C -30 -66 30 -66 48 -44 L48 0 Z')
  for (const x of [-40, -30, 30, 40]) mark(pen, 1.2, '#66727f', `M${x} -46 L${x} -2`)
  mark(pen, 2.4, '#66727f', 'M-46 -44 C -28 -62 28 -62 46 -44')
  rect(pen, -0.24, -0.38, 0.48, 0.38, '#5a6470')
  for (let y = -32; y < -12; y += 6) mark(pen, 1.2, '#404953', `M-23 ${y} L23 ${y}`)
  rect(pen, -0.22, -0.14, 0.44, 0.14, '#22262e', PLAIN_SHAPE)
  for (const [x, y] of [
    [-16, 0],
    [0, 0],
    [-8, -9],
  ] as const)
    rect(pen, x / 100, (y - 9) / 100, 0.14, 0.09, 'woodLight')
}

/** Cooling towers with clouds of steam, and a dome. */
const nuclearPlant: PropPainter = (pen) => {
  for (const [x, k] of [
    [-24, 1],
    [16, 0.86],
  ] as const) {
    for (const [dx, dy, r] of [
      [-6, -66, 8],
      [5, -72, 10],
      [-2, -82, 9],
      [10, -86, 8],
    ] as const)
      oval(pen, 'white', x + dx * k, dy * k - 2, r * k, r * k * 0.85, { noInk: true })
    outline(
      pen,
      '#cfd2d6',
      `M${x - 20 * k} 0 C${x - 12 * k} -24 ${x - 12 * k} -40 ${x - 15 * k} ${-58 * k} L${x + 15 * k} ${-58 * k} C${x + 12 * k} -40 ${x + 12 * k} -24 ${x + 20 * k} 0 Z`,
    )
    oval(pen, '#6f757e', x, -58 * k, 15 * k, 3.4 * k, { plain: true })
    mark(pen, 2.6, 'red', `M${x - 14 * k} ${-50 * k} C${x - 5} ${-47 * k} ${x + 5} ${-47 * k} ${x + 14 * k} ${-50 * k}`)
  }
  outline(pen, '#b8bec8', 'M28 0 L28 -18 C30 -30 46 -30 48 -18 L48 0 Z')
  rect(pen, -0.5, -0.05, 1, 0.05, '#7f8894')
}

const oilRig: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-10 -44 L0 -98 L10 -44 M-8 -56 L8 -56 M-6 -68 L6 -68 M-4 -80 L4 -80 M-9 -48 L7 -62 M8 -50 L-6 -66', -0.15)
  rect(pen, -0.42, -0.46, 0.84, 0.1, '#e0a030')
  rect(pen, -0.38, -0.6, 0.2, 0.14, 'white')
  windows(pen, '#3f6f9f', [-37, -58, -19, -48], 3, 1)
  rect(pen, 0.16, -0.56, 0.16, 0.1, 'red')
  line(pen, 2.6, '#e0a030', 'M34 -46 L34 -66 L50 -78')
  line(pen, 1.2, 'dark', 'M50 -78 L50 -62')
  for (const x of [-34, -12, 12, 34]) line(pen, 4.4, 'metal', `M${x} -36 L${x} -6`)
  line(pen, 2, 'metal', 'M-34 -34 L-12 -10 M-12 -34 L-34 -10 M12 -34 L34 -10 M34 -34 L12 -10', -0.1)
  outline(pen, 'water', 'M-50 -10 C -40 -16 -32 -5 -22 -10 C -12 -16 -4 -5 6 -10 C16 -16 26 -5 36 -10 C42 -13 46 -10 50 -10 L50 0 L-50 0 Z')
}

/** A curved wall that holds a lake, water falling from its gates. */
const dam: PropPainter = (pen) => {
  outline(pen, 'pine', 'M-50 -72 L-30 -84 L-10 -74 L14 -88 L50 -70 L50 -50 L-50 -50 Z')
  outline(pen, 'water', 'M-50 -66 L50 -66 L50 -52 L-50 -52 Z', { plain: true })
  outline(pen, '#c2beb6', 'M-50 -62 C -20 -50 20 -50 50 -62 L38 0 L-38 0 Z')
  outline(pen, '#d8d4cc', 'M-50 -64 C -20 -52 20 -52 50 -64 L50 -57 C20 -45 -20 -45 -50 -57 Z')
  for (const x of [-18, 0, 18]) {
    rect(pen, (x - 5) / 100, -0.44, 0.1, 0.08, 'dark', PLAIN_SHAPE)
    outline(
      pen,
      'waterLight',
      `M${x - 4} -38 L${x + 4} -38 C${x + 5} -24 ${x + 7} -12 ${x + 9} 0 L${x - 9} 0 C${x - 7} -12 ${x - 5} -24 ${x - 4} -38 Z`,
      { plain: true, lighten: 0.25 },
    )
  }
  for (const x of [-24, -12, 2, 14, 26]) oval(pen, 'white', x, -3, 7, 4.6, { noInk: true })
}

const tunnel: PropPainter = (pen) => {
  outline(pen, 'grassDark', 'M-50 0 C -50 -50 -30 -76 0 -80 C30 -76 50 -50 50 0 Z')
  outline(pen, 'stone', 'M-34 0 L-34 -28 C -32 -68 32 -68 34 -28 L34 0 Z', { lighten: 0.06 })
  outline(pen, '#14111c', 'M-25 0 L-25 -26 C -24 -56 24 -56 25 -26 L25 0 Z', PLAIN_SHAPE)
  for (const [x, y, x1, y1] of [
    [-33, -36, -25, -33],
    [-27, -50, -21, -43],
    [-14, -58, -11, -50],
    [14, -58, 11, -50],
    [27, -50, 21, -43],
    [33, -36, 25, -33],
  ] as const)
    mark(pen, 1.4, '#6b645c', `M${x} ${y} L${x1} ${y1}`)
  outline(pen, 'road', 'M-8 -18 L8 -18 L24 0 L-24 0 Z', { plain: true, noInk: true })
  mark(pen, 2.2, 'white', 'M0 -16 L0 -12 M0 -8 L0 -2')
  for (const x of [-8, 8]) oval(pen, 'window', x, -36, 2.6, 1.6, PLAIN_SHAPE)
}

const pier: PropPainter = (pen) => {
  outline(pen, 'water', 'M-50 -24 L50 -24 L50 0 L-50 0 Z', { plain: true })
  for (const x of [-40, -16, 8, 32]) line(pen, 4, 'wood', `M${x} -30 L${x} -6`, -0.2)
  outline(pen, 'woodLight', 'M-50 -38 L46 -38 L46 -30 L-50 -30 Z')
  for (let x = -42; x < 46; x += 8) mark(pen, 1, 'wood', `M${x} -38 L${x} -30`)
  for (const x of [-44, -22, 0, 22, 42]) line(pen, 2.4, 'wood', `M${x} -38 L${x} -56`)
  line(pen, 1.8, '#d8c08a', 'M-44 -54 Q-33 -46 -22 -54 Q-11 -46 0 -54 Q11 -46 22 -54 Q32 -46 42 -54')
  line(pen, 2.4, 'dark', 'M42 -56 L42 -80', 0.15)
  oval(pen, 'window', 42, -82, 5, 5)
  mark(pen, 1.8, 'waterLight', 'M-36 -14 C -30 -18 -26 -10 -20 -14 M0 -10 C6 -14 10 -6 16 -10 M26 -18 C32 -22 36 -14 42 -18', 0.2)
}

/** Blocks of snow in a dome with an entrance. */
const igloo: PropPainter = (pen) => {
  outline(pen, 'snow', 'M-46 0 C -48 -80 48 -80 46 0 Z')
  mark(
    pen,
    1.6,
    '#9ab8dc',
    'M-44 -18 L44 -18 M-38 -36 L38 -36 M-25 -51 L25 -51 M-28 -18 L-28 0 M-10 -36 L-10 -18 M8 -36 L8 -18 M26 -36 L26 -18 M-24 -36 L-28 -20 M-14 -51 L-16 -36 M4 -51 L4 -36 M18 -51 L20 -36 M-4 -60 L-4 -52',
  )
  outline(pen, 'snow', 'M-4 0 L-4 -18 C -2 -38 34 -38 36 -18 L36 0 Z', { lighten: -0.04 })
  outline(pen, '#2c3a5a', 'M4 0 L4 -16 C6 -30 26 -30 28 -16 L28 0 Z', PLAIN_SHAPE)
}

/** A pylon with cables. */
const powerLine: PropPainter = (pen) => {
  line(
    pen,
    2.4,
    'metal',
    'M-16 0 L-5 -96 L5 -96 L16 0 M-13 -24 L13 -24 M-10 -50 L10 -50 M-13 -24 L10 -50 M13 -24 L-10 -50 M-16 0 L13 -24 M16 0 L-13 -24 M-8 -72 L8 -72 M-10 -50 L8 -72 M10 -50 L-8 -72',
    -0.15,
  )
  line(pen, 2.4, 'metal', 'M-36 -82 L36 -82 M-36 -82 L-6 -94 M36 -82 L6 -94 M-44 -62 L44 -62 M-44 -62 L-8 -74 M44 -62 L8 -74', -0.15)
  for (const [x, y] of [
    [-34, -82],
    [34, -82],
    [-42, -62],
    [42, -62],
  ] as const) {
    line(pen, 1.6, '#8a4a3a', `M${x} ${y} L${x} ${y + 7}`)
    line(pen, 0.8, 'dark', `M${x} ${y + 7} Q${x + (x < 0 ? -8 : 8)} ${y + 12} ${x < 0 ? -50 : 50} ${y + 9}`)
  }
}

/** A tower crane that lifts a beam. */
const constructionCrane: PropPainter = (pen) => {
  line(pen, 2, 'gold', 'M-20 -4 L-20 -78 M-10 -4 L-10 -78 M-20 -8 L-10 -20 L-20 -32 L-10 -44 L-20 -56 L-10 -68 L-20 -78')
  line(
    pen,
    2,
    'gold',
    'M-44 -78 L50 -78 M-15 -98 L50 -80 M-15 -98 L-44 -80 M-20 -78 L-15 -98 L-10 -78 M0 -78 L6 -92 L14 -78 L20 -88 L28 -78 L34 -84 L42 -78',
  )
  rect(pen, -0.48, -0.8, 0.14, 0.12, 'stone', { lighten: -0.15 })
  rect(pen, -0.22, -0.8, 0.14, 0.12, 'red')
  rect(pen, -0.13, -0.78, 0.05, 0.06, 'glass', PLAIN_SHAPE)
  line(pen, 1.2, 'dark', 'M34 -78 L34 -46 M34 -46 L22 -38 M34 -46 L46 -38')
  rect(pen, 0.18, -0.38, 0.32, 0.05, 'metal')
  rect(pen, -0.3, -0.05, 0.3, 0.05, 'stone')
}

export const BUILDINGS = {
  pagoda,
  cathedral,
  'log-cabin': logCabin,
  skyscraper,
  'apartment-building': apartmentBuilding,
  'ruined-wall': ruinedWall,
  greenhouse,
  warehouse,
  'nuclear-plant': nuclearPlant,
  'oil-rig': oilRig,
  dam,
  tunnel,
  pier,
  igloo,
  'power-line': powerLine,
  'construction-crane': constructionCrane,
} satisfies Record<string, PropPainter>
