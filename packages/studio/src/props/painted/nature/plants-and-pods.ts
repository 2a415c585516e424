import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'

/** A red mouth of two lobes, fringed with teeth, about to close on a fly. */
const venusFlytrap: PropPainter = (pen) => {
  line(pen, 7, 'leaf', 'M0 0 C -4 -14 -10 -20 -22 -30')
  for (const [x, tip] of [
    [-4, -40],
    [4, 40],
  ] as const)
    outline(pen, 'leaf', `M${x} -2 C${tip * 0.5} -18 ${tip * 1.1} -16 ${tip * 1.2} -8 C${tip * 0.9} 2 ${tip * 0.4} 2 ${x} -2 Z`)
  const teeth = (points: readonly (readonly [number, number, number, number])[]): void => {
    for (const [x, y, dx, dy] of points) line(pen, 3, 'leafLight', `M${x} ${y} L${x + dx} ${y + dy}`)
  }
  outline(pen, 'leafLight', 'M-34 -38 C -46 -66 -30 -98 6 -100 C28 -100 44 -92 48 -80 C28 -86 -4 -76 -20 -40 Z')
  outline(pen, '#d8384a', 'M-28 -42 C -34 -66 -18 -88 10 -90 C26 -91 38 -87 46 -80 C24 -82 0 -72 -18 -42 Z', PLAIN_SHAPE)
  outline(pen, 'leafLight', 'M-34 -36 C -14 -26 24 -20 50 -40 C44 -52 12 -52 -20 -40 Z')
  outline(pen, '#d8384a', 'M-24 -37 C -4 -30 26 -28 46 -41 C36 -48 8 -48 -20 -40 Z', PLAIN_SHAPE)
  teeth([
    [-8, -41, 0, -12],
    [6, -46, 2, -12],
    [20, -47, 4, -12],
    [34, -46, 6, -11],
    [46, -42, 7, -9],
  ])
  teeth([
    [-8, -85, 5, 10],
    [8, -90, 4, 11],
    [24, -89, 1, 11],
    [38, -84, -1, 10],
    [47, -79, -1, 9],
  ])
  oval(pen, '#2a2632', 26, -64, 9, 6)
  oval(pen, '#c8402e', 36, -66, 4, 4)
  for (const x of [20, 27]) oval(pen, 'glass', x, -71, 4, 6)
}

/** A purple tuft on a ball of spines above prickly leaves. */
const thistle: PropPainter = (pen) => {
  line(pen, 5, 'leaf', 'M0 0 C2 -20 -2 -36 0 -50')
  for (const side of [-1, 1])
    outline(
      pen,
      'leaf',
      `M0 -8 L${side * 10} -22 L${side * 14} -14 L${side * 22} -30 L${side * 26} -20 L${side * 36} -38 L${side * 37} -26 L${side * 50} -38 L${side * 44} -20 L${side * 48} -14 L${side * 34} -12 L${side * 34} -4 L${side * 20} -8 L${side * 16} -2 Z`,
    )
  for (let i = -5; i <= 5; i++) line(pen, 4.4, i % 2 ? '#b65ac8' : '#8a3aa8', `M${i * 2.4} -70 L${i * 6.4} ${-98 + Math.abs(i) * 2.2}`)
  for (let i = -3; i <= 3; i++) line(pen, 3, '#d88ae0', `M${i * 2.4} -70 L${i * 5} ${-88 + Math.abs(i) * 2}`)
  for (let i = 0; i < 9; i++) {
    const turn = Math.PI * (0.02 + (i / 8) * 0.96)
    outline(pen, 'leaf', `M${polar(0, -58, turn - 0.16, 17)} L${polar(0, -58, turn, 27)} L${polar(0, -58, turn + 0.16, 17)} Z`)
  }
  oval(pen, '#5a8f45', 0, -60, 20, 17)
  for (const [x, y] of [
    [-9, -66],
    [0, -66],
    [9, -66],
    [-5, -58],
    [5, -58],
    [0, -50],
    [-12, -58],
    [12, -58],
  ] as const)
    mark(pen, 1.8, '#2f5a26', `M${x - 3} ${y + 2} L${x} ${y - 3} L${x + 3} ${y + 2}`)
}

/** A brown onion of a bulb with roots and a green shoot, half of it skinned. */
const tulipBulb: PropPainter = (pen) => {
  for (const d of ['M-8 -14 C -14 -8 -18 -6 -22 0', 'M0 -12 L0 2', 'M8 -14 C12 -8 16 -6 22 0', 'M-4 -12 L-10 2', 'M4 -12 L10 2'])
    line(pen, 2, '#d8c8a0', d)
  for (const side of [-1, 1])
    outline(
      pen,
      'leafLight',
      `M0 -66 C${side * 2} -84 ${side * 10} -96 ${side * 18} -102 C${side * 20} -86 ${side * 14} -70 ${side * 6} -62 Z`,
    )
  outline(pen, '#e8505a', 'M-6 -72 C -10 -88 -4 -96 0 -100 C4 -96 10 -88 6 -72 Z')
  outline(pen, '#f2e4c4', 'M0 -72 C12 -64 34 -52 34 -32 C34 -18 18 -10 0 -10 C -18 -10 -34 -18 -34 -32 C -34 -52 -12 -64 0 -72 Z')
  outline(pen, '#9a5a2c', 'M0 -72 C -12 -64 -34 -52 -34 -32 C -34 -18 -18 -10 0 -10 C10 -10 18 -12 24 -16 L14 -28 L20 -40 L8 -48 L10 -60 Z')
  mark(pen, 1.8, '#6b3a18', 'M-4 -64 C -20 -50 -24 -30 -16 -14 M0 -62 C -8 -46 -8 -28 -2 -12')
  mark(pen, 1.6, '#c8b080', 'M18 -56 C26 -44 28 -30 24 -20')
}

/** Three long dark pods tied beside the pale orchid they come from. */
const vanillaPods: PropPainter = (pen) => {
  for (const d of ['M-34 0 C -20 -30 -8 -56 12 -96', 'M-22 2 C -8 -28 8 -56 28 -92', 'M-8 2 C6 -22 22 -50 42 -84']) {
    line(pen, 6.6, '#3e2416', d)
    mark(pen, 1.8, '#7a5236', d)
  }
  line(pen, 4, '#d8b878', 'M-24 -20 L4 -10 M-22 -26 L6 -16')
  for (let i = 0; i < 5; i++) {
    const turn = -Math.PI / 2 + (i / 5) * Math.PI * 2
    outline(
      pen,
      '#f6efc8',
      `M-20 -62 C${polar(-20, -62, turn - 0.5, 20)} ${polar(-20, -62, turn - 0.25, 28)} ${polar(-20, -62, turn, 30)} C${polar(-20, -62, turn + 0.25, 28)} ${polar(-20, -62, turn + 0.5, 20)} -20 -62 Z`,
    )
  }
  outline(pen, '#f0c83a', 'M-26 -66 C -20 -72 -12 -70 -10 -62 C -12 -52 -24 -50 -28 -56 Z')
  oval(pen, '#d8862a', -18, -60, 3.6, 3.6, PLAIN_SHAPE)
}

const oliveBranch: PropPainter = (pen) => {
  line(pen, 3.6, '#7a6a3a', 'M-44 -4 C -22 -26 6 -46 34 -76')
  for (const [x, y, turn] of [
    [-32, -14, -2.2],
    [-28, -18, 0.25],
    [-14, -29, -2.1],
    [-8, -34, 0.2],
    [6, -46, -2.1],
    [12, -51, 0.1],
    [22, -62, -2.2],
    [27, -67, -0.1],
    [33, -75, -1.1],
  ] as const)
    outline(
      pen,
      turn > -1 ? '#5f8440' : '#86a862',
      `M${x} ${y} C${polar(x, y, turn - 0.6, 12)} ${polar(x, y, turn - 0.3, 22)} ${polar(x, y, turn, 29)} C${polar(x, y, turn + 0.3, 22)} ${polar(x, y, turn + 0.6, 12)} ${x} ${y} Z`,
    )
  for (const [x, y] of [
    [-18, -5],
    [4, -20],
    [26, -36],
  ] as const) {
    mark(pen, 1.8, '#7a6a3a', `M${x - 4} ${y - 16} L${x} ${y - 6}`)
    oval(pen, '#3c3444', x, y, 8.4, 10)
    oval(pen, '#8a7f9a', x - 2.6, y - 3.4, 2, 2.8, PLAIN_SHAPE)
  }
}

/** Round grains with spikes, as a microscope shows them. */
const pollenGrain: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [30, -84, 13],
    [-36, -16, 11],
    [0, -46, 34],
  ] as const) {
    for (let i = 0; i < 16; i++) {
      const turn = (i / 16) * Math.PI * 2
      outline(
        pen,
        '#e8b024',
        `M${polar(x, y, turn - 0.15, r * 0.92)} L${polar(x, y, turn, r * 1.3)} L${polar(x, y, turn + 0.15, r * 0.92)} Z`,
      )
    }
    oval(pen, '#f4c53a', x, y, r, r)
    for (let i = 0; i < 6; i++) {
      const turn = (i / 6) * Math.PI * 2 + 0.3
      const [px, py] = polar(x, y, turn, r * 0.55)
        .split(' ')
        .map(Number) as [number, number]
      outline(pen, '#c8871a', `M${px - r * 0.12} ${py + r * 0.08} L${px} ${py - r * 0.16} L${px + r * 0.12} ${py + r * 0.08} Z`, FLAT_SHAPE)
    }
    oval(pen, '#c8871a', x, y, r * 0.12, r * 0.1, FLAT_SHAPE)
  }
}

/** Water that has turned green below a flat scum, with threads and bubbles, as through a lens. */
const algae: PropPainter = (pen) => {
  oval(pen, '#bfe2f2', 0, -49, 48, 48, { cel: 0 })
  outline(pen, '#4f9a5a', 'M-47 -60 L47 -60 C55 -22 28 -1 0 -1 C -28 -1 -55 -22 -47 -60 Z', { cel: 0, noInk: true })
  outline(pen, '#3a7a5e', 'M-44 -28 C -18 -36 20 -20 44 -29 C36 -10 18 -1 0 -1 C -18 -1 -36 -10 -44 -28 Z', FLAT_SHAPE)
  for (const [x, bottom, bend] of [
    [-36, -30, 4],
    [-24, -14, -5],
    [-10, -30, 4],
    [3, -9, -5],
    [16, -26, 5],
    [27, -14, -4],
    [37, -34, 4],
  ] as const)
    mark(pen, 3.4, '#8fce3e', `M${x} -56 C${x + bend} -48 ${x - bend} -38 ${x + bend} ${bottom}`)
  outline(
    pen,
    '#8fce3e',
    'M-48 -62 C -46 -72 -36 -68 -30 -72 C -22 -77 -16 -68 -8 -72 C0 -78 10 -70 18 -73 C26 -77 34 -68 40 -71 C46 -72 48 -66 48 -60 C42 -52 36 -58 28 -53 C20 -49 14 -58 4 -54 C -6 -49 -14 -58 -24 -54 C -34 -49 -42 -56 -48 -58 Z',
  )
  for (const [x, y, rx] of [
    [-36, -64, 5],
    [-18, -66, 7],
    [4, -65, 6],
    [22, -64, 7],
    [38, -64, 4],
  ] as const)
    oval(pen, '#c4ec6a', x, y, rx, 2.4, PLAIN_SHAPE)
  for (const [x, y, r] of [
    [-30, -40, 3],
    [-4, -42, 3.6],
    [22, -40, 3],
    [-16, -18, 2.6],
    [10, -16, 3],
    [32, -24, 2.4],
  ] as const) {
    oval(pen, '#c4ec6a', x, y, r, r, PLAIN_SHAPE)
    oval(pen, '#4f8a2a', x, y, r * 0.45, r * 0.45, PLAIN_SHAPE)
  }
}

/** A yellow net of veins that creeps over a dead log. */
const slimeMold: PropPainter = (pen) => {
  outline(pen, '#6b4630', 'M-46 -50 L40 -50 L40 -4 L-46 -4 C -54 -16 -54 -38 -46 -50 Z')
  oval(pen, '#c8a06a', 40, -27, 11, 23)
  for (const r of [15, 9, 4])
    mark(
      pen,
      1.6,
      '#8a6238',
      `M${40 - r * 0.45} -27 C${40 - r * 0.45} ${-27 - r} ${40 + r * 0.45} ${-27 - r} ${40 + r * 0.45} -27 C${40 + r * 0.45} ${-27 + r} ${40 - r * 0.45} ${-27 + r} ${40 - r * 0.45} -27`,
    )
  mark(pen, 1.8, '#47301f', 'M-40 -14 L-10 -14 M0 -10 L24 -10 M-44 -26 L-34 -26')
  for (const d of [
    'M-8 -58 C -24 -50 -30 -36 -42 -32',
    'M-8 -58 C -14 -40 -20 -28 -16 -12',
    'M-6 -58 C0 -40 8 -36 6 -18',
    'M-4 -60 C14 -52 20 -46 22 -30',
    'M-24 -46 C -22 -34 -32 -24 -28 -14',
    'M2 -42 C10 -44 14 -36 20 -32',
  ])
    line(pen, 4, '#f4cf2a', d)
  outline(pen, '#f4cf2a', 'M-36 -54 C -40 -66 -28 -74 -20 -68 C -16 -84 6 -84 8 -70 C18 -74 28 -64 22 -54 C10 -46 -24 -46 -36 -54 Z')
  for (const [x, y] of [
    [-24, -60],
    [-8, -68],
    [6, -62],
    [-10, -56],
  ] as const)
    oval(pen, '#fbe98a', x, y, 4.4, 3.2, PLAIN_SHAPE)
}

/** A felled trunk that lies on the ground, its rings in front. */
const log: PropPainter = (pen) => {
  outline(pen, 'trunk', 'M-24 -70 L44 -54 C52 -44 52 -20 44 -10 L-24 -2 Z')
  mark(pen, 2.2, '#47301f', 'M-2 -56 L34 -48 M2 -20 L38 -18 M8 -36 L28 -34 M0 -8 L24 -9')
  outline(pen, 'trunk', 'M18 -58 L24 -78 L36 -76 L32 -55 Z')
  oval(pen, '#d9b47c', 30, -77, 6.4, 3, PLAIN_SHAPE)
  oval(pen, 'trunk', -24, -36, 25, 35)
  oval(pen, '#dcb880', -24, -36, 20, 29, PLAIN_SHAPE)
  for (const [rx, ry] of [
    [14, 21],
    [8.6, 13],
    [3.4, 5],
  ] as const)
    mark(
      pen,
      2,
      '#a5743c',
      `M${-24 - rx} -36 C${-24 - rx} ${-36 - ry * 1.3} ${-24 + rx} ${-36 - ry * 1.3} ${-24 + rx} -36 C${-24 + rx} ${-36 + ry * 1.3} ${-24 - rx} ${-36 + ry * 1.3} ${-24 - rx} -36`,
    )
}

export const PLANTS_AND_PODS = {
  'venus-flytrap': venusFlytrap,
  thistle,
  'tulip-bulb': tulipBulb,
  'vanilla-pods': vanillaPods,
  'olive-branch': oliveBranch,
  'pollen-grain': pollenGrain,
  algae,
  'slime-mold': slimeMold,
  log,
} satisfies Record<string, PropPainter>
