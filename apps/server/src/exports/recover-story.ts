import { AppError } from '@fablecut/contracts/errors/app-error'
import { canRecover, isInProgress } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { eq } from 'drizzle-orm'
import { story, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { requireSpace } from '../media/require-space.ts'
import { startRun } from '../runs/start-run.ts'
import { readDocument } from '../editor/own-document.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { type StoryRow, type Viewer, requireOwn } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

const PATH = '/stories/workflow/rebuild_timeline_and_export'

export type Recovery = { workflowRunId: string; status: 'processing:generating_timeline' | 'processing:user_exporting_video' }

/**
 * Rebuilds the timeline from the finished shots and exports it, or exports only; free of charge. 409 while a run is unfinished or without
 * anything to export.
 */
export async function recoverStory(
  services: StoryServices,
  request: { viewer: Viewer; storyId: string; rebuildTimeline: boolean; reselectMusic: boolean; idempotencyKey: string | null },
): Promise<Recovery> {
  const owned = await requireOwn(services.db, request.storyId, request.viewer)
  await requireSpace(services, owned.userId)
  const body = { story_id: request.storyId, rebuild_timeline: request.rebuildTimeline, force_music_reselection: request.reselectMusic }
  return withIdempotencyKey(services.pool, { userId: owned.userId, path: PATH, key: request.idempotencyKey, body }, async (tx) => {
    const [row] = await tx.db.select().from(story).where(eq(story.id, owned.id)).for('update')
    if (!row || row.deletedAt !== null) throw new AppError('STORY_NOT_FOUND')
    await requireExportable(tx, row, request.rebuildTimeline)
    const { document } = await readDocument(tx, row)
    await keepVersion(tx, services, { story: row, document, cause: 'export' })
    const status = request.rebuildTimeline ? 'processing:generating_timeline' : 'processing:user_exporting_video'
    const runId = newId()
    await startRun(tx, services, {
      runId,
      storyId: row.id,
      userId: row.userId,
      kind: request.rebuildTimeline ? 'recover' : 'export',
      costKey: null,
      credits: 0,
      usesFreeStory: false,
      status,
      input: { reselect_music: request.reselectMusic },
    })
    return { workflowRunId: runId, status }
  })
}

async function requireExportable(tx: OpenTransaction, row: StoryRow, rebuild: boolean): Promise<void> {
  const status = row.status as StoryStatus
  if (isInProgress(status)) throw new AppError('RUN_IN_PROGRESS')
  if (status !== 'completed' && !canRecover(status)) throw new AppError('CONFLICT', { message: 'This story cannot be recovered' })
  if (rebuild) return
  const [document] = await tx.db.select({ id: timeline.storyId }).from(timeline).where(eq(timeline.storyId, row.id))
  if (!document) throw new AppError('CONFLICT', { message: 'This story has no timeline yet' })
}
