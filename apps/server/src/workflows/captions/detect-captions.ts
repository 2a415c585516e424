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
import { hearSound } from './hear-sound.ts'

/** What people read where no engine said why. */
const NOT_HEARD = 'This sound could not be listened to. Nothing was charged'

/** Listens to the sounds of a story and makes captions of what is said in them; the story can be edited meanwhile. A sound that fails fails the whole. */
defineWorkflow(detectCaptions, async (runId: string): Promise<void> => {
  try {
    const { userId, mediaIds } = await step('read the run', () => outline(runId))
    const { failed } = await runShots(hearSound, { runId, userId, queue: 'speech', shotIds: mediaIds })
    if (failed[0]) {
      const { message } = failed[0]
      return await step('fail the run', () => failSideRun(runId, message === GENERATION_ERROR ? NOT_HEARD : message))
    }
    await step('finish', () => finishCaptions(runId))
  } catch (error) {
    if (isCancelledOrSuperseded(error)) throw error
    if (isStopped(error)) return
    services().log.error('a detection of captions failed unexpectedly', { runId, error: String(error) })
    await step('fail the run', () => failSideRun(runId, 'Something went wrong'))
  }
})

async function outline(runId: string) {
  const { userId, asked } = await readCaptionsRun(runId)
  return { userId, mediaIds: mediaIdsOf(asked) }
}
