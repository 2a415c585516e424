import { readRun } from '../../runs/read-run.ts'
import { makeFile } from '../provider-calls/maker.ts'
import { services } from '../run/services.ts'
import { clipEngine, clipMaker } from './clip-maker.ts'
import { firstClipRequest, framesOf } from './generate-clip.ts'
import { captureShare, recordShotFailure, saveActiveTake } from './shot-take.ts'
import { defineShotWork } from '../run/shot-work.ts'

/** Generates a shot's clip. Not called for shots without an image. */
export const generateShotClip = defineShotWork({
  name: 'animate-shot',
  async run(runId, shotId, attempt, signal) {
    const view = await readRun(services().db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row?.activeImageId || row.activeVideoId) return
    const request = firstClipRequest(view, row)
    const maker = await clipMaker(view, row, request, signal)
    await makeFile(
      { runId, shotId, kind: 'video', medium: 'video', attempt },
      maker,
      async (tx, clip, aiModel) => {
        const take = { resourceType: 'video', role: 'take', mimeType: clip.mimeType, prompt: row.videoPrompt } as const
        const file = { aiModel, blob: clip.blob, metadata: clip.metadata }
        const frames = framesOf(row, request.endFrameId)
        const mediaId = await saveActiveTake(tx, { view, row, column: 'activeVideoId' }, { ...take, ...file, ...frames })
        await captureShare(tx, view, 'video', shotId)
        return { mediaId }
      },
      signal,
    )
  },
  async giveUp(runId, shotId, message) {
    const view = await readRun(services().db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    const [aiModel, prompt] = [clipEngine(view, row), row?.videoPrompt ?? null]
    await recordShotFailure(view, shotId, { label: 'video', releases: ['video'], aiModel, prompt, message })
  },
})
