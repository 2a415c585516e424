const REQUEST_MS = 30_000

/** Ends a request for a job's state, or to cancel it, after 30 s: it is made again. */
export const statusTimeout = (): AbortSignal => AbortSignal.timeout(REQUEST_MS)
