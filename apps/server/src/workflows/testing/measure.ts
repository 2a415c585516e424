import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** Postgres counts the transactions of an idle connection after ten seconds. */
export const STATISTICS_DELAY_MS = 11_000

/** Prints a row of the table that `npm run test:long` writes. */
export const measured = (what: string, figure: string): void => console.log(`measured: ${what} | ${figure}`)

export const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : 0)

/** Median and 99th percentile. */
export const spread = (values: readonly number[]): string => [0.5, 0.99].map((share) => rounded(quantile(values, share))).join(', ')

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** What the database has done and stores until now. */
export async function databaseUse(pool: pg.Pool): Promise<{ transactions: number; bytes: number }> {
  await setTimeout(STATISTICS_DELAY_MS)
  const { rows } = await pool.query<{ transactions: number; bytes: number }>(
    `SELECT (xact_commit + xact_rollback)::int AS transactions, pg_database_size(current_database())::int AS bytes
     FROM pg_stat_database WHERE datname = current_database()`,
  )
  return rows[0]!
}
