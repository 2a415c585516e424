import { startCharacterVlog } from '../../../generation/start-character-vlog.ts'
import { startedMessage } from '../../../generation/started-message.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const generateCharacterVlog = api.workflow.generateCharacterVlog.handler(async ({ input, context }) => {
  const { id, teamId } = signedIn(context)
  await context.services.limit('start', id)
  const run = await startCharacterVlog(context.services.stories, { userId: id, teamId, input, idempotencyKey: idempotencyKey(context) })
  return { ...run, data: { message: startedMessage('character_vlog', run.workflowRunId) } }
})
