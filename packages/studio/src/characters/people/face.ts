import { type Brush, tint } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { path, radial, stop } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import { brow, eye, ringUnderEye } from './eye.ts'
import { mouth } from './mouth.ts'
import { isFeminineLook, type PersonLook } from './person-look.ts'
import type { Expression } from '../expression.ts'

const turnOf = Math.PI * 2

/** Orientation of the head as an offset of the features, in halves of its height: `turn` sideways, `nod` vertically. */
export type HeadTurn = { readonly turn: number; readonly nod: number }

/** Eyes, brows, nose, cheeks and mouth, facing right. `r`: half the head's height in pixels. */
export function face(brush: Brush, look: PersonLook, r: number, expression: Expression, { turn, nod }: HeadTurn): void {
  const { g } = brush
  const middle = r * (0.13 + 0.11 * turn)
  const young = look.stature < 0.88
  const apart = r * (young ? 0.41 : 0.365)
  const w = r * (young ? 0.215 : look.old ? 0.148 : look.mature ? 0.155 : 0.165)
  const near = middle - apart * (1 + 0.05 * turn)
  const far = middle + apart * (1 - 0.16 * turn)
  g.save()
  g.translate(0, r * nod * 0.16)
  if (look.cheeks || brush.look.blush || (expression.cheer ?? 0) > 0.6) cheeks(brush, near, far, r, look, expression.cheer ?? 0)
  if (look.old) wrinkles(brush, look, near, far, r)
  else if (look.mature) slightLines(brush, look, near, far, r)
  const y = r * (look.infant ? 0.2 : young ? 0.17 : 0.06)
  if (look.accessory === 'mask') eyeMask(brush, near, far, y, r)
  for (const side of [near, far]) {
    const inner = side === near ? 1 : -1
    const geometry = { x: side, y, r, w: side === far ? w * (0.95 - 0.1 * turn) : w, inner } as const
    if (expression.weariness) ringUnderEye(brush, look, geometry, expression.weariness)
    eye(brush, look, geometry, expression)
    brow(brush, look, { x: side, y, r, w, inner }, expression)
  }
  nose(brush, look, middle + r * (0.06 + 0.05 * turn), r)
  if (look.beard) beard(brush, look, middle, r, expression.mouth[1])
  if (look.moustache && !look.beard) drawMoustache(brush, look, middle, r)
  if (look.accessory !== 'plague')
    mouth(
      brush,
      look,
      middle + r * 0.03,
      r * (look.beard || look.moustache ? 0.66 : young ? 0.58 : 0.64),
      r,
      look.infant ? smallMouth(expression.mouth) : expression.mouth,
    )
  if (expression.tears !== undefined) tears(brush, near, far, y, r, expression.tears)
  if (expression.sweat) sweat(brush, far + r * 0.3, y - r * 0.3, r, expression.sweat)
  if (look.accessory === 'eyepatch') eyePatch(brush, near, y, r)
  if (look.accessory === 'plague') beak(brush, near, far, middle, y, r)
  if (look.glasses && look.accessory !== 'plague') glasses(brush, near, far, y, r, look.sunglasses ?? false)
  g.restore()
}

/** A baby's mouth is narrow. */
const smallMouth = ([width, ...rest]: Expression['mouth']): Expression['mouth'] => [width * 0.68, ...rest]

/** The leather mask of a plague doctor: round glasses over a long beak. */
function beak(brush: Brush, near: number, far: number, middle: number, y: number, r: number): void {
  const leather = '#6b5238'
  const mask = path((p) => {
    p.moveTo(-r * 0.86, -r * 0.3)
    p.quadraticCurveTo(middle, -r * 0.56, r * 0.9, -r * 0.3)
    p.bezierCurveTo(r * 0.96, r * 0.4, r * 0.7, r * 0.96, middle, r * 1.08)
    p.bezierCurveTo(-r * 0.6, r * 0.96, -r * 0.9, r * 0.4, -r * 0.86, -r * 0.3)
    p.closePath()
  })
  paintShape(brush, mask, leather, [-r * 0.9, -r * 0.5, r * 1.8, r * 1.6], { cel: 0.1, lighten: -0.06 })
  const nib = path((p) => {
    p.moveTo(middle - r * 0.24, r * 0.12)
    p.bezierCurveTo(middle + r * 0.3, -r * 0.1, r * 1.3, r * 0.3, r * 1.72, r * 1.2)
    p.bezierCurveTo(r * 1.2, r * 0.9, r * 0.6, r * 0.9, middle - r * 0.1, r * 0.74)
    p.quadraticCurveTo(middle - r * 0.36, r * 0.5, middle - r * 0.24, r * 0.12)
    p.closePath()
  })
  paintShape(brush, nib, leather, [0, 0, r * 1.7, r * 1.2], { cel: 0.1, lighten: 0.08 })
  for (const x of [near, far]) {
    for (const [size, role] of [
      [0.27, '#c9a04a'],
      [0.2, '#1f262c'],
    ] as const) {
      const lens = path((p) => p.ellipse(x, y - r * 0.02, r * size, r * size, 0, 0, turnOf))
      paintShape(brush, lens, role, [x - r * size, y - r * size, r * size * 2, r * size * 2], { plain: true })
    }
  }
}

/** A patch over one eye, on a cord. */
function eyePatch(brush: Brush, near: number, y: number, r: number): void {
  const { g } = brush
  g.strokeStyle = css(tint(brush, '#1c1d24'))
  g.lineWidth = r * 0.06
  g.beginPath()
  g.moveTo(-r * 0.86, y - r * 0.02)
  g.lineTo(near, y - r * 0.14)
  g.lineTo(r * 0.8, y - r * 0.5)
  g.stroke()
  const patch = path((p) => p.ellipse(near, y + r * 0.02, r * 0.27, r * 0.25, 0, 0, turnOf))
  paintShape(brush, patch, '#1c1d24', [near - r * 0.27, y - r * 0.25, r * 0.54, r * 0.5], { plain: true })
}

/** A black band around the eyes. */
function eyeMask(brush: Brush, near: number, far: number, y: number, r: number): void {
  const band = path((p) => {
    p.moveTo(near - r * 0.44, y - r * 0.16)
    p.bezierCurveTo(near - r * 0.1, y - r * 0.4, far + r * 0.06, y - r * 0.4, far + r * 0.36, y - r * 0.16)
    p.bezierCurveTo(far + r * 0.4, y + r * 0.18, far + r * 0.1, y + r * 0.36, far - r * 0.1, y + r * 0.28)
    p.quadraticCurveTo((near + far) / 2, y + r * 0.08, near + r * 0.14, y + r * 0.28)
    p.bezierCurveTo(near - r * 0.1, y + r * 0.36, near - r * 0.46, y + r * 0.2, near - r * 0.44, y - r * 0.16)
    p.closePath()
  })
  paintShape(brush, band, '#1c1d24', [near - r * 0.45, y - r * 0.4, far - near + r * 0.85, r * 0.75], { plain: true })
}

/** Who smiles has red cheeks, who is calm hardly any. */
function cheeks(brush: Brush, near: number, far: number, r: number, look: PersonLook, cheer: number): void {
  const { g } = brush
  const alpha = (look.cheeks ? 0.28 : 0.14) + 0.3 * Math.min(1, cheer)
  const red = mix(tint(brush, '#f0604f'), tint(brush, look.skin), 0.15)
  for (const x of [near - r * 0.1, far + r * 0.1]) {
    g.fillStyle = radial(g, x, r * 0.45, 0, r * 0.24, [stop(0, red, alpha), stop(0.5, red, alpha / 2), stop(1, red, 0)])
    g.fillRect(x - r * 0.26, r * 0.18, r * 0.52, r * 0.52)
  }
}

function wrinkles(brush: Brush, look: PersonLook, near: number, far: number, r: number): void {
  const { g } = brush
  g.strokeStyle = css(mix(tint(brush, look.skin), tint(brush, '#6e2832'), 0.5), 0.55)
  g.lineWidth = r * 0.028
  g.lineCap = 'round'
  g.beginPath()
  for (const [x, k] of [
    [near, -1],
    [far, 1],
  ] as const) {
    g.moveTo(x + k * r * 0.24, r * 0.1)
    g.lineTo(x + k * r * 0.33, r * 0.06)
    g.moveTo(x + k * r * 0.24, r * 0.16)
    g.lineTo(x + k * r * 0.34, r * 0.17)
    g.moveTo(x - k * r * 0.13, r * 0.4)
    g.quadraticCurveTo(x + k * r * 0.02, r * 0.5, x - k * r * 0.02, r * 0.66)
  }
  g.stroke()
}

/** Folds beside the mouth and at the eyes of middle age. */
function slightLines(brush: Brush, look: PersonLook, near: number, far: number, r: number): void {
  const { g } = brush
  g.strokeStyle = css(mix(tint(brush, look.skin), tint(brush, '#6e2832'), 0.5), 0.3)
  g.lineWidth = r * 0.026
  g.lineCap = 'round'
  g.beginPath()
  for (const [x, k] of [
    [near, -1],
    [far, 1],
  ] as const) {
    g.moveTo(x + k * r * 0.21, r * 0.1)
    g.lineTo(x + k * r * 0.29, r * 0.12)
    g.moveTo(x - k * r * 0.12, r * 0.42)
    g.quadraticCurveTo(x + k * r * 0.02, r * 0.5, x - k * r * 0.01, r * 0.64)
    g.moveTo(x - k * r * 0.14, r * 0.26)
    g.quadraticCurveTo(x, r * 0.31, x + k * r * 0.12, r * 0.25)
  }
  g.stroke()
}

/** A nose of light and shade alone. */
function modelledNose(brush: Brush, look: PersonLook, x: number, r: number): void {
  const { g } = brush
  const skin = tint(brush, look.skin)
  const dark = mix(skin, tint(brush, '#5e2420'), 0.55)
  const [y, s] = [r * 0.34, r * (look.stature < 0.88 ? 0.075 : 0.1)]
  g.save()
  g.fillStyle = radial(g, x + s * 0.2, y + s * 0.5, 0, s * 1.7, [stop(0, dark, 0.42), stop(0.5, dark, 0.2), stop(1, dark, 0)])
  g.fillRect(x - s * 2, y - s * 1.4, s * 4, s * 3.6)
  g.fillStyle = radial(g, x, y - s * 0.3, 0, s * 1.15, [stop(0, mix(skin, '#ffffff', 0.4), 0.75), stop(1, skin, 0)])
  g.fillRect(x - s * 1.2, y - s * 1.5, s * 2.4, s * 2.4)
  g.fillStyle = css(dark, 0.75)
  for (const side of [-0.62, 0.72]) {
    g.beginPath()
    g.ellipse(x + side * s, y + s * 0.62, s * 0.26, s * 0.13, side * -0.5, 0, turnOf)
    g.fill()
  }
  g.restore()
}

function nose(brush: Brush, look: PersonLook, x: number, r: number): void {
  if (brush.look.eyes === 'natural') return modelledNose(brush, look, x, r)
  const { g } = brush
  const skin = tint(brush, look.skin)
  const young = look.stature < 0.88
  const y = r * (young ? 0.37 : 0.36)
  const s = r * (young ? 0.055 : isFeminineLook(look) ? 0.082 : 0.1)
  g.strokeStyle = css(mix(skin, tint(brush, '#782828'), 0.5))
  g.lineCap = 'round'
  g.lineWidth = r * 0.045
  g.beginPath()
  if (!young) {
    g.moveTo(x + s * 0.35, y - s * 2.2)
    g.quadraticCurveTo(x + s * 1.3, y - s * 0.6, x + s * 1.15, y + s * 0.1)
    g.quadraticCurveTo(x + s * 0.9, y + s * 0.85, x - s * 0.55, y + s * 0.6)
  } else g.arc(x, y, s, Math.PI * 0.05, Math.PI * 0.85)
  g.stroke()
  g.fillStyle = css(mix(skin, '#ffffff', 0.6), 0.5)
  g.beginPath()
  g.ellipse(x + s * 0.2, y - s * 0.5, s * 0.5, s * 0.36, 0, 0, turnOf)
  g.fill()
}

function beard(brush: Brush, look: PersonLook, middle: number, r: number, open: number): void {
  const w = r * 0.92
  const low = r * (1.2 + open * 0.12)
  const lip = r * (0.72 + open * 0.6)
  const shape = path((p) => {
    p.moveTo(-w * 0.88, r * 0.04)
    p.bezierCurveTo(-w * 0.9, r * 0.9, -r * 0.2, low + r * 0.06, middle + r * 0.06, low)
    p.bezierCurveTo(w * 0.66, low, w * 1.04, r * 0.72, w * 0.95, r * 0.04)
    p.bezierCurveTo(w * 0.92, r * 0.3, w * 0.86, r * 0.44, middle + r * 0.42, r * 0.5)
    p.bezierCurveTo(middle + r * 0.42, lip, middle + r * 0.16, lip, middle + r * 0.03, lip)
    p.bezierCurveTo(middle - r * 0.1, lip, middle - r * 0.36, lip, middle - r * 0.36, r * 0.5)
    p.bezierCurveTo(-w * 0.62, r * 0.44, -w * 0.78, r * 0.3, -w * 0.88, r * 0.04)
    p.closePath()
  })
  paintShape(brush, shape, look.beardColour ?? look.hair, [-w * 0.86, r * 0.1, w * 1.86, r * 1.1], { plain: true, cel: 0.1, noInk: true })
  if (brush.look.paint === 'cel' && brush.look.ink) jawLine(brush, middle, r, w, low)
  drawMoustache(brush, look, middle, r)
}

/** Over the lip; alone it is thicker and hangs over the corners of the mouth. */
function drawMoustache(brush: Brush, look: PersonLook, middle: number, r: number): void {
  const hang = look.beard ? 0 : 0.12
  const moustache = path((p) => {
    p.moveTo(middle - r * (0.42 + hang * 0.5), r * (0.56 + hang * 0.7))
    p.bezierCurveTo(middle - r * 0.34, r * 0.4, middle - r * 0.06, r * 0.36, middle + r * 0.04, r * 0.44)
    p.bezierCurveTo(middle + r * 0.14, r * 0.36, middle + r * 0.4, r * 0.4, middle + r * (0.47 + hang * 0.5), r * (0.56 + hang * 0.7))
    p.quadraticCurveTo(middle + r * 0.24, r * (0.55 + hang * 0.5), middle + r * 0.04, r * (0.5 + hang * 0.3))
    p.quadraticCurveTo(middle - r * 0.2, r * (0.55 + hang * 0.5), middle - r * (0.42 + hang * 0.5), r * (0.56 + hang * 0.7))
    p.closePath()
  })
  const box = [middle - r * 0.4, r * 0.4, r * 0.8, r * 0.2] as const
  paintShape(brush, moustache, look.beardColour ?? look.hair, box, { plain: true, noInk: true, lighten: look.beard ? 0.06 : 0 })
}

/** Outline of a beard along the jaw only; across the cheeks it would look like a strap. */
function jawLine({ g, look, unit }: Brush, middle: number, r: number, w: number, low: number): void {
  g.strokeStyle = css(look.inkColour ?? '#1c1530')
  g.lineWidth = (look.ink ?? 2) * unit
  g.beginPath()
  g.moveTo(-w * 0.89, r * 0.16)
  g.bezierCurveTo(-w * 0.9, r * 0.92, -r * 0.2, low + r * 0.06, middle + r * 0.06, low)
  g.bezierCurveTo(w * 0.66, low, w * 1.03, r * 0.72, w * 0.96, r * 0.16)
  g.stroke()
}

/** A tear under each eye, half a way apart. `way`: 0 to 1. */
function tears(brush: Brush, near: number, far: number, y: number, r: number, way: number): void {
  const { g } = brush
  for (const [x, at] of [
    [near - r * 0.04, way],
    [far + r * 0.04, (way + 0.5) % 1],
  ] as const) {
    const top = y + r * (0.2 + 0.46 * at)
    g.strokeStyle = css(tint(brush, '#bfe4fa'), 0.65)
    g.lineWidth = r * 0.05
    g.beginPath()
    g.moveTo(x, y + r * 0.16)
    g.lineTo(x, top)
    g.stroke()
    drop(brush, x, top, r * (0.075 + 0.035 * at))
  }
}

/** Sweat on a temple. */
function sweat(brush: Brush, x: number, y: number, r: number, amount: number): void {
  drop(brush, x, y, r * 0.1 * amount)
  drop(brush, x - r * 0.06, y + r * 0.28, r * 0.07 * amount)
}

/** A drop with a light. `size`: its half width in pixels. */
function drop(brush: Brush, x: number, y: number, size: number): void {
  const { g } = brush
  g.fillStyle = css(tint(brush, '#8fcbf2'), 0.94)
  g.beginPath()
  g.moveTo(x, y - size * 1.7)
  g.bezierCurveTo(x + size * 1.2, y, x + size, y + size * 1.3, x, y + size * 1.3)
  g.bezierCurveTo(x - size, y + size * 1.3, x - size * 1.2, y, x, y - size * 1.7)
  g.fill()
  g.fillStyle = css('#ffffff', 0.85)
  g.beginPath()
  g.ellipse(x - size * 0.3, y + size * 0.3, size * 0.2, size * 0.34, 0.3, 0, turnOf)
  g.fill()
}

function glasses(brush: Brush, near: number, far: number, y: number, r: number, isDark: boolean): void {
  const { g } = brush
  g.save()
  g.strokeStyle = css(tint(brush, 'dark'))
  g.lineWidth = r * 0.05
  g.fillStyle = isDark ? css([20, 22, 34], 0.92) : css([255, 255, 255], 0.14)
  const size = r * 0.305
  g.beginPath()
  g.ellipse(near, y + r * 0.02, size, size * 0.95, 0, 0, turnOf)
  g.moveTo(far + size * 0.92, y + r * 0.02)
  g.ellipse(far, y + r * 0.02, size * 0.92, size * 0.95, 0, 0, turnOf)
  g.fill()
  g.moveTo(near + size, y)
  g.quadraticCurveTo((near + far) / 2, y - r * 0.07, far - size * 0.92, y)
  g.moveTo(near - size, y)
  g.lineTo(-r * 0.82, y - r * 0.05)
  g.stroke()
  g.restore()
}
