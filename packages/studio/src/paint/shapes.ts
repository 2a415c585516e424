import { type Box, boundsOf, type Brush, type Point, type ShapeOptions } from './brush.ts'
import { type Path2D, path, radial, stop } from './canvas.ts'
import { colourOf } from './look.ts'
import { MODES } from './modes.ts'
import type { Role } from './palette.ts'
import { css, type Rgb, rgb } from './colour.ts'
import { lightX } from './volume.ts'

/** Paints a path in the brush's look. `box`: its bounding box in pixels. */
export function paintShape(brush: Brush, shape: Path2D, role: Role, box: Box, options: ShapeOptions = {}): void {
  const colour = colourOf(brush.look, role, options.depth ?? 0, options.lighten ?? 0, brush.animated)
  brush.g.save()
  MODES[options.mode ?? brush.look.paint](brush, shape, colour, box, options, role)
  brush.g.restore()
}

/** An ellipse around (x, y) with radii in pixels. */
export function ellipse(brush: Brush, x: number, y: number, rx: number, ry: number, role: Role, options?: ShapeOptions): void {
  const shape = path((p) => p.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2))
  paintShape(brush, shape, role, [x - rx, y - ry, rx * 2, ry * 2], options)
}

/** A rectangle; (x, y): left top. `round`: corner radius or radii in pixels, default 0. */
export function box(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  role: Role,
  options: ShapeOptions & { round?: number | number[] } = {},
): void {
  const shape = path((p) => (options.round ? p.roundRect(x, y, w, h, options.round) : p.rect(x, y, w, h)))
  paintShape(brush, shape, role, [x, y, w, h], { plain: true, ...options })
}

/** A closed polygon, without volume shading by default. */
export function polygon(brush: Brush, points: readonly Point[], role: Role, options?: ShapeOptions): void {
  const shape = path((p) => {
    points.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y)))
    p.closePath()
  })
  paintShape(brush, shape, role, boundsOf(points), { plain: true, ...options })
}

/** Contact shadow at (x, y), and a cast shadow away from the light where the look has them. `alpha`: 0 to 1, default 0.5. */
export function groundShadow(brush: Brush, x: number, y: number, rx: number, ry: number, depth = 0, alpha = 0.5): void {
  const { look } = brush
  if (look.groundShadow === false) return
  const colour = rgb(look.shadow ?? [24, 16, 52])
  if (look.cast) {
    const away = lightX(brush) < 0 ? 1 : -1
    const length = rx * look.cast
    softDisc(brush, x + away * (length - rx * 0.5), y + ry * 0.4, length, ry * 1.15, colour, alpha * 0.75 * (1 - depth))
  }
  softDisc(brush, x, y, rx, ry, colour, alpha * (1 - depth))
}

function softDisc({ g, look }: Brush, x: number, y: number, rx: number, ry: number, colour: Rgb, alpha: number): void {
  g.save()
  g.translate(x, y)
  g.scale(rx, ry)
  g.fillStyle =
    look.paint === 'cel'
      ? css(colour, alpha * 0.72)
      : radial(g, 0, 0, 0, 1, [stop(0, colour, alpha), stop(0.5, colour, alpha * 0.6), stop(1, colour, 0)])
  g.beginPath()
  g.arc(0, 0, 1, 0, Math.PI * 2)
  g.fill()
  g.restore()
}
