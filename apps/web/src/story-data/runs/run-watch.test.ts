import { expect, test, vi } from 'vitest'
import { RUN_WATCH, startRunWatch, type RunState, type RunEnd } from './run-watch.ts'

const running = (workflowRunId: string): RunState => ({ workflowRunId, status: 'RUN_RUNNING', output: null, error: null })
const done = (id: string): RunState => ({ ...running(id), status: 'RUN_SUCCESS', output: { takes: [] } })

function watched(respond: (ids: readonly string[], call: number, signal: AbortSignal) => Promise<readonly RunState[]>) {
  vi.useFakeTimers()
  const requests: (readonly string[])[] = []
  let isHidden = false
  const watch = startRunWatch({
    poll: (ids, signal) => {
      requests.push(ids)
      return respond(ids, requests.length, signal)
    },
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
    isHidden: () => isHidden,
  })
  return { watch, requests, hide: (hidden: boolean) => (isHidden = hidden) }
}

test('two runs are polled in one request every three seconds until both have ended (E-283)', async () => {
  const { watch, requests } = watched(async (ids, call) => ids.map((id) => (call === 2 || id === 'a' ? done(id) : running(id))))
  const ends: string[] = []
  watch.watch('a', ({ kind }) => ends.push(`a ${kind}`))
  watch.watch('b', ({ kind }) => ends.push(`b ${kind}`))
  await vi.advanceTimersByTimeAsync(2999)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([requests, ends]).toEqual([
    [['a', 'b'], ['b']],
    ['a done', 'b done'],
  ])
})

test("polling a run that never ends, or can't be read, stops after a hundred requests (ED-38)", async () => {
  for (const respond of [async (ids: readonly string[]) => ids.map(running), () => Promise.reject(new Error('offline'))]) {
    const { watch, requests } = watched(respond)
    const ends: RunEnd[] = []
    watch.watch('a', (end) => ends.push(end))
    await vi.advanceTimersByTimeAsync(RUN_WATCH.intervalMs * 150)
    expect([requests.length, ends]).toEqual([100, [{ kind: 'lost', error: 'Workflow timed out after 100 attempts' }]])
  }
})

test('a watch that is stopped aborts its request, polls nothing more and can watch again', async () => {
  let signal: AbortSignal | undefined
  const { watch, requests } = watched((_ids, _call, aborting) => {
    signal = aborting
    return new Promise((_, reject) => aborting.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  const ends: RunEnd[] = []
  watch.watch('a', (end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(3000)
  watch.stop()
  expect(signal!.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([requests.length, ends]).toEqual([1, []])
  watch.watch('a', (end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(3000)
  expect([requests.length, signal!.aborted]).toEqual([2, false])
})

test('nothing is polled while the page is hidden, and a failure has its reason', async () => {
  const { watch, requests, hide } = watched(async ([id]) => [{ ...running(id!), status: 'RUN_FAILED', error: 'Generation Error' }])
  const ends: RunEnd[] = []
  hide(true)
  watch.watch('a', (end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(requests).toEqual([])
  hide(false)
  await vi.advanceTimersByTimeAsync(3000)
  expect(ends).toEqual([{ kind: 'failed', error: 'Generation Error' }])
})

test('a run that failed without a reason gets a general message (C-336)', async () => {
  const { watch } = watched(async ([id]) => [{ ...running(id!), status: 'RUN_FAILED', error: null }])
  const ends: RunEnd[] = []
  watch.watch('a', (end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(3000)
  expect(ends).toEqual([{ kind: 'failed', error: 'Workflow execution failed' }])
})
