import type { RunStatus, StoryStatus } from '@fablecut/domain/story/status'
import { eq, sql } from 'drizzle-orm'
import { lockRunBilling } from '../credits/run-billing.ts'
import { settleRun } from '../credits/settle-run.ts'
import { run, story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { lockRun, publishRunEvent } from './change-state.ts'
import { isSideRun } from './side-run.ts'

export type RunEnd = {
  readonly runId: string
  readonly runStatus: Exclude<RunStatus, 'RUN_RUNNING'>
  /** New status of the story, unless the run is a side run. */
  readonly storyStatus: StoryStatus
  /** The last event of the stream, if different from the story's status (a finished preview: `completed` over `paused`, CD-06). */
  readonly step?: StoryStatus
  readonly error?: string
  readonly output?: Record<string, unknown>
  readonly money: 'release' | 'refund'
}

/** Ends a run once: story, run, event and credits in one transaction. Throws RunStopped when it has ended before. */
export async function finishRun(tx: OpenTransaction, end: RunEnd): Promise<void> {
  const { storyId, kind } = await lockRun(tx, end.runId)
  const [before] = await tx.db.select({ usedFreeStory: run.usedFreeStory }).from(run).where(eq(run.id, end.runId))
  const step = end.step ?? end.storyStatus
  await tx.db
    .update(run)
    .set({ status: end.runStatus, step, error: end.error ?? null, output: end.output ?? null, finishedAt: sql`now()` })
    .where(eq(run.id, end.runId))
  if (!isSideRun(kind))
    await tx.db
      .update(story)
      .set({ status: end.storyStatus, statusMessage: end.error ?? null, updatedAt: sql`now()` })
      .where(eq(story.id, storyId))
  await settleRun(tx, await lockRunBilling(tx, end.runId), end.money, before?.usedFreeStory ?? false)
  await publishRunEvent(tx, { runId: end.runId, storyId, status: step, error: end.error ?? null })
}

/**
 * Ends an incomplete resume: the story is a paused preview again with everything generated so far, and can be resumed. A failure's `error`
 * becomes the story's message; a cancellation has none.
 */
export async function returnToPreview(tx: OpenTransaction, end: Omit<RunEnd, 'storyStatus'>): Promise<void> {
  await finishRun(tx, { ...end, storyStatus: 'paused' })
  const message = end.runStatus === 'RUN_CANCELED' ? null : (end.error ?? null)
  const [row] = await tx.db.select({ storyId: run.storyId }).from(run).where(eq(run.id, end.runId))
  await tx.db.update(story).set({ resumedAt: null, statusMessage: message }).where(eq(story.id, row!.storyId))
}
