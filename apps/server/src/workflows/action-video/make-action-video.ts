import { defineWorkflow, isCancelledOrSuperseded, step } from '../../platform/durable/workflow.ts'
import { addLogContext } from '../../platform/logging/log-context.ts'
import { isStopped } from '../../runs/run-stopped.ts'
import { readRun } from '../../runs/read-run.ts'
import { makeActionVideo } from '../../runs/workflow-names.ts'
import { services } from '../run/services.ts'
import { enterStage } from '../stages/enter-stage.ts'
import { failRun } from '../stages/fail-run.ts'
import { runShots } from '../stages/run-shots.ts'
import { finishActionVideo } from './finish-action-video.ts'
import { ACTION_CLIP, generateActionClip } from './generate-action-clip.ts'

const PHASE = 'generating_videos'

/** Makes an action video: one clip, which is its result. */
defineWorkflow(makeActionVideo, async (runId: string): Promise<void> => {
  try {
    const userId = await step('read the run', async () => (await readRun(services().db, runId)).userId)
    addLogContext({ accountId: userId })
    await enterStage(runId, PHASE, 1)
    const { failed } = await runShots(generateActionClip, { runId, userId, queue: 'videos', shotIds: [ACTION_CLIP] })
    const [failure] = failed
    if (failure) return await step('fail the run', () => failRun(runId, PHASE, failure.message))
    await step('finish', () => finishActionVideo(runId))
  } catch (error) {
    if (isCancelledOrSuperseded(error)) throw error
    if (isStopped(error)) return
    services().log.error('an action video failed unexpectedly', { runId, error: String(error) })
    await step('fail the run', () => failRun(runId, PHASE, 'Something went wrong'))
  }
})
