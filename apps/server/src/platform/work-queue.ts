import { AppError } from '@fablecut/contracts/errors/app-error'

const RETRY_SECONDS = 5

/**
 * Runs at most `concurrency` tasks at a time; others wait in order. 503 with `data.retryAfterSeconds` when `maxWaiting` tasks are waiting:
 * more would only hold memory. A waiting task whose signal is aborted is dropped with the signal's reason; one that runs is not stopped.
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  let free = concurrency
  const waiting: (() => void)[] = []
  const wait = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', drop)
        resolve()
      }
      const drop = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', drop, { once: true })
      waiting.push(start)
    })
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted()
    if (free > 0) free -= 1
    else if (waiting.length >= maxWaiting) throw serverBusy()
    else await wait(signal)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** 503: the server is at capacity. */
export const serverBusy = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', {
    message: 'The server is busy. Please try again in a moment',
    data: { retryAfterSeconds: RETRY_SECONDS },
    cause,
  })
