import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { statusEvent } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

export const statusStream = operation({
  method: 'GET',
  path: '/stories/workflow/status_sse',
  tags: ['Workflows'],
  summary: 'Follow one run',
  access: 'reader',
  description:
    'Live events of one run; the current status comes at once, `Last-Event-ID` resumes. Ends after completed or failed. 400 for a bad id.',
  errors: ['INVALID_WORKFLOW_IDS'],
})
  .input(z.object({ workflowRunId: z.string().max(100) }))
  .output(eventIterator(statusEvent))

export const statusStreamOfMany = operation({
  method: 'POST',
  path: '/stories/workflow/status_sse',
  tags: ['Workflows'],
  summary: 'Follow several runs',
  access: 'reader',
  description: 'Live events of several runs; a run leaves when it is completed or failed.',
})
  .input(z.object({ workflowRunIds: z.array(z.string().max(100)).min(1).max(100) }))
  .output(eventIterator(statusEvent))
