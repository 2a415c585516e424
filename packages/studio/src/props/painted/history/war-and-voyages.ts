import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

const fighterJet: PropPainter = (pen) => {
  outline(pen, '#7d8896', 'M-50 -50 L-20 -58 L-4 -60 L10 -84 L20 -84 L18 -60 L34 -58 L42 -72 L49 -72 L46 -48 L30 -44 L-18 -44 Z')
  outline(pen, '#7d8896', 'M-12 -46 L24 -46 L34 -24 L22 -24 Z', { lighten: -0.15 })
  outline(pen, '#2c3a5e', 'M-30 -56 C -22 -66 -8 -66 -2 -60 Z')
  outline(pen, '#ff9a3a', 'M46 -54 L50 -51 L46 -48 Z', GLOWING)
}

const missile: PropPainter = (pen) => {
  outline(pen, '#d8dde4', 'M-46 -14 L-34 -4 L36 -74 C44 -84 46 -92 46 -96 C42 -96 34 -94 24 -86 Z')
  outline(pen, '#d8473f', 'M46 -96 C42 -96 34 -94 24 -86 L36 -74 C44 -84 46 -92 46 -96 Z')
  outline(pen, '#5c6474', 'M-40 -20 L-50 -30 L-28 -34 Z')
  outline(pen, '#5c6474', 'M-28 -8 L-20 2 L-14 -22 Z')
  mark(pen, 3, '#d8473f', 'M2 -64 L14 -52')
  outline(pen, '#ffb04a', 'M-46 -14 L-50 0 L-34 -4 Z', GLOWING)
}

const periscope: PropPainter = (pen) => {
  outline(pen, '#5c6678', 'M-8 -20 L-8 -76 C-8 -96 10 -98 34 -94 L34 -72 L10 -72 L10 -20 Z')
  oval(pen, '#a8def2', 34, -83, 5, 11)
  for (const [x, y] of [
    [0, -20],
    [-24, -14],
    [22, -12],
  ] as const)
    mark(pen, 3.4, '#5fb4e0', `M${x - 22} ${y} C${x - 10} ${y - 7} ${x + 8} ${y + 7} ${x + 20} ${y}`)
}

const dogTag: PropPainter = (pen) => {
  mark(pen, 2.4, '#8d98a8', 'M-16 -66 C -44 -98 44 -98 14 -62')
  for (const [x, y] of [
    [10, -38],
    [-8, -34],
  ] as const) {
    box(pen, 'metal', x - 17, y - 26, 34, 54, { round: 14, lighten: 0.15 })
    oval(pen, 'dark', x, y - 19, 3, 3, FLAT_SHAPE)
    for (const dy of [-8, 0, 8, 16]) mark(pen, 2, '#5c6474', `M${x - 10} ${y + dy} L${x + (dy === 16 ? 2 : 10)} ${y + dy}`)
  }
}

const battleAxe: PropPainter = (pen) => {
  line(pen, 6, 'wood', 'M0 -2 L0 -96')
  for (const s of [-1, 1])
    outline(
      pen,
      'metal',
      `M${s * 3} -84 L${s * 16} -80 C${s * 22} -94 ${s * 34} -98 ${s * 40} -96 C${s * 46} -76 ${s * 44} -56 ${s * 36} -44 C${s * 28} -50 ${s * 20} -58 ${s * 16} -62 L${s * 3} -58 Z`,
      { lighten: 0.15 },
    )
  for (const y of [-20, -14, -8]) mark(pen, 2.4, '#4a2e1c', `M-3 ${y + 2} L3 ${y - 2}`)
}

const flail: PropPainter = (pen) => {
  line(pen, 6, 'wood', 'M-40 -4 L-6 -58')
  for (const [x, y] of [
    [-2, -66],
    [4, -72],
    [11, -74],
  ] as const)
    oval(pen, 'metal', x, y, 4, 3.4)
  for (let i = 0; i < 10; i++)
    outline(
      pen,
      'metal',
      `M${polar(28, -66, i * 0.628, 24)} L${polar(28, -66, i * 0.628 + 0.25, 14)} L${polar(28, -66, i * 0.628 - 0.25, 14)} Z`,
    )
  oval(pen, 'metal', 28, -66, 16, 16, { lighten: -0.1 })
}

const vikingShip: PropPainter = (pen) => {
  line(pen, 4, 'wood', 'M0 -26 L0 -94')
  outline(pen, '#f4ead2', 'M-30 -88 L30 -88 C36 -72 36 -58 30 -46 L-30 -46 C -24 -58 -24 -72 -30 -88 Z')
  for (const x of [-22, -4, 14])
    outline(
      pen,
      '#c8382f',
      `M${x} -88 L${x + 9} -88 C${x + 14} -72 ${x + 14} -58 ${x + 9} -46 L${x} -46 C${x + 5} -58 ${x + 5} -72 ${x} -88 Z`,
      FLAT_SHAPE,
    )
  outline(
    pen,
    'wood',
    'M-50 -52 C -46 -60 -38 -58 -38 -50 C -40 -34 -28 -28 0 -28 C28 -28 40 -34 40 -46 C40 -54 48 -54 48 -46 C48 -20 30 -8 0 -8 C -32 -8 -48 -22 -46 -46 Z',
  )
  for (const [i, x] of [-26, -13, 0, 13, 26].entries()) {
    oval(pen, i % 2 ? '#3f78c8' : '#f0b93a', x, -24, 6.4, 6.4)
    oval(pen, 'metal', x, -24, 2, 2)
  }
  mark(pen, 3, '#5fb4e0', 'M-48 -3 C -36 -9 -26 3 -14 -3 C-2 -9 8 3 20 -3 C32 -9 40 1 48 -3')
}

const sextant: PropPainter = (pen) => {
  outline(pen, 'gold', 'M0 -92 L44 -14 C20 0 -20 0 -44 -14 L0 -92 L-30 -20 C -12 -10 12 -10 30 -20 Z')
  line(pen, 4, 'gold', 'M0 -88 L14 -8', -0.1)
  line(pen, 8, 'dark', 'M-34 -52 L-10 -60', 0.15)
  box(pen, '#a8def2', -4, -96, 10, 12, { round: 1 })
  for (let x = -36; x <= 36; x += 8) mark(pen, 1.4, '#5a3f10', `M${x} ${-9 - Math.abs(x) * 0.12} L${x * 0.94} ${-14 - Math.abs(x) * 0.12}`)
}

const spyglass: PropPainter = (pen) => {
  outline(pen, 'gold', 'M-48 -22 L-40 -8 L-12 -26 L-20 -42 Z')
  outline(pen, '#6b3a22', 'M-20 -44 L-10 -26 L18 -44 L8 -64 Z')
  outline(pen, 'gold', 'M6 -66 L18 -44 L44 -60 L30 -86 Z', { lighten: 0.1 })
  oval(pen, '#a8def2', 37, -73, 8, 13)
}

const shipsWheel: PropPainter = (pen) => {
  for (let i = 0; i < 8; i++) line(pen, 6, 'wood', `M0 -50 L${polar(0, -50, i * 0.785, 46)}`)
  for (const [r, w] of [[32, 9]] as const)
    line(
      pen,
      w,
      'wood',
      `M${-r} -50 C${-r} ${-50 - r * 1.33} ${r} ${-50 - r * 1.33} ${r} -50 C${r} ${-50 + r * 1.33} ${-r} ${-50 + r * 1.33} ${-r} -50`,
      0.1,
    )
  oval(pen, 'gold', 0, -50, 9, 9)
}

const coveredWagon: PropPainter = (pen) => {
  outline(pen, '#f4ead2', 'M-40 -40 C -48 -92 48 -92 40 -40 Z')
  for (const x of [-20, 0, 20]) mark(pen, 1.8, '#c8b894', `M${x * 1.1} -41 C${x * 1.3} -60 ${x * 1.2} -74 ${x} -80`)
  outline(pen, 'wood', 'M-44 -42 L44 -42 L38 -24 L-38 -24 Z')
  for (const x of [-24, 24]) {
    for (let i = 0; i < 6; i++) line(pen, 2, 'wood', `M${x} -15 L${polar(x, -15, i * 1.047, 13)}`)
    line(pen, 4, 'wood', `M${x - 14} -15 C${x - 14} -34 ${x + 14} -34 ${x + 14} -15 C${x + 14} 4 ${x - 14} 4 ${x - 14} -15`, -0.1)
  }
}

const goldPan: PropPainter = (pen) => {
  outline(pen, '#4f5664', 'M-49 -40 L49 -40 C42 -14 28 -8 0 -8 C -28 -8 -42 -14 -49 -40 Z')
  oval(pen, '#6d7488', 0, -40, 49, 17)
  oval(pen, '#7cc7df', 0, -40, 41, 13, FLAT_SHAPE)
  outline(pen, '#b39a6c', 'M-30 -40 C -20 -50 14 -50 24 -40 C20 -32 -22 -30 -30 -40 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [-16, -42, 5],
    [2, -38, 7],
    [12, -43, 4],
    [-4, -45, 3.4],
  ] as const)
    oval(pen, '#f7b91e', x, y, r, r * 0.8)
}

const mineCart: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-50 -4 L50 -4')
  for (const x of [-40, -20, 0, 20, 40]) box(pen, 'wood', x - 3, -3, 6, 4)
  for (const [x, y, r, role] of [
    [-24, -62, 13, '#2f2c38'],
    [0, -68, 15, '#3a3644'],
    [24, -62, 13, '#2f2c38'],
    [-10, -60, 9, '#f0b93a'],
    [14, -60, 7, '#f0b93a'],
  ] as const)
    oval(pen, role, x, y, r, r * 0.8)
  outline(pen, '#6d5a4a', 'M-46 -60 L46 -60 L34 -18 L-34 -18 Z')
  for (const x of [-24, 24]) mark(pen, 3, '#3f342c', `M${x} -58 L${x * 0.78} -20`)
  for (const x of [-20, 20]) {
    oval(pen, 'dark', x, -14, 9, 9)
    oval(pen, 'metal', x, -14, 4, 4)
  }
}

const sarcophagus: PropPainter = (pen) => {
  outline(
    pen,
    'gold',
    'M-16 -98 L16 -98 C26 -94 26 -78 22 -74 C34 -68 34 -46 26 -26 L16 -2 L-16 -2 L-26 -26 C -34 -46 -34 -68 -22 -74 C -26 -78 -26 -94 -16 -98 Z',
  )
  for (const y of [-94, -88, -82, -76]) mark(pen, 2.6, '#2e5fa3', `M-20 ${y} L-13 ${y} M13 ${y} L20 ${y}`)
  oval(pen, '#e3b878', 0, -84, 10.5, 12)
  for (const x of [-4, 4]) oval(pen, 'black', x, -86, 2, 1.4, FLAT_SHAPE)
  line(pen, 3, '#2e5fa3', 'M0 -72 L0 -64')
  line(pen, 3, '#2e5fa3', 'M-18 -62 L12 -46 M18 -62 L-12 -46')
  for (const y of [-36, -28, -20, -12])
    mark(pen, 2.4, y % 16 ? '#2e5fa3' : '#c8382f', `M${-22 - (y + 36) * -0.3} ${y} L${22 + (y + 36) * -0.3} ${y}`)
}

const hieroglyphs: PropPainter = (pen) => {
  outline(pen, '#dcc08a', 'M-46 -96 L44 -98 L48 -4 L-48 -2 Z')
  outline(pen, '#5a4422', 'M-34 -84 C -26 -90 -14 -90 -8 -84 C -14 -78 -26 -78 -34 -84 Z M-24 -80 L-28 -70', FLAT_SHAPE)
  for (const d of [
    'M4 -70 L4 -88 M-2 -82 L10 -82',
    'M20 -74 C28 -90 38 -84 32 -74 L22 -74',
    'M-34 -58 L-28 -62 L-22 -58 L-16 -62 L-10 -58',
    'M4 -46 L4 -60 L14 -60 L14 -46',
    'M24 -58 L36 -58 M30 -58 L30 -44',
    'M-32 -34 C -28 -44 -16 -44 -14 -34 L-32 -34',
    'M2 -34 L14 -28 L14 -40 Z',
    'M24 -28 L24 -40 C36 -40 36 -32 24 -33',
    'M-32 -12 L-12 -12 M-28 -18 L-16 -18',
    'M2 -10 C2 -24 14 -24 14 -10',
    'M24 -20 L36 -12 M36 -20 L24 -12',
  ])
    mark(pen, 2.6, '#5a4422', d)
}

const stoneAxe: PropPainter = (pen) => {
  line(pen, 7, 'wood', 'M-24 -2 L12 -90')
  outline(pen, '#8a8790', 'M-22 -82 C -10 -96 12 -94 32 -82 C44 -74 46 -60 40 -52 C24 -62 -2 -64 -20 -66 Z')
  for (const d of ['M-2 -90 L10 -62', 'M10 -92 L-2 -64', 'M2 -78 L14 -74']) mark(pen, 2.4, '#b89868', d)
}

const arrowheads: PropPainter = (pen) => {
  for (const [x, y, s, role] of [
    [-22, -30, 1, '#6d6874'],
    [20, -44, 1.2, '#7a5a48'],
    [-4, -78, 0.8, '#4f4c58'],
  ] as const) {
    outline(
      pen,
      role,
      `M${x} ${y - 28 * s} L${x + 14 * s} ${y + 12 * s} L${x + 5 * s} ${y + 9 * s} L${x} ${y + 18 * s} L${x - 5 * s} ${y + 9 * s} L${x - 14 * s} ${y + 12 * s} Z`,
    )
    mark(pen, 1.6, '#b8b4bf', `M${x} ${y - 24 * s} L${x} ${y + 12 * s} M${x} ${y - 10 * s} L${x + 7 * s} ${y + 4 * s}`)
  }
}

const gasLamp: PropPainter = (pen) => {
  box(pen, 'dark', -14, -6, 28, 6, { round: 2 })
  line(pen, 5, 'dark', 'M0 -6 L0 -62', 0.1)
  outline(pen, '#ffe9a8', 'M-9 -62 L9 -62 L14 -86 L-14 -86 Z', { emissive: true })
  outline(pen, '#ff9a3a', 'M0 -82 C5 -74 4 -66 0 -66 C-4 -66 -5 -74 0 -82 Z', GLOWING)
  outline(pen, 'dark', 'M-16 -86 L16 -86 L6 -96 L-6 -96 Z', { lighten: 0.1 })
  for (const x of [-9, 9]) line(pen, 2, 'dark', `M${x} -62 L${x * 1.55} -86`, 0.1)
}

export const WAR = {
  'fighter-jet': fighterJet,
  missile,
  periscope,
  'dog-tag': dogTag,
  'battle-axe': battleAxe,
  flail,
} satisfies Record<string, PropPainter>

export const VOYAGES = {
  'viking-ship': vikingShip,
  sextant,
  spyglass,
  'ships-wheel': shipsWheel,
  'covered-wagon': coveredWagon,
  'gold-pan': goldPan,
  'mine-cart': mineCart,
  sarcophagus,
  hieroglyphs,
  'stone-axe': stoneAxe,
  arrowheads,
  'gas-lamp': gasLamp,
} satisfies Record<string, PropPainter>
