import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const bytes = (length: number) => new Uint8Array(length)

test('the least recently used values are dropped when there is no more room', () => {
  const cache = createByteCache(10)
  cache.set('a', bytes(4))
  cache.set('b', bytes(4))
  cache.get('a')
  cache.set('c', bytes(4))
  expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([4, undefined, 4])
})

test('a replaced value counts once, and one without room is not kept', () => {
  const cache = createByteCache(10)
  cache.set('a', bytes(6))
  cache.set('a', bytes(8))
  expect(cache.get('a')?.length).toBe(8)
  expect(cache.set('b', bytes(11)).length).toBe(11)
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined])
})
