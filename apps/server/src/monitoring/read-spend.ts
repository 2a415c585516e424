import type { Spend } from '@fablecut/contracts/operations/admin/get-spend'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { readCredits } from './read-figures.ts'

const DAYS = 14

type CreditRow = { date: string; granted: string; charged: string; refunded: string }
type CallRow = { date: string } & Spend['days'][number]['calls'][number]

/** Credits and engine calls of the last days, the newest first. */
export async function readSpend(db: Database): Promise<Spend> {
  const [{ held }, credits, calls] = await Promise.all([readCredits(db, 0), readCreditDays(db), readCallDays(db)])
  const dates = [...new Set([...credits, ...calls].map(({ date }) => date))].toSorted().toReversed()
  return { held, days: dates.map((date) => toDay(date, credits, calls)) }
}

function toDay(date: string, credits: readonly CreditRow[], calls: readonly CallRow[]): Spend['days'][number] {
  const { granted = 0, charged = 0, refunded = 0 } = credits.find((row) => row.date === date) ?? {}
  return {
    date,
    granted: Number(granted),
    charged: Number(charged),
    refunded: Number(refunded),
    calls: calls.filter((row) => row.date === date).map(({ engine, kind, done, failed }) => ({ engine, kind, done, failed })),
  }
}

async function readCreditDays(db: Database): Promise<CreditRow[]> {
  const { rows } = await db.execute<CreditRow>(sql`
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, coalesce(sum(amount) FILTER (WHERE kind = 'grant'), 0) AS granted,
           sum(captured) AS charged, coalesce(sum(amount) FILTER (WHERE kind IN ('release', 'refund')), 0) AS refunded
    FROM ledger WHERE created_at > ${FIRST_DAY} GROUP BY 1`)
  return rows
}

async function readCallDays(db: Database): Promise<CallRow[]> {
  const { rows } = await db.execute<CallRow>(sql`
    SELECT to_char(finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, engine, kind,
           count(*) FILTER (WHERE state = 'done')::int AS done, count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM call WHERE finished_at > ${FIRST_DAY} GROUP BY 1, 2, 3 ORDER BY engine LIKE 'builtin/%', engine, kind`)
  return rows
}

const FIRST_DAY = sql`(date_trunc('day', now() AT TIME ZONE 'UTC') - make_interval(days => ${DAYS - 1})) AT TIME ZONE 'UTC'`
