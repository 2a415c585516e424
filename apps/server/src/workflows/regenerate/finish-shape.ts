import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { eq } from 'drizzle-orm'
import type { StoryRow } from '../../access/story-access.ts'
import { readDocument } from '../../editor/own-document.ts'
import { story } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { readRun } from '../../runs/read-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { type ShapeInput, readShotsInput } from '../../runs/shots-input.ts'
import { applyShape } from '../../versions/shape/apply-shape.ts'
import { croppedFiles, planShape, readTakes } from '../../versions/shape/plan-shape.ts'
import { findSubjects, readSubjects } from '../../versions/shape/subjects.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { services } from '../run/services.ts'
import { readTakeRows, takesOutcome } from './finish-shots.ts'

/** Looks for the subjects of the pictures that will be cropped, among them those of shots that could not be composed. */
export async function findSubjectsOfRun(runId: string, signal: AbortSignal | undefined): Promise<void> {
  const { db, pool, storage, workFolder, engines } = services()
  const { storyId, shape } = await readShapeRun(runId)
  const plan = await inTransaction(pool, async (tx) => {
    const { document } = await lockDocument(tx, storyId)
    return planShape(document, await readTakes(tx.db, storyId), shape)
  })
  const { unknown } = await readSubjects(db, croppedFiles(plan))
  await findSubjects({ db, storage, uploadFolder: workFolder, stylist: engines.stylist }, unknown, signal)
}

/**
 * Ends a run for another shape: the story gets the shape, with its takes as far as they could be made. When none could, the run fails and the story
 * stays as it is.
 */
export async function finishShape(runId: string): Promise<void> {
  const { pool } = services()
  const { storyId, shape } = await readShapeRun(runId)
  const { output, message } = takesOutcome(storyId, await readTakeRows(runId, storyId))
  if (message !== null && shape.imageShotIds.length + shape.clipShotIds.length > 0) return failSideRun(runId, message, output)
  try {
    await inTransaction(pool, async (tx) => {
      // Before the story, as everything that ends runs.
      await lockRun(tx, runId)
      const { row } = await lockDocument(tx, storyId)
      await finishRun(tx, { runId, runStatus: 'RUN_SUCCESS', storyStatus: 'completed', money: 'release', output })
      await applyShape(tx, services(), row, shape)
    })
  } catch (error) {
    // After a crash between the commit and the step's record, or cancelled with the last take.
    if (!(error instanceof RunStopped)) throw error
  }
}

async function readShapeRun(runId: string): Promise<{ readonly storyId: string; readonly shape: ShapeInput }> {
  const { storyId, input } = await readRun(services().db, runId)
  const { shape } = readShotsInput(input)
  if (!shape) throw new Error(`The run ${runId} changes no shape`)
  return { storyId, shape }
}

async function lockDocument(tx: OpenTransaction, storyId: string): Promise<{ readonly row: StoryRow; readonly document: StoryDocument }> {
  const [row] = await tx.db.select().from(story).where(eq(story.id, storyId)).for('update')
  if (!row) throw new Error(`There is no story ${storyId}`)
  return readDocument(tx, row)
}
