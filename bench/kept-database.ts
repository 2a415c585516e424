import { type DatabaseConnection, connectDatabase } from '../apps/server/src/platform/database/client.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import type { TestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { testServer } from '../apps/server/src/platform/database/test-server.ts'

/**
 * A database that takes long to fill and is kept for later runs: migrations that were added since are applied, and `drop` only closes it. `--fresh` fills it again, as is
 * needed after a change of `fill`.
 */
export async function keptDatabase(name: string, fill: (database: TestDatabase) => Promise<void>): Promise<TestDatabase> {
  const server = await testServer()
  const { pool: admin, close } = connectDatabase(server.urlOf('postgres'))
  try {
    if (process.argv.includes('--fresh')) await admin.query(`DROP DATABASE IF EXISTS ${name}`)
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await createFilled(admin, name, fill)
    return await openDatabase(server.urlOf(name))
  } finally {
    await close()
  }
}

async function createFilled(
  admin: DatabaseConnection['pool'],
  name: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const partial = `${name}_partial`
  await admin.query(`DROP DATABASE IF EXISTS ${partial}`)
  await admin.query(`CREATE DATABASE ${partial}`)
  const database = await openDatabase((await testServer()).urlOf(partial))
  try {
    await fill(database)
  } finally {
    await database.drop()
  }
  await admin.query(`ALTER DATABASE ${partial} RENAME TO ${name}`)
}

async function openDatabase(url: string): Promise<TestDatabase> {
  await migrateDatabase(url, '0.0.1')
  const { db, pool, close } = connectDatabase(url)
  return { url, db, pool, drop: close }
}
