import type { StoryStatus } from '@fablecut/domain/story/status'
import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { lockRun, publishRunEvent } from './change-state.ts'

/** Publishes how many shots of a phase have finished or failed, counted in the database. */
export async function reportProgress(tx: OpenTransaction, runId: string, kind: 'image' | 'video'): Promise<void> {
  const { storyId, step } = await lockRun(tx, runId)
  const active = kind === 'image' ? sql`s.active_image_id` : sql`s.active_video_id`
  const { rows } = await tx.db.execute<{ done: number; total: number }>(sql`
    SELECT count(*)::int AS total,
           count(*) FILTER (WHERE ${active} IS NOT NULL OR EXISTS (
             SELECT 1 FROM media m WHERE m.story_id = s.story_id AND m.shot_id = s.shot_id AND m.resource_type = ${kind}
               AND m.status = 'failed' AND m.workflow_run_id = ${runId}))::int AS done
    FROM shot s WHERE s.story_id = ${storyId} AND NOT s.is_hidden`)
  const { done = 0, total = 0 } = rows[0] ?? {}
  await publishRunEvent(tx, { runId, storyId, status: step as StoryStatus, done, total })
}
