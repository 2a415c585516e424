import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from './database/test-database.ts'
import { createRateLimiter } from './rate-limit.ts'
import { DEFAULT_RATE_LIMITS } from './rate-limits.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

test('the eleventh sign-in of a minute is refused with the time to wait', async () => {
  const limit = createRateLimiter(database.db, DEFAULT_RATE_LIMITS, () => Date.parse('2026-01-01T00:00:20Z'))
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => limit('signIn', '10.0.0.1')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]!.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 40 } })
  await limit('signIn', '10.0.0.2')
})

test('a new window starts at zero', async () => {
  let now = Date.parse('2026-01-01T00:00:59Z')
  const limit = createRateLimiter(database.db, DEFAULT_RATE_LIMITS, () => now)
  for (let i = 0; i < 5; i++) await limit('signUp', 'a')
  await expect(limit('signUp', 'a')).rejects.toThrow()
  now += 1000
  await limit('signUp', 'a')
})

test('limits can be switched off', async () => {
  const limit = createRateLimiter(database.db, null)
  for (let i = 0; i < 20; i++) await limit('signUp', 'b')
})

test('reads are counted in this process, per subject and window', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const limit = createRateLimiter(database.db, { ...DEFAULT_RATE_LIMITS, read: { most: 2, seconds: 60 } }, () => now)
  for (const subject of ['a', 'a', 'b']) await limit('read', subject)
  await expect(limit('read', 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 60 } })
  await limit('read', 'b')
  now += 60_000
  await limit('read', 'a')
  expect((await database.pool.query("SELECT 1 FROM rate_window WHERE key LIKE 'read:%'")).rowCount).toBe(0)
})
