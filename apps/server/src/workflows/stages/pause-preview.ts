import { eq, sql } from 'drizzle-orm'
import { story } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { services } from '../run/services.ts'

/** Ends a preview after its images: the story is paused, the run has succeeded (CD-06). */
export async function pausePreview(runId: string, storyId: string): Promise<void> {
  await inTransaction(services().pool, async (tx) => {
    await finishRun(tx, {
      runId,
      runStatus: 'RUN_SUCCESS',
      storyStatus: 'paused',
      step: 'completed',
      money: 'release',
      output: { story_id: storyId },
    })
    await tx.db
      .update(story)
      .set({ pausedAt: sql`now()` })
      .where(eq(story.id, storyId))
  })
}
