import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { TODAY } from '../provider-spend/charged-today.ts'

export type ConnectionUsage = {
  readonly today: { readonly calls: number; readonly failed: number; readonly usd: number }
  readonly lastError: { readonly at: Date; readonly message: string } | null
}

const UNUSED: ConnectionUsage = { today: { calls: 0, failed: 0, usd: 0 }, lastError: null }

/** What connections did today (UTC), and their last errors, by the name of the connection. */
export async function readUsage(db: Database): Promise<(connection: string) => ConnectionUsage> {
  const [days, errors, asked] = await Promise.all([readToday(db), readLastErrors(db), readAsked(db)])
  return (connection) => {
    const of = <Row extends { readonly connection: string }>(rows: readonly Row[]) => rows.find((row) => row.connection === connection)
    const [made, written] = [of(days) ?? UNUSED.today, of(asked) ?? UNUSED.today]
    const lastErrors = [of(errors), of(asked)?.lastError].filter((error) => error != null).toSorted((a, b) => Number(b.at) - Number(a.at))
    return {
      today: { calls: made.calls + written.calls, failed: made.failed + written.failed, usd: made.usd + written.usd },
      lastError: lastErrors[0] ?? UNUSED.lastError,
    }
  }
}

/** A submission under way counts with its price: it will most likely be charged. Trials of models count too. */
async function readToday(db: Database) {
  const { rows } = await db.execute<{ connection: string; calls: number; failed: number; usd: number }>(sql`
    WITH submitted AS (
      SELECT connection, state IN ('failed', 'unknown') AS is_failed, is_charged, coalesce(cost_usd, expected_usd) AS usd
      FROM call_submission WHERE submitted_at >= ${TODAY}
      UNION ALL
      SELECT connection, problem IS NOT NULL, is_charged, usd FROM trial_submission WHERE submitted_at >= ${TODAY})
    SELECT connection, count(*)::int AS calls, count(*) FILTER (WHERE is_failed)::int AS failed,
           coalesce(sum(usd) FILTER (WHERE is_charged IS NOT FALSE), 0) AS usd
    FROM submitted GROUP BY connection`)
  return rows
}

/** Older ones say nothing of how a connection is now. */
const DAYS_OF_ERRORS = 7

async function readLastErrors(db: Database) {
  const { rows } = await db.execute<{ connection: string; at: string; message: string }>(sql`
    SELECT DISTINCT ON (connection) connection, finished_at AS at, coalesce(error, error_code) AS message
    FROM call_submission
    WHERE submitted_at > now() - make_interval(days => ${DAYS_OF_ERRORS}) AND state IN ('failed', 'unknown') AND finished_at IS NOT NULL
      AND coalesce(error, error_code) IS NOT NULL
    ORDER BY connection, finished_at DESC`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Requests to language models, with what they cost by their tokens. */
async function readAsked(db: Database) {
  const { rows } = await db.execute<{
    connection: string
    calls: number
    failed: number
    usd: number
    at: string | null
    message: string | null
  }>(sql`
    SELECT connection, CASE WHEN day = today THEN calls ELSE 0 END AS calls, CASE WHEN day = today THEN failed ELSE 0 END AS failed,
           (SELECT coalesce(sum(coalesce(cost_usd, expected_usd)), 0) FROM text_submission t
            WHERE t.connection = language_model_usage.connection AND t.submitted_at >= ${TODAY}) AS usd,
           last_error_at AS at, last_error AS message
    FROM language_model_usage, (SELECT (now() AT TIME ZONE 'UTC')::date AS today)
    WHERE day > today - ${DAYS_OF_ERRORS}::int`)
  return rows.map(({ at, message, ...row }) => {
    const isRecent = at !== null && Date.now() - Date.parse(at) < DAYS_OF_ERRORS * 86_400_000
    return { ...row, lastError: isRecent && message !== null ? { at: new Date(at), message } : null }
  })
}
