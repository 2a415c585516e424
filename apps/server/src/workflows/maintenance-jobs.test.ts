import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMaintenanceJobs } from './maintenance-jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = () => Promise.reject(new Error('no database'))

const counts = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]))

test('jobs run at their intervals until they are stopped, and a failing one is logged', async () => {
  const warnings: string[] = []
  const services = { pool: { query: failing, connect: failing }, storage: { trimCache: failing }, analyticsDays: 90 }
  const log = { info() {}, error() {}, warn: (name: string) => void warnings.push(name) }
  const jobs = startMaintenanceJobs({ ...services, log } as never)
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return warnings.splice(0).toSorted()
  }
  expect(await after(14_999)).toEqual([])
  expect(await after(1)).toEqual(['sweep'])
  expect(counts(await after(285_000))).toEqual({
    sweep: 19,
    'late results': 2,
    rank: 2,
    tidy: 1,
    suspensions: 5,
    'likes of suspended accounts': 5,
  })
  expect(counts(await after(3_300_000))).toMatchObject({ sweep: 220, rank: 28, tidy: 1 })
  jobs.stop()
  expect(await after(10_000_000)).toEqual([])
})
