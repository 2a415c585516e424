import { AppError } from '@fablecut/contracts/errors/app-error'
import { receiptPlan } from '@fablecut/domain/pricing/receipt-plan'
import { and, asc, eq, sql } from 'drizzle-orm'
import { shot, story } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import { type OnceKey, once } from './once.ts'
import { priceOf, requireExpected } from './require-price.ts'
import { requireFreeDisk, startRun } from './start-run.ts'
import type { GeneratedCategory, StartedRun } from './start-generation.ts'
import { type StoryRow, type Viewer, requireOwn } from './story-access.ts'
import type { StoryServices } from './story-services.ts'

const PATH = '/stories/workflow/resume'

/** Goes on from a paused preview: a new run with its own hold over the visible shots; 409 when the story is not paused (CD-06, CD-94). */
export async function resumePreview(
  services: StoryServices,
  request: { viewer: Viewer; storyId: string; expectedCredits?: number; idempotencyKey: string | null },
): Promise<Omit<StartedRun, 'status'> & { status: 'processing:generating_videos'; category: GeneratedCategory }> {
  const owned = await requireOwn(services.db, request.storyId, request.viewer)
  await requireFreeDisk(services.storage)
  const { userId } = owned
  const key: OnceKey = { userId, path: PATH, key: request.idempotencyKey, body: { story_id: request.storyId } }
  return once(services.pool, key, async (tx) => {
    const [row] = await tx.db.select().from(story).where(eq(story.id, request.storyId)).for('update')
    if (!row || row.deletedAt !== null) throw new AppError('STORY_NOT_FOUND')
    if (row.status !== 'paused') throw new AppError('STORY_NOT_PAUSED')
    const shotIds = await visibleShotIds(tx.db, row.id)
    const price = priceOf(services.prices, 'story.resume', resumeFacts(row, shotIds.length))
    requireExpected(price.credits, request.expectedCredits)
    const receipt = receiptPlan(price, shotIds.length).map((share) => ({
      ...share,
      shotId: share.shotIndex === null ? null : shotIds[share.shotIndex],
    }))
    const runId = newId()
    await tx.db
      .update(story)
      .set({ resumedAt: sql`now()` })
      .where(eq(story.id, row.id))
    const status = 'processing:generating_videos' as const
    await startRun(tx, services.durable, {
      runId,
      storyId: row.id,
      userId,
      kind: 'resume',
      costKey: 'story.resume',
      credits: price.credits,
      usesFreeStory: false,
      status,
      input: { receipt },
    })
    return { workflowRunId: runId, status, category: row.categoryId as GeneratedCategory }
  })
}

/** What the price of resuming depends on; also for an estimate. */
export function resumeFacts(row: StoryRow, visibleShots: number): Record<string, unknown> {
  return { category_id: row.categoryId, category_inputs: row.categoryInputs, visible_shots: visibleShots }
}

/** Shots a resume makes clips of: those with a picture, in order. */
export async function visibleShotIds(db: Pick<StoryServices['db'], 'select'>, storyId: string): Promise<string[]> {
  const rows = await db
    .select({ shotId: shot.shotId })
    .from(shot)
    .where(and(eq(shot.storyId, storyId), sql`NOT ${shot.isHidden} AND ${shot.activeImageId} IS NOT NULL`))
    .orderBy(asc(shot.lexorank), asc(shot.shotId))
  return rows.map((row) => row.shotId)
}
