import { resumePreview } from '../../../generation/resume-preview.ts'
import { startedMessage } from '../../../generation/started-message.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const resume = api.workflow.resume.handler(async ({ input, context }) => {
  await context.services.limit('start', signedIn(context).id)
  const expected = input.expected_credits === undefined ? {} : { expectedCredits: input.expected_credits }
  const request = { viewer: context.account, storyId: input.story_id, idempotencyKey: idempotencyKey(context), ...expected }
  const { category, ...run } = await resumePreview(context.services.stories, request)
  return { ...run, data: { message: startedMessage(category, run.workflowRunId) } }
})
