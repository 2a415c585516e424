import { AppError } from '@fablecut/contracts/errors/app-error'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { and, eq, sql } from 'drizzle-orm'
import { holdCredits } from '../credits/hold-credits.ts'
import { wallet } from '../platform/database/credits-schema.ts'
import { run, story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { publishRunEvent } from './change-state.ts'
import type { RunKind } from './read-run.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { makeStory } from './workflow-names.ts'

export type RunStart = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly kind: RunKind
  readonly costKey: string | null
  readonly credits: number
  readonly usesFreeStory: boolean
  readonly status: 'pending' | 'processing:generating_videos' | 'processing:generating_timeline' | 'processing:user_exporting_video'
  readonly input?: Record<string, unknown>
}

type RunInput = Omit<RunStart, 'status'> & { readonly workflow: string; readonly status: StoryStatus }

/** Services that every start needs. */
export type StartServices = Pick<StoryServices, 'durable' | 'limits'>

/** Starts a run that locks an existing story: hold, row, event and queue in the caller's transaction. */
export async function startRun(tx: OpenTransaction, services: StartServices, start: RunStart): Promise<void> {
  await tx.db
    .update(story)
    .set({ status: start.status, statusMessage: null, workflowRunId: start.runId, updatedAt: sql`now()` })
    .where(eq(story.id, start.storyId))
  await addRun(tx, services, { ...start, workflow: makeStory })
  if (start.usesFreeStory)
    await tx.db
      .update(wallet)
      .set({ freeStoriesLeft: sql`free_stories_left - 1` })
      .where(eq(wallet.userId, start.userId))
}

/** Starts a run of any kind: hold, row, first event and queue in the caller's transaction. 402, 429 TOO_MANY_RUNS. */
export async function addRun(tx: OpenTransaction, { durable, limits }: StartServices, start: RunInput): Promise<void> {
  await requireRunLimit(tx, start.userId, limits.unfinishedRuns)
  const { runId, storyId, userId, kind, workflow, status, costKey, credits, usesFreeStory, input = {} } = start
  await tx.db.insert(run).values({
    id: runId,
    storyId,
    userId,
    kind,
    workflow,
    status: 'RUN_RUNNING',
    step: status,
    input,
    costKey,
    priceCredits: credits,
    usedFreeStory: usesFreeStory,
  })
  if (costKey !== null) {
    const note = usesFreeStory ? { note: 'Free story' } : {}
    await holdCredits(tx, { userId, credits, costKey, storyId, runId, ...note })
  }
  await publishRunEvent(tx, { runId, storyId, status })
  await durable.enqueueInTransaction(tx.client, { workflow, id: runId, queue: 'runs', partition: userId }, runId)
}

/**
 * Throws 429 TOO_MANY_RUNS, or 401 when the account was deleted meanwhile. Locks the wallet, so that concurrent starts of one user count
 * each other.
 */
async function requireRunLimit(tx: OpenTransaction, userId: string, maxUnfinished: number): Promise<void> {
  const [money] = await tx.db.select({ closedAt: wallet.closedAt }).from(wallet).where(eq(wallet.userId, userId)).for('update')
  if (money?.closedAt) throw new AppError('UNAUTHORIZED')
  const unfinished = await tx.db.$count(run, and(eq(run.userId, userId), eq(run.status, 'RUN_RUNNING')))
  if (unfinished >= maxUnfinished) throw new AppError('TOO_MANY_RUNS')
}
