import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import type { RunSummary } from '@fablecut/contracts/operations/admin/run-summary'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { redactText } from '../platform/logging/redact.ts'

const MAX_UNFINISHED = 50
const MAX_FAILURES = 20

type SummaryRow = {
  id: string
  kind: string
  status: RunSummary['status']
  step: string
  story_id: string
  story_title: string
  user_id: string
  email: string | null
  price_credits: number
  error: string | null
  created_at: Date | string
  finished_at: Date | string | null
  active_at: Date | string
}

/** Runs that are not finished, those that began first first. */
export async function readUnfinishedRuns(db: Database): Promise<Overview['unfinished_runs']> {
  const [oldest, { rows }] = await Promise.all([
    readSummaries(db, sql`run.status = 'RUN_RUNNING'`, sql`run.created_at LIMIT ${MAX_UNFINISHED}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM run WHERE status = 'RUN_RUNNING'`),
  ])
  return { total: rows[0]!.total, oldest }
}

/** The last runs that failed. */
export const readFailures = (db: Database): Promise<RunSummary[]> =>
  readSummaries(db, sql`run.status = 'RUN_FAILED' AND run.finished_at IS NOT NULL`, sql`run.finished_at DESC LIMIT ${MAX_FAILURES}`)

/** One run, or null. */
export async function readRunSummary(db: Database, runId: string): Promise<RunSummary | null> {
  const [run] = await readSummaries(db, sql`run.id = ${runId}`, sql`run.id`)
  return run ?? null
}

/** Runs and calls that ended within the last hour. */
export async function readLastHour(db: Database): Promise<Overview['last_hour']> {
  const { rows } = await db.execute<Overview['last_hour']>(sql`
    SELECT * FROM
      (SELECT count(*) FILTER (WHERE status = 'RUN_SUCCESS')::int AS runs_succeeded, count(*) FILTER (WHERE status = 'RUN_FAILED')::int AS runs_failed,
              count(*) FILTER (WHERE status = 'RUN_CANCELED')::int AS runs_canceled
       FROM run WHERE finished_at > now() - interval '1 hour') AS runs,
      (SELECT count(*) FILTER (WHERE state = 'done')::int AS calls_done, count(*) FILTER (WHERE state = 'failed')::int AS calls_failed
       FROM call WHERE finished_at > now() - interval '1 hour') AS calls`)
  return rows[0]!
}

async function readSummaries(db: Database, condition: SQL, order: SQL): Promise<RunSummary[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    SELECT run.id, run.kind, run.status, run.step, run.story_id, story.title AS story_title, run.user_id, "user".email, run.price_credits, run.error,
           run.created_at, run.finished_at,
           greatest(run.created_at, run.finished_at, (SELECT max(created_at) FROM run_event WHERE run_id = run.id),
                    (SELECT max(greatest(created_at, finished_at)) FROM call WHERE run_id = run.id)) AS active_at
    FROM run JOIN story ON story.id = run.story_id LEFT JOIN "user" ON "user".id = run.user_id
    WHERE ${condition} ORDER BY ${order}`)
  return rows.map(({ user_id: id, email, error, ...run }) => ({
    ...run,
    account: { id, email },
    error: error === null ? null : redactText(error),
    created_at: toIso(run.created_at),
    finished_at: run.finished_at === null ? null : toIso(run.finished_at),
    active_at: toIso(run.active_at),
  }))
}

const toIso = (time: Date | string): string => new Date(time).toISOString()
