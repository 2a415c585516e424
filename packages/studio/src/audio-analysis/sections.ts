import { meanChroma } from './harmony.ts'
import { BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** Slice duration for songs without bars. */
const SLICE_SECONDS = 2
const BAND_GROUPS = 6
/** Cost of a segment, in squared standardized features; segments that are not a multiple of four bars cost more. */
const SEGMENT_COST = 5
const IRREGULAR_COST = 5
const MAX_SEGMENT_BARS = 24
const MIN_SEGMENT_BARS = 2

/** A homogeneous segment of a song; `loudness` in dB, `features`: standardized mean of its bars. */
export type SongSegment = {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly loudness: number
  readonly features: readonly number[]
}

/** Segments a song by spectral change, on bars if there are any. Segments are contiguous from 0 to the end. */
export function segmentSong(spectra: Spectra, bars: readonly number[]): SongSegment[] {
  const boundaries = boundariesOf(spectra.durationSeconds, bars)
  const slices = boundaries.slice(0, -1).map((previous, i) => sliceFeatures(spectra, previous, boundaries[i + 1]!))
  const rows = standardize(slices)
  const segmentStarts = optimalSegmentation(rows)
  return segmentStarts.slice(0, -1).map((previous, i) => {
    const to = segmentStarts[i + 1]!
    const features = meanOf(rows.slice(previous, to))
    return { startSeconds: boundaries[previous]!, endSeconds: boundaries[to]!, loudness: meanOf(slices.slice(previous, to))[0]!, features }
  })
}

function boundariesOf(durationSeconds: number, bars: readonly number[]): number[] {
  const grid = bars.length >= 4 ? bars : Array.from({ length: Math.floor(durationSeconds / SLICE_SECONDS) }, (_, i) => i * SLICE_SECONDS)
  const inner = grid.filter((bar) => bar > 0.3 && bar < durationSeconds - 0.3)
  return [0, ...inner, durationSeconds]
}

/** Loudness, level of each band group, and chroma. */
function sliceFeatures(spectra: Spectra, fromSeconds: number, toSeconds: number): number[] {
  const [previous, to] = [Math.floor(fromSeconds * FRAME_RATE), Math.min(spectra.frames, Math.ceil(toSeconds * FRAME_RATE))]
  const powers = Array.from({ length: BAND_GROUPS }, () => 1e-8)
  for (let frame = previous; frame < to; frame++)
    for (let band = 0; band < BANDS; band++)
      powers[Math.floor((band * BAND_GROUPS) / BANDS)]! += spectra.bands[frame * BANDS + band]! / (to - previous)
  const all = powers.reduce((sum, power) => sum + power, 0)
  const chroma = meanChroma(spectra, fromSeconds, toSeconds)
  return [10 * Math.log10(all), ...powers.map((power) => 10 * Math.log10(power)), ...chroma.map((pitch) => pitch * 0.5)]
}

const CHROMA_INDEX = BAND_GROUPS + 1

/** Standardizes features; chroma, which varies within a section, has a lower weight. */
function standardize(slices: readonly (readonly number[])[]): number[][] {
  const mean = meanOf(slices)
  const deviation = mean.map((average, k) =>
    Math.sqrt(slices.reduce((sum, slice) => sum + (slice[k]! - average) ** 2, 0) / slices.length + (k < CHROMA_INDEX ? 1 : 0.01)),
  )
  return slices.map((slice) =>
    slice.map((value, k) => ((value - mean[k]!) / deviation[k]!) * (k === 0 ? 1.5 : k < CHROMA_INDEX ? 1 : 0.35)),
  )
}

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return rows[0]!.map((_, k) => rows.reduce((sum, row) => sum + row[k]!, 0) / rows.length)
}

/** Boundaries with minimum variance within segments plus segment costs, by dynamic programming. */
function optimalSegmentation(rows: readonly (readonly number[])[]): number[] {
  const count = rows.length
  const costs = new Float64Array(count + 1).fill(Infinity)
  const previous = new Int32Array(count + 1)
  costs[0] = 0
  for (let start = 0; start < count; start++) {
    const sums = rows[0]!.map(() => 0)
    let squares = 0
    for (let end = start + 1; end <= Math.min(count, start + MAX_SEGMENT_BARS); end++) {
      rows[end - 1]!.forEach((value, k) => {
        sums[k]! += value
        squares += value * value
      })
      const length = end - start
      if (length < MIN_SEGMENT_BARS && count > MIN_SEGMENT_BARS) continue
      const variance = squares - sums.reduce((sum, value) => sum + value * value, 0) / length
      const cost = costs[start]! + variance + SEGMENT_COST + (length % 4 === 0 || end === count ? 0 : IRREGULAR_COST)
      if (cost >= costs[end]!) continue
      costs[end] = cost
      previous[end] = start
    }
  }
  const segmentStarts = [count]
  while (segmentStarts[0]! > 0) segmentStarts.unshift(previous[segmentStarts[0]!]!)
  return segmentStarts
}
