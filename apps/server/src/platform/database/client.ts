import { once } from 'node:events'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { KEEP_ALIVE_MS } from '../outage/keep-alive.ts'
import { traceQueries } from '../tracing/trace-queries.ts'

/** Drizzle on the connection pool; transactions are `db.transaction(async (tx) => ...)`. */
export type Database = NodePgDatabase & { $client: Pool }

export type DatabaseConnection = { url: string; db: Database; pool: Pool; close(): Promise<void> }

/** Limits how long a process that froze inside a transaction, or is cut off, holds its locks. */
const IDLE_TRANSACTION_MS = 60_000

/**
 * Opens a pool. `onError` is called for connections that broke while idle (the server was stopped), which would otherwise end the process.
 */
export function connectDatabase(url: string, options: { connections?: number; onError?: (error: Error) => void } = {}): DatabaseConnection {
  const { connections = 10, onError = () => {} } = options
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which @types/pg does not say
    onConnect: (client) => client.query(`SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`),
  })
  pool.on('error', onError)
  // A connection that breaks while it is used rejects its query, and emits an error that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  traceQueries(pool)
  return { url, pool, db: drizzle({ client: pool }), close: closingOf(pool) }
}

/** A server that does not answer keeps its connections open. */
const CLOSE_MS = 5_000

/** Ends the pool, and waits until its connections are closed: `end` resolves when it has asked them to. */
function closingOf(pool: Pool): () => Promise<void> {
  const open = new Set<PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  return async () => {
    const signal = AbortSignal.timeout(CLOSE_MS)
    await pool.end()
    while (open.size > 0 && !signal.aborted) await once(pool, 'remove', { signal }).catch(() => {})
  }
}
