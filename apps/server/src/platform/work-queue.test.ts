import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('at most `concurrency` tasks run at a time, in order, also after one failed', async () => {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 10 })
  const [begun, ends]: [number[], (() => void)[]] = [[], []]
  let most = 0
  let running = 0
  const work = (id: number) =>
    queue(async () => {
      begun.push(id)
      most = Math.max(most, (running += 1))
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
      if (id === 1) throw new Error('broken')
      return id
    })
  const all = Promise.allSettled([1, 2, 3, 4, 5].map(work))
  while (begun.length < 5 || ends.length > 0) {
    ends.shift()?.()
    await Promise.resolve()
  }
  const settled = await all
  expect([most, begun]).toEqual([2, [1, 2, 3, 4, 5]])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 4 }, () => 'fulfilled')])
})

test('a task is refused while the queue is full, and accepted again when there is room', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1 })
  const gate = Promise.withResolvers<void>()
  const [first, second] = [queue(() => gate.promise), queue(async () => 'second')]
  await expect(queue(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE', data: { retryAfterSeconds: 5 } })
  gate.resolve()
  expect([await first, await second, await queue(async () => 'fourth')]).toEqual([undefined, 'second', 'fourth'])
})

test('a task that waits is dropped when its signal is aborted, and makes room for another; one that runs is not', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1 })
  const gate = Promise.withResolvers<string>()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const [first, second] = [queue(() => gate.promise, running.signal), queue(async () => 'second', waiting.signal)]
  waiting.abort()
  running.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  const third = queue(async () => 'third')
  await expect(queue(async () => 'never', waiting.signal)).rejects.toMatchObject({ name: 'AbortError' })
  gate.resolve('first')
  expect([await first, await third]).toEqual(['first', 'third'])
})
