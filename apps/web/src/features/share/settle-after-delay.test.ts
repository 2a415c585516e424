import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleAfterDelay } from './settle-after-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['is done', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('404'))],
])('after a download that %s the button is busy at 499 ms, and idle at 500 ms (H-167)', async (_how, work) => {
  const idle = vi.fn()
  void settleAfterDelay(work, setTimeout).then(idle, idle)
  await vi.advanceTimersByTimeAsync(499)
  expect(idle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(idle).toHaveBeenCalledOnce()
})
