import type { CutPlace } from './cut-places.ts'

export type CutLimits = {
  readonly shots: number
  readonly frames: number
  /** Of one shot, in frames. */
  readonly shortest: number
  readonly longest: number
  /** Shots that ought to have begun by a frame (see `cutPace`). */
  readonly pace: (frame: number) => number
}

const LENGTH_WEIGHT = 4

/** Frames where shots end, the last one's left out: the cheapest of all ways to cut, or null where no way keeps to the limits. */
export function cheapestCuts(places: readonly CutPlace[], limits: CutLimits): readonly number[] | null {
  const stops = [{ frame: 0, cost: 0 }, ...places, { frame: limits.frames, cost: 0 }]
  const paces = stops.map(({ frame }) => limits.pace(frame))
  let costs = stops.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY))
  const froms: Int32Array[] = []
  for (let shot = 1; shot <= limits.shots; shot += 1) {
    const row = oneShotMore(stops, paces, costs, limits)
    froms.push(row.from)
    costs = row.costs
  }
  return costs.at(-1) === Number.POSITIVE_INFINITY ? null : walkBack(stops, froms)
}

/** What it costs at least to end one more shot at each stop, and the stop where that shot begins. */
function oneShotMore(stops: readonly CutPlace[], paces: readonly number[], before: readonly number[], { shortest, longest }: CutLimits) {
  const costs = stops.map(() => Number.POSITIVE_INFINITY)
  const from = new Int32Array(stops.length)
  let nearest = 0
  for (const [to, stop] of stops.entries()) {
    while (stop.frame - (stops[nearest]?.frame ?? 0) > longest) nearest += 1
    for (let at = nearest; at < to && stop.frame - (stops[at]?.frame ?? 0) >= shortest; at += 1) {
      const cost = (before[at] ?? 0) + stop.cost + LENGTH_WEIGHT * Math.log((paces[to] ?? 0) - (paces[at] ?? 0)) ** 2
      if (cost >= (costs[to] ?? 0)) continue
      costs[to] = cost
      from[to] = at
    }
  }
  return { costs, from }
}

function walkBack(stops: readonly CutPlace[], froms: readonly Int32Array[]): readonly number[] {
  const ends: number[] = []
  let at = stops.length - 1
  for (let shot = froms.length - 1; shot > 0; shot -= 1) {
    at = froms[shot]?.[at] ?? 0
    ends.push(stops[at]?.frame ?? 0)
  }
  return ends.reverse()
}
