import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const getStoryByWorkflow = operation({
  method: 'GET',
  path: '/stories/by_workflow/{workflowRunId}',
  tags: ['Stories'],
  summary: 'Get the story of a run',
  access: 'reader',
  description: 'Returns the story of a run. 404 while it is unknown.',
})
  .input(z.object({ workflowRunId: z.string().max(100) }))
  .output(z.object({ story }))
