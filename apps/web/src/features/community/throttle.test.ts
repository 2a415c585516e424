import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('fifty scroll events within 200 ms are handled twice: at the first and after the last', () => {
  const work = vi.fn()
  const { call } = throttle(work, 200)
  for (let event = 0; event < 50; event += 1) {
    call()
    vi.advanceTimersByTime(3)
  }
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a single event is handled once, and nothing runs after cancelling', () => {
  const work = vi.fn()
  const { call, cancel } = throttle(work, 200)
  call()
  vi.advanceTimersByTime(500)
  expect(work).toHaveBeenCalledTimes(1)
  call()
  call()
  cancel()
  vi.advanceTimersByTime(500)
  expect(work).toHaveBeenCalledTimes(2)
})
