import { sql } from 'drizzle-orm'

/** The first moment of the day (UTC). */
export const TODAY = sql`date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`

/**
 * Rows `connection`, `usd` of what was submitted today, trials of models and requests to language models included: by the provider's report, else by the catalogue, unless the provider did not
 * charge for it.
 */
export const CHARGED_TODAY = sql`
  SELECT connection, coalesce(cost_usd, expected_usd, 0) AS usd FROM call_submission
  WHERE is_charged IS DISTINCT FROM false AND submitted_at >= ${TODAY}
  UNION ALL
  SELECT connection, usd FROM trial_submission WHERE is_charged IS DISTINCT FROM false AND submitted_at >= ${TODAY}
  UNION ALL
  SELECT connection, coalesce(cost_usd, expected_usd) FROM text_submission WHERE submitted_at >= ${TODAY}`
