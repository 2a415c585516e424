import type { Ctx } from '../../paint/canvas.ts'
import type { Box, Point } from '../kit/geometry.ts'

export function traceCircle(g: Ctx, x: number, y: number, radius: number): void {
  g.beginPath()
  g.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
}

export function traceRounded(g: Ctx, { x, y, w, h }: Box, radius: number): void {
  g.beginPath()
  g.roundRect(x, y, Math.max(0, w), Math.max(0, h), Math.max(0, Math.min(radius, w / 2, h / 2)))
}

export function strokeLine(g: Ctx, points: readonly Point[], width: number, colour: string): void {
  g.strokeStyle = colour
  g.lineWidth = width
  g.lineJoin = g.lineCap = 'round'
  g.beginPath()
  points.forEach(([x, y], i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)))
  g.stroke()
}

export function strokeArc(
  g: Ctx,
  [x, y]: Point,
  radius: number,
  width: number,
  [from, to]: readonly [number, number],
  colour: string,
): void {
  g.strokeStyle = colour
  g.lineWidth = width
  g.lineCap = 'butt'
  g.beginPath()
  g.arc(x, y, Math.max(0.1, radius), from, to)
  g.stroke()
}

/** The surface between a line and `foot`. */
export function traceArea(g: Ctx, points: readonly Point[], foot: number): void {
  g.beginPath()
  for (const [x, y] of points) g.lineTo(x, y)
  g.lineTo(points.at(-1)![0], foot)
  g.lineTo(points[0]![0], foot)
  g.closePath()
}

export const movedPoints = (points: readonly Point[], dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy])
export const isVisible = ({ w, h }: Box): boolean => w >= 1 && h >= 1
