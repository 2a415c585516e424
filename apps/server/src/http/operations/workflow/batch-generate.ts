import { startBatch } from '../../../generation/start-batch.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const batchGenerate = api.workflow.batchGenerate.handler(async ({ input: { query, body }, context }) => {
  await context.services.limit('start', signedIn(context).id)
  return startBatch(context.services.stories, {
    ...query,
    viewer: context.account,
    mediaTypes: body.media_types,
    shotIds: body.shot_ids,
    picked: body.advanced_settings ?? {},
    endFrameUrls: body.end_frame_image_url_shot_map ?? {},
    referenceUrls: body.reference_image_urls_shot_map ?? {},
    expectedCredits: body.expected_credits,
    idempotencyKey: idempotencyKey(context),
  })
})
