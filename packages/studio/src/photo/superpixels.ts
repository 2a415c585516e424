/** Segmentation into superpixels of similar colour (SLIC, simple linear iterative clustering). */
export type Superpixels = {
  /** Index of the superpixel of each pixel, row-major. */
  readonly labels: Int16Array
  readonly regions: readonly Superpixel[]
}
/** Mean RGB, centroid as fractions of the image, size in pixels, and whether it touches the left, top or right border. */
export type Superpixel = {
  readonly colour: readonly [number, number, number]
  readonly x: number
  readonly y: number
  readonly size: number
  readonly border: boolean
}

const SEGMENTS_PER_WIDTH = 16
const ITERATIONS = 5
/** Compactness: a distance of one cell weighs as much as this colour distance. */
const COMPACTNESS = 26

/** Segments RGBA `data` into about 16 superpixels per row. */
export function segmentSuperpixels(data: Uint8ClampedArray, width: number, height: number): Superpixels {
  const cell = Math.max(2, width / SEGMENTS_PER_WIDTH)
  const rows = Math.max(1, Math.round(height / cell))
  const columns = Math.max(1, Math.round(width / cell))
  const count = rows * columns
  const means = new Float64Array(count * 5)
  for (let k = 0; k < count; k++) {
    const [x, y] = [((k % columns) + 0.5) * (width / columns), (Math.floor(k / columns) + 0.5) * (height / rows)]
    const at = (Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))) * 4
    means.set([data[at]!, data[at + 1]!, data[at + 2]!, x, y], k * 5)
  }
  const labels = new Int16Array(width * height)
  for (let round = 0; round < ITERATIONS; round++) {
    assign(data, width, height, means, cell, labels)
    updateCentres(data, width, labels, means)
  }
  return { labels, regions: summarize(labels, means, width, height) }
}

function assign(data: Uint8ClampedArray, width: number, height: number, means: Float64Array, cell: number, labels: Int16Array): void {
  const nearest = new Float32Array(width * height).fill(Infinity)
  const weight = (COMPACTNESS / cell) ** 2
  for (let k = 0; k * 5 < means.length; k++) {
    const [r, g, b, cx, cy] = means.subarray(k * 5, k * 5 + 5) as unknown as [number, number, number, number, number]
    for (let y = Math.max(0, Math.floor(cy - cell * 1.6)); y < Math.min(height, cy + cell * 1.6); y++)
      for (let x = Math.max(0, Math.floor(cx - cell * 1.6)); x < Math.min(width, cx + cell * 1.6); x++) {
        const i = y * width + x
        const colour = (data[i * 4]! - r) ** 2 + (data[i * 4 + 1]! - g) ** 2 + (data[i * 4 + 2]! - b) ** 2
        const distance = colour + ((x - cx) ** 2 + (y - cy) ** 2) * weight
        if (distance < nearest[i]!) [nearest[i], labels[i]] = [distance, k]
      }
  }
}

function updateCentres(data: Uint8ClampedArray, width: number, labels: Int16Array, means: Float64Array): void {
  const sums = new Float64Array(means.length)
  const counts = new Float64Array(means.length / 5)
  for (let i = 0; i < labels.length; i++) {
    const k = labels[i]!
    counts[k]!++
    for (let c = 0; c < 3; c++) sums[k * 5 + c]! += data[i * 4 + c]!
    sums[k * 5 + 3]! += i % width
    sums[k * 5 + 4]! += Math.floor(i / width)
  }
  counts.forEach((count, k) => {
    if (count > 0) for (let c = 0; c < 5; c++) means[k * 5 + c] = sums[k * 5 + c]! / count
  })
}

function summarize(labels: Int16Array, means: Float64Array, width: number, height: number): Superpixel[] {
  const count = means.length / 5
  const sizes = new Float64Array(count)
  const edge = new Float64Array(count)
  for (let i = 0; i < labels.length; i++) {
    const x = i % width
    sizes[labels[i]!]!++
    if (x === 0 || x === width - 1 || i < width) edge[labels[i]!]!++
  }
  return Array.from({ length: count }, (_, k) => ({
    colour: [means[k * 5]!, means[k * 5 + 1]!, means[k * 5 + 2]!],
    x: means[k * 5 + 3]! / width,
    y: means[k * 5 + 4]! / height,
    size: sizes[k]!,
    border: edge[k]! > 2,
  }))
}
