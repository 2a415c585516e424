import type pg from 'pg'
import { pollWhileWaiting } from './poll-while-waiting.ts'

/** The library's own wait for one child is two queries per interval; a worker that runs many stories waits for hundreds. */
const POLL_MS = 100
/** After a failed query, for example while the database is away. */
const RETRY_MS = 1_000

export type ChildWatch = {
  /** Resolves when the child has ended, or its parent, which may have been cancelled. */
  ended(childId: string, parentId: string): Promise<void>
  stop(): void
}

type Wait = { readonly childId: string; readonly parentId: string; resolve(): void }

/**
 * Waits for the ends of any number of children with one query per interval. New waits are asked for at once: a workflow awaits its children one after the
 * other, and most of them have ended when it comes to them.
 */
export function watchChildren(pool: Pick<pg.Pool, 'query'>): ChildWatch {
  const waits = new Set<Wait>()
  let added = new Set<Wait>()
  const polling = pollWhileWaiting({
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    isAwaited: () => waits.size > 0,
    query: () => settle(pool, waits),
  })
  const askForAdded = async (): Promise<void> => {
    const asked = added
    added = new Set()
    await settle(pool, asked).catch(() => {})
    for (const wait of asked) waits.add(wait)
    await polling.start()
  }
  return {
    ended(childId, parentId) {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (added.size === 0) setImmediate(() => void askForAdded())
      added.add({ childId, parentId, resolve })
      return promise
    },
    stop: polling.stop,
  }
}

async function settle(pool: Pick<pg.Pool, 'query'>, waits: Set<Wait>): Promise<void> {
  const asked = [...waits]
  const ids = [...new Set(asked.flatMap(({ childId, parentId }) => [childId, parentId]))]
  const { rows } = await pool.query<{ id: string }>(
    `SELECT workflow_uuid AS id FROM dbos.workflow_status WHERE workflow_uuid = ANY($1) AND status IN ('ENQUEUED', 'PENDING', 'DELAYED')`,
    [ids],
  )
  const unfinished = new Set(rows.map(({ id }) => id))
  for (const wait of asked) {
    if (unfinished.has(wait.childId) && unfinished.has(wait.parentId)) continue
    waits.delete(wait)
    wait.resolve()
  }
}
