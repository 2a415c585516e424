import { and, eq } from 'drizzle-orm'
import { mediaUrl, thumbnailUrl } from '../../media/media-url.ts'
import { media } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { isStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'

/** Ends the run with its result as output. */
export async function finishActionVideo(runId: string): Promise<void> {
  const isResult = and(eq(media.workflowRunId, runId), eq(media.role, 'take'), eq(media.status, 'completed'))
  const [video] = await services().db.select().from(media).where(isResult)
  if (!video) throw new Error(`The run ${runId} has no video`)
  const { width, height, duration, has_audio } = video.metadata
  const output = {
    media_id: video.id,
    video_url: mediaUrl(video),
    thumbnail_url: thumbnailUrl(video.id),
    ai_model: video.aiModel,
    width,
    height,
    duration,
    has_audio,
  }
  try {
    await inTransaction(services().pool, (tx) =>
      finishRun(tx, { runId, runStatus: 'RUN_SUCCESS', storyStatus: 'completed', money: 'release', output }),
    )
  } catch (error) {
    // After a crash between the commit and the step's record, or cancelled at the end.
    if (!isStopped(error)) throw error
  }
}
