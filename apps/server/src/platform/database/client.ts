import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** Drizzle on the connection pool; transactions are `db.transaction(async (tx) => ...)`. */
export type Database = NodePgDatabase & { $client: Pool }

export type DatabaseConnection = { url: string; db: Database; pool: Pool; close(): Promise<void> }

/**
 * Opens a pool. `onError` is called for connections that broke while idle (the server was stopped), which would otherwise end the process.
 */
export function connectDatabase(url: string, options: { connections?: number; onError?: (error: Error) => void } = {}): DatabaseConnection {
  const { connections = 10, onError = () => {} } = options
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 15_000 })
  pool.on('error', onError)
  return { url, pool, db: drizzle({ client: pool }), close: () => pool.end() }
}
