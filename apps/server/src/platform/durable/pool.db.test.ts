import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../database/test-database.ts'
import { createDurablePool } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a query whose connection cannot be written to any more fails like one whose connection was reset, which durable work waits for', async () => {
  const pool = createDurablePool(database.url, 1, () => {})
  const breakConnection = async (): Promise<void> => {
    const client = await pool.connect()
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    client.release()
    setTimeout(() => stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })), 50)
  }
  await breakConnection()
  await expect(pool.query('SELECT pg_sleep($1)', [60])).rejects.toMatchObject({ code: 'ECONNRESET', message: 'write EPIPE' })
  await breakConnection()
  const client = await pool.connect()
  await expect(client.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: 'ECONNRESET' })
  client.release(true)
  await expect(pool.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' })
  expect((await pool.query('SELECT $1::int AS one', [1])).rows).toEqual([{ one: 1 }])
  await pool.end()
})
