import type { Rgb } from '../../paint/colour.ts'

/** RGBA rows from the top. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** A downscaled image. `foreground`: for each cell, whether it belongs to the foreground. */
export type Grid = {
  readonly width: number
  readonly height: number
  readonly cells: readonly Rgb[]
  readonly foreground: readonly boolean[]
}

const MAX_SIDE = 96

export const colourDistance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

export function createGrid(pixels: Pixels): Grid {
  const scale = Math.min(1, MAX_SIDE / Math.max(pixels.width, pixels.height, 1))
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const cells = medianFilter(downscale(pixels, width, height), width, height)
  return { width, height, cells, foreground: segmentForeground(cells, width, height) }
}

/** Mean colour of each cell; transparent pixels count as light grey. */
function downscale({ data, width: w, height: h }: Pixels, width: number, height: number): Rgb[] {
  const cells: Rgb[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0]
      let count = 0
      const [x0, x1] = [Math.floor((x * w) / width), Math.max(Math.floor((x * w) / width) + 1, Math.floor(((x + 1) * w) / width))]
      const [y0, y1] = [Math.floor((y * h) / height), Math.max(Math.floor((y * h) / height) + 1, Math.floor(((y + 1) * h) / height))]
      for (let v = y0; v < y1; v++)
        for (let u = x0; u < x1; u++) {
          const i = (v * w + u) * 4
          const a = (data[i + 3] ?? 0) / 255
          for (let k = 0; k < 3; k++) sum[k]! += (data[i + k] ?? 0) * a + 236 * (1 - a)
          count++
        }
      cells.push([sum[0]! / count, sum[1]! / count, sum[2]! / count])
    }
  return cells
}

/** Median of each cell and its four neighbours per channel. */
function medianFilter(cells: readonly Rgb[], width: number, height: number): Rgb[] {
  return cells.map((cell, i) => {
    const x = i % width
    const y = (i - x) / width
    const around = [
      cell,
      cells[x > 0 ? i - 1 : i]!,
      cells[x < width - 1 ? i + 1 : i]!,
      cells[y > 0 ? i - width : i]!,
      cells[y < height - 1 ? i + width : i]!,
    ]
    const middle = (k: 0 | 1 | 2): number => around.map((one) => one[k]).toSorted((a, b) => a - b)[2]!
    return [middle(0), middle(1), middle(2)]
  })
}

const MAX_STEP = 15
const MAX_SEED_DISTANCE = 26
const MAX_GRADIENT_DISTANCE = 64

/** Cells that a flood fill from the upper corners and sides over slowly changing colours doesn't reach, without small components. */
function segmentForeground(cells: readonly Rgb[], width: number, height: number): boolean[] {
  const seeds: number[] = []
  for (let x = 0; x < width; x++) if (x < width * 0.2 || x >= width * 0.8) seeds.push(x)
  for (let y = 0; y < height * 0.5; y++) seeds.push(y * width, y * width + width - 1)
  const from = new Int32Array(width * height).fill(-1)
  const queue = [...new Set(seeds)]
  for (const seed of queue) from[seed] = seed
  for (let at = 0; at < queue.length; at++) {
    const i = queue[at]!
    const seed = cells[from[i]!]!
    for (const j of neighbours(i, width, height)) {
      if (from[j]! >= 0) continue
      const seedDistance = colourDistance(cells[j]!, seed)
      if (seedDistance > MAX_SEED_DISTANCE && (seedDistance > MAX_GRADIENT_DISTANCE || colourDistance(cells[j]!, cells[i]!) > MAX_STEP))
        continue
      from[j] = from[i]!
      queue.push(j)
    }
  }
  const inside = cells.map((_, i) => from[i]! < 0)
  return fillColumns(largeComponents(inside, width, height), width, height)
}

/** Fills vertical gaps between foreground cells, such as a face in the background's colour. */
function fillColumns(shown: boolean[], width: number, height: number): boolean[] {
  for (let x = 0; x < width; x++)
    for (let y = 0, last = -1; y < height; y++) {
      if (!shown[y * width + x]) continue
      if (last >= 0 && y - last < height * 0.4) for (let v = last + 1; v < y; v++) shown[v * width + x] = true
      last = y
    }
  return shown
}

function* neighbours(i: number, width: number, height: number): Generator<number> {
  const x = i % width
  if (x > 0) yield i - 1
  if (x < width - 1) yield i + 1
  if (i >= width) yield i - width
  if (i < width * (height - 1)) yield i + width
}

/** Keeps connected components of at least 15 % of the largest one's size. */
function largeComponents(inside: readonly boolean[], width: number, height: number): boolean[] {
  const component = new Int32Array(inside.length)
  const sizes = [0]
  for (let start = 0; start < inside.length; start++) {
    if (!inside[start] || component[start]) continue
    const queue = [start]
    component[start] = sizes.length
    for (let at = 0; at < queue.length; at++)
      for (const j of neighbours(queue[at]!, width, height))
        if (inside[j] && !component[j]) {
          component[j] = sizes.length
          queue.push(j)
        }
    sizes.push(queue.length)
  }
  const min = Math.max(...sizes) * 0.15
  return inside.map((_, i) => component[i]! > 0 && sizes[component[i]!]! >= min)
}
