import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { eye, mark, oval } from './details.ts'

const dragonfly: PropPainter = (pen) => {
  for (const [d, lighten] of [
    ['M4 -56 C -8 -84 -34 -100 -44 -92 C -44 -78 -18 -60 4 -52 Z', 0.25],
    ['M2 -52 C -20 -56 -48 -50 -48 -38 C -36 -30 -10 -40 4 -48 Z', 0.15],
    ['M12 -58 C16 -86 36 -104 46 -98 C48 -82 30 -64 14 -54 Z', 0.25],
    ['M14 -54 C34 -64 52 -60 52 -50 C44 -40 24 -42 12 -48 Z', 0.15],
  ] as const)
    outline(pen, 'glass', d, { lighten })
  line(pen, 4.6, 'teal', 'M4 -46 C -6 -32 -14 -18 -26 0')
  mark(pen, 1.6, 'dark', 'M-1 -37 L3 -34 M-8 -26 L-4 -23 M-15 -15 L-11 -12 M-21 -6 L-17 -3')
  oval(pen, 'teal', 8, -54, 8, 9, { lighten: -0.08 })
  oval(pen, 'teal', 16, -66, 6, 6)
  oval(pen, '#d8573f', 12, -69, 4.6, 4.6)
  oval(pen, '#d8573f', 21, -68, 4.6, 4.6)
}

const termite: PropPainter = (pen) => {
  for (const d of ['M-8 -34 L-18 -14 L-26 -10', 'M4 -36 L2 -12 L-6 -6', 'M14 -36 L20 -12 L28 -8']) line(pen, 2, '#a06a34', d)
  outline(pen, '#efd9a8', 'M-50 -36 C -46 -56 -18 -58 -4 -46 C -2 -38 -8 -30 -20 -28 C -34 -24 -48 -26 -50 -36 Z')
  for (const x of [-38, -27, -16]) mark(pen, 1.8, '#c8a868', `M${x} -50 C${x - 3} -42 ${x - 3} -34 ${x} -28`)
  oval(pen, '#e0b878', 6, -42, 11, 9)
  oval(pen, '#b8702e', 28, -44, 15, 12)
  line(pen, 2.6, '#5a3014', 'M40 -50 C50 -52 52 -46 48 -42 M40 -38 C50 -34 52 -40 48 -43')
  line(pen, 1.4, '#5a3014', 'M32 -54 C36 -64 42 -66 46 -64 M28 -55 C28 -66 34 -72 38 -72')
  eye(pen, 32, -47, 1.8)
}

/** Grey, on long legs in the shallows, with a folded neck. */
const heron: PropPainter = (pen) => {
  line(pen, 2.2, '#a08a4a', 'M-8 -36 L-8 -2 M2 -36 L6 -18 L2 -2')
  outline(pen, '#7f92a8', 'M-42 -34 C -30 -58 2 -62 12 -54 C14 -42 4 -34 -8 -32 C -20 -30 -32 -30 -42 -34 Z')
  outline(pen, '#4f5f76', 'M-44 -32 C -30 -46 -12 -50 0 -46 C -8 -36 -26 -30 -44 -32 Z')
  line(pen, 5.4, '#9fb0c4', 'M8 -54 C28 -62 -2 -72 16 -88')
  oval(pen, '#dfe6ec', 19, -90, 8, 6)
  outline(pen, '#2a3040', 'M16 -96 C6 -98 -4 -94 -10 -88 C0 -90 8 -90 16 -91 Z')
  outline(pen, 'gold', 'M26 -93 L54 -85 L26 -87 Z')
  eye(pen, 21, -91, 1.7)
  outline(pen, 'water', 'M-30 0 C -20 -6 20 -6 30 0 Z', { noInk: true })
}

/** On a trunk, red on its head. */
const woodpecker: PropPainter = (pen) => {
  outline(pen, 'trunk', 'M18 0 L22 -100 L48 -100 L50 0 Z')
  mark(pen, 1.6, 'trunk', 'M30 -90 L28 -60 M40 -80 L42 -44 M30 -40 L28 -8 M42 -30 L44 -6', -0.25)
  oval(pen, 'dark', 27, -74, 4, 5, PLAIN_SHAPE)
  outline(pen, '#22202a', 'M-14 -18 L-6 8 L4 6 L6 -18 Z')
  outline(pen, '#22202a', 'M-20 -24 C -26 -46 -16 -64 -2 -68 C12 -64 18 -40 8 -14 C -4 -8 -14 -12 -20 -24 Z')
  outline(pen, 'white', 'M-2 -60 C10 -56 16 -38 8 -18 C0 -28 -4 -44 -2 -60 Z', { noInk: true })
  for (const y of [-48, -38, -28]) mark(pen, 2.4, 'white', `M-19 ${y} L-8 ${y + 2}`)
  oval(pen, '#22202a', -2, -74, 11, 10)
  outline(pen, 'red', 'M-14 -76 C -16 -92 8 -94 8 -80 C0 -84 -8 -82 -14 -76 Z')
  oval(pen, 'white', 2, -70, 6, 4.4, PLAIN_SHAPE)
  outline(pen, 'metal', 'M8 -77 L24 -75 L8 -71 Z')
  eye(pen, 2, -76, 1.9)
}

const eel: PropPainter = (pen) => {
  line(pen, 11, '#4f6a3a', 'M-44 -14 C -26 -40 -14 -6 2 -28 C14 -46 20 -54 34 -50')
  outline(
    pen,
    '#6f8a4a',
    'M-44 -22 C -26 -46 -12 -14 0 -36 C10 -54 20 -62 34 -58 L34 -54 C20 -56 14 -46 4 -30 C -8 -10 -24 -36 -42 -16 Z',
    PLAIN_SHAPE,
  )
  outline(pen, '#4f6a3a', 'M30 -60 C42 -62 52 -52 50 -46 C44 -40 34 -42 28 -46 Z')
  mark(pen, 1.6, '#2a3a1c', 'M50 -47 C46 -45 42 -45 38 -46')
  eye(pen, 42, -53, 2.4)
}

const stingray: PropPainter = (pen) => {
  line(pen, 2.2, '#8a7656', 'M0 -34 C4 -20 -8 -12 -2 2')
  outline(pen, '#a89068', 'M0 -96 C16 -92 40 -76 48 -58 C40 -42 14 -32 0 -30 C -14 -32 -40 -42 -48 -58 C -40 -76 -16 -92 0 -96 Z')
  outline(pen, '#c4ae84', 'M0 -88 C8 -76 8 -50 0 -38 C -8 -50 -8 -76 0 -88 Z', PLAIN_SHAPE)
  for (const x of [-9, 9]) eye(pen, x, -80, 2.6)
  for (const [x, y] of [
    [-24, -66],
    [24, -66],
    [-18, -50],
    [18, -50],
    [-34, -58],
    [34, -58],
    [-14, -70],
    [14, -70],
  ] as const)
    oval(pen, '#6f8fc4', x, y, 2.4, 2, PLAIN_SHAPE)
}

const swordfish: PropPainter = (pen) => {
  outline(pen, '#2f4f86', 'M-34 -46 L-54 -70 L-46 -44 L-54 -20 Z')
  outline(pen, '#2f4f86', 'M-6 -60 C -6 -78 2 -88 12 -92 C10 -80 14 -68 20 -60 Z')
  outline(pen, '#3c64a4', 'M-40 -45 C -24 -62 4 -66 22 -58 L54 -60 L24 -48 C10 -36 -20 -34 -40 -45 Z')
  outline(pen, '#cfd8e4', 'M-34 -43 C -14 -42 8 -44 26 -50 C14 -38 -16 -34 -34 -43 Z', { noInk: true })
  outline(pen, '#2f4f86', 'M4 -42 C4 -32 -2 -26 -8 -24 C -8 -32 -6 -38 -4 -42 Z')
  eye(pen, 18, -54, 2.6)
}

const beluga: PropPainter = (pen) => {
  outline(pen, '#e4ecf2', 'M-36 -40 L-52 -58 L-46 -40 L-52 -24 Z')
  outline(pen, '#eef4f8', 'M-42 -40 C -26 -60 6 -64 22 -60 C28 -70 46 -66 46 -54 C52 -50 50 -42 42 -40 C22 -22 -20 -22 -42 -40 Z')
  outline(pen, '#dbe5ee', 'M6 -30 C8 -16 0 -8 -8 -6 C -8 -18 -4 -26 0 -31 Z')
  mark(pen, 1.6, '#7f93a8', 'M48 -46 C42 -42 36 -42 32 -45')
  eye(pen, 31, -52, 2.2)
}

const piranha: PropPainter = (pen) => {
  outline(pen, '#5a6470', 'M-32 -46 L-52 -66 L-46 -46 L-52 -26 Z')
  outline(pen, '#5a6470', 'M-14 -76 C -6 -94 10 -94 16 -80 Z')
  outline(pen, '#76828e', 'M-38 -46 C -28 -78 14 -86 34 -62 L46 -50 L28 -44 L44 -34 C28 -12 -24 -14 -38 -46 Z')
  outline(pen, '#d8473f', 'M-34 -38 C -14 -34 8 -34 30 -42 L44 -34 C28 -12 -18 -14 -34 -38 Z', { noInk: true })
  outline(pen, '#4a1a20', 'M46 -50 L28 -44 L44 -34 L40 -42 Z', PLAIN_SHAPE)
  for (const d of ['M31 -46 L35 -42 L37 -48 Z', 'M38 -48 L41 -44 L44 -50 Z', 'M31 -43 L34 -46 L37 -39 Z', 'M37 -40 L40 -44 L43 -36 Z'])
    outline(pen, 'white', d, PLAIN_SHAPE)
  oval(pen, 'gold', 20, -60, 6, 6, PLAIN_SHAPE)
  eye(pen, 21, -60, 3)
}

const pigeon: PropPainter = (pen) => {
  line(pen, 2.6, '#d8606a', 'M-4 -14 L-4 -1 L4 -1 M6 -14 L8 -1 L16 -1')
  outline(pen, '#6f7a8c', 'M-30 -26 L-54 -16 L-50 -8 L-22 -14 Z')
  outline(pen, '#8a95a8', 'M-36 -24 C -28 -46 0 -58 16 -60 C28 -52 28 -30 16 -18 C0 -8 -26 -10 -36 -24 Z')
  outline(pen, '#aab4c4', 'M-40 -20 C -28 -38 -6 -46 8 -42 C8 -28 -14 -16 -40 -20 Z')
  mark(pen, 3, '#3f4656', 'M-20 -34 C -14 -28 -14 -22 -18 -18 M-8 -39 C -2 -32 -3 -24 -7 -19')
  outline(pen, '#3f8f7a', 'M8 -58 C18 -52 26 -52 32 -60 C34 -48 28 -40 20 -38 C12 -42 6 -50 8 -58 Z', { noInk: true })
  oval(pen, '#6f7a8c', 22, -70, 12, 12)
  outline(pen, '#4a4450', 'M32 -72 L44 -68 L32 -64 Z')
  oval(pen, 'white', 33, -73, 2.6, 2, PLAIN_SHAPE)
  oval(pen, '#f0742a', 25, -72, 3.2, 3.2, PLAIN_SHAPE)
  oval(pen, 'black', 25, -72, 1.6, 1.6, PLAIN_SHAPE)
}

/** At full speed, spotted all over, with black lines from its eyes. */
const cheetah: PropPainter = (pen) => {
  line(pen, 3.4, '#d8a04a', 'M-36 -42 C -46 -44 -48 -58 -56 -60')
  for (const d of ['M-26 -32 L-42 -16 L-52 -12', 'M10 -32 L32 -16 L44 -18']) line(pen, 4.6, '#c08a3a', d)
  outline(pen, '#e0ac54', 'M-40 -40 C -34 -54 -10 -50 4 -54 C18 -60 26 -56 26 -46 C20 -34 4 -34 -8 -34 C -20 -28 -36 -28 -40 -40 Z')
  for (const d of ['M-32 -32 L-38 -18 L-28 -6 L-20 -6', 'M16 -38 L26 -22 L46 -8 L52 -8']) line(pen, 5, '#e0ac54', d)
  outline(pen, '#f4dcae', 'M-24 -33 C -8 -38 8 -36 22 -40 C12 -33 0 -32 -8 -32 Z', PLAIN_SHAPE)
  oval(pen, '#e0ac54', 24, -72, 4, 4)
  oval(pen, '#e0ac54', 33, -62, 13, 11)
  oval(pen, '#f4dcae', 41, -57, 7, 5.4, PLAIN_SHAPE)
  outline(pen, '#e0ac54', 'M16 -56 L26 -68 L32 -54 L22 -46 Z', { noInk: true })
  mark(pen, 1.6, '#2a1c12', 'M37 -62 C38 -58 38 -56 36 -53 M44 -56 C42 -53 40 -53 38 -54')
  oval(pen, '#2a1c12', 46, -60, 2, 1.6, PLAIN_SHAPE)
  eye(pen, 37, -65, 1.9)
  for (const [x, y] of [
    [-32, -42],
    [-26, -46],
    [-22, -38],
    [-14, -46],
    [-10, -40],
    [-3, -48],
    [2, -41],
    [9, -50],
    [13, -43],
    [20, -50],
    [-30, -35],
    [26, -62],
    [-36, -22],
    [22, -28],
  ] as const)
    oval(pen, '#2a1c12', x, y, 1.7, 1.5, PLAIN_SHAPE)
}

export const BIRDS_AND_FISH = {
  dragonfly,
  termite,
  heron,
  woodpecker,
  eel,
  stingray,
  swordfish,
  beluga,
  piranha,
  pigeon,
  cheetah,
} satisfies Record<string, PropPainter>
