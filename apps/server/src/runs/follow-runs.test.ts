import { expect, test } from 'vitest'
import { followRuns } from './follow-runs.ts'
import type { RunEvent, RunHub } from './run-hub.ts'

const event = (id: number, workflowRunId: string, status: string) =>
  ({ id, event: { workflowRunId, status, story: null, error: null } }) as RunEvent

/** A hub with stored events; `send` stores one more and notifies. */
function hubOf(...stored: RunEvent[]) {
  const listeners = new Map<string, (event: RunEvent) => void>()
  const stopped: string[] = []
  const hub: RunHub = {
    watch(runId, listener) {
      listeners.set(runId, listener)
      return () => void stopped.push(runId)
    },
    async latest(runId, afterId = 0) {
      return stored.findLast(({ id, event: { workflowRunId } }) => workflowRunId === runId && id > afterId) ?? null
    },
    close: async () => {},
  }
  return { hub, stopped, send: (sent: RunEvent) => listeners.get(sent.event.workflowRunId)?.(sent) }
}

const idsOf = async (stream: AsyncGenerator<RunEvent>) => {
  const ids: number[] = []
  for await (const { id } of stream) ids.push(id)
  return ids
}

test('a stream begins with the current event and ends when every run has ended', async () => {
  const { hub, send, stopped } = hubOf(event(1, 'a', 'processing:generating_images'), event(2, 'b', 'completed'))
  const stream = followRuns(hub, ['a', 'b'])
  expect((await stream.next()).value).toMatchObject({ id: 1 })
  expect((await stream.next()).value).toMatchObject({ id: 2 })
  const next = stream.next()
  send(event(3, 'a', 'failed:generating_images'))
  expect((await next).value).toMatchObject({ id: 3 })
  expect(stopped).toEqual([])
  expect((await stream.next()).done).toBe(true)
  expect(stopped).toEqual(['a', 'b'])
})

test('a run that has ended sends nothing more', async () => {
  const { hub, send } = hubOf(event(1, 'a', 'completed'), event(2, 'b', 'pending'))
  const stream = followRuns(hub, ['a', 'b'])
  await stream.next()
  await stream.next()
  const next = stream.next()
  send(event(3, 'a', 'failed'))
  send(event(4, 'b', 'completed'))
  expect((await next).value).toMatchObject({ id: 4 })
  expect((await stream.next()).done).toBe(true)
})

test('a slow client gets the newest event of each run only, and none twice', async () => {
  const { hub, send } = hubOf(event(1, 'a', 'pending'), event(1, 'b', 'pending'))
  const stream = followRuns(hub, ['a', 'b'])
  await stream.next()
  await stream.next()
  send(event(1, 'a', 'pending'))
  send(event(2, 'a', 'processing:creating_story'))
  send(event(4, 'a', 'processing:generating_images'))
  send(event(3, 'a', 'processing:generating_storyboard'))
  send(event(5, 'b', 'completed'))
  send(event(6, 'a', 'completed'))
  const rest = await idsOf(stream)
  expect(rest).toEqual([6, 5])
})

test('a client that reconnects gets what it missed, and the end of a run that has ended before', async () => {
  const { hub } = hubOf(event(1, 'a', 'pending'), event(5, 'a', 'completed'))
  expect(await idsOf(followRuns(hub, ['a'], { afterId: 1 }))).toEqual([5])
  expect(await idsOf(followRuns(hub, ['a'], { afterId: 5 }))).toEqual([5])
  const { hub: running, send } = hubOf(event(1, 'a', 'pending'))
  const stream = followRuns(running, ['a'], { afterId: 1 })
  const next = stream.next()
  await Promise.resolve()
  send(event(2, 'a', 'completed'))
  expect((await next).value).toMatchObject({ id: 2 })
})

test('a run without an event yet is followed from its first', async () => {
  const { hub, send } = hubOf()
  const stream = followRuns(hub, ['a'])
  const next = stream.next()
  await Promise.resolve()
  send(event(1, 'a', 'completed'))
  expect((await next).value).toMatchObject({ id: 1 })
})

test('an aborted client ends its stream and stops watching', async () => {
  const { hub, stopped } = hubOf(event(1, 'a', 'pending'))
  expect(await idsOf(followRuns(hub, ['a'], { signal: AbortSignal.abort() }))).toEqual([])
  expect(stopped).toEqual([])
  const abort = new AbortController()
  const stream = followRuns(hub, ['a'], { signal: abort.signal })
  await stream.next()
  const next = stream.next()
  abort.abort()
  expect((await next).done).toBe(true)
  expect(stopped).toEqual(['a'])
})
