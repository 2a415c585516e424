import { RUN_STATUSES } from '@fablecut/domain/story/status'
import { z } from 'zod'
import { runResult } from '../../wire/run.ts'
import { story, storyStatus } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const status = operation({
  method: 'POST',
  path: '/stories/workflow/status',
  tags: ['Workflows'],
  summary: 'Read the status of runs',
  access: 'reader',
  description: 'Polls runs. The top-level fields are those of a single id. An id that is no run of a readable story is 400.',
  errors: ['INVALID_WORKFLOW_IDS'],
})
  .input(z.object({ workflowRunIds: z.array(z.string().max(100)).min(1).max(100) }))
  .output(
    z.object({
      status: z.enum(RUN_STATUSES).nullable(),
      output: z.record(z.string(), z.unknown()).nullable(),
      error: z.string().nullable(),
      step: storyStatus.nullable(),
      story: story.nullable(),
      results: z.array(runResult),
    }),
  )
