import { expect, test, vi } from 'vitest'
import { FrameCache } from './frame-cache.ts'

const frame = () => ({ width: 1, height: 1, close: vi.fn() }) satisfies ImageBitmap

test('twelve frames are cached; the thirteenth closes the oldest (H-256)', () => {
  const cache = new FrameCache()
  const frames = Array.from({ length: 13 }, frame)
  frames.forEach((frame, second) => cache.put(second, frame))
  expect(frames.map(({ close }) => close.mock.calls.length)).toEqual([1, ...Array.from({ length: 12 }, () => 0)])
  expect([cache.get(0), cache.get(12)]).toEqual([null, frames[12]])
})

test('a frame that was taken out is not closed with the rest', () => {
  const cache = new FrameCache()
  const [first, other] = [frame(), frame()]
  cache.put(1.5, first)
  cache.put(2.5, other)
  expect(cache.take(1.5)).toBe(first)
  cache.clear()
  expect([first.close.mock.calls.length, other.close.mock.calls.length]).toEqual([0, 1])
})
