import { type Brush, type Point, type ShapeOptions, tint } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { glow, Path2D, path } from '../../paint/canvas.ts'
import { type Colour, css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'

/** Drawing context of a prop in unit coordinates: 1 is its longest side (`size` pixels), (0, 0) its bottom centre, y points down. */
export type Pen = { readonly brush: Brush; readonly size: number }
/** Draws a prop whose longest side is 1. */
export type PropPainter = (pen: Pen) => void

type Bounds = readonly [number, number, number, number]
type Options = ShapeOptions & { readonly round?: number }

/** A free path. `bounds`: its bounding box as left, top, width, height. */
export function shape(pen: Pen, role: Role, bounds: Bounds, build: (p: Path2D) => void, options?: ShapeOptions): void {
  const { brush, size } = pen
  const scaled = new Path2D()
  scaled.addPath(path(build), { a: size, b: 0, c: 0, d: size, e: 0, f: 0 })
  const [x, y, w, h] = bounds
  paintShape(brush, scaled, role, [x * size, y * size, w * size, h * size], options)
}

/** A rectangle. (x, y): top left; `round`: corner radius, default 0. */
export const rect = (pen: Pen, x: number, y: number, w: number, h: number, role: Role, options: Options = {}): void =>
  shape(pen, role, [x, y, w, h], (p) => (options.round ? p.roundRect(x, y, w, h, options.round) : p.rect(x, y, w, h)), options)

/** An ellipse. (x, y): centre. */
export const ellipse = (pen: Pen, x: number, y: number, rx: number, ry: number, role: Role, options?: ShapeOptions): void =>
  shape(pen, role, [x - rx, y - ry, rx * 2, ry * 2], (p) => p.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2), options)

/** A polygon. */
export function polygon(pen: Pen, points: readonly Point[], role: Role, options?: ShapeOptions): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const build = (p: Path2D): void => {
    points.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y)))
    p.closePath()
  }
  shape(pen, role, [left, top, Math.max(...xs) - left, Math.max(...ys) - top], build, options)
}

/** A solid of revolution. `profile`: half width and y from bottom to top, smoothed. `x`: its axis, default 0. */
export function lathe(pen: Pen, profile: readonly Point[], role: Role, options?: ShapeOptions & { readonly x?: number }): void {
  const axis = options?.x ?? 0
  const widest = Math.max(...profile.map(([half]) => half))
  const top = Math.min(...profile.map(([, y]) => y))
  const bottom = Math.max(...profile.map(([, y]) => y))
  const side = (p: Path2D, points: readonly Point[], sign: number): void =>
    points.forEach(([half, y], i) => {
      const next = points[i + 1]
      if (!next) p.lineTo(axis + sign * half, y)
      else p.quadraticCurveTo(axis + sign * half, y, axis + (sign * (half + next[0])) / 2, (y + next[1]) / 2)
    })
  const build = (p: Path2D): void => {
    p.moveTo(axis - profile[0]![0], profile[0]![1])
    side(p, profile, -1)
    p.lineTo(axis + profile.at(-1)![0], profile.at(-1)![1])
    side(p, profile.toReversed(), 1)
    p.closePath()
  }
  shape(pen, role, [axis - widest, top, widest * 2, bottom - top], build, options)
}

/** A stroke of constant width along a path; outlined in cel looks. */
export function strokePath({ brush, size }: Pen, width: number, role: Role, build: (p: Path2D) => void, lighten = 0): void {
  const { g, look, unit } = brush
  const scaled = new Path2D()
  scaled.addPath(path(build), { a: size, b: 0, c: 0, d: size, e: 0, f: 0 })
  g.save()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  if (look.ink && look.paint === 'cel') {
    g.strokeStyle = css(look.inkColour ?? '#1c1530')
    g.lineWidth = width * size + look.ink * unit * 2
    g.stroke(scaled)
  }
  g.strokeStyle = css(look.paint === 'neon' ? (look.neon?.(role, 0) ?? tint(brush, role)) : tint(brush, role, 0, lighten))
  g.lineWidth = Math.max(width * size, unit)
  g.stroke(scaled)
  if ((look.paint === 'soft' || look.paint === 'clay' || look.paint === 'wash') && width * size > 3 * unit) {
    g.globalAlpha = 0.5
    g.strokeStyle = css(tint(brush, role, 0, lighten + 0.35))
    g.lineWidth = width * size * 0.34
    g.translate(((look.lightX ?? -0.5) < 0 ? -1 : 1) * width * size * 0.16, -width * size * 0.18)
    g.stroke(scaled)
  }
  g.restore()
}

const WARM: Colour = [255, 205, 120]

/** Glow of a light source. */
export const emitLight = ({ brush, size }: Pen, x: number, y: number, radius: number, alpha = 0.8): void =>
  glow(brush.g, x * size, y * size, radius * size, brush.look.lamp ?? WARM, alpha)
