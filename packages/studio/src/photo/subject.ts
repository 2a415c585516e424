import { clamp } from '../paint/colour.ts'
import { type Grid, createGrid, mapGrid } from './grid.ts'
import { segmentSuperpixels } from './superpixels.ts'

/**
 * Saliency map, 0 to 1: colour distance of each superpixel from those on the borders, which count as background, weighted by
 * closeness to the centre. `data` is RGBA.
 */
export function saliencyOf(data: Uint8ClampedArray, width: number, height: number): Grid {
  const { labels, regions } = segmentSuperpixels(data, width, height)
  const borders = regions.filter((region) => region.border && region.size > 0)
  const saliency = regions.map((region) => {
    const distances = borders.map((other) => {
      const colour = Math.hypot(...region.colour.map((channel, c) => channel - other.colour[c]!))
      return colour * (0.55 + 0.45 * Math.min(1, Math.abs(region.y - other.y) * 2.5)) + 12 * Math.abs(region.y - other.y)
    })
    const centreWeight = clamp(1.3 - Math.hypot((region.x - 0.5) * 1.7, (region.y - 0.58) * 1.3))
    return clamp(Math.min(...distances, 300) / 90) * centreWeight
  })
  return createGrid(width, height, (x, y) => saliency[labels[y * width + x]!]!)
}

/** Threshold that maximizes the variance between two classes (Otsu 1979), 0 to 1. */
export function otsuThreshold({ values }: Grid): number {
  const bins = new Float64Array(64)
  for (const value of values) bins[Math.min(63, Math.floor(value * 64))]! += 1 / values.length
  const total = bins.reduce((sum, share, i) => sum + share * i, 0)
  let [best, at, share, sum] = [-1, 0, 0, 0]
  for (let i = 0; i < 63; i++) {
    share += bins[i]!
    sum += bins[i]! * i
    if (share <= 0 || share >= 1) continue
    const spread = (total * share - sum) ** 2 / (share * (1 - share))
    if (spread > best) [best, at] = [spread, i]
  }
  return (at + 1) / 64
}

const MAX_AREA_SHARE = 0.36
const MIN_AREA_SHARE = 0.008

/** Mask of the subject, 1 inside and 0 outside; null if nothing is salient. `bottomRow`: its lowest row. */
export function findSubject(saliency: Grid): { readonly mask: Grid; readonly bottomRow: number } | null {
  for (let cut = Math.max(0.18, otsuThreshold(saliency)); cut < 0.95; cut += 0.06) {
    const components = connectedComponents(saliency, cut)
    const largest = Math.max(0, ...components.map((component) => component.length))
    const subjectPixels = components.filter((component) => component.length > largest * 0.25).flat()
    if (subjectPixels.length > saliency.values.length * MAX_AREA_SHARE) continue
    if (subjectPixels.length < saliency.values.length * MIN_AREA_SHARE) return null
    const mask = mapGrid(saliency, () => 0)
    for (const pixel of subjectPixels) mask.values[pixel] = 1
    return { mask: fillHoles(mask), bottomRow: Math.floor(subjectPixels.reduce((low, pixel) => Math.max(low, pixel), 0) / saliency.width) }
  }
  return null
}

/** 1 in the parts of a grid above one half that are not much smaller than the largest, and in their holes; 0 elsewhere. */
export function largestParts(grid: Grid): Grid {
  const components = connectedComponents(grid, 0.5)
  const largest = Math.max(0, ...components.map((component) => component.length))
  const parts = mapGrid(grid, () => 0)
  for (const component of components) if (component.length > largest * 0.25) for (const pixel of component) parts.values[pixel] = 1
  return fillHoles(parts)
}

/** Connected components (4-neighbourhood) of pixels above `cut`, as pixel indices. */
function connectedComponents({ width, height, values }: Grid, cut: number): number[][] {
  const seen = new Uint8Array(values.length)
  const components: number[][] = []
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || values[start]! <= cut) continue
    const component = [start]
    seen[start] = 1
    for (let i = 0; i < component.length; i++)
      for (const next of neighbours(component[i]!, width, height))
        if (!seen[next] && values[next]! > cut) {
          seen[next] = 1
          component.push(next)
        }
    components.push(component)
  }
  return components
}

function neighbours(pixel: number, width: number, height: number): number[] {
  const x = pixel % width
  const y = (pixel - x) / width
  const neighbourPixels: number[] = []
  if (x > 0) neighbourPixels.push(pixel - 1)
  if (x < width - 1) neighbourPixels.push(pixel + 1)
  if (y > 0) neighbourPixels.push(pixel - width)
  if (y < height - 1) neighbourPixels.push(pixel + width)
  return neighbourPixels
}

/** Adds enclosed holes to the mask: outside regions that don't touch the border. */
function fillHoles(mask: Grid): Grid {
  const outside = connectedComponents(
    mapGrid(mask, (value) => 1 - value),
    0.5,
  )
  const { width, height, values } = mask
  for (const component of outside) {
    const touches = component.some(
      (pixel) => pixel % width === 0 || pixel % width === width - 1 || pixel < width || pixel >= width * (height - 1),
    )
    if (!touches) for (const pixel of component) values[pixel] = 1
  }
  return mask
}
