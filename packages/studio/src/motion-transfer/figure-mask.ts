import { type Grid, boxMean, createGrid, mapGrid } from '../photo/grid.ts'
import { findSubject, saliencyOf } from '../photo/subject.ts'
import { differenceOf, medianFrame, movementThreshold } from './background.ts'
import type { VideoFrame } from './decode-frames.ts'

/** A pixel counts if this share of its neighbourhood moves, which drops single pixels. */
const DENSITY = 0.45

/** Finds what moves before a camera that stands still: for each frame, 1 where the figure is. What of it never moves counts, such as a dancer's trunk. */
export function maskFigure(frames: readonly VideoFrame[]): Grid[] {
  const background = medianFrame(frames)
  const differences = frames.map((frame) => differenceOf(frame, background))
  const threshold = movementThreshold(differences)
  const { width, height } = background
  const moving = differences.map((difference) => {
    const raw = createGrid(width, height, (x, y) => (difference[y * width + x]! > threshold ? 1 : 0))
    return mapGrid(boxMean(raw, 1), (share) => (share > DENSITY ? 1 : 0))
  })
  const still = stillPart(background, moving)
  return still === null ? moving : moving.map((mask) => mapGrid(mask, (value, i) => Math.max(value, still.values[i]!)))
}

/** Movement that ranges over more of its whole area is that of something that changes its place. */
const MOST_RANGE = 0.4
/** Share of the salient thing that lies where something moves. */
const LEAST_OVERLAP = 0.3

/** The salient thing of the background, if what moves belongs to it. */
function stillPart(background: VideoFrame, moving: readonly Grid[]): Grid | null {
  const { width, height } = background
  const energy = meanOf(moving)
  if (rangeOf(moving, energy) > MOST_RANGE) return null
  const subject = findSubject(saliencyOf(rgbaOf(background), width, height))
  if (!subject) return null
  const near = boxMean(energy, Math.max(2, Math.round(width / 16)))
  let [inside, overlapping] = [0, 0]
  subject.mask.values.forEach((value, i) => {
    if (value < 0.5) return
    inside += 1
    if (near.values[i]! > 0.02) overlapping += 1
  })
  return overlapping > inside * LEAST_OVERLAP ? subject.mask : null
}

function meanOf(masks: readonly Grid[]): Grid {
  const sum = mapGrid(masks[0]!, () => 0)
  for (const { values } of masks) values.forEach((value, i) => (sum.values[i]! += value / masks.length))
  return sum
}

/** How far the middle of the movement travels, relative to the width of the area in which anything moves. */
function rangeOf(masks: readonly Grid[], energy: Grid): number {
  const middles = masks.flatMap((mask) => middleOf(mask) ?? [])
  const columns = Array.from({ length: energy.width }, (_, x) => {
    for (let y = 0; y < energy.height; y++) if (energy.values[y * energy.width + x]! > 0.01) return true
    return false
  })
  const wide = columns.filter(Boolean).length
  if (middles.length === 0 || wide === 0) return 0
  const sorted = middles.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!
  return (at(0.95) - at(0.05)) / wide
}

function middleOf({ width, values }: Grid): number | null {
  let [sum, count] = [0, 0]
  values.forEach((value, i) => {
    if (value < 0.5) return
    sum += i % width
    count += 1
  })
  return count < values.length * 0.001 ? null : sum / count
}

function rgbaOf({ data }: VideoFrame): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray((data.length / 3) * 4)
  for (let i = 0, at = 0; at < data.length; i += 4, at += 3) rgba.set([data[at]!, data[at + 1]!, data[at + 2]!, 255], i)
  return rgba
}
