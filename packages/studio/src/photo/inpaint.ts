import type { Grid } from './grid.ts'

/** A pyramid level: weighted RGB and weight per pixel, row-major. */
type Level = { readonly width: number; readonly height: number; readonly data: Float32Array }

/**
 * Fills the pixels where `hole` is 1 from their surroundings by pull-push interpolation over an image pyramid.
 * `data` is RGBA of the hole's size and is changed in place.
 */
export function inpaint(data: Uint8ClampedArray, hole: Grid): void {
  const { width, height, values } = hole
  const first: Level = { width, height, data: new Float32Array(width * height * 4) }
  for (let i = 0; i < values.length; i++) {
    const weight = Math.max(0, 1 - values[i]! * 1.2)
    for (let c = 0; c < 3; c++) first.data[i * 4 + c] = data[i * 4 + c]! * weight
    first.data[i * 4 + 3] = weight
  }
  const levels = [first]
  while (levels.at(-1)!.width > 1 || levels.at(-1)!.height > 1) levels.push(downsampled(levels.at(-1)!))
  for (let k = levels.length - 2; k >= 0; k--) fillFromCoarser(levels[k]!, levels[k + 1]!)
  for (let i = 0; i < values.length; i++) {
    const weight = first.data[i * 4 + 3]! || 1
    for (let c = 0; c < 3; c++) data[i * 4 + c] = first.data[i * 4 + c]! / weight
  }
}

function downsampled(level: Level): Level {
  const [width, height] = [Math.ceil(level.width / 2), Math.ceil(level.height / 2)]
  const data = new Float32Array(width * height * 4)
  for (let y = 0; y < level.height; y++)
    for (let x = 0; x < level.width; x++) {
      const to = ((y >> 1) * width + (x >> 1)) * 4
      const from = (y * level.width + x) * 4
      for (let c = 0; c < 4; c++) data[to + c]! += level.data[from + c]! / 4
    }
  return { width, height, data }
}

/** Completes missing weight from the coarser level, interpolated bilinearly. */
function fillFromCoarser(level: Level, coarse: Level): void {
  for (let y = 0; y < level.height; y++)
    for (let x = 0; x < level.width; x++) {
      const at = (y * level.width + x) * 4
      const missing = 1 - Math.min(1, level.data[at + 3]!)
      if (missing <= 0) continue
      const colour = sampleBilinear(coarse, (x - 0.5) / 2, (y - 0.5) / 2)
      for (let c = 0; c < 3; c++) level.data[at + c] = level.data[at + c]! + colour[c]! * missing
      level.data[at + 3] = level.data[at + 3]! + missing
    }
}

function sampleBilinear({ width, height, data }: Level, x: number, y: number): [number, number, number] {
  const sum: [number, number, number, number] = [0, 0, 0, 0]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  for (const [px, py] of [
    [x0, y0],
    [x0 + 1, y0],
    [x0, y0 + 1],
    [x0 + 1, y0 + 1],
  ] as const) {
    const share = (1 - Math.abs(x - px)) * (1 - Math.abs(y - py))
    const at = (Math.min(height - 1, Math.max(0, py)) * width + Math.min(width - 1, Math.max(0, px))) * 4
    for (let c = 0; c < 4; c++) sum[c] = sum[c]! + data[at + c]! * share
  }
  const weight = sum[3] || 1
  return [sum[0] / weight, sum[1] / weight, sum[2] / weight]
}
