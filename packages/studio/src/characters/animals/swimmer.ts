import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { animalEye } from './animal-eye.ts'
import type { Swimmer } from './animal-build.ts'
import type { AnimalState } from './animal-state.ts'
import { isWithoutDetails } from '../people/garment.ts'
import { whale } from './whale.ts'

/** A fish or whale above the origin, facing right. `u`: its unit in pixels. */
export function swimmer(brush: Brush, build: Swimmer, u: number, { seconds, cycle, blink, asleep, face }: AnimalState): void {
  if (build.whale) {
    whale(brush, build, u, { seconds, cycle, blink, asleep, face })
    return
  }
  const { g } = brush
  const frequency = cycle === null ? 2.2 : 5
  const stroke = Math.sin(seconds * frequency)
  const delayedStroke = Math.sin(seconds * frequency - 0.9)
  const [half, thick] = [build.half * u, build.thick * u * 0.5]
  g.save()
  g.translate(0, -u * 0.8 + Math.sin(seconds * 1.2) * u * 0.05)
  g.rotate(0.03 * stroke)
  fluke(brush, build, half, thick, delayedStroke)
  fin(brush, build, [-half * 0.3, -thick * 0.8], half * 0.7, -thick * 0.75)
  const body = path((p) => {
    p.moveTo(-half * 1.05, delayedStroke * thick * 0.24 - thick * 0.08)
    p.bezierCurveTo(-half * 0.5, -thick * 0.9, half * 0.1, -thick * 1.2, half * 0.62, -thick * 0.84)
    p.bezierCurveTo(half * 1.06, -thick * 0.5, half * 1.12, thick * 0.12, half * 0.94, thick * 0.4)
    p.bezierCurveTo(half * 0.5, thick * 1.08, -half * 0.5, thick * 0.9, -half * 1.05, delayedStroke * thick * 0.24 + thick * 0.08)
    p.closePath()
  })
  paintShape(brush, body, build.body, [-half, -thick, half * 2, thick * 2], { cel: 0.06 })
  g.save()
  g.clip(body)
  ellipse(brush, half * 0.3, thick * 0.86, half * 1.0, thick * 0.72, build.belly, { plain: true, noInk: true })
  if (build.stripes)
    for (const x of [-0.5, 0.16]) ellipse(brush, half * x, 0, half * 0.1, thick * 1.3, build.stripes, { plain: true, noInk: true })
  g.restore()
  fin(brush, build, [half * 0.1, thick * 0.4], half * 0.34, thick * (0.7 + 0.25 * stroke))
  animalEye(brush, half * 0.6, -thick * 0.12, thick * 0.26, asleep ? 1 : blink, 0, { ...face, inner: 1 })
  if (!isWithoutDetails(brush)) {
    g.strokeStyle = css(tint(brush, 'dark'), 0.8)
    g.lineWidth = u * 0.018
    g.lineCap = 'round'
    g.beginPath()
    g.moveTo(half * 0.97, thick * 0.18)
    g.quadraticCurveTo(half * 0.86, thick * (0.24 + 0.18 * face.mouth), half * 0.7, thick * (face.mouth > 0 ? 0.26 : 0.4))
    g.stroke()
  }
  g.restore()
}

function fin(brush: Brush, build: Swimmer, [x, y]: readonly [number, number], wide: number, tall: number): void {
  const shape = path((p) => {
    p.moveTo(x - wide * 0.1, y)
    p.quadraticCurveTo(x - wide * 0.2, y + tall * 0.8, x - wide * 0.75, y + tall)
    p.quadraticCurveTo(x + wide * 0.2, y + tall * 0.96, x + wide * 0.6, y)
    p.closePath()
  })
  paintShape(brush, shape, build.fin, [x - wide, Math.min(y, y + tall), wide * 1.6, Math.abs(tall)], { plain: true })
}

function fluke(brush: Brush, build: Swimmer, half: number, thick: number, delayedStroke: number): void {
  const { g } = brush
  g.save()
  g.translate(-half * 1.0, delayedStroke * thick * 0.24)
  g.rotate(delayedStroke * 0.35)
  const tall = thick * 0.9
  const shape = path((p) => {
    p.moveTo(half * 0.1, -thick * 0.08)
    p.quadraticCurveTo(-half * 0.2, -tall * 0.3, -half * 0.42, -tall)
    p.quadraticCurveTo(-half * 0.3, -tall * 0.2, -half * 0.26, 0)
    p.quadraticCurveTo(-half * 0.3, tall * 0.2, -half * 0.42, tall)
    p.quadraticCurveTo(-half * 0.2, tall * 0.3, half * 0.1, thick * 0.08)
    p.closePath()
  })
  paintShape(brush, shape, build.fin, [-half * 0.42, -tall, half * 0.5, tall * 2], { plain: true })
  g.restore()
}
