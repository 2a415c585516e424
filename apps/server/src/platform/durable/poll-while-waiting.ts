type Polling = {
  /** Pause before each query. */
  readonly pollMs: number
  /** Pause after a failed query, for example while the database is away. */
  readonly retryMs: number
  /** Whether anything waits; the queries end when nothing does. */
  isAwaited(): boolean
  /** Asks once for everything that waits. */
  query(): Promise<void>
}

/** Queries for any number of waits at a fixed interval, and not at all while nothing waits. Call `start` whenever something begins to wait. */
export function pollWhileWaiting({ pollMs, retryMs, isAwaited, query }: Polling) {
  const stopping = new AbortController()
  let isPolling = false
  async function start(): Promise<void> {
    if (isPolling) return
    isPolling = true
    let pauseMs = pollMs
    while (isAwaited() && !stopping.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
      if (stopping.signal.aborted) break
      pauseMs = await query().then(
        () => pollMs,
        () => retryMs,
      )
    }
    isPolling = false
  }
  return { start, stop: () => stopping.abort() }
}
