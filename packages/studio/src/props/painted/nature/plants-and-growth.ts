import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, eye, GLOWING, mark, oval } from '../world/details.ts'

/** Arched fronds, each one feathered outline. */
const fern: PropPainter = (pen) => {
  for (const [tx, ty, bend, role] of [
    [-46, -46, -30, '#3f8a3a'],
    [46, -46, 30, '#3f8a3a'],
    [-30, -80, -26, '#4f9a3f'],
    [30, -80, 26, '#4f9a3f'],
    [0, -98, -6, '#6cb84a'],
  ] as const) {
    const at = (t: number): readonly [number, number] => [
      2 * t * (1 - t) * bend * 0.4 + t * t * tx,
      2 * t * (1 - t) * ty * 0.9 + t * t * ty,
    ]
    for (let i = 1; i <= 11; i++) {
      const [x, y] = at(i / 12)
      const [nx, ny] = at(i / 12 + 0.04)
      const ahead = Math.atan2(ny - y, nx - x)
      const far = 15 * (1 - (i / 12) ** 1.6) + 3
      for (const side of [-1, 1])
        outline(
          pen,
          role,
          `M${polar(x, y, ahead, -3)} Q${polar(x, y, ahead + side * 0.9, far * 0.8)} ${polar(x, y, ahead + side * 1.05, far)} Q${polar(x, y, ahead + side * 1.5, far * 0.6)} ${polar(x, y, ahead, 3)} Z`,
          PLAIN_SHAPE,
        )
    }
    mark(pen, 1.8, '#2f6b2e', `M0 0 Q${bend * 0.4} ${ty * 0.9} ${tx} ${ty}`)
  }
}

/** A spiral of petals over sepals, a thorny stem with toothed leaves. */
const rose: PropPainter = (pen) => {
  line(pen, 4, '#3f8a3a', 'M0 -46 C2 -30 -2 -14 0 0')
  for (const [x, y, s] of [
    [1, -34, 1],
    [-1, -22, -1],
  ] as const) {
    outline(pen, '#3f8a3a', `M${x} ${y - 4} L${x + s * 6} ${y - 3} L${x} ${y + 3} Z`)
    outline(
      pen,
      '#4f9a3f',
      `M${x} ${y + 12} C${x + s * 6} ${y} ${x + s * 16} ${y - 6} ${x + s * 34} ${y - 6} C${x + s * 28} ${y + 8} ${x + s * 14} ${y + 16} ${x} ${y + 12} Z`,
    )
    mark(pen, 1.6, '#2f6b2e', `M${x} ${y + 12} L${x + s * 28} ${y - 3}`)
  }
  for (const s of [-1, 1]) outline(pen, '#4f9a3f', `M0 -46 C${s * 12} -48 ${s * 22} -52 ${s * 26} -44 C${s * 14} -40 ${s * 6} -40 0 -46 Z`)
  for (const [d, role] of [
    ['M-32 -74 C -40 -58 -24 -44 -4 -44 C -16 -54 -22 -66 -18 -80 C -24 -82 -30 -80 -32 -74 Z', '#c8202e'],
    ['M32 -74 C40 -58 24 -44 4 -44 C16 -54 22 -66 18 -80 C24 -82 30 -80 32 -74 Z', '#c8202e'],
    ['M-22 -84 C -30 -64 -16 -46 0 -44 C16 -46 30 -64 22 -84 C10 -94 -10 -94 -22 -84 Z', '#e0303c'],
    ['M-24 -82 C -20 -64 4 -58 22 -72 C16 -56 4 -46 -4 -45 C -20 -50 -28 -66 -24 -82 Z', '#c8202e'],
    ['M-14 -86 C -20 -74 -8 -64 6 -68 C18 -70 20 -84 12 -90 C4 -96 -10 -94 -14 -86 Z', '#f0505a'],
  ] as const)
    outline(pen, role, d)
  mark(pen, 2.4, '#8a1420', 'M-6 -82 C -8 -74 4 -72 8 -78 C10 -86 -2 -88 -4 -82 C -4 -78 2 -78 3 -80')
}

/** Fruit in trusses with green stars, on a vine tied to its stake. */
const tomatoPlant: PropPainter = (pen) => {
  line(pen, 4, '#b5793f', 'M6 0 L6 -100')
  line(pen, 4, '#4f9a3f', 'M-2 0 C -8 -30 8 -50 0 -92')
  for (const y of [-28, -66]) line(pen, 2, '#e0c48a', `M-3 ${y} L9 ${y - 2}`)
  for (const [x, y, s] of [
    [-26, -84, -1],
    [28, -76, 1],
    [-32, -50, -1],
    [34, -42, 1],
    [-26, -18, -1],
  ] as const) {
    line(pen, 2.4, '#4f9a3f', `M0 ${y + 12} L${x - s * 8} ${y + 3}`)
    outline(
      pen,
      '#4f9a3f',
      `M${x - s * 16} ${y + 4} L${x - s * 10} ${y - 8} L${x - s * 4} ${y - 4} L${x + s * 2} ${y - 10} L${x + s * 6} ${y - 2} L${x + s * 16} ${y} L${x + s * 8} ${y + 5} L${x + s * 6} ${y + 12} L${x - s * 2} ${y + 8} L${x - s * 10} ${y + 12} Z`,
    )
  }
  for (const [x, y, r, role] of [
    [-18, -64, 11, '#e0352e'],
    [20, -56, 13, '#e0352e'],
    [-18, -34, 14, '#e0352e'],
    [20, -20, 13, '#e8702e'],
    [-2, -80, 7, '#8fbf4a'],
  ] as const) {
    oval(pen, role, x, y, r, r * 0.92)
    for (let i = 0; i < 5; i++)
      outline(
        pen,
        '#3f8a3a',
        `M${polar(x, y - r * 0.72, i * 1.257 - 1.57, r * 0.62)} L${polar(x, y - r * 0.72, i * 1.257 - 0.95, r * 0.16)} L${polar(x, y - r * 0.72, i * 1.257 - 2.2, r * 0.16)} Z`,
        PLAIN_SHAPE,
      )
    oval(pen, '#ff9a8a', x - r * 0.4, y - r * 0.2, r * 0.2, r * 0.26, PLAIN_SHAPE)
  }
}

/** A small tree in a flat dish: twisted trunk, pads of leaves like clouds. */
const bonsai: PropPainter = (pen) => {
  outline(pen, '#7a4a2e', 'M-12 -16 C -16 -30 -2 -34 4 -40 C10 -48 -2 -54 -10 -60 L-4 -68 C8 -62 20 -52 14 -40 C10 -32 8 -28 14 -16 Z')
  line(pen, 4, '#7a4a2e', 'M10 -44 C20 -46 26 -48 30 -52')
  mark(pen, 1.8, '#4e2c18', 'M-4 -18 C -6 -28 4 -34 8 -40')
  for (const [x, y, rx] of [
    [-22, -64, 22],
    [2, -84, 22],
    [30, -58, 19],
  ] as const) {
    outline(
      pen,
      '#3f8a3a',
      `M${x - rx} ${y} C${x - rx - 3} ${y - 12} ${x - rx * 0.5} ${y - 16} ${x - rx * 0.3} ${y - 12} C${x - rx * 0.1} ${y - 19} ${x + rx * 0.5} ${y - 18} ${x + rx * 0.5} ${y - 11} C${x + rx} ${y - 13} ${x + rx + 3} ${y - 3} ${x + rx} ${y} C${x + rx * 0.5} ${y + 5} ${x - rx * 0.5} ${y + 5} ${x - rx} ${y} Z`,
    )
    mark(pen, 2.6, '#7cc24a', `M${x - rx * 0.6} ${y - 6} C${x - rx * 0.2} ${y - 10} ${x + rx * 0.2} ${y - 10} ${x + rx * 0.5} ${y - 5}`)
  }
  outline(pen, '#6b8a4a', 'M-34 -16 C -20 -22 20 -22 34 -16 Z')
  outline(pen, '#3f5f9a', 'M-42 -16 L42 -16 L36 -4 L-36 -4 Z')
  for (const x of [-26, 18]) box(pen, '#2c4474', x, -4, 9, 4)
}

/** Green stems standing in water, loose ears hanging over. */
const ricePlant: PropPainter = (pen) => {
  oval(pen, '#5cb0d8', 0, -6, 46, 7)
  for (const [x, tx, ty] of [
    [-8, -34, -58],
    [-3, -18, -80],
    [2, 12, -88],
    [6, 30, -72],
    [10, 42, -50],
  ] as const) {
    const s = tx < 0 ? -1 : 1
    line(
      pen,
      2.6,
      '#4f9a3f',
      `M${x} -6 C${x} -40 ${tx - s * 14} ${ty} ${tx - s * 2} ${ty} C${tx + s * 6} ${ty + 2} ${tx + s * 8} ${ty + 12} ${tx + s * 8} ${ty + 20}`,
    )
    for (let i = 0; i < 6; i++) {
      const [gx, gy] = [tx + s * (2 + Math.min(i, 3) * 2), ty + 2 + i * 5]
      oval(pen, '#e8cf6a', gx + (i % 2 ? 3 : -3), gy, 2.8, 3.8, { cel: 0.1 })
    }
  }
  for (const [tx, ty] of [
    [-40, -30],
    [-24, -40],
    [26, -36],
    [44, -24],
  ] as const)
    outline(pen, '#6cb84a', `M-3 -6 Q${tx * 0.4} ${ty - 8} ${tx} ${ty} Q${tx * 0.5} ${ty + 8} 4 -6 Z`)
  mark(pen, 2, '#cdeaf6', 'M-34 -5 L-22 -5 M18 -4 L30 -4')
}

/** One thick white shaft, broad flat leaves laid over each other. */
const leek: PropPainter = (pen) => {
  for (const [d, role] of [
    ['M-4 -54 C -16 -66 -34 -78 -44 -98 C -28 -94 -10 -78 0 -62 Z', '#2f6b3a'],
    ['M4 -54 C16 -66 34 -78 44 -98 C28 -94 10 -78 0 -62 Z', '#2f6b3a'],
    ['M-8 -50 C -14 -68 -22 -84 -20 -100 C -6 -90 2 -74 4 -56 Z', '#3f8a3f'],
    ['M8 -50 C14 -68 22 -84 20 -100 C6 -90 -2 -74 -4 -56 Z', '#4f9a4a'],
  ] as const)
    outline(pen, role, d)
  outline(pen, '#f4f6e4', 'M-10 -54 C -12 -38 -10 -22 -10 -12 C -12 -4 12 -4 10 -12 C10 -22 12 -38 10 -54 C4 -60 -4 -60 -10 -54 Z')
  outline(
    pen,
    '#a8cf7a',
    'M-10 -54 C -11 -48 -11 -44 -11 -38 C -4 -44 4 -44 11 -38 C11 -44 11 -48 10 -54 C4 -60 -4 -60 -10 -54 Z',
    FLAT_SHAPE,
  )
  for (const x of [-4, 3]) mark(pen, 1.4, '#c8ceb0', `M${x} -36 L${x} -12`)
  for (const x of [-7, -3, 1, 5]) mark(pen, 1.8, '#c8b890', `M${x} -7 L${x * 1.6} 0`)
}

/** A pale halved cup of soft leaves. */
const artichokeHeart: PropPainter = (pen) => {
  for (const [x, y, s] of [
    [-22, -34, 1],
    [24, -26, 0.9],
  ] as const) {
    outline(
      pen,
      '#dfe6a8',
      `M${x - 22 * s} ${y - 6 * s} C${x - 20 * s} ${y - 34 * s} ${x + 20 * s} ${y - 34 * s} ${x + 22 * s} ${y - 6 * s} C${x + 20 * s} ${y + 10 * s} ${x + 7 * s} ${y + 14 * s} ${x + 6 * s} ${y + 26 * s} L${x - 6 * s} ${y + 26 * s} C${x - 7 * s} ${y + 14 * s} ${x - 20 * s} ${y + 10 * s} ${x - 22 * s} ${y - 6 * s} Z`,
    )
    for (const k of [-0.7, -0.35, 0, 0.35, 0.7])
      mark(pen, 1.8, '#9ab05a', `M${x + k * 10 * s} ${y + 6 * s} Q${x + k * 24 * s} ${y - 8 * s} ${x + k * 24 * s} ${y - 22 * s}`)
    outline(
      pen,
      '#f6f4cc',
      `M${x - 10 * s} ${y} C${x - 8 * s} ${y - 9 * s} ${x + 8 * s} ${y - 9 * s} ${x + 10 * s} ${y} C${x + 6 * s} ${y + 8 * s} ${x - 6 * s} ${y + 8 * s} ${x - 10 * s} ${y} Z`,
      FLAT_SHAPE,
    )
  }
}

/** Scales like lozenges overlapping along the shape of an egg. */
const pineCone: PropPainter = (pen) => {
  outline(pen, '#5c3a22', 'M0 -96 C28 -90 38 -56 32 -32 C28 -14 14 0 0 0 C -14 0 -28 -14 -32 -32 C -38 -56 -28 -90 0 -96 Z')
  for (let row = 0; row < 8; row++) {
    const y = -84 + row * 11
    const half = 34 * Math.sin(Math.PI * Math.min(0.96, 0.13 + row * 0.105)) ** 0.8
    const count = Math.max(1, Math.round(half / 9))
    for (let i = 0; i <= count; i++) {
      const x = -half + (i / count) * half * 2
      const w = half / count + 2
      const from = row % 2 ? x : x * 0.86
      outline(
        pen,
        i % 2 ? '#a8713f' : '#b87f4a',
        `M${from - w} ${y} Q${from} ${y - 8} ${from + w} ${y} Q${from + w * 0.5} ${y + 9} ${from} ${y + 12} Q${from - w * 0.5} ${y + 9} ${from - w} ${y} Z`,
      )
    }
  }
  line(pen, 4, '#6b4630', 'M0 -96 L2 -100')
}

/** A trunk lying open: dark inside, moss on it, an animal's eyes. */
const hollowLog: PropPainter = (pen) => {
  outline(pen, '#7a5236', 'M-24 -50 L36 -50 C54 -50 54 -6 36 -4 L-24 -2 Z')
  for (const y of [-40, -28, -14]) mark(pen, 2, '#503220', `M${y === -28 ? 4 : 8} ${y} L${36 - Math.abs(y + 28) * 0.2} ${y}`)
  outline(
    pen,
    '#5cae3a',
    'M-10 -50 C -4 -58 6 -54 12 -56 C22 -60 34 -56 38 -50 C34 -40 28 -46 22 -44 C14 -38 8 -46 0 -43 C -6 -40 -12 -46 -10 -50 Z',
  )
  oval(pen, '#d0a06a', -24, -26, 22, 25)
  oval(pen, '#8a5c38', -24, -26, 18, 21, FLAT_SHAPE)
  oval(pen, '#1c120c', -24, -26, 14, 17, FLAT_SHAPE)
  for (const x of [-29, -19]) {
    oval(pen, '#ffe27a', x, -24, 3, 3.4, FLAT_SHAPE)
    oval(pen, 'black', x, -24, 1.4, 2.4, FLAT_SHAPE)
  }
  for (const x of [-46, -6, 16, 42]) outline(pen, '#4f9a3f', `M${x - 5} 0 L${x - 3} -9 L${x} -2 L${x + 2} -11 L${x + 5} 0 Z`, PLAIN_SHAPE)
}

/** One glowing bean with sparks. */
const magicBean: PropPainter = (pen) => {
  oval(pen, '#d8f8a0', 0, -46, 46, 42, { ...GLOWING, lighten: 0.2 })
  outline(
    pen,
    '#5cae3a',
    'M-30 -58 C -26 -82 4 -88 20 -72 C36 -56 34 -24 14 -12 C2 -6 -12 -12 -8 -26 C -6 -38 -14 -38 -22 -42 C -30 -46 -32 -50 -30 -58 Z',
  )
  mark(pen, 5, '#bff08a', 'M-18 -60 C -12 -72 4 -74 13 -64')
  for (const [x, y, r] of [
    [-36, -86, 9],
    [40, -84, 7],
    [-34, -14, 8],
    [44, -16, 6],
    [-46, -46, 5],
  ] as const)
    outline(
      pen,
      '#ffd83a',
      `M${x} ${y - r} L${x + r * 0.26} ${y - r * 0.26} L${x + r} ${y} L${x + r * 0.26} ${y + r * 0.26} L${x} ${y + r} L${x - r * 0.26} ${y + r * 0.26} L${x - r} ${y} L${x - r * 0.26} ${y - r * 0.26} Z`,
      { ...PLAIN_SHAPE, emissive: true },
    )
}

/** A tray of seed under a small roof, a bird eating from it. */
const birdFeeder: PropPainter = (pen) => {
  line(pen, 5, '#8a5a34', 'M0 0 L0 -30')
  for (const x of [-26, 26]) line(pen, 4, '#b5793f', `M${x} -38 L${x} -72`)
  outline(pen, '#c8503a', 'M-42 -70 L0 -98 L42 -70 Z')
  mark(pen, 2, '#8a2e22', 'M-26 -74 L26 -74 M-14 -84 L14 -84')
  outline(pen, '#e8c46a', 'M-28 -38 C -20 -48 -2 -46 4 -42 C12 -48 22 -44 28 -38 Z')
  for (const [x, y] of [
    [-18, -41],
    [-8, -42],
    [14, -41],
    [22, -39],
  ] as const)
    oval(pen, '#5c3c22', x, y, 1.6, 1.3, FLAT_SHAPE)
  outline(pen, '#b5793f', 'M-40 -38 L40 -38 L36 -28 L-36 -28 Z')
  outline(pen, '#3f8ae8', 'M34 -42 C22 -40 8 -44 6 -54 C4 -64 14 -68 20 -62 C26 -56 34 -56 46 -62 C46 -52 42 -44 34 -42 Z')
  outline(pen, '#f8d8a8', 'M10 -50 C14 -44 22 -42 30 -43 C24 -50 16 -54 10 -50 Z', FLAT_SHAPE)
  outline(pen, '#f0a82e', 'M6 -58 L-3 -52 L7 -53 Z')
  eye(pen, 12, -59, 1.8)
}

export const PLANTS_AND_GROWTH = {
  fern,
  rose,
  'tomato-plant': tomatoPlant,
  bonsai,
  'rice-plant': ricePlant,
  leek,
  'artichoke-heart': artichokeHeart,
  'pine-cone': pineCone,
  'hollow-log': hollowLog,
  'magic-bean': magicBean,
  'bird-feeder': birdFeeder,
} satisfies Record<string, PropPainter>
