import { RUN_STATUSES } from '@fablecut/domain/story/status'
import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Stops a run; what was not captured is released. A finished run answers 409. Source: CD-113. */
export const cancel = oc
  .route({ method: 'POST', path: '/stories/workflow/cancel', tags: ['Workflows'], summary: 'Cancel a run' })
  .input(z.object({ workflowRunId: z.string().max(100) }))
  .output(z.object({ workflowRunId: z.string(), status: z.enum(RUN_STATUSES) }))
