import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import { face, type HeadTurn } from './face.ts'
import type { Expression } from '../expression.ts'
import { detailOptions } from './garment.ts'
import { hairBehind } from './hair-behind.ts'
import { hairInFront, TEMPLE_LENGTHS } from './hair.ts'
import { coversHair, drawHat, isCloseFitting } from './hat.ts'
import { isFeminineLook, type PersonLook } from './person-look.ts'

/** Back hair, drawn before the shoulders. `swing`: -1 to 1. */
export function headBehind(brush: Brush, look: PersonLook, r: number, swing: number): void {
  if (!coversHair(look)) hairBehind(brush, look, r, swing)
}

/** A head around the origin, facing right. `r`: half its height in pixels. */
export function head(brush: Brush, look: PersonLook, r: number, expression: Expression, facing: HeadTurn, swing: number): void {
  const w = r * 0.95
  const isChild = look.stature < 0.88
  const isMan = !isChild && !isFeminineLook(look)
  const jaw = look.infant ? 1.04 : isChild ? 0.9 : isMan ? (look.figure === 'slim' ? 0.9 : 1) : look.mature ? 0.84 : 0.78
  const covered = coversHair(look) || (TEMPLE_LENGTHS[look.hairStyle]?.[1] ?? 0) > 0.5
  if (!covered) ear(brush, look, r, w)
  const chin = r * ((look.infant ? 0.94 : isChild ? 1 : isMan ? 1.1 : 1.06) + expression.mouth[1] * 0.07)
  const skull = path((p) => {
    p.moveTo(-w * 0.9, -r * 0.15)
    p.bezierCurveTo(-w * 0.93, r * 0.42, -w * jaw * 0.78, chin * 0.9, r * 0.1, chin)
    p.bezierCurveTo(w * jaw * 0.86, chin * 0.96, w * 0.98, r * 0.5, w * 0.94, -r * 0.12)
    // The skull of a baby is high and round.
    const crown = look.infant ? 1.22 : 1.06
    p.bezierCurveTo(w * 0.95, -r * crown, -w * 0.92, -r * (crown + 0.02), -w * 0.9, -r * 0.15)
    p.closePath()
  })
  paintShape(brush, skull, look.skin, [-w * 0.92, -r, w * 1.88, r * 2], { cel: 0.1 })
  if (brush.look.paint !== 'silhouette') face(brush, look, r, expression, facing)
  if (!coversHair(look)) hairInFront(brush, look, r, swing)
  drawHat(brush, look, r * (isCloseFitting(look) ? 1 : 1.09))
}

function ear(brush: Brush, look: PersonLook, r: number, w: number): void {
  const { g } = brush
  const [x, y] = [-w * 0.86, r * 0.2]
  ellipse(brush, x, y, r * 0.15, r * 0.2, look.skin, { ...detailOptions(brush), lighten: -0.05 })
  if (brush.look.paint === 'silhouette') return
  g.strokeStyle = css(mix(tint(brush, look.skin), tint(brush, '#782828'), 0.4))
  g.lineWidth = r * 0.03
  g.beginPath()
  g.arc(x + r * 0.01, y, r * 0.085, Math.PI * 0.6, Math.PI * 1.7)
  g.stroke()
}
