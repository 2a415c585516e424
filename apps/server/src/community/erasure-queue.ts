import type { Database } from '../platform/database/client.ts'
import type { Log } from '../platform/log.ts'
import { eraseRemoved } from './erase-removed.ts'
import type { Recommender } from './recommender.ts'

/** Delay of a removal: an event stored just before may still be sent to the recommender, which would recreate the story. */
const ERASURE_DELAY_MS = 60_000

/** Calls `eraseRemoved` periodically until `stop`, one call at a time. */
export function startErasureQueue(services: { db: Database; recommender: Recommender; log: Pick<Log, 'warn'> }): { stop(): void } {
  let isRunning = false
  const round = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    await eraseRemoved(services, new Date(Date.now() - ERASURE_DELAY_MS))
      .catch((error: unknown) => services.log.warn('removals for the recommender', { error }))
      .finally(() => (isRunning = false))
  }
  const timer = setInterval(() => void round(), ERASURE_DELAY_MS)
  return { stop: () => clearInterval(timer) }
}
