/** Engagement with one story. Each person counts once, its creator not at all. */
export type Engagement = {
  /** Watched seconds: the longest view of each person. */
  readonly watchedSeconds: number
  /** Numbers of people. */
  readonly downloads: number
  readonly shares: number
  readonly remixes: number
}

export const NO_ENGAGEMENT: Engagement = { watchedSeconds: 0, downloads: 0, shares: 0, remixes: 0 }

/** Weight of an action, in minutes of watching. */
export const ACTION_WEIGHT_MINUTES = { download: 3, share: 4, remix: 6 } as const

/** Doubling the engagement is worth half a day of freshness, in seconds. */
export const SECONDS_PER_DOUBLING = 43_200

/**
 * Rank of a story for all readers, in whole seconds; higher is listed earlier. It starts at the time of publication and rises with
 * engagement, so no decay is needed. An integer, so that adding a reader's category affinity is exact.
 */
export function rankOf(publishedAt: Date, { watchedSeconds, downloads, shares, remixes }: Engagement = NO_ENGAGEMENT): number {
  const minutes =
    watchedSeconds / 60 +
    downloads * ACTION_WEIGHT_MINUTES.download +
    shares * ACTION_WEIGHT_MINUTES.share +
    remixes * ACTION_WEIGHT_MINUTES.remix
  return Math.floor(publishedAt.getTime() / 1000) + Math.floor(SECONDS_PER_DOUBLING * Math.log2(1 + minutes))
}
