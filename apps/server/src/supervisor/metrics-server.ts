import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import { mergeMetrics } from '../platform/metrics/merge-metrics.ts'
import { registry } from '../platform/metrics/metrics.ts'
import type { SupervisedProcess } from './supervise-process.ts'

type Monitored = Pick<SupervisedProcess, 'name' | 'isReady' | 'readMetrics'>

/** Serves `/metrics` of all processes of this machine, and `/healthz`: 503 while a process is not running. */
export async function startMetricsServer(
  address: { port: number; host: string },
  processes: () => readonly Monitored[],
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0]
    if (request.method !== 'GET' || (path !== '/metrics' && path !== '/healthz')) return void response.writeHead(404).end()
    if (path === '/healthz') return void sendHealth(response, processes())
    void collect(processes()).then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
  })
  server.listen(address.port, address.host)
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function collect(processes: readonly Monitored[]): Promise<string> {
  const texts = await Promise.all([registry.metrics(), ...processes.map(({ readMetrics }) => readMetrics())])
  return mergeMetrics(texts)
}

function sendHealth(response: ServerResponse, processes: readonly Monitored[]): void {
  const states = Object.fromEntries(processes.map(({ name, isReady }) => [name, isReady() ? 'running' : 'not running']))
  const isAlive = processes.every(({ isReady }) => isReady())
  response.writeHead(isAlive ? 200 : 503, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ status: isAlive ? 'alive' : 'not running', processes: states }))
}
