import type pg from 'pg'
import type { Log } from '../platform/logging/log.ts'
import { indexPendingStories } from './index-stories.ts'
import { queueExistingStories } from './queue-existing.ts'

/** A published story is found after this time at most, unless many wait. */
const POLL_MS = 2_000

/** Keeps the search index up to date until `stop`, and fills it after an upgrade. */
export function startIndexing({ pool, log }: { pool: pg.Pool; log: Pick<Log, 'warn'> }, pollMs = POLL_MS): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let running: Promise<void> | null = null
  const round = async (): Promise<void> => {
    try {
      let hasMore = true
      while (hasMore && !stopped.signal.aborted) hasMore = (await indexPendingStories(pool)) > 0 || (await queueExistingStories(pool))
    } catch (error) {
      log.warn('search index', { error })
    }
  }
  const timer = setInterval(() => {
    running ??= round().finally(() => (running = null))
  }, pollMs)
  return {
    async stop() {
      stopped.abort()
      clearInterval(timer)
      await running
    },
  }
}
