import type { Canvas } from '../paint/canvas.ts'

/** Opaque from here on. */
const SOLID_ALPHA = 110

/** y of the highest solid pixel of columns that are `step` apart, in pixels; the height of the canvas where a column is empty. */
export function topsOf(canvas: Canvas, step: number): number[] {
  const { width, height } = canvas
  const data = canvas.data()
  const tops: number[] = []
  for (let x = Math.floor(step / 2); x < width; x += step) {
    let y = 0
    while (y < height && data[(y * width + x) * 4 + 3]! < SOLID_ALPHA) y++
    tops.push(y)
  }
  return tops
}

/** y of the lowest solid pixel, in pixels. */
export function footOf(canvas: Canvas, step = 4): number {
  const { width, height } = canvas
  const data = canvas.data()
  for (let y = height - 1; y > 0; y--) for (let x = 0; x < width; x += step) if (data[(y * width + x) * 4 + 3]! >= SOLID_ALPHA) return y
  return height
}
