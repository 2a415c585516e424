import { and, eq } from 'drizzle-orm'
import { captureCredits } from '../../credits/capture-credits.ts'
import { releaseCredits } from '../../credits/release-credits.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { shot } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { journalCall } from '../run/journal.ts'
import { saveFailedTake, saveTake } from '../run/save-take.ts'
import { readRun, shareOf, videoModelOf } from '../../runs/read-run.ts'
import { reportProgress } from '../../runs/report-progress.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'
import { endFrameOf, generateClip } from './generate-clip.ts'
import { defineShotWork } from '../run/shot-work.ts'

/** Generates a shot's clip. Not called for shots without an image. */
export const generateShotClip = defineShotWork({
  name: 'animate-shot',
  async make(runId, shotId, attempt, signal) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row?.activeImageId || row.activeVideoId) return
    const model = engines.video(videoModelOf(view))
    const engine = engineName(model)
    const endFrameId = endFrameOf(view, row)
    const choices = { seed: (view.inputs.seed ?? 1) + view.shots.indexOf(row), ...(endFrameId !== undefined && { endFrameId }) }
    await journalCall(
      pool,
      { id: `${runId}:video:${shotId}:${attempt}`, runId, shotId, kind: 'video', engine, isLocal: model.provider === 'builtin' },
      () => generateClip(view, row, model, choices, signal),
      async (tx, made) => {
        const mediaId = await saveTake(tx, {
          userId: view.userId,
          storyId: view.storyId,
          shotId,
          runId,
          aiModel: engine,
          blob: made.blob,
          metadata: made.metadata,
          resourceType: 'video',
          role: 'take',
          mimeType: 'video/mp4',
          title: row.title,
          prompt: row.videoPrompt,
          referenceMediaId: row.activeImageId!,
          ...(endFrameId !== undefined && { endFrameMediaId: endFrameId }),
        })
        await tx.db
          .update(shot)
          .set({ activeVideoId: mediaId })
          .where(and(eq(shot.storyId, view.storyId), eq(shot.shotId, shotId)))
        await captureCredits(tx, await lockRunBilling(tx, runId), { label: 'video', shotId, credits: shareOf(view, 'video', shotId) })
        await reportProgress(tx, runId, 'video')
        return { mediaId }
      },
    )
  },
  async giveUp(runId, shotId, message) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    await inTransaction(pool, async (tx) => {
      await lockRun(tx, runId)
      await saveFailedTake(tx, {
        userId: view.userId,
        storyId: view.storyId,
        runId,
        shotId,
        resourceType: 'video',
        title: row?.title ?? '',
        aiModel: engineName(engines.video(videoModelOf(view))),
        prompt: row?.videoPrompt ?? null,
        message,
      })
      await releaseCredits(tx, await lockRunBilling(tx, runId), { label: 'video', shotId, credits: shareOf(view, 'video', shotId) })
      await reportProgress(tx, runId, 'video')
    })
  },
})
