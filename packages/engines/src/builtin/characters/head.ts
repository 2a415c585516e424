import { type Brush, ellipse, paintShape, tint } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { css, shade } from '../paint/colour.ts'
import { type Expression, face } from './face.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { wearHat } from './hat.ts'
import type { PersonLook } from './person-look.ts'

/** Draws a head around the origin, turned a little to the right. `r`: half its height in pixels. */
export function head(brush: Brush, look: PersonLook, r: number, expression: Expression, swing = 0): void {
  const w = r * 0.92
  const middle = r * 0.12
  hairBehind(brush, look, r, swing)
  ellipse(brush, -w * 0.74, r * 0.14, r * 0.15, r * 0.2, look.skin, { lighten: -0.08, plain: true })
  const skull = path((p) => {
    p.moveTo(-w * 0.86, -r * 0.25)
    p.bezierCurveTo(-w * 0.9, r * 0.45, -w * 0.45, r * 0.95, middle + r * 0.05, r * 0.98)
    p.bezierCurveTo(w * 0.62, r * 0.95, w * 0.98, r * 0.5, w * 0.96, -r * 0.2)
    p.bezierCurveTo(w * 0.95, -r * 1.02, -w * 0.9, -r * 1.05, -w * 0.86, -r * 0.25)
    p.closePath()
  })
  paintShape(brush, skull, look.skin, [-w * 0.9, -r, w * 1.85, r * 2], { cel: 0.12 })
  if (brush.look.paint !== 'silhouette') face(brush, look, r, expression)
  hairInFront(brush, look, r)
  shine(brush, look, r)
  wearHat(brush, look.hat, r)
}

function shine(brush: Brush, look: PersonLook, r: number): void {
  const { paint } = brush.look
  if (paint === 'silhouette' || paint === 'flat' || paint === 'neon' || look.hairStyle === 'curly' || look.hairStyle === 'bald') return
  const { g } = brush
  g.save()
  g.globalAlpha = paint === 'cel' ? 0.5 : 0.28
  g.strokeStyle = css(shade(tint(brush, look.hair), 0.5))
  g.lineWidth = r * 0.07
  g.lineCap = 'round'
  g.beginPath()
  g.arc(r * 0.02, -r * 0.1, r * 0.9, Math.PI * 1.2, Math.PI * 1.5)
  g.stroke()
  g.restore()
}
