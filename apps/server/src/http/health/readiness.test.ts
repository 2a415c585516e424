import { afterEach, expect, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

afterEach(() => void vi.useRealTimers())

const works = { name: 'disk', find: async () => null }

test('all checks have to pass, and each failed one has its reason', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED db.internal:5432'), { code: 'ECONNREFUSED' })
  expect(await createReadiness([works])()).toEqual({ status: 'ready', checks: { disk: { ok: true } } })
  const checks = [
    works,
    { name: 'database', find: () => Promise.reject(refused) },
    { name: 'workers', find: async () => 'no worker is running' },
    { name: 'storage', find: () => Promise.reject(new Error('/srv/secret')) },
  ]
  expect(await createReadiness(checks)()).toEqual({
    status: 'not ready',
    checks: {
      disk: { ok: true },
      database: { ok: false, reason: 'failed (ECONNREFUSED)' },
      workers: { ok: false, reason: 'no worker is running' },
      storage: { ok: false, reason: 'failed' },
    },
  })
})

test('a check that hangs fails after three seconds', async () => {
  vi.useFakeTimers()
  const result = createReadiness([{ name: 'storage', find: () => new Promise(() => {}) }])()
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await result).checks.storage).toEqual({ ok: false, reason: 'no answer within 3 seconds' })
})

test('many questions within two seconds are one round of checks', async () => {
  const find = vi.fn(async () => null)
  let now = 0
  const read = createReadiness([{ name: 'disk', find }], () => now)
  await Promise.all([read(), read()])
  now = 2_000
  await read()
  expect(find).toHaveBeenCalledTimes(1)
  now = 2_001
  await read()
  expect(find).toHaveBeenCalledTimes(2)
})
