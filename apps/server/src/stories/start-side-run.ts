import { AppError } from '@fablecut/contracts/errors/app-error'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { isInProgress } from '@fablecut/domain/story/status-rules'
import { eq } from 'drizzle-orm'
import { story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { DurableClient } from '../platform/durable/client.ts'
import type { SideRunKind } from '../workflows/run/side-run.ts'
import { addRun } from './start-run.ts'
import type { StoryRow } from './story-access.ts'

export type SideRunStart = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly kind: SideRunKind
  /** The name of the workflow that does it; its one argument is the run's id. */
  readonly workflow: string
  /** Null: free, and no entry in the ledger. */
  readonly costKey: string | null
  readonly credits: number
  /** What the run needs to know; with `receipt`, how its price is split over shots. */
  readonly input: Record<string, unknown>
}

/**
 * Adds a side run to a story: hold, row, event and queue in the caller's transaction; the story itself stays as it is and can be edited.
 * The story's row has to be locked before (`lockIdleStory`). 402 Insufficient credits, 429 TOO_MANY_RUNS.
 */
export async function startSideRun(tx: OpenTransaction, durable: DurableClient, start: SideRunStart): Promise<void> {
  await addRun(tx, durable, { ...start, usesFreeStory: false, status: 'pending' })
}

/** Locks a story that a side run is to work on. 404 when it was deleted, 409 RUN_IN_PROGRESS while a run has it in its hands. */
export async function lockIdleStory(tx: OpenTransaction, storyId: string): Promise<StoryRow> {
  const [row] = await tx.db.select().from(story).where(eq(story.id, storyId)).for('update')
  if (!row || row.deletedAt !== null) throw new AppError('STORY_NOT_FOUND')
  if (isInProgress(row.status as StoryStatus)) throw new AppError('RUN_IN_PROGRESS')
  return row
}
