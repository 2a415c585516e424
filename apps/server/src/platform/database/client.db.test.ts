import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from './client.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a pool is closed when its connections have ended', async () => {
  const { pool, close } = connectDatabase(database.url, { connections: 5 })
  let ended = 0
  pool.on('remove', () => (ended += 1))
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  for (const client of clients) client.release()
  await close()
  expect(ended).toBe(5)
})
