import type { StoryStatus } from '@fablecut/domain/story/status'
import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { lockRun, publishRunEvent } from '../../runs/change-state.ts'

/** Publishes how many takes of a run have finished or failed, counted in the database. */
export async function reportTakes(tx: OpenTransaction, runId: string): Promise<void> {
  const { storyId, step } = await lockRun(tx, runId)
  const { rows } = await tx.db.execute<{ done: number; total: number }>(sql`
    SELECT (SELECT count(*)::int FROM media WHERE workflow_run_id = ${runId}) AS done,
           COALESCE(
             jsonb_array_length(input->'shape'->'image_shot_ids') + jsonb_array_length(input->'shape'->'clip_shot_ids'),
             (SELECT sum(jsonb_array_length(ids))::int FROM jsonb_each(input->'by_medium') AS made(medium, ids)),
             jsonb_array_length(input->'media') * jsonb_array_length(input->'shot_ids')
           ) AS total
    FROM run WHERE id = ${runId}`)
  const { done = 0, total = 0 } = rows[0] ?? {}
  await publishRunEvent(tx, { runId, storyId, status: step as StoryStatus, done, total })
}
