import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import type { Phase } from '@fablecut/domain/story/status'
import { type QueueName, defineWorkflow, isCancelledOrSuperseded, step } from '../../platform/durable/workflow.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { changeState } from '../../runs/change-state.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { isStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'
import { runShots } from '../stages/run-shots.ts'
import { makeShots } from '../../runs/workflow-names.ts'
import { finishShots } from './finish-shots.ts'
import { reportTakes } from './report-takes.ts'
import { retakeImage } from './retake-image.ts'
import { retakeVideo } from './retake-video.ts'
import { retakeVoice } from './retake-voice.ts'
import { readShotsRun } from './shots-run.ts'

type Making = { readonly work: typeof retakeImage; readonly queue: QueueName; readonly phase: Phase }

const MAKING: Record<ShotMedium, Making> = {
  'audio-voice-over': { work: retakeVoice, queue: 'speech', phase: 'generating_storyboard' },
  image: { work: retakeImage, queue: 'images', phase: 'generating_images' },
  video: { work: retakeVideo, queue: 'videos', phase: 'generating_videos' },
}

/** Makes media of some shots of a story, kind after kind, as new takes; the story can be edited meanwhile. A shot whose picture failed gets no clip. */
defineWorkflow(makeShots, async (runId: string): Promise<void> => {
  try {
    const { userId, storyId, media, shotIds } = await step('read the run', () => outline(runId))
    let left: readonly string[] = shotIds
    for (const medium of media) {
      const { work, queue, phase } = MAKING[medium]
      await step(`enter ${medium}`, () => enter(runId, phase))
      const { succeeded } = await runShots(work, { runId, userId, queue, shotIds: left })
      if (medium === 'image') left = succeeded
    }
    await step('finish', () => finishShots(runId, storyId))
  } catch (error) {
    if (isCancelledOrSuperseded(error)) throw error
    if (isStopped(error)) return
    services().log.error('a run of shots failed unexpectedly', { runId, error: String(error) })
    await step('fail the run', () => failSideRun(runId, 'Something went wrong'))
  }
})

async function outline(runId: string) {
  const { view, asked } = await readShotsRun(runId)
  return { userId: view.userId, storyId: view.storyId, media: asked.media, shotIds: asked.shot_ids }
}

const enter = (runId: string, phase: Phase): Promise<void> =>
  inTransaction(services().pool, async (tx) => {
    await changeState(tx, { runId, status: `processing:${phase}` })
    await reportTakes(tx, runId)
  })
