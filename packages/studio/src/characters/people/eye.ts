import { type Brush, tint } from '../../paint/brush.ts'
import { linear } from '../../paint/canvas.ts'
import { clamp, css, lerp, mix, shade } from '../../paint/colour.ts'
import type { EyeKind } from '../../paint/look.ts'
import type { Expression } from '../expression.ts'
import type { PersonLook } from './person-look.ts'

/** Parts of the eye's half width; `line`, `brow`: of half the head's height. `iris`: default, as high as the eye is open. */
type EyeShape = { readonly wide: number; readonly tall: number; readonly line: number; readonly brow: number; readonly iris?: number }
const EYE_SHAPES: Record<Exclude<EyeKind, 'dot' | 'block'>, EyeShape> = {
  round: { wide: 1.04, tall: 1.24, line: 0.06, brow: 0.4 },
  tall: { wide: 1.16, tall: 1.62, line: 0.08, brow: 0.48 },
  big: { wide: 1.24, tall: 1.36, line: 0.055, brow: 0.45 },
  narrow: { wide: 0.98, tall: 0.92, line: 0.052, brow: 0.34 },
  natural: { wide: 0.96, tall: 0.58, line: 0.036, brow: 0.27, iris: 0.5 },
}

/** (x, y): centre; `r`: half the head's height; `w`: half the eye's width; `inner`: side of the nose, 1 right or -1 left. Pixels. */
export type EyeGeometry = { readonly x: number; readonly y: number; readonly r: number; readonly w: number; readonly inner: 1 | -1 }

const turn = Math.PI * 2

/** The eyes of adults are less tall than those of children. */
function shapeOf(kind: keyof typeof EYE_SHAPES, { stature, mature, old }: PersonLook): EyeShape {
  const shape = EYE_SHAPES[kind]
  if (stature < 0.88 || kind === 'natural') return shape
  return { ...shape, wide: shape.wide * 1.08, tall: Math.min(shape.tall, 0.74 + shape.tall * 0.2) * (mature || old ? 0.86 : 0.96) }
}

export function eye(brush: Brush, look: PersonLook, geometry: EyeGeometry, expression: Expression): void {
  const kind = brush.look.eyes ?? 'round'
  brush.g.save()
  if (kind === 'dot') dotEye(brush, geometry, expression)
  else if (kind === 'block') blockEye(brush, geometry, expression)
  else drawnEye(brush, look, geometry, shapeOf(kind, look), expression)
  brush.g.restore()
}

/** A closed eye: a curve downwards, or upwards when cheeks are raised. */
function closedEye({ g, ...rest }: Brush, { x, y, r }: EyeGeometry, rx: number, line: number, cheer: number): void {
  const bow = r * (cheer > 0.5 ? -0.13 : 0.09)
  g.strokeStyle = css(tint({ g, ...rest }, 'black'))
  g.lineWidth = r * line * 1.1
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x - rx, y + r * 0.06 - bow * 0.3)
  g.quadraticCurveTo(x, y + r * 0.06 + bow * 1.4, x + rx, y + r * 0.06 - bow * 0.3)
  g.stroke()
}

/** The white around the dot of an eye that stares. */
function staringWhite(brush: Brush, { x, y, r }: EyeGeometry, radius: number): void {
  const { g } = brush
  g.fillStyle = css(mix(tint(brush, 'white'), '#ffffff', 0.5))
  g.strokeStyle = css(tint(brush, 'black'))
  g.lineWidth = r * 0.035
  g.beginPath()
  g.ellipse(x, y - r * 0.02, radius * 0.86, radius, 0, 0, turn)
  g.fill()
  g.stroke()
}

function dotEye(brush: Brush, geometry: EyeGeometry, { blink, gaze, cheer = 0, brow, stare = 0 }: Expression): void {
  const { g } = brush
  const { r, y } = geometry
  const x = geometry.x + gaze[0] * r * 0.06
  if (blink > 0.75) return closedEye(brush, geometry, r * 0.15, 0.055, cheer)
  if (stare > 0) staringWhite(brush, geometry, r * (0.12 + 0.1 * stare))
  g.fillStyle = css(tint(brush, 'black'))
  g.beginPath()
  const size = 1 - 0.3 * stare
  g.ellipse(x, y + gaze[1] * r * 0.04, r * 0.098 * size, r * (0.14 + 0.02 * brow) * size * (1 - blink * 0.88), 0, 0, turn)
  g.fill()
  if (blink > 0.4) return
  g.fillStyle = css('#ffffff', 0.92)
  g.beginPath()
  g.arc(x + r * 0.032, y - r * 0.058, r * 0.034, 0, turn)
  g.fill()
}

function blockEye(brush: Brush, { x, y, r }: EyeGeometry, { blink, stare = 0 }: Expression): void {
  const { g } = brush
  if (stare > 0) {
    g.fillStyle = css(tint(brush, 'white'))
    g.fillRect(x - r * 0.2, y - r * 0.26, r * 0.4, r * 0.5)
  }
  g.fillStyle = css(tint(brush, 'black'))
  g.fillRect(x - r * 0.11, y - r * 0.17 * (1 - blink), r * 0.22, r * 0.36 * (1 - blink * 0.8))
  if (blink > 0.5) return
  g.fillStyle = css(tint(brush, 'white'))
  g.fillRect(x - r * 0.11, y - r * 0.17, r * 0.11, r * 0.13)
}

function drawnEye(brush: Brush, look: PersonLook, geometry: EyeGeometry, shape: EyeShape, expression: Expression): void {
  const { g } = brush
  const { cheer = 0, frown = 0, stare = 0 } = expression
  const { x, y, r, w, inner } = geometry
  const rx = w * shape.wide
  const wide = 1 + 0.12 * clamp(expression.brow, 0, 1)
  const open = 1 - expression.blink
  if (open < 0.18) {
    closedEye(brush, geometry, rx, shape.line, cheer)
    return
  }
  const up = w * shape.tall * wide * open * (1 + 0.2 * stare) * (1 + Math.min(0, expression.brow) * 0.22)
  const down = w * shape.tall * (0.5 + 0.5 * open) * (1 - 0.38 * cheer) * (1 + 0.12 * stare)
  // Sadness lowers the outer corner of the upper lid, anger the inner one.
  const slant = inner * frown * w * 0.34
  const [left, right] = [y + slant * 0.5, y - slant * 0.5]
  const outline = (): void => {
    g.moveTo(x - rx, left + w * 0.1)
    g.bezierCurveTo(x - rx * 0.92, left - up * 0.95, x - rx * 0.45, y - up * 1.03, x, y - up)
    g.bezierCurveTo(x + rx * 0.45, y - up * 1.03, x + rx * 0.92, right - up * 0.95, x + rx, right + w * 0.1)
  }
  g.beginPath()
  outline()
  g.bezierCurveTo(x + rx * 0.9, y + down * 0.85, x + rx * 0.5, y + down, x, y + down)
  g.bezierCurveTo(x - rx * 0.5, y + down, x - rx * 0.9, y + down * 0.85, x - rx, left + w * 0.1)
  g.fillStyle = css(mix(tint(brush, 'white'), shape.iris ? '#e9dfd8' : '#ffffff', 0.5))
  g.fill()
  g.save()
  g.clip()
  // The upper lid covers part of the iris; sclera all around it looks like staring.
  const [wideX, tallY] = shape.iris ? [w * shape.iris, w * shape.iris] : [rx * 0.76, w * shape.tall * 0.86]
  const lid = y - w * shape.tall * (1 - 0.3 * clamp(expression.blink * 3))
  const rest = shape.iris ? (lid + y + down) / 2 - tallY * 0.12 : lid + tallY * 0.98
  const small = 1 - 0.36 * stare
  const level = lerp(rest, y + (down - up) * 0.5, stare)
  iris(brush, look, x + rx * 0.06 + expression.gaze[0] * rx * 0.36, level + expression.gaze[1] * w * 0.36, wideX * small, tallY * small)
  g.fillStyle = css([50, 26, 70], 0.24)
  g.fillRect(x - rx, y - up * 1.1, rx * 2, up * 0.5)
  g.restore()
  g.strokeStyle = css(mix(tint(brush, 'black'), tint(brush, look.hair), 0.12))
  g.lineCap = 'round'
  g.lineWidth = r * shape.line * (shape.iris && look.cheeks ? 1.5 : 1)
  g.beginPath()
  outline()
  if (!shape.iris && look.cheeks && !SHORT_HAIR.has(look.hairStyle)) lash(g, x - inner * rx, y + w * 0.1 - inner * slant * 0.5, inner, r)
  g.stroke()
  if (shape.tall > 0.95 || shape.iris) crease(brush, look, geometry, rx, up)
}

/** Hair styles drawn without long lashes. */
const SHORT_HAIR: ReadonlySet<PersonLook['hairStyle']> = new Set(['short', 'side', 'spiky', 'bald'])

function lash(g: Brush['g'], x: number, y: number, inner: number, r: number): void {
  g.moveTo(x, y - r * 0.02)
  g.lineTo(x - inner * r * 0.085, y - r * 0.075)
  g.moveTo(x + inner * r * 0.03, y - r * 0.09)
  g.lineTo(x - inner * r * 0.055, y - r * 0.16)
}

function crease(brush: Brush, look: PersonLook, { x, y, r }: EyeGeometry, rx: number, up: number): void {
  const { g } = brush
  g.strokeStyle = css(mix(tint(brush, look.skin), tint(brush, '#6e2832'), 0.45), 0.6)
  g.lineWidth = r * 0.025
  g.beginPath()
  g.moveTo(x - rx * 0.7, y - up * 0.98)
  g.quadraticCurveTo(x, y - up * 1.34, x + rx * 0.7, y - up * 0.98)
  g.stroke()
}

function iris(brush: Brush, look: PersonLook, x: number, y: number, rx: number, ry: number): void {
  const { g } = brush
  const colour = tint(brush, look.iris)
  const black = tint(brush, 'black')
  g.fillStyle = linear(g, 0, y - ry, 0, y + ry, [mix(colour, black, 0.68), colour, shade(colour, 0.5)])
  g.beginPath()
  g.ellipse(x, y, rx, ry, 0, 0, turn)
  g.fill()
  g.fillStyle = css(black)
  g.beginPath()
  g.ellipse(x, y - ry * 0.04, rx * 0.5, ry * 0.5, 0, 0, turn)
  g.fill()
  g.fillStyle = '#ffffff'
  g.beginPath()
  g.arc(x - rx * 0.3, y - ry * 0.42, rx * 0.3, 0, turn)
  g.fill()
  g.fillStyle = css('#ffffff', 0.75)
  g.beginPath()
  g.arc(x + rx * 0.34, y + ry * 0.4, rx * 0.15, 0, turn)
  g.fill()
}

export function brow(brush: Brush, look: PersonLook, { x, y, r, w, inner }: EyeGeometry, expression: Expression): void {
  const { g } = brush
  const kind = brush.look.eyes ?? 'round'
  const above = kind === 'dot' || kind === 'block' ? 0.33 : EYE_SHAPES[kind].brow * (look.stature < 0.88 || kind === 'natural' ? 1 : 0.84)
  const frown = expression.frown ?? 0
  const middle = y - r * (above + 0.1 * expression.brow)
  const tilt = inner * frown * r * 0.13
  const hair = tint(brush, look.hair)
  g.save()
  const tone = mix(hair, tint(brush, look.old ? 'metal' : 'black'), look.old ? 0.2 : 0.38)
  g.fillStyle = css(look.infant ? mix(tone, tint(brush, look.skin), 0.55) : tone)
  const thick =
    r *
    (look.cheeks && !look.beard ? 0.042 : look.infant ? 0.03 : look.stature < 0.88 ? 0.062 : 0.074) *
    (1 + 0.35 * clamp(Math.abs(frown) - 0.6))
  const [inX, outX] = [x + inner * w * 0.98, x - inner * w * 1.2]
  const [inY, outY] = [middle - inner * tilt + r * 0.034, middle + inner * tilt * 0.7 + r * 0.03]
  g.beginPath()
  g.moveTo(inX, inY + thick)
  g.quadraticCurveTo(inX + inner * thick, inY, inX, inY - thick)
  g.quadraticCurveTo(x - inner * w * 0.2, middle - r * 0.11, outX, outY)
  g.quadraticCurveTo(x - inner * w * 0.15, middle - r * 0.035 + thick * 0.6, inX, inY + thick)
  g.fill()
  g.restore()
}

/** Rings and a shade under a tired eye. */
export function ringUnderEye(brush: Brush, look: PersonLook, { x, y, r, w }: EyeGeometry, amount: number): void {
  const { g } = brush
  const kind = brush.look.eyes ?? 'round'
  const drop = kind === 'dot' || kind === 'block' ? r * 0.2 : w * EYE_SHAPES[kind].tall * 0.92
  const shadow = mix(tint(brush, look.skin), tint(brush, '#4a2a52'), 0.55)
  g.save()
  g.lineCap = 'round'
  for (const [down, alpha, line] of [
    [0.02, 0.5 * amount, 0.075],
    [0.09, 0.75 * amount, 0.03],
  ] as const) {
    g.strokeStyle = css(shadow, alpha)
    g.lineWidth = r * line
    g.beginPath()
    g.moveTo(x - w * 0.82, y + drop * 0.72 + r * down)
    g.quadraticCurveTo(x, y + drop * 1.22 + r * down, x + w * 0.82, y + drop * 0.66 + r * down)
    g.stroke()
  }
  g.restore()
}
