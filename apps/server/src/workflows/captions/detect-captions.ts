import { defineWorkflow, isCancelledOrSuperseded, step } from '../../platform/durable/workflow.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { isStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'
import { GENERATION_ERROR } from '../run/shot-work.ts'
import { runShots } from '../stages/run-shots.ts'
import { detectCaptions } from '../../runs/workflow-names.ts'
import { mediaIdsOf } from '../../editor/captions-input.ts'
import { readCaptionsRun } from './captions-run.ts'
import { finishCaptions } from './finish-captions.ts'
import { transcribeFile } from './transcribe-file.ts'

/** User-facing message for failures without a reason of their own. */
const TRANSCRIPTION_FAILED = 'This sound could not be listened to. Nothing was charged'

/** Transcribes the audio of a story into captions while it stays editable. One failed file fails the run. */
defineWorkflow(detectCaptions, async (runId: string): Promise<void> => {
  try {
    const { userId, mediaIds } = await step('read the run', () => outline(runId))
    const { failed } = await runShots(transcribeFile, { runId, userId, queue: 'speech', shotIds: mediaIds })
    if (failed[0]) {
      const message = failureMessage(failed[0].message)
      return await step('fail the run', () => failSideRun(runId, message))
    }
    await step('finish', () => finishCaptions(runId))
  } catch (error) {
    if (isCancelledOrSuperseded(error)) throw error
    if (isStopped(error)) return
    services().log.error('a detection of captions failed unexpectedly', { runId, error: String(error) })
    await step('fail the run', () => failSideRun(runId, 'Something went wrong'))
  }
})

/** A refusal says why; other failures have a message of their own. */
export const failureMessage = (message: string): string => (message === GENERATION_ERROR ? TRANSCRIPTION_FAILED : message)

async function outline(runId: string) {
  const { userId, input } = await readCaptionsRun(runId)
  return { userId, mediaIds: mediaIdsOf(input) }
}
