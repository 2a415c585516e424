import { startExport } from '../../../exports/start-export.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const exportStory = api.workflow.export.handler(async ({ input, context }) => {
  const { services, account } = context
  await services.limit('start', signedIn(context).id)
  const run = await startExport(services.stories, {
    viewer: account,
    storyId: input.story_id,
    removeWatermark: input.remove_watermark,
    steps: input.extra_steps ?? [],
    contestIsOpen: services.settings.contestFormUrl !== null,
    idempotencyKey: idempotencyKey(context),
  })
  return { ...run, data: { message: `Export started with workflow ${run.workflowRunId}` } }
})
