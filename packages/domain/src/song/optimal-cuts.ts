import type { CutCandidate } from './cut-candidates.ts'

export type CutLimits = {
  readonly shots: number
  readonly frames: number
  /** Of one shot, in frames. */
  readonly shortest: number
  readonly longest: number
  /** Shots expected to have begun by a frame (see `cutPace`). */
  readonly pace: (frame: number) => number
}

const LENGTH_WEIGHT = 4
/** Shots a cut may be ahead of its pace or behind. Without this bound an hour of song takes seconds; the optimum lies within it. */
const LARGEST_LEAD_SHOTS = 8

/** End frames of all shots but the last: the cuts of least total cost near the pace, by dynamic programming; null where no cuts meet the limits. */
export function optimalCuts(places: readonly CutCandidate[], limits: CutLimits): readonly number[] | null {
  const stops = [{ frame: 0, cost: 0 }, ...places, { frame: limits.frames, cost: 0 }]
  const paces = Float64Array.from(stops, ({ frame }) => limits.pace(frame))
  let costs = stops.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY))
  const froms: Int32Array[] = []
  for (let shot = 1; shot <= limits.shots; shot += 1) {
    const row = extendByOneShot(stops, paces, costs, shot, limits)
    froms.push(row.from)
    costs = row.costs
  }
  return costs.at(-1) === Number.POSITIVE_INFINITY ? null : backtrack(stops, froms)
}

/** The least cost of ending this many shots at each stop, and the stop where the last of them begins. */
function extendByOneShot(stops: readonly CutCandidate[], paces: Float64Array, before: readonly number[], shot: number, limits: CutLimits) {
  const { shortest, longest } = limits
  const costs = stops.map(() => Number.POSITIVE_INFINITY)
  const from = new Int32Array(stops.length)
  let nearest = lowerBound(paces, shot - 1 - LARGEST_LEAD_SHOTS)
  for (let to = nearest; to < stops.length && paces[to]! <= shot + LARGEST_LEAD_SHOTS; to += 1) {
    const { frame, cost: placeCost } = stops[to]!
    while (frame - stops[nearest]!.frame > longest) nearest += 1
    for (let at = nearest; at < to && frame - stops[at]!.frame >= shortest; at += 1) {
      if (before[at] === Number.POSITIVE_INFINITY) continue
      const cost = before[at]! + placeCost + LENGTH_WEIGHT * Math.log(paces[to]! - paces[at]!) ** 2
      if (cost >= costs[to]!) continue
      costs[to] = cost
      from[to] = at
    }
  }
  return { costs, from }
}

/** The first stop with at least this pace; paces rise. */
function lowerBound(paces: Float64Array, min: number): number {
  let [low, high] = [0, paces.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (paces[middle]! < min) low = middle + 1
    else high = middle
  }
  return low
}

function backtrack(stops: readonly CutCandidate[], froms: readonly Int32Array[]): readonly number[] {
  const ends: number[] = []
  let at = stops.length - 1
  for (let shot = froms.length - 1; shot > 0; shot -= 1) {
    at = froms[shot]?.[at] ?? 0
    ends.push(stops[at]?.frame ?? 0)
  }
  return ends.reverse()
}
