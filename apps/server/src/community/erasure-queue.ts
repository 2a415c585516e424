import type { Database } from '../platform/database/client.ts'
import type { Log } from '../platform/logging/log.ts'
import { eraseRemoved } from './erase-removed.ts'
import type { Recommender } from './recommender.ts'

/** Delay of a removal: an event stored just before may still be sent to the recommender, which would recreate the story. */
const ERASURE_DELAY_MS = 60_000

type Services = { readonly db: Database; readonly recommender: Recommender | null; readonly log: Pick<Log, 'warn'> }

/** Calls `eraseRemoved` periodically until `stop`, one call at a time; does nothing without an external recommender. */
export function startErasureQueue({ db, recommender, log }: Services): { stop(): void } {
  if (!recommender) return { stop: () => {} }
  let isRunning = false
  const round = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    await eraseRemoved({ db, recommender }, new Date(Date.now() - ERASURE_DELAY_MS))
      .catch((error: unknown) => log.warn('removals for the recommender', { error }))
      .finally(() => (isRunning = false))
  }
  const timer = setInterval(() => void round(), ERASURE_DELAY_MS)
  return { stop: () => clearInterval(timer) }
}
