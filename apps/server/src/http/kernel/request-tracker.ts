/** Counts the requests and streams that are being served, so that what they use is closed after the last of them. */
export type RequestTracker = {
  /** One more is served until the returned function is called. */
  begin(): () => void
  /** Resolves when none is served, after `maxMs` at the latest. */
  allEnded(maxMs: number): Promise<void>
}

export function createRequestTracker(): RequestTracker {
  let open = 0
  let { promise: idle, resolve: onIdle } = Promise.withResolvers<void>()
  onIdle()
  return {
    begin() {
      if (open === 0) ({ promise: idle, resolve: onIdle } = Promise.withResolvers<void>())
      open += 1
      return () => {
        open -= 1
        if (open === 0) onIdle()
      }
    },
    async allEnded(maxMs) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxMs)))
      await Promise.race([idle, late])
      clearTimeout(timer)
    },
  }
}
