import { and, asc, eq } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'

const MEDIUM = { image: 'image', video: 'video', audio: 'audio-voice-over' } as const

/** Ends a run that generated media of shots: it succeeds if any take did. The output lists takes and failures (CD-93, CD-112). */
export async function finishShots(runId: string, storyId: string): Promise<void> {
  const { db, pool } = services()
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.workflowRunId, runId), eq(media.storyId, storyId)))
    .orderBy(asc(media.createdAt), asc(media.id))
  const results = rows.map(({ id, shotId, resourceType, status, statusMessage }) => ({
    shot_id: shotId,
    media_type: MEDIUM[resourceType as keyof typeof MEDIUM],
    media_id: id,
    status,
    message: statusMessage,
  }))
  const [takes, failed] = [
    results.filter((result) => result.status === 'completed'),
    results.filter((result) => result.status === 'failed'),
  ]
  const output = { story_id: storyId, takes, failed }
  if (takes.length === 0) return failSideRun(runId, failed[0]?.message ?? 'Generation Error', output)
  try {
    await inTransaction(pool, (tx) =>
      finishRun(tx, { runId, runStatus: 'RUN_SUCCESS', storyStatus: 'completed', money: 'release', output }),
    )
  } catch (error) {
    // After a crash between the commit and the step's record, or cancelled with the last take.
    if (!(error instanceof RunStopped)) throw error
  }
}
