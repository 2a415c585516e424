export type Polling = {
  /** Starts no other round, and waits for the one that runs. */
  stop(): Promise<void>
}

/**
 * Runs `round` every `pollMs`, one at a time. `signal` is aborted by `stop`, so that a long round can end early. A round that throws is reported and does
 * not end the polling.
 */
export function startPolling(
  round: (signal: AbortSignal) => Promise<void>,
  { pollMs, onError }: { readonly pollMs: number; readonly onError: (error: unknown) => void },
): Polling {
  const stopped = new AbortController()
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= round(stopped.signal)
      .catch(onError)
      .finally(() => (running = null))
  }, pollMs)
  return {
    async stop() {
      stopped.abort()
      clearInterval(timer)
      await running
    },
  }
}
