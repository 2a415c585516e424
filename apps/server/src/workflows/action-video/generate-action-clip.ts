import { captureCredits } from '../../credits/capture-credits.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { readActionVideoInput } from '../../generation/action-video/run-input.ts'
import { readRun } from '../../runs/read-run.ts'
import { engineOf, makeFile } from '../provider-calls/maker.ts'
import { saveTake } from '../run/save-take.ts'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { actionClipMaker } from './action-clip-maker.ts'

/** Stands for the shot of an action video, which has none. */
export const ACTION_CLIP = 'action'

/** Generates the clip of an action video and charges it. */
export const generateActionClip = defineShotWork({
  name: 'action-clip',
  async run(runId, shotId, attempt, signal) {
    const view = await readRun(services().db, runId)
    const input = readActionVideoInput(view.input)
    const maker = await actionClipMaker(view, input, signal)
    await makeFile(
      { runId, shotId, kind: 'video', medium: 'video', attempt },
      maker,
      async (tx, { blob, mimeType, metadata }) => {
        const { userId, storyId, priceCredits } = view
        const take = { userId, storyId, runId, resourceType: 'video', role: 'take', title: view.story.title, prompt: input.prompt } as const
        const mediaId = await saveTake(tx, {
          ...take,
          aiModel: engineOf(maker),
          mimeType,
          blob,
          metadata,
          referenceMediaId: input.characterId,
        })
        await captureCredits(tx, await lockRunBilling(tx, runId), { label: 'video', credits: priceCredits })
        return { mediaId }
      },
      signal,
    )
  },
  giveUp: async () => {},
})
