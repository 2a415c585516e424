import type { Box, Brush, ShapeOptions } from './brush.ts'
import { linear, type Path2D } from './canvas.ts'
import { clamp, type Colour, css, luminance, mix, type Rgb, shade } from './colour.ts'
import type { PaintMode } from './look.ts'
import { materialOf, materialPattern } from './material.ts'
import type { Role } from './palette.ts'
import { bevel, fillWithGradient, crescent, specularHighlight, lightX, rimLight, sphereShading, shadowColour } from './volume.ts'

type ShapePainter = (brush: Brush, shape: Path2D, colour: Rgb, box: Box, options: ShapeOptions, role: Role) => void

function outline(brush: Brush, shape: Path2D, colour: Colour, width: number): void {
  brush.g.strokeStyle = css(colour)
  brush.g.lineWidth = width
  brush.g.lineJoin = 'round'
  brush.g.stroke(shape)
}

/** Overlays the texture of the role's material. `strength`: 0 to 1. */
function overlayGrain(brush: Brush, shape: Path2D, [, , w, h]: Box, role: Role, strength: number): void {
  const { g } = brush
  g.globalAlpha = strength
  g.fillStyle = materialPattern(g, materialOf(role), h > w * 1.4)
  g.fill(shape)
  g.globalAlpha = 1
}

const flat: ShapePainter = ({ g }, shape, colour) => {
  g.fillStyle = css(colour)
  g.fill(shape)
}

/** Watercolour: lighter towards the light, with a darker edge. */
const wash: ShapePainter = (brush, shape, colour, bounds, options, role) => {
  const { g, look, unit } = brush
  const [x, y, w, h] = bounds
  const shadow = look.shadow ?? [60, 70, 120]
  const left = lightX(brush) < 0
  g.globalAlpha = 0.96
  g.fillStyle = linear(g, x + (left ? 0 : w), y, x + w * 0.5, y + h, [shade(colour, 0.26), colour, mix(colour, shadow, 0.3)])
  g.fill(shape)
  if (!brush.animated && w > 18 * unit) overlayGrain(brush, shape, bounds, role === 'skin' ? 'far' : role, 0.3)
  g.clip(shape)
  if (!options.plain && w > 16 * unit) {
    g.globalAlpha = 0.42
    g.fillStyle = css(mix(colour, shadow, 0.4))
    g.fill(crescent(shape, bounds, (left ? -1 : 1) * w * 0.16, -h * 0.12), 'evenodd')
  }
  g.globalAlpha = 0.5
  outline(brush, shape, mix(colour, shadow, 0.55), Math.max(1.4, (look.ink ?? 2) * unit * 1.5))
}

/** Shadow tone that keeps the hue: darkened per channel, with 20 % of the look's shadow colour. */
const celShadow = ([r, g, b]: Rgb, shadow: Colour): Rgb => mix([r * 0.68, g * 0.62, b * 0.84], shadow, 0.2)

const cel: ShapePainter = (brush, shape, colour, bounds, options) => {
  const { g, look, unit } = brush
  const [, , w, h] = bounds
  const depth = options.depth ?? 0
  g.fillStyle = css(colour)
  g.fill(shape)
  g.save()
  g.clip(shape)
  const side = lightX(brush) < 0 ? -1 : 1
  const width = w * (options.cel ?? 0.2)
  g.fillStyle = css(celShadow(colour, shadowColour(brush)))
  g.fill(crescent(shape, bounds, side * width, -h * 0.07), 'evenodd')
  if (look.rim && !options.plain && Math.min(w, h) > 20 * unit) {
    g.fillStyle = css(mix(colour, look.rim, 0.62))
    g.fill(crescent(shape, bounds, -side * Math.min(width * 0.3, 6 * unit), 2 * unit), 'evenodd')
  }
  g.restore()
  if (!look.ink || options.noInk) return
  const ink = look.inkColour ?? '#1c1530'
  outline(
    brush,
    options.inkPath ?? shape,
    depth > 0.25 ? mix(ink, colour, Math.min(0.8, depth)) : ink,
    look.ink * unit * (depth > 0.25 ? 0.6 : 1),
  )
}

const neon: ShapePainter = (brush, shape, colour, _bounds, options, role) => {
  const { g, look, unit } = brush
  const depth = options.depth ?? 0
  g.fillStyle = css(mix(colour, look.shadow ?? [8, 4, 20], options.emissive ? 0.15 : depth > 0 ? 0.58 : brush.animated ? 0.2 : 0.4))
  g.fill(shape)
  if (options.noInk || options.emissive) return
  g.globalAlpha = clamp(1 - depth * 0.6, 0.4)
  outline(brush, options.inkPath ?? shape, look.neon?.(role, depth) ?? colour, (look.ink ?? 2) * unit)
}

const silhouette: ShapePainter = (brush, shape, colour, bounds, options) => {
  const { g, look, unit } = brush
  const [, , w, h] = bounds
  g.fillStyle = css(colour)
  g.fill(shape)
  if (!look.rim || options.noInk || options.emissive) return
  g.clip(shape)
  const width = Math.min(5 * unit, Math.max(1, Math.min(w, h) * 0.1))
  g.fillStyle = css(look.rim, clamp(0.85 - (options.depth ?? 0) * 1.7))
  g.fill(crescent(shape, bounds, lightX(brush) < 0 ? width : -width, width * 0.5), 'evenodd')
}

/** Backlight: scenery as a silhouette; figures keep their shading and get rim light on both sides. */
const backlit: ShapePainter = (brush, shape, colour, bounds, options, role) => {
  const { g, look, unit } = brush
  if (!brush.animated) return silhouette(brush, shape, colour, bounds, options, role)
  const [, , w, h] = bounds
  fillWithGradient(brush, shape, colour, bounds, 0.1, 0.36)
  if (!look.rim || options.noInk || Math.min(w, h) < 6 * unit) return
  g.clip(shape)
  const width = clamp(Math.min(w, h) * 0.07, 1.2 * unit, 4.5 * unit)
  const side = lightX(brush) < 0 ? width : -width
  g.fillStyle = css(look.rim, 0.95)
  g.fill(crescent(shape, bounds, side, width * 0.6), 'evenodd')
  g.fillStyle = css(look.rimBack ?? look.rim, 0.4)
  g.fill(crescent(shape, bounds, -side * 0.7, width * 0.4), 'evenodd')
}

const isSolid = ({ unit }: Brush, [, , w, h]: Box, options: ShapeOptions): boolean =>
  Math.min(w, h) > 9 * unit && Math.max(w, h) < 900 * unit && (options.depth ?? 0) < 0.3 && !options.emissive

/** Gradient shading without outlines or texture. */
const soft: ShapePainter = (brush, shape, colour, bounds, options) => {
  const { look, unit } = brush
  const volume = look.volume ?? 0.5
  fillWithGradient(brush, shape, colour, bounds, 0.2, 0.4, look.glow ?? 0)
  if (options.plain) {
    if (!brush.animated && volume > 0 && isSolid(brush, bounds, options)) bevel(brush, shape, colour, bounds)
    return
  }
  if (bounds[2] <= 12 * unit || volume === 0) return
  sphereShading(brush, shape, colour, bounds, volume)
  if (look.gloss && bounds[2] > 24 * unit) specularHighlight(brush, shape, bounds, look.gloss * (0.3 + 0.7 * luminance(colour)))
  brush.g.globalAlpha = 1
  rimLight(brush, shape, bounds, options.depth ?? 0)
}

/** Gradient shading with material texture, as in stop motion. */
const clay: ShapePainter = (brush, shape, colour, bounds, options, role) => {
  const { look, unit } = brush
  const depth = options.depth ?? 0
  fillWithGradient(brush, shape, colour, bounds, 0.18, options.plain ? 0.38 : 0.5, brush.animated ? (look.glow ?? 0) : 0)
  if (Math.min(bounds[2], bounds[3]) < 4 * unit || options.emissive) return
  if (!options.plain) sphereShading(brush, shape, colour, bounds, look.volume ?? 0.7)
  overlayGrain(brush, shape, bounds, role, (brush.animated ? 0.3 : 0.62) * (1 - depth * 0.6))
  if (options.plain && !brush.animated && isSolid(brush, bounds, options)) bevel(brush, shape, colour, bounds)
  if (!options.plain) rimLight(brush, shape, bounds, depth)
}

/** Shape painters by paint mode. */
export const MODES: Record<PaintMode, ShapePainter> = { flat, wash, cel, neon, silhouette, backlit, soft, clay }
