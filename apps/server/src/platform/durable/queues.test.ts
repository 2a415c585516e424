import { expect, test } from 'vitest'
import { pollInterval, QUEUE_NAMES, queueLimits } from './queues.ts'

test('a few workers poll ten times a second, and many together 80 times', () => {
  expect([0, 1, 8].map(pollInterval)).toEqual([100, 100, 100])
  expect([16, 80, 800].map((workers) => (workers * 1_000) / pollInterval(workers))).toEqual([80, 80, 80])
})

test('an account can use several workers, and its runs leave places for others', () => {
  for (const name of QUEUE_NAMES) {
    const { workerConcurrency, partitionConcurrency } = queueLimits(name, { parallelCalls: 32, parallelSegments: 2 })
    expect(partitionConcurrency / workerConcurrency).toBe(name === 'runs' ? 0.1 : 8)
  }
})

const parallelism = (parallelCalls: number) => ({ parallelCalls, parallelSegments: 3 })

test('a user shares workers: parallel calls limit images, half of them songs, and runs have a limit of their own', () => {
  expect(queueLimits('images', parallelism(5))).toEqual({ workerConcurrency: 4, partitionConcurrency: 5 })
  expect(queueLimits('music', parallelism(5))).toEqual({ workerConcurrency: 2, partitionConcurrency: 3 })
  expect(queueLimits('segments', parallelism(1))).toEqual({ workerConcurrency: 3, partitionConcurrency: 1 })
  expect(queueLimits('runs', parallelism(1)).partitionConcurrency).toBe(10)
})
