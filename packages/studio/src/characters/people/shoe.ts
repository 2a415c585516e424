import type { Brush, Point } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { detailOptions, seam } from './garment.ts'
import type { Foot } from '../poses/gait.ts'
import type { LimbJoints } from '../limb.ts'
import type { PersonLook } from './person-look.ts'

/** The round foot of a baby in a sock. */
function sock(brush: Brush, [x, y]: Point, foot: Foot, h: number, look: PersonLook, lighten: number): void {
  const { g } = brush
  const s = h * 0.052
  g.save()
  g.translate(x, y)
  g.rotate(foot.pitch)
  ellipse(brush, s * 0.62, s * 0.1, s * 1.5, s * 0.98, look.shoe, { lighten, plain: true })
  g.restore()
}

/** A shoe at the ankle, rotated by the foot's pitch. `h`: body height in pixels. */
export function shoe(brush: Brush, [, , ankle]: LimbJoints, foot: Foot, h: number, look: PersonLook, lighten: number): void {
  const { g } = brush
  if (look.infant) return sock(brush, ankle, foot, h, look, lighten)
  const s = h * (look.stature < 0.88 ? 0.041 : 0.037)
  const isOpen = look.footwear === 'sandals'
  g.save()
  g.translate(ankle[0], ankle[1])
  g.rotate(foot.pitch)
  const upper = path((p) => {
    p.moveTo(-s * 0.95, s * 0.95)
    p.bezierCurveTo(-s * 1.15, s * 0.1, -s * 0.95, -s * 0.5, -s * 0.8, -s * 0.85)
    p.lineTo(s * 0.72, -s * 0.85)
    p.bezierCurveTo(s * 0.85, -s * 0.1, s * 1.3, -s * 0.12, s * 1.85, s * 0.08)
    p.bezierCurveTo(s * 2.4, s * 0.3, s * 2.4, s * 0.7, s * 2.3, s * 0.95)
    p.closePath()
  })
  paintShape(brush, upper, isOpen ? look.skin : look.shoe, [-s, -s * 0.8, s * 3.4, s * 1.8], { lighten, plain: true })
  if (isOpen)
    seam(brush, look.shoe, s * 0.34, 0.9, (p) => {
      p.moveTo(-s * 0.86, -s * 0.5)
      p.lineTo(s * 0.8, -s * 0.4)
      p.moveTo(s * 1.35, s * 0.7)
      p.lineTo(s * 0.9, -s * 0.2)
    })
  const sole = path((p) => p.roundRect(-s * 1.05, s * 0.68, s * 3.45, s * 0.36, s * 0.16))
  paintShape(brush, sole, look.shoe, [-s, s * 0.7, s * 3.4, s * 0.3], { ...detailOptions(brush), lighten: lighten - 0.32, noInk: true })
  g.restore()
}
