import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

const MACHINE = '#f0ac1e'

/** A crawler track from x to x + width. */
function track(pen: Pen, x: number, width: number): void {
  box(pen, 'dark', x, -20, width, 20, { round: 10, lighten: 0.08 })
  for (let i = x + 9; i < x + width - 4; i += 12) oval(pen, 'metal', i, -10, 5, 5)
}

const excavator: PropPainter = (pen) => {
  track(pen, -6, 56)
  line(pen, 8, MACHINE, 'M12 -44 L-16 -88 L-40 -54')
  outline(pen, 'metal', 'M-48 -58 L-32 -56 C -28 -46 -34 -34 -44 -34 L-50 -44 Z', { lighten: -0.1 })
  outline(pen, MACHINE, 'M4 -20 L48 -20 L48 -44 L36 -48 L6 -48 Z')
  outline(pen, MACHINE, 'M10 -48 L12 -72 L32 -72 L34 -48 Z')
  outline(pen, 'glass', 'M14 -50 L16 -68 L28 -68 L29 -50 Z', FLAT_SHAPE)
}

const bulldozer: PropPainter = (pen) => {
  track(pen, -26, 70)
  outline(pen, MACHINE, 'M-24 -20 L-24 -46 L6 -46 L6 -74 L38 -74 L42 -20 Z')
  outline(pen, 'glass', 'M11 -48 L11 -68 L33 -68 L35 -48 Z', FLAT_SHAPE)
  line(pen, 4, 'dark', 'M-12 -46 L-12 -60', 0.1)
  line(pen, 5, 'metal', 'M-24 -24 L-38 -20')
  outline(pen, 'metal', 'M-38 -48 C -48 -36 -48 -14 -40 -2 L-34 -2 C -40 -16 -40 -34 -34 -48 Z', { lighten: 0.1 })
}

const dumpTruck: PropPainter = (pen) => {
  outline(pen, MACHINE, 'M-20 -28 L-14 -72 L50 -62 L46 -28 Z')
  for (const [x, y, r] of [
    [-2, -74, 11],
    [16, -74, 13],
    [34, -70, 10],
  ] as const)
    oval(pen, '#7a5a3c', x, y, r, r * 0.6)
  outline(pen, MACHINE, 'M-48 -22 L-48 -44 L-42 -60 L-22 -60 L-22 -22 Z', { lighten: 0.08 })
  outline(pen, 'glass', 'M-44 -44 L-39 -56 L-28 -56 L-28 -44 Z', FLAT_SHAPE)
  box(pen, 'dark', -48, -26, 96, 8, { lighten: 0.1 })
  for (const x of [-32, 14, 36]) {
    oval(pen, 'dark', x, -11, 11, 11)
    oval(pen, 'metal', x, -11, 5, 5)
  }
}

const concreteMixer: PropPainter = (pen) => {
  outline(pen, '#d8dde4', 'M-16 -34 C -22 -58 6 -84 34 -76 L48 -54 L40 -34 C24 -24 -2 -24 -16 -34 Z')
  for (const d of ['M-8 -50 C4 -46 10 -36 10 -28', 'M8 -68 C22 -58 30 -44 28 -30']) mark(pen, 5, '#d8473f', d)
  outline(pen, '#d8473f', 'M-48 -20 L-48 -42 L-42 -60 L-22 -60 L-20 -20 Z')
  outline(pen, 'glass', 'M-44 -42 L-39 -56 L-28 -56 L-28 -42 Z', FLAT_SHAPE)
  box(pen, 'dark', -48, -24, 96, 8, { lighten: 0.1 })
  for (const x of [-32, 12, 34]) {
    oval(pen, 'dark', x, -11, 11, 11)
    oval(pen, 'metal', x, -11, 5, 5)
  }
}

const forklift: PropPainter = (pen) => {
  for (const x of [-26, -18]) line(pen, 4, 'dark', `M${x} -4 L${x} -94`, 0.1)
  line(pen, 4, 'metal', 'M-22 -30 L-50 -30')
  box(pen, 'woodLight', -50, -58, 28, 26)
  mark(pen, 2, '#8a5a2a', 'M-50 -45 L-22 -45 M-36 -58 L-36 -32')
  outline(pen, MACHINE, 'M-16 -12 L-16 -44 L8 -44 L14 -36 L42 -36 L46 -12 Z')
  line(pen, 3, 'dark', 'M-12 -44 L-8 -84 L28 -84 L34 -36', 0.1)
  for (const x of [-4, 32]) {
    oval(pen, 'dark', x, -10, 11, 10)
    oval(pen, 'metal', x, -10, 5, 5)
  }
}

const pumpjack: PropPainter = (pen) => {
  box(pen, 'metal', -46, -6, 92, 6)
  line(pen, 5, 'metal', 'M-14 -6 L0 -66 L14 -6 M-8 -30 L8 -30')
  line(pen, 8, '#d8473f', 'M-36 -76 L40 -60')
  outline(pen, '#d8473f', 'M-36 -92 C -48 -84 -50 -66 -42 -54 L-32 -70 Z')
  line(pen, 2, 'dark', 'M-46 -62 L-46 -6')
  oval(pen, 'dark', 34, -24, 13, 13, { lighten: 0.12 })
  line(pen, 3, 'dark', 'M40 -58 L36 -24')
}

/** Three cars behind each other with lit brake lights. */
const trafficJam: PropPainter = (pen) => {
  outline(pen, '#55566a', 'M-22 -98 L22 -98 L50 -2 L-50 -2 Z', PLAIN_SHAPE)
  for (const [x, y, s, role] of [
    [10, -76, 0.42, '#f0ac1e'],
    [-12, -66, 0.5, '#3f78c8'],
    [16, -44, 0.66, '#d8dde4'],
    [-20, -36, 0.74, '#3fa65a'],
    [14, -4, 1, '#d8473f'],
  ] as const) {
    const at = (dx: number, dy: number) => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`
    outline(pen, role, `M${at(-26, -6)} L${at(-26, -20)} L${at(-20, -36)} L${at(20, -36)} L${at(26, -20)} L${at(26, -6)} Z`)
    outline(pen, '#bfe0f2', `M${at(-20, -21)} L${at(-16, -32)} L${at(16, -32)} L${at(20, -21)} Z`, FLAT_SHAPE)
    for (const side of [-1, 1]) {
      box(pen, 'dark', x + side * 20 * s - 4 * s, y - 6 * s, 8 * s, 6 * s)
      oval(pen, '#ff3a2a', x + side * 20 * s, y - 14 * s, 4.4 * s, 3 * s, GLOWING)
    }
  }
}

export const HEAVY_MACHINES = {
  excavator,
  bulldozer,
  'dump-truck': dumpTruck,
  'concrete-mixer': concreteMixer,
  forklift,
  pumpjack,
  'traffic-jam': trafficJam,
} satisfies Record<string, PropPainter>
