import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from './details.ts'

const petra: PropPainter = (pen) => {
  outline(pen, '#c8785a', 'M-50 -99 L50 -99 L50 -2 L-50 -2 Z')
  outline(pen, '#e3a07c', 'M-34 -2 L-34 -44 L0 -58 L34 -44 L34 -2 Z')
  for (const x of [-30, -18, 12, 24]) box(pen, '#f0bc9c', x, -42, 6, 40)
  box(pen, '#4a2a22', -9, -36, 18, 34, FLAT_SHAPE)
  outline(pen, '#e3a07c', 'M-34 -62 L-34 -80 L-16 -88 L-16 -62 Z')
  outline(pen, '#e3a07c', 'M34 -62 L34 -80 L16 -88 L16 -62 Z')
  outline(pen, '#f0bc9c', 'M-10 -60 L-10 -82 C-8 -94 8 -94 10 -82 L10 -60 Z')
}

const tallestTower: PropPainter = (pen) => {
  for (const [x, w, h, l] of [
    [-22, 14, 34, -0.05],
    [22, 14, 40, -0.05],
    [-13, 12, 56, 0.05],
    [13, 12, 62, 0.05],
    [0, 14, 80, 0.12],
  ] as const) {
    box(pen, '#a8bccb', x - w / 2, -h, w, h, { lighten: l })
    for (let y = -h + 5; y < -4; y += 7) mark(pen, 1.2, '#6d86a0', `M${x - w / 2 + 2} ${y} L${x + w / 2 - 2} ${y}`)
  }
  line(pen, 2.4, '#a8bccb', 'M0 -80 L0 -99')
}

const glassPyramid: PropPainter = (pen) => {
  outline(pen, '#a8def2', 'M0 -78 L48 -10 L-48 -10 Z', { lighten: 0.1 })
  outline(pen, '#7fc0dc', 'M0 -78 L48 -10 L14 -10 Z', FLAT_SHAPE)
  for (const k of [0.2, 0.4, 0.6, 0.8]) {
    mark(pen, 1.4, '#4f86a0', `M${-48 * k} ${-78 + 68 * k} L${48 * k} ${-78 + 68 * k}`)
    mark(
      pen,
      1.2,
      '#4f86a0',
      `M${-48 * k} ${-78 + 68 * k} L${-48 * k + 68 * (1 - k) * 0.7} -10 M${48 * k} ${-78 + 68 * k} L${48 * k - 68 * (1 - k) * 0.7} -10`,
    )
  }
  box(pen, 'stone', -50, -10, 100, 6)
}

const onionDomes: PropPainter = (pen) => {
  box(pen, '#c8503a', -44, -34, 88, 32)
  for (const x of [-34, -14, 6, 26])
    outline(pen, 'white', `M${x} -2 L${x} -20 C${x} -28 ${x + 10} -28 ${x + 10} -20 L${x + 10} -2 Z`, FLAT_SHAPE)
  const DOMES = [
    [-32, -34, 11, '#3fa65a', '#f7cf46'],
    [32, -34, 11, '#3f8fc4', 'white'],
    [-13, -46, 11, '#e0813a', '#3f78c8'],
    [13, -46, 11, '#d8303a', '#f7e05a'],
  ] as const
  outline(pen, 'white', 'M-9 -46 L9 -46 L4 -80 L-4 -80 Z')
  outline(pen, 'gold', 'M0 -98 C8 -90 8 -82 4 -79 L-4 -79 C-8 -82 -8 -90 0 -98 Z')
  for (const [x, y, r, a, b] of DOMES) {
    box(pen, '#e3b48a', x - 7, y - 14, 14, 16)
    outline(
      pen,
      a,
      `M${x} ${y - 42} C${x + 3} ${y - 34} ${x + r + 3} ${y - 30} ${x + r} ${y - 20} C${x + 8} ${y - 13} ${x - 8} ${y - 13} ${x - r} ${y - 20} C${x - r - 3} ${y - 30} ${x - 3} ${y - 34} ${x} ${y - 42} Z`,
    )
    for (const dx of [-5, 1])
      mark(pen, 2.4, b, `M${x + dx} ${y - 29} C${x + dx + 4} ${y - 25} ${x + dx + 4} ${y - 20} ${x + dx + 3} ${y - 16}`)
  }
}

const christStatue: PropPainter = (pen) => {
  outline(pen, '#4f8f4a', 'M-50 -2 C -34 -34 -16 -34 -8 -36 L8 -36 C16 -34 34 -34 50 -2 Z')
  box(pen, 'stone', -8, -40, 16, 10)
  outline(pen, '#e9e4da', 'M-6 -84 L6 -84 L46 -80 L48 -74 L10 -70 L11 -40 L-11 -40 L-10 -70 L-48 -74 L-46 -80 Z')
  oval(pen, '#e9e4da', 0, -91, 6, 7.4)
  for (const x of [-4, 4]) mark(pen, 1.4, '#b0a898', `M${x} -68 L${x * 1.4} -42`)
}

const stepPyramid: PropPainter = (pen) => {
  for (let i = 0; i < 6; i++) box(pen, '#b8a888', -48 + i * 6.6, -14 - i * 11, 96 - i * 13.2, 12, { lighten: i % 2 ? 0.06 : 0 })
  box(pen, '#b8a888', -12, -88, 24, 18)
  box(pen, '#3a3024', -5, -84, 10, 14, FLAT_SHAPE)
  outline(pen, '#d8cbb0', 'M-7 -70 L7 -70 L11 -2 L-11 -2 Z')
  for (let y = -64; y < -4; y += 7) mark(pen, 1.4, '#8a7c60', `M-9 ${y} L9 ${y}`)
}

const sombrero: PropPainter = (pen) => {
  outline(
    pen,
    '#e3b04a',
    'M-50 -30 C -44 -42 -28 -34 -18 -34 C -16 -66 -10 -78 0 -78 C10 -78 16 -66 18 -34 C28 -34 44 -42 50 -30 C44 -10 -44 -10 -50 -30 Z',
  )
  mark(pen, 4, '#d8303a', 'M-17 -42 C-8 -37 8 -37 17 -42')
  mark(pen, 2.6, '#3fa65a', 'M-43 -25 L-36 -20 L-29 -24 L-22 -18 L-14 -22 L-7 -17 L0 -21 L7 -17 L14 -22 L22 -18 L29 -24 L36 -20 L43 -25')
}

const sugarSkull: PropPainter = (pen) => {
  outline(
    pen,
    'white',
    'M-38 -60 C -40 -106 40 -106 38 -60 C38 -48 30 -42 26 -38 L22 -6 C14 0 -14 0 -22 -6 L-26 -38 C -30 -42 -38 -48 -38 -60 Z',
  )
  for (const x of [-16, 16]) {
    for (let i = 0; i < 7; i++)
      oval(pen, x < 0 ? '#e83a8a' : '#3fa6d8', x + Math.cos(i * 0.9) * 10, -54 + Math.sin(i * 0.9) * 10, 4.4, 4.4, FLAT_SHAPE)
    oval(pen, 'black', x, -54, 8, 8, FLAT_SHAPE)
  }
  outline(pen, 'black', 'M0 -42 L-4 -33 L4 -33 Z', FLAT_SHAPE)
  mark(pen, 2, 'black', 'M-20 -20 C-8 -14 8 -14 20 -20 M-12 -22 L-12 -13 M-4 -20 L-4 -11 M4 -20 L4 -11 M12 -22 L12 -13')
  for (const [x, y, role] of [
    [0, -84, '#f0b93a'],
    [-10, -80, '#3fa65a'],
    [10, -80, '#3fa65a'],
    [0, -74, '#e0463c'],
    [-28, -36, '#f0b93a'],
    [28, -36, '#f0b93a'],
  ] as const)
    oval(pen, role, x, y, 4, 4, FLAT_SHAPE)
}

const redRockMountain: PropPainter = (pen) => {
  outline(pen, '#d8a868', 'M-50 -22 L50 -22 L50 -2 L-50 -2 Z', PLAIN_SHAPE)
  outline(pen, '#c8542e', 'M-48 -20 C -44 -46 -34 -54 -18 -54 C0 -60 26 -56 36 -46 C44 -40 46 -30 48 -20 Z')
  for (const x of [-34, -18, -2, 14, 28]) mark(pen, 2.4, '#8f3418', `M${x} -48 C${x + 3} -38 ${x - 2} -30 ${x + 2} -22`)
  for (const [x, y] of [
    [-36, -10],
    [8, -8],
    [30, -12],
  ] as const)
    oval(pen, '#6d8a3f', x, y, 5, 3, FLAT_SHAPE)
}

const riceTerrace: PropPainter = (pen) => {
  for (const [i, role] of ['#4f9a3f', '#7cbb4c', '#5fae4a', '#8fc95c', '#5fae4a', '#7cbb4c'].entries()) {
    const y = -86 + i * 15
    outline(
      pen,
      role,
      `M${-26 - i * 5} ${y + 16} C${-30 - i * 5} ${y + 2} ${-8 - i * 2} ${y - 8} 2 ${y} C${14 + i * 2} ${y + 8} ${26 + i * 3} ${y - 6} ${34 + i * 3.4} ${y + 16} Z`,
    )
    mark(
      pen,
      3,
      '#bfe6f2',
      `M${-22 - i * 5} ${y + 11} C${-16 - i * 3} ${y + 2} ${-6} ${y} 2 ${y + 5} C${12} ${y + 10} ${24 + i * 2} ${y + 2} ${30 + i * 3} ${y + 11}`,
    )
  }
}

const prayerFlags: PropPainter = (pen) => {
  outline(pen, '#8f9ab0', 'M-44 -4 L-6 -58 L8 -42 L20 -56 L46 -4 Z')
  outline(pen, 'snow', 'M-18 -42 L-6 -58 L4 -46 L-4 -40 L-10 -44 Z', FLAT_SHAPE)
  line(pen, 1.2, '#5c5248', 'M-50 -92 C -20 -66 20 -66 50 -96')
  for (const [i, role] of ['#3f78c8', 'white', '#d8303a', '#3fa65a', '#f7cf46', '#3f78c8', 'white', '#d8303a'].entries()) {
    const x = -42 + i * 12
    const y = -84 + 20 * (1 - ((x + 1) / 48) ** 2) - 4
    box(pen, role, x - 4.6, y, 9.2, 13, { cel: 0.1 })
  }
}

const baobab: PropPainter = (pen) => {
  outline(
    pen,
    '#a8866a',
    'M-22 -2 C -16 -24 -20 -44 -14 -58 L-34 -72 L-30 -76 L-10 -66 L-12 -84 L-6 -84 L-2 -66 L8 -84 L14 -82 L8 -64 L32 -76 L34 -70 L14 -56 C20 -42 16 -24 22 -2 Z',
  )
  for (const [x, y, r] of [
    [-36, -78, 11],
    [-12, -90, 12],
    [14, -90, 12],
    [36, -78, 11],
    [0, -84, 8],
  ] as const)
    oval(pen, 'leaf', x, y, r, r * 0.7)
}

const acacia: PropPainter = (pen) => {
  line(pen, 6, 'trunk', 'M0 -2 L-2 -36 L-22 -62 M-2 -36 L16 -64 M-2 -36 L0 -64')
  for (const [x, y, rx] of [
    [-18, -66, 30],
    [20, -68, 28],
    [0, -76, 34],
  ] as const)
    oval(pen, 'leaf', x, y, rx, 9)
}

export const SIGHTS = {
  petra,
  'tallest-tower': tallestTower,
  'glass-pyramid': glassPyramid,
  'onion-domes': onionDomes,
  'christ-statue': christStatue,
  'step-pyramid': stepPyramid,
  sombrero,
  'sugar-skull': sugarSkull,
  'red-rock-mountain': redRockMountain,
  'rice-terrace': riceTerrace,
  'prayer-flags': prayerFlags,
  baobab,
  acacia,
} satisfies Record<string, PropPainter>
