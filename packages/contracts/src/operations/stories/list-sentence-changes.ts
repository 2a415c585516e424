import { z } from 'zod'
import { operation } from '../../operation.ts'

export const listSentenceChanges = operation({
  method: 'GET',
  path: '/stories/{id}/sentence-changes',
  tags: ['Editor'],
  summary: 'List the running changes of sentences',
  access: 'creator',
  description: 'The runs that change what shots of a story say and have not ended, oldest first, with the words that are being spoken.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ changes: z.array(z.object({ workflowRunId: z.string(), shot_id: z.string(), text: z.string() })) }))
