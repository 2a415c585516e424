import { Pool } from 'pg'

/** A process that dies in the middle of a transaction holds its locks no longer than this. */
const IDLE_TRANSACTION_MS = 60_000

/**
 * Connections of durable work. The SDK's own pool sends its setting and the first query of a new connection at the same time, which pg warns of and will refuse:
 * here the setting is there before the connection is used.
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
