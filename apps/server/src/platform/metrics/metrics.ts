import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Metrics of this process. */
export const registry = new Registry()

export const httpRequests = new Counter({
  name: 'fablecut_http_requests_total',
  help: 'Requests by route, method and status',
  labelNames: ['route', 'method', 'status'],
  registers: [registry],
})

export const httpDuration = new Histogram({
  name: 'fablecut_http_request_duration_seconds',
  help: 'Time to the headers of the response',
  labelNames: ['route'],
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
  registers: [registry],
})

export const engineCalls = new Counter({
  name: 'fablecut_engine_calls_total',
  help: 'Journalled calls of engines by kind (image, video, ...), place (builtin, hosted) and outcome (done, failed)',
  labelNames: ['kind', 'place', 'outcome'],
  registers: [registry],
})

export const engineDuration = new Histogram({
  name: 'fablecut_engine_call_duration_seconds',
  help: 'Duration of journalled calls of engines',
  labelNames: ['kind', 'place'],
  buckets: [0.1, 0.3, 1, 3, 10, 30, 100, 300, 900],
  registers: [registry],
})

/** Adds figures of the process (memory, CPU, event loop, ...), and its name to all metrics. */
export function startProcessMetrics(name: string): void {
  registry.setDefaultLabels({ process: name })
  collectDefaultMetrics({ register: registry })
}
