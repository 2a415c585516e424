import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

const PROTON = '#d8473f'
const NEUTRON = '#8d98a8'

/** Balls of a nucleus around (x, y); `r`: radius of the whole. */
function nucleons(pen: Pen, x: number, y: number, r: number): void {
  const ball = r * 0.36
  for (const [i, far] of [0.68, 0.68, 0.68, 0.68, 0.68, 0.68, 0.3, 0.3, 0].entries()) {
    const turn = i * 1.05 + (far < 0.6 ? 0.6 : 0)
    oval(pen, i % 2 ? NEUTRON : PROTON, x + Math.cos(turn) * r * far, y + Math.sin(turn) * r * far, ball, ball)
  }
}

const nucleus: PropPainter = (pen) => nucleons(pen, 0, -50, 46)

/** A bar magnet with its red half towards `red` (-1 left, 1 right). */
function barMagnet(pen: Pen, x: number, red: number): void {
  box(pen, red < 0 ? PROTON : '#3d6fc0', x, -59, 15, 18, { cel: 0.1 })
  box(pen, red < 0 ? '#3d6fc0' : PROTON, x + 15, -59, 15, 18, { cel: 0.1 })
}

function arrowTo(pen: Pen, role: string, x: number, y: number, way: number, far: number): void {
  line(pen, 4, role, `M${x} ${y} L${x + way * far} ${y}`)
  outline(pen, role, `M${x + way * (far + 8)} ${y} L${x + way * far} ${y - 7} L${x + way * far} ${y + 7} Z`)
}

const repellingMagnets: PropPainter = (pen) => {
  for (const side of [-1, 1])
    for (const bend of [8, 18, 29])
      for (const up of [-1, 1])
        mark(
          pen,
          1.6,
          '#3f8fc4',
          `M${side * 14} ${-50 + up * 6} C${side * 4} ${-50 + up * 8} ${side * (1 + bend / 14)} ${-50 + up * bend} ${side * (2 + bend / 3)} ${-50 + up * (bend + 13)}`,
        )
  barMagnet(pen, -45, 1)
  barMagnet(pen, 15, -1)
  arrowTo(pen, '#f0b93a', -22, -25, -1, 16)
  arrowTo(pen, '#f0b93a', 22, -25, 1, 16)
}

const attractingMagnets: PropPainter = (pen) => {
  for (const up of [-1, 1])
    for (const bend of [0, 8, 16])
      mark(pen, 1.6, '#3f8fc4', `M-14 ${-50 + up * 5} C-6 ${-50 + up * (6 + bend)} 6 ${-50 + up * (6 + bend)} 14 ${-50 + up * 5}`)
  barMagnet(pen, -45, 1)
  barMagnet(pen, 15, 1)
  arrowTo(pen, '#f0b93a', -40, -25, 1, 16)
  arrowTo(pen, '#f0b93a', 40, -25, -1, 16)
}

/** A battery, a switch and a lit bulb joined by one wire. */
const circuit: PropPainter = (pen) => {
  line(pen, 3, '#c8743c', 'M-40 -16 L-40 -76 L40 -76 L40 -16 Z')
  box(pen, '#2b2a3c', -20, -26, 32, 20, { round: 3 })
  box(pen, 'gold', 2, -26, 10, 20)
  box(pen, 'metal', 12, -20, 4, 8)
  mark(pen, 2, 'white', 'M-14 -16 L-6 -16')
  mark(pen, 2, '#2b2a3c', 'M7 -20 L7 -12 M3.5 -16 L10.5 -16')
  oval(pen, '#ffe9a0', 0, -78, 22, 20, GLOWING)
  oval(pen, 'yellow', 0, -80, 14, 14, { cel: 0.1 })
  box(pen, 'metal', -6, -69, 12, 10, { round: 1 })
  mark(pen, 1.6, '#d8743c', 'M-5 -70 L-4 -80 L-1 -75 L1 -80 L4 -75 L5 -80 L5 -70')
  for (const turn of [-2.7, -2.1, -1.57, -1, -0.44]) mark(pen, 2, 'gold', `M${polar(0, -80, turn, 17)} L${polar(0, -80, turn, 20)}`)
  box(pen, 'white', 32, -56, 16, 24, { round: 2 })
  line(pen, 3.4, 'red', 'M40 -37 L40 -51')
  for (const y of [-36, -52]) oval(pen, 'metal', 40, y, 2.6, 2.6)
}

const LEFT_AND_RIGHT = [-1, 1] as const

const pendulum: PropPainter = (pen) => {
  box(pen, 'wood', -42, -8, 84, 8, { round: 2 })
  for (const x of LEFT_AND_RIGHT) line(pen, 4, 'wood', `M${x * 36} -8 L${x * 30} -94`)
  box(pen, 'wood', -36, -98, 72, 7, { round: 2 })
  mark(pen, 1, '#8d98a8', 'M-20 -28 C -10 -19 10 -19 22 -30')
  line(pen, 1.4, 'dark', 'M0 -92 L22 -36')
  oval(pen, 'gold', 24, -32, 10, 10)
}

const newtonsCradle: PropPainter = (pen) => {
  box(pen, 'dark', -44, -8, 88, 8, { round: 2 })
  for (const x of LEFT_AND_RIGHT) line(pen, 3, 'metal', `M${x * 38} -8 L${x * 38} -90`)
  line(pen, 3, 'metal', 'M-38 -90 L38 -90')
  for (const x of [-12, 0, 12, 24]) {
    mark(pen, 1, '#4a4a5c', `M${x} -88 L${x} -30`)
    oval(pen, 'metal', x, -28, 6, 6, { lighten: 0.2 })
  }
  mark(pen, 1, '#4a4a5c', 'M-24 -88 L-44 -40')
  oval(pen, 'metal', -46, -38, 6, 6, { lighten: 0.2 })
}

const periodicTable: PropPainter = (pen) => {
  box(pen, 'white', -50, -84, 100, 68, { round: 2, cel: 0 })
  const COLOURS = ['#e8705f', '#f2a65a', '#f0d264', '#8fc98a', '#7fb7de', '#b39ad6'] as const
  for (let row = 0; row < 7; row++)
    for (let col = 0; col < 18; col++) {
      const isThere = row === 0 ? col === 0 || col === 17 : row < 3 ? col < 2 || col > 11 : true
      if (!isThere) continue
      const colour = COLOURS[col < 2 ? col : col < 12 ? 2 : col < 15 ? 3 : col < 17 ? 4 : 5]!
      box(pen, colour, -46.5 + col * 5.2, -80 + row * 8.2, 4.6, 7.4, FLAT_SHAPE)
    }
}

const soundWave: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-48 -60 L-38 -60 L-24 -74 L-24 -26 L-38 -40 L-48 -40 Z', { lighten: 0.14 })
  for (const [x, r] of [
    [-12, 12],
    [4, 21],
    [20, 30],
    [36, 39],
  ] as const)
    line(pen, 4, '#3f8fc4', `M${x} ${-50 - r} C${x + r * 0.5} ${-50 - r * 0.5} ${x + r * 0.5} ${-50 + r * 0.5} ${x} ${-50 + r}`)
}

const tuningFork: PropPainter = (pen) => {
  line(pen, 6, 'metal', 'M-12 -96 L-12 -58 C -12 -40 12 -40 12 -58 L12 -96', 0.1)
  line(pen, 6, 'metal', 'M0 -45 L0 -4', 0.1)
  for (const side of LEFT_AND_RIGHT)
    for (const far of [22, 32])
      mark(pen, 2, '#3f8fc4', `M${side * far} -96 C${side * (far + 6)} -88 ${side * (far + 6)} -76 ${side * far} -68`)
}

const bunsenBurner: PropPainter = (pen) => {
  outline(pen, '#4f8ff0', 'M-9 -52 C -16 -70 -6 -82 0 -99 C6 -82 16 -70 9 -52 Z', GLOWING)
  outline(pen, '#bfe3ff', 'M-4 -52 C-7 -62 -2 -70 0 -78 C2 -70 7 -62 4 -52 Z', GLOWING)
  line(pen, 4, '#c8743c', 'M4 -14 C30 -12 30 -4 48 -3')
  box(pen, 'metal', -7, -52, 14, 42, { round: 1, lighten: 0.1 })
  box(pen, 'metal', -10, -24, 20, 9, { round: 2, lighten: -0.15 })
  outline(pen, 'dark', 'M-26 0 L-20 -10 L20 -10 L26 0 Z', { lighten: 0.12 })
}

const beaker: PropPainter = (pen) => {
  outline(pen, 'glass', 'M-30 -92 L30 -92 L36 -96 L32 -88 L32 -6 C32 0 -32 0 -32 -6 L-32 -86 Z', { lighten: 0.3 })
  outline(pen, '#3fb6a8', 'M-29 -52 C -10 -48 10 -56 29 -52 L29 -7 C28 -3 -28 -3 -29 -7 Z', PLAIN_SHAPE)
  for (const y of [-24, -36, -48, -60, -72]) mark(pen, 1.8, 'white', `M12 ${y} L${y % 24 === 0 ? 26 : 22} ${y}`)
  for (const [x, y, r] of [
    [-14, -30, 4],
    [-4, -18, 3],
    [-18, -16, 2.4],
  ] as const)
    oval(pen, '#a8ece2', x, y, r, r, FLAT_SHAPE)
}

const pipette: PropPainter = (pen) => {
  outline(pen, 'glass', 'M22 -72 L34 -62 L-24 -10 L-32 -4 L-30 -14 Z', { lighten: 0.2 })
  outline(pen, '#e0574c', 'M18 -76 C10 -92 34 -104 44 -94 C54 -82 42 -58 38 -60 Z')
  outline(pen, 'waterLight', 'M0 -40 L8 -32 L-24 -10 L-29 -6 Z', PLAIN_SHAPE)
  outline(pen, 'water', 'M-40 -12 C -36 -6 -34 -4 -34 -1 C -34 4 -46 4 -46 -1 C -46 -4 -44 -6 -40 -12 Z')
}

const inclinedPlane: PropPainter = (pen) => {
  outline(pen, 'woodLight', 'M-48 -2 L48 -2 L48 -50 Z')
  outline(pen, '#c8653a', 'M-8 -22 L18 -35 L5 -61 L-21 -48 Z')
  mark(pen, 2, '#8a4020', 'M-14 -35 L12 -48 M5 -28 L-8 -55')
  line(pen, 4, 'red', 'M-46 -24 L-32 -31')
  outline(pen, 'red', 'M-22 -36 L-34 -38 L-28 -26 Z')
}

const gyroscope: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M0 -98 L0 -2', 0.1)
  oval(pen, 'gold', 0, -52, 38, 11)
  oval(pen, 'gold', 0, -55, 30, 7, { lighten: 0.25 })
  line(pen, 3.4, 'metal', 'M0 -92 C54 -92 54 -12 0 -12 C -54 -12 -54 -92 0 -92', 0.2)
  outline(pen, 'dark', 'M-14 0 L-4 -8 L4 -8 L14 0 Z')
}

const dynamite: PropPainter = (pen) => {
  for (const [x, l] of [
    [-26, 0],
    [-1, -0.08],
    [-13.5, 0.06],
  ] as const) {
    box(pen, 'red', x, -66, 25, 64, { round: 3, lighten: l })
    oval(pen, '#e9cfa0', x + 12.5, -66, 12.5, 4)
  }
  for (const y of [-50, -20]) box(pen, 'dark', -28, y, 54, 8, { lighten: 0.1 })
  line(pen, 2.4, '#d9c29a', 'M-1 -67 C0 -88 18 -78 24 -90')
  for (const [r, role] of [
    [9, '#ff8a2a'],
    [5, '#fff0a0'],
  ] as const)
    oval(pen, role, 26, -92, r, r, GLOWING)
}

export const MATTER = {
  nucleus,
  'repelling-magnets': repellingMagnets,
  'attracting-magnets': attractingMagnets,
  circuit,
  pendulum,
  'newtons-cradle': newtonsCradle,
  'periodic-table': periodicTable,
  'sound-wave': soundWave,
  'tuning-fork': tuningFork,
  'bunsen-burner': bunsenBurner,
  beaker,
  pipette,
  'inclined-plane': inclinedPlane,
  gyroscope,
  dynamite,
} satisfies Record<string, PropPainter>
