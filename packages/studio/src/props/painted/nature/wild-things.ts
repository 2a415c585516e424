import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter } from '../pen.ts'

const penguinChick: PropPainter = (pen) => {
  for (const x of [-12, 12]) outline(pen, '#4a4450', `M${x - 10} 0 C${x - 8} -8 ${x + 8} -8 ${x + 10} 0 Z`)
  outline(pen, '#b4b8c4', 'M-28 -6 C -44 -30 -36 -60 -18 -66 L18 -66 C36 -60 44 -30 28 -6 C14 2 -14 2 -28 -6 Z', { lighten: 0.06 })
  ellipse(pen, 0, -0.28, 0.22, 0.24, 'white', PLAIN_SHAPE)
  for (const side of [-1, 1])
    outline(
      pen,
      '#9a9eac',
      `M${side * 28} -58 C${side * 44} -46 ${side * 46} -28 ${side * 36} -20 C${side * 30} -28 ${side * 28} -42 ${side * 28} -58 Z`,
    )
  ellipse(pen, 0, -0.74, 0.25, 0.24, '#2c2c38')
  for (const x of [-0.09, 0.09]) {
    ellipse(pen, x, -0.73, 0.105, 0.12, 'white', { noInk: true })
    ellipse(pen, x * 0.9, -0.73, 0.036, 0.045, 'black', PLAIN_SHAPE)
    ellipse(pen, x * 0.9 - 0.012, -0.75, 0.012, 0.012, 'white', PLAIN_SHAPE)
  }
  outline(pen, '#3a3640', 'M-6 -66 L6 -66 L0 -57 Z')
}

const pond: PropPainter = (pen) => {
  outline(pen, 'grassDark', 'M-50 -18 C -44 -38 44 -40 50 -18 C46 0 -46 0 -50 -18 Z')
  outline(pen, 'water', 'M-42 -18 C -36 -32 36 -33 42 -18 C36 -5 -36 -5 -42 -18 Z', { plain: true })
  line(pen, 1.4, 'waterLight', 'M-26 -22 L-6 -22 M4 -13 L26 -13 M-30 -14 L-18 -14', 0.2)
  for (const [x, y] of [
    [14, -24],
    [-12, -11],
    [26, -18],
  ] as const) {
    ellipse(pen, x / 100, y / 100, 0.075, 0.03, 'leaf')
    outline(pen, 'water', `M${x} ${y} L${x + 8} ${y - 3} L${x + 7} ${y + 1} Z`, PLAIN_SHAPE)
  }
  ellipse(pen, 0.14, -0.27, 0.035, 0.03, 'pink')
  for (const [x, top] of [
    [-40, -62],
    [-33, -74],
    [-27, -58],
    [42, -56],
  ] as const) {
    line(pen, 1.6, 'leaf', `M${x} -16 L${x + 1} ${top}`)
    ellipse(pen, (x + 1) / 100, top / 100, 0.022, 0.06, 'trunk')
  }
}

const coralReef: PropPainter = (pen) => {
  outline(pen, 'rock', 'M-50 0 C -46 -18 -30 -24 -14 -20 C2 -28 24 -26 36 -16 C46 -14 50 -6 50 0 Z', { lighten: -0.05 })
  for (const d of [
    'M-30 -16 L-30 -50 M-30 -34 C -40 -38 -42 -48 -42 -56 M-30 -30 C -20 -36 -18 -46 -18 -60',
    'M-30 -50 C -32 -58 -28 -66 -30 -72',
  ])
    line(pen, 5, 'coral', d)
  outline(pen, 'purple', 'M4 -20 C -10 -46 -8 -78 8 -88 C24 -78 28 -46 14 -20 Z', { lighten: 0.15 })
  for (const [from, to] of [
    [-2, -76],
    [8, -84],
    [18, -76],
  ] as const)
    line(pen, 1.2, 'purple', `M9 -22 L${from} ${to}`, -0.15)
  for (const [x, y, r, role] of [
    [34, -24, 14, 'yellow'],
    [-10, -24, 11, 'pink'],
  ] as const) {
    ellipse(pen, x / 100, y / 100, r / 100, (r * 0.8) / 100, role)
    for (let i = 0; i < 5; i++)
      ellipse(pen, (x + Math.cos(i * 1.3) * r * 0.55) / 100, (y + Math.sin(i * 1.3) * r * 0.4) / 100, 0.016, 0.016, role, {
        ...PLAIN_SHAPE,
        lighten: -0.25,
      })
  }
  line(pen, 3, 'leaf', 'M44 -12 C38 -30 48 -44 42 -60 M-46 -10 C -50 -20 -44 -28 -48 -36')
  outline(pen, 'gold', 'M22 -64 C30 -72 40 -70 44 -64 L50 -69 L50 -58 L44 -63 C40 -57 30 -56 22 -64 Z')
}

const moss: PropPainter = (pen) => {
  outline(pen, 'rock', 'M-44 0 C -50 -30 -30 -54 -4 -56 C28 -58 50 -32 46 0 Z')
  outline(
    pen,
    'leaf',
    'M-46 -14 C -46 -40 -26 -58 -4 -60 C28 -62 48 -38 48 -16 C40 -26 34 -12 26 -22 C18 -10 8 -26 -2 -14 C -12 -26 -20 -10 -28 -20 C -36 -10 -40 -22 -46 -14 Z',
    { lighten: 0.05 },
  )
  for (let i = 0; i < 16; i++)
    ellipse(pen, -0.34 + ((i * 37) % 70) / 100, -0.5 + ((i * 23) % 26) / 100 + Math.abs(i - 8) * 0.008, 0.05, 0.04, 'leafLight', {
      ...PLAIN_SHAPE,
      lighten: i % 2 ? 0 : -0.12,
    })
}

const branch: PropPainter = (pen) => {
  line(pen, 6, 'trunk', 'M-48 -10 C -20 -26 10 -36 46 -70')
  line(pen, 3.6, 'trunk', 'M-10 -28 C -4 -46 -8 -60 -16 -72 M16 -44 C28 -40 38 -34 46 -26')
  for (const [x, y, a] of [
    [-18, -76, -40],
    [-6, -62, 30],
    [46, -74, -30],
    [28, -64, -60],
    [48, -26, 30],
    [36, -38, -20],
    [4, -44, -50],
  ] as const) {
    const [dx, dy] = [Math.cos((a * Math.PI) / 180) * 13, Math.sin((a * Math.PI) / 180) * 13]
    outline(
      pen,
      'leafLight',
      `M${x} ${y} C${(x + dx * 0.4 - dy * 0.6).toFixed(1)} ${(y + dy * 0.4 + dx * 0.6).toFixed(1)} ${(x + dx).toFixed(1)} ${(y + dy + 4).toFixed(1)} ${(x + dx * 1.2).toFixed(1)} ${(y + dy * 1.2).toFixed(1)} C${(x + dx).toFixed(1)} ${(y + dy - 4).toFixed(1)} ${(x + dx * 0.4 + dy * 0.6).toFixed(1)} ${(y + dy * 0.4 - dx * 0.6).toFixed(1)} ${x} ${y} Z`,
    )
  }
}

/** A bough of a tree, whose trunk is at its right, for what sits on it. */
const bough: PropPainter = (pen) => {
  outline(pen, 'trunk', 'M26 -100 C 28 -70 26 -30 18 0 L54 0 C 48 -30 46 -70 48 -100 Z', { cel: 0.12 })
  outline(pen, 'trunk', 'M30 -46 C 10 -60 -24 -62 -56 -64 C -24 -56 6 -48 28 -30 Z', { cel: 0.08 })
  line(pen, 2.4, 'trunk', 'M-20 -59 C -28 -52 -34 -46 -38 -38')
  for (const [x, y, rx, ry] of [
    [-54, -66, 10, 6],
    [-44, -58, 9, 5.4],
    [-40, -36, 8, 6],
    [-30, -44, 7, 5],
  ] as const)
    ellipse(pen, x / 100, y / 100, rx / 100, ry / 100, 'leafLight')
}

const acorn: PropPainter = (pen) => {
  outline(pen, '#b5763a', 'M-28 -54 C -32 -24 -12 -4 0 0 C12 -4 32 -24 28 -54 Z')
  outline(pen, '#7a5230', 'M-36 -54 C -38 -78 38 -78 36 -54 C20 -46 -20 -46 -36 -54 Z')
  for (const y of [-56, -64]) for (const x of [-22, -8, 6, 20]) line(pen, 1.4, '#573819', `M${x - 4} ${y} L${x} ${y - 4} L${x + 4} ${y}`)
  line(pen, 5, 'trunk', 'M0 -72 C2 -82 6 -88 12 -94')
}

const stump: PropPainter = (pen) => {
  outline(pen, 'trunk', 'M-30 -50 C -30 -24 -38 -10 -50 0 L-22 -4 L-6 0 L12 -4 L26 0 L50 0 C38 -10 30 -26 30 -50 Z')
  ellipse(pen, 0, -0.5, 0.31, 0.11, 'woodLight')
  for (const r of [0.23, 0.15, 0.07])
    ellipse(pen, 0, -0.5, r, r * 0.36, 'woodLight', { ...PLAIN_SHAPE, lighten: r === 0.15 ? 0.04 : -0.14 })
  line(pen, 1.6, 'trunk', 'M-16 -38 C -16 -24 -20 -14 -24 -8 M10 -38 C10 -24 14 -14 16 -8', -0.25)
}

const puddle: PropPainter = (pen) => {
  outline(
    pen,
    'waterLight',
    'M-50 -14 C -46 -26 -24 -22 -10 -28 C8 -34 28 -28 36 -22 C50 -20 52 -8 38 -5 C20 2 -20 2 -34 -3 C -46 -4 -52 -8 -50 -14 Z',
  )
  ellipse(pen, -0.1, -0.14, 0.2, 0.06, 'water', { ...PLAIN_SHAPE, lighten: 0.12 })
  ellipse(pen, -0.1, -0.14, 0.13, 0.038, 'waterLight', { ...PLAIN_SHAPE, lighten: 0.2 })
  line(pen, 1.6, 'white', 'M12 -22 C22 -24 30 -20 34 -17')
  for (const x of [-12, -4, 4])
    outline(pen, 'waterLight', `M${x} -36 C${x - 3} -40 ${x} -46 ${x} -48 C${x} -46 ${x + 3} -40 ${x} -36 Z`, { noInk: true })
}

const bamboo: PropPainter = (pen) => {
  for (const [x, top, lighten] of [
    [-26, -88, -0.06],
    [2, -98, 0.06],
    [28, -82, 0],
  ] as const) {
    line(pen, 9, 'leafLight', `M${x} 0 L${x + 3} ${top}`, lighten)
    for (let y = -18; y > top; y -= 20) line(pen, 2.4, 'leaf', `M${x - 4} ${y} L${x + 7} ${y}`)
    outline(
      pen,
      'leaf',
      `M${x + 4} ${top + 22} C${x + 14} ${top + 14} ${x + 22} ${top + 20} ${x + 28} ${top + 30} C${x + 18} ${top + 30} ${x + 10} ${top + 28} ${x + 4} ${top + 22} Z`,
    )
    outline(
      pen,
      'leaf',
      `M${x} ${top + 42} C${x - 8} ${top + 34} ${x - 18} ${top + 38} ${x - 24} ${top + 48} C${x - 14} ${top + 50} ${x - 4} ${top + 48} ${x} ${top + 42} Z`,
    )
  }
}

const daisy: PropPainter = (pen) => {
  line(pen, 3, 'leaf', 'M0 0 C4 -24 -2 -40 0 -62')
  outline(pen, 'leaf', 'M2 -18 C16 -32 28 -30 36 -26 C28 -16 14 -12 2 -18 Z')
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * Math.PI * 2
    const at = (r: number, turn: number): string => `${(Math.cos(a + turn) * r).toFixed(1)} ${(-68 + Math.sin(a + turn) * r).toFixed(1)}`
    outline(pen, 'white', `M${at(6, 0)} C${at(18, -0.28)} ${at(30, -0.2)} ${at(31, 0)} C${at(30, 0.2)} ${at(18, 0.28)} ${at(6, 0)} Z`)
  }
  ellipse(pen, 0, -0.68, 0.11, 0.11, 'gold')
}

/** Corner `i` of a star with five arms. `r`: distance from its middle. */
const starPoint = (r: number, i: number): string =>
  `${(Math.cos((i * Math.PI) / 5 - Math.PI / 2) * r).toFixed(1)} ${(-50 + Math.sin((i * Math.PI) / 5 - Math.PI / 2) * r).toFixed(1)}`

const starfish: PropPainter = (pen) => {
  outline(
    pen,
    'coral',
    `M${starPoint(48, 0)} Q${starPoint(26, 0.5)} ${starPoint(19, 1)} Q${starPoint(26, 1.5)} ${starPoint(48, 2)} Q${starPoint(26, 2.5)} ${starPoint(19, 3)} Q${starPoint(26, 3.5)} ${starPoint(48, 4)} Q${starPoint(26, 4.5)} ${starPoint(19, 5)} Q${starPoint(26, 5.5)} ${starPoint(48, 6)} Q${starPoint(26, 6.5)} ${starPoint(19, 7)} Q${starPoint(26, 7.5)} ${starPoint(48, 8)} Q${starPoint(26, 8.5)} ${starPoint(19, 9)} Q${starPoint(26, 9.5)} ${starPoint(48, 0)} Z`,
  )
  for (let i = 0; i < 5; i++)
    for (const r of [10, 20, 30, 38]) {
      const a = (i * 2 * Math.PI) / 5 - Math.PI / 2
      ellipse(pen, (Math.cos(a) * r) / 100, -0.5 + (Math.sin(a) * r) / 100, 0.02, 0.02, 'cream', PLAIN_SHAPE)
    }
}

const seahorse: PropPainter = (pen) => {
  line(pen, 7, 'gold', 'M6 -34 C14 -20 10 -4 -4 -4 C -16 -4 -18 -18 -8 -18 C -2 -18 -2 -12 -6 -12')
  outline(
    pen,
    'gold',
    'M-6 -88 C10 -100 26 -86 22 -72 C20 -62 12 -60 14 -52 C20 -44 18 -30 8 -26 C -4 -30 -10 -46 -2 -58 C2 -64 2 -68 -2 -70 L-34 -68 C -38 -70 -38 -76 -34 -76 L-14 -80 Z',
  )
  outline(pen, 'coral', 'M14 -56 C28 -60 34 -50 30 -40 C24 -40 18 -42 16 -46 Z')
  outline(pen, 'coral', 'M4 -94 L8 -102 L13 -94 L20 -98 L20 -89 Z')
  ellipse(pen, 0.03, -0.81, 0.034, 0.036, 'white', { noInk: true })
  ellipse(pen, 0.025, -0.81, 0.02, 0.022, 'black', PLAIN_SHAPE)
  for (const y of [-54, -46, -38]) line(pen, 1.4, 'gold', `M-3 ${y} L10 ${y + 2}`, -0.25)
}

const seaUrchin: PropPainter = (pen) => {
  for (let i = 0; i < 34; i++) {
    const a = -Math.PI * (i / 33)
    const r = 40 + (i % 3) * 5
    line(
      pen,
      1.8,
      'purple',
      `M${(Math.cos(a) * 16).toFixed(1)} ${(-12 + Math.sin(a) * 16).toFixed(1)} L${(Math.cos(a) * r).toFixed(1)} ${(-10 + Math.sin(a) * r).toFixed(1)}`,
      (i % 2) * 0.15 - 0.15,
    )
  }
  outline(pen, 'purple', 'M-26 -4 C -30 -34 30 -34 26 -4 C14 2 -14 2 -26 -4 Z', { lighten: -0.25 })
}

const vulture: PropPainter = (pen) => {
  line(pen, 3, 'gold', 'M-4 -12 L-6 -1 M10 -12 L12 -1')
  outline(pen, '#3c3038', 'M-44 -10 C -40 -44 -24 -66 4 -68 C26 -66 32 -44 22 -22 C14 -8 -10 -6 -20 -10 L-44 -2 Z')
  outline(pen, '#56454e', 'M-34 -16 C -30 -42 -14 -56 4 -56 C10 -36 -4 -18 -34 -16 Z', { noInk: true })
  outline(pen, 'cream', 'M0 -64 C6 -74 28 -72 30 -62 C26 -54 8 -54 0 -64 Z')
  line(pen, 9, 'pink', 'M18 -64 C24 -74 18 -82 22 -88', -0.08)
  ellipse(pen, 0.25, -0.88, 0.1, 0.09, 'pink', { lighten: -0.05 })
  outline(pen, 'gold', 'M32 -92 C44 -92 48 -84 44 -76 C42 -82 38 -84 32 -84 Z')
  ellipse(pen, 0.27, -0.9, 0.022, 0.024, 'black', PLAIN_SHAPE)
}

const moth: PropPainter = (pen) => {
  for (const side of [-1, 1]) {
    outline(
      pen,
      '#b89a78',
      `M${side * 3} -60 C${side * 20} -90 ${side * 46} -92 ${side * 50} -84 C${side * 46} -62 ${side * 30} -46 ${side * 4} -44 Z`,
    )
    outline(
      pen,
      '#c9ae8c',
      `M${side * 3} -46 C${side * 24} -48 ${side * 38} -34 ${side * 34} -22 C${side * 22} -14 ${side * 8} -24 ${side * 3} -38 Z`,
    )
    ellipse(pen, side * 0.28, -0.7, 0.06, 0.05, '#5a4030', PLAIN_SHAPE)
    ellipse(pen, side * 0.28, -0.7, 0.03, 0.025, 'cream', PLAIN_SHAPE)
    line(pen, 1.6, '#5a4030', `M${side * 2} -66 C${side * 6} -78 ${side * 12} -84 ${side * 18} -84`)
  }
  outline(pen, '#7a6048', 'M-5 -64 C -7 -44 -5 -28 0 -20 C5 -28 7 -44 5 -64 C3 -70 -3 -70 -5 -64 Z')
}

export const WILD_THINGS = {
  'penguin-chick': penguinChick,
  pond,
  'coral-reef': coralReef,
  moss,
  branch,
  bough,
  acorn,
  stump,
  puddle,
  bamboo,
  daisy,
  starfish,
  seahorse,
  'sea-urchin': seaUrchin,
  vulture,
  moth,
} satisfies Record<string, PropPainter>
