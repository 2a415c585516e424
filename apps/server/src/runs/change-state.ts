import type { StoryStatus } from '@fablecut/domain/story/status'
import { and, eq, sql } from 'drizzle-orm'
import { run, runEvent, story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { RunStopped } from './run-stopped.ts'
import { isSideRun } from './side-run.ts'

/** Postgres channel that announces a change of a run; the payload is the run's id. */
export const RUN_CHANNEL = 'fablecut_run'

export type RunState = {
  readonly runId: string
  readonly status: StoryStatus
  /** Units of the stage that are finished, e.g. shots with an image. */
  readonly done?: number
  readonly total?: number
  readonly error?: string | null
}

/** Takes the run's row lock and says whether it still goes on; everything that writes for a run asks first. Throws RunStopped. */
export async function lockRun(
  tx: OpenTransaction,
  runId: string,
): Promise<{ storyId: string; userId: string; kind: string; step: string }> {
  const [row] = await tx.db
    .select({ storyId: run.storyId, userId: run.userId, kind: run.kind, step: run.step })
    .from(run)
    .where(and(eq(run.id, runId), eq(run.status, 'RUN_RUNNING')))
    .for('update')
  if (!row) throw new RunStopped(runId)
  return row
}

/** One change of a run that goes on: story, run and event in the caller's transaction, so that no watcher sees half of it. A side run's story stays as it is. */
export async function changeState(tx: OpenTransaction, state: RunState): Promise<void> {
  const { storyId, kind } = await lockRun(tx, state.runId)
  if (!isSideRun(kind))
    await tx.db
      .update(story)
      .set({ status: state.status, statusMessage: null, updatedAt: sql`now()` })
      .where(eq(story.id, storyId))
  await tx.db.update(run).set({ step: state.status }).where(eq(run.id, state.runId))
  await publishRunEvent(tx, { ...state, storyId })
}

/** Adds the event and wakes the streams when the transaction commits. */
export async function publishRunEvent(tx: OpenTransaction, state: RunState & { storyId: string }): Promise<void> {
  await tx.db.insert(runEvent).values({
    runId: state.runId,
    storyId: state.storyId,
    status: state.status,
    error: state.error ?? null,
    done: state.done ?? 0,
    total: state.total ?? 0,
  })
  await tx.db.execute(sql`SELECT pg_notify(${RUN_CHANNEL}, ${state.runId})`)
}
