import { AppError } from '@fablecut/contracts/errors/app-error'
import type { AsmrVideoInput } from '@fablecut/contracts/operations/workflow/generate-asmr-video'
import { asmrStyleOf, hasLeftoverPlaceholder } from '@fablecut/domain/story/inputs/asmr'
import { requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { requireUsableModels } from './require-usable.ts'
import { type StartRequest, type StartedRun, startGeneration } from './start-generation.ts'
import { requireScript } from './start-script-to-video.ts'
import type { StoryServices } from '../platform/story-services.ts'

/** Starts an ASMR video or its preview. */
export async function startAsmrVideo(services: StoryServices, start: StartRequest<AsmrVideoInput>): Promise<StartedRun> {
  const { userId, input } = start
  requireScript(input.script_content)
  if (hasLeftoverPlaceholder(input.script_content)) {
    const message = 'Please fill in the material'
    throw new AppError('INVALID_INPUT', { message, data: { fields: { script_content: message } } })
  }
  requireUsableModels(input.advanced_settings, { storyType: 'asmr_video' }, [])
  await requireOwnMediaUrls(services.db, userId, { background_music: input.background_music })
  const { expected_credits: _, remixed_from: __, accepts_unpublishable: ___, ...inputs } = input
  return startGeneration(services, start, {
    path: '/stories/workflow/generate_asmr_video',
    category: 'asmr_video',
    title: asmrStyleOf(input.asmr_type)!.name,
    aspectRatio: input.aspect_ratio,
    inputs,
  })
}
