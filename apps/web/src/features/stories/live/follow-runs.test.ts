import { expect, it } from 'vitest'
import { followRuns, type RunsConnection } from './follow-runs.ts'
import type { RunEvent } from './merge-event.ts'

const event = (workflowRunId: string, status: RunEvent['status']): RunEvent => ({ workflowRunId, status, story: null, error: null })

/** Each opening yields the next list of events; errors in it are thrown. */
function connectionOf(openings: readonly (readonly (RunEvent | Error)[])[]) {
  const requests: string[][] = []
  const waited: number[] = []
  const connection: RunsConnection = {
    open: async (ids) => {
      const responses = openings[requests.push([...ids]) - 1] ?? [new Error('refused')]
      return (async function* () {
        for (const response of responses) {
          if (response instanceof Error) throw response
          yield response
        }
      })()
    },
    isFinal: (error) => error instanceof Error && error.message === 'refused',
    wait: async (milliseconds) => void waited.push(milliseconds),
  }
  return { connection, requests, waited }
}

const follow = async (connection: RunsConnection, ids: string[], signal = new AbortController().signal) => {
  const seen: string[] = []
  const end = await followRuns(connection, ids, ({ workflowRunId, status }) => seen.push(`${workflowRunId} ${status}`), signal)
  return [...seen, end]
}

it('follows all runs on one stream and ends with the last of them', async () => {
  const { connection, requests } = connectionOf([
    [event('a', 'processing:generating_images'), event('b', 'completed'), event('a', 'failed:generating_images')],
  ])
  expect(await follow(connection, ['a', 'b'])).toEqual([
    'a processing:generating_images',
    'b completed',
    'a failed:generating_images',
    'ended',
  ])
  expect(requests).toEqual([['a', 'b']])
})

it('reconnects only for runs that have not ended', async () => {
  const { connection, requests } = connectionOf([[event('a', 'completed'), new Error('line lost')], [event('b', 'completed')]])
  expect(await follow(connection, ['a', 'b'])).toEqual(['a completed', 'b completed', 'ended'])
  expect(requests).toEqual([['a', 'b'], ['b']])
})

it('delays grow after each attempt without an event', async () => {
  const disconnects = [new Error('line lost')]
  const { connection, waited } = connectionOf([disconnects, disconnects, disconnects, [event('a', 'completed')]])
  await follow(connection, ['a'])
  expect(waited).toEqual([1000, 2000, 4000])
})

it('stops with an error when the server rejects the request', async () => {
  const { connection, requests } = connectionOf([])
  expect(await follow(connection, ['a'])).toEqual(['refused'])
  expect(requests).toHaveLength(1)
})

it('stops when aborted', async () => {
  const abort = new AbortController()
  abort.abort()
  const { connection, requests } = connectionOf([])
  expect(await follow(connection, ['a'], abort.signal)).toEqual(['aborted'])
  expect(requests).toEqual([])
})
