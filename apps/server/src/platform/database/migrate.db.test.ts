import { expect, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { createTestDatabase } from './test-database.ts'
import { Client } from 'pg'

test('several processes may migrate an empty database at once', async () => {
  const database = await createTestDatabase()
  try {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query('drop schema public cascade; drop schema drizzle cascade; drop schema dbos cascade; create schema public')
    await client.end()
    await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url), migrateDatabase(database.url)])
    await migrateDatabase(database.url)
    const tables = await database.pool.query(`select tablename from pg_tables where schemaname = 'public'`)
    expect(tables.rows.map((row) => row.tablename)).toEqual(expect.arrayContaining(['story', 'ledger', 'user', 'session']))
  } finally {
    await database.drop()
  }
})

test('two test databases share nothing', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  try {
    await first.pool.query(`insert into installation (key, value) values ('a', 'b')`)
    expect((await second.pool.query('select 1 from installation')).rowCount).toBe(0)
  } finally {
    await Promise.all([first.drop(), second.drop()])
  }
})
