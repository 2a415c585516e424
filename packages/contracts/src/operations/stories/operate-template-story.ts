import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

/** Source: C-277, H-206, HD-05. */
export const operateTemplateStory = operation({
  method: 'POST',
  path: '/stories/operate_template_story',
  tags: ['Stories'],
  summary: 'Copy an example, or take it away',
  access: 'session',
  description: "`edit` answers a copy of one's own, `delete` takes the example away for this account alone and answers it.",
})
  .input(z.object({ template_story_id: z.string().max(100), operation: z.enum(['edit', 'delete']) }))
  .output(story)
