import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SeekTimeout, throttleSeeks, withTimeout } from './seek-throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

test('ten scrubs within 80 ms make two seeks, and the last position wins (H-176)', async () => {
  const seek = vi.fn(async (_seconds: number) => undefined)
  const seeks = throttleSeeks(seek, later)
  for (let scrub = 1; scrub <= 10; scrub += 1) {
    seeks.to(scrub)
    await vi.advanceTimersByTimeAsync(7)
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(seek.mock.calls).toEqual([[1], [10]])
})

test('no seek starts while another is running, however long it takes (H-176)', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const seek = vi.fn((_seconds: number) => promise)
  const seeks = throttleSeeks(seek, later)
  seeks.to(1)
  seeks.to(2)
  seeks.to(3)
  await vi.advanceTimersByTimeAsync(400)
  expect(seek.mock.calls).toEqual([[1]])
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(seek.mock.calls).toEqual([[1], [3]])
})

test('a seek that never ends fails after five seconds; a late result is dropped (H-176, HD-57)', async () => {
  const late = vi.fn()
  const failed = vi.fn()
  const { promise, resolve: finish } = Promise.withResolvers<string>()
  withTimeout(promise, later, late).catch(failed)
  await vi.advanceTimersByTimeAsync(4999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.any(SeekTimeout))
  finish('frame')
  await vi.advanceTimersByTimeAsync(0)
  expect(late).toHaveBeenCalledWith('frame')
  await expect(withTimeout(Promise.resolve('in time'), later, late)).resolves.toBe('in time')
})
