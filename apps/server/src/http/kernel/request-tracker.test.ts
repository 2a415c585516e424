import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestTracker } from './request-tracker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the last request to end is awaited, also after there were none', async () => {
  const requests = createRequestTracker()
  await requests.allEnded(1_000)
  requests.begin()()
  const [endFirst, endSecond] = [requests.begin(), requests.begin()]
  let isOver = false
  const ended = requests.allEnded(1_000).then(() => (isOver = true))
  endFirst()
  await vi.advanceTimersByTimeAsync(500)
  expect(isOver).toBe(false)
  endSecond()
  await ended
  expect(vi.getTimerCount()).toBe(0)
})

test('a request that does not end is awaited for a limited time', async () => {
  const requests = createRequestTracker()
  requests.begin()
  const ended = requests.allEnded(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  await ended
})
