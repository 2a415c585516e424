import { AppError } from '@fablecut/contracts/errors/app-error'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { phaseOf } from '@fablecut/domain/story/transitions'
import { eq, sql } from 'drizzle-orm'
import { run } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { finishRun, returnToPreview } from './finish-run.ts'
import { moneyAtEarlyEnd } from './money-at-early-end.ts'
import { RunStopped } from './run-stopped.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

/** Status message of a cancelled run (CD-113). */
export const CANCELLED = 'Workflow was canceled'

/** Cancels a run of an own story: nothing further starts, uncaptured credits are released, finished shots stay. 409 when it has ended. */
export async function cancelRun(services: StoryServices, request: { viewer: Viewer; runId: string }): Promise<void> {
  if (!request.viewer) throw new AppError('UNAUTHORIZED')
  const [row] = await services.db.select().from(run).where(eq(run.id, request.runId))
  if (!row) throw new AppError('NOT_FOUND')
  await requireOwn(services.db, row.storyId, request.viewer)
  await stopRun(services, row.id)
}

/** Cancels a run of any account, for staff. 404 for an unknown run, 409 when it has ended. */
export async function cancelAnyRun(services: StoryServices, runId: string): Promise<void> {
  const [row] = await services.db.select({ id: run.id }).from(run).where(eq(run.id, runId))
  if (!row) throw new AppError('NOT_FOUND')
  await stopRun(services, row.id)
}

/** Ends the run in the database first; the cancelled workflow then finds it ended. 409 when it had ended before. */
async function stopRun(services: StoryServices, runId: string): Promise<void> {
  try {
    await inTransaction(services.pool, (tx) => cancelInTransaction(tx, runId))
  } catch (error) {
    if (error instanceof RunStopped) throw new AppError('CONFLICT', { message: 'This run has ended already', cause: error })
    throw error
  }
  await services.durable.cancel(runId)
}

/**
 * Ends a run as cancelled in the caller's transaction; a cancelled resume returns the story to a paused preview with its clips. Throws
 * RunStopped when it had ended before.
 */
export async function cancelInTransaction(tx: OpenTransaction, runId: string): Promise<void> {
  const [row] = await tx.db
    .update(run)
    .set({ cancelRequestedAt: sql`now()` })
    .where(eq(run.id, runId))
    .returning({ kind: run.kind, step: run.step, input: run.input })
  if (!row) throw new RunStopped(runId)
  const end = { runId, runStatus: 'RUN_CANCELED', error: CANCELLED, money: moneyAtEarlyEnd(row.input) } as const
  if (row.kind !== 'resume') return finishRun(tx, { ...end, storyStatus: statusAfter(row) })
  await returnToPreview(tx, { ...end, step: 'failed' })
}

/** A generated story stays complete when only its recovery or export was cancelled, and Recover is offered. */
export function statusAfter({ kind, step }: { kind: string; step: string }): StoryStatus {
  const phase = phaseOf(step as StoryStatus)
  return phase && (kind === 'recover' || kind === 'export') ? `failed:${phase}` : 'failed'
}
