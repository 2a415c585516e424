import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { emitLight, type PropPainter } from '../pen.ts'
import { eye, GLOWING, mark, oval } from './details.ts'

const walrus: PropPainter = (pen) => {
  outline(pen, '#8a5f4a', 'M-50 -8 C -40 -34 -14 -40 -4 -60 C0 -84 34 -86 38 -60 C40 -40 34 -10 22 0 L-36 0 L-50 -2 Z')
  outline(pen, '#74503e', 'M-50 -8 L-54 -18 L-42 -12 L-38 0 L-50 -1 Z')
  outline(pen, '#74503e', 'M-2 -24 C -14 -18 -20 -8 -22 0 L2 0 C6 -8 4 -18 -2 -24 Z')
  for (const x of [14, 28]) outline(pen, 'cream', `M${x - 3} -54 L${x + 3} -54 L${x + 1} -22 Q${x - 1} -20 ${x - 1} -24 Z`)
  oval(pen, '#c09a80', 13, -60, 10, 9)
  oval(pen, '#c09a80', 29, -60, 10, 9)
  oval(pen, 'dark', 21, -66, 4, 2.6, PLAIN_SHAPE)
  for (const [x, y] of [
    [9, -60],
    [13, -57],
    [17, -61],
    [26, -61],
    [30, -57],
    [33, -61],
  ] as const)
    oval(pen, '#5a3c2e', x, y, 0.9, 0.9, PLAIN_SHAPE)
  eye(pen, 12, -73, 2.2)
  eye(pen, 29, -73, 2.2)
  mark(pen, 1.6, '#6a4636', 'M-14 -36 C -24 -30 -30 -22 -32 -14 M8 -40 C2 -34 0 -28 0 -24')
}

const orca: PropPainter = (pen) => {
  outline(pen, '#1d2230', 'M-38 -46 L-52 -62 L-46 -44 L-54 -30 Z')
  outline(pen, '#1d2230', 'M-4 -64 C -4 -84 2 -94 10 -100 C10 -84 14 -72 20 -64 Z')
  outline(pen, '#1d2230', 'M-42 -46 C -24 -66 10 -74 34 -62 C46 -56 50 -48 50 -42 C36 -34 10 -22 -10 -28 C -24 -32 -36 -40 -42 -46 Z')
  outline(pen, 'white', 'M50 -42 C38 -36 22 -28 6 -26 C10 -34 26 -38 36 -42 C42 -44 48 -46 50 -42 Z', { noInk: true })
  outline(pen, 'white', 'M-26 -36 C -18 -42 -8 -40 -2 -34 C -8 -28 -18 -30 -26 -36 Z', { noInk: true })
  oval(pen, 'white', 28, -54, 6, 3, PLAIN_SHAPE)
  eye(pen, 35, -50, 1.8)
  outline(pen, '#10141e', 'M10 -38 C14 -26 8 -14 0 -10 C -2 -22 0 -32 2 -38 Z')
}

/** A small whale with a long twisted tusk. */
const narwhal: PropPainter = (pen) => {
  line(pen, 2.2, 'cream', 'M34 -56 L52 -98')
  mark(pen, 0.9, '#b0a080', 'M37 -66 L41 -64 M40 -74 L44 -72 M43 -82 L47 -80 M46 -90 L50 -88')
  outline(pen, '#6f8298', 'M-36 -42 L-50 -58 L-46 -40 L-54 -28 Z')
  outline(pen, '#8296ac', 'M-40 -42 C -22 -62 14 -66 34 -56 C44 -50 44 -38 34 -32 C14 -20 -22 -24 -40 -42 Z')
  outline(pen, '#dfe6ec', 'M-34 -38 C -14 -34 18 -34 40 -40 C38 -30 20 -22 4 -22 C -14 -22 -28 -30 -34 -38 Z', { noInk: true })
  for (const [x, y] of [
    [-20, -48],
    [-8, -54],
    [4, -50],
    [14, -57],
    [-4, -44],
    [18, -47],
  ] as const)
    oval(pen, '#566a80', x, y, 2.2, 1.6, PLAIN_SHAPE)
  outline(pen, '#6f8298', 'M6 -32 C8 -20 0 -10 -8 -8 C -8 -18 -4 -28 0 -33 Z')
  eye(pen, 31, -46, 2.4)
  mark(pen, 1.4, '#42546a', 'M38 -40 C34 -38 32 -38 29 -39')
}

const mantaRay: PropPainter = (pen) => {
  line(pen, 1.8, '#3c5070', 'M0 -24 C2 -10 -6 -6 -4 4')
  outline(
    pen,
    '#3c5070',
    'M-8 -80 L-12 -92 L-5 -86 L5 -86 L12 -92 L8 -80 C22 -78 40 -64 52 -38 C36 -44 20 -42 8 -22 L0 -16 L-8 -22 C -20 -42 -36 -44 -52 -38 C -40 -64 -22 -78 -8 -80 Z',
  )
  outline(
    pen,
    '#56709a',
    'M-6 -72 C -18 -68 -30 -58 -38 -48 C -24 -52 -12 -46 -6 -32 Z M6 -72 C18 -68 30 -58 38 -48 C24 -52 12 -46 6 -32 Z',
    PLAIN_SHAPE,
  )
  for (const x of [-8, 8]) eye(pen, x, -78, 2)
  mark(pen, 1.2, '#24344e', 'M-5 -60 L-3 -54 M5 -60 L3 -54 M-5 -54 L-3 -48 M5 -54 L3 -48')
}

/** Of the deep sea, with a lure that glows before its teeth. */
const anglerfish: PropPainter = (pen) => {
  emitLight(pen, 0.42, -0.8, 0.26, 0.9)
  line(pen, 2, '#5a4a58', 'M4 -72 C12 -98 36 -100 42 -84')
  oval(pen, '#c8ff9a', 42, -80, 6, 6, GLOWING)
  outline(pen, '#3f3648', 'M-34 -44 L-52 -62 L-46 -42 L-52 -24 Z')
  outline(pen, '#51465c', 'M-38 -42 C -32 -70 2 -80 26 -70 L42 -62 L18 -48 L40 -26 C26 -8 -6 -6 -24 -20 C -32 -28 -36 -34 -38 -42 Z')
  outline(pen, '#2a1a28', 'M42 -62 L18 -48 L40 -26 L34 -44 Z', PLAIN_SHAPE)
  for (const d of ['M22 -52 L26 -40 L29 -55 Z', 'M31 -57 L34 -46 L38 -60 Z', 'M22 -44 L25 -54 L29 -38 Z', 'M31 -36 L33 -46 L37 -29 Z'])
    outline(pen, 'white', d, PLAIN_SHAPE)
  outline(pen, '#3f3648', 'M-12 -42 C -20 -34 -20 -24 -14 -18 C -6 -22 -2 -32 -2 -38 Z')
  oval(pen, 'white', 14, -62, 5, 5, PLAIN_SHAPE)
  oval(pen, 'black', 15, -62, 2.2, 2.4, PLAIN_SHAPE)
  outline(pen, '#3f3648', 'M-20 -70 L-14 -84 L-6 -74 Z')
}

/** A pink salamander with feathery gills. */
const axolotl: PropPainter = (pen) => {
  outline(pen, '#f0a8b8', 'M-20 -16 C -34 -30 -50 -32 -52 -20 C -50 -8 -30 -2 -14 -6 Z')
  for (const side of [-1, 1])
    for (const [dx, dy] of [
      [20, -18],
      [25, -4],
      [22, 10],
    ] as const) {
      const [x, y] = [16 + side * 14, -48 + dy * 0.4]
      outline(
        pen,
        '#d8527a',
        `M${x} ${y - 3} L${x + side * dx * 0.8} ${y + dy - 4} L${x + side * dx} ${y + dy} L${x + side * dx * 0.8} ${y + dy + 3} L${x} ${y + 3} Z`,
      )
    }
  outline(pen, '#f7bfca', 'M-26 -10 C -20 -34 4 -40 20 -34 C34 -26 34 -8 22 -2 L-10 -2 Z')
  for (const x of [-10, 22]) line(pen, 5, '#f7bfca', `M${x} -8 L${x - 4} -1 L${x + 3} 0`)
  outline(pen, '#f7bfca', 'M-8 -46 C -8 -66 40 -66 40 -46 C40 -30 28 -26 16 -26 C4 -26 -8 -30 -8 -46 Z')
  for (const x of [4, 28]) eye(pen, x, -48, 3)
  mark(pen, 1.6, '#b04a6a', 'M8 -38 C12 -34 20 -34 24 -38')
  for (const x of [-2, 34]) oval(pen, '#f08aa4', x, -40, 3, 2, PLAIN_SHAPE)
}

const platypus: PropPainter = (pen) => {
  outline(pen, '#5f4436', 'M-24 -22 C -40 -32 -54 -24 -52 -12 C -46 -4 -32 -6 -20 -10 Z')
  mark(pen, 1.2, '#412c22', 'M-46 -22 L-42 -9 M-38 -25 L-34 -8 M-50 -15 L-28 -14')
  outline(pen, '#7a5844', 'M-30 -14 C -28 -40 6 -44 24 -36 C36 -32 38 -18 30 -10 C14 0 -20 0 -30 -14 Z')
  outline(pen, '#a8825e', 'M-20 -8 C -6 -14 16 -14 30 -12 C20 -1 -10 0 -20 -8 Z', { noInk: true })
  outline(pen, '#3f4a58', 'M28 -30 C40 -34 54 -28 54 -21 C52 -14 38 -12 28 -16 Z')
  oval(pen, '#22303e', 46, -27, 1.4, 1, PLAIN_SHAPE)
  for (const x of [-14, 18])
    outline(pen, '#d88a4a', `M${x - 2} -10 L${x - 10} 0 L${x - 3} -2 L${x + 2} 0 L${x + 5} -2 L${x + 10} 0 L${x + 6} -9 Z`)
  eye(pen, 24, -30, 2.2)
}

const capybara: PropPainter = (pen) => {
  for (const x of [-24, 12]) outline(pen, '#7a5636', `M${x} -18 L${x + 9} -18 L${x + 9} 0 L${x - 1} 0 Z`)
  outline(pen, '#a5784c', 'M-44 -22 C -46 -50 -14 -58 8 -54 C24 -48 26 -26 16 -16 C -2 -10 -34 -8 -44 -22 Z')
  for (const x of [-36, 2]) outline(pen, '#a5784c', `M${x} -20 L${x + 10} -20 L${x + 9} 0 L${x - 1} 0 Z`)
  outline(pen, '#a5784c', 'M4 -52 C6 -74 26 -76 32 -72 L48 -64 C52 -58 52 -44 46 -42 L24 -38 C12 -36 4 -42 4 -52 Z')
  outline(pen, '#6f4e32', 'M40 -66 L48 -64 C52 -58 52 -44 46 -42 L42 -42 C40 -50 40 -58 40 -66 Z', PLAIN_SHAPE)
  oval(pen, '#7a5636', 12, -72, 4.4, 5)
  eye(pen, 26, -64, 2)
  mark(pen, 1.2, '#3f2a1c', 'M46 -60 L48 -58 M38 -46 C42 -44 45 -44 47 -45')
}

/** Upright, on guard. */
const meerkat: PropPainter = (pen) => {
  line(pen, 3.4, '#b08a5c', 'M-6 -8 C -20 -2 -34 -4 -40 -10')
  oval(pen, '#3f3026', -40, -10, 3, 2.4, PLAIN_SHAPE)
  for (const x of [-8, 8]) outline(pen, '#b08a5c', `M${x - 6} 0 C${x - 6} -8 ${x + 6} -8 ${x + 9} 0 Z`)
  outline(pen, '#c49a68', 'M-14 -6 C -18 -34 -12 -60 0 -64 C12 -60 18 -34 14 -6 Z')
  outline(pen, '#ecd8b4', 'M-8 -8 C -10 -32 -8 -52 0 -56 C8 -52 10 -32 8 -8 Z', { noInk: true })
  line(pen, 4.4, '#b08a5c', 'M-11 -48 C -14 -38 -8 -32 -3 -30 M11 -48 C14 -38 8 -32 3 -30')
  for (const x of [-13, 13]) oval(pen, '#3f3026', x, -80, 4, 5)
  outline(pen, '#c49a68', 'M-14 -80 C -14 -98 14 -98 14 -80 C14 -70 6 -62 0 -62 C -6 -62 -14 -70 -14 -80 Z')
  for (const x of [-7, 7]) {
    oval(pen, '#3f3026', x, -80, 4.6, 4, PLAIN_SHAPE)
    oval(pen, 'white', x, -80, 1.8, 1.8, PLAIN_SHAPE)
    oval(pen, 'black', x, -80, 1.2, 1.2, PLAIN_SHAPE)
  }
  outline(pen, '#3f3026', 'M-3 -70 L3 -70 L0 -66 Z', PLAIN_SHAPE)
}

/** Covered with scales, its tail long. */
const pangolin: PropPainter = (pen) => {
  outline(pen, '#8a6a4a', 'M-22 -14 C -36 -22 -46 -10 -54 -2 C -40 4 -26 0 -14 -4 Z')
  for (const x of [-14, 12]) outline(pen, '#6f523a', `M${x} -12 L${x + 10} -12 L${x + 11} 0 L${x - 2} 0 Z`)
  outline(pen, '#9a7650', 'M-32 -10 C -32 -42 0 -54 20 -38 C26 -30 26 -18 20 -10 Z')
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++) {
      const t = (i + (row % 2) * 0.5 + 0.4) / 6.4
      const [x, y] = [-28 + t * 48, -14 - row * 8]
      if (y < -12 - Math.sin(t * Math.PI) * 30) continue
      outline(pen, '#7a5a3a', `M${x - 5} ${y - 3} Q${x} ${y - 7} ${x + 4} ${y - 3} Q${x + 2} ${y + 4} ${x - 4} ${y + 4} Z`, {
        noInk: true,
        lighten: (row + i) % 2 ? 0.08 : -0.04,
      })
    }
  outline(pen, '#c49a78', 'M18 -34 C28 -38 40 -24 50 -10 L46 -8 C36 -14 22 -14 18 -20 Z')
  outline(pen, '#9a7650', 'M16 -38 C28 -40 34 -30 38 -24 C30 -24 22 -24 16 -28 Z', { lighten: -0.06 })
  eye(pen, 33, -20, 1.7)
}

const chameleon: PropPainter = (pen) => {
  line(pen, 4, 'trunk', 'M-50 -14 C -20 -20 20 -16 50 -24')
  line(pen, 5, '#4fae5a', 'M-28 -38 C -46 -44 -52 -66 -38 -70 C -28 -70 -26 -58 -34 -56')
  outline(
    pen,
    '#5cc066',
    'M-32 -34 C -24 -66 14 -68 24 -58 L28 -78 L38 -60 C48 -58 52 -48 48 -42 C38 -36 28 -38 20 -36 C4 -26 -20 -26 -32 -34 Z',
  )
  for (const x of [-14, -2, 10]) mark(pen, 3, '#f0d84a', `M${x} -58 C${x + 4} -50 ${x + 4} -42 ${x} -34`)
  for (const x of [-18, 12]) line(pen, 4, '#4fae5a', `M${x} -32 L${x - 6} -24 L${x + 2} -17`)
  oval(pen, '#8ae08a', 36, -52, 7, 7)
  oval(pen, 'black', 38, -52, 2.4, 2.4, PLAIN_SHAPE)
  mark(pen, 1.4, '#2a6a38', 'M48 -44 C40 -42 36 -42 32 -43')
}

const prayingMantis: PropPainter = (pen) => {
  line(pen, 1.8, '#4a8a2a', 'M-14 -38 L-24 -20 L-22 0 M-4 -42 L6 -20 L2 0 M-26 -32 L-40 -20 L-44 0')
  outline(pen, '#6fb83a', 'M-50 -18 C -40 -40 -16 -50 2 -48 C0 -36 -22 -22 -50 -18 Z')
  mark(pen, 1.4, '#4a8a2a', 'M-44 -21 C -28 -30 -14 -38 0 -44')
  line(pen, 4.6, '#86cc48', 'M-2 -46 L18 -76')
  line(pen, 3.4, '#6fb83a', 'M14 -70 L38 -50 L28 -74 L40 -78')
  line(pen, 3.4, '#86cc48', 'M10 -64 L28 -42 L22 -66 L34 -66')
  outline(pen, '#86cc48', 'M10 -84 L30 -90 L22 -72 Z')
  oval(pen, '#dff0a0', 12, -84, 4, 4.6)
  oval(pen, '#dff0a0', 29, -88, 4, 4.6)
  oval(pen, 'black', 13, -84, 1.4, 1.6, PLAIN_SHAPE)
  oval(pen, 'black', 30, -88, 1.4, 1.6, PLAIN_SHAPE)
  line(pen, 1, '#4a8a2a', 'M16 -90 C10 -98 2 -98 -2 -94 M24 -92 C24 -100 32 -102 36 -100')
}

/** Green and red, hovering with its long bill. */
const hummingbird: PropPainter = (pen) => {
  outline(pen, '#1f7a5a', 'M-22 -30 L-48 -10 L-40 -6 L-44 2 L-14 -22 Z')
  outline(pen, '#4aa88a', 'M-8 -52 C -26 -70 -34 -90 -30 -102 C -10 -94 6 -74 8 -58 Z', { lighten: 0.12 })
  outline(pen, '#2aa070', 'M-26 -26 C -20 -52 4 -64 20 -64 C32 -62 34 -50 28 -44 C18 -28 -10 -14 -26 -26 Z')
  outline(pen, 'cream', 'M-20 -24 C -8 -28 10 -34 20 -40 C10 -24 -8 -16 -20 -24 Z', { noInk: true })
  outline(pen, 'red', 'M16 -48 C22 -52 30 -50 32 -48 C26 -38 18 -36 12 -36 Z', PLAIN_SHAPE)
  outline(pen, '#4aa88a', 'M2 -50 C -6 -74 2 -94 12 -102 C20 -84 18 -66 12 -52 Z', { lighten: 0.2 })
  line(pen, 1.4, 'dark', 'M31 -54 L54 -62')
  eye(pen, 24, -56, 2.2)
}

const toucan: PropPainter = (pen) => {
  line(pen, 4, 'trunk', 'M-44 -6 L44 -10')
  outline(pen, '#1e1c26', 'M-24 -26 L-32 8 L-14 8 L-10 -22 Z')
  outline(pen, '#1e1c26', 'M-28 -28 C -32 -58 -14 -84 6 -86 C22 -86 24 -70 18 -60 C22 -40 10 -12 -6 -10 C -18 -10 -26 -18 -28 -28 Z')
  outline(pen, 'white', 'M2 -64 C10 -66 18 -60 17 -52 C16 -42 6 -38 0 -44 Z', { noInk: true })
  outline(pen, '#f59a2e', 'M14 -84 C36 -90 54 -76 50 -56 C46 -64 32 -66 16 -64 Z')
  outline(pen, '#1e1c26', 'M44 -78 C52 -72 52 -64 50 -56 C48 -60 45 -62 42 -63 Z', PLAIN_SHAPE)
  outline(pen, '#e87a2a', 'M16 -66 C30 -68 42 -66 47 -60 C38 -58 26 -58 17 -59 Z')
  oval(pen, '#4a9ae0', 7, -75, 5, 5, PLAIN_SHAPE)
  eye(pen, 7, -75, 2.4)
  line(pen, 2, 'gold', 'M-8 -12 L-8 -6 M0 -12 L0 -6')
}

const pelican: PropPainter = (pen) => {
  line(pen, 2.6, '#e08a3a', 'M-10 -18 L-10 -1 L-2 -1 M4 -18 L4 -1 L12 -1')
  outline(pen, 'white', 'M-44 -26 C -40 -52 -10 -60 6 -52 C16 -44 14 -24 2 -18 C -14 -14 -34 -16 -44 -26 Z')
  outline(pen, '#c8ccd6', 'M-46 -26 C -32 -46 -12 -48 -2 -44 C -2 -30 -20 -20 -46 -26 Z', { noInk: true })
  line(pen, 7, 'white', 'M4 -48 C18 -56 0 -70 10 -82')
  oval(pen, 'white', 12, -86, 9, 8)
  outline(pen, '#f0a83a', 'M18 -90 L54 -68 L52 -64 L16 -80 Z')
  outline(pen, '#f7c46a', 'M16 -80 L52 -64 C44 -52 26 -52 18 -70 Z')
  eye(pen, 14, -88, 2)
}

/** White with black wings, on long red legs. */
const stork: PropPainter = (pen) => {
  line(pen, 2.2, 'red', 'M-6 -34 L-4 -18 L-6 -1 L2 -1 M4 -34 L8 -18 L6 -1 L14 -1')
  outline(pen, 'white', 'M-34 -42 C -24 -58 4 -62 14 -54 C18 -44 12 -34 0 -32 C -14 -30 -28 -34 -34 -42 Z')
  outline(pen, '#1e1c26', 'M-46 -36 C -34 -46 -18 -50 -8 -46 C -14 -36 -30 -32 -46 -36 Z')
  line(pen, 5, 'white', 'M10 -54 C22 -62 10 -76 18 -88')
  oval(pen, 'white', 20, -90, 7.4, 6.4)
  outline(pen, 'red', 'M26 -93 L54 -84 L26 -87 Z')
  eye(pen, 22, -92, 1.8)
}

const hermitCrab: PropPainter = (pen) => {
  outline(pen, '#d8946a', 'M-48 -6 C -56 -50 -24 -86 2 -84 C28 -80 32 -40 18 -12 Z')
  mark(pen, 2.2, '#9a5e3a', 'M-40 -14 C -44 -48 -22 -72 -2 -72 C16 -68 18 -42 6 -30 C -4 -22 -22 -26 -22 -42 C -20 -54 -4 -54 -4 -44')
  for (const [x, y] of [
    [16, -14],
    [22, -12],
    [28, -10],
  ] as const)
    line(pen, 3.4, '#e0522e', `M${x - 8} ${y} L${x + 4} ${y - 2} L${x + 8} -1`)
  outline(pen, '#e0522e', 'M10 -12 C12 -34 32 -36 36 -22 C36 -12 24 -6 10 -8 Z')
  line(pen, 2, '#e0522e', 'M26 -32 L28 -44 M34 -30 L38 -40')
  eye(pen, 28, -46, 2.8)
  eye(pen, 39, -42, 2.8)
  outline(pen, '#c8401f', 'M34 -18 C44 -26 54 -20 52 -10 L46 -14 L48 -6 C40 -4 34 -8 34 -18 Z')
}

/** A tiny eight-legged animal as the microscope shows it. */
const tardigrade: PropPainter = (pen) => {
  for (const x of [-30, -10, 10, 28])
    outline(pen, '#9a8a6a', `M${x - 7} -22 L${x + 7} -22 L${x + 6} -4 L${x + 4} 0 L${x + 1} -3 L${x - 2} 0 L${x - 5} -4 Z`)
  outline(pen, '#bfae88', 'M-46 -26 C -48 -56 -24 -62 0 -62 C24 -62 48 -58 50 -34 C50 -18 30 -14 0 -14 C -26 -14 -44 -14 -46 -26 Z')
  for (const x of [-26, -4, 18]) mark(pen, 2, '#8f7e5a', `M${x} -60 C${x - 6} -44 ${x - 6} -30 ${x} -16`)
  oval(pen, '#a08e68', 46, -36, 6, 8)
  oval(pen, '#4a3c28', 49, -36, 2.6, 4, PLAIN_SHAPE)
  eye(pen, 34, -46, 2.2)
}

export const WILDLIFE = {
  walrus,
  orca,
  narwhal,
  'manta-ray': mantaRay,
  anglerfish,
  axolotl,
  platypus,
  capybara,
  meerkat,
  pangolin,
  chameleon,
  'praying-mantis': prayingMantis,
  hummingbird,
  toucan,
  pelican,
  stork,
  'hermit-crab': hermitCrab,
  tardigrade,
} satisfies Record<string, PropPainter>
