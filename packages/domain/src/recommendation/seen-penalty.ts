/** Watched portion of a film from which it counts as completed; the end may be credits. */
export const COMPLETION_THRESHOLD = 0.9

/** Rank penalty, in seconds, of a story for a reader who completed or created it: as if it were a week older. It stays listed, as there may be nothing else. */
export const SEEN_PENALTY_SECONDS = 604_800
