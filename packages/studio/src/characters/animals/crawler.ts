import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { animalEye } from './animal-eye.ts'
import type { Crawler } from './animal-build.ts'
import type { AnimalState } from './animal-state.ts'
import { isWithoutDetails, seam } from '../people/garment.ts'

/** A turtle (with a shell) or a frog; feet at the origin, facing right. `u`: its unit in pixels. */
export function crawler(brush: Brush, build: Crawler, u: number, moment: AnimalState): void {
  if (build.shell) turtle(brush, build, build.shell, u, moment)
  else frog(brush, build, u, moment)
}

function turtle(brush: Brush, build: Crawler, shell: string, u: number, { seconds, cycle, blink, asleep, face, act }: AnimalState): void {
  const isSwimming = act === 'glide' || act === 'swim'
  if (act === 'glide') {
    brush.g.translate(0, -u * (0.5 + 0.04 * Math.sin(seconds * 1.6)))
    brush.g.rotate(-0.12)
  }
  const step =
    cycle === null ? (isSwimming ? Math.sin(seconds * 2.6) : act === 'dig' ? Math.sin(seconds * 8) : 0) : Math.sin(cycle * Math.PI * 2)
  const low = asleep ? u * 0.06 : 0
  const foot = (x: number, k: number, lighten: number): void => (isSwimming ? flipper(x, k, lighten) : paw(x, k, lighten))
  const flipper = (x: number, k: number, lighten: number): void => {
    brush.g.save()
    brush.g.translate(x * u, -u * 0.14)
    brush.g.rotate((x < 0 ? 2.5 : 2.1) + step * k * 0.35)
    ellipse(brush, u * 0.18, 0, u * 0.24, u * 0.08, build.body, { plain: true, lighten })
    brush.g.restore()
  }
  const paw = (x: number, k: number, lighten: number): void =>
    ellipse(brush, x * u + step * k * u * 0.06, -u * 0.07 - Math.max(0, step * k) * u * 0.03, u * 0.1, u * 0.09, build.body, {
      plain: true,
      lighten,
    })
  foot(-0.24, -1, -0.16)
  foot(0.34, 1, -0.16)
  const reach = asleep || act === 'hide' ? -0.12 : 0.02 * Math.sin(seconds * 1.1)
  ellipse(brush, u * (0.56 + reach), -u * 0.3 + low, u * 0.19, u * 0.18, build.body, { cel: 0.08 })
  animalEye(brush, u * (0.54 + reach), -u * 0.33 + low, u * 0.042, asleep ? 1 : blink, 0, { ...face, inner: 1 })
  animalEye(brush, u * (0.68 + reach), -u * 0.33 + low, u * 0.04, asleep ? 1 : blink, 0, { ...face, inner: -1 })
  seam(brush, 'dark', u * 0.016, 0.8, (g) => {
    g.moveTo(u * (0.56 + reach), -u * 0.24 + low)
    g.quadraticCurveTo(u * (0.64 + reach), -u * (0.245 - 0.055 * face.mouth) + low, u * (0.71 + reach), -u * 0.25 + low)
  })
  const dome = path((p) => {
    p.moveTo(-u * 0.5, -u * 0.12 + low)
    p.bezierCurveTo(-u * 0.46, -u * 0.62 + low, u * 0.4, -u * 0.66 + low, u * 0.48, -u * 0.12 + low)
    p.quadraticCurveTo(0, -u * 0.02 + low, -u * 0.5, -u * 0.12 + low)
    p.closePath()
  })
  paintShape(brush, dome, shell, [-u * 0.5, -u * 0.55, u, u * 0.5], { cel: 0.08 })
  brush.g.save()
  brush.g.clip(dome)
  seam(brush, shell, u * 0.018, 0.55, (g) => {
    for (const x of [-0.2, 0.08, 0.3]) {
      g.moveTo(u * x * 0.7, -u * 0.52 + low)
      g.quadraticCurveTo(u * x, -u * 0.34 + low, u * x * 1.15, -u * 0.1 + low)
    }
    g.moveTo(-u * 0.44, -u * 0.3 + low)
    g.quadraticCurveTo(0, -u * 0.36 + low, u * 0.42, -u * 0.3 + low)
  })
  brush.g.restore()
  foot(-0.34, 1, 0)
  foot(0.24, -1, 0)
}

function frog(brush: Brush, build: Crawler, u: number, { seconds, cycle, blink, asleep, face, act, mouth }: AnimalState): void {
  const { g } = brush
  const isSinging = act === 'howl' || (mouth ?? 0) > 0.1
  const hop =
    cycle === null
      ? act === 'leap'
        ? 1.5 + 0.2 * Math.sin(seconds * 3)
        : act === 'glide'
          ? 1
          : 0
      : Math.max(0, Math.sin(cycle * Math.PI * 2))
  const shut = asleep ? 1 : blink
  g.save()
  g.translate(0, -hop * u * 0.3)
  ellipse(brush, -u * 0.3, -u * 0.2, u * 0.26, u * 0.19, build.body, { plain: true, lighten: -0.12 })
  for (const x of [-0.26, 0.3])
    ellipse(brush, x * u + u * 0.06, -u * 0.035, u * 0.17, u * 0.045, build.body, { plain: true, lighten: -0.05 })
  for (const x of [-0.06, 0.34]) ellipse(brush, u * x, -u * 0.66, u * 0.13, u * 0.13, build.body, { plain: true })
  if (act === 'leap' || act === 'glide')
    for (const [x, y, turn] of LEAPING_LEGS) {
      g.save()
      g.translate(u * x, u * y)
      g.rotate(turn)
      ellipse(brush, 0, 0, u * 0.24, u * 0.07, build.body, { plain: true, lighten: -0.08 })
      g.restore()
    }
  ellipse(brush, u * 0.06, -u * 0.36, u * 0.42, u * 0.32, build.body, { cel: 0.08 })
  ellipse(brush, u * 0.16, -u * 0.2, u * 0.28 + Math.sin(seconds * 3) * u * 0.006, u * 0.17, build.belly, { plain: true, noInk: true })
  for (const x of [-0.06, 0.34]) {
    if (shut < 0.5 && !isWithoutDetails(brush)) {
      g.fillStyle = css(tint(brush, 'white'))
      g.beginPath()
      g.arc(u * x, -u * 0.67, u * 0.095, 0, 7)
      g.fill()
    }
    animalEye(brush, u * x + u * 0.02, -u * 0.67, u * 0.062, shut, 0, { ...face, inner: x < 0 ? 1 : -1 })
  }
  seam(brush, 'dark', u * 0.02, 0.8, (c) => {
    c.moveTo(-u * 0.08, -u * 0.44)
    c.quadraticCurveTo(u * 0.16, -u * (0.445 - 0.125 * face.mouth), u * 0.38, -u * 0.45)
  })
  if (isSinging) {
    const open = mouth ?? 0.7 + 0.3 * Math.sin(seconds * 5)
    ellipse(brush, u * 0.17, -u * 0.36, u * 0.14, u * 0.1 * open, 'mouth', { plain: true })
    ellipse(brush, u * 0.17, -u * 0.19, u * 0.2, u * 0.13 * (0.8 + 0.3 * open), build.belly, { plain: true, lighten: 0.08 })
  }
  g.restore()
}

/** Legs of a frog in the air: middle in units, and turn in radians. */
const LEAPING_LEGS = [
  [-0.52, -0.1, -0.5],
  [-0.44, -0.02, -0.8],
  [0.5, -0.24, -0.3],
] as const
