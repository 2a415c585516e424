import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from './client.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a closed pool has no connection left at the database', async () => {
  const { pool, close } = connectDatabase(database.url, { connections: 5 })
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  const pidOf = async (client: (typeof clients)[number]) =>
    (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid
  const pids = await Promise.all(clients.map(pidOf))
  // Connections that are busy for a moment while they are asked to close.
  for (const client of clients) void client.query('SELECT pg_sleep(0.2)').catch(() => {})
  for (const client of clients) client.release()
  await close()
  const { rows } = await database.pool.query('SELECT pid FROM pg_stat_activity WHERE pid = ANY($1)', [pids])
  expect(rows).toEqual([])
})
