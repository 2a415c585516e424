import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/logging/log.ts'
import { addLogContext } from '../../platform/logging/log-context.ts'
import { httpRequests } from '../../platform/metrics/metrics.ts'
import { REQUEST_ID_HEADER, logRequests, requestIdOf } from './request-log.ts'

function createApp() {
  const entries: Record<string, unknown>[] = []
  const log = createLog('api', 'debug', { write: (line) => entries.push(JSON.parse(line) as Record<string, unknown>) })
  const app = new Hono()
  app.use(logRequests(log))
  app.get('/ok', (c) => {
    addLogContext({ accountId: 'ada' })
    return c.text('ok')
  })
  app.get('/team/join/:token', (c) => c.notFound())
  return { app, entries }
}

test('a request keeps the well-formed id of a proxy and returns it', async () => {
  const { app, entries } = createApp()
  const response = await app.request('/ok?password=x', { headers: { [REQUEST_ID_HEADER]: 'proxy-12345678' } })
  expect(response.headers.get(REQUEST_ID_HEADER)).toBe('proxy-12345678')
  expect(entries).toMatchObject([
    { level: 'debug', msg: 'request', requestId: 'proxy-12345678', accountId: 'ada', method: 'GET', path: '/ok', status: 200 },
  ])
})

test('a refused request is logged at info, without the token of its path', async () => {
  const { app, entries } = createApp()
  await app.request('/team/join/s3cret')
  expect(entries).toMatchObject([{ level: 'info', path: '/team/join/[redacted]', status: 404 }])
})

test.each([undefined, '', 'short', 'a'.repeat(129), 'has space in it', 'line\nbreak-12345'])('%j is replaced by a new id', (header) => {
  expect(requestIdOf(header)).toMatch(/^[\da-f-]{36}$/)
})

test('requests are counted by the pattern of their route and known methods', async () => {
  httpRequests.reset()
  const { app } = createApp()
  for (const token of ['a', 'b']) await app.request(`/team/join/${token}`)
  await app.request('/ok', { method: 'PROPFIND' })
  await app.request('/nowhere')
  const { values } = await httpRequests.get()
  expect(values.map(({ labels, value }) => [labels.route, labels.method, labels.status, value])).toEqual([
    ['/team/join/:token', 'GET', 404, 2],
    ['/*', 'other', 404, 1],
    ['/*', 'GET', 404, 1],
  ])
})
