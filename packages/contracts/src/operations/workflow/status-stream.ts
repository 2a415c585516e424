import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { statusEvent } from '../../wire/run.ts'

/** Live events of one run; the current status comes at once, `Last-Event-ID` resumes. Ends after completed or failed. 400 for a bad id. Source: C-297, CD-90. */
export const statusStream = oc
  .route({ method: 'GET', path: '/stories/workflow/status_sse', tags: ['Workflows'], summary: 'Follow one run' })
  .input(z.object({ workflowRunId: z.string().max(100) }))
  .output(eventIterator(statusEvent))

/** Live events of several runs; a run leaves when it is completed or failed. Source: C-298, C-221. */
export const statusStreamOfMany = oc
  .route({ method: 'POST', path: '/stories/workflow/status_sse', tags: ['Workflows'], summary: 'Follow several runs' })
  .input(z.object({ workflowRunIds: z.array(z.string().max(100)).min(1).max(100) }))
  .output(eventIterator(statusEvent))
