import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startErasureQueue } from './erasure-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('removals are erased every minute, one round at a time, until it is stopped; failures are logged', async () => {
  const rounds: (() => void)[] = []
  const execute = () =>
    new Promise((resolve, reject) => rounds.push(() => (rounds.length === 2 ? reject(new Error('gone')) : resolve({ rows: [] }))))
  const warnings: unknown[] = []
  const log = { warn: (_: string, data?: object) => void warnings.push(data) }
  const queue = startErasureQueue({ db: { execute }, recommender: {}, log } as unknown as Parameters<typeof startErasureQueue>[0])
  await vi.advanceTimersByTimeAsync(59_999)
  expect(rounds).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(rounds).toHaveLength(1)
  rounds[0]!()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toHaveLength(2)
  rounds[1]!()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([rounds.length, warnings]).toEqual([3, [{ error: new Error('gone') }]])
  rounds[2]!()
  queue.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(rounds).toHaveLength(3)
})

test('without an external recommender nothing is read', async () => {
  const execute = vi.fn()
  const queue = startErasureQueue({ db: { execute }, recommender: null, log: { warn: () => {} } } as unknown as Parameters<
    typeof startErasureQueue
  >[0])
  await vi.advanceTimersByTimeAsync(300_000)
  queue.stop()
  expect(execute).not.toHaveBeenCalled()
})
