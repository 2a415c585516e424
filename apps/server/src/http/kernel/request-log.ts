import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../../platform/logging/log.ts'
import { logContext, withLogContext } from '../../platform/logging/log-context.ts'
import { httpDuration, httpRequests } from '../../platform/metrics/metrics.ts'
import type { ActiveSpan } from '../../platform/tracing/span-recorder.ts'
import { withSpan } from '../../platform/tracing/tracing.ts'
import { newId } from '../../platform/new-id.ts'

export const REQUEST_ID_HEADER = 'X-Request-Id'
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const WELL_FORMED = /^[\w.:-]{8,128}$/

/** The id that a proxy gave the request, if it is well-formed, else a new one. */
export const requestIdOf = (header: string | undefined): string => (header !== undefined && WELL_FORMED.test(header) ? header : newId())

/**
 * Gives each request an id, which its log entries and its response have, and logs its end: refused requests at `info`, others at `debug`. Failed ones
 * have an entry of their own.
 */
export function logRequests(log: Log): MiddlewareHandler {
  return (c, next) => {
    const requestId = requestIdOf(c.req.header(REQUEST_ID_HEADER))
    const handle = async (span: ActiveSpan) => {
      const startedAt = performance.now()
      await next()
      c.res.headers.set(REQUEST_ID_HEADER, requestId)
      const { status } = c.res
      // Patterns of paths, so that the values are bounded.
      const route = logContext().route ?? routePath(c, -1)
      const method = METHODS.has(c.req.method) ? c.req.method : 'other'
      httpRequests.inc({ route, method, status })
      httpDuration.observe({ route }, (performance.now() - startedAt) / 1_000)
      describeSpan(span, { method, route, status, requestId })
      const level = status >= 400 && status < 500 ? 'info' : 'debug'
      log[level]('request', { method: c.req.method, path: c.req.path, status, durationMs: Math.round(performance.now() - startedAt) })
    }
    return withLogContext({ requestId }, () => withSpan('request', { kind: 'server' }, handle))
  }
}

function describeSpan(
  span: ActiveSpan,
  { method, route, status, requestId }: { method: string; route: string; status: number; requestId: string },
): void {
  const { accountId } = logContext()
  span.rename(`${method} ${route}`)
  span.set({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'fablecut.request.id': requestId,
    ...(accountId !== undefined && { 'fablecut.account.id': accountId }),
  })
  if (status >= 500) span.fail(String(status))
}
