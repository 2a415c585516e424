import { journalCall } from '../run/journal.ts'
import { readRun, videoModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'
import { firstClipRequest, framesOf, generateClip } from './generate-clip.ts'
import { captureShare, recordShotFailure, saveActiveTake } from './shot-take.ts'
import { defineShotWork } from '../run/shot-work.ts'

/** Generates a shot's clip. Not called for shots without an image. */
export const generateShotClip = defineShotWork({
  name: 'animate-shot',
  async run(runId, shotId, attempt, signal) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row?.activeImageId || row.activeVideoId) return
    const model = engines.video(videoModelOf(view))
    const engine = engineName(model)
    const request = firstClipRequest(view, row)
    await journalCall(
      pool,
      { id: `${runId}:video:${shotId}:${attempt}`, runId, shotId, kind: 'video', engine, isLocal: model.provider === 'builtin' },
      () => generateClip(view, row, model, request, signal),
      async (tx, clip) => {
        const take = { resourceType: 'video', role: 'take', mimeType: 'video/mp4', prompt: row.videoPrompt } as const
        const file = { aiModel: engine, blob: clip.blob, metadata: clip.metadata }
        const frames = framesOf(row, request.endFrameId)
        const mediaId = await saveActiveTake(tx, { view, row, column: 'activeVideoId' }, { ...take, ...file, ...frames })
        await captureShare(tx, view, 'video', shotId)
        return { mediaId }
      },
    )
  },
  async giveUp(runId, shotId, message) {
    const { db, engines } = services()
    const view = await readRun(db, runId)
    const aiModel = engineName(engines.video(videoModelOf(view)))
    const prompt = view.shots.find((row) => row.shotId === shotId)?.videoPrompt ?? null
    await recordShotFailure(view, shotId, { label: 'video', releases: ['video'], aiModel, prompt, message })
  },
})
