import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { JobReference } from '@fablecut/generation/provider/provider'
import type { ProviderError } from '@fablecut/generation/provider/provider-error'
import { and, asc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { retryDuringOutage } from '../../platform/outage/outage.ts'
import { callSubmission } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import type { Submission } from './next-action.ts'
import type { StoredResult } from './stored-result.ts'

/** Submissions of a call in order. */
export async function readSubmissions({ db }: Pick<OpenTransaction, 'db'>, callId: string): Promise<Submission[]> {
  const rows = await db.select().from(callSubmission).where(eq(callSubmission.callId, callId)).orderBy(asc(callSubmission.number))
  return rows.map(readSubmission)
}

/** The columns hold what this file wrote. */
const readSubmission = ({ state, job, result, errorCode, ...row }: typeof callSubmission.$inferSelect): Submission => ({
  ...row,
  state: state as Submission['state'],
  job: job as JobReference | null,
  result: result as StoredResult | null,
  errorCode: errorCode as Submission['errorCode'],
})

/**
 * Whether a connection takes another job now: fewer of unfinished runs are at it than `limit`. The answer holds until the transaction ends, for all processes.
 */
export async function hasRoom(tx: OpenTransaction, connection: string, limit: number): Promise<boolean> {
  await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`provider:${connection}`}, 0))`)
  const { rows } = await tx.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM call_submission s JOIN call ON call.id = s.call_id JOIN run ON run.id = call.run_id
        WHERE s.connection = ${connection} AND s.state IN ('submitted', 'accepted') AND run.status = 'RUN_RUNNING'`,
  )
  return (rows[0]?.n ?? 0) < limit
}

/** Records that a submission is about to be made. */
export async function insertSubmission(
  tx: OpenTransaction,
  {
    callId,
    number,
    row,
    connection,
    expectedUsd,
    webhookToken,
  }: {
    callId: string
    number: number
    row: CatalogueRow
    connection: string
    expectedUsd: number
    webhookToken: string | null
  },
): Promise<void> {
  await tx.db.insert(callSubmission).values({
    callId,
    number,
    provider: row.provider,
    model: row.id,
    endpoint: row.endpoint,
    connection,
    state: 'submitted',
    expectedUsd,
    webhookToken,
  })
}

type Change = Partial<typeof callSubmission.$inferInsert>

/** Which submission of which run. */
export type SubmissionKey = { readonly runId: string; readonly callId: string; readonly number: number }

/**
 * Changes a submission that is in the state `from`, also after an outage of the database: what a provider answered is not forgotten. Throws RunStopped if
 * another process has changed it meanwhile.
 */
async function change(pool: pg.Pool, key: SubmissionKey, from: Submission['state'], values: Change): Promise<void> {
  const { rowCount } = await retryDuringOutage(() =>
    inTransaction(pool, (tx) =>
      tx.db
        .update(callSubmission)
        .set(values)
        .where(and(eq(callSubmission.callId, key.callId), eq(callSubmission.number, key.number), eq(callSubmission.state, from))),
    ),
  )
  if (rowCount === 0) throw new RunStopped(key.runId)
}

export const recordAccepted = (pool: pg.Pool, key: SubmissionKey, job: JobReference): Promise<void> =>
  change(pool, key, 'submitted', { state: 'accepted', job, acceptedAt: sql`now()` as unknown as Date })

export const recordFetched = (pool: pg.Pool, key: SubmissionKey, from: 'submitted' | 'accepted', result: StoredResult): Promise<void> =>
  change(pool, key, from, { state: 'fetched', result, costUsd: result.usage?.usd ?? null })

export const recordUnknown = (pool: pg.Pool, key: SubmissionKey, message: string): Promise<void> =>
  change(pool, key, 'submitted', { state: 'unknown', errorCode: 'outcome_unknown', isCharged: null, error: message, ...ended })

export const recordCancelled = (pool: pg.Pool, key: SubmissionKey, message: string): Promise<void> =>
  change(pool, key, 'accepted', { state: 'cancelled', isCharged: null, error: message, ...ended })

export const recordFailed = (pool: pg.Pool, key: SubmissionKey, from: Submission['state'], error: ProviderError): Promise<void> =>
  change(pool, key, from, { state: 'failed', errorCode: error.code, isCharged: error.isCharged, error: error.message, ...ended })

/** In the transaction that stores what was made. */
export async function markKept(tx: OpenTransaction, { callId, number }: SubmissionKey): Promise<void> {
  await tx.db
    .update(callSubmission)
    .set({ state: 'kept', isCharged: true, ...ended })
    .where(and(eq(callSubmission.callId, callId), eq(callSubmission.number, number)))
}

const ended = { finishedAt: sql`now()` as unknown as Date }
