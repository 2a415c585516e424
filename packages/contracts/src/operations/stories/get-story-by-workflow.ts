import { oc } from '@orpc/contract'
import { z } from 'zod'
import { story } from '../../wire/story.ts'

/** The story of a run; 404 until known. Source: CD-20. */
export const getStoryByWorkflow = oc
  .route({ method: 'GET', path: '/stories/by_workflow/{workflowRunId}', tags: ['Stories'], summary: 'Find the story of a run' })
  .input(z.object({ workflowRunId: z.string().max(100) }))
  .output(z.object({ story }))
