import type { Box, Brush, ShapeOptions } from './brush.ts'
import { linear, Path2D, radial, stop } from './canvas.ts'
import { clamp, type Colour, css, mix, type Rgb, shade } from './colour.ts'
import type { PaintMode } from './look.ts'
import type { Role } from './palette.ts'
import { clayTexture } from './texture.ts'

type Mode = (brush: Brush, shape: Path2D, colour: Rgb, box: Box, options: ShapeOptions, role: Role) => void

const SHADOW: Colour = [52, 34, 92]

/** The shape minus itself moved: a crescent on the side light comes from or falls away to. Clip to the shape first. */
function crescent(shape: Path2D, [x, y, w, h]: Box, dx: number, dy: number): Path2D {
  const ring = new Path2D()
  ring.rect(x - w - 40, y - h - 40, w * 3 + 80, h * 3 + 80)
  ring.addPath(shape, { a: 1, b: 0, c: 0, d: 1, e: dx, f: dy })
  return ring
}

function outline(brush: Brush, shape: Path2D, colour: Colour, width: number): void {
  brush.g.strokeStyle = css(colour)
  brush.g.lineWidth = width
  brush.g.lineJoin = 'round'
  brush.g.stroke(shape)
}

const flat: Mode = ({ g }, shape, colour) => {
  g.fillStyle = css(colour)
  g.fill(shape)
}

const wash: Mode = ({ g, look, unit }, shape, colour, [x, y, w, h]) => {
  const shadow = look.shadow ?? [60, 70, 120]
  g.globalAlpha = 0.95
  g.fillStyle = linear(g, x, y, x + w * 0.25, y + h, [shade(colour, 0.22), colour, mix(colour, shadow, 0.28)])
  g.fill(shape)
  g.globalAlpha = 0.5
  g.clip(shape)
  g.strokeStyle = css(mix(colour, shadow, 0.55))
  g.lineWidth = Math.max(1.4, (look.ink ?? 2) * unit * 1.5)
  g.stroke(shape)
}

const cel: Mode = (brush, shape, colour, bounds, options) => {
  const { g, look, unit } = brush
  const [, , w, h] = bounds
  const depth = options.depth ?? 0
  g.fillStyle = css(colour)
  g.fill(shape)
  g.save()
  g.clip(shape)
  const side = (look.lightX ?? -0.5) < 0 ? -1 : 1
  g.fillStyle = css(mix(colour, look.shadow ?? SHADOW, 0.38))
  g.fill(crescent(shape, bounds, side * w * (options.cel ?? 0.2), -h * 0.07), 'evenodd')
  g.restore()
  if (!look.ink || options.noInk) return
  const ink = look.inkColour ?? '#1c1530'
  outline(brush, shape, depth > 0.25 ? mix(ink, colour, Math.min(0.8, depth)) : ink, look.ink * unit * (depth > 0.25 ? 0.6 : 1))
}

const neon: Mode = (brush, shape, colour, _bounds, options, role) => {
  const { g, look, unit } = brush
  const depth = options.depth ?? 0
  g.fillStyle = css(mix(colour, look.shadow ?? [8, 4, 20], options.lit ? 0.15 : depth > 0 ? 0.66 : 0.4))
  g.fill(shape)
  if (options.noInk || options.lit) return
  g.globalAlpha = clamp(1 - depth * 0.7, 0.18)
  outline(brush, shape, look.neon?.(role, depth) ?? colour, (look.ink ?? 2) * unit)
}

const silhouette: Mode = ({ g, look, unit }, shape, colour, bounds, options) => {
  const [, , w, h] = bounds
  g.fillStyle = css(colour)
  g.fill(shape)
  if (!look.rim || options.noInk || options.lit) return
  g.clip(shape)
  const width = Math.min(5 * unit, Math.max(1, Math.min(w, h) * 0.1))
  g.fillStyle = css(look.rim, clamp(0.85 - (options.depth ?? 0) * 1.7))
  g.fill(crescent(shape, bounds, (look.lightX ?? -0.5) < 0 ? width : -width, width * 0.5), 'evenodd')
}

function body({ g, look }: Brush, shape: Path2D, colour: Rgb, [x, y, w, h]: Box, light: number, dark: number): void {
  const fromLeft = (look.lightX ?? -0.5) < 0
  const shadow = look.shadow ?? SHADOW
  const stops = [stop(0, shade(colour, light)), stop(0.45, colour), stop(1, mix(colour, shadow, dark))]
  g.fillStyle = linear(g, x + w * (fromLeft ? 0.1 : 0.9), y, x + w * (fromLeft ? 0.9 : 0.1), y + h, stops)
  g.fill(shape)
}

/** Filling the shape again costs half of clipping to it and filling its box. */
function roundness({ g, look }: Brush, shape: Path2D, colour: Rgb, [x, y, w, h]: Box, strength: number): void {
  const reach = Math.max(w, h)
  const lit = look.lightX ?? -0.5
  const shadow = look.shadow ?? SHADOW
  g.globalAlpha = strength
  g.fillStyle = radial(g, x + w * (0.5 + lit * 0.34), y + h * 0.24, 0, reach * 0.62, [
    stop(0, shade(colour, 0.5), 0.7),
    stop(1, shade(colour, 0.5), 0),
  ])
  g.fill(shape)
  g.globalAlpha = strength * 0.8
  g.fillStyle = radial(g, x + w * (0.5 + lit * 0.25), y + h * 0.3, reach * 0.42, reach * 0.86, [stop(0, shadow, 0), stop(1, shadow, 0.55)])
  g.fill(shape)
}

function rimLight({ g, look, unit }: Brush, shape: Path2D, bounds: Box, depth: number): void {
  const [, , w, h] = bounds
  if (!look.rim || Math.min(w, h) < 26 * unit) return
  g.clip(shape)
  const width = clamp(Math.min(w, h) * 0.06, 1.2 * unit, 7 * unit)
  g.globalAlpha = 0.85
  g.globalCompositeOperation = 'screen'
  g.fillStyle = css(look.rim, 0.45 * (1 - depth))
  g.fill(crescent(shape, bounds, (look.lightX ?? -0.5) < 0 ? width : -width, width * 0.5), 'evenodd')
}

const soft: Mode = (brush, shape, colour, bounds, options) => {
  const { look, unit } = brush
  body(brush, shape, colour, bounds, 0.2, 0.4)
  if (!options.plain && bounds[2] > 12 * unit && look.volume !== 0) {
    roundness(brush, shape, colour, bounds, look.volume ?? 0.5)
    rimLight(brush, shape, bounds, options.depth ?? 0)
  }
}

/** A lit, slightly rough material: what a hand-made model looks like under a lamp. */
const clay: Mode = (brush, shape, colour, bounds, options) => {
  const { g, unit } = brush
  body(brush, shape, colour, bounds, 0.16, options.plain ? 0.34 : 0.46)
  if (bounds[2] < 7 * unit || options.lit) return
  if (!options.plain) roundness(brush, shape, colour, bounds, brush.look.volume ?? 0.7)
  if (!brush.lively) {
    g.globalAlpha = 0.5 * (1 - (options.depth ?? 0) * 0.6)
    g.globalCompositeOperation = 'soft-light'
    g.fillStyle = clayTexture(g)
    g.fill(shape)
  }
  rimLight(brush, shape, bounds, options.depth ?? 0)
}

export const MODES: Record<PaintMode, Mode> = { flat, wash, cel, neon, silhouette, soft, clay }
