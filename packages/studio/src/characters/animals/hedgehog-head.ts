import { type Brush, tint } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { detailOptions, isWithoutDetails } from '../people/garment.ts'
import type { Quadruped } from './animal-build.ts'
import { animalEye } from './animal-eye.ts'
import type { AnimalState } from './animal-state.ts'

const QUILLS = 9

/** A hedgehog's head in three-quarter view around the origin: quills to the forehead, and a face that runs out into a nose. `r`: half its height in pixels. */
export function hedgehogHead(brush: Brush, build: Quadruped, r: number, { seconds, blink, mouth = 0, face }: AnimalState): void {
  const skin = build.accent ?? build.belly
  ear(brush, build, r * 0.34, -r * 0.72, r * 0.24, -0.1)
  const quills = Array.from({ length: QUILLS * 2 + 1 }, (_, i): [number, number] => {
    const angle = Math.PI * (0.78 + (i / (QUILLS * 2)) * 0.86)
    const far = i % 2 === 0 ? 1 : 1.26
    return [Math.cos(angle) * r * far - r * 0.06, Math.sin(angle) * r * far]
  })
  polygon(brush, [...quills, [r * 0.2, r * 0.1], [-r * 0.3, r * 0.8]], build.body)
  const skull = path((p) => {
    p.moveTo(-r * 0.72, r * 0.12)
    p.bezierCurveTo(-r * 0.76, -r * 0.66, -r * 0.1, -r * 0.86, r * 0.42, -r * 0.62)
    p.bezierCurveTo(r * 0.8, -r * 0.4, r * 1.0, -r * 0.08, r * 1.5, r * 0.06)
    p.bezierCurveTo(r * 1.7, r * 0.14, r * 1.68, r * 0.36, r * 1.46, r * 0.4)
    p.bezierCurveTo(r * 1.0, r * 0.52, r * 0.74, r * 0.86, r * 0.16, r * 0.9)
    p.bezierCurveTo(-r * 0.4, r * 0.92, -r * 0.7, r * 0.62, -r * 0.72, r * 0.12)
    p.closePath()
  })
  paintShape(brush, skull, skin, [-r * 0.75, -r * 0.85, r * 2.4, r * 1.75], { cel: 0.06 })
  ear(brush, build, -r * 0.52, -r * 0.5, r * 0.28, Math.max(0, Math.sin(seconds * 0.9) - 0.9))
  ellipse(brush, r * 0.02, r * 0.42, r * 0.2, r * 0.14, 'pink', { ...detailOptions(brush), noInk: true })
  nose(brush, r, mouth, face.mouth)
  const gaze = Math.sin(Math.floor(seconds * 0.7) * 12.9) * 0.8
  animalEye(brush, -r * 0.08, -r * 0.06, r * 0.22, blink, gaze, { ...face, inner: 1 })
  animalEye(brush, r * 0.66, -r * 0.1, r * 0.19, blink, gaze, { ...face, inner: -1 })
}

function ear(brush: Brush, build: Quadruped, x: number, y: number, size: number, twitch: number): void {
  brush.g.save()
  brush.g.translate(x, y)
  brush.g.rotate(twitch)
  ellipse(brush, 0, 0, size, size, build.leg, { plain: true })
  ellipse(brush, size * 0.1, size * 0.1, size * 0.56, size * 0.58, 'pink', { ...detailOptions(brush), noInk: true })
  brush.g.restore()
}

/** The nose at the tip, and the mouth below it. `open`: 0 to 1; `smile`: 1 up, -1 down. */
function nose(brush: Brush, r: number, open: number, smile: number): void {
  ellipse(brush, r * 1.56, r * 0.16, r * 0.2, r * 0.18, 'black', { plain: true })
  if (isWithoutDetails(brush)) return
  const { g } = brush
  g.fillStyle = css('#ffffff', 0.55)
  g.beginPath()
  g.ellipse(r * 1.52, r * 0.09, r * 0.06, r * 0.035, 0, 0, 7)
  g.fill()
  if (open > 0.06) {
    g.fillStyle = css(tint(brush, 'mouth'))
    g.beginPath()
    g.ellipse(r * 0.8, r * 0.5, r * 0.22, r * 0.04 + r * 0.13 * open, -0.3, 0, 7)
    g.fill()
  }
  g.strokeStyle = css(tint(brush, 'dark'))
  g.lineWidth = r * 0.055
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(r * 1.34, r * 0.4)
  g.quadraticCurveTo(r * 0.98, r * (0.5 + 0.14 * smile), r * 0.62, r * (0.52 - 0.1 * smile))
  g.stroke()
}
