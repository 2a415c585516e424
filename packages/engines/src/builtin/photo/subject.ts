import { clamp } from '../paint/colour.ts'
import { type Grid, createGrid, mapGrid } from './grid.ts'
import { segmentSuperpixels } from './superpixels.ts'

/**
 * How much each place stands out: the colour of its patch against those on the borders, which are taken for background,
 * more in the middle than at the sides. `data` is RGBA.
 */
export function saliencyOf(data: Uint8ClampedArray, width: number, height: number): Grid {
  const { labels, all } = segmentSuperpixels(data, width, height)
  const borders = all.filter((region) => region.border && region.size > 0)
  const strange = all.map((region) => {
    const apart = borders.map((other) => {
      const colour = Math.hypot(...region.colour.map((channel, c) => channel - other.colour[c]!))
      return colour * (0.55 + 0.45 * Math.min(1, Math.abs(region.y - other.y) * 2.5)) + 12 * Math.abs(region.y - other.y)
    })
    const middle = clamp(1.3 - Math.hypot((region.x - 0.5) * 1.7, (region.y - 0.58) * 1.3))
    return clamp(Math.min(...apart, 300) / 90) * middle
  })
  return createGrid(width, height, (x, y) => strange[labels[y * width + x]!]!)
}

/** The threshold that best splits a grid in two classes (Otsu 1979). */
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

/** What stands in front, 1 inside and 0 outside; null where nothing does. `foot`: its lowest row. */
export function findSubject(saliency: Grid): { readonly mask: Grid; readonly foot: number } | null {
  for (let cut = Math.max(0.18, otsuThreshold(saliency)); cut < 0.95; cut += 0.06) {
    const pieces = connectedComponents(saliency, cut)
    const largest = Math.max(0, ...pieces.map((piece) => piece.length))
    const kept = pieces.filter((piece) => piece.length > largest * 0.25).flat()
    if (kept.length > saliency.values.length * MAX_AREA_SHARE) continue
    if (kept.length < saliency.values.length * MIN_AREA_SHARE) return null
    const mask = mapGrid(saliency, () => 0)
    for (const place of kept) mask.values[place] = 1
    return { mask: fillHoles(mask), foot: Math.floor(kept.reduce((low, place) => Math.max(low, place), 0) / saliency.width) }
  }
  return null
}

/** Places above `cut` that touch, piece by piece. */
function connectedComponents({ width, height, values }: Grid, cut: number): number[][] {
  const seen = new Uint8Array(values.length)
  const pieces: number[][] = []
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || values[start]! <= cut) continue
    const piece = [start]
    seen[start] = 1
    for (let i = 0; i < piece.length; i++)
      for (const next of neighbours(piece[i]!, width, height))
        if (!seen[next] && values[next]! > cut) {
          seen[next] = 1
          piece.push(next)
        }
    pieces.push(piece)
  }
  return pieces
}

function neighbours(place: number, width: number, height: number): number[] {
  const x = place % width
  const y = (place - x) / width
  const found: number[] = []
  if (x > 0) found.push(place - 1)
  if (x < width - 1) found.push(place + 1)
  if (y > 0) found.push(place - width)
  if (y < height - 1) found.push(place + width)
  return found
}

/** Gaps inside a subject are part of it: what can't be reached from the border through the outside. */
function fillHoles(mask: Grid): Grid {
  const outside = connectedComponents(
    mapGrid(mask, (value) => 1 - value),
    0.5,
  )
  const { width, height, values } = mask
  for (const piece of outside) {
    const touches = piece.some(
      (place) => place % width === 0 || place % width === width - 1 || place < width || place >= width * (height - 1),
    )
    if (!touches) for (const place of piece) values[place] = 1
  }
  return mask
}
