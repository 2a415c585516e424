/** Quarters of a film that one play can reach: 0 when it has begun, 4 when it was watched to its end. */
export const WATCHED_QUARTERS = [0, 1, 2, 3, 4] as const
export type WatchedQuarter = (typeof WATCHED_QUARTERS)[number]

/** A play of this many seconds is a view; of a shorter film, its first quarter. */
const VIEW_SECONDS = 2
/** Players report a little less than the whole film. */
const TOLERANCE = 0.02

type Watched = {
  /** Seconds of the film that were played, each counted once. */
  readonly playedSeconds: number
  readonly durationSeconds: number
}

/** The last quarter that was reached; null: too short for a view. */
export function watchedQuarter({ playedSeconds, durationSeconds }: Watched): WatchedQuarter | null {
  if (!(durationSeconds > 0) || playedSeconds < Math.min(VIEW_SECONDS, durationSeconds / 4)) return null
  return Math.min(4, Math.floor((playedSeconds / durationSeconds + TOLERANCE) * 4)) as WatchedQuarter
}

/** Views that reached each quarter, the views themselves first. */
export type WatchThrough = readonly [views: number, first: number, half: number, third: number, whole: number]

/** Average share of the film that was watched, 0 to 1, counted in whole quarters; null without views. */
export function averageShare([views, ...quarters]: WatchThrough): number | null {
  if (views === 0) return null
  return quarters.reduce((sum, count) => sum + count, 0) / (4 * views)
}
