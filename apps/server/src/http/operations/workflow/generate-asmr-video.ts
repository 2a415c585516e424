import { startAsmrVideo } from '../../../generation/start-asmr-video.ts'
import { startedMessage } from '../../../generation/started-message.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const generateAsmrVideo = api.workflow.generateAsmrVideo.handler(async ({ input, context }) => {
  const { id, teamId } = signedIn(context)
  await context.services.limit('start', id)
  const run = await startAsmrVideo(context.services.stories, { userId: id, teamId, input, idempotencyKey: idempotencyKey(context) })
  return { ...run, data: { message: startedMessage('asmr_video', run.workflowRunId) } }
})
