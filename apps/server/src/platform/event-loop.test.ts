import { expect, test } from 'vitest'
import { delayOf } from './event-loop.ts'

test('delays are milliseconds with two decimals', () => {
  const percentiles: Record<number, number> = { 50: 1_234_567, 99: 20_000_000 }
  expect(delayOf({ percentile: (which) => percentiles[which]!, max: 31_006_000 })).toEqual({ p50: 1.23, p99: 20, max: 31.01 })
})
