import { RUN_STATUSES } from '@fablecut/domain/story/status'
import { z } from 'zod'
import { runResult } from '../../wire/run.ts'
import { story, storyStatus } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const status = operation({
  method: 'POST',
  path: '/stories/workflow/status',
  tags: ['Workflows'],
  summary: 'Get the status of runs',
  access: 'reader',
  description:
    'Returns the status of runs. The top-level fields are set for a single id. 400 for ids that are not runs of a readable story.',
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
