import type { CutCandidate } from './cut-candidates.ts'

export type CutLimits = {
  readonly shots: number
  readonly frames: number
  /** Minimum and maximum duration of a shot, in frames. */
  readonly shortest: number
  readonly longest: number
  /** Shots expected to have begun by a frame (see `cutPace`). */
  readonly pace: (frame: number) => number
}

const LENGTH_WEIGHT = 4
/** How far a cut may deviate from its pace, in shots. Without this bound an hour of song takes seconds; the optimum lies within it. */
const MAX_DEVIATION_SHOTS = 8

/**
 * End frames of all shots but the last: the cuts with the lowest total cost near the pace, by dynamic programming; null if no cuts satisfy the
 * limits.
 */
export function optimalCuts(candidates: readonly CutCandidate[], limits: CutLimits): readonly number[] | null {
  const candidateCuts = [{ frame: 0, cost: 0 }, ...candidates, { frame: limits.frames, cost: 0 }]
  const paces = Float64Array.from(candidateCuts, ({ frame }) => limits.pace(frame))
  let costs = candidateCuts.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY))
  const predecessors: Int32Array[] = []
  for (let shot = 1; shot <= limits.shots; shot += 1) {
    const extended = extendByOneShot(candidateCuts, paces, costs, shot, limits)
    predecessors.push(extended.from)
    costs = extended.costs
  }
  return costs.at(-1) === Number.POSITIVE_INFINITY ? null : backtrack(candidateCuts, predecessors)
}

/** The lowest cost of this many shots that end at each candidate, and the candidate where the last of them begins. */
function extendByOneShot(
  candidateCuts: readonly CutCandidate[],
  paces: Float64Array,
  previousCosts: readonly number[],
  shot: number,
  limits: CutLimits,
) {
  const { shortest, longest } = limits
  const costs = candidateCuts.map(() => Number.POSITIVE_INFINITY)
  const from = new Int32Array(candidateCuts.length)
  let nearest = lowerBound(paces, shot - 1 - MAX_DEVIATION_SHOTS)
  for (let to = nearest; to < candidateCuts.length && paces[to]! <= shot + MAX_DEVIATION_SHOTS; to += 1) {
    const { frame, cost: placeCost } = candidateCuts[to]!
    while (frame - candidateCuts[nearest]!.frame > longest) nearest += 1
    for (let at = nearest; at < to && frame - candidateCuts[at]!.frame >= shortest; at += 1) {
      if (previousCosts[at] === Number.POSITIVE_INFINITY) continue
      const cost = previousCosts[at]! + placeCost + LENGTH_WEIGHT * Math.log(paces[to]! - paces[at]!) ** 2
      if (cost >= costs[to]!) continue
      costs[to] = cost
      from[to] = at
    }
  }
  return { costs, from }
}

/** Index of the first candidate with at least this pace; paces ascend. */
function lowerBound(paces: Float64Array, min: number): number {
  let [low, high] = [0, paces.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (paces[middle]! < min) low = middle + 1
    else high = middle
  }
  return low
}

function backtrack(candidateCuts: readonly CutCandidate[], predecessors: readonly Int32Array[]): readonly number[] {
  const ends: number[] = []
  let at = candidateCuts.length - 1
  for (let shot = predecessors.length - 1; shot > 0; shot -= 1) {
    at = predecessors[shot]?.[at] ?? 0
    ends.push(candidateCuts[at]?.frame ?? 0)
  }
  return ends.reverse()
}
