/** An idle connection to a machine that vanished is noticed some seconds later. */
export const KEEP_ALIVE_MS = 10_000
