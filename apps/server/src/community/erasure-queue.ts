import type { Database } from '../platform/database/client.ts'
import type { Log } from '../platform/log.ts'
import { eraseRemoved } from './erase-removed.ts'
import type { Recommender } from './recommender.ts'

/** An event that was kept just before may still be on its way to the recommender, and would bring its story back. */
const ROUND_MS = 60_000

/** Rounds of `forgetRemoved` until `stop`, one at a time. */
export function startErasureQueue(services: { db: Database; recommender: Recommender; log: Pick<Log, 'warn'> }): { stop(): void } {
  let isRunning = false
  const round = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    await eraseRemoved(services, new Date(Date.now() - ROUND_MS))
      .catch((error: unknown) => services.log.warn('removals for the recommender', { error }))
      .finally(() => (isRunning = false))
  }
  const timer = setInterval(() => void round(), ROUND_MS)
  return { stop: () => clearInterval(timer) }
}
