import { type Brush, type Point, type ShapeOptions, tint } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { type Path2D, path } from '../../paint/canvas.ts'
import { css, mix, shade } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { Build } from '../build.ts'
import type { PersonLook } from './person-look.ts'
import type { Joints } from '../poses/skeleton.ts'

/** Inputs for drawing clothes. `h`: body height in pixels; `swing`: offset of hems, -1 to 1. */
export type ClothedBody = {
  readonly brush: Brush
  readonly look: PersonLook
  readonly build: Build
  readonly joints: Joints
  readonly h: number
  readonly swing: number
  readonly seated: boolean
}

/** Runs `draw` in torso space: hips at the origin, upright, shoulders `up` pixels above. */
export function onTrunk({ brush: { g }, joints: { hip, chest } }: ClothedBody, draw: (up: number) => void): void {
  const [dx, dy] = [chest[0] - hip[0], chest[1] - hip[1]]
  g.save()
  g.translate(hip[0], hip[1])
  g.rotate(Math.atan2(dx, -dy))
  draw(Math.hypot(dx, dy))
  g.restore()
}

/** Outline of a torso. `below`: its end under the hips; `loose`: ease of the garment; both in body heights. */
export function trunkShape({ build, h, joints }: ClothedBody, up: number, below: number, loose: number): Path2D {
  const across = (build.shoulders + loose * 0.5) * h
  const waist = (build.waist + loose) * h
  const hips = (build.hips + loose) * h
  const bent = (joints.tilt - Math.atan2(joints.chest[0] - joints.hip[0], joints.hip[1] - joints.chest[1])) * across * 0.9
  return path((p) => {
    // From the neck the line falls along the trapezius, and rounds into the arms.
    p.moveTo(-h * 0.034, -up - h * 0.032)
    p.bezierCurveTo(-h * 0.042, -up - h * 0.014, -across * 0.66, -up - h * 0.012 - bent * 0.6, -across * 0.86, -up - h * 0.004 - bent)
    p.bezierCurveTo(-across * 1.04, -up + h * 0.004 - bent, -across * 1.1, -up + h * 0.022 - bent, -across * 1.1, -up + h * 0.05 - bent)
    p.bezierCurveTo(-across * 1.0, -up * 0.7, -waist * 1.02, -up * 0.56, -waist, -up * 0.4)
    p.bezierCurveTo(-waist, -up * 0.22, -hips, -up * 0.14, -hips, below * h)
    p.quadraticCurveTo(0, (below + 0.018) * h, hips * 0.94, below * h)
    p.bezierCurveTo(hips * 0.94, -up * 0.14, waist * 0.9, -up * 0.22, waist * 0.9, -up * 0.4)
    p.bezierCurveTo(waist * 0.94, -up * 0.56, across * 0.9, -up * 0.7, across * 0.98, -up + h * 0.05 + bent)
    p.bezierCurveTo(across * 0.98, -up + h * 0.022 + bent, across * 0.92, -up + h * 0.004 + bent, across * 0.76, -up - h * 0.004 + bent)
    p.bezierCurveTo(across * 0.58, -up - h * 0.012 + bent * 0.6, h * 0.046, -up - h * 0.014, h * 0.04, -up - h * 0.032)
    p.quadraticCurveTo(h * 0.004, -up + h * 0.004, -h * 0.034, -up - h * 0.032)
    p.closePath()
  })
}

export function paintTrunk(wearer: ClothedBody, up: number, role: Role, below: number, loose: number): void {
  const { brush, build, h } = wearer
  const wide = (Math.max(build.shoulders, build.hips) + loose) * h
  paintShape(brush, trunkShape(wearer, up, below, loose), role, [-wide, -up, wide * 2, up + below * h], { cel: 0.12, plain: true })
}

/** Whether the style draws shapes without inner lines. */
export const isWithoutDetails = ({ look: { paint } }: Brush): boolean => paint === 'silhouette' || paint === 'backlit'

/** Options for small details: soft styles skip their shading, which costs time in every frame. */
export const detailOptions = ({ look: { paint } }: Brush): ShapeOptions =>
  paint === 'soft' || paint === 'clay' || paint === 'wash' ? { plain: true, mode: 'flat' } : { plain: true }

/** Strokes a fold or seam. `strength`: opacity of a darker tone, or of a lighter one if negative, -1 to 1; `width` in pixels. */
export function seam(brush: Brush, role: Role, width: number, strength: number, build: (g: Brush['g']) => void): void {
  if (isWithoutDetails(brush)) return
  const { g } = brush
  const colour = tint(brush, role)
  g.save()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.lineWidth = width
  g.strokeStyle = strength < 0 ? css(shade(colour, 0.5), -strength) : css(mix(colour, brush.look.shadow ?? [40, 20, 70], 0.6), strength)
  g.beginPath()
  build(g)
  g.stroke()
  g.restore()
}

/** Fills a polygon of fabric; `inked` strokes its outline. */
export function patch(brush: Brush, role: Role, points: readonly Point[], lighten = 0, inked = false): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const shape = path((p) => {
    points.forEach(([px, py], i) => (i === 0 ? p.moveTo(px, py) : p.lineTo(px, py)))
    p.closePath()
  })
  paintShape(brush, shape, role, [x, y, Math.max(...xs) - x, Math.max(...ys) - y], { ...detailOptions(brush), noInk: !inked, lighten })
}

export function buttons(brush: Brush, role: Role, size: number, positions: readonly Point[], lighten = 0): void {
  if (isWithoutDetails(brush)) return
  const { g } = brush
  g.fillStyle = css(tint(brush, role, 0, lighten))
  for (const [x, y] of positions) {
    g.beginPath()
    g.arc(x, y, size, 0, Math.PI * 2)
    g.fill()
  }
}
