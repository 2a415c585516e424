import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logRequests } from '../../http/kernel/request-log.ts'
import { createLog } from '../logging/log.ts'
import { sampledRatio } from './otlp-recorder.ts'
import { summaryOf, traceQueries } from './trace-queries.ts'
import { addSpanAttributes, isTracing, startTracing, withSpan } from './tracing.ts'

type Value = { stringValue?: string; intValue?: number }
type Attribute = { key: string; value: Value }
type SentSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[]; status: { code?: number } }
type Payload = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[] }

/** A receiver of OTLP/HTTP on this machine. */
async function startReceiver(status = 200) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      bodies.push(`${request.method} ${request.url}\n${Buffer.concat(await request.toArray()).toString('utf8')}`)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bodies,
    spans(): SentSpan[] {
      const payloads = bodies.map((body) => JSON.parse(body.slice(body.indexOf('\n'))) as Payload)
      return payloads.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => void (receiver = await startReceiver()))
afterEach(() => receiver.stop())

const quiet = { warn() {} }
const start = (endpoint: string | null, log = quiet) => startTracing({ endpoint, processName: 'worker', version: '1.2.3', log })
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

test('requests, runs, their work in any process, engine calls and slow statements are spans of the right parents', async () => {
  const tracing = await start(receiver.endpoint)
  const app = new Hono().use(logRequests(createLog('test', 'error', { write() {} }))).get('/api/stories/:id', (c) => c.json({}, 503))
  await app.request('/api/stories/secret-path', { headers: { Authorization: 'Bearer secret-token' } })
  const pool = { query: () => Promise.reject(Object.assign(new Error('secret-row'), { code: '23505' })), on() {} }
  traceQueries(pool as never)
  const run = { runId: 'run-1', attributes: { 'fablecut.run.id': 'run-1' } }
  await withSpan('make-story', { ...run, isRun: true }, () => withSpan('stage generating_images', {}, async () => {}))
  const failing = withSpan('paint-shot', run, () => {
    addSpanAttributes({ 'fablecut.shot.id': 'shot-7' })
    return withSpan('engine image', { kind: 'client' }, () =>
      (pool.query as (sql: string) => Promise<void>)(`INSERT INTO media VALUES ('secret-text')`),
    )
  })
  await expect(failing).rejects.toThrow('secret-row')
  await tracing.stop()
  expect(isTracing()).toBe(false)

  const spans = Object.fromEntries(receiver.spans().map((span) => [span.name, span]))
  const parentOf = (name: string) => receiver.spans().find(({ spanId }) => spanId === spans[name]!.parentSpanId)?.name
  expect(Object.keys(spans).toSorted()).toEqual([
    'GET /api/stories/:id',
    'INSERT media',
    'engine image',
    'make-story',
    'paint-shot',
    'stage generating_images',
  ])
  expect(Object.keys(spans).map((name) => [name, parentOf(name)])).toEqual(
    expect.arrayContaining([
      ['GET /api/stories/:id', undefined],
      ['make-story', undefined],
      ['stage generating_images', 'make-story'],
      ['paint-shot', 'make-story'],
      ['engine image', 'paint-shot'],
      ['INSERT media', 'engine image'],
    ]),
  )
  expect(spans['paint-shot']!.traceId).toBe(spans['make-story']!.traceId)
  expect(spans['GET /api/stories/:id']!.traceId).not.toBe(spans['make-story']!.traceId)
  expect(attributesOf(spans['GET /api/stories/:id']!)).toMatchObject({ 'http.response.status_code': 503, 'error.type': '503' })
  expect(attributesOf(spans['paint-shot']!)).toEqual({ 'fablecut.run.id': 'run-1', 'fablecut.shot.id': 'shot-7', 'error.type': '23505' })
  expect(spans['INSERT media']!.status.code).toBe(2)
  const [body = ''] = receiver.bodies
  expect(body).toMatch(/^POST \/v1\/traces\n/)
  expect(body).toContain('{"key":"service.name","value":{"stringValue":"fablecut"}}')
  expect(receiver.bodies.join('')).not.toContain('secret')
})

test('without an endpoint work runs as it is, and with a broken receiver it goes on', async () => {
  const tracing = await start(null)
  expect(isTracing()).toBe(false)
  expect(await withSpan('a', {}, async (span) => (span.set({ a: 1 }), 'done'))).toBe('done')
  await tracing.stop()
  const warnings: string[] = []
  await receiver.stop()
  receiver = await startReceiver(400)
  const broken = await start(receiver.endpoint, { warn: (text: string) => void warnings.push(text) } as typeof quiet)
  expect(await withSpan('a', {}, async () => 'done')).toBe('done')
  await broken.stop()
  expect(warnings).toEqual(['traces cannot be sent'])
})

test.each([
  ['SELECT * FROM "user" WHERE id = $1', 'SELECT user'],
  [{ text: '\n  insert into run_event (a) values ($1)' }, 'INSERT run_event'],
  ['UPDATE dbos.workflow_status SET x = 1', 'UPDATE dbos.workflow_status'],
  ['BEGIN', 'BEGIN'],
])('the summary of %o is %s', (statement, expected) => {
  expect(summaryOf(statement)).toBe(expected)
})

test.each([
  [{}, 1],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' }, 0.25],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: 'x' }, 1],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: '0.1' }, 1],
])('with %o the sampled part is %s', (environment, expected) => {
  expect(sampledRatio(environment)).toBe(expected)
})
