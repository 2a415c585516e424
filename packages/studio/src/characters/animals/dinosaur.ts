import type { Brush, Point } from '../../paint/brush.ts'
import { ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Dinosaur } from './animal-build.ts'
import { animalEye } from './animal-eye.ts'
import type { AnimalState } from './animal-state.ts'
import { isWithoutDetails, seam } from '../people/garment.ts'

/** A dinosaur on its hind legs; feet at the origin, facing right. `u`: its unit in pixels. */
export function dinosaur(brush: Brush, build: Dinosaur, u: number, state: AnimalState): void {
  const { g } = brush
  const { seconds, cycle, asleep } = state
  const a = (cycle ?? 0) * Math.PI * 2
  const step = cycle === null ? 0 : Math.sin(a)
  const bob = cycle === null ? 0 : Math.abs(Math.cos(a)) * u * 0.035
  const sink = asleep ? u * 0.34 : 0
  const drop = sink - bob
  leg(brush, build, u, 0.1, -step, drop, -0.2)
  g.save()
  g.translate(0, drop)
  arm(brush, build, u, -0.2, seconds)
  plates(brush, build, u, seconds, asleep)
  body(brush, build, u, seconds, asleep)
  g.restore()
  leg(brush, build, u, -0.1, step, drop, 0)
  g.save()
  g.translate(0, drop)
  arm(brush, build, u, 0, seconds + 0.3)
  g.save()
  const nod = asleep ? 0 : Math.sin(seconds * 1.3) * u * 0.012
  g.translate(u * (asleep ? 0.5 : 0.4), asleep ? -u * 0.62 : -u * 1.2 + nod)
  if (asleep) g.rotate(0.3)
  else g.rotate(Math.sin(seconds * 0.9) * 0.04)
  head(brush, build, u, state)
  g.restore()
  if (state.scarf) ellipse(brush, u * 0.33, -u * 0.95, u * 0.17, u * 0.08, state.scarf, { plain: true })
  g.restore()
}

/** End of the tail, which swings. */
const tailTip = (u: number, seconds: number): Point => [-u * 0.98, -u * (0.5 + 0.05 * Math.sin(seconds * 1.7))]

/** Back, tail and neck in one outline, with a lighter belly. */
function body(brush: Brush, build: Dinosaur, u: number, seconds: number, asleep: boolean): void {
  const { g } = brush
  const [nape, throat]: readonly [Point, Point] = asleep
    ? [
        [0.4, -0.8],
        [0.52, -0.5],
      ]
    : [
        [0.22, -1.3],
        [0.5, -1.1],
      ]
  const [tx, ty] = tailTip(u, seconds)
  const breath = 1 + 0.012 * Math.sin(seconds * 2.2)
  const shape = path((p) => {
    p.moveTo(tx, ty)
    p.bezierCurveTo(-u * 0.74, -u * 0.62, -u * 0.5, -u * 0.86, -u * 0.16, -u * 0.95 * breath)
    p.bezierCurveTo(u * 0.06, -u * 1.02, u * (nape[0] - 0.08), u * (nape[1] + 0.18), u * nape[0], u * nape[1])
    p.lineTo(u * throat[0], u * throat[1])
    p.bezierCurveTo(u * (throat[0] - 0.08), u * (throat[1] + 0.18), u * 0.42, -u * 0.7, u * 0.32, -u * 0.52)
    p.bezierCurveTo(u * 0.2, -u * 0.3, -u * 0.14, -u * 0.26, -u * 0.32, -u * 0.38)
    p.bezierCurveTo(-u * 0.5, -u * 0.5, -u * 0.74, -u * 0.44, tx, ty)
    p.closePath()
  })
  paintShape(brush, shape, build.body, [-u, -u * 1.3, u * 1.5, u], { cel: 0.06 })
  g.save()
  g.clip(shape)
  ellipse(brush, u * 0.3, -u * 0.58, u * 0.2, u * 0.44, build.belly, { plain: true, noInk: true })
  if (!isWithoutDetails(brush)) {
    seam(brush, build.belly, u * 0.016, 0.5, (c) => {
      for (const y of [-0.86, -0.74, -0.62, -0.5]) {
        c.moveTo(u * 0.14, u * y)
        c.quadraticCurveTo(u * 0.28, u * (y + 0.04), u * 0.46, u * y)
      }
    })
    for (const [x, y, r] of [
      [-0.3, -0.72, 0.06],
      [-0.14, -0.84, 0.05],
      [-0.5, -0.64, 0.045],
      [-0.04, -0.68, 0.04],
    ] as const)
      ellipse(brush, u * x, u * y, u * r, u * r * 0.8, build.accent, { plain: true, noInk: true })
  }
  g.restore()
}

/** Plates along the back. */
function plates(brush: Brush, build: Dinosaur, u: number, seconds: number, asleep: boolean): void {
  const [tx, ty] = tailTip(u, seconds)
  for (const [x, y, s, lean] of [
    asleep ? [0.16, -0.96, 0.15, 0] : [0.12, -1.12, 0.15, -0.5],
    [-0.04, -0.98, 0.18, -0.4],
    [-0.24, -0.9, 0.19, -0.3],
    [-0.44, -0.78, 0.16, -0.3],
    [-0.62, -0.65, 0.13, -0.3],
    [tx / u + 0.18, ty / u - 0.06, 0.1, -0.3],
  ] as const)
    polygon(
      brush,
      [
        [u * (x - s * 0.5), u * (y + s * 0.36)],
        [u * (x + lean * s * 0.6), u * (y - s)],
        [u * (x + s * 0.56), u * (y + s * 0.2)],
      ],
      build.accent,
      { lighten: 0.06 },
    )
}

/** `step`: -1 to 1, forward positive. `drop`: how far the body has sunk, in pixels. */
function leg(brush: Brush, build: Dinosaur, u: number, x: number, step: number, drop: number, lighten: number): void {
  const lift = Math.max(0, step) * u * 0.07
  const foot = u * (x + 0.02 + step * 0.2)
  const hip = [u * (x - 0.04), -u * 0.52 + drop] as const
  ellipse(brush, hip[0], hip[1] + u * 0.02, u * 0.21, u * (drop > u * 0.1 ? 0.17 : 0.25), build.body, { lighten, cel: 0.08 })
  const shin = path((p) => {
    p.moveTo(hip[0] - u * 0.1, hip[1] + u * 0.12)
    p.lineTo(hip[0] + u * 0.12, hip[1] + u * 0.14)
    p.lineTo(foot + u * 0.07, -u * 0.06 - lift)
    p.lineTo(foot - u * 0.1, -u * 0.06 - lift)
    p.closePath()
  })
  if (drop < u * 0.2) paintShape(brush, shin, build.body, [foot - u * 0.2, hip[1], u * 0.4, u * 0.5], { lighten, plain: true, noInk: true })
  const pad = path((p) => p.roundRect(foot - u * 0.12, -u * 0.13 - lift, u * 0.34, u * 0.13, [u * 0.06, u * 0.08, u * 0.04, u * 0.04]))
  paintShape(brush, pad, build.body, [foot - u * 0.12, -u * 0.13 - lift, u * 0.34, u * 0.13], { lighten, cel: 0.06 })
  for (const dx of [0.06, 0.13, 0.2])
    ellipse(brush, foot + u * dx, -u * 0.025 - lift, u * 0.026, u * 0.024, 'cream', { plain: true, noInk: true, lighten })
}

function arm(brush: Brush, build: Dinosaur, u: number, lighten: number, seconds: number): void {
  const { g } = brush
  g.save()
  g.translate(u * (lighten < 0 ? 0.36 : 0.26), -u * 0.78)
  g.rotate(-0.5 + Math.sin(seconds * 1.6) * 0.08)
  const shape = path((p) => p.roundRect(-u * 0.05, -u * 0.05, u * 0.28, u * 0.11, u * 0.055))
  paintShape(brush, shape, build.body, [-u * 0.05, -u * 0.05, u * 0.28, u * 0.11], { lighten: lighten - 0.04, plain: true })
  for (const dy of [-0.025, 0.03]) ellipse(brush, u * 0.235, u * dy, u * 0.025, u * 0.02, 'cream', { plain: true, noInk: true, lighten })
  g.restore()
}

/** Origin: the middle of the skull. */
function head(brush: Brush, build: Dinosaur, u: number, { blink, seconds, asleep, mouth = 0, face }: AnimalState): void {
  const open = asleep ? 0 : mouth
  const jaw = path((p) => {
    p.moveTo(-u * 0.02, u * 0.06)
    p.lineTo(u * 0.44, u * 0.08 + open * u * 0.1)
    p.quadraticCurveTo(u * 0.42, u * 0.18 + open * u * 0.12, u * 0.22, u * 0.19 + open * u * 0.1)
    p.quadraticCurveTo(u * 0.02, u * 0.2, -u * 0.12, u * 0.1)
    p.closePath()
  })
  if (open > 0.06)
    ellipse(brush, u * 0.24, u * 0.09 + open * u * 0.03, u * 0.2, u * (0.04 + open * 0.06), 'mouth', { plain: true, noInk: true })
  paintShape(brush, jaw, build.belly, [-u * 0.1, u * 0.06, u * 0.54, u * 0.2], { plain: true })
  const skull = path((p) => {
    p.moveTo(-u * 0.22, u * 0.08)
    p.bezierCurveTo(-u * 0.3, -u * 0.2, -u * 0.04, -u * 0.34, u * 0.14, -u * 0.22)
    p.bezierCurveTo(u * 0.24, -u * 0.17, u * 0.4, -u * 0.2, u * 0.47, -u * 0.06)
    p.bezierCurveTo(u * 0.52, u * 0.06, u * 0.46, u * 0.1, u * 0.36, u * 0.1)
    p.quadraticCurveTo(u * 0.08, u * 0.14, -u * 0.22, u * 0.08)
    p.closePath()
  })
  paintShape(brush, skull, build.body, [-u * 0.26, -u * 0.3, u * 0.76, u * 0.42], { cel: 0.07 })
  const gaze = Math.sin(Math.floor(seconds * 0.7) * 12.9) * 0.6
  const shut = asleep ? 1 : blink
  if (shut < 0.5 && !isWithoutDetails(brush)) ellipse(brush, u * 0.06, -u * 0.12, u * 0.1, u * 0.105, 'white', { plain: true, noInk: true })
  animalEye(brush, u * 0.075, -u * 0.115, u * 0.075, shut, gaze, { ...face, inner: 1 })
  if (isWithoutDetails(brush)) return
  ellipse(brush, u * 0.41, -u * 0.07, u * 0.02, u * 0.016, 'dark', { plain: true, noInk: true })
  seam(brush, 'dark', u * 0.018, 0.75, (c) => {
    c.moveTo(u * 0.46, u * 0.06)
    c.quadraticCurveTo(u * 0.2, u * 0.13, -u * 0.04, u * 0.05)
    c.quadraticCurveTo(-u * 0.07, u * (0.055 - 0.035 * face.mouth), -u * 0.08, u * (0.06 - 0.07 * face.mouth))
  })
  ellipse(brush, -u * 0.06, u * 0.01, u * 0.05, u * 0.035, 'coral', { plain: true, noInk: true })
}
