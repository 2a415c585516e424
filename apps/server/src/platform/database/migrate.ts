import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { migrateDurableWork } from '../durable/launch.ts'

/** Folder of the committed migrations, written by `npm run migration -w @fablecut/server`. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Advisory lock key; the same in every Fablecut process. */
const migrationLock = 7_203_544_118
const LOCK_RETRY_MS = 200

/** Migrates the database to the schema of this version. One process at a time does so, the others wait. Runs before durable work starts. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await acquireLock(client)
    await migrate(drizzle({ client }), { migrationsFolder })
    await migrateDurableWork(url)
  } finally {
    await client.end()
  }
}

/**
 * Polls instead of waiting inside Postgres: a waiting statement keeps a snapshot open, and `CREATE INDEX CONCURRENTLY` in a migration waits
 * for all older snapshots, so the two processes would wait for each other.
 */
async function acquireLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [migrationLock])
    if (rows[0]?.locked) return
    await setTimeout(LOCK_RETRY_MS)
  }
}
