import { and, eq, sql } from 'drizzle-orm'
import { media, run, story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { endCancelled } from './cancel-run.ts'
import { type Viewer, requireOwn } from './story-access.ts'
import type { StoryServices } from './story-services.ts'

/** Takes an own story away at once, with its files; a run that goes on is cancelled and what it had not captured is released (HD-31). */
export async function deleteStory(services: StoryServices, request: { viewer: Viewer; storyId: string }): Promise<void> {
  const { id } = await requireOwn(services.db, request.storyId, request.viewer)
  let taken: Taken | null = null
  while (!taken) taken = await inTransaction(services.pool, (tx) => takeAway(tx, id))
  if (taken.stoppedRun) await services.durable.cancel(taken.stoppedRun)
}

type Taken = { readonly stoppedRun: string | null }

/** Locks the run before the story, as workers do. Null when a run began meanwhile: nothing has happened then, and it takes another look. */
async function takeAway(tx: OpenTransaction, storyId: string): Promise<Taken | null> {
  const goesOn = and(eq(run.storyId, storyId), eq(run.status, 'RUN_RUNNING'))
  const [locked] = await tx.db.select({ id: run.id }).from(run).where(goesOn).for('update')
  await tx.db.select({ id: story.id }).from(story).where(eq(story.id, storyId)).for('update')
  const [running] = await tx.db.select({ id: run.id }).from(run).where(goesOn)
  if (running?.id !== locked?.id) return null
  if (running) await endCancelled(tx, running.id)
  await tx.db
    .update(story)
    .set({ deletedAt: sql`now()`, isPublished: false, isPublic: false })
    .where(eq(story.id, storyId))
  await tx.db
    .update(media)
    .set({ isDeleted: true, updatedAt: sql`now()` })
    .where(eq(media.storyId, storyId))
  return { stoppedRun: running?.id ?? null }
}
