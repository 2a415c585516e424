import { aTimeline } from '@fablecut/domain/timeline/edit/testing/fixture'
import { outputSettings } from '@fablecut/domain/timeline/edit/export/output-settings'
import { expect, test } from 'vitest'
import { renderFilm } from './render-client.ts'
import { renderRequest } from './render-request.ts'

const request = renderRequest(aTimeline([]), { storyId: 's', userId: 'u', output: outputSettings({ width: 1280, height: 720 }, []) })
const json = (body: unknown, status = 200, statusText = ''): Response => Response.json(body, { status, statusText })
const STARTED = json({ renderId: 'r1' })
const waiting = (progress: number | null = null): Response => json({ status: 'waiting', url: null, error: null, progress })
type StubbedResponses = readonly (Response | Error)[]

/** A server with scripted responses (the last one repeats) and a fake clock. */
async function exported(starts: StubbedResponses, polls: StubbedResponses = [], abortAfterPolls = Number.POSITIVE_INFINITY) {
  const calls: string[] = []
  const percents: (number | null)[] = []
  const logged: unknown[] = []
  const stop = new AbortController()
  let now = 0
  const next = (of: StubbedResponses, count: number): Promise<Response> => {
    const response = of[Math.min(count, of.length - 1)]
    return response instanceof Response ? Promise.resolve(response.clone()) : Promise.reject(response ?? new Error('no answer'))
  }
  const outcome = await renderFilm(
    request,
    { onStarted: (id) => calls.push(`started ${id}`), onProgress: (percent) => percents.push(percent), signal: stop.signal },
    {
      fetch: (path, { method = 'GET' }) => {
        calls.push(`${method} at ${now / 1000} s`)
        const [isStart, count] = [method === 'POST', calls.filter((call) => call.startsWith(method)).length]
        if (!isStart && count >= abortAfterPolls) stop.abort()
        return next(isStart ? starts : polls, count - 1)
      },
      wait: async (ms) => {
        now += ms
      },
      now: () => now,
      log: (_, detail) => logged.push(detail),
    },
  )
  return { outcome, calls, percents, logged, seconds: now / 1000 }
}

test('an export reports its finished segments and resolves with its film (E-226, E-127)', async () => {
  const { outcome, percents, calls } = await exported(
    [STARTED],
    [waiting(), waiting(40), json({ status: 'warming' }), json({ status: 'success', url: '/media/f' })],
  )
  expect(outcome).toEqual({ kind: 'success', url: '/media/f' })
  expect(percents).toEqual([null, 40, null])
  expect(calls).toEqual(['POST at 0 s', 'started r1', 'GET at 2 s', 'GET at 4 s', 'GET at 6 s', 'GET at 8 s'])
})

test('a server error is retried three times within three seconds, then reported (E-293, E-329, ED-70)', async () => {
  const { outcome, calls } = await exported([json({}, 503, 'Service Unavailable')])
  expect(outcome).toEqual({ kind: 'error', message: 'Failed to start render process: Service Unavailable' })
  expect(calls).toEqual(['POST at 0 s', 'POST at 1 s', 'POST at 2 s', 'POST at 3 s'])
  expect((await exported([new TypeError('offline')])).outcome).toEqual({
    kind: 'error',
    message: 'Failed to start render process: offline',
  })
})

test('a refused request is not retried and shows its message (ED-70)', async () => {
  const { outcome, calls } = await exported([json({ message: 'The timeline is empty' }, 422, 'Unprocessable Content')])
  expect([outcome, calls]).toEqual([{ kind: 'error', message: 'Failed to start render process: The timeline is empty' }, ['POST at 0 s']])
})

test('an existing film is returned by the start', async () => {
  const { outcome, calls } = await exported([json({ renderId: 'r0', url: '/media/f' })])
  expect([outcome, calls]).toEqual([{ kind: 'success', url: '/media/f' }, ['POST at 0 s']])
})

test("an export blocked by another one returns that one's id, and whether it is one of a range (ED-82)", async () => {
  const { outcome } = await exported([json({ code: 'CONFLICT', message: 'busy', data: { renderId: 'r0', is_range: false } }, 409)])
  expect(outcome).toEqual({ kind: 'busy', renderId: 'r0', isRange: false })
  const ofRange = json({ code: 'CONFLICT', message: 'busy', data: { renderId: 'r0', is_range: true } }, 409)
  expect((await exported([ofRange])).outcome).toEqual({ kind: 'busy', renderId: 'r0', isRange: true })
  expect((await exported([json({ code: 'RUN_IN_PROGRESS', message: 'busy', data: {} }, 409)])).outcome).toMatchObject({ kind: 'error' })
})

test('a start that fails once is retried', async () => {
  expect((await exported([new TypeError('offline'), STARTED], [json({ status: 'success', url: '/f' })])).outcome.kind).toBe('success')
})

test('a start without an id is an error (E-269, E-330)', async () => {
  expect((await exported([json({})])).outcome).toEqual({ kind: 'error', message: 'Invalid response: missing renderId' })
})

test.each([
  [{ status: 'success' }, 'Invalid response format, no video URL returned'],
  [{ status: 'error', error: 'codec' }, 'codec'],
  [{ status: 'error' }, 'Unknown render error'],
])('%o ends with: %s (E-270, E-332)', async (body, message) => {
  expect((await exported([STARTED], [json(body)])).outcome).toEqual({ kind: 'error', message })
})

test('polling stops after ten minutes and three hundred requests (E-228, E-331)', async () => {
  const { outcome, calls, seconds } = await exported([STARTED], [waiting()])
  expect(outcome).toEqual({ kind: 'error', message: 'Render timeout exceeded' })
  expect([seconds, calls.filter((call) => call.startsWith('GET')).length]).toEqual([600, 300])
})

test('a failed poll is logged and retried (E-333)', async () => {
  const { outcome, logged } = await exported([STARTED], [json({}, 500), new TypeError('offline'), json({ status: 'success', url: '/f' })])
  expect([outcome.kind, logged.length]).toEqual(['success', 2])
})

test('cancelling stops polling; a run cancelled elsewhere ends likewise (ED-82)', async () => {
  const { outcome, calls } = await exported([STARTED], [waiting()], 2)
  expect([outcome, calls.filter((call) => call.startsWith('GET')).length]).toEqual([{ kind: 'canceled' }, 2])
  expect((await exported([STARTED], [json({ status: 'canceled' })])).outcome).toEqual({ kind: 'canceled' })
})
