import type { Role } from '../../../paint/palette.ts'
import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { emitLight, type Pen, type PropPainter } from '../pen.ts'
import { GLOWING, mark, oval } from './details.ts'

const ball = (pen: Pen, role: Role, x: number, y: number, r: number): void => {
  oval(pen, role, x, y, r, r)
  oval(pen, 'white', x - r * 0.34, y - r * 0.36, r * 0.2, r * 0.2, PLAIN_SHAPE)
}

/** A core of protons and neutrons with electrons on three paths. */
const atom: PropPainter = (pen) => {
  for (const turn of [0, Math.PI / 3, (Math.PI * 2) / 3]) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const at = (i: number): string => {
      const [x, y] = [Math.cos((i / 40) * Math.PI * 2) * 47, Math.sin((i / 40) * Math.PI * 2) * 17]
      return `${(x * c - y * s).toFixed(1)} ${(-50 + x * s + y * c).toFixed(1)}`
    }
    line(pen, 2.2, '#4f8fd0', `M${Array.from({ length: 41 }, (_, i) => at(i)).join(' L')}`)
  }
  for (const [x, y, role] of [
    [-6, -56, 'red'],
    [6, -57, '#8a92a8'],
    [-8, -46, '#8a92a8'],
    [8, -46, 'red'],
    [0, -41, '#8a92a8'],
    [0, -51, 'red'],
  ] as const)
    ball(pen, role, x, y, 7.5)
  for (const [x, y] of [
    [47, -50],
    [-23.5, -90.7],
    [-23.5, -9.3],
  ] as const)
    ball(pen, 'gold', x * 0.98, y, 4.6)
}

/** Atoms as balls, held together by rods. */
const molecule: PropPainter = (pen) => {
  const bonds = [
    [-14, -52, 18, -66],
    [-14, -52, -36, -76],
    [-14, -52, -30, -22],
    [18, -66, 38, -46],
    [18, -66, 26, -88],
    [-30, -22, 2, -12],
  ] as const
  for (const [x0, y0, x1, y1] of bonds) line(pen, 5, 'metal', `M${x0} ${y0} L${x1} ${y1}`)
  for (const [x, y, r, role] of [
    [-36, -76, 9, 'white'],
    [26, -88, 9, 'white'],
    [38, -46, 11, 'blue'],
    [2, -12, 9, 'white'],
    [-30, -22, 13, 'red'],
    [18, -66, 15, '#4a4a58'],
    [-14, -52, 16, '#4a4a58'],
  ] as const)
    ball(pen, role, x, y, r)
}

type Atom = readonly [x: number, y: number, r: number, role: Role]

/** Atoms as balls, the first bound to each other one by as many rods as it says. */
const smallMolecule =
  (atoms: readonly Atom[], rods: number): PropPainter =>
  (pen) => {
    const [[x0, y0]] = atoms as readonly [Atom]
    for (const [x, y] of atoms.slice(1))
      for (let k = 0; k < rods; k++) {
        const up = (k - (rods - 1) / 2) * 9
        line(pen, 5, 'metal', `M${x0} ${y0 + up} L${x} ${y + up}`)
      }
    for (const [x, y, r, role] of [...atoms.slice(1), atoms[0]!]) ball(pen, role, x, y, r)
  }

const waterMolecule = smallMolecule(
  [
    [0, -62, 25, 'red'],
    [-32, -32, 16, 'white'],
    [32, -32, 16, 'white'],
  ],
  1,
)
const carbonDioxide = smallMolecule(
  [
    [0, -48, 20, '#4a4a58'],
    [-42, -48, 19, 'red'],
    [42, -48, 19, 'red'],
  ],
  2,
)
const oxygenMolecule = smallMolecule(
  [
    [-26, -48, 24, 'red'],
    [26, -48, 24, 'red'],
  ],
  2,
)
const hydrogenMolecule = smallMolecule(
  [
    [-22, -48, 18, 'white'],
    [22, -48, 18, 'white'],
  ],
  1,
)
const nitrogenMolecule = smallMolecule(
  [
    [-26, -48, 23, 'blue'],
    [26, -48, 23, 'blue'],
  ],
  3,
)

/** A bar magnet with the lines of its field. */
const magneticField: PropPainter = (pen) => {
  for (const [rx, ry] of [
    [20, 16],
    [33, 28],
    [46, 42],
  ] as const)
    for (const side of [-1, 1]) {
      const y = -50 + side * 8
      line(
        pen,
        1.8,
        '#5aa0dc',
        `M-24 ${-50 + side * 4} C${-rx - 12} ${y + side * ry * 0.4} ${-rx * 0.8} ${y + side * ry} 0 ${y + side * ry} C${rx * 0.8} ${y + side * ry} ${rx + 12} ${y + side * ry * 0.4} 24 ${-50 + side * 4}`,
      )
      const tip = y + side * ry
      outline(pen, '#5aa0dc', `M-5 ${tip - 4} L5 ${tip} L-5 ${tip + 4} Z`)
    }
  outline(pen, 'red', 'M-28 -60 L0 -60 L0 -40 L-28 -40 Z')
  outline(pen, 'blue', 'M0 -60 L28 -60 L28 -40 L0 -40 Z')
}

/** A beam of white light that leaves in its colours. */
const prism: PropPainter = (pen) => {
  outline(pen, 'white', 'M-50 -34 L-14 -48 L-13 -44 L-50 -29 Z', { ...GLOWING })
  const colours = ['#e8413c', '#f58a2e', '#f7d23e', '#4fb84c', '#3f8fe0', '#7a4fc4']
  colours.forEach((role, i) =>
    outline(pen, role, `M14 ${-50 + i * 1.4} L50 ${-62 + i * 7} L50 ${-55 + i * 7} L14 ${-48.6 + i * 1.4} Z`, GLOWING),
  )
  outline(pen, 'glass', 'M0 -90 L40 -18 L-40 -18 Z', { lighten: 0.12 })
  outline(pen, 'glass', 'M0 -90 L8 -42 L-40 -18 Z', { ...PLAIN_SHAPE, lighten: 0.35 })
  outline(pen, 'glass', 'M8 -42 L40 -18 L-40 -18 Z', { ...PLAIN_SHAPE, lighten: -0.12 })
  mark(pen, 1.6, 'white', 'M-14 -47 L14 -46')
}

/** A convex lens on a stand, which gathers rays. */
const lens: PropPainter = (pen) => {
  for (const y of [-74, -62, -50]) mark(pen, 2.6, 'gold', `M-48 ${y} L0 ${y} L48 ${-62 + (y + 62) * -0.25}`)
  outline(pen, 'glass', 'M0 -98 C26 -84 26 -40 0 -26 C -26 -40 -26 -84 0 -98 Z', { lighten: 0.14 })
  outline(pen, 'white', 'M-4 -88 C -16 -76 -16 -54 -9 -46 C -6 -60 -6 -76 -3 -88 Z', PLAIN_SHAPE)
  line(pen, 4, 'metal', 'M0 -26 L0 -4')
  outline(pen, 'metal', 'M-20 0 C -18 -8 18 -8 20 0 Z')
}

const conicalFlask = (pen: Pen, liquid: string): void => {
  outline(pen, 'glass', 'M-11 -96 L11 -96 L11 -62 L41 -10 Q44 0 34 0 L-34 0 Q-44 0 -41 -10 L-11 -62 Z', { lighten: 0.22 })
  outline(pen, liquid, 'M-24 -37 L24 -37 L38 -10 Q40 -3 33 -3 L-33 -3 Q-40 -3 -38 -10 Z', { noInk: true })
  oval(pen, liquid, 0, -37, 24, 4, { ...PLAIN_SHAPE, lighten: 0.25 })
  for (const [x, y, r] of [
    [-10, -16, 3.4],
    [8, -24, 2.6],
    [14, -12, 2],
    [2, -50, 2.4],
  ] as const)
    oval(pen, liquid, x, y, r, r, { ...PLAIN_SHAPE, lighten: 0.35 })
  outline(pen, 'glass', 'M-14 -100 L14 -100 Q16 -97 14 -94 L-14 -94 Q-16 -97 -14 -100 Z', { lighten: 0.1 })
  mark(pen, 2, 'white', 'M-7 -58 L-26 -24')
}

const labFlask: PropPainter = (pen) => conicalFlask(pen, '#2aa1c8')

const tube = (pen: Pen, liquid: string): void => {
  outline(pen, 'glass', 'M-18 -78 L18 -78 L18 -12 Q18 0 6 0 L-6 0 Q-18 0 -18 -12 Z', { lighten: 0.22 })
  outline(pen, liquid, 'M-15 -48 L15 -48 L15 -12 Q15 -3 5 -3 L-5 -3 Q-15 -3 -15 -12 Z', { noInk: true })
  oval(pen, liquid, 0, -48, 15, 3, { ...PLAIN_SHAPE, lighten: 0.25 })
  outline(pen, 'metal', 'M-21 -92 L21 -92 L21 -76 L-21 -76 Z')
  outline(pen, 'red', 'M-14 -100 L14 -100 L14 -92 L-14 -92 Z')
  mark(pen, 2.4, 'white', 'M-10 -70 L-10 -18')
}

const vial: PropPainter = (pen) => tube(pen, '#9fd4f0')

/** A grey box of thick metal, its lid ajar. */
const leadBox: PropPainter = (pen) => {
  outline(pen, '#5b6068', 'M-46 -46 L30 -46 L30 0 L-46 0 Z')
  outline(pen, '#474b54', 'M30 -46 L48 -58 L48 -12 L30 0 Z', { plain: true })
  outline(pen, '#2c2e36', 'M-46 -46 L-26 -58 L48 -58 L30 -46 Z', { plain: true })
  outline(pen, '#6c727c', 'M-44 -62 L34 -80 L48 -72 L-28 -52 Z')
  outline(pen, '#565b64', 'M-44 -62 L-28 -52 L-28 -45 L-44 -55 Z M-28 -52 L48 -72 L48 -65 L-28 -45 Z', { plain: true })
  for (const x of [-40, 24]) for (const y of [-40, -7]) oval(pen, '#3a3d46', x, y, 2.4, 2.4, PLAIN_SHAPE)
  mark(pen, 2, '#7f8590', 'M-34 -24 L18 -24')
}

/** A key on its board, with coils. */
const telegraph: PropPainter = (pen) => {
  outline(pen, 'wood', 'M-50 -12 L50 -12 L50 0 L-50 0 Z')
  for (const x of [24, 38]) {
    outline(pen, '#b5562e', `M${x - 5} -40 L${x + 5} -40 L${x + 5} -12 L${x - 5} -12 Z`)
    for (let y = -36; y < -14; y += 5) mark(pen, 0.8, '#f0a070', `M${x - 5} ${y} L${x + 5} ${y}`)
  }
  outline(pen, 'gold', 'M4 -12 L4 -30 L12 -30 L12 -12 Z')
  outline(pen, 'gold', 'M-42 -42 L44 -34 L44 -28 L-42 -35 Z', { lighten: 0.05 })
  line(pen, 4, 'dark', 'M-34 -42 L-34 -50')
  oval(pen, 'dark', -34, -54, 12, 5, { lighten: 0.1 })
  outline(pen, 'gold', 'M-40 -12 L-38 -24 L-30 -24 L-28 -12 Z', { lighten: -0.1 })
  oval(pen, 'gold', 31, -44, 11, 4)
}

/** A beam of red light from a device. */
const laser: PropPainter = (pen) => {
  outline(pen, '#ff6a6a', 'M-8 -50 L50 -94 L50 -86 L-4 -46 Z', GLOWING)
  outline(pen, '#fff0f0', 'M-7 -48.6 L50 -91 L50 -89 L-5 -47 Z', GLOWING)
  emitLight(pen, 0.4, -0.84, 0.16, 0.7)
  outline(pen, 'metal', 'M-48 -22 L-14 -48 L-4 -36 L-38 -10 Z')
  outline(pen, 'dark', 'M-18 -52 L-10 -56 L2 -40 L-4 -35 Z', { lighten: 0.15 })
  outline(pen, 'red', 'M-36 -26 L-30 -30 L-26 -25 L-32 -21 Z')
  line(pen, 3, 'dark', 'M-44 -14 C -52 -6 -44 0 -30 0 L20 0', 0.15)
}

export const SCIENCE = {
  laser,
  'atom-symbol': atom,
  molecule,
  'water-molecule': waterMolecule,
  'carbon-dioxide-molecule': carbonDioxide,
  'oxygen-molecule': oxygenMolecule,
  'hydrogen-molecule': hydrogenMolecule,
  'nitrogen-molecule': nitrogenMolecule,
  'magnetic-field': magneticField,
  prism,
  lens,
  'lab-flask': labFlask,
  vial,
  'lead-box': leadBox,
  telegraph,
} satisfies Record<string, PropPainter>
