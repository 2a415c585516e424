import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const typewriter: PropPainter = (pen) => {
  rect(pen, -0.24, -0.96, 0.48, 0.4, 'white')
  for (const y of [-86, -78, -70]) line(pen, 1.4, 'dark', `M-18 ${y} L16 ${y}`, 0.4)
  rect(pen, -0.46, -0.62, 0.92, 0.12, 'dark', { round: 0.05 })
  outline(pen, 'teal', 'M-38 -54 L38 -54 L48 0 L-48 0 Z', { lighten: -0.1 })
  outline(pen, 'teal', 'M-34 -34 L34 -34 L42 -5 L-42 -5 Z', { ...PLAIN_SHAPE, lighten: -0.3 })
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++) ellipse(pen, -0.28 - row * 0.025 + i * (0.08 + row * 0.007), -0.29 + row * 0.09, 0.028, 0.026, 'cream')
}

const cashRegister: PropPainter = (pen) => {
  rect(pen, -0.18, -0.98, 0.36, 0.22, 'dark', { round: 0.03 })
  rect(pen, -0.14, -0.94, 0.28, 0.12, 'leafLight', PLAIN_SHAPE)
  outline(pen, 'red', 'M-36 -76 L36 -76 L46 -26 L-46 -26 Z')
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) rect(pen, -0.27 + i * 0.14, -0.68 + row * 0.125, 0.1, 0.08, 'cream', { round: 0.02 })
  rect(pen, -0.48, -0.26, 0.96, 0.26, 'wood', { round: 0.02 })
  rect(pen, -0.1, -0.17, 0.2, 0.06, 'gold', { round: 0.02 })
}

const calculator: PropPainter = (pen) => {
  rect(pen, -0.34, -0.98, 0.68, 0.98, 'dark', { round: 0.07, lighten: 0.12 })
  rect(pen, -0.27, -0.9, 0.54, 0.2, '#b9d3b0', { round: 0.02 })
  for (const [i, x] of [2, 10, 18].entries()) rect(pen, x / 100, -0.86, 0.05, 0.12, 'dark', { ...PLAIN_SHAPE, lighten: i * 0.05 })
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4; i++)
      rect(pen, -0.27 + i * 0.145, -0.62 + row * 0.148, 0.105, 0.105, i === 3 ? 'gold' : row === 0 ? 'coral' : 'white', { round: 0.025 })
}

const steeringWheel: PropPainter = (pen) => {
  for (const d of ['M0 -50 L-42 -44', 'M0 -50 L42 -44', 'M0 -50 L0 -8']) line(pen, 9, 'metal', d, -0.1)
  line(pen, 12, 'dark', 'M0 -94 C60 -94 60 -6 0 -6 C -60 -6 -60 -94 0 -94')
  ellipse(pen, 0, -0.49, 0.15, 0.13, 'dark', { lighten: 0.1 })
  ellipse(pen, 0, -0.49, 0.07, 0.06, 'metal', { lighten: 0.2 })
}

const hose: PropPainter = (pen) => {
  for (const [rx, y] of [
    [0.42, -0.16],
    [0.41, -0.24],
    [0.4, -0.32],
  ] as const) {
    ellipse(pen, 0, y, rx, 0.16, 'leaf', { lighten: -0.1 })
    ellipse(pen, 0, y - 0.01, rx - 0.09, 0.09, 'leaf', { ...PLAIN_SHAPE, lighten: -0.5 })
  }
  line(pen, 7, 'leaf', 'M28 -42 C46 -56 36 -78 14 -76')
  outline(pen, 'gold', 'M18 -82 L18 -70 L-8 -72 L-20 -68 L-20 -86 L-8 -80 Z')
  for (const [x, y] of [
    [-28, -84],
    [-32, -74],
    [-42, -78],
    [-38, -68],
  ] as const)
    ellipse(pen, x / 100, y / 100, 0.025, 0.02, 'waterLight', { noInk: true })
}

/** The air tube of a bicycle's wheel. */
const innerTube: PropPainter = (pen) => {
  line(pen, 11, '#2a2a30', 'M0 -92 C56 -92 56 -8 0 -8 C -56 -8 -56 -92 0 -92')
  line(pen, 1.6, '#55555f', 'M-10 -89 C -46 -84 -46 -18 -14 -13')
  line(pen, 4, 'gold', 'M28 -26 L15 -38', 0.05)
  rect(pen, 0.11, -0.43, 0.07, 0.07, 'dark', { round: 0.01 })
}

const pulley: PropPainter = (pen) => {
  line(pen, 5, 'metal', 'M0 -76 L0 -90 C0 -102 16 -100 14 -90', -0.15)
  line(pen, 3, 'woodLight', 'M-25 -50 L-27 0 M25 -50 L25 -14', -0.05)
  ellipse(pen, 0, -0.52, 0.28, 0.28, 'wood')
  ellipse(pen, 0, -0.52, 0.2, 0.2, 'wood', { lighten: -0.25, noInk: true })
  outline(pen, 'metal', 'M-8 -80 L8 -80 L10 -40 L-10 -40 Z', { lighten: -0.05 })
  ellipse(pen, 0, -0.52, 0.05, 0.05, 'dark')
  rect(pen, 0.14, -0.16, 0.22, 0.16, 'stone', { round: 0.02 })
}

const spring: PropPainter = (pen) => {
  for (let i = 0; i < 7; i++)
    line(pen, 5, 'metal', `M-24 ${-8 - i * 12} C -30 ${-18 - i * 12} 30 ${-10 - i * 12} 24 ${-20 - i * 12}`, i % 2 ? -0.1 : 0.08)
  line(pen, 5, 'metal', 'M-24 -4 C -18 2 18 2 24 -6 M-24 -94 C -18 -100 18 -100 24 -94', -0.05)
}

const valve: PropPainter = (pen) => {
  line(pen, 16, 'metal', 'M-48 -22 L48 -22')
  for (const x of [-40, 34]) rect(pen, x / 100, -0.36, 0.07, 0.28, 'metal', { lighten: -0.15 })
  rect(pen, -0.08, -0.64, 0.16, 0.4, 'metal', { lighten: -0.06 })
  line(pen, 8, 'red', 'M-32 -78 C -32 -94 32 -94 32 -78 C32 -64 -32 -64 -32 -78')
  line(pen, 5, 'red', 'M-30 -78 L30 -78 M0 -90 L0 -66', -0.1)
}

const propeller: PropPainter = (pen) => {
  for (let i = 0; i < 3; i++) {
    const a = (i * 2 * Math.PI) / 3 - Math.PI / 2
    const at = (r: number, turn: number): string => `${(Math.cos(a + turn) * r).toFixed(1)} ${(Math.sin(a + turn) * r - 48).toFixed(1)}`
    outline(pen, 'gold', `M${at(6, -1)} C${at(24, -0.5)} ${at(48, -0.5)} ${at(48, 0)} C${at(46, 0.3)} ${at(22, 0.35)} ${at(6, 1)} Z`, {
      lighten: i * 0.06 - 0.06,
    })
  }
  ellipse(pen, 0, -0.48, 0.1, 0.1, 'gold', { lighten: -0.15 })
}

const poster: PropPainter = (pen) => {
  rect(pen, -0.36, -0.98, 0.72, 0.96, 'cream')
  rect(pen, -0.31, -0.93, 0.62, 0.54, 'coral', PLAIN_SHAPE)
  ellipse(pen, 0.02, -0.7, 0.17, 0.17, 'yellow', PLAIN_SHAPE)
  outline(pen, 'purple', 'M-31 -40 L-12 -62 L4 -46 L16 -58 L31 -40 Z', PLAIN_SHAPE)
  rect(pen, -0.28, -0.32, 0.56, 0.09, 'dark', PLAIN_SHAPE)
  for (const y of [-17, -11]) line(pen, 2, 'dark', `M-22 ${y} L22 ${y}`, 0.3)
}

const magazine: PropPainter = (pen) => {
  outline(pen, 'white', 'M-30 -94 L36 -98 L40 -4 L-26 0 Z', { lighten: -0.08 })
  outline(pen, 'pink', 'M-36 -92 L30 -96 L34 -4 L-32 0 Z')
  outline(pen, 'dark', 'M-30 -86 L26 -90 L26 -78 L-30 -74 Z', PLAIN_SHAPE)
  ellipse(pen, 0, -0.44, 0.15, 0.18, 'skin', PLAIN_SHAPE)
  outline(pen, '#4a2a20', 'M-17 -40 C -20 -70 20 -72 17 -42 C14 -56 -8 -58 -17 -40 Z', PLAIN_SHAPE)
  outline(pen, 'teal', 'M-24 -2 C -22 -26 24 -30 26 -5 Z', PLAIN_SHAPE)
}

const postcard: PropPainter = (pen) => {
  outline(pen, 'cream', 'M-48 -74 L46 -82 L50 -20 L-44 -12 Z')
  line(pen, 1.2, 'dark', 'M3 -72 L6 -22', 0.4)
  for (const y of [-62, -52, -42, -32]) line(pen, 1.6, 'blue', `M-40 ${y} C -28 ${y - 4} -14 ${y + 2} -4 ${y - 3}`)
  outline(pen, 'red', 'M28 -74 L42 -75 L43 -58 L29 -57 Z', { plain: true })
  for (const y of [-46, -38, -30]) line(pen, 1.4, 'dark', `M12 ${y} L42 ${y - 2}`, 0.3)
}

const stamp: PropPainter = (pen) => {
  rect(pen, -0.36, -0.92, 0.72, 0.88, 'white')
  for (let i = 0; i < 7; i++)
    for (const [x, y] of [
      [-36, -86 + i * 12.6],
      [36, -86 + i * 12.6],
    ] as const)
      ellipse(pen, x / 100, y / 100, 0.035, 0.035, 'white')
  rect(pen, -0.28, -0.84, 0.56, 0.72, 'blue', { ...PLAIN_SHAPE, lighten: 0.15 })
  outline(pen, 'white', 'M-20 -36 C -8 -44 -4 -60 12 -68 C20 -70 22 -60 16 -54 C20 -44 8 -32 -4 -32 Z', PLAIN_SHAPE)
  ellipse(pen, 0.14, -0.64, 0.012, 0.012, 'dark', PLAIN_SHAPE)
  line(pen, 1.8, 'white', 'M-20 -20 L20 -20')
}

const whistle: PropPainter = (pen) => {
  line(pen, 3, 'red', 'M-30 -60 C -50 -90 -10 -104 -2 -84')
  outline(pen, 'metal', 'M-14 -62 L46 -66 L46 -46 L8 -42 C8 -16 -14 -8 -28 -18 C -46 -30 -38 -60 -14 -62 Z', { lighten: 0.08 })
  rect(pen, 0, -0.66, 0.13, 0.07, 'dark', PLAIN_SHAPE)
  ellipse(pen, -0.17, -0.36, 0.11, 0.11, 'dark', PLAIN_SHAPE)
  ellipse(pen, -0.17, -0.34, 0.07, 0.07, 'red', PLAIN_SHAPE)
}

const roadSign: PropPainter = (pen) => {
  rect(pen, -0.03, -0.5, 0.06, 0.5, 'metal')
  outline(pen, 'red', 'M0 -98 L42 -34 C44 -30 42 -28 38 -28 L-38 -28 C -42 -28 -44 -30 -42 -34 Z')
  outline(pen, 'white', 'M0 -84 L30 -36 L-30 -36 Z', PLAIN_SHAPE)
  line(pen, 5, 'dark', 'M0 -68 L0 -52')
  ellipse(pen, 0, -0.42, 0.03, 0.03, 'dark', PLAIN_SHAPE)
}

export const DESK_AND_GARAGE = {
  typewriter,
  'cash-register': cashRegister,
  calculator,
  'steering-wheel': steeringWheel,
  hose,
  'inner-tube': innerTube,
  pulley,
  spring,
  valve,
  propeller,
  poster,
  magazine,
  postcard,
  stamp,
  whistle,
  'road-sign': roadSign,
} satisfies Record<string, PropPainter>
