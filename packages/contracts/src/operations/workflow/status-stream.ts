import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { statusEvent } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

export const statusStream = operation({
  method: 'GET',
  path: '/stories/workflow/status_sse',
  tags: ['Workflows'],
  summary: 'Stream the status of a run',
  access: 'reader',
  description:
    'Streams status events of one run, starting with the current status. Resumable with `Last-Event-ID`. Ends when the run is completed or failed. 400 for an invalid id.',
  errors: ['INVALID_WORKFLOW_IDS'],
})
  .input(z.object({ workflowRunId: z.string().max(100) }))
  .output(eventIterator(statusEvent))

export const statusStreamOfMany = operation({
  method: 'POST',
  path: '/stories/workflow/status_sse',
  tags: ['Workflows'],
  summary: 'Stream the status of several runs',
  access: 'reader',
  description: 'Streams status events of several runs. Ends when all runs are completed or failed.',
})
  .input(z.object({ workflowRunIds: z.array(z.string().max(100)).min(1).max(100) }))
  .output(eventIterator(statusEvent))
