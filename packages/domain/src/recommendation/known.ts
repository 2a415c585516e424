/** A film is finished where as much of it was watched; its end may be nothing but names. */
export const FINISHED_PORTION = 0.9

/** Seconds that a story is moved down for a reader who finished it or made it: it stands as if it were a week older, but does not vanish, as there may be nothing else. */
export const KNOWN_SECONDS = 604_800
