import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type Pen, type PropPainter, rect } from '../pen.ts'
import { mark, oval } from './details.ts'

/** A wheel with spokes, seen from the side. */
function wheel(pen: Pen, x: number, y: number, r: number, spokes = 4): void {
  oval(pen, 'wood', x, y, r, r)
  oval(pen, 'woodLight', x, y, r * 0.74, r * 0.74, { ...PLAIN_SHAPE, lighten: 0.1 })
  for (let i = 0; i < spokes; i++) {
    const a = (i / spokes) * Math.PI + 0.3
    const [c, s] = [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8]
    mark(pen, r * 0.16, 'wood', `M${x - c} ${y - s} L${x + c} ${y + s}`)
  }
  oval(pen, 'metal', x, y, r * 0.2, r * 0.2, { plain: true })
}

/** An arm with a spoon and a stone, on a frame with wheels. */
const catapult: PropPainter = (pen) => {
  line(pen, 5, 'wood', 'M-44 -18 L44 -18 M-12 -18 L6 -62 L26 -18', -0.1)
  line(pen, 4.4, 'woodLight', 'M36 -18 L-34 -84')
  outline(pen, 'wood', 'M-50 -82 C -46 -72 -32 -72 -26 -88 Z')
  oval(pen, 'rock', -40, -88, 9, 8.4)
  line(pen, 3, '#c9a878', 'M20 -34 L32 -20 M4 -62 L2 -54')
  outline(pen, 'wood', 'M-48 -26 L48 -26 L48 -14 L-48 -14 Z')
  mark(pen, 1.4, 'wood', 'M-44 -20 L44 -20', -0.25)
  wheel(pen, -32, -11, 11)
  wheel(pen, 32, -11, 11)
}

/** A tower on wheels with a drawbridge, higher than a wall. */
const siegeTower: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-26 -10 L-18 -90 L18 -90 L26 -10 Z')
  for (const y of [-72, -52, -32]) mark(pen, 2.6, 'wood', `M${-20 - (90 + y) * 0.06} ${y} L${20 + (90 + y) * 0.06} ${y}`, -0.3)
  for (const x of [-9, 0, 9]) mark(pen, 1.2, 'wood', `M${x} -88 L${x * 1.3} -12`, -0.2)
  for (const [x, y] of [
    [-10, -66],
    [4, -66],
    [-10, -46],
    [4, -46],
  ] as const)
    rect(pen, x / 100, y / 100, 0.06, 0.09, 'dark', PLAIN_SHAPE)
  outline(pen, '#8a5a3a', 'M18 -86 L46 -66 L44 -61 L18 -78 Z')
  line(pen, 1.4, 'dark', 'M17 -98 L44 -66', 0.2)
  for (const x of [-20, -7, 6, 14]) rect(pen, x / 100, -0.98, 0.07, 0.09, 'wood', { lighten: -0.06 })
  outline(pen, 'wood', 'M-32 -14 L32 -14 L32 -7 L-32 -7 Z', { lighten: -0.1 })
  for (const x of [-22, 0, 22]) wheel(pen, x, -7, 8, 3)
}

const cannon: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-50 -6 L-40 -14 L6 -44 L18 -34 L-20 -10 L-44 0 Z')
  outline(pen, '#3a3d48', 'M-34 -62 C -40 -52 -34 -40 -24 -40 L42 -56 L44 -74 L-24 -70 Z')
  outline(pen, '#3a3d48', 'M38 -78 L48 -78 L50 -52 L40 -52 Z', { lighten: 0.1 })
  oval(pen, '#15131c', 49, -65, 3.4, 9, PLAIN_SHAPE)
  oval(pen, '#3a3d48', -38, -53, 5, 5, { lighten: 0.1 })
  mark(pen, 3, '#6a6f80', 'M-12 -70 L-8 -43 M18 -72 L22 -51')
  wheel(pen, -4, -22, 22)
  for (const [x, y] of [
    [32, -7],
    [45, -7],
    [38.5, -18],
  ] as const)
    oval(pen, '#3a3d48', x, y, 6.6, 6.6)
}

const musket: PropPainter = (pen) => {
  line(pen, 2.8, '#5a5f6e', 'M-20 -34 L48 -82')
  outline(pen, 'wood', 'M-50 -14 C -46 -24 -36 -28 -28 -28 L36 -74 L39 -69 L-14 -30 C -26 -22 -30 -16 -38 -2 Z')
  mark(pen, 1.6, 'gold', 'M6 -54 L10 -48 M24 -66 L28 -60')
  line(pen, 2.6, 'metal', 'M-22 -32 L-28 -40 L-20 -44')
  line(pen, 1.8, 'metal', 'M-16 -26 C -12 -18 -20 -16 -24 -22')
}

/** Two posts with a raised blade; nobody is near. */
const guillotine: PropPainter = (pen) => {
  for (const x of [-22, 16]) outline(pen, 'wood', `M${x} -6 L${x} -98 L${x + 7} -98 L${x + 7} -6 Z`)
  outline(pen, 'wood', 'M-26 -100 L27 -100 L27 -92 L-26 -92 Z', { lighten: -0.08 })
  outline(pen, 'wood', 'M-15 -88 L16 -88 L16 -78 L-15 -78 Z', { lighten: -0.15 })
  outline(pen, 'metal', 'M-15 -78 L16 -78 L16 -58 L-15 -68 Z', { lighten: 0.15 })
  outline(pen, 'wood', 'M-22 -34 L23 -34 L23 -14 L-22 -14 Z', { lighten: 0.08 })
  oval(pen, 'dark', 0.5, -24, 6, 6, PLAIN_SHAPE)
  outline(pen, 'wood', 'M-50 -16 L-22 -20 L-22 -14 L-50 -8 Z')
  outline(pen, 'wood', 'M-36 -7 L38 -7 L42 0 L-40 0 Z')
  line(pen, 1.2, '#c9a878', 'M0 -92 L0 -88 M26 -94 C32 -70 30 -50 26 -38')
}

/** A great screw above a bed of type, with a printed sheet. */
const printingPress: PropPainter = (pen) => {
  for (const x of [-34, 26]) outline(pen, 'wood', `M${x} 0 L${x} -94 L${x + 9} -94 L${x + 9} 0 Z`)
  outline(pen, 'wood', 'M-40 -98 L41 -98 L41 -84 L-40 -84 Z', { lighten: -0.06 })
  outline(pen, 'metal', 'M-6 -84 L7 -84 L7 -56 L-6 -56 Z')
  mark(pen, 1.6, 'dark', 'M-6 -78 L7 -81 M-6 -72 L7 -75 M-6 -66 L7 -69 M-6 -60 L7 -63', 0.2)
  line(pen, 3.4, 'wood', 'M0 -68 L48 -76', -0.1)
  outline(pen, 'wood', 'M-20 -57 L21 -57 L21 -48 L-20 -48 Z')
  outline(pen, 'wood', 'M-46 -36 L48 -36 L48 -26 L-46 -26 Z', { lighten: 0.08 })
  outline(pen, 'white', 'M-24 -42 L24 -42 L28 -36 L-28 -36 Z')
  outline(pen, 'white', 'M28 -36 L48 -36 L50 -8 L30 -8 Z')
  mark(pen, 1.2, 'dark', 'M32 -30 L46 -30 M33 -25 L46 -25 M33 -20 L43 -20 M33 -15 L47 -15', 0.3)
  outline(pen, 'wood', 'M-28 -26 L-18 -26 L-18 0 L-28 0 Z M16 -26 L26 -26 L26 0 L16 0 Z', { lighten: -0.12 })
}

/** A box with a crank and a great horn of brass. */
const gramophone: PropPainter = (pen) => {
  outline(
    pen,
    'gold',
    'M-2 -42 C -10 -56 -4 -62 6 -66 C16 -72 12 -96 20 -100 C38 -98 50 -76 46 -54 C34 -56 20 -60 10 -54 C4 -50 4 -46 6 -42 Z',
  )
  oval(pen, '#b07a1e', 34, -77, 10, 23, { plain: true })
  oval(pen, '#7a4f12', 32, -76, 5, 13, PLAIN_SHAPE)
  outline(pen, 'wood', 'M-42 -32 L34 -32 L38 -4 L-46 -4 Z')
  outline(pen, 'wood', 'M-50 -5 L42 -5 L42 0 L-50 0 Z', { lighten: -0.1 })
  outline(pen, 'woodLight', 'M-34 -25 L26 -25 L28 -11 L-36 -11 Z', { plain: true })
  oval(pen, '#1c1a22', -8, -34, 30, 6)
  oval(pen, 'red', -8, -35, 9, 2, PLAIN_SHAPE)
  line(pen, 2.4, 'metal', 'M38 -18 L46 -18 L46 -30')
  line(pen, 3, 'gold', 'M2 -44 C -6 -48 -18 -48 -22 -38')
}

/** A disc with grooves, half out of its sleeve. */
const vinylRecord: PropPainter = (pen) => {
  oval(pen, '#1c1a22', 0, -50, 48, 48)
  for (const r of [42, 36, 30, 24]) oval(pen, r % 12 ? '#2e2b36' : '#1c1a22', 0, -50, r, r, PLAIN_SHAPE)
  mark(pen, 1.6, '#6a6678', 'M-30 -78 C -38 -70 -42 -60 -42 -52 M-22 -72 C -28 -66 -32 -58 -32 -52 M30 -22 C38 -30 42 -40 42 -48')
  oval(pen, 'red', 0, -50, 16, 16, { plain: true })
  oval(pen, 'cream', 0, -50, 10, 10, PLAIN_SHAPE)
  oval(pen, '#1c1a22', 0, -50, 2, 2, PLAIN_SHAPE)
}

/** A turntable with its arm on a record. */
const recordPlayer: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-50 -26 L50 -26 L50 -8 L-50 -8 Z')
  outline(pen, 'woodLight', 'M-42 -60 L42 -60 L50 -26 L-50 -26 Z', { plain: true })
  oval(pen, '#1c1a22', -10, -43, 31, 14)
  oval(pen, '#3a3644', -10, -43, 22, 9.6, PLAIN_SHAPE)
  oval(pen, 'red', -10, -43, 10, 4.6, PLAIN_SHAPE)
  line(pen, 2.4, 'metal', 'M36 -54 L34 -38 L12 -38')
  oval(pen, 'metal', 36, -54, 6, 3.4)
  for (const x of [28, 38]) oval(pen, 'gold', x, -17, 3, 3)
  for (const x of [-40, 34]) rect(pen, x / 100, -0.08, 0.08, 0.08, 'dark')
}

/** A harp with a carved neck and many strings. */
const harp: PropPainter = (pen) => {
  for (let i = 0; i < 11; i++)
    mark(
      pen,
      0.9,
      i % 4 === 0 ? 'red' : 'metal',
      `M${-28 + i * 6} ${-78 - Math.sin(i * 0.32) * 8 + i * 0.4} L${-28 + i * 6} ${-14 - i * 5.6}`,
    )
  line(pen, 5.6, 'gold', 'M-36 -6 L-36 -84')
  line(pen, 7, 'woodLight', 'M-34 -6 L38 -72')
  line(pen, 5.6, 'gold', 'M-36 -84 C -28 -102 -14 -92 2 -84 C18 -78 26 -92 38 -86 C46 -82 44 -74 38 -72')
  oval(pen, 'gold', -36, -88, 7, 7)
  outline(pen, 'gold', 'M-48 0 C -46 -12 -24 -12 -18 0 Z')
}

/** A long balloon with a cabin below. */
const airship: PropPainter = (pen) => {
  outline(pen, '#c4ccd8', 'M-50 -58 C -40 -82 20 -86 48 -60 C20 -34 -38 -34 -50 -58 Z')
  mark(pen, 1.6, '#8a95a8', 'M-48 -58 C -10 -54 20 -54 46 -60 M-46 -66 C -14 -72 18 -74 40 -68 M-44 -49 C -14 -44 18 -44 36 -50')
  outline(pen, 'red', 'M34 -66 L50 -84 L50 -64 Z M34 -54 L50 -38 L50 -56 Z')
  outline(pen, 'dark', 'M-22 -38 L14 -38 L8 -27 L-16 -27 Z', { lighten: 0.2 })
  for (const x of [-14, -6, 2]) rect(pen, x / 100, -0.35, 0.05, 0.04, 'window', PLAIN_SHAPE)
}

/** A sun-bleached mast, rotten planks and a hole: a wreck in the sand. */
const shipwreck: PropPainter = (pen) => {
  line(pen, 4, 'trunk', 'M2 -40 L-14 -92 M-26 -68 L12 -78')
  outline(pen, 'cream', 'M-22 -68 L8 -76 L4 -56 L-4 -62 L-10 -50 L-16 -58 Z', { lighten: -0.15 })
  outline(pen, '#6f4c34', 'M-50 -50 C -44 -44 -20 -34 10 -34 L46 -46 C46 -26 38 -8 28 0 L-24 0 C -40 -10 -48 -30 -50 -50 Z')
  outline(pen, '#22140e', 'M-16 -26 L-2 -30 L10 -24 L6 -10 L-8 -6 L-18 -14 Z', PLAIN_SHAPE)
  mark(pen, 1.8, '#432a1a', 'M-44 -38 C -20 -24 16 -22 44 -36 M-38 -22 L-20 -17 M12 -14 L38 -20 M-28 -8 L-14 -4')
  line(pen, 3, '#6f4c34', 'M-14 -26 L-6 -12 M2 -28 L0 -8')
  outline(pen, 'sand', 'M-50 0 C -40 -12 -26 -8 -10 -6 C6 -4 22 -14 36 -9 C44 -7 48 -3 50 0 Z')
}

export const INVENTIONS = {
  catapult,
  'siege-tower': siegeTower,
  cannon,
  musket,
  guillotine,
  'printing-press': printingPress,
  gramophone,
  'vinyl-record': vinylRecord,
  'record-player': recordPlayer,
  harp,
  airship,
  shipwreck,
} satisfies Record<string, PropPainter>
