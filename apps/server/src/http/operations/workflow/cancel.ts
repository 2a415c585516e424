import { cancelRun } from '../../../runs/cancel-run.ts'
import { api } from '../../kernel/api.ts'

export const cancel = api.workflow.cancel.handler(async ({ input, context }) => {
  await cancelRun(context.services.stories, { viewer: context.account, runId: input.workflowRunId })
  return { workflowRunId: input.workflowRunId, status: 'RUN_CANCELED' as const }
})
