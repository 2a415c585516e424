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
import { arrivalOf, generateClip } from './generate-clip.ts'
import { defineShotWork } from '../run/shot-work.ts'

/** Moves a shot's picture. Shots without a picture are not asked for. */
export const generateShotClip = defineShotWork({
  name: 'animate-shot',
  async make(runId, shotId, attempt, signal) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const one = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!one?.activeImageId || one.activeVideoId) return
    const model = engines.video(videoModelOf(view))
    const engine = engineName(model)
    const endFrameId = arrivalOf(view, one)
    const choices = { seed: (view.inputs.seed ?? 1) + view.shots.indexOf(one), ...(endFrameId !== undefined && { endFrameId }) }
    await journalCall(
      pool,
      { id: `${runId}:video:${shotId}:${attempt}`, runId, shotId, kind: 'video', engine, isLocal: model.provider === 'builtin' },
      () => generateClip(view, one, model, choices, signal),
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
          title: one.title,
          prompt: one.videoPrompt,
          referenceMediaId: one.activeImageId!,
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
    const one = view.shots.find((candidate) => candidate.shotId === shotId)
    await inTransaction(pool, async (tx) => {
      await lockRun(tx, runId)
      await saveFailedTake(tx, {
        userId: view.userId,
        storyId: view.storyId,
        runId,
        shotId,
        resourceType: 'video',
        title: one?.title ?? '',
        aiModel: engineName(engines.video(videoModelOf(view))),
        prompt: one?.videoPrompt ?? null,
        message,
      })
      await releaseCredits(tx, await lockRunBilling(tx, runId), { label: 'video', shotId, credits: shareOf(view, 'video', shotId) })
      await reportProgress(tx, runId, 'video')
    })
  },
})
