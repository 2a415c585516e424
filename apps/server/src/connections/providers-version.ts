import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../platform/database/client.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'

const KEY = 'providers_version'

/** Another text after each change of connections and of the catalogue; null before the first. */
export async function readProvidersVersion(db: Pick<Database, 'execute'>): Promise<string | null> {
  const { rows } = await db.execute<{ value: string }>(sql`SELECT value FROM installation WHERE key = ${KEY}`)
  return rows[0]?.value ?? null
}

/** In the transaction of a change, after it: all processes read connections and catalogue again. */
export async function announceProviders({ db }: Pick<OpenTransaction, 'db'>): Promise<void> {
  await db.execute(
    sql`INSERT INTO installation (key, value) VALUES (${KEY}, ${newId()}) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  )
}

/** Changes connections or the catalogue, and announces it. */
export const changeProviders = <T>(pool: pg.Pool, change: (tx: OpenTransaction) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (tx) => {
    const changed = await change(tx)
    await announceProviders(tx)
    return changed
  })
