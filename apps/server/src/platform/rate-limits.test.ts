import { expect, test } from 'vitest'
import { DEFAULT_RATE_LIMITS, parseRateLimits } from './rate-limits.ts'

test('limits are on, off, or overridden by name', () => {
  expect(parseRateLimits('on')).toEqual(DEFAULT_RATE_LIMITS)
  expect(parseRateLimits('off')).toBeNull()
  const limits = parseRateLimits('sync=30/60, read=5/1')
  expect(limits).toEqual({ ...DEFAULT_RATE_LIMITS, sync: { most: 30, seconds: 60 }, read: { most: 5, seconds: 1 } })
})

test.each(['maybe', 'sync', 'sync=0/60', 'sync=5/0', 'unknown=5/60', 'sync=5/60;read=1/1', 'toString=1/1'])(
  '%s is not a valid setting',
  (text) => {
    expect(parseRateLimits(text)).toBeUndefined()
  },
)

test('a limit may be as low as one request a second', () => {
  expect(parseRateLimits('sync=1/1')?.sync).toEqual({ most: 1, seconds: 1 })
})
