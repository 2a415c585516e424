import type { Box, Brush } from './brush.ts'
import { linear, Path2D, radial, stop } from './canvas.ts'
import { clamp, type Colour, css, mix, type Rgb, shade } from './colour.ts'

const SHADOW: Colour = [52, 34, 92]
const WARM: Colour = [255, 92, 58]

/** The look's shadow colour. Default: dark violet. */
export const shadowColour = ({ look }: Brush): Colour => look.shadow ?? SHADOW

/** Horizontal light direction, corrected for a mirrored transform: -1 from the left, 1 from the right. */
export function lightX({ g, look }: Brush): number {
  const side = look.lightX ?? -0.5
  return g.getTransform().a < 0 ? -side : side
}

/** Path of the shape minus its copy shifted by (dx, dy), for `evenodd` filling. Clip to the shape first. */
export function crescent(shape: Path2D, [x, y, w, h]: Box, dx: number, dy: number): Path2D {
  const ring = new Path2D()
  ring.rect(x - w - 40, y - h - 40, w * 3 + 80, h * 3 + 80)
  ring.addPath(shape, { a: 1, b: 0, c: 0, d: 1, e: dx, f: dy })
  return ring
}

/** Fills with a gradient from lit to shaded corner. `light`, `dark`: strengths 0 to 1. `warm`: subsurface warmth of the shade, 0 to 1. */
export function fillWithGradient(brush: Brush, shape: Path2D, colour: Rgb, [x, y, w, h]: Box, light: number, dark: number, warm = 0): void {
  const { g } = brush
  const fromLeft = lightX(brush) < 0
  const deep = brush.animated ? translucentShade(brush, colour) : warm > 0 ? mix(shadowColour(brush), WARM, warm) : shadowColour(brush)
  const stops = [stop(0, shade(colour, light)), stop(0.45, colour), stop(1, mix(colour, deep, dark))]
  g.fillStyle = linear(g, x + w * (fromLeft ? 0.1 : 0.9), y, x + w * (fromLeft ? 0.9 : 0.1), y + h, stops)
  g.fill(shape)
}

/** The colour in full light: multiplied before it is mixed with white, so dark colours stay dark. */
const litColour = ([r, g, b]: Rgb): Rgb =>
  mix([Math.min(255, r * 1.5 + 14), Math.min(255, g * 1.5 + 12), Math.min(255, b * 1.5 + 10)], '#fffae6', 0.22)

/** Light passes through skin and cloth: their shade is warm, and no beard on a chin. */
const translucentShade = (brush: Brush, colour: Rgb): Rgb => mix(shadowColour(brush), mix(shade(colour, -0.45), WARM, 0.16), 0.68)

/** Shading of a sphere: highlight, terminator and bounce light from below. `strength`: 0 to 1. */
export function sphereShading(brush: Brush, shape: Path2D, colour: Rgb, [x, y, w, h]: Box, strength: number): void {
  const { g } = brush
  const reach = Math.max(w, h)
  const lit = lightX(brush)
  const shadow = brush.animated ? translucentShade(brush, colour) : shadowColour(brush)
  // Filling the shape again costs half of clipping to it and filling its box.
  g.globalAlpha = strength
  g.fillStyle = radial(g, x + w * (0.5 + lit * 0.34), y + h * 0.24, 0, reach * 0.62, [
    stop(0, litColour(colour), 0.85),
    stop(1, litColour(colour), 0),
  ])
  g.fill(shape)
  g.globalAlpha = strength * 0.85
  g.fillStyle = radial(g, x + w * (0.5 + lit * 0.25), y + h * 0.3, reach * 0.38, reach * 0.84, [
    stop(0, shadow, 0),
    stop(0.8, shadow, 0.6),
    stop(1, mix(colour, shadow, 0.35), 0.6),
  ])
  g.fill(shape)
}

/** Specular highlight. `strength`: 0 to 1. */
export function specularHighlight(brush: Brush, shape: Path2D, [x, y, w, h]: Box, strength: number): void {
  const { g } = brush
  const lit = lightX(brush)
  const reach = Math.min(w, h)
  g.globalAlpha = strength
  g.fillStyle = radial(g, x + w * (0.5 + lit * 0.42), y + h * 0.2, 0, reach * 0.26, [
    stop(0, '#ffffff', 0.8),
    stop(0.35, '#ffffff', 0.35),
    stop(1, '#ffffff', 0),
  ])
  g.fill(shape)
}

/** Lit upper edge and shaded lower edge. */
export function bevel(brush: Brush, shape: Path2D, colour: Rgb, bounds: Box): void {
  const { g, unit } = brush
  const [, , w, h] = bounds
  const width = clamp(Math.min(w, h) * 0.08, unit, 3.4 * unit)
  const side = lightX(brush) < 0 ? 1 : -1
  g.save()
  g.clip(shape)
  g.fillStyle = css(shade(colour, 0.55), 0.55)
  g.fill(crescent(shape, bounds, side * width * 0.5, width), 'evenodd')
  g.fillStyle = css(mix(colour, shadowColour(brush), 0.7), 0.5)
  g.fill(crescent(shape, bounds, -side * width * 0.5, -width * 1.2), 'evenodd')
  g.restore()
}

/** Rim light along the lit side, and along the other side of animated shapes whose look has `rimBack`. */
export function rimLight(brush: Brush, shape: Path2D, bounds: Box, depth: number): void {
  const { g, look, unit } = brush
  const [, , w, h] = bounds
  if (!look.rim || Math.min(w, h) < (brush.animated ? 14 : 26) * unit) return
  g.save()
  g.clip(shape)
  const width = clamp(Math.min(w, h) * 0.06, 1.4 * unit, 6 * unit)
  const side = lightX(brush) < 0 ? width : -width
  const back = brush.animated ? look.rimBack : undefined
  const strength = (back ? 0.24 : 0.16) * (1 - depth)
  g.globalAlpha = 1
  g.globalCompositeOperation = 'screen'
  // Passes of falling width fade the light into the shape: a hard edge would be a line.
  for (const part of [1.8, 1.1, 0.5]) {
    g.fillStyle = css(look.rim, strength)
    g.fill(crescent(shape, bounds, side * part, width * 0.5 * part), 'evenodd')
    if (!back) continue
    g.fillStyle = css(back, strength)
    g.fill(crescent(shape, bounds, -side * part, width * 0.3 * part), 'evenodd')
  }
  g.restore()
}
