import { expect, test } from 'vitest'
import { shareReads } from './run-hub.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function createReads() {
  const started: { id: string; resolve(value: string): void; reject(error: Error): void }[] = []
  const read = shareReads<string>((id) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    started.push({ id, resolve, reject })
    return promise
  })
  return { read, started }
}

test('calls at once share one read; those during a read share the next', async () => {
  const { read, started } = createReads()
  const first = [read('a'), read('a'), read('b')]
  await settle()
  expect(started.map(({ id }) => id)).toEqual(['a', 'b'])
  const later = [read('a'), read('a'), read('a')]
  await settle()
  expect(started).toHaveLength(2)
  started[0]!.resolve('old')
  started[1]!.resolve('other')
  expect(await Promise.all(first)).toEqual(['old', 'old', 'other'])
  await settle()
  expect(started.map(({ id }) => id)).toEqual(['a', 'b', 'a'])
  started[2]!.resolve('new')
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new'])
})

test('a failed read fails for those who shared it, and the next one is made', async () => {
  const { read, started } = createReads()
  const failing = expect(read('a')).rejects.toThrow('no connection')
  await settle()
  const next = read('a')
  started[0]!.reject(new Error('no connection'))
  await failing
  await settle()
  started[1]!.resolve('there')
  expect(await next).toBe('there')
})
