import type pg from 'pg'
import type { Log } from '../platform/logging/log.ts'
import { type Polling, startPolling } from '../platform/start-polling.ts'
import { indexPendingStories } from './index-stories.ts'
import { queueExistingStories } from './queue-existing.ts'

/** A published story is found after this time at most, unless many wait. */
const POLL_MS = 2_000

/** Keeps the search index up to date until `stop`, and fills it after an upgrade. */
export const startIndexing = ({ pool, log }: { pool: pg.Pool; log: Pick<Log, 'warn'> }, pollMs = POLL_MS): Polling =>
  startPolling(
    async (signal) => {
      let hasMore = true
      while (hasMore && !signal.aborted) hasMore = (await indexPendingStories(pool)) > 0 || (await queueExistingStories(pool))
    },
    { pollMs, onError: (error) => log.warn('search index', { error }) },
  )
