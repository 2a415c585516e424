import { startScriptToVideo } from '../../../generation/start-script-to-video.ts'
import { startedMessage } from '../../../generation/started-message.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'

export const generateScriptToVideo = api.workflow.generateScriptToVideo.handler(async ({ input, context }) => {
  const { id, teamId } = signedIn(context)
  await context.services.limit('start', id)
  const run = await startScriptToVideo(context.services.stories, { userId: id, teamId, input, idempotencyKey: idempotencyKey(context) })
  return { ...run, data: { message: startedMessage('script_to_video', run.workflowRunId) } }
})
