import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { OUTAGE_RETRY_SECONDS } from '../kernel/error-answer.ts'
import type { Readiness } from './readiness.ts'

/** `/healthz`: the process is alive. `/readyz`: it can serve requests, or 503 with the reasons. */
export function serveHealth(app: Hono<{ Bindings: HttpBindings }>, readiness: () => Promise<Readiness>): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const result = await readiness()
    if (result.status === 'ready') return c.json(result, 200, { 'Cache-Control': 'no-store' })
    return c.json(result, 503, { 'Cache-Control': 'no-store', 'Retry-After': String(OUTAGE_RETRY_SECONDS) })
  })
}
