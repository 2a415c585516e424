type Later = (work: () => void, milliseconds: number) => () => void

/** Between two seeks, in milliseconds. */
export const SEEK_EVERY_MS = 80
/** A seek that takes longer has failed, in milliseconds. */
export const SEEK_TIMEOUT_MS = 5000

export class SeekTimeout extends Error {
  override readonly name = 'SeekTimeout'
}

/** Result of `work`, or a SeekTimeout after five seconds; late results are passed to `onLate`. */
export async function withTimeout<T>(work: Promise<T>, later: Later, onLate: (late: T) => void): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  let isOver = false
  const stop = later(() => {
    isOver = true
    reject(new SeekTimeout('This frame took too long'))
  }, SEEK_TIMEOUT_MS)
  const watched = work.then((value) => {
    if (isOver) onLate(value)
    return value
  })
  try {
    return await Promise.race([watched, timeout])
  } finally {
    stop()
    watched.catch(() => undefined)
  }
}

/** Throttles seeks: one at a time, at most one per 80 ms; only the latest pending one is performed. */
export function throttleSeeks(seek: (seconds: number) => Promise<void>, later: Later): { to(seconds: number): void; stop(): void } {
  let pendingSeconds: number | null = null
  let isSeeking = false
  let cancel: (() => void) | null = null
  const next = (): void => {
    if (pendingSeconds === null || isSeeking || cancel) return
    const seconds = pendingSeconds
    pendingSeconds = null
    isSeeking = true
    cancel = later(() => {
      cancel = null
      next()
    }, SEEK_EVERY_MS)
    void seek(seconds).finally(() => {
      isSeeking = false
      next()
    })
  }
  return {
    to(seconds) {
      pendingSeconds = seconds
      next()
    },
    stop() {
      pendingSeconds = null
      cancel?.()
    },
  }
}
