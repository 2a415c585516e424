import { ellipse, type Pen, type PropPainter, strokePath, lathe } from './pen.ts'

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

export const MUSIC = { microphone, 'hand-microphone': handMicrophone } satisfies Record<string, PropPainter>
