import { and, eq } from 'drizzle-orm'
import { captureCredits } from '../../credits/capture-credits.ts'
import { releaseCredits } from '../../credits/release-credits.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { shot } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { journalCall } from '../run/journal.ts'
import { saveFailedTake, saveTake } from '../run/save-take.ts'
import { type RunView, imageModelOf, readRun, shareOf } from '../../runs/read-run.ts'
import { reportProgress } from '../../runs/report-progress.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'
import { generateImage } from './generate-image.ts'
import { defineShotWork } from '../run/shot-work.ts'

/** Generates a shot's image, captures its price and publishes the progress. */
export const generateShotImage = defineShotWork({
  name: 'paint-shot',
  async make(runId, shotId, attempt, signal) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row || row.activeImageId) return
    const model = engines.image(imageModelOf(view))
    const engine = engineName(model)
    await journalCall(
      pool,
      { id: `${runId}:image:${shotId}:${attempt}`, runId, shotId, kind: 'image', engine, isLocal: model.provider === 'builtin' },
      () => generateImage(view, row, model, { seed: (view.inputs.seed ?? 1) + view.shots.indexOf(row) }, signal),
      async (tx, made) => {
        const mediaId = await saveTake(tx, {
          userId: view.userId,
          storyId: view.storyId,
          shotId,
          runId,
          aiModel: engine,
          blob: made.blob,
          metadata: made.metadata,
          resourceType: 'image',
          role: 'take',
          mimeType: made.mimeType,
          title: row.title,
          prompt: row.imagePrompt,
        })
        await tx.db
          .update(shot)
          .set({ activeImageId: mediaId })
          .where(and(eq(shot.storyId, view.storyId), eq(shot.shotId, shotId)))
        await captureCredits(tx, await lockRunBilling(tx, runId), { label: 'image', shotId, credits: shareOf(view, 'image', shotId) })
        await reportProgress(tx, runId, 'image')
        return { mediaId }
      },
    )
  },
  /** Without an image there is no clip either, so both shares are released (CD-112). */
  async giveUp(runId, shotId, message) {
    const { db, pool } = services()
    const view = await readRun(db, runId)
    await inTransaction(pool, async (tx) => {
      await lockRun(tx, runId)
      await saveFailedTake(tx, { ...failedTake(view, shotId), message })
      const money = await lockRunBilling(tx, runId)
      for (const label of ['image', 'video'] as const)
        await releaseCredits(tx, money, { label, shotId, credits: shareOf(view, label, shotId) })
      await reportProgress(tx, runId, 'image')
    })
  },
})

function failedTake(view: RunView, shotId: string) {
  const row = view.shots.find((candidate) => candidate.shotId === shotId)
  const aiModel = engineName(services().engines.image(imageModelOf(view)))
  const base = { userId: view.userId, storyId: view.storyId, runId: view.id, shotId, aiModel, resourceType: 'image' as const }
  return { ...base, title: row?.title ?? '', prompt: row?.imagePrompt ?? null }
}
