import { expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function createReads() {
  const batches: { ids: readonly string[]; resolve(rows: ReadonlyMap<string, string>): void; reject(error: Error): void }[] = []
  const read = batchReads<string>((ids) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>()
    batches.push({ ids, resolve, reject })
    return promise
  })
  return { read, batches }
}

test('calls at once share one query, which names each id once', async () => {
  const { read, batches } = createReads()
  const reads = ['a', 'b', 'a', 'unknown'].map(read)
  await settle()
  expect(batches.map(({ ids }) => ids)).toEqual([['a', 'b', 'unknown']])
  const rows = new Map([
    ['a', 'A'],
    ['b', 'B'],
  ])
  batches[0]!.resolve(rows)
  expect(await Promise.all(reads)).toEqual(['A', 'B', 'A', null])
})

test('a call while a batch is being read gets rows of a later one', async () => {
  const { read, batches } = createReads()
  const before = read('a')
  await settle()
  const after = read('a')
  await settle()
  batches[1]!.resolve(new Map([['a', 'new']]))
  expect(await after).toBe('new')
  batches[0]!.resolve(new Map([['a', 'old']]))
  expect(await before).toBe('old')
})

test('while four batches are being read the next calls wait together', async () => {
  const { read, batches } = createReads()
  const reads: Promise<string | null>[] = []
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    reads.push(read(id))
    await settle()
  }
  expect(batches.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c'], ['d']])
  batches[2]!.resolve(new Map())
  await reads[2]
  while (batches.length < 5) await settle()
  expect(batches[4]!.ids).toEqual(['e', 'f'])
})

test('a query that fails fails its calls, and the next one is made', async () => {
  const { read, batches } = createReads()
  const failing = Promise.allSettled([read('a'), read('b')])
  await settle()
  batches[0]!.reject(new Error('no connection'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = read('a')
  await settle()
  batches[1]!.resolve(new Map([['a', 'A']]))
  expect(await next).toBe('A')
})
