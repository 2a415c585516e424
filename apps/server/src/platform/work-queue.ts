import { AppError } from '@fablecut/contracts/errors/app-error'

const RETRY_SECONDS = 5

/**
 * Runs at most `concurrency` tasks at a time; others wait in order. 503 with `data.retryAfterSeconds` when `maxWaiting` tasks are waiting:
 * more would only hold memory.
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  let free = concurrency
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else if (waiting.length >= maxWaiting) throw serverBusy()
    else await new Promise<void>((resolve) => waiting.push(resolve))
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
