import { clamp, lerp } from '../../paint/colour.ts'

/** Lengths of motion graphics are parts of 720 of the frame's shorter side. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export type Point = readonly [x: number, y: number]

/** The first `part` (0 to 1) of a line, by length. */
export function partOfLine(points: readonly Point[], part: number): Point[] {
  const lengths = points.slice(1).map((point, i) => Math.hypot(point[0] - points[i]![0], point[1] - points[i]![1]))
  let left = lengths.reduce((sum, length) => sum + length, 0) * clamp(part)
  const result: Point[] = [points[0]!]
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [points[i]!, points[i + 1]!]
    const share = length === 0 ? 1 : Math.min(1, left / length)
    result.push([lerp(from[0], to[0], share), lerp(from[1], to[1], share)])
    left -= length
    if (left <= 0) break
  }
  return result
}

/** A bent line between two points; `bow`: its height as a part of its length. */
export function arcLine(from: Point, to: Point, bow: number, count = 28): Point[] {
  const x = (from[0] + to[0]) / 2 + (to[1] - from[1]) * bow
  const y = (from[1] + to[1]) / 2 - (to[0] - from[0]) * bow
  return Array.from({ length: count + 1 }, (_, i) => {
    const s = i / count
    const weights = [(1 - s) ** 2, 2 * s * (1 - s), s * s] as const
    return [weights[0] * from[0] + weights[1] * x + weights[2] * to[0], weights[0] * from[1] + weights[1] * y + weights[2] * to[1]]
  })
}

/** Round values from `low` to `high`, about `count` of them. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / Math.max(1, count)
  if (!(rough > 0)) return []
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step)
}

export const insetBox = ({ x, y, w, h }: Box, top: number, right = 0, bottom = 0, left = 0): Box => ({
  x: x + left,
  y: y + top,
  w: w - left - right,
  h: h - top - bottom,
})

/** The smallest box that holds all of `boxes`, at least one. */
export function boxAround(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}

export const doBoxesOverlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
