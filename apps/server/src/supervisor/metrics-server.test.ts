import { afterEach, expect, test } from 'vitest'
import { startMetricsServer } from './metrics-server.ts'

let server: Awaited<ReturnType<typeof startMetricsServer>> | undefined
afterEach(() => server?.stop())

const processOf = (name: string, isReady: boolean) => ({
  name,
  isReady: () => isReady,
  readMetrics: async () => (isReady ? `# HELP calls_total Calls\n# TYPE calls_total counter\ncalls_total{process="${name}"} 2\n` : ''),
})

async function serve(...processes: ReturnType<typeof processOf>[]) {
  server = await startMetricsServer({ port: 0, host: '127.0.0.1' }, () => processes)
  const { port } = server
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

test('metrics of all processes are one text; other paths and methods are refused', async () => {
  const send = await serve(processOf('api', true), processOf('worker', true))
  const response = await send('/metrics')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  expect(text.match(/# HELP calls_total/g)).toHaveLength(1)
  expect(text).toContain('calls_total{process="api"} 2\ncalls_total{process="worker"} 2\n')
  expect([(await send('/')).status, (await send('/metrics', { method: 'POST' })).status]).toEqual([404, 404])
})

test('the health names processes that are not running', async () => {
  const send = await serve(processOf('api', true), processOf('worker', false))
  const response = await send('/healthz')
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'not running', processes: { api: 'running', worker: 'not running' } },
  ])
  await server?.stop()
  expect((await (await serve(processOf('worker', true)))('/healthz')).status).toBe(200)
})
