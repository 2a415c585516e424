import { readdirSync } from 'node:fs'
import { SQL, is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import * as accountSchema from './account-schema.ts'
import * as authSchema from './auth-schema.ts'
import * as collectionsSchema from './community/collections-schema.ts'
import * as commentsSchema from './community/comments-schema.ts'
import * as communitySchema from './community-schema.ts'
import * as creditsSchema from './credits-schema.ts'
import { migrateAsFarAs, migrateDatabase, migrationsFolder } from './migrate.ts'
import * as folderSchema from './folder-schema.ts'
import * as moderationSchema from './moderation-schema.ts'
import * as notificationSchema from './community/notification-schema.ts'
import * as peopleSchema from './community/people-schema.ts'
import * as platformSchema from './platform-schema.ts'
import * as providerSchema from './provider-schema.ts'
import * as schema from './schema.ts'
import * as searchSchema from './community/search-schema.ts'
import { NewerDatabaseError } from './schema-version.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'
import * as versionsSchema from './versions-schema.ts'
import * as viewsSchema from './community/views-schema.ts'

test('several processes may migrate an empty database at once', async () => {
  const database = await createTestDatabase()
  try {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query('drop schema public cascade; drop schema drizzle cascade; drop schema dbos cascade; create schema public')
    await client.end()
    await Promise.all([
      migrateDatabase(database.url, '1.2.0'),
      migrateDatabase(database.url, '1.2.0'),
      migrateDatabase(database.url, '1.2.0'),
    ])
    await migrateDatabase(database.url, '1.2.0')
    expect((await database.pool.query(`select value from installation where key = 'version'`)).rows).toEqual([{ value: '1.2.0' }])
    const tables = await database.pool.query(`select tablename from pg_tables where schemaname = 'public'`)
    expect(tables.rows.map((row) => row.tablename)).toEqual(expect.arrayContaining(['story', 'ledger', 'user', 'session']))
  } finally {
    await database.drop()
  }
})

const LEASE_COLUMNS = '20261123123523'
/** Added to the table of workflows by a migration of the library. */
const DURABLE_COLUMN = { name: 'creator_xid', migration: 123 }

/** Everything that a migration changes. */
async function contentsOf({ pool }: TestDatabase): Promise<unknown> {
  const tables = await pool.query(`SELECT table_schema, table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema IN ('public', 'dbos', 'drizzle') ORDER BY 1, 2, 3`)
  const rows = await pool.query(`SELECT name, (SELECT value FROM installation WHERE key = 'version') AS version,
    (SELECT version FROM dbos.dbos_migrations) AS dbos FROM drizzle.__drizzle_migrations ORDER BY name`)
  return [tables.rows, rows.rows]
}

test('an older release refuses the database of a newer one, names both, and changes nothing', async () => {
  const database = await createTestDatabase()
  const { pool, url } = database
  try {
    await pool.query(`INSERT INTO installation VALUES ('version', '99.1.0') ON CONFLICT (key) DO UPDATE SET value = excluded.value`)
    const before = await contentsOf(database)
    await expect(migrateDatabase(url, '1.2.0')).rejects.toThrow('written by Fablecut 99.1.0; this is the older 1.2.0')
    expect(await contentsOf(database)).toEqual(before)
    await pool.query(`UPDATE installation SET value = '0.0.9' WHERE key = 'version'`)
    await migrateDatabase(url, '1.2.0')
    expect((await pool.query(`SELECT value FROM installation WHERE key = 'version'`)).rows).toEqual([{ value: '0.0.9' }])
    await pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at, name) VALUES ('x', 1, '29990101000000_later'); DROP TABLE welcome`,
    )
    const later = await contentsOf(database)
    await expect(migrateDatabase(url, '1.2.0')).rejects.toThrow(NewerDatabaseError)
    expect(await contentsOf(database)).toEqual(later)
  } finally {
    await database.drop()
  }
})

test('a migration waits for a table that a long transaction uses, and others read it meanwhile', async () => {
  const database = await createTestDatabase()
  const { pool, url } = database
  const [reader, waitedFor] = await Promise.all([pool.connect(), pool.connect()])
  try {
    await pool.query('drop schema public cascade; drop schema drizzle cascade; drop schema dbos cascade; create schema public')
    // The migration adds columns to the table of leases.
    await migrateAsFarAs(
      url,
      readdirSync(migrationsFolder)
        .toSorted()
        .filter((name) => name < LEASE_COLUMNS),
    )
    await waitedFor.query('BEGIN; SELECT count(*) FROM lease')
    let isWaiting = false
    const migrated = migrateDatabase(url, '1.2.0', () => (isWaiting = true))
    await expect.poll(() => isWaiting, { timeout: 60_000 }).toBe(true)
    expect((await reader.query('SELECT count(*)::int AS leases FROM lease')).rows).toEqual([{ leases: 0 }])
    await waitedFor.query('COMMIT')
    await migrated
    expect((await reader.query('SELECT queues, host FROM lease')).rows).toEqual([])
  } finally {
    for (const client of [reader, waitedFor]) client.release(true)
    await database.drop()
  }
})

test('a migration of durable work waits for a table that a long transaction uses, and others read it meanwhile', async () => {
  const database = await createTestDatabase()
  const { pool, url } = database
  const [reader, waitedFor] = await Promise.all([pool.connect(), pool.connect()])
  const addedColumn = () =>
    pool.query(`SELECT 1 FROM information_schema.columns WHERE table_schema = 'dbos' AND column_name = '${DURABLE_COLUMN.name}'`)
  try {
    // As an earlier version of the library left it.
    await pool.query(`ALTER TABLE dbos.workflow_status DROP COLUMN ${DURABLE_COLUMN.name}`)
    await pool.query('UPDATE dbos.dbos_migrations SET version = $1', [DURABLE_COLUMN.migration - 1])
    await waitedFor.query('BEGIN; SELECT count(*) FROM dbos.workflow_status')
    let isWaiting = false
    const migrated = migrateDatabase(url, '1.2.0', () => (isWaiting = true))
    await expect.poll(() => isWaiting, { timeout: 60_000 }).toBe(true)
    expect((await reader.query('SELECT count(*)::int AS runs FROM dbos.workflow_status')).rows).toEqual([{ runs: 0 }])
    expect((await addedColumn()).rowCount).toBe(0)
    await waitedFor.query('COMMIT')
    await migrated
    expect((await addedColumn()).rowCount).toBe(1)
  } finally {
    for (const client of [reader, waitedFor]) client.release(true)
    await database.drop()
  }
})

test('two test databases share nothing', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  try {
    await first.pool.query(`insert into installation (key, value) values ('a', 'b')`)
    expect((await second.pool.query(`select 1 from installation where key = 'a'`)).rowCount).toBe(0)
  } finally {
    await Promise.all([first.drop(), second.drop()])
  }
})

const TABLES = [
  accountSchema,
  authSchema,
  collectionsSchema,
  commentsSchema,
  communitySchema,
  creditsSchema,
  folderSchema,
  moderationSchema,
  notificationSchema,
  peopleSchema,
  platformSchema,
  providerSchema,
  schema,
  searchSchema,
  versionsSchema,
  viewsSchema,
]
  .flatMap((exports) => Object.values<unknown>(exports))
  .filter((value) => is(value, PgTable))
  .map(getTableConfig)

/** A default of the schema as Postgres prints it. */
function printedDefault(value: unknown, type: string): string | null {
  if (value === undefined) return null
  if (is(value, SQL)) return 'now()'
  if (typeof value === 'string') return `'${value}'::text`
  if (typeof value === 'object') return type === 'jsonb' ? `'${JSON.stringify(value)}'::jsonb` : `'{}'::text[]`
  return String(value)
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

test('the schema has the types, defaults and required columns of the migrated database', async () => {
  const database = await createTestDatabase()
  try {
    const { rows } = await database.pool.query<{ name: string; type: string; required: boolean; preset: string | null }>(`
      SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
        pg_get_expr(d.adbin, d.adrelid) AS preset
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum WHERE a.attnum > 0 AND NOT a.attisdropped`)
    const columns = TABLES.flatMap(({ name, columns: ofTable, primaryKeys }) =>
      ofTable.map((column) => ({
        name: `${name}.${column.name}`,
        type: column.getSQLType().replace(' (', '(').replace(' COLLATE "C"', '') + (column.dimensions > 0 ? '[]' : ''),
        required: column.notNull || column.primary || primaryKeys.some((key) => key.columns.some((part) => part.name === column.name)),
        preset: printedDefault(column.default, column.getSQLType()),
      })),
    )
    expect(columns.toSorted(byName)).toEqual(rows.toSorted(byName))
  } finally {
    await database.drop()
  }
})
