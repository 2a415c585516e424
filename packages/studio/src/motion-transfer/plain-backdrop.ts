import { type Grid, boxMean, createGrid, mapGrid } from '../photo/grid.ts'
import { inpaint } from '../photo/inpaint.ts'
import { largestParts } from '../photo/subject.ts'

/** Terms of a smooth backdrop: level, slopes and curvatures. */
const TERMS = 6
const ROUNDS = 6
/** A backdrop of one gradient leaves this much of each border, in colour levels. */
const LEAST_TOLERANCE = 15
const NOISE_FACTOR = 3
/** Borders of a plain backdrop belong to it for the most part; figures may reach over some of them. */
const LEAST_BORDER_SHARE = 0.6
const AREA = { least: 0.02, most: 0.92 } as const

export type PlainBackdrop = {
  /** 1 where something stands before the backdrop, 0 elsewhere. */
  readonly mask: Grid
  /** RGB of the backdrop at a pixel, also behind what stands before it. */
  readonly colourAt: (pixel: number) => readonly [number, number, number]
}

/**
 * Finds a plain backdrop, such as a wall or a gradient; null for other pictures. `data` is RGBA. The backdrop is fitted to the left, right and upper border,
 * then to all that resembles it, first as one gradient, then from place to place.
 */
export function findPlainBackdrop(data: Uint8ClampedArray, width: number, height: number): PlainBackdrop | null {
  const border = borderPixels(width, height)
  let pixels: readonly number[] = border
  let fit = fitBackdrop(data, width, height, pixels)
  for (let round = 0; round < ROUNDS; round++) {
    const distances = pixels.map((pixel) => distanceTo(fit, data, width, height, pixel))
    const tolerance = toleranceOf(distances)
    pixels = (round < ROUNDS / 2 ? border : all(width, height)).filter((pixel) => distanceTo(fit, data, width, height, pixel) < tolerance)
    if (pixels.length < TERMS * 4) return null
    fit = fitBackdrop(data, width, height, pixels)
  }
  const tolerance = toleranceOf(pixels.map((pixel) => distanceTo(fit, data, width, height, pixel)))
  const isBackdrop = (pixel: number): boolean => distanceTo(fit, data, width, height, pixel) < tolerance
  if (border.filter(isBackdrop).length < border.length * LEAST_BORDER_SHARE) return null
  const lowest = Array.from({ length: width }, (_, x) => (height - 1) * width + x)
  const starts = [...border, ...lowest]
  let mask = largestParts(outsideOf(starts.filter(isBackdrop), width, height, isBackdrop))
  const gradient = gradientOf(fit, width, height)
  let local = localBackdrop(data, mask, gradient)
  for (let round = 0; round < LOCAL_ROUNDS; round++) {
    const resembles = (pixel: number): boolean => difference(data, pixel, local, pixel * 4) < LEAST_TOLERANCE
    mask = largestParts(outsideOf(starts.filter(resembles), width, height, resembles))
    local = localBackdrop(data, mask, gradient)
  }
  const share = mask.values.reduce((sum, value) => sum + value, 0) / mask.values.length
  if (share < AREA.least || share > AREA.most) return null
  return { mask, colourAt: (pixel) => [local[pixel * 4]!, local[pixel * 4 + 1]!, local[pixel * 4 + 2]!] }
}

const outsideOf = (starts: readonly number[], width: number, height: number, passes: (pixel: number) => boolean): Grid => {
  const outside = floodFrom(starts, width, height, passes)
  return createGrid(width, height, (x, y) => 1 - outside[y * width + x]!)
}

const LOCAL_ROUNDS = 3
/** Share of the width around a figure in which its edge shows. */
const EDGE_SHARE = 0.012

/**
 * The backdrop of one gradient, with what differs from it around the mask, carried on smoothly behind it: lights and corners of a room are nearer to that than
 * to one gradient.
 */
function localBackdrop(data: Uint8ClampedArray, mask: Grid, gradient: Uint8ClampedArray): Uint8ClampedArray {
  const hole = mapGrid(boxMean(mask, Math.max(2, Math.round(mask.width * EDGE_SHARE))), (value) => Math.min(1, value * 6))
  const rest = data.map((value, i) => value - gradient[i]! + MIDDLE)
  inpaint(rest, hole)
  const channels = [0, 1, 2].map((k) =>
    boxMean(
      mapGrid(mask, (_, i) => rest[i * 4 + k]!),
      BLUR,
    ),
  )
  return gradient.map((value, i) => value + (channels[i % 4]?.values[i >> 2] ?? MIDDLE) - MIDDLE)
}

/** Differences are bytes around this one. */
const MIDDLE = 128
const BLUR = 3

/** Coefficients of the terms for each channel. */
type Backdrop = readonly (readonly number[])[]

function borderPixels(width: number, height: number): number[] {
  const depth = Math.max(2, Math.round(Math.min(width, height) * 0.02))
  return all(width, height).filter((pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return y < depth || ((x < depth || x >= width - depth) && y < height * 0.85)
  })
}

const all = (width: number, height: number): number[] => Array.from({ length: width * height }, (_, i) => i)

function termsAt(pixel: number, width: number, height: number): number[] {
  const [x, y] = [((pixel % width) / width) * 2 - 1, (Math.floor(pixel / width) / height) * 2 - 1]
  return [1, x, y, x * x, x * y, y * y]
}

/** Least squares of the terms. */
function fitBackdrop(data: Uint8ClampedArray, width: number, height: number, pixels: readonly number[]): Backdrop {
  const normal = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3))
  for (const pixel of pixels) {
    const terms = termsAt(pixel, width, height)
    for (let r = 0; r < TERMS; r++) {
      for (let c = 0; c < TERMS; c++) normal[r]![c]! += terms[r]! * terms[c]!
      for (let k = 0; k < 3; k++) normal[r]![TERMS + k]! += terms[r]! * data[pixel * 4 + k]!
    }
  }
  // A little damping keeps curvatures small where only a border is known.
  for (let r = 0; r < TERMS; r++) normal[r]![r]! += pixels.length * 1e-3
  solve(normal)
  return [0, 1, 2].map((k) => normal.map((row) => row[TERMS + k]!))
}

/** Gauss-Jordan elimination in place: the columns behind the square hold the solutions. */
function solve(rows: readonly Float64Array[]): void {
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at]!
    for (let c = 0; c < pivot.length; c++) pivot[c]! /= scale
    for (const [other, row] of rows.entries()) {
      const factor = row[at]!
      if (other !== at && factor !== 0) for (let c = 0; c < row.length; c++) row[c]! -= factor * pivot[c]!
    }
  }
}

function colourOf(fit: Backdrop, terms: readonly number[]): [number, number, number] {
  const level = (k: number): number => fit[k]!.reduce((sum, coefficient, t) => sum + coefficient * terms[t]!, 0)
  return [level(0), level(1), level(2)]
}

function gradientOf(fit: Backdrop, width: number, height: number): Uint8ClampedArray {
  const gradient = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) gradient.set(colourOf(fit, termsAt(pixel, width, height)), pixel * 4)
  return gradient
}

/** Shadows change the level of a wall more than its hue. */
const HUE_WEIGHT = 1.7

/** Largest difference of the channels, and of what lies between them. */
function difference(data: Uint8ClampedArray, pixel: number, colour: ArrayLike<number>, at: number): number {
  const [red, green, blue] = [
    data[pixel * 4]! - colour[at]!,
    data[pixel * 4 + 1]! - colour[at + 1]!,
    data[pixel * 4 + 2]! - colour[at + 2]!,
  ]
  const hue = Math.max(Math.abs(red - green), Math.abs(green - blue), Math.abs(red - blue))
  return Math.max(Math.abs(red), Math.abs(green), Math.abs(blue), hue * HUE_WEIGHT)
}

const distanceTo = (fit: Backdrop, data: Uint8ClampedArray, width: number, height: number, pixel: number): number =>
  difference(data, pixel, colourOf(fit, termsAt(pixel, width, height)), 0)

/** Three times the usual distance: what belongs to a figure lies far beyond it. */
function toleranceOf(distances: readonly number[]): number {
  const sorted = distances.toSorted((a, b) => a - b)
  return Math.max(LEAST_TOLERANCE, (sorted[sorted.length >> 1] ?? 0) * NOISE_FACTOR)
}

/** 1 for each pixel that is reached from `starts` through pixels that pass. */
function floodFrom(starts: readonly number[], width: number, height: number, passes: (pixel: number) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height)
  const waiting = [...starts]
  for (const start of starts) reached[start] = 1
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width
    const next = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]
    for (const near of next) {
      if (near < 0 || near >= reached.length || reached[near] || !passes(near)) continue
      reached[near] = 1
      waiting.push(near)
    }
  }
  return reached
}
