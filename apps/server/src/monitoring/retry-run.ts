import { AppError } from '@fablecut/contracts/errors/app-error'
import type { RunDetails } from '@fablecut/contracts/operations/admin/runs'
import { canRecover, isInProgress } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { eq } from 'drizzle-orm'
import { recoverStory } from '../exports/recover-story.ts'
import { run, story } from '../platform/database/schema.ts'
import type { Database } from '../platform/database/client.ts'
import { requeueRun } from './requeue-run.ts'
import type { StoryServices } from '../platform/story-services.ts'

type RetriedRun = {
  readonly userId: string
  readonly storyId: string
  readonly storyStatus: StoryStatus
  readonly retry: RunDetails['retry']
}

/** How the run can be retried; null: not at all. */
export const retryOf = async (db: Database, runId: string): Promise<RunDetails['retry']> => (await readRetry(db, runId))?.retry ?? null

/**
 * Retries a run of any account without charging it again: requeues unfinished work, or recovers the film of a failed run. Returns the run that continues.
 * 404 for an unknown run; 409 for one that has ended otherwise, or whose work all waits in a queue.
 */
export async function retryRun(services: StoryServices, runId: string): Promise<string> {
  const found = await readRetry(services.db, runId)
  if (!found) throw new AppError('NOT_FOUND')
  const { retry, userId, storyId, storyStatus } = found
  if (retry === 'requeue') {
    if ((await requeueRun(services.db, runId)) > 0) return runId
    throw new AppError('CONFLICT', { message: 'All work of this run waits in a queue already' })
  }
  if (retry === null) throw new AppError('CONFLICT', { message: 'This run has ended, and only its creator can start another one' })
  const viewer = { id: userId, teamId: null }
  // An edited timeline is exported as it is.
  const rebuildTimeline = storyStatus !== 'failed:user_exporting_video'
  const recovery = await recoverStory(services, { viewer, storyId, rebuildTimeline, reselectMusic: false, idempotencyKey: null })
  return recovery.workflowRunId
}

async function readRetry(db: Database, runId: string): Promise<RetriedRun | null> {
  const [row] = await db.select().from(run).innerJoin(story, eq(story.id, run.storyId)).where(eq(run.id, runId))
  if (!row) return null
  return { userId: row.run.userId, storyId: row.run.storyId, storyStatus: row.story.status as StoryStatus, retry: retryFor(row) }
}

/** A failed run is recovered only as long as it is the last one of its story. */
function retryFor({
  run: { id, status },
  story: of,
}: {
  run: typeof run.$inferSelect
  story: typeof story.$inferSelect
}): RunDetails['retry'] {
  if (status === 'RUN_RUNNING') return 'requeue'
  const storyStatus = of.status as StoryStatus
  const isLast = of.workflowRunId === id && of.deletedAt === null && !isInProgress(storyStatus)
  return status === 'RUN_FAILED' && isLast && canRecover(storyStatus) ? 'recover' : null
}
