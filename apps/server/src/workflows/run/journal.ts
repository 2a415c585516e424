import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { retryDuringOutage } from '../../platform/outage/outage.ts'
import { call } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { engineCalls, engineDuration } from '../../platform/metrics/metrics.ts'
import type { SpanAttributes } from '../../platform/tracing/span-recorder.ts'
import { withSpan } from '../../platform/tracing/tracing.ts'
import { lockRun } from '../../runs/change-state.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { isInterrupted } from './interrupted.ts'

export type CallKey = {
  /** Derived from run, step, shot and attempt, so that a repeated step finds its own call. */
  readonly id: string
  readonly runId: string
  readonly shotId?: string
  /** `sheet`, `song`, `title`, `script`, `direct`, `speech`, `music`, `image`, `video`. */
  readonly kind: string
  /** `provider/model`. */
  readonly engine: string
  /** Whether the engine runs on this machine, so that repeating the call is free of charge. */
  readonly isLocal: boolean
}

export type JournalledResult = Record<string, unknown>

/** Calls to hosted providers whose response was lost in a crash are repeated at most once, at our cost. */
const MAX_HOSTED_SUBMISSIONS = 2

/**
 * Calls an engine so that a crash neither loses a finished result nor applies it twice: intent -> submitted -> (the engine works) -> `save` and done
 * in one transaction. A finished call returns its journalled result. `save` stores the effects (media, shot, credits) and returns what later steps
 * need. Errors of `generate` are journalled and rethrown.
 */
export async function journalCall<Made>(
  pool: pg.Pool,
  key: CallKey,
  generate: () => Promise<Made>,
  save: (tx: OpenTransaction, generated: Made) => Promise<JournalledResult>,
): Promise<JournalledResult> {
  const opened = await inTransaction(pool, (tx) => openSubmission(tx, key))
  if (opened.result) return opened.result
  try {
    const generated = await withSpan(`engine ${key.kind}`, { kind: 'client', attributes: attributesOf(key) }, () =>
      measureCall(key, generate),
    )
    // A result may have been paid for: it is saved after an outage, not made again.
    return await retryDuringOutage(() => inTransaction(pool, (tx) => closeCall(tx, key, opened.submission, () => save(tx, generated))))
  } catch (error) {
    if (!(error instanceof RunStopped) && !isInterrupted(error)) await retryDuringOutage(() => failCall(pool, key, error))
    throw error
  }
}

const attributesOf = ({ id, runId, shotId, engine, isLocal }: CallKey): SpanAttributes => ({
  'fablecut.call.id': id,
  'fablecut.run.id': runId,
  'fablecut.engine': engine,
  'fablecut.engine.place': isLocal ? 'builtin' : 'hosted',
  ...(shotId !== undefined && { 'fablecut.shot.id': shotId }),
})

async function measureCall<Made>({ kind, isLocal }: CallKey, generate: () => Promise<Made>): Promise<Made> {
  const labels = { kind, place: isLocal ? 'builtin' : 'hosted' }
  const stopTimer = engineDuration.startTimer(labels)
  try {
    const generated = await generate()
    engineCalls.inc({ ...labels, outcome: 'done' })
    return generated
  } catch (error) {
    engineCalls.inc({ ...labels, outcome: 'failed' })
    throw error
  } finally {
    stopTimer()
  }
}

async function openSubmission(tx: OpenTransaction, key: CallKey): Promise<{ result?: JournalledResult; submission: number }> {
  const known = await openCall(tx, key)
  if (known.result) return { result: known.result, submission: known.submissions }
  const submission = known.submissions + 1
  if (!key.isLocal && submission > MAX_HOSTED_SUBMISSIONS) throw new Error(`The outcome of the call ${key.id} is unknown`)
  await countSubmission(tx, key.id, submission)
  return { submission }
}

/** Inserts the call unless it is known, and locks it. `result`: that of a finished call. */
export async function openCall(
  tx: OpenTransaction,
  { id, runId, shotId, kind, engine }: Omit<CallKey, 'isLocal'>,
): Promise<{ readonly result?: JournalledResult; readonly submissions: number }> {
  await lockRun(tx, runId)
  await tx.db
    .insert(call)
    .values({ id, runId, shotId: shotId ?? null, kind, engine, state: 'intent' })
    .onConflictDoNothing()
  const [known] = await tx.db.select().from(call).where(eq(call.id, id)).for('update')
  return { ...(known?.state === 'done' && { result: known.result ?? {} }), submissions: known?.submissions ?? 0 }
}

/** Records that a submission, counted from 1, is about to be made; earlier ones no longer count. */
export async function countSubmission(tx: OpenTransaction, callId: string, submission: number): Promise<void> {
  await tx.db.update(call).set({ state: 'submitted', submissions: submission, error: null }).where(eq(call.id, callId))
}

/** Saves the result of a submission, unless a later one was made or another worker has finished the call. */
export async function closeCall(
  tx: OpenTransaction,
  key: Pick<CallKey, 'id' | 'runId'>,
  submission: number,
  save: () => Promise<JournalledResult>,
): Promise<JournalledResult> {
  await lockRun(tx, key.runId)
  const [known] = await tx.db.select().from(call).where(eq(call.id, key.id)).for('update')
  // Another worker finished the call meanwhile: its result counts, ours is dropped.
  if (known?.state === 'done') return known.result ?? {}
  if (known?.submissions !== submission) throw new RunStopped(key.runId)
  const result = await save()
  await tx.db
    .update(call)
    .set({ state: 'done', result, finishedAt: sql`now()` })
    .where(eq(call.id, key.id))
  return result
}

export async function failCall(pool: pg.Pool, key: Pick<CallKey, 'id'>, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  await pool.query("UPDATE call SET state = 'failed', error = $2, finished_at = now() WHERE id = $1 AND state = 'submitted'", [
    key.id,
    message,
  ])
}
