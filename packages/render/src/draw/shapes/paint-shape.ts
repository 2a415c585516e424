import type { Shape } from '@fablecut/domain/timeline/titles'
import type { Size } from '../../plan/fit.ts'
import type { Context } from '../context.ts'

type ShapePath = (context: Context, width: number, height: number, radius: number) => void

/** Paints a shape around the centre of the frame; lines and arrows lie along their width. */
export function paintShape(context: Context, shape: Shape, output: Size): void {
  const [width, height] = [shape.width * output.height, shape.height * output.height]
  context.save()
  context.translate(output.width / 2, output.height / 2)
  context.beginPath()
  PATHS[shape.shape](context, width, height, (shape.cornerRadius ?? 0) * output.height)
  if (shape.fill !== undefined && shape.shape !== 'line') {
    context.fillStyle = shape.fill
    context.fill()
  }
  // A line is visible by its stroke alone.
  const stroke = shape.stroke ?? (shape.shape === 'line' ? (shape.fill ?? '#ffffff') : undefined)
  if (stroke !== undefined) {
    context.strokeStyle = stroke
    context.lineWidth =
      shape.shape === 'line'
        ? Math.max(1, (shape.strokeWidth ?? shape.height) * output.height)
        : (shape.strokeWidth ?? 0.006) * output.height
    context.lineJoin = 'round'
    context.stroke()
  }
  context.restore()
}

function polygon(context: Context, points: readonly (readonly [number, number])[]): void {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
}

const STAR_POINTS = 5
/** Radius of a star's inner corners, relative to its outer ones. */
const STAR_INNER = 0.4

const PATHS: Readonly<Record<Shape['shape'], ShapePath>> = {
  rectangle: (context, width, height, radius) =>
    context.roundRect(-width / 2, -height / 2, width, height, Math.min(radius, width / 2, height / 2)),
  ellipse: (context, width, height) => context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI),
  line: (context, width) => {
    context.moveTo(-width / 2, 0)
    context.lineTo(width / 2, 0)
  },
  arrow: (context, width, height) => {
    const [end, half, shaft] = [width / 2, height / 2, height / 6]
    const neck = end - Math.min(width / 2, height * 0.75)
    polygon(context, [[-end, -shaft], [neck, -shaft], [neck, -half], [end, 0], [neck, half], [neck, shaft], [-end, shaft]]) // prettier-ignore
  },
  triangle: (context, width, height) => polygon(context, [[0, -height / 2], [width / 2, height / 2], [-width / 2, height / 2]]), // prettier-ignore
  star: (context, width, height) =>
    polygon(
      context,
      Array.from({ length: 2 * STAR_POINTS }, (_, index) => {
        const radius = index % 2 === 0 ? 1 : STAR_INNER
        const angle = (Math.PI * index) / STAR_POINTS
        return [(Math.sin(angle) * radius * width) / 2, (-Math.cos(angle) * radius * height) / 2] as const
      }),
    ),
  heart: (context, width, height) => {
    const [x, y] = [width / 2, height / 2]
    context.moveTo(0, y)
    context.bezierCurveTo(-x * 0.55, y * 0.45, -x, y * 0.05, -x, -y * 0.4)
    context.bezierCurveTo(-x, -y * 1.15, -x * 0.2, -y * 1.2, 0, -y * 0.5)
    context.bezierCurveTo(x * 0.2, -y * 1.2, x, -y * 1.15, x, -y * 0.4)
    context.bezierCurveTo(x, y * 0.05, x * 0.55, y * 0.45, 0, y)
    context.closePath()
  },
  'speech-bubble': (context, width, height, radius) => {
    const body = height * 0.8
    const corner = Math.min(radius || body * 0.25, width / 2, body / 2)
    const [left, right, top, bottom] = [-width / 2, width / 2, -height / 2, -height / 2 + body]
    context.moveTo(left + corner, top)
    context.arcTo(right, top, right, bottom, corner)
    context.arcTo(right, bottom, left, bottom, corner)
    context.lineTo(left + width * 0.42, bottom)
    context.lineTo(left + width * 0.2, height / 2)
    context.lineTo(left + width * 0.24, bottom)
    context.arcTo(left, bottom, left, top, corner)
    context.arcTo(left, top, right, top, corner)
    context.closePath()
  },
}
