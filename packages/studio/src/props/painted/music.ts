import { ellipse, type Pen, type PropPainter, strokePath, lathe } from './pen.ts'
import { FLAT_SHAPE, line, outline } from './outline.ts'
import { mark, oval } from './world/details.ts'

/** A microphone head of radius `r` at (0, `y`). */
function micHead(pen: Pen, y: number, r: number): void {
  ellipse(pen, 0, y, r, r * 1.08, 'metal', { emissive: true })
  const { brush } = pen
  const mesh = { ...pen, brush: { ...brush, look: { ...brush.look, ink: 0 } } }
  for (const k of [-0.45, 0, 0.45])
    strokePath(mesh, 0.016, 'dark', (p) => (p.moveTo(-r * 0.8, y + r * k), p.quadraticCurveTo(0, y + r * (k + 0.25), r * 0.8, y + r * k)))
}

/** A hand-held microphone; the end of its handle is at the origin. */
const handMicrophone: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.06, 0],
      [0.08, -0.2],
      [0.12, -0.62],
      [0.13, -0.7],
    ],
    'dark',
  )
  strokePath(pen, 0.07, 'metal', (p) => (p.moveTo(-0.13, -0.69), p.lineTo(0.13, -0.69)))
  micHead(pen, -0.82, 0.18)
}

/** A microphone on a stand. */
const microphone: PropPainter = (pen) => {
  ellipse(pen, 0, -0.02, 0.16, 0.03, 'dark')
  strokePath(pen, 0.022, 'metal', (p) => (p.moveTo(0, -0.03), p.lineTo(0, -0.8)))
  strokePath(pen, 0.05, 'dark', (p) => (p.moveTo(0, -0.78), p.lineTo(0.03, -0.88)))
  micHead(pen, -0.93, 0.065)
}

/** A long hollow trunk with bands and dots, wider at its far end. */
const didgeridoo: PropPainter = (pen) => {
  outline(pen, '#7a4526', 'M-48 -8 C -44 -16 -38 -18 -32 -14 L50 -94 L42 -102 L-52 -30 C -56 -22 -54 -12 -48 -8 Z')
  outline(pen, '#7a4526', 'M-50 0 C -56 -8 -54 -24 -44 -34 L38 -100 L46 -92 L-26 -8 C -34 2 -44 4 -50 0 Z')
  oval(pen, '#2c1a10', -40, -12, 8, 10, FLAT_SHAPE)
  for (const [x, y, w, role] of [
    [-22, -32, 12, '#e8a83a'],
    [-12, -42, 11, '#f4ecd6'],
    [2, -54, 10, '#c8402e'],
    [12, -64, 9.4, '#f4ecd6'],
    [24, -76, 8, '#e8a83a'],
  ] as const)
    mark(pen, 5, role, `M${x - w * 0.62} ${y - w * 0.7} L${x + w * 0.62} ${y + w * 0.62}`)
  for (const [x, y] of [
    [-19, -41],
    [-15, -34],
    [-8, -50],
    [-3, -44],
    [4, -62],
    [10, -56],
    [16, -72],
    [22, -66],
    [28, -84],
    [33, -78],
    [-28, -36],
    [-20, -26],
  ] as const)
    oval(pen, '#fff6e0', x, y, 1.7, 1.7, FLAT_SHAPE)
  line(pen, 4, '#e8c86a', 'M39 -101 L47 -91')
}

export const MUSIC = { microphone, 'hand-microphone': handMicrophone, didgeridoo } satisfies Record<string, PropPainter>
