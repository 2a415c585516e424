import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { Quadruped } from './animal-build.ts'
import { isWithoutDetails } from '../people/garment.ts'

/** Cheeks, nose and mouth in three-quarter view. `r`: half the head's height in pixels; `open`: mouth opening, 0 to 1; `smile`: corners of the mouth, 1 up, -1 down. */
export function muzzle(brush: Brush, build: Quadruped, r: number, open = 0, smile = 1): void {
  const { g } = brush
  const long = build.snout
  const [x, y] = [r * (0.22 + long * 0.62), r * (0.44 + long * 0.28)]
  const [wide, tall] = [r * (0.5 + long * 0.16), r * (0.36 + long * 0.2)]
  const role = build.muzzle ?? (build.mark === 'wool' ? (build.accent ?? build.belly) : build.belly)
  if (build.face === 'snout') {
    pigSnout(brush, role, [x + wide * 0.1, y - tall * 0.1], r, open, smile)
    return
  }
  if (build.face === 'goatee') goatee(brush, build, x, y + tall * 0.7, r)
  if (open > MIN_OPEN && !isWithoutDetails(brush)) jaw(brush, role, x + wide * 0.2, y + tall * 0.7, r, open)
  const shape = path((p) => {
    p.moveTo(-r * 0.34, y)
    p.bezierCurveTo(-r * 0.3, y - tall * 1.1, x - wide * 0.3, y - tall * 1.1, x + wide * 0.4, y - tall * 0.72)
    p.bezierCurveTo(x + wide * 1.15, y - tall * 0.5, x + wide * 1.1, y + tall * 0.6, x + wide * 0.3, y + tall * 0.92)
    p.bezierCurveTo(x - wide * 0.4, y + tall * 1.1, -r * 0.36, y + tall * 0.9, -r * 0.34, y)
    p.closePath()
  })
  paintShape(brush, shape, role, [x - wide, y - tall, wide * 2, tall * 2], { plain: true, noInk: long < 0.34 })
  if (isWithoutDetails(brush)) return
  const [nx, ny] = [x + wide * 0.42, y - tall * 0.36]
  const dark = css(
    mix(tint(brush, 'black'), tint(brush, build.accent === '#e9a8b0' ? build.accent : 'dark'), build.accent === '#e9a8b0' ? 1 : 0.3),
  )
  g.fillStyle = dark
  g.beginPath()
  g.ellipse(nx, ny, r * 0.15, r * 0.11, 0, 0, 7)
  g.fill()
  g.fillStyle = css('#ffffff', 0.5)
  g.beginPath()
  g.ellipse(nx + r * 0.02, ny - r * 0.04, r * 0.05, r * 0.025, 0, 0, 7)
  g.fill()
  g.strokeStyle = css(tint(brush, 'dark'))
  g.lineWidth = r * 0.05
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(nx, ny + r * 0.1)
  g.lineTo(nx - r * 0.02, ny + r * 0.2)
  if (smile > 0) {
    g.moveTo(nx - r * 0.26, ny + r * 0.2)
    g.quadraticCurveTo(nx - r * 0.16, ny + r * 0.33, nx - r * 0.02, ny + r * 0.2)
    g.quadraticCurveTo(nx + r * 0.08, ny + r * 0.31, nx + r * 0.18, ny + r * 0.2)
  } else {
    g.moveTo(nx - r * 0.28, ny + r * (0.24 - 0.16 * smile))
    g.quadraticCurveTo(nx - r * 0.04, ny + r * (0.2 + 0.04 * smile), nx + r * 0.18, ny + r * (0.24 - 0.13 * smile))
  }
  g.stroke()
  if (build.size > 0.9) return
  g.strokeStyle = css('#ffffff', 0.65)
  g.lineWidth = r * 0.025
  g.beginPath()
  for (const k of [-0.06, 0.06]) {
    g.moveTo(nx - r * 0.28, ny + r * (0.1 + k))
    g.lineTo(nx - r * 0.85, ny + r * (0.06 + k * 3))
    g.moveTo(nx + r * 0.22, ny + r * (0.1 + k))
    g.lineTo(nx + r * 0.72, ny + r * (0.04 + k * 3))
  }
  g.stroke()
}

const MIN_OPEN = 0.06

/** The lowered jaw and the inside of the mouth. */
function jaw(brush: Brush, role: Role, x: number, y: number, r: number, open: number): void {
  const drop = r * 0.44 * open
  ellipse(brush, x, y + drop * 0.5, r * 0.3, r * 0.16 + drop * 0.62, role, { plain: true, lighten: -0.06 })
  throat(brush, x, y + drop * 0.42, r * 0.22, r * 0.08 + drop * 0.48)
}

function throat(brush: Brush, x: number, y: number, rx: number, ry: number): void {
  const { g } = brush
  g.fillStyle = css(tint(brush, 'mouth'))
  g.beginPath()
  g.ellipse(x, y, rx, ry, 0, 0, 7)
  g.fill()
  g.fillStyle = css(tint(brush, 'tongue'))
  g.beginPath()
  g.ellipse(x, y + ry * 0.5, rx * 0.6, ry * 0.42, 0, 0, 7)
  g.fill()
}

/** A pig's nose and mouth. */
function pigSnout(brush: Brush, role: Role, [x, y]: Point, r: number, open: number, smile: number): void {
  const { g } = brush
  ellipse(brush, x, y, r * 0.42, r * 0.33, role, { plain: true })
  if (isWithoutDetails(brush)) return
  g.fillStyle = css(mix(tint(brush, 'dark'), tint(brush, role), 0.35))
  g.beginPath()
  for (const k of [-0.15, 0.17]) {
    g.moveTo(x + r * (k + 0.07), y)
    g.ellipse(x + r * k, y, r * 0.07, r * 0.12, 0, 0, 7)
  }
  g.fill()
  if (open > MIN_OPEN) throat(brush, x - r * 0.04, y + r * 0.44, r * 0.22, r * 0.34 * open)
  g.strokeStyle = css(tint(brush, 'dark'))
  g.lineWidth = r * 0.05
  g.lineCap = 'round'
  g.beginPath()
  const corner = smile > 0 ? 0.42 : 0.5
  g.moveTo(x - r * 0.3, y + r * corner)
  g.quadraticCurveTo(x - r * 0.04, y + r * (corner + 0.16 * smile), x + r * 0.22, y + r * corner)
  g.stroke()
}

function goatee(brush: Brush, build: Quadruped, x: number, y: number, r: number): void {
  const tuft = path((p) => {
    p.moveTo(x - r * 0.24, y - r * 0.1)
    p.quadraticCurveTo(x - r * 0.16, y + r * 0.4, x - r * 0.02, y + r * 0.66)
    p.quadraticCurveTo(x + r * 0.16, y + r * 0.36, x + r * 0.22, y - r * 0.1)
    p.closePath()
  })
  paintShape(brush, tuft, build.accent ?? build.belly, [x - r * 0.24, y, r * 0.46, r * 0.7], { plain: true })
}
