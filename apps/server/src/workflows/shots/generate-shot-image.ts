import { journalCall } from '../run/journal.ts'
import { imageModelOf, readRun } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'
import { generateImage } from './generate-image.ts'
import { captureShare, recordShotFailure, saveImage } from './shot-take.ts'
import { defineShotWork } from '../run/shot-work.ts'

/** Generates a shot's image, captures its price and publishes the progress. */
export const generateShotImage = defineShotWork({
  name: 'paint-shot',
  async run(runId, shotId, attempt, signal) {
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
      async (tx, image) => {
        const take = { resourceType: 'image', role: 'take', mimeType: image.mimeType, prompt: row.imagePrompt } as const
        const file = { aiModel: engine, blob: image.blob, metadata: image.metadata }
        const mediaId = await saveImage(tx, view, row, { ...take, ...file })
        await captureShare(tx, view, 'image', shotId)
        return { mediaId }
      },
    )
  },
  /** Without an image there is no clip either, so both shares are released (CD-112). */
  async giveUp(runId, shotId, message) {
    const { db, engines } = services()
    const view = await readRun(db, runId)
    const aiModel = engineName(engines.image(imageModelOf(view)))
    const prompt = view.shots.find((row) => row.shotId === shotId)?.imagePrompt ?? null
    await recordShotFailure(view, shotId, { label: 'image', releases: ['image', 'video'], aiModel, prompt, message })
  },
})
