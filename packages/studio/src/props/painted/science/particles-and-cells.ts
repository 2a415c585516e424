import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { mark, oval } from '../world/details.ts'

/** A point of a ring about the middle at an angle, the ring itself turned; both in radians. */
const around = (x: number, turn: number): readonly [number, number] => {
  const [ex, ey] = [Math.cos(x) * 46, Math.sin(x) * 17]
  return [ex * Math.cos(turn) - ey * Math.sin(turn), -50 + ex * Math.sin(turn) + ey * Math.cos(turn)]
}

/** A nucleus of red and grey balls, rings with electrons that carry a minus. */
const atomWithElectrons: PropPainter = (pen) => {
  for (const turn of [0, 1.047, 2.094]) {
    let d = ''
    for (let i = 0; i <= 40; i++)
      d += `${i ? 'L' : 'M'}${around(i * 0.157, turn)
        .map((n) => n.toFixed(1))
        .join(' ')} `
    mark(pen, 2.4, '#3f6ab8', d)
  }
  for (const [x, y, role] of [
    [-5, -54, '#e8433f'],
    [5, -54, '#9aa4b2'],
    [0, -46, '#e8433f'],
    [-6, -47, '#9aa4b2'],
    [6, -47, '#e8433f'],
    [0, -52, '#9aa4b2'],
  ] as const)
    oval(pen, role, x, y, 6, 6)
  for (const [x, turn] of [
    [0.5, 0],
    [2.5, 1.047],
    [5.6, 2.094],
  ] as const) {
    const [ex, ey] = around(x, turn)
    oval(pen, '#2f8ae8', ex, ey, 7, 7)
    mark(pen, 2.4, 'white', `M${ex - 3.4} ${ey} L${ex + 3.4} ${ey}`)
  }
}

/** One ball. `sign`: path data of what is written on it. */
function particle(pen: Pen, role: string, light: string, sign: string): void {
  oval(pen, role, 0, -48, 42, 42)
  outline(pen, light, 'M-28 -62 C -24 -78 -6 -84 6 -82 C -6 -76 -18 -68 -28 -62 Z', PLAIN_SHAPE)
  mark(pen, 8, 'white', sign)
}

const proton: PropPainter = (pen) =>
  particle(pen, '#e0352e', '#ff9a8a', 'M-20 -18 L-20 -58 C4 -64 6 -32 -20 -36 M12 -66 L28 -66 M20 -74 L20 -58')

const neutron: PropPainter = (pen) =>
  particle(pen, '#8f98a6', '#dde3ea', 'M-20 -32 L-20 -56 C -12 -64 4 -62 4 -50 L4 -32 M14 -66 C14 -76 26 -76 26 -66 C26 -56 14 -56 14 -66')

/** Three red discs with dents, tilted, and a white cell. */
const bloodCell: PropPainter = (pen) => {
  const disc = (x: number, y: number, rx: number, ry: number): void => {
    oval(pen, '#d8302e', x, y, rx, ry)
    oval(pen, '#a01a1e', x + rx * 0.06, y + ry * 0.06, rx * 0.5, ry * 0.48, FLAT_SHAPE)
    mark(pen, 2.6, '#ff8a7a', `M${x - rx * 0.7} ${y - ry * 0.3} Q${x - rx * 0.4} ${y - ry * 0.82} ${x + rx * 0.1} ${y - ry * 0.82}`)
  }
  disc(-18, -72, 30, 24)
  oval(pen, '#f4f0fa', 34, -78, 15, 15)
  for (const [x, y] of [
    [30, -80],
    [38, -76],
    [33, -72],
  ] as const)
    oval(pen, '#a88ad0', x, y, 4.4, 4, FLAT_SHAPE)
  disc(22, -38, 27, 26)
  disc(-22, -24, 27, 20)
}

/** Tadpole-shaped cells on their way to a large round one. */
const spermAndEgg: PropPainter = (pen) => {
  oval(pen, '#f8c8d0', 24, -50, 27, 27)
  oval(pen, '#fbe2e6', 24, -50, 20, 20, FLAT_SHAPE)
  oval(pen, '#d87a98', 26, -48, 9, 9)
  for (const [x, y, turn] of [
    [-6, -52, 0.05],
    [-8, -80, 0.5],
    [-12, -24, -0.45],
    [-30, -64, 0.2],
  ] as const) {
    const at = (far: number, aside: number): string =>
      `${(x + Math.cos(turn) * far - Math.sin(turn) * aside).toFixed(1)} ${(y + Math.sin(turn) * far + Math.cos(turn) * aside).toFixed(1)}`
    line(pen, 2.6, '#6a9ad8', `M${at(-5, 0)} C${at(-14, -8)} ${at(-20, 8)} ${at(-28, 0)} C${at(-32, -4)} ${at(-36, 2)} ${at(-38, 1)}`)
    outline(pen, '#8ab8ee', `M${at(-8, 0)} C${at(-5, -8)} ${at(7, -8)} ${at(11, 0)} C${at(7, 8)} ${at(-5, 8)} ${at(-8, 0)} Z`)
  }
}

export const PARTICLES_AND_CELLS = {
  'empty-atom': atomWithElectrons,
  proton,
  neutron,
  'blood-cell': bloodCell,
  'sperm-and-egg': spermAndEgg,
} satisfies Record<string, PropPainter>
