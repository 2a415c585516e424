import type { Brush } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { animalEye } from './animal-eye.ts'
import type { Swimmer } from './animal-build.ts'
import type { AnimalState } from './animal-state.ts'
import { seam, detailOptions } from '../people/garment.ts'

type Curve = readonly [number, number, number, number, number, number]
/** Bézier outlines from the base of the tail over back, head and belly, in halves of length and thickness. */
const WHALE: readonly Curve[] = [
  [-0.62, -0.42, -0.2, -1.16, 0.36, -1.12],
  [0.84, -1.08, 1.1, -0.66, 1.06, -0.02],
  [1.02, 0.62, 0.66, 0.98, 0.2, 0.96],
  [-0.36, 0.94, -0.78, 0.34, -1.06, -0.42],
]
const DOLPHIN: readonly Curve[] = [
  [-0.66, -0.62, -0.24, -1.42, 0.28, -1.3],
  [0.56, -1.24, 0.72, -0.96, 0.79, -0.46],
  [0.94, -0.5, 1.14, -0.34, 1.15, -0.1],
  [1.14, 0.16, 0.94, 0.2, 0.78, 0.3],
  [0.42, 1.06, -0.44, 0.86, -1.06, -0.4],
]
const TAIL_ROOT = [-1.06, -0.66] as const

/** A whale or, if slender, a dolphin, above the origin, facing right. `u`: its unit in pixels. */
export function whale(brush: Brush, build: Swimmer, u: number, { seconds, cycle, blink, asleep, face }: AnimalState): void {
  const { g } = brush
  const frequency = cycle === null ? 1.7 : 3.4
  const stroke = Math.sin(seconds * frequency)
  const slender = build.thick < 0.4
  const [half, thick] = [build.half * u, build.thick * u * 0.5]
  const at = (x: number, y: number): [number, number] => [x * half, (y - Math.max(0, -x - 0.3) * 0.42 * stroke) * thick]
  g.save()
  g.translate(0, -u * 0.5 + Math.sin(seconds * 1.1) * u * 0.04)
  g.rotate(-0.05 - 0.03 * stroke)
  flukes(brush, build, at(...TAIL_ROOT), half * (slender ? 0.3 : 0.32), stroke)
  if (slender) backFin(brush, build, half, thick)
  const body = path((p) => {
    p.moveTo(...at(...TAIL_ROOT))
    for (const [a, b, c, d, x, y] of slender ? DOLPHIN : WHALE) p.bezierCurveTo(...at(a, b), ...at(c, d), ...at(x, y))
    p.closePath()
  })
  paintShape(brush, body, build.body, [-half, -thick, half * 2, thick * 2], { cel: 0.06 })
  g.save()
  g.clip(body)
  ellipse(brush, half * 0.3, thick * (slender ? 0.72 : 0.92), half * 0.96, thick * (slender ? 0.56 : 0.6), build.belly, {
    ...detailOptions(brush),
    noInk: true,
  })
  if (!slender)
    seam(brush, build.belly, u * 0.012, 0.34, (c) => {
      for (const k of [0.5, 0.66, 0.82]) {
        c.moveTo(half * 0.98, thick * (k - 0.06))
        c.quadraticCurveTo(half * 0.5, thick * (k + 0.16), -half * 0.2, thick * (k + 0.04))
      }
    })
  g.restore()
  flipper(brush, build, half, thick, stroke)
  const [ex, ey] = slender ? [0.66, -0.3] : [0.66, 0]
  animalEye(brush, half * ex, thick * ey, thick * (slender ? 0.24 : 0.15), asleep ? 1 : blink, 0, { ...face, inner: 1 })
  seam(brush, 'dark', u * 0.018, 0.8, (c) => {
    if (slender) {
      c.moveTo(half * 1.12, -thick * 0.02)
      c.quadraticCurveTo(half * 0.9, thick * (0.02 + 0.1 * face.mouth), half * 0.74, thick * (0.06 - 0.08 * face.mouth))
    } else {
      c.moveTo(half * 1.05, thick * 0.08)
      c.quadraticCurveTo(half * 0.86, thick * (0.28 + 0.12 * face.mouth), half * 0.56, thick * (0.36 - 0.12 * face.mouth))
    }
  })
  g.restore()
}

/** Both lobes of the tail fin. `long`: their length in pixels; `stroke`: -1 to 1. */
function flukes(brush: Brush, build: Swimmer, [x, y]: readonly [number, number], long: number, stroke: number): void {
  const { g } = brush
  g.save()
  g.translate(x + long * 0.1, y + long * 0.06)
  for (const [turn, k] of [
    [-0.15, 0.86],
    [-1.25, 1],
  ] as const) {
    g.save()
    g.rotate(turn + 0.22 * stroke + Math.PI)
    const lobe = path((p) => {
      p.moveTo(-long * 0.12, -long * 0.1 * k)
      p.bezierCurveTo(long * 0.3, -long * 0.42 * k, long * 0.8, -long * 0.34 * k, long * k, long * 0.1)
      p.bezierCurveTo(long * 0.6, -long * 0.02, long * 0.3, long * 0.26, -long * 0.1, long * 0.16)
      p.closePath()
    })
    paintShape(brush, lobe, build.fin, [-long * 0.1, -long * 0.4, long * 1.1, long * 0.7], { plain: true })
    g.restore()
  }
  g.restore()
}

function backFin(brush: Brush, build: Swimmer, half: number, thick: number): void {
  const fin = path((p) => {
    p.moveTo(half * 0.12, -thick * 1.2)
    p.quadraticCurveTo(-half * 0.06, -thick * 2.0, -half * 0.3, -thick * 2.2)
    p.quadraticCurveTo(-half * 0.18, -thick * 1.6, -half * 0.28, -thick * 0.95)
    p.closePath()
  })
  paintShape(brush, fin, build.fin, [-half * 0.3, -thick * 2.2, half * 0.42, thick * 1.2], { plain: true })
}

function flipper(brush: Brush, build: Swimmer, half: number, thick: number, stroke: number): void {
  const { g } = brush
  g.save()
  g.translate(half * 0.3, thick * 0.5)
  g.rotate(0.2 * stroke)
  const fin = path((p) => {
    p.moveTo(half * 0.12, -thick * 0.12)
    p.bezierCurveTo(half * 0.1, thick * 0.5, -half * 0.1, thick * 0.98, -half * 0.34, thick * 1.0)
    p.bezierCurveTo(-half * 0.22, thick * 0.6, -half * 0.18, thick * 0.2, -half * 0.1, -thick * 0.1)
    p.closePath()
  })
  paintShape(brush, fin, build.fin, [-half * 0.34, -thick * 0.1, half * 0.46, thick * 1.1], { plain: true })
  g.restore()
}
