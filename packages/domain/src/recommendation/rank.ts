/** How people took up one story: each of them counts once, however often they came, and its creator not at all. */
export type Attention = {
  /** Seconds of film that were watched, of each person the longest view. */
  readonly watchedSeconds: number
  /** People who kept it, shared it, made a story of its settings. */
  readonly downloads: number
  readonly shares: number
  readonly remixes: number
}

export const NO_ATTENTION: Attention = { watchedSeconds: 0, downloads: 0, shares: 0, remixes: 0 }

/** What an act is worth, in minutes of watching. */
export const ACT_MINUTES = { download: 3, share: 4, remix: 6 } as const

/** Twice the attention is worth half a day of freshness. */
export const SECONDS_PER_DOUBLING = 43_200

/**
 * Place of a story for everybody, in whole seconds; higher is earlier. It begins as the time of publishing and rises with attention, so nothing has to decay:
 * what is new begins above what is old. Whole, so that adding a reader's taste to it is exact.
 */
export function rankOf(publishedAt: Date, { watchedSeconds, downloads, shares, remixes }: Attention = NO_ATTENTION): number {
  const minutes = watchedSeconds / 60 + downloads * ACT_MINUTES.download + shares * ACT_MINUTES.share + remixes * ACT_MINUTES.remix
  return Math.floor(publishedAt.getTime() / 1000) + Math.floor(SECONDS_PER_DOUBLING * Math.log2(1 + minutes))
}
