import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { DatabaseQueryError, findDatabaseOutage } from '../outage/unavailable.ts'

/** A transaction shared by drizzle, plain SQL and the durable work queue. */
export type OpenTransaction = { readonly db: NodePgDatabase; readonly client: pg.PoolClient }

/**
 * Runs `work` in one transaction, which is rolled back when it throws. Errors of the connection have no sign of the driver: as nothing else uses the
 * network inside a transaction, all that look like one are attributed to the database.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const value = await work({ db: drizzle({ client }), client })
    await client.query('COMMIT')
    client.release()
    return value
  } catch (error) {
    await rollBack(client)
    const cause = new DatabaseQueryError('A statement of a transaction failed', { cause: error })
    throw findDatabaseOutage(cause) === null ? error : cause
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
