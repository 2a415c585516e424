import { type Brush, paintShape, tint } from '../paint/brush.ts'
import { linear, path, radial, stop } from '../paint/canvas.ts'
import { css, mix, shade } from '../paint/colour.ts'
import type { EyeKind } from '../paint/look.ts'
import type { PersonLook } from './person-look.ts'

/** What a face does at one moment. */
export type Expression = {
  /** Width, opening and smile of the mouth, each 0 to 1. */
  readonly mouth: readonly [number, number, number]
  /** 0 open, 1 shut. */
  readonly blink: number
  /** Where the eyes look: right and down positive, -1 to 1. */
  readonly gaze: readonly [number, number]
  readonly brow: number
}

export const CALM: Expression = { mouth: [0.42, 0.04, 0.7], blink: 0, gaze: [0.3, 0], brow: 0 }

type EyeShape = { readonly wide: number; readonly tall: number; readonly line: number; readonly brow: number }
const EYES: Record<Exclude<EyeKind, 'dot' | 'block'>, EyeShape> = {
  round: { wide: 1, tall: 1.15, line: 0.06, brow: 0.38 },
  tall: { wide: 1.12, tall: 1.6, line: 0.075, brow: 0.46 },
  big: { wide: 1.22, tall: 1.28, line: 0.055, brow: 0.43 },
  narrow: { wide: 0.86, tall: 0.78, line: 0.05, brow: 0.33 },
}

const turn = Math.PI * 2

/** Eyes, brows, nose, cheeks and mouth. `r`: half the height of the head; the face looks to the right. */
export function face(brush: Brush, look: PersonLook, r: number, expression: Expression): void {
  const middle = r * 0.12
  if (look.cheeks || brush.look.blush) cheeks(brush, middle, r)
  eye(brush, look, middle - r * 0.36, r * 0.12, r, r * 0.22, expression, false)
  eye(brush, look, middle + r * 0.42, r * 0.12, r, r * 0.2, expression, true)
  nose(brush, look, middle, r)
  if (look.beard) beard(brush, look, middle, r)
  mouth(brush, look, middle + r * 0.07, r * (look.beard ? 0.66 : 0.6), r, expression.mouth)
  if (look.glasses) glasses(brush, middle, r)
}

function cheeks({ g, ...rest }: Brush, middle: number, r: number): void {
  const red = tint({ g, ...rest }, '#f0705f')
  for (const x of [middle - r * 0.52, middle + r * 0.58]) {
    g.fillStyle = radial(g, x, r * 0.44, 0, r * 0.24, [stop(0, red, 0.45), stop(1, red, 0)])
    g.fillRect(x - r * 0.3, r * 0.14, r * 0.6, r * 0.6)
  }
}

function eye(brush: Brush, look: PersonLook, x: number, y: number, r: number, w: number, expression: Expression, front: boolean): void {
  const kind = brush.look.eyes ?? 'round'
  brush.g.save()
  if (kind === 'dot') dotEye(brush, x + expression.gaze[0] * r * 0.05, y, r, expression.blink)
  else if (kind === 'block') blockEye(brush, x, y, r, expression.blink)
  else drawnEye(brush, look, x, y, r, w, EYES[kind], expression, front)
  brow(brush, look, x, y - r * (kind in EYES ? EYES[kind as keyof typeof EYES].brow : 0.34) - expression.brow * r * 0.1, r, w, front)
  brush.g.restore()
}

function dotEye({ g, ...rest }: Brush, x: number, y: number, r: number, blink: number): void {
  g.fillStyle = css(tint({ g, ...rest }, 'black'))
  g.beginPath()
  g.ellipse(x, y, r * 0.09, r * 0.125 * (1 - blink * 0.88), 0, 0, turn)
  g.fill()
  if (blink > 0.5) return
  g.fillStyle = css('#ffffff', 0.9)
  g.beginPath()
  g.arc(x + r * 0.03, y - r * 0.05, r * 0.032, 0, turn)
  g.fill()
}

function blockEye(brush: Brush, x: number, y: number, r: number, blink: number): void {
  const { g } = brush
  g.fillStyle = css(tint(brush, 'black'))
  g.fillRect(x - r * 0.1, y - r * 0.16 * (1 - blink), r * 0.2, r * 0.34 * (1 - blink * 0.8))
  if (blink > 0.5) return
  g.fillStyle = css(tint(brush, 'white'))
  g.fillRect(x - r * 0.1, y - r * 0.16, r * 0.1, r * 0.12)
}

function drawnEye(
  brush: Brush,
  look: PersonLook,
  x: number,
  y: number,
  r: number,
  w: number,
  shape: EyeShape,
  expression: Expression,
  front: boolean,
): void {
  const { g } = brush
  const rx = w * shape.wide * (front ? 0.94 : 1)
  const ry = w * shape.tall * (1 - expression.blink * 0.93)
  const black = tint(brush, 'black')
  g.save()
  g.beginPath()
  g.ellipse(x, y, rx, Math.max(0.6, ry), 0, 0, turn)
  g.fillStyle = css(tint(brush, 'white'))
  g.fill()
  g.clip()
  g.fillStyle = css([60, 40, 90], 0.22)
  g.fillRect(x - rx, y - ry, rx * 2, ry * 0.45)
  iris(
    brush,
    look,
    x + expression.gaze[0] * rx * 0.5,
    y + expression.gaze[1] * ry * 0.4,
    rx * 0.72,
    Math.min(ry * 0.95, rx * shape.tall * 0.62),
  )
  g.restore()
  g.strokeStyle = css(black)
  g.lineCap = 'round'
  g.lineWidth = r * shape.line
  g.beginPath()
  g.ellipse(x, y, rx, Math.max(0.7, ry), 0, Math.PI * 1.06, Math.PI * 1.96)
  g.stroke()
}

function iris(brush: Brush, look: PersonLook, x: number, y: number, rx: number, ry: number): void {
  const { g } = brush
  const colour = tint(brush, look.iris)
  const black = tint(brush, 'black')
  g.fillStyle = linear(g, 0, y - ry, 0, y + ry, [mix(colour, black, 0.6), colour, shade(colour, 0.45)])
  g.beginPath()
  g.ellipse(x, y, rx, ry, 0, 0, turn)
  g.fill()
  g.fillStyle = css(black)
  g.beginPath()
  g.ellipse(x, y, rx * 0.47, ry * 0.5, 0, 0, turn)
  g.fill()
  g.fillStyle = '#ffffff'
  g.beginPath()
  g.arc(x - rx * 0.32, y - ry * 0.45, rx * 0.3, 0, turn)
  g.arc(x + rx * 0.35, y + ry * 0.42, rx * 0.13, 0, turn)
  g.fill()
}

function brow(brush: Brush, look: PersonLook, x: number, y: number, r: number, w: number, front: boolean): void {
  const { g } = brush
  g.strokeStyle = css(mix(tint(brush, look.hair), tint(brush, 'black'), 0.3))
  g.lineCap = 'round'
  g.lineWidth = r * 0.075
  g.beginPath()
  g.moveTo(x - w * 0.9, y + (front ? -0.02 : 0.05) * r)
  g.quadraticCurveTo(x, y - r * 0.09, x + w * 0.9, y + (front ? 0.05 : -0.02) * r)
  g.stroke()
}

function nose(brush: Brush, look: PersonLook, middle: number, r: number): void {
  const { g } = brush
  g.strokeStyle = css(mix(tint(brush, look.skin), [120, 40, 40], 0.42))
  g.lineCap = 'round'
  g.lineWidth = r * 0.05
  g.beginPath()
  g.arc(middle + r * 0.1, r * 0.34, r * 0.08, Math.PI * 0.05, Math.PI * 0.75)
  g.stroke()
}

function mouth(brush: Brush, look: PersonLook, x: number, y: number, r: number, [width, open, smile]: Expression['mouth']): void {
  const { g } = brush
  const w = r * width * 0.62
  const drop = r * open
  const curve = r * smile * 0.16
  const lip = mix(tint(brush, look.skin), [90, 20, 30], 0.72)
  g.save()
  g.lineCap = 'round'
  g.strokeStyle = css(lip)
  g.beginPath()
  g.moveTo(x - w, y - curve * 0.7)
  if (drop <= r * 0.04) {
    g.quadraticCurveTo(x, y + curve * 1.6, x + w, y - curve * 0.7)
    g.lineWidth = r * 0.06
    g.stroke()
    g.restore()
    return
  }
  g.quadraticCurveTo(x, y + curve * 0.3 - drop * 0.12, x + w, y - curve * 0.7)
  g.quadraticCurveTo(x + w * 0.7, y + drop + curve, x, y + drop + curve * 0.7)
  g.quadraticCurveTo(x - w * 0.7, y + drop + curve, x - w, y - curve * 0.7)
  g.fillStyle = css(tint(brush, 'mouth'))
  g.fill()
  g.save()
  g.clip()
  g.fillStyle = css(tint(brush, 'white'))
  g.fillRect(x - w, y - curve - drop * 0.3, w * 2, drop * 0.34 + curve * 0.5)
  g.fillStyle = css(tint(brush, 'tongue'))
  g.beginPath()
  g.ellipse(x, y + drop * 1.05 + curve * 0.6, w * 0.65, drop * 0.42, 0, 0, turn)
  g.fill()
  g.restore()
  g.lineWidth = r * 0.04
  g.stroke()
  g.restore()
}

function beard(brush: Brush, look: PersonLook, middle: number, r: number): void {
  const w = r * 0.92
  const shape = path((p) => {
    p.moveTo(-w * 0.72, r * 0.22)
    p.bezierCurveTo(-w * 0.65, r * 0.95, -r * 0.1, r * 1.28, middle + r * 0.1, r * 1.24)
    p.bezierCurveTo(w * 0.7, r * 1.2, w * 0.97, r * 0.7, w * 0.95, r * 0.2)
    p.bezierCurveTo(w * 0.8, r * 0.62, w * 0.5, r * 0.48, middle + r * 0.08, r * 0.48)
    p.bezierCurveTo(-r * 0.2, r * 0.48, -w * 0.55, r * 0.58, -w * 0.72, r * 0.22)
    p.closePath()
  })
  paintShape(brush, shape, look.hair, [-w * 0.7, r * 0.2, w * 1.7, r])
}

function glasses(brush: Brush, middle: number, r: number): void {
  const { g } = brush
  g.save()
  g.strokeStyle = css(tint(brush, 'dark'))
  g.lineWidth = r * 0.055
  g.beginPath()
  g.ellipse(middle - r * 0.36, r * 0.12, r * 0.3, r * 0.27, 0, 0, turn)
  g.moveTo(middle + r * 0.7, r * 0.12)
  g.ellipse(middle + r * 0.42, r * 0.12, r * 0.28, r * 0.26, 0, 0, turn)
  g.moveTo(middle - r * 0.06, r * 0.1)
  g.lineTo(middle + r * 0.14, r * 0.1)
  g.moveTo(middle - r * 0.66, r * 0.1)
  g.lineTo(-r * 0.8, r * 0.04)
  g.stroke()
  g.restore()
}
