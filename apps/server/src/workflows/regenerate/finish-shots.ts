import { and, asc, eq } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'
import { GENERATION_ERROR } from '../run/shot-work.ts'

type TakeRow = Pick<typeof media.$inferSelect, 'id' | 'shotId' | 'resourceType' | 'status' | 'statusMessage'>

const MEDIUM = { image: 'image', video: 'video', audio: 'audio-voice-over' } as const

/** Ends a run that generated media of shots: it succeeds if any take did. The output lists takes and failures (CD-93, CD-112). */
export async function finishShots(runId: string, storyId: string): Promise<void> {
  const { pool } = services()
  const { output, message } = takesOutcome(storyId, await readTakeRows(runId, storyId))
  if (message !== null) return failSideRun(runId, message, output)
  try {
    await inTransaction(pool, (tx) =>
      finishRun(tx, { runId, runStatus: 'RUN_SUCCESS', storyStatus: 'completed', money: 'release', output }),
    )
  } catch (error) {
    // After a crash between the commit and the step's record, or cancelled with the last take.
    if (!(error instanceof RunStopped)) throw error
  }
}

/** The finished and failed takes of a run. */
export const readTakeRows = (runId: string, storyId: string): Promise<TakeRow[]> =>
  services()
    .db.select()
    .from(media)
    .where(and(eq(media.workflowRunId, runId), eq(media.storyId, storyId)))
    .orderBy(asc(media.createdAt), asc(media.id))

/** The output of a run with these takes; `message`: why it failed, null when any take succeeded. */
export function takesOutcome(storyId: string, rows: readonly TakeRow[]) {
  const results = rows.map(({ id, shotId, resourceType, status, statusMessage }) => ({
    shot_id: shotId,
    media_type: MEDIUM[resourceType as keyof typeof MEDIUM],
    media_id: id,
    status,
    message: statusMessage,
  }))
  const takes = results.filter((result) => result.status === 'completed')
  const failed = results.filter((result) => result.status === 'failed')
  const message = takes.length > 0 ? null : (failed[0]?.message ?? GENERATION_ERROR)
  return { output: { story_id: storyId, takes, failed }, message }
}
