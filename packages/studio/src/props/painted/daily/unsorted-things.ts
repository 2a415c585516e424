import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

const fossil: PropPainter = (pen) => {
  outline(pen, '#b8a484', 'M-46 -20 C -50 -60 -34 -90 0 -94 C36 -92 50 -62 46 -24 C40 -4 -38 0 -46 -20 Z')
  outline(
    pen,
    '#8a7454',
    'M0 -16 C -38 -20 -40 -78 2 -82 C40 -80 38 -28 6 -28 C -22 -30 -20 -68 4 -68 C24 -66 22 -42 6 -42 C-6 -44 -4 -56 4 -56 L4 -52 C12 -54 10 -48 6 -48 C16 -48 16 -60 4 -60 C -12 -60 -12 -36 6 -34 C30 -34 30 -74 2 -74 C -30 -70 -28 -26 2 -22 Z',
    { cel: 0.06 },
  )
  for (let i = 0; i < 12; i++) mark(pen, 2, '#6b5638', `M${polar(2, -50, 0.7 + i * 0.45, 22)} L${polar(2, -50, 0.7 + i * 0.45, 31)}`)
}

const dinosaurSkeleton: PropPainter = (pen) => {
  const BONE = '#efe6cf'
  line(pen, 4, BONE, 'M-48 -38 C -30 -30 -18 -56 4 -58 C18 -60 22 -72 28 -82')
  for (const x of [-14, -7, 0, 7, 13]) line(pen, 2.6, BONE, `M${x} -56 C${x - 5} -48 ${x - 4} -40 ${x + 1} -36`)
  for (const d of ['M-12 -52 L-4 -28 L-14 -4 L-4 -2', 'M-8 -52 L8 -30 L2 -4 L12 -2']) line(pen, 4, BONE, d)
  line(pen, 2.6, BONE, 'M14 -56 L20 -44 L16 -38')
  outline(pen, BONE, 'M22 -82 C20 -96 36 -98 44 -94 L50 -84 L46 -78 L34 -78 L48 -72 L46 -68 L28 -72 Z')
  oval(pen, '#3a3024', 33, -88, 3.6, 3.6, FLAT_SHAPE)
  box(pen, 'wood', -50, -2, 100, 4)
}

const pirateShip: PropPainter = (pen) => {
  line(pen, 4, 'wood', 'M-14 -30 L-14 -88 M18 -30 L18 -80')
  outline(pen, '#f1ead8', 'M-36 -82 L6 -82 C10 -70 10 -56 4 -46 L-34 -46 C -30 -58 -30 -70 -36 -82 Z')
  outline(pen, '#f1ead8', 'M6 -74 L38 -74 C42 -64 42 -54 36 -46 L8 -46 C12 -56 12 -64 6 -74 Z')
  outline(pen, '#1b1a26', 'M-14 -99 L12 -95 L-14 -86 Z')
  oval(pen, '#1b1a26', -16, -66, 7, 7, FLAT_SHAPE)
  for (const x of [-18.4, -13.6]) oval(pen, '#f1ead8', x, -67, 1.6, 1.8, FLAT_SHAPE)
  outline(pen, '#6b4226', 'M-50 -40 L-36 -30 L26 -30 L34 -44 L48 -44 L40 -10 C36 -6 -30 -6 -38 -12 Z')
  for (const x of [-24, -6, 12]) box(pen, '#241a14', x, -24, 8, 7, FLAT_SHAPE)
  mark(pen, 3.4, '#5fb4e0', 'M-48 -3 C -36 -9 -26 3 -14 -3 C-2 -9 8 3 20 -3 C32 -9 40 1 48 -3')
}

const santaHat: PropPainter = (pen) => {
  outline(pen, '#d8252e', 'M-38 -22 C -34 -64 -6 -92 22 -84 C40 -78 46 -60 42 -44 C34 -56 28 -58 26 -54 C30 -44 34 -34 36 -22 Z')
  oval(pen, 'white', 42, -38, 9, 9)
  box(pen, 'white', -46, -26, 90, 20, { round: 10 })
}

const paperwork: PropPainter = (pen) => {
  for (let i = 0; i < 13; i++) box(pen, 'white', -36 + ((i * 7) % 9) - 4, -10 - i * 6.4, 72, 6.6, { cel: 0.04, lighten: i % 2 ? -0.05 : 0 })
  outline(pen, 'white', 'M-36 -90 L24 -98 L38 -88 L-26 -80 Z')
  for (const [x, y, role] of [
    [34, -30, '#f7cf46'],
    [34, -56, '#e8708a'],
    [34, -72, '#5fb4e0'],
  ] as const)
    box(pen, role, x, y, 10, 5)
}

const barcode: PropPainter = (pen) => {
  box(pen, 'white', -46, -80, 92, 62, { round: 3, cel: 0 })
  let x = -39
  for (const w of [3, 1.4, 2, 4, 1.4, 3, 1.4, 2, 1.4, 4, 2, 1.4, 3, 2, 1.4, 4, 1.4]) {
    box(pen, '#1b1a26', x, -74, w, 42, FLAT_SHAPE)
    x += w + 2.4
  }
  for (let i = 0; i < 8; i++) mark(pen, 2, '#1b1a26', `M${-34 + i * 9} -25 L${-30 + i * 9} -25`)
}

const weatherVane: PropPainter = (pen) => {
  line(pen, 4, 'dark', 'M0 -2 L0 -64')
  line(pen, 2.6, 'dark', 'M-26 -34 L26 -34')
  mark(pen, 2.4, '#d8473f', 'M-38 -30 L-38 -38 L-32 -30 L-32 -38 M32 -38 L38 -38 M32 -34 L37 -34 M32 -30 L38 -30 M32 -38 L32 -30')
  line(pen, 3.4, '#8a6a34', 'M-40 -64 L40 -64')
  outline(pen, '#8a6a34', 'M48 -64 L36 -72 L36 -56 Z')
  outline(
    pen,
    '#c8303a',
    'M-20 -66 C -22 -84 -34 -80 -36 -92 C -22 -94 -14 -82 2 -80 C4 -92 10 -96 18 -92 L22 -86 L16 -82 C16 -72 8 -66 0 -66 Z',
  )
}

export const UNSORTED_THINGS = {
  fossil,
  'dinosaur-skeleton': dinosaurSkeleton,
  'pirate-ship': pirateShip,
  'santa-hat': santaHat,
  paperwork,
  barcode,
  'weather-vane': weatherVane,
} satisfies Record<string, PropPainter>
