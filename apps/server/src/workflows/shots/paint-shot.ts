import type { PaintMetadata, PaintOptions } from '@fablecut/engines/ports/options'
import { and, eq } from 'drizzle-orm'
import { captureCredits } from '../../credits/capture-credits.ts'
import { releaseCredits } from '../../credits/release-credits.ts'
import { readRunMoney } from '../../credits/run-money.ts'
import { shot } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { kindOf } from '../kinds/kinds.ts'
import { lockRun } from '../run/change-state.ts'
import { journalCall } from '../run/journal.ts'
import { keepFailedTake, keepTake } from '../run/keep-take.ts'
import { type RunView, type ShotRow, imageModelOf, readRun, shareOf } from '../run/read-run.ts'
import { reportProgress } from '../run/report-progress.ts'
import { services } from '../services.ts'
import { bytesOf } from './bytes-of.ts'
import { engineName } from './engine-name.ts'
import { defineShotWork } from './shot-work.ts'

/** Paints a shot's picture, takes its price and shows it to who watches. */
export const paintShot = defineShotWork({
  name: 'paint-shot',
  async make(runId, shotId, attempt, signal) {
    const { db, pool, engines, storage } = services()
    const view = await readRun(db, runId)
    const one = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!one || one.activeImageId) return
    const model = engines.image(imageModelOf(view))
    const engine = engineName(model)
    await journalCall(
      pool,
      { id: `${runId}:image:${shotId}:${attempt}`, runId, shotId, kind: 'image', engine, isLocal: model.provider === 'builtin' },
      async () => {
        const answer = await model.doGenerate(paintCall(view, one, signal))
        const drawn = answer.providerMetadata?.['fablecut'] as PaintMetadata | undefined
        const bytes = bytesOf(answer.images[0]!)
        return { blob: await storage.putBytes(bytes), mimeType: pictureType(bytes), metadata: { ...drawn, ...sizeOf(view) } }
      },
      async (tx, made) => {
        const mediaId = await keepTake(tx, {
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
          title: one.title,
          prompt: one.imagePrompt,
        })
        await tx.db
          .update(shot)
          .set({ activeImageId: mediaId })
          .where(and(eq(shot.storyId, view.storyId), eq(shot.shotId, shotId)))
        await captureCredits(tx, await readRunMoney(tx, runId), { label: 'image', shotId, credits: shareOf(view, 'image', shotId) })
        await reportProgress(tx, runId, 'image')
        return { mediaId }
      },
    )
  },
  /** Without a picture there will be no clip either, so both shares go back (CD-112). */
  async giveUp(runId, shotId, message) {
    const { db, pool } = services()
    const view = await readRun(db, runId)
    await inTransaction(pool, async (tx) => {
      await lockRun(tx, runId)
      await keepFailedTake(tx, { ...failedTake(view, shotId), message })
      const money = await readRunMoney(tx, runId)
      for (const label of ['image', 'video'] as const)
        await releaseCredits(tx, money, { label, shotId, credits: shareOf(view, label, shotId) })
      await reportProgress(tx, runId, 'image')
    })
  },
})

function failedTake(view: RunView, shotId: string) {
  const one = view.shots.find((candidate) => candidate.shotId === shotId)
  const aiModel = engineName(services().engines.image(imageModelOf(view)))
  const base = { userId: view.userId, storyId: view.storyId, runId: view.id, shotId, aiModel, resourceType: 'image' as const }
  return { ...base, title: one?.title ?? '', prompt: one?.imagePrompt ?? null }
}

const sizeOf = ({ story: { width, height } }: RunView) => ({ width, height })

function paintCall(view: RunView, one: ShotRow, signal: AbortSignal | undefined) {
  const { width, height } = sizeOf(view)
  const options: PaintOptions = {
    ...kindOf(view).paint(view),
    shotIndex: view.shots.indexOf(one),
    shotCount: view.shots.length,
    storySeed: view.inputs.seed ?? 1,
  }
  return {
    prompt: one.imagePrompt,
    n: 1,
    size: `${width}x${height}` as const,
    aspectRatio: undefined,
    seed: (view.inputs.seed ?? 1) + view.shots.indexOf(one),
    files: undefined,
    mask: undefined,
    providerOptions: { fablecut: { ...options } },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  }
}

/** By the first bytes: models answer PNG, JPEG or WebP. */
function pictureType(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
