import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { migrateDurableWork } from '../durable/launch.ts'

/** Folder of the committed migrations, made by `npm run migration -w @fablecut/server`. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number will do, as long as every Fablecut process uses the same. */
const migrationLock = 7_203_544_118

/** Brings the database to this version's schema. Of several processes one works and the others wait; done before durable work starts. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
    await migrateDurableWork(url)
  } finally {
    await client.end()
  }
}
