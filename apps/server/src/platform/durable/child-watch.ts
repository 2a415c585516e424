import type pg from 'pg'

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

/** Waits for the ends of any number of children with one query per interval. */
export function watchChildren(pool: Pick<pg.Pool, 'query'>): ChildWatch {
  const waits = new Set<Wait>()
  let isPolling = false
  const stopping = new AbortController()
  const poll = async (): Promise<void> => {
    if (isPolling) return
    isPolling = true
    while (waits.size > 0 && !stopping.signal.aborted) {
      const pauseMs = await settle(pool, waits).then(
        () => POLL_MS,
        () => RETRY_MS,
      )
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    }
    isPolling = false
  }
  return {
    ended(childId, parentId) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waits.add({ childId, parentId, resolve })
      void poll()
      return promise
    },
    stop: () => stopping.abort(),
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
