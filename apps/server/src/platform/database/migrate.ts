import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Database } from './client.ts'
import { migrateDurableWork } from '../durable/launch.ts'
import { readSchemaState, recordVersion, requireNotNewer } from './schema-version.ts'

/** Folder of the committed migrations, written by `npm run migration -w @fablecut/server`. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Advisory lock key; the same in every Fablecut process. */
const migrationLock = 7_203_544_118
const LOCK_RETRY_MS = 200
/** A migration that waits for a table makes every later query of that table wait behind it. */
const TABLE_LOCK_MS = 2_000
const TABLE_RETRY_MS = 3_000
const MAX_TABLE_WAIT_MS = 600_000
/** Postgres: the lock was not available in time, or two transactions waited for each other. */
const LOCK_CODES = new Set(['55P03', '40P01'])

/** Other transactions used the tables of a migration for too long. The message is for operators. */
export class TablesInUseError extends Error {
  override name = 'TablesInUseError'
  constructor(cause: unknown) {
    super(
      'The database could not be migrated, as its tables are in use, by a backup for example. Nothing was changed. Start again later.',
      { cause },
    )
  }
}

/**
 * Migrates the database to the schema of this release, `version`. One process at a time does so, the others wait. Runs before durable work starts. Throws a
 * NewerDatabaseError, and changes nothing, when a newer version has migrated it. Processes of the earlier release may go on working: a table that they use is
 * awaited without blocking them, for ten minutes at most. `onWait` is called once when that happens.
 */
export async function migrateDatabase(url: string, version: string, onWait: () => void = () => {}): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await acquireLock(client)
    const before = await readSchemaState(client)
    requireNotNewer(before, { version, migrations: await readdir(migrationsFolder) })
    await applyMigrations(client, url, onWait)
    await recordVersion(client, before, version)
  } finally {
    await client.end()
  }
}

async function applyMigrations(client: Client, url: string, onWait: () => void): Promise<void> {
  await client.query(`SET lock_timeout = ${TABLE_LOCK_MS}`)
  const giveUpAt = performance.now() + MAX_TABLE_WAIT_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(drizzle({ client }), { migrationsFolder })
      await migrateDurableWork(url, TABLE_LOCK_MS)
      return
    } catch (error) {
      if (!isLockConflict(error)) throw error
      if (performance.now() > giveUpAt) throw new TablesInUseError(error)
    }
    if (attempt === 1) onWait()
    await setTimeout(TABLE_RETRY_MS)
  }
}

function isLockConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (LOCK_CODES.has((cause as { code?: string }).code ?? '')) return true
  return false
}

/** Migrates an empty database as far as an earlier release did, `names` being all the migrations that it had. */
export async function migrateAsFarAs(url: string, names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-migrations-'))
  const client = new Client({ connectionString: url })
  try {
    for (const name of names) await symlink(join(migrationsFolder, name), join(folder, name))
    await client.connect()
    await acquireLock(client)
    await migrate(drizzle({ client }), { migrationsFolder: folder })
    await migrateDurableWork(url, TABLE_LOCK_MS)
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first committed migration that the database does not have; null when it has all. */
export async function findMissingMigration(db: Pick<Database, 'execute'>): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM drizzle.__drizzle_migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  return (await readdir(migrationsFolder)).toSorted().find((name) => !applied.has(name)) ?? null
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
