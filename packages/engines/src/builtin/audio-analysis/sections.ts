import { meanChroma } from './harmony.ts'
import { BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** Where no bars are heard, the sound is cut into pieces of this length. */
const PIECE_SECONDS = 2
const GROUPS = 6
/** A new part costs as much as so many features that differ by their usual spread in one bar; parts of whole four bars cost less. */
const PART_COST = 5
const ODD_COST = 5
const LONGEST_BARS = 24
const SHORTEST_BARS = 2

/** A segment of a song with one sound; `features` is the mean of its bars. */
export type SongSegment = {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly loudness: number
  readonly features: readonly number[]
}

/** Splits a song where its sound changes for longer, on bars where there are any. Segments are contiguous from 0 to the end. */
export function segmentSong(spectra: Spectra, bars: readonly number[]): SongSegment[] {
  const borders = bordersOf(spectra.durationSeconds, bars)
  const pieces = borders.slice(0, -1).map((from, i) => pieceOf(spectra, from, borders[i + 1]!))
  const rows = evenedOut(pieces)
  const cuts = bestCuts(rows)
  return cuts.slice(0, -1).map((from, i) => {
    const to = cuts[i + 1]!
    const features = meanOf(rows.slice(from, to))
    return { startSeconds: borders[from]!, endSeconds: borders[to]!, loudness: meanOf(pieces.slice(from, to))[0]!, features }
  })
}

function bordersOf(durationSeconds: number, bars: readonly number[]): number[] {
  const own = bars.length >= 4 ? bars : Array.from({ length: Math.floor(durationSeconds / PIECE_SECONDS) }, (_, i) => i * PIECE_SECONDS)
  const inner = own.filter((bar) => bar > 0.3 && bar < durationSeconds - 0.3)
  return [0, ...inner, durationSeconds]
}

/** Loudness, how loud each of six ranges is, and the chord. */
function pieceOf(spectra: Spectra, fromSeconds: number, toSeconds: number): number[] {
  const [from, to] = [Math.floor(fromSeconds * FRAME_RATE), Math.min(spectra.frames, Math.ceil(toSeconds * FRAME_RATE))]
  const powers = Array.from({ length: GROUPS }, () => 1e-8)
  for (let frame = from; frame < to; frame++)
    for (let band = 0; band < BANDS; band++)
      powers[Math.floor((band * GROUPS) / BANDS)]! += spectra.bands[frame * BANDS + band]! / (to - from)
  const all = powers.reduce((sum, power) => sum + power, 0)
  const chord = meanChroma(spectra, fromSeconds, toSeconds)
  return [10 * Math.log10(all), ...powers.map((power) => 10 * Math.log10(power)), ...chord.map((pitch) => pitch * 0.5)]
}

const CHORD_FROM = GROUPS + 1

/** Levels in units of their usual spread; a chord's pitches, which come and go within a part, count less. */
function evenedOut(pieces: readonly (readonly number[])[]): number[][] {
  const mean = meanOf(pieces)
  const spread = mean.map((middle, k) =>
    Math.sqrt(pieces.reduce((sum, piece) => sum + (piece[k]! - middle) ** 2, 0) / pieces.length + (k < CHORD_FROM ? 1 : 0.01)),
  )
  return pieces.map((piece) => piece.map((value, k) => ((value - mean[k]!) / spread[k]!) * (k === 0 ? 1.5 : k < CHORD_FROM ? 1 : 0.35)))
}

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return rows[0]!.map((_, k) => rows.reduce((sum, row) => sum + row[k]!, 0) / rows.length)
}

/** Cuts that leave the least unlikeness within parts, each part paid for. */
function bestCuts(rows: readonly (readonly number[])[]): number[] {
  const count = rows.length
  const costs = new Float64Array(count + 1).fill(Infinity)
  const from = new Int32Array(count + 1)
  costs[0] = 0
  for (let start = 0; start < count; start++) {
    const sums = rows[0]!.map(() => 0)
    let squares = 0
    for (let end = start + 1; end <= Math.min(count, start + LONGEST_BARS); end++) {
      rows[end - 1]!.forEach((value, k) => {
        sums[k]! += value
        squares += value * value
      })
      const length = end - start
      if (length < SHORTEST_BARS && count > SHORTEST_BARS) continue
      const inside = squares - sums.reduce((sum, value) => sum + value * value, 0) / length
      const cost = costs[start]! + inside + PART_COST + (length % 4 === 0 || end === count ? 0 : ODD_COST)
      if (cost >= costs[end]!) continue
      costs[end] = cost
      from[end] = start
    }
  }
  const cuts = [count]
  while (cuts[0]! > 0) cuts.unshift(from[cuts[0]!]!)
  return cuts
}
