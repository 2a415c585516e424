import { RUN_STATUSES } from '@fablecut/domain/story/status'
import { z } from 'zod'
import { operation } from '../../operation.ts'

export const cancel = operation({
  method: 'POST',
  path: '/stories/workflow/cancel',
  tags: ['Workflows'],
  summary: 'Cancel a run',
  access: 'creator',
  description: 'Cancels a run and releases credits that were not captured. 409 for a finished run.',
  errors: ['CONFLICT'],
})
  .input(z.object({ workflowRunId: z.string().max(100) }))
  .output(z.object({ workflowRunId: z.string(), status: z.enum(RUN_STATUSES) }))
