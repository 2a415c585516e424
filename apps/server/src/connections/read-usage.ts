import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

export type ConnectionUsage = {
  readonly today: { readonly calls: number; readonly failed: number; readonly usd: number }
  readonly lastError: { readonly at: Date; readonly message: string } | null
}

const UNUSED: ConnectionUsage = { today: { calls: 0, failed: 0, usd: 0 }, lastError: null }

/** What connections did today (UTC), and their last errors, by the name of the connection. */
export async function readUsage(db: Database): Promise<(connection: string) => ConnectionUsage> {
  const [days, errors] = await Promise.all([readToday(db), readLastErrors(db)])
  return (connection) => ({
    today: days.find((row) => row.connection === connection) ?? UNUSED.today,
    lastError: errors.find((row) => row.connection === connection) ?? UNUSED.lastError,
  })
}

/** A submission under way counts with its price: it will most likely be charged. */
async function readToday(db: Database) {
  const { rows } = await db.execute<{ connection: string; calls: number; failed: number; usd: number }>(sql`
    SELECT connection, count(*)::int AS calls, count(*) FILTER (WHERE state IN ('failed', 'unknown'))::int AS failed,
           coalesce(sum(coalesce(cost_usd, expected_usd)) FILTER (WHERE is_charged IS NOT FALSE), 0) AS usd
    FROM call_submission WHERE submitted_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' GROUP BY connection`)
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
