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
  /** Finished units of the phase, e.g. shots with an image. */
  readonly done?: number
  readonly total?: number
  readonly error?: string | null
}

/** Locks a running run; called before every write of a run. Throws RunStopped when it has ended. */
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

/** Changes the phase of a run: story, run and event in the caller's transaction. The story of a side run is unchanged. */
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

/** Inserts the event and notifies the streams at commit. */
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
