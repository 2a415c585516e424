import { readRun } from '../../runs/read-run.ts'
import { makeFile } from '../provider-calls/maker.ts'
import { services } from '../run/services.ts'
import { imageEngine, imageMaker } from './image-maker.ts'
import { captureShare, recordShotFailure, saveImage } from './shot-take.ts'
import { defineShotWork } from '../run/shot-work.ts'

/** Generates a shot's image, captures its price and publishes the progress. */
export const generateShotImage = defineShotWork({
  name: 'paint-shot',
  async run(runId, shotId, attempt, signal) {
    const view = await readRun(services().db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row || row.activeImageId) return
    const seed = (view.inputs.seed ?? 1) + view.shots.indexOf(row)
    const maker = await imageMaker(view, row, { seed }, signal)
    await makeFile(
      { runId, shotId, kind: 'image', medium: 'image', attempt },
      maker,
      async (tx, image, aiModel) => {
        const take = { resourceType: 'image', role: 'take', mimeType: image.mimeType, prompt: row.imagePrompt } as const
        const file = { aiModel, blob: image.blob, metadata: image.metadata }
        const mediaId = await saveImage(tx, view, row, { ...take, ...file })
        await captureShare(tx, view, 'image', shotId)
        return { mediaId }
      },
      signal,
    )
  },
  /** Without an image there is no clip either, so both shares are released (CD-112). */
  async giveUp(runId, shotId, message) {
    const view = await readRun(services().db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    const [aiModel, prompt] = [imageEngine(view, row), row?.imagePrompt ?? null]
    await recordShotFailure(view, shotId, { label: 'image', releases: ['image', 'video'], aiModel, prompt, message })
  },
})
