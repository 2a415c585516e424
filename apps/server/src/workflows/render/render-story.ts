import { defineWorkflow, isCancelledOrSuperseded, step } from '../../platform/durable/workflow.ts'
import { exportFilm } from '../export/export-film.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { isStopped } from '../../runs/run-stopped.ts'
import { isStageFailure } from '../run/stage-failed.ts'
import { outlineRun } from '../stages/run-outline.ts'
import { services } from '../run/services.ts'
import { renderStory } from '../../runs/workflow-names.ts'

/** Exports the document that the run was started with, while the story stays editable. */
defineWorkflow(renderStory, async (runId: string): Promise<void> => {
  try {
    const { userId } = await step('read the run', () => outlineRun(runId))
    await exportFilm(runId, userId, 'user_exporting_video')
  } catch (error) {
    if (isCancelledOrSuperseded(error)) throw error
    if (isStopped(error)) return
    const isKnown = isStageFailure(error)
    if (!isKnown) services().log.error('a render failed unexpectedly', { runId, error: String(error) })
    await step('fail the run', () => failSideRun(runId, isKnown ? error.message : 'The film could not be exported'))
  }
})
