/** Single-channel image of values from 0 to 1, row-major. */
export type Grid = { readonly width: number; readonly height: number; readonly values: Float32Array }

/** A grid with the value `at(x, y)` for each pixel. */
export const createGrid = (width: number, height: number, at: (x: number, y: number) => number): Grid => {
  const values = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) values[i] = at(x, y)
  return { width, height, values }
}

/** A grid of the same size with changed values. */
export const mapGrid = (grid: Grid, change: (value: number, index: number) => number): Grid => ({
  ...grid,
  values: grid.values.map(change),
})

/** Box filter: mean over a square of `radius` around each pixel, in constant time per pixel. */
export function boxMean({ width, height, values }: Grid, radius: number): Grid {
  const horizontal = new Float32Array(values.length)
  const result = new Float32Array(values.length)
  for (let y = 0; y < height; y++) slidingMean(values, horizontal, y * width, 1, width, radius)
  for (let x = 0; x < width; x++) slidingMean(horizontal, result, x, width, height, radius)
  return { width, height, values: result }
}

function slidingMean(source: Float32Array, target: Float32Array, base: number, step: number, length: number, radius: number): void {
  let sum = 0
  for (let i = 0; i < Math.min(radius, length); i++) sum += source[base + i * step]!
  for (let i = 0; i < length; i++) {
    if (i + radius < length) sum += source[base + (i + radius) * step]!
    if (i - radius - 1 >= 0) sum -= source[base + (i - radius - 1) * step]!
    target[base + i * step] = sum / (Math.min(length - 1, i + radius) - Math.max(0, i - radius) + 1)
  }
}

/** Guided filter (He, Sun and Tang 2010): smooths `grid` along the edges of `guide`. `epsilon`: variance of the guide that counts as flat. */
export function guidedFilter(guide: Grid, grid: Grid, radius: number, epsilon: number): Grid {
  const product = (a: Grid, b: Grid): Grid => mapGrid(a, (value, i) => value * b.values[i]!)
  const [meanGuide, mean] = [boxMean(guide, radius), boxMean(grid, radius)]
  const [square, cross] = [boxMean(product(guide, guide), radius), boxMean(product(guide, grid), radius)]
  const slope = mapGrid(cross, (value, i) => {
    const m = meanGuide.values[i]!
    return (value - m * mean.values[i]!) / (square.values[i]! - m * m + epsilon)
  })
  const offset = mapGrid(mean, (value, i) => value - slope.values[i]! * meanGuide.values[i]!)
  const [a, b] = [boxMean(slope, radius), boxMean(offset, radius)]
  return mapGrid(guide, (value, i) => Math.min(1, Math.max(0, a.values[i]! * value + b.values[i]!)))
}
