import type pg from 'pg'
import { pollWhileWaiting } from '../platform/durable/poll-while-waiting.ts'

const POLL_MS = 500
/** After a failed query, for example while the database is away. */
const RETRY_MS = 2_000

export type WebhookWatch = {
  /** Fires when the webhook with a token has been received, unless `until` fires before. */
  received(token: string, until: AbortSignal): AbortSignal
  stop(): void
}

/** Waits for any number of webhooks with one query per interval, and with none while nothing waits. Whatever it misses, jobs are asked for without it. */
export function watchWebhooks(pool: Pick<pg.Pool, 'query'>): WebhookWatch {
  const waits = new Map<string, AbortController>()
  const polling = pollWhileWaiting({
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    isAwaited: () => waits.size > 0,
    query: () => settle(pool, waits),
  })
  return {
    received(token, until) {
      const wait = new AbortController()
      waits.set(token, wait)
      until.addEventListener('abort', () => waits.get(token) === wait && waits.delete(token), { once: true })
      void polling.start()
      return wait.signal
    },
    stop: polling.stop,
  }
}

async function settle(pool: Pick<pg.Pool, 'query'>, waits: Map<string, AbortController>): Promise<void> {
  if (waits.size === 0) return
  const { rows } = await pool.query<{ token: string }>(
    'SELECT webhook_token AS token FROM call_submission WHERE webhook_token = ANY($1) AND webhook_received_at IS NOT NULL',
    [[...waits.keys()]],
  )
  for (const { token } of rows) {
    const wait = waits.get(token)
    waits.delete(token)
    wait?.abort()
  }
}
