import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, eye, mark, oval } from '../world/details.ts'

/** A lynx from the side: long bent legs, ruff, tufted ears and a short tail. */
const lynx: PropPainter = (pen) => {
  outline(pen, '#c88a4e', 'M-40 -50 C -48 -58 -50 -66 -46 -70 C -40 -72 -36 -62 -34 -54 Z')
  outline(pen, '#2e241c', 'M-49 -66 C -50 -72 -44 -74 -42 -68 Z', FLAT_SHAPE)
  for (const x of [-18, 14])
    outline(pen, '#a8703a', `M${x - 8} -36 C${x - 2} -20 ${x + 2} -14 ${x - 2} -4 L${x + 8} -4 C${x + 10} -16 ${x + 10} -24 ${x + 8} -36 Z`)
  outline(
    pen,
    '#d89a5a',
    'M-42 -44 C -40 -58 -20 -60 0 -58 C12 -58 20 -62 28 -60 C34 -48 32 -34 24 -28 C24 -18 28 -12 26 -4 C28 0 14 0 14 -2 C14 -12 12 -22 8 -30 C -4 -26 -14 -26 -20 -30 C -20 -24 -30 -20 -26 -4 C -24 0 -38 0 -38 -2 C -36 -14 -42 -24 -42 -44 Z',
  )
  for (const [x, y] of [
    [-30, -48],
    [-18, -52],
    [-6, -48],
    [-24, -38],
    [-10, -38],
    [4, -46],
    [-34, -30],
    [18, -26],
  ] as const)
    oval(pen, '#5c3c22', x, y, 2.4, 1.8, FLAT_SHAPE)
  for (const s of [-1, 1]) {
    outline(pen, '#d89a5a', `M${30 + s * 14} -80 L${30 + s * 15} -94 L${30 + s * 4} -84 Z`)
    line(pen, 2, '#2e241c', `M${30 + s * 15} -93 L${30 + s * 17} -100`)
  }
  outline(pen, '#f4e2c4', 'M12 -76 L8 -62 L14 -60 L14 -50 L22 -52 L30 -46 L38 -52 L46 -50 L46 -60 L52 -62 L48 -76 Z')
  oval(pen, '#d89a5a', 30, -72, 17, 15)
  oval(pen, '#fbf0dc', 30, -63, 9, 7, FLAT_SHAPE)
  for (const s of [-1, 1]) {
    oval(pen, '#f4d04a', 30 + s * 7.6, -74, 3.4, 3)
    oval(pen, 'black', 30 + s * 7.6, -74, 1.2, 2.4, FLAT_SHAPE)
    mark(pen, 1.4, '#5c3c22', `M${30 + s * 13} -66 L${30 + s * 19} -62`)
  }
  outline(pen, '#8a4a3a', 'M26 -68 L34 -68 L30 -64 Z', FLAT_SHAPE)
  mark(pen, 1.4, '#5c3c22', 'M30 -64 L30 -61 L26 -59 M30 -61 L34 -59')
}

/** A chipmunk upright with stripes on back and face, full cheeks, a thin tail. */
const chipmunk: PropPainter = (pen) => {
  line(pen, 9, '#a8622e', 'M-16 -10 C -40 -10 -46 -34 -38 -60')
  line(pen, 2.6, '#3e2414', 'M-16 -10 C -40 -10 -46 -34 -38 -58')
  outline(pen, '#b5703a', 'M-22 -4 C -32 -32 -20 -56 2 -60 C24 -58 30 -30 24 -4 C12 0 -10 0 -22 -4 Z')
  for (const [d, role] of [
    ['M-18 -8 C -26 -30 -16 -50 -2 -56', '#3e2414'],
    ['M-14 -6 C -20 -28 -12 -46 0 -52', '#fbf0dc'],
    ['M-9 -6 C -14 -26 -8 -42 2 -48', '#3e2414'],
  ] as const)
    mark(pen, 3.4, role, d)
  outline(pen, '#fbe6c8', 'M6 -4 C0 -24 6 -44 16 -46 C26 -40 26 -20 20 -4 Z', FLAT_SHAPE)
  for (const x of [-8, 20]) outline(pen, '#b5703a', `M${x - 6} -88 C${x - 8} -100 ${x + 8} -100 ${x + 8} -86 Z`)
  outline(pen, '#b5703a', 'M-14 -74 C -14 -92 24 -98 32 -78 C44 -76 44 -58 34 -54 C24 -48 4 -48 -6 -54 C -16 -58 -18 -68 -14 -74 Z')
  outline(pen, '#fbf0dc', 'M-10 -66 C0 -68 8 -66 12 -60 C20 -68 34 -70 40 -66 C40 -58 32 -52 20 -52 C4 -52 -8 -56 -10 -66 Z', FLAT_SHAPE)
  for (const [d, role] of [
    ['M-12 -80 C4 -88 16 -84 26 -76', '#fbf0dc'],
    ['M-10 -84 C6 -92 18 -88 28 -80', '#3e2414'],
    ['M-12 -72 C0 -76 10 -74 16 -70', '#3e2414'],
  ] as const)
    mark(pen, 2.6, role, d)
  eye(pen, 14, -75, 3.6)
  oval(pen, '#2e1a12', 35, -68, 3, 2.4)
  oval(pen, '#8a5a2e', 26, -36, 7, 8)
  outline(pen, '#5c3a1e', 'M18 -41 C20 -48 32 -48 34 -41 Z')
  line(pen, 5, '#b5703a', 'M6 -42 C12 -36 18 -34 22 -33')
  for (const x of [-6, 18]) oval(pen, '#b5703a', x, -3, 10, 4)
}

/** A guinea pig: a long low body without a tail, blunt head, patches of three colours. */
const guineaPig: PropPainter = (pen) => {
  for (const x of [-32, -22, 12, 24]) oval(pen, '#f0a8a0', x, -3, 7, 3.4)
  outline(
    pen,
    '#fbf6ea',
    'M-46 -8 C -54 -40 -30 -58 -4 -58 C6 -62 18 -66 30 -60 C46 -54 52 -38 49 -28 C46 -18 40 -16 34 -12 C28 -4 -36 0 -46 -8 Z',
  )
  outline(pen, '#a85c2a', 'M-46 -8 C -54 -40 -30 -58 -12 -58 C -16 -40 -22 -20 -24 -4 C -34 -4 -42 -5 -46 -8 Z', FLAT_SHAPE)
  outline(pen, '#2e241e', 'M8 -60 C18 -66 34 -62 42 -50 C34 -40 22 -38 12 -44 C8 -50 6 -56 8 -60 Z', FLAT_SHAPE)
  outline(pen, '#a85c2a', 'M20 -34 C28 -36 36 -30 36 -22 C34 -16 22 -14 18 -22 Z', FLAT_SHAPE)
  outline(pen, '#d8847a', 'M12 -56 C4 -60 -2 -52 2 -42 C8 -40 14 -46 16 -54 Z')
  eye(pen, 33, -44, 3.8)
  oval(pen, '#d8847a', 49, -34, 3, 3.4)
  mark(pen, 1.6, '#7a4a3a', 'M48 -29 C45 -26 42 -26 40 -27')
  for (const y of [-34, -30]) mark(pen, 1.2, '#8a8278', `M44 ${y} L34 ${y + 2}`)
  for (const [x, y] of [
    [-36, -26],
    [-6, -34],
    [4, -18],
    [-14, -18],
  ] as const)
    mark(pen, 1.6, x < -20 ? '#7a3c16' : '#d8cdb8', `M${x - 4} ${y - 3} C${x} ${y - 4} ${x + 4} ${y - 2} ${x + 6} ${y + 2}`)
}

/** Bigfoot in mid-stride: shaggy, sloping shoulders, arms to the knees. `coat`: its fur, `skin`: its face and soles. */
function shaggyGiant(pen: Pen, coat: string, dark: string, skin: string): void {
  outline(pen, dark, 'M18 -74 C34 -70 42 -52 44 -36 L46 -24 L38 -26 L34 -22 L30 -34 C28 -46 22 -52 14 -56 Z')
  outline(pen, dark, 'M4 -40 C20 -38 26 -26 28 -12 L40 -6 L40 0 L16 0 L12 -16 L2 -26 Z')
  outline(
    pen,
    coat,
    'M-22 -70 L-30 -66 L-26 -58 L-32 -54 L-26 -48 L-30 -42 L-22 -36 C -24 -24 -28 -14 -28 -6 L-34 -2 L-34 0 L-6 0 L-6 -8 C -4 -20 0 -26 4 -30 L14 -32 L12 -38 L20 -42 L18 -52 L26 -56 L22 -64 L28 -70 C24 -78 18 -80 12 -82 L-8 -82 C -14 -80 -20 -76 -22 -70 Z',
  )
  outline(pen, coat, 'M-16 -76 C -32 -72 -40 -56 -44 -40 L-48 -30 L-44 -22 L-38 -20 L-34 -24 L-32 -36 L-26 -44 L-20 -56 Z')
  outline(pen, coat, 'M-14 -78 C -18 -92 -8 -100 4 -100 C16 -100 22 -90 18 -78 L22 -72 L14 -74 L10 -68 L4 -73 L-2 -68 L-6 -74 L-14 -70 Z')
  outline(pen, skin, 'M-4 -88 C -2 -94 16 -94 16 -86 C17 -78 10 -75 5 -75 C -1 -75 -6 -80 -4 -88 Z', FLAT_SHAPE)
  for (const x of [1, 11]) {
    oval(pen, '#fff4d0', x, -87, 2.4, 2, FLAT_SHAPE)
    oval(pen, 'black', x + 0.5, -87, 1.2, 1.4, FLAT_SHAPE)
  }
  mark(pen, 2, dark, 'M-3 -91 L4 -90 M8 -90 L15 -91')
  mark(pen, 1.8, '#2e1a14', 'M2 -79 L10 -79')
  oval(pen, '#2e1a14', 6, -83, 2.4, 1.4, FLAT_SHAPE)
  for (const [x, y] of [
    [-10, -62],
    [4, -64],
    [-6, -50],
    [8, -52],
    [-12, -38],
    [0, -42],
    [-18, -20],
    [-16, -50],
  ] as const)
    mark(pen, 2, dark, `M${x} ${y} L${x - 2} ${y + 7}`)
  for (const x of [-32, -28, -24]) mark(pen, 1.4, skin, `M${x} -2 L${x} 0`)
}

const bigfoot: PropPainter = (pen) => shaggyGiant(pen, '#6b4428', '#432816', '#3a2a24')

const yeti: PropPainter = (pen) => shaggyGiant(pen, '#eef3fa', '#a8bcd4', '#7a8eb0')

/** A long-winged seabird seen from below its wings, head free before them. */
const albatross: PropPainter = (pen) => {
  outline(pen, '#4a5262', 'M6 -50 C10 -70 26 -88 48 -99 C50 -98 49 -95 46 -91 C36 -76 26 -62 20 -48 Z')
  outline(pen, '#fbfbf6', 'M-28 -38 C -18 -52 6 -56 22 -52 C28 -60 42 -60 44 -50 C44 -44 36 -40 28 -40 C14 -30 -10 -28 -28 -38 Z')
  outline(pen, '#4a5262', 'M-28 -38 L-44 -42 L-40 -34 L-44 -28 L-26 -34 Z')
  outline(pen, '#2e3444', 'M14 -46 C4 -32 -14 -12 -46 0 C -51 2 -52 0 -48 -4 C -34 -18 -18 -40 -8 -49 C -2 -53 12 -52 14 -46 Z')
  outline(pen, '#e8ecf0', 'M8 -46 C0 -36 -12 -22 -26 -12 C -18 -26 -10 -38 -2 -45 C2 -48 8 -48 8 -46 Z', FLAT_SHAPE)
  outline(pen, '#f4a0a0', 'M42 -54 L58 -50 C60 -46 58 -42 55 -42 C56 -45 54 -46 51 -46 L42 -46 Z')
  eye(pen, 36, -52, 2)
  mark(pen, 1.6, '#4a5262', 'M30 -55 L40 -55')
}

/** A white wading bird with black legs and a yellow bill. */
const egret: PropPainter = (pen) => {
  for (const d of ['M-4 -36 L-2 -18 L-6 0 L4 0', 'M4 -36 L10 -18 L8 0 L18 0']) line(pen, 2.6, '#2a2830', d)
  outline(
    pen,
    '#fbfdff',
    'M-44 -30 C -36 -52 -10 -60 8 -54 C14 -60 6 -68 4 -76 C2 -90 12 -98 22 -96 C30 -94 32 -86 26 -82 C18 -82 14 -78 16 -72 C20 -62 24 -52 18 -42 C8 -30 -16 -30 -44 -30 Z',
  )
  outline(pen, '#dfe8f2', 'M-44 -30 C -34 -46 -14 -52 2 -48 C -2 -38 -20 -32 -44 -30 Z', FLAT_SHAPE)
  for (const y of [-36, -32]) mark(pen, 1.6, '#b8c8da', `M-30 ${y} L-10 ${y - 8}`)
  outline(pen, '#f2b82e', 'M26 -92 L50 -84 L26 -84 Z')
  oval(pen, '#2a2830', 22, -90, 1.8, 1.8, FLAT_SHAPE)
  line(pen, 1.8, '#fbfdff', 'M12 -94 L-2 -98')
}

/** A brown sea lion upright on its front flippers. */
const seaLion: PropPainter = (pen) => {
  outline(pen, '#5c3c28', 'M-34 -16 C -44 -14 -50 -22 -50 -28 C -42 -28 -36 -22 -30 -18 Z')
  outline(
    pen,
    '#7a5236',
    'M-40 -10 C -30 -32 -10 -40 0 -60 C4 -76 6 -92 22 -94 C34 -94 38 -86 48 -82 C50 -76 44 -72 36 -70 C30 -66 32 -54 30 -42 C28 -24 20 -6 4 -4 C -14 0 -34 0 -40 -10 Z',
  )
  outline(pen, '#a07650', 'M30 -66 C28 -46 22 -28 12 -16 C6 -28 12 -54 22 -66 Z', FLAT_SHAPE)
  outline(pen, '#5c3c28', 'M18 -34 C26 -22 30 -10 44 -4 C46 0 22 0 16 -4 C8 -12 8 -26 18 -34 Z')
  outline(pen, '#5c3c28', 'M-2 -34 C -2 -20 -8 -8 -18 -2 C -16 0 6 0 6 -6 C8 -16 4 -28 -2 -34 Z')
  outline(pen, '#5c3c28', 'M12 -86 L6 -80 L12 -78 Z')
  eye(pen, 28, -84, 2.8)
  oval(pen, '#2a1a14', 47, -81, 3.4, 2.8)
  for (const y of [-77, -74]) mark(pen, 1.2, '#e8dcc8', `M41 ${y} L30 ${y + 3}`)
}

/** A young white bear sitting, with a large head and short legs. */
const polarBearCub: PropPainter = (pen) => {
  outline(pen, '#f4f6fa', 'M-34 -4 C -42 -28 -30 -52 0 -52 C30 -52 42 -28 34 -4 C20 0 -20 0 -34 -4 Z')
  for (const s of [-1, 1]) {
    oval(pen, '#f4f6fa', s * 27, -9, 17, 10)
    oval(pen, '#c8ccd8', s * 31, -8, 8, 6, FLAT_SHAPE)
    oval(pen, '#f4f6fa', s * 25, -88, 10, 10)
    oval(pen, '#d8b8b8', s * 25, -87, 5, 5, FLAT_SHAPE)
  }
  oval(pen, '#fbfcff', 0, -68, 36, 29)
  for (const s of [-1, 1]) {
    eye(pen, s * 13, -72, 4.4)
    oval(pen, '#f8d4d4', s * 21, -60, 5, 3, FLAT_SHAPE)
  }
  oval(pen, '#e8ecf4', 0, -58, 14, 10, FLAT_SHAPE)
  oval(pen, '#2a2830', 0, -63, 5.6, 4)
  mark(pen, 1.8, '#2a2830', 'M0 -59 L0 -55 C -4 -51 -7 -52 -8 -54 M0 -55 C4 -51 7 -52 8 -54')
  for (const s of [-1, 1])
    outline(pen, '#fbfcff', `M${s * 6} -40 C${s * 20} -42 ${s * 22} -18 ${s * 16} -8 C${s * 12} -2 ${s * 2} -4 ${s * 2} -12 Z`)
}

/** A puffin: stout, white cheeks, striped three-cornered bill, orange webbed feet. */
const puffin: PropPainter = (pen) => {
  for (const x of [-12, 10]) {
    line(pen, 4, '#ef7a2a', `M${x} -14 L${x} -4`)
    outline(pen, '#ef7a2a', `M${x - 4} -5 L${x + 14} -3 L${x + 10} 0 L${x - 8} 0 Z`)
  }
  outline(pen, '#2a2c38', 'M-30 -20 C -40 -36 -34 -62 -16 -68 C8 -70 24 -60 26 -40 C26 -22 12 -10 -4 -10 C -18 -10 -26 -14 -30 -20 Z')
  outline(pen, '#fbfbf6', 'M22 -56 C32 -34 20 -12 -2 -12 C -12 -14 -6 -44 6 -56 Z', FLAT_SHAPE)
  outline(pen, '#1c1e28', 'M-18 -58 C -4 -52 -2 -32 -14 -20 C -24 -18 -42 -10 -46 -12 C -40 -22 -36 -50 -18 -58 Z')
  oval(pen, '#2a2c38', 8, -78, 22, 20)
  oval(pen, '#fbfbf6', 14, -77, 15, 14, FLAT_SHAPE)
  outline(pen, '#ef7a2a', 'M24 -92 C38 -92 48 -82 49 -72 C40 -66 30 -64 24 -66 C26 -74 26 -84 24 -92 Z')
  outline(pen, '#3a4a6a', 'M24 -92 C30 -92 33 -91 34 -90 C34 -82 34 -74 32 -66 L24 -66 C26 -74 26 -84 24 -92 Z', FLAT_SHAPE)
  mark(pen, 2.4, '#f8d04a', 'M35 -90 C36 -82 36 -74 34 -66')
  oval(pen, '#e8433f', 14, -80, 5, 4, FLAT_SHAPE)
  oval(pen, 'black', 14, -80, 2.8, 2.8, FLAT_SHAPE)
}

/** A porcupine with a blunt head, long banded quills swept back. */
const porcupine: PropPainter = (pen) => {
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 13; i++) {
      const turn = -3.3 + i * 0.19 + row * 0.05
      const [x, y] = [-6 + i * 2 - row * 3, -30 - row * 3]
      const far = 42 - row * 8 - Math.abs(i - 5) * 0.8
      outline(pen, '#2e2a2a', `M${polar(x, y, turn + 1.57, 2)} L${polar(x, y, turn, far)} L${polar(x, y, turn - 1.57, 2)} Z`, {
        noInk: row > 0,
        plain: true,
      })
      mark(
        pen,
        1.8,
        '#f4eee0',
        `M${polar(x, y, turn, far * 0.52)} L${polar(x, y, turn, far * 0.68)} M${polar(x, y, turn, far * 0.86)} L${polar(x, y, turn, far)}`,
      )
    }
  outline(pen, '#4a3c34', 'M-36 -10 C -36 -34 0 -40 24 -40 C42 -40 50 -28 48 -18 C46 -10 38 -8 30 -8 L-26 -6 C -32 -6 -36 -8 -36 -10 Z')
  for (const x of [-26, -10, 14, 26]) outline(pen, '#2e2420', `M${x - 6} -10 L${x + 6} -10 L${x + 8} 0 L${x - 5} 0 Z`)
  oval(pen, '#6b5a50', 22, -39, 5, 6)
  oval(pen, '#8a766a', 44, -22, 7, 8, FLAT_SHAPE)
  oval(pen, '#1c1412', 49, -25, 3, 3.4)
  eye(pen, 33, -28, 2.6)
  for (const x of [40, 44]) box(pen, '#f0a83a', x, -14, 3.4, 5, FLAT_SHAPE)
}

export const FUR_AND_FEATHERS = {
  lynx,
  chipmunk,
  'guinea-pig': guineaPig,
  bigfoot,
  yeti,
  albatross,
  egret,
  'sea-lion': seaLion,
  'polar-bear-cub': polarBearCub,
  puffin,
  porcupine,
} satisfies Record<string, PropPainter>
