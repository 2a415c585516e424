import type { Pool } from 'pg'
import { addFinishedSpan, isTracing } from './tracing.ts'

/** Faster statements have no span: a request has dozens of them. */
const SLOW_MS = 10

type Queryable = { query: (...args: unknown[]) => unknown }

/** Adds a span for every statement that takes long or fails, with its kind and table only: statements may contain texts. */
export function traceQueries(pool: Pool): void {
  if (!isTracing()) return
  traceMethod(pool as unknown as Queryable)
  pool.on('connect', (client) => traceMethod(client as unknown as Queryable))
}

/** Those with a callback are part of a traced one of the pool. */
function traceMethod(target: Queryable): void {
  const query = target.query.bind(target)
  target.query = (...args) => {
    const startedAt = Date.now()
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    const finish = (error: unknown) => {
      if (error !== null || Date.now() - startedAt >= SLOW_MS) {
        const summary = summaryOf(args[0])
        addFinishedSpan(summary, { startedAt, attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary }, error })
      }
    }
    result.then(
      () => finish(null),
      (error: unknown) => finish(error),
    )
    return result
  }
}

/** `SELECT story` of a statement. */
export function summaryOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '')
  const [, verb = 'statement'] = /^\s*([a-z]+)/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text) ?? []
  return table ? `${verb.toUpperCase()} ${table.replaceAll('"', '')}` : verb.toUpperCase()
}
