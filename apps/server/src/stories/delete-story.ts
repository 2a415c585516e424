import { and, asc, eq, sql } from 'drizzle-orm'
import { media, run, story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { cancelInTransaction } from '../runs/cancel-run.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

/**
 * Deletes an own story with its files; unfinished runs, side runs included, are cancelled and their uncaptured credits released (HD-31).
 */
export async function deleteStory(services: StoryServices, request: { viewer: Viewer; storyId: string }): Promise<void> {
  const { id } = await requireOwn(services.db, request.storyId, request.viewer)
  let stoppedRuns: readonly string[] | null = null
  while (!stoppedRuns) stoppedRuns = await inTransaction(services.pool, (tx) => softDeleteStory(tx, id))
  for (const runId of stoppedRuns) await services.durable.cancel(runId)
}

/**
 * Deletes a story with its files. Locks the runs before the story, as workers do. Returns the cancelled ones; null when one started meanwhile: nothing changed, and the
 * caller retries.
 */
export async function softDeleteStory(tx: OpenTransaction, storyId: string): Promise<readonly string[] | null> {
  const isRunning = and(eq(run.storyId, storyId), eq(run.status, 'RUN_RUNNING'))
  const locked = await tx.db.select({ id: run.id }).from(run).where(isRunning).orderBy(asc(run.id)).for('update')
  await tx.db.select({ id: story.id }).from(story).where(eq(story.id, storyId)).for('update')
  const running = await tx.db.select({ id: run.id }).from(run).where(isRunning).orderBy(asc(run.id))
  if (running.some(({ id }) => !locked.some((row) => row.id === id))) return null
  for (const { id } of running) await cancelInTransaction(tx, id)
  await tx.db
    .update(story)
    .set({ deletedAt: sql`now()`, isPublished: false, isPublic: false })
    .where(eq(story.id, storyId))
  await tx.db
    .update(media)
    .set({ isDeleted: true, updatedAt: sql`now()` })
    .where(eq(media.storyId, storyId))
  return running.map(({ id }) => id)
}
