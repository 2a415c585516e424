import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, startTestApi } from '../testing.ts'

/** More than an API process has connections. */
const REQUESTS = 40

let api: TestApi
beforeAll(async () => void (api = await startTestApi()))
afterAll(() => api.stop())

const databaseCheck = async (): Promise<unknown> => (await (await api.send('/readyz')).json()).checks.database

test('a process whose connections are all in use says so, and not that the database cannot be reached', async () => {
  const creator = await api.signUp('Creator')
  expect(await databaseCheck()).toEqual({ ok: true })
  const lock = await api.database.pool.connect()
  try {
    await lock.query('BEGIN; LOCK TABLE wallet IN ACCESS EXCLUSIVE MODE')
    const waiting = Array.from({ length: REQUESTS }, () => creator.send('/api/me'))
    await expect.poll(databaseCheck, { timeout: 30_000 }).toEqual({ ok: false, reason: 'all connections to the database are in use' })
    await lock.query('COMMIT')
    // 503: a slow machine let it wait for too long.
    for (const { status } of await Promise.all(waiting)) expect([200, 503]).toContain(status)
    await expect.poll(databaseCheck, { timeout: 30_000 }).toEqual({ ok: true })
  } finally {
    lock.release(true)
  }
})
