import { expect, test } from 'vitest'
import { followRun, isFollowable, reconnectDelay, type RunConnection, type RunReport } from './follow-run.ts'
import type { RunEvent } from './run-story.ts'

const event = (status: string) => ({ workflowRunId: 'wf_1', status, story: null, error: null }) as RunEvent

/** A connection whose n-th opening yields the n-th list; errors in a list are thrown. */
function scripted(openings: readonly (readonly (RunEvent | Error)[])[]) {
  const requests: (string | undefined)[] = []
  const waits: number[] = []
  const ids = new Map(openings.flat().map((step, index) => [step, `e${index}`]))
  const connection: RunConnection = {
    async open(lastEventId) {
      const steps = openings[requests.length] ?? []
      requests.push(lastEventId)
      if (steps[0] instanceof Error) throw steps[0]
      return (async function* () {
        for (const step of steps) {
          if (step instanceof Error) throw step
          yield step
        }
      })()
    },
    idOf: (event) => ids.get(event),
    problemOf: (error) => (error as Error).message as 'lost',
    async wait(milliseconds) {
      waits.push(milliseconds)
    },
  }
  return { connection, requests, waits }
}

async function follow(connection: RunConnection) {
  const reports: RunReport[] = []
  await followRun(connection, (report) => reports.push(report), new AbortController().signal)
  return reports.map((report) => (report.type === 'event' ? report.event.status : report.problem))
}

test('a run is followed until its last event', async () => {
  const { connection, requests } = scripted([[event('processing:creating_story'), event('completed'), event('processing:creating_story')]])
  expect(await follow(connection)).toEqual(['processing:creating_story', 'completed'])
  expect(requests).toEqual([undefined])
})

test('a lost connection is reopened after the last received event', async () => {
  const { connection, requests, waits } = scripted([
    [event('processing:creating_story'), new Error('lost')],
    [event('failed:generating_images')],
  ])
  expect(await follow(connection)).toEqual(['processing:creating_story', 'lost', 'failed:generating_images'])
  expect(requests).toEqual([undefined, 'e0'])
  expect(waits).toEqual([1_000])
})

test('a stream that ends before its run is reopened', async () => {
  const { connection } = scripted([[event('processing:generating_videos')], [event('completed')]])
  expect(await follow(connection)).toEqual(['processing:generating_videos', 'lost', 'completed'])
})

test('an unreadable line is reported and does not end the stream', async () => {
  const { connection } = scripted([[new Error('unreadable')], [event('completed')]])
  expect(await follow(connection)).toEqual(['unreadable', 'completed'])
})

test.each(['invalid-id', 'signed-out'])('a response %s is final and not retried', async (problem) => {
  const { connection, requests, waits } = scripted([[new Error(problem)], [event('completed')]])
  expect(await follow(connection)).toEqual([problem])
  expect(requests).toHaveLength(1)
  expect(waits).toEqual([])
})

test('retry delays grow to fifteen seconds without responses and reset after an event', async () => {
  expect([0, 1, 2, 3, 4, 9].map(reconnectDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  const { connection, waits } = scripted([
    [new Error('lost')],
    [new Error('lost')],
    [event('pending'), new Error('lost')],
    [event('completed')],
  ])
  await follow(connection)
  expect(waits).toEqual([1_000, 2_000, 1_000])
})

test('leaving the page closes the stream at once', async () => {
  const leave = new AbortController()
  const { connection, requests } = scripted([[event('pending'), event('processing:creating_story')]])
  const seen: string[] = []
  await followRun(
    connection,
    (report) => {
      if (report.type === 'event') seen.push(report.event.status)
      leave.abort()
    },
    leave.signal,
  )
  expect(seen).toEqual(['pending'])
  expect(requests).toHaveLength(1)
})

test('no stream is opened for a missing id or the text undefined', () => {
  expect(['wf_1', undefined, '', 'undefined'].map((id) => isFollowable(id))).toEqual([true, false, false, false])
})
