import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleOf } from './sample-of.ts'

beforeEach(() => vi.stubEnv('TEST_LONG', undefined))
afterEach(() => vi.unstubAllEnvs())

test('a sample is spread over the items', () => {
  expect(sampleOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7])
  expect(sampleOf(['a', 'b'], 4)).toEqual(['a', 'b'])
})

test('the long suite takes every item', () => {
  vi.stubEnv('TEST_LONG', '1')
  expect(sampleOf([0, 1, 2, 3, 4, 5], 2)).toEqual([0, 1, 2, 3, 4, 5])
})
