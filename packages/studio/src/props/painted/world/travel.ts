import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type PropPainter, rect } from '../pen.ts'
import { GLOWING, mark, oval } from './details.ts'

const gondola: PropPainter = (pen) => {
  outline(
    pen,
    '#22202c',
    'M-50 -52 L-44 -56 C -42 -34 -30 -24 -8 -22 L20 -22 C36 -24 44 -36 46 -56 L50 -50 C50 -24 38 -8 18 -8 L-16 -8 C -38 -8 -50 -28 -50 -52 Z',
  )
  outline(pen, 'metal', 'M46 -58 L42 -46 L50 -48 L44 -40 L51 -41 L46 -34 L52 -36 L52 -60 Z')
  outline(pen, 'red', 'M-14 -22 L-14 -36 C -12 -42 -4 -42 -2 -36 L-2 -28 L16 -28 L18 -22 Z')
  mark(pen, 2, 'gold', 'M-46 -40 C -38 -18 -20 -15 0 -15 C22 -15 40 -18 47 -40')
  line(pen, 2, 'wood', 'M-30 -66 L-4 -2')
  outline(pen, 'water', 'M-50 -8 C -40 -14 -32 -4 -22 -8 C -12 -14 -4 -4 6 -8 C16 -14 26 -4 36 -8 C42 -11 46 -8 50 -8 L50 0 L-50 0 Z')
}

const boardingPass: PropPainter = (pen) => {
  outline(pen, 'white', 'M-50 -74 L50 -74 L50 -26 L-50 -26 Z')
  outline(pen, 'blue', 'M-50 -74 L50 -74 L50 -62 L-50 -62 Z', { plain: true })
  mark(pen, 1.2, '#8a94a6', 'M22 -60 L22 -55 M22 -52 L22 -47 M22 -44 L22 -39 M22 -36 L22 -29')
  outline(
    pen,
    'blue',
    'M-42 -46 L-36 -46 L-30 -55 L-26 -55 L-29 -46 L-22 -46 L-19 -49 L-16 -49 L-18 -44 L-16 -39 L-19 -39 L-22 -42 L-29 -42 L-26 -33 L-30 -33 L-36 -42 L-42 -42 Z',
    PLAIN_SHAPE,
  )
  mark(pen, 2, '#5a6478', 'M-8 -54 L14 -54 M-8 -46 L8 -46 M-8 -38 L14 -38 M28 -54 L44 -54')
  for (const [x, w] of [
    [27, 1.4],
    [30, 2.6],
    [34, 1],
    [36.5, 2],
    [40, 1.2],
    [43, 2.4],
  ] as const)
    rect(pen, x / 100, -0.47, w / 100, 0.16, 'black', PLAIN_SHAPE)
}

/** A key with a large tag. */
const hotelKey: PropPainter = (pen) => {
  outline(pen, '#a8302e', 'M-44 -58 C -44 -68 -8 -68 -6 -58 L-2 -12 C -4 -2 -46 -2 -48 -12 Z')
  oval(pen, 'dark', -25, -58, 4, 4, PLAIN_SHAPE)
  oval(pen, 'gold', -25, -30, 13, 13, { plain: true })
  oval(pen, '#a8302e', -25, -30, 8, 8, PLAIN_SHAPE)
  line(pen, 2.6, 'metal', 'M-25 -58 C -30 -82 -8 -96 6 -80')
  line(pen, 5, 'gold', 'M16 -72 L38 -28 M32 -40 L42 -45 M37 -30 L47 -35')
  oval(pen, 'gold', 12, -80, 12, 12)
  oval(pen, 'dark', 10, -84, 4, 4, PLAIN_SHAPE)
}

/** A telephone on a stick that photographs its owner. */
const selfieStick: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M-40 -2 L6 -56')
  line(pen, 7, 'dark', 'M-44 0 L-30 -16', 0.12)
  outline(pen, '#22202c', 'M-2 -64 L22 -100 L48 -82 L24 -46 Z')
  outline(pen, '#5ab4e8', 'M3 -65 L23 -94 L43 -81 L23 -51 Z', PLAIN_SHAPE)
  oval(pen, 'skin', 22, -74, 7, 7, PLAIN_SHAPE)
  outline(pen, '#e88a4a', 'M11 -62 C14 -70 28 -66 31 -63 L23 -51 Z', PLAIN_SHAPE)
}

const surfboard: PropPainter = (pen) => {
  outline(pen, 'teal', 'M-6 0 C -26 -20 -26 -70 0 -100 C26 -70 26 -20 6 0 Z')
  outline(pen, 'white', 'M-21 -38 L21 -54 L20 -40 L-20 -24 Z', PLAIN_SHAPE)
  outline(pen, 'coral', 'M-21 -58 L19 -74 L21 -62 L-22 -46 Z', PLAIN_SHAPE)
  mark(pen, 1.6, 'white', 'M0 -96 L0 -3')
}

/** A folding chair of striped cloth in the sand. */
const beachChair: PropPainter = (pen) => {
  outline(pen, 'sand', 'M-50 0 C -36 -8 36 -8 50 0 Z', { noInk: true })
  line(pen, 3.4, 'wood', 'M-38 -84 L32 -2 M-36 -2 L10 -34 M-30 -2 L36 -44', 0.05)
  outline(
    pen,
    'blue',
    'M-42 -86 L-32 -90 C -22 -66 -12 -38 8 -32 C20 -30 32 -36 40 -46 L44 -38 C36 -24 18 -18 4 -22 C -18 -30 -32 -62 -42 -86 Z',
  )
  outline(
    pen,
    'white',
    'M-36 -72 L-26 -76 L-20 -62 L-30 -58 Z M-22 -46 L-13 -52 L-4 -40 L-12 -32 Z M10 -32 C16 -31 22 -32 26 -35 L28 -26 C22 -22 16 -20 10 -21 Z',
    PLAIN_SHAPE,
  )
}

const safariJeep: PropPainter = (pen) => {
  line(pen, 2.6, '#6a5a34', 'M-40 -44 L-40 -72 M-4 -46 L-2 -72 M20 -46 L12 -72')
  outline(pen, '#c8b070', 'M-46 -78 L16 -78 L20 -70 L-46 -70 Z')
  outline(pen, '#9a8648', 'M-48 -18 L-48 -46 L20 -46 L26 -36 L46 -34 C50 -30 50 -22 48 -18 Z')
  mark(pen, 2, '#6f5f2e', 'M-24 -46 L-24 -20 M0 -46 L0 -20 M-46 -34 L24 -34')
  for (const x of [-40, -18]) outline(pen, '#6a4a2c', `M${x} -46 L${x} -58 L${x + 5} -58 L${x + 8} -46 Z`)
  oval(pen, 'window', 46, -29, 3, 3.6)
  outline(pen, 'glass', 'M12 -70 L20 -46 L16 -46 L8 -70 Z', { plain: true })
  for (const x of [-28, 28]) {
    oval(pen, '#26242e', x, -13, 13.5, 13.5)
    oval(pen, 'metal', x, -13, 6, 6, PLAIN_SHAPE)
  }
  oval(pen, '#26242e', -51, -34, 3.4, 10)
}

const foodTruck: PropPainter = (pen) => {
  outline(pen, 'coral', 'M-48 -12 L-48 -70 C -48 -74 -46 -76 -42 -76 L24 -76 L24 -12 Z')
  outline(pen, 'coral', 'M24 -12 L24 -58 L38 -58 C44 -54 48 -42 48 -34 L48 -12 Z', { lighten: -0.06 })
  outline(pen, 'glass', 'M29 -52 L36 -52 C40 -48 42 -42 43 -36 L29 -36 Z')
  rect(pen, -0.4, -0.52, 0.52, 0.24, '#3a2a34')
  oval(pen, 'skin', -14, -40, 5.4, 6, PLAIN_SHAPE)
  outline(pen, 'white', 'M-24 -28 C -22 -36 -6 -36 -4 -28 Z M-20 -44 C -20 -52 -8 -52 -8 -44 Z', PLAIN_SHAPE)
  rect(pen, -0.43, -0.29, 0.58, 0.04, 'cream')
  for (let i = 0; i < 6; i++)
    outline(pen, i % 2 ? 'white' : 'red', `M${-44 + i * 10} -64 L${-34 + i * 10} -64 L${-36 + i * 10.6} -52 L${-47 + i * 10.6} -52 Z`, {
      plain: true,
    })
  outline(pen, '#e0a850', 'M-20 -80 C -18 -92 4 -92 6 -80 Z')
  outline(pen, 'leafLight', 'M-21 -80 L7 -80 L7 -77 L-21 -77 Z', { plain: true })
  mark(pen, 2, 'cream', 'M-44 -20 L22 -20')
  oval(pen, 'window', 46, -24, 2.6, 3)
  for (const x of [-28, 30]) {
    oval(pen, '#26242e', x, -10, 10, 10)
    oval(pen, 'metal', x, -10, 4.4, 4.4, PLAIN_SHAPE)
  }
}

const billboard: PropPainter = (pen) => {
  for (const x of [-22, 18]) rect(pen, x / 100, -0.36, 0.05, 0.36, 'metal', { lighten: -0.15 })
  rect(pen, -0.5, -0.92, 1, 0.56, '#3c4452')
  rect(pen, -0.46, -0.88, 0.92, 0.48, '#5ac0e8', PLAIN_SHAPE)
  outline(pen, 'yellow', 'M-46 -40 L-46 -62 C -30 -72 -10 -50 10 -60 C26 -68 38 -64 46 -58 L46 -40 Z', PLAIN_SHAPE)
  outline(pen, 'red', 'M10 -48 C10 -66 20 -80 26 -80 C32 -80 40 -66 40 -48 Z', { plain: true })
  mark(pen, 4, 'white', 'M-38 -78 L-6 -78 M-38 -69 L-16 -69')
  line(pen, 1.6, 'metal', 'M-30 -92 L-34 -99 M0 -92 L0 -99 M30 -92 L34 -99')
}

/** Stairs that go down under a sign with a train. */
const subwayEntrance: PropPainter = (pen) => {
  outline(pen, 'stone', 'M-46 0 L-46 -34 L46 -34 L46 0 Z', { lighten: 0.05 })
  outline(pen, '#1c1a26', 'M-34 0 L-22 -32 L22 -32 L34 0 Z', PLAIN_SHAPE)
  for (const [y, w] of [
    [-6, 31],
    [-12, 28.5],
    [-18, 26.5],
    [-24, 24.5],
  ] as const)
    mark(pen, 2, '#8d8a94', `M${-w} ${y} L${w} ${y}`)
  line(pen, 2.4, 'leaf', 'M-46 0 L-46 -46 L-24 -46 M46 0 L46 -46 L24 -46 M-40 -2 L-26 -46 M40 -2 L26 -46', -0.2)
  line(pen, 3, 'dark', 'M-36 -46 L-36 -74 M36 -46 L36 -74', 0.12)
  rect(pen, -0.42, -0.98, 0.84, 0.28, 'blue', { round: 0.04 })
  rect(pen, -0.14, -0.94, 0.28, 0.18, 'white', { ...PLAIN_SHAPE, round: 0.04 })
  rect(pen, -0.1, -0.91, 0.2, 0.07, 'blue', PLAIN_SHAPE)
  for (const x of [-7, 7]) oval(pen, 'gold', x, -80, 2, 2, PLAIN_SHAPE)
  mark(pen, 1.8, 'white', 'M-8 -75 L-12 -72 M8 -75 L12 -72')
}

/** A subway train that comes out of the dark, seen from the front quarter. */
const subwayTrain: PropPainter = (pen) => {
  outline(pen, '#c4ccd6', 'M-50 -14 L-50 -60 C -48 -64 -46 -66 -42 -66 L28 -66 C42 -64 48 -40 48 -14 Z')
  outline(pen, 'blue', 'M-50 -28 L47 -28 L48 -20 L-50 -20 Z', { plain: true })
  for (const x of [-44, -26, -8]) rect(pen, x / 100, -0.57, 0.12, 0.2, '#2c3a52', { ...PLAIN_SHAPE, round: 0.02 })
  for (const x of [-31, -13, 5]) mark(pen, 1.4, '#7f8a98', `M${x} -60 L${x} -16`)
  outline(pen, '#2c3a52', 'M18 -58 L28 -58 C36 -54 40 -42 41 -34 L18 -34 Z')
  rect(pen, 0.08, -0.57, 0.06, 0.2, '#2c3a52', PLAIN_SHAPE)
  oval(pen, 'window', 43, -24, 3, 3)
  outline(pen, '#5a6270', 'M-48 -14 L46 -14 L44 -8 L-46 -8 Z')
  for (const x of [-36, -20, 16, 32]) oval(pen, '#26242e', x, -7, 5.4, 5.4)
  line(pen, 2, '#8a6a4a', 'M-50 -1 L50 -1')
}

const escalator: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-50 -18 L-28 -18 L22 -68 L50 -68 L50 -56 L28 -56 L-22 0 L-50 0 Z', { lighten: -0.12 })
  for (let i = 0; i < 6; i++) {
    const [x, y] = [-28 + i * 9, -16 - i * 9]
    outline(pen, 'metal', `M${x} ${y} L${x} ${y - 9} L${x + 9} ${y - 9} L${x + 9} ${y} Z`, { lighten: 0.12 })
    mark(pen, 1.2, 'yellow', `M${x} ${y - 9} L${x + 8} ${y - 9}`)
  }
  outline(pen, 'glass', 'M-44 -18 L-44 -40 L-26 -40 L24 -90 L46 -90 L46 -68 L22 -68 L-28 -18 Z', { lighten: 0.2 })
  line(pen, 4, 'dark', 'M-46 -22 C -52 -34 -48 -42 -40 -42 L-26 -42 L24 -92 L42 -92 C50 -92 50 -82 48 -72', 0.1)
  mark(pen, 2, 'white', 'M-20 -30 L-12 -38 M4 -54 L14 -64')
}

/** Sliding doors, half open, with a lit arrow above. */
const elevatorDoors: PropPainter = (pen) => {
  rect(pen, -0.42, -1, 0.84, 1, 'stone', { lighten: -0.1 })
  rect(pen, -0.32, -0.84, 0.64, 0.84, '#f4e2b4')
  outline(pen, '#d8c08a', 'M-16 -12 L16 -12 L30 0 L-30 0 Z', PLAIN_SHAPE)
  mark(pen, 1.6, '#c4a868', 'M-16 -84 L-16 -12 L16 -12 L16 -84')
  rect(pen, -0.32, -0.84, 0.2, 0.84, 'metal', { lighten: 0.06 })
  rect(pen, 0.12, -0.84, 0.2, 0.84, 'metal', { lighten: 0.06 })
  mark(pen, 2, 'white', 'M-26 -76 L-26 -40 M18 -76 L18 -40')
  rect(pen, -0.12, -0.96, 0.24, 0.09, 'dark')
  outline(pen, 'red', 'M-5 -89 L0 -95 L5 -89 Z', GLOWING)
  rect(pen, 0.345, -0.52, 0.06, 0.13, 'dark', { round: 0.01 })
  oval(pen, 'gold', 37.5, -48.5, 1.6, 1.6, GLOWING)
}

/** A road with its middle line, up to the horizon. */
const road: PropPainter = (pen) => {
  outline(pen, 'grass', 'M-50 0 L-50 -52 L50 -52 L50 0 Z', { plain: true })
  outline(pen, 'road', 'M-42 0 L-7 -52 L7 -52 L42 0 Z', { plain: true })
  mark(pen, 1.8, 'white', 'M-36 -1 L-6 -51 M36 -1 L6 -51')
  for (const [x, top, y] of [
    [1, -49, -44],
    [1.6, -39, -31],
    [2.4, -25, -14],
    [3.2, -8, 0],
  ] as const)
    outline(pen, 'yellow', `M${-x * 0.8} ${top} L${x * 0.8} ${top} L${x} ${y} L${-x} ${y} Z`, PLAIN_SHAPE)
}

/** Rails on sleepers, up to the horizon. */
const railTrack: PropPainter = (pen) => {
  outline(pen, '#8f877e', 'M-46 0 L-8 -66 L8 -66 L46 0 Z', { noInk: true })
  for (const [y, w, h] of [
    [-4, 42, 6],
    [-15, 36, 5],
    [-25, 30, 4.4],
    [-34, 25, 3.8],
    [-42, 20, 3.2],
    [-49, 16, 2.6],
    [-55, 13, 2.2],
    [-60, 10.4, 1.8],
  ] as const)
    rect(pen, -w / 100, (y - h / 2) / 100, (w * 2) / 100, h / 100, 'wood', { noInk: h < 4 })
  for (const side of [-1, 1])
    outline(pen, 'metal', `M${side * 28} 0 L${side * 5} -66 L${side * 6.2} -66 L${side * 34} 0 Z`, { lighten: 0.05 })
}

/** A street corner with white stripes to cross. */
const crosswalk: PropPainter = (pen) => {
  outline(pen, 'road', 'M-50 0 L-26 -46 L26 -46 L50 0 Z', { plain: true })
  for (let i = 0; i < 5; i++) {
    const [x0, x1] = [-40 + i * 18, -21 + i * 9.4]
    outline(pen, 'white', `M${x0} -4 L${x0 + 9} -4 L${x1 + 4.6} -40 L${x1} -40 Z`, PLAIN_SHAPE)
  }
  line(pen, 2.6, 'dark', 'M40 -20 L40 -70', 0.15)
  rect(pen, 0.32, -0.96, 0.16, 0.28, '#22202c', { round: 0.03 })
  oval(pen, 'red', 40, -88, 4, 4, { ...PLAIN_SHAPE, lighten: -0.3 })
  oval(pen, '#4fd06a', 40, -76, 4.4, 4.4, GLOWING)
}

/** A bowl of foamy green tea with its bamboo whisk. */
const matchaBowl: PropPainter = (pen) => {
  outline(pen, '#3a3f4a', 'M-44 -46 C -44 -14 -28 -4 -12 -4 L4 -4 C20 -4 34 -14 34 -46 Z')
  oval(pen, '#4a505c', -5, -46, 39, 12)
  oval(pen, '#8fb84a', -5, -45, 34, 9, PLAIN_SHAPE)
  oval(pen, '#b4d47a', -10, -46, 20, 4.6, PLAIN_SHAPE)
  outline(pen, '#3a3f4a', 'M-16 -4 L6 -4 L8 0 L-18 0 Z')
  outline(pen, '#d8b878', 'M30 -58 L44 -66 L50 -34 L38 -30 Z')
  mark(pen, 0.9, '#a8864a', 'M33 -57 L40 -32 M37 -60 L44 -32 M41 -63 L48 -34')
  outline(pen, '#c4a060', 'M26 -72 L38 -80 L44 -66 L31 -58 Z')
  mark(pen, 2, '#6a7282', 'M-34 -32 C -30 -18 -24 -12 -18 -10')
}

/** A photograph with a white frame. */
const photograph: PropPainter = (pen) => {
  outline(pen, 'white', 'M-42 -92 L34 -98 L42 -6 L-34 0 Z')
  outline(pen, '#7ac4e8', 'M-35 -84 L28 -89 L33 -31 L-30 -26 Z', PLAIN_SHAPE)
  oval(pen, 'yellow', 14, -74, 7, 7, PLAIN_SHAPE)
  outline(pen, 'mountain', 'M-32 -44 L-16 -68 L-4 -54 L8 -64 L31 -42 L32 -36 L-31 -32 Z', PLAIN_SHAPE)
  outline(pen, 'grass', 'M-31 -40 C -14 -48 12 -34 32 -42 L33 -31 L-30 -26 Z', PLAIN_SHAPE)
}

export const TRAVEL = {
  gondola,
  'boarding-pass': boardingPass,
  'hotel-key': hotelKey,
  'selfie-stick': selfieStick,
  surfboard,
  'beach-chair': beachChair,
  'safari-jeep': safariJeep,
  'food-truck': foodTruck,
  billboard,
  'subway-entrance': subwayEntrance,
  metro: subwayTrain,
  escalator,
  elevator: elevatorDoors,
  motorway: road,
  'railway-track': railTrack,
  crosswalk,
  'matcha-bowl': matchaBowl,
  photograph,
} satisfies Record<string, PropPainter>
