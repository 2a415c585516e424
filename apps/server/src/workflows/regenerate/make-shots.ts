import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import type { Phase } from '@fablecut/domain/story/status'
import type { QueueName } from '../../platform/durable/queues.ts'
import { defineWorkflow, isCancelledOrSuperseded, step } from '../../platform/durable/workflow.ts'
import { addLogContext } from '../../platform/logging/log-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { changeState } from '../../runs/change-state.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { isStopped } from '../../runs/run-stopped.ts'
import type { ShapeInput, ShotsInput } from '../../runs/shots-input.ts'
import { services } from '../run/services.ts'
import { makeCharacterSheet, needsCharacterSheet } from '../character-sheet/make-character-sheet.ts'
import { WHOLE_STORY } from '../shots/compose-music.ts'
import { runShots } from '../stages/run-shots.ts'
import { makeShots } from '../../runs/workflow-names.ts'
import { findSubjectsOfRun, finishShape } from './finish-shape.ts'
import { finishSentence } from './finish-sentence.ts'
import { finishShots } from './finish-shots.ts'
import { reportTakes } from './report-takes.ts'
import { regenerateImage } from './regenerate-image.ts'
import { regenerateClip } from './regenerate-clip.ts'
import { regenerateSpeech } from './regenerate-speech.ts'
import { fitOfSentence } from './sentence-run.ts'
import { readShotsRun } from './shots-run.ts'

type MediumWork = { readonly work: typeof regenerateImage; readonly queue: QueueName; readonly phase: Phase }

const WORK_OF_MEDIUM: Record<ShotMedium, MediumWork> = {
  'audio-voice-over': { work: regenerateSpeech, queue: 'speech', phase: 'generating_storyboard' },
  image: { work: regenerateImage, queue: 'images', phase: 'generating_images' },
  video: { work: regenerateClip, queue: 'videos', phase: 'generating_videos' },
}

/**
 * Generates media of shots, one type after the other, as new takes while the story stays editable. A shot with a failed image gets no clip. A run for
 * another shape ends with the story in that shape, one with a new sentence with the shot that says it.
 */
defineWorkflow(makeShots, async (runId: string): Promise<void> => {
  try {
    const { userId, storyId, media, shotIds, shape, sentence, byMedium } = await step('read the run', () => outline(runId))
    addLogContext({ accountId: userId })
    let remaining: readonly string[] = shotIds
    for (const medium of media) {
      if (sentence !== undefined && medium === 'video' && !(await step('fit the clip', () => needsClip(runId)))) continue
      const { work, queue, phase } = WORK_OF_MEDIUM[medium]
      const { needsSheet } = (await step(`enter ${medium}`, () => enter(runId, medium, phase))) ?? { needsSheet: false }
      if (needsSheet) await runShots(makeCharacterSheet, { runId, userId, queue, shotIds: [WHOLE_STORY] })
      const chosen = shape ? shapeShots(shape, medium, remaining) : chosenShots(byMedium, medium, remaining)
      const { succeeded, failed } = await runShots(work, { runId, userId, queue, shotIds: chosen })
      if (medium !== 'image') continue
      remaining = shape || byMedium ? shotIds.filter((shotId) => !failed.some((one) => one.shotId === shotId)) : succeeded
    }
    if (shape) await step('find subjects', (signal) => findSubjectsOfRun(runId, signal))
    const [shotId = ''] = shotIds
    if (sentence !== undefined) return await step('change the sentence', () => finishSentence({ runId, storyId, shotId, text: sentence }))
    await (shape ? step('change the shape', () => finishShape(runId)) : step('finish', () => finishShots(runId, storyId)))
  } catch (error) {
    if (isCancelledOrSuperseded(error)) throw error
    if (isStopped(error)) return
    services().log.error('a run of shots failed unexpectedly', { runId, error: String(error) })
    await step('fail the run', () => failSideRun(runId, 'Something went wrong'))
  }
})

async function outline(runId: string) {
  const { view, input } = await readShotsRun(runId)
  const { media, shotIds, shape, sentence, byMedium } = input
  return {
    userId: view.userId,
    storyId: view.storyId,
    media,
    shotIds,
    ...(shape && { shape }),
    ...(sentence !== undefined && { sentence }),
    ...(byMedium && { byMedium }),
  }
}

const chosenShots = (byMedium: ShotsInput['byMedium'], medium: ShotMedium, remaining: readonly string[]): readonly string[] =>
  byMedium ? byMedium[medium].filter((shotId) => remaining.includes(shotId)) : remaining

/** Whether the clip of a sentence's shot is too short for its new voice; false without that voice. */
async function needsClip(runId: string): Promise<boolean> {
  const { view, input } = await readShotsRun(runId)
  return (await fitOfSentence(view, input.shotIds[0] ?? ''))?.fit === 'too_short'
}

const shapeShots = ({ imageShotIds, clipShotIds }: ShapeInput, medium: ShotMedium, remaining: readonly string[]): readonly string[] =>
  (medium === 'image' ? imageShotIds : clipShotIds).filter((shotId) => remaining.includes(shotId))

/** The step's recorded output; undefined in runs of releases without character sheets. */
type Entered = { readonly needsSheet: boolean } | undefined

async function enter(runId: string, medium: ShotMedium, phase: Phase): Promise<Entered> {
  await inTransaction(services().pool, async (tx) => {
    await changeState(tx, { runId, status: `processing:${phase}` })
    await reportTakes(tx, runId)
  })
  return { needsSheet: medium === 'image' && (await needsCharacterSheet(runId)) }
}
