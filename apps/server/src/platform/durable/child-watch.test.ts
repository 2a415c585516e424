import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchChildren } from './child-watch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A database with these unfinished workflows. */
function createDatabase(...ids: string[]) {
  const state = { unfinished: new Set(ids), asked: [] as string[][], isBroken: false }
  const query = async (_text: string, [asked]: [string[]]) => {
    state.asked.push(asked)
    if (state.isBroken) throw new Error('no connection')
    return { rows: asked.filter((id) => state.unfinished.has(id)).map((id) => ({ id })) }
  }
  return { state, pool: { query } as unknown as Parameters<typeof watchChildren>[0] }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('children that have ended are noticed at once, however many are awaited one after the other', async () => {
  const { state, pool } = createDatabase('run', 'last')
  const watch = watchChildren(pool)
  for (const child of ['a', 'b', 'c', 'd']) await watch.ended(child, 'run')
  expect(state.asked).toHaveLength(4)
  const last = watch.ended('last', 'run')
  await settle()
  state.unfinished.delete('last')
  await vi.advanceTimersByTimeAsync(100)
  await last
  expect(vi.getTimerCount()).toBe(0)
})

test('all waits share one query per interval, and end with their child or their parent', async () => {
  const { state, pool } = createDatabase('run', 'a', 'b', 'cancelled', 'c')
  const watch = watchChildren(pool)
  const ended: string[] = []
  for (const [child, parent] of [
    ['a', 'run'],
    ['b', 'run'],
    ['c', 'cancelled'],
  ] as const)
    void watch.ended(child, parent).then(() => ended.push(child))
  await settle()
  await vi.advanceTimersByTimeAsync(250)
  expect([state.asked.length, state.asked.at(-1), ended]).toEqual([3, ['a', 'run', 'b', 'c', 'cancelled'], []])
  state.unfinished.delete('b')
  state.unfinished.delete('cancelled')
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).toEqual(['b', 'c'])
  state.unfinished.delete('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([ended, state.asked.length]).toEqual([['b', 'c', 'a'], 5])
})

test('an outage is waited for, and a stopped watch asks no more', async () => {
  const { state, pool } = createDatabase('a', 'run')
  const watch = watchChildren(pool)
  let isEnded = false
  void watch.ended('a', 'run').then(() => (isEnded = true))
  state.isBroken = true
  await settle()
  await vi.advanceTimersByTimeAsync(3_500)
  expect(state.asked.length).toBeLessThanOrEqual(5)
  state.isBroken = false
  state.unfinished.clear()
  watch.stop()
  const asked = state.asked.length
  await vi.advanceTimersByTimeAsync(5_000)
  expect([isEnded, state.asked.length]).toEqual([false, asked])
})
