import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { migrateDurableWork } from '../durable/launch.ts'

/** Folder of the committed migrations, made by `npm run migration -w @fablecut/server`. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number will do, as long as every Fablecut process uses the same. */
const migrationLock = 7_203_544_118
const LOCK_RETRY_MS = 200

/** Brings the database to this version's schema. Of several processes one works and the others wait; done before durable work starts. */
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
 * Asks again and again: a statement that waits inside Postgres keeps a snapshot open, and `CREATE INDEX CONCURRENTLY` of the migrations waits for
 * every older snapshot of the database. Process one would wait for process two, and two for one.
 */
async function acquireLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [migrationLock])
    if (rows[0]?.locked) return
    await setTimeout(LOCK_RETRY_MS)
  }
}
