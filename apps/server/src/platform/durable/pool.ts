import { Pool } from 'pg'

/** Limits how long a process that died inside a transaction holds its locks. */
const IDLE_TRANSACTION_MS = 60_000

/**
 * Connection pool of durable work. The SDK's own pool sends a setting and the first query of a new connection concurrently, which pg
 * deprecates: here the setting completes before the connection is used.
 */
export function createDurablePool(connectionString: string, max: number, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which @types/pg does not say
    onConnect: (client) => client.query(`SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`),
  })
  return pool.on('error', onError)
}
