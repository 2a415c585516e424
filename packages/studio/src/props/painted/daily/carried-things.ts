import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A fishing rod with its reel, line, float and hook. */
const fishingRod: PropPainter = (pen) => {
  line(pen, 4.4, '#8a5a34', 'M-48 -4 L-24 -32')
  line(pen, 2.4, '#6b4630', 'M-24 -32 C -4 -56 16 -82 40 -96')
  oval(pen, 'metal', -22, -24, 7.4, 7.4)
  oval(pen, '#4a4f5c', -22, -24, 3, 3, FLAT_SHAPE)
  line(pen, 1.8, '#4a4f5c', 'M-22 -24 L-14 -18')
  mark(pen, 0.9, '#e8ecf0', 'M-20 -30 C -2 -54 18 -80 40 -96 C46 -70 45 -50 44 -36 L44 -14')
  for (const [x, y] of [
    [-10, -48],
    [8, -70],
    [26, -87],
  ] as const)
    oval(pen, 'metal', x, y, 1.7, 1.7, FLAT_SHAPE)
  oval(pen, '#f6f2e8', 44, -31, 4, 5)
  outline(pen, '#d8303a', 'M40 -32 C40 -39 48 -39 48 -32 Z', FLAT_SHAPE)
  line(pen, 1.5, '#5c6470', 'M44 -14 L44 -6 C44 0 36 0 36 -6 L38 -8')
}

/** A leather purse with a clasp, coins beside it. */
const purse: PropPainter = (pen) => {
  outline(pen, '#7a4630', 'M-30 -60 C -48 -44 -50 -12 -38 -3 C -20 2 20 2 38 -3 C50 -12 48 -44 30 -60 Z', { cel: 0.14 })
  outline(pen, '#c9a25a', 'M-32 -64 L32 -64 C34 -62 34 -56 32 -54 L-32 -54 C -34 -56 -34 -62 -32 -64 Z')
  for (const x of [-4, 4]) oval(pen, '#c9a25a', x, -68, 5, 5)
  mark(pen, 1.4, '#54301e', 'M-20 -52 C -26 -38 -28 -26 -26 -14 M0 -52 L0 -12 M20 -52 C26 -38 28 -26 26 -14')
}

/** A badge with a name on its clip. */
const nameBadge: PropPainter = (pen) => {
  box(pen, 'metal', -6, -80, 12, 14, { round: 2 })
  box(pen, '#f6f2e8', -46, -70, 92, 58, { round: 4, cel: 0.06 })
  box(pen, '#2f62b0', -46, -70, 92, 16, { ...FLAT_SHAPE, round: 4 })
  oval(pen, '#c9d0d8', -26, -34, 13, 14, FLAT_SHAPE)
  oval(pen, '#7a8492', -26, -39, 5.4, 6, FLAT_SHAPE)
  outline(pen, '#7a8492', 'M-36 -24 C -34 -33 -18 -33 -16 -24 Z', FLAT_SHAPE)
  mark(pen, 4, '#3c4454', 'M-4 -40 L34 -40')
  mark(pen, 2.2, '#9aa2ae', 'M-4 -30 L22 -30 M-4 -23 L28 -23')
}

/** A letter box on its post, a letter looking out. */
const mailbox: PropPainter = (pen) => {
  box(pen, '#7a5638', -4, -44, 8, 44)
  outline(pen, '#f6f2e8', 'M26 -62 L46 -66 L48 -54 L28 -50 Z')
  outline(pen, '#3f6fa8', 'M-42 -46 L-42 -72 C -42 -92 -14 -92 -14 -72 L-14 -46 Z', { lighten: -0.1 })
  outline(pen, '#3f6fa8', 'M-28 -87 L22 -87 C38 -86 38 -72 38 -66 L38 -46 L-14 -46 L-14 -72 C -14 -80 -18 -86 -28 -87 Z', { cel: 0.06 })
  outline(pen, '#f6f2e8', 'M38 -70 L47 -74 L49 -56 L38 -52 Z')
  mark(pen, 1.2, '#b9b2a0', 'M38 -70 L44 -64 L47 -74')
  mark(pen, 1.4, '#2a4c78', 'M-36 -68 L-20 -68')
  line(pen, 2.4, '#c9303a', 'M12 -66 L12 -92')
  outline(pen, '#c9303a', 'M11 -94 L26 -94 L26 -84 L11 -84 Z')
}

/** A lever with a knob in its slot, on a plate. */
const lever: PropPainter = (pen) => {
  outline(pen, '#6a7482', 'M-36 -18 L36 -18 L42 0 L-42 0 Z')
  outline(pen, '#23222e', 'M-22 -13 L24 -13 L27 -7 L-25 -7 Z', FLAT_SHAPE)
  line(pen, 6, '#a8b2be', 'M-4 -10 L24 -74')
  mark(pen, 1.8, '#dfe5ec', 'M-3 -18 L21 -72')
  oval(pen, '#c9303a', 27, -82, 12, 12)
  oval(pen, '#ee8a84', 23, -87, 3.4, 3, FLAT_SHAPE)
  for (const x of [-34, 34]) oval(pen, '#c4ccd6', x, -6, 2, 1.6, FLAT_SHAPE)
}

/** An arch of flowers with two rings under it. */
const weddingArch: PropPainter = (pen) => {
  line(pen, 4, '#c79a5c', 'M-40 0 L-40 -52 C -40 -104 40 -104 40 -52 L40 0')
  for (let i = 0; i < 25; i++) {
    const turn = Math.PI + ((i - 4) / 16) * Math.PI
    const [x, y] = i < 4 ? [-40, -46 + (4 - i) * 9] : i > 20 ? [40, -46 + (i - 20) * 9] : [Math.cos(turn) * 40, -52 + Math.sin(turn) * 39]
    const wobble = (i % 3) * 2 - 2
    oval(pen, i % 2 ? '#4f8a4a' : '#6aa45a', x - wobble, y + 2, 5.4, 4.6, FLAT_SHAPE)
    if (i % 3 === 2) continue
    oval(pen, i % 2 ? '#f6e4e8' : '#e88aa4', x + wobble, y, 5.4, 5.2)
    oval(pen, '#f2c95a', x + wobble, y, 1.8, 1.8, FLAT_SHAPE)
  }
  const ring = (x: number): void =>
    line(pen, 3.6, 'gold', `M${x - 13} -26 C${x - 13} -43 ${x + 13} -43 ${x + 13} -26 C${x + 13} -9 ${x - 13} -9 ${x - 13} -26`)
  ring(-8)
  ring(9)
  outline(pen, '#dff2fa', 'M9 -48 L15 -43 L9 -37 L3 -43 Z')
}

/** A helicopter from the side. */
const helicopter: PropPainter = (pen) => {
  line(pen, 2, '#3c4454', 'M-46 -74 L50 -74')
  box(pen, '#5a6472', -1, -74, 5, 12)
  outline(pen, '#31567a', 'M10 -56 L46 -50 L50 -64 L54 -64 L52 -40 L46 -42 L14 -34 Z')
  outline(pen, '#31567a', 'M-40 -36 C -40 -56 -22 -64 -2 -64 C14 -64 22 -54 22 -42 C22 -28 10 -20 -8 -20 C -26 -20 -40 -26 -40 -36 Z', {
    cel: 0.1,
  })
  outline(pen, '#bfe0ee', 'M-38 -38 C -37 -52 -26 -59 -12 -60 L-10 -40 Z', FLAT_SHAPE)
  box(pen, '#bfe0ee', -4, -54, 12, 12, { ...FLAT_SHAPE, round: 2 })
  mark(pen, 1.8, '#e8ecf0', 'M-36 -30 C -20 -26 6 -28 20 -34')
  for (const x of [-20, 4]) line(pen, 1.8, '#3c4454', `M${x} -21 L${x - 2} -8`)
  line(pen, 2.6, '#3c4454', 'M-38 -12 C -38 -6 -34 -6 -30 -6 L18 -6')
  for (const d of ['M50 -62 L44 -52', 'M50 -62 L56 -72']) mark(pen, 1.6, '#3c4454', d)
}

export const CARRIED_THINGS: Readonly<Record<string, PropPainter>> = {
  'fishing-pole': fishingRod,
  purse,
  'name-badge': nameBadge,
  postbox: mailbox,
  lever,
  wedding: weddingArch,
  helicopter,
}
