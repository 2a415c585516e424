import { recoverStory } from '../../../exports/recover-story.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const rebuildTimelineAndExport = api.workflow.rebuildTimelineAndExport.handler(async ({ input, context }) => {
  await context.services.limit('start', signedIn(context).id)
  const run = await recoverStory(context.services.stories, {
    viewer: context.account,
    storyId: input.story_id,
    reselectMusic: input.force_music_reselection,
    rebuildTimeline: input.rebuild_timeline ?? false,
    idempotencyKey: idempotencyKey(context),
  })
  return { ...run, data: { message: `Export started with workflow ${run.workflowRunId}` } }
})
