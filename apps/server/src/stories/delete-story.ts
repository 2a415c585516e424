import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { media, run, story } from '../platform/database/schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { stopRun } from './cancel-run.ts'
import { type Viewer, requireOwn } from './story-access.ts'
import type { StoryServices } from './story-services.ts'

/** Takes an own story away at once, with its files; a run that goes on is cancelled and what it had not captured is released (HD-31). */
export async function deleteStory(services: StoryServices, request: { viewer: Viewer; storyId: string }): Promise<void> {
  const owned = await requireOwn(services.db, request.storyId, request.viewer)
  const [running] = await services.db
    .select({ id: run.id })
    .from(run)
    .where(and(eq(run.storyId, owned.id), eq(run.status, 'RUN_RUNNING')))
  if (running) await stopUnlessEnded(services, running.id)
  await inTransaction(services.pool, async (tx) => {
    await tx.db
      .update(story)
      .set({ deletedAt: sql`now()`, isPublished: false, isPublic: false })
      .where(eq(story.id, owned.id))
    await tx.db
      .update(media)
      .set({ isDeleted: true, updatedAt: sql`now()` })
      .where(eq(media.storyId, owned.id))
  })
}

async function stopUnlessEnded(services: StoryServices, runId: string): Promise<void> {
  try {
    await stopRun(services, runId)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
  }
}
