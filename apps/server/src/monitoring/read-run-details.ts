import type { RunDetails } from '@fablecut/contracts/operations/admin/runs'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { readWork } from './read-work.ts'
import { redactText } from '../platform/logging/redact.ts'
import { readRunSummary } from './read-run-lists.ts'
import { retryOf } from './retry-run.ts'

const MAX_CALLS = 300

type Call = RunDetails['calls'][number]

/** A run with its durable work and its calls of engines; 404 for an unknown one. */
export async function readRunDetails(db: Database, runId: string): Promise<RunDetails> {
  const run = await readRunSummary(db, runId)
  if (!run) throw new AppError('NOT_FOUND')
  const [work, calls, retry] = await Promise.all([readWork(db, runId), readCalls(db, runId), retryOf(db, runId)])
  return { run, work, calls, retry }
}

async function readCalls(db: Database, runId: string): Promise<Call[]> {
  const { rows } = await db.execute<Call>(sql`
    SELECT id, kind, engine, shot_id, state, submissions, created_at, finished_at, error FROM call
    WHERE run_id = ${runId} ORDER BY created_at, id LIMIT ${MAX_CALLS}`)
  return rows.map((call) => ({
    ...call,
    created_at: new Date(call.created_at).toISOString(),
    finished_at: call.finished_at && new Date(call.finished_at).toISOString(),
    error: call.error === null ? null : redactText(call.error),
  }))
}
