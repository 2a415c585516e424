import { fromWireTexts } from '@fablecut/contracts/wire/shot'
import { startRegeneration } from '../../../generation/start-regeneration.ts'
import { startedMessage } from '../../../generation/started-message.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

/** Takes both spellings of what is asked (ED-39). */
export const regenerateShot = api.workflow.regenerateShot.handler(async ({ input: { query, body }, context }) => {
  await context.services.limit('start', signedIn(context).id)
  const { image_prompt = body.imagePrompt, video_prompt = body.videoPrompt, voice_over } = body
  const run = await startRegeneration(context.services.stories, {
    ...query,
    viewer: context.account,
    mediaTypes: body.media_types ?? body.mediaTypesArray,
    texts: fromWireTexts({ image_prompt, video_prompt, voice_over }),
    picked: body.advanced_settings ?? {},
    endFrameUrl: body.end_frame_image_url,
    referenceUrls: body.reference_image_urls ?? [],
    expectedCredits: body.expected_credits,
    idempotencyKey: idempotencyKey(context),
  })
  return { ...run, data: { message: startedMessage('shot', run.workflowRunId) } }
})
