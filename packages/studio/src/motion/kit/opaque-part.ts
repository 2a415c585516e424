import type { Canvas } from '../../paint/canvas.ts'
import type { Rgb } from '../../paint/colour.ts'
import type { Box } from './geometry.ts'

/** Pixels that are no more opaque than this are no part of what a picture shows, 0 to 255. */
export const SOLID_ALPHA = 90

/** Extent of the opaque part of a picture, in pixels; of an empty one, all of it. */
export function solidBounds(canvas: Canvas): Box {
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  let [left, top, right, foot] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! <= SOLID_ALPHA) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      foot = y
    }
  return right < 0 ? { x: 0, y: 0, w: width, h: height } : { x: left, y: top, w: right + 1 - left, h: foot + 1 - top }
}

/** Mean colour of the opaque part of a picture. */
export function meanColour(canvas: Canvas): Rgb {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < data.length; i += 4 * SAMPLE_STEP) {
    if (data[i + 3]! <= SOLID_ALPHA) continue
    count++
    for (let channel = 0; channel < 3; channel++) sum[channel]! += data[i + channel]!
  }
  const [r, g, b] = sum.map((value) => value / Math.max(1, count))
  return [r!, g!, b!]
}

/** Every so many pixels are enough. */
const SAMPLE_STEP = 7
