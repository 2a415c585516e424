import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { clamp, smooth } from '../paint/colour.ts'

/** How near each part of a picture probably is, 0 far to 1 near, row by row. */
export type DepthMap = { readonly width: number; readonly height: number; readonly values: Float32Array }

const ACROSS = 240

/**
 * Guessed, not measured: what differs from the colours at the left and right edges of its row stands in front, so does what
 * is detailed, in the middle, or low in the picture.
 */
export function guessDepth(picture: Canvas): DepthMap {
  const width = ACROSS
  const height = Math.round((ACROSS * picture.height) / picture.width)
  const [, g] = newCanvas(width, height)
  g.drawImage(picture, 0, 0, width, height)
  const data = g.getImageData(0, 0, width, height).data
  const strip = Math.round(width * 0.08)
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const edges = [averageColour(data, width, y, 0, strip), averageColour(data, width, y, width - strip, width)]
    for (let x = 0; x < width; x++) values[y * width + x] = nearness(data, width, height, x, y, edges)
  }
  return { width, height, values: softened(softened(values, width, height, 5), width, height, 5) }
}

type Sample = readonly [number, number, number]

function averageColour(data: Uint8ClampedArray, width: number, y: number, from: number, to: number): Sample {
  const sum: [number, number, number] = [0, 0, 0]
  for (let x = from; x < to; x++) for (let c = 0; c < 3; c++) sum[c] = sum[c]! + data[(y * width + x) * 4 + c]!
  return [sum[0] / (to - from), sum[1] / (to - from), sum[2] / (to - from)]
}

function nearness(data: Uint8ClampedArray, width: number, height: number, x: number, y: number, edges: readonly Sample[]): number {
  const at = (y * width + x) * 4
  const apart = Math.min(...edges.map(([r, g, b]) => Math.hypot(data[at]! - r, data[at + 1]! - g, data[at + 2]! - b))) / 150
  const right = x < width - 1 ? at + 4 : at
  const below = y < height - 1 ? at + width * 4 : at
  const detail = (Math.abs(data[at + 1]! - data[right + 1]!) + Math.abs(data[at + 1]! - data[below + 1]!)) / 90
  const middle = 1 - Math.hypot((x / width - 0.5) * 1.5, (y / height - 0.55) * 1.2)
  const ground = smooth((y / height - 0.45) / 0.55)
  return clamp(0.42 * clamp(apart) * (0.35 + 0.65 * clamp(middle + 0.3)) + 0.12 * clamp(detail) + 0.62 * ground)
}

/** Box blur, across and then down. */
function softened(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length)
  const result = new Float32Array(values.length)
  const mean = (source: Float32Array, base: number, step: number, place: number, length: number): number => {
    let sum = 0
    const from = Math.max(0, place - radius)
    const to = Math.min(length - 1, place + radius)
    for (let i = from; i <= to; i++) sum += source[base + i * step]!
    return sum / (to - from + 1)
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) across[y * width + x] = mean(values, y * width, 1, x, width)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) result[y * width + x] = mean(across, x, width, y, height)
  return result
}
