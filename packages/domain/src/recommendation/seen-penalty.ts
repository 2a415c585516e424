/** Watched portion of a film from which it counts as completed; the rest may be credits. */
export const COMPLETION_THRESHOLD = 0.9

/** Rank penalty in seconds, one week, of a story for a reader who completed or created it. The story stays listed, as there may be no other. */
export const SEEN_PENALTY_SECONDS = 604_800
